"""Who may see and do what: it goes by the seat that somebody has now, and by what was agreed on."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.domain.identity import new_id
from larceny.server.domain.tables import Plan, Watching
from larceny.server.service.history.archive import Archive
from larceny.server.service.history.records import Records
from larceny.server.service.lobby.open_tables import Wanted
from larceny.server.service.service import Service
from larceny.server.service.table.delayed_feed import DELAY_S

from .clocks import clock_of
from .tables import Guest, guest, play_on, refused, service_on, table_with, window_step
from .waiting import PATIENCE_S, eventually

Story = Callable[[Service], Awaitable[None]]


@pytest.fixture
def run(tmp_path: Path) -> Callable[[Story], None]:
    """Run a story on a service of its own."""

    def run(story: Story) -> None:
        async def told() -> None:
            async with service_on(f"sqlite:///{tmp_path / 'larceny.db'}") as service:
                await asyncio.wait_for(story(service), PATIENCE_S)

        asyncio.run(told())

    return run


async def lobby_with(service: Service, people: int, **agreed: Any) -> tuple[str, list[Guest]]:
    """Make a table of 40 Thieves for three; so many sit there and watch it."""
    rules = find_game("forty-thieves").ruleset("standard")
    plan = Plan("forty-thieves", dict(rules.to_fields()), 3, **agreed)
    guests = [await guest(service) for _ in range(people)]
    table = await service.lobby.open_table(guests[0].person, plan)
    for one in guests[1:]:
        await service.lobby.sit(table.id, one.person, None)
    for one in guests:
        await one.subscribe(table.id)
    return table.id, guests


async def start(service: Service, table: str, guests: list[Guest]) -> None:
    for one in guests:
        await service.lobby.make_ready(table, one.person, True, "")
    await service.lobby.start(table, guests[0].person)


# The seat that one has now ------------------------------------------------------------------------


def test_who_loses_his_seat_loses_its_eyes(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, (host, kicked, third) = await lobby_with(service, 3)
        newcomer, spectator = await guest(service), await guest(service)
        for one in (newcomer, spectator):
            await one.subscribe(table)
        await service.lobby.kick(table, host.person, Seat(1))
        await service.lobby.sit(table, newcomer.person, Seat(1))
        await start(service, table, [host, newcomer, third])
        assert kicked.messages("step") == spectator.messages("step")
        assert newcomer.messages("step") != spectator.messages("step")
        assert [one.messages("snapshot")[-1]["seat"] for one in (kicked, newcomer)] == [None, 1]

    run(story)


def test_who_changes_chairs_sees_with_the_new_one(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, (host, mover) = await lobby_with(service, 2)
        await service.lobby.sit(table, mover.person, Seat(2))
        third = await guest(service)
        await service.lobby.sit(table, third.person, Seat(1))
        await third.subscribe(table)
        await start(service, table, [host, mover, third])
        session = service.sessions.loaded[table]
        for seat, one in enumerate((host, third, mover)):
            view = session.position.game.view(session.position.state, Seat(seat)).to_json()
            assert one.last()["view"] == json.loads(json.dumps(view))

    run(story)


def test_who_loses_his_seat_at_a_closed_table_hears_no_more(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, (host, kicked, third) = await lobby_with(service, 3, watching=Watching.CLOSED)
        await service.lobby.kick(table, host.person, Seat(1))
        assert json.loads(kicked.heard[-1])["code"] == "resync"
        heard = len(kicked.heard)
        newcomer = await guest(service)
        await service.lobby.sit(table, newcomer.person, Seat(1))
        await start(service, table, [host, newcomer, third])
        await service.chat.say(host.person, m.Say(table, "c", "hello"))
        assert len(kicked.heard) == heard
        assert await refused(kicked.subscribe(table)) == "no-such-table"

    run(story)


# Watching -----------------------------------------------------------------------------------------


def test_at_a_closed_table_there_is_nothing_to_see(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, _ = await table_with(
            service, "master-thieves", 2, watching=Watching.CLOSED, public=True
        )
        stranger = await guest(service)
        assert await refused(stranger.subscribe(table.id)) == "no-such-table"
        assert await refused(stranger.subscribe(table.id, from_seq=0)) == "no-such-table"
        records = Records(Archive(service.store))
        for person in (stranger.person.id, None):
            assert await refused(records.for_viewer(table.id, person)) == "no-such-table"
        assert not stranger.heard

    run(story)


def test_at_a_delayed_table_nothing_is_seen_early(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", 2, watching=Watching.DELAYED)
        session = service.sessions.loaded[table.id]
        early = await guest(service)
        await early.subscribe(table.id)
        await play_on(table.id, guests, Random(1), lambda: session.position.seq >= 8)
        late = await guest(service)
        await late.subscribe(table.id, from_seq=0)
        shown = await Records(Archive(service.store)).for_viewer(table.id, None)
        assert shown.events == []  # type: ignore[union-attr]
        clock_of(service).advance(DELAY_S - 0.001)
        for one in (early, late):
            assert not one.messages("step")
            assert not [told for told in one.messages("snapshot") if told["view"]]
        clock_of(service).advance(0.001)
        assert [step["seq"] for step in early.messages("step")] == list(
            range(session.position.seq + 1)
        )
        assert all(step["legal"] is None for step in early.messages("step"))

    run(story)


# Private tables -----------------------------------------------------------------------------------


def test_private_tables_show_nowhere_and_cannot_be_guessed(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, _ = await lobby_with(service, 1)
        page = await service.open_tables.find(Wanted(), 100, 0)
        assert page.tables == []
        stranger = await guest(service)
        for guessed in (new_id(), table[:-1] + ("A" if table[-1] != "A" else "B"), table.lower()):
            assert await refused(stranger.subscribe(guessed)) == "no-such-table"
        assert len({new_id() for _ in range(1_000)}) == 1_000
        assert len(table) == 22  # 128 random bits

    run(story)


# Other people's seats -----------------------------------------------------------------------------


def test_a_stranger_can_do_nothing_at_a_table(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", 2)
        session = service.sessions.loaded[table.id]
        stranger = await guest(service)
        await stranger.subscribe(table.id)
        assert stranger.messages("snapshot")[0]["seat"] is None
        back, who = service.undo, stranger.person
        assert await refused(stranger.act(table.id, "pass", "1")) == "not-your-seat"
        assert await refused(back.ask(who.id, m.Undo(table.id, "1", 0))) == "not-your-seat"
        assert (
            await refused(back.consent(who.id, m.Consent(table.id, "1", 0, True)))
            == "not-your-seat"
        )
        assert await refused(service.chat.say(who, m.Say(table.id, "1", "hi"))) == "not-your-seat"
        assert session.position.seq == 0
        assert not guests[0].messages("undo")

    run(story)


def test_every_seat_has_ids_of_its_own(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", 2, edition="english_a")
        session = service.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(1), lambda: len(session.position.deciders()) == 2)
        for one in guests:
            ack = await one.act(table.id, one.last()["legal"]["actions"][0], "the same id")
            assert ack.seq == session.position.seq

    run(story)


# Half-way -----------------------------------------------------------------------------------------


def is_news(message: bytes) -> bool:
    """Whether somebody is told that the table went on, or was set up anew."""
    told = json.loads(message)
    return bool(told.get("code") == "resync" or told.get("seq") == 1)


def test_who_is_shown_out_while_he_decides_holds_nobody_up(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", 2, reaction_ms=0)
        one = next(g for g in guests if g.last()["legal"])
        turning_points = asyncio.create_task(one.act(table.id, "pass", "1"))
        for _ in range(3):
            await asyncio.sleep(0)
        turning_points.cancel()
        await asyncio.gather(turning_points, return_exceptions=True)
        assert len(service.store.journal.entries(table.id)) == 2  # it was on its way
        for each in guests:
            await eventually(lambda each=each: any(map(is_news, each.heard)))  # type: ignore[misc]
            each.heard.clear()
            await each.subscribe(table.id)
        session = await service.sessions.find(table.id)
        assert session.position.seq == len(service.store.journal.entries(table.id)) - 1
        await play_on(table.id, guests, Random(1), lambda: session.position.seq >= 20)

    run(story)


def test_nobody_goes_back_into_a_window(run: Callable[[Story], None]) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", 2, reaction_ms=0)
        session = service.sessions.loaded[table.id]
        windows: set[int] = set()

        def closed() -> bool:
            opened = window_step(session)
            windows.update(set() if opened is None else {opened})
            return (bool(windows) and opened is None) or session.position.is_over

        await play_on(table.id, guests, Random(1), closed)
        if not session.position.is_over:
            asked = m.Undo(table.id, "u", min(windows))
            code = await refused(service.undo.ask(guests[0].person.id, asked))
            assert code == "window-open"

    run(story)
