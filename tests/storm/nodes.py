"""Simulated nodes: the real service and its real sockets, on ports that a world provides.

A node lives several lives: killed, it begins anew with nothing in memory.
"""

import asyncio
from collections.abc import AsyncGenerator, Callable, Coroutine
from contextlib import suppress
from contextvars import Context
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.utils import ClientDisconnected

from larceny.kernel.events import Seat
from larceny.kernel.record import Record
from larceny.server.adapters.local_bus import LocalBus
from larceny.server.composition import Ports, compose_service
from larceny.server.http.options import Options
from larceny.server.http.token_sockets import TokenSockets
from larceny.server.http.websocket import SocketDoor
from larceny.server.ports.bus import Bus
from larceny.server.ports.pushes import Answer, Device, Outcome, Parcel
from larceny.server.ports.store import Person
from larceny.server.ports.thinkers import (
    DIED,
    FAILED,
    NOTHING,
    TOO_LONG,
    Forgotten,
    NoThought,
    Question,
    unheard,
)
from larceny.server.realtime.draining import OpenSockets
from larceny.server.realtime.socket import Socket
from larceny.server.realtime.websocket_protocol import drop_of, hang_up
from larceny.server.service.service import Service

from .bus import SimulatedBus
from .chance import share
from .loop import Actor, Handle, context_of
from .wire import Connection

if TYPE_CHECKING:
    from .world import World

BEGAN_MS = 1_794_700_000_000
"""When a world begins: some day of 2026."""

LEAVE_S = 1.5


class NodeClock:
    """The clock of a node: its time of day can be set, and is not quite that of the others."""

    def __init__(self, world: "World", ahead_ms: int) -> None:
        self._loop = world.loop
        self._ahead_ms = ahead_ms
        self._set_ms = 0

    def set_by(self, ms: int) -> None:
        """Set the time of day."""
        self._set_ms += ms

    def now_ms(self) -> int:
        return BEGAN_MS + int(self._loop.now * 1_000 + 1e-6) + self._ahead_ms + self._set_ms

    def set_by_ms(self) -> int:
        return self._set_ms

    def monotonic(self) -> float:
        return self._loop.now

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def call_later(self, seconds: float, do: Callable[[], object]) -> Handle:
        return self._loop.call_later(seconds, do)

    def timeout(self, seconds: float) -> asyncio.Timeout:
        return asyncio.timeout(seconds)


class SimulatedBots:
    """Bots that think of nothing: they take their time, and decide by lot; some fail."""

    def __init__(self, world: "World", node: str, fails: bool) -> None:
        self.world = world
        self.node = node
        self.fails = fails

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        world = self.world
        begins()
        world.watch_thought(self.node, question)
        text = f"{world.seed}/{question.table}/{question.seat}/{question.until}"
        dice = world.chance[f"bots {self.node}"]
        await asyncio.sleep(dice.uniform(0.001, 0.05))
        if self.fails and world.faults.strikes("bot-fails", self.node, dice):
            raise NoThought(dice.choice([FAILED, DIED, TOO_LONG]))
        if self.fails and question.since != NOTHING and share(f"{text}/forgets") < 0.05:
            raise Forgotten
        return str(question.legal[int(share(text) * len(question.legal))].word)

    def forget(self, table: str) -> None:
        """Let the bots of a table go."""

    async def stop(self) -> None:
        """End."""


class SimulatedMessenger:
    """A push service: slow at times, and away at others."""

    public_key = "key"

    def __init__(self, world: "World", node: str) -> None:
        self.world = world
        self.node = node

    def check(self, device: Device) -> None:
        """Take any device."""

    async def send(self, device: Device, parcel: Parcel) -> Answer:
        world = self.world
        dice = world.chance[f"messenger {self.node}"]
        await asyncio.sleep(world.latency(dice, 0.05))
        if world.faults.strikes("push-refused", self.node, dice):
            return Answer(Outcome.LATER, 0, "503")
        world.watch_pushed(self.node, device, parcel)
        await asyncio.sleep(world.latency(dice, 0.05))
        return Answer(Outcome.TAKEN)

    async def stop(self) -> None:
        """Close nothing."""


class NoPasswords:
    """Nobody logs in here."""

    async def hash(self, password: str) -> str:
        return password

    async def fits(self, password: str, hashed: str | None) -> bool:
        return password == hashed

    def is_weak(self, hashed: str) -> bool:
        return False

    def close(self) -> None:
        """Stop hashing."""


class NoAnalyst:
    """Nobody asks for an analysis here."""

    async def judge(self, record: Record, seat: Seat) -> AsyncGenerator[dict[str, Any], None]:
        yield {"of": 0}


