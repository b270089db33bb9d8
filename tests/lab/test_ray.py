"""Games on a cluster, with one in this process that stands in for it.

A real one is made by `make soak`: it takes Ray's own processes, and on a busy machine Ray does not
wait for them.
"""

import sys
from collections.abc import Callable
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from larceny.games.forty_thieves import GAME
from larceny.lab.pool import LIVES
from larceny.lab.ray_pool import play_on_ray
from larceny.lab.run import Run
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting
from larceny.lab.work import LabTrouble, Work

from .works import Broken, Squares

WORK = Simulation(
    (Setting("forty-thieves", GAME.ruleset("standard"), 2),), ("random",), 45, "ray", tallied=True
)


class RayError(Exception):
    """What Ray raises when a task is lost."""


class Cluster(ModuleType):
    """Stands in for Ray: does tasks when they are asked for, the last one given first."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.exceptions = SimpleNamespace(RayError=RayError)
        self.given: dict[str, Any] = {}
        self.options: dict[str, Any] = {}
        self.is_up = False
        self.loses: int | None = None  # the number of a game whose task is lost
        self.most = 0  # tasks on the way at a time

    def init(self, **given: Any) -> None:
        self.given, self.is_up = given, True

    def shutdown(self) -> None:
        self.is_up = False

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def put(self, thing: Any) -> Any:
        return thing

    def remote(self, function: Callable[..., Any]) -> Any:
        def options(**found: Any) -> Any:
            self.options = found
            return SimpleNamespace(remote=lambda work, chunk: (function, work, tuple(chunk)))

        return SimpleNamespace(options=options)

    def wait(self, tasks: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(tasks))
        return tasks[-1:], tasks[:-1]

    def get(self, task: Any) -> Any:
        function, work, chunk = task
        if self.loses in chunk:
            raise RayError("The worker died.\nAnd more about it.")
        return function(work, list(chunk))


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    stands_in = Cluster()
    monkeypatch.setitem(sys.modules, "ray", stands_in)
    return stands_in


def refusal(work: Work, numbers: range) -> LabTrouble:
    with pytest.raises(LabTrouble) as refused:
        list(play_on_ray(work, numbers, "local"))
    return refused.value


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    assert list(Run(WORK).play_all(ray="local").rows()) == list(Run(WORK).play_all().rows())
    assert not cluster.is_up


def test_a_cluster_is_given_some_tasks_ahead_and_may_lose_a_few(cluster: Cluster) -> None:
    played = dict(play_on_ray(Squares(), range(200), "somewhere:1"))
    assert played == {number: {"square": number * number} for number in range(200)}
    assert cluster.given["address"] == "somewhere:1"
    assert cluster.options == {"num_cpus": 1, "max_retries": LIVES - 1}
    assert cluster.most == 4


def test_a_game_that_fails_on_a_cluster_is_named_with_its_reason(cluster: Cluster) -> None:
    found = refusal(Broken(), range(20))
    assert found.code == "game-failed"
    assert found.details["number"] == 5
    assert found.details["why"] == "ArithmeticError: five is right out"
    assert not cluster.is_up


def test_games_that_are_lost_again_and_again_are_named(cluster: Cluster) -> None:
    cluster.loses = 12
    found = refusal(Squares(), range(20))
    assert found.code == "lost-on-ray"
    assert found.details["games"] == "the square of 10 … the square of 19"
    assert found.details["why"] == "The worker died."
    assert not cluster.is_up


def test_a_ray_cluster_that_cannot_be_reached_is_refused() -> None:
    with pytest.raises(LabTrouble) as refusal:
        list(play_on_ray(WORK, range(1), "nonsense"))
    assert refusal.value.code == "no-cluster"


def test_ray_is_an_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(LabTrouble) as refusal:
        Run(WORK).play_all(ray="local")
    assert refusal.value.details == {"extra": "ray", "package": "ray"}
