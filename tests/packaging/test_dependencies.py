"""What is imported is declared: nothing works only because something else brought it along."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from importlib.metadata import packages_distributions
from typing import Any

from packaging.requirements import Requirement

from .building import ROOT

SOURCES = ROOT / "src" / "larceny"

TAKEN_IF_THERE = {"cupy", "pgx"}
"""What is used where somebody has installed it beside: for GPUs, and as a peer."""
ONLY_FOR_TYPES = {"mypy-extensions"}
"""What only the type checker and the compiler read."""
UNIMPORTED = {"httptools", "uvloop"}
"""What uvicorn takes by itself where it finds it."""


def _project() -> dict[str, Any]:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project: dict[str, Any] = tomllib.load(file)["project"]
        return project


def _names(requirements: list[str]) -> set[str]:
    return {_name(Requirement(line).name) for line in requirements}


def _name(distribution: str) -> str:
    return re.sub(r"[-_.]+", "-", distribution).lower()


def _imported(tree: ast.AST) -> Iterator[str]:
    """Name what a module imports, wherever in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0:
            yield str(node.module)
        elif (
            isinstance(node, ast.Call)
            and getattr(node.func, "id", "") == "import_module"
            and isinstance(node.args[0], ast.Constant)
        ):
            yield str(node.args[0].value)


def distributions() -> dict[str, set[str]]:
    """Return the distributions from which the package imports, and which modules do so."""
    whose = packages_distributions()
    found: dict[str, set[str]] = {}
    for path in SOURCES.rglob("*.py"):
        for module in _imported(ast.parse(path.read_bytes())):
            top = module.partition(".")[0]
            if top not in sys.stdlib_module_names and top != "larceny":
                names = {_name(one) for one in whose.get(top, [top])}
                assert len(names) == 1, f"{top} comes from {names}"
                found.setdefault(names.pop(), set()).add(str(path.relative_to(SOURCES)))
    return found


def test_what_is_imported_is_declared() -> None:
    project = _project()
    declared = _names(project["dependencies"])
    extras = set().union(*map(_names, project["optional-dependencies"].values())) - {"larceny"}
    used = distributions()
    known = declared | extras | TAKEN_IF_THERE | ONLY_FOR_TYPES
    assert used.keys() <= known, used
    assert declared - UNIMPORTED <= used.keys()
