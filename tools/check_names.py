"""Refuses names that another disk cannot keep apart, or cannot hold at all.

A usual Mac or Windows disk takes `Gem.tsx` and `gem.tsx` for one file; and there `./Gem` finds
`gem.ts`, whose ending is tried first. Windows also keeps some names for itself.

    python tools/check_names.py [FOLDER]
"""

import subprocess
import sys
import unicodedata
from collections.abc import Iterable, Iterator
from itertools import combinations
from pathlib import Path, PurePosixPath

# What an import names without its ending.
ENDINGS = [".d.ts", ".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs", ".json"]
ENDINGS += [".py", ".pyi"]
# Where there is no git to say what is the project's: these are made, not written.
MADE = {".git", ".venv", "node_modules", "__pycache__", "dist", "build", "pages", "shots"}

DEVICES = {"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}
DEVICES |= {f"{port}{number}" for port in ("COM", "LPT") for number in "0123456789¹²³"}
FORBIDDEN = set('<>:"|?*\\') | {chr(code) for code in range(32)}


def complaints(paths: Iterable[str]) -> list[str]:
    """Return one line for each name, or pair of names, that some disk does not bear."""
    names: dict[PurePosixPath, set[str]] = {}  # of each folder
    folders: set[PurePosixPath] = set()
    for text in paths:
        path = PurePosixPath(text)
        folders.update(path.parents)
        for part in (path, *path.parents):
            if part.name:
                names.setdefault(part.parent, set()).add(part.name)
    found = []
    for folder in sorted(names):
        here = sorted(names[folder])
        for name in here:
            found += [f"{folder / name}: {why}" for why in _not_on_windows(name)]
        for one, other in combinations(here, 2):
            if _fold(one) == _fold(other):
                why = "differ only in case: some disks take them for one file"
            elif _confused(
                _module(one, folder / one in folders), _module(other, folder / other in folders)
            ):
                why = "modules that differ only in case: an import may find the wrong one"
            else:
                continue
            found.append(f"{folder / one} and {folder / other}: {why}")
    return found


def _fold(name: str) -> str:
    """Return what such a disk compares: without case, and however its letters are put together."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFD", name).casefold())


def _module(name: str, is_folder: bool) -> str | None:
    """Return the name by which an import would find this file or folder, or None."""
    if is_folder:
        return name
    return next((name.removesuffix(end) for end in ENDINGS if name.endswith(end)), None)


def _confused(one: str | None, other: str | None) -> bool:
    return one is not None and other is not None and one != other and _fold(one) == _fold(other)


def _not_on_windows(name: str) -> Iterator[str]:
    if name.partition(".")[0].rstrip(" ").upper() in DEVICES:
        yield "Windows keeps this name for a device"
    for letter in sorted(FORBIDDEN & set(name)):
        yield f"Windows allows no {letter!r} in a name"
    if name.endswith((".", " ")):
        yield "Windows drops a dot or a space at the end of a name"


def project_files(root: Path) -> list[str]:
    """Return all files that git keeps or would add; without a git, all that are not made."""
    if (root / ".git").exists():
        try:
            kept = _git(root, "--cached", "--others", "--exclude-standard")
            return sorted(kept - _git(root, "--deleted"))
        except (OSError, subprocess.CalledProcessError):
            pass  # no git on this machine, or one that does not trust this folder
    return sorted(_walk(root, root))


def _git(root: Path, *which: str) -> set[str]:
    command = ["git", "-C", str(root), "ls-files", "-z", *which]
    listed = subprocess.run(command, capture_output=True, check=True).stdout
    return set(listed.decode("utf-8", "surrogateescape").split("\0")) - {""}


def _walk(folder: Path, root: Path) -> Iterator[str]:
    for path in folder.iterdir():
        if path.is_dir() and not path.is_symlink():
            if path.name not in MADE:
                yield from _walk(path, root)
        else:
            yield path.relative_to(root).as_posix()


def main() -> int:
    """Say what is wrong, a line each; 1 if anything is."""
    root = Path(sys.argv[1]) if len(sys.argv) > 1 else Path(__file__).resolve().parents[1]
    wrong = complaints(project_files(root))
    for line in wrong:
        print(line.encode("utf-8", "backslashreplace").decode(), file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
