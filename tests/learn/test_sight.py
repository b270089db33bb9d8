"""What the twin tells a net that learns is what a bot tells it, input by input."""

import jax
import jax.numpy as jnp
import numpy as np

from larceny.games.master_thieves.game import GAME
from larceny.learn.sight import Sight
from larceny.nets.tables import widths
from tests.nets.test_inputs import watched


def test_told_stands_at_the_inputs_that_a_bot_uses() -> None:
    sight = Sight(GAME.name, "french", 3, jnp.float32)
    positions, deciders, notes = watched(sight.table, "sight")
    state = tuple(jnp.asarray(word) for word in sight.game.from_engine(positions))
    with jax.disable_jit():
        rows = sight._told(state, jnp.asarray(deciders, jnp.uint32))
        told = np.asarray(sight._scaled(rows, sight._scale, sight._shift))

    wide = np.zeros((len(positions), widths(GAME.name)[0]), np.float32)
    for column, row in enumerate(sight.rows):
        wide[:, row] += told[:, column]
    expected = np.zeros_like(wide)
    scaled = (np.stack(notes).astype(np.float32) - sight.table.shift) * sight.table.scale
    expected[:, sight.table.rows] = scaled
    assert np.array_equal(wide, expected)


def test_seats_are_turned_there_and_back() -> None:
    sight = Sight(GAME.name, "french", 3, jnp.float32)
    values = jnp.arange(12.0).reshape(2, 2, 3)
    seat = jnp.array([1, 2], jnp.uint32)
    turned = sight.from_seat(values, seat)
    assert turned[0, 0].tolist() == [1, 2, 0]
    assert turned[1, 1].tolist() == [11, 9, 10]
    assert (sight.to_seats(turned, seat) == values).all()
