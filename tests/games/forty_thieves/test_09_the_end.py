"""FT-9 The end: the last sapphire, points, ties, and the last turn."""

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import GameOver, MerchantTook, TookGem, TurnBegun
from larceny.kernel.errors import InvalidRuleset

from .boards import NOTHING, board, board_at, pass_turn, stealing
from .table import Table, editions, given

WITH_MERCHANT = "gone=$m merchant=1"


def over(tokens: str) -> Table:
    """The last sapphire has gone; `won=` comes first."""
    players = tokens.partition(" ")[0].count(",") + 1
    return given(f"standard {players} phase=over ending=last_sapphire gems=- {tokens}")


# FT-9.1 The last sapphire -----------------------------------------------------------------------


@pytest.mark.rule("FT-9.1")
@editions()
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_is_over_as_soon_as_no_sapphire_is_left(edition: str, players: int) -> None:
    table = stealing(f"{board_at('5')} gems=5 rest=1", edition, players).when("0 steal 5")
    assert (table.phase, table.ending, table.gems) == ("over", "last_sapphire", "")
    assert (table.won(0), table.deciders) == (1, ())
    (game_over,) = table.happened(GameOver)
    assert (game_over.winners, game_over.scores[:2]) == ((1,), (1, 8))


@pytest.mark.rule("FT-9.1")
def test_there_is_no_last_round() -> None:
    table = stealing(f"{board_at('5')} gems=5 rest=0", players=4).when("0 steal 5")
    assert not table.happened(TurnBegun)
    for seat in range(4):
        assert table.legal(seat) == []
        assert table.refused(f"{seat} pass") == "FT-9.1"


@pytest.mark.rule("FT-9.1")
def test_with_one_sapphire_left_the_game_goes_on() -> None:
    table = stealing(f"{board_at('5')} gems=15 rest=1").when("0 steal 5")
    assert (table.ending, table.gems, table.active) == (None, "1", 1)


@pytest.mark.rule("FT-9.1")
def test_a_failure_at_the_last_sapphire_ends_nothing() -> None:
    table = stealing(f"{board_at('5', NOTHING)} gems=5 rest=1").when("0 steal 5")
    assert (table.ending, table.gems, table.active) == (None, "5", 1)


@pytest.mark.rule("FT-9.1", "FT-8.7", "FT-8.9")
def test_a_deduction_in_which_the_last_one_goes_is_played_to_its_end() -> None:
    greens = board(b1="gs", c1="rc", b2="A", c2="bm", b3="gh^", b4="gt^")
    table = stealing(f"{greens} gems=2 won=3,5 kept=-;S").when("0 steal 2")
    assert (table.phase, table.gems, table.ending) == ("claim", "", None)
    assert table.legal(0) == ["pass", "steal column b"]
    table.when("0 steal column b")
    assert table.legal(0) == ["rob 1 gem", "rob 1 tile"]
    table.when("0 rob 1 tile")
    assert (table.won(0), table.kept(0), table.ending) == (4, 1, "last_sapphire")
    assert len(table.discards.split()) == 4


@pytest.mark.rule("FT-9.1", "FT-8.9")
def test_what_can_be_claimed_need_not_be() -> None:
    greens = board(b1="gs", c1="rc", b2="A", c2="bm", b3="gh^", b4="gt^")
    table = stealing(f"{greens} gems=2 rest=1").when("0 steal 2", "0 pass")
    assert (table.ending, table.won(0)) == ("last_sapphire", 1)


@pytest.mark.rule("FT-9.1", "FT-6.5")
@pytest.mark.parametrize("other_hand", ["-", "yh"])
def test_u29_if_it_goes_by_a_sapphire_tile_there_is_no_fourth_phase(other_hand: str) -> None:
    table = given(f"standard 2 phase=action hands=S;{other_hand} gems=5 won=4,4")
    table.when("0 play 1", "0 take 5")
    if other_hand == "yh":
        assert (table.phase, table.ending) == ("dagger", None)
        table.when("1 pass")
    assert (table.phase, table.ending, table.won(0)) == ("over", "last_sapphire", 5)


@pytest.mark.rule("FT-9.1", "FT-11.4")
def test_the_game_is_over_too_if_the_merchant_takes_it_from_a_corner() -> None:
    table = stealing(f"gems=7 won=3,5 {WITH_MERCHANT}", "three_tales").when("0 pass")
    assert (table.ending, table.gems, table.state.loot) == ("last_sapphire", "", 1)
    assert (table.scores, table.winners) == ((3, 5), (1,))


@pytest.mark.rule("FT-9.1")
def test_u57_what_is_robbed_from_a_hoard_brings_the_end_no_nearer() -> None:
    table = stealing(f"{board_at('row 1')} gems=9 won=0,8").when("0 steal row 1", "0 rob 1 gem")
    assert (table.won(0), table.won(1), table.gems) == (1, 7, "9")
    assert (table.ending, table.active) == (None, 1)


