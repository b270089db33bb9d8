"""What each viewer is told: snapshots and steps, as bytes.

Bytes depend on nothing but the view, the legal actions and the witnessed events of the viewer.
"""

from collections.abc import Sequence
from typing import Any, cast

import msgspec

from larceny.kernel.events import Seat, Viewer
from larceny.lessons import LEARNER
from larceny.protocol import messages as m

from ...domain.tables import Table
from .session import PastStep, TableSession, Told

_encode = msgspec.json.Encoder().encode


def table_info(table: Table) -> m.TableInfo:
    """Return what everybody at a table may know about it."""
    plan = table.plan
    return m.TableInfo(
        id=table.id,
        game=plan.game,
        ruleset=dict(plan.ruleset),
        status=cast(m.TableStatus, str(table.status)),
        host=table.host,
        public=plan.public,
        rated=plan.rated,
        hints=plan.hints,
        pace=cast(m.TablePace, str(plan.pace)),
        score=plan.score,
        notes=plan.notes,
        lesson=plan.lesson,
        memory_aid=cast(m.TableMemoryAid, str(plan.memory_aid)),
        watching=cast(m.TableWatching, str(plan.watching)),
        reaction_ms=plan.reaction_ms,
        clock=m.TimeControl(
            kind=cast(m.TimeControlKind, str(plan.clock.kind)),
            per_move_ms=plan.clock.per_move_ms,
            bank_ms=plan.clock.bank_ms,
        ),
        commitment=table.commitment,
        rematch=table.rematch,
        muted=list(table.muted),
        rules_version=table.rules_version,
        seats=[
            m.SeatInfo(
                person=chair.person,
                name=chair.name,
                bot=chair.bot,
                colour=chair.colour,
                ready=chair.ready,
                companion=chair.companion,
                persona=chair.persona,
            )
            for chair in table.chairs
        ],
    )


def legal_actions_of(session: TableSession, seat: Seat | None) -> m.Legal | None:
    """Return what a seat may decide now; None if it owes nothing."""
    if seat is None or seat not in session.deciders() or seat in session.sealed:
        return None
    words, asked = session.answers(seat), session.lesson_asks(seat)
    if asked:
        words = [word for word in asked if word in words]
    rule = session.game.rule_behind(session.state)
    return m.Legal(rule, session.asked_at(seat), words, _step_of_lesson(session, seat))


def _step_of_lesson(session: TableSession, seat: Seat) -> str | None:
    if session.course is None or seat != LEARNER or session.course.step is None:
        return None
    return session.course.step.id


def told(
    session: TableSession, viewers: Sequence[Viewer], missed: Sequence[PastStep]
) -> list[list[bytes]]:
    """Tell each viewer the steps that he missed; where they are not at hand, how it stands."""
    views = _views(session, viewers)
    if not missed:
        pairs = zip(viewers, views, strict=True)
        return [[_snapshot(session, viewer, view)] for viewer, view in pairs]
    *before, last = missed
    return [
        [
            *(_step(session, past, viewer, None) for past in before),
            _step(session, last, viewer, view),
        ]
        for viewer, view in zip(viewers, views, strict=True)
    ]


def _views(session: TableSession, viewers: Sequence[Viewer]) -> Sequence[dict[str, Any] | None]:
    if session.state is None:
        return [None] * len(viewers)
    return session.game.views_json(session.state, viewers)


def _snapshot(session: TableSession, viewer: Viewer, view: dict[str, Any] | None) -> bytes:
    return _encode(
        m.Snapshot(
            table=session.table.id,
            seq=session.seq,
            seat=viewer,
            lobby=table_info(session.table),
            view=view,
            legal=legal_actions_of(session, viewer),
            clock=clock_of(session),
        )
    )


def as_it_stood(session: TableSession, then: TableSession, viewer: Viewer, seq: int) -> bytes:
    """Show a table as it stood after a step, so that what has happened since can follow."""
    view = _views(then, [viewer])[0]
    lobby, clock = table_info(session.table), clock_of(session)
    return _encode(m.Snapshot(session.table.id, seq, viewer, lobby, view, None, clock))


def clock_of(session: TableSession) -> m.ClockState | None:
    """Return how the clock stands, if there is one, or when a window for reactions closes."""
    deadline = session.deadline()
    if deadline is None:
        return None
    return m.ClockState(deadline, list(session.clock.banks))


def clock(session: TableSession) -> bytes:
    """Tell until when the table waits, and what is left in the banks."""
    return _encode(
        m.Clock(session.table.id, session.seq, session.deadline(), list(session.clock.banks))
    )


def _step(
    session: TableSession, past: PastStep, viewer: Viewer, view: dict[str, Any] | None
) -> bytes:
    """Tell one step; only the last one, where the table stands now, has a view."""
    events: list[Any] = [
        one.whole if one.veiled is one.whole else _witnessed(session, one, viewer)
        for one in past.told
    ]
    return _encode(
        m.Step(
            table=session.table.id,
            seq=past.seq,
            events=events,
            view=view,
            legal=None if view is None else legal_actions_of(session, viewer),
        )
    )


def _witnessed(session: TableSession, one: Told, viewer: Viewer) -> Any:
    """Return an event with a secret as a viewer may witness it."""
    if one.event.only != viewer:
        return one.veiled
    return session.game.witnessed(one.event, viewer).to_json()


def lobby(table: Table) -> bytes:
    """Tell who sits at a table."""
    return _encode(m.Lobby(table.id, table_info(table)))
