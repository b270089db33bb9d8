"""Many boards judged at once: the same as judging them one by one."""

from random import Random

import pytest

from larceny.bots.forty_thieves.boards import NOTHING, Boards
from larceny.bots.forty_thieves.sampling import sample_fronts
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.adviser import probability_of_steal
from larceny.games.forty_thieves.combinations import is_combination
from larceny.games.forty_thieves.pieces import (
    COMBINATIONS,
    EVERY_FRONT,
    FIRST_LEADER,
    GOLDEN,
    PLACES,
    SPECIALS,
    SQUARES,
    Front,
    Place,
)
from larceny.kernel.events import Seat
from larceny.kernel.play import Match

TILES = [*EVERY_FRONT[:COMBINATIONS] * 2, *SPECIALS * 4, FIRST_LEADER, *GOLDEN]


@pytest.fixture(scope="module")
def drawn() -> list[list[Front]]:
    dice = Random("boards")
    return [dice.sample(TILES, SQUARES) for _ in range(150)]


@pytest.fixture(scope="module")
def boards(drawn: list[list[Front]]) -> Boards:
    return Boards(list(zip(*drawn, strict=True)))


@pytest.mark.parametrize("place", range(len(PLACES)))
def test_four_squares(place: int, drawn: list[list[Front]], boards: Boards) -> None:
    bits = boards.go_together(PLACES[place])
    for number, board in enumerate(drawn):
        assert bits >> number & 1 == is_combination(board[square] for square in PLACES[place])


@pytest.mark.parametrize(
    "front", [Front(0), Front(7), Front(19), FIRST_LEADER, *SPECIALS, GOLDEN[0]]
)
def test_three_squares_and_a_tile_of_the_hand(
    front: Front, drawn: list[list[Front]], boards: Boards
) -> None:
    for squares in PLACES:
        for instead in squares:
            bits = boards.go_with(squares, instead, front)
            for number, board in enumerate(drawn):
                four = [front if square == instead else board[square] for square in squares]
                assert bits >> number & 1 == is_combination(four)


def test_shares_are_parts_of_all_boards() -> None:
    boards = Boards([[Front(0), Front(1), Front(1), Front(1)], *[[NOTHING] * 4] * 15])
    assert boards.share(boards.fronts[0][Front(1)]) == 0.75


@pytest.mark.parametrize(
    ("edition", "changes"),
    [
        ("standard", {}),
        ("leaders", {"three_tales": True}),
        ("family", {}),
        ("standard", {"fixed_jars": True}),
    ],
)
def test_sampled_boards_agree_with_exact_counting(edition: str, changes: dict[str, object]) -> None:
    rules = GAME.ruleset(edition, **changes)
    match = Match(GAME, rules, 3, "imagine")
    memory = GAME.knowledge(rules, 3, Seat(0))
    dice = Random("imagine")
    while match.state.turn < 7:
        match.act(match.deciders[0], dice.choice(match.legal_actions(match.deciders[0])))
    for event in match.events:
        memory.witness(GAME.witnessed(event, Seat(0)))
    boards = Boards(sample_fronts(memory.deduction, memory.board, rules.leaders, 4_000, dice))
    for place, squares in enumerate(PLACES):
        share = boards.share(boards.go_together(squares))
        assert share == pytest.approx(probability_of_steal(memory, Place(place)), abs=0.035)
    for square, fronts in enumerate(boards.fronts):
        odds = memory.deduction.odds(memory.board[square])
        assert set(fronts) <= set(odds)
        for front, chance in odds.items():
            assert boards.share(fronts.get(front, 0)) == pytest.approx(chance, abs=0.04)


def test_a_gap_goes_with_nothing() -> None:
    memory = GAME.knowledge(GAME.ruleset(), 2, Seat(0))  # before the deal there are only gaps
    columns = sample_fronts(memory.deduction, memory.board, False, 8, Random("gap"))
    assert all(not Boards(columns).go_together(squares) for squares in PLACES)
