"""Processes that play games and may die over it.

Every process has a pipe of its own and is given a few batches of numbers ahead. It says which game
it is at in memory that the parent can read, and answers a batch in one message: a game by lot takes
half a millisecond, and a message for each would be a part of that which can be seen. A batch is as
long as takes a few hundredths of a second; what is too slow for that comes back unplayed, so that
nobody sits on games while others wait.

If a process dies, the game it was at has cost a life. All its games go back into the queue, a new
process takes its place, and only a game that has ended several processes is given up.
"""

import os
import time
import traceback
from collections import Counter, deque
from collections.abc import Generator, Iterable, Iterator, Sequence
from contextlib import suppress
from ctypes import c_longlong
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from signal import SIG_IGN, SIGINT, signal

from larceny.bots.kind import ONE_THREAD

from .work import LabTrouble, Row, Work

AHEAD = 3
"""Batches that a process is given at a time, so that it never waits for its parent."""

BATCH_S = 0.03
"""Seconds after which a process answers what it has played of a batch."""

LONGEST = 256
"""Games in a batch, at most."""

LIVES = 3
"""Processes that one game may end before it is given up."""

NONE_YET = -1
"""What a process is at before its first game."""

_CONTEXT = get_context("spawn")

Playing = Generator[tuple[int, Row], None, None]
"""Games with their numbers, as they finish; who stops listening closes it."""

Answer = tuple[list[tuple[int, Row]], int | None, str]
"""What was played of a batch; the game that could not be played, if one could not, and why."""


@dataclass(slots=True)
class Worker:
    """A process, and the batches it has been given and not answered."""

    process: BaseProcess
    pipe: Connection
    at: c_longlong
    """The game that it plays, or has just played."""
    given: deque[list[int]] = field(default_factory=deque)
    length: int = 1
    """Games in its next batch."""

    @classmethod
    def start(cls, work: Work) -> "Worker":
        """Start a process."""
        ours, theirs = _CONTEXT.Pipe()
        at = _CONTEXT.RawValue(c_longlong, NONE_YET)
        process = _CONTEXT.Process(target=serve, args=(theirs, work, at), daemon=True)
        process.start()
        theirs.close()  # or its death would go unnoticed
        return cls(process, ours, at)

    def give(self, waiting: deque[int], deaths: Counter[int]) -> None:
        """Give as many batches ahead as it may have."""
        while waiting and len(self.given) < AHEAD:
            self.given.append(next_batch(waiting, self.length, deaths))
            with suppress(OSError):  # it is dead, and that will be seen
                self.pipe.send(self.given[-1])

    def answered(self, played: int) -> list[int]:
        """Take an answer to its oldest batch; tell what came back unplayed."""
        batch = self.given.popleft()
        self.length = min(2 * self.length, LONGEST) if played == len(batch) else max(played, 1)
        return batch[played:]

    def game_of_death(self) -> int:
        """Tell the game that it was at when it died, or was to begin with."""
        numbers = [number for batch in self.given for number in batch]
        return self.at.value if self.at.value in numbers else numbers[0]

    def stop(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self.process.terminate()
        self.process.join(5)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def next_batch(waiting: deque[int], length: int, deaths: Counter[int]) -> list[int]:
    """Take games from the queue; one that has ended a process is given alone, to lose no others."""
    batch = [waiting.popleft()]
    while waiting and len(batch) < length and batch[0] not in deaths and waiting[0] not in deaths:
        batch.append(waiting.popleft())
    return batch


def serve(pipe: Connection, work: Work, at: c_longlong) -> None:
    """Play what is asked for, until the parent is gone. Interrupts are left to the parent."""
    signal(SIGINT, SIG_IGN)
    os.environ.setdefault(ONE_THREAD, "1")  # there is a process for every processor
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            batch: list[int] = pipe.recv()
            pipe.send(play_batch(work, batch, at))


def play_batch(work: Work, batch: Sequence[int], at: c_longlong) -> Answer:
    """Play a batch until it has taken long enough; at least one game of it."""
    began, played = time.monotonic(), list[tuple[int, Row]]()
    for number in batch:
        at.value = number
        try:
            played.append((number, work.play(number)))
        except Exception:
            return played, number, traceback.format_exc()
        if time.monotonic() - began >= BATCH_S:
            break
    return played, None, ""


def play_in_processes(work: Work, numbers: Iterable[int], jobs: int) -> Playing:
    """Play these games in so many processes; tell of each when it is finished."""
    waiting, deaths = deque(numbers), Counter[int]()
    workers = [Worker.start(work) for _ in range(min(jobs, len(waiting)))]
    try:
        while waiting or any(worker.given for worker in workers):
            for worker in workers:
                worker.give(waiting, deaths)
            ready = wait([worker.pipe for worker in workers if worker.given])
            for place, worker in enumerate(workers):
                if worker.pipe not in ready:
                    continue
                try:
                    answer: Answer = worker.pipe.recv()
                except (EOFError, OSError):
                    bury(work, worker, deaths)
                    for batch in reversed(worker.given):
                        waiting.extendleft(reversed(batch))
                    workers[place] = Worker.start(work)
                    continue
                yield from told(work, answer)
                waiting.extendleft(reversed(worker.answered(len(answer[0]))))
    finally:
        for worker in workers:
            worker.stop()


def told(work: Work, answer: Answer) -> Iterator[tuple[int, Row]]:
    """Tell of the games of an answer, and of the one that failed."""
    played, failed, trouble = answer
    yield from played
    if failed is not None:
        raise game_failed(work, failed, trouble)


def bury(work: Work, worker: Worker, deaths: Counter[int]) -> None:
    """Count a death against the game it happened in; give up a game that has cost too many."""
    worker.stop()
    number = worker.game_of_death()
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
