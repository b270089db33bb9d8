"""Processes that play games and may die over it.

Every process has a pipe of its own and is given a few numbers ahead. If it dies, the first of its
numbers is the game it died in. All its numbers go back into the queue, a new process takes its
place, and only a game that has ended several processes is given up.
"""

import os
import traceback
from collections import Counter, deque
from collections.abc import Generator, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal

from larceny.bots.kind import ONE_THREAD

from .work import LabTrouble, Row, Work

AHEAD = 3
"""Games that a process is given at a time, so that it never waits for its parent."""

LIVES = 3
"""Processes that one game may end before it is given up."""

_CONTEXT = get_context("spawn")

Playing = Generator[tuple[int, Row], None, None]
"""Games with their numbers, as they finish; who stops listening closes it."""


@dataclass(slots=True)
class Worker:
    """A process, and the numbers it has been given and not answered."""

    process: BaseProcess
    pipe: Connection
    given: deque[int] = field(default_factory=deque)

    @classmethod
    def start(cls, work: Work) -> "Worker":
        """Start a process."""
        ours, theirs = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=serve, args=(theirs, work), daemon=True)
        process.start()
        theirs.close()  # or its death would go unnoticed
        return cls(process, ours)

    def give(self, waiting: deque[int]) -> None:
        """Give as many numbers ahead as it may have."""
        while waiting and len(self.given) < AHEAD:
            self.given.append(waiting.popleft())
            with suppress(OSError):  # it is dead, and that will be seen
                self.pipe.send(self.given[-1])

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def serve(pipe: Connection, work: Work) -> None:
    """Play what is asked for, until the parent is gone. Interrupts are left to the parent."""
    signal(SIGINT, SIG_IGN)
    os.environ.setdefault(ONE_THREAD, "1")  # there is a process for every processor
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            number: int = pipe.recv()
            try:
                pipe.send((number, work.play(number), None))
            except (BrokenPipeError, ConnectionResetError):
                return
            except Exception:
                pipe.send((number, None, traceback.format_exc()))


def play_in_processes(work: Work, numbers: Iterable[int], jobs: int) -> Playing:
    """Play these games in so many processes; tell of each when it is finished."""
    waiting, deaths = deque(numbers), Counter[int]()
    workers = [Worker.start(work) for _ in range(min(jobs, len(waiting)))]
    try:
        while waiting or any(worker.given for worker in workers):
            for worker in workers:
                worker.give(waiting)
            ready = wait([worker.pipe for worker in workers if worker.given])
            for place, worker in enumerate(workers):
                if worker.pipe not in ready:
                    continue
                try:
                    number, row, trouble = worker.pipe.recv()
                except (EOFError, OSError):
                    bury(work, worker, deaths)
                    waiting.extendleft(reversed(worker.given))
                    workers[place] = Worker.start(work)
                    continue
                worker.given.remove(number)
                if trouble is not None:
                    raise game_failed(work, number, trouble)
                yield number, row
    finally:
        for worker in workers:
            worker.stop()


def bury(work: Work, worker: Worker, deaths: Counter[int]) -> None:
    """Count a death against the game it happened in; give up a game that has cost too many."""
    worker.stop()
    number = worker.given[0]
    deaths[number] += 1
    if deaths[number] == LIVES:
        raise LabTrouble(
            "kills-workers",
            number=number,
            game=work.name(number),
            deaths=LIVES,
            exit=worker.process.exitcode,
        )


def game_failed(work: Work, number: int, trouble: str) -> LabTrouble:
    """Say which game could not be played to its end, and why."""
    *_, last = trouble.strip().splitlines()
    return LabTrouble("game-failed", number=number, game=work.name(number), why=last, trace=trouble)


def play_here(work: Work, numbers: Iterable[int]) -> Playing:
    """Play these games in this process."""
    for number in numbers:
        try:
            row = work.play(number)
        except Exception:
            raise game_failed(work, number, traceback.format_exc()) from None
        yield number, row
