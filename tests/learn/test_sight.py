"""What the twin tells a net that learns is what a bot tells it, input by input."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from larceny.games.forty_thieves.game import GAME as FORTY_THIEVES
from larceny.games.master_thieves.game import GAME
from larceny.kernel.chance import Chance
from larceny.kernel.play import Match
from larceny.learn.sight import Sight
from larceny.nets.tables import widths
from larceny.twin.rows import as_bytes
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


@pytest.mark.parametrize("players", [2, 4])
def test_jax_and_numpy_tell_alike_what_is_worked_out_at_once(players: int) -> None:
    sight = Sight(FORTY_THIEVES.name, "standard", players, jnp.float32)
    match = Match(FORTY_THIEVES, FORTY_THIEVES.ruleset("standard"), players, "at once")
    dice = Chance.of("at once")
    positions, deciders = [], []
    while not match.is_over:
        positions.append(match.state.copy())
        deciders.append(match.deciders[0])
        match.act(deciders[-1], dice.choice(match.legal_actions(deciders[-1])))
    words = sight.game.from_engine(positions)
    seen = sight.game.observe(words, np.array(deciders, np.uint32), memory=True)
    numbers = as_bytes(seen, sight.game.observed(memory=True)).T
    assert sight.table.at_once is not None

    expected = sight.table.at_once(numbers)

    told = jax.jit(sight.table.at_once)(jnp.asarray(numbers))
    assert np.array_equal(told, expected)
    assert len(positions) > 50


def test_seats_are_turned_there_and_back() -> None:
    sight = Sight(GAME.name, "french", 3, jnp.float32)
    values = jnp.arange(12.0).reshape(2, 2, 3)
    seat = jnp.array([1, 2], jnp.uint32)
    turned = sight.from_seat(values, seat)
    assert turned[0, 0].tolist() == [1, 2, 0]
    assert turned[1, 1].tolist() == [11, 9, 10]
    assert (sight.to_seats(turned, seat) == values).all()
