"""The table with everything laid open: all hands, and what every jar hides."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType

from larceny.games.forty_thieves.pieces import EVERY_SQUARE
from larceny.games.forty_thieves.state import GAP, State
from larceny.games.forty_thieves.views import open_view

from .picture import Painter


def open_table(console: Console, names: Sequence[str], state: State) -> RenderableType:
    """Draw the table with what every jar hides, and all hands below it."""
    painter, view = Painter.for_console(console, names), open_view(state)
    tiles = zip(EVERY_SQUARE, state.board, strict=True)
    hidden = {square: state.deck[tile] for square, tile in tiles if tile != GAP}
    hands = [
        painter.fronts(f"{painter.names[seat]}: ", mine.fronts or ())
        for seat, mine in enumerate(view.seats)
    ]
    return Group(painter.table(view, hidden), *hands)
