"""What the adviser calls how likely, and what then is true: for `larceny calibrate`."""

from collections.abc import Iterator

from larceny.kernel.events import Seat, every_seat

from .adviser import Advice, Odds, advise
from .combinations import is_combination
from .pieces import EVERY_SQUARE, PLACES, Front
from .state import State

Outcome = tuple[str, float, bool]
"""What was asked about, how likely it was called, and whether it is true."""


class Forecaster:
    """The adviser, who counts exactly, and the truth about each of its sayings."""

    kinds = ("thefts", "tiles on the board", "tiles in other hands")
    forecast = staticmethod(advise)

    @staticmethod
    def outcomes(said: Advice, state: State, seat: Seat) -> Iterator[Outcome]:
        """Hold what was said to a seat against the truth, saying by saying."""
        thefts, board, hands = Forecaster.kinds
        for place, likely in said.steals.items():
            fronts = [state.front(square) for square in PLACES[place]]
            yield thefts, likely, is_combination(fronts)
        for square in EVERY_SQUARE:
            if (odds := said.board[square]) is not None:
                yield from _of_tile(board, odds, state.front(square))
        for other in every_seat(state.players):
            if other != seat:
                for tile, odds in zip(state.hands[other], said.hands[other], strict=True):
                    yield from _of_tile(hands, odds, state.deck[tile])


def _of_tile(kind: str, odds: Odds, truth: Front) -> Iterator[Outcome]:
    """Hold what was said of a tile against its front, also if that was called impossible."""
    for front, likely in odds.items():
        yield kind, likely, front == truth
    if truth not in odds:
        yield kind, 0.0, True


FORECASTER = Forecaster()
