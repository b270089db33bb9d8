"""A long run: 100,000 random games with every check.  python -m tests.soak [GAMES]"""

import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count

from larceny.games.master_thieves import GAME
from larceny.kernel.checks import check_game

from .games.master_thieves.rulesets import ruleset_and_players

CHUNK = 50


def check_chunk(chunk: tuple[str, int]) -> tuple[int, Counter[str]]:
    """Check some games in a row; return how many decisions they had, and how they ended."""
    edition, first = chunk
    decisions, endings = 0, Counter[str]()
    for index in range(first, first + CHUNK):
        rules, players = ruleset_and_players(edition, index)
        checked = check_game(GAME, rules, players, f"soak/{edition}/{index}")
        decisions += checked.decisions
        endings[checked.ending] += 1
    return decisions, endings


def main(games: int) -> None:
    """Check so many games, a quarter of them in each edition."""
    each = games // len(GAME.editions)
    chunks = [(edition, first) for first in range(0, each, CHUNK) for edition in GAME.editions]
    began, decisions, endings = time.perf_counter(), 0, Counter[str]()
    with ProcessPoolExecutor(cpu_count()) as pool:
        for done, (made, ended) in enumerate(pool.map(check_chunk, chunks), start=1):
            decisions += made
            endings += ended
            if done % 20 == 0 or done == len(chunks):
                spent = time.perf_counter() - began
                print(f"{done * CHUNK:>8,} games  {decisions:>12,} decisions  {spent:>8.0f} s")
    print("endings:", dict(endings))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
