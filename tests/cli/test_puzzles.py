"""Puzzles in a terminal: solved, failed, shared; refused in a sentence what cannot be."""

import json
import re
from datetime import date
from pathlib import Path

import pytest

import larceny as larceny_package
from larceny.cli.puzzles.checking import SENTENCES
from larceny.puzzles.collection import shipped, write_collection
from larceny.puzzles.daily import daily
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.workshop import find_trainer

from .conftest import CommandLine


def right(puzzle: Puzzle) -> str:
    return f"{puzzle.answers.index(puzzle.right) + 1}\n"


def wrong(puzzle: Puzzle, count: int = 1) -> str:
    numbers = [n for n, word in enumerate(puzzle.answers, 1) if word != puzzle.right]
    return "".join(f"{number}\n" for number in numbers[:count])


def one_of_each() -> list[Puzzle]:
    return list({puzzle.theme: puzzle for puzzle in shipped()}.values())


@pytest.mark.parametrize("puzzle", one_of_each(), ids=lambda puzzle: puzzle.theme)
def test_a_puzzle_is_shown_answered_and_explained(larceny: CommandLine, puzzle: Puzzle) -> None:
    told = larceny.works("puzzles", "play", puzzle.id, typed=wrong(puzzle) + right(puzzle))
    assert puzzle.id in told
    assert told.count("is wrong.") == 1
    first = next(word for word in puzzle.answers if word != puzzle.right)
    assert puzzle.because[first].rule in told
    assert "Right: " in told


@pytest.mark.parametrize("puzzle", shipped()[::20], ids=lambda puzzle: puzzle.id)
def test_every_wrong_answer_is_explained_in_words(larceny: CommandLine, puzzle: Puzzle) -> None:
    told = larceny.works("puzzles", "play", puzzle.id, typed=wrong(puzzle, 4))
    assert told.count("is wrong.") == min(3, len(puzzle.answers) - 1)
    assert "It is: " in told
    assert "None" not in told


