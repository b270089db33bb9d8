"""Playing by lot: whole decisions in one function, which XLA makes one kernel of."""

from typing import NamedTuple

from .chance import draw_lots
from .game import Game
from .masks import drawn
from .ops import Flag, Word, Words, apart

JOINED = 32
"""Words of a state up to which XLA makes one kernel of the choice and what comes of it. With more,
it makes several anyway, and better ones if it is told where to cut."""


class Decision(NamedTuple):
    """What a decision by lot was, and what came of it."""

    state: Words
    began: Flag  # the game ended with it, and the next one has begun
    action: Word
    mask: Words


def decide_by_lot(game: Game, state: Words) -> Decision:
    """Take one decision: what is legal, one of that by lot, its effects, and a new game if over."""
    mask = cut(game, game.legal(state))
    state, lots = next_lots(game, state)
    action = drawn(mask, lots[0])
    state, action, lots = chosen(game, state, action, lots)
    state = advance(game, state, action, lots[1:])
    state, began = game.dealt(state)
    return Decision(state, began, action, mask)


def next_lots(game: Game, state: Words) -> tuple[Words, Words]:
    """Draw the lots of a decision: for the choice, for the next deal, and for the step."""
    before = game.layout.read(state, "chance").words
    chance, lots = draw_lots(game.generator, before, 2 + game.step_lots)
    return game.layout.replaced(state, "chance", chance), lots


def cut(game: Game, words: Words) -> Words:
    """Cut here, in a game of many words (see `apart`)."""
    return apart(words) if game.layout.size > JOINED else words


def chosen(game: Game, state: Words, action: Word, lots: Words) -> tuple[Words, Word, Words]:
    """Cut between a choice and what comes of it."""
    size = game.layout.size
    held = cut(game, (*state, action, *lots))
    return held[:size], held[size], held[size + 1 :]


def advance(game: Game, state: Words, action: Word, lots: Words) -> Words:
    """Do an action, and draw a lot of the next deal."""
    return game.draw(cut(game, game.step(state, action, lots[1:])), lots[0])


def begin(game: Game, bits: Words) -> Words:
    """Begin games, each with words of chance of its own (as many as its generator has)."""
    state = game.undealt(game.generator.seeded(bits))
    for _ in range(game.deal_lots):
        chance, lots = game.generator.draw(game.layout.read(state, "chance").words)
        state = game.draw(game.layout.replaced(state, "chance", chance), lots[0])
    return game.dealt(state)[0]
