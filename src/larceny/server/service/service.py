"""All parts of the service together, as one node runs them."""

from ..ports.bus import NODES, RESYNC, Bus
from ..ports.clock import Clock
from ..ports.metrics import NO_METRICS, Metrics
from ..ports.pushes import Messenger
from ..ports.store import Store
from ..ports.thinkers import Thinkers
from .background.archiving import Archiving
from .background.bot_resumption import BotResumption
from .background.idle_eviction import IdleEviction
from .bots.pacing import Pacing
from .bots.players import BotPlayers
from .cluster.catch_up import CatchUp
from .cluster.presence import Presence
from .history.archive import Archive
from .history.ratings import Ratings
from .lobby.lobby import Lobby
from .play.chat import Chat
from .play.notes import Notes
from .play.reaction_windows import ReactionWindows
from .play.referee import Referee
from .play.thinking_time import ThinkingTime
from .play.undo import UndoRequests
from .push.outbox import AFTER_MS, Outbox
from .runtime.group_commit import GroupCommit
from .runtime.leases import SoleNode, StoredLeases
from .runtime.tasks import Tasks
from .table.page_visibility import PageVisibility
from .table.session import TableSession


class Service:
    """One node's service: begin with `start`, end with `stop`."""

    def __init__(
        self,
        store: Store,
        bus: Bus,
        node: str,
        alone: bool,
        clock: Clock,
        thinkers: Thinkers,
        fallback: Thinkers,
        metrics: Metrics = NO_METRICS,
        messenger: Messenger | None = None,
        push_after_ms: int = AFTER_MS,
    ) -> None:
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.bus = bus
        self.tasks = Tasks()
        self.thinkers = thinkers
        leases = SoleNode() if alone else StoredLeases(store.leases, node, clock)
        self.journal = GroupCommit("journal", store.journal.append)
        self.referee = Referee(store, self.journal, bus, alone, clock)
        self.ratings = Ratings(store.ratings, clock)
        self.referee.when_over.append(self.ratings.rate)
        self.windows = ReactionWindows(self.referee, store.sealed, leases, self.tasks)
        self.visibility = PageVisibility()
        self.pacing = Pacing(self.referee, self.visibility, node, self.tasks)
        self.bots = BotPlayers(
            self.referee,
            store.journal,
            leases,
            self.tasks,
            thinkers,
            fallback,
            self.pacing,
            metrics,
        )
        self.thinking_time = ThinkingTime(self.referee, store.journal, leases, self.tasks)
        self.lobby = Lobby(store, self.referee)
        self.chat = Chat(self.referee, store.chat)
        self.notes = Notes(self.referee, store.notes, store.journal, self.tasks)
        self.undo = UndoRequests(self.referee, store.journal)
        self.presence = Presence(self.referee, node, self.tasks)
        self.catch_up = CatchUp(self.referee, store.tables, self.tasks, self._catch_up)
        self.idle_eviction = IdleEviction(self.referee, self.bots, self.tasks)
        self.archiving = Archiving(self.referee, store, Archive(store), leases, self.tasks)
        self.outbox: Outbox | None = None
        if messenger is not None:
            self.outbox = Outbox(
                self.referee,
                store,
                node,
                self.bots,
                self.tasks,
                self.visibility,
                messenger,
                push_after_ms,
            )
        self.bot_resumption = BotResumption(
            self.referee, store.tables, self.bots, leases, self.tasks
        )

    async def start(self) -> None:
        """Begin: listen to other nodes, and look after the tables that wait."""
        await self.journal.start()
        await self.windows.sealing.start()
        await self.bus.start(self._heard)
        for part in (
            self.presence,
            self.catch_up,
            self.thinking_time,
            self.bot_resumption,
            self.idle_eviction,
            self.archiving,
        ):
            await part.start()
        if self.outbox is not None:
            await self.outbox.start()

    async def stop(self) -> None:
        """End: nothing new is begun, and what waits is written."""
        if self.outbox is not None:
            await self.outbox.stop()
        await self.tasks.stop()
        await self.thinkers.stop()
        self.windows.timers.stop()
        self.thinking_time.timers.stop()
        await self.presence.stop()
        await self.bus.stop()
        await self.windows.sealing.stop()
        await self.journal.stop()

    async def _heard(self, table: str, what: str) -> None:
        """Catch up with what another node announced."""
        if table == NODES:
            await self._heard_of_node(*what.split())
            return
        session = await self.referee.at_hand(table)
        if session is None:
            return
        match what.split():
            case ["chat"]:
                await self.chat.catch_up(session)
            case ["here", node, seats, watching]:
                await self.presence.heard(session, node, seats, watching)
            case ["notes", seat]:
                await self.notes.heard(session, int(seat))
            case ["seen", node, seq]:
                self.pacing.heard(session, node, seq)
            case ["undo", *request]:
                await self.undo.heard(session, *request)
            case ["who"]:
                await self.presence.tell(session)
                await self.pacing.tell(session)
                await self.undo.tell_again(session)
            case ["away", seat]:
                session.away.add(int(seat))
                self.referee.broadcast_presence(session)
                self.referee.looked_at(session)
            case ["back", seat]:
                session.away.discard(int(seat))
                self.referee.broadcast_presence(session)
            case _:
                await self._catch_up(session)
                if what == RESYNC:
                    await self.chat.catch_up(session)
                    await self.presence.ask_again(session)

    async def _heard_of_node(self, what: str, node: str = "") -> None:
        if what == "alive":
            await self.presence.is_alive(node)
        elif what == "gone":
            self.presence.is_gone(node)

    async def _catch_up(self, session: TableSession) -> None:
        async with session.lock:
            if self.referee.has(session):
                await self.referee.reload(session)
