"""A way from a node to PostgreSQL or Redis that can be cut: a network that partitions."""

import asyncio
from contextlib import suppress

CHUNK = 65_536


class Way:
    """Forwards connections to a port of this machine, while it is open."""

    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self._open = asyncio.Event()
        self._open.set()
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Begin to listen, on any free port."""
        self._server = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    async def stop(self) -> None:
        """End, with everything that is connected."""
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Let nothing through any more: as when packets are lost, nobody is told."""
        self._open.clear()

    def mend(self) -> None:
        """Let everything through again that has waited."""
        self._open.set()

    def drop(self) -> None:
        """End all connections, as a router does that forgot them."""
        for writer in list(self._writers):
            writer.close()

    def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._serve(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        try:
            await self._open.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self.target)
            self._writers.add(back)
            try:
                await asyncio.gather(self._forward(reader, back), self._forward(there, writer))
            finally:
                self._writers.discard(back)
                back.close()
        except OSError:
            return
        finally:
            self._writers.discard(writer)
            writer.close()

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._open.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
