"""Files: records, whole texts, and writing so that nothing is ever half written."""

import contextlib
import os
import secrets
from pathlib import Path

from larceny.games import records
from larceny.kernel.errors import LarcenyError
from larceny.kernel.record import Record

PUBLIC = 0o666
"""The mode of a file that others may read; what the umask forbids is taken away."""

PRIVATE = 0o600


class FileTrouble(LarcenyError):
    """A file that is not there, or cannot be read or written."""

    kind = "file"

    @classmethod
    def of(cls, trouble: OSError, path: Path | str | None = None) -> "FileTrouble":
        """Say which trouble it was."""
        why = trouble.strerror or str(trouble)
        if path is None and not trouble.filename:
            return cls("unnamed", why=why)
        where = str(path if path is not None else trouble.filename)
        if isinstance(trouble, FileNotFoundError):
            return cls("missing", path=where)
        if isinstance(trouble, IsADirectoryError):
            return cls("directory", path=where)
        if isinstance(trouble, PermissionError):
            return cls("not-allowed", path=where)
        return cls("trouble", path=where, why=why)


def read_text(path: Path) -> str:
    """Read a whole text file."""
    try:
        return path.read_text(encoding="utf-8")
    except OSError as trouble:
        raise FileTrouble.of(trouble, path) from None
    except UnicodeDecodeError:
        raise FileTrouble("not-text", path=str(path)) from None


def write_text(path: Path, text: str, mode: int = PUBLIC) -> None:
    """Write a whole text file."""
    write_bytes(path, text.encode(), mode)


def write_bytes(path: Path, data: bytes, mode: int = PUBLIC) -> None:
    """Write a whole file beside its place and then move it there: the old one, or the new one."""
    beside = path.with_name(f".{path.name}.{secrets.token_hex(4)}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    except OSError as trouble:
        raise FileTrouble.of(trouble, path) from None
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
        os.replace(beside, path)
    except OSError as trouble:
        with contextlib.suppress(OSError):
            os.unlink(beside)
        raise FileTrouble.of(trouble, path) from None


def read_record(path: Path) -> Record:
    """Read a record, in whichever of its two forms it is."""
    return records.read_record(read_text(path))
