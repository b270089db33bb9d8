"""Server and floor play in turns, so that a moment when the machine is slow hits both."""

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from .bot_times import BotTimes
from .clients import Client, Echo, Tally
from .processes import cpu_seconds

WARM_UP_S = 2.0
TURN_S, SETTLE_S, COOL_DOWN_S = 2.5, 0.7, 0.3
SEATED_S = 120.0


@dataclass(slots=True)
class Side:
    """The server or the floor, with its clients, and what was counted in its turns."""

    process: int
    clients: Sequence[Client | Echo]
    tally: Tally
    meter: Callable[[], BotTimes] = BotTimes  # what bots took until now
    bots: int = 0
    bot_times: BotTimes = field(default_factory=BotTimes)
    seconds: float = 0.0
    cpu_seconds: float = 0.0

    async def connect(self) -> list[asyncio.Task[None]]:
        """Let all clients sit down."""
        tasks = []
        for number, client in enumerate(self.clients):
            tasks.append(asyncio.create_task(client.run()))
            if number % 50 == 49:
                await asyncio.sleep(0.05)  # not all at the door at once
        async with asyncio.timeout(SEATED_S):
            while self.tally.seated < len(self.clients):
                await asyncio.sleep(0.1)
        gc.collect()
        gc.freeze()  # the clients' own garbage would be taken for the server's slowness
        return tasks

    async def turn(self, warm_up: float, seconds: float) -> None:
        """Let all clients play, and count after warming up."""
        self.tally.may_act.set()
        await asyncio.sleep(warm_up)
        await self._bots_have_begun()
        before = await asyncio.to_thread(self.meter)
        began, cpu = time.perf_counter(), cpu_seconds(self.process)
        self.tally.counts = True
        await asyncio.sleep(seconds)
        self.tally.counts = False
        self.seconds += time.perf_counter() - began
        self.cpu_seconds += cpu_seconds(self.process) - cpu
        self.bot_times = await asyncio.to_thread(self.meter) - before
        self.tally.may_act.clear()
        await asyncio.sleep(COOL_DOWN_S)

    async def _bots_have_begun(self) -> None:
        """Wait until bots have started, which takes seconds, once."""
        async with asyncio.timeout(SEATED_S):
            while (await asyncio.to_thread(self.meter)).count < self.bots:
                await asyncio.sleep(0.1)

    @property
    def moves_s(self) -> float:
        """Return the moves a second."""
        return self.tally.moves / self.seconds


async def take_turns(server: Side, floor: Side | None, seconds: float) -> None:
    """Let server and floor play in turns, so that a moment when the machine is slow hits both."""
    tasks = await server.connect()
    try:
        await server.turn(WARM_UP_S, seconds if floor is None else TURN_S)
        if floor is None:
            return
        for echo in floor.clients:
            assert isinstance(echo, Echo)
            echo.length = round(server.tally.bytes / max(1, server.tally.steps))
        tasks += await floor.connect()
        await floor.turn(WARM_UP_S, TURN_S)
        while server.seconds < seconds:
            await server.turn(SETTLE_S, TURN_S)
            await floor.turn(SETTLE_S, TURN_S)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
