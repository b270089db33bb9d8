"""Who sits where while a net learns: it, older selves of it, and frozen nets."""

import json
from pathlib import Path

import jax.numpy as jnp
import pytest

from larceny.learn.config import Config
from larceny.learn.selfplay import Seating
from tests.learn.test_run import QUICKLY_COMPILED, run
from tests.nets.nets import GAME, stored

TINY = ("critic_layers=2", "games=32", "steps=8", "warm_up=50", "critic_first=0")


def learners(seating: Seating) -> list[list[bool]]:
    """Return of each table at which seats the learning net sits."""
    by_seat = [seating.learns(jnp.full(seating.games, n)).tolist() for n in range(seating.players)]
    return [list(at_table) for at_table in zip(*by_seat, strict=True)]


def test_with_nobody_else_the_net_has_every_seat() -> None:
    seating = Seating.of(8, 4, 0.0, ())
    assert all(all(at_table) for at_table in learners(seating))
    assert not seating.opposed().any()


def test_an_older_self_has_one_seat_of_the_first_tables() -> None:
    """Given a tenth of all seats, then it has two of five tables, another seat at each."""
    seats = learners(Seating.of(20, 4, 0.1, ()))
    assert [at_table.count(False) for at_table in seats] == [1] * 8 + [0] * 12
    assert [sum(not at_table[n] for at_table in seats) for n in range(4)] == [2, 2, 2, 2]


def test_a_frozen_net_has_all_seats_but_one_of_the_last_tables() -> None:
    """Given two of them, then each has its own tables, and an older self a share of the rest."""
    seating = Seating.of(32, 4, 0.125, (8, 8))
    seats = learners(seating)
    assert [sum(at_table) for at_table in seats] == [3] * 8 + [4] * 8 + [1] * 16
    assert [sum(at_table[n] for at_table in seats[16:]) for n in range(4)] == [4, 4, 4, 4]
    assert seating.rows() == [(0, 8), (16, 24), (24, 32)]
    assert seating.opposed().tolist() == [False] * 16 + [True] * 16


def test_against_a_bot_it_sits_alone_everywhere() -> None:
    frozen = Config(game=GAME, tables=("french/4",), games=8, against="grandmaster").frozen()
    assert frozen == (8,)
    seating = Seating.of(8, 4, 0.1, frozen)
    assert [sum(at_table) for at_table in learners(seating)] == [1] * 8
    assert seating.old == 0


@pytest.mark.parametrize(("share", "each"), [(0.0, ()), (0.5, (8, 8))])
def test_copies_have_tables_of_their_own_only_if_they_are_given_some(
    share: float, each: tuple[int, ...]
) -> None:
    config = Config(game=GAME, tables=("french/4",), games=32, copies=("a", "b"))
    assert config.changed(among_copies=share).frozen() == each


def test_a_run_among_copies_tells_what_it_wins_among_each(tmp_path: Path) -> None:
    net, out = stored(tmp_path, ("french/2",)), tmp_path / "run"
    planned = ("--schedule-decisions", 4000, "--iterations", 2, "--judge-games", 64)
    table = ("--begin", net, "--copies", net, "--tables", "french/2")
    options = [f"--set={one}" for one in (*TINY, "among_copies=0.5")]
    run("larceny.learn", GAME, "--out", out, *table, *planned, *options, flags=QUICKLY_COMPILED)

    lines = [json.loads(line) for line in (out / "curves.jsonl").read_text().splitlines()]
    told = lines[-1]["among"]["copy 1"]
    assert 0 < told["wins"] < 1
    assert told["finished"] > 0.9
