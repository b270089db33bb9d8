"""What a perfect memory of 40 Thieves adds to a view: the fronts that the seat has seen before.

`Knowledge` follows every tile; here it keeps a notebook of fronts instead of drawing conclusions,
which takes a hundredth of the time. To conclude is left to the learner.
"""

from collections.abc import Iterable
from typing import Final

from larceny.games.forty_thieves.actions import SLOTS
from larceny.games.forty_thieves.deck import TILES
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.pieces import FRONT_NAMES, SQUARES, Front, Special
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.view_types import View
from larceny.kernel.events import Seat

from ..layout import Field, Fields
from ..writing import from_seat
from .encoding import FRONT

REMEMBERED: Fields = (
    Field("seen on board", SQUARES * len(FRONT_NAMES), "each square: the front that was seen"),
    Field("seen in hands", SLOTS * len(FRONT_NAMES), "the hand: fronts that were seen", True),
)

_NOT_SEEN: Final = -1


class Notebook(Deduction):
    """Keeps the fronts of tiles that were seen, until they are shuffled."""

    def __init__(self, rules: Ruleset, of: "Notebook | None" = None) -> None:
        self.seen = [_NOT_SEEN] * (TILES + 1)  # the last is that of a gap
        super().__init__(rules, of)
        # What everybody knows beforehand is no memory.
        self.seen = [_NOT_SEEN] * (TILES + 1) if of is None else of.seen.copy()

    def is_front(self, tile: int, front: Front) -> None:
        """Note a front."""
        self.seen[tile] = front

    def is_none_of(self, tile: int, fronts: Iterable[Front]) -> None:
        """Note nothing."""

    def mixed(self, tiles: Iterable[int]) -> None:
        """Cross out what can no longer be told apart."""
        for tile in tiles:
            self.seen[tile] = _NOT_SEEN

    def copy(self) -> "Notebook":
        """Go on from here without changing the original."""
        return Notebook(self.rules, self)


def memory(rules: Ruleset, players: int, viewer: Seat) -> Knowledge:
    """Begin to remember, from before the deal, without drawing conclusions."""
    knowledge = Knowledge(rules, players, viewer)
    knowledge.deduction = Notebook(rules)
    return knowledge


def memory_from(rules: Ruleset, seen: View) -> Knowledge:
    """Begin to remember in the middle of a game: the fronts that lie open, and one's own."""
    knowledge = Knowledge.from_view(rules, seen)
    notebook = Notebook(rules)
    for label, tile in zip(knowledge.board, seen.board, strict=True):
        if tile is not None and tile.front is not None:
            notebook.is_front(label, tile.front)
    for hand, mat in zip(knowledge.hands, seen.seats, strict=True):
        for label, front in zip(hand, mat.fronts or (), strict=False):
            notebook.is_front(label, front)
    if seen.lantern is not None:
        notebook.is_front(knowledge.board[seen.lantern], Special.LANTERN)
    knowledge.deduction = notebook
    return knowledge


def remember(knowledge: Knowledge, viewer: Seat) -> bytes:
    """Write what is remembered."""
    assert isinstance(knowledge.deduction, Notebook)
    seen = knowledge.deduction.seen
    tiles = [FRONT[seen[label]] for label in knowledge.board]
    for hand in from_seat(viewer, tuple(knowledge.hands)):
        tiles += [FRONT[seen[label]] for label in hand]
        tiles += [FRONT[_NOT_SEEN]] * (SLOTS - len(hand))
    return b"".join(tiles)
