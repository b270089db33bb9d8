"""Where a theft would succeed, or nearly would, by what one believes to know of the board."""

from collections.abc import Iterator, Mapping

from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.pieces import (
    EVERY_PLACE,
    PLACES,
    Front,
    Place,
    Special,
    Square,
    is_line,
)
from larceny.games.forty_thieves.view_types import View

Known = Mapping[Square, Front]
"""By square, the fronts that are remembered or lie open."""


def places(view: View) -> Iterator[Place]:
    """List where something can be stolen: sapphires first, then lines."""
    for place in EVERY_PLACE:
        there = is_line(place) or place in view.gems
        if there and all(view.board[square] is not None for square in PLACES[place]):
            yield place


def fitting(place: Place, known: Known) -> int:
    """Count the known tiles of a place if they can belong together, else 0."""
    fronts = [known[square] for square in PLACES[place] if square in known]
    missing = len(PLACES[place]) - len(fronts)
    return len(fronts) if is_combination([*fronts, *(Special.AMULET,) * missing]) else 0


def ready(view: View, known: Known) -> list[Place]:
    """List the places where all four tiles are believed to make a combination."""
    return [place for place in places(view) if fitting(place, known) == len(PLACES[place])]


def promising(view: View, known: Known, tiles: int = 3) -> list[Place]:
    """List the places where so many tiles are believed to go together, and no more are known."""
    return [place for place in places(view) if fitting(place, known) == tiles]


def with_tile(known: Known, square: Square, front: Front) -> Known:
    """Imagine a tile on a square."""
    return {**known, square: front}


def best_square_for(view: View, known: Known, front: Front) -> tuple[int, Square | None]:
    """Find the square where a tile would make most fit: how many then do, and the square."""
    most, best = 0, None  # type: int, Square | None
    for place in places(view):
        for square in PLACES[place]:
            after = fitting(place, with_tile(known, square, front))
            if after > max(most, fitting(place, known)):
                most, best = after, square
    return most, best


def completed_by(view: View, known: Known, front: Front) -> Square | None:
    """Name a square where a tile would complete a combination."""
    fits, square = best_square_for(view, known, front)
    return square if fits == len(PLACES[0]) else None


def would_help(view: View, known: Known, front: Front) -> Square | None:
    """Name a square where a tile would bring a combination nearer."""
    return best_square_for(view, known, front)[1]


def worth_a_look(view: View, known: Known) -> list[Square]:
    """List the unknown squares of the places of which most is known."""
    hopes: dict[int, list[Square]] = {}
    for place in places(view):
        unknown = [square for square in PLACES[place] if square not in known]
        hopes.setdefault(fitting(place, known), []).extend(unknown)
    return next((hopes[hope] for hope in sorted(hopes, reverse=True) if hopes[hope]), [])
