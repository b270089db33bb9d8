"""Quick dice for games in bulk: what is played with them is repeated by its seed, and nothing else.

`Chance` can be checked by anybody, which costs a hash for every number. Millions of games played at
random need only be fair and repeatable. This is sfc32 by Chris Doty-Humphrey ("small fast chaotic",
part of PractRand): numbers of 32 bits, which are quick to reckon with in Python and compiled, and
the same in both.
"""

from typing import Any, Final

from .chance import Chance

_BITS: Final = 0xFFFF_FFFF


class Dice(Chance):
    """A stream of numbers that look drawn by lot; the same for the same seed."""

    __slots__ = ("_a", "_b", "_c")

    def __init__(self, key: bytes) -> None:
        super().__init__(key, 1)
        self._a = int.from_bytes(key[:4], "big")
        self._b = int.from_bytes(key[4:8], "big")
        self._c = int.from_bytes(key[8:12], "big")

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (self.key, self.drawn, self._a, self._b, self._c)

    def copy(self) -> "Dice":
        """Go on from here without moving the original."""
        return _restored(self.key, self.drawn, self._a, self._b, self._c)

    def word(self) -> int:
        """Draw the next 64 bits."""
        return self._half_word() << 32 | self._half_word()

    def _half_word(self) -> int:
        word = (self._a + self._b + self.drawn) & _BITS
        self.drawn = (self.drawn + 1) & _BITS
        self._a = self._b ^ (self._b >> 9)
        self._b = (self._c + (self._c << 3)) & _BITS
        self._c = (((self._c << 21) | (self._c >> 11)) + word) & _BITS
        return word

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1; for n below a thousand all are as likely to 6 digits.

        30 bits are multiplied, so that no product is a long integer to the compiler.
        """
        return (self._half_word() >> 2) * n >> 30


def _restored(key: bytes, drawn: int, a: int, b: int, c: int) -> Dice:
    dice = Dice(key)
    dice.drawn, dice._a, dice._b, dice._c = drawn, a, b, c
    return dice
