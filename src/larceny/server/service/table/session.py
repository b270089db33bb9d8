"""A table in memory: the position, rebuilt from the journal, and who is watching it.

The journal of decisions is the truth and the position follows from it (event sourcing).
Everything here can be thrown away and built again from the store. A game that was begun under other
rules than today's has no position: it cannot go on, but its record can be read.
"""

import asyncio
from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple, Protocol

import msgspec

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer
from larceny.lessons import LEARNER, LESSONS, LessonProgress
from larceny.protocol.reading import reading_ms

from ...domain.game_clock import GameClock, fresh_clock
from ...domain.pace import Pace, read_at, shown_ms
from ...domain.refusals import Refused
from ...domain.tables import Status, Table
from ...ports.store import Entry, Person, Sealed
from .notebook import Notebook
from .rules import other_rules, rules_of

TAIL = 32
"""Steps that are kept in memory for those who come back; older ones are in the store."""

IDS = 16
"""Decisions of a seat whose ids are remembered: one sent twice is answered twice, and done once."""

DEAL, UNDO = -1, -2
"""Instead of a seat in the journal: the deal, and what was taken back."""

_encode = msgspec.json.Encoder().encode
_CLOCK = msgspec.json.Decoder(GameClock)


class Told(NamedTuple):
    """An event, the whole of it as JSON, and as those witness it who may not see all of it.

    Where there is nothing to hide, both are the same object.
    """

    event: Event
    whole: msgspec.Raw
    veiled: msgspec.Raw


class PastStep(NamedTuple):
    """A step: its number, who decided, what happened."""

    seq: int
    seat: Seat
    told: list[Told]


class Watchers(NamedTuple):
    """Who watches a table at another node."""

    seats: frozenset[Seat]
    watching: int


class Listener(Protocol):
    """One who watches a table over a socket."""

    @property
    def person(self) -> Person:
        """Say who he is."""
        ...

    def send(self, message: bytes) -> None:
        """Put a message on its way; never waits."""
        ...


@dataclass(slots=True)
class Reports:
    """What those who watch a table say that they have been shown of it."""

    seen: dict[Listener, int] = field(default_factory=dict)  # here: up to which step
    elsewhere: dict[str, int] = field(default_factory=dict)  # the least of it, by node
    told: int | None = None  # what the other nodes were told of those here
    left_behind: set[Listener | str] = field(default_factory=set)  # were waited for long enough
    quiet_since: float = 0.0  # since when nobody watches
    waiting: set[asyncio.Future[None]] = field(default_factory=set)  # bots that hold an answer


