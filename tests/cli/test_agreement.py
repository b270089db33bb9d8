"""What is agreed on before a game."""

from larceny.cli.common.agreement import chosen_viewer, games_with


def test_one_looks_on_through_one_pair_of_eyes() -> None:
    assert chosen_viewer(None, False, False, 3) is None
    assert chosen_viewer(2, False, False, 3) == 2


def test_an_edition_tells_its_game() -> None:
    assert games_with("italian") == ["master-thieves"]
    assert games_with("family") == ["forty-thieves"]
    assert games_with("klingon") == []
