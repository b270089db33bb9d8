"""A step that is cut in pieces, and draws in a loop, as on a GPU, comes to the same."""

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from larceny.twin import ops
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.play import begin, decide_by_lot

from .tables import Changes, rules_of

TABLES = 512


@pytest.mark.parametrize("changes", [{}, {"leaders": True, "three_tales": True}], ids=str)
def test_in_pieces_and_a_loop_it_plays_the_same(
    changes: Changes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given cuts, when XLA plays with memory for a while, then every word is what NumPy has."""
    monkeypatch.setattr(ops, "cuts_pay", lambda: True)
    twin = FortyThieves(rules_of(changes), 2, memory=True, **FortyThieves.parts)
    seeds = np.random.default_rng(1).integers(0, 2**32, TABLES, dtype=np.uint32)
    state = begin(twin, (seeds,))
    play = jax.jit(lambda words: decide_by_lot(twin, words).state)
    other = tuple(map(jnp.asarray, state))
    for _ in range(80):
        state, other = decide_by_lot(twin, state).state, play(other)
        for ours, theirs in zip(state, other, strict=True):
            assert np.array_equal(ours, theirs)
