"""What lies under a tile: what it is, and which one is safe."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from larceny.games.forty_thieves.deck import jar
from larceny.games.forty_thieves.deduction import Deduction
from larceny.games.forty_thieves.knowledge import Label
from larceny.games.forty_thieves.pieces import (
    FRONT_NAMES,
    SPECIALS,
    SQUARE_NAMES,
    SQUARE_OF_NAME,
    Front,
    Square,
    colour_of,
    symbol_of,
    thief_of,
)
from larceny.games.forty_thieves.state import Phase

from ..puzzle import Because, Facts
from .scene import Known, Scene, spoils
from .theme import Draft
from .worlds import (
    FRONT_OF_NAME,
    names,
    needed,
)


@dataclass(frozen=True, slots=True)
class WhatLiesUnder:
    """A tile that nobody told of can be one thing only (FT-2.2, FT-2.3)."""

    name: str = "what-lies-under"
    phase: Phase = Phase.GLIMPSE
    offers: int = 5
    is_move: bool = False

    def drafts(self, scene: Scene) -> Iterator[Draft]:
        """Ask about every tile that can be one thing only."""
        told = scene.told_fronts()
        for square in scene.face_down():
            asked = {"square": SQUARE_NAMES[square]}
            if scene.board[square] not in told and len(self.solutions(scene, asked)) == 1:
                yield Draft(asked, self.solutions(scene, asked)[0])

    def solutions(self, scene: Scene, asked: Facts) -> list[str]:
        """List everything that the tile can be."""
        return [FRONT_NAMES[front] for front in scene.deduction.odds(_asked(scene, asked))]

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List what a jar like this can hide, what is hardest to rule out first."""
        label = _asked(scene, asked)
        others = [front for front in scene.supposing(()).odds(label) if FRONT_NAMES[front] != right]
        hard = {front: len(self._ruled_out_by(scene, label, front)) for front in others}
        order = sorted(others, key=lambda front: (-hard[front], scene.lot(FRONT_NAMES[front])))
        return [FRONT_NAMES[front] for front in order]

    def follows(self, scene: Scene, deduction: Deduction, asked: Facts, right: str) -> bool:
        """Ask whether the tile can be nothing else."""
        return [*deduction.odds(_asked(scene, asked))] == [FRONT_OF_NAME[right]]

    def _ruled_out_by(self, scene: Scene, label: Label, front: Front) -> tuple[Known, ...]:
        return needed(scene, lambda deduction: not deduction.allows({label: front}))

    def shows(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """Say nothing more."""
        return {}

    def refute(self, scene: Scene, asked: Facts, wrong: str) -> Because:
        """Name the tiles that rule it out."""
        label, front = _asked(scene, asked), FRONT_OF_NAME[wrong]
        by = self._ruled_out_by(scene, label, front)
        return Because("ruled-out", _rule(label, front, by), {"by": names(by)})

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Ask whether those tiles alone rule it out."""
        by = [one for one in scene.known if one.at in because.facts["by"]]
        deduction = scene.supposing(by)
        excluded = not deduction.allows({_asked(scene, asked): FRONT_OF_NAME[wrong]})
        return because.kind == "ruled-out" and excluded

    def inferred(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the tile."""
        return 1


def _asked(scene: Scene, asked: Facts) -> Label:
    return scene.label_at(asked["square"])


def _rule(label: Label, front: Front, by: Sequence[Known]) -> str:
    """Name the paragraph by which some tiles rule out what another could be."""
    if [one.label for one in by] == [label]:
        return "FT-5.2"  # somebody looked, and did not have to show it
    if any(jar(one.label) == jar(label) for one in by):
        return "FT-2.2"  # of three jars that look alike each hides something else
    if front in SPECIALS:
        return "FT-1.3"  # there are four of each
    shown, back = thief_of(front), jar(label)
    assert shown is not None
    assert (colour_of(shown) == colour_of(back)) != (symbol_of(shown) == symbol_of(back))
    return "FT-2.3"  # each colour and each symbol is exchanged once


@dataclass(frozen=True, slots=True)
class WhichIsSafe:
    """Exactly one of the tiles that nobody told of cannot spoil a theft (FT-8.2)."""

    name: str = "which-is-safe"
    phase: Phase = Phase.ACTION
    offers: int = 4
    is_move: bool = False

    def drafts(self, scene: Scene) -> Iterator[Draft]:
        """Ask if there is one such tile."""
        found = self.solutions(scene, {})
        if len(found) == 1:
            yield Draft({}, found[0])

    def _untold(self, scene: Scene) -> list[Square]:
        told = scene.told_fronts()
        return [square for square in scene.face_down() if scene.board[square] not in told]

    def solutions(self, scene: Scene, asked: Facts) -> list[str]:
        """List all such tiles."""
        return [
            SQUARE_NAMES[square]
            for square in self._untold(scene)
            if not any(map(spoils, scene.deduction.odds(scene.board[square])))
        ]

    def tempting(self, scene: Scene, asked: Facts, right: str) -> Sequence[str]:
        """List the other tiles, those first that seem safest."""
        risks = {
            SQUARE_NAMES[square]: sum(
                likely
                for front, likely in scene.deduction.odds(scene.board[square]).items()
                if spoils(front)
            )
            for square in self._untold(scene)
        }
        others = [name for name in risks if name != right]
        return sorted(others, key=lambda name: (round(risks[name], 6), scene.lot(name)))

    def follows(self, scene: Scene, deduction: Deduction, asked: Facts, right: str) -> bool:
        """Ask whether the tile is safe."""
        return not any(map(spoils, deduction.odds(scene.label_at(right))))

    def shows(self, scene: Scene, asked: Facts, right: str) -> Facts:
        """Say nothing more."""
        return {}

    def refute(self, scene: Scene, asked: Facts, wrong: str) -> Because:
        """Name a special tile that it can still be."""
        odds = scene.deduction.odds(scene.label_at(wrong))
        worst = max((likely, front) for front, likely in odds.items() if spoils(front))[1]
        return Because("can-be", "FT-8.2", {"front": FRONT_NAMES[worst]})

    def stands(self, scene: Scene, asked: Facts, wrong: str, because: Because) -> bool:
        """Ask whether it can be that, and would spoil a theft."""
        front = FRONT_OF_NAME[because.facts["front"]]
        fits = scene.deduction.allows({scene.board[SQUARE_OF_NAME[wrong]]: front})
        return because.kind == "can-be" and spoils(front) and fits

    def inferred(self, scene: Scene, asked: Facts, right: str) -> int:
        """Count the tile."""
        return 1


WHAT_LIES_UNDER = WhatLiesUnder()
WHICH_IS_SAFE = WhichIsSafe()
