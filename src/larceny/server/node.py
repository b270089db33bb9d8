"""One node: what it runs, and in which order that starts and stops."""

import logging
from contextlib import AsyncExitStack
from dataclasses import replace
from typing import cast

from . import logs
from .adapters.measured import MeasuredJournal
from .adapters.prometheus import PrometheusMetrics
from .adapters.system_clock import SystemClock
from .composition import compose_service, open_bus, open_database, open_ports
from .http.token_sockets import TokenSockets
from .ports.clock import Clock
from .ports.metrics import NO_METRICS, Metrics
from .ports.store import JournalStore, Store
from .realtime.draining import OpenSockets
from .service.cluster.readiness import Readiness
from .service.runtime.lifecycle import Part
from .settings import Settings

log = logging.getLogger(__name__)

LEAVE_S = 1.5
"""How long decisions that are on their way are waited for when the server goes."""


class Node:
    """A server process."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        self.settings = settings
        self.clock: Clock = SystemClock() if clock is None else clock
        self.scraped = PrometheusMetrics() if settings.metrics else None
        self.metrics: Metrics = NO_METRICS if self.scraped is None else self.scraped
        self.sockets = OpenSockets(self.metrics)
        self.by_token = TokenSockets()
        self.store = self._measured(open_database(settings.database))
        self.bus = open_bus(settings.redis, self.clock, settings.node, self.metrics)
        self.readiness = Readiness(self.store, self.bus, self.clock, settings.node)
        ports = open_ports(settings, self.store, self.bus, self.clock, self.metrics)
        self.service = compose_service(ports, self.by_token)
        self.parts: list[Part] = [self.service]  # in the order in which they start
        self._running = AsyncExitStack()
        if self.scraped is not None:
            self.scraped.look_at(lambda: len(self.service.sessions.loaded), self._subscribers)

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
        session = self.service.sessions.loaded.get(table)
        return "unknown" if session is None else session.table.plan.game

    def _subscribers(self) -> int:
        tables = list(self.service.sessions.loaded.values())
        return sum(len(who) for session in tables for who in session.audience.listeners.values())
