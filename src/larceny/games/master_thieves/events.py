"""What happens in Master Thieves. Each event carries its full consequence."""

from dataclasses import dataclass
from enum import StrEnum

from larceny.kernel.events import Event, Seat, Viewer

from .pieces import Character, Gem, Gems, Move, Place
from .state import Ending

Events = list[Event]
"""What a decision brought about, in order."""


class To(StrEnum):
    """Where gems go."""

    RED = "red"
    BLACK = "black"
    OWNER = "owner"  # the black pillow of the alarm's owner
    DRAWER = "drawer"  # the upper side of the drawer they fell from
    SECRET = "secret"  # the upper secret compartment of the drawer


Card = tuple[Seat, Character, int]
"""A card turned over: whose it is, its character, its number."""


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A seat has drawn its six cards; only it sees their numbers (MT-3.2)."""

    seat: Seat
    numbers: tuple[int, ...] | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees its cards."""
        return self.seat


@dataclass(frozen=True, slots=True)
class RubiesPlaced(Event):
    """Rubies were put into the upper secret compartments at these places (MT-3.1)."""

    places: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class FillingBegun(Event):
    """It is this seat's turn to fill, with so many diamonds (MT-3.5, MT-3.6)."""

    seat: Seat
    share: int


@dataclass(frozen=True, slots=True)
class DiamondsPut(Event):
    """A seat put diamonds of its share into the open drawer and closed it (MT-3.7)."""

    seat: Seat
    place: Place
    count: int


@dataclass(frozen=True, slots=True)
class RoundBegun(Event):
    """A round begins; everybody chooses a card."""

    round: int


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """A seat laid a card face down (MT-4.1)."""

    seat: Seat
    character: Character | None

    @property
    def only(self) -> Viewer:
        """Name the seat that knows its card."""
        return self.seat


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """Cards were turned over at the same time (MT-4.2)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TurnBegun(Event):
    """A seat's turn begins (MT-4.3)."""

    seat: Seat
    character: Character


@dataclass(frozen=True, slots=True)
class Opened(Event):
    """A drawer was opened (MT-5.1)."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Fell(Event):
    """Gems fell, perhaps with an alarm, which went back to its owner (MT-5.2, MT-8.4)."""

    place: Place
    gems: Gems
    alarm: Seat | None
    to: To


@dataclass(frozen=True, slots=True)
class Seen(Event):
    """What lies in the open drawer was seen, by all or by its opener alone (MT-5.4)."""

    place: Place
    gems: Gems | None
    alarm: Seat | None
    seen_by: Viewer

    @property
    def only(self) -> Viewer:
        """Name the opener where only he sees."""
        return self.seen_by


@dataclass(frozen=True, slots=True)
class Took(Event):
    """A seat took gems from the open drawer, in the open; perhaps it found none."""

    seat: Seat
    place: Place
    gems: Gems
    to: To


@dataclass(frozen=True, slots=True)
class TookRuby(Event):
    """The master thief took the ruby he had found (MT-11.3)."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Left(Event):
    """A seat took nothing."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """The master thief looked further (MT-11.1)."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class SecretSeen(Event):
    """What the look showed: whether the drawer is long and a ruby lies there (MT-11.3, 11.4)."""

    place: Place
    long: bool | None
    ruby: bool | None
    seen_by: Viewer

    @property
    def only(self) -> Viewer:
        """Name the master thief where only he sees."""
        return self.seen_by


@dataclass(frozen=True, slots=True)
class RubyFell(Event):
    """A ruby fell from the lower secret compartment (MT-11.5)."""

    place: Place
    to: To


@dataclass(frozen=True, slots=True)
class Placed(Event):
    """A seat placed an imitation into the open drawer."""

    seat: Seat
    place: Place
    kind: Gem


@dataclass(frozen=True, slots=True)
class PlacedNothing(Event):
    """A seat placed no imitation, or no further one."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AlarmSet(Event):
    """A jeweler put his alarm into the open drawer (MT-8.2)."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class AlarmKept(Event):
    """A jeweler kept his alarm."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AlarmLeftAlone(Event):
    """An alarm lies without gems; its owner is asked (MT-8.7)."""

    owner: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class AlarmRecovered(Event):
    """A lonely alarm went back to its owner (MT-8.7)."""

    owner: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class AlarmLetLie(Event):
    """The owner left his lonely alarm where it is (MT-8.7)."""

    owner: Seat


@dataclass(frozen=True, slots=True)
class BoxMoved(Event):
    """The box was rotated or turned over: by a seat (MT-6.2), or while it is set up (MT-3.1)."""

    seat: Seat | None
    move: Move


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SmugglersCounted(Event):
    """Smugglers and detectives were compared (MT-7.3)."""

    smugglers: int
    detectives: int
    share: bool


@dataclass(frozen=True, slots=True)
class Picked(Event):
    """A seat picked a gem from the red pillow for its black one (MT-7.4, MT-12.2)."""

    seat: Seat
    kind: Gem


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """A round is over; the cards were put aside (MT-4.4)."""

    round: int


@dataclass(frozen=True, slots=True)
class CardsPassed(Event):
    """Every set of six cards went to the left neighbour, who alone sees it (MT-4.5)."""


@dataclass(frozen=True, slots=True)
class GameOver(Event):
    """The game has ended."""

    ending: Ending
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
