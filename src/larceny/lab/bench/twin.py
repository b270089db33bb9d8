"""How fast the twin plays by lot, beside the engine, or beside a public game for GPUs.

A decision is the legal mask, a uniform choice, its effects, and a new game where one is over. What
is measured begins when tables are spread over all parts of a game, and is the best of a few runs.

It runs from a source tree with nothing but numpy and jax: python -m larceny.lab.bench.twin --json
"""

import argparse
import json
import statistics
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from itertools import chain, islice
from time import perf_counter

import jax
import numpy as np
from numpy.typing import NDArray

from larceny.bots.search import Clock
from larceny.games.registry import TITLES, AnyGame
from larceny.twin.cpu import join_outputs
from larceny.twin.env import Env
from larceny.twin.game import Game
from larceny.twin.kernels.decision import Decision
from larceny.twin.kernels.players import player, ways
from larceny.twin.making import game_for

from ..playing import play_many
from ..tables import Setting
from .measuring import Figure
from .pgx_peer import beside_pgx
from .rules import tables
from .training import measure_training

ENGINE_SECONDS = 1.0
HALF_A_GAME = 0.5
"""What a table has played of the game that it is in: counted, or short games would weigh more."""

MEAN_OF = 300
"""Games of the engine whose length is held beside the twin's."""


@dataclass(frozen=True, slots=True)
class TwinFigure(Figure):
    """A figure of the twin, with what it was measured with."""

    way: str = "xla"  # xla, c or cuda
    device: str = ""
    rules: str = ""
    batch: int = 0
    compile_seconds: float = 0.0  # to print or trace it, and to compile it
    bytes_a_game: int = 0
    observed: int = 0  # bytes of an observation that every decision writes
    games: int = 0  # finished since the tables were laid
    mean_length: float = 0.0  # decisions a game
    engine_mean_length: float = 0.0


@dataclass(frozen=True, slots=True)
class Sort:
    """How much is measured: sizes that suit the device."""

    batch: int
    chunk: int  # decisions of one call
    warm: int  # decisions until tables are spread
    seconds: float = 1.0
    rounds: int = 3


SORTS = {
    ("gpu", "xla"): Sort(2**18, 200, 800),
    ("gpu", "cuda"): Sort(2**22, 200, 800),
    ("cpu", "xla"): Sort(2**12, 50, 600),
    ("cpu", "c"): Sort(2**14, 200, 600),
}


@dataclass(frozen=True, slots=True)
class Case:
    """What is measured: a table of a game, and what each decision writes."""

    game: AnyGame
    edition: str
    players: int
    kind: str  # raw, observe, memory

    @property
    def name(self) -> str:
        """Name it; the edition stands there if it is not the usual one."""
        usual = self.edition == self.game.default_edition
        game = self.game.name if usual else f"{self.game.name}:{self.edition}"
        return f"twin/{game}/{self.players}/{self.kind}"

    def setting(self) -> Setting:
        """Return the table."""
        return Setting(self.game.name, self.game.ruleset(self.edition), self.players)


def cases() -> Iterator[Case]:
    """List what is measured: every edition raw and with memory, which compiles longest.

    The usual one is also measured at a full table, and with a written observation.
    """
    for title in (title for title in TITLES.values() if title.twin is not None):
        game, usual = title.game, title.game.default_edition
        most = max(tables(game))
        for edition in dict.fromkeys((usual, *game.editions)):
            yield Case(game, edition, title.players, "raw")
            yield Case(game, edition, title.players, "memory")
        if most != title.players:
            yield Case(game, usual, most, "raw")
            yield Case(game, usual, most, "memory")
        yield Case(game, usual, title.players, "observe")


def measure_twin(
    only: str = "*", batch: int | None = None, seconds: float | None = None
) -> Iterator[TwinFigure]:
    """Measure all cases whose name fits, by XLA and as a kernel."""
    join_outputs()
    backend = jax.default_backend()
    chosen = [
        (case, way, f"{case.name}{'' if way == 'xla' else '/kernel'}")
        for case in cases()
        for way in ("xla", *(way for way in ways() if (backend, way) in SORTS and way != "xla"))
    ]
    lengths: dict[tuple[str, int, str], float] = {}
    for case, way, name in chosen:
        if not fnmatch(name, only):
            continue
        usual = SORTS[backend, way]
        sort = Sort(batch or usual.batch, usual.chunk, usual.warm, seconds or usual.seconds)
        key = case.game.name, case.players, case.edition
        rate = 0.0
        if (
            key not in lengths or backend == "cpu"
        ):  # in the same seconds, so that noise strikes both
            rate, lengths[key] = _engine(case.setting())
        yield _measured(case, name, way, sort, (rate, lengths[key]))


