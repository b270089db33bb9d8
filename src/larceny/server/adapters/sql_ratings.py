"""Ratings in SQL."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Select, func, insert, select, update

from ..ports.store import Conflict, Rated, Rating
from .database import OnEngine
from .schema import rating_history, ratings
from .sql_tables import take_turns_at


class SqlRatings(OnEngine):
    """How strong players are, game by game."""

    def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        """Load the ratings of those players who have one."""
        query = select(ratings.c.player, ratings.c.mu, ratings.c.sigma, ratings.c.games).where(
            ratings.c.game == game, ratings.c.player.in_(players)
        )
        with self._reading() as connection:
            return {player: Rating(*rest) for player, *rest in connection.execute(query)}

    def rate(self, table: str, game: str, at: int, changed: Mapping[str, Rating]) -> bool:
        """Store what a table changed, all in one transaction; say no if it was rated before."""

        def work(connection: Connection) -> bool:
            take_turns_at(connection, table)
            if _was_rated(connection, table):
                return False
            for player, rating in sorted(changed.items()):  # so nodes never cross
                self._go_on(connection, game, player, rating)
                row = {"table_id": table, "player": player, "game": game, "at": at}
                connection.execute(insert(rating_history).values(**row, **_rating_row(rating)))
            return True

        return self._transact(work)

    def _go_on(self, connection: Connection, game: str, player: str, rating: Rating) -> None:
        """Store a rating in place of the one it was reckoned from; raise if that is gone."""
        row = {**_rating_row(rating), "ordinal": rating.mu - 3 * rating.sigma}
        if rating.games == 1:
            first = self._insert(ratings).on_conflict_do_nothing()
            done = connection.execute(first.values(game=game, player=player, **row))
        else:
            before = (
                (ratings.c.game == game)
                & (ratings.c.player == player)
                & (ratings.c.games == rating.games - 1)
            )
            done = connection.execute(update(ratings).where(before).values(**row))
        if done.rowcount != 1:
            raise Conflict(player)

    def history(self, player: str, game: str, limit: int) -> list[Rated]:
        """List what a player was rated, the newest first."""
        query = (
            select(rating_history)
            .where(rating_history.c.player == player, rating_history.c.game == game)
            .order_by(rating_history.c.at.desc(), rating_history.c.games.desc())
            .limit(limit)
        )
        with self._reading() as connection:
            return [
                Rated(row.table_id, row.game, row.player, row.at, _rating(row))
                for row in connection.execute(query)
            ]

    def leaderboard(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        """List the players who are surely the strongest, by mu - 3 sigma."""
        with self._reading() as connection:
            return [(row.player, _rating(row)) for row in connection.execute(best_of(game, limit))]

    def place(self, game: str, player: str) -> int | None:
        """Say at which place of the leaderboard somebody stands, from 1; None: he is not rated."""
        mine = select(ratings.c.ordinal).where(ratings.c.game == game, ratings.c.player == player)
        with self._reading() as connection:
            ordinal = connection.scalar(mine)
            if ordinal is None:
                return None
            before = [connection.scalar(query) or 0 for query in ahead_of(game, player, ordinal)]
        return 1 + sum(before)


def ahead_of(game: str, player: str, ordinal: float) -> tuple[Select[Any], Select[Any]]:
    """Count who stands before somebody: the stronger, a range of the index, and his equals."""
    count = select(func.count()).select_from(ratings).where(ratings.c.game == game)
    stronger = count.where(ratings.c.ordinal > ordinal)
    name = func.coalesce(ratings.c.player, "")  # else SQLite goes through half the game by its key
    return stronger, count.where(ratings.c.ordinal == ordinal, name > player)


def best_of(game: str, limit: int) -> Select[Any]:
    """Ask for the strongest players of a game: the index has them in this order, read backwards.

    Many are equal, as all are who have won once; so their ids are read backwards, too. Were they
    told the other way round, all who are as strong as the last would have to be sorted first.
    """
    return (
        select(ratings)
        .where(ratings.c.game == game)
        .order_by(ratings.c.ordinal.desc(), ratings.c.player.desc())
        .limit(limit)
    )


def _was_rated(connection: Connection, table: str) -> bool:
    before = select(rating_history.c.player).where(rating_history.c.table_id == table).limit(1)
    return connection.scalar(before) is not None


def _rating(row: Any) -> Rating:
    return Rating(row.mu, row.sigma, row.games)


def _rating_row(rating: Rating) -> dict[str, Any]:
    return {"mu": rating.mu, "sigma": rating.sigma, "games": rating.games}
