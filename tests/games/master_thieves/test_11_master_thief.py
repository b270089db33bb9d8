"""MT-11 The master thief."""

import pytest

from larceny.games.master_thieves.events import Left, Looked, RubyFell, SecretSeen, Took, TookRuby
from larceny.games.master_thieves.pieces import To
from larceny.kernel.errors import InvalidPosition

from .table import Table, editions, given

TO_SECRET = ("english_b", "italian", "french")
OPENER_ONLY = "drawers_seen_by=opener"


def master(rules: str, drawers: str, others: str = "D") -> Table:
    """Seat 0 is a master thief; drawers at N and S are long, those at E and W short."""
    cards = f"M,{others}"
    players = len(cards.split(","))
    return given(f"{rules} {players} phase=open actor=0 chosen={cards} {drawers} rest=M.W")


# MT-11.1 Take, look further, or neither -----------------------------------------------------


@pytest.mark.rule("MT-11.1")
@editions()
def test_he_sees_the_front_compartment_and_then_decides(edition: str) -> None:
    table = master(edition, "T.N=2D(R)/").when("0 open T.N")
    assert (table.phase, table.legal(0)) == ("take", ["take all", "look", "leave"])
    assert table.view(1).open_drawer.ruby is None


@pytest.mark.rule("MT-11.1")
@editions()
def test_he_takes_the_front_gems_and_the_drawer_goes_no_further(edition: str) -> None:
    table = master(edition, "T.N=2D1S(R)/").when("0 open T.N", "0 take all")
    assert (table.black(0), table.drawer("T.N")) == ("2D1S", "(R)/")
    assert table.refused("0 look") == "MT-11.1"


@pytest.mark.rule("MT-11.1")
@editions()
@pytest.mark.parametrize("word", ["take D", "take S"])
def test_he_never_takes_just_a_part_of_the_front_gems(edition: str, word: str) -> None:
    table = master(edition, "T.N=2D1S(R)/").when("0 open T.N")
    assert table.refused(f"0 {word}") == "MT-11.1"


@pytest.mark.rule("MT-11.1")
@editions()
def test_he_may_look_behind_an_empty_front_compartment(edition: str) -> None:
    table = master(edition, "T.N=(R)/").when("0 open T.N")
    assert table.legal(0) == ["look", "leave"]
    assert table.refused("0 take all") == "MT-11.1"
    table.when("0 look", "0 take all")
    assert (table.black(0), table.drawer("T.N")) == ("1R", "/")


@pytest.mark.rule("MT-11.1")
@editions()
def test_he_may_neither_take_nor_look(edition: str) -> None:
    table = master(edition, "T.N=2D(R)/").when("0 open T.N", "0 leave")
    assert (table.black(0), table.drawer("T.N")) == ("-", "2D(R)/")
    assert table.refused("0 look") == "MT-11.1"


@pytest.mark.rule("MT-11.1", "MT-11.3", "MT-5.4")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["take all"], [Took]),
        (["leave"], [Left]),
        (["look", "take all"], [Looked, SecretSeen, TookRuby, Took]),
        (["look", "leave"], [Looked, SecretSeen, Left]),
    ],
)
def test_everyone_sees_what_he_does(words: list[str], told: list[type]) -> None:
    table = master("french", "T.N=2D(R)/").when("0 open T.N")
    table.when(*(f"0 {word}" for word in words))
    assert [type(event) for event in table.events] == told


# MT-11.2 No look when gems fell -------------------------------------------------------------


@pytest.mark.rule("MT-11.2", "MT-5.3")
@editions()
def test_if_front_gems_fell_he_takes_nothing_and_may_not_look(edition: str) -> None:
    table = master(edition, "T.N=(R)/1D").when("0 open T.N")
    assert (table.red, table.black(0), table.drawer("T.N")) == ("1D", "-", "(R)/")
    assert (table.phase, table.deciders) == ("move", (0,))
    assert table.refused("0 look") in ("MT-11.2", "MT-5.3")


