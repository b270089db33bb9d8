"""Many bots of nets decide at once: who sits at the same kind of table is answered by one product.

What each is told is worked out for itself, as for one alone; only the net's answers are computed
together. A row of a product of matrices may be rounded otherwise than the product of that row: in
float32 that is far below what a throw of dice could notice.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from larceny.bots.kind import Asked

from .bot import NetBot
from .forward import Forward


class _Question(NamedTuple):
    """Which question it is, who is asked, and what the net is told, in every way."""

    number: int
    bot: NetBot
    told: NDArray[np.uint8]


def choose_together(asked: Sequence[Asked]) -> list[Any]:
    """Let nets decide; where one fails, the exception stands instead of its decision."""
    decided: list[Any] = [None] * len(asked)
    questions: dict[Forward, list[_Question]] = {}
    for number, (bot, view, legal) in enumerate(asked):
        assert isinstance(bot, NetBot)
        try:
            if len(legal) == 1:
                decided[number] = legal[0]
            else:
                forward, told = bot.question(view)
                questions.setdefault(forward, []).append(_Question(number, bot, told))
        except Exception as failure:
            decided[number] = failure
    for forward, those in questions.items():
        answers = forward.answers(np.concatenate([one.told for one in those]))
        for one, answer in zip(those, answers, strict=True):
            legal = asked[one.number].legal
            decided[one.number] = one.bot.drawn(one.bot.mixed(answer, legal), legal)
    return decided
