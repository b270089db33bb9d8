"""What a seat can know: it follows every tile by its back, and forgets nothing but shuffles."""

from typing import Any

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves.deck import Tile
from larceny.games.forty_thieves.knowledge import Knowledge
from larceny.games.forty_thieves.pieces import FRONT_NAMES, SQUARE_OF_NAME
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat, Viewer
from tests.effort import amount

from .table import Table, dealt, given

Odds = dict[str, float]


class Watched:
    """A table, and one who came in as the test begins and watches it from then on."""

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self.table = table
        self.viewer = viewer
        self.memory: Knowledge = GAME.knowledge_from(table.state.rules, table.view(viewer))

    def when(self, *moves: str) -> "Watched":
        """Do some moves, and remember what was witnessed."""
        for event in self.table.when(*moves).events:
            self.memory.witness(GAME.witnessed(event, self.viewer))
        return self

    def board(self, square: str) -> Odds:
        """How likely each front is on a square."""
        return self._odds(self.memory.board[SQUARE_OF_NAME[square]])

    def hand(self, seat: Seat, slot: int) -> Odds:
        """How likely each front is in a slot of a hand."""
        return self._odds(self.memory.hands[seat][slot - 1])

    def _odds(self, label: int) -> Odds:
        odds = self.memory.deduction.odds(Tile(label))
        return {FRONT_NAMES[front]: chance for front, chance in odds.items()}

    def allows_the_truth(self) -> bool:
        """Ask whether memory allows what is really there, and draws only what it allows."""
        seen = self.table.view(self.viewer)
        drawn = self.memory.sample(seen, Chance.of("sample"))
        drawn.check()
        return self.memory.allows(seen, drawn) and self.memory.allows(seen, self.table.state)


def watched(line: str, viewer: Viewer) -> Watched:
    return Watched(given(line), viewer)


KNOWN = "board=rsrc,rcrm,A,D/.,.,.,./.,.,.,./.,.,.,."

# What a back tells ------------------------------------------------------------------------------


@pytest.mark.rule("FT-2.1", "FT-2.2")
def test_a_jar_that_nobody_has_opened_is_a_third_each() -> None:
    odds = watched(f"standard 2 {KNOWN}", viewer=Seat(0)).board("a1")  # a red sun jar
    of_colour = sum(chance for name, chance in odds.items() if name[0] == "r" and len(name) == 2)
    of_symbol = sum(chance for name, chance in odds.items() if name[-1] == "s" and len(name) == 2)
    special = sum(chance for name, chance in odds.items() if name.isupper())
    assert (of_colour, of_symbol, special) == pytest.approx((1 / 3, 1 / 3, 1 / 3))
    assert "rs" not in odds


@pytest.mark.rule("FT-2.2")
def test_who_has_seen_two_of_a_jar_knows_the_kind_of_the_third() -> None:
    line = "standard 2 hands=rsrc,rsgs;- board=rsL,.,.,./.,.,.,./.,.,.,./.,.,.,."
    odds = watched(line, viewer=Seat(0)).board("a1")
    assert {name: round(chance, 6) for name, chance in odds.items()} == dict.fromkeys("LSADE", 0.2)


@pytest.mark.rule("FT-2.3")
def test_with_fixed_jars_only_the_order_is_open() -> None:
    line = f"standard[fixed_jars=true] 2 {KNOWN}"
    assert watched(line, viewer=Seat(0)).board("a1") == pytest.approx(
        dict.fromkeys(["rc", "gs", "L"], 1 / 3)
    )


@pytest.mark.rule("FT-12.1")
def test_in_the_family_game_a_jar_is_half_right_in_colour_and_half_in_symbol() -> None:
    line = "family[fixed_jars=true] 2 board=rsrc,.,.,./.,.,.,./.,.,.,./.,.,.,."
    assert watched(line, viewer=Seat(0)).board("a1") == pytest.approx({"rc": 0.5, "gs": 0.5})


@pytest.mark.rule("FT-11.1")
def test_gold_is_known_by_its_back_but_not_which() -> None:
    line = "three_tales 2 board=$g,.,.,./.,.,.,./.,.,.,./.,.,.,."
    odds = watched(line, viewer=None).board("a1")
    assert odds == pytest.approx(dict.fromkeys(["$m", "$g", "$s"], 1 / 3))


# Glimpses ---------------------------------------------------------------------------------------


@pytest.mark.rule("FT-5.2")
def test_who_glimpses_knows() -> None:
    assert watched(f"standard 2 {KNOWN}", viewer=Seat(0)).when("0 glimpse a1").board("a1") == {
        "rc": 1.0
    }


@pytest.mark.rule("FT-5.2")
@pytest.mark.parametrize("viewer", [1, None])
def test_what_was_not_shown_is_no_dagger_sapphire_or_lantern(viewer: Viewer) -> None:
    odds = watched(f"standard 2 {KNOWN}", viewer).when("0 glimpse a1").board("a1")
    assert {"A", "E", "rc", "gs"} <= set(odds)
    assert not {"D", "S", "L"} & set(odds)


@pytest.mark.rule("FT-5.8")
def test_under_a_hand_lantern_only_a_sapphire_would_have_been_shown() -> None:
    line = f"standard 2 {KNOWN} hands=gtL;-"
    odds = watched(line, viewer=Seat(1)).when("0 play 1", "0 peek a1 b1").board("a1")
    assert {"L", "D", "A", "E"} <= set(odds)
    assert "S" not in odds


