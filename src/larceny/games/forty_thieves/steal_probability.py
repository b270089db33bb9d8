"""How likely four tiles make a combination for a steal.

Under a jar that is right about the colour only the symbol is open, and the other way round. So once
it is said which of the thieves are of which kind, whether their symbols fit depends on what the
colours exchanged, whether their colours fit on what the symbols exchanged, and these two are
independent.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import prod

from .deck import NO_JAR, jar
from .deduction import EXCHANGES, OWNER, PLACE, THIEVES, Deduction
from .jar_weights import Kind, Kinds
from .pieces import SYMBOLS

Values = int
"""A set of symbols or colours, a bit for each."""

Images = dict[Values, int]
"""In how many cases some thieves have these values."""

_SINGLE = [1 << value for value in range(len(SYMBOLS))]


def _all_images(exchanges: Sequence[Sequence[int]], places: Values) -> dict[Values, int]:
    """Sort all exchanges, a bit for each, by what they put at some places."""
    images: dict[Values, int] = {}
    for way, exchange in enumerate(exchanges):
        values = sum(1 << value for place, value in enumerate(exchange) if places >> place & 1)
        images[values] = images.get(values, 0) | 1 << way
    return images


_ALL_IMAGES = [
    [_all_images(exchanges, places) for places in range(1 << len(exchanges[0]))]
    for exchanges in EXCHANGES
]
"""_ALL_IMAGES[kind][places]: for each set of values, the exchanges that put it there."""


def steal_probability(deduction: Deduction, tiles: Sequence[int]) -> float:
    """Tell how likely four tiles are all thieves or Amulets that make a combination."""
    tiles = sorted(tiles)
    jars = [jar(tile) for tile in tiles]
    if NO_JAR in jars:
        return 0.0
    owners = [{OWNER[kind][number] for number in jars} for kind in THIEVES]
    cases = [
        prod(deduction.fits[kind][owner].bit_count() for owner in owners[kind]) for kind in THIEVES
    ]

    def wins(kinds: Kinds) -> int:
        if kinds.count(Kind.SPECIAL) > 1:
            return prod(cases)
        return prod(cases) - prod(cases[kind] - fitting(kind, kinds) for kind in THIEVES)

    def fitting(kind: Kind, kinds: Kinds) -> int:
        """Count the cases in which symbols (or colours) are all equal or all different."""
        exchanged = dict.fromkeys(owners[kind], 0)
        told = []
        for number, its_kind in zip(jars, kinds, strict=True):
            if its_kind is kind:
                exchanged[OWNER[kind][number]] |= 1 << PLACE[kind][number]
            elif its_kind is not Kind.SPECIAL:
                told.append(1 << PLACE[kind][number])
        fits = deduction.fits[kind]
        return _equal_or_different(
            told, [_images(kind, fits[owner], places) for owner, places in exchanged.items()]
        )

    return deduction.chance_of(tiles, wins, prod(cases))


def _equal_or_different(told: Sequence[Values], exchanged: Sequence[Images]) -> int:
    """Count the cases in which three or four values, some of them told, go together."""
    cases = 0
    if len(set(told)) == len(told):
        ways = {sum(told): 1}
        for images in exchanged:
            ways = _apart(ways, images)
        cases += sum(ways.values())
    if len(set(told)) <= 1:
        for value in told[:1] or _SINGLE:
            cases += prod(images.get(value, 0) or images.get(0, 0) for images in exchanged)
    return cases


def _apart(ways: Images, images: Images) -> Images:
    """Join values that must be different from one another."""
    joined: Images = {}
    for taken, number in ways.items():
        for values, more in images.items():
            if not taken & values:
                joined[taken | values] = joined.get(taken | values, 0) + number * more
    return joined


@lru_cache(maxsize=1 << 14)
def _images(kind: Kind, fits: int, places: Values) -> Images:
    """Count the exchanges, of those that fit, by what they put at some places."""
    counts: Images = {}
    for values, ways in _ALL_IMAGES[kind][places].items():
        if fits & ways:
            counts[values] = (fits & ways).bit_count()
    return counts
