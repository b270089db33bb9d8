"""Whole programs: tables are read once, play many decisions in registers, and are written once.

Word w of table t stands at `state[w * tables + t]`, so that neighbours read side by side.
"""

from dataclasses import dataclass

from .decision import Decision
from .printing import SCALAR, VECTOR, Dialect, printed

LANES = 16
"""Tables side by side in plain C: more than a processor's vectors hold, which hides waiting."""


@dataclass(frozen=True, slots=True)
class Program:
    """A program's text, and how many words of an observation it writes at each decision."""

    text: str
    observed: int


def _body(decision: Decision, dialect: Dialect, store: str) -> tuple[str, int]:
    """Print one decision; `store` says how a word of the observation is written."""
    size = decision.game.layout.size
    made = printed(decision, [f"s{word}" for word in range(size)], dialect)
    seen = made.outputs[size + 2 :]
    lines = [
        *made.statements,
        f"ended += {made.outputs[size]};",
        f"taken += {made.outputs[size + 1]};",
        *(store.format(index, value) for index, value in enumerate(seen)),
        *(f"const {dialect.word} n{word} = {made.outputs[word]};" for word in range(size)),
        *(f"s{word} = n{word};" for word in range(size)),
    ]
    return "\n      ".join(lines), len(seen)


def _each(size: int, line: str) -> str:
    return "\n    ".join(line.format(word) for word in range(size))


def cuda(decision: Decision) -> Program:
    """Print a program for NVIDIA's GPUs: a thread plays a table."""
    size = decision.game.layout.size
    body, observed = _body(decision, SCALAR, "seen[{0} * tables + table] = {1};")
    return Program(
        f"""\
typedef unsigned int uint32_t;
typedef int int32_t;
#define COUNT_BITS(word) ((uint32_t)__popc(word))
extern "C" __global__ void play(
    uint32_t* state, uint32_t* finished, uint32_t* decided, uint32_t* seen, size_t tables,
    uint32_t decisions) {{
  const size_t table = (size_t)blockIdx.x * blockDim.x + threadIdx.x;
  if (table >= tables) return;
    {_each(size, "uint32_t s{0} = state[{0} * tables + table];")}
    uint32_t ended = 0, taken = 0;
    for (uint32_t decision = 0; decision < decisions; ++decision) {{
      {body}
    }}
    {_each(size, "state[{0} * tables + table] = s{0};")}
    finished[table] += ended;
    decided[table] += taken;
}}
""",
        observed,
    )


def plain(decision: Decision) -> Program:
    """Print the text for GPUs as plain C, table by table: how a test runs it without one."""
    size = decision.game.layout.size
    body, observed = _body(decision, SCALAR, "seen[{0} * tables + table] = {1};")
    return Program(
        f"""\
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#define COUNT_BITS(word) ((uint32_t)__builtin_popcount(word))
void play(uint32_t* state, uint32_t* finished, uint32_t* decided, uint32_t* seen, size_t tables,
          size_t first, size_t last, uint32_t decisions) {{
  for (size_t table = first; table < last; ++table) {{
    {_each(size, "uint32_t s{0} = state[{0} * tables + table];")}
    uint32_t ended = 0, taken = 0;
    for (uint32_t decision = 0; decision < decisions; ++decision) {{
      {body}
    }}
    {_each(size, "state[{0} * tables + table] = s{0};")}
    finished[table] += ended;
    decided[table] += taken;
  }}
}}
""",
        observed,
    )


def vectors(decision: Decision) -> Program:
    """Print a program for processors with vectors: `LANES` tables at a time."""
    size = decision.game.layout.size
    body, observed = _body(
        decision, VECTOR, "{{ const word w = {1}; PUT(seen + {0} * tables + table, w); }}"
    )
    return Program(
        f"""\
#include <stddef.h>
#include <stdint.h>
#include <string.h>
typedef uint32_t word __attribute__((vector_size({4 * LANES})));
typedef int32_t signed_word __attribute__((vector_size({4 * LANES})));
#define ALL(value) ((word){{0}} + (value))
#define GET(from, word) memcpy(&(word), from, sizeof(word))
#define PUT(to, word) memcpy(to, &(word), sizeof(word))
void play(uint32_t* state, uint32_t* finished, uint32_t* decided, uint32_t* seen, size_t tables,
          size_t first, size_t last, uint32_t decisions) {{
  for (size_t table = first; table < last; table += {LANES}) {{
    {_each(size, "word s{0}; GET(state + {0} * tables + table, s{0});")}
    word ended = ALL(0u), taken = ALL(0u);
    for (uint32_t decision = 0; decision < decisions; ++decision) {{
      {body}
    }}
    {_each(size, "PUT(state + {0} * tables + table, s{0});")}
    word before;
    GET(finished + table, before);
    before += ended;
    PUT(finished + table, before);
    GET(decided + table, before);
    before += taken;
    PUT(decided + table, before);
  }}
}}
""",
        observed,
    )
