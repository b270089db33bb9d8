"""What the novice keeps in mind, and what it does with it."""

from random import Random

import pytest

from larceny.bots.forty_thieves import Novice, novice
from larceny.bots.forty_thieves.memory import Memory
from larceny.bots.forty_thieves.novice import HOPE, TILES_KEPT
from larceny.bots.retention import Fading, Perfect, Retention, Slots
from larceny.games.forty_thieves import GAME
from larceny.games.forty_thieves import events as e
from larceny.games.forty_thieves.actions import Action, Slot
from larceny.games.forty_thieves.deck import Jar
from larceny.games.forty_thieves.pieces import (
    SQUARE_OF_NAME,
    Colour,
    Front,
    Place,
    Special,
    Symbol,
    thief,
)
from larceny.games.forty_thieves.ruleset import Ruleset
from larceny.kernel.events import Seat

A1, B1, C1, A2, B2 = (SQUARE_OF_NAME[name] for name in ("a1", "b1", "c1", "a2", "b2"))
RED_SUN, GREEN_SUN = thief(Colour.RED, Symbol.SUN), thief(Colour.GREEN, Symbol.SUN)


@pytest.fixture(autouse=True)
def without_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(novice, "HOPE", 0.0)


@pytest.fixture
def mind() -> Memory:
    return remembering(Perfect())


def remembering(retention: Retention) -> Memory:
    memory = Memory(retention, Random("mind"))
    memory.begin(Seat(0))
    return memory


def test_remembers_what_it_was_shown(mind: Memory) -> None:
    mind.witness(e.Glimpsed(Seat(0), A1, False, RED_SUN))
    mind.witness(e.Shown(Seat(1), (B1,), (Special.DAGGER,)))
    mind.witness(e.Glimpsed(Seat(1), B2, False, None))
    assert mind.fronts == {A1: RED_SUN, B1: Special.DAGGER}
    mind.witness(
        e.Announced(Seat(1), Place(0), (RED_SUN, GREEN_SUN, Special.AMULET, Special.LANTERN))
    )
    assert mind.fronts[A2] == Special.AMULET


def test_follows_tiles_that_move(mind: Memory) -> None:
    mind.witness(e.Glimpsed(Seat(0), A1, False, RED_SUN))
    mind.witness(e.Interchanged(Seat(1), (A1, B2)))
    assert mind.fronts == {B2: RED_SUN}
    mind.witness(e.Replaced(seat=Seat(1), slot=Slot(0), square=B2, lay_open=False, front=None))
    assert mind.fronts == {}


def test_knows_what_it_laid_down_itself(mind: Memory) -> None:
    mind.hand = (RED_SUN, Special.AMULET)
    mind.witness(e.Replaced(seat=Seat(0), slot=Slot(1), square=A1, lay_open=False, front=GREEN_SUN))
    assert mind.fronts == {A1: Special.AMULET}


def test_forgets_what_is_gone(mind: Memory) -> None:
    mind.witness(e.Shown(Seat(0), (A1, B1), (Special.SAPPHIRE, RED_SUN)))
    mind.witness(e.Laid(A1, Jar(3)))
    assert mind.fronts == {B1: RED_SUN}


def test_keeps_only_the_last_few() -> None:
    mind = remembering(Slots(2))
    for square in (A1, B1, C1):
        mind.witness(e.Glimpsed(Seat(0), square, False, RED_SUN))
    assert list(mind.fronts) == [B1, C1]
    assert TILES_KEPT > 2


def test_a_fading_memory_loses_half_by_and_by() -> None:
    kept = 0
    for number in range(400):
        mind = Memory(Fading(3), Random(number))
        mind.begin(Seat(0))
        mind.witness(e.Glimpsed(Seat(0), A1, False, RED_SUN))
        for _ in range(3):
            mind.witness(e.TurnEnded(Seat(1)))
        kept += A1 in mind.fronts
    assert 150 < kept < 250


