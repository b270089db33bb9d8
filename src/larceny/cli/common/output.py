"""Where words go: a terminal of any kind, a pipe, or JSON for a program."""

import json
import sys
from collections.abc import Mapping
from typing import Any

from rich.console import Console


def make_console(stderr: bool = False) -> Console:
    """Make a console that prints texts as they are."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def emit(fields: Mapping[str, Any]) -> None:
    """Write one JSON object on a line of its own."""
    sys.stdout.write(json.dumps(fields) + "\n")
    sys.stdout.flush()