@dataclass(slots=True)
class TableSession:
    """A table that is being played, watched, or both."""

    table: Table
    game: AnyGame
    rules: Any  # None where they were others than today's
    state: Any = None  # None before the deal
    seq: int = -1
    clock: GameClock = field(default_factory=lambda: GameClock(()))
    asked_since: list[int] = field(default_factory=list)  # by seat: the step that asked it
    asked_ms: list[int] = field(default_factory=list)  # by seat: when that was
    owed_since: list[int] = field(default_factory=list)  # by seat: the step that began its turn
    owed: tuple[Seat, ...] = ()  # whose turn it was last; in a pause still theirs who had it before
    told: int = -1  # the last step that everybody here was told
    undone: int = -1  # the last step that took something back
    done: dict[Seat, dict[str, int]] = field(default_factory=dict)  # by id: as which step
    tail: deque[PastStep] = field(default_factory=lambda: deque(maxlen=TAIL))
    listeners: dict[Viewer, set[Listener]] = field(default_factory=dict)
    window: int | None = None  # the step that opened a window for reactions
    window_ms: int = 0  # when that was
    window_since: int = 0  # when its time begins to run
    deadline_told: int | None = None  # until when the table waits, as everybody here was told
    sealed: dict[Seat, Sealed] = field(default_factory=dict)  # the answers in it
    shown_late: bytes | None = None  # the table as people without a seat see it, if later
    away: set[Seat] = field(default_factory=set)  # seats whose time ran out: a bot plays them
    elsewhere: dict[str, Watchers] = field(default_factory=dict)  # by node
    presence_told: bytes = b""  # who is there, as everybody here was told
    said: int | None = None  # the last line of the chat that everybody here was told
    course: LessonProgress | None = None  # how far the learner is, where a lesson is given
    noted: Notebook | None = None  # what seats have noted for themselves, if anybody asked
    happened: int = 0  # when the last step was
    reports: Reports = field(default_factory=Reports)
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    _clock_written: tuple[GameClock | None, bytes] = (None, b"")

    @property
    def is_over(self) -> bool:
        """Ask whether the game has ended."""
        return self.state is not None and self.game.ending(self.state) is not None

    @property
    def has_other_rules(self) -> bool:
        """Ask whether the game was begun under rules that are no longer, or not yet, known."""
        return not self.table.played_by(self.game.rules_version)

    def refusal(self) -> Refused:
        """Say why nothing can be decided at this table now."""
        if self.has_other_rules:
            return other_rules(self.table)
        return Refused("not-playing", status=str(self.table.status))

    def deciders(self) -> tuple[Seat, ...]:
        """List the seats whose answer the table waits for; in a window all who may react."""
        if self.state is None:
            return ()
        if self.window is not None:
            seats = range(self.table.plan.seats)
            return tuple(seat for seat in seats if self.game.reactions(self.state, seat))
        return tuple(self.state.deciders())

    def owing(self) -> tuple[Seat, ...]:
        """List the seats that owe an answer which nothing gives in their place."""
        return () if self.window_closes_at() is not None else self.deciders()

    def answers(self, seat: Seat) -> list[str]:
        """List what a seat may decide now, in words."""
        actions = self.game.reactions(self.state, seat) or self.game.legal_actions(self.state, seat)
        return [action.word for action in actions]

    def lesson_asks(self, seat: Seat) -> tuple[str, ...]:
        """List what a lesson asks a seat for; nothing where it is free."""
        return () if self.course is None or seat != LEARNER else self.course.words

    def asked_at(self, seat: Seat) -> int:
        """Return the step that asked a seat what it is asked now."""
        return self.asked_since[seat] if self.window is None else self.window

    def asked_at_ms(self, seat: Seat) -> int:
        """Return when a seat was asked what it is asked now."""
        return self.asked_ms[seat] if self.window is None else self.window_ms

    def window_closes_at(self) -> int | None:
        """Return when the window for reactions closes; None if there is none, or it has no time."""
        if self.window is None or not self.table.plan.reaction_ms:
            return None
        return self.window_since + self.table.plan.reaction_ms

    def deadline(self) -> int | None:
        """Return until when the table waits: for all reactions, or for the first who is asked."""
        closes_at = self.window_closes_at()
        return self.clock.deadline(self.table.plan.clock) if closes_at is None else closes_at

    def late(self, now: int) -> tuple[Seat, ...]:
        """List the seats whose thinking time is over; a window with a time closes by itself."""
        if self.window_closes_at() is not None:
            return ()
        return self.clock.late(self.table.plan.clock, now)

    def here(self) -> Watchers:
        """Say who watches the table at this node; at a device all are there who play at it."""
        seats = {seat for seat, who in self.listeners.items() if who and seat is not None}
        watching = 0
        for listener in self.listeners.get(SPECTATOR, ()):
            held = self.table.seats_of(listener.person.id)
            seats.update(held)
            watching += not held
        for seat in tuple(seats):
            seats.update(self.table.beside(seat))
        return Watchers(frozenset(seats), watching)

    def everywhere(self) -> Watchers:
        """Say who watches the table, at whatever node."""
        places = [self.here(), *self.elsewhere.values()]
        seats = frozenset().union(*(place.seats for place in places))
        return Watchers(seats, sum(place.watching for place in places))

    def is_away(self, seat: Seat) -> bool:
        """Ask whether a bot plays for the person on a seat: he left, or let his time run out."""
        return seat in self.away or self.table.chairs[seat].away

    def is_watched(self) -> bool:
        """Ask whether anybody watches the table at this node."""
        return any(self.listeners.values())

    # Going on ---------------------------------------------------------------------------------

    def deal(self, now: int) -> Entry:
        """Deal from the committed secret and what the seats added to it."""
        table = self.table
        self.state, events = dealt(table, self.game, self.rules)
        lesson = LESSONS.get(table.plan.lesson or "")
        self.course = None if lesson is None else LessonProgress(lesson)
        self.asked_since = [0] * table.plan.seats
        self.asked_ms = [now] * table.plan.seats
        self.owed_since = [0] * table.plan.seats
        self.owed = self.deciders()
        begins = self._can_be_read(DEAL, events, now)
        self.clock = fresh_clock(
            table.plan.clock, table.plan.seats, self.owed, begins, self.clock.read
        )
        return self._entered(DEAL, "deal", None, now, events)

    def apply(self, seat: Seat, word: str, client_id: str | None, now: int) -> Entry:
        """Do what a seat decided; raise, and change nothing, if it may not."""
        action = self.game.action_of_word(word)
        before = self.deciders()
        lets_it_be = action in self.game.reactions(self.state, seat)[:1]
        events = self.game.apply(self.state, seat, action)
        if self.course is not None:
            self.course.follow(seat, action.word)
        begins = self._can_be_read(seat, events, now)
        if self.window is not None and self.table.plan.reaction_ms:
            self.clock = replace(self.clock, since=begins)  # everybody waits equally long in it
        self._open_or_close_window(lets_it_be, now, begins)
        asked = self.deciders()
        self.clock = self.clock.decided(
            self.table.plan.clock, seat, asked, now, begins, self._waits_for_readers(seat)
        )
        for one in asked:
            if one == seat or one not in before:
                self.asked_since[one], self.asked_ms[one] = self.seq + 1, now
        if self.window_closes_at() is None:  # a pause that ends by itself is nobody's turn
            self._number_turns(asked)
        return self._entered(seat, action.word, client_id, now, events)

    def _can_be_read(self, seat: Seat, events: list[Event], now: int) -> int:
        """Note when what happens now can have been read, and return it.

        A bot goes on when everything before has been seen, and so does one who has the table to
        himself. At once, nothing is waited for: then it is now.
        """
        plan = self.table.plan
        if plan.pace is Pace.AT_ONCE:
            if self.clock.read:
                self.clock = replace(self.clock, read=0)
            return now
        opened = (self.game.witnessed(event, SPECTATOR).to_json() for event in events)
        shown = shown_ms(plan.pace, sum(reading_ms(plan.game, event) for event in opened))
        people = {c.person for c in self.table.chairs if c.bot is None and not c.away}
        before = now if len(people) < 2 or self._waits_for_readers(seat) else self.clock.read
        self.clock = replace(self.clock, read=read_at(before, now, shown))
        return self.clock.read

    def _waits_for_readers(self, seat: Seat) -> bool:
        """Ask whether a seat goes on only when what happened has been read."""
        is_bot = seat >= 0 and self.table.chairs[seat].bot is not None
        return is_bot and self.table.plan.pace is not Pace.AT_ONCE

    def _number_turns(self, owing: tuple[Seat, ...]) -> None:
        """Number the turns that begin now; who decides several times in a row has one."""
        for seat in owing:
            if seat not in self.owed:
                self.owed_since[seat] = self.seq + 1
        self.owed = owing

    def go_back(self, entries: Sequence[Entry], seq: int, now: int) -> Entry:
        """Set the table up again as it stood after a step, from the whole journal."""
        last = self.seq
        self._set_up([entry for entry in without_undone(entries) if entry.seq <= seq])
        self.seq = last
        self._forget_before(last + 1, now)
        plan = self.table.plan
        read = self._can_be_read(UNDO, [], now)
        self.clock = fresh_clock(plan.clock, plan.seats, self.deciders(), read, self.clock.read)
        return self._entered(UNDO, f"undo {seq}", None, now, [])

    def as_it_stood(self, entries: Sequence[Entry], seq: int) -> "TableSession":
        """Return the table as it stood after a step, apart, from the whole journal."""
        then = new_session(self.table)
        then._set_up([entry for entry in without_undone(entries) if entry.seq <= seq])
        return then

    def _open_or_close_window(self, lets_it_be: bool, now: int, begins: int) -> None:
        """Note whether the table waits for reactions, and since which step.

        Whoever lets it be only leaves the window. Anything else opens a new one, or closes it.
        """
        owed = tuple(self.state.deciders())
        if not owed or not self.game.reactions(self.state, owed[0]):
            self.window = None
            self.sealed.clear()
        elif not (lets_it_be and self.window is not None):
            self.window, self.window_ms, self.window_since = self.seq + 1, now, begins
            self.sealed.clear()

    def _entered(
        self, seat: Seat, word: str, client_id: str | None, now: int, events: list[Event]
    ) -> Entry:
        self.seq += 1
        self.happened = now
        told = [self._told(event) for event in events]
        self.tail.append(PastStep(self.seq, seat, told))
        if client_id is not None:
            self.remember(seat, client_id, self.seq)
        return Entry(
            table=self.table.id,
            seq=self.seq,
            seat=seat,
            word=word,
            client_id=client_id,
            at=now,
            events=b"[%b]" % b",".join([bytes(one.whole) for one in told]),
            clock=self._written_clock(),
            deadline=self.clock.deadline(self.table.plan.clock),
        )

    def _written_clock(self) -> bytes:
        """Write the clock; at a table without one it is always the same."""
        if self.clock is not self._clock_written[0]:
            self._clock_written = (self.clock, _encode(self.clock))
        return self._clock_written[1]

    def _told(self, event: Event) -> Told:
        whole = msgspec.Raw(_encode(event.to_json()))
        veiled = self.game.witnessed(event, SPECTATOR)
        if veiled is event:
            return Told(event, whole, whole)
        return Told(event, whole, msgspec.Raw(_encode(veiled.to_json())))

    def remember(self, seat: Seat, client_id: str, seq: int) -> None:
        """Remember what a seat did under an id; another seat's ids are its own."""
        done = self.done.setdefault(seat, {})
        done[client_id] = seq
        if len(done) > IDS:
            del done[next(iter(done))]

    def step_of_key(self, seat: Seat, client_id: str | None) -> int | None:
        """Return as which step a seat has done what it calls by an id, if it has."""
        if client_id is None or seat not in self.done:
            return None
        return self.done[seat].get(client_id)

    def replay(self, entries: Sequence[Entry]) -> None:
        """Set the table up from its whole journal, whatever was there."""
        if self.has_other_rules:
            self.seq = entries[-1].seq if entries else -1
            return
        self.done.clear()
        self._set_up(without_undone(entries))
        for entry in entries:
            if entry.seat == UNDO:
                self._forget_before(entry.seq, entry.at)
            elif entry.client_id is not None:  # also what was taken back is not done twice
                self.remember(entry.seat, entry.client_id, entry.seq)
        if entries:
            self.seq, self.happened = entries[-1].seq, entries[-1].at
            self.clock = _CLOCK.decode(entries[-1].clock)

    def _forget_before(self, seq: int, now: int) -> None:
        """Begin anew with a step that took something back: everybody is asked again."""
        self.undone = seq
        self.asked_ms = [
            now if since < seq else asked
            for since, asked in zip(self.asked_since, self.asked_ms, strict=True)
        ]
        self.asked_since = [max(since, seq) for since in self.asked_since]
        later = [past for past in self.tail if past.seq > seq]
        self.tail.clear()
        self.tail.extend(later)

    def _set_up(self, entries: Sequence[Entry]) -> None:
        self.state, self.seq, self.window = None, -1, None
        self.tail.clear()
        self.sealed.clear()
        for entry in entries:
            self.go_on(entry)

    def go_on(self, entry: Entry) -> None:
        """Take one more entry that another node has stored, or that was stored before."""
        if self.has_other_rules:
            self.seq = entry.seq
            return
        self.seq = entry.seq - 1
        if entry.seat == DEAL:
            self.deal(entry.at)
        else:
            self.apply(entry.seat, entry.word, entry.client_id, entry.at)
        self.clock = _CLOCK.decode(entry.clock)
        if self.window == self.seq:  # the pace may have been another then
            self.window_since = self.clock.read or entry.at


