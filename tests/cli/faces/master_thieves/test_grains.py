"""The grain of the wood."""

import pytest

from larceny.cli.faces.master_thieves.grains import PATTERNS, front


@pytest.mark.parametrize("width", [7, 11])
def test_no_two_drawers_look_alike_whichever_way_the_box_stands(width: int) -> None:
    looks = {front(grain, over, width) for grain in range(12) for over in (False, True)}
    assert len(PATTERNS) == 12
    assert len(looks) == 24


def test_a_front_stands_on_its_head_when_the_box_is_turned_over() -> None:
    assert front(0, False, 5) == ("^^^^^", "-----")
    assert front(0, True, 5) == ("-----", "vvvvv")
    assert front(4, False, 5) == ("(((o(", "(((((")
    assert front(4, True, 5) == (")))))", ")o)))")


@pytest.mark.parametrize("grain", range(12))
def test_grains_are_drawn_in_ascii(grain: int) -> None:
    for over in (False, True):
        assert all(row.isascii() and len(row) == 7 for row in front(grain, over, 7))
