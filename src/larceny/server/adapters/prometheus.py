"""Metrics for Prometheus, in a registry of their own."""

from collections.abc import Callable

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.02, 0.03, 0.05, 0.08, 0.15, 0.3, 0.6, 1.0, 2.5, 5.0)
_ENTRIES = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000)


class PrometheusMetrics:
    """Counts what happens, for a scraper to read."""

    content_type = CONTENT_TYPE_LATEST

    def __init__(self) -> None:
        disable_created_metrics()  # type: ignore[no-untyped-call]  # nobody asks for them
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._moves = Counter("larceny_moves", "Decisions stored", ["game"], registry=registry)
        self._told = Histogram(
            "larceny_act_seconds",
            "From receiving a decision to having told everybody",
            buckets=_SECONDS,
            registry=registry,
        )
        self._commit_entries = Histogram(
            "larceny_commit_entries",
            "Decisions committed together",
            buckets=_ENTRIES,
            registry=registry,
        )
        self._commit_seconds = Histogram(
            "larceny_commit_seconds", "Time of a commit", buckets=_SECONDS, registry=registry
        )
        self._thinking = Histogram(
            "larceny_bot_thinking_seconds",
            "Time a bot thinks about a decision",
            ["bot"],
            buckets=_SECONDS,
            registry=registry,
        )
        self._bot_failures = Counter(
            "larceny_bot_failures",
            "Decisions for which a simpler bot had to stand in",
            ["bot", "why"],
            registry=registry,
        )
        self._sockets = Gauge("larceny_sockets", "Open sockets", registry=registry)
        self._cut_off = Counter(
            "larceny_slow_readers", "Clients cut off for reading too slowly", registry=registry
        )
        self._refused = Counter(
            "larceny_refused", "Messages and requests refused", ["code"], registry=registry
        )
        self._bus = Counter("larceny_bus_failures", "Announcements lost", registry=registry)

    def look_at(self, live_tables: Callable[[], int], subscribers: Callable[[], int]) -> None:
        """Ask for what is counted elsewhere whenever somebody reads."""
        tables = Gauge("larceny_live_tables", "Tables in memory", registry=self.registry)
        tables.set_function(live_tables)
        watching = Gauge("larceny_subscribers", "Who watches tables", registry=self.registry)
        watching.set_function(subscribers)

    def text(self) -> bytes:
        """Return everything as Prometheus reads it."""
        return generate_latest(self.registry)

    def moved(self, game: str, moves: int) -> None:
        """Count decisions that were stored."""
        self._moves.labels(game).inc(moves)

    def acknowledged(self, seconds: float) -> None:
        """Note how long it took from receiving a decision to its acknowledgement."""
        self._told.observe(seconds)

    def committed(self, entries: int, seconds: float) -> None:
        """Note how many entries were committed together, and how long it took."""
        self._commit_entries.observe(entries)
        self._commit_seconds.observe(seconds)

    def thought(self, bot: str, seconds: float) -> None:
        """Note how long a bot thought about a decision."""
        self._thinking.labels(bot).observe(seconds)

    def bot_failed(self, bot: str, why: str) -> None:
        """Count a decision for which a simpler bot had to stand in."""
        self._bot_failures.labels(bot, why).inc()

    def socket_opened(self) -> None:
        """Count one more socket."""
        self._sockets.inc()

    def socket_closed(self) -> None:
        """Count one socket less."""
        self._sockets.dec()

    def cut_off(self) -> None:
        """Count a client that was cut off because it read too slowly."""
        self._cut_off.inc()

    def refused(self, code: str) -> None:
        """Count a message or a request that was refused."""
        self._refused.labels(code).inc()

    def bus_failed(self) -> None:
        """Count something that the bus could not carry."""
        self._bus.inc()
