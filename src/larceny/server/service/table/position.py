"""The position of a table: the fold of its journal, and what one more decision does to it.

The journal of decisions is the truth and the position follows from it (event sourcing). A game is
played by the rules that it began under. Where these are lost it has no state: it cannot go on, but
its record can be read.
"""

import asyncio
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

import msgspec

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import SPECTATOR, Event, Seat, every_seat
from larceny.lessons import LEARNER, LESSONS, LessonProgress
from larceny.protocol.reading import reading_ms

from ...domain.game_clock import GameClock, fresh_clock
from ...domain.pace import Pace, read_at, shown_ms
from ...domain.refusals import Refused
from ...domain.tables import Table
from ...ports.store import Entry, JournalStore, Sealed
from .journal import DEAL, UNDO, dealt, replayed, undo_word, without_undone
from .past_steps import PastStep, past_step
from .rules import other_rules, rules_of

TAIL: Final = 32
"""Steps that are kept in memory for those who come back; older ones are in the store."""

KEYS: Final = 16
"""Idempotency keys of a seat that are remembered: a decision that is sent twice is done once."""

_encode: Final = msgspec.json.Encoder().encode
_CLOCK: Final = msgspec.json.Decoder(GameClock)


@dataclass(slots=True, eq=False)
class ReactionWindow:
    """A pause in which everybody who may react is asked at once, and answers unseen."""

    opened_at: int  # the step that opened it
    opened_ms: int  # when that was
    since: int  # when its time begins to run
    sealed: dict[Seat, Sealed] = field(default_factory=dict)  # the answers in it


