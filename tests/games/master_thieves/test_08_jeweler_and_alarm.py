"""MT-8 The jeweler and the alarm."""

import pytest

from larceny.games.master_thieves.events import (
    AlarmKept,
    AlarmLeftAlone,
    AlarmLetLie,
    AlarmRecovered,
    AlarmSet,
    Fell,
    Placed,
    PlacedNothing,
)
from larceny.games.master_thieves.pieces import To

from .table import Table, editions, given

FREE_TO_PLACE = ("english_a", "english_b")
OPENERS = pytest.mark.parametrize("opener", ["S", "J", "G", "T", "M"])


def opening(rules: str, opener: str, drawer: str, others: str = "T") -> Table:
    """Seat 0 plays a character and opens T.E; seat 1 owns alarm 1."""
    cards = f"{opener},{others}"
    players = len(cards.split(","))
    line = f"{rules} {players} phase=open actor=0 chosen={cards} T.E={drawer} rest=B.E"
    return given(line).when("0 open T.E")


# MT-8.1 His imitation -----------------------------------------------------------------------


@pytest.mark.rule("MT-8.1")
@editions()
def test_a_jeweler_may_or_must_place_an_imitation(edition: str) -> None:
    table = opening(edition, "J", "/")
    if edition in FREE_TO_PLACE:
        assert table.when("0 place nothing").drawer("T.E") == "/"
    else:
        assert table.refused("0 place nothing") == "MT-8.1"


@pytest.mark.rule("MT-8.1")
@pytest.mark.parametrize(("duty", "free"), [("may", True), ("must", False)])
@editions()
def test_both_duties_of_a_jeweler(edition: str, duty: str, free: bool) -> None:
    table = opening(f"{edition}[jeweler_imitation={duty}]", "J", "2D/")
    assert table.legal(0) == ["place D", "place S", *(["place nothing"] if free else [])]


@pytest.mark.rule("MT-8.1")
@editions()
@pytest.mark.parametrize("kind", ["D", "S"])
def test_a_jeweler_places_one_diamond_or_sapphire_and_no_second(edition: str, kind: str) -> None:
    table = opening(edition, "J", "/").when(f"0 place {kind}")
    assert table.drawer("T.E") == f"1{kind}/"
    assert table.refused("0 place D") == "MT-8.1"


@pytest.mark.rule("MT-8.1")
@editions()
@pytest.mark.parametrize(("drawer", "after"), [("2D1S/", "3D1S/"), ("1D!1/", "2D!1/")])
def test_gems_or_an_alarm_do_not_hinder_his_imitation(
    edition: str, drawer: str, after: str
) -> None:
    assert opening(edition, "J", drawer).when("0 place D").drawer("T.E") == after


@pytest.mark.rule("MT-8.1", "MT-8.2", "MT-5.3")
@editions()
def test_a_jeweler_whose_drawer_let_gems_fall_places_neither_imitation_nor_alarm(
    edition: str,
) -> None:
    table = opening(edition, "J", "/1D")
    assert (table.red, table.phase) == ("1D", "move")
    assert table.refused("0 place D") == "MT-5.3"
    assert table.refused("0 alarm set") == "MT-5.3"


# MT-8.2 Setting the alarm -------------------------------------------------------------------


@pytest.mark.rule("MT-8.2", "MT-3.4")
@editions()
def test_a_jeweler_sets_his_alarm_beside_gems_and_imitation(edition: str) -> None:
    table = opening(edition, "J", "1S/").when("0 place D", "0 alarm set")
    assert table.drawer("T.E") == "1D1S!0/"
    assert not table.has_alarm(0)


@pytest.mark.rule("MT-8.2")
@editions()
def test_a_jeweler_may_keep_his_alarm(edition: str) -> None:
    table = opening(edition, "J", "1S/").when("0 place D", "0 alarm keep")
    assert (table.drawer("T.E"), table.has_alarm(0), table.phase) == ("1D1S/", True, "move")


