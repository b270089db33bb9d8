"""Games as they were played here: records, replays, and how they went, as the server tells them."""

import json
from typing import Any

from larceny.games.records import write_record
from larceny.kernel import record as records
from larceny.kernel.chance import commitment
from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer
from larceny.kernel.turning_points import turning_points

from .messages import table_info
from .refusals import NotFound, Refused
from .table import OWN, AnyMatch, Table, dealt

EVERYTHING = "all"
NOBODY = "spectator"


def record(table: Table, form: str = "json") -> str:
    """Write the record of a game that is over."""
    if not table.is_over:
        raise Refused("still-playing")
    found = table.match.record()
    return write_record(found) if form == "text" else records.to_json(found) + "\n"


def witnessed(table: Table) -> dict[str, Any]:
    """Tell of a running game what was witnessed, as far as its memory aid allows."""
    kept, match = table.kept, table.match
    begun = match.chapters[-1][0]
    nothing = len(match.moves) + 1
    since = {"log": 0, "round": begun + 1 if begun else 0}.get(kept.memory_aid, nothing)
    shown = [event for events in _again(table)[since:] for event in events]
    return {
        "format": "larceny-witnessed",
        "game": kept.game,
        "rules_version": kept.rules_version,
        "ruleset": kept.ruleset,
        "players": [chair.name for chair in kept.chairs],
        "commitment": commitment(kept.secret),
        "seat": OWN,
        "memory_aid": kept.memory_aid,
        "seq": table.seq,
        "events": [table.game.witnessed(event, OWN).to_json() for event in shown],
    }


def replay(table: Table, person: str, eyes: str) -> dict[str, Any]:
    """Tell a finished game step by step, through the eyes of a seat, of nobody, or laid open."""
    if not table.is_over:
        raise Refused("still-playing")
    steps = _steps(table, _viewer(table, eyes), eyes == EVERYTHING)
    return {
        "table": table_info(table, person),
        "eyes": eyes,
        "steps": [{name: of for name, of in one.items() if name != "points"} for one in steps],
        "sheet": table.game.score_sheet(table.match.state).to_json(),
    }


def course(table: Table) -> dict[str, Any]:
    """Tell how a finished game went: points chapter by chapter, and what decided it."""
    if not table.is_over:
        raise Refused("still-playing")
    played = _steps(table, SPECTATOR, is_open=True)
    standings = {step["chapter"]: step for step in played}
    told = ("seq", "chapter", "points")
    winners = table.match.winners
    moments = turning_points([step["points"] for step in played], winners[0]) if winners else []
    return {
        "standings": [{name: step[name] for name in told} for step in standings.values()],
        "moments": [
            {
                "seq": played[one.step]["seq"],
                "chapter": played[one.step]["chapter"],
                "turning": one.turning.value,
                "seat": one.seat,
                "points": one.points,
                "events": played[one.step]["events"],
            }
            for one in moments
        ],
    }


def _viewer(table: Table, eyes: str) -> Viewer:
    if eyes in (EVERYTHING, NOBODY):
        return SPECTATOR
    if not eyes.isdigit() or int(eyes) >= len(table.kept.chairs):
        raise NotFound("no-such-seat")
    return Seat(int(eyes))


def _fresh(table: Table) -> AnyMatch:
    """Deal a table's game again, apart from it."""
    rules, names = table.match.rules, table.match.names
    return dealt(table.game, rules, names, table.kept.secret)


def _again(table: Table) -> list[list[Event]]:
    """Play a table's game again, apart from it, and list what happened; first comes the deal."""
    match = _fresh(table)
    return [list(match.events)] + [match.act(seat, word) for seat, word in table.match.moves]


def _steps(table: Table, viewer: Viewer, is_open: bool) -> list[dict[str, Any]]:
    """Tell every step as a viewer saw it, or laid open, with the points that all had then."""
    match, game, times = _fresh(table), table.game, table.kept.times

    def told(number: int, seat: Seat | None, word: str, events: list[Event]) -> dict[str, Any]:
        if is_open:
            view, shown = game.laid_open(match.state), events
        else:
            view = json.loads(game.views_json(match.state, [viewer])[0])
            shown = [game.witnessed(event, viewer) for event in events]
        return {
            "seq": number,
            "seat": seat,
            "word": word,
            "at": times[number],
            "chapter": game.chapter(match.state),
            "points": list(match.scores),
            "events": [event.to_json() for event in shown],
            "view": view,
        }

    return [told(0, None, "deal", list(match.events))] + [
        told(number, seat, word, match.act(seat, word))
        for number, (seat, word) in enumerate(table.match.moves, 1)
    ]