def decides(line: str, seat: Seat = Seat(0), **seen: Front) -> str:
    """Return what a novice with a good memory does in a position, knowing some tiles."""
    state = GAME.read_position(line)
    bot = Novice("seed", slots=5)
    bot.begin(seat, Ruleset())
    for square, front in seen.items():
        bot.witness(e.Glimpsed(seat, SQUARE_OF_NAME[square], False, front))
    action: Action = bot.choose(GAME.view(state, seat), GAME.legal_actions(state, seat))
    return action.word


def test_it_tries_its_luck_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(novice, "HOPE", HOPE)
    state = GAME.read_position("standard 2 phase=steal hands=gm;-")
    words = []
    for seed in range(200):
        bot = Novice(f"luck {seed}")
        bot.begin(Seat(0), Ruleset())
        for square, front in THREE.items():
            bot.witness(e.Glimpsed(Seat(0), SQUARE_OF_NAME[square], False, front))
        words.append(bot.choose(GAME.view(state, Seat(0)), GAME.legal_actions(state, Seat(0))).word)
    assert set(words) == {"pass", "steal 1"}
    assert 25 < words.count("steal 1") < 75


def test_it_forgets_a_combination_that_it_has_seen() -> None:
    state = GAME.read_position("standard 2 phase=steal hands=gm;-")
    bot = Novice("seed")
    bot.begin(Seat(0), Ruleset())
    for square, front in SUNS.items():
        bot.witness(e.Glimpsed(Seat(0), SQUARE_OF_NAME[square], False, front))
    assert bot.choose(GAME.view(state, Seat(0)), GAME.legal_actions(state, Seat(0))).word == "pass"


SUNS = {
    square: thief(colour, Symbol.SUN)
    for square, colour in zip(("a1", "b1", "a2", "b2"), Colour, strict=True)
}
THREE = {square: front for square, front in SUNS.items() if square != "b2"}


@pytest.mark.parametrize(
    ("line", "seen", "word"),
    [
        ("phase=steal hands=gm;-", SUNS, "steal 1"),
        ("phase=steal hands=gm;-", {**SUNS, "b2": Special.DAGGER}, "pass"),
        ("phase=steal hands=gm;-", THREE, "pass"),
        ("phase=glimpse hands=gm;-", THREE, "glimpse b2"),
        ("phase=glimpse hands=gm,L;-", THREE, "play 2"),
        ("phase=action hands=rc,ys;-", THREE, "replace 2 b2"),
        ("phase=action hands=ys,S;-", SUNS, "play 2"),
        ("phase=action hands=E,S;-", {}, "play 2"),
        ("phase=draw hands=S,A,D;-", {}, "keep"),
        ("phase=draw hands=S,rc,D;-", {}, "discard 2"),
        ("phase=draw hands=ys,D,D;-", THREE, "discard 3"),
    ],
)
def test_decides_as_expected_where_one_action_is_clearly_right(
    line: str, seen: dict[str, Front], word: str
) -> None:
    assert decides(f"standard 2 {line}", Seat(0), **seen) == word


@pytest.mark.parametrize(
    ("played", "word"),
    [
        ("chain=1:S target=rob_0_gem", "dagger 1"),
        ("chain=1:S target=rob_2_gem", "pass"),
        ("chain=1:S target=take_1", "pass"),
        ("chain=1:E target=give_0", "dagger 1"),
        ("chain=1:E target=give_2", "pass"),
        ("chain=1:E,0:D,2:D target=give_0 to-ask=1", "dagger 1"),
        ("chain=1:E,2:D target=give_0 to-ask=1", "pass"),
    ],
)
def test_it_parries_only_what_is_aimed_at_it(played: str, word: str) -> None:
    table = "standard 3 phase=dagger active=1 asked=0 hands=D;gm;gs gems=123 won=3,0,3"
    assert decides(f"{table} {played}") == word
