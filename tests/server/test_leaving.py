"""Leaving a running game and returning; bots that play for those who are not there."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.domain import leaving, tables
from larceny.server.domain.tables import Chair, Plan, Status, Table
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from .memory_hub import MemoryHub
from .nodes import tell
from .tables import Guest, nobody_is_asked, play_on, refused, table_with, tell_in_turn
from .waiting import eventually


async def in_time(service: Service, holds: Callable[[], object]) -> None:
    """Let time pass until something holds."""
    while not holds():
        await nobody_is_asked(service)


def asked_one(session: TableSession, guests: list[Guest]) -> Guest:
    """The first whom the table waits for."""
    seat = session.position.deciders()[0]
    return next(one for one in guests if session.table.seat_of(one.person.id) == seat)


def away(one: Guest) -> list[int]:
    """For whom bots play, as somebody was told last."""
    seats: list[int] = one.messages("presence")[-1]["away"]
    return seats


# In a game --------------------------------------------------------------------------------------


def test_a_bot_plays_at_once_for_who_leaves_until_he_returns(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        session = service.sessions.loaded[table.id]
        gone = asked_one(session, guests)
        stays = next(one for one in guests if one is not gone)
        seat = session.table.seat_of(gone.person.id)
        assert seat is not None
        before = session.position.seq
        await service.lobby.leave(table.id, gone.person)
        await in_time(
            service,
            lambda: session.position.seq > before and seat not in session.position.deciders(),
        )
        assert away(stays) == [seat]
        await service.lobby.come_back(table.id, gone.person)
        assert away(stays) == []
        await play_on(table.id, [stays], Random(1), lambda: seat in session.position.deciders())
        stands = session.position.seq
        service.sessions.events.stepped(session)
        assert session.position.seq == stands  # it is his to decide again

    tell_in_turn(sqlite, story)


def test_to_watch_with_ones_seat_or_to_decide_is_to_return(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        session = service.sessions.loaded[table.id]
        waits = next(one for one in guests if one is not asked_one(session, guests))
        seat = session.table.seat_of(waits.person.id)
        assert seat is not None
        await service.lobby.leave(table.id, waits.person)
        again = Guest(waits.person, service)
        await again.subscribe(table.id)
        assert not session.table.chairs[seat].away
        decides = asked_one(session, guests)
        chair = session.table.seat_of(decides.person.id)
        assert chair is not None
        await service.sessions.change(session, lambda now: leaving.leave(now, decides.person.id))
        await decides.act(table.id, decides.last()["legal"]["actions"][0], "back")
        assert not session.table.chairs[chair].away

    tell_in_turn(sqlite, story)


def test_who_has_left_is_played_for_after_a_restart(sqlite: str) -> None:
    known: dict[str, Any] = {}

    async def before(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        session = service.sessions.loaded[table.id]
        gone = asked_one(session, guests)
        known["table"], known["seat"] = table.id, session.table.seat_of(gone.person.id)
        # As if the node died in this moment: nobody looks at the table any more.
        await service.sessions.change(session, lambda now: leaving.leave(now, gone.person.id))
        known["seq"] = session.position.seq

    async def after(service: Service) -> None:
        session = await service.sessions.find(known["table"])
        assert session.is_away(known["seat"])
        await in_time(
            service,
            lambda: (
                session.position.seq > known["seq"]
                and known["seat"] not in session.position.deciders()
            ),
        )

    tell_in_turn(sqlite, before, after)


def test_a_game_that_all_have_left_is_played_to_its_end_once(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=2)
        session = service.sessions.loaded[table.id]
        for one in guests:
            service.subscriptions.unsubscribe(session, one)
            await service.lobby.leave(table.id, one.person)
        await in_time(service, lambda: session.table.status is Status.OVER)
        assert session.position.is_over

    tell_in_turn(sqlite, story)


def test_a_bot_that_thinks_for_who_returns_is_not_listened_to(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        session = service.sessions.loaded[table.id]
        one = asked_one(session, guests)
        async with session.lock:  # no bot can be heard while it is held
            await service.sessions.change(session, lambda now: leaving.leave(now, one.person.id))
            service.sessions.events.stepped(session)
            await service.sessions.change(
                session, lambda now: leaving.come_back(now, one.person.id)
            )
            stands = session.position.seq
        await service.bots.tasks.stop()
        assert session.position.seq == stands

    tell_in_turn(sqlite, story)


def test_who_has_left_is_not_asked_to_agree_when_something_is_taken_back(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "forty-thieves", people=2)
        session = service.sessions.loaded[table.id]
        one = asked_one(session, guests)
        other = next(guest for guest in guests if guest is not one)
        await one.act(table.id, "glimpse a1", "g")
        await service.lobby.leave(table.id, other.person)
        await service.undo.ask(one.person.id, m.Undo(table.id, "u", 0))
        assert session.position.undone_seq == 2

    tell_in_turn(sqlite, story)


# Another bot for somebody -------------------------------------------------------------------------


def test_the_host_lets_a_bot_play_for_who_is_not_connected(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, (host, friend, third) = await table_with(service, "master-thieves", people=3)
        session = service.sessions.loaded[table.id]
        lobby = service.lobby
        assert await refused(lobby.stand_in(table.id, host.person, Seat(1), True)) == "is-connected"
        service.subscriptions.unsubscribe(session, friend)
        assert await refused(lobby.stand_in(table.id, third.person, Seat(1), True)) == "host-only"
        await lobby.stand_in(table.id, host.person, Seat(1), True)
        assert away(host) == [1]
        await lobby.stand_in(table.id, host.person, Seat(1), False)
        assert away(host) == []
        service.subscriptions.unsubscribe(session, host)
        await lobby.stand_in(table.id, third.person, Seat(0), True)  # the host himself is not there
        assert away(third) == [0]
        await friend.subscribe(table.id)
        assert away(friend) == [0]

    tell_in_turn(sqlite, story)


def test_who_leaves_here_is_away_there(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, guests = await table_with(here, "master-thieves", people=2)
        watches = Guest(guests[1].person, there)
        await watches.subscribe(table.id)
        await here.lobby.leave(table.id, guests[0].person)
        await eventually(lambda: away(watches) == [0])
        assert there.sessions.loaded[table.id].table.host == guests[1].person.id
        await there.lobby.come_back(table.id, guests[0].person)
        await eventually(lambda: not here.sessions.loaded[table.id].is_away(Seat(0)))

    tell(sqlite, story)


# Chairs -------------------------------------------------------------------------------------------


def playing(*people: str, bots: int = 0) -> Table:
    """Return a table that is being played."""
    plan = Plan("master-thieves", {}, len(people) + bots)
    chairs = [Chair(person, person.capitalize()) for person in people]
    chairs += [Chair(name="Nila", bot="novice")] * bots
    return Table("t", plan, people[0], tuple(chairs), "c", "s", 0, Status.PLAYING)


def no(change: Callable[[], object]) -> str:
    with pytest.raises(LarcenyError) as refused:
        change()
    return refused.value.code


def test_when_the_host_leaves_the_next_who_is_there_is_the_host() -> None:
    table = leaving.leave(leaving.leave(playing("ann", "bo", "cy"), "bo"), "ann")
    assert table.host == "cy"
    assert [chair.away for chair in table.chairs] == [True, True, False]
    assert leaving.leave(table, "cy").host == "cy"  # nobody else is there


def test_only_who_plays_can_leave() -> None:
    table = playing("ann", "bo")
    assert no(lambda: leaving.leave(table, "cy")) == "not-your-seat"
    over = tables.finish(table, Status.OVER)
    assert no(lambda: leaving.leave(over, "ann")) == "not-playing"


def test_a_bot_needs_nobody_to_play_for_it() -> None:
    table = playing("ann", bots=1)
    assert no(lambda: leaving.stand_in(table, "ann", Seat(1), True, {Seat(0)})) == "plays-itself"
    assert no(lambda: leaving.stand_in(table, "ann", Seat(5), True, {Seat(0)})) == "no-such-seat"


def test_all_at_one_device_leave_and_return_together() -> None:
    table = playing("ann", "bo")
    beside = Chair("ann", "Cy", companion=True)
    plan = Plan("master-thieves", {}, 3)
    table = Table("t", plan, "bo", (*table.chairs, beside), "c", "s", 0, Status.PLAYING)
    left = leaving.leave(table, "ann")
    assert [chair.away for chair in left.chairs] == [True, False, True]
    assert leaving.come_back(left, "ann") == table


def test_at_a_rematch_who_has_left_is_not_there() -> None:
    left = leaving.leave(playing("ann", "bo", bots=1), "bo")
    chairs = [leaving.sits_again(chair, "ann") for chair in left.chairs]
    assert [chair.person for chair in chairs] == ["ann", None, None]
    assert chairs[2].bot == "novice"
    assert leaving.sits_again(left.chairs[1], "bo").person == "bo"
