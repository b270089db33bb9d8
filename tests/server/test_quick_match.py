"""Strangers are seated together with one click; at one node, at two, and over a restart."""

import asyncio
from dataclasses import replace

import pytest

from larceny.kernel.events import Seat
from larceny.protocol import hall as h
from larceny.server.adapters.sql_store import open_store
from larceny.server.domain.matchmaking import GATHER_MS
from larceny.server.domain.refusals import TooMuch
from larceny.server.domain.tables import Status, Watching
from larceny.server.ports.store import Rating
from larceny.server.service.hall.matchmaking import SEEN_MS
from larceny.server.service.hall.no_shows import COME_MS, LOOK_MS
from larceny.server.service.lobby.lobby import ruleset_of
from larceny.server.service.people.rate_limits import Rate, RateLimits, Rates
from larceny.server.service.service import Service

from .clocks import clock_of
from .memory_hub import MemoryHub
from .nodes import deaf
from .nodes import tell as tell_of_two
from .samples import PLAN
from .tables import Guest, guest, service_on, tell, tell_in_turn

PAIR = h.Seek("master-thieves", "fast", most=2)


def seat_of(one: Guest) -> str | None:
    told = one.messages("seated")
    return told[-1]["seated_at"] if told else None


async def look(one: Guest, wanted: h.Seek = PAIR) -> None:
    await one.service.matchmaking.look(one, wanted)


async def seated(*guests: Guest) -> str:
    """Wait until these people sit at one table, and return it."""

    def together() -> bool:
        return None not in {seat_of(one) for one in guests}

    while not together():
        await guests[0].service.matchmaking.round()
        await asyncio.sleep(0.005)
    [table] = {seat_of(one) for one in guests}
    assert table is not None
    return table


def test_two_strangers_sit_at_one_table_and_the_game_begins_once_both_are_ready(
    sqlite: str,
) -> None:
    async def story(service: Service) -> None:
        ann, bo = [await guest(service) for _ in range(2)]
        await look(ann)
        [wants] = ann.messages("seeking")
        assert (wants["game"], wants["tempo"]) == ("master-thieves", "fast")
        assert wants["bots_at"] - wants["since"] == PAIR.bots_after_ms
        await look(bo)
        id_ = await seated(ann, bo)
        table = await service.sessions.table(id_)
        assert {chair.person for chair in table.chairs} == {ann.person.id, bo.person.id}
        assert table.plan.rated
        assert table.plan.watching is Watching.DELAYED
        await service.lobby.make_ready(id_, ann.person, True, "from ann")
        assert (await service.sessions.table(id_)).status is Status.LOBBY
        await service.lobby.make_ready(id_, bo.person, True, "from bo")
        assert (await service.sessions.table(id_)).status is Status.PLAYING
        assert await asyncio.to_thread(service.store.seeks.of, [ann.person.id, bo.person.id]) == []

    tell(sqlite, story)


def test_those_of_one_strength_are_seated_together(sqlite: str) -> None:
    async def story(service: Service) -> None:
        guests = [await guest(service) for _ in range(4)]
        mus = {one.person.id: mu for one, mu in zip(guests, (40.0, 15.0, 39.0, 16.0), strict=True)}
        ratings = {person: Rating(mu, 2.0, 1) for person, mu in mus.items()}
        plan = replace(PLAN, ruleset=ruleset_of(PLAN.game, None, {}))
        host = await service.lobby.open_table(guests[0].person, plan)
        service.store.ratings.rate(host.id, "master-thieves", 1, ratings)
        for one in guests:
            await look(one)
        await service.matchmaking.match(service.clock.now_ms())
        strong, weak, strong_too, weak_too = [seat_of(one) for one in guests]
        assert None not in (strong, weak)
        assert strong == strong_too != weak == weak_too

    tell(sqlite, story)


