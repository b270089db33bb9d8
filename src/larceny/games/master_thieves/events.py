"""What happens in Master Thieves. Each event carries its full consequence."""

from larceny.kernel.events import Event, Seat, Viewer, event

from .pieces import Character, Gem, Gems, Move, Place, To
from .state import Ending

Events = list[Event]
"""What a decision brought about, in order."""

EventLog = Events | None
"""Where what happens is told; None: nobody listens, as in games played in bulk."""


Card = tuple[Seat, Character, int]
"""A card turned over: whose it is, its character, its number."""


@event
class Dealt(Event):
    """A seat has drawn its six cards; only it sees their numbers (MT-3.2)."""

    seat: Seat
    numbers: tuple[int, ...] | None

    @property
    def only(self) -> Viewer:
        """Name the seat that sees its cards."""
        return self.seat


@event
class RubiesPlaced(Event):
    """Rubies were put into the upper secret compartments at these places (MT-3.1)."""

    places: tuple[Place, ...]


@event
class FillingBegun(Event):
    """It is this seat's turn to fill, with so many diamonds (MT-3.5, MT-3.6)."""

    seat: Seat
    share: int


@event
class DiamondsPut(Event):
    """A seat put diamonds of its share into the open drawer and closed it (MT-3.7)."""

    seat: Seat
    place: Place
    count: int


@event
class RoundBegun(Event):
    """A round begins; everybody chooses a card."""

    round: int


@event
class Chose(Event):
    """A seat laid a card face down (MT-4.1)."""

    seat: Seat
    character: Character | None

    @property
    def only(self) -> Viewer:
        """Name the seat that knows its card."""
        return self.seat


@event
class Revealed(Event):
    """Cards were turned over at the same time (MT-4.2)."""

    cards: tuple[Card, ...]


@event
class TurnBegun(Event):
    """A seat's turn begins (MT-4.3)."""

    seat: Seat
    character: Character


@event
class Opened(Event):
    """A drawer was opened (MT-5.1)."""

    seat: Seat
    place: Place


@event
class Fell(Event):
    """Gems fell, perhaps with an alarm, which went back to its owner (MT-5.2, MT-8.4)."""

    place: Place
    gems: Gems
    alarm: Seat | None
    to: To


@event
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


@event
class Took(Event):
    """A seat took gems from the open drawer, in the open; perhaps it found none."""

    seat: Seat
    place: Place
    gems: Gems
    to: To


@event
class TookRuby(Event):
    """The master thief took the ruby he had found (MT-11.3)."""

    seat: Seat
    place: Place


@event
class Left(Event):
    """A seat took nothing."""

    seat: Seat


@event
class Looked(Event):
    """The master thief looked further (MT-11.1)."""

    seat: Seat
    place: Place


@event
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


@event
class RubyFell(Event):
    """A ruby fell from the lower secret compartment (MT-11.5)."""

    place: Place
    to: To


@event
class Placed(Event):
    """A seat placed an imitation into the open drawer."""

    seat: Seat
    place: Place
    kind: Gem


@event
class PlacedNothing(Event):
    """A seat placed no imitation, or no further one."""

    seat: Seat


@event
class AlarmSet(Event):
    """A jeweler put his alarm into the open drawer (MT-8.2)."""

    seat: Seat
    place: Place


@event
class AlarmKept(Event):
    """A jeweler kept his alarm."""

    seat: Seat


@event
class AlarmLeftAlone(Event):
    """An alarm lies without gems; its owner is asked (MT-8.7)."""

    owner: Seat
    place: Place


@event
class AlarmRecovered(Event):
    """A lonely alarm went back to its owner (MT-8.7)."""

    owner: Seat
    place: Place


@event
class AlarmLetLie(Event):
    """The owner left his lonely alarm where it is (MT-8.7)."""

    owner: Seat


@event
class BoxMoved(Event):
    """The box was rotated or turned over: by a seat (MT-6.2), or while it is set up (MT-3.1)."""

    seat: Seat | None
    move: Move


@event
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: Seat


@event
class SmugglersCounted(Event):
    """Smugglers and detectives were compared (MT-7.3)."""

    smugglers: int
    detectives: int
    share: bool


@event
class Picked(Event):
    """A seat picked a gem from the red pillow for its black one (MT-7.4, MT-12.2)."""

    seat: Seat
    kind: Gem


@event
class RoundEnded(Event):
    """A round is over; the cards were put aside (MT-4.4)."""

    round: int


@event
class CardsPassed(Event):
    """Every set of six cards went to the left neighbour, who alone sees it (MT-4.5)."""


@event
class GameOver(Event):
    """The game has ended."""

    ending: Ending
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