class NumberedSocket(Socket):
    """A socket whose place in a set does not depend on where in memory it lies."""

    number = 0

    def __hash__(self) -> int:
        return self.number


class InOrder(dict[Any, None]):
    """A set that is gone through in the order in which it was filled, wherever things lie."""

    def add(self, thing: Any) -> None:
        """Take something in."""
        self[thing] = None

    def discard(self, thing: Any) -> None:
        """Let something go."""
        self.pop(thing, None)


class Life:
    """One life of a node: a process."""

    def __init__(self, world: "World", node: "Node", number: int) -> None:
        self.world = world
        self.node = node
        self.actor = Actor(f"{node.name}.{number}")
        self.context: Context = context_of(self.actor)
        self.clock = NodeClock(world, node.ahead_ms)
        self.is_up = False
        self.connections: dict[tuple[str, int], Connection] = {}
        self.sockets = OpenSockets()
        self.sockets._sockets = InOrder()  # type: ignore[assignment]
        self.by_token = TokenSockets()
        self.service: Service = self.context.run(self._compose)
        self.door = SocketDoor(
            self.service, Options(frozenset(), False), self.by_token, self._serve, hang_up
        )

    def _compose(self) -> Service:
        world, name = self.world, self.node.name
        bus: Bus = LocalBus() if world.alone else SimulatedBus(world.hub, self, name)
        ports = Ports(
            store=world.store,
            bus=bus,
            node=name,
            alone=world.alone,
            clock=self.clock,
            bots=SimulatedBots(world, name, fails=True),
            fallback_bots=SimulatedBots(world, name, fails=False),
            passwords=NoPasswords(),
            analyst=NoAnalyst(),
            messenger=SimulatedMessenger(world, name),
            push_after_ms=world.push_after_ms,
        )
        return compose_service(ports, self.by_token)

    async def start(self) -> None:
        """Start everything that a node runs."""
        await self.service.start()
        self.is_up = True

    async def leave(self) -> None:
        """Send everybody away, and stop."""
        self.is_up = False
        await self.sockets.close_all(within=LEAVE_S)
        await self.service.stop()

    async def _serve(self, scope: Any, receive: Any, send: Any, person: Person) -> None:
        socket = NumberedSocket(receive, send, person, self.service, drop_of(scope))
        socket.number = next(self.world.loop.numbers)
        await socket.run()

    def connect(self, connection: Connection, token: str, address: str) -> None:
        """Take a connection that somebody opens."""
        self.connections[connection.name, connection.number] = connection
        self.world.loop.start(self.actor, self._answer(connection, token, address))

    async def _answer(self, connection: Connection, token: str, address: str) -> None:
        scope = connection.scope(token, address)
        try:
            with suppress(ClientDisconnected):  # as uvicorn does
                await self.sockets.pass_through(
                    self.door, scope, connection.receive, connection.send_to_client
                )
        finally:
            self.connections.pop((connection.name, connection.number), None)


class Node:
    """A node, through all its lives."""

    def __init__(self, world: "World", name: str, ahead_ms: int) -> None:
        self.world = world
        self.name = name
        self.ahead_ms = ahead_ms
        self.lives = 0
        self.life: Life | None = None
        self._starting: asyncio.Task[None] | None = None

    @property
    def is_up(self) -> bool:
        """Ask whether it takes people in."""
        return self.life is not None and self.life.is_up and self.life.actor.alive

    def start(self) -> None:
        """Begin a life."""
        self.lives += 1
        life = self.life = Life(self.world, self, self.lives)
        life.actor.out = self.died
        self._starting = self.world.loop.start(life.actor, life.start())

    def kill(self) -> None:
        """End at once: nothing that it was about to do is done."""
        if self.life is not None and self.life.actor.alive:
            self.life.actor.alive = False
            self.died()

    def died(self) -> None:
        """Let everybody notice that it is dead."""
        life, self.life = self.life, None
        assert life is not None
        self.world.hub.buses.pop(self.name, None)
        for connection in life.connections.values():
            connection.cut()

    async def restart(self) -> None:
        """Leave politely and come back, as at an update; called in the node's own context."""
        life = self.life
        assert life is not None
        await life.leave()
        life.actor.alive = False
        self.life = None
        for connection in life.connections.values():
            connection.cut()
        self.world.loop.call_soon(self.start, context=self.world.outside)

    def ask(self, work: Callable[[Service], Coroutine[Any, Any, Any]]) -> "asyncio.Task[Any]":
        """Let it do something, as by a request over HTTP."""
        assert self.life is not None
        return self.world.loop.start(self.life.actor, work(self.life.service))
