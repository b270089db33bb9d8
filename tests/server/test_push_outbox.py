"""Once a turn and device: whoever restarts, however many nodes look, whatever the service does."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any
from unittest.mock import AsyncMock

import pytest

from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.adapters.sql_store import open_store
from larceny.server.adapters.web_push import Sender, WebPush
from larceny.server.adapters.web_push_crypto import new_key
from larceny.server.domain.game_clock import DAY_MS, ClockKind, TimeControl
from larceny.server.domain.tables import Plan
from larceny.server.ports.bus import Bus
from larceny.server.ports.pushes import INVITED, Device
from larceny.server.service.lobby.lobby import ruleset_of
from larceny.server.service.people.invitations import AFTER_MS
from larceny.server.service.push import outbox
from larceny.server.service.push.devices import device_id
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession, new_session

from . import tables
from .clocks import ManualClock, clock_of
from .memory_hub import MemoryHub
from .push_service import Phone, PushService, push_service
from .tables import Guest, service_of, table_with
from .waiting import PATIENCE_S, eventually

pytestmark = pytest.mark.anyio

WHILE_MS = 60_000
DAYS = TimeControl(ClockKind.DAYS, per_move_ms=3 * DAY_MS)
_numbers = count()


@pytest.fixture
def service_of_pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture(autouse=True)
def _by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody looks but when a test does."""
    monkeypatch.setattr(outbox.Outbox, "start", AsyncMock())


@asynccontextmanager
async def node(
    database: str,
    bus: Bus | None = None,
    after_ms: int = 0,
    name: str = "a",
    clock: ManualClock | None = None,
) -> AsyncIterator[Service]:
    """Run a node that tells people far from the page."""
    store = open_store(database)
    sender = Sender(store.pushes.key(new_key()), "mailto:a@b.invalid", anywhere=True)
    messenger = WebPush(sender, PATIENCE_S)
    service = service_of(store, bus, name, clock, messenger=messenger, push_after_ms=after_ms)
    await service.start()
    try:
        async with asyncio.timeout(PATIENCE_S):
            yield service
    finally:
        await service.stop()
        store.close()


def gets(service: Service, guest: Guest, phone: Phone, language: str = "en") -> Device:
    """Let somebody be told on a device."""
    about = phone.body(language)
    id_ = device_id(about["endpoint"])
    device = Device(
        id_,
        guest.person.id,
        "token",
        about["endpoint"],
        about["p256dh"],
        about["auth"],
        language,
        next(_numbers),
    )
    service.store.pushes.add_device(device, most=10)
    return device


def key_of(service: Service) -> str:
    assert service.outbox is not None
    return service.outbox.messenger.public_key


async def look(*services: Service) -> None:
    """Let nodes look, all at once, and send what they find."""
    await asyncio.gather(*(one.outbox.poll() for one in services if one.outbox is not None))
    sending = [one.outbox._sending for one in services if one.outbox is not None]
    await eventually(lambda: not any(sending))


def leave(guest: Guest, table: str) -> None:
    """Close the page."""
    service = guest.service
    if table in service.sessions.loaded:
        service.subscriptions.unsubscribe(service.sessions.loaded[table], guest)


@dataclass
class Evening:
    """A table of two: Ann has a device, and the page is open nowhere."""

    service: Service
    table: str
    guests: list[Guest]
    phone: Phone
    dice: Random = field(default_factory=lambda: Random(4))

    @property
    def ann(self) -> Guest:
        return self.guests[0]

    async def owing(self) -> list[int]:
        async with self.service.sessions.hold(self.table) as session:  # all that happened is stored
            return [
                seat for seat in session.position.owing() if not session.position.has_answered(seat)
            ]

    async def decide(self) -> None:
        """Let the first who is asked decide, wherever he does it."""
        referee = self.service.referee
        while True:
            session = await self.service.sessions.find(self.table)
            asked = [
                seat
                for seat in session.position.deciders()
                if not session.position.has_answered(seat)
            ]
            if asked:
                break
            assert not session.position.is_over
            await tables.nobody_is_asked(self.service)  # a window closes by itself
        seat = asked[0]
        reactions = session.position.game.reactions(session.position.state, seat)
        action = self.dice.choice(
            reactions or session.position.game.legal_actions(session.position.state, seat)
        )
        message = m.Act(self.table, f"n{next(_numbers)}", session.position.seq, action.word, seat)
        await referee.act(self.guests[seat].person.id, message)

    async def until_ann(self, owes: bool) -> None:
        while not await self.stands(owes):
            await self.decide()

    async def stands(self, owes: bool) -> bool:
        """Ask whether Ann has a turn, or has none; in a pause neither is sure."""
        async with self.service.sessions.hold(self.table) as session:
            return session.position.window is None and (0 in session.position.owing()) is owes

    async def next_turn(self) -> int:
        """Go on until a new turn of Ann's begins; return its number."""
        await self.until_ann(owes=False)
        await self.until_ann(owes=True)
        return (await self.service.sessions.find(self.table)).position.turn_since[0]

    def turns(self) -> list[int]:
        return [told["turn"] for told in self.phone.arrived]


