"""Write the messages as JSON Schema and TypeScript: python -m larceny.protocol [--check]"""

import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from larceny.games.registry import brought

from . import game_types, reading
from .export import json_schema, typescript

FOLDER = Path(__file__).parents[3] / "web" / "src" / "generated"
FILES: dict[str, Callable[[], str]] = {
    "protocol.schema.json": json_schema,
    "protocol.ts": typescript,
    "reading.ts": reading.typescript,
    **{
        f"{game.replace('-', '_')}.ts": partial(game_types.typescript, types)
        for game, types in brought("browser_types").items()
    },
}


def main(check: bool) -> int:
    """Write the files, or say which of them are not fresh."""
    stale = 0
    for name, make in FILES.items():
        path, text = FOLDER / name, make()
        if check:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                print(f"{path} is not fresh; please run: make docs")
                stale += 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv[1:]))
