"""The puzzle of the day, streaks, and one puzzle after the other."""

import itertools
from datetime import date, timedelta

import pytest

from larceny.kernel.chance import Chance
from larceny.puzzles.collection import find_puzzle, shipped
from larceny.puzzles.daily import FIRST_DAY, Shared, daily, in_turn, read_day
from larceny.puzzles.endless import chosen, next_puzzle
from larceny.puzzles.puzzle import InvalidPuzzle
from larceny.puzzles.streaks import Streak, after_day, running

DAYS = [FIRST_DAY + timedelta(days=number) for number in range(2 * len(shipped()))]


def test_a_day_has_one_puzzle_in_whatever_order_the_file_is() -> None:
    backwards = tuple(reversed(shipped()))
    for day in DAYS[:40]:
        assert daily(day, shipped()) == daily(day, backwards)


def test_the_puzzle_of_a_day_is_the_same_on_every_machine() -> None:
    """What was the puzzle of a day stays it, as long as the set is the same."""
    assert [daily(day, shipped()).number for day in DAYS[:3]] == [1, 2, 3]
    order = [puzzle.id for puzzle in in_turn(shipped())]
    assert [daily(day, shipped()).puzzle.id for day in DAYS[: len(order)]] == order


def test_no_puzzle_comes_again_before_all_have_come() -> None:
    ids = [daily(day, shipped()).puzzle.id for day in DAYS]
    assert len({*ids[: len(shipped())]}) == len(shipped())
    assert ids[: len(shipped())] == ids[len(shipped()) :]


def test_games_take_turns() -> None:
    games = [daily(day, shipped()).puzzle.game for day in DAYS]
    assert all(one != other for one, other in itertools.pairwise(games))


def test_games_of_unequal_numbers_are_spread_evenly() -> None:
    few = [p for p in shipped() if p.game == "master-thieves"][:10]
    many = [p for p in shipped() if p.game == "forty-thieves"][:30]
    games = [puzzle.game for puzzle in in_turn([*few, *many])]
    at = [number for number, game in enumerate(games) if game == "master-thieves"]
    assert {later - sooner for sooner, later in itertools.pairwise(at)} <= {3, 4, 5}


def test_there_was_no_puzzle_before_the_first() -> None:
    with pytest.raises(InvalidPuzzle, match="before-the-first-day"):
        daily(date(2025, 12, 31), shipped())
    with pytest.raises(InvalidPuzzle, match="not-a-day"):
        read_day("tomorrow")
    assert read_day("2026-11-18") == date(2026, 11, 18)


def test_a_line_to_share_says_how_it_went_and_not_what_it_was() -> None:
    day = daily(FIRST_DAY, shipped())
    line = Shared.of(day, "40 Thieves", 2, True, 7).line()
    assert line.startswith("Larceny #1 · 40 Thieves ★")
    assert line.endswith("✗✗✓ · 7🔥")
    failed = Shared.of(day, "40 Thieves", 3, False, 0).line()
    assert failed.endswith("· ✗✗✗")
    for told in (day.puzzle.right, day.puzzle.theme, day.puzzle.id):
        assert told not in line


def test_streaks_grow_day_by_day_and_break() -> None:
    first = date(2026, 3, 1)
    streak = Streak()
    for number in range(3):
        streak = after_day(streak, first + timedelta(days=number), True)
    assert streak == Streak(3, 3, date(2026, 3, 3))
    assert after_day(streak, date(2026, 3, 3), False) == streak  # a day counts once
    assert after_day(streak, date(2026, 3, 2), True) == streak  # and not afterwards
    assert after_day(streak, date(2026, 3, 4), False) == Streak(0, 3, date(2026, 3, 4))
    assert after_day(streak, date(2026, 3, 5), True) == Streak(1, 3, date(2026, 3, 5))
    assert [running(streak, date(2026, 3, day)) for day in (3, 4, 5)] == [3, 3, 0]
    assert running(Streak(), first) == 0


def test_endless_puzzles_are_near_the_solver_and_none_comes_twice() -> None:
    had: list[str] = []
    for number in range(60):
        puzzle = next_puzzle(shipped(), 1200, had, Chance.of(str(number)))
        assert abs(puzzle.difficulty.rating - 1200) < 200
        had.append(puzzle.id)
    assert len({*had}) == len(had)
    some = shipped()[:5]
    everything = [puzzle.id for puzzle in some]
    assert next_puzzle(some, 1500, everything, Chance.of("again")) in some


def test_puzzles_are_chosen_by_game_and_theme() -> None:
    assert {p.theme for p in chosen(shipped(), theme="what-falls")} == {"what-falls"}
    with pytest.raises(InvalidPuzzle, match="none-of-these"):
        chosen(shipped(), game="forty-thieves", theme="what-falls")
    assert find_puzzle(shipped()[0].id[:8], shipped()) == shipped()[0]
    with pytest.raises(InvalidPuzzle, match="unknown-puzzle"):
        find_puzzle("", shipped())
