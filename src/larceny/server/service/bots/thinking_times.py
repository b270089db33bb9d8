"""How long bots take to answer, by what everybody may know: which bots are asked, and since when.

An answer is due at a time that has nothing to do with what a bot thinks about, or whether it thinks
at all. What it needs besides its search depends on the machine, though. So it is reviewed now and
then, for all bots of a kind at once: that tells no more than that the machine is slow.
"""

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field

from larceny.bots.registry import read_spec
from larceny.bots.searcher import THINKS_MS

from .fallbacks import NEVER_THINKS

QUICK_MS, BESIDES_MS = 10, 50
"""What a bot takes that does not search, and what one that does takes besides: more than either
needs."""

GRACE_MS = 25
"""So much later than expected a thought may begin, and end, without anybody's noticing."""

LAST_MS = 10
"""So long before an answer is due, a simpler bot is asked for it: it takes a few milliseconds."""

REVIEWED, MOST_OVER = 32, 4
"""After so many thoughts of a kind it is reviewed how long they take: if more than so many of them
took longer than they should, all get more time."""

MOST_STRETCHED = 16
"""So many times as much time as usual thoughts may get."""


@dataclass(slots=True)
class _Kind:
    """How one kind of bot got on here."""

    stretched: int = 1  # so many times as long as usual it takes
    needed: list[float] = field(default_factory=list)  # since the last review: times as long


class ThinkingTimes:
    """How long the bots of this node take."""

    def __init__(self) -> None:
        self._kinds: defaultdict[tuple[str, str], _Kind] = defaultdict(_Kind)

    def takes_ms(self, game: str, bot: str) -> int:
        """Return for how long a bot takes its place, however little there is to think about."""
        usual, searches = _usual_ms(game, bot)
        return round(searches + usual * self._kind(game, bot).stretched)

    def slot_ms(self, game: str, asked: Iterable[str]) -> int:
        """Return how long each of some bots that are asked at once takes to answer at least.

        The bots of a table think one after the other, so each takes as long as all of them.
        """
        takes = sum(self.takes_ms(game, one) for one in asked)
        return takes + 2 * GRACE_MS if takes else 0

    def took(self, game: str, bot: str, ms: float) -> None:
        """Note how long a thought took, or that it was not waited for: that is, for ever."""
        usual, searches = _usual_ms(game, bot)
        if not usual:
            return
        kind = self._kind(game, bot)
        kind.needed.append((ms - searches) / usual)
        if len(kind.needed) < REVIEWED:
            return
        if sum(need > kind.stretched for need in kind.needed) > MOST_OVER:
            kind.stretched = min(2 * kind.stretched, MOST_STRETCHED)
        elif max(kind.needed) <= kind.stretched / 2:
            kind.stretched = max(kind.stretched // 2, 1)
        kind.needed.clear()

    def _kind(self, game: str, bot: str) -> _Kind:
        return self._kinds[game, bot.partition(":")[0]]


NOT_WAITED_FOR = math.inf
"""Instead of how long a thought took."""


@dataclass(slots=True)
class Slot:
    """The time in which a bot answers what it is asked."""

    asked: int
    takes: int  # for so long it takes its place
    length: int
    begun: int | None = None  # when it was its turn to think

    @property
    def due(self) -> int:
        """Return when the answer is given: at the end, or as much later as others came first."""
        end, needs = self.asked + self.length, self.takes + 2 * GRACE_MS
        if self.begun is None or not self.length or self.begun <= end - needs + GRACE_MS:
            return end
        return self.begun + needs


def _usual_ms(game: str, bot: str) -> tuple[int, float]:
    """Return how long such a bot takes on a usual machine besides its search, and that."""
    if bot == NEVER_THINKS:
        return 0, 0.0
    kind, options = read_spec(game, bot)
    if not kind.plays_by_the_clock(options):
        return QUICK_MS, 0.0
    return BESIDES_MS, options.get("ms", THINKS_MS)