@pytest.mark.rule("MT-8.2")
@editions()
def test_the_second_jeweler_places_his_imitation_but_no_alarm(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=J,J cards=333333,777777 T.E=1S/ rest=B.E")
    table.when("0 open T.E", "0 place D", "0 alarm set", "0 done", "1 open T.E", "1 place D")
    assert table.drawer("T.E") == "2D1S!0/"
    assert table.phase == "move"
    assert table.refused("1 alarm set") == "MT-8.2"
    assert table.has_alarm(1)


@pytest.mark.rule("MT-8.2")
@editions()
@pytest.mark.parametrize("drawers", ["T.E=1D!0/", "T.E=1D/ T.W=1D!0/"])
def test_an_alarm_that_lies_in_any_drawer_cannot_be_set(edition: str, drawers: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=J,T {drawers} rest=B.E")
    table.when("0 open T.E", "0 place D")
    assert table.phase == "move"
    assert table.refused("0 alarm set") == "MT-8.2"


@pytest.mark.rule("MT-8.2", "MT-8.7")
@editions(*FREE_TO_PLACE)
def test_a_jeweler_who_places_nothing_may_set_his_alarm_alone(edition: str) -> None:
    table = opening(edition, "J", "/").when("0 place nothing", "0 alarm set")
    assert (table.phase, table.deciders) == ("move", (0,))
    assert table.drawer("T.E") == "!0/"


@pytest.mark.rule("MT-8.1", "MT-8.2")
@editions("italian", "french")
def test_a_jeweler_who_must_place_cannot_set_his_alarm_first(edition: str) -> None:
    table = opening(edition, "J", "/")
    assert "alarm set" not in table.legal(0)
    table.refused("0 alarm set")


@pytest.mark.rule("MT-8.2")
@editions()
def test_an_alarm_keeps_its_side_and_travels_with_its_drawer(edition: str) -> None:
    table = opening(edition, "J", "/").when("0 place D", "0 alarm set", "0 rotate 1 cw", "0 flip")
    assert table.drawer("B.N") == "/1D!0"  # T.E went to T.S, and from there to B.N


@pytest.mark.rule("MT-8.2")
@pytest.mark.parametrize("character", ["S", "G", "T", "M"])
def test_nobody_but_a_jeweler_sets_an_alarm(character: str) -> None:
    assert opening("french", character, "1D/").refused("0 alarm set") == "MT-8.2"


@pytest.mark.rule("MT-8.2", "MT-5.4")
@pytest.mark.parametrize(
    ("drawer", "words"), [("1D/", ["alarm set", "alarm keep"]), ("1D!1/", ["alarm keep"])]
)
def test_where_only_he_sees_inside_he_is_asked_about_his_alarm_in_any_drawer(
    drawer: str, words: list[str]
) -> None:
    table = opening("french[drawers_seen_by=opener]", "J", drawer).when("0 place D")
    assert (table.phase, table.legal(0)) == ("alarm", words)


@pytest.mark.rule("MT-8.2", "MT-5.4")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["place D", "alarm set"], [Placed, AlarmSet]),
        (["place nothing", "alarm keep"], [PlacedNothing, AlarmKept]),
    ],
)
def test_everyone_sees_what_a_jeweler_puts_in(words: list[str], told: list[type]) -> None:
    table = opening("english_a", "J", "/").when(*(f"0 {word}" for word in words))
    assert [type(event) for event in table.events] == told


# MT-8.3 He takes nothing --------------------------------------------------------------------


@pytest.mark.rule("MT-8.3")
@editions()
@pytest.mark.parametrize("word", ["take all", "take D"])
def test_a_jeweler_takes_no_gems(edition: str, word: str) -> None:
    assert opening(edition, "J", "2D1S/").refused(f"0 {word}") == "MT-8.3"


@pytest.mark.rule("MT-8.3", "MT-8.2")
@editions()
def test_a_jeweler_takes_back_no_alarm_that_lies_with_gems(edition: str) -> None:
    table = opening(edition, "J", "2D!0/").when("0 place D")
    assert (table.drawer("T.E"), table.phase) == ("3D!0/", "move")
    table.refused("0 alarm recover")


