"""MT-5: opening a drawer, what falls, who sees inside, and drawers that stick."""

import re
from collections import Counter

import pytest
from hypothesis import given as for_all
from hypothesis import settings
from hypothesis import strategies as st

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.events import (
    Fell,
    Looked,
    Opened,
    Placed,
    RubyFell,
    SecretSeen,
    Seen,
    Took,
)
from larceny.games.master_thieves.pieces import To
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.events import Seat, Viewer

from .table import Table, editions, given

PLACES = [f"{level}.{side}" for level in "TMB" for side in "NESW"]
OPENERS = "SJGTM"
MOVES = ["rotate 1 cw", "rotate 1 ccw", "rotate 2 cw", "rotate 2 ccw", "flip"]

STICKY = "sticky_drawers=0.000001"  # gems may lie on both sides, yet in effect all that can fall do


def turn(edition: str, character: str, tokens: str = "", secret: str = "test") -> Table:
    """Seat 0 is about to open a drawer; seat 1 is a detective and cannot disturb."""
    line = f"{edition} 2 phase=open actor=0 chosen={character},D {tokens} rest=B.E"
    return given(line, secret)


# MT-5.1 One drawer, always


@pytest.mark.rule("MT-5.1")
@editions()
@pytest.mark.parametrize("character", OPENERS)
@pytest.mark.parametrize("word", ["done", "place nothing", "leave", "take all", "alarm keep"])
def test_a_turn_begins_with_opening_a_drawer(edition: str, character: str, word: str) -> None:
    table = turn(edition, character)
    assert table.legal(0) == [f"open {place}" for place in PLACES]
    assert table.refused(f"0 {word}") == "MT-5.1"


@pytest.mark.rule("MT-5.1")
@editions()
@pytest.mark.parametrize("word", MOVES)
def test_the_box_is_not_moved_first(edition: str, word: str) -> None:
    assert turn(edition, "T").refused(f"0 {word}") == "MT-5.1"


@pytest.mark.rule("MT-5.1")
@editions()
@pytest.mark.parametrize("character", OPENERS)
@pytest.mark.parametrize("drawer", ["T.E=1D/", "T.E=/1D", "T.E=/"])
def test_no_second_drawer_is_opened(edition: str, character: str, drawer: str) -> None:
    table = turn(edition, character, drawer).when("0 open T.E")
    assert table.refused("0 open T.E") == "MT-5.1"
    assert table.refused("0 open M.W") == "MT-5.1"


@pytest.mark.rule("MT-5.1")
@pytest.mark.parametrize("place", PLACES)
def test_everybody_sees_which_drawer_is_opened(place: str) -> None:
    table = turn("french", "J").when(f"0 open {place}")
    (opened,) = table.happened(Opened)
    assert opened.to_json() == {"event": "Opened", "seat": 0, "place": place}
    assert GAME.witnessed(opened, Seat(1)) == GAME.witnessed(opened, None) == opened


@pytest.mark.rule("MT-5.1", "MT-12.1")
@editions()
def test_only_the_detective_opens_none(edition: str) -> None:
    table = given(f"{edition} 2 phase=move actor=0 chosen=T,D rest=B.E").when("0 done")
    assert not table.happened(Opened)
    assert table.phase == "choose"  # the round is over


@pytest.mark.rule("MT-12.1", "MT-5.1")
@editions()
def test_a_detective_who_tries_is_told_so(edition: str) -> None:
    table = given(f"{edition} 2 phase=confiscate chosen=T,D pickers=1 red=2D rest=B.E")
    assert table.refused("1 open T.N") == "MT-12.1"


@pytest.mark.rule("MT-5.1", "MT-2.4")
@editions()
@pytest.mark.parametrize("character", OPENERS)
def test_a_drawer_is_opened_no_further_than_its_front_compartment(
    edition: str, character: str
) -> None:
    table = turn(edition, character, "T.N=/1D(R)").when("0 open T.N")
    assert table.drawer("T.N") == "/(R)"
    assert table.red == "1D"
    assert not table.happened(RubyFell)


# MT-5.2 What falls


@pytest.mark.rule("MT-5.2")
@editions()
@pytest.mark.parametrize("character", OPENERS)
def test_gems_that_fall_go_to_the_red_pillow(edition: str, character: str) -> None:
    table = turn(edition, character, "T.E=/2D1S red=1D").when("0 open T.E")
    assert table.red == "3D1S"
    assert table.drawer("T.E") == "/"
    assert (table.black(0), table.black(1)) == ("-", "-")


