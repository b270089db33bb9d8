"""Ratings after rated games, with OpenSkill; people and bots alike."""

import asyncio

from openskill.models import PlackettLuce

from larceny.kernel.record import places

from ...domain.tables import Table
from ...ports.clock import Clock
from ...ports.store import Conflict, Rating, RatingStore
from ..table.session import TableSession

_MODEL = PlackettLuce()


class Ratings:
    """Rates the games that were agreed to be rated."""

    def __init__(self, store: RatingStore, clock: Clock) -> None:
        self.clock = clock
        self.store = store

    async def rate(self, session: TableSession) -> None:
        """Rate a finished game, once."""
        table = session.table
        if not table.plan.rated:
            return
        players, game = players_of(table), table.plan.game
        while True:
            before = await asyncio.to_thread(self.store.ratings, game, players)
            after = rated(players, before, ranks_of(session))
            try:
                now = self.clock.now_ms()
                await asyncio.to_thread(self.store.rate, table.id, game, now, after)
            except Conflict:
                continue  # another table was rated meanwhile
            return


def players_of(table: Table) -> list[str]:
    """Name who played, by seat: people, and bots by their level."""
    return [chair.person or f"bot:{chair.bot}" for chair in table.chairs]


def ranks_of(session: TableSession) -> list[float]:
    """Return who came where."""
    return places(session.game.scores(session.state), session.game.winners(session.state))


def rated(players: list[str], before: dict[str, Rating], ranks: list[float]) -> dict[str, Rating]:
    """Return the new ratings; a bot that sits on several chairs gets the mean of them."""
    teams = []
    for player in players:
        known = before.get(player)
        teams.append([_MODEL.rating() if known is None else _MODEL.rating(known.mu, known.sigma)])
    changed = _MODEL.rate(teams, ranks=ranks)
    after: dict[str, Rating] = {}
    for player in dict.fromkeys(players):
        seats = [seat for seat, name in enumerate(players) if name == player]
        games = before[player].games if player in before else 0
        after[player] = Rating(
            mu=sum(changed[seat][0].mu for seat in seats) / len(seats),
            sigma=sum(changed[seat][0].sigma for seat in seats) / len(seats),
            games=games + 1,
        )
    return after
