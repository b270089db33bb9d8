"""What happens in 40 Thieves. Each event carries its full consequence.

Tiles are told by their backs (`jar`), which everybody sees, and by their fronts, which are told
only to those who see them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from larceny.kernel.events import Event, Seat, Viewer

from .actions import Wishes
from .deck import NO_JAR
from .pieces import FRONT_NAMES, GOLD_NAME, JAR_NAMES, PLACE_NAMES, SQUARE_NAMES
from .state import Ending, Phase

Events = list[Event]
"""What a decision brought about, in order."""


@dataclass(frozen=True, slots=True)
class TableEvent(Event):
    """An event of this game. In JSON, tiles and squares are written as in the notation."""

    def to_json(self) -> dict[str, Any]:
        """Return the event as plain values."""
        return with_names(Event.to_json(self))


def jar_name(jar: int) -> str:
    """Write the back of a tile."""
    return GOLD_NAME if jar == NO_JAR else JAR_NAMES[jar]


_NAMES: dict[str, Callable[[int], str | int]] = {
    "square": SQUARE_NAMES.__getitem__,
    "jar": jar_name,
    "front": FRONT_NAMES.__getitem__,
    "gem": lambda gem: gem + 1,
    "place": PLACE_NAMES.__getitem__,
    "slot": lambda slot: slot + 1,
}
_MANY_NAMES = {f"{name}s": write for name, write in _NAMES.items()}


def with_names(told: dict[str, Any]) -> dict[str, Any]:
    """Write tiles, squares, sapphires and slots as the notation does."""
    for name, value in told.items():
        if value is None:
            continue
        if name in _NAMES:
            told[name] = _NAMES[name](value)
        elif name in _MANY_NAMES:
            told[name] = [item if item is None else _MANY_NAMES[name](item) for item in value]
    return told


# Setting up, and the hand -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BoardLaid(TableEvent):
    """Sixteen tiles were laid face down, and the rest is the stack (FT-3.1, FT-3.2)."""

    jars: tuple[int, ...]
    stack: int


@dataclass(frozen=True, slots=True)
class TurnBegun(TableEvent):
    """A turn begins (FT-4.1)."""

    seat: Seat
    turn: int


@dataclass(frozen=True, slots=True)
class Discarded(TableEvent):
    """A seat threw tiles of its hand away, jar up, or decided to keep all (FT-4.2, FT-5.3)."""

    seat: Seat
    slots: tuple[int, ...]
    jars: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Drew(TableEvent):
    """A seat drew a tile; only it sees the front (FT-4.2)."""

    seat: Seat
    jar: int
    front: int | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Shuffled(TableEvent):
    """The discards were shuffled and are the new stack (FT-4.3)."""

    tiles: int


@dataclass(frozen=True, slots=True)
class Laid(TableEvent):
    """A tile was laid face down from the stack, seen by nobody (FT-3.3)."""

    square: int
    jar: int


# The glimpse ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Glimpsed(TableEvent):
    """A seat saw a tile on the board, and nobody else did (FT-5.2, FT-5.8)."""

    seat: Seat
    square: int
    with_lantern: bool
    front: int | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Shown(TableEvent):
    """A seat showed tiles on the board to everybody (FT-5.3 … FT-5.6, FT-11.2)."""

    seat: Seat
    squares: tuple[int, ...]
    fronts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Named(TableEvent):
    """A seat named a tile that the Lantern on the board will light (FT-5.5)."""

    seat: Seat
    square: int


@dataclass(frozen=True, slots=True)
class SapphireTileKept(TableEvent):
    """A Sapphire tile went from the board to a seat's hoard (FT-5.4)."""

    seat: Seat
    square: int


# The action -------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Replaced(TableEvent):
    """A hand tile and a board tile changed places (FT-6.2).

    Only the seat sees what it got, unless the tile had lain face up.
    """

    seat: Seat
    slot: int
    square: int
    lay_open: bool
    front: int | None  # of the tile that came into the hand

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return None if self.lay_open else self.seat


@dataclass(frozen=True, slots=True)
class Led(TableEvent):
    """A Leader went face up to the board (FT-10.2).

    Only the seat sees what it got for it, unless the tile had lain face up.
    """

    seat: Seat
    slot: int
    square: int
    lay_open: bool
    leader: int
    front: int | None  # of the tile that came into the hand

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return None if self.lay_open else self.seat

    def to_json(self) -> dict[str, Any]:
        """Return the event as plain values."""
        return {**TableEvent.to_json(self), "leader": FRONT_NAMES[self.leader]}


