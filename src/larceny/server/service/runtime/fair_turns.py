"""Fair turns: one place, and many who want it; whoever has much to do keeps nobody else waiting.

Everybody who waits has one turn before anybody has two. How long a turn lasts is said before it
begins, and holds whatever is done in it: so nobody learns from his own waiting how much another had
to do.
"""

import asyncio
from collections import OrderedDict, deque

from ...ports.clock import Clock


class FairTurns:
    """Gives one place to one after the other."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self._owner: str | None = None  # who has the place
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    async def take(self, owner: str, seconds: float) -> None:
        """Wait for somebody's turn; then the place is his for so long."""
        await self.called(owner)
        self.keep(seconds)

    async def called(self, owner: str) -> None:
        """Wait for somebody's turn; the place is his until he has said for how long he keeps it."""
        if self._owner is None:
            self._owner = owner
        else:
            await self._called(owner)

    def keep(self, seconds: float) -> None:
        """Say for how long the place is kept."""
        if seconds > 0:
            self.clock.call_later(seconds, self._give)
        else:
            self._give()

    async def _called(self, owner: str) -> None:
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(called)
        try:
            await called
        except asyncio.CancelledError:
            if not called.cancelled():  # it was his turn just then
                self._give()
            raise

    def _give(self) -> None:
        """Call the next one: whoever had his turn goes behind all others, also the newest."""
        if self._owner is not None and self._owner in self._waiting:
            self._waiting.move_to_end(self._owner)
        while self._waiting:
            self._owner, waiting = next(iter(self._waiting.items()))
            called = waiting.popleft()
            if not waiting:
                del self._waiting[self._owner]
            if not called.done():  # else he has gone meanwhile
                called.set_result(None)
                return
        self._owner = None
