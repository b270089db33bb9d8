"""What is put together from texts is what plain values, encoded, would tell each viewer."""

import asyncio
import json
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from larceny.games.registry import GAMES
from larceny.kernel.events import SPECTATOR, Event, Viewer, every_seat
from larceny.protocol import messages as m
from larceny.server.domain.tables import Watching
from larceny.server.service.history.archive import FinishedGame, ReplayWriter
from larceny.server.service.table import serialisation
from larceny.server.service.table.journal import replayed
from larceny.server.service.table.past_steps import PastStep
from larceny.server.service.table.position import Position
from tests.effort import amount

from .tables import play_on, service_on, table_with
from .test_bot_fallbacks import until_step

SHORT = list(m.Step.__struct_fields__[:-1])
"""The fields of a step before the last one."""

STEPS = amount(quick=40, usual=80, soak=1_000)


def canonical(value: Any) -> bytes:
    """Encode plain values: the order of fields says nothing, a number is no truth value."""
    return msgspec.json.encode(value, order="sorted")


def plain(kept: Sequence[msgspec.Raw]) -> list[bytes]:
    return [canonical(msgspec.json.decode(one)) for one in kept]


def witnessed(position: Position, events: Sequence[Event], viewer: Viewer) -> list[dict[str, Any]]:
    return [position.game.witnessed(event, viewer).to_json() for event in events]


def seen(position: Position, viewer: Viewer) -> dict[str, Any]:
    view: dict[str, Any] = position.game.view(position.state, viewer).to_json()
    return view


def asked(position: Position, viewer: Viewer) -> Any:
    legal = None if viewer is None else serialisation.legal_actions_of(position, viewer)
    return None if legal is None else json.loads(msgspec.json.encode(legal))


def check_step(
    message: bytes, position: Position, step: PastStep, viewer: Viewer, is_last: bool
) -> None:
    told = json.loads(message)
    assert message == msgspec.json.encode(told)  # not a blank too much
    fields = [*SHORT, "sheet"] if "sheet" in told else SHORT
    assert list(told) == ["type", *fields]
    msgspec.json.decode(message, type=m.Step)
    expected = {
        "type": "step",
        "table": position.table.id,
        "seq": step.seq,
        "events": witnessed(position, [one.event for one in step.events], viewer),
        "view": seen(position, viewer) if is_last else None,
        "legal": asked(position, viewer) if is_last else None,
    }
    if is_last and position.is_over:
        expected["sheet"] = position.game.score_sheet(position.state).to_json()
    assert canonical(told) == canonical(expected)


def check_position(position: Position, viewers: Sequence[Viewer]) -> None:
    for tail in (1, 5):
        missed = list(position.tail)[-tail:]
        written = serialisation.steps(position, viewers, missed)
        for viewer, messages in zip(viewers, written, strict=True):
            for message, step in zip(messages, missed, strict=True):
                check_step(message, position, step, viewer, step is missed[-1])
    for viewer, message in zip(viewers, serialisation.snapshots(position, viewers), strict=True):
        told = json.loads(message)
        assert canonical(told["view"]) == canonical(seen(position, viewer))
        assert canonical(told["legal"]) == canonical(asked(position, viewer))


@pytest.mark.parametrize("game", GAMES)
def test_every_viewer_is_told_what_plain_values_tell(game: str, sqlite: str) -> None:
    async def story() -> None:
        async with service_on(sqlite) as service:
            table, guests = await table_with(service, game, people=3)
            viewers = [*every_seat(3), SPECTATOR]
            session = await service.sessions.find(table.id)
            checked = set()

            def is_checked() -> bool:
                if session.audience.sent_seq == session.position.seq:  # else one is being stored
                    check_position(session.position, viewers)
                    checked.add(session.position.seq)
                return session.position.is_over or session.position.seq >= STEPS

            await play_on(table.id, guests, Random(1), is_checked)
            assert len(checked) > STEPS / 2

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_late_onlookers_wait_for_what_plain_values_tell(game: str, sqlite: str) -> None:
    async def story() -> None:
        async with service_on(sqlite) as service:
            table, guests = await table_with(
                service, game, people=3, watching=Watching.DELAYED, reaction_ms=0
            )
            session = await service.sessions.find(table.id)
            position, checked = session.position, set()

            def is_checked() -> bool:
                if session.audience.sent_seq == position.seq:
                    assert session.audience.late is not None
                    *_, last = (one for one in session.audience.late.waiting if one.kind == "table")
                    [message] = last.messages
                    check_step(message, position, position.tail[-1], SPECTATOR, is_last=True)
                    later = json.loads(last.state)
                    assert canonical(later["view"]) == canonical(seen(position, SPECTATOR))
                    assert later["legal"] is None
                    checked.add(position.seq)
                return position.is_over or position.seq >= STEPS

            await play_on(table.id, guests, Random(1), is_checked)
            assert len(checked) > STEPS / 2

    asyncio.run(story())


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_has_what_plain_values_tell(game: str, sqlite: str) -> None:
    async def story() -> None:
        async with service_on(sqlite) as service:
            table, guests = await table_with(service, game, people=3)
            await play_on(table.id, guests, Random(1), until_step(service, table.id, STEPS))
            position = (await service.sessions.find(table.id)).position
            entries = service.store.journal.entries(table.id)
            writer = ReplayWriter(FinishedGame(table, entries), position.game)
            again = replayed(table, position.game, entries)
            viewers = [SPECTATOR, *every_seat(3)]
            for kept, (_, state, events) in zip(writer, again, strict=True):
                views = [position.game.view(state, viewer).to_json() for viewer in viewers]
                told = [witnessed(position, events, viewer) for viewer in viewers]
                views.append(position.game.laid_open(state))
                told.append([event.to_json() for event in events])
                assert plain(kept.views) == list(map(canonical, views))
                assert plain(kept.events) == list(map(canonical, told))

    asyncio.run(story())
