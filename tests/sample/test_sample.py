"""A game from elsewhere, examples/cuckoo: installed beside Larceny, it plays through every door.

And the documents that lead through it are right: what they quote is there, what they tell works.
"""

import re
import shlex
from pathlib import Path

import pytest

from .installing import ROOT, install, run_with

CUCKOO = ROOT / "examples" / "cuckoo"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(CUCKOO, tmp_path_factory.mktemp("site"))


def test_the_wheel_has_rules_paragraphs_and_a_bot_and_nothing_else(installed: Path) -> None:
    folder = installed / "cuckoo"
    own = {
        path.relative_to(folder).as_posix() for path in folder.rglob("*.*") if path.suffix != ".pyc"
    }
    names = {"__init__.py", "bot.py", "game.py", "rules/cuckoo.md", "title.py"}
    assert own == names


def test_it_plays_through_every_door(installed: Path) -> None:
    """The tests of doors.py need the package from the start, so they run in their own process."""
    told = run_with(
        installed, "-m", "pytest", "-v", "-p", "no:cacheprovider", "tests/sample/doors.py"
    )
    assert "failed" not in told
    assert "passed" in told


# The documents ----------------------------------------------------------------------------------

DOCUMENTS = [ROOT / "docs" / name for name in ("new-game.md", "new-edition.md")]
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


def blocks(path: Path, *languages: str) -> list[str]:
    found = _BLOCK.findall(path.read_text(encoding="utf-8"))
    return [code for language, code in found if language in languages]


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_what_a_document_quotes_is_in_the_sample(path: Path) -> None:
    files = [*CUCKOO.rglob("*.py"), *CUCKOO.rglob("*.md"), CUCKOO / "pyproject.toml"]
    sample = "\n".join(file.read_text(encoding="utf-8") for file in files)
    quoted = blocks(path, "py", "md") + [
        code for code in blocks(path, "toml") if "entry-points" in code
    ]
    assert quoted
    assert [code for code in quoted if code not in sample] == []


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.stem)
def test_what_a_document_says_to_do_works(path: Path, installed: Path) -> None:
    lines = [line for code in blocks(path, "sh") for line in code.splitlines()]
    commands = [shlex.split(line)[1:] for line in lines if line.startswith("larceny ")]
    assert commands
    for command in commands:
        run_with(installed, "-m", "larceny.cli.main", *command)
    for code in blocks(path, "python"):
        run_with(installed, "-c", code)


def test_a_ruleset_in_a_file_can_be_read(installed: Path, tmp_path: Path) -> None:
    (code,) = blocks(DOCUMENTS[1], "toml")
    (tmp_path / "my.toml").write_text(code, encoding="utf-8")
    told = run_with(
        installed,
        *("-m", "larceny.cli.main", "rules", "cuckoo", "--rules", str(tmp_path / "my.toml")),
        *("--fields", "--json"),
    )
    assert '"lives": 5' in told
