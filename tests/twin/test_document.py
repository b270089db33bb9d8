"""docs/twin.md shows states as they are packed now."""

from larceny.twin.__main__ import DOCUMENT, with_layouts


def test_the_drawn_layouts_are_those_that_are_packed() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert "drawers[0]" in text
    assert with_layouts(text) == text, "make docs writes them anew"
