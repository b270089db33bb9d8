"""Leaderboards are answered by an index, however many people were rated."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, Select, insert, text

from larceny.server.adapters.database import open_engine
from larceny.server.adapters.schema import ratings
from larceny.server.adapters.sql_ratings import SqlRatings, ahead_of, best_of
from larceny.server.adapters.sql_store import open_store
from larceny.server.ports.store import Rating

from .api import Api

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


def plan_of(engine: Engine, query: Select[Any]) -> str:
    """Return how the database answers a question."""
    literal = query.compile(engine, compile_kwargs={"literal_binds": True})
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
    plan = plan_of(engine, best_of("master-thieves", limit))
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


def test_ones_own_place_is_counted_in_a_range_of_the_index(database_url: str) -> None:
    open_store(database_url).close()
    engine = open_engine(database_url)
    rate(engine, 20_000, 20_000)
    plans = [plan_of(engine, one) for one in ahead_of("master-thieves", "person-000100", 29.5)]
    engine.dispose()
    for plan in plans:
        assert INDEX in plan
        assert "Seq Scan" not in plan
        assert "SCAN ratings" not in plan


def test_ones_place_is_that_in_the_list_also_among_equals(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/ratings.db"
    open_store(url).close()
    engine = open_engine(url)
    rate(engine, 50, 50)
    with engine.begin() as connection:
        connection.execute(text("UPDATE ratings SET ordinal = 12 WHERE ordinal BETWEEN 9 AND 15"))
    store = SqlRatings(engine)
    players = [player for player, _ in store.leaderboard("master-thieves", 50)]
    places = [store.place("master-thieves", player) for player in players]
    others = (store.place("master-thieves", "nobody"), store.place("forty-thieves", players[0]))
    engine.dispose()
    assert places == list(range(1, 51))
    assert others == (None, None)


@pytest.mark.anyio
async def test_who_asks_is_told_his_own_place_and_a_stranger_none(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await ann.new_table()
    rated = {one.id: Rating(mu, 1.0, 1) for one, mu in ((ann, 20.0), (bo, 30.0))}
    api.service.store.ratings.rate(table, "master-thieves", 1, rated)
    path = "/api/ratings/master-thieves"
    told = await ann.did("GET", path, limit=1)
    assert [one["name"] for one in told["players"]] == ["Bo"]
    mine = {"place": 2, "player": ann.id, "name": "Ann", "mu": 20.0, "sigma": 1.0, "games": 1}
    assert told["mine"] == mine
    assert (await ann.did("GET", "/api/ratings/forty-thieves"))["mine"] is None
    anybody = await api.anybody()
    assert (await anybody.get(path)).json()["mine"] is None