# MT-8.4 When an alarm falls -----------------------------------------------------------------


@pytest.mark.rule("MT-8.4", "MT-5.2")
@editions()
@OPENERS
def test_gems_that_fall_with_an_alarm_go_to_its_owner(edition: str, opener: str) -> None:
    table = opening(edition, opener, "/2D1S!1")
    assert (table.black(1), table.red, table.drawer("T.E")) == ("2D1S", "-", "/")
    assert table.has_alarm(1)
    (fell,) = table.happened(Fell)
    assert (fell.alarm, fell.to) == (1, To.OWNER)


@pytest.mark.rule("MT-8.4", "MT-5.3")
@editions()
@pytest.mark.parametrize("opener", ["S", "J", "T", "M"])
def test_who_drops_gems_with_an_alarm_can_only_move_the_box(edition: str, opener: str) -> None:
    table = opening(edition, opener, "/2D1S!1")
    assert (table.phase, table.deciders, table.black(0)) == ("move", (0,), "-")
    assert table.refused("0 place D") == "MT-5.3"


@pytest.mark.rule("MT-8.4")
@editions()
def test_an_alarm_that_fell_can_be_set_again(edition: str) -> None:
    table = given(
        f"{edition} 2 phase=open actor=0 chosen=J,J cards=333333,777777 T.E=/2D!1 rest=B.E"
    )
    table.when("0 open T.E", "0 done", "1 open T.E", "1 place D", "1 alarm set")
    assert table.drawer("T.E") == "1D!1/"


# MT-8.5 When your own alarm falls -----------------------------------------------------------


@pytest.mark.rule("MT-8.5")
@editions()
@OPENERS
def test_gems_that_fall_with_ones_own_alarm_go_to_red(edition: str, opener: str) -> None:
    table = opening(edition, opener, "/1D1S!0")
    assert (table.red, table.black(0), table.drawer("T.E")) == ("1D1S", "-", "/")
    assert table.has_alarm(0)
    (fell,) = table.happened(Fell)
    assert (fell.alarm, fell.to) == (0, To.RED)


@pytest.mark.rule("MT-8.5", "MT-8.2")
@editions()
def test_a_jeweler_who_drops_gems_with_his_own_alarm_cannot_set_it_again(edition: str) -> None:
    table = opening(edition, "J", "/1D!0")
    assert table.phase == "move"
    assert table.refused("0 alarm set") == "MT-5.3"


@pytest.mark.rule("MT-8.5")
@editions()
def test_the_owner_who_opens_after_the_box_was_turned_over_drops_his_alarm(edition: str) -> None:
    placed = "placed=1 white=1D1S,*"
    table = given(f"{edition} 2 phase=move actor=0 chosen=J,T {placed} T.N=1D1S!1/(R) rest=B.E")
    table.when("0 flip")
    if table.phase == "move":  # there may be a second move
        table.when("0 done")
    table.when("1 open B.S")
    assert (table.red, table.black(1), table.has_alarm(1)) == ("1D1S", "-", True)


# MT-8.6 When an alarm lies ------------------------------------------------------------------


@pytest.mark.rule("MT-8.6")
@editions()
@pytest.mark.parametrize("opener", ["T", "M"])
def test_gems_are_taken_from_beside_a_lying_alarm(edition: str, opener: str) -> None:
    table = opening(edition, opener, "2D1S!1/")
    if table.phase == "take":
        table.when("0 take all")
    assert (table.black(0), table.black(1), table.red) == ("2D1S", "-", "-")


@pytest.mark.rule("MT-8.6")
@editions()
@pytest.mark.parametrize("opener", ["J", "G"])
def test_imitations_are_placed_beside_a_lying_alarm(edition: str, opener: str) -> None:
    table = opening(edition, opener, "2D!1/").when("0 place S")
    assert (table.drawer("T.E"), table.black(1)) == ("2D1S!1/", "-")


# MT-8.7 An alarm left alone -----------------------------------------------------------------


