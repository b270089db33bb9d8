"""Everything that `larceny bench` measures, one figure after the other."""

import subprocess
import sys
from collections.abc import Iterator
from functools import partial

from larceny.games.registry import GAMES

from .bots import measure_adviser, measure_deciding, measure_search
from .environments import measure_environments
from .measuring import Figure, best_seconds
from .nets import measure_nets
from .rules import measure_play_many, measure_positions, measure_random_play


def measure_start() -> Iterator[Figure]:
    """Measure how long the command line takes to start."""
    ours = [sys.executable, "-m", "larceny.cli.main", "--version"]
    bare = [sys.executable, "-c", "pass"]
    times = [
        best_seconds(partial(subprocess.run, command, check=True, capture_output=True), 1) * 1e3
        for command in (ours, bare)
    ]
    yield Figure("start/cli", round(times[0]), "ms", "python -c pass", round(times[1]))


def measure_all() -> Iterator[Figure]:
    """Measure everything."""
    for game in GAMES.values():
        yield from measure_random_play(game)
    for game in GAMES.values():
        yield from measure_play_many(game)
    for game in GAMES.values():
        yield from measure_positions(game)
    yield from measure_adviser()
    yield from measure_deciding()
    yield from measure_nets()
    yield from measure_search()
    yield from measure_environments()
    yield from measure_start()
