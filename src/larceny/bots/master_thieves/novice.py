"""A modest player: it keeps a drawer or two in mind, and takes what it believes to know."""

from collections.abc import Callable, Sequence
from random import Random

from larceny.games.master_thieves.actions import (
    DONE,
    KEEP_ALARM,
    LEAVE,
    LOOK,
    PICK,
    PLACE,
    PLACE_NOTHING,
    RECOVER_ALARM,
    SET_ALARM,
    TAKE_ALL,
    TAKE_ONE,
    Action,
    Choose,
    Open,
)
from larceny.games.master_thieves.choices import SmugglerTakes
from larceny.games.master_thieves.pieces import (
    DIAMOND,
    EVERY_PLACE,
    KINDS,
    POINTS,
    RUBY,
    SAPPHIRE,
    Character,
    Place,
    sapphires,
    value,
)
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.view_types import View
from larceny.kernel.events import Event, Seat

from .memory import DRAWERS_KEPT, Memory

WHIM = 0.8
"""How many points of difference between two cards a whim can turn round."""

DARING = 0.8
"""How many points more a card that takes seems to be worth to one that is twice as bold."""

FEARLESS = 1.5
"""Who is bolder than this does not mind what falls out below."""

TAKERS = (Character.SMUGGLER, Character.THIEF, Character.MASTER_THIEF)


class Novice:
    """Plays a few simple ideas, and moves the box at random."""

    def __init__(self, seed: str, slots: int = DRAWERS_KEPT, boldness: float = 1.0) -> None:
        """Make one that keeps so many drawers in mind.

        The bolder it is, the more often it takes without knowing what, and moves the box. It may
        fear no alarm.
        """
        self.dice = Random(seed)
        self.boldness = boldness
        self.memory = Memory(self.dice, slots)

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""
        self.seat = seat
        self.rules = rules

    def witness(self, event: Event) -> None:
        """Watch, and remember a little."""
        self.memory.witness(event)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Decide: the drawer or the card by what is remembered, small things by habit."""
        first = legal[0]
        if isinstance(first, Choose):
            return self._card(view, [action for action in legal if isinstance(action, Choose)])
        if isinstance(first, Open):
            return self._drawer(view, [action for action in legal if isinstance(action, Open)])
        for habit in HABITS:
            action = habit(self, view)
            if action is not None and action in legal:
                return action
        if DONE in legal and self.boldness != 1:
            return self._move(legal)
        return self.dice.choice(legal)  # diamonds to put in, and moves of the box

    def _move(self, legal: Sequence[Action]) -> Action:
        """Move the box at random, or leave it; the bolder, the rather it moves it."""
        weights = [1.0 if action is DONE else self.boldness**2 for action in legal]
        return self.dice.choices(legal, weights)[0]

    # Cards ------------------------------------------------------------------------------------

    def _card(self, view: View, cards: Sequence[Choose]) -> Action:
        """Choose the card that promises most, with a whim."""
        return max(cards, key=lambda card: self._attraction(view, card) + WHIM * self.dice.random())

    def _attraction(self, view: View, card: Choose) -> float:
        """Add to what a card promises how much it likes to take: bold ones more than others."""
        taste = DARING * (self.boldness - 1) if card.character in TAKERS else 0.0
        return self._promise(view, card.character) + taste

    def _promise(self, view: View, character: Character) -> float:
        """Guess how many points a card will bring now."""
        known = max(map(self._loot, EVERY_PLACE))
        red = value(view.red)
        lost = 2.0 if sapphires(view.seats[self.seat].white) else 1.0  # by placing an imitation
        match character:
            case Character.SMUGGLER if self.rules.smuggler_takes is SmugglerTakes.ALL_TO_RED:
                return 0.5 * (red + known) + lost / 2
            case Character.SMUGGLER:
                return 0.2 * red + min(known, 2) + lost / 2
            case Character.JEWELER:
                return lost
            case Character.GEMOLOGIST:
                return lost + 0.4
            case Character.THIEF:
                return known + 0.3
            case Character.MASTER_THIEF:
                ruby = max(self._treasure(place) for place in EVERY_PLACE)
                return max(known, ruby)
            case Character.DETECTIVE:
                return 0.6 * red

    def _loot(self, place: Place) -> float:
        return value(self.memory.above(place))

    def _treasure(self, place: Place) -> float:
        """Guess what a master thief carries away who looks further at a place."""
        return POINTS[RUBY] + self._loot(place) if self.memory.ruby_above(place) else 0

    # Drawers ----------------------------------------------------------------------------------

    def _drawer(self, view: View, drawers: Sequence[Open]) -> Action:
        """Open the best drawer it has in mind, or any that it does not fear."""
        card = view.seats[self.seat].card
        if card is None:  # the box is being filled
            return self.dice.choice(drawers)
        treasure = self._treasure if card[0] is Character.MASTER_THIEF else self._loot
        best = max(
            drawers, key=lambda drawer: max(treasure(drawer.place), self._loot(drawer.place))
        )
        if max(treasure(best.place), self._loot(best.place)) > 0:
            return best
        if self.boldness > FEARLESS:
            return self.dice.choice(drawers)
        harmless = [drawer for drawer in drawers if not self.memory.below(drawer.place)]
        return self.dice.choice(harmless or drawers)

    # Habits -----------------------------------------------------------------------------------

    def _take(self, view: View) -> Action | None:
        """Look further for a ruby it believes in, or where nothing lies in front; or take all."""
        drawer = view.open_drawer
        if drawer is None:
            return None
        card = view.seats[self.seat].card
        is_master = card is not None and card[0] is Character.MASTER_THIEF
        if (
            is_master
            and not drawer.looked
            and (self.memory.ruby_above(drawer.place) or not drawer.gems)
        ):
            return LOOK
        return TAKE_ALL

    def _alarm(self, view: View) -> Action:
        """Guard a drawer that is worth it."""
        drawer = view.open_drawer
        return SET_ALARM if drawer is not None and drawer.gems else KEEP_ALARM


Habit = Callable[[Novice, View], Action | None]


def always(action: Action) -> Habit:
    """Make a habit of one action."""
    return lambda bot, view: action


HABITS: tuple[Habit, ...] = (
    Novice._take,
    always(TAKE_ONE[SAPPHIRE]),
    always(TAKE_ONE[DIAMOND]),
    always(PLACE[SAPPHIRE]),  # sapphires first: they cost most
    always(PLACE[DIAMOND]),
    *(always(PICK[kind]) for kind in reversed(KINDS)),  # the most valuable gem first
    always(RECOVER_ALARM),
    Novice._alarm,
    always(PLACE_NOTHING),
    always(LEAVE),
)
"""What it does without thinking, the first that is allowed."""
