"""Python as if on Windows, as far as that can be had elsewhere: first on the path of a process, and
of every process that it starts. What Windows lacks is not there; files and texts are as they are.
"""

import os
import signal
import sys

MISSING = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty", "uvloop")
"""Modules that a Windows does not have."""

UNKNOWN = (
    "chown",
    "fchmod",
    "fork",
    "forkpty",
    "getgid",
    "getloadavg",
    "getpgid",
    "geteuid",
    "killpg",
    "mkfifo",
    "nice",
    "sched_getaffinity",
    "setpgid",
    "setsid",
    "sysconf",
)
"""Of `os`."""

for name in MISSING:
    sys.modules[name] = None  # type: ignore[assignment]
for name in UNKNOWN:
    if hasattr(os, name):
        delattr(os, name)
for name in ("SIGALRM", "SIGHUP", "SIGUSR1", "SIGUSR2", "pthread_sigmask"):
    delattr(signal, name)
