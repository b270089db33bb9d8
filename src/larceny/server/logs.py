"""Logs: one line an event, with the few facts that may be told, and nothing else.

What is logged is an event's name and facts from a list. Arguments of messages and the words of
exceptions are left out, whoever logs them: they could be anything, such as a choice, a token or a
row of the database.
"""

import asyncio
import hashlib
import json
import logging
import os
import sys
import time
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from io import TextIOWrapper
from logging.handlers import WatchedFileHandler
from pathlib import Path
from typing import Any, TextIO

OURS = "larceny"
"""The logger above all of ours; what others log is heard from a warning upwards."""

AUDIT = "larceny.audit"
"""The logger of the audit log: who came in, with which tokens, and what hosts did."""

FACTS = "facts"

_about: ContextVar[dict[str, Any] | None] = ContextVar("larceny_about", default=None)

Fact = str | int | float | bool | None


def short_person(person: str) -> str:
    """Return what the log calls a person: the same each time, but not his id."""
    return hashlib.sha256(person.encode()).hexdigest()[:8]


def short_table(table: str) -> str:
    """Return what the log calls a table: too little of its id to find it."""
    return table[:6]


def facts(
    *,
    person: str | None = None,
    table: str | None = None,
    game: str | None = None,
    code: str | None = None,
    method: str | None = None,
    path: str | None = None,
    status: int | None = None,
    ms: float | None = None,
    count: int | None = None,
    name: str | None = None,
    outcome: str | None = None,
    client: str | None = None,
) -> dict[str, dict[str, Fact]]:
    """Return what may be told of an event, as `extra` of a call of a logger."""
    told: dict[str, Fact] = {
        "person": None if person is None else short_person(person),
        "table": None if table is None else short_table(table),
        "game": game,
        "code": code,
        "method": method,
        "path": path,
        "status": status,
        "ms": None if ms is None else round(ms, 1),
        "count": count,
        "name": name,
        "outcome": outcome,
        "client": client,
    }
    return {FACTS: {key: value for key, value in told.items() if value is not None}}


def begin_request(request: str) -> None:
    """Give everything that is logged from now on, in this task, the id of a request."""
    _about.set({"request": request})


def this_is(person: str) -> None:
    """Say who makes the request that is being answered."""
    _tell(person=short_person(person))


def this_concerns(*, seat: int | None = None, person: str | None = None) -> None:
    """Say which seat, or whom, the request is about that is being answered."""
    if seat is not None:
        _tell(seat=seat)
    if person is not None:
        _tell(whom=short_person(person))


def this_is_refused(code: str) -> None:
    """Say why the request that is being answered is refused."""
    _tell(code=code)


def _tell(**facts: Fact) -> None:
    about = _about.get()
    if about is not None:
        about |= facts


def set_up(
    form: str, level: str, stream: TextIO | None = None, audit_file: Path | None = None
) -> None:
    """Send everything that is logged in this process to one stream, in one form.

    The audit log goes there, too, whatever the level, or else to a file of its own.
    """
    handler = logging.StreamHandler(sys.stderr if stream is None else stream)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OURS).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        other = logging.getLogger(name)
        other.handlers, other.propagate = [], True
        other.setLevel(logging.WARNING)  # below that it logs whole messages of the sockets
    logging.captureWarnings(True)
    audit = logging.getLogger(AUDIT)
    audit.setLevel(logging.INFO)
    audit.handlers, audit.propagate = [], audit_file is None
    if audit_file is not None:
        own = OwnersFile(audit_file)
        own.setFormatter(JsonLines())
        audit.addHandler(own)


class OwnersFile(WatchedFileHandler):
    """Appends to a file for its owner alone; one that was moved away is made anew."""

    def _open(self) -> TextIOWrapper:
        return open(self.baseFilename, "a", encoding="utf-8", opener=_for_owner)


def _for_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)


def log_loose_end(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """Log what went wrong where nobody waited for it; asyncio would print the error's words."""
    error = context.get("exception")
    logging.getLogger(OURS).error("loose-end", exc_info=error)


def told_of(record: logging.LogRecord) -> dict[str, Any]:
    """Return what a line says."""
    at = datetime.fromtimestamp(record.created, UTC)
    told: dict[str, Any] = {
        "at": at.isoformat(timespec="milliseconds").replace("+00:00", "Z"),
        "level": record.levelname.lower(),
        "event": str(record.msg).partition("\n")[0],
    }
    if record.name == AUDIT:
        told["log"] = "audit"
    elif not record.name.startswith(OURS):
        told["logger"] = record.name
    told |= _about.get() or {}
    told |= getattr(record, FACTS, {})
    if record.exc_info and record.exc_info[1] is not None:
        told["error"] = _error(record.exc_info[1])
    return told


def _error(error: BaseException) -> list[str]:
    """Tell which errors led to which, and where; not their words."""
    told: list[str] = []
    seen: set[int] = set()
    cause: BaseException | None = error
    while cause is not None and id(cause) not in seen:
        seen.add(id(cause))
        told.append(type(cause).__qualname__)
        told += [
            f"{frame.filename}:{frame.lineno} {frame.name}"
            for frame in traceback.extract_tb(cause.__traceback__)
        ]
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return told


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        return json.dumps(told_of(record), ensure_ascii=False)


class TextLines(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a line."""
        told = told_of(record)
        told.pop("at")
        error = told.pop("error", [])
        level, event = told.pop("level"), told.pop("event")
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        rest = " ".join(f"{key}={value}" for key, value in told.items())
        return "\n    ".join([f"{clock} {level:7} {event} {rest}".rstrip(), *error])
