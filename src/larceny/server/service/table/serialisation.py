"""Serialisation: snapshots, steps and other messages for each viewer, as bytes.

Bytes depend on nothing but the view, the legal actions and the witnessed events of the viewer.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final, cast

import msgspec

from larceny.kernel.errors import IllegalAction, LarcenyError
from larceny.kernel.events import Seat, Viewer, every_seat
from larceny.kernel.json_text import json_text, listed
from larceny.lessons import LEARNER
from larceny.protocol import messages as m
from larceny.protocol import table_info as info
from larceny.protocol.message import Detail

from ...domain.opening import Opening
from ...domain.tables import Table
from .past_steps import EncodedEvent, PastStep
from .position import Position
from .session import TableSession

_encode: Final = msgspec.json.Encoder().encode
_NONE: Final = "null"


def table_info(table: Table) -> info.TableInfo:
    """Return what everybody at a table may know about it."""
    plan = table.plan
    return info.TableInfo(
        id=table.id,
        game=plan.game,
        ruleset=dict(plan.ruleset),
        status=cast(info.TableStatus, str(table.status)),
        host=table.host,
        public=plan.public,
        rated=plan.rated,
        hints=plan.hints,
        pace=cast(info.TablePace, str(plan.pace)),
        score=plan.score,
        notes=plan.notes,
        beacon=plan.beacon,
        quick=plan.quick,
        offline=plan.offline,
        club=plan.club,
        set_up=plan.start is not None,
        lesson=plan.lesson,
        memory_aid=cast(info.TableMemoryAid, str(plan.memory_aid)),
        watching=cast(info.TableWatching, str(plan.watching)),
        reaction_ms=plan.reaction_ms,
        clock=info.TimeControl(
            kind=cast(info.TimeControlKind, str(plan.clock.kind)),
            per_move_ms=plan.clock.per_move_ms,
            bank_ms=plan.clock.bank_ms,
        ),
        commitment=table.commitment,
        opening=None if table.opening is None else _opening_info(table.opening),
        rematch=table.rematch,
        muted=list(table.muted),
        rules_version=table.rules_version,
        seats=[
            info.SeatInfo(
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


def _opening_info(opening: Opening) -> info.OpeningInfo:
    """Return what everybody may know of an opening: never a text."""
    beacon = opening.beacon
    return info.OpeningInfo(
        round=opening.round,
        until=opening.until,
        added_by=[cast(info.ContributionKind, str(how)) for how in opening.added_by],
        seals=list(opening.seals),
        waiting=[*map(int, opening.waiting())],
        withheld=[[round_, int(seat)] for round_, seat in opening.withheld],
        beacon=None
        if beacon is None
        else info.BeaconInfo(beacon.chain, beacon.round, beacon.signature, beacon.randomness),
    )


def legal_actions_of(position: Position, seat: Seat) -> m.Legal | None:
    """Return what a seat may decide now; None if it owes nothing."""
    return _legal(position, seat, position.unanswered())


def _legal(position: Position, viewer: Viewer, unanswered: set[Seat]) -> m.Legal | None:
    """Return what a viewer may decide now, given who owes an answer."""
    if viewer is None or viewer not in unanswered:
        return None
    return _question(position, viewer)


def _question(position: Position, seat: Seat) -> m.Legal:
    """Return what a seat is asked that owes an answer."""
    actions = _asked_for(position, seat)
    return m.Legal(
        rule=position.game.rule_behind(position.state),
        since=position.asked_at(seat),
        actions=[action.word for action in actions],
        choices=_raw(listed(map(_choice, actions))),
        step=_lesson_step(position, seat),
    )


def _question_text(position: Position, seat: Seat) -> str:
    """Write the same."""
    rule, since = position.game.rule_behind(position.state), position.asked_at(seat)
    asked_for, step = _written(_asked_for(position, seat)), _lesson_step(position, seat)
    ends = "" if step is None else f',"step":{json_text(step)}'
    return f'{{"rule":"{rule}","since":{since},{asked_for}{ends}}}'


def _asked_for(position: Position, seat: Seat) -> tuple[Any, ...]:
    """List what a seat may decide, or what a lesson asks it for."""
    actions, asked = position.legal_actions(seat), position.lesson_asks(seat)
    if asked:
        by_word = {action.word: action for action in actions}
        actions = tuple(by_word[word] for word in asked if word in by_word)
    return actions


@lru_cache(maxsize=1_000)
def _written(actions: tuple[Any, ...]) -> str:
    """Write decisions as words and as structures, once: the same are asked again and again."""
    words = json_text([action.word for action in actions])
    return f'"actions":{words},"choices":{listed(map(_choice, actions))}'


@lru_cache(maxsize=10_000)
def _choice(action: Any) -> str:
    return json_text(action.to_json())


def _lesson_step(position: Position, seat: Seat) -> str | None:
    if position.lesson is None or seat != LEARNER or position.lesson.step is None:
        return None
    return position.lesson.step.id


def snapshots(position: Position, viewers: Sequence[Viewer]) -> list[bytes]:
    """Write for each viewer how the table stands."""
    lobby, clock = table_info(position.table), _clock_state(position)
    unanswered, sheet = position.unanswered(), _score_sheet(position)
    return [
        _encode(
            m.Snapshot(
                table=position.table.id,
                seq=position.seq,
                seat=viewer,
                lobby=lobby,
                view=_raw(view),
                legal=_legal(position, viewer, unanswered),
                clock=clock,
                sheet=sheet,
            )
        )
        for viewer, view in zip(viewers, _views(position, viewers), strict=True)
    ]


def steps(
    position: Position, viewers: Sequence[Viewer], missed: Sequence[PastStep]
) -> list[list[bytes]]:
    """Write for each viewer the steps that he missed; only the last one has a view."""
    *before, last = missed
    unanswered, sheet = position.unanswered(), _score_sheet(position)
    ends = "" if sheet is None else f',"sheet":{_encode(sheet).decode()}'
    written, views = [], _views(position, viewers)
    for at, viewer in enumerate(viewers):  # compiled, `zip` takes longer than what it is for
        if viewer is None or viewer not in unanswered:
            legal = _NONE
        else:
            legal = _question_text(position, viewer)
        messages = [_step(position, step, viewer) for step in before] if before else []
        messages.append(_step(position, last, viewer, views[at], legal, ends))
        written.append(messages)
    return written


def _step(
    position: Position,
    step: PastStep,
    viewer: Viewer,
    view: str = _NONE,
    legal: str = _NONE,
    ends: str = "",
) -> bytes:
    """Write a step as `m.Step` is spelled, from parts that are written already.

    One that others have followed has no view, and asks nothing any more.
    """
    events = step.whole or listed(_events(position, step, viewer))
    return (
        f'{{"type":"step","table":"{position.table.id}","seq":{step.seq},'
        f'"events":{events},"view":{view},"legal":{legal}{ends}}}'
    ).encode()


def _events(position: Position, step: PastStep, viewer: Viewer) -> list[str]:
    """Return what happened in a step as a viewer may witness it."""
    return [
        one.whole if one.veiled is one.whole else _witnessed(position, one, viewer)
        for one in step.events
    ]


def _views(position: Position, viewers: Sequence[Viewer]) -> list[str]:
    """Write what each viewer sees."""
    if position.state is None:
        return [_NONE] * len(viewers)
    return position.game.views_json(position.state, viewers)


def _raw(text: str) -> Any:
    """Let something stand in a message as it is written, whatever its type is there."""
    return msgspec.Raw(text)


def snapshot_as_it_stood(position: Position, then: Position, viewer: Viewer, seq: int) -> bytes:
    """Write a table as it stood after a step, so that what has happened since can follow."""
    view = _raw(_views(then, [viewer])[0])
    lobby, clock = table_info(position.table), _clock_state(position)
    return _encode(m.Snapshot(position.table.id, seq, viewer, lobby, view, None, clock))


def _score_sheet(position: Position) -> m.AnyScoreSheet | None:
    """Return how the points came about, once the game is over: then nothing of it is hidden."""
    if not position.is_over:
        return None
    return msgspec.convert(position.game.score_sheet(position.state).to_json(), m.AnyScoreSheet)


def _clock_state(position: Position) -> m.ClockState | None:
    """Return how the clock stands, if there is one, or when a reaction window closes."""
    deadline = position.deadline()
    if deadline is None:
        return None
    return m.ClockState(deadline, list(position.clock.banks))


def clock(position: Position) -> bytes:
    """Write until when the table waits, and what is left in the banks."""
    banks = list(position.clock.banks)
    return _encode(m.Clock(position.table.id, position.seq, position.deadline(), banks))


def _witnessed(position: Position, one: EncodedEvent, viewer: Viewer) -> str:
    """Return an event with a secret as a viewer may witness it."""
    if one.event.only != viewer:
        return one.veiled
    return position.game.witnessed(one.event, viewer).to_json_text()


def lobby(table: Table) -> bytes:
    """Write who sits at a table, and what was agreed on."""
    return _encode(m.Lobby(table.id, table_info(table)))


def presence(session: TableSession) -> bytes:
    """Write who is connected, and for whom a bot plays."""
    table, there = session.table, session.watchers()
    away: list[int] = [seat for seat in every_seat(table.plan.seats) if session.is_away(seat)]
    return _encode(m.Presence(table.id, sorted(there.seats), away, there.spectators))


def resync(table: Table) -> bytes:
    """Write that somebody has to subscribe anew."""
    return _encode(m.Error("resync", table=table.id))


def refusal(error: LarcenyError, id_: str | None, table: str | None) -> m.Error:
    """Say no over the socket."""
    rule = error.rule if isinstance(error, IllegalAction) else None
    code = error.kind if rule is not None else error.code
    return m.Error(code, id_, table, rule, cast(dict[str, Detail], dict(error.details)))


def refusal_bytes(error: LarcenyError, table: str) -> bytes:
    """Write a refusal that answers no message."""
    return _encode(refusal(error, None, table))
