"""Leaderboards are answered by an index, however many people were rated."""

import pytest
from sqlalchemy import Engine, insert, text

from larceny.server.adapters.database import open_engine
from larceny.server.adapters.schema import ratings
from larceny.server.adapters.sql_ratings import SqlRatings, best_of
from larceny.server.adapters.sql_store import open_store

INDEX = "ix_ratings_ordinal"


def rate(engine: Engine, people: int, strengths: int, game: str = "master-thieves") -> None:
    """Rate so many people, who are of so many different strengths."""
    rows = [
        {
            "game": game,
            "player": f"person-{number:06}",
            "mu": 25.0,
            "sigma": 2.0,
            "games": 9,
            "ordinal": (number * 7_919 % strengths) / strengths * 30,
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


@pytest.mark.parametrize("strengths", [20_000, 7])
@pytest.mark.parametrize("limit", [20, 100])
def test_the_strongest_are_found_by_the_index_and_neither_scanned_nor_sorted(
    database_url: str, limit: int, strengths: int
) -> None:
    open_store(database_url).close()
    engine = open_engine(database_url)
    rate(engine, 20_000, strengths)
    plan = plan_of(engine, limit)
    engine.dispose()
    assert INDEX in plan
    assert "Seq Scan" not in plan
    assert "SCAN ratings" not in plan
    assert "Sort" not in plan
    assert "TEMP B-TREE" not in plan


@pytest.mark.parametrize("strengths", [50, 3])
def test_the_strongest_come_first_and_equals_by_their_ids(
    database_url: str, strengths: int
) -> None:
    open_store(database_url).close()
    engine = open_engine(database_url)
    rate(engine, 50, strengths)
    found = SqlRatings(engine).leaderboard("master-thieves", 50)
    engine.dispose()
    wanted = sorted(range(50), key=lambda one: (one * 7_919 % strengths, one), reverse=True)
    assert [player for player, _ in found] == [f"person-{number:06}" for number in wanted]
