"""One node: what it stands on, what it runs, and in which order that starts and stops.

store ─► bus ─► service (journal, referee, bots, clocks …) ─► sockets
"""

import logging
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import Protocol, cast

from sqlalchemy.exc import SQLAlchemyError

from larceny.kernel.errors import LarcenyError

from . import logs
from .adapters.bot_workers import BotWorkers
from .adapters.database import UnusableDatabase
from .adapters.in_process_bots import InProcessBots
from .adapters.local_bus import LocalBus
from .adapters.measured import MeasuredJournal
from .adapters.prometheus import PrometheusMetrics
from .adapters.sql_store import open_store
from .adapters.system_clock import SystemClock
from .adapters.web_push import Sender, WebPush
from .adapters.web_push_crypto import new_key
from .ports.bus import Bus
from .ports.clock import Clock
from .ports.metrics import NO_METRICS, Metrics
from .ports.pushes import Messenger
from .ports.store import JournalStore, Store
from .ports.thinkers import Thinkers
from .realtime.draining import OpenSockets
from .service.bots.players import FALLBACK_MS
from .service.cluster.readiness import Readiness
from .service.service import Service
from .settings import Settings, without_password

log = logging.getLogger(__name__)

LEAVE_S = 1.5
"""How long decisions that are on their way are waited for when the server goes."""


class CannotServe(LarcenyError):
    """Something that the server stands on is not there."""

    kind = "cannot-serve"


class Part(Protocol):
    """Something that runs as long as the server does."""

    async def start(self) -> None:
        """Begin."""
        ...

    async def stop(self) -> None:
        """End; what was promised is kept first."""
        ...


class Node:
    """A server process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock: Clock = SystemClock() if clock is None else clock
        self.scraped = PrometheusMetrics() if settings.metrics else None
        self.metrics: Metrics = NO_METRICS if self.scraped is None else self.scraped
        self.sockets = OpenSockets(self.metrics)
        self.store = self._measured(open_database(settings.database))
        self.bus = open_bus(settings.redis, self.clock, settings.node, self.metrics)
        self.readiness = Readiness(self.store, self.bus, self.clock)
        thinkers = open_thinkers(settings, self.clock)
        self.messenger = open_messenger(settings, self.store)
        self.service = Service(
            self.store,
            self.bus,
            settings.node,
            settings.alone,
            self.clock,
            thinkers,
            InProcessBots(self.clock, FALLBACK_MS, most=0),
            self.metrics,
            self.messenger,
            settings.push_after_ms,
        )
        self.parts: list[Part] = [self.service]  # in the order in which they start
        self._running = AsyncExitStack()
        if self.scraped is not None:
            self.scraped.look_at(lambda: len(self.service.referee.loaded), self._subscribers)

    async def start(self) -> None:
        """Start every part; if one cannot, stop those that run."""
        self._running.callback(self.store.close)
        try:
            for part in self.parts:
                await part.start()
                self._running.push_async_callback(part.stop)
        except BaseException:
            await self._running.aclose()
            raise
        log.info("started", extra=logs.facts(name=self.settings.node))

    async def leave(self) -> None:
        """Take nobody in any more; answer what was asked, then send everybody away."""
        self.readiness.going = True
        log.info("leaving", extra=logs.facts(count=len(self.sockets)))
        await self.sockets.close_all(within=LEAVE_S)

    async def stop(self) -> None:
        """Stop every part, the last one first, then close the store."""
        self.readiness.going = True
        await self._running.aclose()
        log.info("stopped", extra=logs.facts(name=self.settings.node))

    def _measured(self, store: Store) -> Store:
        if self.scraped is None:
            return store
        measured = MeasuredJournal(store.journal, self.metrics, self._game_of)
        return replace(store, journal=cast(JournalStore, measured))

    def _game_of(self, table: str) -> str:
        session = self.service.referee.loaded.get(table)
        return "unknown" if session is None else session.table.plan.game

    def _subscribers(self) -> int:
        tables = list(self.service.referee.loaded.values())
        return sum(len(told) for session in tables for told in session.listeners.values())


def open_database(url: str) -> Store:
    """Open the store, or say why it cannot be opened."""
    try:
        return open_store(url)
    except ImportError as missing:
        shown, package = without_password(url), str(missing.name)
        raise UnusableDatabase("no-driver", url=shown, package=package) from None
    except (SQLAlchemyError, OSError) as trouble:
        shown, why = without_password(url), _why(trouble)
        raise UnusableDatabase("trouble", url=shown, why=why) from trouble


def open_bus(url: str, clock: Clock, node: str, metrics: Metrics) -> Bus:
    """Open the bus: within this process, or through Redis."""
    if not url:
        return LocalBus()
    try:
        from .adapters.redis_bus import RedisBus  # noqa: PLC0415  (only where there is Redis)
    except ImportError:
        raise CannotServe("no-redis", url=without_password(url)) from None
    return RedisBus(url, clock, node, failed=metrics.bus_failed)


def open_thinkers(settings: Settings, clock: Clock) -> Thinkers:
    """Give bots a place to think: processes of their own, or threads of this one."""
    if not settings.bot_workers:
        return InProcessBots(clock, settings.bot_ms)
    how = (settings.bot_ms, settings.log_format, settings.log_level)
    return BotWorkers(clock, settings.bot_workers, *how)


def open_messenger(settings: Settings, store: Store) -> Messenger | None:
    """Let people be told far from the page, by the key that was given or is kept."""
    if not settings.push:
        return None
    key = settings.push_key or store.pushes.key(new_key())
    return WebPush(Sender(key, settings.contact, settings.push_anywhere))


def _why(trouble: Exception) -> str:
    """Return the first line of what went wrong, without the statement it went wrong in."""
    told = str(getattr(trouble, "orig", None) or trouble)
    return told.strip().partition("\n")[0]
