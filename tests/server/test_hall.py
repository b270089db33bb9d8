"""The hall tells what goes on in the house: at once, nothing twice, and of games nothing early."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from larceny.games.registry import GAMES
from larceny.protocol import hall as h
from larceny.protocol import messages as m
from larceny.server.domain.pace import Pace
from larceny.server.domain.refusals import TooMuch
from larceny.server.domain.tables import Status, Watching
from larceny.server.service.hall.hall import CALM_S, CROWD, LOOK_S
from larceny.server.service.people.rate_limits import Rate, RateLimits, Rates
from larceny.server.service.service import Service
from larceny.server.service.table.delayed_feed import DELAY_S
from larceny.server.service.table.session import TableSession

from .clocks import clock_of
from .memory_hub import MemoryHub
from .nodes import tell as tell_of_two
from .tables import Guest, guest, play_on, same_ids, service_on, table_with, tell
from .waiting import PATIENCE_S, eventually

SHORT = {"round_cap": 2}


async def looked(service: Service) -> None:
    """Let the hall look once more."""
    hall, clock = service.hall, clock_of(service)
    clock.advance(CALM_S)
    now, waited = clock.now_ms(), 0
    hall.on_hall_changed()
    while hall.looked < now:
        await asyncio.sleep(0.002)
        waited += 1
        if waited % 100 == 0:  # it was looking already, and is calm again only later
            clock.advance(CALM_S)


async def a_minute(service: Service) -> None:
    """Let a minute pass, in which the hall looks now and then as it does."""
    for _ in range(4):
        clock_of(service).advance(DELAY_S / 4)
        await looked(service)


async def entered(service: Service, named: bool = False) -> Guest:
    one = await guest(service)
    await service.hall.enter(one, named)
    await eventually(lambda: service.hall.looked)
    return one


def told(one: Guest) -> dict[str, Any]:
    """All that somebody knows of the house: what he was told first, and every change since."""
    [*_, first] = one.messages("hall")
    house = dict(first, tables={table["id"]: table for table in first["tables"]})
    for news in one.messages("hall-news"):
        house["tables"].update({table["id"]: table for table in news.get("tables", ())})
        for gone in news.get("gone", ()):
            del house["tables"][gone]
        house.update({key: news[key] for key in ("here", "names", "looking") if key in news})
    return house


def listed(one: Guest, kind: str) -> list[str]:
    return [id_ for id_, table in told(one)["tables"].items() if table["kind"] == kind]


async def public_table(service: Service, **agreed: Any) -> tuple[TableSession, list[Guest]]:
    table, guests = await table_with(
        service, "master-thieves", 2, changes=SHORT, public=True, **agreed
    )
    return service.sessions.loaded[table.id], guests


def test_a_table_is_told_from_its_laying_to_a_minute_after_its_end(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann = await entered(service)
        host, other = [await guest(service) for _ in range(2)]
        plan = (await public_table(service))[0].table.plan
        table = await service.lobby.open_table(host.person, plan)
        await looked(service)
        assert listed(ann, "waiting") == [table.id]
        seats = told(ann)["tables"][table.id]["seats"]
        assert [seat["free"] for seat in seats] == [False, True]
        await service.lobby.sit(table.id, other.person, None)
        await looked(service)
        assert listed(ann, "waiting") == []
        for one in (host, other):
            await service.lobby.make_ready(table.id, one.person, True, "salt")
        await service.lobby.start(table.id, host.person)
        await looked(service)
        assert table.id in listed(ann, "running")
        for one in (host, other):
            await one.subscribe(table.id)
        session = service.sessions.loaded[table.id]
        await play_on(
            table.id, [host, other], Random(2), lambda: session.table.status is Status.OVER
        )
        await looked(service)
        assert table.id in listed(ann, "running")
        await a_minute(service)
        assert listed(ann, "finished") == [table.id]

    tell(sqlite, story)


def test_secret_and_closed_tables_are_not_told(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann = await entered(service)
        await table_with(service, "master-thieves", 2, public=False)
        await public_table(service, watching=Watching.CLOSED)
        await looked(service)
        assert told(ann)["tables"] == {}

    tell(sqlite, story)


@pytest.mark.parametrize("game", GAMES)
def test_the_picture_of_a_game_is_how_it_stood_a_minute_ago(sqlite: str, game: str) -> None:
    async def story(service: Service) -> None:
        ann = await entered(service)
        table, guests = await table_with(service, game, 2, public=True)
        session = service.sessions.loaded[table.id]
        await looked(service)
        assert told(ann)["tables"][table.id]["sketch"] is None
        await a_minute(service)
        await play_on(table.id, guests, Random(1), lambda: session.position.seq >= 30)
        await looked(service)
        first = told(ann)["tables"][table.id]["sketch"]
        await a_minute(service)
        later = told(ann)["tables"][table.id]["sketch"]
        assert first is not None
        assert later is not None
        assert first != later
        assert len(json.dumps(later)) < 400

    tell(sqlite, story)


def test_who_is_here_and_who_does_not_mind(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann, bo = await entered(service, named=True), await entered(service)
        await looked(service)
        assert (told(ann)["here"], told(ann)["names"]) == (2, [ann.person.name])
        await service.hall.enter(ann, False)
        service.hall.leave(bo)
        await looked(service)
        assert (told(ann)["here"], told(ann)["names"]) == (1, [])

    tell(sqlite, story)


def test_a_crowd_is_told_only_now_and_then_who_comes(sqlite: str) -> None:
    async def story(service: Service) -> None:
        service.hall.limits = RateLimits(service.clock, Rates(halls=Rate(10_000, 1)))
        ann = await entered(service)
        crowd = [Guest(ann.person, service) for _ in range(CROWD)]
        for one in crowd:
            await service.hall.enter(one, False)
        await looked(service)
        assert len({id(one.heard[0]) for one in crowd}) < CROWD  # written once for many
        clock_of(service).advance(CALM_S)
        bo, before = await guest(service), service.hall.looked
        await service.hall.enter(bo, False)
        await asyncio.sleep(0)
        assert not service.hall._changed.is_set()
        clock_of(service).advance(LOOK_S)
        await eventually(lambda: service.hall.looked > before)
        await eventually(lambda: told(ann)["here"] == 2)

    tell(sqlite, story)


def test_who_looks_for_a_match_is_counted_without_a_name(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann, bo = await entered(service), await guest(service)
        await service.matchmaking.look(bo, h.Seek("forty-thieves", "relaxed"))
        await looked(service)
        assert told(ann)["looking"] == [{"game": "forty-thieves", "tempo": "relaxed", "people": 1}]
        assert bo.person.id.encode() not in b"".join(ann.heard)

    tell(sqlite, story)


def test_where_nothing_has_changed_nothing_is_told(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann = await entered(service)
        await public_table(service)
        await looked(service)
        before = len(ann.heard)
        for _ in range(3):
            await looked(service)
        assert len(ann.heard) == before

    tell(sqlite, story)


def test_what_changes_close_together_is_told_in_one(sqlite: str) -> None:
    async def story(service: Service) -> None:
        ann = await entered(service)
        host = await guest(service)
        plan = (await public_table(service, watching=Watching.CLOSED))[0].table.plan
        before = len(ann.heard)
        tables = [await service.lobby.open_table(host.person, plan) for _ in range(5)]
        await looked(service)
        [news] = [json.loads(one) for one in ann.heard[before:]]
        assert {table["id"] for table in news["tables"]} == {table.id for table in tables}

    tell(sqlite, story)


def test_who_enters_again_and_again_is_told_how_long_to_wait(sqlite: str) -> None:
    async def story(service: Service) -> None:
        service.hall.limits = RateLimits(service.clock, Rates(halls=Rate(3, 7)))
        ann = await guest(service)
        for _ in range(3):
            await service.hall.enter(ann, False)
        with pytest.raises(TooMuch) as no:
            await service.hall.enter(ann, False)
        assert no.value.details["retry_after_s"] == 7

    tell(sqlite, story)


def test_the_hall_of_another_node_tells_the_same(database_url: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        ann, bo = await entered(here, named=True), await entered(there, named=True)
        host = await guest(here)
        plan = (await public_table(here, watching=Watching.CLOSED))[0].table.plan
        table = await here.lobby.open_table(host.person, plan)
        for _ in range(2):  # each hears of the other's people after it has looked
            await looked(here)
            await looked(there)
        await looked(here)
        for one in (ann, bo):
            assert listed(one, "waiting") == [table.id]
            assert told(one)["here"] == 2
            assert told(one)["names"] == sorted([ann.person.name, bo.person.name])
        there.hall.forget_node(here.hall.node)
        await looked(there)
        assert told(bo)["here"] == 1

    tell_of_two(database_url, story)


# Secrets ----------------------------------------------------------------------------------------

Happens = Callable[[Service, TableSession, list[Guest]], Awaitable[None]]


async def nothing(service: Service, session: TableSession, guests: list[Guest]) -> None:
    """Let nothing happen."""


async def much(service: Service, session: TableSession, guests: list[Guest]) -> None:
    """Let much happen that changes how the table stands, and break the game off."""
    table, (host, other) = session.table.id, guests
    await play_on(table, guests, Random(2), lambda: session.position.seq >= 12)
    await service.chat.say(host.person, m.Say(table, "line", "what a theft"))
    await service.lobby.change_pace(table, host.person, Pace.CALM)
    service.subscriptions.unsubscribe(session, other)
    await service.lobby.leave(table, host.person)
    await service.lobby.abandon(table, other.person)


async def the_end(service: Service, session: TableSession, guests: list[Guest]) -> None:
    """Play to the end."""
    over = lambda: session.table.status is Status.OVER  # noqa: E731
    await play_on(session.table.id, guests, Random(2), over)


@pytest.mark.parametrize("watching", [Watching.OPEN, Watching.DELAYED])
def test_for_a_minute_the_hall_tells_the_same_to_the_byte_whatever_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, watching: Watching
) -> None:
    async def evening(service: Service, happens: Happens) -> tuple[bytes, bytes]:
        early = await entered(service)
        session, guests = await public_table(service, watching=watching)
        clock = clock_of(service)
        await play_on(session.table.id, guests, Random(1), lambda: session.position.seq >= 4)
        await looked(service)
        await a_minute(service)
        assert b'"sketch":{' in early.heard[-1]
        began = clock.now_ms()
        await happens(service, session, guests)
        await looked(service)
        passed = (clock.now_ms() - began) / 1_000
        assert passed < DELAY_S / 2
        for _ in range(4):
            clock.advance((DELAY_S - 12 - passed) / 4)
            await looked(service)
        late = await guest(service)
        await service.hall.enter(late, False)
        in_time = b"\n".join([*early.heard, b"", *late.heard])
        service.hall.leave(late)
        await a_minute(service)
        return in_time, b"\n".join(early.heard)

    def evening_with(happens: Happens) -> tuple[bytes, bytes]:
        same_ids(monkeypatch)

        async def run() -> tuple[bytes, bytes]:
            async with service_on(f"sqlite:///{tmp_path}/{happens.__name__}.db") as service:
                return await asyncio.wait_for(evening(service, happens), PATIENCE_S)

        return asyncio.run(run())

    quiet, _ = evening_with(nothing)
    for happens in (much, the_end):
        lively, later = evening_with(happens)
        assert lively == quiet
        assert later != quiet


def test_a_hall_that_was_empty_tells_no_sooner_that_a_game_is_over(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests = await public_table(service)
        await the_end(service, session, guests)
        ann = await entered(service)
        await looked(service)
        assert listed(ann, "running") == [session.table.id]
        assert listed(ann, "finished") == []
        await a_minute(service)
        assert listed(ann, "finished") == [session.table.id]

    tell(sqlite, story)
