"""A game as an environment: many tables at once, and a new game where one has ended.

    env = make("GAME", players=4)
    state = env.init(jax.random.key(1), batch=4096)
    state = env.step(state, actions)          # one action a table
    env.legal_mask(state)                     # bool[4096, actions]
    env.observe(state)                        # int8[4096, numbers], as who decides sees it

The functions go value by value, so a state has any shape: a batch of tables, or a single one
(`batch=None`), which `jax.vmap` makes a batch of. All are compiled, and can be part of a larger
function that is.

An illegal action ends the game: who did it loses 1, the others get it in equal parts.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
from jax import lax

from larceny.envs.rewards import Reward

from .game import Game
from .masks import is_legal
from .memory_room import check_batch
from .ops import Flag, Word, Words, both, no, only, where
from .pay import forfeits, pays
from .play import chosen, cut, next_lots
from .rows import as_bytes
from .settling import settled, step_to_decision


class State(NamedTuple):
    """Tables, and what the last step brought."""

    words: Words  # what `game.layout` says
    paid: Words  # what each seat got, seat by seat
    terminated: Flag  # the last step ended a game; where it begins anew, the next one has begun

    @property
    def rewards(self) -> jax.Array:
        """Return what each seat got in the last step: float32[batch, players]."""
        return jnp.stack(self.paid, axis=-1)


class Env:
    """One game with one ruleset for one number of players."""

    def __init__(
        self, game: Game, reward: Reward = Reward.WIN, *, memory: bool = False, again: bool = True
    ) -> None:
        """Take a game's rules; `again`: where a game has ended, the next one begins at once."""
        self.game, self.reward, self.memory, self.again = game, reward, memory, again
        self.name, self.players, self.actions = game.name, game.players, game.actions
        self._dealing: Callable[[Words], Words] = jax.jit(self._deal)
        self.step: Callable[[State, Any], State] = jax.jit(self._step)
        self.legal_mask: Callable[[State], jax.Array] = jax.jit(self._legal_mask)
        self.legal_words: Callable[[State], Words] = jax.jit(self._legal_words)
        self.current_player: Callable[[State], jax.Array] = jax.jit(self._current_player)
        self._row: Callable[[State, Word], jax.Array] = jax.jit(self._observe)
        self._packed_row: Callable[[State, Word], Words] = jax.jit(self._observe_words)

    @property
    def bytes_a_game(self) -> int:
        """Return what a table takes in the device's memory."""
        return 4 * self.game.layout.size

    # Beginning -----------------------------------------------------------------------------------

    def init(self, key: jax.Array, batch: int | None = None) -> State:
        """Begin games, each with chance of its own; without a batch, a single one."""
        if batch is not None:
            check_batch(batch, self.bytes_a_game)
        shape = () if batch is None else (batch,)
        bits = jax.random.bits(key, (self.game.generator.words, *shape))
        return self._fresh(self._dealing(tuple(bits)))

    def _fresh(self, words: Words) -> State:
        nothing = jnp.zeros(words[0].shape, jnp.float32)
        return State(words, (nothing,) * self.players, jnp.zeros(words[0].shape, jnp.bool))

    def _deal(self, bits: Words) -> Words:
        """Begin as `play.begin` does, in a loop: unrolled, it takes long to compile."""
        chance = self.game.generator.seeded(bits)
        undealt = tuple(word + jnp.zeros_like(bits[0]) for word in self.game.undealt(chance))
        words = lax.fori_loop(0, self.game.deal_lots, lambda _, words: self._draw(words), undealt)
        return settled(self.game, self.game.dealt(words)[0])

    def _draw(self, words: Words) -> Words:
        """Draw one lot of the next deal."""
        layout = self.game.layout
        chance, lots = self.game.generator.draw(layout.read(words, "chance").words)
        return self.game.draw(layout.replaced(words, "chance", chance), lots[0])

    def _begin_again(self, words: Words) -> Words:
        """Begin anew where games are over; draw first what is still missing of their deals.

        That is next to never anything, but the illegal action of a game's first minutes is such a
        case. Where a game goes on, nothing is drawn: it must not depend on its neighbours. It is a
        loop, though it is nearly always gone through once: written out before it as well, it
        would be compiled twice.
        """

        def begin(words: Words) -> Words:
            dealt = self.game.dealt(words)[0]
            over, drawn = self.game.over(dealt), self._draw(cut(self.game, dealt))
            return tuple(where(over, new, old) for new, old in zip(drawn, dealt, strict=True))

        waiting = lambda words: jnp.any(self.game.over(words))  # noqa: E731
        return settled(self.game, lax.while_loop(waiting, begin, words))

    # A step --------------------------------------------------------------------------------------

    def _step(self, state: State, action: Word) -> State:
        """Do what the decider of each table decided."""
        game, words = self.game, state.words
        action = jnp.asarray(action).astype(jnp.uint32)
        going = no(state.terminated) if not self.again else True
        may = both(action < self.actions, is_legal(game.legal(words), action))
        decider = game.decider(words)
        may, decider = cut(game, (may, decider))
        words, lots = next_lots(game, words)
        words, action, lots = chosen(game, words, action, lots)
        after = step_to_decision(game, words, action, lots[2:])
        lost, ended = both(going, no(may)), both(going, may, game.over(after))
        paid = tuple(
            jnp.where(lost, fine, jnp.where(ended, pay, 0.0))
            for fine, pay in zip(
                forfeits(decider, self.players),
                pays(self.reward, game.scores(after), game.winners(after)),
                strict=True,
            )
        )
        if not self.again:
            kept = both(going, may)
            pairs = zip(after, state.words, strict=True)
            words = tuple(where(kept, new, old) for new, old in pairs)
            return State(words, paid, state.terminated | lost | ended)
        empty = game.undealt(game.layout.read(words, "chance").words)
        played = game.draw(cut(game, after), lots[1])
        words = tuple(where(lost, new, old) for new, old in zip(empty, played, strict=True))
        return State(self._begin_again(words), paid, lost | ended)

    # What is seen --------------------------------------------------------------------------------

    def _current_player(self, state: State) -> jax.Array:
        """Return who decides, as int32; where several owe a decision, the first of them.

        Where a game is over and nobody decides it is seat 0: an index that can be looked up.
        """
        seat: jax.Array = self._decider(state).astype(jnp.int32)
        return seat

    def _decider(self, state: State) -> Word:
        seat = self.game.decider(state.words)
        return seat if self.again else only(seat < self.players, seat)

    def _legal_words(self, state: State) -> Words:
        """Return what the decider may do: bit k of word w is the action 32·w + k."""
        mask = self.game.legal(state.words)
        return mask if self.again else tuple(only(no(state.terminated), word) for word in mask)

    def _legal_mask(self, state: State) -> jax.Array:
        """Return what the decider may do: bool[batch, actions]."""
        bits = jnp.arange(32, dtype=jnp.uint32)
        rows = (jnp.stack(self._legal_words(state), axis=-1)[..., None] >> bits) & 1
        return rows.reshape(*rows.shape[:-2], -1)[..., : self.actions] != 0

    def observe(self, state: State, player: Any = None) -> jax.Array:
        """Return what a seat sees, by default who decides: int8[batch, numbers].

        The numbers are those of the engine's environment, and stand where its layout says.
        """
        return self._row(state, self._seat(state, player))

    def observe_words(self, state: State, player: Any = None) -> Words:
        """Return the same packed, four numbers a word, the first one lowest, as single arrays.

        To write them so is many times as fast as rows; `rows.as_bytes` makes rows of them.
        """
        return self._packed_row(state, self._seat(state, player))

    def _seat(self, state: State, player: Any) -> Word:
        seat = self._decider(state) if player is None else jnp.asarray(player)
        return seat.astype(jnp.uint32) + jnp.zeros_like(state.words[0])

    def _observe(self, state: State, seat: Word) -> jax.Array:
        words = self.game.packed_row(state.words, seat, self.memory)
        row: jax.Array = as_bytes(words, self.game.observed(self.memory))
        return row

    def _observe_words(self, state: State, seat: Word) -> Words:
        return self.game.observe(state.words, seat, self.memory)

    # The engine's positions ----------------------------------------------------------------------

    def from_engine(self, positions: Any, key: jax.Array) -> State:
        """Put positions of the engine on the device, each with chance of its own."""
        words = tuple(jnp.asarray(word) for word in self.game.from_engine(positions))
        bits = jax.random.bits(key, (self.game.generator.words, *words[0].shape))
        chance = self.game.generator.seeded(tuple(bits))
        return self._fresh(self.game.layout.replaced(words, "chance", chance))

    def to_engine(self, state: State, index: int) -> Any:
        """Return one table as a position of the engine."""
        words = jax.device_get(tuple(jnp.atleast_1d(word)[index] for word in state.words))
        return self.game.to_engine(tuple(word[None] for word in words), 0)