@pytest.mark.rule("MT-5.2", "MT-8.4")
@editions()
@pytest.mark.parametrize("character", OPENERS)
def test_gems_that_fall_with_anothers_alarm_go_to_its_owner(edition: str, character: str) -> None:
    table = turn(edition, character, "T.E=/2D1S!1 red=1D").when("0 open T.E")
    assert table.red == "1D"
    assert table.black(1) == "2D1S"
    assert table.has_alarm(1)
    (fell,) = table.happened(Fell)
    assert (fell.to, fell.alarm) == (To.OWNER, 1)


@pytest.mark.rule("MT-5.2", "MT-8.5")
@editions()
@pytest.mark.parametrize("character", OPENERS)
def test_gems_that_fall_with_ones_own_alarm_go_to_the_red_pillow(
    edition: str, character: str
) -> None:
    table = turn(edition, character, "T.E=/2D!0").when("0 open T.E")
    assert table.red == "2D"
    assert table.black(0) == "-"
    assert table.has_alarm(0)


@pytest.mark.rule("MT-5.2", "MT-2.3")
@editions()
@pytest.mark.parametrize("character", "JG")
def test_what_lies_above_does_not_fall(edition: str, character: str) -> None:
    table = turn(edition, character, "T.E=2D1S!1/").when("0 open T.E")
    assert not table.happened(Fell)
    assert table.drawer("T.E") == "2D1S!1/"


# MT-5.3 When gems fell


@pytest.mark.rule("MT-5.3")
@editions()
@pytest.mark.parametrize("character", "SJTM")
@pytest.mark.parametrize("fallen", ["2D1S", "1D!0", "1S!1"])
def test_when_gems_fell_only_the_box_may_be_moved(
    edition: str, character: str, fallen: str
) -> None:
    table = turn(edition, character, f"T.E=/{fallen}").when("0 open T.E")
    assert table.phase == "move"
    assert table.legal(0) == [*MOVES, "done"]
    assert table.view(1).open_drawer is None  # it is closed


@pytest.mark.rule("MT-5.3")
@editions()
@pytest.mark.parametrize(
    ("character", "word"),
    [
        ("S", "take all"),
        ("S", "place D"),
        ("J", "place D"),
        ("J", "alarm set"),
        ("T", "take all"),
        ("M", "take all"),
    ],
)
def test_what_the_character_could_have_done_is_refused(
    edition: str, character: str, word: str
) -> None:
    table = turn(edition, character, "T.E=/1D").when("0 open T.E")
    assert table.refused(f"0 {word}") == "MT-5.3"


@pytest.mark.rule("MT-5.3", "MT-11.2")
@editions()
def test_nor_does_a_master_thief_look_further(edition: str) -> None:
    table = turn(edition, "M", "T.N=/1D T.S=(R)/").when("0 open T.N")
    assert table.refused("0 look") in ("MT-5.3", "MT-11.2")


@pytest.mark.rule("MT-5.3", "MT-9.2")
@editions()
@pytest.mark.parametrize("fallen", ["2D", "2D!1"])
def test_the_gemologist_places_all_the_same(edition: str, fallen: str) -> None:
    table = turn(edition, "G", f"T.E=/{fallen}").when("0 open T.E", "0 place S")
    assert table.drawer("T.E") == "1S/"


@pytest.mark.rule("MT-5.3", "MT-6.1")
@editions()
def test_a_thief_who_dropped_gems_may_still_move_the_box(edition: str) -> None:
    table = given(f"{edition} 3 phase=open actor=0 chosen=T,M,D T.E=/2D1S rest=B.E")
    table.when("0 open T.E")
    assert (table.red, table.black(0)) == ("2D1S", "-")
    table.when("0 rotate 1 cw")
    if edition == "english_a":  # he placed nothing: one move
        assert table.deciders == (1,)
    else:
        assert table.when("0 flip").deciders == (1,)


@pytest.mark.rule("MT-5.3", "MT-8.8")
@pytest.mark.parametrize("edition", ["english_a", "english_b"])
@pytest.mark.parametrize("character", OPENERS)
def test_an_alarm_that_falls_alone_is_no_gem(edition: str, character: str) -> None:
    table = turn(edition, character, "T.E=/!1").when("0 open T.E")
    without = turn(edition, character, "T.E=/").when("0 open T.E")
    assert table.has_alarm(1)
    assert (table.phase, table.legal(0)) == (without.phase, without.legal(0))


# MT-5.4 Who sees inside

SEEN_BY = {"all": (None, 0, 1, 2), "opener": (0,)}
OPENER_ONLY = "french[drawers_seen_by=opener]"


