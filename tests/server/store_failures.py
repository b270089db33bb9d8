"""A store that fails once, as one that is away for a moment does."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from sqlalchemy.exc import OperationalError

from larceny.kernel.events import Seat


def away() -> OperationalError:
    return OperationalError("SELECT …", {}, Exception("the store is away"))


@contextmanager
def fails_once(owner: Any, name: str, seat: Seat | None = None) -> Iterator[None]:
    """Let something fail the first time, or the first time that a seat does it; it must be done."""
    what, failures = getattr(owner, name), [away()]

    def failing(*args: Any, **more: Any) -> Any:
        if failures and (seat is None or seat in args):
            raise failures.pop()
        return what(*args, **more)

    with patch.object(owner, name, failing):
        yield
    assert not failures, f"{name} was never asked for"