def _engine(setting: Setting) -> tuple[float, float]:
    """Return the engine's decisions a second on one core, and its mean length of a game."""
    playing, made, began = play_many(setting, 1 << 30, "bench"), 0, perf_counter()
    lengths = [played.decisions for played in islice(playing, MEAN_OF)]
    while perf_counter() - began < ENGINE_SECONDS:
        lengths.append(next(playing).decisions)
    made, spent = sum(lengths), perf_counter() - began
    return made / spent, statistics.fmean(lengths)


def _measured(
    case: Case, name: str, way: str, sort: Sort, engine: tuple[float, float]
) -> TwinFigure:
    setting = case.setting()
    game = game_for(
        setting.game, setting.rules, setting.players, memory=case.kind == "memory", in_parts=True
    )
    observe, memory = case.kind != "raw", case.kind == "memory"
    decision = Decision(game, observe=observe, memory=memory)
    rate, compiling, games, length = race(decision, begun(game, sort.batch), way, sort)
    labels = setting.labels()
    observed = game.observed(case.kind == "memory") if observe else 0
    beside = beside_engine(rate, engine[0]) if jax.default_backend() == "cpu" else beside_pgx(rate)
    return TwinFigure(
        name,
        round(rate),
        "decisions/s",
        *beside,
        way=way,
        device=jax.local_devices()[0].device_kind,
        rules=labels["rules"],
        batch=sort.batch,
        compile_seconds=round(compiling, 1),
        bytes_a_game=4 * game.layout.size,
        observed=observed,
        games=games,
        mean_length=round(length, 1),
        engine_mean_length=round(engine[1], 1),
    )


def begun(game: Game, batch: int) -> tuple[jax.Array, ...]:
    """Begin games."""
    words: tuple[jax.Array, ...] = Env(game).init(jax.random.key(1), batch).words
    return words


def race(
    decision: Decision,
    words: tuple[jax.Array, ...],
    way: str,
    sort: Sort,
    clock: Clock = perf_counter,
) -> tuple[float, float, int, float]:
    """Return decisions a second, seconds to compile, games finished, decisions a game."""
    began = clock()
    playing = player(decision, way)
    playing.load(words)
    playing.play(sort.chunk)
    playing.wait()
    first = clock() - began
    for _ in range(sort.warm // sort.chunk):
        playing.play(sort.chunk)
    playing.wait()
    best, decided = 0.0, _total(playing.decided())
    for _ in range(sort.rounds):
        chunks, began = 0, clock()
        while (spent := clock() - began) < sort.seconds or not chunks:
            playing.play(sort.chunk)
            playing.wait()
            chunks += 1
        before, decided = decided, _total(playing.decided())
        best = max(best, (decided - before) / spent)
    games = _total(playing.finished())
    length = decided / (games + HALF_A_GAME * sort.batch)
    return best, max(0.0, first - sort.chunk * sort.batch / best), games, length


def _total(counts: NDArray[np.uint32]) -> int:
    return int(counts.sum(dtype=np.int64))


def beside_engine(rate: float, engine: float) -> tuple[str, float, float]:
    """Hold it beside the engine's play-outs in the same run."""
    return "the engine's play-outs, one core", round(engine), round(rate / engine, 1)


def main() -> None:
    """Measure without the command line and what it needs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="One JSON object a line.")
    parser.add_argument("--only", default="*", help="Names: twin/*/4/raw*, training/*")
    parser.add_argument("--batch", type=int, help="Games at once.")
    parser.add_argument("--seconds", type=float, help="Seconds of one run.")
    asked = parser.parse_args()
    figures = chain(
        measure_twin(asked.only, asked.batch, asked.seconds), measure_training(asked.only)
    )
    for figure in figures:
        print(json.dumps(figure.to_json()) if asked.json else figure, flush=True)


if __name__ == "__main__":
    main()
