"""A modest player: it keeps a few tiles in mind, and steals where it believes to know all four."""

from collections.abc import Callable, Sequence
from random import Random

from larceny.bots.retention import Slots
from larceny.games.forty_thieves.actions import (
    DISCARD,
    GLIMPSE,
    PASS,
    REPLACE,
    STEAL,
    WISH,
    Action,
    Dagger,
    Discard,
    Give,
    Glimpse,
    Peek,
    Play,
    Replace,
    Rob,
    Steal,
    TakeGem,
    Wish,
    Wishes,
    action_of_word,
)
from larceny.games.forty_thieves.pieces import (
    CENTRE,
    SPECIALS,
    SQUARES,
    Front,
    Place,
    Special,
    is_line,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Event, Seat

from .memory import Memory
from .plans import Known, completed_by, promising, ready, worth_a_look, would_help

Legal = Sequence[Action]

TILES_KEPT = 3
"""How many tiles on the board it keeps in mind."""

HOPE = 0.25
"""How often it tries its luck where three tiles go together and the fourth is unknown."""

RASH = 0.5
"""Who tries its luck more often than this does so also where only two tiles go together."""

PLAYED_FIRST = (Special.SAPPHIRE, Special.EVIL_EYE, Special.AMULET)
"""Which special tiles it plays, the best one first."""


class Novice:
    """Plays a few simple ideas, the first that can be played."""

    def __init__(self, seed: str, slots: int = TILES_KEPT, boldness: float = 1.0) -> None:
        """Make one that keeps so many tiles in mind, and tries its luck more or less often."""
        self.dice = Random(seed)
        self.hope = HOPE * boldness
        self.memory = Memory(Slots(slots), self.dice)

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""
        self.seat = seat
        self.memory.begin(seat)

    def witness(self, event: Event) -> None:
        """Watch, and remember a little."""
        self.memory.witness(event)

    def choose(self, view: View, legal: Legal) -> Action:
        """Do the first thing that comes to mind; else nothing, or anything."""
        self.memory.see_hand(view)
        known = self.memory.board(view)
        kinds = {type(action) for action in legal}
        for kind, idea in IDEAS:
            if kind in kinds:
                action = idea(self, view, known, legal)
                if action is not None and action in legal:
                    return action
        return PASS if PASS in legal else self.dice.choice(legal)

    def _hand(self, view: View) -> tuple[Front, ...]:
        return view.seats[self.seat].fronts or ()

    # The hand ---------------------------------------------------------------------------------

    def throw_away(self, view: View, known: Known, legal: Legal) -> Action:
        """Throw away thieves that complete nothing, and a second Dagger."""
        hand, bits = self._hand(view), 0
        for slot, front in enumerate(hand):
            spare = front == Special.DAGGER and front in hand[:slot]
            idle = front not in SPECIALS and completed_by(view, known, front) is None
            bits |= (spare or idle) << slot
        return DISCARD[bits]

    # The glimpse ------------------------------------------------------------------------------

    def glimpse(self, view: View, known: Known, legal: Legal) -> Action | None:
        """Play a Lantern, or look where most is known already."""
        lanterns = [action for action in legal if isinstance(action, Play)]
        if lanterns:
            return lanterns[0]
        squares = worth_a_look(view, known)
        return GLIMPSE[self.dice.choice(squares)] if squares else None

    def peek(self, view: View, known: Known, legal: Legal) -> Action:
        """Look at two tiles of which as many as possible are worth it."""
        squares = worth_a_look(view, known)
        pairs = [action for action in legal if isinstance(action, Peek)]
        return max(pairs, key=lambda pair: sum(s in squares for s in pair.squares))

    # The action -------------------------------------------------------------------------------

    def complete(self, view: View, known: Known, legal: Legal) -> Action | None:
        """Lay the tile that completes a combination, if none lies ready."""
        if ready(view, known):
            return None
        for slot, front in enumerate(self._hand(view)):
            square = completed_by(view, known, front)
            if square is not None:
                return REPLACE[slot * SQUARES + square]
        return None

    def play_special(self, view: View, known: Known, legal: Legal) -> Action | None:
        """Play the best special tile that can be played."""
        hand = self._hand(view)
        plays = [action for action in legal if isinstance(action, Play)]
        plays = [action for action in plays if hand[action.slot] in PLAYED_FIRST]
        return min(plays, key=lambda play: PLAYED_FIRST.index(hand[play.slot]), default=None)

    def build(self, view: View, known: Known, legal: Legal) -> Action | None:
        """Lay a thief where it brings a combination nearer, if none lies ready."""
        if ready(view, known):
            return None
        for slot, front in enumerate(self._hand(view)):
            if front not in SPECIALS:
                square = would_help(view, known, front)
                if square is not None:
                    return REPLACE[slot * SQUARES + square]
        return None

    # What a played tile is aimed at, and Daggers against it ------------------------------------

    def take(self, view: View, known: Known, legal: Legal) -> Action:
        """Take the sapphire that the merchant is after, else any on the board."""
        gems = [action for action in legal if isinstance(action, TakeGem)]
        centre = [action for action in gems if action.gem == CENTRE and view.merchant is not None]
        return self.dice.choice(centre or gems)

    def rob(self, view: View, known: Known, legal: Legal) -> Action:
        """Rob the one who is ahead."""
        robs = [action for action in legal if isinstance(action, Rob)]
        return max(robs, key=lambda rob: view.scores[rob.victim])

    def give(self, view: View, known: Known, legal: Legal) -> Action:
        """Give the Evil Eye to the one who is ahead."""
        gives = [action for action in legal if isinstance(action, Give)]
        return max(gives, key=lambda give: view.scores[give.to])

    def parry(self, view: View, known: Known, legal: Legal) -> Action | None:
        """Play a Dagger against what is aimed at oneself."""
        daggers = [action for action in legal if isinstance(action, Dagger)]
        return daggers[0] if self._is_aimed_at_me(view) else None

    def _is_aimed_at_me(self, view: View) -> bool:
        if len(view.chain) > 1:  # a Dagger: was the tile before it mine?
            return view.chain[-2].seat == self.seat
        match action_of_word(view.target or PASS.word):
            case Rob(victim=seat) | Give(to=seat):
                return seat == self.seat
            case _:
                return False

    # Stealing, and wishes ---------------------------------------------------------------------

    def steal(self, view: View, known: Known, legal: Legal) -> Action | None:
        """Steal where a combination lies ready, rather a square than a line; claim what can be.

        Now and then it tries its luck. Else games in which nobody remembers enough never end.
        """
        if view.announced is not None:
            return next(action for action in legal if isinstance(action, Steal))
        places = sorted(ready(view, known), key=is_line) or self._hopeful(view, known)
        return STEAL[places[0]] if places else None

    def _hopeful(self, view: View, known: Known) -> list[Place]:
        if self.dice.random() >= self.hope:
            return []
        return promising(view, known) or (promising(view, known, 2) if self.hope > RASH else [])

    def wish(self, view: View, known: Known, legal: Legal) -> Action:
        """Wish away what hurts most."""
        mine = view.seats[self.seat]
        eyes = mine.eye_tokens + len(mine.eye_tiles)
        loot = 0 if view.merchant is None else view.merchant.loot
        wishes = list(Wishes)
        if view.merchant is not None and loot >= eyes:
            return WISH[wishes.index(Wishes.MERCHANT)]
        return WISH[wishes.index(Wishes.EYES if eyes else Wishes.TURN)]


Idea = Callable[[Novice, View, Known, Legal], Action | None]

IDEAS: tuple[tuple[type[Action], Idea], ...] = (
    (Discard, Novice.throw_away),
    (Glimpse, Novice.glimpse),
    (Peek, Novice.peek),
    (Replace, Novice.complete),
    (Play, Novice.play_special),
    (Replace, Novice.build),
    (TakeGem, Novice.take),
    (Rob, Novice.rob),
    (Give, Novice.give),
    (Dagger, Novice.parry),
    (Steal, Novice.steal),
    (Wish, Novice.wish),
)
"""What it thinks of when such an action is allowed, in this order."""
