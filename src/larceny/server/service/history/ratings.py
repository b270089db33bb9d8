"""Ratings after rated games, with OpenSkill; people and bots alike."""

import asyncio
from typing import NamedTuple

from openskill.models import PlackettLuce

from larceny.games.registry import GAMES
from larceny.kernel.record import places

from ...domain.accounts import GONE
from ...domain.refusals import NotFound
from ...domain.tables import Table
from ...ports.clock import Clock
from ...ports.store import Conflict, PeopleStore, Person, Rated, Rating, RatingStore
from ..table.events import GameOver
from ..table.position import Position

_MODEL = PlackettLuce()

BOT = "bot:"
"""Before the name of a bot that is rated."""


class Leader(NamedTuple):
    """One of the strongest players of a game."""

    player: str
    name: str
    rating: Rating


class OwnPlace(NamedTuple):
    """At which place of the leaderboard somebody stands, from 1."""

    place: int
    leader: Leader


class Ratings:
    """Rates the games that were agreed to be rated."""

    def __init__(self, store: RatingStore, people: PeopleStore, clock: Clock) -> None:
        self.clock = clock
        self.store = store
        self.people = people

    async def on_game_over(self, event: GameOver) -> None:
        """Rate a finished game, once."""
        session = event.session
        table = session.table
        if not table.plan.rated:
            return
        players, game = players_of(table), table.plan.game
        while True:
            before = await asyncio.to_thread(self.store.ratings, game, players)
            after = rated(players, before, ranks_of(session.position))
            try:
                now = self.clock.now_ms()
                await asyncio.to_thread(self.store.rate, table.id, game, now, after)
            except Conflict:
                continue  # another table was rated meanwhile
            return

    async def of_player(self, player: str) -> dict[str, Rating]:
        """Return how strong a player is, in each game where he was rated."""
        return await asyncio.to_thread(self._of_player, player)

    def _of_player(self, player: str) -> dict[str, Rating]:
        found = {game: self.store.ratings(game, [player]).get(player) for game in GAMES}
        return {game: rating for game, rating in found.items() if rating is not None}

    async def leaders(self, game: str, limit: int) -> list[Leader]:
        """List the strongest players of a game; who has deleted his data is not among them."""
        _check_game(game)
        return await asyncio.to_thread(self._leaders, game, limit)

    def _leaders(self, game: str, limit: int) -> list[Leader]:
        best = self.store.leaderboard(game, limit)
        names = self.people.names_of([player for player, _ in best])
        names |= {player: player.removeprefix(BOT) for player, _ in best if player.startswith(BOT)}
        return [
            Leader(player, names[player], rating)
            for player, rating in best
            if names.get(player, GONE) != GONE
        ]

    async def place(self, game: str, person: Person) -> OwnPlace | None:
        """Say where somebody stands among all, if he was rated."""
        _check_game(game)
        return await asyncio.to_thread(self._place, game, person)

    def _place(self, game: str, person: Person) -> OwnPlace | None:
        rating = self.store.ratings(game, [person.id]).get(person.id)
        place = self.store.place(game, person.id)
        if rating is None or place is None:
            return None
        return OwnPlace(place, Leader(person.id, person.name, rating))

    async def history(self, player: str, game: str, limit: int) -> list[Rated]:
        """Return how a player's rating came about, the newest first."""
        _check_game(game)
        return await asyncio.to_thread(self.store.history, player, game, limit)


def _check_game(game: str) -> None:
    if game not in GAMES:
        raise NotFound("no-such-game", known=list(GAMES))


def players_of(table: Table) -> list[str]:
    """Name who played, by seat: people, and bots by their level."""
    return [chair.person or f"{BOT}{chair.bot}" for chair in table.chairs]


def ranks_of(position: Position) -> list[float]:
    """Return who came where."""
    return places(position.game.scores(position.state), position.game.winners(position.state))


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
