"""Decisions of others to learn from: what a net would have been told, what was allowed, and done.

They are taken from the records of games, as `larceny simulate --records` writes them. A game is
played again by the rules, with a perfect memory for every seat; so a net is told what that seat had
witnessed and nothing else. Decisions without a choice are left out.
"""

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import sha256
from itertools import islice
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from larceny.envs.registry import encoding_of
from larceny.games.registry import find_game
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import every_seat
from larceny.kernel.play import set_up_again
from larceny.kernel.record import Record, from_json
from larceny.nets.tables import Table

HELD_OUT = 20
"""One game of so many is kept back: how well a net foretells those is what it has understood."""

AT_ONCE = 64
"""Games that a process is given at a time."""


class NotLearnable(LarcenyError):
    """A file of games that nothing can be learned from."""

    kind = "examples"


class Examples(NamedTuple):
    """Decisions at one kind of table: a row for each."""

    told: NDArray[np.uint8]
    legal: NDArray[np.uint8]  # a bit for each action, the lowest first
    action: NDArray[np.uint16]

    @classmethod
    def joined(cls, parts: Sequence["Examples"]) -> "Examples":
        """Put several together."""
        return cls(*map(np.concatenate, zip(*parts, strict=True)))

    def some(self, rows: Any) -> "Examples":
        """Take some."""
        return Examples(*(column[rows] for column in self))


class Studied(NamedTuple):
    """What is learned from, and what is kept back."""

    shown: Examples
    held_out: Examples


class Source(NamedTuple):
    """A record, and the seats whose decisions count."""

    record: Record
    seats: tuple[int, ...]


def read_examples(path: Path, game: str, bot: str, tables: Sequence[str]) -> dict[str, Studied]:
    """Read what a bot decided in a file of games, by kind of table; all seats, if none is named.

    Every table must have been played at often enough that games can be kept back.
    """
    found: dict[str, Studied] = {}
    sources = list(_sources(path, game, bot))
    for name in tables:
        ruleset, _, players = name.partition("/")
        rules = find_game(game).read_ruleset(ruleset)
        here = [
            one
            for one in sources
            if len(one.record.players) == int(players)
            and find_game(game).ruleset_from_fields(one.record.ruleset) == rules
        ]
        if len(here) < HELD_OUT:
            raise NotLearnable("few", file=str(path), bot=bot, table=name, least=HELD_OUT)
        table = partial(_taken, game, rules, int(players))
        chunks = [here[first : first + AT_ONCE] for first in range(0, len(here), AT_ONCE)]
        parts = [part for chunk in _in_processes(table, chunks) for part in chunk]
        kept = parts[::HELD_OUT]
        shown = [part for number, part in enumerate(parts) if number % HELD_OUT]
        found[name] = Studied(Examples.joined(shown), Examples.joined(kept))
    return found


def digest_of(path: Path) -> str:
    """Tell apart files of games."""
    with path.open("rb") as file:
        hashed = sha256()
        while some := file.read(1 << 20):
            hashed.update(some)
    return hashed.hexdigest()[:16]


def _sources(path: Path, game: str, bot: str) -> Iterator[Source]:
    """Read the games of a file that a bot played in."""
    for number, row in enumerate(_rows(path), 1):
        if "record" not in row:
            raise NotLearnable("no-record", file=str(path), line=number)
        if row.get("game") != game:
            continue
        record = from_json(row["record"])
        names = row.get("bots", [])
        seats = names if len(names) > 1 else len(record.players) * (names or [""])
        chosen = tuple(seat for seat, name in enumerate(seats) if bot in ("", name))
        if chosen:
            yield Source(record, chosen)


def _rows(path: Path) -> Iterator[dict[str, Any]]:
    with path.open(encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not isinstance(row, dict):
                raise NotLearnable("no-games", file=str(path), line=number)
            yield row


def _in_processes(
    work: Callable[[list[Source]], list[Examples]], chunks: Iterable[list[Source]]
) -> Iterator[list[Examples]]:
    """Do what is much on all cores, and what is little here."""
    chunks = iter(chunks)
    first = list(islice(chunks, 1))
    yield from map(work, first)
    if left := list(chunks):
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            yield from pool.map(work, left)


def _taken(game: str, rules: Any, players: int, sources: list[Source]) -> list[Examples]:
    """Play games again, and take the decisions out of each."""
    table = Table(game, rules, players)
    return [examples_of(table, one.record, one.seats) for one in sources]


def examples_of(table: Table, record: Record, seats: Sequence[int]) -> Examples:
    """Play a game again, and take out of it what some seats decided."""
    game, encoding = find_game(table.game), encoding_of(table.game)
    match = set_up_again(game, record)
    seated = list(every_seat(table.players))
    known = [encoding.memory(table.rules, table.players, seat) for seat in seated]

    def witness(events: Iterable[Any]) -> None:
        for event in events:
            for seat, memory in zip(seated, known, strict=True):
                memory.witness(game.witnessed(event, seat))

    witness(match.events)
    seen, allowed, done = [], [], []
    for seat, word in record.moves:
        action, legal = game.action_of_word(word), match.legal_actions(seat)
        if seat in seats and len(legal) > 1:
            view = match.view(seat)
            seen.append(encoding.encode(view) + encoding.remember(known[seat], seat))
            allowed.append([one.index for one in legal])
            done.append(action.index)
        witness(match.act(seat, action))
    bits = np.zeros((len(done), 32 * -(-len(game.actions) // 32)), np.bool_)
    for row, indices in enumerate(allowed):
        bits[row, indices] = True
    return Examples(
        table.numbers_of_many(seen),
        np.packbits(bits, axis=1, bitorder="little"),
        np.array(done, np.uint16),
    )
