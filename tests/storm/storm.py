"""The storm: world after world, each from a number, each held against everything that must hold."""

import gc
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass, field

from larceny.server.adapters import sql_store

from .faults import KINDS
from .invariants import Past, count_decisions, violations
from .pairs import hidden_decisions, lived_otherwise, told_apart
from .planted import SECRETS, Planted, planted
from .stories import ON_SQLITE, Story, shrunk, world_of
from .world import World

PAIRS = 6
"""Of so many worlds one is lived through a second time, with one hidden decision made otherwise."""

TIDY = 8
"""After so many worlds the garbage is collected; not within one, where it would take longest."""


@dataclass
class Figures:
    """What was seen."""

    seeds: int = 0
    games: int = 0
    decisions: int = 0
    pairs: int = 0
    virtual_s: float = 0.0
    wall_s: float = 0.0
    processor_s: float = 0.0
    faults: Counter[str] = field(default_factory=Counter)
    failed: list[Story] = field(default_factory=list)

    def count(self, world: World) -> None:
        """Count a world that has come to its end."""
        self.games += len(world.laid)
        self.decisions += count_decisions(world)
        self.virtual_s += world.loop.now
        self.faults += world.faults.happened

    def lines(self) -> Iterator[str]:
        """Tell it."""
        per_minute = 60 * self.games / max(self.processor_s, 1e-9)
        yield (
            f"{self.games:,} games in {self.seeds:,} worlds, {self.decisions:,} decisions,"
            f" {sum(self.faults.values()):,} faults, {self.pairs:,} pairs;"
            f" {self.virtual_s / 3_600:.1f} simulated hours"
        )
        yield (
            f"{self.wall_s:.0f} s, {self.processor_s:.0f} s of processor time:"
            f" {per_minute:,.0f} games a minute, {self.seeds / max(self.processor_s, 1e-9):.1f}"
            f" seeds a second"
        )
        yield "faults: " + ", ".join(f"{kind.name} {self.faults[kind.name]:,}" for kind in KINDS)
        yield f"violations: {len(self.failed)}"


def looked_at(seed: int, figures: Figures, pairs: int = PAIRS) -> Story | None:
    """Live through a world, and say what is wrong in it, if anything is."""
    world = world_of(seed)
    world.run()
    figures.seeds += 1
    figures.count(world)
    wrong = violations(world)
    if not wrong and seed % pairs == 0:
        wrong = pair_violations(world, figures)
    if not wrong:
        return None
    return Story(str(seed), world.faults.all, frozenset(), wrong, tuple(world.tables))


def pair_violations(world: World, figures: Figures) -> list[str]:
    """Live through a world again with one hidden decision made otherwise."""
    past, dice = Past(world), world.chance["pair"]
    hidden = list(hidden_decisions(past))
    if not hidden:
        return []
    sealed = [one for one in hidden if one[1].id in past.sealed]
    player, act = dice.choice(sealed if sealed and dice.random() < 0.7 else hidden)
    other = lived_otherwise(world, act)
    figures.pairs += 1
    figures.count(other)
    return told_apart(past, Past(other), player, act)


@contextmanager
def tidily() -> Iterator[None]:
    """Collect no garbage on the way."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def storm(
    first: int,
    seconds: float | None = None,
    worlds: int | None = None,
    most_failures: int = 1,
    pairs: int = PAIRS,
    step: int = 1,
) -> Figures:
    """Live through worlds for a while, or so many of them; stop when some have failed."""
    figures = Figures()
    began, processor = time.monotonic(), time.process_time()
    seed = first
    with tidily():
        while len(figures.failed) < most_failures:
            if worlds is not None and figures.seeds >= worlds:
                break
            if seconds is not None and time.process_time() - processor >= seconds:
                break
            story = looked_at(seed, figures, pairs)
            if story is not None:
                figures.failed.append(story)
            seed += step
            if figures.seeds % TIDY == 0:
                gc.collect()
    figures.wall_s = time.monotonic() - began
    figures.processor_s = time.process_time() - processor
    return figures


def find(bug: Planted, first: int, seconds: float) -> Figures:
    """Plant a bug, and live through worlds until it is found."""
    pairs, step = 1 if bug.invariant == SECRETS else PAIRS, 1
    if bug.where is sql_store:  # only some worlds have real SQL
        first, step = first - first % ON_SQLITE + ON_SQLITE - 1, ON_SQLITE
    with planted(bug):
        return storm(first, seconds=seconds, pairs=pairs, step=step)


def shortened(story: Story, bug: Planted | None = None) -> Story:
    """Leave everything out of a story that it does not need."""

    def wrong_in(world: World) -> list[str]:
        return violations(world) or pair_violations(world, Figures())

    with nullcontext() if bug is None else planted(bug):
        return shrunk(story, wrong_in)
