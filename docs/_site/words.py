"""Docstrings as we write them, for Sphinx; and names for our own notations in code blocks."""

import re

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.environment import BuildEnvironment

import larceny

_INSIDE = 3
"""So many parts has the name of something as a type is written: larceny, a module, and its own."""

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


def inner_type(
    app: Sphinx, env: BuildEnvironment, node: nodes.Element, shown: nodes.Element
) -> nodes.Element | None:
    """Link a type to its public name; one that has none is told as it is, without a link."""
    parts = str(node.get("reftarget", "")).split(".")
    if node.get("refdomain") != "py" or parts[0] != "larceny" or len(parts) < _INSIDE:
        return None
    name = parts[-1]
    if name not in larceny.__all__:
        return shown
    python, here = env.get_domain("py"), node["refdoc"]
    return python.resolve_xref(env, here, app.builder, "obj", f"larceny.{name}", node, shown)


def setup(app: Sphinx) -> dict[str, bool]:
    """Take part."""
    app.connect("autodoc-process-docstring", docstring)
    app.connect("missing-reference", inner_type)
    for notation in ("position", "record", "deal"):
        app.add_lexer(notation, TextLexer)
    return {"parallel_read_safe": True}
