"""The value of information: what a glimpse at hidden tiles is worth, and so where to glimpse."""

from collections.abc import Iterable, Sequence
from functools import cached_property

from larceny.games.forty_thieves.pieces import EVERY_SQUARE, PAIRS, PLACES, Front, Special, Square

from .boards import Bits
from .evaluation import IN_HAND
from .weighing import FAILURE, UNCHANGED, Weighing

PLANS = 60
"""How many thefts it keeps in mind while it thinks about where to look."""

PAIRS_TRIED = 4
"""How many pairs of tiles it considers closely for a Lantern."""

LIT_BY_LANTERN = 0.15
"""What one learns from a Lantern on the board, in points."""

LEARNING = 0.02
"""What it is worth to know a tile for later, in points, for each theft that it could be part of."""


class InformationValue:
    """What could be done after a glimpse at some tiles: to lay a tile of the hand, and to steal."""

    def __init__(self, w: Weighing) -> None:
        self.w = w
        found = {w.goes(place, UNCHANGED) for place in w.places}
        self.at_once = list(found)  # thefts without a tile from the hand
        for change in self._changes():
            found.update(w.goes(place, change) for place in w.places if change[0] in PLACES[place])
        found.discard(0)
        self.plans = sorted(found, key=lambda bits: (-bits.bit_count(), bits))[:PLANS]
        self.hand = sum(IN_HAND.get(front, 0.0) for front in w.hand)

    def _changes(self) -> Iterable[tuple[Square, Front]]:
        for front in sorted(set(self.w.hand)):
            for square in EVERY_SQUARE:
                yield (square, front)

    def _best(self, among: Bits, plans: Sequence[Bits]) -> float:
        """Say what the best plan is worth if one of these boards is the true one."""
        number = among.bit_count()
        most = max([(bits & among).bit_count() for bits in plans], default=0)
        return max(0.0, (most - (number - most) * FAILURE) / number)

    def at_nothing(self) -> float:
        """Say what can be had without a look."""
        return self._best(self.w.boards.all, self.plans)

    def at_one(self, square: Square) -> float:
        """Say what can be had by a glimpse at a square, with all that it may set off."""
        boards, got = self.w.boards, 0.0
        for front, bits in boards.fronts[square].items():
            share = boards.share(bits)
            if front == Special.DAGGER:  # the hand is lost (FT-5.3)
                got += share * (self._best(bits, self.at_once) - self.hand)
            else:
                got += share * (_FOUND.get(front, 0.0) + self._best(bits, self.plans))
        return got + self._learnt(square)

    def at_two(self, squares: tuple[Square, Square]) -> float:
        """Say what can be had by looking at two tiles under a Lantern from the hand."""
        boards = self.w.boards
        one, other = (boards.fronts[square].values() for square in squares)
        cases = [a & b for a in one for b in other if a & b]
        got = sum(self._best(case, self.plans) * boards.share(case) for case in cases)
        return got + sum(self._learnt(square) + self._sapphire(square) for square in squares)

    def shown(self, square: Square) -> float:
        """Say what can be had if a tile is lit by a Lantern on the board."""
        boards = self.w.boards
        cases = boards.fronts[square].values()
        got = sum(self._best(case, self.plans) * boards.share(case) for case in cases)
        return got + self._learnt(square) + self._sapphire(square)

    def _learnt(self, square: Square) -> float:
        if square in self.w.certain:
            return 0.0
        return LEARNING * sum(square in PLACES[place] for place in self.w.places)

    def _sapphire(self, square: Square) -> float:
        boards = self.w.boards
        return boards.share(boards.fronts[square].get(Special.SAPPHIRE, 0))

    @cached_property
    def by_lantern(self) -> float:
        """Say what can be had with a Lantern from the hand."""
        w = self.w
        tiles = zip(EVERY_SQUARE, w.view.board, strict=True)
        hidden = {s for s, tile in tiles if tile is not None and tile.front is None}
        single = {square: self.shown(square) for square in hidden}
        pairs = [p for p in PAIRS[w.rules.lantern_adjacency] if hidden.issuperset(p)]
        pairs.sort(key=lambda pair: (-single[pair[0]] - single[pair[1]], pair))
        best = max(map(self.at_two, pairs[:PAIRS_TRIED]), default=0.0)
        return best - IN_HAND[Special.LANTERN]


_FOUND: dict[int, float] = {Special.SAPPHIRE: 1.0, Special.LANTERN: LIT_BY_LANTERN}
"""What it brings to find a tile in a glimpse, in points."""
