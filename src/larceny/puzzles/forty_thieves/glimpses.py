"""Which tile must be glimpsed to know whether a theft would succeed (FT-5.1)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from larceny.games.forty_thieves.actions import GLIMPSE, STEAL, Glimpse, Steal, action_of_word
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.knowledge import Label
from larceny.games.forty_thieves.pieces import (
    FRONT_NAMES,
    PLACES,
    SQUARE_NAMES,
    Front,
    Place,
    Square,
)
from larceny.games.forty_thieves.state import Phase

from ..puzzle import Because, Facts
from .scene import Scene
from .theme import Draft
from .worlds import FRONT_OF_NAME, chance, left_open_by, world_where, written

OPEN = (0.15, 0.85)
"""How likely a theft must be that it is worth a look."""


def _labels(scene: Scene, place: Place) -> list[Label]:
    return [scene.board[square] for square in PLACES[place]]


def _place(word: str) -> Place:
    action = action_of_word(word)
    assert isinstance(action, Steal)
    return action.place


def _square(word: str) -> Square:
    action = action_of_word(word)
    assert isinstance(action, Glimpse)
    return action.square


@dataclass(frozen=True, slots=True)
class WhichGlimpse:
    """Of exactly one tile one must know the front to know whether four go together (FT-5.1)."""

    name: str = "which-glimpse"
    phase: Phase = Phase.GLIMPSE
    offers: int = 5
    is_move: bool = True

    def drafts(self, scene: Scene) -> Iterator[Draft]:
        """Ask about thefts of which two tiles or more are open, and one of them decides."""
        for place in scene.places():
            labels = _labels(scene, place)
            if not OPEN[0] <= chance(scene.deduction, labels) <= OPEN[1]:
                continue
            unsure = [label for label in labels if len(scene.deduction.odds(label)) > 1]
            if len(unsure) < 2 or all(
                left_open_by(scene.deduction, label, labels) for label in unsure
            ):
                continue
            asked = {"theft": STEAL[place].word}
            found = self.solutions(scene, asked)
            if len(found) == 1:
                yield Draft(asked, found[0])

    def solutions(self, scene: Scene, asked: Facts) -> list[str]:
        """List all glimpses that settle the theft, whatever is found."""
        labels = _labels(scene, _place(asked["theft"]))
        return [
            GLIMPSE[square].word
            for square in scene.face_down()
            if left_open_by(scene.deduction, scene.board[square], labels) is None
        ]

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List the other tiles: first those of the theft, then those with the least known."""
        squares = PLACES[_place(asked["theft"])]
        odds = {square: scene.deduction.odds(scene.board[square]) for square in scene.face_down()}
        lots = {square: scene.lot(SQUARE_NAMES[square]) for square in odds}
        order = sorted(
            odds, key=lambda s: (s not in squares, len(odds[s]) == 1, -len(odds[s]), lots[s])
        )
        return [word for square in order if (word := GLIMPSE[square].word) != right]

    def follows(self, scene: Scene, deduction: Deduction, asked: Facts, right: str) -> bool:
        """Ask whether the glimpse settles the theft."""
        labels = _labels(scene, _place(asked["theft"]))
        return left_open_by(deduction, scene.board[_square(right)], labels) is None

    def shows(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """Say nothing more."""
        return {}

    def refute(self, scene: Scene, asked: Facts, wrong: str) -> Because:
        """Tell what could be found there, and two worlds that are possible then."""
        place = _place(asked["theft"])
        labels = _labels(scene, place)
        found = left_open_by(scene.deduction, scene.board[_square(wrong)], labels)
        assert found is not None
        front, supposed = found
        at = [SQUARE_NAMES[square] for square in PLACES[place]]
        facts: dict[str, object] = {"front": FRONT_NAMES[front]}
        for name, works in (("works", True), ("fails", False)):
            world = world_where(supposed, labels, works)
            assert world is not None
            facts[name] = written(at, world)
        return Because("leaves-open", "FT-5.1", facts)

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Look at both worlds."""
        place = _place(asked["theft"])
        seen = {scene.board[_square(wrong)]: FRONT_OF_NAME[because.facts["front"]]}
        for name, works in (("works", True), ("fails", False)):
            world = because.facts[name]
            fronts = [FRONT_OF_NAME[world[SQUARE_NAMES[square]]] for square in PLACES[place]]
            four = dict(zip(_labels(scene, place), fronts, strict=True))
            agree = all(four.get(label, front) == front for label, front in seen.items())
            if not agree or is_combination(fronts) is not works:
                return False
            supposed: dict[int, Front] = {**dict(four.items()), **dict(seen.items())}
            if not scene.deduction.allows(supposed):
                return False
        return because.kind == "leaves-open"

    def inferred(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the tiles of the theft that nobody told of."""
        return len({*_labels(scene, _place(asked["theft"]))} - scene.told_fronts())


WHICH_GLIMPSE = WhichGlimpse()
