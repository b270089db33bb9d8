"""The expert finds the obvious, reads lids, and lets hopeless thefts be."""

from random import Random

import pytest

from larceny.bots import make_table
from larceny.bots.forty_thieves import Expert
from larceny.bots.forty_thieves.lids import Lids
from larceny.bots.retention import Perfect
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import Slot
from larceny.games.forty_thieves.deck import NO_JAR, Jar
from larceny.games.forty_thieves.pieces import (
    FRONT_NAMES,
    JAR_NAMES,
    SQUARE_OF_NAME,
    Front,
    Special,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, play
from tests.effort import amount

UNSEEN = "./.,.,.,./.,.,.,."
A1, B1 = SQUARE_OF_NAME["a1"], SQUARE_OF_NAME["b1"]


def decides(line: str, seen: dict[str, str] | None = None, seat: Seat = Seat(0)) -> str:
    """Return what the expert does in a position, having just glimpsed some tiles."""
    state = GAME.read_position(line)
    bot = Expert("seed")
    bot.begin(seat, state.rules)
    for square, front in (seen or {}).items():
        event = e.Glimpsed(seat, SQUARE_OF_NAME[square], False, Front(FRONT_NAMES.index(front)))
        bot.witness(event)
    return bot.choose(GAME.view(state, seat), GAME.legal_actions(state, seat)).word


FOUR_SUNS = f"board=rs,gs,.,./bs,ys,.,{UNSEEN}"
SEEN = {"a1": "rs", "b1": "gs", "a2": "bs", "b2": "ys"}
OPEN = f"board=rs^,gs^,.,./bs^,rm,.,{UNSEEN}"


@pytest.mark.parametrize(
    ("line", "seen", "word"),
    [
        (f"phase=steal {FOUR_SUNS} hands=gm;-", SEEN, "steal 1"),
        (f"phase=steal {FOUR_SUNS} hands=gm;-", {"a1": "rs", "b1": "gs"}, "pass"),
        (f"phase=steal {OPEN} hands=gm;-", {"b2": "rm"}, "pass"),
        (f"phase=glimpse {OPEN} hands=gm;-", {}, "glimpse b2"),
        (f"phase=glimpse {OPEN} hands=gm,L;-", {}, "play 2"),
        (f"phase=action {OPEN} hands=rc,ys;-", {"b2": "D"}, "replace 2 b2"),
        (f"phase=action {OPEN} hands=rc,A;-", {"b2": "D"}, "replace 2 b2"),
        (f"phase=action {FOUR_SUNS} hands=ys,S;-", SEEN, "play 2"),
        (f"phase=draw {OPEN} hands=ys,rm,S;-", {}, "discard 2"),
    ],
)
def test_decides_as_expected_where_one_action_is_clearly_right(
    line: str, seen: dict[str, str], word: str
) -> None:
    assert decides(f"standard 2 {line}", seen) == word


def test_it_swaps_two_tiles_that_are_in_each_others_place() -> None:
    board = "board=rs^,rs^,gs^,./bs^,rm^,ys^,./.,.,.,./.,.,.,."
    word = decides(f"standard 2 phase=action {board} hands=D;-")
    assert word.startswith("interchange")


@pytest.mark.parametrize(
    ("played", "word"),
    [
        ("chain=1:S target=rob_0_gem", "dagger 1"),
        ("chain=1:E target=give_0", "dagger 1"),
        ("chain=1:E target=give_2", "pass"),
        ("chain=1:E,0:D,2:D target=give_0 to-ask=1", "dagger 1"),
        ("chain=1:E,2:D target=give_0 to-ask=1", "pass"),
    ],
)
def test_it_parries_what_hurts(played: str, word: str) -> None:
    table = "standard 3 phase=dagger active=1 asked=0 hands=D;gm;gs gems=123 won=3,0,3"
    assert decides(f"{table} {played}") == word


def test_it_robs_the_one_who_is_ahead() -> None:
    table = "standard 3 phase=target chain=0:S gems=1 won=1,2,5"
    assert decides(table) == "rob 2 gem"


def test_it_does_not_take_the_last_sapphire_if_that_would_lose() -> None:
    table = "standard 3 phase=target chain=0:S gems=1 won=0,1,7"
    assert decides(table) == "rob 2 gem"


def test_it_takes_the_last_sapphire_if_that_wins() -> None:
    table = "standard 2 phase=target chain=0:S gems=1 won=4,4"
    assert decides(table) in ("take 1", "rob 1 gem")


def test_it_gives_the_evil_eye_to_the_one_who_is_ahead() -> None:
    assert decides("standard 3 phase=target chain=0:E gems=123 won=1,4,1") == "give 1"


def test_it_wishes_away_what_hurts() -> None:
    golden = "three_tales 2 phase=wish gone=$g after=drawing"
    assert decides(f"{golden} eyes=3,0") == "wish eyes"
    assert decides(f"{golden} eyes=0,0") == "wish turn"


# Lids -------------------------------------------------------------------------------------------

RED_STAR = Jar(JAR_NAMES.index("rt"))


def odds(lids: Lids, family: bool = False) -> dict[str, float]:
    happened = lids.odds(RED_STAR, family)
    assert sum(happened.values()) == pytest.approx(1.0)
    return {FRONT_NAMES[front]: chance for front, chance in happened.items()}


def test_a_lid_tells_half_a_truth() -> None:
    happened = odds(Lids(Perfect(), Random(0)))
    assert set(happened) == {"rs", "rc", "rm", "rh", "gt", "bt", "yt", *"LSADE"}
    assert happened["gt"] == pytest.approx(1 / 9)


def test_two_siblings_tell_the_third() -> None:
    lids = Lids(Perfect(), Random(0))
    lids.witness(e.Drew(Seat(0), RED_STAR, Front(FRONT_NAMES.index("rm"))))
    assert "rs" not in odds(lids)
    lids.witness(e.Drew(Seat(0), RED_STAR, Special.DAGGER))
    assert set(odds(lids)) == {"gt", "bt", "yt"}


def test_lids_are_followed_over_the_board() -> None:
    lids = Lids(Perfect(), Random(0))
    lids.witness(e.BoardLaid((RED_STAR, *[Jar(0)] * 15), 44))
    lids.witness(e.Interchanged(Seat(1), (A1, B1)))
    lids.witness(e.Glimpsed(Seat(0), B1, False, Front(FRONT_NAMES.index("gt"))))
    assert "bt" not in odds(lids)
    lids.witness(
        e.Replaced(Seat(1), Slot(0), B1, False, None)
    )  # now one would have to look which jar it is
    lids.witness(e.Shown(Seat(1), (B1,), (Special.DAGGER,)))
    assert "D" in odds(lids)


def test_the_family_game_has_no_special_tiles() -> None:
    assert not {*"LSADE"} & set(odds(Lids(Perfect(), Random(0)), family=True))


def test_gold_spoils_a_theft() -> None:
    (front,) = Lids(Perfect(), Random(0)).odds(NO_JAR, False)
    assert FRONT_NAMES[front].startswith("$")


# Whole games --------------------------------------------------------------------------------------


def test_it_beats_novices() -> None:
    games, won = amount(quick=12, usual=24, soak=300), 0.0
    for number in range(games):
        names = ["novice"] * 3
        names[number % 3] = "expert"
        match = Match(GAME, Ruleset(), 3, f"levels/{number // 3}")
        result = play(match, make_table("forty-thieves", names, 3, f"levels/{number}")).result
        assert result is not None
        won += (number % 3 in result.winners) / max(len(result.winners), 1)
    assert won / games > 0.5  # a fair share would be a third
