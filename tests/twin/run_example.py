"""Runs a training of examples/twin with the toy game: python -m tests.twin.run_example FILE …"""

import runpy
import sys
from pathlib import Path
from typing import Any

from larceny.envs.rewards import Reward
from larceny.twin import Env, making
from larceny.twin.chance import THREEFRY
from larceny.twin.doors import pgx_like

from .toy import Toy

EXAMPLES = Path(__file__).parents[2] / "examples" / "twin"


def toy(*asked: Any, reward: str = "win", again: bool = True, **more: Any) -> Env:
    """Make the toy game, whatever is asked for."""
    return Env(Toy(THREEFRY), Reward(reward), again=again)


if __name__ == "__main__":
    making.make = toy
    pgx_like.make = lambda *asked, again=False, **more: pgx_like.Env(toy(again=again))
    sys.argv = [sys.argv[1], "toy", *sys.argv[2:]]
    sys.path.insert(0, str(EXAMPLES))
    runpy.run_path(str(EXAMPLES / sys.argv[0]), run_name="__main__")
