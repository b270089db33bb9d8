"""Long runs: tests with every repetition, the example that learns, 100,000 games by lot a title.

python -m tests.soak [GAMES]
"""

import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from os import cpu_count
from pathlib import Path
from random import Random
from typing import Any

from larceny.games.forty_thieves import GAME as FORTY_THIEVES
from larceny.games.master_thieves import GAME as MASTER_THIEVES
from larceny.games.registry import AnyGame
from larceny.kernel.checks import check_game

from .effort import Effort
from .envs.soak import check_learning
from .games.forty_thieves.rulesets import all_tables, ruleset
from .games.master_thieves.rulesets import ruleset_and_players
from .lab.soak import check_cluster

CHUNK = 50

Table = tuple[Any, int]
"""A ruleset and the number of players."""

_FORTY_THIEVES_TABLES = all_tables()


def master_thieves_table(index: int) -> Table:
    """Return what the index-th game is played by: the editions in turn, with switches by lot."""
    editions = list(MASTER_THIEVES.editions)
    return ruleset_and_players(editions[index % len(editions)], index // len(editions))


def forty_thieves_table(index: int) -> Table:
    """Return what the index-th game is played by: all combinations of options in turn."""
    changes, players = _FORTY_THIEVES_TABLES[index % len(_FORTY_THIEVES_TABLES)]
    return ruleset(changes, Random(index)), players


TITLES: dict[str, tuple[AnyGame, Callable[[int], Table]]] = {
    MASTER_THIEVES.name: (MASTER_THIEVES, master_thieves_table),
    FORTY_THIEVES.name: (FORTY_THIEVES, forty_thieves_table),
}


def check_chunk(chunk: tuple[str, int]) -> tuple[int, Counter[str]]:
    """Check some games in a row; return how many decisions they had, and how they ended."""
    title, first = chunk
    game, table = TITLES[title]
    decisions, endings = 0, Counter[str]()
    for index in range(first, first + CHUNK):
        rules, players = table(index)
        checked = check_game(game, rules, players, f"soak/{title}/{index}")
        decisions += checked.decisions
        endings[checked.ending] += 1
    return decisions, endings


def run_tests() -> None:
    """Run all tests with as many repetitions as they know of; raise where one fails."""
    command = [sys.executable, "-m", "pytest", "-n", "auto", "--dist=worksteal", "--timeout=7200"]
    effort = {**os.environ, "LARCENY_EFFORT": Effort.SOAK}
    subprocess.run(command, cwd=Path(__file__).parents[1], env=effort, check=True)


def check_games(games: int) -> None:
    """Check so many games of each title."""
    chunks = [(title, first) for first in range(0, games, CHUNK) for title in TITLES]
    began, decisions, endings = time.perf_counter(), 0, Counter[str]()
    with ProcessPoolExecutor(cpu_count(), mp_context=get_context("spawn")) as pool:
        for done, (made, ended) in enumerate(pool.map(check_chunk, chunks), start=1):
            decisions += made
            endings += ended
            if done % 20 == 0 or done == len(chunks):
                spent = time.perf_counter() - began
                print(f"{done * CHUNK:>8,} games  {decisions:>12,} decisions  {spent:>8.0f} s")
    print("endings:", dict(endings))


if __name__ == "__main__":
    check_learning()
    check_cluster()
    check_games(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
    run_tests()
