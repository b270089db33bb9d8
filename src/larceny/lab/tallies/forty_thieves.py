"""What is counted in a game of 40 Thieves.

`first_seat`             who began
`points.SOURCE`          points by where they came from; together they make up the scores
`KIND.announced`         thefts announced at a square, a row, a column or a diagonal, and of these
                         `succeeded`; `claimed` is what was claimed besides
`SPECIAL.played`         special tiles played, and of these `cancelled` by Daggers; `turns` in which
                         one's own was played, the `points` that these turns brought, and the
                         `harm`, what others lost in them; `plain` is the same without any
`merchant.came` …        whether the merchant came; what he `took`, what was `regained` of it, and
                         whether everybody `lost` to him
"""

from collections import Counter
from collections.abc import Iterable

from larceny.games.forty_thieves.events import (
    Announced,
    Cancelled,
    EyeDropped,
    EyeGiven,
    Failed,
    GameOver,
    GoldenActed,
    MerchantTook,
    Played,
    Robbed,
    RobbedMerchant,
    SapphireTileKept,
    Succeeded,
    TookAll,
    TookGem,
    TurnBegun,
    Wished,
    Worked,
)
from larceny.games.forty_thieves.pieces import (
    GEMS,
    LINES,
    SPECIAL_NAMES,
    Front,
    Golden,
    Place,
    Special,
    is_line,
)
from larceny.games.forty_thieves.state import Ending
from larceny.kernel.events import Event, Seat

SOURCES = (
    "squares",
    "lines",
    "leaders",
    "tiles_found",  # Sapphire tiles that came to light
    "tiles_played",
    "robbed",  # what one gets the other loses, so both stand here
    "lost",
    "merchant",
    "failures",  # Evil Eyes for failed thefts
    "evil_eyes",
    "eyes_dropped",
)
KINDS = ("square", "row", "column", "diagonal")
OWN_TURN = tuple(name for special, name in SPECIAL_NAMES.items() if special != Special.DAGGER)

COLUMNS = (
    "first_seat",
    *(f"points.{source}" for source in SOURCES),
    *(f"{kind}.{what}" for kind in KINDS for what in ("announced", "succeeded", "claimed")),
    *(f"{name}.played" for name in SPECIAL_NAMES.values()),
    *(f"{name}.cancelled" for name in OWN_TURN),
    *(f"{name}.{what}" for name in (*OWN_TURN, "plain") for what in ("turns", "points", "harm")),
    *(f"merchant.{what}" for what in ("came", "took", "regained", "lost")),
)


def kind_of(place: Place) -> str:
    """Say what kind of theft is made at a place."""
    if not is_line(place):
        return "square"
    line = place - GEMS
    return "row" if line < 4 else "column" if line < len(LINES) - 2 else "diagonal"


class Count:
    """Follows one game."""

    def __init__(self) -> None:
        self.columns: Counter[str] = Counter()
        self.active = 0
        self.turn_points = 0  # of the active seat
        self.turn_harm = 0  # what others have lost
        self.turn_tiles: set[str] = set()
        self.in_turn = False
        self.announced = -1
        self.why = ""  # what a sapphire is taken for

    def gain(self, seat: Seat, source: str, points: int) -> None:
        """Count points of a seat."""
        self.columns[f"points.{source}"] += points
        if seat == self.active:
            self.turn_points += points
        elif points < 0:
            self.turn_harm -= points

    def begin_turn(self, seat: Seat) -> None:
        """Close the last turn, and begin another."""
        self.columns.setdefault("first_seat", seat)
        self.close_turn()
        self.active, self.in_turn = seat, True
        self.turn_points, self.turn_harm, self.turn_tiles = 0, 0, set()

    def close_turn(self) -> None:
        """Count what a turn brought, under the tiles that were played in it."""
        if self.in_turn:
            for name in self.turn_tiles or {"plain"}:
                self.columns[f"{name}.turns"] += 1
                self.columns[f"{name}.points"] += self.turn_points
                self.columns[f"{name}.harm"] += self.turn_harm
        self.in_turn = False

    def play(self, seat: Seat, front: Front) -> None:
        """Count a special tile; Daggers belong to nobody's turn."""
        name = SPECIAL_NAMES[front]
        self.columns[f"{name}.played"] += 1
        if name in OWN_TURN:
            self.turn_tiles.add(name)

    def succeed(self, place: Place) -> None:
        """Count a theft that succeeded: the announced one, or one that was claimed with it."""
        what = "succeeded" if place == self.announced else "claimed"
        self.columns[f"{kind_of(place)}.{what}"] += 1
        self.why = "lines" if is_line(place) else "squares"

    def witness(self, event: Event) -> None:
        """Count one event."""
        match event:
            case TurnBegun(seat=seat):
                self.begin_turn(seat)
            case Played(seat=seat, front=front):
                self.play(seat, front)
            case Worked():
                self.why = "tiles_played"
            case Cancelled(front=front):
                self.columns[f"{SPECIAL_NAMES[front]}.cancelled"] += 1
            case Announced(place=place):
                self.announced = place
                self.columns[f"{kind_of(place)}.announced"] += 1
            case Succeeded(place=place):
                self.succeed(place)
            case _:
                self.witness_points(event)

    def witness_points(self, event: Event) -> None:
        """Count an event that changes the scores, or is about the merchant."""
        match event:
            case TookGem(seat=seat):
                self.gain(seat, self.why, 1)
            case TookAll(seat=seat, gems=gems):
                self.gain(seat, "leaders", len(gems))
            case SapphireTileKept(seat=seat):
                self.gain(seat, "tiles_found", 1)
            case Robbed(seat=seat, victim=victim):
                self.gain(seat, "robbed", 1)
                self.gain(victim, "lost", -1)
            case RobbedMerchant(seat=seat):
                self.gain(seat, "merchant", 1)
                self.columns["merchant.regained"] += 1
            case Wished(seat=seat, loot=loot):
                self.gain(seat, "merchant", loot)
                self.columns["merchant.regained"] += loot
            case Failed(seat=seat):
                self.gain(seat, "failures", -1)
            case EyeGiven(to=to):
                self.gain(to, "evil_eyes", -1)
            case EyeDropped(seat=seat):
                self.gain(seat, "eyes_dropped", 1)
            case GoldenActed(front=Golden.MERCHANT):
                self.columns["merchant.came"] += 1
            case MerchantTook():
                self.columns["merchant.took"] += 1
            case GameOver(ending=ending):
                self.close_turn()
                self.columns["merchant.lost"] += ending is Ending.MERCHANT
            case _:
                pass


def tally(events: Iterable[Event]) -> dict[str, int]:
    """Count what happened in a game."""
    count = Count()
    for event in events:
        count.witness(event)
    return {name: count.columns[name] for name in COLUMNS}
