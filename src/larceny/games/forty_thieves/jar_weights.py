"""Which tile of a jar hides what, and which special tiles the jars hide: counted by weight.

A jar hides three kinds of things, in one of six arrangements over its three tiles. What has been
seen, and not seen, gives each arrangement with each special tile a weight: the jar's table. There
are four of each special, so the jars are bound to one another, but only by these numbers.

Special tiles that no jar tells apart form a class. To count the ways, every jar becomes a sum
w₀ + w₁·x₁ + w₂·x₂ + …, with a variable for each class but one; the ways are the coefficient of
x₁^n₁·x₂^n₂… in the product of all jars, where nᵢ tiles of class i are still to be found. Such a
product is kept in one integer, a slot of bits for each coefficient, so that a multiplication is
a few shifts and sums of long integers.
"""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import cache, lru_cache
from itertools import chain, permutations
from math import gcd, prod
from typing import Final

from larceny.kernel.chance import Chance

from .pieces import COLOURS, SPECIALS, Special


class Kind(IntEnum):
    """What the three tiles of a jar hide: two half-truths and a special tile."""

    COLOUR_RIGHT = 0
    SYMBOL_RIGHT = 1
    SPECIAL = 2


Kinds = tuple[Kind, ...]

ARRANGEMENTS: Final[tuple[Kinds, ...]] = tuple(permutations(Kind))
"""ARRANGEMENTS[a][place]: the kind of the jar's first, second and third tile."""

Row = tuple[int, ...]
"""A weight for each arrangement."""

Table = tuple[Row, ...]
"""A row for each special tile that the jar may hide."""

Weights = tuple[int, ...]
"""A weight for each class of special tiles; for a jar whose special is known, just one."""

_OF_EACH: Final = len(COLOURS)
_AMULET: Final = SPECIALS.index(Special.AMULET)
_EVERY_SPECIAL: Final = tuple(range(len(SPECIALS)))
_EVERY_ARRANGEMENT: Final = tuple(range(len(ARRANGEMENTS)))

# Rows and tables ----------------------------------------------------------------------------

WHERE: Final = tuple(
    tuple(
        tuple(a for a, kind_at in enumerate(ARRANGEMENTS) if kind_at[place] == kind)
        for kind in Kind
    )
    for place in range(3)
)
"""WHERE[place][kind]: the two arrangements with this kind at this place."""


@lru_cache(maxsize=1 << 12)
def keep(row: Row, place: int, kind: int) -> Row:
    """Keep the arrangements with this kind at this place."""
    return tuple(w if at[place] == kind else 0 for w, at in zip(row, ARRANGEMENTS, strict=True))


@lru_cache(maxsize=1 << 12)
def drop(row: Row, place: int, kind: int) -> Row:
    """Keep all others."""
    return tuple(w if at[place] != kind else 0 for w, at in zip(row, ARRANGEMENTS, strict=True))


def mix(row: Row, places: tuple[int, ...]) -> Row:
    """Make equal what only differs in the order of the tiles at these places."""
    return tuple(sum(row[a] for a in together) for together in _sources(places))


