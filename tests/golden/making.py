"""How golden files come about, for any game.

perft.json                 counts of decision sequences per edition and number of players
playthrough-EDITION.txt    one whole game: every position, decision and event
ending-*.txt               finished games, as records, one for each way in which a game can end
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

from larceny.games.registry import AnyGame
from larceny.kernel.events import Seat, every_seat
from larceny.kernel.play import Match, verify
from larceny.kernel.record import Record, from_text, to_text
from larceny.lab.perft import perft

AnyMatch = Match[Any, Any, Any, Any]
Chooser = Callable[[Any, Sequence[Any], Random], Any]
Standing = Callable[[Any, Seat], tuple[int, ...]]

DEPTH = 3


def files(
    game: AnyGame, sizes: Sequence[int], endings: Mapping[str, Record]
) -> Iterator[tuple[str, str]]:
    """Return every golden file of a game, with the text that it should have."""
    yield "perft.json", json.dumps(perft_counts(game, sizes), indent=1) + "\n"
    for edition in game.editions:
        yield f"playthrough-{edition}.txt", playthrough(game, edition)
    for name, record in endings.items():
        yield f"ending-{name}.txt", text_of(game, record)


def text_of(game: AnyGame, record: Record) -> str:
    """Write a record as text."""
    return to_text(record, lambda fields: game.write_ruleset(game.ruleset_from_fields(fields)))


def replayed(game: AnyGame, path: Path) -> AnyMatch:
    """Play a golden record again."""
    text = path.read_text(encoding="utf-8")
    record = from_text(text, lambda name, rules: game.read_ruleset(rules).to_fields())
    assert text_of(game, record) == text
    return verify(game, record)


# Counts ---------------------------------------------------------------------------------------


def perft_counts(game: AnyGame, sizes: Sequence[int]) -> dict[str, dict[str, dict[str, int]]]:
    """Count sequences of decisions from where each kind of question is first asked."""
    return {
        edition: {str(players): _counts_of(game, edition, players) for players in sizes}
        for edition in game.editions
    }


def _counts_of(game: AnyGame, edition: str, players: int) -> dict[str, int]:
    counts: dict[str, int] = {}
    match, dice = Match(game, game.ruleset(edition), players, "golden"), Random(0)
    while not match.is_over:
        phase = match.state.phase.name.lower()
        if phase not in counts:
            counts[phase] = perft(game, match.state, _depth(game, match))
        play_on(match, by_lot, dice)
    return dict(sorted(counts.items()))


def _depth(game: AnyGame, match: AnyMatch) -> int:
    """Look three decisions ahead, or two where there are very many."""
    many = len(match.legal_actions(match.deciders[0])) > 60
    return DEPTH - 1 if many else DEPTH


# A whole game ---------------------------------------------------------------------------------


def playthrough(game: AnyGame, edition: str) -> str:
    """Tell one game for three players: position, question, answer, events."""
    match, dice = Match(game, game.ruleset(edition), 3, "golden"), Random(0)
    lines = [_told(event) for event in match.events]
    while not match.is_over:
        seat = match.deciders[0]
        lines += [
            "",
            game.write_position(match.state),
            f"{seat}? {_answers([action.word for action in match.legal_actions(seat)])}",
        ]
        events = play_on(match, by_lot, dice)
        lines += [f"{seat}: {match.moves[-1][1]}", *(_told(event) for event in events)]
    return "\n".join([*lines, "", game.write_position(match.state), ""])


def _answers(words: Sequence[str]) -> str:
    """List the legal answers; very many are told by their number and a check sum."""
    listed = ", ".join(words)
    if len(words) <= 60:
        return listed
    return f"{len(words)} answers {sha256(listed.encode()).hexdigest()[:16]}"


def _told(event: Any) -> str:
    return "  " + json.dumps(event.to_json())


def play_on(match: AnyMatch, choose: Chooser, dice: Random) -> list[Any]:
    """Make one decision."""
    seat = match.deciders[0]
    return match.act(seat, choose(match.state, match.legal_actions(seat), dice))


# Ways to end ----------------------------------------------------------------------------------


def by_lot(state: Any, legal: Sequence[Any], dice: Random) -> Any:
    """Choose by lot."""
    return dice.choice(legal)


def first(
    game: AnyGame, rules: Any, players: int, choose: Chooser, wanted: Callable[[AnyMatch], bool]
) -> Record:
    """Play one game after the other until one is as wanted."""
    for number in range(2_000):
        match, dice = Match(game, rules, players, f"ending {number}"), Random(number)
        while not match.is_over:
            play_on(match, choose, dice)
        if wanted(match):
            return match.record()
    raise LookupError(rules.name)


def ended(match: AnyMatch, ending: str) -> bool:
    """Ask whether a game ended in this way."""
    return match.game.ending(match.state) == ending


def broken_by(match: AnyMatch, standing: Standing, place: int) -> bool:
    """Ask whether a tie for the most points was broken by the n-th thing that is compared."""
    if not match.winners:
        return False
    ranks = sorted(
        (standing(match.state, s) for s in every_seat(match.state.players)), reverse=True
    )
    best, second = ranks[0], ranks[1]
    return best[:place] == second[:place] and len(best) > place and best[place] > second[place]
