"""What keeps the twin fast: few words, few operations, one value after the other, few kernels."""

import functools
import json
import os
import subprocess
import sys
from collections import Counter
from typing import Any

import jax
import jax.numpy as jnp
import pytest

from larceny.twin import ops
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.play import decide_by_lot

from ..jaxprs import arithmetic, operations_as_written
from .tables import COMBINATIONS, Changes, rules_of

DRAWS: int = FortyThieves.parts["draws"]
ELEMENTWISE = {
    *("add", "sub", "mul", "and", "or", "xor", "not", "min", "shift_left", "shift_right_logical"),
    *("eq", "ne", "lt", "le", "gt", "ge", "select_n", "convert_element_type", "broadcast_in_dim"),
}


def operations(changes: Changes, players: int, draws: int | None) -> Counter[str]:
    """Count the operations of a decision by lot, as JAX writes them before XLA simplifies."""
    twin = FortyThieves(rules_of(changes), players, draws=draws)
    state = tuple(jnp.zeros(8, jnp.uint32) for _ in range(twin.layout.size))
    return operations_as_written(lambda words: decide_by_lot(twin, words).state, state)


@pytest.mark.parametrize(
    ("changes", "words"),
    [({}, (38, 39, 41)), ({"leaders": True, "three_tales": True}, (39, 40, 42))],
    ids=str,
)
def test_a_game_takes_so_many_words(changes: Changes, words: tuple[int, ...]) -> None:
    """Given 2, 3 and 4 players, then a game takes so many words of 32 bits."""
    rules = rules_of(changes)
    assert tuple(FortyThieves(rules, players).layout.size for players in (2, 3, 4)) == words


@pytest.mark.parametrize("changes", COMBINATIONS, ids=str)
def test_a_decision_is_made_value_by_value(changes: Changes) -> None:
    """Given any rules, then nothing is gathered, scattered, sorted or summed over an axis."""
    found = operations(changes, 3, DRAWS)
    assert set(found) <= ELEMENTWISE, set(found) - ELEMENTWISE
    assert arithmetic(found) < 5_600


def test_a_decision_of_the_standard_game_takes_few_operations() -> None:
    """Given three players, then a decision by lot takes no more operations than it did."""
    assert arithmetic(operations({}, 3, DRAWS)) <= 4_480


def cuts(function: Any, *inputs: Any) -> tuple[int, int]:
    """Count the cuts in a function, and its loops."""
    made = Counter(one.primitive.name for one in jax.make_jaxpr(function)(*inputs).jaxpr.eqns)
    return made["optimization_barrier"], made["scan"]


def test_on_a_gpu_xla_is_told_where_to_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a GPU, then a decision is cut in eight pieces, and a row is a piece of its own.

    What is remembered is another, and then tiles are drawn in a loop. Joined, they take XLA a
    minute to compile.
    """
    monkeypatch.setattr(ops, "cuts_pay", lambda: True)
    for memory in (False, True):
        twin = FortyThieves(rules_of({}), 3, memory=memory, draws=DRAWS)
        state = tuple(jnp.zeros(8, jnp.uint32) for _ in range(twin.layout.size))
        made = cuts(lambda words, twin=twin: decide_by_lot(twin, words).state, state)
        assert made == ((6, 1) if memory else (7, 0))
        seen = functools.partial(twin.observe, memory=memory)
        assert cuts(seen, state, state[0]) == (1 + memory, 0)


IN_XLA = """
import json, re
import jax, jax.numpy as jnp, numpy as np
from larceny.twin.forty_thieves.game import FortyThieves
from larceny.twin.play import begin, decide_by_lot
from larceny.games.forty_thieves import GAME

twin = FortyThieves(GAME.ruleset("standard", **CHANGES), PLAYERS, **FortyThieves.parts)
seeds = np.random.default_rng(1).integers(0, 2**32, 256, dtype=np.uint32)
state = begin(twin, (seeds,))
play = jax.jit(lambda words: decide_by_lot(twin, words).state).lower(
    tuple(map(jnp.asarray, state))).compile()
other = tuple(map(jnp.asarray, state))
same = True
for _ in range(80):
    state, other = decide_by_lot(twin, state).state, play(other)
    same &= all((one == np.asarray(two)).all() for one, two in zip(state, other, strict=True))
text = play.as_text()
entry = text[text.index("ENTRY"):]
kinds = set(re.findall(r"= \\S+ ([a-z-]+)\\(", entry)) | set(re.findall(r"\\) ([a-z-]+)\\(", entry))
print(json.dumps({"same": bool(same), "kinds": sorted(kinds), "lines": text.count("\\n"),
                  "kernels": len(re.findall(r"[ )]fusion\\(", entry))}))
"""


def compiled(changes: Changes, players: int) -> dict[str, Any]:
    """Compile a decision by XLA for the CPU in a process of its own, and play beside NumPy.

    XLA's CPU compiler makes a kernel for each word, and copies into it all that the word needs;
    with this flag it shares what it computes between words, as it does on a GPU.
    """
    shared = "--xla_backend_extra_options=xla_cpu_use_multi_output_fusion"
    program = f"CHANGES, PLAYERS = {changes!r}, {players}\n{IN_XLA}"
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=dict(os.environ, XLA_FLAGS=shared, JAX_PLATFORMS="cpu"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return told


@pytest.mark.parametrize(
    ("changes", "players", "kernels", "lines"),
    [({}, 3, 270, 13_000), ({"family": True, "three_tales": True}, 2, 280, 13_000)],
    ids=str,
)
def test_xla_plays_like_numpy_in_few_kernels(
    changes: Changes, players: int, kernels: int, lines: int
) -> None:
    """Given a decision compiled by XLA, then it is the same bit for bit, and nothing is unfused."""
    told = compiled(changes, players)
    assert told["same"]
    assert set(told["kinds"]) <= {"constant", "fusion", "get-tuple-element", "parameter", "tuple"}
    assert told["kernels"] <= kernels
    assert told["lines"] <= lines
