"""FT-2: half a truth on every jar, three jars of each combination, and who sees what."""

from collections import Counter, defaultdict

import pytest
from hypothesis import given as for_all
from hypothesis import strategies as st

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.notation import write_tile
from larceny.kernel.events import Viewer
from tests.texts import texts

from .table import Table, dealt, editions, given

COLOURS, SYMBOLS = "rgby", "scmht"
COMBINATIONS = [colour + symbol for colour in COLOURS for symbol in SYMBOLS]
VIEWERS = (None, 0, 1, 2)
SECRETS = [f"{n}" for n in range(120)]

Tile = tuple[str, str]
"""The jar on the back, and the front; a Leader is the star he is."""


def jars(table: Table) -> list[Tile]:
    """List the tiles in play that have a jar."""
    written = [write_tile(table.state.deck, tile) for tile in table.state.all_tiles()]
    return [(text[:2], text[2:].replace("!", "t")) for text in written if text[0] != "$"]


def sort_of(tile: Tile) -> str:
    """Tell whether a jar's colour is right, its symbol, or whether it hides a special tile."""
    back, front = tile
    if len(front) == 1:
        return "special"
    right = (front[0] == back[0], front[1] == back[1])
    return {(True, False): "colour", (False, True): "symbol"}[right]


def hidden(table: Table) -> dict[tuple[str, str], str]:
    """Map each jar and sort of content to the front that is in it."""
    return {(tile[0], sort_of(tile)): tile[1] for tile in jars(table)}


# FT-2.1 Half a truth


@pytest.mark.rule("FT-2.1")
@editions()
@for_all(secret=texts(8), fixed=st.booleans())
def test_of_a_thief_exactly_one_of_the_two_is_right(edition: str, secret: str, fixed: bool) -> None:
    for back, front in jars(dealt(edition, 2, secret, fixed_jars=fixed)):
        if len(front) == 2:
            assert (front[0] == back[0]) != (front[1] == back[1])


@pytest.mark.rule("FT-2.1")
def test_a_jar_with_a_red_star_hides_one_of_seven_thieves_or_a_special_tile() -> None:
    found = {
        front
        for secret in SECRETS
        for back, front in jars(dealt("standard", 2, secret))
        if back == "rt"
    }
    assert found == {"rs", "rc", "rm", "rh", "gt", "bt", "yt", *"LSADE"}


@pytest.mark.rule("FT-2.1")
def test_if_a_special_tile_is_in_the_jar_the_jar_means_nothing() -> None:
    where = defaultdict(set)
    for secret in SECRETS:
        for back, front in jars(dealt("standard", 2, secret)):
            where[front].add(back)
    assert all(where[special] == set(COMBINATIONS) for special in "LSADE")


@pytest.mark.rule("FT-2.1", "FT-11.1")
@pytest.mark.parametrize("golden", ["$m", "$g", "$s"])
def test_the_golden_tiles_have_no_jar(golden: str) -> None:
    table = given(f"three_tales 3 board={golden},.,.,./.,.,.,./.,.,.,./.,.,.,.")
    for viewer in VIEWERS:
        assert table.view(viewer).to_json()["board"][0] == {"jar": "$", "front": None}


# FT-2.2 Three jars of each combination


@pytest.mark.rule("FT-2.2", "FT-12.1")  # U-03
@editions()
@for_all(secret=texts(8))
def test_each_combination_hides_one_thief_by_colour_one_by_symbol_and_a_special_tile(
    edition: str, secret: str
) -> None:
    sorts = Counter((tile[0], sort_of(tile)) for tile in jars(dealt(edition, 3, secret)))
    of_each = ["colour", "symbol"] if edition == "family" else ["colour", "symbol", "special"]
    assert sorts == Counter((back, sort) for back in COMBINATIONS for sort in of_each)


@pytest.mark.rule("FT-2.2", "FT-12.1")
@editions()
def test_together_that_is_twenty_twenty_and_twenty(edition: str) -> None:
    table = dealt(edition, 4)
    backs = Counter(back for back, _ in jars(table))
    sorts = Counter(sort_of(tile) for tile in jars(table))
    if edition == "family":
        assert (set(backs.values()), sorts) == ({2}, {"colour": 20, "symbol": 20})
    else:
        assert set(backs.values()) == {3}
        assert sorts == {"colour": 20, "symbol": 20, "special": 20}


