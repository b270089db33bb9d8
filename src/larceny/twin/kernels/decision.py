"""One decision as a function of single words: what every way to run plays again and again.

Two sorts of play: `ON` begins a new game where one is over, for measurements and for long runs;
`OUT` plays each game to its end and lets it stand there, for its result.
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..game import Game
from ..masks import drawn
from ..ops import Word, Words, either, number
from ..play import advance, chosen, cut, next_lots

Script = Callable[[Game, Words, Words], Words]
"""Narrows what is legal, by the state and the mask, to what is drawn from; never to nothing."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision by lot among what is legal, or what a script leaves of it."""

    game: Game
    observe: bool = False
    again: bool = True
    script: Script | None = None
    memory: bool = False

    def __call__(self, *words: Word) -> Words:
        """Decide: return the words after it, whether a game ended, whether anybody decided.

        Nobody decides where a game is over, or where it only goes on drawing (a rare wait for the
        next deal aside, which is not worth counting). What the next decider sees follows, if
        observations are written.
        """
        game = self.game
        mask = cut(game, game.legal(words))
        narrowed = mask if self.script is None else self.script(game, words, mask)
        state, lots = next_lots(game, words)
        action = drawn(narrowed, lots[0])
        state, action, lots = chosen(game, state, action, lots)
        decided = number(either(*(word != 0 for word in mask))) if self.counts else 1
        if self.again:
            state, ended = game.dealt(advance(game, state, action, lots[1:]))
        else:
            before = game.over(state)
            state = game.step(state, action, lots[2:])
            ended = game.over(state) & ~before
        return (*state, number(ended), decided, *self.seen(state))

    @property
    def counts(self) -> bool:
        """Ask whether it has to be counted who decided: else everybody always does."""
        return not self.again or getattr(self.game, "in_parts", False)

    def seen(self, state: Words) -> Words:
        """Return what the next decider sees, packed: as words, or as one array of them."""
        if not self.observe:
            return ()
        row = self.game.packed_row(state, self.game.decider(state), self.memory)
        return row if isinstance(row, tuple) else (row,)
