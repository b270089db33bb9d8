"""Who has seen which tile: everybody can watch the others looking."""

import pytest

from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import Slot
from larceny.games.forty_thieves.deck import Jar
from larceny.games.forty_thieves.pieces import EVERY_FRONT, SQUARE_NAMES, SQUARE_OF_NAME, Place
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.games.forty_thieves.witnesses import Witnesses
from larceny.kernel.events import Event, Seat, every_seat

from .table import given

PLAIN = "board=rsrc,rcrm,A,D/.,.,.,./.,.,.,./.,.,.,."


def known(witnesses: Witnesses, players: int = 2) -> list[str]:
    """List the squares that each seat knows."""
    told = [witnesses.squares_known_to(seat) for seat in every_seat(players)]
    return [" ".join(name for s, name in enumerate(SQUARE_NAMES) if some >> s & 1) for some in told]


def after(line: str, *moves: str) -> list[str]:
    """Seat 1 watches a table, from when some tiles lie open: which squares does each seat know?"""
    table = given(line)
    players = table.state.players
    witnesses = Witnesses(GAME.knowledge_from(table.state.rules, table.view(Seat(1))), players)
    witnesses.look_round([s for s in range(len(SQUARE_NAMES)) if table.state.face_up >> s & 1])
    for event in table.when(*moves).events:
        witnesses.witness(GAME.witnessed(event, Seat(1)))
    return known(witnesses, players)


def watching(players: int, *events: Event) -> Witnesses:
    """Seat 0 watches a table of the standard rules from the deal on."""
    witnesses = Witnesses(GAME.knowledge(Ruleset(), players, Seat(0)), players)
    for event in events:
        witnesses.witness(event)
    return witnesses


@pytest.mark.rule("FT-5.2")
def test_a_glimpse_is_for_the_seat_whose_turn_it_is() -> None:
    assert after(f"standard 2 {PLAIN}", "0 glimpse a1") == ["a1", ""]


@pytest.mark.rule("FT-5.3")
def test_what_must_be_shown_is_known_to_all() -> None:
    assert after(f"standard 2 {PLAIN}", "0 glimpse d1") == ["d1", "d1"]


@pytest.mark.rule("FT-5.8")
def test_what_a_hand_lantern_lights_is_for_who_plays_it() -> None:
    line = f"standard 2 {PLAIN} hands=gtL;-"
    assert after(line, "0 play 1", "0 peek a1 b1") == ["a1 b1", ""]


@pytest.mark.rule("FT-6.2")
def test_who_replaces_a_tile_knows_the_one_he_laid_there() -> None:
    line = f"standard 2 phase=action {PLAIN} hands=gm;-"
    assert after(line, "0 replace 1 b1") == ["b1", ""]


@pytest.mark.rule("FT-6.3")
def test_tiles_are_followed_when_two_are_interchanged() -> None:
    line = f"standard 2 {PLAIN}"
    assert after(line, "0 glimpse a1", "0 interchange a1 b1") == ["b1", ""]


@pytest.mark.rule("FT-8.8")
def test_a_theft_that_fails_was_seen_by_all() -> None:
    line = f"standard 3 phase=steal {PLAIN}"
    assert after(line, "0 steal row 1") == ["a1 b1 c1 d1"] * 3


@pytest.mark.rule("FT-10.2")
def test_a_leader_is_laid_for_all_to_see() -> None:
    line = f"leaders 2 phase=action {PLAIN} hands=r!;-"
    assert after(line, "0 lead 1 b1") == ["b1", "b1"]


@pytest.mark.rule("FT-11.9")
def test_hands_that_were_passed_are_known_to_who_gave_and_who_has_them() -> None:
    line = "three_tales 2 board=.,.,.,./.,$s,.,./.,.,.,./.,.,.,. hands=gm;gh"
    told = after(line, "0 glimpse b2", "0 replace 1 a1")
    assert told[0] == "a1"
    assert "a1" in told[1]  # it had been seat 1's


def test_what_lies_open_is_known_to_all_from_the_beginning() -> None:
    assert after("standard 3 board=gm^,.,.,./.,gs^,.,./.,.,.,./.,.,.,.") == ["a1 b2"] * 3


@pytest.mark.rule("FT-4.2", "FT-4.3")
def test_a_tile_that_was_drawn_is_known_until_it_is_shuffled() -> None:
    """Given a tile that a seat drew and threw away, when it is shuffled, then nobody knows it."""
    seat, b2 = Seat(1), SQUARE_OF_NAME["b2"]
    drawn = [e.BoardLaid(tuple(map(Jar, range(16))), 44), e.Drew(seat, Jar(16), None)]

    witnesses = watching(2, *drawn, e.Replaced(seat, Slot(0), b2, False, None))
    assert known(witnesses) == ["", "b2"]

    witnesses = watching(2, *drawn, e.Discarded(seat, (Slot(0),), (Jar(16),)))
    (label,) = witnesses.tiles.discards
    witnesses.witness(e.Shuffled(1))
    witnesses.tiles.board[b2] = label
    assert known(witnesses) == ["", ""]


def test_what_was_seen_is_followed_from_hand_to_board_and_back() -> None:
    b2, c2 = SQUARE_OF_NAME["b2"], SQUARE_OF_NAME["c2"]
    witnesses = watching(
        3,
        e.BoardLaid(tuple(map(Jar, range(16))), 44),
        e.Glimpsed(Seat(1), b2, False, None),
        e.Interchanged(Seat(1), (b2, c2)),
    )
    assert known(witnesses, 3) == ["", "c2", ""]
    witnesses.witness(e.Drew(Seat(2), Jar(16), None))
    witnesses.witness(e.Replaced(Seat(2), Slot(0), b2, False, None))
    witnesses.witness(e.Announced(Seat(1), Place(0), EVERY_FRONT[:4]))
    assert known(witnesses, 3) == ["a1 b1 a2 b2", "a1 b1 a2 b2 c2", "a1 b1 a2 b2"]
