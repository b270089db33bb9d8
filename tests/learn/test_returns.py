"""λ-returns, worked out by hand."""

import jax.numpy as jnp
import numpy as np
import pytest

from larceny.learn.returns import returns
from larceny.learn.selfplay import Played

TRACE = 0.5


def played(seats: list[int], forecasts: list[float], ended: int | None = None) -> Played:
    """One table of two players; everybody is foreseen to get the same at each step."""
    steps = len(seats)
    forecast = jnp.broadcast_to(jnp.array(forecasts)[:, None, None, None], (steps, 1, 2, 2))
    final = jnp.broadcast_to(jnp.array([10.0, -10.0]), (steps, 1, 2, 2))
    over = jnp.arange(steps)[:, None] == (-1 if ended is None else ended)
    nothing = jnp.zeros((steps, 1))
    return Played(
        told=nothing,
        hidden=nothing,
        legal=nothing,
        now=nothing,
        seat=jnp.array(seats, jnp.uint8)[:, None],
        action=nothing,
        log_p=nothing,
        opposed=nothing,
        forecast=forecast,
        final=final,
        ended=over,
        alive=jnp.ones((steps, 1), bool),
        learns=jnp.ones((steps, 1), bool),
    )


def test_a_return_is_drawn_to_what_the_same_seat_foresaw() -> None:
    # Given three decisions of seats 0, 1, 0, and 8 foreseen for everybody afterwards,
    steps = played([0, 1, 0], [1.0, 2.0, 4.0])
    got, advantage = returns(steps, jnp.full((1, 2, 2), 8.0), TRACE)
    # then the last decision got 8; of that, seat 0 is drawn half way to the 4 it foresaw there.
    assert got[2, 0, 0].tolist() == [8, 8]
    assert got[1, 0, 0].tolist() == [6, 8]
    # Seat 1 foresaw 2 at its decision, and is drawn half way to it.
    assert got[0, 0, 0].tolist() == [6, 5]
    assert advantage[:, 0, 0].tolist() == [6 - 1, 8 - 2, 8 - 4]


def test_the_end_of_a_game_is_what_counts_before_it_and_not_after_it() -> None:
    steps = played([0, 1, 0], [0.0, 0.0, 0.0], ended=1)
    got, advantage = returns(steps, jnp.full((1, 2, 2), 8.0), TRACE)
    assert got[2, 0, 0].tolist() == [8, 8]
    assert got[1, 0, 0].tolist() == [10, -10]
    assert got[0, 0, 0].tolist() == [10, -5]
    assert advantage[:, 0, 1].tolist() == [10, -10, 8]


def test_between_two_games_nobody_decides() -> None:
    steps = played([0, 0], [4.0, 4.0])._replace(alive=jnp.array([[False], [True]]))
    got, advantage = returns(steps, jnp.full((1, 2, 2), 8.0), TRACE)
    assert got[0, 0, 0].tolist() == pytest.approx([6, 8])
    assert np.asarray(advantage[0]).tolist() == [[0, 0]]
