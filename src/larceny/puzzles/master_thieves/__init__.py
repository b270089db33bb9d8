"""Puzzles of Master Thieves: where something lies in the box, and what a master would do."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from ..course import Course
from ..puzzle import Because, Puzzle
from ..training import Trainer
from ..workshop import Fault, Shown
from . import masters
from .making import make
from .scene import Scene
from .training import TRAINER
from .whereabouts import THEMES, Box


class MasterThievesWorkshop:
    """Makes, shows and proves the puzzles of Master Thieves."""

    @property
    def themes(self) -> Mapping[str, int]:
        """Name the themes, and how many puzzles of each are in a full set."""
        return SET

    @property
    def trainer(self) -> Trainer:
        """Return what makes exercises with the box."""
        return TRAINER

    def make(self, seed: str, wanted: Mapping[str, int]) -> Iterator[Puzzle]:
        """Make so many puzzles of each theme."""
        return make(seed, wanted)

    def shown(self, puzzle: Puzzle) -> Shown:
        """Tell the game from its deal; who asks what a master would do also says what lies where.

        A question about a decision is none about memory.
        """
        scene = _scene(puzzle)
        steps = [*scene.course.seen(puzzle.seat)]
        if puzzle.theme != masters.NAME:
            return Shown(steps)
        now = replace(steps[-1], events=())
        legal = scene.match.legal_actions(puzzle.seat)
        choices = [action for action in legal if action.word in puzzle.answers]
        return Shown([now], [*scene.contents()], choices)

    def faults(self, puzzle: Puzzle) -> Iterator[Fault]:
        """Prove a puzzle: by what a perfect memory knows, or by playing out the answers again."""
        scene = _scene(puzzle)
        if puzzle.theme == masters.NAME:
            yield from _faults_of_decision(puzzle, scene)
            return
        theme = THEMES[puzzle.theme]
        if not scene.knows_all():
            yield Fault("impossible")
            return
        boxes: list[Box] = [scene, *scene.drawn()]
        for box in boxes:
            found = theme.solutions(box, puzzle.asked)
            if found != [puzzle.right]:
                yield Fault("solutions", ", ".join(found) or "-")
                return
        if dict(puzzle.proof) != dict(theme.proof(scene, puzzle.asked, puzzle.right)):
            yield Fault("proof")
        for answer, because in puzzle.because.items():
            if not theme.stands(scene, puzzle.asked, answer, because):
                yield Fault("because", answer)


def _scene(puzzle: Puzzle) -> Scene:
    return Scene(Course.from_json(puzzle.game, puzzle.scene), puzzle.seat)


def _faults_of_decision(puzzle: Puzzle, scene: Scene) -> Iterator[Fault]:
    legal = {action.word for action in scene.match.legal_actions(puzzle.seat)}
    if not legal.issuperset(puzzle.answers):
        yield Fault("not-legal", ", ".join(sorted({*puzzle.answers} - legal)))
        return
    margin, error = puzzle.proof["margin"], puzzle.proof["error"]
    if margin < max(masters.MARGIN, masters.ERRORS * error) - 0.001:
        yield Fault("margin", f"{margin:.3f} ± {error:.3f}")
    again = masters.weighed_again(scene, puzzle.answers, masters.CHECKED)
    if again.values[0].word != puzzle.right or again.margin < margin / 2 - 0.001:
        yield Fault("solutions", f"{again.values[0].word} by {again.margin:.3f}")
    values = puzzle.proof["values"]
    for answer, because in puzzle.because.items():
        real = masters.worse(scene, values[puzzle.right] - values[answer], answer)
        if not _nearly(because, real):
            yield Fault("because", answer)


def _nearly(because: Because, real: Because) -> bool:
    """Ask whether two reasons are the same but for how the cost was rounded."""
    told, true = dict(because.facts), dict(real.facts)
    return (
        abs(told.pop("cost") - true.pop("cost")) < 0.002
        and told == true
        and (because.kind, because.rule) == (real.kind, real.rule)
    )


SET = {
    "where-are-the-gems": 90,
    "where-is-the-alarm": 40,
    "where-is-a-ruby": 40,
    "what-falls": 60,
    masters.NAME: 50,
}

WORKSHOP = MasterThievesWorkshop()
