"""Writing SVG: elements with attributes, texts that cannot be taken for markup."""

from html import escape

DISPLAY = "Cormorant Garamond SemiBold, Cormorant Garamond, Georgia, serif"
SANS = "Source Sans 3, sans-serif"
STRONG = "Source Sans 3 SemiBold, Source Sans 3, sans-serif"


def element(name: str, content: str = "", /, **attributes: str | float) -> str:
    """Write an element; `_` in a name stands for `-`, and a last one is dropped."""
    told = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_plain(value))}"'
        for key, value in attributes.items()
    )
    return f"<{name}{told}/>" if not content else f"<{name}{told}>{content}</{name}>"


def _plain(value: str | float) -> str:
    return value if isinstance(value, str) else f"{value:.5g}"


def text(x: float, y: float, size: float, said: str, **attributes: str | float) -> str:
    """Write a line of text."""
    given: dict[str, str | float] = {
        "font_family": SANS,
        "fill": "#f4ecdf",
        "x": x,
        "y": y,
        "font_size": size,
        **attributes,
    }
    return element("text", escape(printable(said)), **given)


def printable(said: str) -> str:
    """Leave out what XML cannot have and nobody can see."""
    return "".join(letter if letter.isprintable() else " " for letter in said)


def moved(content: str, x: float, y: float, scale: float = 1.0) -> str:
    """Put a fragment somewhere, larger or smaller."""
    return element("g", content, transform=f"translate({x:.5g} {y:.5g}) scale({scale:.5g})")


def width_of(said: str, size: float) -> float:
    """Say about how wide a text is: hardly ever less than it is."""
    return size * sum(map(_width, said))


def _width(letter: str) -> float:
    if letter in "MWmw@—…":
        return 0.86
    if letter in "ijl.,:'|! ":
        return 0.28
    return 1.0 if ord(letter) > 0x2E7F else 0.52  # Chinese, Japanese and Korean are square


def fitted(said: str, size: float, most: float) -> str:
    """Cut a text off that is too wide."""
    if width_of(said, size) <= most:
        return said
    cut = said
    while cut and width_of(f"{cut}…", size) > most:
        cut = cut[:-1]
    return f"{cut.rstrip()}…"


def wrapped(said: str, size: float, most: float) -> list[str]:
    """Break a text into lines that fit."""
    lines: list[str] = []
    for word in said.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= most:
            lines[-1] = longer
        else:
            lines.append(fitted(word, size, most))
    return lines
