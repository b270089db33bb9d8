"""Processes that begin with everything imported: to import the server takes longer than most tests.

One process a worker imports it once; from then on a server, or whatever writes to its store, is
begun by forking that one.
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from subprocess import TimeoutExpired
from typing import Any

CONTEXT = multiprocessing.get_context("forkserver")
CONTEXT.set_forkserver_preload(
    [
        *("larceny.cli.main", "larceny.cli.commands", "larceny.cli.hosting.serve"),
        *("larceny.server.serving", "larceny.server.adapters.redis_bus"),
        *("psycopg", "uvloop", "httptools", "uvicorn.protocols.http.httptools_impl"),
    ]
)


def start(work: Callable[..., None], *args: Any) -> tuple[BaseProcess, Connection]:
    """Start a process; what it sends can be received here."""
    here, there = CONTEXT.Pipe(duplex=False)
    process = CONTEXT.Process(target=work, args=(there, *args), daemon=True)
    process.start()
    there.close()  # so that the end of the process is the end of what it sends
    return process, here


def _larceny(
    printed: Connection, words: Sequence[str], environment: Mapping[str, str], log: Path
) -> None:
    """Be `larceny WORDS...`."""
    os.environ.clear()
    os.environ.update(environment)
    with Path(os.devnull).open("rb") as nothing, log.open("ab") as errors:
        os.dup2(nothing.fileno(), 0)
        os.dup2(printed.fileno(), 1)
        os.dup2(errors.fileno(), 2)
    printed.close()
    sys.stdout = open(1, "w", encoding="utf-8", closefd=False)  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", closefd=False, buffering=1)  # noqa: SIM115
    sys.argv = ["larceny", *words]
    from larceny.cli.main import main  # noqa: PLC0415  (with the environment that it is given)

    try:
        main()
    finally:
        sys.stdout.flush()


class Forked:
    """`larceny` as a process of its own, as subprocess.Popen would show it."""

    def __init__(self, words: Sequence[str], environment: Mapping[str, str], log: Path) -> None:
        self._process, pipe = start(_larceny, words, environment, log)
        assert self._process.pid is not None
        self.pid = self._process.pid
        self.stdout = os.fdopen(os.dup(pipe.fileno()), encoding="utf-8")
        pipe.close()

    def send_signal(self, number: signal.Signals) -> None:
        """Send it a signal, if it runs."""
        if self._process.exitcode is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end; return its exit code."""
        self._process.join(timeout)
        code = self._process.exitcode
        if code is None:
            raise TimeoutExpired("larceny", timeout or 0.0)
        return code
