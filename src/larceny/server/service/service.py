"""All parts of the service together, as one node runs them."""

from ..ports.bus import NODES, RESYNC, Bus
from ..ports.clock import Clock
from ..ports.metrics import NO_METRICS, Metrics
from ..ports.pushes import Messenger
from ..ports.store import Store
from ..ports.thinkers import Thinkers
from .background.bot_resumption import Waking
from .background.idle_eviction import Resting
from .bots.pacing import Pacing
from .bots.players import BotSeats
from .cluster.catch_up import Missed
from .cluster.presence import Presence
from .history.ratings import Ratings
from .lobby.lobby import Lobby
from .play.chat import Talk
from .play.notes import Notes
from .play.reaction_windows import Windows
from .play.referee import Referee
from .play.thinking_time import Clocks
from .play.undo import TakingBack
from .push.outbox import AFTER_MS, Pushing
from .runtime.group_commit import Groups
from .runtime.leases import AllMine, Leased
from .runtime.tasks import Tasks
from .table.page_visibility import Attention
from .table.session import Live


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
        duties = AllMine() if alone else Leased(store.leases, node, clock)
        self.journal = Groups("journal", store.journal.append)
        self.referee = Referee(store, self.journal, bus, alone, clock)
        self.ratings = Ratings(store.ratings, clock)
        self.referee.when_over.append(self.ratings.rate)
        self.windows = Windows(self.referee, store.sealed, duties, self.tasks)
        self.attention = Attention()
        self.pacing = Pacing(self.referee, self.attention, node, self.tasks)
        self.bots = BotSeats(
            self.referee,
            store.journal,
            duties,
            self.tasks,
            thinkers,
            fallback,
            self.pacing,
            metrics,
        )
        self.clocks = Clocks(self.referee, store.journal, duties, self.tasks)
        self.lobby = Lobby(store, self.referee)
        self.talk = Talk(self.referee, store.chat)
        self.notes = Notes(self.referee, store.notes, store.journal, self.tasks)
        self.taking_back = TakingBack(self.referee, store.journal)
        self.presence = Presence(self.referee, node, self.tasks)
        self.missed = Missed(self.referee, store.tables, self.tasks, self._catch_up)
        self.resting = Resting(self.referee, self.bots, self.tasks)
        self.pushing: Pushing | None = None
        if messenger is not None:
            self.pushing = Pushing(
                self.referee,
                store,
                node,
                self.bots,
                self.tasks,
                self.attention,
                messenger,
                push_after_ms,
            )
        self.waking = Waking(self.referee, store.tables, self.bots, duties, self.tasks)

    async def start(self) -> None:
        """Begin: listen to other nodes, and look after the tables that wait."""
        await self.journal.start()
        await self.windows.sealing.start()
        await self.bus.start(self._heard)
        for part in (self.presence, self.missed, self.clocks, self.waking, self.resting):
            await part.start()
        if self.pushing is not None:
            await self.pushing.start()

    async def stop(self) -> None:
        """End: nothing new is begun, and what waits is written."""
        if self.pushing is not None:
            await self.pushing.stop()
        await self.tasks.stop()
        await self.thinkers.stop()
        self.windows.timers.stop()
        self.clocks.timers.stop()
        await self.presence.stop()
        await self.bus.stop()
        await self.windows.sealing.stop()
        await self.journal.stop()

    async def _heard(self, table: str, what: str) -> None:
        """Catch up with what another node announced."""
        if table == NODES:
            await self._heard_of_node(*what.split())
            return
        live = await self.referee.at_hand(table)
        if live is None:
            return
        match what.split():
            case ["chat"]:
                await self.talk.catch_up(live)
            case ["here", node, seats, watching]:
                await self.presence.heard(live, node, seats, watching)
            case ["notes", seat]:
                await self.notes.heard(live, int(seat))
            case ["seen", node, seq]:
                self.pacing.heard(live, node, seq)
            case ["undo", *request]:
                await self.taking_back.heard(live, *request)
            case ["who"]:
                await self.presence.tell(live)
                await self.pacing.tell(live)
                await self.taking_back.tell_again(live)
            case ["away", seat]:
                live.away.add(int(seat))
                self.referee.tell_presence(live)
                self.referee.looked_at(live)
            case ["back", seat]:
                live.away.discard(int(seat))
                self.referee.tell_presence(live)
            case _:
                await self._catch_up(live)
                if what == RESYNC:
                    await self.talk.catch_up(live)
                    await self.presence.ask_again(live)

    async def _heard_of_node(self, what: str, node: str = "") -> None:
        if what == "alive":
            await self.presence.is_alive(node)
        elif what == "gone":
            self.presence.is_gone(node)

    async def _catch_up(self, live: Live) -> None:
        async with live.lock:
            if self.referee.has(live):
                await self.referee.reload(live)
