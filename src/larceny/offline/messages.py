"""What a table tells: the messages of the socket (`larceny.protocol.messages`), as JSON texts."""

from collections.abc import Mapping
from typing import Any

from larceny.kernel.chance import commitment
from larceny.kernel.errors import LarcenyError
from larceny.kernel.json_text import json_text, listed

from . import refusals
from .table import OWN, Step, Table


def table_info(table: Table, person: str) -> dict[str, Any]:
    """Say what everybody may know about a table: who holds the device sits on the first chair."""
    kept = table.kept
    return {
        "id": kept.id,
        "game": kept.game,
        "ruleset": kept.ruleset,
        "status": kept.status,
        "host": person,
        "public": False,
        "rated": False,
        "hints": False,
        "pace": kept.pace,
        "score": kept.score,
        "notes": False,
        "beacon": False,
        "quick": False,
        "club": None,
        "lesson": None,
        "memory_aid": kept.memory_aid,
        "watching": "closed",
        "reaction_ms": 0,
        "clock": {"kind": "none", "per_move_ms": 0, "bank_ms": 0},
        "commitment": commitment(kept.secret),
        "opening": None,
        "rematch": kept.rematch,
        "muted": [],
        "rules_version": kept.rules_version,
        "seats": [
            {
                "person": person if chair.bot is None else None,
                "name": chair.name,
                "bot": chair.bot,
                "colour": seat,
                "ready": True,
                "companion": False,
                "persona": chair.persona,
            }
            for seat, chair in enumerate(kept.chairs)
        ],
        "offline": True,
        "set_up": False,
    }


def snapshot(table: Table, person: str) -> str:
    """Write how the table stands for whoever holds the device."""
    return _object(
        type=json_text("snapshot"),
        table=json_text(table.kept.id),
        seq=str(table.seq),
        seat=str(OWN),
        lobby=json_text(table_info(table, person)),
        view=_view(table),
        legal=_legal(table),
        clock="null",
        **_sheet(table),
    )


def step(table: Table, made: Step) -> str:
    """Write a decision and what it brought about; it was the last one."""
    witnessed = (table.game.witnessed(event, OWN).to_json_text() for event in made.events)
    return _object(
        type=json_text("step"),
        table=json_text(table.kept.id),
        seq=str(made.seq),
        events=listed(witnessed),
        view=_view(table),
        legal=_legal(table),
        **_sheet(table),
    )


def lobby(table: Table, person: str) -> str:
    """Write what is agreed on, and how far the table is."""
    info = table_info(table, person)
    return json_text({"type": "lobby", "table": table.kept.id, "lobby": info})


def presence(table: Table) -> str:
    """Write that one is there oneself."""
    told = {"type": "presence", "table": table.kept.id, "connected": [OWN], "away": []}
    return json_text({**told, "watching": 0})


def ack(table: Table, id_: str) -> str:
    """Write that what was sent under an id is done."""
    return json_text({"type": "ack", "id": id_, "table": table.kept.id, "seq": table.seq})


def pong(id_: str) -> str:
    """Write a sign of life."""
    return json_text({"type": "pong", "id": id_})


def error(problem: LarcenyError, message: Mapping[str, Any]) -> str:
    """Write why a message cannot be followed."""
    code, details, rule = refusals.told(problem)
    return json_text(
        {
            "type": "error",
            "code": code,
            "id": message.get("id"),
            "table": message.get("table"),
            "rule": rule,
            "details": details,
        }
    )


def _view(table: Table) -> str:
    (view,) = table.game.views_json(table.match.state, [OWN])
    return view


def _legal(table: Table) -> str:
    """Write what may be decided now; null where nothing is asked."""
    if table.is_over or OWN not in table.match.deciders:
        return "null"
    actions = table.match.legal_actions(OWN)
    return _object(
        rule=json_text(table.game.rule_behind(table.match.state)),
        since=str(table.asked_since[OWN]),
        actions=json_text([action.word for action in actions]),
        choices=json_text([action.to_json() for action in actions]),
    )


def _sheet(table: Table) -> dict[str, str]:
    """Write how the points came about, once nothing is hidden any more."""
    if not table.match.is_over:
        return {}
    return {"sheet": json_text(table.game.score_sheet(table.match.state).to_json())}


def _object(**fields: str) -> str:
    """Put an object together of what is written already."""
    return "{" + ",".join(f'"{name}":{text}' for name, text in fields.items()) + "}"