@pytest.mark.rule("FT-9.1", "FT-11.6")
def test_nor_does_what_is_robbed_from_the_merchant() -> None:
    tokens = f"{board_at('row 1')} gems=5 won=2,3 gone=$m merchant=4 loot=3"
    table = stealing(tokens, "three_tales").when("0 steal row 1", "0 rob merchant")
    assert (table.won(0), table.gems, table.state.loot) == (3, "5", 2)
    assert (table.ending, table.active) == (None, 1)


# FT-9.2 Points ----------------------------------------------------------------------------------


@pytest.mark.rule("FT-9.2")
@pytest.mark.parametrize(
    ("tokens", "scores"),
    [
        ("won=4,5", (4, 5)),
        ("won=9,0", (9, 0)),
        ("won=4,5 kept=S;-", (5, 5)),
        ("won=4,5 kept=S,S;S,S", (6, 7)),
        ("won=4,5 eyes=1,0", (3, 5)),
        ("won=4,5 eye-tiles=E;E,E", (3, 3)),
        ("won=4,5 kept=S;S eyes=2,1 eye-tiles=E;E,E", (2, 3)),
        ("won=9,0 eyes=0,2 eye-tiles=-;E", (9, -3)),
        ("won=9,0 eyes=12,20", (-3, -20)),
    ],
)
def test_a_gem_or_a_sapphire_tile_counts_1_and_an_evil_eye_takes_1_away(
    tokens: str, scores: tuple[int, int]
) -> None:
    assert over(tokens).scores == scores


@pytest.mark.rule("FT-9.2")
@pytest.mark.parametrize(
    ("tokens", "winner"),
    [
        ("won=3,4,2", 1),
        ("won=3,4,2 eyes=0,2,0", 0),
        ("won=3,4,2 kept=-;-;S,S,S", 2),
        ("won=3,3,3 eyes=5,4,6", 1),
    ],
)
def test_most_points_win(tokens: str, winner: int) -> None:
    assert over(tokens).winners == (winner,)


# FT-9.3 Ties ------------------------------------------------------------------------------------


@pytest.mark.rule("FT-9.3")
def test_u53_of_those_who_tie_the_one_with_the_fewest_evil_eyes_wins() -> None:
    table = over("won=4,2,3 kept=-;S;- eyes=2,1,3")
    assert (table.scores, table.winners) == ((2, 2, 0), (1,))


@pytest.mark.rule("FT-9.3")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        ("won=4,3,2 eyes=0,1,1 eye-tiles=E,E;-;-", (1,)),  # 2, 2 and 1 points
        ("won=4,3,2 eyes=2,0,1 eye-tiles=-;E;-", (1,)),
        ("won=4,4,1 eyes=2,1,0 eye-tiles=-;E;-", (0, 1)),  # two Evil Eyes each
        ("won=4,3,2 eyes=2,0,0 eye-tiles=-;E;-", (2,)),  # 2 points each, eyes 2, 1, 0
        ("won=4,3,2 eyes=1,0,0 eye-tiles=E;E;-", (2,)),
    ],
)
def test_tokens_and_tiles_count_together(tokens: str, winners: tuple[int, ...]) -> None:
    assert over(tokens).winners == winners


@pytest.mark.rule("FT-9.3")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        ("won=4,5 kept=S;-", (1,)),
        ("won=3,2,4 kept=S;S,S;-", (2,)),
        ("won=5,3,1 kept=-;S,S;S eyes=2,2,0", (0,)),  # 3, 3 and 2 points, equal Evil Eyes
        ("won=4,3,2 kept=-;S;S,S eyes=1,1,1", (0,)),
    ],
)
def test_if_they_still_tie_the_one_with_the_most_gems_wins(
    tokens: str, winners: tuple[int, ...]
) -> None:
    assert over(tokens).winners == winners


@pytest.mark.rule("FT-9.3")
def test_fewer_evil_eyes_come_before_more_gems() -> None:
    table = over("won=6,3 kept=-;S,S eyes=1,0")
    assert (table.scores, table.winners) == ((5, 5), (1,))


@pytest.mark.rule("FT-9.3")
@pytest.mark.parametrize(
    ("tokens", "winners"),
    [
        ("won=4,4,1", (0, 1)),
        ("won=3,3,3", (0, 1, 2)),
        ("won=3,3,3 kept=S;S;S eyes=1,1,0 eye-tiles=-;-;E", (0, 1, 2)),
        ("won=2,2,2,3 eyes=0,0,0,1", (0, 1, 2)),  # all have 2 points
        ("won=4,0,0,5 eyes=0,0,0,2 kept=-;S,S;S,S;-", (0,)),
        ("won=0,4,4,1", (1, 2)),
    ],
)
def test_those_who_are_still_equal_win_together(tokens: str, winners: tuple[int, ...]) -> None:
    assert over(tokens).winners == winners


# FT-9.4 What counts for nothing -----------------------------------------------------------------


@pytest.mark.rule("FT-9.4")
def test_u55_tiles_in_hands_count_nothing() -> None:
    table = over("won=4,5 hands=S,S,E;S,E,E")
    assert (table.scores, table.winners) == ((4, 5), (1,))


