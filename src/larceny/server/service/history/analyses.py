"""Finished games, gone through by a master: one at a time, and kept for those who ask again."""

import asyncio
import logging
from collections import OrderedDict
from contextlib import aclosing
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from larceny.games.registry import find_game
from larceny.kernel.events import Seat
from larceny.kernel.record import Record

from ...domain.refusals import NotFound, Refused, TooMuch
from ...domain.tables import Table
from ...ports.analyst import Analyst
from ..people.rate_limits import RateLimits
from ..runtime.tasks import Tasks
from ..table.rules import check_todays
from .archive import Archive
from .records import OlderGame, Records

log = logging.getLogger(__name__)

MOST_KEPT = 200
"""Games whose judgement is kept, those that were asked for last."""

MOST_WAITING = 20
"""Games that may wait for their turn."""

Key = tuple[str, Seat]


@dataclass(slots=True)
class Analysis:
    """How far a game has been gone through."""

    of: int | None = None  # None: it has not begun
    done: list[dict[str, Any]] = field(default_factory=list)
    failed: bool = False

    @property
    def is_finished(self) -> bool:
        """Ask whether there is nothing left to do."""
        return self.failed or self.of == len(self.done)


class Played(NamedTuple):
    """A game, and the step of each of its moves."""

    record: Record
    seqs: list[int]

    def placed(self, judged: dict[str, Any]) -> dict[str, Any]:
        """Add to a judged decision its step, and its actions as structures."""
        action_of_word = find_game(self.record.game).action_of_word
        net = judged["net"]
        return {
            **judged,
            "net": net and {**net, "best_choice": action_of_word(net["best"]).to_json()},
            "seq": self.seqs[judged["move"]],
            "made_choice": action_of_word(judged["made"]).to_json(),
            "best_choice": action_of_word(judged["best"]).to_json(),
        }


class Analyses:
    """Goes through games that are over, for those who played or saw them."""

    def __init__(
        self, archive: Archive, records: Records, analyst: Analyst, limits: RateLimits
    ) -> None:
        self.archive = archive
        self.records = records
        self.analyst = analyst
        self.limits = limits
        self._kept: OrderedDict[Key, Analysis] = OrderedDict()
        self._turn = asyncio.Lock()
        self._tasks = Tasks()

    async def progress(self, table_id: str, seat: Seat, person: str) -> Analysis:
        """Return what is known of a seat's decisions so far; begin, if nobody has asked before."""
        table = await asyncio.to_thread(self.archive.table, table_id, person)
        check_todays(table)
        if seat >= table.plan.seats:
            raise NotFound("no-such-seat")
        key = (table_id, seat)
        found = self._kept.get(key)
        if found is None:
            found = await self._begin(key, table, person)
        elif found.failed:
            del self._kept[key]  # who asks again lets it be tried again
            raise Refused("analysis-failed")
        else:
            self._kept.move_to_end(key)
        return found

    async def stop(self) -> None:
        """End what is on its way."""
        await self._tasks.stop()

    async def _begin(self, key: Key, table: Table, person: str) -> Analysis:
        played = await asyncio.to_thread(self._played, table)
        if key in self._kept:  # another was faster
            return self._kept[key]
        if sum(not one.is_finished for one in self._kept.values()) >= MOST_WAITING:
            raise TooMuch("analyses-busy", retry_after_s=30)
        self.limits.take("analyses", person)
        found = self._kept[key] = Analysis()
        self._let_go()
        self._tasks.start(self._go_through(found, played, key[1]))
        return found

    def _let_go(self) -> None:
        """Forget the judgements that were asked for longest ago, but none on its way."""
        finished = [key for key, one in self._kept.items() if one.is_finished]
        for key in finished[: max(0, len(self._kept) - MOST_KEPT)]:
            del self._kept[key]

    async def _go_through(self, found: Analysis, played: Played, seat: Seat) -> None:
        try:
            async with self._turn, aclosing(self.analyst.judge(played.record, seat)) as judged:
                async for one in judged:
                    if found.of is None:
                        found.of = one["of"]
                    else:
                        found.done.append(played.placed(one))
        except Exception:
            log.exception("analysis-failed")
        finally:
            found.failed = not found.is_finished

    def _played(self, table: Table) -> Played:
        finished = self.archive.load(table)
        record = self.records.finished(finished)
        assert not isinstance(record, OlderGame)
        return Played(record, [entry.seq for entry in finished.entries[1:]])
