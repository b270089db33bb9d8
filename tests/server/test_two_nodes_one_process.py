"""Two nodes in one process, on one database: who was faster, who answered, who looks after it."""

import asyncio
from functools import partial
from random import Random
from unittest.mock import patch

import pytest
from sqlalchemy.exc import OperationalError

from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.adapters.sql_sealed import SqlSealed
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.service.service import Service
from larceny.server.service.table.events import Subscribers
from larceny.server.service.table.session import TableSession

from ..planting import plants_faults
from .clocks import clock_of
from .memory_hub import MemoryHub
from .nodes import deaf, moves_to, tell
from .store_failures import fails_once
from .tables import Guest, play_on, table_with, window_step
from .waiting import eventually


async def two_who_choose(here: Service, there: Service) -> tuple[TableSession, Guest, Guest]:
    """Bring a game to where several choose at once; two of them sit at different nodes."""
    table, guests = await table_with(here, "master-thieves", people=3)
    session = here.sessions.loaded[table.id]
    await play_on(table.id, guests, Random(1), lambda: len(session.position.deciders()) > 1)
    one, other = (
        g for g in guests if session.table.seat_of(g.person.id) in session.position.deciders()[:2]
    )
    return session, one, await moves_to(there, other, table.id)


def test_two_who_choose_in_the_same_instant_do_not_collide(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, one, other = await two_who_choose(here, there)
        deaf(hub)
        table, words = session.table.id, [g.last()["legal"]["actions"][0] for g in (one, other)]
        acks = await asyncio.gather(one.act(table, words[0], "1"), other.act(table, words[1], "1"))
        first, second = sorted(ack.seq for ack in acks)
        assert second == first + 1
        entries = here.store.journal.entries(table)
        assert [entry.seq for entry in entries] == list(range(second + 1))
        slower = one if acks[0].seq == second else other
        assert [step["seq"] for step in slower.messages("step")][-2:] == [first, second]

    tell(sqlite, story)


def test_what_is_sent_to_both_nodes_is_done_once(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, one, _ = await two_who_choose(here, there)
        same = Guest(one.person, there)
        await same.subscribe(session.table.id)
        deaf(hub)
        word = one.last()["legal"]["actions"][0]
        first, second = await asyncio.gather(
            one.act(session.table.id, word, "same"), same.act(session.table.id, word, "same")
        )
        assert first == second
        ids = [entry.client_id for entry in here.store.journal.entries(session.table.id)]
        assert ids.count("same") == 1

    tell(sqlite, story)


def test_what_is_taken_back_here_is_taken_back_there(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, guests = await table_with(here, "forty-thieves", people=2)
        one = next(g for g in guests if g.last()["legal"])
        other = await moves_to(there, next(g for g in guests if g is not one), table.id)
        before = other.last()["view"]
        await one.act(table.id, "glimpse a1", "g")
        await eventually(lambda: other.last()["seq"] == 1)
        session = here.sessions.loaded[table.id]
        entries = here.store.journal.entries(table.id)
        async with session.lock:
            assert await here.referee.store(session, session.position.go_back(entries, 0, 0))
        await eventually(lambda: other.last()["seq"] == 2)
        assert other.last()["view"] == before
        assert other.last()["type"] == "snapshot"
        again = there.sessions.loaded[table.id]
        assert (again.position.asked_since, again.position.undone_seq) == (
            session.position.asked_since,
            session.position.undone_seq,
        )

    tell(sqlite, story)


def _has_window_or_ended(session: TableSession) -> bool:
    return session.position.window is not None or session.position.is_over


async def window(
    here: Service, there: Service, reaction_ms: int
) -> tuple[TableSession, list[Guest], list[Guest]]:
    """Bring a game to a window; who is asked there sits at the other node, too."""
    for seed in range(20):
        table, guests = await table_with(here, "forty-thieves", people=3, reaction_ms=reaction_ms)
        session = here.sessions.loaded[table.id]
        done = partial(_has_window_or_ended, session)
        await play_on(table.id, guests, Random(seed), done)
        if session.position.window is not None:
            asked = [
                g
                for g in guests
                if session.table.seat_of(g.person.id) in session.position.deciders()
            ]
            moved = [await moves_to(there, one, table.id) for one in asked]
            return session, asked, moved
    raise LookupError("no window")


def test_answers_at_two_nodes_close_a_window(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, asked, moved = await window(here, there, reaction_ms=0)
        opened = window_step(session)
        for number, (at_home, away) in enumerate(zip(asked, moved, strict=True)):
            one = away if number % 2 else at_home
            seat = session.table.seat_of(one.person.id)
            assert seat is not None
            await one.act(
                session.table.id,
                session.position.game.reactions(session.position.state, seat)[0].word,
                "w",
                opened,
            )
            assert window_step(session) == opened or number == len(asked) - 1
        await clock_of(here).until(lambda: window_step(session) != opened)  # whoever has the lease
        told = there.sessions.loaded[session.table.id]
        await eventually(lambda: told.position.seq == session.position.seq)

    tell(sqlite, story)


def test_an_answer_whose_acknowledgement_failed_is_acknowledged_when_sent_again(
    sqlite: str,
) -> None:
    """It is stored when the store goes away; the window closes all the same."""

    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, asked, _ = await window(here, there, reaction_ms=0)
        opened, game = window_step(session), session.position.game
        for one in asked:
            seat = session.table.seat_of(one.person.id)
            assert seat is not None
            word = game.reactions(session.position.state, seat)[0].word
            with fails_once(SqlSealed, "sealed"), pytest.raises(OperationalError):
                await one.act(session.table.id, word, "w", opened)
            ack = await one.act(session.table.id, word, "w", opened)
            assert ack.id == "w"
        await clock_of(here).until(lambda: window_step(session) != opened)

    tell(sqlite, story)


def test_nobody_answers_at_one_node_what_was_closed_at_the_other(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, _, moved = await window(here, there, reaction_ms=60_000)
        opened, late = window_step(session), moved[0]
        word = late.last()["legal"]["actions"][0]
        deaf(hub)
        there.windows.timers.stop()  # else it may learn by itself what has happened here
        clock_of(here).advance(60)
        await here.windows.close(session)
        assert window_step(session) != opened
        with pytest.raises(LarcenyError) as no:
            await late.act(session.table.id, word, "late")
        assert no.value.code == "already-answered"

    tell(sqlite, story)


def test_a_bot_goes_on_at_the_other_node(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        table, guests = await table_with(here, "forty-thieves", people=1, bots=1, reaction_ms=0)
        session = here.sessions.loaded[table.id]
        await play_on(table.id, guests, Random(3), lambda: session.position.seq >= 4)
        one = await moves_to(there, guests[0], table.id)
        await here.bots.tasks.stop()  # as if it had died
        deaf(hub)
        here.sessions.events.subscribers = Subscribers()
        lives_on = there.sessions.loaded[table.id]
        last = lives_on.position.seq
        await play_on(table.id, [one], Random(4), lambda: lives_on.position.seq > last + 6)
        by_seat = {entry.seat for entry in there.store.journal.entries(table.id, last)}
        assert by_seat == {0, 1}

    tell(sqlite, story)


async def one_is_asked(here: Service) -> tuple[TableSession, Guest, Guest]:
    """Begin a game in which a decision may take a second; return who is asked, and the other."""
    clock = TimeControl(ClockKind.PER_MOVE, per_move_ms=1_000)
    table, guests = await table_with(here, "forty-thieves", people=2, clock=clock)
    one, other = sorted(guests, key=lambda guest: guest.last()["legal"] is None)
    return here.sessions.loaded[table.id], one, other


def test_who_comes_back_to_the_other_node_plays_himself(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, one, other = await one_is_asked(here)
        table, seat = session.table, session.table.seat_of(one.person.id)
        watching = await moves_to(there, other, table.id)
        await clock_of(here).until(lambda: seat in session.timed_out)
        await eventually(lambda: watching.messages("presence")[-1]["away"] == [seat])
        await there.subscriptions.subscribe(Guest(one.person, there), m.Subscribe(table.id))
        await eventually(lambda: seat not in session.timed_out)

    tell(sqlite, story)


def test_who_has_decided_at_the_other_node_plays_himself(sqlite: str) -> None:
    """Also where that node had not heard that a bot plays for him."""

    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, one, _ = await one_is_asked(here)
        table, seat = session.table, session.table.seat_of(one.person.id)
        again = await moves_to(there, one, table.id)
        deaf(hub)
        session.timed_out[Seat(seat or 0)] = 0
        await again.act(table.id, again.last()["legal"]["actions"][0], "1")
        await here.catch_up.now(session)
        assert seat not in session.timed_out

    tell(sqlite, story)


def test_a_node_that_is_behind_takes_nobody_for_late_who_has_decided(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        behind, one, _ = await one_is_asked(here)
        table = behind.table
        again = await moves_to(there, one, table.id)
        deaf(hub)
        here.thinking_time.timers.stop()
        clock_of(here).advance(0.9)
        await again.act(table.id, again.last()["legal"]["actions"][0], "1")
        clock_of(here).advance(0.2)
        assert behind.position.late(behind.now_ms())  # as far as is known here
        await here.thinking_time.ring(behind)
        assert behind.position.seq == 1
        assert not behind.timed_out

    tell(sqlite, story)


@plants_faults
def test_a_clock_does_not_ring_at_a_table_whose_last_decision_could_not_be_stored(
    sqlite: str,
) -> None:
    """It rings while the decision is on its way, and waits; the table is set up anew then."""

    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, _, _ = await one_is_asked(here)
        (seat,) = session.position.deciders()
        clock_of(here).advance(1.1)
        assert session.position.late(session.now_ms())
        async with session.lock:
            ringing = asyncio.create_task(here.thinking_time.ring(session))
            await eventually(session.lock.is_awaited)
            session.position.apply(seat, session.position.answers(seat)[0], "lost", 0)
            here.sessions.discard(session)
        with patch.object(here.sessions, "catch_up", side_effect=AssertionError):
            await ringing
        assert not session.timed_out

    tell(sqlite, story)


def test_what_another_node_says_late_of_who_is_away_is_not_believed(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, one, _ = await one_is_asked(here)
        seat, before = session.position.deciders()[0], session.position.seq
        await one.act(session.table.id, one.last()["legal"]["actions"][0], "1")
        session.time_out(seat, before)  # his time ran out, and he has decided since
        assert seat not in session.timed_out
        session.time_out(seat, session.position.seq)
        assert seat in session.timed_out
        session.let_back(seat, before)  # he was here, and has gone again since
        assert seat in session.timed_out
        session.let_back(seat, session.position.seq)
        session.time_out(seat, session.position.seq)  # and this was before he came back
        assert seat not in session.timed_out

    tell(sqlite, story)
