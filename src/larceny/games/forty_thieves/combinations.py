"""What makes a theft succeed (FT-8.2, FT-8.3)."""

from collections.abc import Iterable

from .pieces import SYMBOLS, THIEF_OF, Special


def is_combination(fronts: Iterable[int]) -> bool:
    """Ask whether tiles are alike, or all different, in colour or in symbol (FT-8.2).

    Amulets count as whatever is missing (FT-8.3); any other special or golden tile spoils it.
    """
    thieves: list[int] = []
    for front in fronts:
        thief = THIEF_OF[front]
        if thief is not None:
            thieves.append(thief)
        elif front != Special.AMULET:
            return False
    wanted = (len(thieves), min(len(thieves), 1))  # all different, all alike
    return (
        len({thief // len(SYMBOLS) for thief in thieves}) in wanted
        or len({thief % len(SYMBOLS) for thief in thieves}) in wanted
    )
