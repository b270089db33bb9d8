"""Records: the whole of a finished game; of a running one, what the asker may know.

A game that is over shows its secret, so that anybody can play it again and check it. While it runs,
there is only what was agreed on, what the asker has witnessed, and of that no more than the memory
aid of the table allows.

The record of a game that is over is what was stored of it: the decisions, what they brought about,
and its replay. So it outlives the rules. Where they are lost, it tells the events as well.
"""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from larceny.kernel.events import SPECTATOR, Event, Viewer
from larceny.kernel.play import Match
from larceny.kernel.record import Record, Result, digest_of

from ...domain import dealing
from ...domain.refusals import NotFound
from ...domain.tables import MemoryAid, Status, Table, Watching
from ...ports.store import Entry
from ..table.journal import DEAL
from ..table.rules import other_rules, rules_of
from .archive import Archive, FinishedGame, KeptReplay

AnyMatch = Match[Any, Any, Any, Any]
StoredEvents = list[dict[str, Any]]
"""The events of a step, as they were stored."""


@dataclass(frozen=True, slots=True)
class Witnessed:
    """What the asker may know of a running game."""

    table: Table
    seat: Viewer
    seq: int | None  # the step that it tells up to; None: the asker may not know how far it is
    events: StoredEvents


@dataclass(frozen=True, slots=True)
class OlderGame:
    """A game whose rules are lost: its record, and its events step by step."""

    record: Record
    events: list[StoredEvents]


class Records:
    """Writes down what was played."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.tables = archive.store.tables

    async def for_viewer(
        self, table_id: str, person: str | None, named: Viewer = None
    ) -> Record | OlderGame | Witnessed:
        """Return what a person, or somebody unknown, may know of a game."""
        found = await self.look(table_id, person, named)
        return found if isinstance(found, Witnessed) else await asyncio.to_thread(self.of, found)

    async def look(
        self, table_id: str, person: str | None, named: Viewer = None
    ) -> Table | Witnessed:
        """Return what somebody may know of a running game; if it is over, the table itself.

        Then he may know everything: the record `of` it.
        """
        table = await asyncio.to_thread(self.tables.load_table, table_id)
        if table is None:
            raise NotFound("no-such-table")
        seat = table.viewer_for(person, named)
        if table.status is Status.PLAYING:
            return await asyncio.to_thread(self._witnessed, table, seat)
        return table

    def of(self, table: Table) -> Record | OlderGame:
        """Return the record of a table whose game is over. It blocks."""
        return self.finished(self.archive.load(table))

    def finished(self, finished: FinishedGame) -> Record | OlderGame:
        """Return the record of a game that is over. It blocks."""
        if rules_of(finished.table) is not None:
            return _written(finished, self.archive.replay(finished)).record
        return _written(finished, self.archive.kept(finished.table.id))

    def _witnessed(self, table: Table, viewer: Viewer) -> Witnessed:
        if rules_of(table) is None:  # what is stored is not redacted; only its rules could do it
            raise other_rules(table)
        entries = self.archive.load(table).entries
        match, steps = replay_match(table, entries)
        since = _first_step_shown(table, viewer, match)
        shown = [event for events in steps[since:] for event in events]
        witnessed = [match.game.witnessed(event, viewer).to_json() for event in shown]
        seq = entries[-1].seq if _looks_on(table, viewer) else None
        return Witnessed(table, viewer, seq, witnessed)


def replay_match(table: Table, entries: Sequence[Entry]) -> tuple[AnyMatch, list[list[Event]]]:
    """Play a table's game again; the first step is the deal."""
    game = rules_of(table)
    assert game is not None
    match: AnyMatch = Match(
        game,
        game.ruleset_from_fields(table.plan.ruleset),
        table.names(),
        table.secret,
        dealing.contributions(table),
        start=table.plan.start,
        sealed=dealing.sealed_deal(table),
    )
    steps = [list(match.events)]
    steps += [match.act(entry.seat, entry.word) for entry in entries if entry.seat != DEAL]
    return match, steps


def _written(finished: FinishedGame, replay: KeptReplay | None) -> OlderGame:
    """Write a game down as it was stored, without knowing its rules."""
    table, entries = finished
    steps: list[StoredEvents] = [json.loads(entry.events) for entry in entries]
    events = [event for step in steps for event in step]
    record = Record(
        game=table.plan.game,
        rules_version=table.rules_version,
        ruleset=dict(table.plan.ruleset),
        players=tuple(table.names()),
        commitment=table.commitment,
        secret=table.secret,
        contributions=dealing.contributions(table),
        start=table.plan.start,
        moves=tuple((entry.seat, entry.word) for entry in entries if entry.seat != DEAL),
        chapters=() if replay is None else replay.chapters(),
        result=_result_in(events) if replay is None else replay.result,
        digest=digest_of(events),
        sealed=dealing.sealed_deal(table),
    )
    return OlderGame(record, steps)


def _result_in(events: StoredEvents) -> Result | None:
    """Find how a game ended that has no replay: our games tell it in their last event."""
    for event in reversed(events):
        if {"ending", "scores", "winners"} <= event.keys():
            return Result(event["ending"], tuple(event["scores"]), tuple(event["winners"]))
    return None


def _looks_on(table: Table, viewer: Viewer) -> bool:
    """Ask whether a viewer sees the game while it is on."""
    return viewer is not SPECTATOR or table.plan.watching is Watching.OPEN


def _first_step_shown(table: Table, viewer: Viewer, match: AnyMatch) -> int:
    """Return from which step on the past may be shown to a viewer."""
    nothing = len(match.moves) + 1
    if not _looks_on(table, viewer):
        return nothing
    if table.plan.memory_aid is MemoryAid.LOG:
        return 0
    if table.plan.memory_aid is MemoryAid.ROUND:
        return match.chapters[-1][0] + 1 if match.chapters[-1][0] else 0
    return nothing
