"""Many bots of nets decide at once: who sits at the same kind of table is answered by one product.

What each observes is put down for itself, as for one alone; what a net is told of it, and its
answers, are computed together. A row of a product of matrices may be rounded otherwise than the
product of that row: in float32 that is far below what a throw of dice could notice.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from larceny.bots.kind import Asked

from .bot import NetBot
from .forward import Forward


class _Question(NamedTuple):
    """Which question it is, who is asked, and what he observes."""

    number: int
    bot: NetBot
    seen: bytearray


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
                forward, seen = bot.question(view)
                questions.setdefault(forward, []).append(_Question(number, bot, seen))
        except Exception as failure:
            decided[number] = failure
    for forward, those in questions.items():
        answers = forward.answers(forward.table.told([one.seen for one in those]))
        for one, answer in zip(those, answers, strict=True):
            legal = asked[one.number].legal
            decided[one.number] = one.bot.drawn(one.bot.mixed(answer, legal), legal)
    return decided
