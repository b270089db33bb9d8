#!/usr/bin/env python3
"""Packs what plays in the browser without a server: python tools/engine_package.py FOLDER

The folder gets `larceny.zip`, the part of the package that needs nothing but Python's standard
library, and `games.json`, the list of games that is told before anything of it is loaded. The same
sources give the same bytes. Docs: docs/offline.md.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

ROOT = Path(__file__).resolve().parents[1]
PACKAGE = ROOT / "src" / "larceny"
RULES = ROOT / "docs" / "rules"
ROOMS = ("bots", "games", "kernel", "lessons", "offline", "puzzles", "rulebook")
"""What plays, and nothing that needs a package beside Python."""

TEXT = (".py", ".toml", ".json", ".jsonl", ".gz")
LONG_AGO = (1980, 1, 1, 0, 0, 0)

LIST = """
import json, sys
from larceny.offline.routes import answer
from larceny.offline.device import Device
status, text = answer(Device(lambda *_: None, print), "GET", "/api/games", None)
assert status == 200, text
sys.stdout.write(text)
"""


def files() -> Iterator[tuple[str, Path]]:
    """List what is packed: its name in the package, and where it is."""
    yield from (
        (f"larceny/{path.name}", path)
        for path in PACKAGE.glob("*.py")
        if path.name in ("__init__.py", "compiled.py", "folders.py")
    )
    for room in ROOMS:
        for path in (PACKAGE / room).rglob("*"):
            if path.suffix in TEXT and "__pycache__" not in path.parts:
                yield f"larceny/{path.relative_to(PACKAGE).as_posix()}", path
    for path in RULES.rglob("*.md"):
        yield f"larceny/rulebook/text/{path.relative_to(RULES).as_posix()}", path


def pack(file: Path) -> None:
    """Write the package."""
    with ZipFile(file, "w", ZIP_DEFLATED, compresslevel=9) as packed:
        for name, path in sorted(files()):
            packed.writestr(ZipInfo(name, LONG_AGO), path.read_bytes(), ZIP_DEFLATED, 9)


def main(folder: Path) -> None:
    """Write both files, and see that the package plays by itself."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "larceny.zip"
    pack(file)
    alone = {**os.environ, "PYTHONPATH": str(file), "LARCENY_PURE": "1"}
    done = subprocess.run(
        [sys.executable, "-S", "-c", LIST], env=alone, capture_output=True, text=True, check=True
    )
    (folder / "games.json").write_text(json.dumps(json.loads(done.stdout)), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
