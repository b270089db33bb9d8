"""A simulated world: nodes, a database, a bus, a push service, people, and what goes wrong."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextvars import Context
from dataclasses import dataclass
from random import Random
from typing import Any, NamedTuple

from larceny.server.domain.game_clock import ClockKind
from larceny.server.domain.pace import Pace
from larceny.server.domain.tables import Status
from larceny.server.ports.pushes import Device, Parcel
from larceny.server.ports.store import Person, Store
from larceny.server.ports.thinkers import Question

from .bus import Hub
from .chance import Streams
from .disk import Broken, Disk
from .faults import Fault, Faults, drawn
from .loop import WORLD, Actor, SimulatedFuture, SimulatedLoop, context_of, new_loop
from .memory_store import Rows, memory_store
from .nodes import BEGAN_MS, Node
from .players import Player
from .tables import Agreed, Seated, agreed_by_lot, lay
from .wire import Connection

PATIENCE_S = 400.0
"""How long a world may take, after the last fault, until every game has come to its end."""

DOOMS = ("", "", "save_table", "save_table", "rate", "seal_all", "claim", "settle")
"""What a node has just stored when it dies; nothing: anything."""

STORE, READS = "store", "store, reading"
READING = frozenset(
    {
        *("entries", "overdue", "load_table", "progress", "resting", "outdated", "person"),
        *("bearer", "known_tokens", "lines", "last_lines", "sealed", "sheets", "missing"),
        *("ratings", "devices_of", "moved", "waiting", "leased_until"),
    }
)
"""What touches the store, and what of it only reads."""


class Thought(NamedTuple):
    """A question that a bot was asked at a node, and who had the lease then."""

    at: float
    node: str
    table: str
    holder: str | None


class Pushed(NamedTuple):
    """Something that reached a push service."""

    at: float
    node: str
    device: str
    table: str
    turn: int


@dataclass(frozen=True)
class Setting:
    """How a world is furnished: its nodes by how far their clocks are ahead, and its tables."""

    ahead_ms: Sequence[int]
    tables: Sequence[Agreed]
    push_after_ms: int = 1_000


def setting_by_lot(dice: Random) -> Setting:
    """Furnish a world by lot."""
    nodes = dice.choice((1, 1, 2, 2, 3))
    return Setting(
        ahead_ms=[dice.randint(-300, 300) for _ in range(nodes)],
        tables=[agreed_by_lot(dice) for _ in range(dice.randint(2, 5))],
        push_after_ms=dice.choice((300, 1_000, 3_000)),
    )


class World:
    """Everything that there is."""

    player: Callable[["World", Seated], Player] = Player

    def __init__(
        self,
        seed: int | str,
        faults: Sequence[Fault] | None = None,
        otherwise: str = "",
        without: frozenset[str] = frozenset(),
        setting: Setting | None = None,
        loop: SimulatedLoop | None = None,
    ) -> None:
        self.seed = str(seed)
        self.without = without  # tables at which nobody comes to play
        self.otherwise = otherwise  # the id of a decision that is made otherwise than drawn
        self.chance = Streams(self.seed)
        self.loop = new_loop() if loop is None else loop
        self.loop.trip = self.trip
        self.outside: Context = context_of(WORLD)
        self.disk = Disk(self.loop.time)
        self.rows = Rows()
        self.store = self.open_store()
        setting = self.furnish() if setting is None else setting
        self.push_after_ms = setting.push_after_ms
        names = [f"node-{number}" for number in range(len(setting.ahead_ms))]
        self.alone = len(names) == 1
        self.hub = Hub(self)
        self.nodes = [
            Node(self, name, ahead) for name, ahead in zip(names, setting.ahead_ms, strict=True)
        ]
        self.laid = [lay(self.store, n, one) for n, one in enumerate(setting.tables)]
        self.disk.sync()
        self.tables = {one.table.id: one for one in self.laid}
        everybody = [type(self).player(self, one) for laid in self.laid for one in laid.people]
        self.players = [one for one in everybody if one.seated.table not in without]
        self.by_name = {player.name: player for player in everybody}
        if faults is None:
            faults = drawn(self.chance["faults"], names, list(self.by_name))
        self.faults = Faults(self.loop, faults)
        self.thoughts: list[Thought] = []
        self.pushed: list[Pushed] = []
        self.wrong: list[str] = []  # what was seen to be wrong while it happened
        self.loads: dict[str, list[float]] = {}  # when a table was read, to be set up
        self._doomed: dict[str, str] = {}  # nodes that die when this is stored
        self._power = 0  # how often it has failed
        self._trips: dict[str, int] = {}
        self._waiting = len(self.players)

    def open_store(self) -> Store:
        """Open the database."""
        return memory_store(self.rows, self.disk)

    def furnish(self) -> Setting:
        """Furnish the world by lot."""
        return setting_by_lot(self.chance["world"])

    def last_step(self, table: str) -> int:
        """Return the last step of a table that is stored."""
        return len(self.rows.journal[table]) - 1

    # Running ------------------------------------------------------------------------------------

    def run(self) -> None:
        """Let everything happen until every game is over, and everybody knows it."""
        with Listening(self):
            for node in self.nodes:
                node.start()
            for fault in self.faults.all:
                self._schedule(fault)
            for player in self.players:
                player.after(player.dice.uniform(0, 0.5), player.connect)
            latest = self.faults.over_at + PATIENCE_S
            if not self.loop.run_until(self._is_over, latest):
                self.wrong.append(f"liveness: {self.stuck()}")
            self.loop.end()

    def _is_over(self) -> bool:
        return self._waiting == 0

    def stuck(self) -> str:
        """Say which tables are not over, and who does not know of the end."""
        tables = [
            f"{id_} stands at step {self.last_step(id_)}"
            for id_ in self.tables
            if (table := self.store.tables.load_table(id_)) and table.status is Status.PLAYING
        ]
        unaware = [player.name for player in self.players if not player.is_done]
        return "; ".join([*tables, f"not told of the end: {', '.join(unaware)}"])

    def is_through(self, player: Player) -> None:
        """Note that somebody knows that his game is over."""
        self._waiting -= 1

    # What fails ---------------------------------------------------------------------------------

    def _schedule(self, fault: Fault) -> None:
        do: Callable[[Fault], None] | None = {
            "node-killed": self._kill,
            "node-killed-storing": self._doom,
            "node-frozen": self._freeze,
            "node-updated": self._update,
            "clock-set": self._set_clock,
            "socket-cut": self._cut,
            "socket-half-open": self._cut,
            "reader-slow": self._slow_down,
            "bus-cut": self._cut_bus,
            "disk-full": self._fill_disk,
            "power-lost": self._lose_power,
        }.get(fault.kind)
        if do is not None:
            self.loop.call_at(fault.at, do, fault, context=self.outside)

    def _node(self, fault: Fault) -> Node | None:
        node = next(node for node in self.nodes if node.name == fault.who)
        if node.life is None or not node.life.actor.alive:
            return None
        self.faults.happened[fault.kind] += 1
        return node

    def _kill(self, fault: Fault) -> None:
        if (node := self._node(fault)) is not None:
            assert node.life is not None
            node.life.actor.fuse = int(fault.size)
            self._come_back(node, fault.length)

    def _come_back(self, node: Node, after: float) -> None:
        """Start a node again, once it has died."""

        def begin() -> None:
            self._doomed.pop(node.name, None)
            if node.life is not None and node.life.actor.alive:
                node.kill()  # it had nothing to do until now
            if node.life is None:
                node.start()

        self.loop.call_later(after, begin, context=self.outside)

    def _doom(self, fault: Fault) -> None:
        if (node := self._node(fault)) is not None:
            self._doomed[node.name] = DOOMS[int(fault.size * len(DOOMS))]
            self._come_back(node, fault.length)

    def _freeze(self, fault: Fault) -> None:
        if (node := self._node(fault)) is not None:
            assert node.life is not None
            actor = node.life.actor
            actor.freeze()
            self.loop.call_later(fault.length, actor.thaw, self.loop, context=self.outside)

    def _update(self, fault: Fault) -> None:
        if (node := self._node(fault)) is not None and node.is_up:
            assert node.life is not None
            self.loop.start(node.life.actor, node.restart())

    def _set_clock(self, fault: Fault) -> None:
        if (node := self._node(fault)) is not None:
            assert node.life is not None
            node.life.clock.set_by(int(fault.size))

    def _cut(self, fault: Fault) -> None:
        connection = self.by_name[fault.who].connection
        if connection is not None:
            self.faults.happened[fault.kind] += 1
            connection.cut(fault.size)

    def _slow_down(self, fault: Fault) -> None:
        connection = self.by_name[fault.who].connection
        if connection is not None:
            self.faults.happened[fault.kind] += 1
            connection.slow_until = self.loop.now + fault.length

    def _cut_bus(self, fault: Fault) -> None:
        self.faults.happened[fault.kind] += 1
        self.hub.cut(fault.who)
        self.loop.call_later(fault.length, self.hub.heal, fault.who, context=self.outside)

    def _fill_disk(self, fault: Fault) -> None:
        self.faults.happened[fault.kind] += 1
        self.disk.is_full = True

        def clear() -> None:
            self.disk.is_full = self.faults.now("disk-full", "") is not None

        self.loop.call_later(fault.length, clear, context=self.outside)

    def _lose_power(self, fault: Fault) -> None:
        self.faults.happened[fault.kind] += 1
        self._power += 1
        self.disk.lose_power()

    # The database -------------------------------------------------------------------------------

    def latency(self, dice: Random, mean: float) -> float:
        """Draw how long something takes on its way: seldom much longer than usual."""
        return 0.0002 + dice.expovariate(1 / mean)

    def trip(
        self, actor: Actor, work: Callable[[], Any], name: str, about: str
    ) -> "asyncio.Future[Any]":
        """Do something in the database, and come back with the answer."""
        answer: asyncio.Future[Any] = SimulatedFuture(self.loop)
        node = actor.name.partition(".")[0]
        dice = self.chance[f"store {node}"]
        delay = self.latency(dice, 0.001) + self.faults.lateness("store-stalls", node, dice)
        if name == "load_table":
            self.loads.setdefault(about, []).append(self.loop.now)
        number = self._trips[actor.name] = self._trips.get(actor.name, 0) + 1
        way = f"{actor.name} {name} {number}"
        self.loop.arrive(
            self.loop.now + delay,
            way,
            READS if name in READING else STORE,
            self._execute,
            actor,
            name,
            way,
            work,
            answer,
            context=self.outside,
        )
        return answer

    def _execute(
        self,
        actor: Actor,
        name: str,
        way: str,
        work: Callable[[], Any],
        answer: "asyncio.Future[Any]",
    ) -> None:
        node = actor.name.partition(".")[0]
        dice, faults = self.chance[f"store {node}"], self.faults
        if not actor.alive and dice.random() < 0.5:
            return  # it had not left the node
        result: Any = None
        trouble: Exception | None = None
        is_doomed = actor.alive and self._doomed.get(node) in ("", name)
        is_dark = faults.now("power-lost", "") is not None
        if is_dark or faults.strikes("store-fails", node, dice):
            trouble = Broken("connection refused")
        else:
            has_written = False
            try:
                result, has_written = self.work_in_store(name, work)
            except Exception as failure:
                trouble = failure
            if is_doomed and has_written:
                del self._doomed[node]
                next(one for one in self.nodes if one.name == node).kill()
            if faults.strikes("answer-lost", node, dice):
                trouble = Broken("connection lost")
        self.loop.arrive(
            self.loop.now + self.latency(dice, 0.001),
            way,
            actor.name,
            self._answer,
            answer,
            result,
            trouble,
            self._power,
            context=actor.home,
        )

    def work_in_store(self, name: str, work: Callable[[], Any]) -> tuple[Any, bool]:
        """Do something in the database; say whether it has written."""
        before = self.disk.writes
        return work(), self.disk.writes > before

    def _answer(
        self,
        answer: "asyncio.Future[Any]",
        result: Any,
        trouble: Exception | None,
        power: int,
    ) -> None:
        if answer.done():
            return
        if power != self._power:
            trouble = Broken("connection lost")
        if trouble is not None:
            answer.set_exception(trouble)
        else:
            answer.set_result(result)

    # What people ask ----------------------------------------------------------------------------

    def open(self, player: Player, token: str) -> Connection:
        """Let somebody open a connection to some node."""
        player.connections += 1
        node = self.node_for(player)
        actor = WORLD if node.life is None else node.life.actor
        connection = Connection(self, player, actor, player.name, player.connections)

        def arrive() -> None:
            if node.life is not None and node.is_up:
                node.life.connect(connection, token, player.name)
            else:
                connection.cut()

        way = f"{player.name} {player.connections} >"
        at = self.loop.now + self.latency(player.dice, 0.004)
        self.loop.arrive(at, way, actor.name, arrive, context=self.outside)
        return connection

    def node_for(self, player: Player) -> Node:
        """Return the node to which somebody connects."""
        return player.dice.choice([node for node in self.nodes if node.is_up] or self.nodes)

    def leave_table(self, player: Player) -> None:
        """Let somebody leave a running game, and break off; he will be back."""
        up = [node for node in self.nodes if node.is_up]
        if up:
            person = Person(player.name, player.name, BEGAN_MS)
            node = player.dice.choice(up)
            player.left_at.append(self.loop.now)
            asked = node.ask(lambda service: service.lobby.leave(player.seated.table, person))
            asked.add_done_callback(_whatever, context=self.outside)
        player.hang_up()

    def chosen(self, player: Player, legal: dict[str, Any], id_: str) -> str:
        """Choose by lot, but like to play special tiles: otherwise windows are rare."""
        words: list[str] = legal["actions"]
        eager = [word for word in words if word.startswith("play")]
        word = player.dice.choice(eager if eager and player.dice.random() < 0.7 else words)
        if id_ == self.otherwise:
            return words[(words.index(word) + 1) % len(words)]
        return word

    def has_clock(self, table: str) -> bool:
        """Ask whether thinking time runs out at a table."""
        return self.tables[table].table.plan.clock.kind is not ClockKind.NONE

    def closes_by_itself(self, table: str) -> bool:
        """Ask whether windows at a table close after a time."""
        return self.tables[table].table.plan.reaction_ms > 0

    def is_rated(self, table: str) -> bool:
        """Ask whether the game at a table is rated."""
        return self.tables[table].table.plan.rated

    def reads_aloud(self, table: str) -> bool:
        """Ask whether those at a table say what they have seen."""
        return self.tables[table].table.plan.pace is not Pace.AT_ONCE

    # What is watched while it happens -----------------------------------------------------------

    def watch_sent(self, connection: Connection, text: bytes) -> None:
        """See that nothing is sent which is not stored."""
        if text.startswith((b'{"type":"step"', b'{"type":"snapshot"')):
            head = text[: text.index(b",", text.index(b'"seq":'))].split(b'"')
            table, seq = head[7].decode(), int(head[-1][1:])
            if seq > self.last_step(table):
                self.wrong.append(
                    f"shown before stored: step {seq} of {table} to {connection.name}"
                )

    def watch_thought(self, node: str, question: Question) -> None:
        """Note that a bot was asked something."""
        holder = self.rows.leases.get(f"table:{question.table}")
        self.thoughts.append(
            Thought(self.loop.now, node, question.table, None if holder is None else holder[0])
        )

    def watch_pushed(self, node: str, device: Device, parcel: Parcel) -> None:
        """Note that something was sent to a device."""
        content: Any = parcel.content
        self.pushed.append(
            Pushed(self.loop.now, node, device.id, content["table"], content["turn"])
        )


def _whatever(task: "asyncio.Task[Any]") -> None:
    """Look at what became of something, so that nobody else has to."""
    if not task.cancelled():
        task.exception()


class Listening(logging.Handler):
    """Hears what the server logs in a world: an error that no fault explains is wrong."""

    def __init__(self, world: World) -> None:
        super().__init__(logging.WARNING)
        self.world = world
        self._before: list[logging.Handler] = []

    def __enter__(self) -> None:
        log = logging.getLogger("larceny")
        self._before, log.handlers, log.propagate = log.handlers, [self], False

    def __exit__(self, *_: object) -> None:
        log = logging.getLogger("larceny")
        log.handlers, log.propagate = self._before, True

    def emit(self, record: logging.LogRecord) -> None:
        """Note an error that is not a failure of the store."""
        trouble = record.exc_info[1] if record.exc_info else None
        if record.levelno >= logging.ERROR and not isinstance(trouble, Broken):
            self.world.wrong.append(f"logged: {record.getMessage()}: {trouble!r}")
