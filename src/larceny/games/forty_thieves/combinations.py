"""What makes a theft succeed (FT-8.2, FT-8.3)."""

from collections.abc import Iterable

from .pieces import SYMBOLS, THIEF_OF, Front, Special


def is_combination(fronts: Iterable[Front]) -> bool:
    """Ask whether tiles are alike, or all different, in colour or in symbol (FT-8.2).

    Amulets count as whatever is missing (FT-8.3); any other special or golden tile spoils it.
    """
    colours = symbols = thieves = 0  # colours and symbols as bits
    for front in fronts:
        thief = THIEF_OF[front]
        if thief is not None:
            colours |= 1 << thief // len(SYMBOLS)
            symbols |= 1 << thief % len(SYMBOLS)
            thieves += 1
        elif front != Special.AMULET:
            return False
    different = (colours.bit_count(), symbols.bit_count())
    return thieves in different or 1 in different or not thieves
