"""docs/protocol.md is right: examples are messages, every message and code is there."""

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from larceny.protocol.messages import PROTOCOL_VERSION, ClientMessage, ServerMessage
from larceny.protocol.refusals import REFUSAL_CODES
from larceny.server.http import websocket as door
from larceny.server.http.security import MOST_BYTES
from larceny.server.realtime import socket as realtime
from larceny.server.realtime.frame_budget import BYTES_A_SECOND, FRAMES_A_SECOND, MOST_FRAGMENTS

from .api import METHODS, openapi

ROOT = Path(__file__).parents[2]
DOCUMENT = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")


def examples(who: str) -> list[str]:
    """Return the examples of one side, a line each."""
    (block,) = re.findall(rf"^```json {who}\n(.*?)^```", DOCUMENT, re.MULTILINE | re.DOTALL)
    return str(block).splitlines()


def section(title: str) -> str:
    """Return a chapter of the document."""
    return DOCUMENT.split(f"\n## {title}\n")[1].split("\n## ")[0]


SIDES: dict[str, tuple[Any, str]] = {
    "from-client": (ClientMessage, "Messages from you"),
    "from-server": (ServerMessage, "Messages to you"),
}


@pytest.mark.parametrize("side", SIDES)
def test_there_is_an_example_of_every_message(side: str) -> None:
    kinds, _ = SIDES[side]
    found = {type(msgspec.json.decode(line, type=kinds)) for line in examples(side)}
    assert found == set(get_args(kinds))


@pytest.mark.parametrize("side", SIDES)
def test_an_example_has_nothing_unknown(side: str) -> None:
    kinds, _ = SIDES[side]
    for line in examples(side):
        told = msgspec.json.decode(line)
        known = msgspec.to_builtins(msgspec.json.decode(line, type=kinds))
        assert told.keys() <= known.keys(), line


@pytest.mark.parametrize("side", SIDES)
def test_every_field_is_in_the_table(side: str) -> None:
    kinds, title = SIDES[side]
    fields: dict[str, set[str]] = {}
    message = ""
    for name, names in re.findall(r"^\|([^|]*)\|([^|]*)\|", section(title), re.MULTILINE):
        message = name.strip().strip("`") or message
        fields.setdefault(message, set()).update(re.findall(r"`(\w+)`", names))
    for kind in get_args(kinds):
        assert fields[kind.__struct_config__.tag] == set(kind.__struct_fields__)


def test_every_refusal_code_is_explained() -> None:
    codes = set(re.findall(r"`([a-z-]+)`", section("Codes")))
    assert set(REFUSAL_CODES) - codes == set()


def test_every_route_is_there_and_every_one_that_is_there_exists() -> None:
    routes = {
        f"{method.upper()} {path}"
        for path, operations in openapi()["paths"].items()
        for method in METHODS
        if method in operations
    }
    told: set[str] = set()
    for row in section("HTTP").splitlines():
        cell = row.split(" | ")[0] if row.startswith("| `") else ""
        base = ""
        for written in re.findall(r"`([^`]+)`", cell.replace("\\|", "|")):
            route = written.partition("?")[0]
            if " " in route:
                base = route.rpartition("/")[0]
            told.add(route if " " in route else f"{base}/{route}")
    assert told == routes


def test_numbers_are_right() -> None:
    assert f"protocol version {PROTOCOL_VERSION}" in DOCUMENT
    assert f"at most {MOST_BYTES // 1024} KB" in DOCUMENT
    assert f"at most {realtime.MOST_BYTES // 1024} KB" in DOCUMENT
    assert f"up to {realtime.MOST_TABLES}" in DOCUMENT
    assert f"more than {realtime.MOST_A_SECOND} messages" in DOCUMENT
    for code in (realtime.TOO_SLOW, realtime.TOO_BIG, realtime.FLOODED, realtime.GOING):
        assert f"| {code} |" in DOCUMENT
    for code in (door.UNAUTHENTICATED, door.FOREIGN_ORIGIN, door.TOO_MANY, door.TRY_LATER):
        assert f"| {code} |" in DOCUMENT
    assert f"more than {FRAMES_A_SECOND} frames a second" in DOCUMENT
    assert f"more than {BYTES_A_SECOND // 1024} KB a second" in DOCUMENT
    assert f"more than {MOST_FRAGMENTS} fragments" in DOCUMENT


def test_every_reason_is_explained() -> None:
    told = set(re.findall(r"`([a-z-]+)`", section("Help")))
    given = {
        kind
        for path in (ROOT / "src/larceny/bots").rglob("*.py")
        for found in re.findall(
            r'(?:Reason|_chance)\(\s*"([a-z-]+)"(?: if [^)]*? else "([a-z-]+)")?',
            path.read_text(encoding="utf-8"),
        )
        for kind in found
        if kind
    } | {"completes", "nearer"}
    assert len(given) > 30
    assert given - told == set()
