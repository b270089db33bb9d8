"""What nets are told of the twin's states, and how a game stands: arrays with a row for each table.

Inputs stay packed four a word, are stacked, and turned into rows of bytes at once: to write them
one by one into rows is many times as slow. What is told as it is stays in the words of the
observation; a byte between that is not told gets the scale 0.
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import lax
from numpy.typing import NDArray

from larceny.games.registry import find_title
from larceny.nets.tables import Table
from larceny.twin.game import Game
from larceny.twin.making import game_for
from larceny.twin.ops import Word, Words
from larceny.twin.rows import Row, stacked, taken

from .networks import Weights, answer

NEVER = -1e9
"""The logit of what is not allowed."""


class Standing(NamedTuple):
    """How a game stands, by absolute seat: float32[batch, players] each."""

    points: jax.Array  # above the mean, scaled
    win: jax.Array  # shares of the victory


class Sight:
    """A kind of table on the device: its rules, and what nets are told of it."""

    def __init__(self, game: str, ruleset: str, players: int, dtype: Any) -> None:
        """Take a ruleset as positions write it: `french`, `french[box_actions=one]`."""
        rules = find_title(game).game.read_ruleset(ruleset)
        self.name = f"{ruleset}/{players}"
        self.players = players
        self.dtype = dtype
        self.game: Game = game_for(game, rules, players, memory=True, in_parts=True)
        self.table = Table(game, rules, players)
        self.setting = self.table.setting
        self._kept, columns = self._columns()
        self.rows = np.where(columns < 0, 0, self.table.rows[columns])
        self._scale = np.where(columns < 0, 0.0, self.table.scale[columns]).astype(np.float32)
        self._shift = np.where(columns < 0, 0.0, self.table.shift[columns]).astype(np.float32)
        self.critic_rows = np.concatenate([self.rows, self.table.hidden_rows])
        self.told: Callable[[Words, Word], jax.Array] = jax.jit(self._told)
        self.hidden: Callable[[Words, Word], jax.Array] = jax.jit(self._hidden)

    def _columns(self) -> tuple[list[int], NDArray[np.int32]]:
        """Say which words of an observation are told, and which input stands in each byte then."""
        at = {index: place for place, index in enumerate(self.table.taken)}
        kept = sorted({index // 4 for index in at})
        columns = [at.get(4 * word + byte, -1) for word in kept for byte in range(4)]
        told = len(self.table.rows)
        at_once = 0 if self.table.at_once is None else len(self.table.at_once.inputs)
        derived = range(len(at), told - at_once)
        padding = [-1] * (-len(derived) % 4)
        last = range(told - at_once, told)
        return kept, np.array([*columns, *derived, *padding, *last], np.int32)

    # What is told --------------------------------------------------------------------------------

    def decider(self, state: Words) -> Word:
        """Return who decides; where nobody does, the first seat."""
        seat = self.game.decider(state)
        return jnp.where(seat < self.players, seat, 0).astype(jnp.uint32)

    def _told(self, state: Words, seat: Word) -> jax.Array:
        """Return the inputs of a policy, as bytes; `rows` says which they are."""
        words = self.game.packed_row(state, seat, memory=True)
        derived = _packed(self.table.derived(Unpacked(words)), state[0])
        told = _bytes(jnp.concatenate([taken(words, self._kept), jnp.stack(derived)]))
        if self.table.at_once is None:
            return told
        at_once = self.table.at_once(_bytes(stacked(words)).T)
        return jnp.concatenate([told, at_once.T], axis=1)

    def _hidden(self, state: Words, seat: Word) -> jax.Array:
        """Return what only a critic is told, as bytes."""
        others = []
        for distance in range(1, self.players):
            other = seat + distance
            other = jnp.where(other >= self.players, other - self.players, other)
            others.append(Unpacked(self.game.observe(state, other, memory=True)))
        numbers = self.table.hidden_numbers(others)
        return _bytes(jnp.stack(_packed(numbers, state[0])))[:, : len(numbers)]

    def _scaled(self, rows: jax.Array, scale: Any, shift: Any) -> jax.Array:
        scaled: jax.Array = (rows.astype(jnp.float32) - shift) * scale
        return scaled.astype(self.dtype)

    def mask(self, words: jax.Array) -> jax.Array:
        """Return what is allowed: bool[batch, actions], of uint32[batch, words]."""
        bits = (words[..., None] >> jnp.arange(32, dtype=jnp.uint32)) & 1
        return bits.reshape(words.shape[0], -1)[:, : self.game.actions] != 0

    # What nets answer ----------------------------------------------------------------------------

    def logits(self, policy: Weights, told: jax.Array, mask: jax.Array) -> jax.Array:
        """Return the policy's logits; what is not allowed has none to speak of."""
        scaled = self._scaled(told, self._scale, self._shift)
        return jnp.where(mask, answer(policy, scaled, self.setting, self.rows), NEVER)

    def forecast(
        self,
        critic: Weights,
        told: jax.Array,
        hidden: jax.Array,
        now: jax.Array,
        opposed: jax.Array,
    ) -> tuple[jax.Array, jax.Array]:
        """Return the points at the end, and logits of who wins, by seat from the decider on.

        `now` are the points as they stand, in that order: the critic tells what will be added.
        Where others are `opposed`, it may have learned something else to tell.
        """
        scaled = [
            self._scaled(told, self._scale, self._shift),
            self._scaled(hidden, self.table.hidden_scale, self.table.hidden_shift),
        ]
        both = jnp.concatenate(scaled, axis=1)
        out = answer(critic, both, self.setting, self.critic_rows)
        most = self.table.recipe.most_players
        if out.shape[1] > 2 * most:
            out = jnp.where(opposed[:, None], out[:, 2 * most :], out[:, : 2 * most])
        change = out[:, : self.players]
        points = now + change - change.mean(1, keepdims=True)
        return points, out[:, most : most + self.players]

    # How a game stands ---------------------------------------------------------------------------

    def standing(self, state: Words) -> Standing:
        """Say how the games stand."""
        scores = jnp.stack(self.game.scores(state), axis=1).astype(jnp.float32)
        best = jnp.stack(self.game.winners(state), axis=1).astype(jnp.float32)
        points = (scores - scores.mean(1, keepdims=True)) / self.table.recipe.points
        return Standing(points, best / jnp.maximum(best.sum(1, keepdims=True), 1))

    def from_seat(self, values: jax.Array, seat: Word) -> jax.Array:
        """Turn what is told by absolute seat (last axis) so that it begins with a seat."""
        return self._turned(values, seat.astype(jnp.int32)[:, None] + jnp.arange(self.players))

    def to_seats(self, values: jax.Array, seat: Word) -> jax.Array:
        """Turn it back."""
        return self._turned(values, jnp.arange(self.players) - seat.astype(jnp.int32)[:, None])

    def _turned(self, values: jax.Array, index: jax.Array) -> jax.Array:
        index = index % self.players
        shape = (index.shape[0], *([1] * (values.ndim - 2)), self.players)
        index = jnp.broadcast_to(index.reshape(shape), values.shape)
        return jnp.take_along_axis(values, index, axis=-1)


class Unpacked(Sequence[Word]):
    """The numbers of an observation, each taken from its word when it is asked for."""

    def __init__(self, words: Words | Any) -> None:
        self.words = words

    def __len__(self) -> int:
        return 4 * len(self.words)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self[one] for one in range(*index.indices(len(self)))]
        return (self.words[index // 4] >> (8 * (index % 4))) & 255


def _packed(numbers: Sequence[Word], like: Word) -> Words:
    """Pack numbers four a word."""
    row = Row()
    for number in numbers:
        row.number(number)
    return row.words(like)


def _bytes(words: jax.Array) -> jax.Array:
    """Make rows of numbers from 0 to 255, uint8[batch, 4 · words], of uint32[words, batch]."""
    rows = jnp.transpose(lax.bitcast_convert_type(words, jnp.uint8), (1, 0, 2))
    return rows.reshape(rows.shape[0], -1)
