"""The board: sixteen jars, what is known of the tiles under them, and the sapphires between."""

from larceny.games.forty_thieves.pieces import SIDE as SQUARES
from larceny.games.forty_thieves.pieces import SQUARE_NAMES

from ..picture import View
from ..svg import element, moved
from .pieces import PATTERNS, jar, sapphire, tile

STEP, FIRST = 119.0, 71.0


def board(view: View) -> str:
    """Draw the board as somebody sees it."""
    hidden = view.get("hidden", {})
    told = [element("defs", PATTERNS), _cloth()]
    for at, square in enumerate(view["board"]):
        x, y = _middle(at % SQUARES, at // SQUARES)
        if square["jar"] is None:
            continue
        told.append(moved(jar(square["jar"]), x - 56, y - 56, 1.12))
        front = square["front"] or hidden.get(SQUARE_NAMES[at])
        if front is not None:
            told.append(moved(tile(front), x - 2, y - 2, 0.58))
    for number in view["gems"]:
        row, column = divmod(number - 1, SQUARES - 1)
        x, y = _middle(column, row)
        told.append(moved(sapphire(), x + STEP / 2 - 19, y + STEP / 2 - 19, 0.38))
    return "".join(told)


def _middle(column: int, row: int) -> tuple[float, float]:
    return FIRST + STEP * column, FIRST + STEP * row


def _cloth() -> str:
    return element(
        "rect", width=500, height=500, rx=30, fill="#18224a", stroke="#b98a1f", stroke_width=4
    )


def jar_with_sapphire() -> str:
    """Draw what stands for the game: a jar, and a sapphire beside it."""
    glow = element("circle", cx=365, cy=350, r=120, fill="#2f63e6", opacity=0.28)
    clay = element(
        "path",
        d="M155 155h135c0 32 72 72 72 152 0 72-48 120-139 120S83 379 83 307c0-80 72-120 72-152z",
        fill="#a4583a",
        stroke="#3d1a0d",
        stroke_width=5,
    )
    rim = element(
        "path",
        d="M140 112h165a21 21 0 0 1 0 43H140a21 21 0 0 1 0-43z",
        fill="#c97a50",
        stroke="#3d1a0d",
        stroke_width=5,
    )
    band = element("path", d="M92 270c64 36 198 36 262 0l8 38c-72 40-206 40-278 0z", fill="#d8a93a")
    return glow + clay + rim + band + moved(sapphire(), 290, 275, 1.6)
