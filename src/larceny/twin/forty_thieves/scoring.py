"""Points, ties and winners (FT-9.2, FT-9.3)."""

from larceny.games.forty_thieves.state import Ending, Phase

from ..ops import Flag, Word, Words, both, no
from .fields import Moment
from .spoils import of_seat, size
from .terms import Terms

_MORE_THAN_ANY_EYES = 1 << 20


def eyes(t: Moment, terms: Terms, seat: int) -> Word:
    """Count a seat's Evil Eyes, tokens and tiles."""
    tokens = t.tokens[seat]
    return tokens + size(of_seat(t.eyes, seat)) if terms.specials else tokens


def sapphires(t: Moment, terms: Terms, seat: int) -> Word:
    """Count a seat's sapphires, gems and tiles."""
    gems = t.won[seat]
    return gems + size(of_seat(t.kept, seat)) if terms.specials else gems


def scores(t: Moment, terms: Terms) -> Words:
    """Count the sapphires of every hoard, less its Evil Eyes (FT-9.2)."""
    seats = range(terms.players)
    return tuple(
        (sapphires(t, terms, seat) - eyes(t, terms, seat)).astype("int32") for seat in seats
    )


def winners(t: Moment, terms: Terms) -> tuple[Flag, ...]:
    """Say of every seat whether nobody beats it: by points, fewest eyes, most gems (FT-9.3)."""
    seats = range(terms.players)
    points = [sapphires(t, terms, s) - eyes(t, terms, s) + _MORE_THAN_ANY_EYES for s in seats]
    less_eyes = [_MORE_THAN_ANY_EYES - eyes(t, terms, s) for s in seats]
    all_lose = both(t.phase == int(Phase.OVER), t.ending == int(Ending.MERCHANT))
    if not terms.tales:
        all_lose = False

    def beats(one: int, other: int) -> Flag:
        same = points[one] == points[other]
        same_eyes = less_eyes[one] == less_eyes[other]
        by_eyes = less_eyes[one] > less_eyes[other]
        by_gems = same_eyes & (t.won[one] > t.won[other])
        return (points[one] > points[other]) | (same & (by_eyes | by_gems))

    return tuple(
        both(no(all_lose), *(no(beats(other, seat)) for other in seats if other != seat))
        for seat in seats
    )
