"""40 Thieves as a game of the twin: the one door to its rules."""

from collections.abc import Mapping, Sequence
from typing import Any

from larceny.envs.forty_thieves import ENCODING
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.state import After, Ending, Phase, State

from ..chance import PCG, Generator, draw_lots
from ..ops import Flag, Word, Words, apart, is_cut, only
from . import deal
from .cuts import Cuts
from .fields import DEAL_LOTS, NOWHERE, Moment, layout_of
from .from_engine import from_engine
from .gathered import GatheredRow
from .legal import ACTIONS, MASK_WORDS, mask_of
from .observing import write_seen
from .remembered import write_remembered
from .rows import SetRow
from .scoring import scores, winners
from .step import settle, step
from .terms import EVERY_SQUARE, Terms
from .to_engine import to_engine


class FortyThieves:
    """One ruleset for one number of players.

    With `draws`, a step draws so many tiles at most. If it has more to draw, it goes on with that
    in the next step, which takes no decision: nothing is legal then, and `settled` says no. So the
    rare long draw does not cost every step. Without it every step comes to the next decision, or
    the end.
    """

    name = "forty-thieves"
    actions = ACTIONS
    mask_words = MASK_WORDS
    deal_lots = DEAL_LOTS
    endings = tuple(ending.name.lower() for ending in Ending)
    unit = "turns"
    parts: Mapping[str, Any] = {"draws": 4}

    def __init__(
        self,
        rules: Ruleset,
        players: int,
        generator: Generator = PCG,
        memory: bool = False,
        draws: int | None = None,
    ) -> None:
        rules.check_players(players)
        self.rules, self.players, self.generator, self.memory = rules, players, generator, memory
        self.terms = Terms(rules, players)
        self.in_parts = draws is not None
        self.step_lots = self.terms.most_draws if draws is None else draws
        self.layout = layout_of(self.terms, generator, memory, self.in_parts)
        self.cuts = Cuts(self.layout, loops=memory)

    # Setting up -----------------------------------------------------------------------------------

    def undealt(self, chance: Words) -> Words:
        """Return games that are over, with nothing of the next deal drawn."""
        zero = chance[0] & 0
        t = self.layout.unpack((zero,) * self.layout.size)
        t.chance = type(t.chance)(chance, t.chance.form)
        t.phase, t.announced, t.taking = zero + int(Phase.OVER), zero + NOWHERE, zero + NOWHERE
        groups = [zero + values for values in deal.undrawn(self.terms)]
        t.next_deck = self.layout.lanes("next_deck", groups)
        return self.layout.pack(t)

    def draw(self, state: Words, lot: Word) -> Words:
        """Draw one more lot of the next deal; once all are drawn, nothing."""
        t = self.layout.unpack(state)
        deal.draw(t, self.terms, lot)
        state = self.layout.replaced(state, "next_deck", t.next_deck.words)
        return self.layout.written(state, next_first=t.next_first, lots_drawn=t.lots_drawn)

    def dealt(self, state: Words) -> tuple[Words, Flag]:
        """Begin anew where a game is over and its next deal is drawn; say where that is."""
        t = self.layout.unpack(state)
        begins = deal.begin_anew(t, self.terms, self.layout)
        all_squares, to_hand = only(begins, EVERY_SQUARE), only(begins, int(After.DRAWING))
        if self.in_parts:
            t.to_fill, t.drawing = t.to_fill | all_squares, t.drawing | to_hand
            return self.layout.pack(t), begins
        t.to_fill, t.fill_later = all_squares, all_squares & 0
        chance, lots = draw_lots(self.generator, t.chance.words, self.step_lots)
        t.chance = type(t.chance)(chance, t.chance.form)
        t = settle(t, self.terms, to_hand, lots, False, self.cuts)
        return self.layout.pack(t), begins

    # Playing --------------------------------------------------------------------------------------

    def settled(self, state: Words) -> Flag:
        """Ask whether everything is drawn that the last decision has to draw."""
        return self._settled(self.layout.unpack(state))

    def settle(self, state: Words, lots: Words) -> Words:
        """Go on with what is left to draw, a tile for each lot, and decide nothing."""
        t = self.layout.unpack(state)
        return self.layout.pack(settle(t, self.terms, t.drawing, lots, True, self.cuts))

    def _settled(self, t: Moment) -> Flag:
        if not self.in_parts:
            return True
        no_top = (t.top == 0) & ((t.pile.words[0] | t.pile.words[1]) != 0)
        filled = ((t.to_fill | t.fill_later) if self.terms.gaps else t.to_fill) == 0
        return filled & (t.drawing == 0) & ~no_top

    def decider(self, state: Words) -> Word:
        """Return the seat whose decision is taken next."""
        return self.layout.read(state, "asked")

    def legal(self, state: Words) -> Words:
        """Return what the decider may do, as a mask."""
        t = self.layout.unpack(state)
        return mask_of(t, self.terms, self._settled(t))

    def step(self, state: Words, action: Word, lots: Words) -> Words:
        """Do what the decider decided, and all that follows up to the next decision."""
        t = self.layout.unpack(state)
        settled = self._settled(t)
        t = step(t, self.terms, action, settled, lots, self.in_parts, self.cuts)
        return self.layout.pack(t)

    def over(self, state: Words) -> Flag:
        """Ask whether the game has ended."""
        return self.layout.read(state, "phase") == int(Phase.OVER)

    def scores(self, state: Words) -> Words:
        """Return every seat's points, as signed numbers (int32)."""
        return scores(self.layout.unpack(state), self.terms)

    def winners(self, state: Words) -> tuple[Flag, ...]:
        """Say of every seat whether nobody beats it; if the merchant has, none (FT-11.5)."""
        return winners(self.layout.unpack(state), self.terms)

    def observe(self, state: Words, seat: Word, memory: bool = False) -> Words:
        """Return what a seat sees, and with `memory` knows, as a row of words (see `rows`)."""
        row = SetRow()
        self._write(row, state, seat, memory)
        return row.words(state[0])

    def packed_row(self, state: Words, seat: Word, memory: bool = False) -> Words | Any:
        """Return the same; with `memory` on a GPU as one array, which compiles in half the time."""
        if not (memory and state[0].ndim and is_cut(*state)):
            return self.observe(state, seat, memory)
        row = GatheredRow(state[0])
        self._write(row, state, seat, memory)
        return row.put_together()

    def _write(self, row: SetRow, state: Words, seat: Word, memory: bool) -> None:
        if memory and not self.memory:
            raise ValueError("a game that was made without memory remembers nothing")
        *words, viewer = apart((*state, seat))
        write_seen(row, self.layout.unpack(words), self.terms, viewer)
        if memory:
            *words, viewer = apart((*words, viewer))
            write_remembered(row, self.layout.unpack(words), self.terms, viewer)

    def observed(self, memory: bool = False) -> int:
        """Count the numbers of an observation."""
        return ENCODING.layout(self.players, memory).length

    def ending(self, state: Words) -> Word:
        """Return how the game ended, as an index into `endings`; anything while it goes on."""
        return self.layout.read(state, "ending")

    def length(self, state: Words) -> Word:
        """Return how many turns there were."""
        return self.layout.read(state, "turn")

    # The engine -----------------------------------------------------------------------------------

    def from_engine(self, positions: Sequence[State]) -> Words:
        """Return positions of the engine as one state (NumPy), nothing of the next deal drawn."""
        return from_engine(positions, self.layout, self.terms)

    def to_engine(self, state: Words, index: int) -> State:
        """Return one table of a state as a position of the engine."""
        return to_engine(state, index, self.layout, self.terms)
