"""A tiny run, and the same one stopped in between: `python -m tests.learn.run_in_parts FOLDER`.

Both are played by the same compiled code: to compile it takes most of the time. So is a third, of
which the speed is measured, by a clock that ticks whenever it is looked at.
"""

import shutil
import sys
import time
from functools import partial
from itertools import count
from pathlib import Path

from larceny.lab.bench.training import training_rate
from larceny.learn import checkpoints
from larceny.learn.compiled import Compiled
from larceny.learn.program import Running, trainer_for
from larceny.learn.wishes import Wishes

SETTINGS = {"width": 16, "layers": 2, "critic_layers": 2, "games": 32, "steps": 8, "warm_up": 50}


def asked(out: Path, iterations: int) -> Wishes:
    """Say what is wished for."""
    return Wishes(
        game="master-thieves",
        out=out,
        tables="french/2",
        schedule_decisions=4000.0,
        changes=[f"{name}={value}" for name, value in SETTINGS.items()],
        judge_games=16,
        iterations=iterations,
        resume=checkpoints.exists(out),
    )


def chunk(out: Path, iterations: int, compiled: Compiled | None = None) -> Compiled:
    """Begin a run or go on with it, for so many updates."""
    wishes = asked(out, iterations)
    trainer = trainer_for(wishes)
    if compiled is not None:
        trainer.compiled = compiled
    Running(trainer, wishes, time.monotonic()).run()
    return trainer.compiled


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    once = chunk(folder / "whole", 3)
    chunk(folder / "parts", 1, once)
    shutil.copy(folder / "parts" / "state-0.npz", folder / "first.npz")
    chunk(folder / "parts", 2, once)
    measured = trainer_for(asked(folder / "measured", 0))
    measured.compiled = once
    every_look_a_second = partial(next, count(0.0))
    rate = training_rate(measured, every_look_a_second)
    (folder / "rate.txt").write_text(str(rate), encoding="utf-8")
