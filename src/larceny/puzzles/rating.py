"""Glicko-2: how well somebody solves, how sure that is, and how steady (Glickman, 2013).

All functions are pure. A puzzle is an opponent with a rating of its own: to solve it is to win, to
fail is to lose. Names of steps are those of `Example of the Glicko-2 system`, where a rating period
with three games is worked out; a test holds these functions against it.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import exp, log, pi, sqrt

SCALE = 173.7178
"""Between the scale that people read and the one that is reckoned on."""

MIDDLE = 1500.0
TAU = 0.5
"""How much volatility can change from one period to the next."""

WIDEST = 350.0
"""The deviation of somebody of whom nothing is known."""

NARROWEST = 45.0
"""People go on learning: nobody's rating is ever surer than this."""

PRECISION = 1e-6


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, its deviation, and its volatility."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06


@dataclass(frozen=True, slots=True)
class Outcome:
    """One game of a period: against whom, and 1 for a win, 0 for a loss, ½ for a draw."""

    opponent: Rating
    score: float


def rated(player: Rating, outcomes: Sequence[Outcome], tau: float = TAU) -> Rating:
    """Return the rating of a player after a period with these games."""
    if not outcomes:
        return waited(player)
    mu, phi = _mu(player), player.deviation / SCALE
    precision, surprise = 0.0, 0.0
    for outcome in outcomes:
        g = _g(outcome.opponent.deviation / SCALE)
        expected = _e(mu, _mu(outcome.opponent), g)
        precision += g * g * expected * (1 - expected)
        surprise += g * (outcome.score - expected)
    v = 1 / precision
    volatility = _volatility(player.volatility, phi, v, v * surprise, tau)
    waiting = sqrt(phi * phi + volatility * volatility)
    phi = 1 / sqrt(1 / (waiting * waiting) + 1 / v)
    mu += phi * phi * surprise
    return Rating(SCALE * mu + MIDDLE, SCALE * phi, volatility)


def waited(player: Rating, periods: float = 1) -> Rating:
    """Return the rating of a player who did not play for so many periods: it is less sure."""
    phi = player.deviation / SCALE
    grown = SCALE * sqrt(phi * phi + periods * player.volatility * player.volatility)
    return replace(player, deviation=min(WIDEST, grown))


def after_puzzle(player: Rating, puzzle: float, solved: bool) -> Rating:
    """Return the rating of a solver after one puzzle of a known rating."""
    opponent = Rating(puzzle, PUZZLE_DEVIATION)
    new = rated(player, [Outcome(opponent, 1.0 if solved else 0.0)])
    return replace(new, deviation=max(NARROWEST, new.deviation))


PUZZLE_DEVIATION = 100.0
"""How far the rating of a puzzle may be off: it is foretold, not measured."""


def win_chance(player: Rating, opponent: Rating) -> float:
    """Say how likely a player is to win."""
    phi = sqrt(player.deviation**2 + opponent.deviation**2) / SCALE
    return _e(_mu(player), _mu(opponent), _g(phi))


def _mu(player: Rating) -> float:
    return (player.rating - MIDDLE) / SCALE


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi * phi / (pi * pi))


def _e(mu: float, other: float, g: float) -> float:
    return 1 / (1 + exp(-g * (mu - other)))


def _volatility(sigma: float, phi: float, v: float, delta: float, tau: float) -> float:
    """Find the new volatility by the Illinois algorithm (step 5)."""
    a = log(sigma * sigma)

    def f(x: float) -> float:
        grown = phi * phi + v + exp(x)
        return exp(x) * (delta * delta - grown) / (2 * grown * grown) - (x - a) / (tau * tau)

    low = a
    if delta * delta > phi * phi + v:
        high = log(delta * delta - phi * phi - v)
    else:
        k = 1
        while f(a - k * tau) < 0:
            k += 1
        high = a - k * tau
    f_low, f_high = f(low), f(high)
    while abs(high - low) > PRECISION:
        between = low + (low - high) * f_low / (f_high - f_low)
        f_between = f(between)
        if f_between * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = between, f_between
    return exp(low / 2)
