"""What was stored, beside what people were told: nothing lost, nothing doubled, nothing made up."""

import json
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from larceny.kernel.events import Seat, Viewer, every_seat
from larceny.server.adapters.system_clock import SystemClock
from larceny.server.domain.tables import Status
from larceny.server.ports.store import Entry, Sealed, Store
from larceny.server.service.table.session import TableSession, new_session

from .players import Act, Laid, Player, Shown
from .tables import window_step


def digest(told: Any) -> int:
    """Return what tells one JSON value from another."""
    return hash(json.dumps(told, sort_keys=True))


@dataclass
class Stored:
    """A step in the journal: what each viewer may witness of it, and how it stood for him then."""

    entry: Entry
    window: int | None  # that was open when it was decided
    events: dict[Viewer, int]
    views: dict[Viewer, int]


@dataclass
class Findings:
    """What was found, and how much was looked at."""

    moves: int = 0
    acked: int = 0
    shown: int = 0
    sealed: int = 0
    lost: int = 0
    doubled: int = 0
    not_stored: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    @property
    def are_bad(self) -> bool:
        return bool(self.lost or self.doubled or self.not_stored or self.wrong)


class Ledger:
    """One table: its journal, step by step, and those who played there."""

    def __init__(self, laid: Laid, players: Sequence[Player], findings: Findings) -> None:
        self.laid = laid
        self.players = players
        self.findings = findings
        self.steps: list[Stored] = []
        self.is_over = False
        self._live: TableSession | None = None
        self._by_id: dict[tuple[int, str], list[Entry]] = defaultdict(list)
        self._promised: list[tuple[Player, Act]] = []  # sealed, and not yet given to the rules

    def check(self, store: Store) -> None:
        """Look at everything that is new since the last time.

        They may play on meanwhile. So what they were told is taken first: all of it was stored.
        """
        taken = [(player, player.take_told()) for player in self.players]
        self._read(store)
        for player, told in taken:
            self._check_shown(player, told.shown)
            self._promised += [(player, act) for act in told.acked]
            self.findings.acked += len(told.acked)
            self.findings.wrong += [f"{self._who(player)}: {what}" for what in told.wrong]
            self.findings.refused += told.refused
        self._promised = [one for one in self._promised if not self._is_kept(store, *one)]

    def _who(self, player: Player) -> str:
        wanted = self.laid.wanted
        return f"{wanted.game} {self.laid.table}, reaction {wanted.reaction_ms}, {player.seat}"

    # The journal ------------------------------------------------------------------------------

    def _read(self, store: Store) -> None:
        table = store.tables.load_table(self.laid.table)
        entries = store.journal.entries(self.laid.table)
        assert table is not None
        self.is_over = table.status is Status.OVER
        known = [step.entry for step in self.steps]
        if entries[: len(known)] != known:
            self.findings.wrong.append(f"{self.laid.table}: the journal was changed")
        if [entry.seq for entry in entries] != list(range(len(entries))):
            self.findings.wrong.append(f"{self.laid.table}: the journal has gaps")
        if self._live is None:
            self._live = new_session(table, SystemClock())
        for entry in entries[len(known) :]:
            self._take(store, self._live, entry)

    def _take(self, store: Store, session: TableSession, entry: Entry) -> None:
        window = window_step(session)
        session.position.follow(entry)
        told = [one.event for one in session.position.tail[-1].events]
        if json.loads(entry.events) != [event.to_json() for event in told]:
            self.findings.wrong.append(f"{self.laid.table}: other events at {entry.seq}")
        viewers: list[Viewer] = [*every_seat(session.table.plan.seats), None]
        witnessed = session.position.game.witnessed
        self.steps.append(
            Stored(
                entry,
                window,
                {v: digest([witnessed(event, v).to_json() for event in told]) for v in viewers},
                {
                    v: digest(session.position.game.view(session.position.state, v).to_json())
                    for v in viewers
                },
            )
        )
        self.findings.moves += entry.seat >= 0
        if entry.client_id is not None:
            same = self._by_id[entry.seat, entry.client_id]
            same.append(entry)
            self.findings.doubled += len(same) > 1
        if window is not None:
            self._check_window(store, window, entry)

    def _check_window(self, store: Store, window: int, entry: Entry) -> None:
        """What is decided in a window is what was sealed there."""
        self.findings.sealed += 1
        answers = {one.seat: one for one in store.sealed.sealed(self.laid.table, window)}
        answer = answers.get(entry.seat)
        if answer is None or (answer.word, answer.client_id) != (entry.word, entry.client_id):
            self.findings.lost += 1
            self.findings.wrong.append(f"{self.laid.table}: {answer} became {entry.word}")

    # The people -------------------------------------------------------------------------------

    def _check_shown(self, player: Player, all_shown: Sequence[Shown]) -> None:
        for shown in all_shown:
            self.findings.shown += 1
            if not self._is_stored(None if player.seat is None else Seat(player.seat), shown):
                self.findings.not_stored += 1
                last = self.steps[-1].entry.seq
                self.findings.wrong.append(f"{self._who(player)} saw {shown.seq} of {last}")

    def _is_stored(self, viewer: Viewer, shown: Shown) -> bool:
        if shown.seq >= len(self.steps):
            return False
        stored = self.steps[shown.seq]
        events_fit = shown.events is None or digest(shown.events) == stored.events[viewer]
        return events_fit and (shown.view is None or digest(shown.view) == stored.views[viewer])

    def _is_kept(self, store: Store, player: Player, act: Act) -> bool:
        """Ask whether what was acknowledged is there for good; count it, if it is not there."""
        assert player.seat is not None
        entries = self._by_id[player.seat, act.id]
        if entries:
            if entries[0].word != act.word:
                self._is_lost(player, act)
            return True
        answer = self._sealed(store, Seat(player.seat), act)
        if answer is None or answer.word != act.word:
            self._is_lost(player, act)
            return True
        assert self._live is not None
        return window_step(self._live) != answer.window

    def _sealed(self, store: Store, seat: Seat, act: Act) -> Sealed | None:
        windows = {step.window for step in self.steps[act.seq :] if step.window is not None}
        assert self._live is not None
        if (open_since := window_step(self._live)) is not None:
            windows.add(open_since)
        for window in windows:
            for answer in store.sealed.sealed(self.laid.table, window):
                if (answer.seat, answer.client_id) == (seat, act.id):
                    return answer
        return None

    def _is_lost(self, player: Player, act: Act) -> None:
        self.findings.lost += 1
        self.findings.wrong.append(f"{self._who(player)}: {act} was acknowledged, and is lost")
