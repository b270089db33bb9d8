"""A row that is put together at once, as on a GPU, is the row that is written word by word."""

import functools

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from larceny.twin import ops
from larceny.twin.forty_thieves import game
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.play import begin, decide_by_lot
from larceny.twin.rows import as_bytes

from ..jaxprs import arithmetic, operations_as_written
from .tables import COMBINATIONS, Changes, rules_of

TABLES, DECISIONS = 256, 120


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("changes", COMBINATIONS, ids=str)
def test_a_row_at_once_is_the_row_word_by_word(
    changes: Changes, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given tables in mid-game, then every seat's row is the same, in all of its words."""
    monkeypatch.setattr(game, "is_cut", lambda *_: True)
    twin = FortyThieves(rules_of(changes), players, memory=True, **FortyThieves.parts)
    seeds = np.random.default_rng(players).integers(0, 2**32, TABLES, dtype=np.uint32)
    state, compared = begin(twin, (seeds,)), 0
    for number in range(DECISIONS):
        state = decide_by_lot(twin, state).state
        if number % 20 != 19:
            continue
        settled = twin.settled(state)
        compared += int(settled.sum())
        for seat in range(players):
            viewer = np.full(TABLES, seat, np.uint32)
            at_once = twin.packed_row(state, viewer, memory=True)
            by_word = twin.observe(state, viewer, memory=True)
            assert isinstance(at_once, np.ndarray)
            assert np.array_equal(at_once[:, settled], np.stack(by_word)[:, settled])
            bytes_at_once, bytes_by_word = (as_bytes(row, 1000) for row in (at_once, by_word))
            assert np.array_equal(bytes_at_once[settled], bytes_by_word[settled])
    assert compared > TABLES


@pytest.mark.parametrize("shape", [(8,), ()], ids=str)
def test_on_a_gpu_only_rows_with_memory_of_many_tables_are_put_together_at_once(
    shape: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A kernel is printed of a single table, word by word."""
    monkeypatch.setattr(ops, "cuts_pay", lambda: True)
    twin = FortyThieves(rules_of({}), 3, memory=True, **FortyThieves.parts)
    state = (jnp.zeros(shape, jnp.uint32),) * twin.layout.size
    for memory in (False, True):
        row = jax.eval_shape(functools.partial(twin.packed_row, memory=memory), state, state[0])
        assert isinstance(row, tuple) != (memory and shape == (8,))


def test_a_row_at_once_takes_a_third_of_the_operations() -> None:
    """Given Three Tales and four players, then XLA has this many to compile, besides constants."""
    twin = FortyThieves(rules_of({"three_tales": True}), 4, memory=True)
    state = tuple(jnp.zeros(8, jnp.uint32) for _ in range(twin.layout.size))
    operations = []
    for cuts in (False, True):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(ops, "cuts_pay", lambda cuts=cuts: cuts)
            row = functools.partial(twin.packed_row, memory=True)
            operations.append(arithmetic(operations_as_written(row, state, state[0])))
    assert operations[1] <= 2_000
    assert operations[1] <= operations[0] / 3
