"""Master Thieves as a `Game` of the twin."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from larceny.envs.master_thieves import ENCODING
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import Phase, State

from ..chance import PCG, Generator
from ..game import NotCovered
from ..ops import Flag, Word, Words
from ..rows import Row
from . import acts, deal, legality, positions, scoring
from .fields import deal_lots
from .memory import remember
from .observation import observe
from .step import step
from .table import Table


class MasterThieves:
    """Master Thieves with one ruleset for one number of players."""

    name = "master-thieves"
    actions = acts.COUNT
    mask_words = acts.MASK_WORDS
    step_lots = 0  # without sticky drawers all luck is in the deal

    def __init__(self, rules: Ruleset, players: int, generator: Generator = PCG) -> None:
        """Compile the rules; refuse what is not covered, by name."""
        rules.check_players(players)
        if rules.sticky_drawers:
            raise NotCovered(self.name, "sticky_drawers", rules.sticky_drawers)
        self.rules = rules
        self.players = players
        self.generator = generator
        self.table = Table(rules, players, generator)
        self.layout = self.table.layout
        self.deal_lots = deal_lots(rules, players)

    def undealt(self, chance: Words) -> Words:
        """Return games that are over, with nothing of the next deal drawn."""
        return deal.undealt(self.table, chance)

    def draw(self, state: Words, lot: Word) -> Words:
        """Draw one more lot of the next deal; once all are drawn, nothing."""
        return deal.draw(self.table, state, lot)

    def dealt(self, state: Words) -> tuple[Words, Flag]:
        """Begin anew where a game is over and its next deal is drawn; say where that is."""
        return deal.dealt(self.table, state)

    def decider(self, state: Words) -> Word:
        """Return the seat whose decision is taken next; where several owe one, the first."""
        return self.table.decider(self.layout.unpack(state))

    def legal(self, state: Words) -> Words:
        """Return what the decider may do, as a mask."""
        return legality.legal(self.table, self.layout.unpack(state))

    def step(self, state: Words, action: Word, lots: Words = ()) -> Words:
        """Do what the decider decided, and all that follows up to the next decision."""
        fields = self.layout.unpack(state)
        step(self.table, fields, action)
        return self.layout.pack(fields)

    def over(self, state: Words) -> Flag:
        """Ask whether the game has ended."""
        return self.layout.read(state, "phase") == Phase.OVER

    def scores(self, state: Words) -> Words:
        """Return every seat's points, as signed numbers (int32)."""
        return scoring.scores(self.table, self.layout.unpack(state))

    def winners(self, state: Words) -> tuple[Flag, ...]:
        """Say of every seat whether nobody beats it, by the points as they stand."""
        return scoring.winners(self.table, self.layout.unpack(state))

    def observe(self, state: Words, seat: Word, memory: bool = False) -> Words:
        """Return what a seat sees, and with `memory` knows, as a row of words (see `rows`)."""
        return self._row(state, seat, memory).words(state[0])

    def packed_row(self, state: Words, seat: Word, memory: bool = False) -> Words:
        """Return the same: its few words compile soon."""
        return self.observe(state, seat, memory)

    def _row(self, state: Words, seat: Word, memory: bool) -> Row:
        fields, row = self.layout.unpack(state), Row()
        observe(self.table, fields, seat, row)
        if memory:
            remember(self.table, fields, seat, row)
        return row

    def observed(self, memory: bool = False) -> int:
        """Count the numbers of an observation."""
        return ENCODING.layout(self.players, memory).length

    def from_engine(self, positions_: Sequence[State]) -> Words:
        """Return positions of the engine as one state (NumPy), nothing of the next deal drawn."""
        count = np.arange(1, len(positions_) + 1, dtype=np.uint32)
        chance = self.generator.seeded((count,) * self.generator.words)
        return positions.from_engine(self.table, positions_, chance)

    def to_engine(self, state: Words, index: int) -> Any:
        """Return one table of a state as a position of the engine."""
        return positions.to_engine(self.table, state, index)
