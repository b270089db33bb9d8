"""The faces by the names of their games; a face is imported when it is looked at."""

from functools import cache

from larceny.games.registry import find_title
from larceny.kernel.title import load

from .face import AnyFace
from .plain import plain_face


@cache
def find_face(game: str) -> AnyFace:
    """Return the face of a game: the one that its title brings, or a plain one."""
    title = find_title(game)
    own: AnyFace | None = load(title.face) if title.face else None
    return plain_face(title) if own is None else own
