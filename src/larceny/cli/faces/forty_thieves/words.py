"""Places, aims and lists in words."""

from collections.abc import Callable, Sequence

from larceny.games.forty_thieves.actions import (
    Drop,
    Give,
    Peek,
    Rob,
    TakeGem,
    action_of_word,
)
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.pieces import (
    PLACE_NAMES,
    SQUARE_NAMES,
    Front,
    Place,
    Square,
    is_line,
    thief_of,
)
from larceny.kernel.events import Seat

from .tiles import colour_name, symbol_name

Whose = Callable[[Seat], str]
"""Names a seat as an owner: "your", "Ada’s"."""


def listed(parts: Sequence[str], last: str = " and ", between: str = ", ") -> str:
    """List things in words: "a, b and c"."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{between.join(parts[:-1])}{last}{parts[-1]}"


def place_in_words(place: Place) -> str:
    """Name where a theft is tried: "sapphire 5", "row 2", "the falling line"."""
    name = PLACE_NAMES[place]
    if not is_line(place):
        return f"sapphire {name}"
    return name if " " in name else f"the {name} line"


def squares_in_words(squares: Sequence[Square]) -> str:
    """List squares."""
    return listed([SQUARE_NAMES[square] for square in squares])


def aim_in_words(word: str, whose: Whose) -> str:
    """Say what a played tile is aimed at, from the word of that decision."""
    match action_of_word(word):
        case TakeGem(gem=gem):
            return f"for sapphire {gem + 1}"
        case Rob(victim=victim, tile=tile):
            return f"for a {'Sapphire tile' if tile else 'gem'} in {whose(victim)} hoard"
        case Drop(tile=tile):
            return f"against an Evil Eye {'tile' if tile else 'token'}"
        case Give(to=to):
            return f"for {whose(to)} hoard"
        case Peek(squares=squares):
            return f"for {squares_in_words(squares)}"
        case _:
            return "for the merchant’s loot"


def combination_in_words(fronts: Sequence[Front]) -> str:
    """Say what makes tiles a combination: "all red", "four symbols"; nothing if they are none."""
    if not is_combination(fronts):
        return ""
    thieves = [thief for front in fronts if (thief := thief_of(front)) is not None]
    for name, kind in ((colour_name, "colours"), (symbol_name, "symbols")):
        found = {name(thief) for thief in thieves}
        if len(found) == 1:
            return f"all {found.pop()}"
        if len(found) == len(thieves):
            return f"four {kind}"
    return ""
