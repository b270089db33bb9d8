"""What a decision was worth: λ-returns over each seat's own decisions.

A seat's return goes from decision to decision of that seat: at each it is drawn towards what the
critic foresaw there. All seats are followed at once, backwards in time.
"""

import jax
import jax.numpy as jnp
from jax import lax

from .selfplay import Played


def returns(played: Played, last: jax.Array, trace: float) -> tuple[jax.Array, jax.Array]:
    """Return what every seat got, and the decider's advantage, both in points and in victories.

    `last` is what the critic foresees after the last step.
    """
    players = last.shape[-1]

    def back(
        later: jax.Array, step: tuple[jax.Array, ...]
    ) -> tuple[jax.Array, tuple[jax.Array, jax.Array]]:
        seat, forecast, final, ended, alive = step
        got = jnp.where(ended[:, None, None], final, later)
        decides = (jnp.arange(players) == seat[:, None]) & alive[:, None]
        decides = decides[:, None, :]
        advantage = jnp.where(decides, got - forecast, 0.0).sum(2)
        drawn = jnp.where(decides, (1 - trace) * forecast + trace * got, got)
        return drawn, (got, advantage)

    steps = (played.seat, played.forecast, played.final, played.ended, played.alive)
    return lax.scan(back, last, steps, reverse=True)[1]
