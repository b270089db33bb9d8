"""Coming to the next decision, in a game whose steps may stop before it (`game_for`, `in_parts`).

A rare step has much left to draw. Written out for every step, that takes a minute to compile; in a
loop it is compiled once, and runs where a table needs it.
"""

from typing import Any

import jax.numpy as jnp
from jax import lax

from .chance import draw_lots
from .game import Game
from .ops import Word, Words, no, where

LOTS = 2
"""How many lots are drawn at a time: one block of Threefry."""


def _stops(game: Game) -> bool:
    """Ask whether a step of a game may stop before the next decision."""
    return bool(getattr(game, "in_parts", False))


def step_to_decision(game: Game, words: Words, action: Word, lots: Words) -> Words:
    """Do an action, and all that follows up to the next decision.

    Where steps may stop, all is drawn in the loop: to draw is compiled once.
    """
    return settled(game, game.step(words, action, () if _stops(game) else lots))


def settled(game: Game, words: Words) -> Words:
    """Draw what is left to draw at each table; where nothing is, nothing changes."""
    in_parts: Any = game
    if not _stops(game):
        return words

    def waits(words: Words) -> Any:
        return jnp.any(no(in_parts.settled(words)))

    def draw(words: Words) -> Words:
        waiting = no(in_parts.settled(words))
        before = game.layout.read(words, "chance").words
        chance, lots = draw_lots(game.generator, before, LOTS)
        drawn = in_parts.settle(game.layout.replaced(words, "chance", chance), lots)
        pairs = zip(drawn, words, strict=True)
        return tuple(where(waiting, new, old) for new, old in pairs)

    held: Words = lax.while_loop(waits, draw, words)
    return held