def test_a_larger_table_is_waited_for_a_moment(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann, bo = [await guest(service) for _ in range(2)]
        for one in (ann, bo):
            await look(one, replace_most(4))
        now = service.clock.now_ms()
        await service.matchmaking.match(now)
        assert seat_of(ann) is None
        await service.matchmaking.match(now + GATHER_MS)
        assert seat_of(ann) == seat_of(bo) is not None

    tell(sqlite, story)


@pytest.mark.parametrize("blocks", [0, 1])
def test_who_blocked_each_other_are_never_seated_together(sqlite: str, blocks: int) -> None:
    async def story(service: Service) -> None:
        ann, bo, cy = guests = [await guest(service) for _ in range(3)]
        await service.blocks.block(guests[blocks].person.id, guests[1 - blocks].person.id)
        for one in (ann, bo):
            await look(one)
        await service.matchmaking.match(service.clock.now_ms())
        assert (seat_of(ann), seat_of(bo)) == (None, None)
        await look(cy)
        await service.matchmaking.match(service.clock.now_ms())
        assert seat_of(cy) is not None
        assert [seat_of(one) for one in (ann, bo)].count(seat_of(cy)) == 1

    tell(sqlite, story)


def test_nor_are_they_over_two_nodes(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        ann, bo = await guest(here), await guest(there)
        deaf(hub)  # what is stored decides
        await there.blocks.block(bo.person.id, ann.person.id)
        await look(ann)
        await look(bo)
        for node in (here, there):
            await node.matchmaking.match(node.clock.now_ms())
        assert (seat_of(ann), seat_of(bo)) == (None, None)

    tell_of_two(sqlite, story)


def replace_most(most: int) -> h.Seek:
    return h.Seek(PAIR.game, PAIR.tempo, most)


def test_who_stops_is_not_seated_and_who_is_seated_already_is_told_where(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann, bo, cy = [await guest(service) for _ in range(3)]
        await look(ann)
        await service.matchmaking.stop(ann)
        assert ann.messages("seeking")[-1]["game"] is None
        await look(bo)
        await service.matchmaking.match(service.clock.now_ms())
        assert seat_of(bo) is None
        await look(cy)
        service.matchmaking.gone(cy)  # seated while the connection was away
        await service.matchmaking.match(service.clock.now_ms())
        assert seat_of(bo) is not None
        assert seat_of(cy) is None
        await service.matchmaking.stop(cy)
        assert seat_of(cy) == seat_of(bo)

    tell(sqlite, story)


def test_who_has_gone_is_not_seated(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann, bo = [await guest(service) for _ in range(2)]
        await look(ann)
        service.matchmaking.gone(ann)
        clock_of(service).advance(SEEN_MS / 1_000 + 1)
        await look(bo)
        await service.matchmaking.match(service.clock.now_ms())
        assert seat_of(bo) is None

    tell(sqlite, story)


def test_who_looks_too_often_is_told_how_long_to_wait(sqlite: str) -> None:
    async def run() -> None:
        async with service_on(sqlite) as service:
            service.accounts.limits = RateLimits(service.clock, Rates(seeks=Rate(3, 10)))
            ann = await guest(service)
            for _ in range(3):
                await look(ann)
            with pytest.raises(TooMuch) as no:
                await look(ann)
            assert no.value.code == "too-many"
            assert no.value.details["retry_after_s"] == 10

    asyncio.run(run())


def test_a_restart_loses_nobody_s_place(sqlite: str) -> None:
    people: list[Guest] = []

    async def before(service: Service) -> None:
        people.extend([await guest(service) for _ in range(2)])
        await look(people[0])

    async def after(service: Service) -> None:
        ann, bo = [Guest(one.person, service) for one in people]
        await look(ann)  # as the browser does when it is connected again
        since = ann.messages("seeking")[-1]["since"]
        assert since == people[0].messages("seeking")[-1]["since"]
        await look(bo)
        await seated(ann, bo)

    tell_in_turn(sqlite, before, after)


def test_a_seat_that_was_given_before_a_restart_is_told_after_it(sqlite: str) -> None:
    people: list[Guest] = []

    async def before(service: Service) -> None:
        people.extend([await guest(service) for _ in range(2)])
        for one in people:
            await look(one)
            service.matchmaking.gone(one)
        await service.matchmaking.match(service.clock.now_ms())

    async def after(service: Service) -> None:
        ann, bo = [Guest(one.person, service) for one in people]
        await look(ann)
        await look(bo, h.Seek("forty-thieves", "days"))  # no second seat before he knows the first
        assert seat_of(ann) == seat_of(bo) is not None

    tell_in_turn(sqlite, before, after)


@pytest.mark.parametrize("is_deaf", [False, True], ids=["told", "untold"])
def test_strangers_at_two_nodes_sit_at_one_table(database_url: str, is_deaf: bool) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        if is_deaf:
            deaf(hub)
        ann, bo = await guest(here), await guest(there)
        await look(ann)
        await look(bo)

        def both() -> bool:
            return seat_of(ann) is not None and seat_of(bo) is not None

        while not both():
            for node in (here, there):
                await node.matchmaking.round()
            clock_of(here).advance(0.5)
            await asyncio.sleep(0.005)
        assert seat_of(ann) == seat_of(bo)

    tell_of_two(open_database(database_url), story)


def test_two_nodes_that_match_at_once_seat_nobody_twice(database_url: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        guests = [await guest(node) for node in (here, there) * 6]
        for one in guests:
            await look(one)
        now = here.clock.now_ms()
        for _ in range(6):
            await asyncio.gather(here.matchmaking.match(now), there.matchmaking.match(now))
            for node in (here, there):
                mine = [one.person.id for one in guests if one.service is node]
                await node.matchmaking._tell_seated(mine)
        tables: dict[str, int] = {}
        for one in guests:
            [told] = {message["seated_at"] for message in one.messages("seated")}
            tables[told] = tables.get(told, 0) + 1
        assert set(tables.values()) == {2}
        assert len(tables) == 6
        for one in guests:
            sits_at = here.store.tables.tables_of(one.person.id, 9, 0)
            assert len(sits_at) == 1

    tell_of_two(open_database(database_url), story)


def open_database(url: str) -> str:
    open_store(url).close()
    return url


# Who does not come -----------------------------------------------------------------------------


async def looks_after(service: Service, seconds: float) -> None:
    """Let time pass, in which it is looked who is there."""
    for _ in range(round(seconds * 1_000 / LOOK_MS)):
        clock_of(service).advance(LOOK_MS / 1_000)
        await service.matchmaking.round()


async def people_at(service: Service, table: str) -> list[str]:
    found = await service.sessions.table(table)
    return [chair.person for chair in found.chairs if chair.person is not None]


async def until_there_sit(service: Service, table: str, *guests: Guest) -> None:
    """Wait until these people sit there: the node looks after its tables by itself, too."""
    wanted = {one.person.id for one in guests}
    while set(await people_at(service, table)) != wanted:
        await asyncio.sleep(0.005)


async def two_of_whom_one_comes(service: Service) -> tuple[str, Guest, Guest]:
    ann, bo = [await guest(service) for _ in range(2)]
    await look(ann)
    await look(bo)
    table = await seated(ann, bo)
    await ann.subscribe(table)
    await service.lobby.make_ready(table, ann.person, True, "from ann")
    return table, ann, bo


def test_who_does_not_come_loses_his_seat_to_the_next_who_looks(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, bo = await two_of_whom_one_comes(service)
        cy = await guest(service)
        await look(cy)
        await looks_after(service, COME_MS / 1_000 - 2)
        assert set(await people_at(service, table)) == {ann.person.id, bo.person.id}
        assert seat_of(cy) is None
        await looks_after(service, 6)
        await until_there_sit(service, table, ann, cy)
        assert await seated(cy) == table
        await service.lobby.make_ready(table, cy.person, True, "from cy")
        assert (await service.sessions.table(table)).status is Status.PLAYING

    tell(sqlite, story)


def test_where_nobody_else_looks_the_host_plays_with_a_bot_at_once(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, _ = await two_of_whom_one_comes(service)
        await looks_after(service, COME_MS / 1_000 + 4)
        await until_there_sit(service, table, ann)
        found = await service.sessions.table(table)
        assert found.host == ann.person.id
        [free] = [Seat(seat) for seat, chair in enumerate(found.chairs) if chair.free]
        await service.lobby.seat_bot(table, ann.person, free, "random")
        assert (await service.sessions.table(table)).status is Status.PLAYING

    tell(sqlite, story)


def test_who_is_there_or_was_ready_or_comes_in_time_keeps_his_seat(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, bo = await two_of_whom_one_comes(service)
        service.subscriptions.unsubscribe(service.sessions.loaded[table], ann)  # a phone sleeps
        await looks_after(service, COME_MS / 1_000 - 4)
        await bo.subscribe(table)  # he thinks it over
        await looks_after(service, COME_MS / 1_000 * 2)
        assert set(await people_at(service, table)) == {ann.person.id, bo.person.id}

    tell(sqlite, story)


def test_a_table_to_which_nobody_comes_is_given_up(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann, bo = [await guest(service) for _ in range(2)]
        await look(ann)
        await look(bo)
        table = await seated(ann, bo)
        await looks_after(service, COME_MS / 1_000 + 6)
        await until_there_sit(service, table)
        assert (await service.sessions.table(table)).status is Status.ABANDONED

    tell(sqlite, story)


def test_nobody_gets_a_seat_beside_somebody_he_blocked(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, ann, _ = await two_of_whom_one_comes(service)
        cy, dee = [await guest(service) for _ in range(2)]
        await service.blocks.block(ann.person.id, cy.person.id)
        await look(cy)
        await looks_after(service, COME_MS / 1_000 + 4)
        await until_there_sit(service, table, ann)
        assert seat_of(cy) is None
        await look(dee, h.Seek("forty-thieves", "fast", most=2))  # something else
        await looks_after(service, 4)
        assert seat_of(dee) is None

    tell(sqlite, story)


def test_who_came_at_the_other_node_is_not_missed(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        ann, bo = await guest(here), await guest(there)
        await look(ann)
        await look(bo)
        table = await seated(ann, bo)
        await ann.subscribe(table)
        await bo.subscribe(table)
        await looks_after(here, COME_MS / 1_000 + 6)
        assert set(await people_at(here, table)) == {ann.person.id, bo.person.id}

    tell_of_two(sqlite, story)
