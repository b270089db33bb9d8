"""Simulated connections between clients and nodes: late, slow, or cut.

What is sent arrives in its order, after a while, or not at all, because the connection was cut.
A node that is cut off learns of it at once, or only when its pings are not answered.
"""

import asyncio
from collections import deque
from collections.abc import Callable, MutableMapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected

from larceny.server.realtime.websocket_protocol import DROP, HANG_UP, WRITE

from .loop import Actor

if TYPE_CHECKING:
    from .world import World

HIGH_WATER = 65_536
"""So many bytes may be on their way before whoever sends has to wait."""

LOST = 1006


class Client(Protocol):
    """Whoever is at the other end."""

    def opened(self, connection: "Connection") -> None:
        """Be let in."""

    def received(self, connection: "Connection", message: bytes) -> None:
        """Receive a message."""

    def closed(self, connection: "Connection", code: int) -> None:
        """Learn that it is over."""


class Connection:
    """One connection: the client's end, and the ASGI of the node's end."""

    def __init__(self, world: "World", client: Client, node: Actor, name: str, number: int) -> None:
        self.world = world
        self.loop = world.loop
        self.client = client
        self.node = node
        self.name = name
        self.number = number
        self.slow_until = 0.0  # until then the client reads hardly anything
        self.is_open = True  # as the client sees it
        self._server_open = True
        self._there = self._here = 0.0  # when the last message arrives
        self._inbox: deque[dict[str, Any]] = deque([{"type": "websocket.connect"}])
        self._reader: asyncio.Future[None] | None = None
        self._on_its_way = 0
        self._writers: list[asyncio.Future[None]] = []
        self._dice = world.chance[f"wire {name}"]

    # The client's end ---------------------------------------------------------------------------

    def send(self, message: bytes, late: float = 0.0) -> None:
        """Send something to the node."""
        if self.is_open:
            received = {"type": "websocket.receive", "text": message.decode()}
            self._to_node(received, late)

    def close(self) -> None:
        """Go politely."""
        if self.is_open:
            self.is_open = False
            self._to_node({"type": "websocket.disconnect", "code": 1001})

    def cut(self, node_learns_after: float = 0.0) -> None:
        """Break the connection, whatever is on its way: also in the middle of a frame."""
        self._tell_client()
        self.loop.arrive(
            self.loop.now + node_learns_after + self._latency(),
            f"{self.name} {self.number} cut >",
            self.node.name,
            self._lost_for_node,
            context=self.world.outside,
        )

    def _tell_client(self) -> None:
        """Let the client learn that the connection is broken."""
        if self.is_open:
            self.is_open = False
            self.loop.arrive(
                self.loop.now + self._latency(),
                f"{self.name} {self.number} cut <",
                self.name,
                self.client.closed,
                self,
                LOST,
                context=self.world.outside,
            )

    def _to_node(self, message: dict[str, Any], late: float = 0.0) -> None:
        self._there = max(self._there, self.loop.now + self._latency() + late)
        self.loop.arrive(
            self._there,
            f"{self.name} {self.number} >",
            self.node.name,
            self._arrive,
            message,
            context=self.world.outside,
        )

    def _arrive(self, message: dict[str, Any]) -> None:
        is_end = message["type"] == "websocket.disconnect"
        if self._server_open and (self.is_open or is_end):
            self._put(message)

    def _lost_for_node(self) -> None:
        if self._server_open:
            self._put({"type": "websocket.disconnect", "code": LOST})

    def _put(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.disconnect":
            self._server_open = False
            self._wake_writers()
        self._inbox.append(message)
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    # The node's end -----------------------------------------------------------------------------

    def scope(self, token: str, address: str) -> dict[str, Any]:
        """Return what ASGI tells about the connection."""
        return {
            "type": "websocket",
            "path": "/api/socket",
            "headers": [(b"authorization", b"Bearer " + token.encode())],
            "client": (address, 1),
            "extensions": {DROP: self.drop, HANG_UP: self.drop, WRITE: self.write_texts},
        }

    async def receive(self) -> dict[str, Any]:
        """Receive what the client says."""
        while not self._inbox:
            self._reader = self.loop.create_future()
            await self._reader
        return self._inbox.popleft()

    async def send_to_client(self, message: MutableMapping[str, Any]) -> None:
        """Send something to the client; wait while too much is on its way."""
        kind = message["type"]
        if not self._server_open:
            raise ClientDisconnected
        if kind == "websocket.accept":
            self._to_client(0, self._opened)
        elif kind == "websocket.close":
            self._server_open = False
            self._put_end()
            self._to_client(0, self._closed, message.get("code", 1000))
        else:
            self._send_text(message["text"].encode())
            while self._on_its_way > HIGH_WATER and self._server_open:
                room: asyncio.Future[None] = self.loop.create_future()
                self._writers.append(room)
                await room

    def write_texts(self, texts: Sequence[bytes]) -> bool:
        """Send texts without waiting; say no where that would have to wait."""
        if not self._server_open or self._on_its_way > HIGH_WATER:
            return False
        for text in texts:
            self._send_text(text)
        return True

    def _send_text(self, text: bytes) -> None:
        self.world.watch_sent(self, text)
        self._to_client(len(text), self._received, text)

    def _put_end(self) -> None:
        self._inbox.append({"type": "websocket.disconnect", "code": 1000})
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def drop(self) -> None:
        """End the connection from the node's side, without waiting for anything."""
        self._lost_for_node()
        self._tell_client()

    def _to_client(self, size: int, deliver: Callable[..., None], *what: Any) -> None:
        slow = 0.0
        if self.loop.now < self.slow_until:
            slow = self._dice.uniform(0.2, 1.0)
        self._on_its_way += size
        self._here = max(self._here, self.loop.now + self._latency() + slow)
        self.loop.arrive(
            self._here,
            f"{self.name} {self.number} <",
            self.name,
            self._read,
            size,
            deliver,
            what,
            context=self.world.outside,
        )

    def _read(self, size: int, deliver: Callable[..., None], what: tuple[Any, ...]) -> None:
        self._on_its_way -= size
        if self._on_its_way <= HIGH_WATER:
            self._wake_writers()
        deliver(*what)

    def _wake_writers(self) -> None:
        writers, self._writers = self._writers, []
        for one in writers:
            if not one.done():
                one.set_result(None)

    def _opened(self) -> None:
        if self.is_open:
            self.client.opened(self)

    def _received(self, text: bytes) -> None:
        if self.is_open:
            self.client.received(self, text)

    def _closed(self, code: int) -> None:
        if self.is_open:
            self.is_open = False
            self.client.closed(self, code)

    def _latency(self) -> float:
        return self.world.latency(self._dice, 0.004)
