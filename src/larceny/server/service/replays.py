"""Replays: a finished game, step by step, as somebody could have seen it."""

import asyncio
from dataclasses import dataclass
from typing import Any

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import SPECTATOR, Event, Viewer

from ..domain.refusals import NotFound, Refused
from ..domain.tables import Status, Table
from ..ports.store import Entry, Store
from .live import DEAL, live_table, played_again, standing

ALL_OPEN = "all"
EYES_OF_NOBODY = "spectator"


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A decision, what it brought about, and how the table stood then."""

    seq: int
    seat: int | None  # None: the deal
    word: str
    at: int
    chapter: str
    events: list[dict[str, Any]]
    view: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game through somebody's eyes."""

    table: Table
    eyes: str
    steps: list[ReplayStep]


class Replays:
    """Shows what was played."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def through(self, table_id: str, eyes: str, person: str | None) -> Replay:
        """Return a game that is over through the eyes of a seat, of nobody's, or laid open."""
        return await asyncio.to_thread(self._through, table_id, eyes, person)

    def _through(self, table_id: str, eyes: str, person: str | None) -> Replay:
        table = self.store.tables.load_table(table_id)
        if table is None:
            raise NotFound("no-such-table")
        table.eyes_of(person)  # whoever may not see it is told that there is none
        if table.status is Status.PLAYING:
            raise Refused("still-playing")
        game = find_game(table.plan.game)
        if not table.played_by(game.rules_version):
            raise live_table(table).refusal()
        entries = standing(self.store.journal.entries(table_id))
        if not entries:
            raise Refused("not-dealt")
        return Replay(table, eyes, _Projector(game, table, eyes).steps(entries))


class _Projector:
    """Plays a game again, and shows it."""

    def __init__(self, game: AnyGame, table: Table, eyes: str) -> None:
        self.game = game
        self.table = table
        self.all_open = eyes == ALL_OPEN
        self.viewer: Viewer = SPECTATOR
        if eyes not in (ALL_OPEN, EYES_OF_NOBODY):
            self.viewer = int(eyes)
            if self.viewer >= table.plan.seats:
                raise NotFound("no-such-seat")

    def steps(self, entries: list[Entry]) -> list[ReplayStep]:
        return [self._step(*again) for again in played_again(self.table, self.game, entries)]

    def _step(self, entry: Entry, state: Any, events: list[Event]) -> ReplayStep:
        game = self.game
        view = game.laid_open(state) if self.all_open else game.view(state, self.viewer).to_json()
        seen = events if self.all_open else [game.witnessed(one, self.viewer) for one in events]
        return ReplayStep(
            seq=entry.seq,
            seat=None if entry.seat == DEAL else entry.seat,
            word=entry.word,
            at=entry.at,
            chapter=game.chapter(state),
            events=[event.to_json() for event in seen],
            view=view,
        )
