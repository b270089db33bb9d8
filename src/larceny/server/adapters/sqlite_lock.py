"""One server at a time on a SQLite database.

A second one on the same file would show stale tables: what the first one decides is in its memory.
"""

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from .database import OURS, UnusableDatabase, parse_url

LOCK = "-lock"
"""A file of its own: the locks of SQLite would be lost if its file were opened and closed here."""


def lock_database(url: str) -> Callable[[], None]:
    """Keep other servers from a SQLite database; return how to let them.

    A process that dies lets them. PostgreSQL is for any number of servers.
    """
    parsed = parse_url(url)
    if parsed.get_backend_name() != "sqlite":
        return lambda: None
    path = Path(str(parsed.database))
    path.parent.mkdir(parents=True, exist_ok=True)
    file = os.fdopen(os.open(f"{path}{LOCK}", os.O_RDWR | os.O_CREAT, OURS))
    try:
        _lock(file.fileno())
    except (BlockingIOError, PermissionError):
        file.close()
        raise UnusableDatabase("in-use", path=str(path)) from None
    except (OSError, ImportError):  # a system without such locks: nobody can be kept away
        pass
    return file.close


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Keep servers from a database for a while."""
    unlock = lock_database(url)
    try:
        yield
    finally:
        unlock()


def _lock(handle: int) -> None:
    """Lock a file; raise if another process has."""
    if sys.platform == "win32":
        import msvcrt  # noqa: PLC0415  (Unix has none)

        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
    else:
        import fcntl  # noqa: PLC0415  (Windows has none)

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
