"""The twin of Master Thieves under XLA: the same bits as NumPy, and fit to be one kernel."""

from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from larceny.games.master_thieves.game import GAME
from larceny.twin.master_thieves import MasterThieves
from larceny.twin.play import begin, decide_by_lot
from larceny.twin.rows import as_bytes

from ..jaxprs import ELEMENTWISE, operations

TABLES = 64
STEPS = 400


def _begun(twin: MasterThieves) -> tuple[np.ndarray[Any, Any], ...]:
    bits = np.random.default_rng(11).integers(0, 2**32, TABLES, dtype=np.uint32)
    return begin(twin, (bits,))


@pytest.mark.parametrize(("edition", "players"), [("french", 4), ("english_a", 5)])
def test_xla_plays_the_same_games_as_numpy_bit_for_bit(edition: str, players: int) -> None:
    twin = MasterThieves(GAME.ruleset(edition), players)
    by_numpy = _begun(twin)
    by_xla = tuple(map(jnp.asarray, by_numpy))

    def one(state: Any, _: None) -> tuple[Any, Any]:
        made = decide_by_lot(twin, state)
        return made.state, made.action

    by_xla, actions = jax.jit(lambda s: jax.lax.scan(one, s, length=STEPS))(by_xla)

    for step in range(STEPS):
        made = decide_by_lot(twin, by_numpy)
        by_numpy = made.state
        assert (made.action == np.asarray(actions[step])).all(), step
    assert all((one == np.asarray(two)).all() for one, two in zip(by_numpy, by_xla, strict=True))


def test_xla_observes_the_same_as_numpy() -> None:
    twin = MasterThieves(GAME.ruleset("french"), 2)
    state = _begun(twin)
    for _ in range(50):
        state = decide_by_lot(twin, state).state
    seats = np.arange(TABLES, dtype=np.uint32) & 1

    @jax.jit
    def observed(state: Any, seats: Any) -> Any:
        return as_bytes(twin.observe(state, seats, memory=True), twin.observed(memory=True))

    by_xla = observed(tuple(map(jnp.asarray, state)), jnp.asarray(seats))

    by_numpy = as_bytes(twin.observe(state, seats, memory=True), twin.observed(memory=True))
    assert by_xla.dtype == by_numpy.dtype == np.int8
    assert (np.asarray(by_xla) == by_numpy).all()


PINNED = {  # words a table; operations of a decision by lot, and of one that is observed
    ("french", 4): (23, 1080, 2670),
    ("italian", 4): (23, 1080, 2870),
    ("english_b", 4): (23, 1060, 2650),
    ("english_a", 4): (23, 1140, 2710),
    ("french", 2): (19, 965, 2060),
    ("french", 8): (38, 1365, 4010),
}


@pytest.mark.parametrize(("edition", "players"), PINNED)
def test_a_decision_is_one_kernel_of_few_words(edition: str, players: int) -> None:
    """Value by value and nothing else: XLA joins that to one kernel, whatever the device."""
    twin = MasterThieves(GAME.ruleset(edition), players)
    words, most, most_observed = PINNED[edition, players]

    def observed(state: Any) -> Any:
        made = decide_by_lot(twin, state)
        return made.state, made.began, twin.observe(made.state, twin.decider(made.state))

    by_lot = operations(lambda state: decide_by_lot(twin, state)[:2], twin.layout.size)
    seen = operations(observed, twin.layout.size)

    assert twin.layout.size == words
    assert by_lot.keys() | seen.keys() <= ELEMENTWISE
    assert by_lot.total() <= most
    assert seen.total() <= most_observed


def test_words_stay_words() -> None:
    """What is 64 bits wide, or of another shape, would not be one kernel."""
    twin = MasterThieves(GAME.ruleset("english_a"), 3)
    shape = np.zeros(8, np.uint32)
    made = jax.eval_shape(lambda s: decide_by_lot(twin, s), (shape,) * twin.layout.size)
    assert {(word.shape, word.dtype) for word in (*made.state, *made.mask, made.action)} == {
        ((8,), np.dtype("uint32"))
    }
