"""Gems and characters: their signs, colours and names."""

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

from ...common.signs import Signs

RED_PILLOW = "#e0505f"
GEM_STYLE = {DIAMOND: "#dff1fa", SAPPHIRE: "#6f97ff", RUBY: "#ff5c7a"}
GEM_SIGN = {DIAMOND: "◇", SAPPHIRE: "◈", RUBY: "◆"}
GEM_NAMES = {
    DIAMOND: ("diamond", "diamonds"),
    SAPPHIRE: ("sapphire", "sapphires"),
    RUBY: ("ruby", "rubies"),
}
ALARM = "!"

CHARACTER_NAMES = {character: character.name.lower().replace("_", " ") for character in Character}


def gems_mark(handful: Gems, signs: Signs, between: str = " ") -> Text:
    """Draw a handful: sign, count and letter, such as ◇8D ◈2S."""
    sign = GEM_SIGN if signs.is_fancy else dict.fromkeys(KINDS, "")
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
