"""The table with everything laid open: all hands, and what every jar hides."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.state import GAP, State
from larceny.games.forty_thieves.views import View
from larceny.kernel.events import SPECTATOR

from .picture import Painter


def open_view(state: State) -> View:
    """Return what one sees who may look into all hands."""
    views = [GAME.view(state, seat) for seat in range(state.players)]
    return GAME.view(state, SPECTATOR)._replace(
        seats=tuple(view.seats[seat] for seat, view in enumerate(views)),
    )


def open_table(console: Console, names: Sequence[str], state: State) -> RenderableType:
    """Draw the table with what every jar hides, and all hands below it."""
    painter, view = Painter.for_console(console, names), open_view(state)
    hidden = {square: state.deck[tile] for square, tile in enumerate(state.board) if tile != GAP}
    hands = [
        painter.fronts(f"{painter.names[seat]}: ", mine.fronts or ())
        for seat, mine in enumerate(view.seats)
    ]
    return Group(painter.table(view, hidden), *hands)
