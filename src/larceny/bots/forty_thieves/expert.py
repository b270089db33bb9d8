"""A good player: reads the lids, weighs its chances, and forgets like a person.

What it remembers of the board fades, and so does what it has seen under which lid. Of the rest it
knows what the lids tell, and imagines some boards that fit. It steals where that goes well more
often than not, and dares a little more or less than others would, by its courage.
"""

from collections.abc import Callable, Sequence
from random import Random

from larceny.bots.retention import Fading
from larceny.games.forty_thieves.actions import (
    PASS,
    REPLACE,
    STEAL,
    Action,
    Discard,
    Glimpse,
    Interchange,
    Lead,
    Peek,
    Play,
    Replace,
    Reveal,
)
from larceny.games.forty_thieves.pieces import (
    EVERY_SQUARE,
    PLACES,
    SPECIALS,
    SQUARES,
    Front,
    Special,
    Square,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Event, Seat

from .boards import NOTHING, Boards
from .evaluation import IN_HAND
from .hands import FRESH_TILE, keeping
from .lids import Lids
from .memory import Memory
from .plans import Known, worth_a_look, would_help
from .strategy import weigh
from .weighing import Weighing, open_squares

HALF_LIFE = 4.0
"""After so many turns of the table half of what it saw is forgotten."""

COURAGE = 0.6
"""How likely a theft must seem to be announced."""

BOARDS = 24
"""How many boards it imagines for a decision."""

KNOWN_TO_HOPE = 2
"""How many tiles of a place it must know to think of stealing there."""

SOME_GAIN = 0.05
"""How many points better a move must look than none."""

PLAYED_FIRST = (Special.SAPPHIRE, Special.AMULET, Special.EVIL_EYE)
"""Which special tiles it plays, the best one first."""

Legal = Sequence[Action]


class Expert:
    """Plays soundly by what it has in mind."""

    def __init__(
        self,
        seed: str,
        half_life: float = HALF_LIFE,
        courage: float = COURAGE,
        boldness: float = 1.0,
    ) -> None:
        """Make one that forgets half within so many turns, and dares thefts of such a chance.

        The bolder it is, the less likely a theft must seem.
        """
        self.dice = Random(seed)
        self.courage = courage / boldness
        self.memory = Memory(Fading(half_life), self.dice)
        self.lids = Lids(Fading(half_life), self.dice)

    def begin(self, seat: Seat, rules: Ruleset) -> None:
        """Sit down."""
        self.seat = seat
        self.rules = rules
        self.memory.begin(seat)

    def witness(self, event: Event) -> None:
        """Watch."""
        self.lids.witness(event)
        self.memory.witness(event)

    def choose(self, view: View, legal: Legal) -> Action:
        """Decide by what this phase asks for; what is aimed at whom, and wishes, are weighed."""
        self.memory.see_hand(view)
        self.lids.see_board(view)
        if len(legal) == 1:
            return legal[0]
        known = self.memory.board(view)
        w = self._weighing(view, known)
        idea = _IDEAS.get(view.phase.name)
        if idea is not None:
            return idea(self, w, known, legal)
        weights = weigh(w, legal)
        return max(weights, key=weights.__getitem__)

    def _weighing(self, view: View, known: Known) -> Weighing:
        """Imagine boards: what it has in mind is certain, of the rest it knows the lids."""
        columns: list[list[Front]] = []
        for square, tile in zip(EVERY_SQUARE, view.board, strict=True):
            if tile is None:
                columns.append([NOTHING] * BOARDS)
            elif square in known:
                columns.append([known[square]] * BOARDS)
            else:
                odds = self.lids.odds(tile.jar, self.rules.family)
                columns.append(self.dice.choices(list(odds), list(odds.values()), k=BOARDS))
        w = Weighing(view, self.rules, self.seat, Boards(columns), open_squares(view))
        w.places = [
            place
            for place in w.places
            if sum(square in known for square in PLACES[place]) >= KNOWN_TO_HOPE
        ]
        return w

    # The hand, and the glimpse ------------------------------------------------------------------

    def build_up(self, w: Weighing, known: Known, legal: Legal) -> Action:
        """Keep special tiles and those that would complete a theft, and draw for the rest."""
        values = keeping(w)

        def worth(action: Action) -> float:
            assert isinstance(action, Discard)
            kept = sum(value for slot, value in enumerate(values) if slot not in action.slots)
            return kept + FRESH_TILE * len(action.slots)

        return max(legal, key=worth)

    def glimpse(self, w: Weighing, known: Known, legal: Legal) -> Action:
        """Play a Lantern, or look where most is known already, at something new."""
        lanterns = [action for action in legal if isinstance(action, Play)]
        if lanterns:
            return lanterns[0]
        squares = set(worth_a_look(w.view, known))

        def interest(square: Square) -> float:
            return (square in squares) + 0.5 * (square not in known)

        def worth(action: Action) -> float:
            match action:
                case Glimpse(square=square) | Reveal(square=square):
                    return interest(square)
                case Peek(squares=(one, other)):
                    return interest(one) + interest(other)
                case _:
                    return 0.1

        most = max(map(worth, legal))
        return self.dice.choice([action for action in legal if worth(action) == most])

    # The action, and stealing -------------------------------------------------------------------

    def act(self, w: Weighing, known: Known, legal: Legal) -> Action:
        """Prepare a theft, if none lies ready; else play a special tile, or build for later."""
        now = w.best_theft()
        is_ready = now.chance >= self.courage
        plays = [action for action in legal if isinstance(action, Play)]
        if not (plays and is_ready):
            best = max(legal, key=lambda action: self._worth(w, action))
            if self._worth(w, best) > now.worth + SOME_GAIN:
                return best
        if plays:
            return min(plays, key=lambda play: PLAYED_FIRST.index(w.hand[play.slot]))
        return PASS if is_ready else self._build(w, known)

    def _worth(self, w: Weighing, action: Action) -> float:
        """Weigh the theft that a move makes possible, if it would dare it."""
        if not isinstance(action, Replace | Lead | Interchange):
            return 0.0
        theft = w.best_theft(w.change_of(action))
        worth = theft.worth if theft.chance >= self.courage else 0.0
        laid = None if isinstance(action, Interchange) else w.hand[action.slot]
        return worth if laid is None else worth - IN_HAND.get(laid, 0.0)

    def _build(self, w: Weighing, known: Known) -> Action:
        """Lay a thief where it brings a theft nearer."""
        for slot, front in enumerate(w.hand):
            if front not in SPECIALS:
                square = would_help(w.view, known, front)
                if square is not None:
                    return REPLACE[slot * SQUARES + square]
        return PASS

    def steal(self, w: Weighing, known: Known, legal: Legal) -> Action:
        """Announce the best theft, if it dares to."""
        best = w.best_theft()
        return STEAL[best.place] if best.chance >= self.courage else PASS


_IDEAS: dict[str, Callable[[Expert, Weighing, Known, Legal], Action]] = {
    "DRAW": Expert.build_up,
    "GLIMPSE": Expert.glimpse,
    "PAIR": Expert.glimpse,
    "REVEAL": Expert.glimpse,
    "ACTION": Expert.act,
    "STEAL": Expert.steal,
}
