"""Tables that people play at by lot while something goes wrong, and what is found there."""

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from larceny.server.ports.store import Store

from .ledger import Findings, Ledger
from .players import Address, Player, Wanted, lay
from .waiting import PATIENCE_S


@dataclass
class PlayedTables:
    """Who plays where, and what was told and stored."""

    addresses: Sequence[Address]
    dice: Random
    kind: type[Player] = Player
    findings: Findings = field(default_factory=Findings)
    games: int = 0
    """Those that have come to their end."""
    ledgers: list[Ledger] = field(default_factory=list)
    _playing: list[asyncio.Task[None]] = field(default_factory=list)
    _replaced: set[str] = field(default_factory=set)

    @property
    def players(self) -> list[Player]:
        """Return all who play or watch now."""
        return [player for ledger in self.ledgers for player in ledger.players]

    def lay(self, store: Store, wanted: Sequence[Wanted]) -> None:
        """Lay tables; people come and play there."""
        for one in wanted:
            laid = lay(store, one)
            players = [
                self.kind(
                    laid,
                    number,
                    self.addresses,
                    number % len(self.addresses),
                    Random(self.dice.random()),
                )
                for number in range(len(laid.tokens))
            ]
            self.ledgers.append(Ledger(laid, players, self.findings))
            self._playing += [asyncio.create_task(player.run()) for player in players]

    def lay_again(self, store: Store) -> None:
        """Lay a table anew for each whose game has just come to its end."""
        over = [ledger for ledger in self.ledgers if all(player.over for player in ledger.players)]
        new = [ledger for ledger in over if ledger.laid.table not in self._replaced]
        self._replaced.update(ledger.laid.table for ledger in new)
        self.lay(store, [ledger.laid.wanted for ledger in new])

    def check(self, store: Store) -> None:
        """Lay what was stored beside what was told; put away what is over."""
        for ledger in self.ledgers:
            ledger.check(store)
        over = [one for one in self.ledgers if one.is_over and all(p.over for p in one.players)]
        self.ledgers = [one for one in self.ledgers if one not in over]
        self.games += len(over)

    async def play_to_the_end(self) -> None:
        """Wait until all games have come to their end."""
        until = time.monotonic() + PATIENCE_S
        while not all(player.over for player in self.players) and time.monotonic() < until:
            await asyncio.sleep(0.1)

    def note_unfinished(self) -> None:
        """Note the games that have not come to their end, though everybody could play."""
        for ledger in self.ledgers:
            self.findings.wrong.append(f"{ledger.laid.wanted} has not come to its end")

    async def stop(self) -> None:
        """Let everybody go."""
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