@pytest.mark.rule("FT-5.3")
def test_what_was_shown_is_known_to_all() -> None:
    assert watched(f"standard 2 {KNOWN}", viewer=Seat(1)).when("0 glimpse d1").board("d1") == {
        "D": 1.0
    }


@pytest.mark.rule("FT-8.8")
def test_a_failed_theft_is_remembered() -> None:
    seen = watched(f"standard 2 {KNOWN}", viewer=Seat(1)).when("0 pass", "0 pass", "0 steal row 1")
    assert [seen.board(square) for square in ("a1", "b1", "c1", "d1")] == [
        {"rc": 1.0},
        {"rm": 1.0},
        {"A": 1.0},
        {"D": 1.0},
    ]


# Tiles on their way -----------------------------------------------------------------------------


@pytest.mark.rule("FT-6.3")
def test_a_tile_is_followed_when_it_is_interchanged() -> None:
    seen = watched(f"standard 2 {KNOWN}", viewer=Seat(0))
    seen.when("0 glimpse a1", "0 interchange a1 b2")
    assert seen.board("b2") == {"rc": 1.0}


@pytest.mark.rule("FT-6.2")
def test_a_tile_is_followed_from_the_board_to_a_hand_and_back() -> None:
    seen = watched(f"standard 2 phase=action {KNOWN} hands=gm;bh,bt", viewer=Seat(0))
    seen.when("0 interchange a1 b2", "0 pass", "1 keep", "1 glimpse d1")  # a Dagger: hand lost
    assert seen.board("d1") == {"D": 1.0}
    seen.when("1 interchange d1 d2", "1 pass")
    assert seen.board("d2") == {"D": 1.0}


@pytest.mark.rule("FT-6.2")
def test_what_an_opponent_takes_is_known_if_it_was_known_before() -> None:
    seen = watched(f"standard 2 {KNOWN} hands=gm;bh,bt,bc", viewer=Seat(0))
    seen.when("0 glimpse a1", "0 pass", "0 pass", "1 keep", "1 pass", "1 replace 2 a1")
    assert seen.hand(Seat(1), 2) == {"rc": 1.0}
    assert "bt" in seen.board("a1")


@pytest.mark.rule("FT-4.3")
def test_a_shuffle_loses_track_of_equal_backs() -> None:
    """He knew both; now either may be the one that his neighbour draws."""
    line = "standard 2 phase=draw hands=rsrc,rsgs,gm;bh,bt,bc stack=L,S unnamed=discards"
    drawn_again = 0
    for secret in "abcdefghij":
        seen = Watched(given(line, secret), viewer=Seat(0)).when("0 discard 1 2")
        assert (seen.table.hand(0), seen.table.stack) == ("gm L S", 0)
        seen.when("0 pass", "0 pass", "0 pass", "1 discard 1 2 3")
        red_suns = [slot for slot, label in enumerate(seen.memory.hands[1], 1) if label < 3]
        if len(red_suns) == 1:
            assert seen.hand(Seat(1), red_suns[0]) == pytest.approx({"rc": 0.5, "gs": 0.5})
        drawn_again += len(red_suns)
        assert seen.allows_the_truth()
    assert drawn_again > 0


@pytest.mark.rule("FT-11.9")
def test_hands_are_followed_when_sinbad_passes_them_on() -> None:
    line = "three_tales 3 phase=draw hands=gm;rc,bh;- stack=$s,gs,gc"
    seen = watched(line, viewer=Seat(0)).when("0 keep")
    assert seen.hand(Seat(1), 1) == {"gm": 1.0}  # his own hand went to his left neighbour
    assert seen.allows_the_truth()


@pytest.mark.rule("FT-10.2")
def test_who_leads_shows_the_leader() -> None:
    line = "leaders 2 phase=action board=rsrc,.,.,./.,.,.,./.,.,.,./.,.,.,. hands=g!;bh"
    seen = watched(line, viewer=Seat(1)).when("0 lead 1 a1")
    assert seen.board("a1") == {"g!": 1.0}
    assert seen.allows_the_truth()


# Whoever watches from the deal ------------------------------------------------------------------


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_the_truth_is_allowed_and_another_truth_is_not(viewer: Viewer) -> None:
    table = dealt("standard", 2)
    memory: Any = GAME.knowledge(table.state.rules, 2, viewer)
    for event in table.events:
        memory.witness(GAME.witnessed(event, viewer))
    assert memory.allows(table.view(viewer), table.state)
    turned = table.state.copy()
    turned.gems ^= 1
    assert not memory.allows(table.view(viewer), turned)


def test_what_was_seen_cannot_have_been_otherwise() -> None:
    seen = watched(f"standard 2 {KNOWN}", viewer=Seat(0)).when("0 glimpse a1")
    other = given(f"standard 2 phase=action {KNOWN.replace('rsrc', 'rsgs')}").state
    assert not seen.memory.allows(seen.table.view(0), other)


def test_the_order_of_the_stack_is_drawn_without_preference() -> None:
    """At a deal, the tile below the top has the top's jar in 2 of the 43 places that are left."""
    table = dealt("standard", 2)
    seen = table.view(None)
    memory: Any = GAME.knowledge_from(table.state.rules, seen)
    left = len(memory.stack[seen.stack_top]) - 1
    tries, alike = amount(quick=300, usual=500, soak=10_000), 0
    for number in range(tries):
        stack = memory.sample(seen, Chance.of(str(number))).stack
        assert stack[-1] // 3 == seen.stack_top
        alike += stack[-2] // 3 == seen.stack_top
    expected = left / (len(table.state.stack) - 1)
    assert abs(alike / tries - expected) < 5 * (expected / tries) ** 0.5
