"""Memory as a part: what is kept, and for how long."""

from random import Random

import pytest

from larceny.bots.retention import Fading, Memory, Perfect, Retention, Slots


def remembering(retention: Retention, things: int = 0) -> Memory[int, str]:
    memory: Memory[int, str] = Memory(retention, Random(1))
    for number in range(things):
        memory.keep(number, f"thing {number}")
    return memory


def test_a_perfect_memory_keeps_everything() -> None:
    memory = remembering(Perfect(), 100)
    for _ in range(100):
        memory.pass_turn()
    assert len(memory) == 100


def test_slots_keep_what_was_seen_last() -> None:
    memory = remembering(Slots(3), 5)
    assert [*memory] == [2, 3, 4]
    memory.keep(2, "seen again")
    memory.keep(9, "new")
    assert [*memory] == [4, 2, 9]
    assert memory.get(2) == "seen again"
    assert memory.get(3) is None


def test_a_slot_that_is_dropped_is_free_again() -> None:
    memory = remembering(Slots(2), 2)
    assert memory.drop(0) == "thing 0"
    memory.keep(5, "new")
    assert [*memory] == [1, 5]


@pytest.mark.parametrize("half_life", [1, 4, 12])
def test_after_its_half_life_a_fading_memory_has_lost_half(half_life: int) -> None:
    memory = remembering(Fading(half_life), 4_000)
    for _ in range(half_life):
        memory.pass_turn()
    assert 0.46 < len(memory) / 4_000 < 0.54


def test_what_is_corrected_is_not_seen_anew_nor_remembered_again() -> None:
    memory = remembering(Slots(2), 2)
    memory.correct(0, "less of it")
    memory.correct(7, "never seen")
    assert memory.items() == [(0, "less of it"), (1, "thing 1")]
