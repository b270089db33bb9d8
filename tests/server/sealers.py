"""People whose programs seal what they add to a deal, and open it when they are asked to."""

from dataclasses import dataclass, field
from typing import Any

from larceny.kernel.events import Seat
from larceny.kernel.sealed_deal import ROUNDS, Chain
from larceny.server.domain import dealing
from larceny.server.domain.tables import Plan, Table
from larceny.server.service.lobby.lobby import ruleset_of
from larceny.server.service.service import Service

from .tables import Guest, guest


@dataclass(eq=False)
class Sealer(Guest):
    """Somebody whose program keeps a chain to itself."""

    chain: Chain | None = field(default=None)

    async def seal(self, table: str) -> None:
        """Be ready, with a seal."""
        found = await self.service.sessions.table(table)
        seat = found.seat_of(self.person.id)
        assert seat is not None
        self.chain = Chain.drawn(dealing.seal_scope_of(found, seat))
        await self.service.lobby.make_ready(table, self.person, True, seal=self.chain.seal)

    async def open(self, table: str) -> Table:
        """Open what is asked for now, as a browser does that hears of it."""
        opening = self.opening()
        assert opening is not None
        assert self.chain is not None
        assert self.chain.scope.seat in opening["waiting"]
        text = self.chain.text(opening["round"])
        return await self.service.lobby.open_own(table, self.person, opening["round"], text)

    def opening(self) -> dict[str, Any] | None:
        """Return what he was told last about what is sealed and who is awaited."""
        told = [one for kind in ("snapshot", "lobby") for one in self.messages(kind)]
        newest: dict[str, Any] | None = None
        for one in told:
            newest = one["lobby"]["opening"] or newest
        return newest

    def texts(self) -> list[str]:
        """List everything that he may be asked to open."""
        assert self.chain is not None
        return [self.chain.text(round_) for round_ in range(ROUNDS)]


async def sealers_at(
    service: Service, people: int, bots: int = 0, **agreed: Any
) -> tuple[str, list[Sealer]]:
    """Let people sit down, watch and seal something; nobody has begun yet."""
    game = "forty-thieves"
    plan = Plan(game, ruleset_of(game, None, {}), people + bots, **agreed)
    everybody = [Sealer((await guest(service)).person, service) for _ in range(people)]
    host = everybody[0].person
    table = (await service.lobby.open_table(host, plan)).id
    for one in everybody[1:]:
        await service.lobby.sit(table, one.person, None)
    for seat in range(people, people + bots):
        await service.lobby.seat_bot(table, host, Seat(seat), "random")
    for one in everybody:
        await one.subscribe(table)
        await one.seal(table)
    return table, everybody
