"""Tiles, jars and the board of 40 Thieves: every deck tells half a truth, every line is a line."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.choices import Adjacency, Touching
from larceny.games.forty_thieves.deck import (
    DERANGED_COLOURS,
    DERANGED_SYMBOLS,
    JARS,
    NO_JAR,
    TILES,
    Deck,
    Tile,
    draw_deck,
    jar,
    tiles_in_play,
)
from larceny.games.forty_thieves.pieces import (
    AROUND,
    COMBINATIONS,
    GOLDEN,
    LINES,
    PAIRS,
    SPECIALS,
    TOUCHING,
    Colour,
    Symbol,
    colour_of,
    combination,
    is_leader,
    square,
    symbol_of,
    thief_of,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidRuleset
from tests.texts import texts

SECRETS = texts(8)


def deck_of(secret: str, name: str = "standard", **changes: object) -> Deck:
    return draw_deck(GAME.ruleset(name, **changes), Chance.of(secret))


# The deck ---------------------------------------------------------------------------------------


@given(SECRETS)
def test_there_are_two_thieves_of_each_combination(secret: str) -> None:
    thieves = Counter(thief_of(front) for front in deck_of(secret) if thief_of(front) is not None)
    assert thieves == Counter(dict.fromkeys(range(COMBINATIONS), 2))


@given(SECRETS)
def test_there_are_four_of_each_special_tile(secret: str) -> None:
    specials = Counter(front for front in deck_of(secret) if front in SPECIALS)
    assert specials == Counter(dict.fromkeys(SPECIALS, 4))


@given(SECRETS, st.booleans(), st.booleans())
def test_each_jar_hides_a_right_colour_a_right_symbol_and_a_special(
    secret: str, fixed_jars: bool, leaders: bool
) -> None:
    deck = deck_of(secret, fixed_jars=fixed_jars, leaders=leaders)
    for number in range(COMBINATIONS):
        kinds = []
        for tile in (3 * number, 3 * number + 1, 3 * number + 2):
            assert jar(Tile(tile)) == number
            thief = thief_of(deck[tile])
            if thief is None:
                kinds.append("special")
                assert deck[tile] in SPECIALS
            else:
                colour_right = colour_of(thief) == colour_of(number)
                assert colour_right != (symbol_of(thief) == symbol_of(number))
                kinds.append("colour" if colour_right else "symbol")
        assert sorted(kinds) == ["colour", "special", "symbol"]


def test_the_jars_are_drawn_for_each_game() -> None:
    assert len({deck_of(str(n)) for n in range(50)}) == 50


def test_fixed_jars_hide_the_same_in_every_game() -> None:
    hidden = {
        tuple(tuple(sorted(deck[3 * n : 3 * n + 3])) for n in range(COMBINATIONS))
        for deck in (deck_of(str(n), fixed_jars=True) for n in range(20))
    }
    assert len(hidden) == 1


def test_there_are_44_ways_to_exchange_symbols_and_9_to_exchange_colours() -> None:
    assert (len(DERANGED_SYMBOLS), len(DERANGED_COLOURS)) == (44, 9)


@given(SECRETS)
def test_there_is_one_leader_of_each_colour(secret: str) -> None:
    leaders = [front for front in deck_of(secret, "leaders") if is_leader(front)]
    assert sorted(colour_of(thief_of(front) or 0) for front in leaders) == list(Colour)
    assert not any(is_leader(front) for front in deck_of(secret))


@pytest.mark.parametrize(
    ("name", "changes", "tiles"),
    [
        ("standard", {}, 60),
        ("leaders", {}, 60),
        ("three_tales", {}, 63),
        ("family", {}, 40),
        ("family", {"three_tales": True}, 43),
        ("family", {"leaders": True}, 40),
    ],
)
def test_a_game_has_so_many_tiles(name: str, changes: dict[str, object], tiles: int) -> None:
    rules = GAME.ruleset(name, **changes)
    deck = draw_deck(rules, Chance.of("count"))
    in_play = tiles_in_play(rules, deck)
    assert len(in_play) == tiles
    assert rules.family != any(deck[tile] in SPECIALS for tile in in_play)
    assert rules.three_tales == any(deck[tile] in GOLDEN for tile in in_play)


def test_golden_tiles_have_no_jar() -> None:
    assert [jar(Tile(tile)) for tile in range(JARS, TILES)] == [NO_JAR] * 3


# The board --------------------------------------------------------------------------------------


def test_nine_sapphires_lie_where_four_squares_meet() -> None:
    assert len(AROUND) == 9
    assert AROUND[4] == (square(1, 1), square(1, 2), square(2, 1), square(2, 2))
    assert Counter(len({*gem}) for gem in AROUND) == {4: 9}


def test_there_are_ten_lines_of_four() -> None:
    assert len(set(LINES)) == 10
    assert all(len(set(line)) == 4 for line in LINES)
    assert LINES[8] == (0, 5, 10, 15)
    assert LINES[9] == (3, 6, 9, 12)


def test_two_squares_are_adjacent_in_24_ways_or_in_42_with_diagonals() -> None:
    assert len(PAIRS[Adjacency.FOUR]) == 24
    assert len(PAIRS[Adjacency.EIGHT]) == 42


@pytest.mark.parametrize(
    ("line", "gems"),
    [
        (0, {0, 1, 2}),  # the top row
        (1, {0, 1, 2, 3, 4, 5}),  # the second row
        (7, {2, 5, 8}),  # the right column
        (8, {0, 1, 3, 4, 5, 7, 8}),  # the falling diagonal: all but two corners
    ],
)
def test_sapphires_at_a_corner_of_a_tile_touch_its_line(line: int, gems: set[int]) -> None:
    assert set(TOUCHING[Touching.CORNERS][line]) == gems


def test_by_the_narrow_reading_three_sapphires_touch_a_diagonal() -> None:
    assert TOUCHING[Touching.BETWEEN][8] == (0, 4, 8)
    assert TOUCHING[Touching.BETWEEN][9] == (2, 4, 6)
    assert TOUCHING[Touching.BETWEEN][:8] == TOUCHING[Touching.CORNERS][:8]


@pytest.mark.parametrize("number", range(COMBINATIONS))
def test_a_combination_is_a_colour_and_a_symbol(number: int) -> None:
    assert combination(colour_of(number), symbol_of(number)) == number
    assert (colour_of(number), symbol_of(number)) in [(c, s) for c in Colour for s in Symbol]


# Rulesets ---------------------------------------------------------------------------------------


def test_the_optional_rules_have_names() -> None:
    assert list(GAME.editions) == ["standard", "leaders", "three_tales", "family"]
    assert GAME.ruleset() == Ruleset()


def test_a_ruleset_reads_back_from_its_fields() -> None:
    rules = GAME.ruleset("leaders", three_tales="true", turn_cap="50", lantern_adjacency="eight")
    assert rules.to_fields()["lantern_adjacency"] == "eight"
    assert Ruleset().with_changes(**rules.to_fields()) == rules


@pytest.mark.parametrize("players", [1, 5])
def test_a_table_of_the_wrong_size_is_refused(players: int) -> None:
    with pytest.raises(InvalidRuleset) as refused:
        Ruleset().check_players(players)
    assert (refused.value.code, refused.value.details["most"]) == ("players", 4)


@pytest.mark.parametrize("changes", [{"turn_cap": 0}, {"evil_eye_tokens": -1}, {"dice": 2}])
def test_a_bad_field_is_refused(changes: dict[str, object]) -> None:
    with pytest.raises(InvalidRuleset):
        GAME.ruleset("standard", **changes)
