"""FT-1: who plays, which tiles there are, sapphires and Evil Eyes, and what a hoard is."""

from collections import Counter

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.events import Failed, Succeeded
from larceny.games.forty_thieves.pieces import FRONT_NAMES
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import Viewer, every_seat

from .table import Table, dealt, editions, given

TABLE_SIZES = (2, 3, 4)
VIEWERS = (None, 0, 1, 2)

THIEVES = [colour + symbol for colour in "rgby" for symbol in "scmht"]
SPECIALS = "LSADE"

THREE_GREENS = "board=gs,gc,.,./gm,{fourth},.,./.,.,.,./.,.,.,."
SPOILT = THREE_GREENS.format(fourth="rs")  # not four of a colour, nor four symbols


def fronts(table: Table) -> Counter[str]:
    """Count the fronts of all tiles in play, Leaders as the thieves they are."""
    deck, tiles = table.state.deck, table.state.all_tiles()
    return Counter(FRONT_NAMES[deck[tile]].replace("!", "t") for tile in tiles)


# FT-1.1 Players


@pytest.mark.rule("FT-1.1")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_two_to_four_people_play(edition: str, players: int) -> None:
    assert len(dealt(edition, players).view(None).seats) == players


@pytest.mark.rule("FT-1.1")
@editions()
@pytest.mark.parametrize("players", [-1, 0, 1, 5, 6])
def test_one_is_too_few_and_five_are_too_many(edition: str, players: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        dealt(edition, players)
    assert refusal.value.code == "players"
    assert refusal.value.details["rule"] == "FT-1.1"


@pytest.mark.rule("FT-1.1")
@pytest.mark.parametrize("players", [1, 5])
def test_a_position_of_one_or_five_players_is_refused_too(players: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        given(f"standard {players}")
    assert refusal.value.details["rule"] == "FT-1.1"


@pytest.mark.rule("FT-1.1", "FT-4.1")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_the_left_neighbour_is_the_next_player_clockwise(edition: str, players: int) -> None:
    for seat in every_seat(players):
        table = given(f"{edition} {players} phase=steal active={seat} hands={';' * (players - 1)}")
        assert table.when(f"{seat} pass").active == (seat + 1) % players


@pytest.mark.rule("FT-1.1")
@editions()
def test_the_rules_are_the_same_for_every_table(edition: str) -> None:
    tables = [dealt(edition, players) for players in TABLE_SIZES]
    assert {GAME.rules_of(table.state) for table in tables} == {GAME.ruleset(edition)}
    assert {table.gems for table in tables} == {"123456789"}
    assert all(fronts(table) == fronts(tables[0]) for table in tables)


# FT-1.2 Thieves


@pytest.mark.rule("FT-1.2")
@editions()
@pytest.mark.parametrize("secret", ["moon", "sun", "star"])
def test_there_are_two_thieves_of_each_of_twenty_combinations(edition: str, secret: str) -> None:
    found = fronts(dealt(edition, 2, secret))
    assert [found[thief] for thief in THIEVES] == [2] * 20


@pytest.mark.rule("FT-1.2", "FT-5.7")
@pytest.mark.parametrize("thief", THIEVES)
def test_a_thief_cannot_be_played_in_the_glimpse(thief: str) -> None:
    table = given(f"standard 2 hands={thief};-")
    assert "play 1" not in table.legal(0)
    assert table.refused("0 play 1") == "FT-5.7"


@pytest.mark.rule("FT-1.2", "FT-6.1", "FT-6.4")
@pytest.mark.parametrize("thief", THIEVES)
def test_a_thief_can_only_be_put_on_the_board(thief: str) -> None:
    table = given(f"standard 2 phase=action hands={thief};- eyes=1,1")
    assert "play 1" not in table.legal(0)
    assert table.refused("0 play 1") == "FT-6.1"
    assert table.when("0 replace 1 c3").front("c3") == thief


@pytest.mark.rule("FT-1.2", "FT-8.2")
def test_thieves_are_good_for_stealing() -> None:
    table = given(f"standard 2 phase=steal {THREE_GREENS.format(fourth='gh')}").when("0 steal 1")
    assert table.won(0) == 1


# FT-1.3 Special tiles


@pytest.mark.rule("FT-1.3", "FT-12.1")
@editions()
@pytest.mark.parametrize("secret", ["moon", "sun", "star"])
def test_there_are_four_special_tiles_of_each_kind(edition: str, secret: str) -> None:
    found = fronts(dealt(edition, 2, secret))
    of_each = 0 if edition == "family" else 4
    assert [found[special] for special in SPECIALS] == [of_each] * 5


@pytest.mark.rule("FT-1.3", "FT-5.7", "FT-6.1", "FT-7.1")
@pytest.mark.parametrize("special", SPECIALS)
def test_a_special_tile_is_played_in_its_own_phase(special: str) -> None:
    hands = f"hands={special};{special} eyes=1,1"
    in_glimpse, in_action = given(f"standard 2 {hands}"), given(f"standard 2 phase=action {hands}")
    in_answer = given(f"standard 2 phase=action hands=S;{special}").when("0 play 1", "0 take 5")
    assert ("play 1" in in_glimpse.legal(0)) is (special == "L")
    assert ("play 1" in in_action.legal(0)) is (special in "SAE")
    assert ("dagger 1" in in_answer.legal(1)) is (special == "D")


@pytest.mark.rule("FT-1.3", "FT-8.2", "FT-8.3")
@pytest.mark.parametrize("special", SPECIALS)
def test_all_but_the_amulet_spoil_a_steal(special: str) -> None:
    table = given(f"standard 2 phase=steal {THREE_GREENS.format(fourth=special)}")
    table.when("0 steal 1")
    assert bool(table.happened(Succeeded)) is (special == "A")
    assert bool(table.happened(Failed)) is (special != "A")


@pytest.mark.rule("FT-1.3")
@pytest.mark.parametrize("special", "LSDE")
def test_special_tiles_have_neither_colour_nor_symbol(special: str) -> None:
    board = f"{special},{special},.,./{special},{special},.,./.,.,.,./.,.,.,."
    table = given(f"standard 2 phase=steal board={board}").when("0 steal 1")
    assert (table.won(0), table.eyes(0)) == (0, (1, 0))


# FT-1.4 Sapphires and Evil Eyes


@pytest.mark.rule("FT-1.4")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_all_nine_sapphires_start_on_the_board(edition: str, players: int) -> None:
    table = dealt(edition, players)
    assert table.gems == "123456789"
    assert [table.won(seat) for seat in every_seat(players)] == [0] * players


@pytest.mark.rule("FT-1.4", "FT-9.2")
def test_a_sapphire_tile_counts_as_much_as_a_gem_but_is_none() -> None:
    table = given("standard 3 gems=12345678 won=1,0,0 kept=-;S;-")
    assert table.scores == (1, 1, 0)
    assert [table.won(seat) for seat in range(3)] == [1, 0, 0]
    assert [table.kept(seat) for seat in range(3)] == [0, 1, 0]


@pytest.mark.rule("FT-1.4")
@editions()
def test_in_every_edition_fifteen_tokens_lie_ready(edition: str) -> None:
    assert GAME.ruleset(edition).evil_eye_tokens == 15
    assert dealt(edition, 2).view(None).eyes_left == 15


@pytest.mark.rule("FT-1.4")
@editions()
@pytest.mark.parametrize("tokens", [0, 1, 14, 16, 99])
def test_a_host_may_choose_0_to_99_tokens(edition: str, tokens: int) -> None:
    table = dealt(edition, 2, evil_eye_tokens=tokens)
    assert table.view(None).eyes_left == tokens


@pytest.mark.rule("FT-1.4")
@pytest.mark.parametrize("tokens", [-1, 100])
def test_fewer_than_0_or_more_than_99_tokens_are_refused(tokens: int) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("standard", evil_eye_tokens=tokens)
    assert refusal.value.code == "out-of-range"


@pytest.mark.rule("FT-1.4", "FT-8.8")
@editions()
def test_a_failed_steal_costs_a_token(edition: str) -> None:
    table = given(f"{edition} 2 phase=steal {SPOILT}").when("0 steal 1")
    assert table.eyes(0) == (1, 0)
    assert table.view(None).eyes_left == 14


@pytest.mark.rule("FT-1.4", "FT-8.8")  # U-51
@pytest.mark.parametrize(
    ("tokens", "eyes", "after"), [(15, "8,7", 9), (15, "15,0", 16), (0, "0,0", 1), (2, "3,1", 4)]
)
def test_when_the_tokens_are_used_up_a_failure_is_not_free(
    tokens: int, eyes: str, after: int
) -> None:
    table = given(f"standard[evil_eye_tokens={tokens}] 2 phase=steal {SPOILT} eyes={eyes}")
    score = table.scores[0]
    table.when("0 steal 1")
    assert table.eyes(0) == (after, 0)
    assert table.scores[0] == score - 1
    assert table.view(None).eyes_left == 0


@pytest.mark.rule("FT-1.4", "FT-6.6")
def test_a_debt_is_got_rid_of_like_a_token() -> None:
    table = given("standard[evil_eye_tokens=0] 2 phase=action hands=A;- eyes=2,0").when("0 play 1")
    assert (table.eyes(0), table.scores) == ((1, 0), (-1, 0))
    assert table.view(None).eyes_left == 0


@pytest.mark.rule("FT-1.4", "FT-6.7")
def test_an_evil_eye_tile_is_given_by_an_opponent_and_is_no_token() -> None:
    table = given("standard 2 phase=action hands=E;-").when("0 play 1")
    assert (table.eyes(1), table.view(None).eyes_left) == ((0, 1), 15)


# FT-1.5 Hoard and aim

HOARDS = "gems=1234 won=1,3,1 kept=rcS;-;gsS,yhS eyes=0,2,1 eye-tiles=rtE;bmE,ghE;-"


@pytest.mark.rule("FT-1.5")
@editions()
@pytest.mark.parametrize("players", TABLE_SIZES)
def test_every_hoard_is_empty_at_the_start(edition: str, players: int) -> None:
    for seat in dealt(edition, players).view(None).seats:
        assert (seat.gems, seat.sapphire_tiles, seat.eye_tokens, seat.eye_tiles) == (0, (), 0, ())


@pytest.mark.rule("FT-1.5", "FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_hoards_are_open_to_everyone(viewer: Viewer) -> None:
    seats = given(f"standard 3 {HOARDS}").view(viewer).to_json()["seats"]
    assert [seat["gems"] for seat in seats] == [1, 3, 1]
    assert [seat["sapphire_tiles"] for seat in seats] == [["rc"], [], ["gs", "yh"]]
    assert [seat["eye_tokens"] for seat in seats] == [0, 2, 1]
    assert [seat["eye_tiles"] for seat in seats] == [["rt"], ["bm", "gh"], []]


@pytest.mark.rule("FT-1.5", "FT-6.5")
def test_of_several_sapphire_tiles_the_one_that_came_last_is_robbed() -> None:
    table = given("standard 2 phase=action hands=btS;- kept=yhS;rcS,gsS")
    table.when("0 play 1", "0 rob 1 tile")
    first, second = table.view(None).to_json()["seats"]
    assert first["sapphire_tiles"] == ["yh", "gs"]
    assert second["sapphire_tiles"] == ["rc"]


@pytest.mark.rule("FT-1.5", "FT-6.6")
def test_of_several_evil_eye_tiles_the_one_that_came_last_is_thrown_away() -> None:
    table = given("standard 2 phase=action hands=A;- eye-tiles=rtE,ghE,bmE;ycE").when("0 play 1")
    assert table.view(None).to_json()["seats"][0]["eye_tiles"] == ["rt", "gh"]
    assert "bm" in table.view(None).to_json()["discards"]


@pytest.mark.rule("FT-1.5", "FT-9.4")
@pytest.mark.parametrize("hand", ["S", "E", "S,S,S", "E,E,S"])
def test_the_hand_is_not_the_hoard(hand: str) -> None:
    assert given(f"standard 2 hands={hand};-").scores == (0, 0)


@pytest.mark.rule("FT-1.5", "FT-9.2")
def test_sapphires_count_1_and_evil_eyes_minus_1_and_most_points_win() -> None:
    table = given(f"standard 3 {HOARDS}")
    assert table.scores == (1, -1, 2)
    assert table.winners == (2,)