@pytest.mark.rule("FT-9.4")
@pytest.mark.parametrize(
    "tokens",
    [
        "board=S^,S^,E^,E^/.,.,.,./.,.,.,./.,.,.,.",
        "board=S,S,E,E/.,.,.,./.,.,.,./.,.,.,.",
        "stack=S,S,E,E",
        "discards=S,S,E,E",
    ],
)
def test_nor_do_tiles_on_the_board_in_the_stack_or_among_the_discards(tokens: str) -> None:
    assert over(f"won=4,5 {tokens}").scores == (4, 5)


@pytest.mark.rule("FT-9.4", "FT-11.6")
def test_the_merchants_loot_belongs_to_nobody() -> None:
    table = given(
        "three_tales 2 phase=over ending=last_sapphire gems=- won=3,4 gone=$m merchant=4 loot=2"
    )
    assert (table.scores, table.winners) == ((3, 4), (1,))


@pytest.mark.rule("FT-9.4", "FT-9.5")
def test_gems_still_on_the_board_belong_to_nobody() -> None:
    table = stealing("gems=1245789 won=1,1", "standard[turn_cap=1]").when("0 pass")
    assert (table.scores, table.winners) == ((1, 1), (0, 1))


# FT-9.5 A last turn -----------------------------------------------------------------------------


@pytest.mark.rule("FT-9.5")
@editions()
def test_in_every_edition_2000_turns_are_the_most(edition: str) -> None:
    assert GAME.ruleset(edition).turn_cap == 2000
    table = stealing("turn=2000 gems=12345 won=3,1", edition).when("0 pass")
    assert (table.phase, table.ending, table.deciders) == ("over", "turn_cap", ())
    assert (table.scores, table.winners) == ((3, 1), (0,))


@pytest.mark.rule("FT-9.5")
@pytest.mark.parametrize("turn", [1, 1999])
def test_before_that_the_game_goes_on(turn: int) -> None:
    table = stealing(f"turn={turn}").when("0 pass")
    assert (table.ending, table.state.turn, table.active) == (None, turn + 1, 1)


@pytest.mark.rule("FT-9.5")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("cap", [1, 2, 5])
def test_all_players_turns_are_counted_together(players: int, cap: int) -> None:
    table = stealing("", f"standard[turn_cap={cap}]", players)
    turns = 0
    while table.phase != "over":
        pass_turn(table)
        turns += 1
    assert (turns, table.ending) == (cap, "turn_cap")


@pytest.mark.rule("FT-9.5")
@pytest.mark.parametrize("cap", [1, 100_000])
def test_a_host_may_choose_1_to_100000(cap: int) -> None:
    assert GAME.ruleset("standard", turn_cap=cap).turn_cap == cap


@pytest.mark.rule("FT-9.5")
@pytest.mark.parametrize("cap", [0, -1, 100_001])
def test_a_host_may_not_choose_less_or_more(cap: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("standard", turn_cap=cap)
    assert refusal.value.code == "out-of-range"


@pytest.mark.rule("FT-9.5")
def test_the_last_turn_is_played_to_its_end() -> None:
    table = given(f"standard[turn_cap=1] 2 hands=gs;yh {board_at('5')}")
    table.when("0 glimpse a1", "0 replace 1 a1", "0 steal 5")
    assert (table.ending, table.scores, table.winners) == ("turn_cap", (1, 0), (0,))


@pytest.mark.rule("FT-9.5", "FT-8.8")
def test_its_failure_still_counts() -> None:
    table = stealing(board_at("5", NOTHING), "standard[turn_cap=1]").when("0 steal 5")
    assert (table.ending, table.scores, table.winners) == ("turn_cap", (-1, 0), (1,))


@pytest.mark.rule("FT-9.5", "FT-9.1")
def test_if_the_last_sapphire_goes_in_the_last_turn_it_is_that_which_ends_the_game() -> None:
    tokens = f"{board_at('5')} gems=5 rest=1"
    table = stealing(tokens, "standard[turn_cap=1]").when("0 steal 5")
    assert table.ending == "last_sapphire"


@pytest.mark.rule("FT-9.5", "FT-11.4")
def test_what_the_merchant_does_at_the_end_of_the_last_turn_comes_first() -> None:
    table = stealing(f"gems=57 won=3,4 {WITH_MERCHANT}", "three_tales[turn_cap=1]").when("0 pass")
    assert (table.ending, table.gems, table.state.loot) == ("turn_cap", "5", 1)
    assert (len(table.happened(MerchantTook)), len(table.happened(TookGem))) == (1, 0)


@pytest.mark.rule("FT-9.5", "FT-11.5")
@pytest.mark.parametrize(
    ("gems", "merchant", "ending"), [("7", 1, "last_sapphire"), ("5", 5, "merchant")]
)
def test_and_may_end_the_game_in_his_way(gems: str, merchant: int, ending: str) -> None:
    tokens = f"gems={gems} won=4,4 gone=$m merchant={merchant}"
    table = stealing(tokens, "three_tales[turn_cap=1]").when("0 pass")
    assert table.ending == ending
