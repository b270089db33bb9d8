"""Playing: many tables, a decision at each a step, by one net, older selves and frozen ones."""

from collections.abc import Sequence
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
    opposed: jax.Array  # at this table a frozen net has all seats but one
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


class Seating(NamedTuple):
    """Who sits where: at which of the tables others play than the net that learns.

    At the first tables an older self has one seat; at the last ones, so many for each, a frozen net
    has all seats but one. In either case it is every seat equally often.
    """

    games: int
    players: int
    old: int = 0
    frozen: tuple[int, ...] = ()

    @classmethod
    def of(cls, games: int, players: int, old_share: float, frozen: tuple[int, ...]) -> "Seating":
        """Give an older self this share of the seats of all tables without a frozen net."""
        alone = games - sum(frozen)
        return cls(games, players, min(alone, round(alone * players * old_share)), frozen)

    def opposed(self) -> jax.Array:
        """Say at which tables frozen nets play."""
        return jnp.arange(self.games) >= self.games - sum(self.frozen)

    def learns(self, seat: Word) -> jax.Array:
        """Say where it is the learning net that decides."""
        index = jnp.arange(self.games, dtype=jnp.uint32)
        there = index % self.players == seat
        learns: jax.Array = jnp.where(self.opposed(), there, ~there | (index >= self.old))
        return learns

    def rows(self) -> list[tuple[int, int]]:
        """Return the first table, and the one after the last, of an older self and each other."""
        found, first = [(0, self.old)], self.games - sum(self.frozen)
        for many in self.frozen:
            found.append((first, first + many))
            first += many
        return found


def play(
    sight: Sight,
    policy: Weights,
    critic: Weights,
    others: Sequence[Weights],
    state: Words,
    key: jax.Array,
    steps: int,
    seating: Seating,
) -> tuple[Words, Played, jax.Array]:
    """Play so many steps at all tables; return also the forecast of where they stand then.

    `others` are an older self, and the frozen nets.
    """
    opposed = seating.opposed()

    def step(states: tuple[Words, Words], key: jax.Array) -> tuple[tuple[Words, Words], Played]:
        state, _ = states
        choosing, chance = jax.random.split(key)
        seat = sight.decider(state)
        told, hidden = sight.told(state, seat), sight.hidden(state, seat)
        legal = jnp.stack(sight.game.legal(state), axis=-1)
        mask = sight.mask(legal)
        logits = sight.logits(policy, told, mask)
        learns = seating.learns(seat)
        played = logits
        for other, (first, end) in zip(others, seating.rows(), strict=True):
            if first < end:
                theirs = sight.logits(other, told[first:end], mask[first:end])
                here = jnp.where(learns[first:end, None], logits[first:end], theirs)
                played = lax.dynamic_update_slice(played, here, (first, 0))
        action = jax.random.categorical(choosing, played)
        log_p = jnp.take_along_axis(jax.nn.log_softmax(logits), action[:, None], 1)[:, 0]
        now = sight.from_seat(sight.standing(state).points, seat)
        points, win = sight.forecast(critic, told, hidden, now, opposed)
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
            opposed=opposed,
            forecast=sight.to_seats(forecast, seat),
            final=jnp.stack(after.final, axis=1),
            ended=after.ended,
            alive=alive,
            learns=alive & learns & (mask.sum(1) > 1),
        )

    # One step more than is used: it tells what is foreseen where the tables stand then.
    (_, state), played = lax.scan(step, (state, state), jax.random.split(key, steps + 1))
    used = jax.tree.map(lambda values: values[:steps], played)
    return state, used, played.forecast[steps]
