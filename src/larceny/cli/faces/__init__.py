"""How each game is shown in a terminal.

All that the rest of the command line knows of a title, its table and its words, it knows by
`find_face`.
"""

from .face import Answer, AnyFace, Face, Help, Needs
from .registry import find_face

__all__ = ["Answer", "AnyFace", "Face", "Help", "Needs", "find_face"]
