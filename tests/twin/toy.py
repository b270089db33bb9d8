"""A toy game, for tests of what is around the rules: it compiles in a moment.

Two seats take from a heap by turns: 1 to 3 pieces, or once in the game as many as a lot says. Who
has more when the heap is empty wins. The heap is dealt by three lots.
"""

from types import SimpleNamespace
from typing import Any

import numpy as np

from larceny.twin.chance import PCG, Generator, scaled
from larceny.twin.layout import Field, Layout
from larceny.twin.ops import Flag, Word, Words, both, no, number, one_at, only, where, word

LEAST, SPREAD = 9, 4
GAMBLE = 40
NOBODY = 2


class Toy:
    """The heap game, on words."""

    name = "toy"
    players = 2
    rules: Any = None
    actions = GAMBLE + 1
    mask_words = 2
    step_lots = 1
    deal_lots = 3
    endings = ("even", "odd")
    unit = "turns"

    def __init__(self, generator: Generator = PCG) -> None:
        self.generator = generator
        self.layout = Layout(
            Field("chance", 2**32 - 1, lanes=generator.words),
            Field("taken", 31, lanes=2),
            Field("heap", 31),
            Field("turn", NOBODY),
            Field("turns", 31),
            Field("gambled", 3),
            Field("next_heap", 31),
            Field("lots_drawn", 3),
        )

    def undealt(self, chance: Words) -> Words:
        none = chance[0] & 0
        fields = SimpleNamespace(**dict.fromkeys(self.layout.fields, none))
        fields.chance = self.layout.lanes("chance", chance)
        fields.taken = self.layout.lanes("taken", (none, none))
        fields.turn = none + NOBODY
        return self.layout.pack(fields)

    def draw(self, state: Words, lot: Word) -> Words:
        f = self.layout.unpack(state)
        wanted = f.lots_drawn < self.deal_lots
        f.next_heap = f.next_heap + only(wanted, scaled(lot, SPREAD))
        f.lots_drawn = f.lots_drawn + number(wanted)
        return self.layout.pack(f)

    def dealt(self, state: Words) -> tuple[Words, Flag]:
        f = self.layout.unpack(state)
        began = both(f.turn == NOBODY, f.lots_drawn == self.deal_lots)
        f.heap = where(began, f.next_heap + LEAST, f.heap)
        f.taken = self.layout.lanes("taken", [where(began, 0, old) for old in f.taken])
        for name in ("turn", "turns", "gambled", "next_heap", "lots_drawn"):
            setattr(f, name, where(began, 0, getattr(f, name)))
        return self.layout.pack(f), began

    def decider(self, state: Words) -> Word:
        return self.layout.read(state, "turn")

    def legal(self, state: Words) -> Words:
        f = self.layout.unpack(state)
        low = only(f.heap >= 1, 1) | only(f.heap >= 2, 2) | only(f.heap >= 3, 4)
        may = ((f.gambled >> (f.turn & 1)) & 1) == 0
        on = f.turn != NOBODY
        return only(on, low), only(both(on, may), word(1 << (GAMBLE - 32)))

    def step(self, state: Words, action: Word, lots: Words) -> Words:
        f = self.layout.unpack(state)
        on, gamble = f.turn != NOBODY, action == GAMBLE
        wanted = where(gamble, scaled(lots[0], 4), action + 1)
        taken = only(on, where(wanted < f.heap, wanted, f.heap))
        seat = f.turn & 1
        f.taken = f.taken.add(seat, taken)
        f.gambled = f.gambled | only(both(on, gamble), one_at(seat))
        f.heap = f.heap - taken
        f.turns = f.turns + number(on)
        f.turn = where(both(on, f.heap == 0), NOBODY, where(on, 1 - f.turn, f.turn))
        return self.layout.pack(f)

    def over(self, state: Words) -> Flag:
        return self.layout.read(state, "turn") == NOBODY

    def scores(self, state: Words) -> Words:
        return tuple(points.astype(np.int32) for points in self.layout.read(state, "taken"))

    def winners(self, state: Words) -> tuple[Flag, ...]:
        one, other = self.layout.read(state, "taken")
        return no(one < other), no(other < one)

    def ending(self, state: Words) -> Word:
        return self.layout.read(state, "turns") & 1

    def length(self, state: Words) -> Word:
        return self.layout.read(state, "turns")

    def observe(self, state: Words, seat: Word, memory: bool = False) -> Words:
        f = self.layout.unpack(state)
        first = f.heap | f.taken[seat] << 8 | f.taken[1 - seat] << 16 | f.gambled << 24
        return first, f.turn | 7 << 8

    def packed_row(self, state: Words, seat: Word, memory: bool = False) -> Words:
        return self.observe(state, seat, memory)

    def observed(self, memory: bool = False) -> int:
        return 6

    def from_engine(self, positions: Any) -> Words:
        rows = np.array(positions, np.uint32).reshape(-1, 6).T
        f = SimpleNamespace(**dict.fromkeys(self.layout.fields, rows[0] & 0))
        f.chance = self.layout.lanes("chance", [rows[0] & 0] * self.generator.words)
        f.heap, f.turn, f.turns, f.gambled = rows[0], rows[1], rows[2], rows[3]
        f.taken = self.layout.lanes("taken", [rows[4], rows[5]])
        return self.layout.pack(f)

    def to_engine(self, state: Words, index: int) -> Any:
        f = self.layout.unpack(state)
        fields = (f.heap, f.turn, f.turns, f.gambled, *f.taken)
        return tuple(int(value[index]) for value in fields)
