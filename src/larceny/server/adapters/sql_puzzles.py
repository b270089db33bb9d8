"""People who solve puzzles, in SQL."""

from datetime import date
from typing import Any

from sqlalchemy import Connection, delete, select, update

from larceny.puzzles.rating import Rating
from larceny.puzzles.solving import Attempt, Solver
from larceny.puzzles.streaks import Streak
from larceny.puzzles.training import TrainingRecord

from ..ports.store import Conflict
from .database import OnEngine
from .schema import puzzle_attempts, puzzle_solvers

_KEY = ["person", "puzzle", "day"]


class SqlPuzzles(OnEngine):
    """How far people have come, and what they have answered."""

    def solver(self, person: str) -> Solver:
        """Load how far somebody has come; who has not begun yet is as at the beginning."""
        query = select(puzzle_solvers).where(puzzle_solvers.c.person == person)
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return Solver(person) if row is None else _solver(row)

    def attempt(self, person: str, puzzle: str, day: str) -> Attempt | None:
        """Load what somebody has answered to a puzzle, as that of a day or (empty) otherwise."""
        its = puzzle_attempts.c
        query = select(puzzle_attempts).where(
            its.person == person, its.puzzle == puzzle, its.day == day
        )
        with self._reading() as connection:
            row = connection.execute(query).one_or_none()
        return None if row is None else _attempt(row)

    def drawn(self, person: str) -> list[Attempt]:
        """List what was drawn for somebody and is not over, the newest first."""
        its = puzzle_attempts.c
        query = (
            select(puzzle_attempts)
            .where(its.person == person, its.day == "", its.over.is_(False))
            .order_by(its.at.desc(), its.puzzle)
        )
        with self._reading() as connection:
            return [_attempt(row) for row in connection.execute(query)]

    def had(self, person: str) -> set[str]:
        """Name the puzzles that somebody has begun."""
        query = select(puzzle_attempts.c.puzzle).where(puzzle_attempts.c.person == person)
        with self._reading() as connection:
            return set(connection.scalars(query))

    def history(self, person: str, limit: int, offset: int = 0) -> list[Attempt]:
        """List what somebody has answered, the newest first."""
        its = puzzle_attempts.c
        query = (
            select(puzzle_attempts)
            .where(its.person == person, its.over | (its.given != ""))
            .order_by(its.at.desc(), its.puzzle, its.day)
            .limit(limit)
            .offset(offset)
        )
        with self._reading() as connection:
            return [_attempt(row) for row in connection.execute(query)]

    def begin(self, attempt: Attempt) -> None:
        """Store an attempt that has no answer yet; one that is not over stays as it is."""
        row = _attempt_row(attempt)
        changed = {name: value for name, value in row.items() if name not in _KEY}
        begun = (
            self._insert(puzzle_attempts)
            .values(**row)
            .on_conflict_do_update(
                index_elements=_KEY, set_=changed, where=puzzle_attempts.c.over.is_(True)
            )
        )
        self._transact(lambda connection: connection.execute(begun))

    def keep(self, solver: Solver, attempt: Attempt | None) -> None:
        """Store both, all in one transaction; raise Conflict if another was faster."""

        def work(connection: Connection) -> None:
            self._go_on(connection, solver)
            if attempt is None:
                return
            row = _attempt_row(attempt)
            changed = {name: value for name, value in row.items() if name not in _KEY}
            connection.execute(
                self._insert(puzzle_attempts)
                .values(**row)
                .on_conflict_do_update(index_elements=_KEY, set_=changed)
            )

        self._transact(work)

    def _go_on(self, connection: Connection, solver: Solver) -> None:
        """Store a solver in place of the one that this follows from; raise if that is gone."""
        row = _solver_row(solver)
        if solver.version == 1:
            first = self._insert(puzzle_solvers).on_conflict_do_nothing()
            done = connection.execute(first.values(**row))
        else:
            its = puzzle_solvers.c
            before = (its.person == solver.person) & (its.version == solver.version - 1)
            done = connection.execute(update(puzzle_solvers).where(before).values(**row))
        if done.rowcount != 1:
            raise Conflict(solver.person)


def forget_solver(connection: Connection, person: str) -> None:
    """Leave nothing of what somebody has answered."""
    for table in (puzzle_attempts, puzzle_solvers):
        connection.execute(delete(table).where(table.c.person == person))


def _solver(row: Any) -> Solver:
    return Solver(
        person=row.person,
        version=row.version,
        rating=Rating(row.rating, row.deviation, row.volatility),
        rated=row.rated,
        streak=Streak(row.streak, row.longest, _day(row.last_day)),
        training=TrainingRecord(
            level=row.level,
            row=row.row,
            highest=row.highest,
            solved=row.trained,
            tried=row.tried,
        ),
    )


def _solver_row(solver: Solver) -> dict[str, Any]:
    rating, streak, training = solver.rating, solver.streak, solver.training
    return {
        "person": solver.person,
        "version": solver.version,
        "rating": rating.rating,
        "deviation": rating.deviation,
        "volatility": rating.volatility,
        "rated": solver.rated,
        "streak": streak.days,
        "longest": streak.longest,
        "last_day": None if streak.last is None else streak.last.isoformat(),
        "level": training.level,
        "row": training.row,
        "highest": training.highest,
        "trained": training.solved,
        "tried": training.tried,
    }


def _attempt(row: Any) -> Attempt:
    return Attempt(
        person=row.person,
        puzzle=row.puzzle,
        day=_day(row.day),
        at=row.at,
        counts=row.counts,
        given=tuple(row.given.split("\n")) if row.given else (),
        solved=row.solved,
        over=row.over,
        before=row.before,
        after=row.after,
    )


def _attempt_row(attempt: Attempt) -> dict[str, Any]:
    return {
        "person": attempt.person,
        "puzzle": attempt.puzzle,
        "day": "" if attempt.day is None else attempt.day.isoformat(),
        "at": attempt.at,
        "counts": attempt.counts,
        "given": "\n".join(attempt.given),
        "solved": attempt.solved,
        "over": attempt.over,
        "before": attempt.before,
        "after": attempt.after,
    }


def _day(text: str | None) -> date | None:
    return date.fromisoformat(text) if text else None
