"""The documents are right: examples run, links lead somewhere, tables are fresh."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.editions import EDITIONS
from larceny.games.registry import GAMES
from larceny.kernel.play import verify
from larceny.kernel.record import from_text
from larceny.rulebook import chapters, paragraph, source
from larceny.rulebook.__main__ import with_tables

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
IDS = [str(path.relative_to(ROOT)) for path in DOCUMENTS]

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(path: Path, language: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return [code for found, code in _BLOCK.findall(text) if found == language]


EXAMPLES = [(path, code) for path in DOCUMENTS for code in blocks(path, "python")]


@pytest.mark.parametrize(("path", "code"), EXAMPLES)
def test_an_example_runs(path: Path, code: str) -> None:
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr


def test_there_are_examples() -> None:
    assert {path.name for path, _ in EXAMPLES} >= {"README.md", "architecture.md"}


@pytest.mark.parametrize("path", DOCUMENTS, ids=IDS)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\(([^)#:]+)\)", path.read_text(encoding="utf-8")):
        assert (path.parent / target).exists(), target


@pytest.mark.parametrize("path", DOCUMENTS, ids=IDS)
def test_paragraphs_that_are_cited_exist(path: Path) -> None:
    for number in re.findall(r"\bMT-\d+\.\d+\b", path.read_text(encoding="utf-8")):
        assert paragraph(number).number == number


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_editions_are_fresh(game: str) -> None:
    text = source(game).read_text(encoding="utf-8")
    assert with_tables(game, text) == text


def test_paragraphs_that_the_code_cites_exist() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for number in re.findall(r"\bMT-\d+\.\d+\b", path.read_text(encoding="utf-8")):
            assert paragraph(number).number == number, path


def test_positions_in_the_notation_can_be_set_up() -> None:
    lines = [
        line for code in blocks(ROOT / "docs/notation.md", "position") for line in code.split("\n")
    ]
    assert any(lines)
    for line in filter(None, lines):
        GAME.read_position(line)


def test_records_in_the_notation_can_be_verified() -> None:
    texts = blocks(ROOT / "docs/notation.md", "record")
    assert texts
    for text in texts:
        record = from_text(text, lambda game, rules: GAME.read_ruleset(rules).to_fields())
        assert verify(GAME, record).is_over


def test_the_table_of_words_is_right() -> None:
    text = (ROOT / "docs/notation.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`[^|]+) \| ([\d–, ]+) \|", text, re.MULTILINE)
    listed = {}
    for words, indices in rows:
        first = int(re.split(r"[–,]", indices)[0])
        listed[first] = re.findall(r"`([^`]+)`", words)[0]
    assert len(rows) == 16
    for index, word in listed.items():
        assert GAME.action_of_index(index).word == word


def test_every_ruling_and_every_row_of_the_matrix_is_there() -> None:
    text = (ROOT / "docs/rules/master-thieves-rulings.md").read_text(encoding="utf-8")
    rulings = [*range(1, 115), *range(217, 224)]
    assert [n for n in rulings if f"A-{n:02d}" not in text] == []
    assert [n for n in range(1, 76) if f"D-{n:02d}" not in text] == []


def test_switches_named_in_the_rulings_exist() -> None:
    text = (ROOT / "docs/rules/master-thieves-rulings.md").read_text(encoding="utf-8")
    fields = EDITIONS["french"].to_fields()
    for field in re.findall(r"`(\w+) = \w+`", text):
        assert field in fields, field


def test_no_paragraph_is_empty() -> None:
    for chapter in chapters("master-thieves"):
        for found in chapter.paragraphs:
            assert len(found.text) > 20, found.number
