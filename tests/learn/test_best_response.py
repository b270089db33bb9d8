"""A best response: one seat learns, a frozen net has all the others."""

import json
from pathlib import Path

import numpy as np
import pytest

from larceny.kernel.errors import LarcenyError
from larceny.lab.report import report_on_runs
from larceny.learn.opponent import cooled
from larceny.learn.program import trainer_for
from larceny.learn.wishes import Wishes
from larceny.nets.files import read
from tests.effort import EFFORT, Effort
from tests.learn.test_run import QUICKLY_COMPILED, run
from tests.nets.nets import GAME, stored

TINY = ("critic_layers=2", "games=32", "steps=8", "warm_up=50", "critic_first=0")


def wishes(out: Path, **asked: object) -> Wishes:
    told: dict[str, object] = {"game": GAME, "out": out, "schedule_decisions": 4000.0, **asked}
    return Wishes(**told)  # type: ignore[arg-type]


def test_a_net_is_cooled_in_its_last_layer() -> None:
    weights = {name: np.ones((2, 2), np.float32) for name in ("w0", "w", "b")}
    cold = cooled(weights, 0.5)
    assert [float(cold[name][0, 0]) for name in ("w0", "w", "b")] == [1, 2, 2]


def test_it_begins_as_the_frozen_net_and_finds_it_again_when_it_goes_on(tmp_path: Path) -> None:
    net = stored(tmp_path)
    begun = trainer_for(wishes(tmp_path / "run", against=f"net:{net}", changes=TINY))
    assert (begun.config.width, begun.config.layers) == (16, 3)
    assert begun.config.begun_with == read(net).card["hash"]
    frozen = {name: np.asarray(one) for name, one in begun.older[0].items()}
    policy = {name: np.asarray(one) for name, one in begun.learner.nets.policy.items()}
    assert np.array_equal(policy["w0"], frozen["w0"])
    assert np.allclose(2 * policy["w"], frozen["w"], atol=1e-3), "it plays at temperature .5"
    begun.save(tmp_path / "run")
    net.unlink()

    again = trainer_for(wishes(tmp_path / "run", resume=True))
    assert all(np.array_equal(frozen[name], one) for name, one in again.older[0].items())
    with pytest.raises(LarcenyError) as refusal:
        trainer_for(wishes(tmp_path / "run", resume=True, against="grandmaster"))
    assert refusal.value.code == "another-opponent"


@pytest.mark.parametrize("against", ["expert", "net:", "grandmaster:ms=3"])
def test_what_is_no_net_is_refused(against: str, tmp_path: Path) -> None:
    with pytest.raises(LarcenyError) as refusal:
        wishes(tmp_path, against=against).config()
    assert refusal.value.code == "against"


def test_a_run_tells_what_is_won_and_how_sure_that_is(tmp_path: Path) -> None:
    net, out = stored(tmp_path, ("french/2",)), tmp_path / "run"
    planned = ("--schedule-decisions", 4000, "--iterations", 2, "--judge-games", 64)
    table = ("--against", f"net:{net}", "--tables", "french/2")
    options = [f"--set={one}" for one in TINY]
    run("larceny.learn", GAME, "--out", out, *table, *planned, *options, flags=QUICKLY_COMPILED)

    lines = [json.loads(line) for line in (out / "curves.jsonl").read_text().splitlines()]
    told = lines[-1]["among"][f"net:{net}"]
    assert 0 < told["wins"] < 1
    assert told["error"] == pytest.approx((told["wins"] * (1 - told["wins"]) / 64) ** 0.5, rel=0.2)
    assert not np.array_equal(read(out / "net.npz").weights["w0"], read(net).weights["w0"])
    assert "times a fair share" in report_on_runs([out]).html


@pytest.mark.skipif(EFFORT is not Effort.SOAK, reason="it learns for two minutes")
def test_who_learns_against_a_net_that_knows_nothing_beats_it(tmp_path: Path) -> None:
    net, out = stored(tmp_path, ("french/2",)), tmp_path / "run"
    planned = ("--schedule-decisions", 2_000_000, "--minutes", 60, "--judge-games", 1024)
    table = ("--against", f"net:{net}", "--tables", "french/2")
    settings = {"games": 512, "steps": 32, "warm_up": 300, "critic_first": 5}
    options = [f"--set={name}={value}" for name, value in settings.items()]
    rate = "--set=learning_rate=[0.002,0.0005]"
    run("larceny.learn", GAME, "--out", out, *table, *planned, *options, rate)
    last = json.loads((out / "curves.jsonl").read_text().splitlines()[-1])
    assert last["among"][f"net:{net}"]["wins"] > 0.6, "0.5 is fair; six standard errors above it"
