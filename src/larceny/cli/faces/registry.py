"""The faces by the names of their games; a face is imported when it is looked at."""

from importlib import import_module

from .face import AnyFace, Face


def find_face(game: str) -> AnyFace:
    """Return the face of the game with this name: `FACE` of the package that is named after it."""
    face = import_module(f".{game.replace('-', '_')}", __package__).FACE
    assert isinstance(face, Face)
    return face
