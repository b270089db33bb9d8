"""Docstrings as we write them, for Sphinx; and names for our own notations in code blocks."""

import re

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

import larceny

_QUOTED = re.compile(r"`([^`]+)`")
_DOCUMENT = re.compile(r"\bdocs/([\w/-]+)\.md\b")


def docstring(
    app: Sphinx, kind: str, name: str, thing: object, options: object, lines: list[str]
) -> None:
    """Turn `names` into links where they are public, else into code; documents into links."""
    for number, line in enumerate(lines):
        told = _QUOTED.sub(_name, line)
        lines[number] = _DOCUMENT.sub(r":doc:`/\1`", told)


def _name(quoted: re.Match[str]) -> str:
    name = quoted[1]
    return f":py:obj:`~larceny.{name}`" if name in larceny.__all__ else f"``{name}``"


def setup(app: Sphinx) -> dict[str, bool]:
    """Take part."""
    app.connect("autodoc-process-docstring", docstring)
    for notation in ("position", "record"):
        app.add_lexer(notation, TextLexer)
    return {"parallel_read_safe": True}