@cache
def _sources(places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """For each arrangement: those from which it can come when tiles are mixed."""
    ways = [dict(zip(places, order, strict=True)) for order in permutations(places)]
    return tuple(
        tuple(
            ARRANGEMENTS.index(tuple(after[moved.get(place, place)] for place in range(3)))
            for moved in ways
        )
        for after in ARRANGEMENTS
    )


@cache
def _kinds_at(
    places: tuple[int, ...],
) -> tuple[tuple[Kinds, tuple[int, ...], tuple[int, ...]], ...]:
    """List what the tiles at some places can be, if each is a thief or an Amulet.

    With each: the arrangements that have these kinds there, and the specials that fit them.
    """
    return tuple(
        (
            kinds,
            tuple(
                a
                for a, kind_at in enumerate(ARRANGEMENTS)
                if all(kind_at[p] == kind for p, kind in zip(places, kinds, strict=True))
            ),
            (_AMULET,) if Kind.SPECIAL in kinds else _EVERY_SPECIAL,
        )
        for kinds in permutations(Kind, len(places))
    )


def reduced(table: Table) -> Table:
    """Divide all weights of a jar by what they have in common."""
    if (common := gcd(*chain.from_iterable(table))) > 1:
        return tuple(tuple(weight // common for weight in row) for row in table)
    return table


# The jars together --------------------------------------------------------------------------


class JarWeights:
    """The ways to fill the jars that fit their tables. It never changes."""

    def __init__(self, tables: Sequence[Table]) -> None:
        self.tables = tables
        self._left = [_OF_EACH] * len(SPECIALS)  # of each special: how many are not yet found
        self._found: dict[int, int] = {}  # the jars whose special is known
        for jar, table in enumerate(tables):
            possible = [special for special, row in enumerate(table) if any(row)]
            if len(possible) == 1:
                self._found[jar] = possible[0]
                self._left[possible[0]] -= 1
        self._open = [jar for jar in range(len(tables)) if jar not in self._found]
        self._classes = self._alike()
        self._number = [sum(self._left[special] for special in alike) for alike in self._classes]
        self._weights = {jar: self._weigh(jar, _EVERY_ARRANGEMENT) for jar in self._open}
        self._lay_out()
        self._following: list[int] | None = None
        self._products: dict[tuple[Weights, ...], int] = {}
        self._options: dict[tuple[int, tuple[int, ...]], list[tuple[Weights, list[Kinds]]]] = {}
        # How many ways there are, but for the arrangements of jars whose special is known; none
        # when five of a kind were found.
        fits = sum(self._number) == len(self._open)
        self.ways = self.ways_of(self.without(())) if fits else 0

    def _alike(self) -> list[tuple[int, ...]]:
        """Sort what is left into classes, the largest first; the Amulet is always by itself."""
        classes: dict[object, list[int]] = {}
        for special, left in enumerate(self._left):
            if left > 0:
                rows = tuple(self.tables[jar][special] for jar in self._open)
                classes.setdefault((special == _AMULET, rows), []).append(special)
        return sorted(
            (tuple(alike) for alike in classes.values()),
            key=lambda alike: -sum(self._left[special] for special in alike),
        )

    def _weigh(
        self, jar: int, arrangements: Iterable[int], only: Sequence[int] = _EVERY_SPECIAL
    ) -> Weights:
        """Weigh some arrangements of a jar, with some of the specials."""
        table = self.tables[jar]
        if jar in self._found:
            found = self._found[jar]
            return (sum(table[found][a] for a in arrangements) if found in only else 0,)
        return tuple(
            sum(table[alike[0]][a] for a in arrangements) if alike[0] in only else 0
            for alike in self._classes
        )

    # Products of jars -----------------------------------------------------------------------

    def _lay_out(self) -> None:
        """Make the slots wide enough for any coefficient, and as many as can come to count."""
        width = 1 + prod(sum(weights) for weights in self._weights.values()).bit_length()
        self._slot = (1 << width) - 1
        self._shifts: list[int] = []  # for each class but the first: how far its variable moves
        size = width
        for number in self._number[1:]:
            self._shifts.append(size)
            size *= number + 1
        self._top = size - width
        ones = (1 << size) - 1
        self._below = [  # ... and the slots that it does not move beyond the number of the class
            ones // ((1 << shift * (number + 1)) - 1) * ((1 << shift * number) - 1)
            for shift, number in zip(self._shifts, self._number[1:], strict=True)
        ]

    def times(self, product: int, weights: Weights) -> int:
        """Multiply a product by one more jar."""
        result = product * weights[0]
        for weight, below, shift in zip(weights[1:], self._below, self._shifts, strict=False):
            if weight:
                result += ((product & below) << shift) * weight
        return result

    def ways_of(self, product: int) -> int:
        """Read how many ways a product of all jars has."""
        return product >> self._top

    def without(self, jars: Sequence[int]) -> int:
        """Multiply all jars but these, as far as their special is not known."""
        left_out = tuple(sorted(self._weights[jar] for jar in jars if jar in self._weights))
        if left_out not in self._products:
            product = 1
            for jar, weights in self._weights.items():
                if jar not in jars:
                    product = self.times(product, weights)
            self._products[left_out] = product
        return self._products[left_out]

    # Questions ------------------------------------------------------------------------------

    def options(self, jar: int, places: tuple[int, ...]) -> list[tuple[Weights, list[Kinds]]]:
        """List what some tiles of a jar can be, if each is a thief or an Amulet.

        Kinds of equal weights are listed together.
        """
        if (jar, places) not in self._options:
            by_weights: dict[Weights, list[Kinds]] = {}
            for kinds, arrangements, only in _kinds_at(places):
                weights = self._weigh(jar, arrangements, only)
                if any(weights):
                    by_weights.setdefault(weights, []).append(kinds)
            self._options[jar, places] = list(by_weights.items())
        return self._options[jar, places]

    def arrangements(self, jar: int) -> int:
        """Weigh all arrangements of a jar whose special is known; `ways` leaves them out."""
        return sum(self.tables[jar][self._found[jar]]) if jar in self._found else 1

    def shares(self, jar: int) -> list[int]:
        """For each special: in how many ways the other jars go with it; all to one scale."""
        shares = [0] * len(SPECIALS)
        if jar in self._found:
            shares[self._found[jar]] = 1
            return shares
        product, scale = self.without((jar,)), prod(self._number)
        for c, alike in enumerate(self._classes):
            this_class = tuple(int(c == other) for other in range(len(self._classes)))
            ways = self.ways_of(self.times(product, this_class))
            for special in alike:
                shares[special] = ways * self._left[special] * scale // self._number[c]
        return shares

    # Drawing --------------------------------------------------------------------------------

    def _rests(self) -> list[int]:
        """For each open jar: the product of those that follow."""
        if self._following is None:
            rests = [1]
            for jar in reversed(self._open[1:]):
                rests.append(self.times(rests[-1], self._weights[jar]))
            self._following = rests[::-1]
        return self._following

    def draw(self, chance: Chance) -> list[int]:
        """Draw the special of each jar: first its class, then which of the class."""
        bags = [
            chance.shuffle(special for special in alike for _ in range(self._left[special]))
            for alike in self._classes
        ]
        drawn = dict(self._found)
        at = self._top
        for jar, rest in zip(self._open, self._rests(), strict=False):
            ways = [
                weight * (rest >> at - shift & self._slot) if bag and weight else 0
                for weight, bag, shift in zip(
                    self._weights[jar], bags, (0, *self._shifts), strict=True
                )
            ]
            c = lot(chance, ways)
            drawn[jar] = bags[c].pop()
            at -= (0, *self._shifts)[c]
        return [drawn[jar] for jar in range(len(self.tables))]


_WORD: Final = 64


def lot(chance: Chance, weights: Sequence[int]) -> int:
    """Draw a place of the list by its weight, which may be longer than a word of chance."""
    total = sum(weights)
    words = -(-total.bit_length() // _WORD)
    limit = (1 << words * _WORD) // total * total
    while True:
        drawn = 0
        for i in range(words):
            drawn |= chance.word() << _WORD * i
        if drawn < limit:
            break
    drawn %= total
    for place, weight in enumerate(weights):
        drawn -= weight
        if drawn < 0:
            return place
    raise AssertionError("the weights are negative")
