"""FT-12 The family game, and options together."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.deck import NO_JAR, jar
from larceny.games.forty_thieves.events import BoardLaid
from larceny.games.forty_thieves.pieces import (
    GOLDEN,
    SPECIALS,
    Front,
    colour_of,
    is_leader,
    symbol_of,
    thief_of,
)
from larceny.games.forty_thieves.state import Phase, State
from larceny.kernel.chance import Chance
from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Viewer

from .boards import ALL_GEMS, NOTHING, board, board_at, stealing
from .table import Table, dealt, editions, given

FAMILY = "family"
SWITCHES = ("leaders", "three_tales", "family")
SWITCH_SETS = list(product([False, True], repeat=3))
ALL_TOGETHER = "standard[leaders=true,three_tales=true,family=true]"


def fronts(state: State) -> list[int]:
    """List the fronts of all tiles in play."""
    return [state.deck[tile] for tile in state.all_tiles()]


def phases_of_a_game(table: Table, secret: str, most: int = 400) -> set[str]:
    """Play by lot, and list what was asked."""
    lot, phases = Chance.of(secret), set()
    for _ in range(most):
        if table.phase == "over":
            break
        phases.add(table.phase)
        seat = table.deciders[0]
        GAME.apply(table.state, seat, lot.choice(GAME.legal_actions(table.state, seat)))
    return phases


# FT-12.1 Thieves only ---------------------------------------------------------------------------


@pytest.mark.rule("FT-12.1", "FT-3.2")
@editions()
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_special_tiles_are_taken_out_or_none(edition: str, players: int) -> None:
    table = dealt(edition, players)
    state = table.state
    assert state.rules.family is (edition == FAMILY)
    specials = [front for front in fronts(state) if front in SPECIALS]
    assert len(specials) == (0 if edition == FAMILY else 20)
    (laid,) = table.happened(BoardLaid)
    assert len(laid.jars) == 16
    assert laid.stack == {"family": 24, "three_tales": 47}.get(edition, 44)


@pytest.mark.rule("FT-12.1", "FT-1.2")
@pytest.mark.parametrize("secret", ["a", "b", "c"])
def test_u69_forty_thieves_are_left(secret: str) -> None:
    state = dealt(FAMILY, 2, secret).state
    assert Counter(fronts(state)) == Counter(dict.fromkeys(range(20), 2))


@pytest.mark.rule("FT-12.1", "FT-2.2")
@pytest.mark.parametrize("secret", ["a", "b", "c"])
def test_two_jars_of_each_combination_are_left_one_of_each_sort(secret: str) -> None:
    state = dealt(FAMILY, 2, secret).state
    colour_right: Counter[int] = Counter()
    symbol_right: Counter[int] = Counter()
    for tile in state.all_tiles():
        back, thief = jar(tile), thief_of(state.deck[tile])
        assert thief is not None
        colour_right[back] += colour_of(back) == colour_of(thief)
        symbol_right[back] += symbol_of(back) == symbol_of(thief)
    assert colour_right == symbol_right == Counter(dict.fromkeys(range(20), 1))


@pytest.mark.rule("FT-12.1")
@pytest.mark.parametrize("special", "LSADE")
def test_there_is_no_special_tile_to_be_found(special: str) -> None:
    with pytest.raises(InvalidNotation):
        given(f"family 2 {board(b2=special)}")


@pytest.mark.rule("FT-12.1", "FT-8.2")
@pytest.mark.parametrize("place", ["5", "row 1"])
@pytest.mark.parametrize(("four", "valid"), [("rs rc rm rh", True), (NOTHING, False)])
def test_nothing_spoils_a_steal_but_the_thieves_themselves(
    place: str, four: str, valid: bool
) -> None:
    table = stealing(board_at(place, four), FAMILY).when(f"0 steal {place}")
    assert (table.eyes(0) == (0, 0)) is valid


# FT-12.2 What is left to do ---------------------------------------------------------------------


@pytest.mark.rule("FT-12.2", "FT-4.1", "FT-4.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_four_phases_stay_the_same(players: int) -> None:
    table = given(f"family {players} phase=draw hands=rs,rc{';-' * (players - 1)}")
    table.when("0 discard 1")
    assert (len(table.hand(0).split()), table.phase) == (3, "glimpse")
    table.when("0 glimpse a1")
    assert table.phase == "action"
    table.when("0 interchange a1 b2")
    assert table.phase == "steal"
    table.when("0 pass")
    assert (table.active, table.phase) == (1, "glimpse")


@pytest.mark.rule("FT-12.2", "FT-5.2")
@pytest.mark.parametrize("viewer", [None, 1, 2])
def test_what_is_glimpsed_is_always_a_secret(viewer: Viewer) -> None:
    for square in ("a1", "b2", "d4"):
        table = given("family 3").when(f"0 glimpse {square}")
        (told,) = table.witnessed(viewer)
        assert (told["event"], told["square"], told["front"]) == ("Glimpsed", square, None)
        assert table.witnessed(0)[0]["front"] == table.front(square)
        assert (table.face_up, table.phase) == ([], "action")


@pytest.mark.rule("FT-12.2")
def test_u69_one_glimpses_a_single_tile_or_none() -> None:
    table = given("family 2 hands=rs,rc,rm;-")
    assert len(table.legal(0)) == 17
    assert all(word == "pass" or word.startswith("glimpse") for word in table.legal(0))
    assert table.refused("0 play 1") == "FT-5.7"


@pytest.mark.rule("FT-12.2", "FT-6.1")
def test_u69_one_replaces_a_tile_or_interchanges_two() -> None:
    table = given("family 2 phase=action hands=rs,rc,rm;-")
    kinds = Counter(word.split()[0] for word in table.legal(0))
    assert kinds == {"replace": 48, "interchange": 42, "pass": 1}
    assert table.refused("0 play 1") == "FT-6.1"


@pytest.mark.rule("FT-12.2", "FT-8.8")
def test_u69_a_failure_still_costs_an_evil_eye_token() -> None:
    table = stealing(board_at("5", NOTHING), FAMILY)
    assert table.view(None).eyes_left == 15
    table.when("0 steal 5")
    assert (table.eyes(0), table.view(None).eyes_left) == ((1, 0), 14)
    assert table.scores == (-1, 0)


@pytest.mark.rule("FT-12.2", "FT-8.7")
def test_a_line_that_no_sapphire_touches_may_still_rob_a_hoard() -> None:
    table = stealing(f"{board_at('row 1')} gems=79 won=3,4", FAMILY).when("0 steal row 1")
    assert table.legal(0) == ["take 7", "take 9", "rob 1 gem"]
    table.when("0 rob 1 gem")
    assert (table.won(0), table.won(1)) == (4, 3)


@pytest.mark.rule("FT-12.2", "FT-7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("secret", ["a", "b", "c", "d"])
def test_u69_nobody_is_ever_asked_for_a_dagger_and_no_lantern_is_lit(
    players: int, secret: str
) -> None:
    phases = phases_of_a_game(dealt(FAMILY, players, secret), secret)
    assert phases <= {"draw", "glimpse", "action", "steal", "take", "claim"}
    assert {"draw", "glimpse", "action", "steal"} <= phases


# FT-12.3 With other options ---------------------------------------------------------------------


@pytest.mark.rule("FT-12.3")
@editions()
def test_each_edition_has_one_switch_on_at_most(edition: str) -> None:
    rules = GAME.ruleset(edition)
    on = [switch for switch in SWITCHES if getattr(rules, switch)]
    assert on == ([] if edition == "standard" else [edition])


@pytest.mark.rule("FT-12.3", "FT-3.2")
@editions()
@pytest.mark.parametrize("switches", SWITCH_SETS)
def test_a_host_may_set_any_of_them_together(
    edition: str, switches: tuple[bool, bool, bool]
) -> None:
    options: dict[str, Any] = dict(zip(SWITCHES, switches, strict=True))
    table = dealt(edition, 3, **options)
    leaders, tales, family = switches
    kinds = fronts(table.state)
    assert len([front for front in kinds if is_leader(Front(front))]) == 4 * leaders
    assert len([front for front in kinds if front in GOLDEN]) == 3 * tales
    assert len([front for front in kinds if front in SPECIALS]) == (0 if family else 20)
    (laid,) = table.happened(BoardLaid)
    assert (
        laid.stack
        == {
            **{(False, False): 44, (True, False): 47},
            **{(False, True): 24, (True, True): 27},
        }[tales, family]
    )


@pytest.mark.rule("FT-12.3")
@pytest.mark.parametrize("switches", SWITCH_SETS)
def test_and_a_game_with_them_is_played_in_their_phases(switches: tuple[bool, bool, bool]) -> None:
    options = dict(zip(SWITCHES, switches, strict=True))
    phases = phases_of_a_game(dealt("standard", 3, "together", **options), "together")
    names = {phase.name.lower() for phase in Phase}
    if not options["three_tales"]:
        names -= {"wish"}
    if options["family"]:
        names -= {"pair", "reveal", "target", "dagger"}
    assert phases <= names


@pytest.mark.rule("FT-12.3", "FT-10.2", "FT-10.4")
def test_the_leaders_fit_the_family_game_as_they_are() -> None:
    rules = "family[leaders=true]"
    table = given(f"{rules} 2 phase=action hands=r!;- {board(b2='gm')}").when("0 lead 1 b2")
    assert (table.front("b2"), table.face_up, table.phase) == ("r!", ["b2"], "action")
    table = stealing(board_at("5", "r! g! b! y!"), rules).when("0 steal 5")
    assert (table.ending, table.won(0)) == ("four_leaders", 9)


@pytest.mark.rule("FT-12.3", "FT-11.2")
@pytest.mark.parametrize("rules", ["family[three_tales=true]", ALL_TOGETHER])
def test_three_tales_can_be_added_to_it_too(rules: str) -> None:
    tokens = f"{board(a1='$m', b2='$g', c3='$s')} hands=rs,rc,rm;gs,gc,gm stack=yh,ys,yc"
    table = given(f"{rules} 2 {tokens}").when("0 glimpse a1", "0 pass", "0 pass")
    assert (table.gems, table.active) == ("12345689", 1)
    table.when("1 keep", "1 glimpse b2", "1 wish merchant")
    assert (table.won(1), table.view(None).merchant) == (1, None)
    table.when("1 pass", "1 steal 5")  # Sinbad on c3 spoils it
    assert (table.hand(0), table.hand(1)) == ("gs gc gm", "rs rc rm")
    assert (table.eyes(1), table.active) == ((1, 0), 0)


@pytest.mark.rule("FT-12.3", "FT-11.1")
def test_the_golden_tiles_keep_their_golden_backs_there() -> None:
    state = dealt(FAMILY, 2, three_tales=True).state
    golden = [tile for tile in state.all_tiles() if jar(tile) == NO_JAR]
    assert sorted(state.deck[tile] for tile in golden) == list(GOLDEN)


@pytest.mark.rule("FT-12.3", "FT-11.7")
@pytest.mark.parametrize("rules", ["three_tales", "family[three_tales=true]", ALL_TOGETHER])
def test_the_genie_can_send_the_merchant_away_only_where_he_is_in_play(rules: str) -> None:
    tokens = f"{board(b2='$g')} hands=rs,rc,rm;gs,gc,gm stack=yh"
    table = given(f"{rules} 2 {tokens}").when("0 glimpse b2")
    assert table.refused("0 wish merchant") == "FT-11.7"
    table = given(f"{rules} 2 {tokens} gone=$m merchant=2 loot=1 gems=12345689")
    table.when("0 glimpse b2", "0 wish merchant")
    assert (table.won(0), table.gems) == (1, ALL_GEMS.replace("7", ""))
