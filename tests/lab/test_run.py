"""Runs: many processes that may die, journals, and going on after an interruption."""

import json
from collections import Counter, deque
from ctypes import c_longlong
from errno import ENOSPC
from itertools import islice
from math import inf
from pathlib import Path

import pytest

from larceny.lab import pool
from larceny.lab.journal import Journal
from larceny.lab.pool import LIVES
from larceny.lab.run import Run, journal_of
from larceny.lab.work import LabTrouble, Row, Work

from .works import Broken, Deadly, Squares

SQUARES = [{"number": n, "square": n * n} for n in range(20)]


def rows(path: Path) -> list[object]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


@pytest.mark.parametrize("jobs", [1, 2])
def test_rows_come_in_the_order_of_the_games(jobs: int) -> None:
    assert list(Run(Squares()).play_all(jobs).rows()) == SQUARES


@pytest.fixture
def graves(tmp_path: Path) -> Path:
    folder = tmp_path / "graves"
    folder.mkdir()
    return folder


def test_a_process_that_dies_is_replaced_and_its_games_are_played_again(graves: Path) -> None:
    run = Run(Deadly(deaths=LIVES - 1, graves=graves)).play_all(2)
    assert list(run.rows()) == SQUARES
    assert len(list(graves.iterdir())) == LIVES - 1


def test_a_game_that_kills_every_process_is_named_and_the_others_are_kept(
    graves: Path, tmp_path: Path
) -> None:
    out = tmp_path / "games.jsonl"
    run = Run(Deadly(deaths=LIVES, graves=graves, deadly=19), out)
    with pytest.raises(LabTrouble) as refusal:
        run.play_all(2)
    assert refusal.value.code == "kills-workers"
    assert refusal.value.details["number"] == 19
    assert refusal.value.details["game"] == "the square of 19"
    assert refusal.value.details["exit"] == -9
    run.journal.close()
    again = Run(Deadly(deaths=LIVES, graves=graves, deadly=19), out, resume=True)
    assert again.done >= 15  # all but what was under way
    again.play_all(2).finish()
    assert rows(out) == SQUARES


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_game_that_fails_is_named_with_its_reason(jobs: int) -> None:
    run = Run(Broken())
    with pytest.raises(LabTrouble) as refusal:
        run.play_all(jobs)
    assert refusal.value.code == "game-failed"
    assert refusal.value.details["number"] == 5
    assert refusal.value.details["why"] == "ArithmeticError: five is right out"
    assert run.done >= 2  # the two that come before it, wherever they were played


# Batches ----------------------------------------------------------------------------------------


def at_none_yet() -> c_longlong:
    return c_longlong(pool.NONE_YET)


def test_a_batch_is_answered_in_one_message(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "BATCH_S", inf)
    at = at_none_yet()
    played, failed, _ = pool.play_batch(Squares(), [2, 3, 4], at)
    assert played == [(2, {"square": 4}), (3, {"square": 9}), (4, {"square": 16})]
    assert failed is None
    assert at.value == 4


def test_what_takes_too_long_is_answered_and_the_rest_comes_back_unplayed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "BATCH_S", 0)
    played, failed, _ = pool.play_batch(Squares(), [2, 3, 4], at_none_yet())
    assert (played, failed) == ([(2, {"square": 4})], None)


def test_a_game_that_fails_takes_none_along_that_was_played_before_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(pool, "BATCH_S", inf)
    played, failed, trouble = pool.play_batch(Broken(), [3, 4, 5, 6], at_none_yet())
    assert [number for number, _ in played] == [3, 4]
    assert failed == 5
    assert "five is right out" in trouble


def test_a_game_that_has_ended_a_process_is_given_alone() -> None:
    waiting, deaths = deque(range(6)), Counter({3: 1})
    batches = [pool.next_batch(waiting, 4, deaths) for _ in range(3)]
    assert batches == [[0, 1, 2], [3], [4, 5]]


# The journal ------------------------------------------------------------------------------------


def interrupted(work: Work, out: Path, after: int) -> Path:
    """Play some games of a run, and leave."""
    run = Run(work, out)
    assert list(islice(run.play(), after)) == list(range(1, after + 1))
    run.journal.close()
    return journal_of(out)


def test_a_finished_game_is_in_the_journal_at_once(tmp_path: Path) -> None:
    out = tmp_path / "deep" / "down" / "games.jsonl"
    run = Run(Squares(), out)
    for done in run.play():
        assert len(rows(journal_of(out))) == done + 1
    assert not out.exists()
    run.finish()
    assert rows(out) == SQUARES
    assert not journal_of(out).exists()


def test_a_run_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    interrupted(Squares(), out, 8)
    run = Run(Squares(), out, resume=True)
    assert run.done == 8
    assert list(run.play(2)) == list(range(9, 21))
    run.finish()
    assert rows(out) == SQUARES


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    journal = interrupted(Squares(), out, 8)
    journal.write_bytes(journal.read_bytes()[:-5])
    run = Run(Squares(), out, resume=True)
    assert run.done == 7
    run.play_all().finish()
    assert rows(out) == SQUARES


def test_another_plan_cannot_be_resumed(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    interrupted(Squares(), out, 8)
    with pytest.raises(LabTrouble) as refusal:
        Run(Squares(seed="b", total=21), out, resume=True)
    assert refusal.value.code == "another-plan"
    assert refusal.value.details["differing"] == ["total", "seed"]


def test_an_unfinished_run_is_not_overwritten(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    before = interrupted(Squares(), out, 8).read_bytes()
    with pytest.raises(LabTrouble) as refusal:
        Run(Squares(), out)
    assert refusal.value.code == "unfinished"
    assert journal_of(out).read_bytes() == before


@pytest.mark.parametrize("text", ["", "no json\n", '{"square": 4}\n', "[]\n"])
def test_what_is_no_journal_is_refused(tmp_path: Path, text: str) -> None:
    out = tmp_path / "games.jsonl"
    journal_of(out).write_text(text)
    with pytest.raises(LabTrouble) as refusal:
        Run(Squares(), out, resume=True)
    assert refusal.value.code == "not-a-journal"
    assert journal_of(out).read_text() == text


def test_a_run_without_a_game_leaves_no_journal(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert Run(Squares(), out).leave() == 0
    assert not journal_of(out).exists()
    run = Run(Squares(), out)
    next(iter(run.play()))
    assert run.leave() == 1
    assert journal_of(out).exists()


def test_a_game_that_was_written_counts_though_an_interrupt_came_at_once(tmp_path: Path) -> None:
    run = Run(Squares(), tmp_path / "games.jsonl")
    run.journal._append({"number": 0, **Squares().play(0)})  # and no further
    assert run.done == 0
    assert run.leave() == 1


def test_a_journal_that_cannot_be_begun_is_not_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(journal: Journal, found: Row) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr(Journal, "_append", full)
    with pytest.raises(OSError, match="No space"):
        Run(Squares(), tmp_path / "games.jsonl")
    assert list(tmp_path.iterdir()) == []


def test_nothing_can_be_resumed_where_nothing_was_begun(tmp_path: Path) -> None:
    with pytest.raises(LabTrouble) as refusal:
        Run(Squares(), tmp_path / "games.jsonl", resume=True)
    assert refusal.value.code == "nothing-to-resume"
