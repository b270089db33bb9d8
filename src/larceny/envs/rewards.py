"""What a finished game is worth to each seat. It adds up to nothing: what one wins, others lose."""

from collections.abc import Sequence
from enum import StrEnum

from larceny.games.registry import AnyGame
from larceny.kernel.events import every_seat


class Reward(StrEnum):
    """What is paid, once, when the game is over."""

    WIN = "win"  # 1 to the winner, shared if there are several; the others pay it in equal parts
    SCORE = "score"  # one's points less the mean of all seats' points


def win_share(winners: Sequence[int], players: int) -> list[float]:
    """Pay 1 to the only winner; k winners of n get (n - k) / (k (n - 1)) each.

    The losers pay in equal parts. Where nobody or everybody wins, nothing is paid.
    """
    k = len(winners)
    if k in (0, players):
        return [0.0] * players
    won, lost = (players - k) / (k * (players - 1)), -1 / (players - 1)
    return [won if seat in winners else lost for seat in every_seat(players)]


def score_lead(scores: Sequence[int]) -> list[float]:
    """Pay how far a seat is above the mean."""
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


def rewards(game: AnyGame, state: object, players: int, kind: Reward) -> list[float]:
    """Return what every seat gets in a position that is over."""
    if kind is Reward.SCORE:
        return score_lead(game.scores(state))
    return win_share(game.winners(state), players)