def dealt(table: Table, game: AnyGame, rules: Any) -> tuple[Any, list[Event]]:
    """Deal a table's game from its secret and from what the seats added to it."""
    chance = Chance.of(table.secret, [chair.contribution for chair in table.chairs])
    return game.deal(rules, table.plan.seats, chance)


class ReplayedStep(NamedTuple):
    """A step of a journal, played again: how the table stands after it, and what happened."""

    entry: Entry
    state: Any
    events: list[Event]


def replayed(table: Table, game: AnyGame, entries: Sequence[Entry]) -> Iterator[ReplayedStep]:
    """Play a journal again, step by step; the position is the same object, and moves on."""
    state, events = dealt(table, game, game.ruleset_from_fields(table.plan.ruleset))
    for entry in entries:
        if entry.seat != DEAL:
            events = game.apply(state, entry.seat, game.action_of_word(entry.word))
        yield ReplayedStep(entry, state, events)


def without_undone(entries: Sequence[Entry]) -> list[Entry]:
    """Leave out what was taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.seat == UNDO:
            back_to = int(entry.word.removeprefix("undo "))
            kept = [one for one in kept if one.seq <= back_to]
        else:
            kept.append(entry)
    return kept


def new_session(table: Table) -> TableSession:
    """Set a table up in memory, before the deal."""
    known = rules_of(table)
    game = known or find_game(table.plan.game)
    rules = None if known is None else game.ruleset_from_fields(table.plan.ruleset)
    return TableSession(table, game, rules)


def is_running(table: Table) -> bool:
    """Ask whether a table is being played."""
    return table.status is Status.PLAYING
