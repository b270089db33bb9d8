"""What the programs know better than any document: their commands, and the server's API.

On the site, it takes the place of what stands between `<!-- written: NAME -->` and `<!-- end -->`.
"""

import json
import logging
import re
import tempfile
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import click
from sphinx.application import Sphinx

from larceny.cli.main import cli
from larceny.server.app import make_app
from larceny.server.settings import Settings

_MARK = re.compile(r"<!-- written: (\w+) -->.*?<!-- end -->", re.DOTALL)


# Commands ---------------------------------------------------------------------------------------


def commands() -> Iterator[str]:
    """Write every command with its options."""
    yield from _commands_of(cli, click.Context(cli, info_name="larceny"), "larceny")


def _commands_of(group: click.Group, context: click.Context, called: str) -> Iterator[str]:
    """Write the commands of a group, and of the groups in it."""
    for name in group.list_commands(context):
        command = group.get_command(context, name)
        assert command is not None
        inside = click.Context(command, info_name=name, parent=context)
        usage = " ".join(command.collect_usage_pieces(inside))
        yield f"## {called} {name}\n"
        yield f"```text\n{called} {name} {usage}\n```\n"
        yield f"{_plain(command.help or '')}\n"
        told = [found.get_help_record(inside) for found in command.get_params(inside)]
        yield from _table(("option", "what it does"), [row for row in told if row and row[1]])
        if isinstance(command, click.Group):
            yield from _commands_of(command, inside, f"{called} {name}")


# The API ----------------------------------------------------------------------------------------


@cache
def openapi() -> dict[str, Any]:
    """Ask the server how it describes itself."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    with tempfile.TemporaryDirectory() as folder:
        app = make_app(Settings(database=f"sqlite:///{folder}/none.db"))
        return app.openapi()


def api() -> Iterator[str]:
    """Write every route, then every shape that is sent or answered."""
    described = openapi()
    yield 'As one file: <a href="openapi.json">openapi.json</a>.\n'
    chapters: dict[str, list[str]] = {}
    for path, routes in described["paths"].items():
        for method, route in routes.items():
            told = chapters.setdefault(route["tags"][0], [])
            told += _route(f"{method.upper()} {path}", route)
    for title, lines in chapters.items():
        yield f"## {title.capitalize()}\n"
        yield from lines
    yield "## Shapes\n"
    for name, schema in sorted(described["components"]["schemas"].items()):
        yield f"(shape-{name.lower()})=\n### {name}\n"
        yield f"{_plain(schema.get('description', ''))}\n"
        needed = schema.get("required", ())
        rows = [
            (f"`{field}`", _type(value) + ("" if field in needed else ", or left out"))
            for field, value in schema.get("properties", {}).items()
        ]
        yield from _table(("field", "what it is"), rows, code=False)
        if not rows:
            yield f"{_type(schema)}\n"


def _route(title: str, route: dict[str, Any]) -> Iterator[str]:
    yield f"### {title}\n"
    yield f"{_plain(route.get('description') or route.get('summary', ''))}\n"
    rows = [
        (f"`{found['name']}`", f"{found['in']}, {_type(found['schema'])}")
        for found in route.get("parameters", ())
    ]
    body = route.get("requestBody", {}).get("content", {}).values()
    rows += [("body", _type(content["schema"])) for content in body]
    answers: dict[str, list[str]] = {}  # most routes refuse in many ways that look the same
    for code, answer in route["responses"].items():
        shapes = [_type(kind.get("schema", {})) for kind in answer.get("content", {}).values()]
        answers.setdefault(", ".join(shapes) or answer["description"], []).append(code)
    rows += [(f"answer {', '.join(codes)}", told) for told, codes in answers.items()]
    yield from _table(("", "what it is"), rows, code=False)


def _type(schema: dict[str, Any]) -> str:
    """Say in a few words what a value is; shapes are links."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return f"[{name}](#shape-{name.lower()})"
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    for union in ("anyOf", "oneOf", "allOf"):
        if union in schema:
            return " or ".join(dict.fromkeys(_type(part) for part in schema[union]))
    kind = schema.get("type")
    if kind == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if kind == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"object of {_type(schema['additionalProperties'])}"
    return str(kind or "anything")


# Markdown ---------------------------------------------------------------------------------------


def _plain(text: str) -> str:
    """Undo what a docstring or click did to the lines of a text."""
    text = text.replace("\b\n", "").replace("\f", "")
    return "\n\n".join(" ".join(part.split()) for part in text.split("\n\n"))


def _table(head: tuple[str, str], rows: list[tuple[str, str]], code: bool = True) -> Iterator[str]:
    if not rows:
        return
    yield f"| {head[0]} | {head[1]} |\n|---|---|"
    for name, told in rows:
        escaped = " ".join(told.split()).replace("|", "\\|")
        yield f"| {f'`{name}`' if code else name} | {escaped} |"
    yield ""


WRITTEN = {"commands": commands, "api": api}


def read(app: Sphinx, name: str, source: list[str]) -> None:
    """Write what a page asks for."""
    source[0] = _MARK.sub(lambda mark: "\n".join(WRITTEN[mark[1]]()), source[0])


def finish(app: Sphinx, trouble: Exception | None) -> None:
    """Lay the API's own description beside the pages, for programs."""
    if trouble is None and app.builder.format == "html":
        text = json.dumps(openapi(), indent=1)
        Path(app.outdir, "openapi.json").write_text(text, encoding="utf-8")


def setup(app: Sphinx) -> dict[str, bool]:
    """Listen."""
    app.connect("source-read", read)
    app.connect("build-finished", finish)
    return {"parallel_read_safe": True}
