"""How hard a puzzle is, foretold from what bots make of it and from what it asks of a mind.

The scale is that of `rating`: a player whose rating is that of a puzzle solves it every other time.
"""

from collections.abc import Mapping

from .puzzle import Difficulty

NOVICE, EXPERT = 1100.0, 1600.0
"""What the bots would be rated as solvers: the unit of the scale."""

ASKED = 8
"""How many bots of each kind are asked."""

LEAST, MOST = 600, 2400

EASY = 800
"""The rating of a puzzle in which nothing has to be kept in mind."""

WEIGHTS: Mapping[str, int] = {"remember": 20, "follow": 35, "deduce": 110, "proof": 30, "fine": 3}
"""By how much a puzzle is harder for each thing to remember, each move to follow, each tile to
deduce, each tile that the proof needs, and each percent that a wrong answer comes near."""


def foretold(novice: float | None, expert: float | None, features: Mapping[str, int]) -> Difficulty:
    """Foretell how hard a puzzle is: by both in equal parts, or by its features alone."""
    rating = by_features(features)
    if novice is not None and expert is not None:
        rating = (rating + by_bots(novice, expert)) / 2
    return Difficulty(round(min(MOST, max(LEAST, rating))), novice, expert, features)


def by_features(features: Mapping[str, int]) -> float:
    """Foretell it from what a solver must do."""
    return EASY + sum(WEIGHTS.get(name, 0) * number for name, number in features.items())


def by_bots(novice: float, expert: float) -> float:
    """Return the rating at which these bots would succeed as often as they did.

    Where all or none succeed, half a success more or less is supposed.
    """
    wanted = sum((share * ASKED + 0.5) / (ASKED + 1) for share in (novice, expert))
    low, high = 0.0, 4000.0
    while high - low > 0.5:
        middle = (low + high) / 2
        if expected(NOVICE, middle) + expected(EXPERT, middle) > wanted:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def expected(solver: float, puzzle: float) -> float:
    """Say how often a solver of a rating solves a puzzle of a rating."""
    return float(1 / (1 + 10 ** ((puzzle - solver) / 400)))


def stars(rating: float) -> int:
    """Sort ratings into five classes, one star for the easiest."""
    return 1 + sum(rating >= bound for bound in (1000, 1200, 1400, 1600))
