"""The trainer: the same exercise for everybody, right by a box that is really turned."""

import pytest

from larceny.puzzles.puzzle import InvalidPuzzle
from larceny.puzzles.training import TrainingRecord, after_exercise
from larceny.puzzles.workshop import find_trainer

from .box_follower import Box, read_gems, write_gems

NAME, TRAINER = find_trainer(None)
LEVELS = range(1, TRAINER.levels + 1)


@pytest.mark.parametrize("level", LEVELS)
def test_the_box_ends_where_the_exercise_says(level: int) -> None:
    for number in range(15):
        exercise = TRAINER.exercise(f"test/{number}", level)
        box = Box()
        for spot, gems in exercise.start["box"].items():
            assert spot.endswith(" above")
            box.at(spot.split()[0]).upper.gems += read_gems(gems)
        for step in exercise.steps:
            box.move(step)
        lies = [
            spot
            for spot, side in box.spots().items()
            if write_gems(side.gems) == exercise.asked["gems"]
        ]
        assert lies == [exercise.right] == [exercise.path[-1]]
        assert exercise.right in exercise.answers
        assert len({*exercise.answers}) == len(exercise.answers) == 6
        assert len(exercise.path) == len(exercise.steps) + 1


def test_levels_grow_harder() -> None:
    moves = [len(TRAINER.exercise("a", level).steps) for level in LEVELS]
    assert moves == sorted(moves)
    assert moves[0] == 2
    assert moves[-1] == TRAINER.levels - 1
    assert len(TRAINER.exercise("a", 20).start["box"]) == 2
    assert "flip" not in TRAINER.exercise("a", 1).steps
    assert "flip" in TRAINER.exercise("a", 5).steps


def test_the_same_seed_makes_the_same_exercise() -> None:
    assert TRAINER.exercise("a", 7) == TRAINER.exercise("a", 7)
    assert TRAINER.exercise("a", 7) != TRAINER.exercise("b", 7)


@pytest.mark.parametrize("level", [0, -1, 21])
def test_there_is_no_such_level(level: int) -> None:
    with pytest.raises(InvalidPuzzle, match="level"):
        TRAINER.exercise("a", level)


def test_three_in_a_row_lead_up_and_two_misses_down() -> None:
    record = TrainingRecord()
    for _ in range(3):
        record = after_exercise(record, True, 20)
    assert record == TrainingRecord(2, 0, 1, 3, 3)
    record = after_exercise(record, False, 20)
    assert record.level == 2
    record = after_exercise(after_exercise(record, True, 20), False, 20)
    assert record.level == 2  # one that is solved in between begins anew
    record = after_exercise(record, False, 20)
    assert (record.level, record.row, record.tried) == (1, 0, 7)
    assert after_exercise(after_exercise(record, False, 20), False, 20).level == 1
    top = TrainingRecord(20, 2)
    assert after_exercise(top, True, 20) == TrainingRecord(20, 0, 20, 1, 1)
