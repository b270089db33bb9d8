"""A set of puzzles: so many of every theme, of every game that brings any."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from .checking import faults
from .puzzle import InvalidPuzzle, Puzzle
from .workshop import find_workshop, workshops

SEED = "larceny puzzles 1"


def set_of(games: Sequence[str], number: int | None) -> dict[str, dict[str, int]]:
    """Say how many puzzles of each theme make a set: the usual ones, or so many of a game."""
    wanted: dict[str, dict[str, int]] = {}
    for game in games or list(workshops()):
        usual = find_workshop(game).themes
        wanted[game] = dict(usual) if number is None else share(usual, number)
    return wanted


def share(usual: Mapping[str, int], number: int) -> dict[str, int]:
    """Share a number out in the usual proportions, to the last one."""
    whole, before, shared = sum(usual.values()), 0, {}
    given = 0
    for theme, part in usual.items():
        before += part
        upto = number * before // whole
        shared[theme] = upto - given
        given = upto
    return shared


def make_set(seed: str, wanted: Mapping[str, Mapping[str, int]]) -> Iterator[Puzzle]:
    """Make puzzles, and keep those without a fault; the same ones for the same seed."""
    for game, themes in wanted.items():
        workshop = find_workshop(game)
        missing = dict(themes)
        ids: set[str] = set()
        attempt = 0
        while any(number > 0 for number in missing.values()):
            again = f"/{attempt}" if attempt else ""
            before = len(ids)
            for made in workshop.make(f"{seed}{again}", missing.copy()):
                puzzle = replace(made, answers=by_lot(made))
                if puzzle.id not in ids and not faults(puzzle):
                    ids.add(puzzle.id)
                    missing[puzzle.theme] -= 1
                    yield puzzle
            if len(ids) == before:  # it would go on like that for ever
                raise InvalidPuzzle("none-proven", game=game)
            attempt += 1


def by_lot(puzzle: Puzzle) -> tuple[str, ...]:
    """Bring the answers into an order that tells nothing about which is right."""

    def lot(answer: str) -> str:
        return sha256(f"{puzzle.id} {answer}".encode()).hexdigest()

    return tuple(sorted(puzzle.answers, key=lot))
