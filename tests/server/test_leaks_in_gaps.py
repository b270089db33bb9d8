"""When messages come tells nothing either: acknowledgements, their order, and the gaps between.

A viewer stamps every message that his socket is given with the time, while he himself and others
act. Whatever the server stores or looks up on the way takes time by the clock of the test, so that
it shows in the stamps if it does more in one world than in another.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import pytest

from larceny.kernel.events import Seat, Viewer, every_seat
from larceny.protocol import messages as m
from larceny.server.domain.tables import Table
from larceny.server.ports.store import Entry, Sealed, SealedStore
from larceny.server.service.bots import thoughts
from larceny.server.service.bots.thinking_times import Slot
from larceny.server.service.play import reaction_windows
from larceny.server.service.play.reaction_windows import ReactionWindows
from larceny.server.service.play.referee import Referee
from larceny.server.service.runtime.group_commit import GroupCommit
from larceny.server.service.service import Service
from larceny.server.service.table.position import Position
from larceny.server.service.table.session import TableSession

from ..games.worlds import Pair
from ..planting import plants_faults
from .clocks import ManualClock, clock_of
from .eavesdropping import SEQ, Drawer, NoJournal, Tab, stands_so, table_of
from .tables import window_step
from .test_leaks import FORTY_THIEVES, NO_CLOCK, STANDARD, is_viewer_asked, listen
from .test_leaks_in_time import AtOnce, Slow, nothing_missed, patiently, windows

WRITE_S, READ_S = 0.005, 0.002
REACTION_MS = 700
Stamps = list[tuple[int, str]]


class TimedJournal(NoJournal):
    """A journal that takes its time."""

    def __init__(self, clock: ManualClock) -> None:
        self.clock = clock

    async def append(self, entry: Entry) -> bool:
        self.clock.advance(WRITE_S)
        return await super().append(entry)


class TimedDrawer(Drawer):
    """Sealed answers that take their time."""

    def __init__(self, clock: ManualClock) -> None:
        super().__init__()
        self.clock = clock

    async def append(self, answer: Sealed) -> bool:
        self.clock.advance(WRITE_S)
        return await super().append(answer)

    def seal_all(self, answers: Sequence[Sealed]) -> list[bool]:
        if answers:  # else nothing is written
            self.clock.advance(WRITE_S)
        return super().seal_all(answers)

    def sealed(self, table: str, window: int) -> list[Sealed]:
        self.clock.advance(READ_S)
        return super().sealed(table, window)


class Stamping(Tab):
    """A socket that notes when it is given what."""

    def __init__(self, service: Service, viewer: Viewer) -> None:
        super().__init__(service, viewer)
        self.began = service.clock.now_ms()
        self.stamps: Stamps = []

    def send(self, message: bytes) -> None:
        self.stamps.append((self.service.clock.now_ms() - self.began, json.loads(message)["type"]))


async def right_here(do: Callable[..., Any], *about: Any) -> Any:
    return do(*about)


@pytest.fixture(autouse=True)
def all_by_the_clock_of_the_test(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let nothing take any time but what the test says, and bots be told nothing."""
    monkeypatch.setattr(asyncio, "to_thread", right_here)
    monkeypatch.setattr(thoughts, "events_since", nothing_missed)


def timed(service: Service, table: Table, state: Any) -> TableSession:
    """Put a table into a service whose stores take their time."""
    clock = clock_of(service)
    session, drawer = stands_so(service, table, state), TimedDrawer(clock)
    service.referee.journal = TimedJournal(clock)
    service.windows.sealed = cast(SealedStore, drawer)
    service.referee.sealed.writing = cast(GroupCommit[Sealed], drawer)
    stores = replace(service.sessions.store, sealed=cast(SealedStore, drawer))
    service.sessions.store = stores
    return session


async def settle() -> None:
    """Let everybody do what he can now."""
    for _ in range(25):
        await asyncio.sleep(0)


async def passes(clock: ManualClock, until_ms: int) -> None:
    """Let time pass until a moment, and everybody act on the way when it is time for it."""
    await settle()
    while (left_ms := until_ms - clock.now_ms()) > 0:
        clock.advance_to_next(left_ms / 1_000)
        await settle()


async def stamped(
    service: Service, table: Table, pair: Pair, state: Any, answers: dict[Seat, int]
) -> Stamps:
    """Return what the viewer is told when, if the others let it be after so long."""
    session, clock = timed(service, table, state), clock_of(service)
    viewer, began = Stamping(service, pair.viewer), clock.now_ms()
    await viewer.say(m.Subscribe(table.id))
    service.sessions.events.stepped(session)
    does: list[tuple[int, Callable[[], Awaitable[None]]]] = []

    def says(at: int, tab: Tab, message: m.ClientMessage) -> None:
        does.append((at, partial(tab.say, message)))

    says(100, viewer, m.Act(table.id, "may not", SEQ, "no such word"))
    says(150, viewer, m.Ping("are you there?"))
    says(200, viewer, m.Act(table.id, "mine", SEQ, "pass"))
    says(250, viewer, m.Act(table.id, "mine", SEQ, "pass"))
    says(350, viewer, m.Undo(table.id, "back", SEQ))
    for seat, at in answers.items():
        says(at, Tab(service, seat), m.Act(table.id, f"of {seat}", SEQ, "pass"))
    for at, say in sorted(does, key=lambda one: one[0]):
        await passes(clock, began + at)
        await say()
    while window_step(session) == SEQ:
        assert clock.now_ms() < began + 10_000
        clock.advance_to_next(1.0)
        await settle()
    service.sessions.loaded.pop(table.id)
    service.windows.timers.stop()
    return viewer.stamps


