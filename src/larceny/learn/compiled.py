"""What runs on the device, compiled side by side: who waits for a compiler learns nothing.

XLA compiles in threads, so several kinds of tables take hardly longer than one, on many cores.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

import jax
import jax.numpy as jnp

from larceny.twin.ops import Words

from .config import Config, Rates
from .examples import Studied
from .imitation import Imitating, imitation
from .matches import Match, match
from .selfplay import begun
from .sight import Sight
from .update import Iteration, Learner, iteration


class Compiled:
    """The programs of a run by kind of table, as they become ready."""

    def __init__(self, config: Config, sights: Sequence[Sight], learner: Learner) -> None:
        """Say what there is to compile; `start` begins."""
        self._config, self._sights = config, sights
        self._learner = jax.tree.map(_shape, learner)
        self._key = _shape(jax.random.key(0))
        self.begin: dict[str, Future[Callable[[jax.Array], Words]]] = {}
        self.iterate: dict[str, Future[Iteration]] = {}
        self.imitate: dict[str, Future[Imitating]] = {}
        self.match: dict[str, Future[Callable[..., Match]]] = {}

    def start(self, judge_games: int | None, studied: Mapping[str, Studied]) -> None:
        """Compile everything beside whatever else is done; what is needed first comes first.

        What has been started is not started again. Who has decisions to study need not play. If no
        games are given to judge by, nothing will be judged.
        """
        if self.iterate or self.imitate:
            return
        pool = ThreadPoolExecutor(os.cpu_count())
        for sight in self._sights:
            if sight.name in studied:
                one = studied[sight.name]
                self.imitate[sight.name] = pool.submit(self._imitating, sight, one)
                continue
            self.begin[sight.name] = pool.submit(self._beginning, sight)
            self.iterate[sight.name] = pool.submit(self._iterating, sight)
        if judge_games is not None:
            for sight in self._sights:
                self.match[sight.name] = pool.submit(self._matching, sight, judge_games)
        pool.shutdown(wait=False)

    def stop(self) -> None:
        """Compile nothing more that nobody waits for."""
        for later in self.match.values():
            later.cancel()

    def _beginning(self, sight: Sight) -> Any:
        config = self._config
        begin = jax.jit(lambda key: begun(sight, key, config.games, config.warm_up))
        return begin.lower(self._key).compile()

    def _iterating(self, sight: Sight) -> Any:
        iterate = jax.jit(iteration(sight, self._config), donate_argnums=(0, 1))
        word = jax.ShapeDtypeStruct((self._config.games,), jnp.uint32)  # type: ignore[no-untyped-call]
        rates = _shape(jnp.zeros(len(Rates._fields)))
        state = (word,) * sight.game.layout.size
        learner = self._learner
        others = (learner.average,) * (1 + len(self._config.frozen()))
        return iterate.lower(learner, state, others, self._key, rates).compile()

    def _imitating(self, sight: Sight, studied: Studied) -> Any:
        imitate = jax.jit(imitation(sight.table, self._config, sight.dtype), donate_argnums=0)
        rates = _shape(jnp.zeros(len(Rates._fields)))
        shapes = jax.tree.map(_shape, studied)
        return imitate.lower(self._learner, shapes, self._key, rates).compile()

    def _matching(self, sight: Sight, games: int) -> Any:
        play = jax.jit(lambda one, others, key: match(sight, one, others, key, games))
        net = self._learner.average
        return play.lower(net, net, self._key).compile()


def _shape(array: jax.Array) -> jax.ShapeDtypeStruct:
    return jax.ShapeDtypeStruct(array.shape, array.dtype)  # type: ignore[no-untyped-call]
