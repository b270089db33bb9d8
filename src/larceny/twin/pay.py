"""What a finished game is worth to each seat, as `larceny.envs.rewards` says, value by value."""

from larceny.envs.rewards import Reward

from .ops import Flag, Word, Words, number, pick, total, where

ILLEGAL = -1.0
"""What an illegal action costs; the other seats get it in equal parts."""


def pays(kind: Reward, scores: Words, winners: tuple[Flag, ...]) -> Words:
    """Return what every seat gets at the end of a game."""
    return score_lead(scores) if kind is Reward.SCORE else win_share(winners)


def win_share(winners: tuple[Flag, ...]) -> Words:
    """Pay 1 to the only winner; several share it, and the losers pay it in equal parts.

    What each gets depends on how many have won, so it is looked up and not worked out.
    """
    n = len(winners)
    won = total([number(flag) for flag in winners])
    each = [0.0, *((n - k) / (k * (n - 1)) for k in range(1, n)), 0.0]
    lost = [0.0, *[-1 / (n - 1)] * (n - 1), 0.0]
    prize, price = _looked_up(won, each), _looked_up(won, lost)
    return tuple(where(flag, prize, price) for flag in winners)


def _looked_up(index: Word, values: list[float]) -> Word:
    some = index.astype("float32") * 0
    return pick(index, [some + value for value in values])


def score_lead(scores: Words) -> Words:
    """Pay how far a seat is above the mean."""
    points = [score.astype("float32") for score in scores]
    mean = total(points) / len(points)
    return tuple(score - mean for score in points)


def forfeits(decider: Word, players: int) -> Words:
    """Let the one who decided pay for an illegal action."""
    some = decider.astype("float32") * 0
    share = -ILLEGAL / (players - 1)
    return tuple(where(decider == seat, some + ILLEGAL, some + share) for seat in range(players))