@pytest.mark.rule("MT-11.2", "MT-8.8")
@editions("english_a", "english_b")
def test_he_may_look_if_only_an_alarm_fell(edition: str) -> None:
    table = master(edition, "T.N=(R)/!1").when("0 open T.N", "0 look", "0 take all")
    assert table.black(0) == "1R"


# MT-11.3 He finds a ruby --------------------------------------------------------------------


@pytest.mark.rule("MT-11.3")
@editions()
def test_he_takes_the_ruby_he_found_with_all_front_gems(edition: str) -> None:
    table = master(edition, "T.N=2D(R)/").when("0 open T.N", "0 look", "0 take all")
    assert (table.black(0), table.drawer("T.N"), table.red) == ("2D1R", "/", "-")


@pytest.mark.rule("MT-11.3")
@editions()
def test_he_takes_everything_or_nothing(edition: str) -> None:
    table = master(edition, "T.N=2D(R)/").when("0 open T.N", "0 look")
    assert (table.phase, table.legal(0)) == ("ruby", ["take all", "leave"])
    table.when("0 leave")
    assert (table.black(0), table.drawer("T.N")) == ("-", "2D(R)/")


@pytest.mark.rule("MT-11.3")
def test_having_found_a_ruby_he_is_refused_a_part() -> None:
    table = master("french", "T.N=2D(R)/").when("0 open T.N", "0 look")
    assert table.refused("0 take D") == "MT-11.3"


@pytest.mark.rule("MT-11.3", "MT-2.2")
@pytest.mark.parametrize(("box", "long"), [("000^", "T.N"), ("100^", "T.E"), ("100v", "B.E")])
def test_long_drawers_are_found_where_they_stand_now(box: str, long: str) -> None:
    table = master("french", f"box={box} {long}=1D(R)/").when(f"0 open {long}", "0 look")
    assert table.when("0 take all").black(0) == "1D1R"


# MT-11.4 He finds nothing -------------------------------------------------------------------

NOTHING_THERE = pytest.mark.parametrize("drawer", ["T.E", "T.N"])  # short; long but empty


@pytest.mark.rule("MT-11.4")
@editions()
@NOTHING_THERE
def test_a_look_that_finds_nothing_costs_him_the_front_gems(edition: str, drawer: str) -> None:
    table = master(edition, f"{drawer}=3D/").when(f"0 open {drawer}", "0 look")
    assert (table.black(0), table.drawer(drawer), table.phase) == ("-", "3D/", "move")
    assert table.refused("0 take all") == "MT-11.4"


@pytest.mark.rule("MT-11.4", "MT-11.6")
@editions()
@NOTHING_THERE
def test_a_look_that_finds_nothing_allows_no_imitation(edition: str, drawer: str) -> None:
    table = master(edition, f"{drawer}=3D/").when(f"0 open {drawer}", "0 look")
    assert table.refused("0 place D") == "MT-11.4"


@pytest.mark.rule("MT-11.4", "MT-5.4")
@pytest.mark.parametrize(("drawer", "long"), [("T.E", False), ("T.N", True)])
def test_everyone_sees_that_there_was_nothing(drawer: str, long: bool) -> None:
    table = master("french", f"{drawer}=3D/").when(f"0 open {drawer}", "0 look")
    (seen,) = table.happened(SecretSeen)
    assert (seen.long, seen.ruby, seen.only) == (long, False, None)


@pytest.mark.rule("MT-11.4", "MT-5.4")
@pytest.mark.parametrize("drawer", ["T.E=3D/", "T.N=3D/", "T.N=3D(R)/"])
def test_where_only_he_sees_inside_he_is_asked_also_if_he_found_nothing(drawer: str) -> None:
    place, _ = drawer.split("=")
    table = master(f"french[{OPENER_ONLY}]", drawer).when(f"0 open {place}", "0 look")
    assert table.phase == "ruby"
    assert table.legal(0) == (["take all", "leave"] if "R" in drawer else ["leave"])
    assert table.when("0 leave").phase == "move"


