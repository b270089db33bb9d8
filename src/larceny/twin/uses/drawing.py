"""A layout drawn as text: what stands in each word, from the lowest bit on."""

from itertools import groupby

from ..layout import Layout
from ..ops import WORD_BITS


def drawn(layout: Layout) -> str:
    """Draw a layout: a line a word, each field with its bits."""
    lines = []
    for word, fields in groupby(layout.describe(), lambda field: field[0]):
        told, used = [], 0
        for _, _, width, name in fields:
            told.append(f"{name}:{width}")
            used += width
        free = f" · {WORD_BITS - used} free" if used < WORD_BITS else ""
        lines.append(f"{word:2} │ {' │ '.join(told)}{free}")
    return "\n".join(lines)
