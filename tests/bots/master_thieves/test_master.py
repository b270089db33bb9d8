"""What the master finds by searching."""

from typing import Any

import pytest

from larceny.bots.master_thieves import Master
from larceny.bots.searcher import Root
from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.actions import Action
from larceny.games.master_thieves.state import State
from larceny.kernel.events import Seat
from tests.clocks import ManualClock
from tests.games.master_thieves.table import ALL_EDITIONS, Table, given
from tests.planting import plants_faults


def decides(table: Table, seat: Seat = Seat(0), sims: int = 200) -> str:
    """Say what the master does who comes to a table now, in a position where all lies open."""
    master = Master("seed", sims=sims)
    knows_all = GAME.knowledge_from(table.state.rules, GAME.view(table.state, seat))
    knows_all.sample = lambda seen, chance: table.state.copy()  # type: ignore[method-assign]
    master.from_view = lambda view: knows_all  # type: ignore[method-assign]
    master.begin(seat, table.state.rules)
    return master.choose(GAME.view(table.state, seat), GAME.legal_actions(table.state, seat)).word


@plants_faults
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_a_thief_takes_the_richest_drawer(edition: str) -> None:
    table = given(f"{edition} 3 phase=open actor=0 chosen=T,G,D T.S=3D2S/ M.E=1D/ T.N=/4D rest=B.E")
    assert decides(table) in ("open T.S", "open B.E")  # the rest lies in B.E: it may be more
    table = given(f"{edition} 3 phase=open actor=0 chosen=T,G,D M.E=1D/ rest=B.W")
    assert decides(table) == "open B.W"


LAST_RUBY = "french 3 phase=open actor=0 chosen=M,G,D M.N=-(R)/ T.S=1D/ red=11D black={black}"


@plants_faults
def test_a_master_thief_fetches_the_last_ruby_if_that_wins() -> None:
    assert decides(given(LAST_RUBY.format(black="5R,-,-"))) == "open M.N"


@plants_faults
def test_a_master_thief_does_not_end_a_game_that_another_would_win() -> None:
    assert decides(given(LAST_RUBY.format(black="-,5R,-"))) != "open M.N"


@plants_faults
def test_it_looks_further_only_for_a_ruby() -> None:
    line = "french 3 phase=open actor=0 chosen=M,G,D M.N=2D(R)/ M.E=2D/ rest=B.E"
    assert decides(given(line).when("0 open M.N")) == "look"
    assert decides(given(line).when("0 open M.E")) == "take all"


# Begins whenever, decides the same --------------------------------------------------------------


def test_decides_the_same_with_the_same_seed_and_simulations() -> None:
    table = given("french 3 phase=choose round=1 T.N=3D/ rest=B.E")
    view, legal = GAME.view(table.state, Seat(0)), GAME.legal_actions(table.state, Seat(0))
    found = []
    for _ in range(2):
        master = Master("seed", sims=40)
        master.begin(Seat(0), table.state.rules)
        chosen = master.choose(view, legal)
        assert master.search is not None
        found.append((chosen, master.search.found(legal)))
    assert found[0] == found[1]


def test_stopped_at_once_it_still_does_something_sensible() -> None:
    table = given("french 3 phase=choose round=1 T.N=3D/ rest=B.E")
    master = Master("seed", ms=50, clock=ManualClock(tick=1))  # over before it has begun
    master.begin(Seat(0), table.state.rules)
    legal = GAME.legal_actions(table.state, Seat(0))
    assert master.choose(GAME.view(table.state, Seat(0)), legal) in legal
    assert master.search is not None
    assert master.search.simulations == 0


def test_it_keeps_to_its_time() -> None:
    table = given("french 3 phase=choose round=1 T.N=3D/ rest=B.E")
    master = Master("seed", ms=50, clock=ManualClock(tick=0.004))  # looks at 0, 4, … 48
    master.begin(Seat(0), table.state.rules)
    master.choose(GAME.view(table.state, Seat(0)), GAME.legal_actions(table.state, Seat(0)))
    assert master.search is not None
    assert master.search.simulations == 12


def test_a_stop_is_not_lost_before_the_search_has_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    table = given("french 3 phase=choose round=1 T.N=3D/ rest=B.E")
    master = Master("seed", sims=300)
    master.begin(Seat(0), table.state.rules)
    root = master.root

    def stopped(*given: Any) -> Root[State, Action]:
        master.stop()
        return root(*given)

    monkeypatch.setattr(master, "root", stopped)
    legal = GAME.legal_actions(table.state, Seat(0))
    for _ in range(2):  # also where there is a search already, the one before
        assert master.choose(GAME.view(table.state, Seat(0)), legal) in legal
        assert master.search is not None
        assert master.search.simulations == 0


def test_a_stop_between_two_decisions_is_about_neither() -> None:
    table = given("french 3 phase=choose round=1 T.N=3D/ rest=B.E")
    master = Master("seed", sims=12)
    master.begin(Seat(0), table.state.rules)
    master.stop()
    master.choose(GAME.view(table.state, Seat(0)), GAME.legal_actions(table.state, Seat(0)))
    assert master.search is not None
    assert master.search.simulations == 12