# FT-2.3 Which jar hides which


@pytest.mark.rule("FT-2.3")
@editions()
def test_in_every_edition_the_jars_are_drawn_by_lot_for_every_game(edition: str) -> None:
    assert GAME.ruleset(edition).fixed_jars is False
    one, other = (hidden(dealt(edition, 2, secret)) for secret in ("one", "other"))
    sorts = {"colour", "symbol"} if edition == "family" else {"colour", "symbol", "special"}
    for sort in sorts:
        assert any(one[back, sort] != other[back, sort] for back in COMBINATIONS)


@pytest.mark.rule("FT-2.3")
@editions()
@for_all(secret=texts(8))
def test_where_they_are_drawn_no_symbol_and_no_colour_stays_in_its_place(
    edition: str, secret: str
) -> None:
    drawn = hidden(dealt(edition, 2, secret, fixed_jars=False))
    for colour in COLOURS:
        symbols = [drawn[colour + symbol, "colour"][1] for symbol in SYMBOLS]
        assert sorted(symbols) == sorted(SYMBOLS)
        assert all(found != printed for found, printed in zip(symbols, SYMBOLS, strict=True))
    for symbol in SYMBOLS:
        colours = [drawn[colour + symbol, "symbol"][0] for colour in COLOURS]
        assert sorted(colours) == sorted(COLOURS)
        assert all(found != printed for found, printed in zip(colours, COLOURS, strict=True))


@pytest.mark.rule("FT-2.3")
def test_all_orders_that_leave_none_in_its_place_come_up() -> None:
    by_symbol, by_colour = set(), set()
    for secret in range(500):
        drawn = hidden(dealt("standard", 2, f"{secret}"))
        by_symbol.add("".join(drawn[f"r{symbol}", "colour"][1] for symbol in SYMBOLS))
        by_colour.add("".join(drawn[f"{colour}t", "symbol"][0] for colour in COLOURS))
    assert (len(by_symbol), len(by_colour)) == (44, 9)


FIXED_SPECIALS = {"r": "LSADE", "g": "SADEL", "b": "ADELS", "y": "DELSA"}


@pytest.mark.rule("FT-2.3")
@editions()
@pytest.mark.parametrize("secret", ["one", "other"])
def test_with_fixed_jars_they_are_the_same_in_every_game(edition: str, secret: str) -> None:
    found = hidden(dealt(edition, 2, secret, fixed_jars=True))
    next_symbol = dict(zip(SYMBOLS, "cmhts", strict=True))
    next_colour = dict(zip(COLOURS, "gbyr", strict=True))
    for back in COMBINATIONS:
        colour, symbol = back[0], back[1]
        assert found[back, "colour"] == colour + next_symbol[symbol]
        assert found[back, "symbol"] == next_colour[colour] + symbol
        if edition != "family":
            assert found[back, "special"] == FIXED_SPECIALS[colour][SYMBOLS.index(symbol)]


@pytest.mark.rule("FT-2.3")
def test_with_fixed_jars_a_red_star_hides_a_red_sun_a_green_star_and_an_evil_eye() -> None:
    table = dealt("standard", 2, fixed_jars=True)
    assert sorted(front for back, front in jars(table) if back == "rt") == ["E", "gt", "rs"]


@pytest.mark.rule("FT-2.3")
def test_with_fixed_jars_you_still_do_not_know_which_of_the_three_is_which() -> None:
    found = [dealt("standard", 2, f"{secret}", fixed_jars=True).tile("b2") for secret in range(400)]
    assert {tile for tile in found if tile.startswith("rt")} == {"rtrs", "rtgt", "rtE"}


# FT-2.4 What everybody sees

OPEN_TABLE = (
    "standard 3 phase=action gems=1234567 won=0,2,0"
    " board=rmgm^,rmA,.,./.,rsL,.,./.,.,.,./.,.,.,."
    " hands=rhD,rhgh;rtrs,gcA;gsS kept=rcS;-;- eye-tiles=-;rtE;- discards=bcD,gcbc stack=ycE,ysD"
)


