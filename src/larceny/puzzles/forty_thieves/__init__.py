"""Puzzles of 40 Thieves: what exact deduction makes certain."""

from collections.abc import Iterator, Mapping

from larceny.games.forty_thieves import GAME

from ..course import SeenStep
from ..puzzle import Puzzle
from ..workshop import Fault, Shown
from .making import THEMES, make
from .scene import Scene


class FortyThievesWorkshop:
    """Makes, shows and proves the puzzles of 40 Thieves."""

    @property
    def themes(self) -> Mapping[str, int]:
        """Name the themes, and how many puzzles of each are in a full set."""
        return SET

    @property
    def trainer(self) -> None:
        """Return nothing: there is no trainer."""
        return None

    def make(self, seed: str, wanted: Mapping[str, int]) -> Iterator[Puzzle]:
        """Make so many puzzles of each theme."""
        return make(seed, wanted)

    def shown(self, puzzle: Puzzle) -> Shown:
        """Set the table, and tell what the solver remembers."""
        scene = Scene.from_json(puzzle.scene, puzzle.seat)
        now = SeenStep(f"turn {scene.view.turn}", (), scene.view)
        moves = puzzle.answers if THEMES[puzzle.theme].is_move else ()
        choices = [GAME.action_of_word(word) for word in sorted(moves)]
        return Shown([now], [told.to_json() for told in scene.told], choices)

    def faults(self, puzzle: Puzzle) -> Iterator[Fault]:
        """Prove that one answer is right, by deduction, and that each reason holds."""
        theme = THEMES[puzzle.theme]
        scene = Scene.from_json(puzzle.scene, puzzle.seat)
        if not scene.deduction.allows({}):
            yield Fault("impossible")
            return
        for at in scene.untrue():
            yield Fault("untrue", at)
        if scene.view.phase is not theme.phase or scene.view.active != puzzle.seat:
            yield Fault("phase")
        found = theme.solutions(scene, puzzle.asked)
        if found != [puzzle.right]:
            yield Fault("solutions", ", ".join(found) or "-")
            return
        proof = [one for one in scene.known if one.at in puzzle.proof["needs"]]
        seen = theme.shows(scene, puzzle.asked, puzzle.right)
        shown = {key: value for key, value in puzzle.proof.items() if key != "needs"} == seen
        follows = theme.follows(scene, scene.supposing(proof), puzzle.asked, puzzle.right)
        if not (shown and follows):
            yield Fault("proof")
        for answer, because in puzzle.because.items():
            if not theme.stands(scene, puzzle.asked, answer, because):
                yield Fault("because", answer)


SET = {
    "certain-theft": 70,
    "which-interchange": 50,
    "which-replace": 50,
    "which-glimpse": 50,
    "what-lies-under": 40,
    "which-is-safe": 20,
}

WORKSHOP = FortyThievesWorkshop()