@dataclass(slots=True, eq=False)
class Position:
    """How a game stands after the entries of its journal."""

    table: Table
    game: AnyGame
    rules: Any  # None where they are lost
    state: Any = None  # None before the deal
    seq: int = -1
    happened: int = 0  # when the last step was
    clock: GameClock = field(default_factory=lambda: GameClock(()))
    asked_since: list[int] = field(default_factory=list)  # by seat: the step that asked it
    asked_ms: list[int] = field(default_factory=list)  # by seat: when that was
    turn_since: list[int] = field(default_factory=list)  # by seat: the step that began its turn
    turns: tuple[Seat, ...] = ()  # whose turn it was last; in a pause still who had it before
    undone_seq: int = -1  # the last step that took something back
    keys: dict[Seat, dict[str, int]] = field(default_factory=dict)  # idempotency key: its step
    tail: deque[PastStep] = field(default_factory=lambda: deque(maxlen=TAIL))
    window: ReactionWindow | None = None
    lesson: LessonProgress | None = None  # how far the learner is, where a lesson is given
    _clock_written: tuple[GameClock | None, bytes] = (None, b"")

    @classmethod
    def before_deal(cls, table: Table) -> "Position":
        """Return the position of a table whose journal is empty."""
        known = rules_of(table)
        game = known or find_game(table.plan.game)
        rules = None if known is None else game.ruleset_from_fields(table.plan.ruleset)
        return cls(table, game, rules)

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

    # Who is asked -----------------------------------------------------------------------------

    def deciders(self) -> tuple[Seat, ...]:
        """List the seats whose answer the table waits for; in a window all who may react."""
        if self.state is None:
            return ()
        if self.window is not None:
            seats = every_seat(self.table.plan.seats)
            return tuple(seat for seat in seats if self.game.reactions(self.state, seat))
        return tuple(self.state.deciders())

    def has_answered(self, seat: Seat) -> bool:
        """Ask whether a seat's answer lies sealed in the reaction window."""
        return self.window is not None and seat in self.window.sealed

    def unanswered(self) -> set[Seat]:
        """Return the seats whose answer the table still waits for."""
        asked = set(self.deciders())
        return asked if self.window is None else asked - self.window.sealed.keys()

    def owing(self) -> tuple[Seat, ...]:
        """List the seats that owe an answer which nothing gives in their place."""
        return () if self.window_closes_at() is not None else self.deciders()

    def legal_actions(self, seat: Seat) -> tuple[Any, ...]:
        """List what a seat may decide now."""
        return self.game.reactions(self.state, seat) or self.game.legal_actions(self.state, seat)

    def answers(self, seat: Seat) -> list[str]:
        """List what a seat may decide now, in words."""
        return [action.word for action in self.legal_actions(seat)]

    def lesson_asks(self, seat: Seat) -> tuple[str, ...]:
        """List what a lesson asks a seat for; nothing where it is free."""
        return () if self.lesson is None or seat != LEARNER else self.lesson.words

    def asked_at(self, seat: Seat) -> int:
        """Return the step that asked a seat what it is asked now."""
        return self.asked_since[seat] if self.window is None else self.window.opened_at

    def asked_at_ms(self, seat: Seat) -> int:
        """Return when a seat was asked what it is asked now."""
        return self.asked_ms[seat] if self.window is None else self.window.opened_ms

    def window_closes_at(self) -> int | None:
        """Return when the reaction window closes; None if there is none, or it has no time."""
        if self.window is None or not self.table.plan.reaction_ms:
            return None
        return self.window.since + self.table.plan.reaction_ms

    def deadline(self) -> int | None:
        """Return until when the table waits: for all reactions, or for the first who is asked."""
        closes_at = self.window_closes_at()
        return self.clock.deadline(self.table.plan.clock) if closes_at is None else closes_at

    def late(self, now: int) -> tuple[Seat, ...]:
        """List the seats whose thinking time is over; a window with a time closes by itself."""
        if self.window_closes_at() is not None:
            return ()
        return self.clock.late(self.table.plan.clock, now)

    def steps_after(self, seq: int) -> list[PastStep]:
        """Return the steps after one; none where some are not in memory, or were taken back."""
        if seq < self.undone_seq or not self.tail or seq < self.tail[0].seq - 1:
            return []
        if seq == self.tail[-1].seq - 1:  # as a rule
            return [self.tail[-1]]
        return [step for step in self.tail if step.seq > seq]

    # Going on ---------------------------------------------------------------------------------

    def deal(self, now: int) -> Entry:
        """Deal from the committed secret and what the seats added to it."""
        table = self.table
        self.state, events = dealt(table, self.game, self.rules)
        lesson = LESSONS.get(table.plan.lesson or "")
        self.lesson = None if lesson is None else LessonProgress(lesson)
        self.asked_since = [0] * table.plan.seats
        self.asked_ms = [now] * table.plan.seats
        self.turn_since = [0] * table.plan.seats
        self.turns = self.deciders()
        begins = self._can_be_read(DEAL, events, now)
        self.clock = fresh_clock(
            table.plan.clock, table.plan.seats, self.turns, begins, self.clock.read
        )
        return self._entered(DEAL, "deal", None, now, events)

    def apply(self, seat: Seat, word: str, client_id: str | None, now: int) -> Entry:
        """Do what a seat decided; raise, and change nothing, if it may not."""
        action = self.game.action_of_word(word)
        before = self.deciders()
        in_window = self.window is not None
        lets_it_be = in_window and action in self.game.reactions(self.state, seat)[:1]
        events = self.game.apply(self.state, seat, action)
        if self.lesson is not None:
            self.lesson.follow(seat, action.word)
        begins = self._can_be_read(seat, events, now)
        if self.window is not None and self.table.plan.reaction_ms:
            self.clock = replace(self.clock, since=begins)  # everybody waits equally long in it
        owed = tuple(self.state.deciders())
        self._note_window(owed, lets_it_be, now, begins)
        asked = owed if self.window is None else self.deciders()
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
            if seat not in self.turns:
                self.turn_since[seat] = self.seq + 1
        self.turns = owing

    def _note_window(self, owed: tuple[Seat, ...], lets_it_be: bool, now: int, begins: int) -> None:
        """Note whether the table waits for reactions, and since which step.

        Whoever lets it be only leaves the window. Anything else opens a new one, or closes it.
        """
        if not owed or not self.game.reactions(self.state, owed[0]):
            self.window = None
        elif not lets_it_be:
            self.window = ReactionWindow(self.seq + 1, now, begins)

    def _entered(
        self, seat: Seat, word: str, client_id: str | None, now: int, events: list[Event]
    ) -> Entry:
        self.seq += 1
        self.happened = now
        step = past_step(self.game, self.seq, seat, events)
        self.tail.append(step)
        if client_id is not None:
            self.remember_key(seat, client_id, self.seq)
        return Entry(  # in its order: by name takes twice as long
            self.table.id,
            self.seq,
            seat,
            word,
            client_id,
            now,
            step.to_json_text().encode(),
            self._written_clock(),
            self.clock.deadline(self.table.plan.clock),
        )

    def _written_clock(self) -> bytes:
        """Write the clock; at a table without one it is always the same."""
        if self.clock is not self._clock_written[0]:
            self._clock_written = (self.clock, _encode(self.clock))
        return self._clock_written[1]

    # Idempotency keys ---------------------------------------------------------------------------

    def remember_key(self, seat: Seat, client_id: str, seq: int) -> None:
        """Remember what a seat did under an idempotency key; another seat's keys are its own."""
        keys = self.keys.setdefault(seat, {})
        keys[client_id] = seq
        if len(keys) > KEYS:
            del keys[next(iter(keys))]

    def step_of_key(self, seat: Seat, client_id: str | None) -> int | None:
        """Return as which step a seat has done what it names by a key, if it has."""
        if client_id is None or seat not in self.keys:
            return None
        return self.keys[seat].get(client_id)

    # The fold -----------------------------------------------------------------------------------

    def fold(self, entries: Sequence[Entry]) -> None:
        """Set the position up from a whole journal, whatever it was."""
        if self.has_other_rules:
            self.seq = entries[-1].seq if entries else -1
            return
        self.keys.clear()
        self._set_up(without_undone(entries))
        for entry in entries:
            if entry.seat == UNDO:
                self._forget_before(entry.seq, entry.at)
            elif entry.client_id is not None:  # also what was taken back is not done twice
                self.remember_key(entry.seat, entry.client_id, entry.seq)
        if entries:
            self.seq, self.happened = entries[-1].seq, entries[-1].at
            self.clock = _CLOCK.decode(entries[-1].clock)

    def follow(self, entry: Entry) -> None:
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
        if self.window is not None and self.window.opened_at == self.seq:
            self.window.since = self.clock.read or entry.at  # the pace may have been another then

    def go_back(self, entries: Sequence[Entry], seq: int, now: int) -> Entry:
        """Set the position up again as it was after a step, from the whole journal."""
        last = self.seq
        self._set_up([entry for entry in without_undone(entries) if entry.seq <= seq])
        self.seq = last
        self._forget_before(last + 1, now)
        plan = self.table.plan
        read = self._can_be_read(UNDO, [], now)
        self.clock = fresh_clock(plan.clock, plan.seats, self.deciders(), read, self.clock.read)
        return self._entered(UNDO, undo_word(seq), None, now, [])

    def as_it_stood(self, entries: Sequence[Entry], seq: int) -> "Position":
        """Return the position after a step, apart, from the whole journal."""
        then = Position.before_deal(self.table)
        then._set_up([entry for entry in without_undone(entries) if entry.seq <= seq])
        return then

    def _set_up(self, entries: Sequence[Entry]) -> None:
        self.state, self.seq, self.window = None, -1, None
        self.tail.clear()
        for entry in entries:
            self.follow(entry)

    def _forget_before(self, seq: int, now: int) -> None:
        """Begin anew with a step that took something back: everybody is asked again."""
        self.undone_seq = seq
        self.asked_ms = [
            now if since < seq else asked
            for since, asked in zip(self.asked_since, self.asked_ms, strict=True)
        ]
        self.asked_since = [max(since, seq) for since in self.asked_since]
        later = [step for step in self.tail if step.seq > seq]
        self.tail.clear()
        self.tail.extend(later)


async def events_since(position: Position, journal: JournalStore, seq: int) -> list[Event]:
    """List what happened since a step, for one who was not there; the caller holds the lock."""
    if position.tail and position.tail[0].seq <= seq + 1:
        return [one.event for step in position.tail if step.seq > seq for one in step.events]
    return await asyncio.to_thread(events_from_journal, position, journal, seq)


def events_from_journal(position: Position, journal: JournalStore, seq: int) -> list[Event]:
    """Play a table again from its journal, for what is no longer in memory."""
    table = position.table
    return [
        event
        for step in replayed(table, position.game, without_undone(journal.entries(table.id)))
        if seq < step.entry.seq <= position.seq
        for event in step.events
    ]
