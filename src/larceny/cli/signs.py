"""Signs and colours: gems, seats, characters. No colour is ever the only sign."""

from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from larceny.games.master_thieves.pieces import (
    DIAMOND,
    KINDS,
    LETTER,
    RUBY,
    SAPPHIRE,
    Character,
    Gems,
    counts,
)

BRASS = "#c9a24b"
WOOD = "#b07a4a"
QUIET = "#b9ad9c"
RED_PILLOW = "#e0505f"
GEM_STYLE = {DIAMOND: "#dff1fa", SAPPHIRE: "#6f97ff", RUBY: "#ff5c7a"}
GEM_NAMES = {
    DIAMOND: ("diamond", "diamonds"),
    SAPPHIRE: ("sapphire", "sapphires"),
    RUBY: ("ruby", "rubies"),
}
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

CHARACTER_NAMES = {character: character.name.lower().replace("_", " ") for character in Character}


@dataclass(frozen=True, slots=True)
class Signs:
    """The signs that a terminal can show."""

    gems: tuple[str, str, str]  # diamond, sapphire, ruby
    seats: str
    acted: str
    acts: str
    alarm: str
    bar: str  # between things in a line
    dash: str
    dot: str
    edges: str  # of the box: corners and crossings row by row, then across, then down


FANCY = Signs(("◇", "◈", "◆"), "♠♦♣♥★●▲■", "✓", "▸", "!", "·", "–", "•", "┌┬┐├┼┤└┴┘─│")
PLAIN = Signs(("", "", ""), "abcdefgh", "+", ">", "!", "|", "-", "*", "+++++++++-|")


def signs_for(console: Console) -> Signs:
    """Choose the signs for a terminal by the letters it has."""
    return FANCY if console.encoding.lower().replace("-", "").startswith("utf") else PLAIN


def gems_mark(handful: Gems, signs: Signs, between: str = " ") -> Text:
    """Draw a handful: sign, count and letter, such as ◇8D ◈2S."""
    sign = dict(zip(KINDS, signs.gems, strict=True))
    marks = [
        Text(f"{sign[kind]}{count}{LETTER[kind]}", style=f"bold {GEM_STYLE[kind]}")
        for kind, count in counts(handful)
    ]
    return Text(between).join(marks) if marks else Text(signs.dash, style="dim")


def gems_in_words(handful: Gems) -> str:
    """Say a handful: "2 diamonds and 1 sapphire", or "nothing"."""
    parts = [f"{count} {GEM_NAMES[kind][count > 1]}" for kind, count in counts(handful)]
    if len(parts) > 1:
        parts = [", ".join(parts[:-1]), parts[-1]]
    return " and ".join(parts) or "nothing"


def printable(text: str) -> str:
    """Return a text without anything that could play tricks on a terminal."""
    return "".join(
        letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in text
    )
