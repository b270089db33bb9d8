"""Every puzzle is proven before it is shown to anybody: what must hold of all, then its game's own.

Nothing that a puzzle says of itself is taken on trust. The game finds all answers that are right by
deduction or by a search with stated seeds, and looks at each reason why another one is wrong.
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from larceny.games.registry import find_game
from larceny.kernel.errors import LarcenyError
from larceny.rulebook import paragraph

from .difficulty import foretold
from .puzzle import Puzzle
from .workshop import Fault, find_workshop

FEWEST_ANSWERS = 3


def faults(puzzle: Puzzle) -> list[Fault]:
    """List all that is wrong with a puzzle."""
    try:
        workshop = find_workshop(puzzle.game)
        if puzzle.theme not in workshop.themes:
            return [Fault("unknown-theme", puzzle.theme)]
        return [*_in_general(puzzle), *workshop.faults(puzzle)]
    except LarcenyError as refusal:
        return [Fault("broken", str(refusal))]
    except (KeyError, IndexError, TypeError, ValueError, AssertionError) as error:
        return [Fault("broken", f"{type(error).__name__}: {error}")]


def _in_general(puzzle: Puzzle) -> Iterator[Fault]:
    if puzzle.rules_version != find_game(puzzle.game).rules_version:
        yield Fault("rules-version", str(puzzle.rules_version))
    answers = {*puzzle.answers}
    if len(answers) < FEWEST_ANSWERS or len(answers) < len(puzzle.answers):
        yield Fault("answers")
    if puzzle.right not in answers:
        yield Fault("not-offered", puzzle.right)
    if {*puzzle.because} != answers - {puzzle.right}:
        yield Fault("reasons")
    for because in puzzle.because.values():
        paragraph(because.rule)  # raises if there is none
    hard = puzzle.difficulty
    if hard != foretold(hard.novice, hard.expert, hard.features):
        yield Fault("difficulty", str(hard.rating))


def repeated(puzzles: Iterable[Puzzle]) -> list[str]:
    """Name the puzzles that a collection has more than once."""
    return [name for name, times in Counter(puzzle.id for puzzle in puzzles).items() if times > 1]
