"""The bots that think in one place, and what each was told last."""

from collections import OrderedDict
from collections.abc import Sequence
from threading import Lock
from typing import Any, NamedTuple

from larceny.bots import make
from larceny.bots.kind import Asked, Bot, Together
from larceny.bots.registry import UnknownBot, together
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Seat
from larceny.kernel.title import load

from ..ports.thinkers import NOT_ALLOWED, NOTHING, UNUSABLE, Forgotten, NoThought, Question

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
        asked = self._asked(question)
        return self._decided(question, asked.bot, asked.bot.choose(asked.view, asked.legal))

    def choose_together(self, questions: Sequence[Question]) -> list[str | Exception]:
        """Let bots decide that do so with less work together; each fails for itself alone."""
        decided: list[str | Exception] = [""] * len(questions)
        groups: dict[str, list[tuple[int, Asked]]] = {}
        for number, question in enumerate(questions):
            try:
                how = together(question.game, question.bot)
                groups.setdefault(how, []).append((number, self._asked(question)))
            except Exception as failure:
                decided[number] = failure
        for how, group in groups.items():
            choose: Together = load(how)
            chosen = choose([asked for _, asked in group])
            for (number, asked), action in zip(group, chosen, strict=True):
                try:
                    decided[number] = self._decided(questions[number], asked.bot, action)
                except Exception as failure:
                    decided[number] = failure
        return decided

    def _asked(self, question: Question) -> Asked:
        bot = self._bot_for(question)
        for event in question.events:
            bot.witness(event)
        return Asked(bot, question.view, question.legal)

    def _decided(self, question: Question, bot: Bot, chosen: Any) -> str:
        if isinstance(chosen, Exception):
            raise chosen
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
            return _made(question)
        if known is None or (known.name, known.told) != (question.bot, question.since):
            raise Forgotten
        return known.bot


def _made(question: Question) -> Bot:
    """Make a bot; one that cannot be made here, because its net is damaged, say, is told apart."""
    try:
        bot = make(question.game, question.bot, question.seed)
    except UnknownBot:
        raise
    except LarcenyError as error:
        raise NoThought(UNUSABLE) from error
    bot.begin(question.seat, question.rules)
    return bot
