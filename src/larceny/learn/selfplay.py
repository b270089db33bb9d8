"""Playing: many tables, a decision at each a step, by one net and older selves or a frozen one."""

from typing import NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from larceny.twin.env import Env
from larceny.twin.ops import Word, Words
from larceny.twin.play import cut, decide_by_lot
from larceny.twin.settling import settled, step_to_decision

from .networks import Weights
from .sight import Sight, Standing


class Played(NamedTuple):
    """What was played: the first axis are steps, the second are tables.

    What nets were told is kept as bytes, so whoever learns needs no rules.
    """

    told: jax.Array
    hidden: jax.Array
    legal: jax.Array  # uint32[steps, tables, words]
    now: jax.Array  # points as they stood, by seat from the decider on
    seat: jax.Array  # who decided
    action: jax.Array
    log_p: jax.Array  # of the action, as the net saw it then
    forecast: jax.Array  # float32[steps, tables, 2, players]: points, win; by absolute seat
    final: jax.Array  # the same as it came out, where a game has ended
    ended: jax.Array  # the game ended with this decision
    alive: jax.Array  # there was a decision: not between two games
    learns: jax.Array  # it was the net's own, and there was a choice


class Stepped(NamedTuple):
    """Where a decision has led."""

    state: Words  # the next game, where one has ended
    ended: jax.Array
    final: Standing


def begun(sight: Sight, key: jax.Array, games: int, warm_up: int) -> Words:
    """Begin games, and play by lot so that they are not all at the same point."""

    def decide(_: int, state: Words) -> Words:
        return decide_by_lot(sight.game, state).state

    dealt = Env(sight.game).init(key, games).words
    return settled(sight.game, lax.fori_loop(0, warm_up, decide, dealt))


def stepped(sight: Sight, state: Words, action: jax.Array, key: jax.Array) -> Stepped:
    """Do what was decided; where that ends a game, begin the next."""
    game = sight.game
    lots = tuple(jax.random.bits(key, (1 + game.step_lots, state[0].shape[0])))
    after = step_to_decision(game, state, action.astype(jnp.uint32), lots[1:])
    ended = game.over(after) & ~game.over(state)
    drawn = game.draw(cut(game, after), lots[0])
    return Stepped(settled(game, game.dealt(drawn)[0]), ended, sight.standing(after))


def old_tables(games: int, players: int, share: float) -> int:
    """Say at how many tables an older self plays one seat, so that it has this share of seats."""
    return min(games, round(games * players * share))


def is_old(seat: Word, tables: int, players: int, alone: bool = False) -> jax.Array:
    """Say where an older self decides: at the first tables, at one seat each.

    Where who learns sits alone it is the other way round: at all seats but one of every table.
    """
    index = jnp.arange(seat.shape[0], dtype=jnp.uint32)
    there: jax.Array = index % players == seat
    return ~there if alone else (index < tables) & there


def play(
    sight: Sight,
    policy: Weights,
    critic: Weights,
    older: Weights,
    state: Words,
    key: jax.Array,
    steps: int,
    old_share: float,
    alone: bool = False,
) -> tuple[Words, Played, jax.Array]:
    """Play so many steps at all tables; return also the forecast of where they stand then.

    `older` is an older self that plays a share of the seats; or, if who learns sits `alone`, all
    others.
    """
    games = state[0].shape[0]
    with_old = games if alone else old_tables(games, sight.players, old_share)

    def step(states: tuple[Words, Words], key: jax.Array) -> tuple[tuple[Words, Words], Played]:
        state, _ = states
        choosing, chance = jax.random.split(key)
        seat = sight.decider(state)
        told, hidden = sight.told(state, seat), sight.hidden(state, seat)
        legal = jnp.stack(sight.game.legal(state), axis=-1)
        mask = sight.mask(legal)
        logits = sight.logits(policy, told, mask)
        old = is_old(seat, with_old, sight.players, alone)
        played = logits
        if with_old:
            other = sight.logits(older, told[:with_old], mask[:with_old])
            other = jnp.where(old[:with_old, None], other, logits[:with_old])
            played = jnp.concatenate([other, logits[with_old:]])
        action = jax.random.categorical(choosing, played)
        log_p = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        now = sight.from_seat(sight.standing(state).points, seat)
        points, win = sight.forecast(critic, told, hidden, now)
        forecast = jnp.stack([points, jax.nn.softmax(win)], axis=1)
        alive = ~sight.game.over(state)
        after = stepped(sight, state, action, chance)
        return (after.state, state), Played(
            told=told,
            hidden=hidden,
            legal=legal,
            now=now,
            seat=seat.astype(jnp.uint8),
            action=action.astype(jnp.uint16),
            log_p=log_p,
            forecast=sight.to_seats(forecast, seat),
            final=jnp.stack(after.final, axis=1),
            ended=after.ended,
            alive=alive,
            learns=alive & ~old & (mask.sum(1) > 1),
        )

    # One step more than is used: it tells what is foreseen where the tables stand then.
    (_, state), played = lax.scan(step, (state, state), jax.random.split(key, steps + 1))
    used = jax.tree.map(lambda values: values[:steps], played)
    return state, used, played.forecast[steps]
