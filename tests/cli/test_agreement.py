"""What is agreed on before a game."""

from larceny.cli.common.agreement import chosen_viewer, games_with


def test_only_one_viewer_can_be_chosen() -> None:
    assert chosen_viewer(None, False, False, 3) is None
    assert chosen_viewer(2, False, False, 3) == 2


def test_a_game_is_found_by_the_name_of_its_edition() -> None:
    assert games_with("italian") == ["master-thieves"]
    assert games_with("family") == ["forty-thieves"]
    assert games_with("klingon") == []
