"""`check_game` finds what is wrong: games that break one thing each."""

from typing import Any

import pytest

from larceny.games.master_thieves import GAME, MasterThieves
from larceny.games.master_thieves.actions import DONE, Action
from larceny.games.master_thieves.knowledge import Knowledge
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.games.master_thieves.state import Phase, State
from larceny.games.master_thieves.view_types import View
from larceny.kernel.chance import Chance
from larceny.kernel.checks import CheckFailed, check_game
from larceny.kernel.errors import IllegalAction, InvalidPosition
from larceny.kernel.events import Event, Seat, Viewer

FRENCH = GAME.ruleset("french")


class HidesAnAction(MasterThieves):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        legal = super().legal_actions(state, seat)
        return legal[:-1] if len(legal) > 1 else legal


class InventsAnAction(MasterThieves):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        legal = super().legal_actions(state, seat)
        return (*legal, DONE) if legal and state.phase is Phase.PUT else legal


class ListsAtRandom(MasterThieves):
    def legal_actions(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return super().legal_actions(state, seat)[::-1]


class CopiesBadly(MasterThieves):
    def copy(self, state: State) -> State:
        twin = super().copy(state)
        twin.front = state.front
        return twin


class RefusesTooLate(MasterThieves):
    def apply(self, state: State, seat: Seat, action: Action) -> list[Event]:
        try:
            return super().apply(state, seat, action)
        except IllegalAction:
            state.round += 1
            raise


class LosesAGem(MasterThieves):
    def apply(self, state: State, seat: Seat, action: Action) -> list[Event]:
        events = super().apply(state, seat, action)
        if state.red:
            state.red -= 1
        return events


class WritesBadly(MasterThieves):
    def write_position(self, state: State) -> str:
        return super().write_position(state).replace("phase=open", "phase=move")


class ShowsTooMuch(MasterThieves):
    def view(self, state: State, viewer: Viewer) -> View:
        return super().view(state, Seat(0))


class NoMemory:
    """Knowledge that is told nothing."""

    def __init__(self, memory: Knowledge) -> None:
        self.allows, self.sample = memory.allows, memory.sample

    def witness(self, event: Event) -> None:
        """Forget it at once."""


class Forgets(MasterThieves):
    def knowledge(self, rules: Ruleset, players: int, viewer: Viewer) -> Any:
        return NoMemory(super().knowledge(rules, players, viewer))


class DealsByAnotherLot(MasterThieves):
    deals = 0

    def deal(self, rules: Ruleset, players: int, chance: Chance) -> tuple[State, list[Event]]:
        self.deals += 1
        return super().deal(rules, players, Chance.of(f"{self.deals}"))


BROKEN = [
    HidesAnAction,
    InventsAnAction,
    ListsAtRandom,
    CopiesBadly,
    RefusesTooLate,
    LosesAGem,
    WritesBadly,
    ShowsTooMuch,
    Forgets,
    DealsByAnotherLot,
]


def test_a_sound_game_passes() -> None:
    checked = check_game(GAME, FRENCH, 3, "sound", thorough_every=5)
    assert checked.ending == "empty_pillow"
    assert checked.decisions > 0


@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_game_is_found_out(broken: type[MasterThieves]) -> None:
    with pytest.raises((CheckFailed, InvalidPosition, IllegalAction, ValueError)):
        check_game(broken(), FRENCH, 3, "broken", thorough_every=3)


def test_a_game_without_end_is_found_out() -> None:
    with pytest.raises(CheckFailed, match="random play ends"):
        check_game(GAME, FRENCH, 3, "endless", most_decisions=50)
