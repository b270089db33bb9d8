"""What tiles in the hand are worth, and which to throw away for new ones."""

from larceny.games.forty_thieves.actions import SLOTS, Action, Discard
from larceny.games.forty_thieves.pieces import (
    COMBINATIONS,
    EVERY_FRONT,
    PLACES,
    SPECIALS,
    THIEF_OF,
    Front,
    Special,
)

from .evaluation import IN_HAND, SPECIALS_OF_EACH, THIEVES_OF_EACH
from .weighing import Weighing

FRESH_TILE = 0.17
"""What a tile from the stack is worth on average, in points."""

FIRST_USE = 0.9
"""How much of a theft it is worth to have the tile for it, with a whole turn still to come."""

SECOND_USE = 0.25
"""How much a second tile is worth that could complete a theft: it may still do so next turn."""


def keeping(w: Weighing) -> list[float]:
    """Say what each tile of the hand is worth, in points."""
    now = w.best_theft().worth
    values, uses = [], []
    for slot, front in enumerate(w.hand):
        uses.append((max(best_use(w, front) - now, 0.0), slot))
        is_spare = front == Special.DAGGER and front in w.hand[:slot]
        values.append(0.0 if is_spare else IN_HAND.get(front, 0.0))
    for rank, (use, slot) in enumerate(sorted(uses, reverse=True)):
        values[slot] = max(values[slot], use * (SECOND_USE if rank else FIRST_USE))
    return values


def best_use(w: Weighing, front: Front) -> float:
    """Say what a theft would be worth if this tile were laid where it serves best."""
    return max(
        (w.theft(place, (square, front)).worth for place in w.places for square in PLACES[place]),
        default=0.0,
    )


class Drawing:
    """What to expect of new tiles, as one has to decide what to throw away for them."""

    def __init__(self, w: Weighing) -> None:
        now = w.best_theft().worth
        self.hand = w.hand
        self.uses = {front: max(best_use(w, front) - now, 0.0) for front in _LAID}
        pool = _not_in_sight(w)
        self.tiles = sum(pool.values())
        held = sum(number * IN_HAND.get(front, 0.0) for front, number in pool.items())
        self.special = held / self.tiles  # what a new tile is worth as a special one
        by_use: dict[float, int] = {}
        for front, number in pool.items():
            use = self.uses.get(front, 0.0)
            by_use[use] = by_use.get(use, 0) + number
        self.steps = sorted(by_use.items())

    def worth(self, action: Action) -> float:
        """Say what the hand will be worth: one tile will be laid, the others may be played."""
        thrown = action.slots if isinstance(action, Discard) else ()
        kept = [front for slot, front in enumerate(self.hand) if slot not in thrown]
        drawn = SLOTS - len(kept)
        held = sum(IN_HAND.get(front, 0.0) for front in kept) + drawn * self.special
        held -= IN_HAND[Special.DAGGER] * max(kept.count(Special.DAGGER) - 1, 0)
        best, *others = sorted(
            (self.uses.get(_plain(f), 0.0) for f in (*kept, _IDLE)), reverse=True
        )
        return held + self._best_of(drawn, best) + SECOND_USE * sum(others)

    def _best_of(self, drawn: int, best_kept: float) -> float:
        """Expect the best use of some new tiles, or of what was kept."""
        expected = chance = 0.0
        below = 0
        for use, number in self.steps:
            below += number
            up_to = (below / self.tiles) ** drawn
            expected += max(use, best_kept) * (up_to - chance)
            chance = up_to
        return max(expected, best_kept)


_LAID = (*EVERY_FRONT[:COMBINATIONS], Special.AMULET)
_IDLE = Special.LANTERN


def _plain(front: Front) -> Front:
    """Take a Leader as the thief that he is."""
    thief = THIEF_OF[front]
    return front if thief is None else EVERY_FRONT[thief]


def _not_in_sight(w: Weighing) -> dict[Front, int]:
    """Count the tiles that may come from the stack, as far as one does not see them elsewhere."""
    pool = dict.fromkeys(EVERY_FRONT[:COMBINATIONS], THIEVES_OF_EACH)
    if not w.rules.family:
        pool.update(dict.fromkeys(SPECIALS, SPECIALS_OF_EACH))
    for front in map(_plain, (*w.certain.values(), *w.hand)):
        if pool.get(front, 0) > 0:
            pool[front] -= 1
    return pool
