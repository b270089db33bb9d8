"""The kernel and the games stand on the standard library and on each other, on nothing else."""

import ast
import sys
from pathlib import Path

import pytest

import larceny

ROOT = Path(larceny.__file__).parent
MAY_IMPORT = {"kernel": ("larceny.kernel",), "games": ("larceny.kernel", "larceny.games")}


class WhatRuns(ast.NodeTransformer):
    """Leaves out what only the type checker and the compiler read."""

    def visit_If(self, node: ast.If) -> ast.AST:
        """Take what stands under `if TYPE_CHECKING:` away."""
        if isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING":
            node.body = [ast.Pass()]
        return self.generic_visit(node)


def imported(path: Path) -> set[str]:
    """List what a file imports; what it imports from its own package is not listed."""
    found: set[str] = set()
    for node in ast.walk(WhatRuns().visit(ast.parse(path.read_text(encoding="utf-8")))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            found.add(str(node.module))
    return found


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_of_the_rules_imports_only_what_it_may(room: str) -> None:
    strange = {
        (path.name, name)
        for path in (ROOT / room).rglob("*.py")
        for name in imported(path)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not name.startswith(MAY_IMPORT[room])
    }
    assert not strange
