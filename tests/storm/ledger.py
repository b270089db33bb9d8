"""What was stored at a table, played again by the rules alone: what each viewer may have been told.

Nothing of the server is used for it but the shape of an entry and what was agreed on.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Event, Seat, Viewer
from larceny.server.domain.game_clock import GameClock
from larceny.server.domain.tables import Table
from larceny.server.ports.store import Entry

DEAL, UNDO = -1, -2
_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder().decode
_CLOCK = msgspec.json.Decoder(GameClock)


def plain(thing: Any) -> Any:
    """Return something as it comes out of JSON."""
    return _decode(_encode(thing))


@dataclass
class Step:
    """A step of a journal: how the table stood after it, for anybody."""

    game: AnyGame
    entry: Entry
    state: Any
    events: list[Event]
    window: int | None  # the step that opened the reaction window that is open after it
    was_window: int | None  # and before it
    opened_ms: int  # when the window that is open after it was opened
    clock: GameClock
    taken_back_to: int | None = None
    _views: dict[Viewer, Any] = field(default_factory=dict)
    _witnessed: dict[Viewer, Any] = field(default_factory=dict)

    def view(self, viewer: Viewer) -> Any:
        """Return what a viewer may see."""
        if viewer not in self._views:
            self._views[viewer] = plain(self.game.view(self.state, viewer).to_json())
        return self._views[viewer]

    def witnessed(self, viewer: Viewer) -> Any:
        """Return what a viewer may witness of what happened."""
        if viewer not in self._witnessed:
            seen = [self.game.witnessed(event, viewer).to_json() for event in self.events]
            self._witnessed[viewer] = plain(seen)
        return self._witnessed[viewer]

    def asked(self) -> list[Seat]:
        """List the seats that owe an answer; in a window all who may react."""
        if self.window is None:
            return list(self.state.deciders())
        seats = range(len(self.clock.banks))
        return [Seat(seat) for seat in seats if self.game.reactions(self.state, Seat(seat))]

    def words(self, seat: Seat) -> list[str]:
        """List what a seat may decide."""
        legal = self.game.reactions(self.state, seat) or self.game.legal_actions(self.state, seat)
        return [action.word for action in legal]


class Ledger:
    """One table."""

    def __init__(self, table: Table, entries: Sequence[Entry]) -> None:
        self.table = table
        self.entries = entries
        self.steps: list[Step] = []
        self.wrong: list[str] = []
        try:
            self._replay()
        except (LarcenyError, LookupError, ValueError) as trouble:
            self.wrong.append(f"{table.id} cannot be played again: {trouble!r}")

    def _replay(self) -> None:
        table = self.table
        game = find_game(table.plan.game)
        kept: list[Step] = []  # without what was taken back
        for number, entry in enumerate(self.entries):
            if entry.seq != number:
                self.wrong.append(f"{table.id}: entry {number} has the number {entry.seq}")
                return
            before = kept[-1] if kept else None
            clock = _CLOCK.decode(entry.clock)
            if entry.seat == UNDO:
                back_to = int(_decode(entry.word)["to"])
                kept = [step for step in kept if step.entry.seq <= back_to]
                then = kept[-1]
                step = Step(game, entry, then.state, [], None, None, 0, clock, back_to)
                self.steps.append(step)
                continue
            if entry.seat == DEAL:
                rules = game.ruleset_from_fields(table.plan.ruleset)
                chance = Chance.of(table.secret, [one.contribution for one in table.chairs])
                state, events = game.deal(rules, table.plan.seats, chance)
                lets_it_be = False
            else:
                assert before is not None
                state = game.copy(before.state)
                action = game.action_of_word(entry.word)
                lets_it_be = action in game.reactions(state, entry.seat)[:1]
                events = game.apply(state, entry.seat, action)
            was = None if before is None else before.window
            owed = tuple(state.deciders())
            window, opened_ms = None, 0
            if owed and game.reactions(state, owed[0]):
                goes_on = lets_it_be and was is not None and before is not None
                window = was if goes_on else entry.seq
                opened_ms = before.opened_ms if goes_on and before is not None else entry.at
            step = Step(game, entry, state, events, window, was, opened_ms, clock)
            if _decode(entry.events) != plain([event.to_json() for event in events]):
                self.wrong.append(f"{table.id}: other events are stored at {entry.seq}")
            kept.append(step)
            self.steps.append(step)
