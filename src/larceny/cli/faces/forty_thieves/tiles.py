"""Jars and thieves, special and golden tiles: their names, signs and colours."""

from rich.text import Text

from larceny.games.forty_thieves.deck import NO_JAR, Jar
from larceny.games.forty_thieves.pieces import (
    COLOUR_LETTERS,
    GOLDEN_NAMES,
    SPECIAL_NAMES,
    SYMBOL_LETTERS,
    Colour,
    Front,
    Golden,
    Special,
    colour_of,
    is_leader,
    symbol_of,
    thief_of,
)

from ...common.signs import BRASS, Signs

COLOUR_STYLE = {
    Colour.RED: "#ff6b6b",
    Colour.GREEN: "#52c878",
    Colour.BLUE: "#6aa8ff",
    Colour.YELLOW: "#f2d64b",
}
SAPPHIRE_STYLE = "bold #7fd4ff"
SPECIAL_STYLE = "bold #e8e2d4"
GOLD_STYLE = f"bold {BRASS}"

SYMBOL_SIGNS = "☼♣☾☞★"  # sun, clubs, moon, hand, star
GEM_SIGN = {True: "◆", False: "*"}

SPECIAL_TITLES = {front: name.replace("_", " ").title() for front, name in SPECIAL_NAMES.items()}
GOLDEN_TITLES = {front: name.title() for front, name in GOLDEN_NAMES.items()}


def colour_name(combination: int) -> str:
    """Name the colour of a thief or a jar."""
    return colour_of(combination).name.lower()


def symbol_name(combination: int) -> str:
    """Name the symbol of a thief or a jar."""
    return symbol_of(combination).name.lower()


def symbol_sign(combination: int, signs: Signs) -> str:
    """Return the sign of a symbol; its letter where the terminal has no such signs."""
    return (SYMBOL_SIGNS if signs.is_fancy else SYMBOL_LETTERS)[symbol_of(combination)]


def jar_name(jar: Jar) -> str:
    """Name a back: "red moon"."""
    return "gold" if jar == NO_JAR else f"{colour_name(jar)} {symbol_name(jar)}"


def front_name(front: Front) -> str:
    """Name a front: "green moon", "Amulet", "red Leader", "Genie"."""
    if is_leader(front):
        return f"{colour_name(leader_thief(front))} Leader"
    if thief_of(front) is not None:
        return f"{colour_name(front)} {symbol_name(front)}"
    return SPECIAL_TITLES[front] if front < Golden.MERCHANT else GOLDEN_TITLES[front]


def a_front(front: Front) -> str:
    """Name a front with its article."""
    name = front_name(front)
    if front == Golden.SINBAD:
        return name
    if is_leader(front) or front >= Golden.MERCHANT:
        return f"the {name}"
    return f"an {name}" if name[0] in "AE" else f"a {name}"


def leader_thief(front: Front) -> int:
    """Return the thief that a Leader is."""
    thief = thief_of(front)
    assert thief is not None
    return thief


def jar_style(jar: Jar) -> str:
    """Return the colour of a back."""
    return GOLD_STYLE if jar == NO_JAR else COLOUR_STYLE[colour_of(jar)]


def front_style(front: Front) -> str:
    """Return the colour of a front."""
    thief = thief_of(front)
    if thief is not None:
        return COLOUR_STYLE[colour_of(thief)]
    if front == Special.SAPPHIRE:
        return SAPPHIRE_STYLE
    return SPECIAL_STYLE if front < Golden.MERCHANT else GOLD_STYLE


def jar_mark(jar: Jar, signs: Signs) -> Text:
    """Draw a back in two letters: its colour's first letter and the sign of its symbol."""
    if jar == NO_JAR:
        return Text("$$", style=GOLD_STYLE)
    letter = COLOUR_LETTERS[colour_of(jar)]
    return Text(f"{letter}{symbol_sign(jar, signs)}", style=jar_style(jar))


def front_mark(front: Front, signs: Signs) -> Text:
    """Draw a front as it stands in a hand: "green moon ☾"."""
    name = Text(front_name(front), style=front_style(front))
    thief = thief_of(front)
    if thief is not None and signs.is_fancy:
        name.append(f" {symbol_sign(thief, signs)}")
    return name