@pytest.mark.rule("FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_backs_are_open_to_everyone_wherever_they_are(viewer: Viewer) -> None:
    told = given(OPEN_TABLE).view(viewer).to_json()
    assert [told["board"][square]["jar"] for square in (0, 1, 5)] == ["rm", "rm", "rs"]
    assert [seat["jars"] for seat in told["seats"]] == [["rh", "rh"], ["rt", "gc"], ["gs"]]
    assert told["seats"][0]["sapphire_tiles"] == ["rc"]
    assert told["seats"][1]["eye_tiles"] == ["rt"]
    assert told["discards"] == ["bc", "gc"]
    assert told["stack_top"] == "yc"


@pytest.mark.rule("FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_how_many_tiles_there_are_is_no_secret(viewer: Viewer) -> None:
    view = given(OPEN_TABLE).view(viewer)
    assert [len(seat.jars) for seat in view.seats] == [2, 2, 1]
    assert (view.stack, len(view.discards)) == (60 - 16 - 5 - 2 - 2, 2)


@pytest.mark.rule("FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_of_the_stack_only_the_topmost_back_is_seen(viewer: Viewer) -> None:
    line = "standard 3 stack=ycE,{} unnamed=discards"
    one, other = (given(line.format(below)).view(viewer) for below in ("ysD,bsA", "bsA,ysD"))
    assert one == other
    assert one.to_json()["stack_top"] == "yc"


@pytest.mark.rule("FT-2.4", "FT-11.1")
@pytest.mark.parametrize("golden", ["$m", "$g", "$s"])
def test_the_back_of_a_golden_tile_is_seen_on_top_of_the_stack(golden: str) -> None:
    assert given(f"three_tales 3 stack={golden}").view(1).to_json()["stack_top"] == "$"


@pytest.mark.rule("FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_you_see_the_fronts_of_your_own_hand_only(viewer: Viewer) -> None:
    seats = given(OPEN_TABLE).view(viewer).to_json()["seats"]
    hands = [["D", "gh"], ["rs", "A"], ["S"]]
    for seat in range(3):
        assert seats[seat]["fronts"] == (hands[seat] if seat == viewer else None)


@pytest.mark.rule("FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_on_the_board_you_see_the_fronts_of_what_lies_face_up(viewer: Viewer) -> None:
    board = given(OPEN_TABLE).view(viewer).to_json()["board"]
    assert [tile["front"] for tile in board] == ["gm", *[None] * 15]


@pytest.mark.rule("FT-2.4")
@pytest.mark.parametrize("viewer", VIEWERS)
@pytest.mark.parametrize(
    "moves",
    [
        ["0 glimpse b2", "0 pass"],
        ["0 pass", "0 replace 1 b2"],
        ["0 pass", "0 interchange b2 c2"],
    ],
)
def test_nobody_is_shown_a_face_down_tile_a_second_time(viewer: Viewer, moves: list[str]) -> None:
    line = "standard 3 board=.,.,.,./.,rmgm,.,./.,.,.,./.,.,.,. hands=rhgh,rhD;-;-"
    board = given(line).when(*moves).view(viewer).to_json()["board"]
    assert [tile["front"] for tile in board] == [None] * 16


@pytest.mark.rule("FT-2.4", "FT-4.3")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_was_thrown_away_is_memory_even_for_who_did_it(viewer: Viewer) -> None:
    table = given("standard 3 phase=draw hands=rhD,rhgh;-;-").when("0 discard 1 2")
    told = table.view(viewer).to_json()
    assert told["discards"] == ["rh", "rh"]  # and no fronts
    assert viewer == 0 or all(seat["fronts"] in (None, []) for seat in told["seats"])


@pytest.mark.rule("FT-2.4", "FT-5.6")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_was_shown_around_is_shown_once_and_not_again(viewer: Viewer) -> None:
    table = given("standard 3 board=L,gm,.,./bs,.,.,./.,.,.,./.,.,.,. hands=D;-;-")
    table.when("0 glimpse a1")
    shown = [event["fronts"] for event in table.witnessed(viewer) if event["event"] == "Shown"]
    assert [front for fronts in shown for front in fronts] == ["L", "gm", "bs"]
    assert {tile["front"] for tile in table.view(viewer).to_json()["board"]} == {None}


@pytest.mark.rule("FT-2.4")
@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize("fronts", ["rhD,rhgh", "rhgh,rhD"])
def test_two_hands_in_equal_jars_look_alike_to_the_others(viewer: Viewer, fronts: str) -> None:
    line = "standard 3 phase=draw hands={};-;-"
    assert given(line.format(fronts)).view(viewer) == given(line.format("rhD,rhrt")).view(viewer)
