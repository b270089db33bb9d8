"""What a view of Master Thieves has in it, as types: what each viewer sees there, `views` says.

They are written by their fields, of which a compiled module keeps no full types; so they lie here.
"""

from typing import Any, NamedTuple

from larceny.kernel.events import Seat, Viewer
from larceny.kernel.spelling import write_fields

from .pieces import Character, Gems, Grain, Place
from .state import Ending, Phase

CardFace = tuple[Character, int]


class SeatView(NamedTuple):
    """What lies before one seat."""

    white: Gems
    black: Gems
    alarm_on_sheet: bool
    cards_left: int
    has_chosen: bool
    card: CardFace | None  # the chosen card, once turned over or if it is one's own
    hand: tuple[CardFace, ...] | None  # one's own
    played: tuple[CardFace, ...] | None  # where played cards lie face up


class OpenDrawer(NamedTuple):
    """The drawer that stands open; None where one may not look in."""

    place: Place
    gems: Gems | None
    alarm: Seat | None
    found_empty: bool | None
    looked: bool
    long: bool | None
    ruby: bool | None


class View(NamedTuple):
    """The table as one viewer sees it."""

    viewer: Viewer
    edition: str
    players: int
    round: int
    phase: Phase
    deciders: tuple[Seat, ...]
    actor: Seat | None
    queue: tuple[Seat, ...]
    acted: tuple[Seat, ...]
    revealed: tuple[Seat, ...]
    droppers: tuple[Seat, ...]
    pickers: tuple[Seat, ...]
    seats: tuple[SeatView, ...]
    red: Gems
    grains: tuple[Grain, ...] | None  # by place
    turned_over: bool | None
    open_drawer: OpenDrawer | None
    fell: bool
    barred: bool | None
    placements: int
    placed: int
    alarm_set: bool
    rotations: int
    flips: int
    to_fill: tuple[Seat, ...]
    share: int
    last_ruby_taken: bool
    ending: Ending | None
    scores: tuple[int, ...] | None
    winners: tuple[Seat, ...] | None

    def to_json(self) -> dict[str, Any]:
        """Return the view as plain values, each field as its type is spelled."""
        return _view_json(self)


_view_json = write_fields(View)