@dataclass(frozen=True, slots=True)
class Interchanged(TableEvent):
    """Two tiles on the board changed places (FT-6.3)."""

    seat: Seat
    squares: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Passed(TableEvent):
    """A seat did nothing, or nothing more, when it was asked."""

    seat: Seat
    phase: Phase


@dataclass(frozen=True, slots=True)
class Played(TableEvent):
    """A seat played a special tile from its hand, for all to see (FT-5.7, FT-6.4, FT-7.1)."""

    seat: Seat
    slot: int
    front: int


@dataclass(frozen=True, slots=True)
class Aimed(TableEvent):
    """The played tile's target was named, as the word of that decision (FT-6.4)."""

    seat: Seat
    target: str


@dataclass(frozen=True, slots=True)
class Worked(TableEvent):
    """The played tile takes effect; all played tiles are discarded, but an Evil Eye (FT-7.3)."""

    seat: Seat
    front: int


@dataclass(frozen=True, slots=True)
class Cancelled(TableEvent):
    """Daggers cancelled the played tile; all played tiles are discarded (FT-7.4)."""

    seat: Seat
    front: int


@dataclass(frozen=True, slots=True)
class EyeDropped(TableEvent):
    """A seat got rid of an Evil Eye: a tile, now discarded, or a token (FT-6.6)."""

    seat: Seat
    tile: bool


@dataclass(frozen=True, slots=True)
class EyeGiven(TableEvent):
    """An Evil Eye tile went to an opponent's hoard (FT-6.7)."""

    seat: Seat
    to: Seat


# Stealing ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Announced(TableEvent):
    """A theft was announced, and its four tiles were turned up for all (FT-8.1)."""

    seat: Seat
    place: int
    fronts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Failed(TableEvent):
    """The theft failed: the tiles lie face down, and it cost an Evil Eye (FT-8.8)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class Succeeded(TableEvent):
    """A theft succeeded: the announced one, or one that was claimed with it (FT-8.9)."""

    seat: Seat
    place: int


@dataclass(frozen=True, slots=True)
class TookGem(TableEvent):
    """A seat took a sapphire from the board."""

    seat: Seat
    gem: int


@dataclass(frozen=True, slots=True)
class Robbed(TableEvent):
    """A seat took a sapphire, gem or tile, from another's hoard."""

    seat: Seat
    victim: Seat
    tile: bool


@dataclass(frozen=True, slots=True)
class RobbedMerchant(TableEvent):
    """A seat took a sapphire from the merchant's loot (FT-11.6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TookAll(TableEvent):
    """Four Leaders took every sapphire that lay on the board (FT-10.4)."""

    seat: Seat
    gems: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Cleared(TableEvent):
    """The tiles of stolen lines were discarded (FT-8.10)."""

    squares: tuple[int, ...]


# Three Tales ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GoldenDrawn(TableEvent):
    """A seat drew a golden tile from the stack, and showed it (FT-11.2)."""

    seat: Seat
    front: int


@dataclass(frozen=True, slots=True)
class GoldenActed(TableEvent):
    """A golden tile acts, and leaves the game (FT-11.2)."""

    seat: Seat
    front: int


@dataclass(frozen=True, slots=True)
class MerchantCame(TableEvent):
    """The merchant stands at a corner, has walked on, or stays for good (FT-11.3 … FT-11.5)."""

    gem: int
    turn: int


@dataclass(frozen=True, slots=True)
class MerchantTook(TableEvent):
    """The merchant took a sapphire from the board (FT-11.4, FT-11.5)."""

    gem: int


@dataclass(frozen=True, slots=True)
class Wished(TableEvent):
    """A seat made a wish, and got so many sapphires of the merchant's (FT-11.7)."""

    seat: Seat
    wish: Wishes
    loot: int


@dataclass(frozen=True, slots=True)
class HandsPassed(TableEvent):
    """Every hand went seven seats on (FT-11.9)."""


@dataclass(frozen=True, slots=True)
class HandSeen(TableEvent):
    """A seat looks at the hand it was passed (FT-11.9)."""

    seat: Seat
    fronts: tuple[int, ...] | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees its hand."""
        return self.seat


# The end ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnEnded(TableEvent):
    """A turn is over (FT-4.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameOver(TableEvent):
    """The game has ended (FT-9)."""

    ending: Ending
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
