"""Replays: a finished game, step by step, as somebody could have seen it."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from larceny.games.registry import AnyGame, find_game
from larceny.kernel.events import SPECTATOR, Event, Viewer

from ...domain.refusals import NotFound, Refused
from ...domain.tables import Status, Table
from ...domain.turning_points import TurningPoint, turning_points
from ...ports.store import Entry, Store
from ..table.session import DEAL, new_session, replayed, without_undone

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


@dataclass(frozen=True, slots=True)
class ChapterScore:
    """The points of all seats when a chapter ended."""

    seq: int
    chapter: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TurningPointEvents:
    """A moment that decided a game, with what happened in it."""

    seq: int
    chapter: str
    moment: TurningPoint
    events: list[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class ScoreHistory:
    """How a finished game went: points chapter by chapter, and the moments that decided it."""

    standings: list[ChapterScore]
    moments: list[TurningPointEvents]


class Replays:
    """Shows what was played."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def through(self, table_id: str, eyes: str, person: str | None) -> Replay:
        """Return a game that is over through the eyes of a seat, of nobody's, or laid open."""
        return await asyncio.to_thread(self._through, table_id, eyes, person)

    async def course(self, table_id: str, person: str | None) -> ScoreHistory:
        """Return how a game went that is over."""
        return await asyncio.to_thread(self._course, table_id, person)

    def _through(self, table_id: str, eyes: str, person: str | None) -> Replay:
        table, game, entries = self._played(table_id, person)
        return Replay(table, eyes, _Projector(game, table, eyes).steps(entries))

    def _course(self, table_id: str, person: str | None) -> ScoreHistory:
        table, game, entries = self._played(table_id, person)
        standings: list[ChapterScore] = []
        told: list[list[Event]] = []
        winners: Sequence[int] = ()
        for entry, state, events in replayed(table, game, entries):
            standings.append(ChapterScore(entry.seq, game.chapter(state), game.scores(state)))
            told.append(events)
            winners = game.winners(state)
        course = [standing.points for standing in standings]
        moments = [
            TurningPointEvents(
                standings[moment.step].seq,
                standings[moment.step].chapter,
                moment,
                [event.to_json() for event in told[moment.step]],
            )
            for moment in (turning_points(course, winners[0]) if winners else ())
        ]
        return ScoreHistory(_ends_of_chapters(standings), moments)

    def _played(self, table_id: str, person: str | None) -> tuple[Table, AnyGame, list[Entry]]:
        """Load a table whose game is over, for somebody who may see it."""
        table = self.store.tables.load_table(table_id)
        if table is None:
            raise NotFound("no-such-table")
        table.viewer_for(person)  # whoever may not see it is told that there is none
        if table.status is Status.PLAYING:
            raise Refused("still-playing")
        game = find_game(table.plan.game)
        if not table.played_by(game.rules_version):
            raise new_session(table).refusal()
        entries = without_undone(self.store.journal.entries(table_id))
        if not entries:
            raise Refused("not-dealt")
        return table, game, entries


def _ends_of_chapters(standings: list[ChapterScore]) -> list[ChapterScore]:
    last = {standing.chapter: standing for standing in standings}
    return list(last.values())


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
        return [self._step(*again) for again in replayed(self.table, self.game, entries)]

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