@pytest.mark.rule("MT-5.4")
@editions()
def test_in_every_edition_all_see_what_lies_in_the_open_drawer(edition: str) -> None:
    assert GAME.ruleset(edition).drawers_seen_by == "all"


@pytest.mark.rule("MT-5.4")
@pytest.mark.parametrize("value", ["all", "opener"])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_who_sees_gems_and_alarm_in_the_open_drawer(value: str, viewer: Viewer) -> None:
    table = given(
        f"french[drawers_seen_by={value}] 3 phase=open actor=0 chosen=J,T,D T.E=2D!1/ rest=B.E"
    ).when("0 open T.E")
    sees = viewer in SEEN_BY[value]
    drawer = table.view(viewer).to_json()["open_drawer"]
    assert drawer["place"] == "T.E"
    assert (drawer["gems"], drawer["alarm"]) == (("2D", 1) if sees else (None, None))
    (seen,) = table.happened(Seen)
    witnessed = GAME.witnessed(seen, viewer).to_json()
    assert (witnessed["gems"], witnessed["alarm"]) == (("2D", 1) if sees else (None, None))


@pytest.mark.rule("MT-5.4", "MT-3.7")
@pytest.mark.parametrize("value", ["all", "opener"])
def test_it_is_the_same_while_the_box_is_filled(value: str) -> None:
    table = given(f"french[drawers_seen_by={value}] 2 phase=fill actor=1 share=6 T.E=6D/ rest=B.E")
    table.when("1 open T.E")
    assert table.view(1).to_json()["open_drawer"]["gems"] == "6D"
    for viewer in (None, 0):
        seen = table.view(viewer).to_json()["open_drawer"]["gems"]
        assert seen == ("6D" if value == "all" else None)


@pytest.mark.rule("MT-5.4")
@pytest.mark.parametrize("viewer", [None, 1])
def test_everyone_sees_what_falls_is_taken_and_is_placed(viewer: Viewer) -> None:
    fell = turn(OPENER_ONLY, "J", "T.E=/2D").when("0 open T.E").happened(Fell)
    took = turn(OPENER_ONLY, "T", "T.E=2D/").when("0 open T.E").happened(Took)
    placed = turn(OPENER_ONLY, "J", "T.E=2D/").when("0 open T.E", "0 place S").happened(Placed)
    for (event,) in (fell, took, placed):
        assert GAME.witnessed(event, viewer) == event


@pytest.mark.rule("MT-5.4", "MT-11.3", "MT-11.4")
@pytest.mark.parametrize("value", ["all", "opener"])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
@pytest.mark.parametrize(
    ("drawer", "found"),
    [("T.N=(R)/", (True, True)), ("T.N=/", (True, False)), ("T.E=/", (False, False))],
)
def test_who_sees_a_secret_compartment(
    value: str, viewer: Viewer, drawer: str, found: tuple[bool, bool]
) -> None:
    table = given(
        f"italian[drawers_seen_by={value}] 3 phase=open actor=0 chosen=M,T,D {drawer} rest=B.E"
    ).when(f"0 open {drawer[:3]}", "0 look")
    (looked,) = table.happened(Looked)
    assert GAME.witnessed(looked, viewer) == looked  # everyone learns that he looked
    (seen,) = table.happened(SecretSeen)
    witnessed = GAME.witnessed(seen, viewer)
    assert isinstance(witnessed, SecretSeen)
    sees = viewer in SEEN_BY[value]
    assert (witnessed.long, witnessed.ruby) == (found if sees else (None, None))
    if (drawer_seen := table.view(viewer).open_drawer) is not None:  # while he may still take
        assert (drawer_seen.long, drawer_seen.ruby) == (found if sees else (None, None))


