"""Looking on at a position through somebody's eyes, or with everything laid open."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from larceny.games.master_thieves import MasterThieves
from larceny.games.master_thieves.notation import write_drawer
from larceny.games.master_thieves.pieces import PLACES
from larceny.games.master_thieves.state import State
from larceny.games.master_thieves.views import View
from larceny.kernel.events import Event, Viewer

from .picture import Painter
from .signs import CHARACTER_NAMES, QUIET


@dataclass(frozen=True, slots=True)
class Watcher:
    """One who looks on: a seat, a spectator, or one to whom all lies open."""

    game: MasterThieves
    viewer: Viewer
    all_open: bool = False

    def view(self, state: State) -> View:
        """Return what is seen."""
        seen = self.game.view(state, self.viewer)
        if not self.all_open:
            return seen
        views = [self.game.view(state, seat) for seat in range(state.players)]
        inside = [view.open_drawer for view in views if view.open_drawer is not None]
        inside.sort(key=lambda drawer: drawer.gems is None)  # one who may look in comes first
        return replace(
            seen,
            seats=tuple(view.seats[seat] for seat, view in enumerate(views)),
            open_drawer=inside[0] if inside else None,
        )

    def witnessed(self, events: Sequence[Event]) -> list[Event]:
        """Return events as they are witnessed."""
        if self.all_open:
            return list(events)
        return [self.game.witnessed(event, self.viewer) for event in events]

    def picture(self, state: State, painter: Painter) -> RenderableType:
        """Draw the table."""
        view = self.view(state)
        if not self.all_open:
            return painter.table(view)
        inside = {place: write_drawer(state, place) for place in range(PLACES)}
        return Group(painter.table(view, inside), *_hands(view, painter.names))

    def to_json(self, state: State) -> dict[str, Any]:
        """Return what is seen as plain values, and the whole position if all lies open."""
        told: dict[str, Any] = {"view": self.view(state).to_json()}
        if self.all_open:
            told["position"] = self.game.write_position(state)
        return told


def _hands(view: View, names: Sequence[str]) -> list[Text]:
    lines = []
    for seat, mine in enumerate(view.seats):
        cards = [f"{CHARACTER_NAMES[character]} {number}" for character, number in mine.hand or ()]
        line = Text(f"{names[seat]}: ", style=QUIET)
        lines.append(line.append(", ".join(cards) or "no cards in hand", style="default"))
    return lines
