"""A good player: it follows the whole box, forgets like a person, and counts the cards played."""

from collections.abc import Callable, Sequence
from random import Random

from larceny.bots.retention import Fading, Retention
from larceny.games.master_thieves.actions import (
    DONE,
    KEEP_ALARM,
    LEAVE,
    LOOK,
    MOVE_BOX,
    PICK,
    PLACE,
    PLACE_NOTHING,
    RECOVER_ALARM,
    SET_ALARM,
    TAKE_ALL,
    TAKE_ONE,
    Action,
    Choose,
    MoveBox,
    Open,
    Put,
)
from larceny.games.master_thieves.pieces import DIAMOND, KINDS, SAPPHIRE, Character, Move, Place
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.view_types import View
from larceny.kernel.events import Event, Seat

from .belief import Belief, Outlook
from .evaluation import USUAL, card_value, round_ahead

HALF_LIFE = 10.0
"""After so many turns of the table half of what it saw is forgotten."""

WHIM = 0.6
"""How many points between two cards a whim can turn round: who always plays the best is read."""

TAKERS = (Character.SMUGGLER, Character.THIEF, Character.MASTER_THIEF)


class Expert:
    """Plays soundly by what it has in mind."""

    def __init__(
        self,
        seed: str,
        half_life: float = HALF_LIFE,
        whim: float = WHIM,
        retention: Retention | None = None,
        boldness: float = 1.0,
    ) -> None:
        """Make one that forgets half of what it saw within so many turns, or otherwise.

        The bolder it is, the less it fears alarms, and the sooner it moves the box.
        """
        self.dice = Random(seed)
        self.boldness = boldness
        self.whim = whim
        self.belief = Belief(retention or Fading(half_life), self.dice)

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""
        self.seat = seat
        self.rules = rules

    def witness(self, event: Event) -> None:
        """Watch."""
        self.belief.witness(event)

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        """Decide."""
        if len(legal) == 1:
            return legal[0]
        for kind, decide in DECISIONS:
            options = [action for action in legal if isinstance(action, kind)]
            if options:
                return decide(self, view, options)
        for habit in HABITS:
            action = habit(self, view)
            if action is not None and action in legal:
                return action
        return self.dice.choice(legal)

    # Cards ------------------------------------------------------------------------------------

    def card(self, view: View, cards: Sequence[Choose]) -> Action:
        """Choose the card that brings most beyond what it usually brings."""
        ahead = round_ahead(view, self.rules, self.seat, self.belief)

        def gain(card: Choose) -> float:
            more = card_value(ahead, card.character) - USUAL[card.character]
            return more + self.whim * self.dice.random()

        return max(cards, key=gain)

    # Drawers ----------------------------------------------------------------------------------

    def drawer(self, view: View, drawers: Sequence[Open]) -> Action:
        """Open the drawer that suits the character."""
        card = view.seats[self.seat].card
        if card is None:  # the box is being filled
            return self.dice.choice(drawers)
        outlooks = self.belief.outlooks(view, self.rules)

        def worth(drawer: Open) -> float:
            return self._worth(card[0], outlooks[drawer.place], drawer.place) + self._tie()

        return max(drawers, key=worth)

    def _worth(self, character: Character, outlook: Outlook, place: Place) -> float:
        feeds = outlook.below if self.belief.alarm_below(place) not in (None, self.seat) else 0.0
        spoilt = outlook.falls * (1.0 + feeds) / self.boldness
        if character is Character.MASTER_THIEF:
            return max(outlook.taken, outlook.fetched) - spoilt
        if character in TAKERS:
            return outlook.taken - spoilt
        if character is Character.JEWELER:  # an alarm belongs where there is something to guard
            return 0.3 * outlook.taken - 2 * spoilt
        return -0.3 * outlook.taken - outlook.falls * outlook.below  # gemologist: feed nobody

    def _tie(self) -> float:
        return 0.01 * self.dice.random()

    def put(self, view: View, puts: Sequence[Put]) -> Action:
        """Put the whole share into one drawer: that is easy to remember."""
        return puts[-1]

    # The box ----------------------------------------------------------------------------------

    def move(self, view: View, moves: Sequence[MoveBox]) -> Action:
        """Turn the best side away from those who take after us, or towards ourselves.

        A rotation does nothing but confuse; now and then that is worth it.
        """
        may_turn = MOVE_BOX[Move.FLIP] in moves
        rotations = [move for move in moves if move.move is not Move.FLIP]
        if view.seats[self.seat].card is None:
            return self.dice.choice(moves)
        if may_turn and self.wants_to_turn(view):
            if rotations and not view.rotations and self.dice.random() < 0.5 * self.boldness:
                return self.dice.choice(rotations)
            return MOVE_BOX[Move.FLIP]
        if rotations and not view.rotations and self.dice.random() < 0.3 * self.boldness:
            return self.dice.choice(rotations)
        return DONE if not view.to_fill and view.round else self.dice.choice(moves)

    def wants_to_turn(self, view: View) -> bool:
        """Ask whether the box would suit oneself better turned over, or others worse."""
        if view.flips:
            return False
        now = max(max(o.taken, o.fetched) for o in self.belief.outlooks(view, self.rules))
        turned = max(
            max(o.taken, o.fetched)
            for o in self.belief.outlooks(view, self.rules, turned_over=True)
        )
        better = 0.5 / self.boldness
        return now > turned + better if self.others_take_next(view) else turned > now + better

    def others_take_next(self, view: View) -> bool:
        """Ask whether rather others than oneself will take gems from the box next."""
        for seat in view.queue:
            card = view.seats[seat].card
            if card is None or card[0] in TAKERS:
                return True
        mine = view.seats[self.seat].hand or ()
        own = sum(character in TAKERS for character, _ in mine)
        return own * 2 < len(mine)

    # Habits -----------------------------------------------------------------------------------

    def take(self, view: View) -> Action | None:
        """Look further where the ruby is worth more than what lies in front; else take all."""
        drawer = view.open_drawer
        card = view.seats[self.seat].card
        if drawer is None or card is None:
            return None
        if card[0] is Character.MASTER_THIEF and not drawer.looked:
            outlook = self.belief.outlooks(view, self.rules)[drawer.place]
            if outlook.fetched > outlook.taken or not drawer.gems:
                return LOOK
        return TAKE_ALL

    def alarm(self, view: View) -> Action:
        """Guard a drawer that is worth it."""
        drawer = view.open_drawer
        return SET_ALARM if drawer is not None and drawer.gems else KEEP_ALARM


Decide = Callable[[Expert, View, Sequence[Action]], Action]
Habit = Callable[[Expert, View], Action | None]


def _always(action: Action) -> Habit:
    return lambda bot, view: action


DECISIONS: tuple[tuple[type[Action], Callable[..., Action]], ...] = (
    (Choose, Expert.card),
    (Open, Expert.drawer),
    (Put, Expert.put),
    (MoveBox, Expert.move),
)
"""What it gives thought to."""

HABITS: tuple[Habit, ...] = (
    Expert.take,
    _always(TAKE_ONE[SAPPHIRE]),
    _always(TAKE_ONE[DIAMOND]),
    _always(PLACE[SAPPHIRE]),  # sapphires first: they cost most
    _always(PLACE[DIAMOND]),
    *(_always(PICK[kind]) for kind in reversed(KINDS)),
    _always(RECOVER_ALARM),
    Expert.alarm,
    _always(PLACE_NOTHING),
    _always(LEAVE),
)
"""What it does without much thought, the first that is allowed."""
