"""Lessons: a table with a friend on the other chair; how far one has come, the journal says."""

import asyncio
from dataclasses import dataclass

from larceny.bots import default_bot
from larceny.games.registry import find_game
from larceny.kernel.chance import commitment
from larceny.lessons import LESSONS, SEATS, Lesson, LessonProgress

from ...domain import identity as names
from ...domain.pace import Pace
from ...domain.refusals import NotFound
from ...domain.tables import Chair, MemoryAid, Plan, Status, Table, Watching
from ...ports.store import Person, Store
from ..play.openings import Openings
from ..table.journal import without_undone

PACE = Pace.NORMAL
"""Who learns sees everything that the friend does; who has seen it goes on."""


@dataclass(frozen=True, slots=True)
class Progress:
    """How far somebody has come: the table where he learns now, the step there, and whether he
    has done all of it once."""

    table: str | None = None
    step: int = 0
    done: bool = False


class Lessons:
    """Gives lessons."""

    def __init__(self, store: Store, openings: Openings) -> None:
        self.store = store
        self.openings = openings
        self.sessions = openings.sessions
        self.clock = openings.clock

    async def progress(self, person: str) -> dict[str, Progress]:
        """Say how far somebody has come in each lesson."""
        return await asyncio.to_thread(self._progress, person)

    async def under_way(self, name: str, person: str) -> Table | None:
        """Return the table where somebody is in the middle of a lesson, if there is one."""
        find(name)
        table = (await self.progress(person))[name].table
        return None if table is None else (await self.sessions.find(table)).table

    async def begin(self, name: str, person: Person) -> Table:
        """Lay the table of a lesson; nothing is left to be agreed on, so it begins at once."""
        table = _laid(find(name), person, self.clock.now_ms())
        await asyncio.to_thread(self.store.tables.add_table, table)
        return await self.openings.start(table.id, person.id)

    def _progress(self, person: str) -> dict[str, Progress]:
        found = dict.fromkeys(LESSONS, Progress())
        for table in self.store.tables.lessons_of(person):
            name = table.plan.lesson or ""
            if name in found and _tells_more(found[name], table):
                found[name] = _with(found[name], table, self._progress_at(table))
        return found

    def _progress_at(self, table: Table) -> LessonProgress:
        entries = without_undone(self.store.journal.entries(table.id))
        decisions = [(entry.seat, entry.word) for entry in entries if entry.seat >= 0]
        return LessonProgress(LESSONS[table.plan.lesson or ""], decisions)


def find(name: str) -> Lesson:
    """Return a lesson."""
    if name not in LESSONS:
        raise NotFound("no-such-lesson", lesson=name)
    return LESSONS[name]


def _tells_more(known: Progress, table: Table) -> bool:
    """Ask whether a table can tell what newer ones have not; else its journal is not read."""
    return not known.done or (known.table is None and table.status is Status.PLAYING)


def _with(known: Progress, table: Table, progress: LessonProgress) -> Progress:
    """Add what a table tells to what newer ones have told."""
    is_on = table.status is Status.PLAYING and not progress.is_over and not progress.is_done
    done = known.done or progress.is_done
    if known.table is not None or not is_on:
        return Progress(known.table, known.step, done)
    return Progress(table.id, progress.number, done)


def _laid(lesson: Lesson, person: Person, now: int) -> Table:
    plan = Plan(
        game=lesson.game,
        ruleset=dict(find_game(lesson.game).ruleset(lesson.edition).to_fields()),
        seats=SEATS,
        memory_aid=MemoryAid.LOG,
        watching=Watching.CLOSED,
        reaction_ms=0,  # who learns has time
        hints=True,
        pace=PACE,
        lesson=lesson.game,
    )
    learner = Chair(person=person.id, name=person.name, ready=True)
    persona = lesson.friend.lower()  # a thief who plays as the level does
    friend = Chair(
        name=lesson.friend, bot=default_bot(lesson.game), persona=persona, colour=1, ready=True
    )
    return Table(
        id=names.new_id(),
        plan=plan,
        host=person.id,
        chairs=(learner, friend),  # as LEARNER and FRIEND are numbered
        commitment=commitment(lesson.secret),
        secret=lesson.secret,
        created=now,
    )
