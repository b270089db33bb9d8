"""What one node learns of the other: people, requests to take back, lines, and silent deaths."""

import asyncio
from random import Random

import pytest

from larceny.kernel.errors import LarcenyError
from larceny.protocol import messages as m
from larceny.server.ports.bus import Resync
from larceny.server.service.service import Service
from larceny.server.service.table.journal import undo_word
from larceny.server.service.table.session import TableSession

from .clocks import clock_of
from .memory_hub import MemoryHub
from .nodes import deaf, moves_to, tell
from .tables import Guest, guest, play_on, table_with
from .waiting import eventually


def shown(one: Guest) -> tuple[list[int], int]:
    last = one.messages("presence")[-1]
    return last["connected"], last["watching"]


async def three_at_two_nodes(
    here: Service, there: Service, game: str = "forty-thieves"
) -> tuple[TableSession, list[Guest]]:
    """Begin a game; the last of three sits at the other node."""
    table, guests = await table_with(here, game, people=3)
    guests[2] = await moves_to(there, guests[2], table.id)
    return here.sessions.loaded[table.id], guests


# Who is there -----------------------------------------------------------------------------------


def test_people_at_the_other_node_are_there(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await three_at_two_nodes(here, there)
        for one in guests:
            await eventually(lambda one=one: shown(one) == ([0, 1, 2], 0))  # type: ignore[misc]
        stranger = await guest(there)
        await stranger.subscribe(session.table.id)
        for one in (*guests, stranger):
            await eventually(lambda one=one: shown(one) == ([0, 1, 2], 1))  # type: ignore[misc]
        there.subscriptions.unsubscribe(there.sessions.loaded[session.table.id], guests[2])
        await eventually(lambda: shown(guests[0]) == ([0, 1], 1))

    tell(sqlite, story)


def test_a_node_that_comes_later_learns_who_is_there(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, _ = await table_with(here, "forty-thieves", people=2)
        stranger = await guest(there)
        await stranger.subscribe(table.id)
        await eventually(lambda: shown(stranger) == ([0, 1], 1))

    tell(sqlite, story)


def test_who_was_at_a_node_that_died_is_forgotten_and_found_again(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        _, guests = await three_at_two_nodes(here, there)
        await eventually(lambda: shown(guests[0]) == ([0, 1, 2], 0))
        both = set(hub.buses)
        deaf(hub)  # neither can tell whether the other lives
        clock = clock_of(here)
        await clock.until(lambda: shown(guests[0]) == ([0, 1], 0))
        await clock.until(lambda: shown(guests[2]) == ([2], 0))
        hub.buses.update(both)
        for one in guests:
            await clock.until(lambda one=one: shown(one) == ([0, 1, 2], 0))  # type: ignore[misc]

    tell(sqlite, story)


def test_a_node_that_goes_says_so(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        _, guests = await three_at_two_nodes(here, there)
        await eventually(lambda: shown(guests[0]) == ([0, 1, 2], 0))
        await there.presence.stop()
        await eventually(lambda: shown(guests[0]) == ([0, 1], 0))  # no silence is waited for

    tell(sqlite, story)


# Taking back ------------------------------------------------------------------------------------


async def asked_to_take_back(here: Service, there: Service) -> tuple[TableSession, list[Guest]]:
    """Let somebody here ask to take back what somebody has decided; one of three sits there."""
    session, guests = await three_at_two_nodes(here, there, "master-thieves")
    await play_on(session.table.id, guests, Random(1), lambda: session.position.seq >= 5)
    other = there.sessions.loaded[session.table.id]
    await eventually(lambda: session.position.seq == other.position.seq)
    await here.undo.ask(guests[0].person.id, m.Undo(session.table.id, "u", 1))
    return session, guests


async def agrees(one: Guest, table: str, agree: bool = True) -> None:
    await one.service.undo.consent(one.person.id, m.Consent(table, "c", 1, agree))


def test_all_agree_at_different_nodes(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await asked_to_take_back(here, there)
        await eventually(lambda: bool(guests[2].messages("undo")))
        asked = {"seat": 0, "seq": 1, "waiting": [1, 2]}
        assert guests[2].messages("undo")[-1].items() >= asked.items()
        await agrees(guests[2], session.table.id)
        await eventually(lambda: guests[0].messages("undo")[-1]["waiting"] == [1])
        await agrees(guests[1], session.table.id)
        assert session.position.undone_seq == session.position.seq
        other = there.sessions.loaded[session.table.id]
        await eventually(lambda: other.position.undone_seq == session.position.undone_seq)
        words = [entry.word for entry in here.store.journal.entries(session.table.id)]
        assert words.count(undo_word(1)) == 1
        with pytest.raises(LarcenyError) as no:  # it is over at both
            await agrees(guests[2], session.table.id)
        assert no.value.code == "nothing-asked"

    tell(sqlite, story)


def test_all_agree_in_the_same_instant(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await asked_to_take_back(here, there)
        await eventually(lambda: bool(guests[2].messages("undo")))
        table = session.table.id
        await asyncio.gather(agrees(guests[1], table), agrees(guests[2], table))
        other = there.sessions.loaded[table]
        await eventually(
            lambda: (
                session.audience.sent_seq
                == other.audience.sent_seq
                == session.position.undone_seq
                > 0
            )
        )
        words = [entry.word for entry in here.store.journal.entries(table)]
        assert words.count(undo_word(1)) == 1

    tell(sqlite, story)


def test_one_who_does_not_agree_ends_it_everywhere(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await asked_to_take_back(here, there)
        await eventually(lambda: bool(guests[2].messages("undo")))
        await agrees(guests[2], session.table.id, agree=False)
        await eventually(lambda: guests[0].messages("undo")[-1]["waiting"] == [])
        with pytest.raises(LarcenyError) as no:
            await agrees(guests[1], session.table.id)
        assert no.value.code == "nothing-asked"
        assert session.position.undone_seq == -1

    tell(sqlite, story)


def test_who_comes_later_is_told_what_is_asked_for(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, guests = await table_with(here, "master-thieves", people=2)
        session = here.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(1), lambda: session.position.seq >= 5)
        await here.undo.ask(guests[0].person.id, m.Undo(table.id, "u", 1))
        again = Guest(guests[1].person, here)
        await again.subscribe(table.id)
        assert again.messages("undo")[-1]["waiting"] == [1]
        moved = await moves_to(there, guests[1], table.id)
        await eventually(lambda: bool(moved.messages("undo")))
        await agrees(moved, table.id)
        await eventually(lambda: session.position.undone_seq > 0)

    tell(sqlite, story)


# What was not heard of --------------------------------------------------------------------------


def numbers(one: Guest) -> list[int]:
    return [line["number"] for line in one.messages("chat")]


def test_lines_that_were_not_announced_are_told_when_the_bus_is_back(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await three_at_two_nodes(here, there)
        table = session.table.id
        await here.chat.say(guests[0].person, m.Say(table, "1", "one"))
        await eventually(lambda: numbers(guests[2]) == [1])
        both = set(hub.buses)
        deaf(hub)
        for number in ("2", "3"):
            await here.chat.say(guests[0].person, m.Say(table, number, number))
        hub.buses.update(both)
        for bus in both:
            bus.hear(table, Resync())
        await eventually(lambda: numbers(guests[2]) == [1, 2, 3])
        await there.chat.say(guests[2].person, m.Say(table, "4", "four"))
        await eventually(lambda: numbers(guests[0]) == [1, 2, 3, 4])
        assert numbers(guests[2]) == [1, 2, 3, 4]

    tell(sqlite, story)


def test_a_line_sent_to_both_nodes_is_said_once(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await three_at_two_nodes(here, there)
        line = m.Say(session.table.id, "same", "hello")
        first = await here.chat.say(guests[0].person, line)
        assert await there.chat.say(guests[0].person, line) == first
        assert [one.text for one in here.store.chat.lines(session.table.id)] == ["hello"]
        await eventually(lambda: numbers(guests[2]) == [1])

    tell(sqlite, story)


def test_what_a_node_stored_before_it_died_is_noticed(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await three_at_two_nodes(here, there)
        deaf(hub)  # as if it died after each commit
        asked = next(one for one in guests if one.last()["legal"])
        word = asked.last()["legal"]["actions"][0]
        ack = await asked.act(session.table.id, word, "last")
        others = [one for one in guests if one.service is not asked.service]
        clock = clock_of(here)
        await clock.until(lambda: all(one.last()["seq"] == ack.seq for one in others))
        await here.lobby.hand_over(session.table.id, guests[0].person, guests[1].person.id)
        await clock.until(
            lambda: (
                guests[2].messages("lobby")[-1:] != []
                and guests[2].messages("lobby")[-1]["lobby"]["host"] == guests[1].person.id
            )
        )

    tell(sqlite, story)