@pytest.mark.rule("MT-11.6", "MT-5.4")
@pytest.mark.parametrize("drawer", ["T.E=3D/", "T.N=3D(R)/"])
def test_where_only_he_sees_inside_he_is_asked_for_an_imitation_in_any_case(drawer: str) -> None:
    place, _ = drawer.split("=")
    table = master(f"english_a[{OPENER_ONLY}]", drawer).when(f"0 open {place}", "0 look")
    table.when("0 leave")
    assert table.phase == "place"
    found = "R" in drawer
    assert table.legal(0) == [*(["place D", "place S"] if found else []), "place nothing"]


# MT-11.5 A ruby falls -----------------------------------------------------------------------


@pytest.mark.rule("MT-11.5")
@editions()
def test_a_ruby_that_falls_is_not_his(edition: str) -> None:
    table = master(edition, "T.N=2D/(R)").when("0 open T.N", "0 look")
    assert (table.black(0), table.phase) == ("-", "move")
    if edition == "english_a":
        assert (table.red, table.drawer("T.N")) == ("1R", "2D/")
    else:
        assert (table.red, table.drawer("T.N")) == ("-", "2D(R)/")


@pytest.mark.rule("MT-11.5")
@editions()
@pytest.mark.parametrize(
    ("falls_to", "red", "drawer", "to"),
    [("red", "1R", "2D/", To.RED), ("upper_secret", "-", "2D(R)/", To.SECRET)],
)
def test_both_places_where_a_ruby_falls(
    edition: str, falls_to: str, red: str, drawer: str, to: To
) -> None:
    table = master(f"{edition}[ruby_falls_to={falls_to}]", "T.N=2D/(R)")
    table.when("0 open T.N", "0 look")
    assert (table.red, table.drawer("T.N")) == (red, drawer)
    assert [ruby.to for ruby in table.happened(RubyFell)] == [to]


@pytest.mark.rule("MT-11.5")
@editions()
@pytest.mark.parametrize("word", ["take all", "place D", "look"])
def test_after_a_ruby_fell_he_takes_and_places_nothing(edition: str, word: str) -> None:
    table = master(edition, "T.N=2D/(R)").when("0 open T.N", "0 look")
    assert table.refused(f"0 {word}") in ("MT-11.4", "MT-11.5")


@pytest.mark.rule("MT-11.5", "MT-11.3")
@editions()
def test_the_next_master_thief_fetches_a_ruby_that_fell_back(edition: str) -> None:
    table = given(
        f"{edition} 2 phase=open actor=0 chosen=M,M cards=333333,666666 T.N=2D/(R) rest=B.E"
    )
    table.when("0 open T.N", "0 look", "0 done", "1 open T.N", "1 look")
    if edition == "english_a":
        assert (table.phase, table.drawer("T.N"), table.black(1)) == ("move", "2D/", "-")
    else:
        table.when("1 take all")
        assert (table.drawer("T.N"), table.black(1)) == ("/", "2D1R")


@pytest.mark.rule("MT-11.5", "MT-2.6")
@editions(*TO_SECRET)
def test_a_ruby_that_fell_back_falls_again_once_the_box_is_turned_over(edition: str) -> None:
    table = master(edition, "T.N=/(R)", others="M").when("0 open T.N", "0 look", "0 flip")
    if table.deciders == (0,):  # there may be a second move
        table.when("0 done")
    assert table.drawer("B.S") == "/(R)"
    table.when("1 open B.S", "1 look")
    assert (table.drawer("B.S"), table.black(1)) == ("(R)/", "-")