def left_alone(rules: str) -> Table:
    """A thief takes the only gem from beside the alarm of seat 1."""
    table = opening(rules, "T", "1D!1/")
    return table.when("0 take all") if table.phase == "take" else table


@pytest.mark.rule("MT-8.7")
@editions()
def test_an_alarm_that_a_thief_left_alone(edition: str) -> None:
    table = left_alone(edition)
    where = {
        "english_a": ("recover", (1,), "!1/", False),
        "english_b": ("move", (0,), "!1/", False),
        "italian": ("move", (0,), "/", True),
        "french": ("move", (0,), "/", True),
    }
    now = (table.phase, table.deciders, table.drawer("T.E"), table.has_alarm(1))
    assert now == where[edition]
    assert (table.black(0), table.black(1)) == ("1D", "-")


@pytest.mark.rule("MT-8.7")
@pytest.mark.parametrize(
    ("alarm_alone", "phase", "drawer"),
    [("owner_may_recover", "recover", "!1/"), ("recovered", "move", "/"), ("stays", "move", "!1/")],
)
@editions()
def test_every_fate_of_an_alarm_left_alone(
    edition: str, alarm_alone: str, phase: str, drawer: str
) -> None:
    table = left_alone(f"{edition}[alarm_alone={alarm_alone}]")
    assert (table.phase, table.drawer("T.E")) == (phase, drawer)


@pytest.mark.rule("MT-8.7")
@pytest.mark.parametrize(("word", "drawer"), [("alarm recover", "/"), ("alarm lie", "!1/")])
def test_its_owner_alone_decides_before_the_box_is_moved(word: str, drawer: str) -> None:
    table = left_alone("english_a")
    assert table.happened(AlarmLeftAlone)
    assert table.refused("0 flip") == "MT-8.7"
    assert table.refused("0 alarm recover") == "MT-8.7"
    table.when(f"1 {word}")
    assert (table.drawer("T.E"), table.has_alarm(1)) == (drawer, drawer == "/")
    assert table.happened(AlarmRecovered if drawer == "/" else AlarmLetLie)
    assert (table.phase, table.deciders) == ("move", (0,))


@pytest.mark.rule("MT-8.7")
def test_an_owner_who_let_it_lie_is_asked_again_at_the_next_opening() -> None:
    table = given("english_a 3 phase=open actor=0 chosen=T,T,T T.E=1D!2/ rest=B.E")
    table.when("0 open T.E", "0 take all", "2 alarm lie", "0 done", "1 open T.E")
    assert (table.phase, table.deciders) == ("recover", (2,))


@pytest.mark.rule("MT-8.7")
def test_an_owner_who_finds_his_own_alarm_alone_may_take_it_back() -> None:
    table = opening("english_a", "T", "!0/")
    assert (table.phase, table.deciders) == ("recover", (0,))
    assert table.when("0 alarm recover").has_alarm(0)


@pytest.mark.rule("MT-8.7")
@pytest.mark.parametrize("rules", ["italian", "french", "english_a[alarm_alone=recovered]"])
def test_alone_is_tested_after_the_smuggler_has_placed_his_imitation(rules: str) -> None:
    table = opening(rules, "S", "1D1S!1/", others="S")
    assert (table.red, table.drawer("T.E")) == ("1D1S", "!1/")
    table.when("0 place D")
    assert (table.drawer("T.E"), table.has_alarm(1)) == ("1D!1/", False)


@pytest.mark.rule("MT-8.7")
def test_an_alarm_is_alone_if_the_smuggler_places_nothing() -> None:
    table = opening("english_a", "S", "1D!1/", others="S").when("0 place nothing")
    assert (table.phase, table.deciders) == ("recover", (1,))


@pytest.mark.rule("MT-8.7")
@pytest.mark.parametrize("opener", ["J", "G"])
def test_an_alarm_found_alone_stays_if_an_imitation_joins_it(opener: str) -> None:
    table = opening("english_a", opener, "!1/").when("0 place D")
    assert (table.drawer("T.E"), table.phase) == ("1D!1/", "move")


