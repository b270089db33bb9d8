"""What is wrong with a position of 40 Thieves, in a sentence."""

from collections.abc import Mapping
from typing import Any

from ..face import Templates

SENTENCES: Templates = {
    # Positions
    ("invalid-position", "jars-do-not-fit"): (
        "The jars do not fit: of the three with the same colour and symbol, one must hide a thief "
        "of that colour, one a thief of that symbol, one a special tile."
    ),
    ("invalid-position", "tiles-not-conserved"): (
        "The position has {have} tiles, or some twice, but this table needs {need} different ones."
    ),
    ("invalid-position", "sapphires-not-conserved"): (
        "The position has {have} sapphires, but this table needs {need}. `rest=SEAT` gives the "
        "missing ones to a seat."
    ),
    ("invalid-position", "evil-eyes"): "Nobody can have fewer than no Evil Eyes: {eyes}.",
    ("invalid-position", "too-many-tiles-in-hand"): (
        "Seat {seat} has {tiles} tiles in its hand; there are three at most."
    ),
    ("invalid-position", "gap-face-up"): "There is no tile on {square} that could lie face up.",
    # Notation
    ("invalid-notation", "unknown-name"): "`{token}` cannot be “{text}”. It can be: {known}.",
    ("invalid-notation", "board"): (
        "“{text}” is no board; write four rows with /, in each four tiles with commas."
    ),
    ("invalid-notation", "gems-on-board"): (
        "“{text}” are no sapphires on the board; write their numbers from 1 to 9, or `-`."
    ),
    ("invalid-notation", "tile"): (
        "“{text}” is no tile; write jar and front, such as `rmgm` or `rmA`, or the front alone."
    ),
    ("invalid-notation", "no-such-tile"): (
        "There is no tile “{text}” left in the box, or never was one."
    ),
}


def wording(details: Mapping[str, Any]) -> dict[str, str]:
    """Word nothing otherwise: the sentences take the details as they are."""
    return {}
