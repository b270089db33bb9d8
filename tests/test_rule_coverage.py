"""Every numbered paragraph of the rules has a test that names it, in each edition it differs in."""

import json
import subprocess
from pathlib import Path

import pytest

from larceny import rulebook
from larceny.games.registry import GAMES, find_game

from .__main__ import ONE

FOLDERS = ("tests/games", "tests/golden")

Shown = dict[str, list[str]]


@pytest.fixture(scope="module")
def shown(tmp_path_factory: pytest.TempPathFactory) -> Shown:
    """Collect all tests of the rules, whichever run now, and read which rules they name."""
    path = tmp_path_factory.mktemp("rules") / "rules.json"
    root = Path(__file__).parents[1]
    command = (*ONE, "--collect-only", "-q", "--list-rules", str(path), *FOLDERS)
    subprocess.run(command, cwd=root, check=True, capture_output=True)
    told: Shown = json.loads(path.read_text(encoding="utf-8"))
    return told


def paragraphs(game: str) -> list[rulebook.Paragraph]:
    return [found for chapter in rulebook.chapters(game) for found in chapter.paragraphs]


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_is_named_by_a_test(game: str, shown: Shown) -> None:
    assert [found.number for found in paragraphs(game) if found.number not in shown] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_test_names_a_paragraph_that_exists(game: str, shown: Shown) -> None:
    numbers = {found.number for found in paragraphs(game)}
    prefix = rulebook.PREFIX[game]
    assert [number for number in shown if number.startswith(prefix) and number not in numbers] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_paragraph_is_shown_for_each_edition_in_which_it_differs(game: str, shown: Shown) -> None:
    editions = {name: rules.to_fields() for name, rules in find_game(game).editions.items()}
    missing = [
        (found.number, edition)
        for found in paragraphs(game)
        if any(len({rules[field] for rules in editions.values()}) > 1 for field in found.fields)
        for edition in editions
        if edition not in shown.get(found.number, [])
    ]
    assert missing == []


@pytest.mark.parametrize("game", GAMES)
def test_every_field_of_the_ruleset_stands_in_one_paragraph(game: str) -> None:
    written = [field for found in paragraphs(game) for field in found.fields]
    fields = next(iter(find_game(game).editions.values())).to_fields()
    assert sorted(written) == sorted(set(fields) - {"name"})
