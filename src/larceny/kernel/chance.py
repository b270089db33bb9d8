"""The seeded stream of chance: the same in any language, and open to anyone's check afterwards.

    word(i)     = the first 8 bytes, big-endian, of SHA-256(key ‖ i as 8 bytes, big-endian)
    below(n)    = the next word w with w < 2⁶⁴ - (2⁶⁴ mod n), taken mod n   (no value is favoured)
    draw(xs, k) = Fisher-Yates: for i = 0 … k-1 swap xs[i] with xs[i + below(len - i)]; the first k
                  (the last item needs no lot: for i = len-1 no word is taken)
    shuffle(xs) = draw(xs, len)

Commit and reveal. The dealer draws a secret text and publishes `commitment(secret)` before the
seats add texts of their own. The deal runs on `key(secret, contributions)`. After the game the
secret is shown: anybody can hash it, and play the whole game again. Where the seats commit
themselves, too, the key is that of `sealed_deal`.
"""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from hashlib import sha256
from importlib import import_module
from struct import Struct
from typing import Any, Final, TypeVar

T = TypeVar("T")

_WORDS: Final = 1 << 64
_FAIR: Final = _WORDS - (1 << 48)
"""Words below this are fair for any n up to 2⁴⁸: only for others the border is worked out."""


def commitment(secret: str) -> str:
    """Say what is published before the deal: the SHA-256 of the secret's UTF-8 bytes, in hex."""
    return sha256(secret.encode()).hexdigest()


def key(secret: str, contributions: Iterable[str] = ()) -> bytes:
    """Join the dealer's secret and the seats' texts, each as a netstring, into the stream's key."""
    return sha256(b"larceny/1," + netstrings((secret, *contributions))).digest()


def netstrings(texts: Iterable[str]) -> bytes:
    """Join texts so that their borders stay known: length, colon, bytes, comma."""
    return b"".join(b"%d:%s," % (len(text), text) for text in map(str.encode, texts))


_first_word = Struct(">Q").unpack_from


def _own_sha256() -> Any:
    """Return Python's own SHA-256: for so few bytes it takes a fifth less than OpenSSL's."""
    for module in ("_sha2", "_sha256"):  # since Python 3.12, and before
        with suppress(ImportError):
            return import_module(module).sha256
    return sha256


_hash_of_key = _own_sha256()


class Chance:
    """A place in the stream. Copies go on from the same place, independently."""

    __slots__ = ("drawn", "key")

    def __init__(self, key: bytes, drawn: int = 0) -> None:
        self.key = key
        self.drawn = drawn

    def __reduce__(self) -> tuple[type["Chance"], tuple[bytes, int]]:
        return Chance, (self.key, self.drawn)

    @classmethod
    def of(cls, secret: str, contributions: Iterable[str] = ()) -> "Chance":
        """Start the stream of a secret and what the seats added to it."""
        return cls(key(secret, contributions))

    def copy(self) -> "Chance":
        """Go on from here without moving the original."""
        return Chance(self.key, self.drawn)

    def word(self) -> int:
        """Draw the next 64 bits."""
        hashed = _hash_of_key(self.key + self.drawn.to_bytes(8, "big"))
        self.drawn += 1
        word: int = _first_word(hashed.digest())[0]
        return word

    def below(self, n: int) -> int:
        """Draw a number from 0 to n - 1, each equally likely; n is at most 2⁴⁸."""
        word = self.word()
        while word >= _FAIR and word >= _WORDS - _WORDS % n:
            word = self.word()
        return word % n

    def choice(self, items: Sequence[T]) -> T:
        """Draw one of the items."""
        return items[self.below(len(items))]

    def draw(self, items: Iterable[T], number: int) -> list[T]:
        """Draw so many of the items, in the order in which they are drawn."""
        order = list(items)
        last = len(order) - 1
        for i in range(min(number, last)):
            j = i + self.below(last + 1 - i)
            order[i], order[j] = order[j], order[i]
        return order[:number]

    def shuffle(self, items: Iterable[T]) -> list[T]:
        """Return all the items in a drawn order."""
        order = list(items)
        return self.draw(order, len(order))
