"""The games that the browser client's unit tests show: python tools/web_fixtures.py [--check]

Each folder of such games has a `make_fixtures.py` that plays them; this runs all of them, or says
which files are not what the rules would write today.
"""

import gzip
import json
import runpy
import sys
import tempfile
from pathlib import Path
from typing import Any

TESTS = Path(__file__).parents[1] / "web" / "tests" / "unit"


def content(file: Path) -> Any:
    """Return what a file says, however it is laid out or packed."""
    if file.suffix == ".gz":
        return json.loads(gzip.decompress(file.read_bytes()))
    text = file.read_text(encoding="utf-8")
    return json.loads(text) if file.suffix == ".json" else text


def main(check: bool) -> int:
    """Write all fixtures, or say which of them are not fresh."""
    stale = 0
    for script in sorted(TESTS.rglob("make_fixtures.py")):
        write = runpy.run_path(str(script))["write_all"]
        if not check:
            write(script.parent)
            continue
        with tempfile.TemporaryDirectory() as folder:
            write(Path(folder))
            for made in sorted(Path(folder).iterdir()):
                kept = script.parent / made.name
                if not kept.exists() or content(kept) != content(made):
                    print(f"{kept} is not fresh; please run: make fixtures")
                    stale += 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
