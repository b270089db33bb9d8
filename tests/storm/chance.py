"""Chance in a simulated world: one seed, and a stream of its own for everything that is drawn.

So whatever one part draws more or less of, the others draw the same.
"""

from hashlib import blake2b
from random import Random


class Streams:
    """Dice by name, all from one seed."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._dice: dict[str, Random] = {}

    def __getitem__(self, name: str) -> Random:
        dice = self._dice.get(name)
        if dice is None:
            digest = blake2b(f"{self.seed}/{name}".encode(), digest_size=8).digest()
            dice = self._dice[name] = Random(int.from_bytes(digest))
        return dice


def share(text: str) -> float:
    """Return a number from 0 to 1 that is always the same for a text."""
    return int.from_bytes(blake2b(text.encode(), digest_size=4).digest()) / 2**32
