"""Games on a cluster: a real one, made on this machine."""

import os
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

from larceny.games.forty_thieves import GAME
from larceny.lab.ray_pool import play_on_ray
from larceny.lab.run import Run
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting
from larceny.lab.work import LabTrouble, Row

WORK = Simulation(
    (Setting("forty-thieves", GAME.ruleset("standard"), 2),), ("random",), 25, "ray", tallied=True
)


@dataclass(frozen=True)
class DiesOnce(Simulation):
    """Kills the first process that plays game 12."""

    grave: str = ""

    def play(self, number: int) -> Row:
        if number == 12 and not os.path.exists(self.grave):
            Path(self.grave).touch()
            os._exit(1)
        return Simulation.play(self, number)


def test_a_cluster_plays_the_same_games_and_survives_a_death(tmp_path: Path) -> None:
    grave = tmp_path / "grave"
    work = DiesOnce(WORK.settings, WORK.bots, WORK.games, WORK.seed, True, grave=str(grave))
    played = sorted(play_on_ray(work, range(25), "local", cpus=2), key=lambda told: told[0])
    assert [{"number": number, **told} for number, told in played] == list(
        Run(WORK).play_all().rows()
    )
    assert grave.exists()


def test_a_cluster_that_is_not_there_is_told() -> None:
    with pytest.raises(LabTrouble) as refusal:
        list(play_on_ray(WORK, range(1), "nonsense"))
    assert refusal.value.code == "no-cluster"


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabTrouble) as refusal:
        Run(WORK).play_all(ray="local")
    assert refusal.value.details == {"extra": "ray", "package": "ray"}
