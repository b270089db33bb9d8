"""The net that learns, in JAX, and the net that plays, in NumPy, answer alike."""

import jax
import jax.numpy as jnp
import numpy as np

from larceny.games.master_thieves.game import GAME
from larceny.learn.networks import answer, fresh
from larceny.nets.files import Net
from larceny.nets.forward import Forward
from larceny.nets.tables import Table, widths


def test_numpy_answers_as_jax_does() -> None:
    table = Table(GAME.name, GAME.ruleset("italian"), 3)
    told, _ = widths(GAME.name)
    weights = fresh(jax.random.key(1), told, len(table.setting), 64, 4, len(GAME.actions))
    weights = {
        name: one + 0.05 * jax.random.normal(jax.random.key(2), one.shape)
        for name, one in weights.items()
    }
    lot = np.random.default_rng(1)
    numbers = lot.integers(0, 4, (20, len(table.rows))) + table.shift.astype(np.int64)
    scaled = (numbers - table.shift) * table.scale

    there = answer(weights, jnp.asarray(scaled, jnp.float32), table.setting, table.rows)
    net = Net({name: np.asarray(one) for name, one in weights.items()}, {})
    here = Forward(net, table).logits(numbers)

    assert np.abs(here).max() > 0.1
    assert np.allclose(here, there, atol=1e-4)


def test_a_fresh_net_answers_everything_nearly_alike() -> None:
    weights = fresh(jax.random.key(1), 30, 2, 16, 2, 5)
    told = jnp.ones((4, 30))
    out = answer(weights, told, np.ones(2, np.float32), np.arange(30))
    assert float(jnp.abs(out).max()) < 0.5
