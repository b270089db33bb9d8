"""Where a user's files are kept: where the system wants them, unless they lie elsewhere already."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

NAME = "larceny"


def data_folder() -> Path:
    """Say where the server's database is kept."""
    return _folder("XDG_DATA_HOME", Path(".local") / "share")


def state_folder() -> Path:
    """Say where saved and finished games of the terminal are kept."""
    return _folder("XDG_STATE_HOME", Path(".local") / "state")


def _folder(variable: str, unix: Path) -> Path:
    chosen = Path(os.environ.get(variable, ""))
    if chosen.is_absolute():
        return chosen / NAME
    usual = Path.home() / unix / NAME
    own = native(sys.platform, Path.home(), os.environ)
    return usual if own is None or usual.is_dir() else own / NAME


def native(platform: str, home: Path, environ: Mapping[str, str]) -> Path | None:
    """Return the folder for programs' files of a system that has one of its own."""
    if platform == "win32":
        return Path(environ.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if platform == "darwin":
        return home / "Library" / "Application Support"
    return None
