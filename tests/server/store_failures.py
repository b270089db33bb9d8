"""A store that fails once, as one that is away for a moment does."""

from collections.abc import Callable
from typing import Any

from sqlalchemy.exc import OperationalError

from larceny.kernel.events import Seat


def away() -> OperationalError:
    return OperationalError("SELECT …", {}, Exception("the store is away"))


def fails_once(what: Callable[..., Any], seat: Seat | None = None) -> Callable[..., Any]:
    """Let something fail the first time, or the first time that a seat does it."""
    failures = [away()]

    def failing(*args: Any, **more: Any) -> Any:
        if failures and (seat is None or seat in args):
            raise failures.pop()
        return what(*args, **more)

    return failing
