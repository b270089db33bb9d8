"""What a net makes of a puzzle, beside novices and experts: where the answers are decisions.

It watches the game from its deal, as the solver did. What a tile or a drawer holds it cannot be
asked, nor what to do in a position that has no past.
"""

from larceny.bots.opinions import chances_of, mixing_bot

from .course import Course
from .puzzle import Puzzle


def net_chance(puzzle: Puzzle) -> float | None:
    """Return how likely a net takes the right answer of those offered; None: it is not asked."""
    if "moves" not in puzzle.scene:
        return None
    course = Course.from_json(puzzle.game, puzzle.scene)
    match = course.played()
    legal = match.legal_actions(puzzle.seat)
    if not {*puzzle.answers} <= {action.word for action in legal}:
        return None
    net = mixing_bot(puzzle.game, puzzle.seat, match.rules)
    if net is None:
        return None
    for event in match.events:
        net.witness(match.game.witnessed(event, puzzle.seat))
    likely = chances_of(net, match.view(puzzle.seat), legal)
    chances = {one.action.word: one.chance for one in likely if one.action.word in puzzle.answers}
    return chances[puzzle.right] / (sum(chances.values()) or 1.0)
