"""FT-10 Leaders of Thieves: who they are, and leading."""

import pytest

from larceny.games.forty_thieves.deck import jar
from larceny.games.forty_thieves.pieces import (
    LEADER_SYMBOL,
    colour_of,
    is_leader,
    symbol_of,
    thief_of,
)
from larceny.kernel.errors import InvalidNotation
from larceny.kernel.events import Viewer

from .boards import board, board_at, squares, stealing
from .table import Table, dealt, editions, given

WITHOUT_LEADERS = ("standard", "three_tales", "family")


def acting(tokens: str, rules: str = "leaders", players: int = 2) -> Table:
    """Seat 0 is about to act."""
    return given(f"{rules} {players} phase=action {tokens}")


# FT-10.1 The four Leaders -----------------------------------------------------------------------


@pytest.mark.rule("FT-10.1")
@editions()
@pytest.mark.parametrize("secret", ["a", "b", "c"])
def test_four_of_the_forty_thieves_are_leaders_or_none(edition: str, secret: str) -> None:
    state = dealt(edition, 2, secret).state
    assert state.rules.leaders is (edition == "leaders")
    fronts = [state.deck[tile] for tile in state.all_tiles()]
    stars = [f for f in fronts if (t := thief_of(f)) is not None and symbol_of(t) == LEADER_SYMBOL]
    assert len([front for front in fronts if thief_of(front) is not None]) == 40
    assert len(stars) == 8
    leaders = [front for front in fronts if is_leader(front)]
    assert len(leaders) == len(set(leaders)) == (4 if edition == "leaders" else 0)


@pytest.mark.rule("FT-10.1")
@pytest.mark.parametrize("also", [{}, {"fixed_jars": True}, {"family": True}])
@pytest.mark.parametrize("secret", ["a", "b", "c", "d"])
def test_a_leader_sits_in_a_jar_of_his_own_colour_and_never_with_a_star(
    also: dict[str, bool], secret: str
) -> None:
    state = dealt("leaders", 3, secret, **also).state
    for tile in state.all_tiles():
        front = state.deck[tile]
        thief = thief_of(front)
        if thief is None or symbol_of(thief) != LEADER_SYMBOL:
            continue
        own_colour = colour_of(jar(tile)) == colour_of(thief)
        assert is_leader(front) is own_colour  # the other star sits in a jar with a star
        assert (symbol_of(jar(tile)) == LEADER_SYMBOL) is not own_colour


@pytest.mark.rule("FT-10.1")
@editions(*WITHOUT_LEADERS)
def test_without_the_rule_there_are_only_plain_stars(edition: str) -> None:
    with pytest.raises(InvalidNotation):
        acting("hands=r!;-", edition)
    table = acting("hands=rt,rt;-", edition)
    assert not [word for word in table.legal(0) if word.startswith("lead")]
    assert table.refused("0 lead 1 b2") == "FT-10.1"


@pytest.mark.rule("FT-10.1")
@pytest.mark.parametrize("place", ["5", "row 1"])
@pytest.mark.parametrize(
    ("four", "valid"),
    [
        ("r! rs rc rm", True),  # one colour
        ("r! gs bs ys", True),  # four colours
        ("r! rt gt g!", True),  # one symbol
        ("r! rs gc gm", True),  # four symbols
        ("r! gs A ys", True),
        ("r! g! rs rt", False),
        ("r! b! b! A", None),  # there is only one of each
        ("r! g! b! D", False),
    ],
)
def test_a_leader_counts_as_a_thief_in_every_steal(
    place: str, four: str, valid: bool | None
) -> None:
    if valid is None:
        with pytest.raises(InvalidNotation):
            stealing(board_at(place, four), "leaders")
    else:
        table = stealing(board_at(place, four), "leaders").when(f"0 steal {place}")
        assert (table.eyes(0) == (0, 0)) is valid
        assert table.ending is None


