"""Runs end to end, as on a machine that is lent: stopped, resumed, and played by a bot."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from larceny.bots import make
from larceny.games.master_thieves.game import GAME
from larceny.kernel.events import every_seat
from larceny.kernel.play import Match, play
from larceny.nets.files import read
from tests.effort import EFFORT, Effort

ROOT = Path(__file__).parents[2]

QUICKLY_COMPILED = "--xla_backend_optimization_level=0 --xla_llvm_disable_expensive_passes=true"


def run(module: str, *options: object, flags: str = "") -> None:
    """Run a module in a process of its own: how XLA compiles is settled when it starts."""
    subprocess.run(
        [sys.executable, "-m", module, *map(str, options)],
        env={**os.environ, "XLA_FLAGS": flags, "JAX_PLATFORMS": "cpu"},
        cwd=ROOT,
        check=True,
    )


def arrays(file: Path) -> dict[str, np.ndarray]:
    with np.load(file) as stored:
        return {name: stored[name] for name in stored.files}


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    run("tests.learn.run_in_parts", tmp_path, flags=QUICKLY_COMPILED)

    whole, parts = (arrays(tmp_path / name / "state-0.npz") for name in ("whole", "parts"))
    assert whole.keys() == parts.keys()
    assert all(np.array_equal(whole[name], parts[name]) for name in whole)
    first = arrays(tmp_path / "first.npz")
    assert not np.array_equal(first["policy/w0"], parts["policy/w0"]), "it has learned something"
    told = json.loads((tmp_path / "parts" / "run.json").read_text(encoding="utf-8"))
    assert told["progress"]["iterations"] == 3
    assert told["progress"]["decisions"] == 3 * 32 * 8
    nets = [read(tmp_path / name / "net.npz").card for name in ("whole", "parts")]
    assert nets[0]["run"]["decisions"] == nets[1]["run"]["decisions"] == 3 * 32 * 8

    assert (tmp_path / "rate.txt").read_text(encoding="utf-8") == str(2 * 8 * 32 / 1.0)

    match = Match(GAME, GAME.ruleset("french"), 2, "a net of a run plays")
    net = f"net:{tmp_path / 'parts' / 'net.npz'}"
    bots = [make(GAME.name, net, f"{seat}") for seat in every_seat(2)]
    assert play(match, bots).result is not None


@pytest.mark.skipif(EFFORT is not Effort.SOAK, reason="it learns for two minutes")
def test_the_example_in_one_file_beats_players_by_lot() -> None:
    file = ROOT / "examples" / "twin" / "selfplay.py"
    told = subprocess.run(
        [sys.executable, str(file), GAME.name, "--players", "2", "--judge-games", "1024"],
        env={**os.environ, "JAX_PLATFORMS": "cpu"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    assert float(told.splitlines()[-1].split("wins ")[1][:5]) > 0.6, told


@pytest.mark.skipif(EFFORT is not Effort.SOAK, reason="it learns for two minutes")
def test_a_net_that_has_learned_beats_players_by_lot(tmp_path: Path) -> None:
    settings = {"width": 128, "layers": 3, "games": 512, "steps": 32, "warm_up": 300}
    rate = "learning_rate=[0.001,0.0003]"
    options = [f"--set={one}" for one in (*(f"{n}={v}" for n, v in settings.items()), rate)]
    planned = ("--schedule-decisions", 2_000_000, "--minutes", 60, "--judge-games", 256)
    run("larceny.learn", GAME.name, "--out", tmp_path, "--tables", "french/2", *planned, *options)
    wins, games = 0.0, 100
    for number in range(games):
        match = Match(GAME, GAME.ruleset("french"), 2, f"by lot {number}")
        seat = number % 2
        net = make(GAME.name, f"net:{tmp_path / 'net.npz'}", f"{number}")
        by_lot = make(GAME.name, "random", f"{number}")
        play(match, [net, by_lot] if seat == 0 else [by_lot, net])
        wins += (seat in match.winners) / len(match.winners)
    assert wins / games > 0.65, "0.5 is what chance gives; 0.65 is three deviations above it"
