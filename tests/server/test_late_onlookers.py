"""Who sees a table a minute later is told nothing sooner: no step, no number, no sign of life.

The same evening is told twice, and in one of them much happens from some moment on. What somebody
without a seat can find out, until a minute after that moment, is the same to the byte.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import pytest

from larceny.protocol import messages as m
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.domain.pace import Pace
from larceny.server.domain.tables import Status, Watching
from larceny.server.service.service import Service
from larceny.server.service.table.delayed_feed import (
    DELAY_S,
    MOST_WAITING,
    DelayedFeed,
    DelayedMessage,
)
from larceny.server.service.table.session import TableSession

from .clocks import clock_of
from .tables import Guest, guest, play_on, same_ids, service_on, table_with
from .waiting import PATIENCE_S, eventually

TOLD_IN_ORDER = ("step", "snapshot", "lobby", "presence", "chat", "emote", "undo")
SHORT = {"round_cap": 2}
CLOCK = TimeControl(ClockKind.PER_MOVE, per_move_ms=20_000)

Happens = Callable[[Service, TableSession, list[Guest]], Awaitable[None]]


async def nothing(service: Service, session: TableSession, guests: list[Guest]) -> None:
    """Let nothing happen, but that somebody comes who looks on."""
    await guests[2].subscribe(session.table.id)


async def much(service: Service, session: TableSession, guests: list[Guest]) -> None:
    """Let everything happen that a table tells those who look on, and break the game off."""
    table, (host, other, onlooker) = session.table.id, guests
    await play_on(table, guests[:2], Random(2), lambda: session.position.seq >= 12)
    await service.chat.say(host.person, m.Say(table, "line", "what a theft"))
    await service.emotes.show(other.person, m.SendEmote(table, "sign", "laugh"))
    await service.undo.ask(other.person.id, m.Undo(table, "undo", 8))
    await onlooker.subscribe(table)
    await service.undo.consent(host.person.id, m.Consent(table, "agreed", 8, True))
    assert session.position.undone_seq == 13
    await service.lobby.mute(table, host.person, other.person.id, True)
    await service.lobby.change_pace(table, host.person, Pace.CALM)
    service.subscriptions.unsubscribe(session, other)
    clock_of(service).advance(25.0)
    await eventually(lambda: session.timed_out)
    await other.subscribe(table)
    await service.lobby.leave(table, host.person)
    await service.lobby.abandon(session.table.id, other.person)


async def the_end(service: Service, session: TableSession, guests: list[Guest]) -> None:
    """Play to the end, and agree to play again."""
    table, is_over = session.table.id, lambda: session.table.status is Status.OVER
    await guests[2].subscribe(table)
    await play_on(table, guests[:2], Random(2), is_over)
    await service.lobby.rematch(table, guests[0].person)


async def subscribe_anyhow(service: Service, one: Guest, table: str) -> None:
    """Try by every number to be shown how a table stands."""
    ways = [m.Subscribe(table, shown_seq=seq) for seq in range(14)]
    for asked in (*ways, m.Subscribe(table, from_seq=4), m.Subscribe(table, 4, None, 4)):
        await service.subscriptions.subscribe(one, asked)
        service.pacing.seen(service.sessions.loaded[table], one, asked.shown_seq or 0)


@dataclass
class Told:
    """What was told until a minute after something happened, and what when all was told."""

    in_time: list[bytes]
    early: list[bytes]  # to one who has looked on from the beginning
    player: list[bytes]  # to one who plays


async def evening(service: Service, happens: Happens) -> Told:
    """Play a little, let something happen, and return what those hear who look on later."""
    table, guests = await table_with(
        service, "master-thieves", 2, changes=SHORT, watching=Watching.DELAYED, clock=CLOCK
    )
    session, clock = service.sessions.loaded[table.id], clock_of(service)
    early, newcomer, late = [await guest(service) for _ in range(3)]
    before = len(guests[0].heard)
    await early.subscribe(table.id)
    await play_on(table.id, guests, Random(1), lambda: session.position.seq >= 4)
    await service.chat.say(guests[0].person, m.Say(table.id, "first", "hello"))
    clock.advance(10.0)
    service.thinking_time.timers.stop()  # nobody's time is over but where it is told
    began = clock.now_ms()
    await happens(service, session, [*guests, newcomer])
    passed = (clock.now_ms() - began) / 1_000
    assert passed < DELAY_S - 0.5
    clock.advance(DELAY_S - 0.5 - passed)
    await subscribe_anyhow(service, late, table.id)
    in_time = [*early.heard, b"", *newcomer.heard, b"", *late.heard]
    clock.advance(DELAY_S)
    return Told(in_time, early.heard, guests[0].heard[before:])


def told(monkeypatch: pytest.MonkeyPatch, folder: Path, happens: Happens) -> Told:
    same_ids(monkeypatch)

    async def run() -> Told:
        async with service_on(f"sqlite:///{folder / happens.__name__}.db") as service:
            return await asyncio.wait_for(evening(service, happens), PATIENCE_S)

    return asyncio.run(run())


def in_order(heard: list[bytes]) -> list[tuple[str, Any]]:
    """What a table told, and in which order."""
    messages = [json.loads(one) for one in heard]
    return [
        (one["type"], one.get("seq", one.get("number", one.get("lobby", {}).get("status"))))
        for one in messages
        if one["type"] in TOLD_IN_ORDER
    ]


def test_whatever_happens_who_looks_on_later_is_told_nothing_for_a_minute_then_all_in_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    quiet = told(monkeypatch, tmp_path, nothing)
    for happens in (much, the_end):
        lively = told(monkeypatch, tmp_path, happens)
        assert lively.in_time == quiet.in_time
        live, later = in_order(lively.player), in_order(lively.early)
        assert later[-len(live) :] == live
        if happens is much:
            assert {kind for kind, _ in live} == set(TOLD_IN_ORDER)


def test_what_is_said_is_not_read_sooner_over_http(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(f"sqlite:///{tmp_path}/said.db") as service:
            table, guests = await table_with(
                service, "master-thieves", 2, watching=Watching.DELAYED
            )
            stranger = await guest(service)
            await service.chat.say(guests[0].person, m.Say(table.id, "line", "what a theft"))

            async def read() -> list[int]:
                people = (guests[1].person.id, stranger.person.id, None)
                return [len(await service.chat.lines(table.id, one, 0, 9)) for one in people]

            assert await read() == [1, 0, 0]
            clock_of(service).advance(DELAY_S)
            assert await read() == [1, 1, 1]

    asyncio.run(story())


def test_when_all_has_been_told_nobody_is_late_any_more(tmp_path: Path) -> None:
    async def story() -> None:
        async with service_on(f"sqlite:///{tmp_path}/over.db") as service:
            table, guests = await table_with(
                service, "master-thieves", 2, watching=Watching.DELAYED
            )
            session = service.sessions.loaded[table.id]
            await service.lobby.abandon(table.id, guests[0].person)
            late = await guest(service)
            await late.subscribe(table.id)
            assert late.messages("lobby")[-1]["lobby"]["status"] == "playing"
            assert not late.messages("snapshot")
            clock_of(service).advance(DELAY_S)
            assert session.audience.late is None
            await late.subscribe(table.id)
            assert late.messages("snapshot")[-1]["lobby"]["status"] == "abandoned"

    asyncio.run(story())


def test_who_comes_and_goes_all_the_time_does_not_fill_the_memory() -> None:
    late = DelayedFeed()
    late.waiting.extend([DelayedMessage("presence", [b"one more"])] * MOST_WAITING)
    assert not late.has_room_for(DelayedMessage("presence", [b"one more"]))
    assert late.has_room_for(DelayedMessage("table", [b"a step"]))