@pytest.mark.rule("FT-10.1", "FT-3.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_setting_up_and_phases_stay_the_same(players: int) -> None:
    table = dealt("leaders", players)
    assert table.stack == 44 - 3  # the first player has drawn three
    seat = table.active
    phases = []
    while table.active == seat:
        phases.append(table.phase)
        table.when(f"{seat} pass")
    assert phases == ["glimpse", "action", "steal"]


@pytest.mark.rule("FT-10.1", "FT-5.2")
@pytest.mark.parametrize("viewer", [None, 1])
def test_a_leader_who_is_glimpsed_stays_secret(viewer: Viewer) -> None:
    table = given(f"leaders 2 {board(b2='g!')}").when("0 glimpse b2")
    assert [told["front"] for told in table.witnessed(0)] == ["g!"]
    assert [told["front"] for told in table.witnessed(viewer)] == [None]
    assert table.face_up == []


# FT-10.2 Leading --------------------------------------------------------------------------------


@pytest.mark.rule("FT-10.2")
@pytest.mark.parametrize("square", [square for row in "1234" for square in squares(f"row {row}")])
@pytest.mark.parametrize("face", ["", "^"])
def test_a_leader_is_laid_face_up_on_any_square_and_its_tile_goes_to_the_hand(
    square: str, face: str
) -> None:
    table = acting(f"{board(**{square: f'gm{face}'})} hands=bs,r!,yc;D").when(f"0 lead 2 {square}")
    assert (table.front(square), table.face_up) == ("r!", [square])
    assert sorted(table.hand(0).split()) == ["bs", "gm", "yc"]
    assert (table.phase, table.deciders) == ("action", (0,))


@pytest.mark.rule("FT-10.2")
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_leader_is_shown_to_everyone_but_not_what_he_brought(viewer: Viewer) -> None:
    table = acting(f"{board(b2='gm')} hands=r!;-;-", players=3).when("0 lead 1 b2")
    (led,) = table.witnessed(viewer)
    assert (led["event"], led["leader"], led["square"]) == ("Led", "r!", "b2")
    assert led["front"] == ("gm" if viewer == 0 else None)
    assert table.view(viewer).to_json()["board"][5]["front"] == "r!"
    assert table.view(viewer).to_json()["seats"][0]["fronts"] == (["gm"] if viewer == 0 else None)


@pytest.mark.rule("FT-10.2")
@pytest.mark.parametrize("taken", "LSADE")
def test_what_comes_into_the_hand_has_no_effect_now(taken: str) -> None:
    table = acting(f"{board(b2=taken)} hands=r!,gs;yh").when("0 lead 1 b2")
    assert sorted(table.hand(0).split()) == sorted([taken, "gs"])
    assert (table.kept(0), table.eyes(0), table.discards) == (0, (0, 0), "")
    assert table.phase == "action"


@pytest.mark.rule("FT-10.2", "FT-6.1")
def test_then_one_still_has_ones_one_action() -> None:
    table = acting(f"{board(b2='gm')} hands=r!,E;-").when("0 lead 1 b2")
    words = table.legal(0)
    assert {"pass", "interchange b2 c3", "replace 1 a1", "replace 2 b2", "play 2"} <= set(words)
    assert not [word for word in words if word.startswith("lead")]


@pytest.mark.rule("FT-10.2")
@pytest.mark.parametrize("word", ["interchange b2 c3", "replace 1 a1", "replace 2 b2", "pass"])
def test_after_that_action_comes_the_steal(word: str) -> None:
    table = acting(f"{board(b2='gm')} hands=r!,E;-").when("0 lead 1 b2", f"0 {word}")
    assert table.phase == "steal"


@pytest.mark.rule("FT-10.2", "FT-6.5")
def test_the_tile_just_taken_may_be_played() -> None:
    table = acting(f"{board(b2='S')} hands=r!;-").when("0 lead 1 b2", "0 play 1", "0 take 5")
    assert (table.won(0), table.gems, table.discards) == (1, "12346789", "S")
    assert table.phase == "steal"


@pytest.mark.rule("FT-10.2", "FT-6.2")
def test_the_leader_may_be_taken_back_by_a_replace() -> None:
    table = acting(f"{board(b2='gm')} hands=r!;-").when("0 lead 1 b2", "0 replace 1 b2")
    assert (table.hand(0), table.front("b2"), table.face_up) == ("r!", "gm", [])


@pytest.mark.rule("FT-10.2")
@pytest.mark.parametrize("hand", ["rt", "rs", "A", "D", "L"])
def test_only_a_leader_leads(hand: str) -> None:
    table = acting(f"hands={hand},r!;-")
    assert "lead 1 b2" not in table.legal(0)
    assert table.refused("0 lead 1 b2") == "FT-10.2"
    assert table.refused("0 lead 3 b2") == "FT-10.2"  # there is no third tile


@pytest.mark.rule("FT-10.2", "FT-4.1")
@pytest.mark.parametrize(
    ("phase", "rule"), [("draw", "FT-4.1"), ("glimpse", "FT-4.1"), ("steal", "FT-10.2")]
)
def test_one_leads_only_in_the_third_phase(phase: str, rule: str) -> None:
    table = given(f"leaders 2 phase={phase} hands=r!;-")
    assert not [word for word in table.legal(0) if word.startswith("lead")]
    assert table.refused("0 lead 1 b2") == rule


# FT-10.3 Once a turn ----------------------------------------------------------------------------


@pytest.mark.rule("FT-10.3")
@pytest.mark.parametrize("second", ["hand", "board"])
def test_one_leads_only_once_in_a_turn(second: str) -> None:
    other = "g!" if second == "board" else "gm"
    hands = "r!,bs" if second == "board" else "r!,g!"
    table = acting(f"{board(b2=other)} hands={hands};-").when("0 lead 1 b2")
    slot = table.hand(0).split().index("g!") + 1
    assert not [word for word in table.legal(0) if word.startswith("lead")]
    assert table.refused(f"0 lead {slot} c3") == "FT-10.3"


@pytest.mark.rule("FT-10.3")
def test_in_the_next_turn_one_may_lead_again() -> None:
    table = acting("hands=r!,g!,gs;gc").when("0 lead 1 a1", "0 pass", "0 pass")
    table.when("1 keep", "1 pass", "1 pass", "1 pass", "0 keep", "0 pass", "0 lead 2 d4")
    assert (table.front("a1"), table.front("d4"), table.face_up) == ("r!", "g!", ["a1", "d4"])


@pytest.mark.rule("FT-10.3")
@pytest.mark.parametrize("word", ["interchange b2 c3", "replace 2 b2", "play 2", "pass"])
def test_not_after_the_action(word: str) -> None:
    table = acting("hands=r!,E;-").when(f"0 {word}")
    assert table.phase == "steal"
    assert table.refused("0 lead 1 b2") == "FT-10.2"


@pytest.mark.rule("FT-10.3", "FT-7.5")
def test_no_dagger_stops_a_leader_and_nobody_is_asked() -> None:
    table = acting("hands=r!,gs;D;D;D", players=4).when("0 lead 1 b2")
    assert (table.phase, table.deciders, table.front("b2")) == ("action", (0,), "r!")
    assert table.refused("1 dagger 1") == "FT-7.1"


@pytest.mark.rule("FT-10.3", "FT-6.2")
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_a_leader_may_be_laid_face_down_by_a_plain_replace(viewer: Viewer) -> None:
    table = acting(f"{board(b2='gm')} hands=r!;-").when("0 replace 1 b2")
    assert (table.front("b2"), table.face_up, table.hand(0)) == ("r!", [], "gm")
    assert table.phase == "steal"  # it was the one action
    (told,) = table.witnessed(viewer)
    assert (told["event"], "r!" in map(str, told.values())) == ("Replaced", False)  # nobody is told
    assert table.view(viewer).to_json()["board"][5]["front"] is None


@pytest.mark.rule("FT-10.3", "FT-10.2")
def test_after_leading_another_leader_may_follow_by_a_plain_replace() -> None:
    table = acting("hands=r!,g!;-").when("0 lead 1 a1")
    table.when(f"0 replace {table.hand(0).split().index('g!') + 1} a2")
    assert (table.front("a1"), table.front("a2"), table.face_up) == ("r!", "g!", ["a1"])
