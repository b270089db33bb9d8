"""`larceny bench --twin`: what is measured, with what, and that it needs no more than JAX."""

import json
import subprocess
import sys

import jax
import numpy as np
import pytest
from click.testing import CliRunner

from larceny.cli.main import cli
from larceny.lab.bench import pgx_peer, training, twin
from larceny.lab.bench.measuring import Figure
from larceny.lab.bench.twin import Sort, TwinFigure, begun, beside_engine, cases, race
from larceny.twin.kernels.decision import Decision
from larceny.twin.kernels.players import ways
from tests.clocks import ManualClock

from .toy import Toy


def test_every_edition_and_every_sort_of_writing_is_measured() -> None:
    names = [case.name for case in cases()]
    assert len(set(names)) == len(names)
    assert {
        "twin/master-thieves/4/raw",
        "twin/master-thieves:italian/4/raw",
        "twin/master-thieves:english_a/4/raw",
        "twin/master-thieves:english_b/4/raw",
        "twin/master-thieves/8/raw",
        "twin/master-thieves/4/observe",
        "twin/master-thieves/4/memory",
        "twin/forty-thieves:three_tales/3/memory",
        "twin/forty-thieves/4/memory",
    } <= set(names)


@pytest.mark.parametrize("way", [way for way in ways() if way != "cuda"])
def test_a_race_counts_decisions_by_its_clock(way: str) -> None:
    game, sort = Toy(), Sort(batch=64, chunk=20, warm=400, seconds=0.9, rounds=2)
    rate, compiling, games, length = race(
        Decision(game, observe=True), begun(game, 64), way, sort, ManualClock(tick=0.5)
    )
    assert rate == pytest.approx(20 * 64 / 1.0)  # two looks at the clock
    assert compiling == 0
    played = (1 + 400 // 20 + 2) * 20
    assert length == pytest.approx(played / (games / 64 + 0.5))
    assert length == pytest.approx(8, abs=1.5)  # decisions of the toy game


def test_a_figure_tells_what_it_was_measured_with() -> None:
    peer = beside_engine(4e6, 2e5)
    told = TwinFigure("twin/x/2/raw", 4_000_000, "decisions/s", *peer, batch=64).to_json()
    assert told["ratio"] == 20
    assert {"batch", "compile_seconds", "bytes_a_game", "games", "mean_length"} <= told.keys()
    assert {"engine_mean_length", "way", "device", "rules", "observed"} <= told.keys()


def test_a_peer_that_is_not_installed_is_told_as_measured_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pgx_peer, "find_spec", lambda name: None)
    assert pgx_peer.beside_pgx(1.5e10) == (
        "pgx connect_four, measured on an H200 before, not in this run",
        1e9,
        15.0,
    )


def test_the_command_tells_figures_as_json(monkeypatch: pytest.MonkeyPatch) -> None:
    figure = TwinFigure("twin/x/2/raw", 5, "decisions/s", way="c", batch=3)
    learning = Figure("training/x", 7, "decisions/s")
    asked: list[str] = []

    def measured(only: str) -> list[TwinFigure]:
        asked.append(only)
        return [figure]

    monkeypatch.setattr(twin, "measure_twin", measured)
    monkeypatch.setattr(training, "measure_training", lambda only: [learning])
    shown = CliRunner().invoke(cli, ["bench", "--twin", "--json", "--only", "*/x*"])
    told = [json.loads(line) for line in shown.output.splitlines()]
    assert told == [figure.to_json(), learning.to_json()]
    assert asked == ["*/x*"]


def test_games_and_bench_need_nothing_but_numpy_and_jax() -> None:
    """So they run from a source tree on a machine where nothing can be installed."""
    code = (
        "import sys, jax, jax.numpy, numpy\n"
        "before = {name.split('.')[0] for name in sys.modules}\n"
        "import larceny.lab.bench.twin, larceny.twin.kernels.native, larceny.twin.making\n"
        "from larceny.games.registry import TITLES\n"
        "from larceny.kernel.title import load\n"
        "[load(title.twin) for title in TITLES.values() if title.twin]\n"
        "loaded = {name.split('.')[0] for name in sys.modules}\n"
        "print(*loaded - before - {'__mp_main__'})"  # another name of the program itself
    )
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert set(run.stdout.split()) - sys.stdlib_module_names == {"larceny"}


def test_words_begun_by_key_are_the_same_each_time() -> None:
    one, other = begun(Toy(), 8), begun(Toy(), 8)
    assert all((np.asarray(a) == np.asarray(b)).all() for a, b in zip(one, other, strict=True))
    assert isinstance(one[0], jax.Array)
