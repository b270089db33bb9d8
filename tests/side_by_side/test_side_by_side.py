"""Compiled and pure Python: the same games, byte for byte, and the same mistakes."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import zip_longest
from pathlib import Path

import pytest

from larceny import compiled
from larceny.games.registry import GAMES

ROOT = Path(__file__).parents[2]

if compiled.how() != compiled.COMPILED:
    pytest.skip("nothing is compiled: `make test-compiled`", allow_module_level=True)


@contextmanager
def telling(how: str, *words: str) -> Iterator[Iterator[str]]:
    """Let a process of its own tell something; it must run what it is meant to."""
    switch = {compiled.SWITCH: "0" if how == compiled.COMPILED else "1"}
    with subprocess.Popen(
        [sys.executable, "-m", "tests.side_by_side.telling", *words],
        cwd=ROOT,
        env={**os.environ, **switch, "PYTHONHASHSEED": "0"},
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == f"{how}\n"
        yield process.stdout
    assert process.returncode == 0


def told_by_both(*words: str) -> Iterator[tuple[str, str]]:
    """Let both tell something side by side, line by line: compiled, and pure Python."""
    with telling(compiled.COMPILED, *words) as ours, telling(compiled.PURE, *words) as theirs:
        yield from zip_longest(ours, theirs, fillvalue="{}")


def compare(*words: str) -> int:
    """Hold what both tell against each other; return how many lines that were."""
    count, differing = 0, list[dict[str, object]]()
    for count, (ours, theirs) in enumerate(told_by_both(*words), 1):
        if ours != theirs:
            differing.append({"line": count, **difference(ours, theirs)})
    assert not differing, f"{len(differing)} of {count} lines differ, first {differing[:3]}"
    return count


def difference(one: str, other: str) -> dict[str, object]:
    """Return what of two lines is not the same."""
    ours, theirs = json.loads(one), json.loads(other)
    keys = [key for key in {**ours, **theirs} if ours.get(key) != theirs.get(key)]
    return {key: (ours.get(key), theirs.get(key)) for key in keys}


EDITIONS = [(name, edition) for name, game in GAMES.items() for edition in game.editions]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
def test_games_are_the_same_byte_for_byte(name: str, edition: str) -> None:
    assert compare("games", name, edition) > 500


@pytest.mark.parametrize("name", GAMES)
def test_bots_decide_the_same(name: str) -> None:
    assert compare("bots", name) == len(GAMES[name].editions)


@pytest.mark.parametrize("name", GAMES)
def test_mistakes_are_told_alike(name: str) -> None:
    assert compare("mistakes", name) > 200


@pytest.mark.parametrize("name", GAMES)
def test_a_value_of_another_type_is_a_type_error_at_the_latest_when_compiled(name: str) -> None:
    """What pure Python does with it depends on how far it gets."""
    for ours, theirs in told_by_both("types", name):
        if ours != theirs:
            assert json.loads(ours)["mistake"].startswith("builtins.TypeError: "), (ours, theirs)


def test_what_differs_is_told() -> None:
    assert difference('{"a":1,"b":2}', '{"a":1,"b":3}') == {"b": (2, 3)}
