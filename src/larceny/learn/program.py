"""The loop of a run: by the clock, with progress on the screen, and saved before time is up."""

import json
import time
from collections.abc import Callable
from typing import Any

import jax
import numpy as np

from larceny.nets.tables import Floats
from larceny.twin.cpu import join_outputs

from . import checkpoints
from .examples import read_examples
from .trainer import Trainer
from .wishes import Wishes

SAVING = 15.0
"""Seconds that are left for saving, at the least."""

JUDGED_BY, JUDGED_BY_WITHOUT_GPU = 8192, 256
"""Games by which nets are judged each time: a few seconds of a GPU, a quarter minute without."""

Z95 = 1.96
"""Standard errors to either side within which a figure lies in 95 cases of 100."""


class Running:
    """A part of a run: from where it stopped to where time is up."""

    def __init__(self, trainer: Trainer, wishes: Wishes, started: float) -> None:
        """Take a run; `started` is when the program did, by time.monotonic()."""
        self.trainer, self.wishes, self.started = trainer, wishes, started
        self.figures: list[Floats] = []
        self.judging = 0.0  # seconds that it last took
        self.evaluations = 0

    def run(self) -> None:
        """Learn until time is up, or the whole run is over."""
        trainer, wishes = self.trainer, self.wishes
        first = trainer.progress.iterations
        self._say(f"{jax.devices()[0].device_kind}, {sum(_sizes(trainer)):,} weights")
        trainer.compiled.start(games_to_judge(wishes.judge_games), trainer.studied)
        waiting: jax.Array | None = None
        compiled: set[int] = set()
        mark = last = time.monotonic()
        judge_at = 0.0  # at once, so that what judges is compiled early
        decisions = trainer.progress.decisions
        while not self._time_is_up() and trainer.fraction < 1:
            at = trainer.progress.iterations % len(trainer.sights)
            figures = trainer.update()
            if at not in compiled:  # compiling is no training
                figures.block_until_ready()
                compiled.add(at)
                now = time.monotonic()
                self._say(f"{trainer.sights[at].name} compiled and played once: {now - last:.1f} s")
                last, mark, decisions = now, now, trainer.progress.decisions
            if waiting is not None:
                self._take(waiting)
            waiting = figures
            now = time.monotonic()
            trainer.progress.seconds += now - last
            last = now
            trainer.keep_an_older_self()
            done = trainer.progress.iterations - first
            if now >= judge_at:
                figures.block_until_ready()
                now = time.monotonic()
                trainer.progress.seconds += now - last
                speed = (trainer.progress.decisions - decisions) / max(now - mark, 1e-9)
                self._judge(speed)
                trainer.save(wishes.out)
                last = mark = time.monotonic()
                judge_at = last + wishes.judge_seconds
                decisions = trainer.progress.decisions
            if done == wishes.iterations:
                break
        if waiting is not None:
            self._take(waiting)
        now = time.monotonic()
        trainer.progress.seconds += now - last
        trainer.progress.chunks += 1
        self._judge((trainer.progress.decisions - decisions) / max(now - mark, 1e-9))
        trainer.save(wishes.out)
        trainer.compiled.stop()
        self._say("saved")

    def _time_is_up(self) -> bool:
        left = self.started + 60 * self.wishes.minutes - time.monotonic()
        return left < SAVING + 1.5 * self.judging

    def _take(self, figures: jax.Array) -> None:
        self.figures.append(np.asarray(figures))
        self.trainer.count(self.figures[-1])

    def _judge(self, speed: float) -> None:
        """Judge the net, tell it on the screen and in the curves."""
        trainer, began = self.trainer, time.monotonic()
        number = trainer.progress.iterations
        table, judged = trainer.judge(self.evaluations)
        took = time.monotonic() - began
        self.judging = took if self.evaluations else 0.0  # the first time it is compiled
        self.evaluations += 1
        progress = trainer.progress
        rates = trainer.config.rates(trainer.fraction, number)
        means = trainer.told(np.mean(self.figures, axis=0)) if self.figures else {}
        self.figures.clear()
        line: dict[str, Any] = {
            "seconds": round(progress.seconds, 1),
            "fraction": round(trainer.fraction, 4),
            "iterations": number,
            "decisions": progress.decisions,
            "games": progress.games,
            "decisions_per_second": round(speed),
            "judging_seconds": round(took, 1),
            "rates": {name: round(value, 6) for name, value in rates._asdict().items()},
            "figures": means,
            "table": table,
            "among": judged,
        }
        checkpoints.add_line(self.wishes.out, line)
        if self.wishes.as_json:
            print(json.dumps(line), flush=True)
            return
        among = ", ".join(
            f"{who} {one['wins']:.3f} ± {Z95 * one['error']:.3f}" for who, one in judged.items()
        )
        figures = " ".join(f"{name} {value:.4g}" for name, value in means.items())
        self._say(
            f"{100 * trainer.fraction:.1f} % | {progress.decisions / 1e9:.3f} G decisions, "
            f"{progress.games / 1e6:.2f} M games, {speed / 1e6:.2f} M/s | {line['table']}: wins "
            f"among {among} ({took:.1f} s) | {figures}"
        )

    def _say(self, words: str) -> None:
        if not self.wishes.as_json:
            print(f"{time.monotonic() - self.started:6.1f} s  {words}", flush=True)


def games_to_judge(asked: int | None, device: str | None = None) -> int:
    """Return by how many games nets are judged: as many as asked for, or as suit the device."""
    if asked is not None:
        return asked
    on_cpu = (device or jax.default_backend()) == "cpu"
    return JUDGED_BY_WITHOUT_GPU if on_cpu else JUDGED_BY


def _sizes(trainer: Trainer) -> list[int]:
    return [one.size for one in trainer.learner.nets.policy.values()]


def run(wishes: Wishes, started: float) -> None:
    """Begin a run, or go on with one."""
    join_outputs()
    if wishes.cache is not None:
        set_option: Callable[[str, object], None] = jax.config.update
        set_option("jax_compilation_cache_dir", str(wishes.cache))
        set_option("jax_persistent_cache_min_compile_time_secs", 1.0)
    trainer = trainer_for(wishes)
    print(json.dumps({"config": trainer.config.to_json()}), flush=True)
    Running(trainer, wishes, started).run()


def trainer_for(wishes: Wishes) -> Trainer:
    """Return a new run, or the one that is stored."""
    config = wishes.config()
    trainer = Trainer(config)
    if wishes.imitate is not None:
        trainer.study(read_examples(wishes.imitate, config.game, wishes.whose, config.tables))
    if checkpoints.exists(wishes.out):
        trainer.load(*checkpoints.load(wishes.out))
        return trainer
    net, frozen = wishes.net(), wishes.opponent()
    if net is not None:
        trainer.begin_with(net.weights)
    if frozen is not None:
        trainer.set_against(frozen.weights)
    trainer.sit_among([one.weights for one in wishes.nets_beside()])
    return trainer
