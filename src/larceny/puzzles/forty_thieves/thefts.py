"""Which theft is certain: as the board lies, or after one move (FT-8.2)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from larceny.games.forty_thieves.actions import (
    INTERCHANGE,
    REPLACE,
    STEAL,
    Action,
    Interchange,
    Replace,
    Steal,
    action_of_word,
)
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.knowledge import Label
from larceny.games.forty_thieves.pieces import PLACE_NAMES, PLACES, SQUARE_NAMES, SQUARES, Place
from larceny.games.forty_thieves.state import GAP, Phase

from ..puzzle import Because, Facts
from .scene import Scene
from .theme import Draft
from .worlds import FRONT_OF_NAME, chance, is_certain, world_where, written

RULE = "FT-8.2"
HOPE = 0.3
"""At least one wrong answer must be as likely as this, or nobody would be tempted."""


class Board:
    """A board as it lies, or as it would lie after a move: tiles with the names of where they are.

    A tile keeps the name of where it lay before the move: there the solver finds it.
    """

    def __init__(self, scene: Scene, action: Action | None = None) -> None:
        labels, at = list(scene.board), list(SQUARE_NAMES)
        match action:
            case Interchange(squares=(one, other)):
                labels[one], labels[other] = labels[other], labels[one]
                at[one], at[other] = at[other], at[one]
            case Replace(slot=slot, square=square):
                labels[square] = scene.hand[slot]
                at[square] = f"hand {scene.seat} {slot + 1}"
        self.labels, self.at = labels, at
        self.scene = scene
        self._changed = [labels[square] != scene.board[square] for square in range(SQUARES)]

    def tiles(self, place: Place) -> list[Label]:
        """Return the four tiles of a place."""
        return [self.labels[square] for square in PLACES[place]]

    def where(self, place: Place) -> list[str]:
        """Say where the four tiles of a place lie now."""
        return [self.at[square] for square in PLACES[place]]

    @cached_property
    def chances(self) -> dict[Place, float]:
        """Tell how likely each theft succeeds that could be announced."""
        deduction = self.scene.deduction
        return {place: chance(deduction, self.tiles(place)) for place in self.scene.places()}

    def certain(self) -> list[Place]:
        """List the thefts that succeed in every possible world."""
        return [
            place for place in self.scene.places() if _is_certain(self.scene, self.tiles(place))
        ]

    def seems_certain(self) -> bool:
        """Ask whether one of the thefts that the move has changed is reckoned to be certain."""
        deduction = self.scene.deduction
        tiles = [self.tiles(place) for place in self._touched()]
        return any(
            self.scene.unsafe.isdisjoint(four) and chance(deduction, four) == 1.0 for four in tiles
        )

    def _touched(self) -> list[Place]:
        return [p for p in self.scene.places() if any(self._changed[s] for s in PLACES[p])]

    def best(self) -> tuple[float, Place]:
        """Return the likeliest theft of those that the move has changed."""
        likely = [(chance(self.scene.deduction, self.tiles(p)), -p) for p in self._touched()]
        best, place = max(likely, default=(0.0, -self.scene.places()[0]))
        return best, Place(-place)


def _is_certain(scene: Scene, labels: Sequence[Label]) -> bool:
    """Ask the same of four tiles only once: most moves leave most places as they are."""
    four = frozenset(labels)
    if four not in scene.certain:
        safe = scene.unsafe.isdisjoint(four)
        scene.certain[four] = safe and is_certain(scene.deduction, labels)
    return scene.certain[four]


def _can_fail(board: Board, place: Place) -> Because:
    world = world_where(board.scene.deduction, board.tiles(place), works=False)
    assert world is not None
    facts = {"place": PLACE_NAMES[place], "world": written(board.where(place), world)}
    return Because("can-fail", RULE, facts)


def _fails_there(board: Board, because: Because) -> bool:
    """Ask whether a world that is told of is possible, and a theft in it fails."""
    world = because.facts["world"]
    place = Place(PLACE_NAMES.index(because.facts["place"]))
    fronts = [FRONT_OF_NAME[world[at]] for at in board.where(place)]
    fits = board.scene.deduction.allows(dict(zip(board.tiles(place), fronts, strict=True)))
    return because.kind == "can-fail" and fits and not is_combination(fronts)


@dataclass(frozen=True, slots=True)
class CertainTheft:
    """Exactly one theft succeeds in every possible world."""

    name: str = "certain-theft"
    phase: Phase = Phase.STEAL
    offers: int = 5
    is_move: bool = True

    def drafts(self, scene: Scene) -> Iterator[Draft]:
        """Ask if there is one such theft, and another that looks likely."""
        board = Board(scene)
        likely = sorted(board.chances.values(), reverse=True)
        if likely.count(1.0) == 1 and likely[1] >= HOPE:
            for place in board.certain():
                yield Draft({}, STEAL[place].word)

    def solutions(self, scene: Scene, asked: Facts) -> list[str]:
        """List all thefts that are certain."""
        return [STEAL[place].word for place in Board(scene).certain()]

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List the other thefts, the likeliest first."""
        chances = Board(scene).chances
        likely = sorted(
            chances, key=lambda place: (-round(chances[place], 6), scene.lot(STEAL[place].word))
        )
        return [word for place in likely if (word := STEAL[place].word) != right]

    def follows(self, scene: Scene, deduction: Deduction, asked: Facts, right: str) -> bool:
        """Ask whether the theft is certain."""
        return is_certain(deduction, Board(scene).tiles(_place(right)))

    def shows(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """Say nothing more."""
        return {}

    def refute(self, scene: Scene, asked: Facts, wrong: str) -> Because:
        """Tell a world in which the theft fails."""
        return _can_fail(Board(scene), _place(wrong))

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Look at that world."""
        here = because.facts["place"] == PLACE_NAMES[_place(wrong)]
        return here and _fails_there(Board(scene), because)

    def inferred(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the tiles of the theft that nobody told of."""
        return len({*Board(scene).tiles(_place(right))} - scene.told_fronts())


def _place(word: str) -> Place:
    action = action_of_word(word)
    assert isinstance(action, Steal)
    return action.place


@dataclass(frozen=True, slots=True)
class CertainAfter:
    """No theft is certain, and exactly one move of a kind makes one certain (FT-6.2, FT-6.3)."""

    name: str
    moves: tuple[Action, ...]
    phase: Phase = Phase.ACTION
    offers: int = 5
    is_move: bool = True

    def _possible(self, scene: Scene) -> Iterator[Action]:
        for action in self.moves:
            match action:
                case Interchange(squares=squares):
                    if all(scene.board[square] != GAP for square in squares):
                        yield action
                case Replace(slot=slot, square=square):
                    if slot < len(scene.hand) and scene.board[square] != GAP:
                        yield action

    def drafts(self, scene: Scene) -> Iterator[Draft]:
        """Ask if no theft is certain yet, and one move changes that."""
        moves = [move for move in self._possible(scene) if Board(scene, move).seems_certain()]
        if len(moves) == 1 and self.solutions(scene, {}) == [moves[0].word]:
            yield Draft({}, moves[0].word)

    def solutions(self, scene: Scene, asked: Facts) -> list[str]:
        """List all moves after which a theft is certain."""
        return [move.word for move in self._possible(scene) if Board(scene, move).certain()]

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List the other moves, those first after which a theft is likeliest."""
        best = {
            move.word: Board(scene, move).best()[0]
            for move in self._possible(scene)
            if move.word != right
        }
        return sorted(best, key=lambda word: (-round(best[word], 6), scene.lot(word)))

    def follows(self, scene: Scene, deduction: Deduction, asked: Facts, right: str) -> bool:
        """Ask whether the theft is certain that the move makes so."""
        board = Board(scene, action_of_word(right))
        return any(is_certain(deduction, board.tiles(place)) for place in board.certain())

    def shows(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """Say which theft is certain then."""
        place = Board(scene, action_of_word(right)).certain()[0]
        return {"theft": STEAL[place].word}

    def refute(self, scene: Scene, asked: Facts, wrong: str) -> Because:
        """Tell a world in which even the likeliest theft fails."""
        board = Board(scene, action_of_word(wrong))
        return _can_fail(board, board.best()[1])

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Look at that world."""
        return _fails_there(Board(scene, action_of_word(wrong)), because)

    def inferred(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the tiles of the theft that nobody told of."""
        board = Board(scene, action_of_word(right))
        told = scene.told_fronts()
        return min(len({*board.tiles(place)} - told) for place in board.certain())


CERTAIN_THEFT = CertainTheft()
WHICH_INTERCHANGE = CertainAfter("which-interchange", INTERCHANGE)
WHICH_REPLACE = CertainAfter("which-replace", REPLACE)
