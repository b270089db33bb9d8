"""Tuples of which one item becomes another.

What is seldom changed lies in tuples: a copy of a position then shares them, which takes no time.
"""

from typing import TypeVar

T = TypeVar("T")


def with_item(items: tuple[T, ...], at: int, item: T) -> tuple[T, ...]:
    """Return the tuple with another item at a place."""
    changed = list(items)
    changed[at] = item
    return tuple(changed)
