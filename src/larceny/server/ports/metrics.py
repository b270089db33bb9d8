"""What is counted while the server runs. The service tells it here, and knows no Prometheus."""

from typing import Protocol


class Metrics(Protocol):
    """Counts what happens."""

    def moved(self, game: str, moves: int) -> None:
        """Count decisions that were stored."""
        ...

    def acknowledged(self, seconds: float) -> None:
        """Note how long it took from receiving a decision to its acknowledgement."""
        ...

    def committed(self, entries: int, seconds: float) -> None:
        """Note how many entries were committed together, and how long it took."""
        ...

    def thought(self, bot: str, seconds: float) -> None:
        """Note how long a bot thought about a decision."""
        ...

    def bot_failed(self, bot: str, why: str) -> None:
        """Count a decision for which a simpler bot had to stand in."""
        ...

    def socket_opened(self) -> None:
        """Count one more socket."""
        ...

    def socket_closed(self) -> None:
        """Count one socket less."""
        ...

    def cut_off(self) -> None:
        """Count a client that was cut off because it read too slowly."""
        ...

    def refused(self, code: str) -> None:
        """Count a message or a request that was refused."""
        ...

    def bus_failed(self) -> None:
        """Count something that the bus could not carry."""
        ...


class NoMetrics:
    """Counts nothing."""

    def moved(self, game: str, moves: int) -> None:
        """Count decisions that were stored."""

    def acknowledged(self, seconds: float) -> None:
        """Note how long it took from receiving a decision to its acknowledgement."""

    def committed(self, entries: int, seconds: float) -> None:
        """Note how many entries were committed together, and how long it took."""

    def thought(self, bot: str, seconds: float) -> None:
        """Note how long a bot thought about a decision."""

    def bot_failed(self, bot: str, why: str) -> None:
        """Count a decision for which a simpler bot had to stand in."""

    def socket_opened(self) -> None:
        """Count one more socket."""

    def socket_closed(self) -> None:
        """Count one socket less."""

    def cut_off(self) -> None:
        """Count a client that was cut off because it read too slowly."""

    def refused(self, code: str) -> None:
        """Count a message or a request that was refused."""

    def bus_failed(self) -> None:
        """Count something that the bus could not carry."""


NO_METRICS: Metrics = NoMetrics()
