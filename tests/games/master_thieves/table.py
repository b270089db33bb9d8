"""The words in which the tests speak: given a position, when something is done, then exactly this.

    table = given(f"{edition} 3 phase=open actor=0 chosen=T,S,D T.N=/2D1S rest=B.E")
    table.when("0 open T.N")
    assert table.red == "2D1S"

Positions and words: docs/notation.md. `rest=PLACE` puts all gems that the line does not name into
that drawer, and rubies that it does not name into long drawers that it does not name.
"""

from typing import Any

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.notation import write_drawer
from larceny.games.master_thieves.pieces import PLACE_OF_NAME, gems_text
from larceny.games.master_thieves.state import ON_SHEET, State
from larceny.kernel.chance import Chance
from larceny.kernel.errors import IllegalAction
from larceny.kernel.events import Event, Seat, Viewer

ALL_EDITIONS = ("english_a", "english_b", "italian", "french")


def editions(*names: str) -> pytest.MarkDecorator:
    """Run a test for some editions, or for all; the test takes `edition: str`."""
    return pytest.mark.parametrize("edition", names or ALL_EDITIONS)


class Table:
    """A position, and what happened to it last."""

    def __init__(self, state: State, events: list[Event] | None = None) -> None:
        self.state = state
        self.events: list[Event] = events or []

    def when(self, *moves: str) -> "Table":
        """Do some moves, each written `SEAT WORD`, such as "0 open T.N"."""
        self.events = []
        for move in moves:
            seat, word = move.split(" ", 1)
            self.events += GAME.apply(self.state, Seat(int(seat)), GAME.action_of_word(word))
        return self

    def refused(self, move: str) -> str:
        """Try a move that must be refused; return the number of the rule. Nothing may change."""
        before = self.line
        seat, word = move.split(" ", 1)
        with pytest.raises(IllegalAction) as refusal:
            GAME.apply(self.state, Seat(int(seat)), GAME.action_of_word(word))
        assert self.line == before
        return refusal.value.rule

    def legal(self, seat: int) -> list[str]:
        """List the words of what a seat may do now."""
        return [action.word for action in GAME.legal_actions(self.state, Seat(seat))]

    @property
    def line(self) -> str:
        """The whole position as one line."""
        return GAME.write_position(self.state)

    @property
    def phase(self) -> str:
        """What is asked for: fill, put, fill_move, choose, open, take, ruby, place, alarm, …"""
        return self.state.phase.name.lower()

    @property
    def deciders(self) -> tuple[Seat, ...]:
        """Who owes a decision."""
        return self.state.deciders()

    @property
    def red(self) -> str:
        """The red pillow, such as "2D1S", or "-"."""
        return gems_text(self.state.red)

    def white(self, seat: int) -> str:
        """A white pillow."""
        return gems_text(self.state.white[seat])

    def black(self, seat: int) -> str:
        """A black pillow."""
        return gems_text(self.state.black[seat])

    def drawer(self, place: str) -> str:
        """What is in the drawer at a place: `upper/lower`, such as "2D!0(R)/" or "/1S"."""
        return write_drawer(self.state, PLACE_OF_NAME[place])

    def has_alarm(self, seat: int) -> bool:
        """Whether a seat's alarm is on its sheet."""
        return self.state.alarms[seat] == ON_SHEET

    @property
    def scores(self) -> tuple[int, ...]:
        """Everybody's points."""
        return GAME.scores(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """Who is ahead, or has won."""
        return GAME.winners(self.state)

    @property
    def ending(self) -> str | None:
        """How the game ended: empty_pillow, sixth_ruby, round_cap; None while it is on."""
        return GAME.ending(self.state)

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of one kind that the last `when` brought about."""
        return [event for event in self.events if isinstance(event, kind)]

    def view(self, viewer: int | None) -> Any:
        """What a viewer sees now."""
        return GAME.view(self.state, _eyes(viewer))


def given(line: str, secret: str = "test") -> Table:
    """Set up a position."""
    return Table(GAME.read_position(line, Chance.of(secret)))


def dealt(edition: str, players: int, secret: str = "test", **changes: Any) -> Table:
    """Deal a game."""
    rules = GAME.ruleset(edition, **changes)
    state, events = GAME.deal(rules, players, Chance.of(secret))
    return Table(state, events)


def _eyes(viewer: int | None) -> Viewer:
    return None if viewer is None else Seat(viewer)
