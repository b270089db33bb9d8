"""Values out of somebody else's JSON: what they are is checked before anybody relies on it."""

from typing import Any

from .events import Seat


def text(value: Any) -> str:
    """Return a text."""
    if not isinstance(value, str):
        raise TypeError(f"{value!r} is not a text")
    value.encode()  # refuses half a letter, which no file could hold
    return value


def whole(value: Any) -> int:
    """Return a whole number."""
    if type(value) is not int:
        raise TypeError(f"{value!r} is not a whole number")
    return value


def listed(value: Any) -> list[Any]:
    """Return a list."""
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is not a list")
    return value


def seat(value: Any) -> Seat:
    """Return a seat."""
    return Seat(whole(value))
