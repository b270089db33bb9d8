"""Bots at a table that people follow: they wait until everybody has seen what happened."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from larceny.games.registry import GAMES, brought
from larceny.kernel.events import Seat
from larceny.lessons import LEARNER, LESSONS
from larceny.protocol import messages as m
from larceny.protocol.reading import reading_ms
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.domain.pace import MOST_BEHIND_MS, SPEED, Pace, thinking_ms
from larceny.server.domain.tables import Chair
from larceny.server.service.bots.pacing import QUIET_S, SEALING_MS
from larceny.server.service.bots.thinking_times import ThinkingTimes
from larceny.server.service.lobby.lessons import Lessons
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from .api import Api
from .clocks import ManualClock, clock_of
from .eavesdropping import Tab
from .memory_hub import MemoryHub
from .nodes import tell as tell_of_two
from .tables import Guest, guest, open_window, service_on, table_with, tell, window_step
from .waiting import eventually

PACED = (Pace.CALM, Pace.NORMAL, Pace.BRISK)
BOT = 1
NO_PAUSE: dict[str, Any] = {"reaction_ms": 0}
QUICK_MS = ThinkingTimes().slot_ms("forty-thieves", ["novice"])


# Times ------------------------------------------------------------------------------------------


def test_every_bot_thinks_a_little_differently_and_always_the_same() -> None:
    thoughts = [
        thinking_ms(Pace.NORMAL, "table", Seat(seat), step)
        for seat in range(4)
        for step in range(50)
    ]
    assert 450 <= min(thoughts) < max(thoughts) <= 1_250
    assert len(set(thoughts)) > 150
    assert thinking_ms(Pace.NORMAL, "table", Seat(0), 0) == thoughts[0]
    assert thinking_ms(Pace.NORMAL, "another", Seat(0), 0) != thoughts[0]
    brisk, normal, calm = (thinking_ms(p, "table", Seat(0), 0) for p in reversed(PACED))
    assert brisk < normal < calm
    assert thinking_ms(Pace.AT_ONCE, "table", Seat(0), 0) == 0


@pytest.mark.parametrize("game", GAMES)
def test_reading_takes_time_by_what_lies_open(game: str) -> None:
    for event, reading in brought("reading")[game].items():
        told = {"event": event, reading.of: [0, 0, 0]} if reading.of else {"event": event}
        assert reading_ms(game, told) == reading.ms + 3 * reading.each
    assert reading_ms(game, {"event": "Unknown"}) == 0


# One table --------------------------------------------------------------------------------------


async def until_bot(session: TableSession, guests: list[Guest]) -> None:
    """Let people decide until the table waits for a bot that has had its thought."""
    service, player = guests[0].service, guests[0]
    while not is_asked(session):
        await passes(service, session, lambda: owes(session) or is_asked(session))
        if owes(session):
            await player.act(
                session.table.id,
                session.position.answers(Seat(0))[0],
                f"id {session.position.seq}",
                session.position.seq,
            )
    await holds(service, session)


def is_asked(session: TableSession) -> bool:
    """Whether the bot is asked, in no window."""
    return BOT in session.position.deciders() and session.position.window is None


def owes(session: TableSession) -> bool:
    """Whether the first of the people is asked."""
    return 0 in session.position.deciders() and not session.position.has_answered(Seat(0))


async def holds(service: Service, session: TableSession) -> None:
    """Wait until a bot holds its answer back; no time passes meanwhile."""
    await eventually(lambda: service.pacing.reports(session).waiting)


async def passes(service: Service, session: TableSession, until: Callable[[], bool]) -> None:
    """Let time pass until something holds, but none while a bot thinks or something is stored."""
    clock = clock_of(service)

    def is_still() -> bool:
        clock.advance(0.0)  # what is due now is done now
        return bool(service.pacing.reports(session).waiting) or until()

    while not until():
        for _ in range(20):  # who was woken goes on
            await asyncio.sleep(0)
        await eventually(is_still)
        if not until():
            clock.wake_next()


async def answered(service: Service, session: TableSession) -> int:
    """Let time pass until the bot has answered; return when that was."""
    asked = session.position.seq
    await passes(service, session, lambda: session.audience.sent_seq > asked)
    return session.position.happened


async def begun(
    service: Service, people: int = 1, pace: Pace = Pace.NORMAL, **agreed: Any
) -> tuple[TableSession, list[Guest]]:
    """Begin a game at which the bot is asked now, and has thought before all can be read."""
    table, guests = await table_with(
        service, "forty-thieves", people=1, bots=1, level="novice", pace=pace, **NO_PAUSE, **agreed
    )
    session = service.sessions.loaded[table.id]
    for _ in range(people - 1):  # they look on
        guests.append(await guest(service))
        await guests[-1].subscribe(table.id)
    await until_bot(session, guests[:1])
    # Who begins is drawn by lot, and not everything takes long to be read.
    while session.position.seq < 2 or (
        pace in SPEED and session.position.clock.read <= thought(session)
    ):
        await answered(service, session)
        await until_bot(session, guests[:1])
    return session, guests


def thought(session: TableSession) -> int:
    """When the bot has thought."""
    plan = session.table.plan
    asked = session.position.asked_at_ms(Seat(BOT))
    return asked + thinking_ms(
        plan.pace, session.table.id, Seat(BOT), session.position.asked_at(Seat(BOT))
    )


def story_of(
    sqlite: str,
    story: Callable[[Service, TableSession, list[Guest]], Awaitable[None]],
    people: int = 1,
) -> None:
    """Run a story that begins with a bot that holds its answer, at the normal pace."""

    async def run(service: Service) -> None:
        session, guests = await begun(service, people)
        await story(service, session, guests)

    tell(sqlite, run)


@pytest.mark.parametrize("pace", PACED)
def test_a_bot_answers_when_what_happened_can_have_been_read(sqlite: str, pace: Pace) -> None:
    async def story(service: Service) -> None:
        session, _ = await begun(service, pace=pace)
        asked, due = session.position.happened, max(thought(session), session.position.clock.read)
        assert session.position.clock.read > asked
        seq = session.position.seq
        clock_of(service).advance((due - 1 - asked) / 1_000)
        await holds(service, session)
        assert session.position.seq == seq
        assert await answered(service, session) == due

    tell(sqlite, story)


@pytest.mark.parametrize("pace", PACED)
def test_the_time_to_read_is_that_of_what_everybody_witnesses(sqlite: str, pace: Pace) -> None:
    async def story(service: Service) -> None:
        session, guests = await begun(service, pace=pace)
        looker = await guest(service)
        await looker.subscribe(session.table.id)
        for _ in range(6):
            asked = session.position.seq
            await answered(service, session)
            events = looker.messages("step")[-1]["events"]
            normal = sum(reading_ms("forty-thieves", event) for event in events)
            assert session.position.seq == asked + 1
            assert session.position.clock.read - session.position.happened == round(
                normal / SPEED[pace]
            )
            await until_bot(session, guests)

    tell(sqlite, story)


def test_a_bot_goes_on_when_everything_has_been_seen(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        assert thought(session) < session.position.clock.read
        service.pacing.seen(session, guests[0], session.position.seq)
        due = thought(session)
        assert await answered(service, session) == due
        await until_bot(session, guests)
        later = session.position.clock.read + 3_000
        clock_of(service).advance((later - session.position.happened) / 1_000)
        await holds(service, session)
        service.pacing.seen(session, guests[0], session.position.seq)
        assert await answered(service, session) == later

    story_of(sqlite, story)


def test_a_bot_waits_for_the_slowest_of_those_who_say_what_they_see(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        silent, quick, slow = guests
        service.pacing.seen(session, slow, session.position.seq - 1)
        service.pacing.seen(session, quick, session.position.seq)
        seq, later = session.position.seq, session.position.clock.read + 2_000
        clock_of(service).advance((later - session.position.happened) / 1_000)
        await holds(service, session)
        assert session.position.seq == seq
        service.pacing.seen(session, slow, session.position.seq)
        assert await answered(service, session) == later
        assert silent not in service.pacing.reports(session).seen

    story_of(sqlite, story, people=3)


def test_nobody_is_waited_for_without_end(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        quick, stuck = guests
        service.pacing.seen(session, stuck, session.position.seq - 1)
        service.pacing.seen(session, quick, session.position.seq)
        read, took = (
            session.position.clock.read,
            session.position.clock.read - session.position.happened,
        )
        assert await answered(service, session) == read + max(8_000, round(1.5 * took))
        assert stuck in service.pacing.reports(session).left_behind
        await until_bot(session, [quick])  # from now on he is not waited for
        service.pacing.seen(session, quick, session.position.seq)
        due = thought(session)
        assert await answered(service, session) == due
        await until_bot(session, [quick])
        service.pacing.seen(session, stuck, session.position.seq)  # he has caught up
        assert stuck not in service.pacing.reports(session).left_behind

    story_of(sqlite, story, people=2)


def test_who_does_not_look_is_not_waited_for(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        hidden = guests[0]
        service.pacing.seen(session, hidden, session.position.seq - 1)
        service.visibility.report(hidden, visible=False)
        service.pacing.reconsider(session)
        read = max(thought(session), session.position.clock.read)
        assert await answered(service, session) == read

    story_of(sqlite, story)


def test_who_goes_is_not_waited_for(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        service.pacing.seen(session, guests[1], session.position.seq - 1)
        service.subscriptions.unsubscribe(session, guests[1])
        due = max(thought(session), session.position.clock.read)
        assert await answered(service, session) == due

    story_of(sqlite, story, people=2)


def test_a_device_that_is_passed_on_is_not_waited_for(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests = await begun(service)
        one = guests[0].person
        chairs = (*session.table.chairs, Chair(person=one.id, name="Beside", companion=True))
        session.table = replace(session.table, chairs=chairs)
        session.audience.listeners[None] = session.audience.listeners.pop(
            Seat(0)
        )  # behind the curtain
        service.pacing.seen(session, guests[0], session.position.seq - 1)
        assert service.pacing.due(session, Seat(BOT)) == max(
            thought(session), session.position.clock.read
        )
        session.audience.listeners[Seat(0)] = session.audience.listeners.pop(None)
        assert service.pacing.due(session, Seat(BOT)) > session.position.clock.read

    tell(sqlite, story)


def test_what_has_not_happened_yet_cannot_have_been_seen(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        service.pacing.seen(session, guests[0], session.position.seq + 100)
        assert not service.pacing.reports(session).seen
        due = max(thought(session), session.position.clock.read)
        assert await answered(service, session) == due

    story_of(sqlite, story)


def test_where_nobody_watches_nobody_is_waited_for(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        service.subscriptions.unsubscribe(session, guests[0])  # a page is loaded again
        clock = clock_of(service)
        due = max(thought(session), session.position.clock.read)
        assert await answered(service, session) == due
        await guests[0].subscribe(session.table.id)
        await until_bot(session, guests)
        service.subscriptions.unsubscribe(session, guests[0])
        clock.advance(QUIET_S + 1)  # sums of seconds are not exact
        assert service.pacing.due(session, Seat(BOT)) == 0

    story_of(sqlite, story)


@pytest.mark.parametrize(("level", "slot"), [("random", 0), ("novice", QUICK_MS)])
def test_at_once_nothing_is_waited_for(sqlite: str, level: str, slot: int) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "forty-thieves", people=1, bots=1, level=level, **NO_PAUSE
        )
        session = service.sessions.loaded[table.id]
        service.pacing.seen(session, guests[0], 0)
        found = 0
        while found < 5:
            if is_asked(session):
                asked = session.position.asked_at_ms(Seat(BOT))
                assert await answered(service, session) == asked + slot
                found += 1
            elif owes(session):
                await guests[0].act(
                    table.id,
                    session.position.answers(Seat(0))[0],
                    f"id {session.position.seq}",
                    session.position.seq,
                )
            else:
                await passes(service, session, lambda: owes(session) or is_asked(session))
        assert session.position.clock.read == 0

    tell(sqlite, story)


# Another pace -----------------------------------------------------------------------------------


def test_another_pace_holds_at_once(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        read, now = session.position.clock.read, clock_of(service).now_ms()
        assert service.pacing.thinks_until(session, Seat(BOT)) == thought(session) > now
        await service.lobby.change_pace(session.table.id, guests[0].person, Pace.AT_ONCE)
        assert guests[0].messages("lobby")[-1]["lobby"]["pace"] == "at-once"
        assert service.pacing.thinks_until(session, Seat(BOT)) == 0
        assert now == session.position.asked_at_ms(Seat(BOT))
        assert await answered(service, session) == now + QUICK_MS < read
        assert session.position.clock.read == 0

    story_of(sqlite, story)


@pytest.mark.anyio
async def test_the_host_changes_the_pace_or_who_plays_against_bots(api: Api) -> None:
    host, other = await api.guest("Host"), await api.guest("Other")
    table = await host.new_table(seats=3, pace="calm")
    await other.did("POST", f"/api/tables/{table}/sit")
    path = f"/api/tables/{table}/pace"
    assert (await host.did("POST", path, pace="brisk"))["pace"] == "brisk"
    assert await other.refused("POST", path, pace="calm") == (403, "host-only")
    assert (await host.refused("POST", path, pace="hasty"))[1] == "bad-request"
    await host.did("POST", f"/api/tables/{table}/host", person=other.id)
    await other.did("POST", f"/api/tables/{table}/stand")
    assert (await host.did("POST", path, pace="normal"))["pace"] == "normal"
    await host.did("POST", f"/api/tables/{table}/abandon")
    assert await host.refused("POST", path, pace="calm") == (400, "already-over")


# Windows and clocks -----------------------------------------------------------------------------


async def until_window(session: TableSession, guests: list[Guest]) -> None:
    """Play special tiles until one opens a window for reactions."""
    while session.position.window is None:
        one = next(one for one in guests if one.last()["legal"])
        legal = one.last()["legal"]["actions"]
        plays = [word for word in legal if word.startswith("play")]
        await one.act(session.table.id, (plays or legal)[-1], f"id {session.position.seq}")


def test_a_window_begins_when_what_opened_it_can_have_been_read(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(
            service, "forty-thieves", people=3, reaction_ms=500, pace=Pace.NORMAL
        )
        session = service.sessions.loaded[table.id]
        await until_window(session, guests)
        position = session.position
        assert open_window(session).since == position.clock.read > position.happened
        closes_at = open_window(session).since + 500
        assert {one.messages("clock")[-1]["deadline"] for one in guests} == {closes_at}
        # nobody learns when somebody has answered, so a bot may think until nearly its end
        asked = min(position.deciders())
        assert service.pacing.thinks_until(session, asked) == closes_at - SEALING_MS
        assert service.pacing.due(session, asked) == 0
        opened = window_step(session)
        clock = clock_of(service)
        clock.advance((closes_at - 1 - clock.now_ms()) / 1_000)
        await service.windows.close(session)  # as if it rang too early
        assert window_step(session) == opened
        clock.advance(0.002)
        await eventually(lambda: window_step(session) != opened)

    tell(sqlite, story)


def test_thinking_time_begins_when_the_question_can_have_been_read(sqlite: str) -> None:
    async def story(service: Service) -> None:
        clock = TimeControl(ClockKind.BANK, per_move_ms=10_000, bank_ms=60_000)
        table, guests = await table_with(
            service, "forty-thieves", people=2, clock=clock, pace=Pace.CALM, **NO_PAUSE
        )
        session = service.sessions.loaded[table.id]
        for _ in range(3):
            assert (
                session.position.clock.since
                == session.position.clock.read
                > session.position.happened
            )
            assert session.position.deadline() == session.position.clock.read + 70_000
            one = next(one for one in guests if one.last()["legal"])
            clock_of(service).advance(1.0)
            await one.act(table.id, one.last()["legal"]["actions"][0], f"id {session.position.seq}")
            assert session.position.clock.banks == (60_000, 60_000)

    tell(sqlite, story)


def test_who_reads_is_never_far_behind_those_who_go_on(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, guests = await table_with(service, "master-thieves", people=3, pace=Pace.CALM)
        session = service.sessions.loaded[table.id]
        behind = []
        for number in range(60):
            seat, before = session.position.deciders()[0], session.position.clock.read
            await guests[seat].act(
                table.id, session.position.answers(seat)[0], f"id {number}", session.position.seq
            )
            behind.append(min(before, session.position.clock.read) - session.position.happened)
        assert max(behind) > MOST_BEHIND_MS  # they do not wait
        assert session.position.clock.read - session.position.happened < MOST_BEHIND_MS + 15_000

    tell(sqlite, story)


def test_a_bot_that_waits_for_readers_is_not_late_and_pays_nothing(sqlite: str) -> None:
    async def story(service: Service) -> None:
        clock = TimeControl(ClockKind.BANK, per_move_ms=1_000, bank_ms=1_000)
        session, guests = await begun(service, pace=Pace.CALM, clock=clock)
        service.pacing.seen(session, guests[0], session.position.seq - 1)
        deadline = session.position.deadline()
        assert deadline is not None
        assert await answered(service, session) > deadline
        assert BOT not in session.timed_out
        assert session.position.clock.banks[BOT] == 1_000

    tell(sqlite, story)


# After a restart, and at other nodes ------------------------------------------------------------


def test_after_a_restart_everything_is_due_as_before(sqlite: str) -> None:
    clock = ManualClock()

    def due_in(service: Service, session: TableSession) -> tuple[object, ...]:
        position, window = session.position, session.position.window
        times = (
            position.asked_ms,
            None if window is None else (window.opened_ms, window.since),
            position.happened,
            position.clock,
        )
        return (*times, service.pacing.due(session, Seat(BOT)), position.deadline())

    async def run() -> None:
        async with service_on(sqlite, clock=clock) as service:
            session, _ = await begun(service)
            before = due_in(service, session)
        async with service_on(sqlite, clock=clock) as service:
            again = await service.sessions.find(session.table.id)
            assert again is not session
            assert due_in(service, again) == before
            await holds(service, again)
            due = service.pacing.due(again, Seat(BOT))
            assert await answered(service, again) == due

    asyncio.run(run())


def test_a_window_closes_at_the_same_time_after_a_restart_whatever_the_pace_is_now(
    sqlite: str,
) -> None:
    clock = ManualClock()

    async def run() -> None:
        async with service_on(sqlite, clock=clock) as service:
            table, guests = await table_with(
                service, "forty-thieves", people=2, reaction_ms=60_000, pace=Pace.CALM
            )
            session = service.sessions.loaded[table.id]
            await until_window(session, guests)
            await service.lobby.change_pace(table.id, guests[0].person, Pace.BRISK)
            closes_at = session.position.window_closes_at()
            assert closes_at is not None
            assert closes_at > open_window(session).opened_ms + 60_000
        async with service_on(sqlite, clock=clock) as service:
            again = await service.sessions.find(table.id)
            assert again.position.window_closes_at() == closes_at

    asyncio.run(run())


def test_what_is_taken_back_is_thought_about_anew(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        clock_of(service).advance(0.1)
        seq = session.position.seq
        undo = m.Undo(session.table.id, "undo", seq - 1)
        await service.undo.ask(guests[0].person.id, undo)
        assert session.position.happened == clock_of(service).now_ms()
        assert session.position.asked_ms[0] == session.position.happened
        again = await service.sessions.find(session.table.id)
        entries = service.store.journal.entries(session.table.id)
        times = again.position.asked_ms
        again.position.fold(entries)
        assert again.position.asked_ms == times

    story_of(sqlite, story)


def test_a_bot_waits_for_those_who_watch_at_another_node(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, guests = await begun(here)
        far = Guest(guests[0].person, there)
        await far.subscribe(session.table.id)
        there_session = there.sessions.loaded[session.table.id]
        there.pacing.seen(there_session, far, there_session.position.seq - 1)
        clock, seq = clock_of(here), session.position.seq
        await eventually(lambda: here.pacing.reports(session).elsewhere)
        later = max(session.position.clock.read, thought(session)) + 1_000
        while clock.now_ms() < later:  # leases have to be renewed
            clock.advance(min(0.1, (later - clock.now_ms()) / 1_000))
            await asyncio.sleep(0.002)
        assert session.position.seq == seq
        there.pacing.seen(there_session, far, seq)
        await eventually(lambda: session.position.seq > seq)
        assert session.position.happened == later
        there.subscriptions.unsubscribe(there_session, far)
        await eventually(lambda: not here.pacing.reports(session).elsewhere)

    tell_of_two(sqlite, story)


# Over the socket --------------------------------------------------------------------------------


def test_seen_is_heard_over_the_socket_and_so_is_looking_away(sqlite: str) -> None:
    async def story(service: Service, session: TableSession, guests: list[Guest]) -> None:
        tab = Tab(service, None)
        tab.person = guests[0].person
        await tab.say(m.Seen(session.table.id, session.position.seq))
        assert not service.pacing.reports(session).seen  # he does not watch it
        await tab.say(m.Subscribe(session.table.id))
        await tab.say(m.Seen(session.table.id, session.position.seq - 1))
        assert service.pacing.reports(session).seen == {tab: session.position.seq - 1}
        read = session.position.clock.read
        assert service.pacing.due(session, Seat(BOT)) > read
        await tab.say(m.Look(looking=False))
        assert service.pacing.due(session, Seat(BOT)) == max(thought(session), read)
        await tab.say(m.Look(looking=True))
        await tab.say(m.Seen(session.table.id, session.position.seq))
        due = thought(session)
        assert await answered(service, session) == due

    story_of(sqlite, story)


# Lessons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LESSONS)
def test_the_friend_of_a_lesson_goes_on_when_the_learner_has_seen(sqlite: str, name: str) -> None:
    async def story(service: Service) -> None:
        learner = await guest(service)
        table = await Lessons(service.store, service.openings).begin(name, learner.person)
        assert table.plan.pace is Pace.NORMAL
        await learner.subscribe(table.id)
        session, clock = service.sessions.loaded[table.id], clock_of(service)
        took: list[int] = []
        before = clock.now_ms()
        while (
            len(took) < 12
            and session.position.lesson is not None
            and not session.position.lesson.is_done
        ):
            service.pacing.seen(session, learner, session.position.seq)
            seq = session.position.seq
            if owes(session):
                took.append(clock.now_ms() - before)
                await learner.act(
                    table.id, session.position.lesson_asks(LEARNER)[-1], f"id {seq}", seq
                )
                before = clock.now_ms()
            else:
                await passes(service, session, lambda: session.position.seq > seq)  # noqa: B023
        assert took
        assert max(took) < 8 * 1_250  # a few short thoughts, and nothing to wait for

    tell(sqlite, story)
