"""Leaderboards are answered by an index, however many people were rated."""

from pathlib import Path

import pytest
from sqlalchemy import Engine, insert, text

from larceny.server.adapters.database import open_engine
from larceny.server.adapters.schema import ratings
from larceny.server.adapters.sql_ratings import SqlRatings, best_of
from larceny.server.adapters.sql_store import open_store

INDEX = "ix_ratings_ordinal"


def rate(engine: Engine, people: int, game: str = "master-thieves") -> None:
    """Rate so many people, each of another strength."""
    rows = [
        {
            "game": game,
            "player": f"person-{number:06}",
            "mu": 25.0,
            "sigma": 2.0,
            "games": 9,
            "ordinal": (number * 7_919 % people) / people * 30,
        }
        for number in range(people)
    ]
    with engine.begin() as connection:
        for first in range(0, people, 5_000):
            connection.execute(insert(ratings), rows[first : first + 5_000])
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text("ANALYZE ratings"))


def plan_of(engine: Engine, limit: int) -> str:
    """Return how the database answers who are the strongest."""
    literal = best_of("master-thieves", limit).compile(
        engine, compile_kwargs={"literal_binds": True}
    )
    how = "EXPLAIN" if engine.dialect.name == "postgresql" else "EXPLAIN QUERY PLAN"
    with engine.connect() as connection:
        found = connection.execute(text(f"{how} {literal}")).all()
    return "\n".join(str(row[-1]) for row in found)


@pytest.mark.parametrize("limit", [20, 100])
def test_the_strongest_are_found_by_the_index_and_not_by_a_scan(
    database_url: str, limit: int
) -> None:
    open_store(database_url).close()
    engine = open_engine(database_url)
    rate(engine, 20_000)
    plan = plan_of(engine, limit)
    engine.dispose()
    assert INDEX in plan
    assert "Seq Scan" not in plan
    assert "SCAN ratings" not in plan


def test_the_strongest_come_first_and_equals_by_their_ids(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/ratings.db"
    open_store(url).close()
    engine = open_engine(url)
    rate(engine, 50)
    found = SqlRatings(engine).leaderboard("master-thieves", 50)
    engine.dispose()
    wanted = sorted(range(50), key=lambda number: -(number * 7_919 % 50))
    assert [player for player, _ in found] == [f"person-{number:06}" for number in wanted]
