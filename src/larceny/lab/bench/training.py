"""How fast nets learn by playing themselves: decisions a second, played and learned from."""

from collections.abc import Iterator
from fnmatch import fnmatch
from time import perf_counter

import jax

from larceny.bots.search import Clock
from larceny.games.registry import TITLES
from larceny.learn.config import Config
from larceny.learn.trainer import Trainer
from larceny.twin.cpu import join_outputs

from .measuring import Figure

CPU = {"games": 256, "steps": 16, "warm_up": 100}
"""Fewer tables than a GPU plays; the nets and what they are told are those of a real run."""

UPDATES, ROUNDS = 2, 3


def measure_training(only: str = "*", clock: Clock = perf_counter) -> Iterator[Figure]:
    """Measure whole updates, play and learning together, at the usual table of each game."""
    join_outputs()
    for title in TITLES.values():
        name = f"training/{title.game.name}"
        if title.twin is None or title.net_inputs is None or not fnmatch(name, only):
            continue
        table = f"{title.game.default_edition}/{title.players}"
        trainer = Trainer(usual_config(title.game.name, table))
        trainer.compiled.start(None, {})
        yield Figure(name, round(training_rate(trainer, clock)), "decisions/s")


def usual_config(game: str, table: str) -> Config:
    """Return the settings of a run that suits the device."""
    usual = Config(game=game, tables=(table,), schedule_minutes=15.0)
    return usual.changed(**CPU) if jax.default_backend() == "cpu" else usual


def training_rate(trainer: Trainer, clock: Clock = perf_counter) -> float:
    """Return the decisions a second of the best of some rounds; compiling does not count."""
    trainer.update().block_until_ready()
    best = 0.0
    for _ in range(ROUNDS):
        before, began = trainer.progress.decisions, clock()
        for _ in range(UPDATES):
            figures = trainer.update()
        figures.block_until_ready()
        best = max(best, (trainer.progress.decisions - before) / (clock() - began))
    return best
