"""A run: work that is played by one process, by many, or by a cluster, and never lost.

While it goes on, its journal lies beside the file that is asked for, with `.part` after its name.
When all is played, the file is written in the order of the games, and the journal goes.
"""

import os
from collections.abc import Generator, Iterator
from contextlib import closing
from pathlib import Path

from .journal import Journal
from .pool import play_here, play_in_processes
from .ray_pool import play_on_ray
from .rows import form_of, write_rows
from .work import LabTrouble, Row, Work


def all_cores() -> int:
    """Count the processors that this process may use."""
    affinity = getattr(os, "sched_getaffinity", None)  # macOS and Windows have none
    return len(affinity(0)) if affinity is not None else os.cpu_count() or 1


def journal_of(out: Path) -> Path:
    """Say where the journal of a run lies while it is not finished."""
    return out.with_name(f"{out.name}.part")


class Run:
    """Some work, and how far it has got."""

    def __init__(self, work: Work, out: Path | None = None, resume: bool = False) -> None:
        """Begin, or go on where a journal was left. A run that is finished is not begun again."""
        self.work = work
        self.out = out
        if out is not None:
            form_of(out)
        path = None if out is None else journal_of(out)
        if path is not None and resume and path.exists():
            self.journal = Journal.resume(work, path)
        elif path is not None and resume:
            raise LabTrouble("nothing-to-resume", path=str(path))
        elif path is not None and path.exists():
            raise LabTrouble("unfinished", path=str(path))
        else:
            self.journal = Journal.begin(work, path)

    @property
    def done(self) -> int:
        """Count the games that have finished."""
        return len(self.journal)

    def play(self, jobs: int = 1, ray: str | None = None) -> Generator[int, None, None]:
        """Play what is missing; tell after each game how many have finished.

        Who leaves it before its end closes it: then nobody plays on for nothing.
        """
        missing = [number for number in range(self.work.total) if number not in self.journal]
        if ray is not None:
            played = play_on_ray(self.work, missing, ray)
        elif jobs == 1:
            played = play_here(self.work, missing)
        else:
            played = play_in_processes(self.work, missing, jobs)
        with closing(played):
            for number, row in played:
                self.journal.add(number, row)
                yield self.done

    def play_all(self, jobs: int = 1, ray: str | None = None) -> "Run":
        """Play what is missing."""
        for _ in self.play(jobs, ray):
            pass
        return self

    def rows(self) -> Iterator[Row]:
        """Tell of the games by number."""
        return self.journal.rows()

    def leave(self) -> int:
        """Leave a run that cannot go on; tell how many games there are to go on with.

        A journal without a game is of no use, and would only stand in the way of a new run.
        """
        written = self.journal.written()
        if not written:
            self.journal.remove()
        return written

    def finish(self) -> None:
        """Write the file that was asked for; the journal is needed no longer."""
        if self.out is not None:
            columns: Row = {}
            for row in self.rows():
                for name, value in row.items():
                    if not columns.get(name):  # an empty list does not tell what is in it
                        columns[name] = value
            write_rows(self.out, self.rows(), columns)
        self.journal.remove()
