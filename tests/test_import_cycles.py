"""No circle: neither do modules import each other in a ring, nor the rooms of a folder."""

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter

import grimp
import pytest

GRAPH = grimp.build_graph("larceny")

PACKAGES = sorted(module for module in GRAPH.modules if GRAPH.find_children(module))


def ring_in(imports: Mapping[str, Iterable[str]]) -> list[str]:
    """Return modules that import each other in a ring, or nothing."""
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as ring:
        return [str(module) for module in ring.args[1]]
    return []


def test_a_ring_is_found() -> None:
    assert ring_in({"a": ["b"], "b": ["c"], "c": ["a"]})
    assert not ring_in({"a": ["b", "c"], "b": ["c"]})


def test_no_modules_import_each_other_in_a_ring() -> None:
    modules = GRAPH.modules - {"larceny"}  # whose names are looked up when they are asked for
    imports = {
        module: GRAPH.find_modules_directly_imported_by(module) & modules for module in modules
    }
    assert ring_in(imports) == []


@pytest.mark.parametrize("package", PACKAGES)
def test_no_rooms_of_a_folder_import_each_other_in_a_ring(package: str) -> None:
    rooms = sorted(GRAPH.find_children(package))
    imports = {
        room: [
            other
            for other in rooms
            if other != room
            and GRAPH.direct_import_exists(importer=room, imported=other, as_packages=True)
        ]
        for room in rooms
    }
    assert ring_in(imports) == []