async def evening(service: Service, pushes: PushService) -> Evening:
    table, guests = await table_with(
        service, "forty-thieves", people=2, clock=DAYS, reaction_ms=300
    )
    for guest in guests:
        leave(guest, table.id)
    phone = pushes.phone(key_of(service))
    gets(service, guests[0], phone, "fr")
    return Evening(service, table.id, guests, phone)


async def test_a_turn_is_told_once_on_each_device(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        other = service_of_pushes.phone(key_of(service))
        gets(service, ann.ann, other, "de")
        for _ in range(4):
            turn = await ann.next_turn()
            for _ in range(3):
                await look(service)
            assert ann.turns()[-1] == turn
        names = [guest.person.name for guest in ann.guests]
        told = {"kind": "turn", "table": ann.table, "game": "forty-thieves", "others": names[1:]}
        assert ann.phone.arrived[-1] == {**told, "turn": turn, "language": "fr"}
        assert other.arrived[-1] == {**told, "turn": turn, "language": "de"}
        assert len(set(ann.turns())) == len(ann.turns()) == 4
        assert service.store.pushes.waiting(10) == []


async def test_several_decisions_in_a_row_are_one_turn(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        await ann.next_turn()
        decisions = 0
        while 0 in await ann.owing():
            await look(service)
            await ann.decide()
            decisions += 1
        assert decisions > 1
        assert len(ann.turns()) == 1


async def test_who_looks_is_not_told_and_who_only_has_it_open_is(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        await ann.ann.subscribe(ann.table)
        await ann.next_turn()
        await look(service)
        service.visibility.report(ann.ann, visible=False)
        await look(service)
        assert ann.turns() == []  # she saw that turn begin
        turn = await ann.next_turn()
        await look(service)
        assert ann.turns() == [turn]


ENOUGH_SAPPHIRES = 4
"""With more of them on the board a game is not over after another turn."""


async def paused(
    service: Service, pushes: PushService, by_ann: bool = False
) -> tuple[Evening, TableSession]:
    """Bring a game to where Ann may react to what the other does; or he to what she does.

    Of a turn in which others may react to her, she has been told.
    """
    while True:
        ann = await evening(service, pushes)
        session = await service.sessions.find(ann.table)
        while session.position.state.gems.bit_count() > ENOUGH_SAPPHIRES:
            if (
                session.position.window is not None
                and (session.position.state.active == 0) is by_ann
            ):
                if by_ann or 0 in session.position.deciders():
                    return ann, session
            elif by_ann and 0 in await ann.owing():
                await look(service)
            await ann.decide()


async def until_it_ends(service: Service, session: TableSession) -> None:
    """Let a pause end by itself."""
    await clock_of(service).until(lambda: session.position.window is None)


async def test_a_pause_that_ends_by_itself_is_no_turn(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann, session = await paused(service, service_of_pushes)
        await look(service)
        assert (ann.turns(), service.store.pushes.waiting(10)) == ([], [])
        await until_it_ends(service, session)
        await ann.until_ann(owes=True)
        await look(service)
        assert ann.turns() == [session.position.turn_since[0]]


async def test_a_pause_within_a_turn_begins_no_other(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann, session = await paused(service, service_of_pushes, by_ann=True)
        turns = ann.turns()
        await look(service)
        await until_it_ends(service, session)
        assert await ann.owing() == [0]  # she has still to steal, or to say that she does not
        await look(service)
        assert (ann.turns(), session.position.turn_since[0]) == (turns, turns[-1])
        numbers = session.position.turn_since
    async with node(sqlite) as service:
        ann.service = service
        assert (await service.sessions.find(ann.table)).position.turn_since == numbers
        turn = await ann.next_turn()
        await look(service)
        assert turn > turns[-1]
        assert ann.turns() == [*turns, turn]


async def test_turns_have_the_same_numbers_whenever_a_table_is_set_up(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann, session = await paused(service, service_of_pushes)
        for _ in range(3):
            entries = service.store.journal.entries(ann.table)
            again = new_session(session.table, service.clock)
            again.position.fold(entries)
            assert (again.position.turn_since, again.position.turns) == (
                session.position.turn_since,
                session.position.turns,
            )
            again.position.go_back(
                entries, session.position.seq, service.clock.now_ms()
            )  # nothing is taken back
            assert (again.position.turn_since, again.position.turns) == (
                session.position.turn_since,
                session.position.turns,
            )
            await ann.next_turn()


async def test_there_is_time_to_come_and_look(sqlite: str, service_of_pushes: PushService) -> None:
    async with node(sqlite, after_ms=WHILE_MS) as service:
        ann = await evening(service, service_of_pushes)
        await ann.next_turn()
        await look(service)
        assert len(service.store.pushes.waiting(10)) == 1
        await ann.until_ann(owes=False)
        clock_of(service).advance(WHILE_MS / 1_000)
        await look(service)
        assert (ann.turns(), service.store.pushes.waiting(10)) == ([], [])


async def test_a_device_that_is_gone_is_forgotten(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        await ann.next_turn()
        service_of_pushes.phones.clear()
        await look(service)
        assert service_of_pushes.asked == 1
        assert service.store.pushes.devices_of(ann.ann.person.id) == []
        assert service.store.pushes.waiting(10) == []


async def test_what_fails_is_tried_again_later_and_later(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        turn = await ann.next_turn()
        service_of_pushes.status = 503
        waits = []
        for tries in (1, 2, 3):
            await look(service)
            (waiting,) = service.store.pushes.waiting(10)
            assert (waiting.tries, service_of_pushes.asked) == (tries, tries)
            waits.append(waiting.due - service.clock.now_ms())
            await look(service)  # too early
            service.store.pushes.put_off(waiting, 0)
        assert waits == [30_000, 60_000, 120_000]
        service_of_pushes.status = 201
        await look(service)
        assert (ann.turns(), service.store.pushes.waiting(10)) == ([turn], [])


async def test_what_is_refused_is_not_tried_again(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        await ann.next_turn()
        service_of_pushes.status = 403
        await look(service)
        assert (service_of_pushes.asked, service.store.pushes.waiting(10)) == (1, [])
        assert len(service.store.pushes.devices_of(ann.ann.person.id)) == 1


async def test_a_service_that_hangs_keeps_nobody_from_playing(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        service_of_pushes.answers.clear()
        await ann.next_turn()
        assert service.outbox is not None
        await service.outbox.poll()
        await eventually(lambda: service_of_pushes.asked)
        for _ in range(30):
            await ann.decide()
        assert service.outbox._sending  # it has hung all the while
        service_of_pushes.answers.set()


async def test_who_moves_to_another_device_or_logs_out_is_told_there_no_more(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        ann = await evening(service, service_of_pushes)
        await ann.next_turn()
        service.store.pushes.note(ann.table, 0, [], 0)  # nothing new: it moved on before
        service.store.people.remove_tokens(["token"])
        await look(service)
        assert (ann.turns(), service.store.pushes.devices_of(ann.ann.person.id)) == ([], [])


async def test_the_oldest_of_too_many_devices_is_forgotten(
    database_url: str, service_of_pushes: PushService
) -> None:
    async with node(database_url) as service:
        ann = await evening(service, service_of_pushes)
        store = service.store.pushes
        mine = [gets(service, ann.ann, service_of_pushes.phone("")) for _ in range(3)]
        store.add_device(mine[-1], most=2)
        assert store.devices_of(ann.ann.person.id) == mine[-2:]
        bo = gets(service, ann.guests[1], service_of_pushes.phones[_path(mine[-1])])
        assert store.devices_of(ann.guests[1].person.id) == [bo]  # a browser is one person's
        assert store.devices_of(ann.ann.person.id) == [mine[-2]]


def _path(device: Device) -> str:
    return "/push/" + device.endpoint.rpartition("/")[2]


# Several at one device ----------------------------------------------------------------------------


async def shared_phone(service: Service, pushes: PushService) -> Evening:
    """Bring a game that Ann and Bo play at Ann's device to where a turn of both begins at once."""
    ann, cy = await tables.guest(service), await tables.guest(service)
    plan = Plan("master-thieves", ruleset_of("master-thieves", None, {}), 3, clock=DAYS)
    table = await service.lobby.open_table(ann.person, plan)
    await service.lobby.seat_companion(table.id, ann.person, Seat(1), "Bo")
    await service.lobby.sit(table.id, cy.person, Seat(2))
    for one in (ann, cy):
        await service.lobby.make_ready(table.id, one.person, True, "tea")
    await service.lobby.start(table.id, ann.person)
    phone = pushes.phone(key_of(service))
    both = Evening(service, table.id, [ann, ann, cy], phone)
    session = await service.sessions.find(table.id)
    while not (
        {0, 1} <= set(await both.owing())
        and session.position.turn_since[0] == session.position.turn_since[1]
    ):
        await both.decide()
    gets(service, ann, phone)
    return both


async def test_two_at_one_device_are_told_once_also_if_one_has_decided_already(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite, after_ms=WHILE_MS) as service:
        both = await shared_phone(service, service_of_pushes)
        await look(service)
        (noted,) = service.store.pushes.waiting(10)
        await both.decide()
        assert (await both.owing())[0] == 1
        clock_of(service).advance(WHILE_MS / 1_000)
        for _ in range(2):
            await look(service)
        assert both.turns() == [noted.turn]
        names = [both.guests[at].person.name for at in (0, 2)]
        assert both.phone.arrived[0]["others"] == names
        assert service.store.pushes.waiting(10) == []


async def test_two_at_one_device_are_not_told_of_what_both_have_decided(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite, after_ms=WHILE_MS) as service:
        both = await shared_phone(service, service_of_pushes)
        await look(service)
        (noted,) = service.store.pushes.waiting(10)
        session = await service.sessions.find(both.table)
        while noted.turn in [session.position.turn_since[seat] for seat in await both.owing()]:
            await both.decide()
        clock_of(service).advance(WHILE_MS / 1_000)
        await look(service)
        assert noted.turn not in both.turns()


# Nodes that die, and nodes that race --------------------------------------------------------------


async def test_what_a_node_did_not_come_to_is_done_by_the_next(
    database_url: str, service_of_pushes: PushService
) -> None:
    async with node(database_url) as service:
        ann = await evening(service, service_of_pushes)
        turn = await ann.next_turn()  # stored; and here the node dies before it looks
    async with node(database_url, after_ms=60_000) as service:
        ann.service = service
        await look(service)  # noted; and here it dies before it sends
        (noted,) = service.store.pushes.waiting(10)
        service.store.pushes.put_off(noted, 0)
    for _ in range(2):
        async with node(database_url) as service:
            await look(service)
            await look(service)
    assert ann.turns() == [turn]


async def test_a_node_that_dies_while_it_sends_leaves_it_to_the_next_under_the_same_topic(
    database_url: str, service_of_pushes: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(outbox, "LEAVE_S", 0.0)
    async with node(database_url) as service:
        ann = await evening(service, service_of_pushes)
        turn = await ann.next_turn()
        service_of_pushes.answers.clear()
        assert service.outbox is not None
        await service.outbox.poll()
        await eventually(ann.turns)  # taken, but the answer never comes
    service_of_pushes.answers.set()
    async with node(database_url) as service:
        await look(service)
        assert ann.turns() == [turn]  # somebody may still be sending it
        clock_of(service).advance(outbox.CLAIM_MS / 1_000)
        for _ in range(3):
            await look(service)
    assert ann.turns() == [turn, turn]
    ann.phone.comes_online()
    assert ann.phone.shown == [(ann.table, turn)]  # of one topic only the newest is kept


async def test_two_nodes_that_look_at_once_tell_it_once(
    database_url: str, service_of_pushes: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub, clock = MemoryHub(), ManualClock()
    monkeypatch.setattr(outbox, "LEASE_MS", 0)  # each believes at any time that it is the one
    async with (
        node(database_url, hub.bus(), name="a", clock=clock) as here,
        node(database_url, hub.bus(), name="b", clock=clock) as there,
    ):
        ann = await evening(here, service_of_pushes)
        turns = []
        for _ in range(5):
            turns.append(await ann.next_turn())
            await asyncio.gather(*(look(one) for one in (here, there, here, there)))
            await look(here, there)
            ann.service = there if ann.service is here else here
        assert ann.turns() == turns
        assert here.store.pushes.waiting(10) == []


async def test_who_looks_at_one_node_is_not_told_by_another(
    database_url: str, service_of_pushes: PushService
) -> None:
    hub, clock = MemoryHub(), ManualClock()
    async with (
        node(database_url, hub.bus(), after_ms=WHILE_MS, name="a", clock=clock) as here,
        node(database_url, hub.bus(), after_ms=WHILE_MS, name="b", clock=clock) as there,
    ):
        ann = await evening(here, service_of_pushes)
        looks = Guest(ann.ann.person, there)
        await looks.subscribe(ann.table)
        await ann.next_turn()
        await look(here)
        await look(there)
        clock.advance(WHILE_MS / 1_000)
        await look(here)
        assert ann.turns() == []
        leave(looks, ann.table)
        turn = await ann.next_turn()
        await look(here)
        clock.advance(WHILE_MS / 1_000)
        await look(here, there)
        assert ann.turns() == [turn]


async def test_who_waits_far_from_the_page_is_told_once_that_his_table_is_full(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        host, other = [await tables.guest(service) for _ in range(2)]
        phone, at_hand = [service_of_pushes.phone(key_of(service)) for _ in range(2)]
        gets(service, host, phone, "it")
        gets(service, other, at_hand)
        plan = Plan("master-thieves", ruleset_of("master-thieves", None, {}), 2, public=True)
        table = await service.lobby.open_table(host.person, plan)
        await other.subscribe(table.id)  # he looks, and needs no telling
        await service.lobby.sit(table.id, other.person, None)
        await eventually(lambda: service.store.pushes.waiting(9))
        await look(service)
        [told] = phone.arrived
        assert (told["kind"], told["table"], told["language"]) == ("full", table.id, "it")
        assert at_hand.arrived == []
        await service.lobby.choose_colour(table.id, other.person, 5)
        await look(service)
        assert len(phone.arrived) == 1


# Invitations ------------------------------------------------------------------------------------


async def invited(service: Service, pushes: PushService) -> tuple[str, Guest, Guest, Phone]:
    """Let Ann invite Bo, who has a device, and whose page is open nowhere."""
    table, [ann, bo] = await table_with(service, "forty-thieves", people=2, clock=DAYS)
    leave(bo, table.id)
    service.store.relations.befriend(ann.person.id, bo.person.id, 1)
    phone = pushes.phone(key_of(service))
    gets(service, bo, phone, "it")
    plan = table.plan
    again = await service.lobby.open_table(ann.person, plan)
    await service.invitations.invite(again.id, ann.person, bo.person.id)
    return again.id, ann, bo, phone


def invitations_on(phone: Phone) -> list[dict[str, Any]]:
    """Return what came about invitations: of turns at another table he is told as ever."""
    return [told for told in phone.arrived if told["kind"] == "invitation"]


async def test_who_is_invited_is_told_once_on_his_device(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        table, ann, _, phone = await invited(service, service_of_pushes)
        await look(service)
        assert invitations_on(phone) == []  # he may be there and come at once
        clock_of(service).advance(AFTER_MS / 1_000)
        for _ in range(3):
            await look(service)
        by = {"kind": "invitation", "table": table, "game": "forty-thieves", "language": "it"}
        assert invitations_on(phone) == [by | {"by": ann.person.name}]
        assert not [one for one in service.store.pushes.waiting(10) if one.turn == INVITED]


async def test_who_has_come_or_declined_is_not_told(
    sqlite: str, service_of_pushes: PushService
) -> None:
    async with node(sqlite) as service:
        table, _, bo, phone = await invited(service, service_of_pushes)
        await service.lobby.sit(table, bo.person, None)
        other, _, di, other_phone = await invited(service, service_of_pushes)
        await service.invitations.decline(other, di.person.id)
        clock_of(service).advance(AFTER_MS / 1_000)
        await look(service)
        assert invitations_on(phone) == invitations_on(other_phone) == []
        assert not [one for one in service.store.pushes.waiting(10) if one.turn == INVITED]
