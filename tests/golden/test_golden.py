"""The rules still give what the golden files say. To change these: make golden, read the diff."""

from functools import cache
from types import ModuleType

import pytest

from . import forty_thieves, master_thieves
from .making import AnyMatch, ended, replayed

NAMES = [
    (game, path.name)
    for game in (master_thieves, forty_thieves)
    for path in sorted(game.FOLDER.iterdir())
]


@cache
def fresh(game: ModuleType) -> dict[str, str]:
    return dict(game.files())


@pytest.mark.parametrize("game", [master_thieves, forty_thieves])
def test_all_golden_files_are_there(game: ModuleType) -> None:
    assert sorted(fresh(game)) == [name for its_game, name in NAMES if its_game is game]


@pytest.mark.parametrize(("game", "name"), NAMES)
def test_a_golden_file_is_what_the_rules_give(game: ModuleType, name: str) -> None:
    assert fresh(game)[name] == (game.FOLDER / name).read_text(encoding="utf-8")


def ending(game: ModuleType, name: str) -> AnyMatch:
    return replayed(game.GAME, game.FOLDER / f"ending-{name}.txt")


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("empty-pillow", "empty_pillow"),
        ("sixth-ruby-at-once", "sixth_ruby"),
        ("sixth-ruby-end-of-round", "sixth_ruby"),
        ("sixth-ruby-goes-on", "empty_pillow"),
        ("round-cap", "round_cap"),
    ],
)
@pytest.mark.rule("MT-13.1", "MT-13.2", "MT-13.3")
def test_a_game_of_master_thieves_ends_as_it_did(name: str, how: str) -> None:
    assert ended(ending(master_thieves, name), how)


@pytest.mark.parametrize(
    ("name", "how"),
    [
        ("last-sapphire", "last_sapphire"),
        ("last-sapphire-taken-by-the-merchant", "last_sapphire"),
        ("merchant", "merchant"),
        ("turn-cap", "turn_cap"),
        ("four-leaders", "four_leaders"),
    ],
)
@pytest.mark.rule("FT-9.1", "FT-9.5", "FT-10.4", "FT-11.5")
def test_a_game_of_40_thieves_ends_as_it_did(name: str, how: str) -> None:
    assert ended(ending(forty_thieves, name), how)


@pytest.mark.parametrize(("gem", "place"), [("rubies", 1), ("sapphires", 2), ("diamonds", 3)])
@pytest.mark.rule("MT-13.5")
def test_a_tie_of_master_thieves_is_broken_as_it_was(gem: str, place: int) -> None:
    assert master_thieves.broken_by(ending(master_thieves, f"tie-broken-by-{gem}"), place)


@pytest.mark.parametrize(("by", "place"), [("eyes", 1), ("gems", 2)])
@pytest.mark.rule("FT-9.3")
def test_a_tie_of_40_thieves_is_broken_as_it_was(by: str, place: int) -> None:
    assert forty_thieves.broken_by(ending(forty_thieves, f"tie-broken-by-{by}"), place)


@pytest.mark.parametrize("game", [master_thieves, forty_thieves])
@pytest.mark.rule("MT-13.5", "FT-9.3")
def test_a_victory_is_shared_as_it_was(game: ModuleType) -> None:
    assert len(ending(game, "victory-shared").winners) > 1


@pytest.mark.rule("FT-11.5")
def test_nobody_wins_against_the_merchant() -> None:
    assert ending(forty_thieves, "merchant").winners == ()


@pytest.mark.rule("FT-7.3")
def test_a_chain_of_daggers_goes_as_it_went() -> None:
    assert forty_thieves.longest_chain(ending(forty_thieves, "chain-of-three-daggers")) >= 3
