"""Which modules run: those that mypyc compiled, or the Python they were compiled from.

`make compile` puts an extension module beside each source and, last of all, a list of them. Python
would take any extension module that it finds. So that half a build, or one that is older than its
source, is never played by, imports of this package come by here: an extension module is taken only
where the list names it, and everything else is source.
"""

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)

PACKAGE = "larceny"
LIBRARY = f"{PACKAGE}_compiled__mypyc"
"""The library that holds the code of all compiled modules."""
LIST = f"{PACKAGE}_compiled{EXTENSION_SUFFIXES[0]}.txt"
"""The list, beside the package: a module on each line. In a checkout, where sources are edited, a
line also has the time and the size of the source that was compiled."""
SWITCH = "LARCENY_PURE"


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
                _say(f"What was compiled cannot be loaded ({error}); run `make compile` again.")
                self._compiled = frozenset()
        return self._compiled


def listed(folder: str) -> frozenset[str]:
    """Read which modules of the package in a folder are compiled, and as their sources are now."""
    try:
        with open(os.path.join(folder, LIST), encoding="utf-8") as lines:
            modules = [line.split() for line in lines]
    except OSError:  # nothing is compiled, or not to its end
        return frozenset()
    for module, *stamp in modules:
        if stamp and stamp != stamp_of(os.path.join(folder, *module.split("."))):
            _say(f"{module} has changed since it was compiled; run `make compile` again.")
            return frozenset()
    return frozenset(module for module, *_ in modules)


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
        _say(f"{SWITCH} is 1 for pure Python or 0, not {switch!r}: it is ignored.")
    return switch != "1"


def _say(sentence: str) -> None:
    print(f"larceny: {sentence}", file=sys.stderr)


def _installed() -> SourceFinder:
    folder = os.path.dirname(os.path.dirname(__file__))
    finder = SourceFinder(listed(folder) if is_wanted() else frozenset())
    sys.meta_path.insert(0, finder)
    return finder


_FINDER = _installed()  # before any other module of the package is imported


def how() -> str:
    """Say which modules run."""
    return "compiled" if _FINDER.compiled() else "pure Python"
