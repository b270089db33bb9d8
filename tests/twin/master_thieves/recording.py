"""A plugin for pytest: every move that the engine's tests make is written down.

python -m pytest -p tests.twin.master_thieves.recording tests/games/master_thieves

What stood on the table, who did what, and what stood there afterwards go into the file that the
environment names.
"""

import os
import pickle
from pathlib import Path

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.events import Events
from larceny.games.master_thieves.state import State
from larceny.kernel.events import Seat
from tests.games.master_thieves import table

FILE = "TWIN_RECORDED_MOVES"

Move = tuple[State, int, int, State]
"""A position, a seat, the index of its action, and the position afterwards."""

_moves: list[Move] = []


class _Recording:
    """The game as the tests know it, but for what is done to a position."""

    def __getattr__(self, name: str) -> object:
        return getattr(GAME, name)

    def apply(self, state: State, seat: Seat, action: Action) -> Events:
        before = state.copy()
        events = GAME.apply(state, seat, action)
        _moves.append((before, int(seat), action.index, state.copy()))
        return events


def pytest_configure() -> None:
    """Let the tests play the game that is written down."""
    vars(table)["GAME"] = _Recording()


def pytest_sessionfinish() -> None:
    """Write down all moves."""
    Path(os.environ[FILE]).write_bytes(pickle.dumps(_moves))
