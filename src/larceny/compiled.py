"""Which modules run: those that mypyc compiled, or the Python they were compiled from.

`tools/compile.py` puts an extension module beside each source and, last of all, a list of them.
Python would take any extension module that it finds. So that half a build, or one that is older
than its source, is never played by, imports of this package come by here: an extension module is
taken only where the list names it, and everything else is source. Why what is there is not taken is
told in one sentence.
"""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)

PACKAGE = "larceny"
STEM = f"{PACKAGE}_compiled"
LIBRARY = f"{STEM}__mypyc"
"""The library that holds the code of all compiled modules."""
SUFFIX = EXTENSION_SUFFIXES[0]
"""How extension modules of this Python end, such as `.cpython-313-x86_64-linux-gnu.so`."""
LIST = f"{STEM}{SUFFIX}.txt"
"""The list, beside the package: `compiled MODULE` on each line. In a checkout, where sources are
edited, a line also has the time and the size of the source, and `read MODULE` names those that are
not compiled, but whose types and constants were compiled in. While it is compiled: `unfinished`."""
SWITCH = "LARCENY_PURE"
COMPILED, PURE = "compiled", "pure Python"
READ, UNFINISHED = "read", "unfinished"


class SourceFinder:
    """Finds the modules of this package as source, but for those that are taken as compiled."""

    def __init__(self, compiled: frozenset[str]) -> None:
        self._compiled = compiled
        self._finders: dict[str, FileFinder] = {}

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: object = None
    ) -> ModuleSpec | None:
        """Find a module; None: it is found as modules usually are, extension modules first."""
        if path is None or not name.startswith(f"{PACKAGE}.") or name in self.compiled():
            return None
        for folder in path:
            if folder not in self._finders:
                self._finders[folder] = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES))
            found = self._finders[folder].find_spec(name)
            if found is not None and found.loader is not None:
                return found
        return None

    def compiled(self) -> frozenset[str]:
        """Name the modules that are taken as compiled: none, if their library cannot be loaded."""
        if self._compiled and LIBRARY not in sys.modules:
            try:
                import_module(LIBRARY)
            except ImportError as error:
                _go_without(f"What is compiled cannot be loaded ({error})")
                self._compiled = frozenset()
        return self._compiled


class UnusableError(Exception):
    """Why what is compiled is not taken."""


def listed(folder: str) -> frozenset[str]:
    """Read which modules of the package in a folder are compiled; none, if any cannot be taken."""
    try:
        with open(os.path.join(folder, LIST), encoding="utf-8") as lines:
            entries = [line.split() for line in lines]
    except OSError:
        entries = []
    try:
        if not entries:
            _look_for_other_pythons(folder)
        return frozenset(checked(folder, entries))
    except UnusableError as why:
        _go_without(str(why))
        return frozenset()


def _look_for_other_pythons(folder: str) -> None:
    """Refuse what is compiled for other Pythons, if it is all there is."""
    try:
        lists = [name for name in os.listdir(folder) if name.startswith(f"{STEM}.")]
    except OSError:  # such as a package in an archive
        return
    if lists:
        others = " and ".join(sorted(name.split(".")[1] for name in lists))
        raise UnusableError(f"What is compiled is for {others}, not for {SUFFIX.split('.')[1]}")


def checked(folder: str, entries: Iterable[Sequence[str]]) -> Iterator[str]:
    """Name the modules that the list says are compiled, if all are there and as they were."""
    for use, *named in entries:
        if use == UNFINISHED:
            raise UnusableError("It is being compiled, or that was broken off")
        module, *stamp = named
        path = os.path.join(folder, *module.split("."))
        if stamp and stamp != stamp_of(path):
            raise UnusableError(f"{module} has changed since it was compiled")
        if use == COMPILED:
            places = (path, os.path.join(path, "__init__"))
            if not any(os.path.exists(place + SUFFIX) for place in places):
                raise UnusableError(f"What is compiled is not complete ({module} is missing)")
            yield module


def stamp_of(path: str) -> list[str]:
    """Return the time and size of a module's source; `path` is without its ending."""
    for source in (f"{path}.py", os.path.join(path, "__init__.py")):
        if os.path.exists(source):
            found = os.stat(source)
            return [str(found.st_mtime_ns), str(found.st_size)]
    return []


def is_wanted() -> bool:
    """Ask whether compiled modules are wanted at all."""
    switch = os.environ.get(SWITCH, "")
    if switch not in ("", "0", "1"):
        _go_without(f"{SWITCH} is 1 (pure Python) or 0, not {switch!r}")
        return False
    return switch != "1"


def _go_without(why: str) -> None:
    """Say why pure Python runs. Processes that this one starts do the same, and say nothing."""
    print(f"larceny: {why}: it runs as pure Python.", file=sys.stderr)
    os.environ[SWITCH] = "1"


def _installed() -> SourceFinder:
    folder = os.path.dirname(os.path.dirname(__file__))
    finder = SourceFinder(listed(folder) if is_wanted() else frozenset())
    sys.meta_path.insert(0, finder)
    return finder


_FINDER = _installed()  # before any other module of the package is imported


def how() -> str:
    """Say which modules run."""
    return COMPILED if _FINDER.compiled() else PURE
