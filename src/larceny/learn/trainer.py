"""A run: nets, older selves and tables, and what is done with them from update to update."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np

from larceny.nets import files
from larceny.nets.tables import Floats, widths
from larceny.twin.ops import Words

from . import checkpoints, networks
from .checkpoints import Arrays, Progress
from .compiled import Compiled
from .config import Config
from .examples import Studied
from .imitation import FIGURES as IMITATED
from .imitation import on_device
from .networks import Weights
from .opponent import cooled
from .sight import Sight
from .update import FIGURES, PLAYED, Learner, Nets
from .update import begun as learner_begun

BY_LOT_UNTIL = 0.1
"""After this part of a run nobody need see any more that it beats players by lot."""

SHARP = 0.5
"""The temperature at which a best response is judged once more."""

MOST_TABLES = 12_000_000
"""Bytes: tables that take more are not stored, and begin anew when a run goes on."""


class Trainer:
    """A run in memory."""

    def __init__(self, config: Config) -> None:
        """Begin anew; nothing is compiled until it is needed."""
        self.config = config
        self.progress = Progress()
        on_gpu = jax.default_backend() != "cpu"
        self.sights = [_sight(config.game, name, on_gpu) for name in config.tables]
        self.key = jax.random.key(config.seed)
        self.learner = self._fresh()
        self.older: list[Weights] = [_rounded(self.learner.nets.policy)]
        self.copies: list[Weights] = []
        self.tables: dict[str, Words] = {}
        self.studied: dict[str, Studied] = {}
        self.compiled = Compiled(config, self.sights, self.learner)

    def _fresh(self) -> Learner:
        config, sight = self.config, self.sights[0]
        told, hidden = widths(config.game)
        settings, most = len(sight.setting), sight.table.recipe.most_players
        policy_key, critic_key = jax.random.split(jax.random.fold_in(self.key, 2**31))
        shape = (settings, config.width)
        policy = networks.fresh(policy_key, told, *shape, config.layers, sight.game.actions)
        foretold = 2 * most * (2 if 0 < sum(config.frozen()) < config.games else 1)
        critic = networks.fresh(critic_key, told + hidden, *shape, config.critic_layers, foretold)
        return learner_begun(policy, critic)

    def begin_with(self, weights: Mapping[str, Floats]) -> None:
        """Begin with a policy that has learned before; its critic was thrown away."""
        policy = {name: jnp.asarray(one) for name, one in weights.items()}
        self.learner = learner_begun(policy, self.learner.nets.critic)
        self.older = [_rounded(policy)]

    def set_against(self, weights: Mapping[str, Floats]) -> None:
        """Let a frozen net play all seats but the learner's."""
        self.older = [_rounded(cooled(weights, self.config.against_temperature))]

    def sit_among(self, nets: Sequence[Mapping[str, Floats]]) -> None:
        """Let nets that stay as they are play with those that learn (see `Config`)."""
        self.copies = [_rounded({name: jnp.asarray(w) for name, w in net.items()}) for net in nets]

    def study(self, studied: Mapping[str, Studied]) -> None:
        """Learn from what others decided, instead of by playing."""
        self.studied = {name: on_device(one) for name, one in studied.items()}

    @property
    def fraction(self) -> float:
        """Say how much of the planned run is over."""
        return self.config.fraction(self.progress.seconds, self.progress.decisions)

    # Learning ------------------------------------------------------------------------------------

    def update(self) -> jax.Array:
        """Play and learn once; return the figures, which may still be in the making."""
        config, number = self.config, self.progress.iterations
        sight = self.sights[number % len(self.sights)]
        key = jax.random.fold_in(self.key, number)
        rates = jnp.array(config.rates(self.fraction, number), jnp.float32)
        if number and number % config.magnet_every == 0:
            copied = jax.tree.map(jnp.copy, self.learner.average)
            self.learner = self.learner._replace(magnet=copied)
        if sight.name in self.studied:
            return self._imitate(sight, key, rates)
        state = self._tables(sight)
        iterate = self.compiled.iterate[sight.name].result()
        self.learner, self.tables[sight.name], figures = iterate(
            self.learner, state, self._others(number), key, rates
        )
        self.progress.iterations += 1
        self.progress.decisions += config.steps * config.games
        return figures

    def _others(self, number: int) -> tuple[Weights, ...]:
        """Return the older self of an update, and the frozen nets."""
        config = self.config
        if config.against:
            return self.older[0], self.older[0]
        frozen = self.copies if config.frozen() else []
        older = [*self.older, *(() if frozen else self.copies)]
        return Random(f"{config.seed}/{number}").choice(older), *frozen

    def _imitate(self, sight: Sight, key: jax.Array, rates: jax.Array) -> jax.Array:
        """Learn once from what others decided."""
        config, imitate = self.config, self.compiled.imitate[sight.name].result()
        self.learner, figures = imitate(self.learner, self.studied[sight.name], key, rates)
        self.progress.iterations += 1
        self.progress.decisions += config.steps // config.batch_steps * config.examples
        return figures

    def _tables(self, sight: Sight) -> Words:
        """Return the tables of a kind; begin them if they have not begun."""
        if sight.name not in self.tables:
            key = jax.random.fold_in(self.key, 2**30 + self.sights.index(sight))
            key = jax.random.fold_in(key, self.progress.chunks)
            self.tables[sight.name] = self.compiled.begin[sight.name].result()(key)
        return self.tables[sight.name]

    def count(self, figures: Floats) -> None:
        """Count the games that ended in an update."""
        if self.config.imitates:
            return
        share = float(figures[len(FIGURES)])
        self.progress.games += round(share * self.config.steps * self.config.games)

    def told(self, figures: Floats) -> dict[str, float]:
        """Name the figures of updates."""
        names = IMITATED if self.config.imitates else (*FIGURES, *PLAYED)
        return {name: round(float(value), 5) for name, value in zip(names, figures, strict=True)}

    def keep_an_older_self(self) -> None:
        """Keep the averaged policy as it is now, from time to time; drop what is nearly another."""
        due = self.fraction >= (self.progress.kept + 1) * self.config.old_every
        if self.config.against or not due:
            return
        self.progress.kept += 1
        self.older.append(_rounded(self.learner.average))
        if len(self.older) > self.config.old_selves:
            # Ever fewer of the oldest, never the newest.
            del self.older[self.progress.kept % (len(self.older) - 1)]

    # Judging -------------------------------------------------------------------------------------

    def judge(self, number: int) -> tuple[str, dict[str, dict[str, float]]]:
        """Play one averaged self among older ones, and in the beginning among players by lot.

        A best response plays among those it learns against, also with less of a mixture.
        The kinds of tables take turns, as far as they are compiled; say which it was.
        """
        self.compiled.match[self.sights[0].name].result()
        ready = [
            name for name, one in self.compiled.match.items() if one.done() and not one.cancelled()
        ]
        table = ready[number % len(ready)]
        play = self.compiled.match[table].result()
        key = jax.random.fold_in(jax.random.fold_in(self.key, 2**29), self.progress.iterations)
        played = {who: play(*pair, key) for who, pair in self._pairs().items()}
        return table, {
            who: {name: round(float(value), 4) for name, value in one._asdict().items()}
            for who, one in played.items()
        }

    def _pairs(self) -> dict[str, tuple[Weights, Weights]]:
        """Say who plays among whom."""
        average = self.learner.average
        if name := self.config.against:
            cold = cooled(average, SHARP)
            return {name: (average, self.older[0]), f"{name}, sharper": (cold, self.older[0])}
        pairs = {"oldest": (average, self.older[0]), "newest": (average, self.older[-1])}
        for number, copy in enumerate(self.copies, 1):
            pairs[f"copy {number}"] = average, copy
        if self.fraction < BY_LOT_UNTIL:
            pairs["by lot"] = average, jax.tree.map(jnp.zeros_like, average)
        return pairs

    # Storing -------------------------------------------------------------------------------------

    def save(self, folder: Path) -> None:
        """Write the run, and the averaged policy as a net of its own."""
        arrays: Arrays = {}
        learner = self.learner
        groups: dict[str, Any] = {"policy": learner.nets.policy, "critic": learner.nets.critic}
        groups |= {"average": learner.average, "magnet": learner.magnet}
        for name in ("momentum", "spread"):
            nets: Nets = getattr(learner, name)
            groups |= {f"policy {name}": nets.policy, f"critic {name}": nets.critic}
        groups |= {f"older {number}": one for number, one in enumerate(self.older)}
        groups |= {f"copy {number}": one for number, one in enumerate(self.copies)}
        for group, weights in groups.items():
            kind = np.float16 if group.startswith(("older", "copy")) else np.float32
            arrays |= {f"{group}/{name}": np.asarray(w, kind) for name, w in weights.items()}
        arrays["updates"] = np.asarray(learner.updates)
        tables = {
            f"tables/{name}": np.stack(jax.device_get(state)) for name, state in self.tables.items()
        }
        if sum(one.nbytes for one in tables.values()) <= MOST_TABLES:
            arrays |= tables
        checkpoints.save(folder, self.config.to_json(), self.progress, arrays)
        files.write(folder / "net.npz", learner.average, self.card())

    def card(self) -> files.Card:
        """Say what the net is."""
        run = {"config": self.config.to_json(), "decisions": self.progress.decisions}
        run |= {"games": self.progress.games, "seconds": round(self.progress.seconds, 1)}
        return files.card_for(self.config.game, list(self.config.tables), run)

    def load(self, progress: Progress, arrays: Arrays) -> None:
        """Go on with a run that was stored."""
        self.progress = progress

        def group(name: str) -> Weights:
            start = f"{name}/"
            return {
                key.removeprefix(start): jnp.asarray(one, jnp.float32)
                for key, one in arrays.items()
                if key.startswith(start)
            }

        def nets(suffix: str) -> Nets:
            return Nets(group(f"policy{suffix}"), group(f"critic{suffix}"))

        self.learner = Learner(
            *(nets(""), nets(" momentum"), nets(" spread"), jnp.asarray(arrays["updates"])),
            *(group("average"), group("magnet")),
        )
        self.older, self.copies = (
            [group(name) for name in _numbered(arrays, kind)] for kind in ("older", "copy")
        )
        for sight in self.sights:
            stored = arrays.get(f"tables/{sight.name}")
            if stored is not None and stored.shape == (sight.game.layout.size, self.config.games):
                self.tables[sight.name] = tuple(jnp.asarray(word) for word in stored)


def _sight(game: str, name: str, on_gpu: bool) -> Sight:
    ruleset, _, players = name.partition("/")
    return Sight(game, ruleset, int(players), jnp.bfloat16 if on_gpu else jnp.float32)


def _numbered(arrays: Arrays, kind: str) -> list[str]:
    """List the groups of one kind in their order."""
    groups = {key.partition("/")[0] for key in arrays if key.startswith(f"{kind} ")}
    return sorted(groups, key=lambda group: int(group.rpartition(" ")[2]))


def _rounded(weights: Weights) -> Weights:
    """Copy weights as they will be stored, so that a run goes on as if it had not stopped."""
    return {name: one.astype(jnp.float16).astype(jnp.float32) for name, one in weights.items()}
