"""What the compiler is told, and the interpreter need not know."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:
    T = TypeVar("T")

    def mypyc_attr(*_: str, **__: object) -> Callable[[T], T]:
        """Say something of a class to mypyc; the compiler's own package is not needed to play."""
        return lambda kind: kind


__all__ = ["mypyc_attr"]