@pytest.mark.rule("MT-5.4")
@pytest.mark.parametrize("viewer", [None, 1, 2])
@pytest.mark.parametrize(
    ("edition", "character", "moves", "drawers"),
    [
        ("french", "M", ["0 open T.N", "0 look"], ["T.N=1D(R)/", "T.N=1D/", "T.N=2D(R)/"]),
        ("french", "M", ["0 open T.E"], ["T.E=2D/", "T.E=1S!1/", "T.E=/"]),
        ("french", "J", ["0 open T.E"], ["T.E=2D/", "T.E=1S!1/", "T.E=/"]),
        ("french", "J", ["0 open T.E", "0 place D"], ["T.E=2D/", "T.E=1S!1/", "T.E=/"]),
        ("french", "G", ["0 open T.E"], ["T.E=2D/", "T.E=1S!1/", "T.E=/"]),
        ("english_a", "S", ["0 open T.E"], ["T.E=2D/", "T.E=1S!1/", "T.E=/"]),
        ("english_a", "S", ["0 open T.E", "0 leave"], ["T.E=2D/", "T.E=1S!1/", "T.E=/"]),
        ("english_a", "T", ["0 open T.E"], ["T.E=2D/", "T.E=1S!1/", "T.E=/"]),
        ("english_a", "M", ["0 open T.N", "0 look", "0 leave"], ["T.N=1D(R)/", "T.N=1D/"]),
    ],
)
def test_whatever_he_finds_the_others_see_the_same(
    viewer: Viewer, edition: str, character: str, moves: list[str], drawers: list[str]
) -> None:
    views, witnessed = [], []
    for drawer in drawers:
        table = given(
            f"{edition}[drawers_seen_by=opener] 4 phase=open actor=0 chosen={character},T,D,T"
            f" white=5D,5D,5D,5D black=-,-,1R,- {drawer} rest=B.E"
        )
        table.when(*moves)
        view = table.view(viewer).to_json()
        for seat in view["seats"]:
            seat["black"] = seat["alarm_on_sheet"] = None  # told by the line, not by the drawer
        views.append(view)
        witnessed.append([GAME.witnessed(event, viewer) for event in table.events])
    assert views.count(views[0]) == len(views)
    assert witnessed.count(witnessed[0]) == len(witnessed)


@pytest.mark.rule("MT-5.4", "MT-5.3")
@pytest.mark.parametrize("value", ["all", "opener"])
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_closed_drawer_is_seen_by_nobody(value: str, viewer: Viewer) -> None:
    table = turn(f"french[drawers_seen_by={value}]", "J", "T.E=2D/")
    assert table.view(viewer).open_drawer is None
    table.when("0 open T.E", "0 place D", "0 alarm keep")
    assert table.view(viewer).open_drawer is None
    table.when("0 rotate 1 cw")
    assert table.view(viewer).open_drawer is None


# MT-5.5 Sticky drawers


@pytest.mark.rule("MT-5.5")
@editions()
def test_no_edition_has_sticky_drawers_and_two_forgive_a_mishap(edition: str) -> None:
    rules = GAME.ruleset(edition)
    assert rules.sticky_drawers == 0
    assert rules.misopened_action is (edition in ("english_b", "french"))


@pytest.mark.rule("MT-5.5")
@pytest.mark.parametrize("chance", [-0.1, 1.1, float("nan")])
def test_a_chance_goes_from_0_to_1(chance: float) -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", sticky_drawers=chance)
    assert refusal.value.code == "out-of-range"


@pytest.mark.rule("MT-5.5")
@pytest.mark.parametrize("n", range(20))
def test_with_0_nothing_sticks(n: int) -> None:
    table = turn("french[sticky_drawers=0.0]", "J", "T.E=/9D1S", secret=f"{n}").when("0 open T.E")
    assert (table.drawer("T.E"), table.red) == ("/", "9D1S")


@pytest.mark.rule("MT-5.5")
@pytest.mark.parametrize("n", range(20))
def test_with_1_everything_sticks_and_nothing_fell(n: int) -> None:
    sticky = "french[sticky_drawers=1.0]"
    table = turn(sticky, "J", "T.E=/9D1S", secret=f"{n}").when("0 open T.E", "0 place D")
    assert (table.drawer("T.E"), table.red) == ("1D/9D1S", "-")
    assert not table.happened(Fell)


@pytest.mark.rule("MT-5.5")
def test_with_a_half_each_gem_sticks_as_often_as_not_and_by_itself() -> None:
    fallen: Counter[str] = Counter()
    for n in range(400):
        table = turn("french[sticky_drawers=0.5]", "J", "T.E=/1D1S", secret=f"{n}")
        fallen[table.when("0 open T.E").red] += 1
    assert set(fallen) == {"-", "1D", "1S", "1D1S"}
    assert all(60 < times < 140 for times in fallen.values())  # 100 of each are to be expected


@pytest.mark.rule("MT-5.5")
@for_all(chance=st.sampled_from([0.0, 0.25, 0.5, 1.0]), n=st.integers(0, 10_000))
@settings(deadline=None)
def test_what_does_not_fall_stays_below(chance: float, n: int) -> None:
    table = turn(f"french[sticky_drawers={chance}]", "J", "T.E=/6D2S", secret=f"{n}")
    table.when("0 open T.E")
    above, below = table.drawer("T.E").split("/")
    assert above == ""
    gems = Counter[str]()
    for count, kind in re.findall(r"(\d+)([DS])", f"{below} {table.red}"):
        gems[kind] += int(count)
    assert gems == {"D": 6, "S": 2}


