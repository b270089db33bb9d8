"""Where a step is cut in parts, and which part is a loop (see `ops.apart`).

Only on a device where that pays: elsewhere nothing is cut, and every tile is drawn by code of its
own.
"""

import sys
from collections.abc import Callable

from ..layout import Layout
from ..ops import Word, Words, apart, array_functions, is_cut
from .fields import Moment

Names = tuple[str, ...]

DONE_AT_ONCE = 2
"""How often something is done between two cuts."""


class Cuts:
    """The cuts in the steps of a game; with `loops`, what is done for each lot is a loop.

    A loop is compiled once for all lots. It takes a GPU a little longer than what is written out,
    since what changes in it goes through the device's memory each time.
    """

    def __init__(self, layout: Layout, loops: bool) -> None:
        self.layout, self.loops = layout, loops

    def cut(self, t: Moment, d: Moment, names: Names) -> tuple[Moment, Moment]:
        """Cut between two parts of a step: of what has happened in it, keep what is named."""
        if not is_cut(t.phase):
            return t, Moment(**{name: getattr(d, name) for name in names})
        besides = self._besides(t)
        return self._unpacked(apart(self._packed(t, d, besides, names)), besides, names)

    def for_each(
        self,
        lots: Words,
        do: Callable[[Moment, Moment, Word], None],
        t: Moment,
        d: Moment,
        names: Names,
    ) -> tuple[Moment, Moment]:
        """Do the same with each lot; what is named is all that is known besides the state."""
        if self.loops and lots and is_cut(t.phase):
            return self._loop(lots, do, t, d, names)
        for first in range(0, len(lots), DONE_AT_ONCE):
            if first:
                t, d = self.cut(t, d, names)
            for lot in lots[first : first + DONE_AT_ONCE]:
                do(t, d, lot)
        return t, d

    def _loop(
        self,
        lots: Words,
        do: Callable[[Moment, Moment, Word], None],
        t: Moment,
        d: Moment,
        names: Names,
    ) -> tuple[Moment, Moment]:
        like, besides = t.phase, self._besides(t)

        def once(carried: tuple[Words, Words], _: None) -> tuple[tuple[Words, Words], None]:
            held, (lot, *later) = carried
            t, d = self._unpacked(held, besides, names)
            do(t, d, lot)
            return (self._packed(t, d, besides, names), (*later, lot)), None

        held = tuple(
            value if hasattr(value, "shape") else array_functions(like).full_like(like, value)
            for value in self._packed(t, d, besides, names)
        )
        scan = sys.modules["jax"].lax.scan
        (held, _), _ = scan(once, (held, lots), None, length=len(lots))
        return self._unpacked(held, besides, names)

    def _besides(self, t: Moment) -> Names:
        """Name what is to be drawn, if it is known already and no field of the state."""
        to_draw = ("to_fill", "fill_later")
        return tuple(n for n in to_draw if hasattr(t, n) and n not in self.layout.fields)

    def _packed(self, t: Moment, d: Moment, besides: Names, names: Names) -> Words:
        told = (getattr(d, name) for name in names)
        return (*self.layout.pack(t), *(getattr(t, name) for name in besides), *told)

    def _unpacked(self, held: Words, besides: Names, names: Names) -> tuple[Moment, Moment]:
        size = self.layout.size
        t = self.layout.unpack(held[:size])
        values = dict(zip((*besides, *names), held[size:], strict=True))
        for name in besides:
            setattr(t, name, values.pop(name))
        return t, Moment(**values)