def asked_besides(pair: Pair) -> list[Seat]:
    """List those who are asked in the window, but for the viewer."""
    return [
        seat
        for seat in every_seat(pair.truth.players)
        if seat != pair.viewer and FORTY_THIEVES.reactions(pair.truth, seat)
    ]


async def told_by_gaps(service: Service, pair: Pair) -> bool:
    """Ask whether a window sounds different by who has a Dagger, or who has answered, and when."""
    table = table_of(FORTY_THIEVES, STANDARD, 4, clock=NO_CLOCK, reaction_ms=REACTION_MS)
    others = asked_besides(pair)
    assert pair.seat in others
    ways: list[dict[Seat, int]] = [{}, {pair.seat: 10}, {pair.seat: 300}]
    ways.append({seat: 400 + 40 * number for number, seat in enumerate(others)})
    heard = [
        await stamped(service, table, pair, state, way)
        for state in (pair.truth, pair.other)
        for way in ways
    ]
    answer = "ack" if is_viewer_asked(pair) else "error"
    assert {"step", "pong", answer} <= {kind for _, kind in heard[0]}
    return any(told != heard[0] for told in heard)


def is_noticed(folder: Path) -> bool:
    """Ask whether anything tells windows apart by when messages come."""
    noticed: list[bool] = []

    async def story(service: Service) -> None:
        for pair in windows():
            noticed.append(await told_by_gaps(service, pair))

    listen(folder, story)
    return any(noticed)


def test_no_gap_tells_who_could_have_reacted_or_who_has(tmp_path: Path) -> None:
    assert not is_noticed(tmp_path)


@plants_faults
def test_an_ack_that_takes_longer_the_more_others_could_do_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    act = Referee.act

    async def looking_at_all(self: Referee, person: str, message: m.Act) -> m.Ack:
        position = self.sessions.loaded[message.table].position
        could = sum(len(position.legal_actions(seat)) for seat in position.deciders())
        assert isinstance(self.clock, ManualClock)
        self.clock.advance(could / 1_000)
        return await act(self, person, message)

    monkeypatch.setattr(Referee, "act", looking_at_all)
    assert is_noticed(tmp_path)


def test_a_window_that_closes_once_all_have_answered_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closes_at = reaction_windows._closes_at

    def at_last(position: Position) -> int | None:
        return closes_at(position) if position.unanswered() else 0

    monkeypatch.setattr(reaction_windows, "_closes_at", at_last)
    assert is_noticed(tmp_path)


def test_a_window_that_writes_nothing_where_nobody_was_silent_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    last_answers = ReactionWindows._last_answers

    async def unwritten(self: ReactionWindows, session: TableSession) -> dict[Seat, Sealed]:
        if session.position.unanswered():
            return await last_answers(self, session)
        assert session.position.window is not None
        return session.position.window.sealed.copy()

    monkeypatch.setattr(ReactionWindows, "_last_answers", unwritten)
    assert is_noticed(tmp_path)


# Bots -------------------------------------------------------------------------------------------


def is_noticed_among_bots(folder: Path) -> bool:
    """Ask whether anything tells windows apart in which masters are asked, and that have no end."""
    noticed: list[bool] = []

    async def story(service: Service) -> None:
        service.bots.thoughts.fallback = AtOnce()
        people = table_of(FORTY_THIEVES, STANDARD, 4, clock=NO_CLOCK, reaction_ms=0)
        for pair in windows():
            chairs = (
                chair if seat == pair.viewer else replace(chair, person=None, bot="master")
                for seat, chair in enumerate(people.chairs)
            )
            table = replace(people, chairs=tuple(chairs))
            heard = []
            for state in (pair.truth, pair.other):
                service.bots.thoughts.thinkers = Slow(service)
                heard.append(await stamped(service, table, pair, state, {}))
            assert "step" in {kind for _, kind in heard[0]}
            noticed.append(heard[0] != heard[1])

    listen(folder, story)
    return any(noticed)


def test_no_gap_tells_what_bots_had_to_think_about(tmp_path: Path) -> None:
    assert not is_noticed_among_bots(tmp_path)


def test_bots_that_answer_as_soon_as_they_have_thought_are_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Slot, "due", property(lambda slot: slot.asked))
    monkeypatch.setattr(thoughts.Thoughts, "_wait", patiently)
    assert is_noticed_among_bots(tmp_path)
