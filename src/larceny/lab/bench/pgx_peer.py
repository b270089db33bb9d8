"""A peer on the same device: a game of pgx, played as its documents play it.

pgx (github.com/sotetsuk/pgx) is the usual library of board games for GPUs. Where it is installed,
its quickest game is played in the same run; where it is not, a figure that was measured before
stands there, and is called so.
"""

from functools import cache
from importlib.util import find_spec
from time import perf_counter
from typing import Any

import jax
import jax.numpy as jnp

PEER = "connect_four"
BATCH, CHUNK, ROUNDS = 2**20, 200, 3
MEASURED_BEFORE = "pgx connect_four, measured on an H200 before, not in this run"
MEASURED_BEFORE_RATE = 1.0e9


def beside_pgx(rate: float) -> tuple[str, float, float]:
    """Return the peer's name, its steps a second, and how many times as fast ours is."""
    if find_spec("pgx") is None:
        return MEASURED_BEFORE, MEASURED_BEFORE_RATE, round(rate / MEASURED_BEFORE_RATE, 2)
    theirs = pgx_rate(BATCH, CHUNK)
    return f"pgx {PEER} in this run", round(theirs), round(rate / theirs, 2)


@cache
def pgx_rate(batch: int, chunk: int) -> float:
    """Return the steps a second of a pgx game by lot, with its own automatic reset."""
    import pgx  # noqa: PLC0415  (an extra of whoever wants the peer)
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make(PEER)
    step = jax.vmap(auto_reset(env.step, env.init))

    def one(state: Any, key: jax.Array) -> tuple[Any, None]:
        choose, chance = jax.random.split(key)
        odds = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(choose, odds, axis=-1)
        return step(state, action, jax.random.split(chance, batch)), None

    @jax.jit
    def many(state: Any, key: jax.Array) -> Any:
        return jax.lax.scan(one, state, jax.random.split(key, chunk))[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), batch))
    best = 0.0
    for number in range(ROUNDS + 1):  # the first one compiles
        began = perf_counter()
        state = many(state, jax.random.key(number))
        state.terminated.block_until_ready()
        best = max(best, batch * chunk / (perf_counter() - began)) if number else best
    return best
