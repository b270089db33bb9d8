"""Somebody sets the machine's time of day: no table notices, neither its windows nor its clocks."""

import asyncio
import time
from collections.abc import Callable
from random import Random

import pytest

from larceny.kernel.events import Seat
from larceny.server.adapters.sql_store import open_store
from larceny.server.adapters.system_clock import SystemClock
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.service.runtime.leases import (
    ASK_AGAIN_MS,
    LEASE_MS,
    RENEW_MS,
    StoredLeases,
)
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from .clocks import ManualClock, clock_of
from .tables import open_window, play_on, service_on, table_with, tell, window_step
from .test_pacing import BOT, begun
from .waiting import eventually

HOUR_S = 3_600.0
SET = pytest.mark.parametrize("set_by", [-HOUR_S, HOUR_S], ids=["back", "forward"])
REACTION_MS = 700
PER_MOVE = TimeControl(ClockKind.PER_MOVE, per_move_ms=30_000)


async def settled() -> None:
    """Let everybody go on who was woken."""
    for _ in range(30):
        await asyncio.sleep(0)


async def with_window(service: Service) -> TableSession:
    """Play until a reaction window is open in which nobody has answered."""
    table, guests = await table_with(
        service, "forty-thieves", people=2, edition="standard", reaction_ms=REACTION_MS
    )
    session = service.sessions.loaded[table.id]
    await play_on(table.id, guests, Random(3), lambda: session.position.window is not None)
    return session


@SET
def test_a_window_closes_in_its_time(sqlite: str, set_by: float) -> None:
    async def story(service: Service) -> None:
        # Given an open window
        session, clock = await with_window(service), clock_of(service)
        opened, left = window_step(session), open_window(session).since + REACTION_MS
        left -= session.now_ms()
        # When the time of day is set, and almost all of the window's time passes
        clock.set_by(set_by)
        clock.advance((left - 1) / 1_000)
        await settled()
        # Then it is still open; and a little later it is not
        assert window_step(session) == opened
        clock.advance(0.003)
        await eventually(lambda: window_step(session) != opened)

    tell(sqlite, story)


@SET
def test_thinking_time_is_over_in_its_time(sqlite: str, set_by: float) -> None:
    async def story(service: Service) -> None:
        table, _ = await table_with(service, "master-thieves", people=2, clock=PER_MOVE)
        session, clock = service.sessions.loaded[table.id], clock_of(service)
        clock.set_by(set_by)
        clock.advance(29.9)
        await settled()
        assert not session.timed_out
        clock.advance(0.2)
        await eventually(lambda: session.timed_out)

    tell(sqlite, story)


@SET
def test_a_bot_answers_in_its_time(sqlite: str, set_by: float) -> None:
    async def story(service: Service) -> None:
        session, _ = await begun(service)
        clock, seq = clock_of(service), session.position.seq
        left = service.pacing.due(session, Seat(BOT)) - session.now_ms()
        clock.set_by(set_by)
        clock.advance((left - 1) / 1_000)
        await settled()
        assert session.position.seq == seq
        clock.advance(0.002)
        await eventually(lambda: session.position.seq == seq + 1)

    tell(sqlite, story)


def test_a_window_that_was_stored_under_a_later_time_of_day_closes(sqlite: str) -> None:
    async def story() -> None:
        # Given a window that was open when the server ended, and a time of day that was set back
        async with service_on(sqlite) as service:
            session = await with_window(service)
            table, opened = session.table.id, window_step(session)
        clock = ManualClock()
        clock.set_by(-HOUR_S)
        async with service_on(sqlite, clock=clock) as service:
            # When the table is set up again
            session = await service.sessions.find(table)
            assert window_step(session) == opened
            # Then the window takes no longer than windows do
            left = open_window(session).since + REACTION_MS - session.now_ms()
            assert left <= REACTION_MS
            clock.advance((left + 2) / 1_000)
            await eventually(lambda: window_step(session) != opened)

    asyncio.run(story())


def test_a_lease_is_renewed_in_its_time_also_when_the_time_of_day_is_set_back() -> None:
    class Store:
        asked = 0

        def lease(
            self, name: str, node: str, now: int, until: int, lapsed: int | None = None
        ) -> bool:
            self.asked += 1
            return True

        def leased_until(self, name: str) -> int | None:
            raise AssertionError("nobody else has it")

    async def story() -> None:
        store, clock = Store(), ManualClock()
        leases = StoredLeases(store, "node", clock)
        assert await leases.holds("table")
        clock.set_by(-HOUR_S)
        clock.advance((LEASE_MS - RENEW_MS) / 1_000)
        assert await leases.holds("table")
        assert store.asked == 2

    asyncio.run(story())


def test_a_dead_nodes_lease_is_taken_in_time_by_one_whose_time_of_day_is_behind(
    database_url: str,
) -> None:
    async def story() -> None:
        store, clock, behind = open_store(database_url), ManualClock(), ManualClock()
        behind.set_by(-HOUR_S)
        assert await StoredLeases(store.leases, "dead", clock).holds("table")
        other = StoredLeases(store.leases, "other", behind)
        assert not await other.holds("table")
        behind.advance(LEASE_MS / 1_000)
        assert not await other.holds("table")
        behind.advance((ASK_AGAIN_MS + 1) / 1_000)
        assert await other.holds("table")
        store.close()

    asyncio.run(story())


def test_a_lease_that_is_renewed_is_taken_by_nobody_else(database_url: str) -> None:
    async def story() -> None:
        store, clock, behind = open_store(database_url), ManualClock(), ManualClock()
        behind.set_by(-HOUR_S)
        holder = StoredLeases(store.leases, "holder", clock)
        other = StoredLeases(store.leases, "other", behind)
        for _ in range(10):
            assert await holder.holds("table")
            assert not await other.holds("table")
            clock.advance((RENEW_MS + 1) / 1_000)
            behind.advance((RENEW_MS + 1) / 1_000)
        store.close()

    asyncio.run(story())


def at(nanoseconds: int) -> Callable[[], int]:
    return lambda: nanoseconds


def test_the_machines_clock_notices_that_it_was_set(monkeypatch: pytest.MonkeyPatch) -> None:
    second = 1_000_000_000

    def it_is(day: float, passed: float) -> None:
        monkeypatch.setattr(time, "time_ns", at(round(day * second)))
        monkeypatch.setattr(time, "monotonic_ns", at(round(passed * second)))

    it_is(1_000.0, 5.0)
    clock = SystemClock()
    it_is(1_010.1, 15.0)  # it runs a little fast
    assert clock.set_by_ms() == 0
    it_is(11.1, 16.0)  # a thousand seconds back
    assert clock.set_by_ms() == -1_000_000
    it_is(12.1, 17.0)
    assert clock.set_by_ms() == -1_000_000
    it_is(3_613.1, 18.0)
    assert clock.set_by_ms() == 2_600_000