@pytest.mark.rule("MT-8.7")
@pytest.mark.parametrize("opener", ["J", "G"])
def test_an_alarm_found_alone_is_tested_though_nothing_was_taken(opener: str) -> None:
    table = opening("english_a", opener, "!1/").when("0 place nothing")
    assert (table.phase, table.deciders) == ("recover", (1,))


@pytest.mark.rule("MT-8.7", "MT-11.3")
@editions("italian", "french")
def test_a_master_thief_who_takes_ruby_and_gems_leaves_the_alarm_alone(edition: str) -> None:
    table = given(f"{edition} 2 phase=open actor=0 chosen=M,T T.N=1D!1(R)/ rest=B.E")
    table.when("0 open T.N", "0 look", "0 take all")
    assert (table.drawer("T.N"), table.has_alarm(1)) == ("/", True)


@pytest.mark.rule("MT-8.7")
@editions()
def test_an_alarm_that_lies_with_gems_is_not_alone(edition: str) -> None:
    table = opening(edition, "M", "1D!1/").when("0 leave")
    assert table.phase in ("place", "move")
    assert table.drawer("T.E") == "1D!1/"


@pytest.mark.rule("MT-8.7", "MT-8.2")
@pytest.mark.parametrize("alarm_alone", ["owner_may_recover", "recovered", "stays"])
def test_alone_is_not_tested_in_the_turn_in_which_it_was_set(alarm_alone: str) -> None:
    table = opening(f"french[jeweler_imitation=may,alarm_alone={alarm_alone}]", "J", "/")
    table.when("0 place nothing", "0 alarm set")
    assert (table.phase, table.drawer("T.E")) == ("move", "!0/")
    assert not table.happened(AlarmRecovered)


# MT-8.8 An alarm that falls alone -----------------------------------------------------------

LONELY = pytest.mark.parametrize("rules", ["english_a", "english_b", "french[alarm_alone=stays]"])


@pytest.mark.rule("MT-8.8")
@LONELY
@OPENERS
def test_an_alarm_that_falls_alone_goes_back_and_no_gems_fell(rules: str, opener: str) -> None:
    table = opening(rules, opener, "/!1", others="S" if opener == "S" else "T")
    assert (table.drawer("T.E"), table.has_alarm(1), table.red) == ("/", True, "-")
    acts = {"S": "place D", "J": "place D", "G": "place D", "T": "done", "M": "look"}[opener]
    assert acts in table.legal(0)
    if opener == "J":
        assert "alarm set" in table.when("0 place D").legal(0)


@pytest.mark.rule("MT-8.8", "MT-7.5")
@LONELY
def test_a_smuggler_keeps_his_share_if_an_alarm_fell_alone(rules: str) -> None:
    table = given(f"{rules} 2 phase=open actor=0 chosen=S,S red=2D T.E=/!1 rest=B.E")
    table.when("0 open T.E", "0 place D", "0 done", "1 open T.W", "1 place D", "1 done")
    assert (table.phase, table.deciders) == ("booty", (0,))


@pytest.mark.rule("MT-8.8", "MT-8.2")
@LONELY
def test_a_jeweler_whose_own_alarm_fell_alone_may_set_it_again(rules: str) -> None:
    table = opening(rules, "J", "/!0").when("0 place D", "0 alarm set")
    assert table.drawer("T.E") == "1D!0/"


@pytest.mark.rule("MT-8.8", "MT-5.5")
def test_an_alarm_falls_alone_if_the_gems_stick() -> None:
    table = opening("french[sticky_drawers=1]", "J", "/2D!1")
    assert (table.has_alarm(1), table.black(1), table.drawer("T.E")) == (True, "-", "/2D")
    assert table.phase == "place"


@pytest.mark.rule("MT-8.4", "MT-5.5")
def test_gems_that_fall_with_an_alarm_go_to_its_owner_also_if_others_lie_above() -> None:
    table = opening("french[sticky_drawers=0.001]", "T", "2D/1S!1")
    assert (table.black(1), table.black(0), table.red) == ("1S", "2D", "-")
