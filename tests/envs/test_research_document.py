"""docs/research.md is right: layouts and the example are those of the code, and it runs."""

import re
import subprocess
import sys

import pytest

from larceny.envs.__main__ import DOCUMENT, ROOT, with_layouts
from larceny.envs.registry import encoding_of
from larceny.games.registry import GAMES

EXAMPLE = ROOT / "examples" / "train.py"
ROW = re.compile(r"^\| ([\w ]+) \| ([\dn +]+) \| ([\dn]+) \|", re.MULTILINE)


def text() -> str:
    return DOCUMENT.read_text(encoding="utf-8")


def test_layouts_and_example_are_fresh() -> None:
    assert with_layouts(text()) == text()
    assert EXAMPLE.read_text(encoding="utf-8") in text()


def value(formula: str, players: int) -> int:
    """Read `211 + 8n`."""
    total = 0
    for part in formula.split("+"):
        number, seats, _ = part.strip().partition("n")
        total += int(number or 1) * (players if seats else 1)
    return total


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_the_tables_say_is_where_it_is(game: str, players: int) -> None:
    blocks = re.findall(rf"<!-- layout: {game} \w+ -->(.*?)<!-- end -->", text(), re.DOTALL)
    rows = [
        (name, value(offset, players), value(length, players))
        for block in blocks
        for name, offset, length in ROW.findall(block)
    ]
    parts = encoding_of(game).layout(players, memory=True).parts
    assert rows == [(part.name, part.offset, part.length) for part in parts]
    assert len({part.name for part in parts}) == len(parts)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 60


def test_the_example_runs() -> None:
    """That it learns is shown by `make soak`."""
    command = [sys.executable, str(EXAMPLE), "master-thieves", "0"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert re.fullmatch(r"after 0 games: 0\.\d\d won\n", run.stdout)
