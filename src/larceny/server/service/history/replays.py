"""Replays: a finished game, step by step, as somebody could have seen it."""

import asyncio
from dataclasses import dataclass
from typing import Any

import msgspec

from larceny.kernel.events import Seat
from larceny.kernel.turning_points import TurningPoint, turning_points

from ...domain.refusals import NotFound
from ...domain.tables import Table
from .archive import ALL_OPEN, Archive, KeptReplay, KeptStep

_decode = msgspec.json.decode


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A decision, what it brought about, and how the table stood then."""

    seq: int
    seat: Seat | None  # None: the deal
    word: str
    at: int
    chapter: str
    events: msgspec.Raw  # a list of them
    view: msgspec.Raw


@dataclass(frozen=True, slots=True)
class Replay:
    """A finished game through somebody's eyes."""

    eyes: str
    steps: list[ReplayStep]
    sheet: dict[str, Any] | None  # how the points came about, if that was kept


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
    """Shows what was played, from what was kept of it."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    async def table(self, table_id: str, person: str | None) -> Table:
        """Load a table whose game is over, for somebody who may see it."""
        return await asyncio.to_thread(self.archive.table, table_id, person)

    def through(self, table: Table, eyes: str) -> Replay:
        """Return its game through the eyes of a seat, of nobody's, or laid open. It blocks."""
        kept = self.archive.replay(self.archive.load(table))
        if eyes not in kept.eyes:
            raise NotFound("no-such-seat")
        viewer = Seat(kept.eyes.index(eyes))
        return Replay(eyes, [_step(step, viewer) for step in kept.steps], kept.sheet)

    def course(self, table: Table) -> ScoreHistory:
        """Return how its game went. It blocks."""
        kept = self.archive.replay(self.archive.load(table))
        standings = [
            ChapterScore(step.seq, chapter, step.points)
            for step, chapter in zip(kept.steps, _decided_in(kept), strict=True)
        ]
        return ScoreHistory(_ends_of_chapters(standings), _moments(kept))


def _step(step: KeptStep, viewer: Seat) -> ReplayStep:
    return ReplayStep(
        seq=step.seq,
        seat=step.seat,
        word=step.word,
        at=step.at,
        chapter=step.chapter,
        events=step.events[viewer],
        view=step.views[viewer],
    )


def _moments(kept: KeptReplay) -> list[TurningPointEvents]:
    if not kept.winners:
        return []
    open_eyes = kept.eyes.index(ALL_OPEN)
    course, chapters = [step.points for step in kept.steps], _decided_in(kept)
    return [
        TurningPointEvents(
            kept.steps[moment.step].seq,
            chapters[moment.step],
            moment,
            _decode(kept.steps[moment.step].events[open_eyes]),
        )
        for moment in turning_points(course, kept.winners[0])
    ]


def _decided_in(kept: KeptReplay) -> list[str]:
    """Say of each step in which chapter it was decided: the one that it may have ended."""
    chapters = [step.chapter for step in kept.steps]
    return [chapters[0], *chapters[:-1]]


def _ends_of_chapters(standings: list[ChapterScore]) -> list[ChapterScore]:
    last = {standing.chapter: standing for standing in standings}
    return list(last.values())
