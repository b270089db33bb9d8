"""What the seats see and remember, beside the engine's environment."""

from collections.abc import Sequence

import numpy as np

from larceny.envs.forty_thieves.encoding import SEEN
from larceny.envs.forty_thieves.memory import REMEMBERED, memory_from, remember
from larceny.envs.forty_thieves.sights import Sights
from larceny.envs.layout import Layout, Plan
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.state import State
from larceny.games.forty_thieves.witnesses import Witnesses
from larceny.kernel.events import Event, Seat
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.rows import as_bytes

from .lockstep import Game, Lockstep


class Observed(Lockstep):
    """Games side by side whose observations are compared at every decision."""

    def __init__(self, twin: FortyThieves, some: Sequence[Game]) -> None:
        super().__init__(twin, some)
        self.memories: list[list[Witnesses]] = []
        if twin.memory:
            seats = range(twin.players)
            self.memories = [[self.remembering(state, s) for s in seats] for state in self.states]
        self.observations = 0

    def remembering(self, state: State, seat: int) -> Witnesses:
        """Begin to remember in the middle of a game, with what is seen now."""
        return memory_from(state.rules, GAME.view(state, Seat(seat)))

    def keep(self, left: list[int]) -> None:
        """Go on with some games, and what is remembered of them."""
        super().keep(left)
        if self.memories:
            self.memories = [self.memories[i] for i in left]

    def witness(self, index: int, events: Sequence[Event]) -> None:
        """Let every seat witness what happened."""
        for seat, knowledge in enumerate(self.memories[index] if self.memories else ()):
            for event in events:
                knowledge.witness(GAME.witnessed(event, Seat(seat)))

    def compare_positions(self) -> None:
        """Compare what every seat sees, too."""
        super().compare_positions()
        for seat in range(self.twin.players):
            viewer = np.full(len(self.states), seat, np.uint32)
            rows = self.twin.observe(self.words, viewer, self.twin.memory)
            found = as_bytes(rows, self.twin.observed(self.twin.memory))
            for i, state in enumerate(self.states):
                wanted = bytes(Sights(state).observe(Seat(seat)))
                if self.memories:
                    wanted += remember(self.memories[i][seat], Seat(seat))
                row = found[i].tobytes()
                assert row == wanted, self.told(seat, i, row, wanted)
                self.observations += 1

    def told(self, seat: int, index: int, row: bytes, wanted: bytes) -> str:
        """Say where two observations differ."""
        at = next(i for i, (a, b) in enumerate(zip(row, wanted, strict=True)) if a != b)
        plan = Plan(SEEN, REMEMBERED)
        parts = Layout(plan, self.twin.players, memory=True).parts
        name = next(part.name for part in parts if at < part.offset + part.length)
        state = self.states[index]
        differ = f"{row[at]}, not {wanted[at]}"
        return f"{name} at {at} of {seat}: {differ}; {GAME.write_position(state)}"
