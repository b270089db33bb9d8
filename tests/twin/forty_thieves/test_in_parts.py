"""A step that draws few tiles goes on in the next one, and comes to the same."""

import numpy as np
import pytest

from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.ops import Word, Words

from .arranged import Wish
from .lockstep import Lockstep, games
from .tables import READINGS, Changes, rules_of

FEW = 3


class InParts(Lockstep):
    """Games whose steps draw a few tiles at a time."""

    waited = 0

    def stepped(self, actions: Word, lots: Words) -> Words:
        """Take the decisions, then draw on until everything is settled."""
        words = self.twin.step(self.words, actions, lots[:FEW])
        for first in range(FEW, len(lots), FEW):
            unsettled = ~self.twin.settled(words)
            self.waited += int(unsettled.sum())
            masks = self.twin.legal(words)
            assert not np.any(np.where(unsettled, masks, 0))
            words = self.twin.settle(words, lots[first : first + FEW])
        assert np.all(self.twin.settled(words))
        return words


@pytest.mark.parametrize("changes", [{}, *READINGS], ids=str)
def test_a_draw_in_parts_is_the_draw_at_once(changes: Changes) -> None:
    """Given steps of few tiles, when they are settled, then the engine has the same position."""
    rules = rules_of(changes)
    some = list(games(rules, 3, 30, list(Wish), 20))
    play = InParts(FortyThieves(rules, 3, draws=FEW), some)
    play.play(20)
    assert play.waited > 20
