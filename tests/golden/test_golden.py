"""The rules still give what the golden files say. To change these: make golden, read the diff."""

import pytest

from larceny.games.master_thieves import GAME
from larceny.kernel.play import verify
from larceny.kernel.record import from_text

from . import master_thieves
from .master_thieves import FOLDER, broken_by, ended, text_of

NAMES = sorted(path.name for path in FOLDER.iterdir())


@pytest.fixture(scope="module")
def fresh() -> dict[str, str]:
    return dict(master_thieves.files())


def test_all_golden_files_are_there(fresh: dict[str, str]) -> None:
    assert sorted(fresh) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_golden_file_is_what_the_rules_give(name: str, fresh: dict[str, str]) -> None:
    assert fresh[name] == (FOLDER / name).read_text(encoding="utf-8")


ENDINGS = {
    "empty-pillow": "empty_pillow",
    "sixth-ruby-at-once": "sixth_ruby",
    "sixth-ruby-end-of-round": "sixth_ruby",
    "sixth-ruby-goes-on": "empty_pillow",
    "round-cap": "round_cap",
}
TIES = {"rubies": 1, "sapphires": 2, "diamonds": 3}


def replayed(name: str) -> master_thieves.AnyMatch:
    text = (FOLDER / f"ending-{name}.txt").read_text(encoding="utf-8")
    record = from_text(text, lambda game, rules: GAME.read_ruleset(rules).to_fields())
    assert text_of(record) == text
    return verify(GAME, record)


@pytest.mark.parametrize("name", ENDINGS)
@pytest.mark.rule("MT-13.1", "MT-13.2", "MT-13.3")
def test_a_finished_game_ends_as_it_did(name: str) -> None:
    assert ended(replayed(name), ENDINGS[name])


@pytest.mark.parametrize("gem", TIES)
@pytest.mark.rule("MT-13.5")
def test_a_tie_is_broken_as_it_was(gem: str) -> None:
    assert broken_by(replayed(f"tie-broken-by-{gem}"), TIES[gem])


@pytest.mark.rule("MT-13.5")
def test_a_victory_is_shared_as_it_was() -> None:
    assert len(replayed("victory-shared").winners) > 1
