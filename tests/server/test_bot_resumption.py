"""Bots go on by themselves after a restart, at one node, and a few tables at a time."""

import asyncio
from dataclasses import replace
from itertools import pairwise
from unittest.mock import AsyncMock, patch

from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.server.domain import identity as names
from larceny.server.domain.tables import Chair, Plan, Status, Table
from larceny.server.ports.store import Entry, Store
from larceny.server.service.background import bot_resumption
from larceny.server.service.bots import players
from larceny.server.service.service import Service

from ..planting import plants_faults
from .clocks import BEGAN_MS, ManualClock, clock_of
from .memory_hub import MemoryHub
from .nodes import tell
from .tables import service_on
from .waiting import eventually


def waiting_table(store: Store, bots: int = 2, people: int = 0, days_ago: float = 0.0) -> str:
    """Store a table that was begun and not yet dealt, as if its node had died."""
    game = find_game("forty-thieves")
    fields = dict(game.ruleset(game.default_edition, turn_cap=6).to_fields())
    chairs = [Chair(person=f"person-{n}", name=f"{n}", colour=n, ready=True) for n in range(people)]
    for seat in range(people, people + bots):
        chairs.append(Chair(name=f"Bot {seat}", bot="random", colour=seat, ready=True))
    plan = Plan("forty-thieves", fields, bots + people, reaction_ms=0)
    secret, began = names.new_token(), BEGAN_MS - int(days_ago * bot_resumption.DAY_MS)
    table = Table(names.new_id(), plan, "host", tuple(chairs), commitment(secret), secret, began)
    store.tables.add_table(replace(table, status=Status.PLAYING, rules_version=game.rules_version))
    return table.id


def is_over(store: Store, table: str) -> bool:
    found = store.tables.load_table(table)
    return found is not None and found.status is Status.OVER


def test_bots_go_on_after_a_restart_though_nobody_comes(sqlite: str) -> None:
    async def story() -> None:
        clock = ManualClock()
        async with service_on(sqlite, clock=clock) as service:
            table = waiting_table(service.store)
            await clock.until(lambda: service.store.journal.entries(table))
        async with service_on(sqlite, clock=clock) as service:
            await clock.until(lambda: is_over(service.store, table))

    asyncio.run(story())


def test_tables_are_taken_up_a_few_at_a_time_and_people_are_left_alone(sqlite: str) -> None:
    async def story() -> None:
        with patch.object(
            bot_resumption.BotResumption, "start", AsyncMock()
        ):  # only when we say so
            async with service_on(sqlite) as service:
                old = waiting_table(service.store, days_ago=2)
                for_people = waiting_table(service.store, people=2, bots=0)
                many = [waiting_table(service.store) for _ in range(5)]
                await service.bot_resumption.resume_some()
                assert len(service.sessions.loaded) == 2
                await service.bot_resumption.resume_some()
                await service.bot_resumption.resume_some()
                assert set(many) <= {*service.sessions.loaded}
                assert not {old, for_people} & {*service.sessions.loaded}

    with patch.object(bot_resumption, "AT_ONCE", 2):
        asyncio.run(story())


@plants_faults
def test_a_table_where_a_person_is_to_move_is_let_go(sqlite: str) -> None:
    async def story() -> None:
        with patch.object(
            bot_resumption.BotResumption, "start", AsyncMock()
        ):  # only when we say so
            async with service_on(sqlite) as service:
                tables = [waiting_table(service.store, people=1, bots=1) for _ in range(8)]
                for table in tables:  # let the bots decide until a person is to
                    session = await service.sessions.find(table)
                    await eventually(lambda session=session: session.position.deciders() == (0,))  # type: ignore[misc]
            async with service_on(sqlite) as service:
                await service.bot_resumption.resume_some()
                assert not service.sessions.loaded
                with patch.object(service.sessions, "find", side_effect=AssertionError):
                    await service.bot_resumption.resume_some()  # nothing has moved: not looked at

    asyncio.run(story())


def test_one_of_two_nodes_takes_a_table_up(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table = waiting_table(here.store)
        await clock_of(here).until(lambda: is_over(here.store, table))
        entries = here.store.journal.entries(table)
        assert [entry.seq for entry in entries] == list(range(len(entries)))

    tell(sqlite, story)


def test_a_table_whose_lease_another_has_is_not_taken_up(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        clock, table = clock_of(here), waiting_table(here.store)
        clock.advance(bot_resumption.REST_MS / 1_000)
        now = clock.now_ms()
        assert here.store.leases.lease(f"table:{table}", "another", now, now + 3_000)
        await here.bot_resumption.resume_some()
        assert table not in here.sessions.loaded
        clock.advance(3.5)  # it has died meanwhile
        await here.bot_resumption.resume_some()
        assert table in here.sessions.loaded

    with patch.object(bot_resumption.BotResumption, "start", AsyncMock()):  # only when we say so
        tell(sqlite, story)


async def loaded_until_it_is_thrown_out(service: Service, table: str) -> None:
    session = await service.sessions.find(table)
    await clock_of(service).until(lambda: not service.sessions.has(session))


@plants_faults
def test_a_bot_that_cannot_answer_waits_though_its_table_is_loaded_again_at_once(
    sqlite: str,
) -> None:
    """Whoever watches subscribes anew when a table was thrown out of memory."""
    tried: list[float] = []

    async def story() -> None:
        clock = ManualClock()

        async def append(entry: Entry) -> bool:
            tried.append(clock.monotonic())
            raise OSError("no space left on device")

        async with service_on(sqlite, clock=clock) as service:
            table = waiting_table(service.store)
            await service.sessions.find(table)
            with patch.object(service.referee.journal, "append", append):
                while len(tried) < 4:
                    await loaded_until_it_is_thrown_out(service, table)

    asyncio.run(story())
    assert all(later - before >= players.AGAIN_S for before, later in pairwise(tried))
