"""Signs and colours that all games share. No colour is ever the only sign."""

from dataclasses import dataclass

from rich.console import Console

BRASS = "#c9a24b"
WOOD = "#b07a4a"
QUIET = "#b9ad9c"
SEAT_STYLE = (
    "#56b4e9",
    "#e69f00",
    "#009e73",
    "#f0e442",
    "#cc79a7",
    "#d55e00",
    "#8fa8ff",
    "#c0c0c0",
)
"""Eight hues that people tell apart who confuse colours (after Okabe and Ito)."""

BOT_NAMES = ("Ada", "Bruno", "Cleo", "Dario", "Elif", "Farid", "Greta", "Hugo")


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs that a terminal can show."""

    is_fancy: bool  # it has more letters than a typewriter
    seats: str
    acted: str
    acts: str
    bar: str  # between things in a line
    dash: str
    dot: str
    edges: str  # of boxes: corners and crossings row by row, then across, then down


FANCY = Signs(True, "♠♦♣♥★●▲■", "✓", "▸", "·", "–", "•", "┌┬┐├┼┤└┴┘─│")
PLAIN = Signs(False, "abcdefgh", "+", ">", "|", "-", "*", "+++++++++-|")


def signs_for(console: Console) -> Signs:
    """Choose the signs for a terminal by the letters it has."""
    return FANCY if console.encoding.lower().replace("-", "").startswith("utf") else PLAIN


def printable(text: str) -> str:
    """Return a text without anything that could play tricks on a terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
