"""How the golden files of Master Thieves come about.

perft.json                 counts of decision sequences per edition and number of players
playthrough-EDITION.txt    one whole game: every position, decision and event
ending-*.txt               finished games, as records, one for each way in which a game can end
"""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import CHOOSE, LOOK, OPEN, TAKE_ALL, Action
from larceny.games.master_thieves.pieces import PLACES, Character
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.scoring import standing
from larceny.games.master_thieves.state import Phase, State
from larceny.games.master_thieves.views import View
from larceny.kernel.play import Match
from larceny.kernel.record import Record, to_text
from larceny.lab.perft import perft

FOLDER = Path(__file__).parent / "master_thieves_data"
PLAYERS = range(2, 9)
DEPTH = 3

AnyMatch = Match[Ruleset, State, Action, View]
Chooser = Callable[[State, tuple[Action, ...], Random], Action]


def files() -> Iterator[tuple[str, str]]:
    """Return every golden file, with the text that it should have."""
    yield "perft.json", json.dumps(perft_counts(), indent=1) + "\n"
    for edition in GAME.editions:
        yield f"playthrough-{edition}.txt", playthrough(edition)
    for name, record in endings().items():
        yield f"ending-{name}.txt", text_of(record)


def text_of(record: Record) -> str:
    """Write a record as text."""
    return to_text(record, lambda fields: GAME.write_ruleset(GAME.ruleset_from_fields(fields)))


# Counts ---------------------------------------------------------------------------------------


def perft_counts() -> dict[str, dict[str, dict[str, int]]]:
    """Count sequences of three decisions from where each kind of question is first asked."""
    return {
        edition: {str(players): _counts_of(edition, players) for players in PLAYERS}
        for edition in GAME.editions
    }


def _counts_of(edition: str, players: int) -> dict[str, int]:
    counts: dict[str, int] = {}
    match, dice = Match(GAME, GAME.ruleset(edition), players, "golden"), Random(0)
    while not match.is_over:
        phase = match.state.phase.name.lower()
        if phase not in counts:
            counts[phase] = perft(GAME, match.state, DEPTH)
        _play_on(match, by_lot, dice)
    return dict(sorted(counts.items()))


# A whole game ---------------------------------------------------------------------------------


def playthrough(edition: str) -> str:
    """Tell one game for three players: position, question, answer, events."""
    match, dice = Match(GAME, GAME.ruleset(edition), 3, "golden"), Random(0)
    lines = [_told(event) for event in match.events]
    while not match.is_over:
        seat = match.deciders[0]
        lines += [
            "",
            GAME.write_position(match.state),
            f"{seat}? " + ", ".join(action.word for action in match.legal_actions(seat)),
        ]
        events = _play_on(match, by_lot, dice)
        lines += [f"{seat}: {match.moves[-1][1]}", *(_told(event) for event in events)]
    return "\n".join([*lines, "", GAME.write_position(match.state), ""])


def _told(event: Any) -> str:
    return "  " + json.dumps(event.to_json())


def _play_on(match: AnyMatch, choose: Chooser, dice: Random) -> list[Any]:
    seat = match.deciders[0]
    return match.act(seat, choose(match.state, match.legal_actions(seat), dice))


# Ways to end ----------------------------------------------------------------------------------


def by_lot(state: State, legal: tuple[Action, ...], dice: Random) -> Action:
    """Choose by lot."""
    return dice.choice(legal)


def ruby_hunt(state: State, legal: tuple[Action, ...], dice: Random) -> Action:
    """Go for the rubies, with eyes that see through wood."""
    if LOOK in legal:
        lies_open = state.rubies >> state.upper(state.place) & 1
        return LOOK if lies_open else legal[-1]
    if TAKE_ALL in legal:
        return TAKE_ALL
    if CHOOSE[Character.MASTER_THIEF] in legal:
        return CHOOSE[Character.MASTER_THIEF]
    if state.phase is Phase.OPEN and state.chosen[state.actor] == Character.MASTER_THIEF:
        lying = [p for p in range(PLACES) if state.rubies >> state.upper(p) & 1]
        if lying:
            return OPEN[lying[0]]
    return dice.choice(legal)


def endings() -> dict[str, Record]:
    """Play games until there is one for each way to end, and for each way to break a tie."""
    french, italian, english = (GAME.ruleset(name) for name in ("french", "italian", "english_b"))
    late = GAME.ruleset("french", sixth_ruby="end_of_round")
    never = GAME.ruleset("french", sixth_ruby="never")
    capped = GAME.ruleset("english_a", round_cap=6)
    return {
        "empty-pillow": _first(french, 4, by_lot, lambda m: ended(m, "empty_pillow")),
        "sixth-ruby-at-once": _first(french, 4, ruby_hunt, lambda m: ended(m, "sixth_ruby")),
        "sixth-ruby-end-of-round": _first(late, 4, ruby_hunt, lambda m: ended(m, "sixth_ruby")),
        "sixth-ruby-goes-on": _first(
            never, 4, ruby_hunt, lambda m: m.state.last_ruby_taken and ended(m, "empty_pillow")
        ),
        "round-cap": _first(capped, 3, by_lot, lambda m: ended(m, "round_cap")),
        "tie-broken-by-rubies": _first(french, 5, ruby_hunt, lambda m: broken_by(m, 1)),
        "tie-broken-by-sapphires": _first(french, 5, by_lot, lambda m: broken_by(m, 2)),
        "tie-broken-by-diamonds": _first(italian, 5, by_lot, lambda m: broken_by(m, 3)),
        "victory-shared": _first(english, 5, by_lot, lambda m: len(m.winners) > 1),
    }


def _first(
    rules: Ruleset, players: int, choose: Chooser, wanted: Callable[[AnyMatch], bool]
) -> Record:
    """Play one game after the other until one is as wanted."""
    for number in range(2_000):
        match, dice = Match(GAME, rules, players, f"ending {number}"), Random(number)
        while not match.is_over:
            _play_on(match, choose, dice)
        if wanted(match):
            return match.record()
    raise LookupError(rules.name)


def ended(match: AnyMatch, ending: str) -> bool:
    """Ask whether a game ended in this way."""
    return match.game.ending(match.state) == ending


def broken_by(match: AnyMatch, place: int) -> bool:
    """Ask whether a tie for the most points was broken by the n-th thing that is compared."""
    ranks = sorted((standing(match.state, s) for s in range(match.state.players)), reverse=True)
    best, second = ranks[0], ranks[1]
    return best[:place] == second[:place] and len(best) > place and best[place] > second[place]
