"""Games on several machines, with Ray. Larceny must be installed on all of them."""

import os
import traceback
from collections.abc import Iterable
from importlib import import_module
from itertools import islice
from types import ModuleType
from typing import Any

from .pool import LIVES, Playing, game_failed
from .work import LabTrouble, Row, Work, needs_extra

LOCAL = "local"
"""The address that stands for a cluster of this machine alone, made for one run."""

AHEAD = 4
"""Tasks for each processor of the cluster that are on the way at a time."""

GAMES_A_TASK = 10


def _ray() -> ModuleType:
    try:
        return import_module("ray")  # an extra, and slow to import
    except ImportError:
        raise needs_extra("ray", "ray") from None


def check_ray() -> None:
    """Refuse where Ray is missing; whether a cluster answers is only known when it is asked."""
    _ray()


def play_some(work: Work, numbers: list[int]) -> list[tuple[int, Row | None, str | None]]:
    """Play some games, as far as they can be played; this is what the cluster is sent."""
    answers: list[tuple[int, Row | None, str | None]] = []
    for number in numbers:
        try:
            answers.append((number, work.play(number), None))
        except Exception:
            answers.append((number, None, traceback.format_exc()))
            break
    return answers


def play_on_ray(
    work: Work, numbers: Iterable[int], address: str, cpus: int | None = None
) -> Playing:
    """Play these games on a cluster; tell of each when it is finished.

    Ray itself plays again what was lost with a process or a machine, a few times.
    """
    ray = _ray()
    connect(ray, address, cpus)
    try:
        shared = ray.put(work)
        task = ray.remote(play_some).options(num_cpus=1, max_retries=LIVES - 1)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        left, running = iter(numbers), dict[Any, list[int]]()
        while True:
            while len(running) < room and (chunk := list(islice(left, GAMES_A_TASK))):
                running[task.remote(shared, chunk)] = chunk
            if not running:
                return
            (done, *_), _ = ray.wait(list(running))
            chunk = running.pop(done)
            for number, row, trouble in _answers(ray, work, done, chunk):
                if row is None:
                    raise game_failed(work, number, str(trouble))
                yield number, row
    finally:
        ray.shutdown()


def connect(ray: ModuleType, address: str, cpus: int | None) -> None:
    """Join a cluster, or make one on this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no usage statistics are sent
    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address == LOCAL:
            ray.init(address=LOCAL, num_cpus=cpus, include_dashboard=False, **quiet)
        else:
            ray.init(address=address, **quiet)
    except (ConnectionError, ValueError, RuntimeError) as trouble:
        why = str(trouble).strip().splitlines()[0]
        raise LabTrouble("no-cluster", address=address, why=why) from None


def _answers(ray: ModuleType, work: Work, done: Any, chunk: list[int]) -> list[Any]:
    try:
        answers: list[Any] = ray.get(done)
    except ray.exceptions.RayError as trouble:
        names = f"{work.name(chunk[0])} … {work.name(chunk[-1])}"
        why = str(trouble).strip().splitlines()[0]
        raise LabTrouble("lost-on-ray", games=names, tries=LIVES, why=why) from None
    return answers
