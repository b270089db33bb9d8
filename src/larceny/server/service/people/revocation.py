"""Tokens that end take their connections with them, at every node.

The node where a token ends closes its connections at once and announces it; the others do the same
when they hear of it. As an announcement can be lost, every node also asks the store, again and
again, whether the tokens of its open connections are still there.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from ...ports.bus import NODES, Bus, TokensEnded
from ...ports.clock import Clock
from ...ports.store import PeopleStore
from ..runtime.repeating import repeat
from ..runtime.tasks import Tasks

log = logging.getLogger(__name__)

POLL_S = 1.5
"""How often the store is asked: whatever becomes of the bus, it is over within two seconds."""

BATCH = 1_000
"""Tokens in one query."""


class Connections(Protocol):
    """The open connections of this node, by the hash of the token that opened them."""

    def tokens(self) -> list[str]:
        """List the tokens that have connections."""
        ...

    def end(self, hashes: Sequence[str]) -> None:
        """End the connections of tokens."""
        ...


class NoConnections:
    """A node without connections."""

    def tokens(self) -> list[str]:
        """List the tokens that have connections."""
        return []

    def end(self, hashes: Sequence[str]) -> None:
        """End the connections of tokens."""


class Revocation:
    """Ends the connections of tokens that are worth nothing any more."""

    def __init__(
        self,
        connections: Connections,
        people: PeopleStore,
        bus: Bus,
        alone: bool,
        clock: Clock,
        tasks: Tasks,
    ) -> None:
        self.connections = connections
        self.people = people
        self.bus = bus
        self.alone = alone
        self.clock = clock
        self.tasks = tasks

    async def start(self) -> None:
        """Begin to ask the store, where there are other nodes."""
        if not self.alone:
            self.tasks.start(self._run())

    def tokens_ended(self, hashes: Sequence[str]) -> None:
        """End the connections of tokens that ended here, at all nodes."""
        self.connections.end(hashes)
        if not self.alone:
            self.tasks.start(self.bus.announce(NODES, TokensEnded(tuple(hashes))))

    def on_tokens_ended(self, what: TokensEnded) -> None:
        """Hear of tokens that ended at another node."""
        self.connections.end(what.hashes)

    async def _run(self) -> None:
        await self.clock.sleep(POLL_S)
        await repeat(self.poll, POLL_S, self.clock, log, "look-failed")

    async def poll(self) -> None:
        """End the connections of tokens that the store does not know any more."""
        tokens = self.connections.tokens()
        for first in range(0, len(tokens), BATCH):
            some = tokens[first : first + BATCH]
            known = await asyncio.to_thread(self.people.known_tokens, some)
            self.connections.end([token for token in some if token not in known])
