"""What a game brings for its pictures; a game that brings nothing is shown by a plain emblem."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from larceny.games.registry import find_title
from larceny.kernel.title import load

SIDE = 500
"""How long the side of the square is in which a game draws."""

View = Mapping[str, Any]
"""A view as its JSON has it."""


@dataclass(frozen=True, slots=True)
class Picture:
    """How one game looks: fragments of SVG in a square of `SIDE`."""

    ground: tuple[str, str]
    """The colours behind it, in the middle and at the edge."""
    emblem: Callable[[], str]
    """What stands for the game where nothing of a table may be shown."""
    position: Callable[[View], str]
    """What lies on the table, as somebody sees it."""


def _plain_emblem() -> str:
    return (
        '<rect x="150" y="110" width="200" height="280" rx="18" fill="#efe9dd" '
        'transform="rotate(-8 250 250)"/>'
        '<rect x="165" y="110" width="200" height="280" rx="18" fill="#8e1b24" stroke="#c9a24b" '
        'stroke-width="8" transform="rotate(7 250 250)"/>'
    )


PLAIN = Picture(
    ground=("#241d18", "#14110f"),
    emblem=_plain_emblem,
    position=lambda view: _plain_emblem(),
)


def picture_of(game: str) -> Picture:
    """Return how a game looks."""
    reference = find_title(game).picture
    if reference is None:
        return PLAIN
    found: Picture = load(reference)
    return found
