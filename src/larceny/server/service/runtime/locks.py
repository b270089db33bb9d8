"""A lock that is free as a rule, and then costs no more than to say so."""

import asyncio


class Lock:
    """As asyncio's: who comes first has it first. Whoever lets it go hands it on at once.

    To take asyncio's is a coroutine, also where nobody holds it; with what is around it, that took
    3 % of a decision's time.
    """

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: list[asyncio.Future[None]] = []

    def locked(self) -> bool:
        """Ask whether somebody holds it."""
        return self._held

    def is_awaited(self) -> bool:
        """Ask whether somebody waits for it."""
        return bool(self._waiting)

    def acquire_at_once(self) -> bool:
        """Take it if nobody holds it, and say so."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Take it; wait until everybody had it who came before."""
        if self.acquire_at_once():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.cancelled():
                if turn in self._waiting:
                    self._waiting.remove(turn)
            else:
                self.release()  # it was handed to one who does not want it any more
            raise

    def release(self) -> None:
        """Hand it to the first who waits, or to nobody."""
        while self._waiting:
            turn = self._waiting.pop(0)
            if not turn.done():
                turn.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
