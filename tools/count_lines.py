"""Counts files and lines by room, and refuses a source file that has grown too long.

    python tools/count_lines.py [FOLDER]

It writes the table of docs/architecture.md. A room is a folder right under one of `SOURCES`; what a
program writes (web/src/generated) is not counted.
"""

import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

sys.path.insert(0, str(Path(__file__).parents[1]))  # where it is run as a script

from tools.check_names import project_files

SOURCES = ("src/larceny", "web/src")
ENDINGS = {".py", ".ts", ".tsx", ".css"}
GENERATED = ("web/src/generated/",)
MOST_LINES = 400


@dataclass(slots=True)
class Room:
    """A folder of sources, counted."""

    name: str
    files: int = 0
    lines: int = 0
    longest: int = 0
    longest_file: str = ""

    def add(self, path: str, lines: int) -> None:
        """Count a file."""
        self.files += 1
        self.lines += lines
        if lines > self.longest:
            self.longest, self.longest_file = lines, path.removeprefix(f"{self.name}/")


def source_lines(root: Path) -> dict[str, int]:
    """Return how many lines each source file has."""
    return {
        path: len((root / path).read_text(encoding="utf-8").splitlines())
        for path in sorted(project_files(root))
        if path.startswith(tuple(f"{source}/" for source in SOURCES))
        and not path.startswith(GENERATED)
        and PurePosixPath(path).suffix in ENDINGS
        and (root / path).is_file()
    }


def rooms(lines: dict[str, int]) -> list[Room]:
    """Add up the files of each room; those that lie in none are a room of their own."""
    found: dict[str, Room] = {}
    for path, number in lines.items():
        source = next(source for source in SOURCES if path.startswith(f"{source}/"))
        first, *below = path.removeprefix(f"{source}/").split("/")
        name = f"{source}/{first}" if below else source
        found.setdefault(name, Room(name)).add(path, number)
    return list(found.values())


def too_long(lines: dict[str, int]) -> list[str]:
    """Name the files that have more lines than a file may have."""
    return [f"{path}: {n} lines" for path, n in lines.items() if n > MOST_LINES]


def table(counted: Iterable[Room]) -> str:
    """Write rooms as a table for docs/architecture.md."""
    written = ["| room | files | lines | longest file | its lines |", "|---|---:|---:|---|---:|"]
    for room in counted:
        sums = f"| `{room.name}` | {room.files} | {room.lines:,}"
        written.append(f"{sums} | `{room.longest_file}` | {room.longest} |")
    return "\n".join(written)


def main() -> int:
    """Write the table, and complain of what is too long."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).parents[1]
    lines = source_lines(root)
    print(table(rooms(lines)))
    complaints = too_long(lines)
    for complaint in complaints:
        print(f"{complaint}, more than {MOST_LINES}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())
