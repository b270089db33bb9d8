"""What a view of 40 Thieves has in it, as types: what each viewer sees there, `views` says.

They are written by their fields, of which a compiled module keeps no full types; so they lie here.
"""

from typing import Any, NamedTuple

from larceny.kernel.events import Seat, Viewer
from larceny.kernel.spelling import write_fields

from .actions import Target
from .deck import Jar
from .pieces import Front, Place, Sapphire, Square
from .state import After, Ending, Phase


class SquareView(NamedTuple):
    """A tile on the board: its back, and its front if it is turned up."""

    jar: Jar
    front: Front | None


class SeatView(NamedTuple):
    """What lies before one seat: its hand (backs to all, fronts to itself) and its hoard."""

    jars: tuple[Jar, ...]
    fronts: tuple[Front, ...] | None
    gems: int
    sapphire_tiles: tuple[Jar, ...]  # their jars
    eye_tokens: int
    eye_tiles: tuple[Jar, ...]  # their jars


class PlayedTile(NamedTuple):
    """A tile that was played from a hand and has not taken effect yet."""

    seat: Seat
    jar: Jar
    front: Front


class Merchant(NamedTuple):
    """The merchant: where he stands, since how many turns, and what he has taken."""

    gem: Sapphire
    start: int  # where in CORNERS he began
    turn: int
    loot: int


class View(NamedTuple):
    """The table as one viewer sees it."""

    viewer: Viewer
    edition: str
    players: int
    turn: int
    active: Seat
    phase: Phase
    deciders: tuple[Seat, ...]
    board: tuple[SquareView | None, ...]  # None: a gap
    gems: tuple[Sapphire, ...]  # the sapphires on the board
    stack: int
    stack_top: Jar | None  # its jar
    discards: tuple[Jar, ...]  # their jars, the first one lowest
    seats: tuple[SeatView, ...]
    eyes_left: int
    merchant: Merchant | None
    gone: tuple[Front, ...]  # golden tiles that have acted
    golden: tuple[Front, ...]  # golden tiles about to act
    led: bool
    again: bool
    lantern: Square | None  # the square of a Lantern that is being shown
    lit: tuple[Square, ...]  # the squares named for it
    chain: tuple[PlayedTile, ...]
    target: Target | None
    to_ask: tuple[Seat, ...]
    announced: Place | None  # the place of a successful theft that is being paid
    claims: tuple[Place, ...]  # places
    taking: Place | None  # the line for which a sapphire is taken
    to_clear: tuple[Square, ...]  # squares
    after: After
    ending: Ending | None
    scores: tuple[int, ...]
    winners: tuple[Seat, ...] | None

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain values, each field as its type is spelled."""
        return _view_json(self)


_view_json = write_fields(View)
