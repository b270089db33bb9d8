"""The rules of Cuckoo, paragraph by paragraph, and what must hold for any game."""

import json

import pytest
from cuckoo.bot import Nester
from cuckoo.game import EDITIONS, GAME, KEEP, SWAP, State

from larceny.kernel.checks import check_game
from larceny.kernel.errors import IllegalAction, InvalidNotation, InvalidPosition, InvalidRuleset
from larceny.kernel.play import Match, play


def table(cards: list[int], edition: str = "cuckoo", **more: object) -> State:
    """Set up a table: the starter sits at 0, and the top of the stack is 13."""
    told = {"lives": [1] * len(cards), "cards": cards, "top": 13, "round": 1, **more}
    return GAME.read_position(f"{edition} {len(cards)} {json.dumps(told).replace(' ', '')}")


@pytest.mark.parametrize("players", range(2, 9))
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_must_hold_for_any_game(edition: str, players: int) -> None:
    for number in range(3):
        check_game(GAME, GAME.ruleset(edition), players, f"check/{number}", thorough_every=4)


def test_cu_1_1_two_to_eight_play() -> None:
    for players in (1, 9):
        with pytest.raises(InvalidRuleset):
            GAME.ruleset().check_players(players)


def test_cu_1_2_everybody_has_lives() -> None:
    match = Match(GAME, GAME.ruleset(lives=5), 4, "lives")
    assert match.scores == (5, 5, 5, 5)
    with pytest.raises(InvalidRuleset):
        GAME.ruleset(lives=0)


def test_cu_2_1_only_your_own_card_is_seen() -> None:
    state = table([4, 9, 2])
    assert [mat.card for mat in GAME.view(state, 1).seats] == [None, 9, None]
    assert [mat.card for mat in GAME.view(state, None).seats] == [None, None, None]


def test_cu_2_2_cards_are_exchanged_and_both_know() -> None:
    state = table([4, 9, 2])
    knowledge = GAME.knowledge(GAME.ruleset(), 3, 0)
    for event in GAME.apply(state, 0, SWAP):
        knowledge.witness(GAME.witnessed(event, 0))
    assert state.cards == [9, 4, 2]
    assert knowledge.cards == {0: 9}  # it had not witnessed its deal, and so not what it gave
    with pytest.raises(IllegalAction, match=r"CU-2\.2"):
        GAME.apply(state, 0, KEEP)


def test_cu_2_3_the_last_player_draws_where_the_edition_allows_it() -> None:
    state = table([4, 9, 2], turn=2)
    GAME.apply(state, 2, SWAP)
    assert state.lives == [0, 1, 1]  # 13 instead of 2, so 4 is the lowest
    with pytest.raises(IllegalAction, match=r"CU-2\.3"):
        GAME.apply(table([4, 9, 2], "short", turn=2), 2, SWAP)


def test_cu_2_4_the_lowest_loses_a_life_and_the_next_begins() -> None:
    state = table([4, 9, 2], turn=2)
    GAME.apply(state, 2, KEEP)
    assert (state.lives, state.starter, state.turn) == ([1, 1, 0], 1, 1)


def test_cu_3_one_is_left_and_has_won() -> None:
    state = table([4, 9], turn=1)
    GAME.apply(state, 1, KEEP)
    assert GAME.ending(state) == "one_left"
    assert GAME.scores(state) == (0, 1)
    assert GAME.winners(state) == (1,)


@pytest.mark.parametrize("line", ["cuckoo 2", "cuckoo 2 {}", 'cuckoo 2 {"wings":1}'])
def test_a_line_that_is_no_position_is_refused(line: str) -> None:
    with pytest.raises(InvalidNotation):
        GAME.read_position(line)


def test_a_card_cannot_lie_in_two_places() -> None:
    with pytest.raises(InvalidPosition):
        table([4, 4])


def test_the_bot_plays_to_the_end() -> None:
    match = Match(GAME, GAME.ruleset(), 5, "bots")
    assert play(match, [Nester("") for _ in range(5)]).result is not None
