"""The twin: the games as code for GPUs, many tables at once, exact to the last rule; JAX or NumPy.

A state is a tuple of words: arrays of 32-bit numbers, one value for each table of the batch. What
each bit of them means is told by one table of named fields a game (`layout`). The rules are written
with plain operators and the few functions of `ops`, which take NumPy's arrays and JAX's alike, and
value by value: nothing is gathered, scattered, sorted or summed over an axis, so that XLA makes one
kernel of a whole decision.

    ops ─► layout, chance, masks ─► game (what every game offers) ─► play (a decision by lot)
                                         └─► env ─► making ─► the doors, the bench, the uses

`make` is imported when it is asked for: whoever only asks for a name of `larceny` needs no JAX.
"""

from importlib import import_module

TYPE_CHECKING = False

__all__ = ["DoesNotFit", "Env", "NotCovered", "State", "judge", "make"]

if TYPE_CHECKING:
    from .env import Env, State
    from .game import NotCovered
    from .making import make
    from .memory_room import DoesNotFit
    from .uses.judging import judge
else:
    _HOME = {
        "DoesNotFit": "memory_room",
        "Env": "env",
        "NotCovered": "game",
        "State": "env",
        "judge": "uses.judging",
        "make": "making",
    }

    def __getattr__(name: str) -> object:
        if name not in _HOME:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        return getattr(import_module(f"{__name__}.{_HOME[name]}"), name)
