"""Where lots come from: a small generator in each table's state, or whatever a caller hands in.

A rule never draws: it is given a lot, 32 bits of chance, and scales it. So a test can hand in the
very lots that the engine drew, and both must come to the same.

- `PCG` (one word, RXS-M-XS): 32 bits of state, so its stream repeats after 2³² lots, and all tables
  walk on the same circle. Good for play-outs and measurements.
- `THREEFRY` (three words): Threefry-2x32 with 20 rounds as JAX uses it, key and counter. For
  research that rests on its randomness; it costs about a hundred operations a decision.
"""

from dataclasses import dataclass
from typing import Protocol

from .ops import U, Word, Words


class Generator(Protocol):
    """A generator of lots whose state is a few words."""

    @property
    def words(self) -> int:
        """Say how many words its state takes."""

    def seeded(self, bits: Words) -> Words:
        """Begin with as many words as its state has, all drawn by chance."""

    def draw(self, state: Words) -> tuple[Words, Words]:
        """Return the state after a draw, and two lots."""


def draw_lots(generator: Generator, state: Words, count: int) -> tuple[Words, Words]:
    """Return a generator's state after so many lots, and the lots."""
    lots: Words = ()
    while len(lots) < count:
        state, more = generator.draw(state)
        lots += more
    return state, lots[:count]


@dataclass(frozen=True, slots=True)
class Pcg:
    """PCG RXS-M-XS with 32 bits of state, by Melissa O'Neill."""

    words: int = 1

    def seeded(self, bits: Words) -> Words:
        """Begin anywhere on the circle."""
        return bits

    def draw(self, state: Words) -> tuple[Words, Words]:
        """Return the state after a draw, and two lots: the second is the first, scrambled."""
        moved = state[0] * U(747796405) + U(2891336453)
        mixed = ((moved >> ((moved >> 28) + 4)) ^ moved) * U(277803737)
        lot = (mixed >> 22) ^ mixed
        return (moved,), (lot, lot * U(0x9E37_79B1))


@dataclass(frozen=True, slots=True)
class Threefry:
    """Threefry-2x32 with 20 rounds, by Salmon, Moraes, Dror and Shaw; as `jax.random` uses it."""

    words: int = 3

    def seeded(self, bits: Words) -> Words:
        """Take the first two words as the key, and count from 0."""
        return bits[0], bits[1], bits[2] & 0

    def draw(self, state: Words) -> tuple[Words, Words]:
        """Return the state after a draw, and the two lots of one block."""
        key, other_key, counter = state
        keys = (key, other_key, key ^ other_key ^ U(0x1BD1_1BDA))
        one, other = counter + keys[0], keys[1]
        for block in range(5):
            for rotation in _ROTATIONS[block % 2]:
                one = one + other
                other = ((other << rotation) | (other >> (32 - rotation))) ^ one
            one = one + keys[(block + 1) % 3]
            other = other + keys[(block + 2) % 3] + (block + 1)
        return (key, other_key, counter + 1), (one, other)


_ROTATIONS = ((13, 15, 26, 6), (17, 29, 16, 24))

PCG = Pcg()
THREEFRY = Threefry()
GENERATORS: dict[str, Generator] = {"pcg": PCG, "threefry": THREEFRY}


def scaled(lot: Word, number: Word) -> Word:
    """Turn a lot into one of so many: 0 … number - 1, where number is at most 2¹⁶.

    It is ⌊lot · number / 2³²⌋, so no value is favoured by more than number / 2³².
    """
    return ((lot >> 16) * number + (((lot & 0xFFFF) * number) >> 16)) >> 16


def lot_for(value: int, number: int) -> int:
    """Return a lot that is scaled to this value: how a draw of the engine is handed in."""
    return -(-(value << 32) // number)
