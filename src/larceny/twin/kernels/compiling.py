"""The machine's own C compiler: whether there is one, and a program built by it."""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from .source import Program


class NoSuchWay(ValueError):
    """A way to run that this machine does not have."""


def compiler() -> str | None:
    """Find a C compiler that has vector types."""
    return next(
        filter(None, map(shutil.which, (os.environ.get("CC", ""), "cc", "gcc", "clang"))), None
    )


FLAGS = ("-O2", "-march=native", "-shared", "-fPIC")


def built(program: Program, flags: Sequence[str] = FLAGS) -> ctypes.CDLL:
    """Compile a program and load it."""
    cc = compiler()
    assert cc is not None
    with TemporaryDirectory() as folder:
        text, library = Path(folder, "play.c"), Path(folder, "play.so")
        text.write_text(program.text, encoding="utf-8")
        command = [cc, *flags, "-w", "-o", str(library), str(text)]
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            raise NoSuchWay(f"The C compiler {cc} refuses the program: {run.stderr[:400]}")
        return ctypes.CDLL(str(library))
