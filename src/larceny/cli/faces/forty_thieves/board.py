"""The board: sixteen tiles in four rows, and the sapphires where four of them meet.

A jar is written small, as the back of a tile; a tile that lies face up is written in CAPITALS and
set in brackets: no colour is needed to tell them apart.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from larceny.games.forty_thieves.deck import NO_JAR, Jar
from larceny.games.forty_thieves.pieces import (
    EVERY_SQUARE,
    SIDE,
    SQUARE_NAMES,
    Front,
    Special,
    Square,
    is_leader,
    thief_of,
)
from larceny.games.forty_thieves.view_types import SquareView, View

from ...common.signs import BRASS, QUIET, WOOD, Signs
from .tiles import (
    GEM_SIGN,
    SAPPHIRE_STYLE,
    colour_name,
    front_name,
    front_style,
    jar_mark,
    jar_style,
    symbol_name,
    symbol_sign,
)

COLUMNS = "abcd"
MERCHANT_SIGN = "M"
FRONT_WIDTH = 7
"""The longest that stands on a tile which lies face up, without its brackets."""


@dataclass(frozen=True, slots=True)
class BoardSize:
    """How large the board is drawn."""

    tile_width: int
    with_names: bool  # every tile tells its square

    @property
    def width(self) -> int:
        """Count the columns of the whole board."""
        return 2 + SIDE * (self.tile_width + 1) + 1


SMALL = BoardSize(tile_width=9, with_names=False)
LARGE = BoardSize(tile_width=11, with_names=True)

Hidden = Mapping[Square, Front]
"""By square, the fronts that lie face down, for one who may see all."""


def draw_board(
    view: View, signs: Signs, size: BoardSize, hidden: Hidden | None = None
) -> list[Text]:
    """Draw the board line by line."""
    lines = [_top(signs, size)]
    for row in range(SIDE):
        if row:
            lines.append(_crossings(view, row - 1, signs, size))
        cells = [
            _tile(view, square, signs, size, hidden or {})
            for square in EVERY_SQUARE[SIDE * row : SIDE * (row + 1)]
        ]
        bar = Text(signs.edges[-1], style=WOOD)
        for number, parts in enumerate(zip(*cells, strict=True)):
            label = Text(f"{row + 1} " if number == 0 else "  ", style=f"bold {BRASS}")
            lines.append(Text.assemble(label, bar, bar.join(parts), bar))
    return [*lines, _bottom(signs, size)]


def _top(signs: Signs, size: BoardSize) -> Text:
    left, middle, right = list(signs.edges[:3])
    across = signs.edges[-2]
    line = Text("  " + left, style=WOOD)
    for number, name in enumerate(COLUMNS):
        if number:
            line.append(middle)
        line.append(across * (size.tile_width // 2))
        line.append(name, style=f"bold {BRASS}")
        line.append(across * (size.tile_width // 2))
    return line.append(right)


def _bottom(signs: Signs, size: BoardSize) -> Text:
    left, middle, right = list(signs.edges[6:9])
    edge = middle.join([signs.edges[-2] * size.tile_width] * SIDE)
    return Text(f"  {left}{edge}{right}", style=WOOD)


def _crossings(view: View, row: int, signs: Signs, size: BoardSize) -> Text:
    """Draw the edge between two rows, with the sapphires that lie on it."""
    left, middle, right = list(signs.edges[3:6])
    across = signs.edges[-2]
    line = Text(f"  {left}{across * (size.tile_width - 1)}", style=WOOD)
    for gem in range((SIDE - 1) * row, (SIDE - 1) * (row + 1)):
        stands = view.merchant is not None and view.merchant.gem == gem
        line.append(MERCHANT_SIGN if stands else across, style=f"bold {BRASS}" if stands else "")
        if gem in view.gems:
            line.append(f"{GEM_SIGN[signs.is_fancy]}{gem + 1}", style=SAPPHIRE_STYLE)
        else:
            line.append(middle + across)
        line.append(across * (size.tile_width - 2))
    return line.append(across).append(right)


# Tiles --------------------------------------------------------------------------------------


def _tile(view: View, square: Square, signs: Signs, size: BoardSize, hidden: Hidden) -> list[Text]:
    """Draw one tile: face down, face up, or face down with what it hides."""
    tile = view.board[square]
    if view.lantern == square:
        rows = _front(Special.LANTERN, signs)
    elif tile is None:
        rows = [Text("gap", style=QUIET), Text()]
    elif tile.front is not None:
        rows = _front(tile.front, signs)
    elif square in hidden:
        rows = _opened(tile, hidden[square], signs)
    else:
        rows = _jar(tile.jar, signs)
    if square in view.lit:
        rows = [rows[0], Text("lit", style=f"bold {BRASS}")]
    fitted = [_fit(row, size.tile_width) for row in rows]
    if size.with_names:
        name = Text(SQUARE_NAMES[square].ljust(size.tile_width), style=QUIET)
        return [name, *fitted]
    return fitted


def _jar(jar: Jar, signs: Signs) -> list[Text]:
    style = jar_style(jar)
    if jar == NO_JAR:
        return [Text("plain", style=style), Text("gold", style=style)]
    sign = f" {symbol_sign(jar, signs)}" if signs.is_fancy else ""
    return [Text(colour_name(jar), style=style), Text(symbol_name(jar) + sign, style=style)]


def _front(front: Front, signs: Signs) -> list[Text]:
    """Draw a tile that lies face up."""
    thief = thief_of(front)
    if thief is None:
        rows = [front_name(front), "wild" if front == Special.AMULET else ""]
    else:
        rank = "leader" if is_leader(front) else f"{symbol_name(thief)} "
        rows = [colour_name(thief), rank + symbol_sign(thief, signs) * signs.is_fancy]
    style = f"bold reverse {front_style(front).removeprefix('bold ')}"
    return [Text(f"[{row.strip().upper():^{FRONT_WIDTH}}]", style=style) for row in rows]


def _opened(tile: SquareView, front: Front, signs: Signs) -> list[Text]:
    """Draw a tile that lies face down for one who sees through it."""
    thief = thief_of(front)
    name = front_name(front)
    if thief is not None:
        name = f"{colour_name(thief)} {'!' if is_leader(front) else symbol_sign(thief, signs)}"
    back = jar_mark(tile.jar, signs)
    return [back.append(" hides", style=QUIET), Text(name, style=front_style(front))]


def _fit(row: Text, width: int) -> Text:
    """Bring a row to the width of a tile, what it says in the middle."""
    row = row.copy()
    row.truncate(width)
    row.align("center", width)
    return row