def test_the_puzzle_of_the_day_counts_for_a_streak_and_can_be_shared(
    larceny: CommandLine, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = date(2026, 11, 18)
    monkeypatch.setattr("larceny.cli.puzzles.playing.today", lambda: day)
    puzzle = daily(day, shipped()).puzzle
    told = larceny.works("puzzles", "play", "--daily", typed=wrong(puzzle) + right(puzzle))
    last = told.splitlines()[-1]
    assert last.startswith("Larceny #")
    assert "✗✓" in last
    kept = json.loads((larceny.state / "larceny" / "puzzles.json").read_text(encoding="utf-8"))
    assert kept["streak"]["days"] == 1


def test_another_day_can_be_looked_up_and_changes_no_streak(larceny: CommandLine) -> None:
    told = larceny.tells("puzzles", "play", "--day", "2026-01-01", typed="1\n2\n3\n4\n")
    assert told[0]["answers"]
    assert told[-1]["share"].startswith("Larceny #1 · ")
    assert not (larceny.state / "larceny" / "puzzles.json").exists()


def test_endless_puzzles_move_a_rating(larceny: CommandLine) -> None:
    typed = "1\n2\n3\n4\n" * 3
    told = larceny.tells("puzzles", "play", "--theme", "what-falls", "--seed", "a", typed=typed)
    ratings = [line["rating"] for line in told if "deviation" in line]
    assert len(ratings) >= 2
    assert len({1500, *ratings}) == len(ratings) + 1
    ids = [line["puzzle"] for line in told if "puzzle" in line]
    assert len({*ids}) == len(ids)
    kept = json.loads((larceny.state / "larceny" / "puzzles.json").read_text(encoding="utf-8"))
    assert kept["had"] == ids[: len(ratings)]


def test_a_program_is_told_no_more_than_is_needed(larceny: CommandLine) -> None:
    for puzzle in one_of_each():
        shown = larceny.tells("puzzles", "play", puzzle.id)[0]
        assert set(shown) == {
            *("puzzle", "game", "theme", "rating", "asked", "answers", "view", "events", "told")
        }


def test_the_trainer_leads_from_level_to_level(larceny: CommandLine) -> None:
    _, trainer = find_trainer(None)
    typed = ""
    level, row = 1, 0
    for number in range(5):
        exercise = trainer.exercise(f"t/{number}", level)
        typed += f"{exercise.answers.index(exercise.right) + 1}\n"
        row += 1
        if row == 3:
            level, row = level + 1, 0
    told = larceny.tells("puzzles", "play", "--trainer", "--seed", "t", typed=typed)
    records = [line["training"] for line in told if "training" in line]
    assert [record["level"] for record in records] == [1, 1, 2, 2, 2]
    assert records[-1]["solved"] == 5
    text = larceny.works("puzzles", "play", "--trainer", "--level", "4", typed="1\n")
    assert "level 4 of 20" in text
    assert "of 6 solved" in text


def test_what_is_typed_may_be_anything(larceny: CommandLine) -> None:
    puzzle = shipped()[0]
    typed = f"?\n\n0\n99\nfoo\n½\n{puzzle.right}\n"
    told = larceny.works("puzzles", "play", puzzle.id, typed=typed)
    assert "FT-" in told or "MT-" in told
    assert told.count("Type the number of an answer") == 5
    assert "Right: " in told
    assert "Right" not in larceny.works("puzzles", "play", puzzle.id, typed="q\n")


def test_puzzles_are_made_and_checked(larceny: CommandLine, tmp_path: Path) -> None:
    for name in ("own.jsonl", "own.jsonl.gz"):
        path = str(tmp_path / name)
        made = larceny.tells(
            *("puzzles", "make", "--game", "forty-thieves", "--number", "3"),
            *("--seed", "cli", "--out", path),
        )
        assert made[0]["made"] == 3
        checked = larceny.works("puzzles", "check", "--file", path, "--difficulty")
        assert "3 puzzles checked, all proven" in checked
        assert "novice" in checked


def test_a_fault_is_told_in_a_sentence_and_by_the_exit_code(
    larceny: CommandLine, tmp_path: Path
) -> None:
    puzzles = [puzzle for puzzle in shipped() if puzzle.theme == "certain-theft"][:2]
    lines = write_collection([*puzzles, puzzles[0]], packed=False).decode()
    path = tmp_path / "own.jsonl"
    path.write_text(lines.replace('"needs":[', '"needs":["z9"],"x":['), encoding="utf-8")
    result = larceny("puzzles", "check", "--file", str(path))
    assert result.exit_code == 2
    assert f"{puzzles[0].id}: it is there more than once." in result.stdout
    assert "its proof does not prove it." in result.stdout
    assert "3 puzzles checked, 2 with a fault" in result.stdout


def test_a_sample_of_the_package_is_proven(larceny: CommandLine) -> None:
    told = larceny.tells("puzzles", "check", "--sample", "2")[-1]
    assert told["checked"] == 22
    assert told["faults"] == 0


REFUSED: dict[str, tuple[list[str], str]] = {
    "unknown game": (["play", "--game", "chess"], "There is no game “chess”."),
    "unknown game to make": (["make", "--game", "chess", "--out", "x"], "There is no game “chess”"),
    "unknown theme": (["play", "--theme", "who-did-it"], "There is no theme “who-did-it”."),
    "theme of the other game": (
        ["check", "--game", "forty-thieves", "--theme", "what-falls"],
        "There is no theme “what-falls”. Themes: certain-theft",
    ),
    "unknown puzzle": (["play", "zzz"], "There is no puzzle “zzz”"),
    "no day": (["play", "--day", "tomorrow"], "A day is written like 2026-11-18"),
    "a day that there is not": (["play", "--day", "2026-02-30"], "this is “2026-02-30”"),
    "too early a day": (["play", "--day", "2025-12-31"], "the first one was on 2026-01-01"),
    "two at once": (["play", "--daily", "--trainer"], "only one of PUZZLE, --daily"),
    "a theme of the day": (["play", "--daily", "--theme", "what-falls"], "--theme is for puzzles"),
    "a game of the day": (["play", "--daily", "--game", "chess"], "--game is not for them"),
    "level without trainer": (["play", "--level", "3"], "--level is for --trainer"),
    "no such level": (["play", "--trainer", "--level", "99"], "they go from 1 to 20"),
    "no trainer": (["play", "--trainer", "--game", "forty-thieves"], "has no trainer"),
    "missing file": (["check", "--file", "nowhere.jsonl"], "nowhere.jsonl"),
    "no puzzles asked for": (["make", "--number", "0", "--out", "x"], "make at least one"),
    "none to check": (["check", "--sample", "0"], "check at least one"),
    "nowhere to write": (["make", "--number", "1"], "Missing option '--out'"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_in_a_sentence(larceny: CommandLine, case: str) -> None:
    arguments, sentence = REFUSED[case]
    assert sentence in larceny.refuses("puzzles", *arguments)


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "The file holds no puzzles."),
        (b"\x1f\x8bnonsense", "neither text nor packed by gzip"),
        (b"{}\n", "The puzzle on line 1 has no proper field “format”."),
        (b"nonsense\n", "Line 1 of the puzzles is not JSON."),
    ],
)
def test_a_broken_file_is_refused_in_a_sentence(
    larceny: CommandLine, tmp_path: Path, data: bytes, sentence: str
) -> None:
    path = tmp_path / "broken.jsonl"
    path.write_bytes(data)
    assert sentence in larceny.refuses("puzzles", "check", "--file", str(path))


def test_a_broken_record_of_ones_own_is_left_alone(larceny: CommandLine) -> None:
    path = larceny.state / "larceny" / "puzzles.json"
    path.parent.mkdir(parents=True)
    path.write_text("{}", encoding="utf-8")
    assert "cannot be read; please move it away" in larceny.refuses("puzzles", "play")
    assert path.read_text(encoding="utf-8") == "{}"


def test_every_fault_has_a_sentence_and_none_is_left_over() -> None:
    found = {
        code
        for folder in ("puzzles", "cli/puzzles")
        for path in (Path(larceny_package.__file__).parent / folder).rglob("*.py")
        for code in re.findall(r'Fault\("([a-z-]+)"', path.read_text(encoding="utf-8"))
    }
    assert set(SENTENCES) == found
