"""Bots that think in processes of their own, so that no thought takes time from play.

The bots of a table live in one worker. A worker is asked one question at a time, everybody's in
turn, or those together that are answered together (`gathering`), and what it thinks longer than
allowed about ends it: the next question starts a new one, to which bots that are gone with the old
one are told everything again. A turn is as long as it was said to be; what is thought for longer
takes its time from the next one.
"""

import asyncio
import logging
import os
import pickle
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress

import msgspec

from larceny.bots.kind import ONE_THREAD
from larceny.bots.registry import together

from ..ports.clock import Clock
from ..ports.thinkers import DIED, FAILED, TOO_LONG, Forgotten, NoThought, Question, unheard
from ..service.runtime.fair_turns import FairTurns
from .bot_worker import LENGTH_BYTES, Reply, framed
from .gathering import Gathering

log = logging.getLogger(__name__)

START_S = 15.0
"""How long a worker may take to start; a busy machine takes a while."""

APART = getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
"""What Windows has instead of a new session."""

_decode = msgspec.json.Decoder(list[Reply]).decode


class BotWorkers:
    """Several workers, and which table's bots live in which."""

    def __init__(
        self, clock: Clock, count: int, limit_ms: int, log_format: str, log_level: str
    ) -> None:
        how = (clock, limit_ms / 1_000, log_format, log_level)
        self.workers = [BotWorker(*how) for _ in range(count)]
        self._homes: dict[str, BotWorker] = {}

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        """Return the word of what a bot decides."""
        return await self.home_of(question.table).choose(question, begins)

    def home_of(self, table: str) -> "BotWorker":
        """Return the worker of a table; a new one's is that with the fewest tables."""
        home = self._homes.get(table)
        if home is None:
            tables = Counter(self._homes.values())
            home = self._homes[table] = min(self.workers, key=lambda one: tables[one])
        return home

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""
        home = self._homes.pop(table, None)
        if home is not None:
            home.forget(table)

    async def stop(self) -> None:
        """End all workers."""
        for worker in self.workers:
            await worker.stop()


class BotWorker:
    """One process, started when it is first needed, and again when it is gone."""

    def __init__(self, clock: Clock, limit_s: float, log_format: str, log_level: str) -> None:
        self._clock = clock
        self.limit_s = limit_s
        self.process: Process | None = None
        self._log = (log_format, log_level)
        self._turns = FairTurns(clock)
        self._starting = asyncio.Lock()
        self._busy = asyncio.Lock()  # one thought at a time: the limit is for each alone
        self._gathering = Gathering(self._turns, self._asked_together)

    def is_busy(self) -> bool:
        """Ask whether a bot thinks here now."""
        return self._busy.locked()

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        """Return the word of what a bot decides.

        Who is cancelled does not wait for it any more: a thought that has begun comes to its end,
        else the next one would get its answer.
        """
        try:
            await self._running()  # to start it is to be taken from nobody's turn
        except Exception as trouble:
            raise NoThought(_why(trouble)) from trouble
        if together(question.game, question.bot):
            return await self._gathering.choose(question, begins)
        await self._turns.take(question.owner, question.takes_ms / 1_000)
        begins()
        await self._busy.acquire()
        thinking = asyncio.ensure_future(self._asked([question]))
        thinking.add_done_callback(self._is_free)
        (reply,) = await asyncio.shield(thinking)
        return _word_of(reply)

    async def _asked_together(self, questions: Sequence[Question]) -> list[str | Exception]:
        async with self._busy:
            replies = await self._asked(questions)
        return [_refusal(reply) or reply.word for reply in replies]

    def _is_free(self, thinking: "asyncio.Future[list[Reply]]") -> None:
        self._busy.release()
        if not thinking.cancelled():
            thinking.exception()  # perhaps nobody waits for it any more

    def forget(self, table: str) -> None:
        """Let the bots of a table go, after the thought that is on its way."""
        if self.process is not None and self.process.returncode is None:
            assert self.process.stdin is not None
            with suppress(ConnectionError, RuntimeError):  # it is just dying
                self.process.stdin.write(framed(pickle.dumps(table)))

    async def stop(self) -> None:
        """End the process, and what is asked of it."""
        await self._end()
        await self._gathering.stop()

    async def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _asked(self, questions: Sequence[Question]) -> list[Reply]:
        try:
            process = await self._running()
            async with self._clock.timeout(self.limit_s):
                assert process.stdin is not None
                process.stdin.write(framed(pickle.dumps([*questions], pickle.HIGHEST_PROTOCOL)))
                await process.stdin.drain()
                replies = await _heard(process)
            if len(replies) != len(questions):
                raise ValueError("not every question was answered")
            return replies
        except Exception as trouble:
            await self._end()
            raise NoThought(_why(trouble)) from trouble

    async def _running(self) -> Process:
        """Return the process; start it if there is none."""
        async with self._starting:
            if self.process is None or self.process.returncode is not None:
                try:
                    await self._start()
                except BaseException:
                    await self._end()
                    raise
            assert self.process is not None
            return self.process

    async def _start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "larceny.server.adapters.bot_worker", *self._log),
            stdin=PIPE,
            stdout=PIPE,
            env=_environment(),
            start_new_session=True,  # a Ctrl-C is for the server, also before it can be ignored
            creationflags=APART,
        )
        async with self._clock.timeout(START_S):
            await _heard(self.process)
        log.info("bot-worker-started")


def _refusal(reply: Reply) -> Exception | None:
    """Return what stands instead of a word."""
    if reply.forgotten:
        return Forgotten()
    return NoThought(reply.why) if reply.why else None


def _word_of(reply: Reply) -> str:
    refusal = _refusal(reply)
    if refusal is not None:
        raise refusal
    return reply.word


def _why(trouble: Exception) -> str:
    """Say why there is no answer."""
    if isinstance(trouble, TimeoutError):
        return TOO_LONG
    if isinstance(trouble, OSError | asyncio.IncompleteReadError):
        return DIED
    return FAILED  # what cannot be sent, or is no answer


async def _heard(process: Process) -> list[Reply]:
    assert process.stdout is not None
    length = await process.stdout.readexactly(LENGTH_BYTES)
    return _decode(await process.stdout.readexactly(int.from_bytes(length, "big")))


def _environment() -> dict[str, str]:
    """Return the environment without our settings: a bot needs no password of the database.

    There are as many workers as there are processors for them: a net's answer takes one thread.
    """
    ours = {name: value for name, value in os.environ.items() if not name.startswith("LARCENY_")}
    return {ONE_THREAD: "1", **ours}
