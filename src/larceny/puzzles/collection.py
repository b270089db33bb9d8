"""The puzzles that ship with the package, and files of others."""

import gzip
import zlib
from collections.abc import Iterable, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path

from .puzzle import InvalidPuzzle, Puzzle
from .puzzle_json import read_puzzle, write_puzzle

SHIPPED = "puzzles.jsonl.gz"


@cache
def shipped() -> tuple[Puzzle, ...]:
    """Return the puzzles that ship with the package."""
    return read_collection((files(__package__) / SHIPPED).read_bytes())


def find_puzzle(id_: str, puzzles: Sequence[Puzzle]) -> Puzzle:
    """Return a puzzle by its name, or by enough letters of it."""
    found = [puzzle for puzzle in puzzles if puzzle.id.startswith(id_)]
    if len(found) != 1 or not id_:
        raise InvalidPuzzle("unknown-puzzle", id=id_)
    return found[0]


def read_collection(data: bytes) -> tuple[Puzzle, ...]:
    """Read puzzles: JSON, one a line, plain or packed by gzip."""
    try:
        text = (gzip.decompress(data) if data[:2] == b"\x1f\x8b" else data).decode()
    except (OSError, EOFError, UnicodeDecodeError, zlib.error):
        raise InvalidPuzzle("not-a-collection") from None
    lines = [(n, line) for n, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not lines:
        raise InvalidPuzzle("empty-collection")
    return tuple(read_puzzle(line, number) for number, line in lines)


def write_collection(puzzles: Iterable[Puzzle], packed: bool) -> bytes:
    """Write puzzles, the same bytes whenever they are the same."""
    data = "".join(f"{write_puzzle(puzzle)}\n" for puzzle in puzzles).encode()
    return gzip.compress(data, compresslevel=9, mtime=0) if packed else data


def is_packed(path: Path) -> bool:
    """Ask whether a file of this name is packed by gzip."""
    return path.suffix == ".gz"
