"""The table with everything laid open: all hands, and what is in every drawer."""

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from larceny.games.master_thieves.notation import write_drawer
from larceny.games.master_thieves.pieces import EVERY_PLACE
from larceny.games.master_thieves.state import State
from larceny.games.master_thieves.view_types import View
from larceny.games.master_thieves.views import open_view

from ...common.signs import QUIET
from .gems import CHARACTER_NAMES
from .picture import Painter


def open_table(console: Console, names: Sequence[str], state: State) -> RenderableType:
    """Draw the table with what is in every drawer, and all hands below it."""
    painter, view = Painter.for_console(console, names), open_view(state)
    inside = {place: write_drawer(state, place) for place in EVERY_PLACE}
    return Group(painter.table(view, inside), *_hands(view, painter.names))


def _hands(view: View, names: Sequence[str]) -> list[Text]:
    lines = []
    for seat, mine in enumerate(view.seats):
        cards = [f"{CHARACTER_NAMES[character]} {number}" for character, number in mine.hand or ()]
        line = Text(f"{names[seat]}: ", style=QUIET)
        lines.append(line.append(", ".join(cards) or "no cards in hand", style="default"))
    return lines