@pytest.mark.rule("MT-5.5")
def test_alarms_never_stick() -> None:
    table = turn("french[sticky_drawers=1.0]", "J", "T.E=/2D!1").when("0 open T.E")
    assert table.has_alarm(1)
    assert table.drawer("T.E") == "/2D"
    assert table.phase == "place"  # an alarm fell, but no gems


@pytest.mark.rule("MT-5.5", "MT-11.5")
def test_rubies_never_stick() -> None:
    table = turn("french[sticky_drawers=1.0]", "M", "T.N=/(R)").when("0 open T.N", "0 look")
    assert len(table.happened(RubyFell)) == 1
    assert table.drawer("T.N") == "(R)/"


@pytest.mark.rule("MT-5.5", "MT-3.7")
def test_drawers_stick_while_the_box_is_filled_too() -> None:
    table = given("french[sticky_drawers=1.0] 2 phase=fill actor=0 share=6 T.E=/6D rest=B.E")
    table.when("0 open T.E", "0 put 2")
    assert (table.drawer("T.E"), table.red) == ("2D/6D", "-")


@pytest.mark.rule("MT-5.5")
@editions()
def test_a_mishap_stops_the_character_or_not(edition: str) -> None:
    table = turn(f"{edition}[{STICKY}]", "J", "T.E=2D/1S").when("0 open T.E")
    assert table.red == "1S"
    forgiven = edition in ("english_b", "french")
    assert table.phase == ("place" if forgiven else "move")


@pytest.mark.rule("MT-5.5", "MT-5.3")
@pytest.mark.parametrize(
    ("misopened", "black", "drawer"), [("true", "2D", "/"), ("false", "-", "2D/")]
)
def test_a_thief_takes_what_lies_above_if_he_is_forgiven(
    misopened: str, black: str, drawer: str
) -> None:
    rules = f"french[{STICKY},misopened_action={misopened}]"
    table = turn(rules, "T", "T.E=2D/1S").when("0 open T.E")
    assert (table.red, table.black(0), table.drawer("T.E")) == ("1S", black, drawer)
    assert table.phase == "move"
    if misopened == "false":
        assert table.refused("0 take all") == "MT-5.3"


@pytest.mark.rule("MT-5.5", "MT-7.5")
@pytest.mark.parametrize(
    ("misopened", "black", "red"), [("true", "2D1S", "-"), ("false", "-", "1S")]
)
def test_a_smuggler_who_is_forgiven_keeps_his_share(misopened: str, black: str, red: str) -> None:
    rules = f"french[{STICKY},misopened_action={misopened}]"
    table = given(f"{rules} 2 phase=open actor=0 chosen=S,T T.E=2D/1S rest=B.E").when("0 open T.E")
    if misopened == "true":
        table.when("0 place D")
    table.when("0 done")
    while table.phase == "booty":
        table.when(f"0 {table.legal(0)[0]}")
    assert (table.black(0), table.red) == (black, red)


@pytest.mark.rule("MT-5.5", "MT-11.1")
@pytest.mark.parametrize(("misopened", "looks"), [("true", True), ("false", False)])
def test_a_master_thief_looks_further_if_he_is_forgiven(misopened: str, looks: bool) -> None:
    rules = f"french[{STICKY},misopened_action={misopened}]"
    table = turn(rules, "M", "T.N=2D(R)/1S").when("0 open T.N")
    assert ("look" in table.legal(0)) is looks


@pytest.mark.rule("MT-5.5", "MT-5.3")
@pytest.mark.parametrize("misopened", ["true", "false"])
def test_if_nothing_lies_above_nobody_is_forgiven(misopened: str) -> None:
    rules = f"french[{STICKY},misopened_action={misopened}]"
    table = turn(rules, "J", "T.E=/1S").when("0 open T.E")
    assert table.phase == "move"
    assert table.refused("0 place D") == "MT-5.3"


@pytest.mark.rule("MT-5.5", "MT-5.2")
@pytest.mark.parametrize("misopened", ["true", "false"])
def test_fallen_gems_still_go_to_the_owner_of_an_alarm(misopened: str) -> None:
    rules = f"french[{STICKY},misopened_action={misopened}]"
    table = turn(rules, "J", "T.E=2D/1S!1").when("0 open T.E")
    assert (table.red, table.black(1), table.has_alarm(1)) == ("-", "1S", True)
    assert table.phase == ("place" if misopened == "true" else "move")


@pytest.mark.rule("MT-5.4")
def test_a_switch_knows_no_other_values() -> None:
    with pytest.raises(InvalidRuleset) as refusal:
        GAME.ruleset("french", drawers_seen_by="nobody")
    assert refusal.value.code == "bad-value"
