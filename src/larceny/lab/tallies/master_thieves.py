"""What is counted in a game of Master Thieves.

`first_seat`                who filled the box first
`points.SOURCE`             points by where they came from; together they make up the scores, which
                            begin with minus a full white pillow
`CHARACTER.played`          how often it was chosen; `CHARACTER.points` what it brought, an alarm to
                            the jeweler
`CHARACTER.first` … `sixth` how often it was chosen as the first … the last card of six
`CHARACTER.opened`          drawers opened, and of these `misfired` (something fell) and `empty`
                            (nothing fell, nothing lay there)
`filling.opened`            the same before the first round
`opened.LEVEL`              drawers opened in the rounds: top, middle, bottom as it stands
`box.flips`, `box.turns`    how often somebody turned the box over, or levels of it
"""

from collections import Counter
from collections.abc import Iterable

from larceny.games.master_thieves.events import (
    BoxMoved,
    Chose,
    Fell,
    FillingBegun,
    Opened,
    Picked,
    Placed,
    RoundBegun,
    Seen,
    Took,
    TookRuby,
    TurnBegun,
)
from larceny.games.master_thieves.pieces import CHARACTERS, RUBY, Character, Move, To, value
from larceny.kernel.events import Event, Seat

SOURCES = ("drawers", "rubies", "alarms", "smuggled", "confiscated", "imitations")
LEVELS = ("top", "middle", "bottom")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
NAMES = {character: character.name.lower() for character in CHARACTERS}
OPENERS = tuple(name for character, name in NAMES.items() if character != Character.DETECTIVE)

COLUMNS = (
    "first_seat",
    *(f"points.{source}" for source in SOURCES),
    *(f"{name}.{what}" for name in NAMES.values() for what in ("played", "points", *PLACES)),
    *(f"{who}.{what}" for who in (*OPENERS, "filling") for what in ("opened", "misfired", "empty")),
    *(f"opened.{level}" for level in LEVELS),
    "box.flips",
    "box.turns",
)


class Count:
    """Follows one game."""

    def __init__(self) -> None:
        self.columns: Counter[str] = Counter()
        self.round = 0
        self.now: dict[Seat, str] = {}  # this round's cards
        self.actor = "filling"
        self.fell = False

    def gain(self, name: str, source: str, points: int) -> None:
        """Count points that a character brought."""
        self.columns[f"points.{source}"] += points
        self.columns[f"{name}.points"] += points

    def choose(self, seat: Seat, character: Character) -> None:
        """Count a choice, by its place in the cycle of six."""
        name = self.now[seat] = NAMES[character]
        self.columns[f"{name}.played"] += 1
        self.columns[f"{name}.{PLACES[(self.round - 1) % len(PLACES)]}"] += 1

    def see(self, empty: bool) -> None:
        """Judge an opening, once it is seen what lies in the drawer."""
        if self.fell:
            self.columns[f"{self.actor}.misfired"] += 1
        elif empty:
            self.columns[f"{self.actor}.empty"] += 1

    def pick(self, seat: Seat, points: int) -> None:
        """Count a gem from the red pillow, by who may divide it now."""
        name = self.now[seat]
        smuggled = name == NAMES[Character.SMUGGLER]
        self.gain(name, "smuggled" if smuggled else "confiscated", points)

    def witness(self, event: Event) -> None:
        """Count one event."""
        match event:
            case FillingBegun(seat=seat):
                self.columns.setdefault("first_seat", seat)
            case RoundBegun(round=number):
                self.round = number
            case Chose(seat=seat, character=Character() as character):
                self.choose(seat, character)
            case TurnBegun(character=character):
                self.actor = NAMES[character]
            case Opened(place=place):
                self.columns[f"{self.actor}.opened"] += 1
                self.columns[f"opened.{LEVELS[place // 4]}"] += self.round > 0
                self.fell = False
            case BoxMoved(seat=int(), move=move):
                self.columns["box.flips" if move is Move.FLIP else "box.turns"] += 1
            case Fell(to=to, gems=gems):
                self.fell = True
                if to is To.OWNER:
                    self.gain(NAMES[Character.JEWELER], "alarms", value(gems))
            case Seen(gems=gems):
                self.see(not gems)
            case Took(seat=seat, gems=gems, to=To.BLACK):
                self.gain(self.now[seat], "drawers", value(gems))
            case TookRuby(seat=seat):
                self.gain(self.now[seat], "rubies", value(RUBY))
            case Placed(seat=seat, kind=kind):
                self.gain(self.now[seat], "imitations", value(kind))
            case Picked(seat=seat, kind=kind):
                self.pick(seat, value(kind))
            case _:
                pass


def tally(events: Iterable[Event]) -> dict[str, int]:
    """Count what happened in a game."""
    count = Count()
    for event in events:
        count.witness(event)
    return {name: count.columns[name] for name in COLUMNS}
