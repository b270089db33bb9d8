"""What the novice keeps in mind."""

from random import Random

import pytest

from larceny.bots.master_thieves import memory as memories
from larceny.bots.master_thieves.memory import DRAWERS_KEPT, Memory
from larceny.games.master_thieves import events as e
from larceny.games.master_thieves.pieces import (
    PLACE_OF_NAME,
    PLACES,
    SAPPHIRE,
    Gems,
    Move,
    Place,
    To,
    gems,
)
from larceny.kernel.events import Seat

TN, TE, BS, MW = (PLACE_OF_NAME[name] for name in ("T.N", "T.E", "B.S", "M.W"))


def places_with_gems_above(memory: Memory) -> list[int]:
    """List the places where gems are believed to lie safely."""
    return [place for place in range(PLACES) if memory.above(Place(place))]


@pytest.fixture
def memory(monkeypatch: pytest.MonkeyPatch) -> Memory:
    """One that never slips."""
    monkeypatch.setattr(memories, "SLIP", 0.0)
    return Memory(Random(1))


def seen(place: Place, handful: Gems) -> e.Seen:
    return e.Seen(place, handful, None, None)


def test_follows_a_drawer_while_the_box_moves(memory: Memory) -> None:
    memory.witness(seen(TN, gems(2)))
    memory.witness(e.BoxMoved(Seat(1), Move.ROTATE_1_CW))
    assert memory.above(TE) == gems(2)
    assert memory.above(TN) == 0
    memory.witness(e.BoxMoved(Seat(1), Move.ROTATE_1_CCW))
    memory.witness(e.BoxMoved(Seat(1), Move.FLIP))
    assert memory.below(BS) == gems(2)
    assert places_with_gems_above(memory) == []


def test_keeps_only_the_last_few(memory: Memory) -> None:
    for place in (TN, TE, MW):
        memory.witness(seen(place, gems(1)))
    assert DRAWERS_KEPT == 2
    assert places_with_gems_above(memory) == [TE, MW]


def test_adds_what_is_placed_and_takes_off_what_is_taken(memory: Memory) -> None:
    memory.witness(e.DiamondsPut(Seat(0), TN, 2))
    memory.witness(e.Placed(Seat(0), TN, SAPPHIRE))
    assert memory.above(TN) == gems(2, 1)
    memory.witness(e.Took(Seat(0), TN, SAPPHIRE, To.BLACK))
    assert memory.above(TN) == gems(2)
    memory.witness(e.Took(Seat(0), TN, gems(5), To.BLACK))  # more than it believed
    assert memory.above(TN) == 0


def test_what_lay_below_is_gone_once_the_drawer_was_opened(memory: Memory) -> None:
    memory.witness(seen(TN, gems(2)))
    memory.witness(e.BoxMoved(Seat(0), Move.FLIP))
    memory.witness(e.Opened(Seat(1), BS))
    assert memory.below(BS) == 0


def test_learns_nothing_from_what_it_may_not_see(memory: Memory) -> None:
    memory.witness(e.Seen(TN, None, None, Seat(1)))
    memory.witness(e.SecretSeen(TN, None, None, Seat(1)))
    assert places_with_gems_above(memory) == []
    assert not memory.ruby_above(TN)


def test_remembers_a_ruby_until_it_is_gone(memory: Memory) -> None:
    memory.witness(e.SecretSeen(TN, True, True, None))
    assert memory.ruby_above(TN)
    memory.witness(e.BoxMoved(Seat(0), Move.ROTATE_2_CW))
    assert memory.ruby_above(TE)
    memory.witness(e.TookRuby(Seat(0), TE))
    assert not memory.ruby_above(TE)
    memory.witness(e.RubyFell(BS, To.SECRET))
    assert memory.ruby_above(BS)
    memory.witness(e.RubyFell(BS, To.RED))
    assert not memory.ruby_above(BS)


def test_a_drawer_that_is_lost_from_sight_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(memories, "SLIP", 1.0)
    memory = Memory(Random(1))
    memory.witness(seen(TN, gems(2)))
    memory.witness(e.BoxMoved(Seat(0), Move.FLIP))
    assert memory.below(BS) == 0
