"""The documents are right: examples run, links lead somewhere, tables are fresh."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from larceny.games.registry import GAMES, find_game, find_title
from larceny.kernel.play import verify
from larceny.kernel.record import from_text
from larceny.rulebook import NUMBER, chapters, paragraph, source
from larceny.rulebook.__main__ import with_tables

from .packages import missing

ROOT = Path(__file__).parents[1]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
IDS = [str(path.relative_to(ROOT)) for path in DOCUMENTS]

_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(path: Path, language: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return [code for found, code in _BLOCK.findall(text) if found == language]


ELSEWHERE = ("new-game.md", "new-edition.md")  # they need the sample game: tests/sample
WITHOUT_JAX = ("twin.md",) if any(package.module == "jax" for package in missing()) else ()
EXAMPLES = [
    (path, code)
    for path in DOCUMENTS
    if path.name not in (*ELSEWHERE, *WITHOUT_JAX)
    for code in blocks(path, "python")
]


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


def cited(path: Path) -> list[str]:
    """List the numbers of paragraphs that a file names."""
    found = NUMBER.finditer(path.read_text(encoding="utf-8"))
    return [number[0] for number in found if number[3]]


@pytest.mark.parametrize("path", DOCUMENTS, ids=IDS)
def test_paragraphs_that_are_cited_exist(path: Path) -> None:
    for number in cited(path):
        assert paragraph(number).number == number


@pytest.mark.parametrize("game", GAMES)
def test_the_tables_of_editions_are_fresh(game: str) -> None:
    text = source(game).read_text(encoding="utf-8")
    assert with_tables(game, text) == text


def test_paragraphs_that_the_code_cites_exist() -> None:
    for path in (ROOT / "src").rglob("*.py"):
        for number in cited(path):
            assert paragraph(number).number == number, path


NOTATION = ROOT / "docs/notation.md"


def notation_of(game: str) -> str:
    """Return what the notation says about one game."""
    text = NOTATION.read_text(encoding="utf-8")
    return text.split(f"\n## {find_title(game).display_name}\n")[1].split("\n## ")[0]


@pytest.mark.parametrize("game", GAMES)
def test_positions_in_the_notation_can_be_set_up(game: str) -> None:
    found = [code for kind, code in _BLOCK.findall(notation_of(game)) if kind == "position"]
    lines = [line for code in found for line in code.split("\n") if line]
    assert lines
    for line in lines:
        find_game(game).read_position(line)


def test_records_in_the_notation_can_be_verified() -> None:
    texts = blocks(NOTATION, "record")
    assert texts
    for text in texts:
        record = from_text(
            text, lambda game, rules: find_game(game).read_ruleset(rules).to_fields()
        )
        assert verify(find_game(record.game), record).is_over


@pytest.mark.parametrize("game", GAMES)
def test_the_table_of_words_is_right(game: str) -> None:
    """Every row begins with the right word, and each begins where the one before it ends."""
    rows = re.findall(r"^\| (`[^|]+) \| ([\d–, ]+) \|", notation_of(game), re.MULTILINE)
    listed = 0
    for words, indices in rows:
        numbers = [int(index) for index in re.split(r"[–,]", indices)]
        named = re.findall(r"`([^`]+)`", words)
        assert numbers[0] == listed
        assert find_game(game).action_of_index(numbers[0]).word == named[0]
        assert find_game(game).action_of_index(numbers[-1]).word == named[-1]
        listed = numbers[-1] + 1
    assert listed == len(find_game(game).actions)


RULINGS = {
    "master-thieves": [f"A-{n:02d}" for n in (*range(1, 115), *range(217, 224), 237)],
    "forty-thieves": [f"A-{n}" for n in (*range(115, 217), *range(224, 237), 238)],
}
ATOMS = {
    "master-thieves": [f"D-{n:02d}" for n in range(1, 76)],
    "forty-thieves": [f"R003-{n:02d}" for n in range(1, 100)],
}


def rulings(game: str) -> str:
    return (ROOT / f"docs/rules/{game}-rulings.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_every_ruling_is_there(game: str) -> None:
    assert [name for name in RULINGS[game] if name not in rulings(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_row_of_the_matrix_and_every_atom_is_there(game: str) -> None:
    assert [name for name in ATOMS[game] if name not in rulings(game)] == []


@pytest.mark.parametrize("game", GAMES)
def test_switches_named_in_the_rulings_exist(game: str) -> None:
    fields = find_game(game).ruleset(find_game(game).default_edition).to_fields()
    for field in re.findall(r"`(\w+) ?= ?\w+`", rulings(game)):
        assert field in fields, field


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_is_empty(game: str) -> None:
    for chapter in chapters(game):
        for found in chapter.paragraphs:
            assert len(found.text) > 20, found.number