@pytest.mark.rule("MT-11.5")
@editions(*TO_SECRET)
def test_where_rubies_fall_back_none_can_lie_on_the_red_pillow(edition: str) -> None:
    with pytest.raises(InvalidPosition):
        given(f"{edition} 2 red=1R rest=B.E")


@pytest.mark.rule("MT-11.5")
@editions()
def test_a_lying_alarm_has_no_part_in_a_falling_ruby(edition: str) -> None:
    table = master(edition, "T.N=2D!1/(R)").when("0 open T.N", "0 look")
    assert (table.black(1), table.has_alarm(1)) == ("-", False)
    assert table.red == ("1R" if edition == "english_a" else "-")


@pytest.mark.rule("MT-11.5", "MT-6.1")
@editions()
def test_after_a_ruby_fell_he_may_still_move_the_box(edition: str) -> None:
    table = master(edition, "T.N=2D/(R)", others="M").when("0 open T.N", "0 look")
    table.when("0 rotate 1 cw")
    assert table.deciders == ((1,) if edition == "english_a" else (0,))


# MT-11.6 His imitation ----------------------------------------------------------------------

WAYS_TO_PLACE = {
    "he took the front gems": ("T.N=2D(R)/", ["0 take all"]),
    "he took ruby and gems": ("T.N=2D(R)/", ["0 look", "0 take all"]),
    "he left the front gems": ("T.N=2D(R)/", ["0 leave"]),
    "he left the ruby he found": ("T.N=2D(R)/", ["0 look", "0 leave"]),
    "there was nothing to take": ("T.N=(R)/", ["0 leave"]),
}


@pytest.mark.rule("MT-11.6")
@editions()
@pytest.mark.parametrize("way", WAYS_TO_PLACE)
def test_he_may_place_an_imitation_or_never(edition: str, way: str) -> None:
    drawer, moves = WAYS_TO_PLACE[way]
    table = master(edition, drawer).when("0 open T.N", *moves)
    if edition == "english_a":
        assert (table.phase, table.legal(0)) == ("place", ["place D", "place S", "place nothing"])
    else:
        assert table.phase == "move"
        assert table.refused("0 place D") == "MT-11.6"


@pytest.mark.rule("MT-11.6")
@editions()
@pytest.mark.parametrize("may_place", [True, False])
def test_both_values_of_his_imitation(edition: str, may_place: bool) -> None:
    table = master(f"{edition}[master_thief_imitation={may_place}]", "T.E=2D/")
    table.when("0 open T.E", "0 take all")
    assert table.phase == ("place" if may_place else "move")
    assert ("place nothing" in table.legal(0)) is may_place  # he never has to


@pytest.mark.rule("MT-11.6")
@pytest.mark.parametrize(("kind", "drawer"), [("D", "1D/"), ("S", "1S/")])
def test_he_places_one_diamond_or_sapphire_and_no_second(kind: str, drawer: str) -> None:
    table = master("english_a", "T.E=2D/").when("0 open T.E", "0 take all", f"0 place {kind}")
    assert (table.drawer("T.E"), table.black(0)) == (drawer, "2D")
    assert table.refused("0 place D") == "MT-11.6"


@pytest.mark.rule("MT-11.6", "MT-5.3")
def test_he_places_nothing_if_gems_fell() -> None:
    table = master("english_a", "T.E=/2D").when("0 open T.E")
    assert (table.phase, table.deciders) == ("move", (0,))
    assert table.refused("0 place D") == "MT-5.3"


@pytest.mark.rule("MT-11.6", "MT-6.1")
@pytest.mark.parametrize(("word", "mover"), [("place D", 0), ("place nothing", 1)])
def test_an_imitation_earns_him_a_second_move(word: str, mover: int) -> None:
    table = master("english_a", "T.N=2D(R)/", others="M")
    table.when("0 open T.N", "0 look", "0 take all", f"0 {word}", "0 rotate 1 cw")
    assert table.deciders == (mover,)
