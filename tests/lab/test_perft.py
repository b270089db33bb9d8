"""Counting decisions."""

from larceny.games.master_thieves import GAME
from larceny.lab.perft import count_by_depth, perft


def test_counts_what_can_be_decided() -> None:
    state = GAME.read_position("french 2 rest=T.N")
    line = GAME.write_position(state)
    assert perft(GAME, state, 0) == 1
    assert perft(GAME, state, 1) == 6  # the first seat chooses a card ...
    assert perft(GAME, state, 2) == 36  # ... and then the other one
    assert GAME.write_position(state) == line


def test_a_game_that_is_over_goes_no_further() -> None:
    over = "french[round_cap=2] 2 phase=over round=2 ending=round_cap hands=SJGT,SJGT rest=B.E"
    state = GAME.read_position(over)
    assert perft(GAME, state, 0) == 1
    assert perft(GAME, state, 1) == 0


def test_counts_by_depth() -> None:
    state = GAME.read_position("french 2 rest=T.N")
    counted = list(count_by_depth(GAME, state, 2))
    assert [(count.depth, count.nodes) for count in counted] == [(1, 6), (2, 36)]
