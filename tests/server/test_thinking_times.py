"""How long bots take to answer: by their kind and the machine, never by what they think about."""

import pytest

from larceny.games.registry import GAMES
from larceny.server.service.bots.thinking_times import (
    BESIDES_MS,
    GRACE_MS,
    MOST_OVER,
    MOST_STRETCHED,
    NOT_WAITED_FOR,
    QUICK_MS,
    REVIEWED,
    Slot,
    ThinkingTimes,
)

MASTER_MS = 300 + BESIDES_MS
GAME = "forty-thieves"


@pytest.mark.parametrize("game", GAMES)
def test_a_slot_is_as_long_as_the_thoughts_of_all_who_are_asked(game: str) -> None:
    times, spare = ThinkingTimes(), 2 * GRACE_MS
    assert times.slot_ms(game, ["master"]) == MASTER_MS + spare
    assert times.slot_ms(game, ["master:ms=50"]) == 50 + BESIDES_MS + spare
    assert times.slot_ms(game, ["master", "master", "expert"]) == 2 * MASTER_MS + QUICK_MS + spare
    assert times.slot_ms(game, ["novice"]) == times.slot_ms(game, ["novice", "random"])
    assert times.slot_ms(game, ["novice"]) == QUICK_MS + spare
    assert times.slot_ms(game, ["random", "random"]) == 0


def test_an_answer_is_due_at_the_end_of_its_slot_unless_others_came_first() -> None:
    two = 2 * MASTER_MS + 2 * GRACE_MS
    assert Slot(1_000, MASTER_MS, two).due == 1_000 + two  # it had not to be thought about
    assert Slot(1_000, MASTER_MS, two, begun=1_000).due == 1_000 + two
    second = 1_000 + MASTER_MS
    assert Slot(1_000, MASTER_MS, two, begun=second).due == 1_000 + two
    assert Slot(1_000, MASTER_MS, two, begun=second + GRACE_MS).due == 1_000 + two
    later = second + 500
    assert Slot(1_000, MASTER_MS, two, begun=later).due == later + MASTER_MS + 2 * GRACE_MS
    assert Slot(1_000, 0, 0, begun=1_003).due == 1_000  # who never thinks answers at once


def reviewed(times: ThinkingTimes, took: float, over: int = REVIEWED, bot: str = "expert") -> int:
    """Review a kind of bot after some thoughts took so long; return for how long it thinks now."""
    for number in range(REVIEWED):
        times.took(GAME, bot, took if number < over else 0.0)
    return times.takes_ms(GAME, bot)


def test_on_a_slow_machine_all_bots_of_a_kind_get_more_time_alike() -> None:
    times = ThinkingTimes()
    slow = QUICK_MS + 1.0
    assert reviewed(times, slow, over=MOST_OVER) == QUICK_MS  # now and then does not count
    assert reviewed(times, slow, over=MOST_OVER + 1) == 2 * QUICK_MS
    assert times.takes_ms(GAME, "expert:boldness=0.5") == 2 * QUICK_MS
    assert times.takes_ms(GAME, "novice") == QUICK_MS
    assert times.takes_ms("master-thieves", "expert") == QUICK_MS
    assert reviewed(times, slow) == 2 * QUICK_MS  # it is enough
    assert reviewed(times, QUICK_MS) == QUICK_MS  # and no longer needed
    for _ in range(9):
        reviewed(times, NOT_WAITED_FOR)
    assert times.takes_ms(GAME, "expert") == MOST_STRETCHED * QUICK_MS


def test_a_search_takes_no_longer_on_a_slow_machine_but_what_is_besides_does() -> None:
    times = ThinkingTimes()
    assert reviewed(times, MASTER_MS, bot="master") == MASTER_MS
    assert reviewed(times, MASTER_MS + 20.0, bot="master") == MASTER_MS + BESIDES_MS


def test_between_two_reviews_no_thought_changes_anything() -> None:
    times = ThinkingTimes()
    for _ in range(REVIEWED - 1):
        times.took(GAME, "expert", NOT_WAITED_FOR)
        assert times.takes_ms(GAME, "expert") == QUICK_MS


def test_who_never_thinks_has_no_slot_however_slow_the_machine() -> None:
    times = ThinkingTimes()
    assert reviewed(times, NOT_WAITED_FOR, bot="random") == 0
