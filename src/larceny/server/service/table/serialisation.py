"""What each viewer is told: snapshots and steps, as bytes.

Bytes depend on nothing but the view, the legal actions and the witnessed events of the viewer.
"""

from collections.abc import Sequence
from typing import Any

import msgspec

from larceny.kernel.events import Seat, Viewer
from larceny.lessons import LEARNER
from larceny.protocol import messages as m

from ...domain.tables import Table
from .session import Live, Past, Told

_encode = msgspec.json.Encoder().encode


def lobby_of(table: Table) -> dict[str, Any]:
    """Return what everybody at a table may know about it."""
    plan = table.plan
    return {
        "id": table.id,
        "game": plan.game,
        "ruleset": dict(plan.ruleset),
        "status": str(table.status),
        "host": table.host,
        "public": plan.public,
        "rated": plan.rated,
        "hints": plan.hints,
        "pace": str(plan.pace),
        "score": plan.score,
        "notes": plan.notes,
        "lesson": plan.lesson,
        "memory_aid": str(plan.memory_aid),
        "watching": str(plan.watching),
        "reaction_ms": plan.reaction_ms,
        "clock": {
            "kind": str(plan.clock.kind),
            "per_move_ms": plan.clock.per_move_ms,
            "bank_ms": plan.clock.bank_ms,
        },
        "commitment": table.commitment,
        "rematch": table.rematch,
        "muted": list(table.muted),
        "rules_version": table.rules_version,
        "seats": [
            {
                "person": chair.person,
                "name": chair.name,
                "bot": chair.bot,
                "colour": chair.colour,
                "ready": chair.ready,
                "companion": chair.companion,
                "persona": chair.persona,
            }
            for chair in table.chairs
        ],
    }


def legal_of(live: Live, seat: Seat | None) -> m.Legal | None:
    """Return what a seat may decide now; None if it owes nothing."""
    if seat is None or seat not in live.deciders() or seat in live.sealed:
        return None
    words, asked = live.answers(seat), live.lesson_asks(seat)
    if asked:
        words = [word for word in asked if word in words]
    rule = live.game.rule_behind(live.state)
    return m.Legal(rule, live.asked_at(seat), words, _step_of_lesson(live, seat))


def _step_of_lesson(live: Live, seat: Seat) -> str | None:
    if live.course is None or seat != LEARNER or live.course.step is None:
        return None
    return live.course.step.id


def told(live: Live, viewers: Sequence[Viewer], missed: Sequence[Past]) -> list[list[bytes]]:
    """Tell each viewer the steps that he missed; where they are not at hand, how it stands."""
    views = _views(live, viewers)
    if not missed:
        pairs = zip(viewers, views, strict=True)
        return [[_snapshot(live, viewer, view)] for viewer, view in pairs]
    *before, last = missed
    return [
        [*(_step(live, past, viewer, None) for past in before), _step(live, last, viewer, view)]
        for viewer, view in zip(viewers, views, strict=True)
    ]


def _views(live: Live, viewers: Sequence[Viewer]) -> Sequence[dict[str, Any] | None]:
    if live.state is None:
        return [None] * len(viewers)
    return live.game.views_json(live.state, viewers)


def _snapshot(live: Live, viewer: Viewer, view: dict[str, Any] | None) -> bytes:
    return _encode(
        m.Snapshot(
            table=live.table.id,
            seq=live.seq,
            seat=viewer,
            lobby=lobby_of(live.table),
            view=view,
            legal=legal_of(live, viewer),
            clock=clock_of(live),
        )
    )


def as_it_stood(live: Live, then: Live, viewer: Viewer, seq: int) -> bytes:
    """Show a table as it stood after a step, so that what has happened since can follow."""
    view = _views(then, [viewer])[0]
    lobby, clock = lobby_of(live.table), clock_of(live)
    return _encode(m.Snapshot(live.table.id, seq, viewer, lobby, view, None, clock))


def clock_of(live: Live) -> dict[str, Any] | None:
    """Return how the clock stands, if there is one, or when a window for reactions closes."""
    deadline = live.deadline()
    if deadline is None:
        return None
    return {"deadline": deadline, "banks": list(live.clock.banks)}


def clock(live: Live) -> bytes:
    """Tell until when the table waits, and what is left in the banks."""
    return _encode(m.Clock(live.table.id, live.seq, live.deadline(), list(live.clock.banks)))


def _step(live: Live, past: Past, viewer: Viewer, view: dict[str, Any] | None) -> bytes:
    """Tell one step; only the last one, where the table stands now, has a view."""
    events: list[Any] = [
        one.whole if one.veiled is one.whole else _witnessed(live, one, viewer) for one in past.told
    ]
    return _encode(
        m.Step(
            table=live.table.id,
            seq=past.seq,
            events=events,
            view=view,
            legal=None if view is None else legal_of(live, viewer),
        )
    )


def _witnessed(live: Live, one: Told, viewer: Viewer) -> Any:
    """Return an event with a secret as a viewer may witness it."""
    if one.event.only != viewer:
        return one.veiled
    return live.game.witnessed(one.event, viewer).to_json()


def lobby(table: Table) -> bytes:
    """Tell who sits at a table."""
    return _encode(m.Lobby(table.id, lobby_of(table)))
