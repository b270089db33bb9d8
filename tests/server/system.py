"""What the system knows of processes: from /proc where there is one, else from `ps`."""

import resource
import subprocess
from pathlib import Path
from typing import NamedTuple

_PAGE_KIB = resource.getpagesize() // 1024


class Process(NamedTuple):
    """A process, as the system sees it."""

    pid: int
    parent: int
    state: str
    rss_kib: int


def processes() -> list[Process]:
    """Return all processes."""
    if Path("/proc/self/stat").exists():
        return _from_proc()
    asked = ("ps", "-A", "-o", "pid=", "-o", "ppid=", "-o", "stat=", "-o", "rss=")
    told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    rows = [line.split() for line in told.splitlines()]
    return [Process(int(row[0]), int(row[1]), row[2][:1], int(row[3])) for row in rows]


def _from_proc() -> list[Process]:
    found = []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            stat = (folder / "stat").read_text(encoding="ascii", errors="replace")
            pages = (folder / "statm").read_text(encoding="ascii", errors="replace").split()[1]
        except OSError:  # it has gone meanwhile
            continue
        state, parent, *_ = stat.rpartition(")")[2].split()
        found.append(Process(int(folder.name), int(parent), state, int(pages) * _PAGE_KIB))
    return found


def is_alive(pid: int) -> bool:
    """Ask whether a process runs, or is held; one that only waits to be buried does not."""
    return any(one.pid == pid and one.state != "Z" for one in processes())


def children(pid: int) -> list[int]:
    """Return the processes that a process has started."""
    return [one.pid for one in processes() if one.parent == pid]


def resident_mib(pid: int) -> float:
    """Return how much memory a process has."""
    (found,) = [one for one in processes() if one.pid == pid]
    return found.rss_kib / 1024
