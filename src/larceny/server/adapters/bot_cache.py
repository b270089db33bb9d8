"""The bots that think in one place, and what each was told last."""

from collections import OrderedDict
from threading import Lock
from typing import NamedTuple

from larceny.bots import make
from larceny.bots.kind import Bot
from larceny.kernel.events import Seat

from ..ports.thinkers import NOT_ALLOWED, NOTHING, Forgotten, NoThought, Question

MOST = 1_000
"""Bots that are remembered in one place; the one that was asked longest ago goes first."""


class CachedBot(NamedTuple):
    """A bot, what it was made as, and the last step that it was told."""

    bot: Bot
    name: str
    told: int


class BotCache:
    """Bots by table and seat.

    A bot that thinks is taken out meanwhile and put back when it has decided. So one that fails,
    or does not come back in time, is gone, and two thoughts never share one memory.
    """

    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self._bots: OrderedDict[tuple[str, Seat], CachedBot] = OrderedDict()
        self._lock = Lock()  # there may be several threads

    def __len__(self) -> int:
        return len(self._bots)

    def choose(self, question: Question) -> str:
        """Tell a bot what it has missed, and let it decide."""
        bot = self._bot_for(question)
        for event in question.events:
            bot.witness(event)
        chosen = bot.choose(question.view, question.legal)
        if chosen not in question.legal:
            raise NoThought(NOT_ALLOWED)
        with self._lock:
            self._bots[question.table, question.seat] = CachedBot(bot, question.bot, question.until)
            while len(self._bots) > self.most:
                self._bots.popitem(last=False)
        return str(chosen.word)

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        with self._lock:
            for key in [key for key in self._bots if key[0] == table]:
                del self._bots[key]

    def _bot_for(self, question: Question) -> Bot:
        with self._lock:
            known = self._bots.pop((question.table, question.seat), None)
        if question.since == NOTHING:
            bot = make(question.game, question.bot, question.seed)
            bot.begin(question.seat, question.rules)
            return bot
        if known is None or (known.name, known.told) != (question.bot, question.since):
            raise Forgotten
        return known.bot
