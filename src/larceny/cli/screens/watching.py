"""Looking on at a position through somebody's eyes, or with everything laid open."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Console, RenderableType

from larceny.games.registry import AnyGame
from larceny.kernel.events import Event, Viewer
from larceny.kernel.game import State, View
from larceny.kernel.play import Match

from ..faces import AnyFace, find_face

AnyMatch = Match[Any, Any, Any, Any]
"""A match of whichever game."""


@dataclass(frozen=True, slots=True)
class Watcher:
    """One who looks on: a seat, a spectator, or one to whom all lies open."""

    game: AnyGame
    viewer: Viewer
    all_open: bool = False

    @property
    def face(self) -> AnyFace:
        """Return the face of the game."""
        return find_face(self.game.name)

    def view(self, state: State) -> View:
        """Return what is seen."""
        view: View = (
            self.face.open_view(state) if self.all_open else self.game.view(state, self.viewer)
        )
        return view

    def story(self, names: Sequence[str], events: Sequence[Event]) -> list[str]:
        """Tell events as they are witnessed."""
        return self.face.story(names, self.viewer, self.witnessed(events))

    def witnessed(self, events: Sequence[Event]) -> list[Event]:
        """Return events as they are witnessed."""
        if self.all_open:
            return list(events)
        return [self.game.witnessed(event, self.viewer) for event in events]

    def picture(self, state: State, console: Console, names: Sequence[str]) -> RenderableType:
        """Draw the table."""
        if self.all_open:
            return self.face.open_table(console, names, state)
        return self.face.table(console, names, self.game.view(state, self.viewer))

    def to_json(self, state: State) -> dict[str, Any]:
        """Return what is seen as plain values, and the whole position if all lies open."""
        fields: dict[str, Any] = {"view": self.view(state).to_json()}
        if self.all_open:
            fields["position"] = self.game.write_position(state)
        return fields
