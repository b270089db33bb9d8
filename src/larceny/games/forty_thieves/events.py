"""What happens in 40 Thieves. Each event carries its full consequence.

Tiles are told by their backs (`jar`), which everybody sees, and by their fronts, which are told
only to those who see them.
"""

from larceny.kernel.events import Event, Seat, Viewer, event

from .actions import Slot, Target, Wishes
from .deck import Jar
from .pieces import Front, Place, Sapphire, Square
from .state import Ending, Phase

Events = list[Event]
"""What a decision brought about, in order."""

EventLog = Events | None
"""Where what happens is told; None: nobody listens, as in games played in bulk."""


# Setting up, and the hand -----------------------------------------------------------------------


@event
class BoardLaid(Event):
    """Sixteen tiles were laid face down, and the rest is the stack (FT-3.1, FT-3.2)."""

    jars: tuple[Jar, ...]
    stack: int


@event
class TurnBegun(Event):
    """A turn begins (FT-4.1)."""

    seat: Seat
    turn: int


@event
class Discarded(Event):
    """A seat threw tiles of its hand away, jar up, or decided to keep all (FT-4.2, FT-5.3)."""

    seat: Seat
    slots: tuple[Slot, ...]
    jars: tuple[Jar, ...]


@event
class Drew(Event):
    """A seat drew a tile; only it sees the front (FT-4.2)."""

    seat: Seat
    jar: Jar
    front: Front | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return self.seat


@event
class Shuffled(Event):
    """The discards were shuffled and are the new stack (FT-4.3)."""

    tiles: int


@event
class Laid(Event):
    """A tile was laid face down from the stack, seen by nobody (FT-3.3)."""

    square: Square
    jar: Jar


# The glimpse ------------------------------------------------------------------------------------


@event
class Glimpsed(Event):
    """A seat saw a tile on the board, and nobody else did (FT-5.2, FT-5.8)."""

    seat: Seat
    square: Square
    with_lantern: bool
    front: Front | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return self.seat


@event
class Shown(Event):
    """A seat showed tiles on the board to everybody (FT-5.3 … FT-5.6, FT-11.2)."""

    seat: Seat
    squares: tuple[Square, ...]
    fronts: tuple[Front, ...]


@event
class Named(Event):
    """A seat named a tile that the Lantern on the board will light (FT-5.5)."""

    seat: Seat
    square: Square


@event
class SapphireTileKept(Event):
    """A Sapphire tile went from the board to a seat's hoard (FT-5.4)."""

    seat: Seat
    square: Square


# The action -------------------------------------------------------------------------------------


@event
class Replaced(Event):
    """A hand tile and a board tile changed places (FT-6.2).

    Only the seat sees what it got, unless the tile had lain face up.
    """

    seat: Seat
    slot: Slot
    square: Square
    lay_open: bool
    front: Front | None  # of the tile that came into the hand

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return None if self.lay_open else self.seat


@event
class Led(Event):
    """A Leader went face up to the board (FT-10.2).

    Only the seat sees what it got for it, unless the tile had lain face up.
    """

    seat: Seat
    slot: Slot
    square: Square
    lay_open: bool
    leader: Front
    front: Front | None  # of the tile that came into the hand

    @property
    def only(self) -> Viewer:
        """Name the seat that sees the tile."""
        return None if self.lay_open else self.seat


@event
class Interchanged(Event):
    """Two tiles on the board changed places (FT-6.3)."""

    seat: Seat
    squares: tuple[Square, Square]


@event
class Passed(Event):
    """A seat did nothing, or nothing more, when it was asked."""

    seat: Seat
    phase: Phase


@event
class Played(Event):
    """A seat played a special tile from its hand, for all to see (FT-5.7, FT-6.4, FT-7.1)."""

    seat: Seat
    slot: Slot
    front: Front


@event
class Aimed(Event):
    """The played tile's target was named, as the word of that decision (FT-6.4)."""

    seat: Seat
    target: Target


@event
class Worked(Event):
    """The played tile takes effect; all played tiles are discarded, but an Evil Eye (FT-7.3)."""

    seat: Seat
    front: Front


@event
class Cancelled(Event):
    """Daggers cancelled the played tile; all played tiles are discarded (FT-7.4)."""

    seat: Seat
    front: Front


@event
class EyeDropped(Event):
    """A seat got rid of an Evil Eye: a tile, now discarded, or a token (FT-6.6)."""

    seat: Seat
    tile: bool


@event
class EyeGiven(Event):
    """An Evil Eye tile went to an opponent's hoard (FT-6.7)."""

    seat: Seat
    to: Seat


# Stealing ---------------------------------------------------------------------------------------


@event
class Announced(Event):
    """A theft was announced, and its four tiles were turned up for all (FT-8.1)."""

    seat: Seat
    place: Place
    fronts: tuple[Front, ...]


@event
class Failed(Event):
    """The theft failed: the tiles lie face down, and it cost an Evil Eye (FT-8.8)."""

    seat: Seat
    place: Place


@event
class Succeeded(Event):
    """A theft succeeded: the announced one, or one that was claimed with it (FT-8.9)."""

    seat: Seat
    place: Place


@event
class TookGem(Event):
    """A seat took a sapphire from the board."""

    seat: Seat
    gem: Sapphire


@event
class Robbed(Event):
    """A seat took a sapphire, gem or tile, from another's hoard."""

    seat: Seat
    victim: Seat
    tile: bool


@event
class RobbedMerchant(Event):
    """A seat took a sapphire from the merchant's loot (FT-11.6)."""

    seat: Seat


@event
class TookAll(Event):
    """Four Leaders took every sapphire that lay on the board (FT-10.4)."""

    seat: Seat
    gems: tuple[Sapphire, ...]


@event
class Cleared(Event):
    """The tiles of stolen lines were discarded (FT-8.10)."""

    squares: tuple[Square, ...]


# Three Tales ------------------------------------------------------------------------------------


@event
class GoldenDrawn(Event):
    """A seat drew a golden tile from the stack, and showed it (FT-11.2)."""

    seat: Seat
    front: Front


@event
class GoldenActed(Event):
    """A golden tile acts, and leaves the game (FT-11.2)."""

    seat: Seat
    front: Front


@event
class MerchantCame(Event):
    """The merchant stands at a corner, has walked on, or stays for good (FT-11.3 … FT-11.5)."""

    gem: Sapphire
    turn: int


@event
class MerchantTook(Event):
    """The merchant took a sapphire from the board (FT-11.4, FT-11.5)."""

    gem: Sapphire


@event
class Wished(Event):
    """A seat made a wish, and got so many sapphires of the merchant's (FT-11.7)."""

    seat: Seat
    wish: Wishes
    loot: int


@event
class HandsPassed(Event):
    """Every hand went seven seats on (FT-11.9)."""


@event
class HandSeen(Event):
    """A seat looks at the hand it was passed (FT-11.9)."""

    seat: Seat
    fronts: tuple[Front, ...] | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees its hand."""
        return self.seat


# The end ----------------------------------------------------------------------------------------


@event
class TurnEnded(Event):
    """A turn is over (FT-4.1)."""

    seat: Seat


@event
class GameOver(Event):
    """The game has ended (FT-9)."""

    ending: Ending
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
