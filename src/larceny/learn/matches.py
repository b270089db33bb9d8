"""One net among others: the share of first games that it wins, on the device."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from larceny.twin.ops import Words

from .networks import Weights
from .selfplay import begun, stepped
from .sight import Sight

LONGEST = 2500
"""Decisions; what is not over then is left out."""


class Match(NamedTuple):
    """How one net did among others of one kind."""

    wins: jax.Array  # share of victories
    points: jax.Array  # above the mean
    finished: jax.Array  # share of the games that came to an end
    error: jax.Array  # standard error of the share of victories


class _Going(NamedTuple):
    state: Words
    key: jax.Array
    steps: jax.Array
    over: jax.Array
    wins: jax.Array
    points: jax.Array


def match(sight: Sight, one: Weights, others: Weights, key: jax.Array, games: int) -> Match:
    """Play games with one seat of one net, and all other seats of another.

    A net whose weights are all 0 plays by lot.
    """
    dealing, key = jax.random.split(key)
    state = begun(sight, dealing, games, 0)
    mine = jnp.arange(games, dtype=jnp.uint32) % sight.players

    def goes_on(now: _Going) -> jax.Array:
        return (now.steps < LONGEST) & ~now.over.all()

    def step(now: _Going) -> _Going:
        key, choosing, chance = jax.random.split(now.key, 3)
        seat = sight.decider(now.state)
        told = sight.told(now.state, seat)
        mask = sight.mask(jnp.stack(sight.game.legal(now.state), axis=-1))
        logits = [sight.logits(net, told, mask) for net in (one, others)]
        decided = jnp.where((seat == mine)[:, None], logits[0], logits[1])
        after = stepped(sight, now.state, jax.random.categorical(choosing, decided), chance)
        first = after.ended & ~now.over
        points, wins = (sight.from_seat(told, mine)[:, 0] for told in after.final)
        return _Going(
            after.state,
            key,
            now.steps + 1,
            now.over | after.ended,
            now.wins + jnp.where(first, wins, 0.0),
            now.points + jnp.where(first, points, 0.0),
        )

    nothing = jnp.zeros(games)
    never = jnp.zeros(games, jnp.bool)
    end = lax.while_loop(
        goes_on, step, _Going(state, key, jnp.zeros((), jnp.int32), never, nothing, nothing)
    )
    finished = jnp.maximum(end.over.sum(), 1)
    wins, points = end.wins.sum() / finished, end.points.sum() / finished
    spread = jnp.where(end.over, jnp.square(end.wins - wins), 0.0).sum() / finished
    error = jnp.sqrt(spread / finished)
    return Match(wins, points * sight.table.recipe.points, end.over.mean(), error)
