"""Plays, and tells all that the rules say, a line of JSON each; the first says what runs.

python -m tests.side_by_side.telling games NAME EDITION
python -m tests.side_by_side.telling bots NAME
python -m tests.side_by_side.telling mistakes NAME
"""

import json
import sys
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from larceny import compiled
from larceny.bots.registry import make_table
from larceny.games.registry import GAMES
from larceny.kernel import record as records
from larceny.kernel.events import SPECTATOR, Event, every_seat
from larceny.kernel.play import Match, play, verify
from larceny.lab.playing import play_at_random
from larceny.lab.tables import Setting

from .mistakes import mistakes, wrong_types
from .tables import Table, tables

AnyMatch = Match[Any, Any, Any, Any]
Told = dict[str, Any]


def told_games(name: str, edition: str) -> Iterator[Told]:
    """Tell what can be decided, and play a game at every table of an edition."""
    yield {"actions": [action.to_json() for action in GAMES[name].actions]}
    for table in tables(name, edition):
        yield {"secret": table.secret, "rules": table.game.write_ruleset(table.rules)}
        yield from told_game(table)


def told_game(table: Table) -> Iterator[Told]:
    """Play a game by lot; at every step try all that is not allowed."""
    game, rules, players, secret = table
    match = Match(game, rules, players, secret=secret)
    dice = Random(secret)
    yield told_step(match, match.events)
    while not match.is_over:
        seat = dice.choice(match.deciders)
        refused = refusals(match, dice)
        action = dice.choice(match.legal_actions(seat))
        yield {"seat": seat, "word": action.word, "refused": refused}
        yield told_step(match, match.act(seat, action))
    yield {"refused": refusals(match, dice)}
    yield told_end(match)


def told_step(match: AnyMatch, events: list[Event]) -> Told:
    """Tell what happened, what every viewer witnessed and sees, and what everybody may do now.

    The views of all are written at once; one of them, in turn, also by itself.
    """
    game, state = match.game, match.state
    seats = every_seat(state.players)
    viewers = (*seats, SPECTATOR)
    alone = viewers[len(match.moves) % len(viewers)]
    return {
        "events": [event.to_json() for event in events],
        "witnessed": [
            [game.witnessed(event, viewer).to_json() for event in events] for viewer in viewers
        ],
        "hides": [not game.reveals_nothing_hidden(event) for event in events],
        "views": game.views_json(state, viewers),
        "alone": game.view(state, alone).to_json(),
        "open": game.laid_open(state),
        "deciders": list(match.deciders),
        "legal": [[action.word for action in match.legal_actions(seat)] for seat in seats],
        "reactions": [[action.word for action in game.reactions(state, seat)] for seat in seats],
        "rule": game.rule_behind(state),
        "position": game.write_position(state),
        "copy": game.write_position(game.copy(state)),
    }


def refusals(match: AnyMatch, dice: Random) -> dict[str, list[list[int]]]:
    """Try what is not allowed: one who is asked everything, the others a few things by lot."""
    game, asked = match.game, set(match.deciders)
    first = min(asked, default=None)
    found: dict[str, list[list[int]]] = {}
    for seat in every_seat(match.state.players):
        legal = {action.index for action in match.legal_actions(seat)}
        some = game.actions if seat == first else dice.sample(game.actions, 5)
        for action in some:
            if action.index not in legal:
                why = mistake(lambda: game.apply(match.state, seat, action))  # noqa: B023
                found.setdefault(why, []).append([seat, action.index])
    return found


def mistake(work: Callable[[], object]) -> str:
    """Do what must fail; tell how."""
    try:
        answer = work()
    except Exception as error:  # whatever it is: both must do the same
        return f"{type(error).__module__}.{type(error).__qualname__}: {error}"
    return f"no mistake: {answer!r}"


def told_end(match: AnyMatch) -> Told:
    """Tell how a game ended, its record, and how another one at the same table ends by lot."""
    game, record = match.game, match.record()
    setting = Setting(game.name, match.rules, len(match.names))
    return {
        "result": repr(match.result()),
        "sheet": game.score_sheet(match.state).to_json(),
        "json": records.to_json(record),
        "text": records.to_text(record, lambda fields: str(sorted(fields.items()))),
        "verified": list(verify(game, record).scores),
        "by lot": repr(play_at_random(setting, match.secret, listen=False)[0]),
    }


def told_bots(name: str) -> Iterator[Told]:
    """Let bots of every kind play a game together."""
    game = GAMES[name]
    specs = ["novice", "expert", "master:sims=8"]
    for edition in game.editions:
        bots = make_table(name, specs, len(specs), f"side by side/{edition}")
        match = Match(game, game.ruleset(edition), len(specs), secret=f"bots/{edition}")
        yield {"edition": edition, "record": records.to_json(play(match, bots))}


def told_mistakes(name: str) -> Iterator[Told]:
    """Ask for what there is not."""
    for said, work in mistakes(GAMES[name]):
        yield {"asked": said, "mistake": mistake(work)}


def told_wrong_types(name: str) -> Iterator[Told]:
    """Call with what is not of the type that is declared."""
    for said, work in wrong_types(GAMES[name]):
        yield {"asked": said, "mistake": mistake(work)}


TELLERS: dict[str, Callable[..., Iterator[Told]]] = {
    "games": told_games,
    "bots": told_bots,
    "mistakes": told_mistakes,
    "types": told_wrong_types,
}


def main() -> None:
    """Tell what is asked for."""
    kind, *words = sys.argv[1:]
    print(compiled.how())
    for line in TELLERS[kind](*words):
        print(json.dumps(line, separators=(",", ":")))


if __name__ == "__main__":
    main()
