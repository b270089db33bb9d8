"""The journal of a table: event sourcing.

Everything that was decided at a table is an entry that is never changed; the position is what they
come to. An undo is an entry, too: it says back to which step, and nothing is ever erased.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from larceny.games.registry import AnyGame
from larceny.kernel.events import Event, Seat

from ...domain import dealing
from ...domain.tables import Table
from ...ports.store import Entry

DEAL, UNDO = Seat(-1), Seat(-2)
"""Instead of a seat in the journal: the deal, and what was taken back."""


class Undo(msgspec.Struct, frozen=True, tag="undo"):
    """The word of an entry that takes back everything after a step."""

    to: int


_UNDO = msgspec.json.Decoder(Undo)
_encode = msgspec.json.Encoder().encode
_OLD_FORM = "undo "


def undo_word(to: int) -> str:
    """Write down that everything after a step is taken back."""
    return _encode(Undo(to)).decode()


def read_undo(entry: Entry) -> Undo:
    """Read what an entry takes back; older journals say it as `undo 7`."""
    if entry.word.startswith(_OLD_FORM):
        return Undo(int(entry.word.removeprefix(_OLD_FORM)))
    return _UNDO.decode(entry.word)


def without_undone(entries: Sequence[Entry]) -> list[Entry]:
    """Leave out what was taken back."""
    kept: list[Entry] = []
    for entry in entries:
        if entry.seat == UNDO:
            back_to = read_undo(entry).to
            kept = [one for one in kept if one.seq <= back_to]
        else:
            kept.append(entry)
    return kept


def dealt(table: Table, game: AnyGame, rules: Any) -> tuple[Any, list[Event]]:
    """Deal a table's game from its secret and what the seats added to it.

    Where it begins with a position that was set up, nothing happens before the first decision.
    """
    if table.plan.start is not None:
        return game.read_position(table.plan.start, dealing.chance(table)), []
    return game.deal(rules, table.plan.seats, dealing.chance(table))


class ReplayedStep(NamedTuple):
    """A step of a journal, played again: how the table stands after it, and what happened."""

    entry: Entry
    state: Any
    events: list[Event]


def replayed(table: Table, game: AnyGame, entries: Sequence[Entry]) -> Iterator[ReplayedStep]:
    """Play a journal again, step by step; the state is the same object, and moves on."""
    state, events = dealt(table, game, game.ruleset_from_fields(table.plan.ruleset))
    for entry in entries:
        if entry.seat != DEAL:
            events = game.apply(state, entry.seat, game.action_of_word(entry.word))
        yield ReplayedStep(entry, state, events)
