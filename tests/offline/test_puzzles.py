"""Puzzles on a device: told, judged and rated as by a server, kept, and nothing told too early."""

import json
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from larceny.puzzles.collection import shipped
from larceny.puzzles.daily import daily
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.solving import Solver
from larceny.puzzles.workshop import find_trainer
from larceny.server.http.puzzle_schemas import (
    ExerciseAnswer,
    ExerciseResult,
    PuzzleAnswer,
    PuzzleState,
)
from larceny.server.http.puzzles import PastPuzzles, SolverAnswer

from ..server.api import serve
from ..server.clocks import ManualClock
from .devices import Browser

DAY_MS = 86_400_000
PUZZLES = "/api/puzzles"


def puzzle_named(name: str) -> Puzzle:
    return next(one for one in shipped() if one.id == name)


def wrong(puzzle: Puzzle) -> list[str]:
    return sorted({*puzzle.answers} - {puzzle.right})


def solve(browser: Browser, told: Any, answer: str | None) -> Any:
    body = {"answer": answer, "day": told["state"]["day"]}
    return browser.ask("POST", f"{PUZZLES}/{told['id']}/answer", body)


def of_today(browser: Browser) -> tuple[Any, Puzzle]:
    told = browser.ask("GET", f"{PUZZLES}/daily")
    return told, puzzle_named(told["id"])


def test_the_puzzle_of_the_day_is_that_of_everybody_and_a_streak_goes_on() -> None:
    browser = Browser()
    for days in (1, 2):
        told, puzzle = of_today(browser)
        day = datetime.fromtimestamp(browser.now / 1000, UTC).date()
        assert puzzle == daily(day, shipped()).puzzle
        assert solve(browser, told, wrong(puzzle)[0])["given"][0]["because"] is not None
        after = solve(browser, told, puzzle.right)
        assert (after["solved"], after["streak"], after["before"]) == (True, days, None)
        assert f"#{told['number']}" in after["share"]
        browser.now += DAY_MS
    standing = browser.ask("GET", PUZZLES)
    assert (standing["streak"], standing["longest"], standing["today"]["outcome"]) == (2, 2, "new")
    browser.now += DAY_MS
    assert browser.ask("GET", PUZZLES)["streak"] == 0
    assert (
        browser.status_and_text(
            "POST", f"{PUZZLES}/{told['id']}/answer", {"answer": None, "day": told["state"]["day"]}
        )[0]
        == 400
    )  # its day is over


def test_one_comes_after_the_other_and_the_first_answer_counts() -> None:
    browser, had = Browser(), set[str]()
    for number in range(6):
        told = browser.ask("POST", PUZZLES, {})
        assert browser.ask("POST", PUZZLES, {})["id"] == told["id"]
        assert told["id"] not in had
        had.add(told["id"])
        puzzle = puzzle_named(told["id"])
        before = browser.ask("GET", PUZZLES)["rating"]
        given = puzzle.right if number % 2 else wrong(puzzle)[0]
        after = solve(browser, told, given)
        assert (after["before"], after["after"] > before) == (before, bool(number % 2))
        assert solve(browser, told, None)["after"] == after["after"]
    past = browser.ask("GET", f"{PUZZLES}/history?limit=4")["puzzles"]
    assert len(past) == 4
    assert browser.ask("GET", PUZZLES)["rated"] == 6


def test_the_trainer_goes_on_where_it_was_when_the_page_is_loaded_anew() -> None:
    browser = Browser()
    for _ in range(3):
        told = browser.ask("GET", f"{PUZZLES}/trainer")
        _, trainer = find_trainer(None)
        seed = f"{browser.device.solved.solver.person}/{told['number']}"
        right = trainer.exercise(seed, told["level"]).right
        body = {"number": told["number"], "answer": right}
        assert browser.ask("POST", f"{PUZZLES}/trainer", body)["solved"]
    again = browser.loaded_anew()
    assert again.ask("GET", f"{PUZZLES}/trainer")["level"] == 2
    assert again.ask("GET", PUZZLES) == browser.ask("GET", PUZZLES)
    status, text = again.status_and_text("POST", f"{PUZZLES}/trainer", body)
    assert (status, json.loads(text)["code"]) == (400, "exercise-over")


@pytest.mark.parametrize("text", ["", "{}", "null", '{"solver":{},"attempts":[{}]}', "[1]"])
def test_who_was_kept_in_another_way_begins_anew(text: str) -> None:
    browser = Browser()
    browser.device.load_solved(text)
    assert browser.ask("GET", PUZZLES)["rated"] == 0


@pytest.mark.parametrize(
    ("method", "path", "body", "refusal"),
    [
        ("GET", "/0000000000", None, (404, "no-such-puzzle")),
        ("POST", "/0000000000/answer", {"answer": None, "day": None}, (404, "no-such-puzzle")),
        ("POST", "", {"game": None, "theme": "none"}, (400, "unknown-theme")),
    ],
)
def test_what_is_not_there_is_refused_as_by_a_server(
    method: str, path: str, body: Any, refusal: tuple[int, str]
) -> None:
    status, text = Browser().status_and_text(method, PUZZLES + path, body)
    assert (status, json.loads(text)["code"]) == refusal


ONE_OF_EACH_THEME = list({puzzle.theme: puzzle for puzzle in shipped()}.values())


@pytest.mark.parametrize("puzzle", ONE_OF_EACH_THEME, ids=lambda puzzle: puzzle.theme)
def test_before_an_answer_nothing_follows_from_what_is_right(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    browser = Browser()
    before = browser.status_and_text("GET", f"{PUZZLES}/{puzzle.id}")
    other = replace(puzzle, right=wrong(puzzle)[0], because={})
    monkeypatch.setattr("larceny.puzzles.asking.find", lambda name: other)
    assert browser.status_and_text("GET", f"{PUZZLES}/{puzzle.id}") == before
    assert solve(browser, json.loads(before[1]), wrong(puzzle)[0])["solved"]


@pytest.mark.anyio
async def test_a_device_tells_what_a_server_tells(tmp_path: Path) -> None:
    browser, clock = Browser(), ManualClock()
    clock.set_by(browser.now / 1_000 - clock.now_ms() / 1_000)
    async with serve(tmp_path, clock=clock) as api:
        ann = await api.guest("Ann")
        browser.device.solved.solver = Solver(ann.id)

        async def both(method: str, path: str, **body: Any) -> Any:
            here = browser.ask(method, PUZZLES + path, body or None)
            assert await ann.did(method, PUZZLES + path, **body) == here
            return here

        SolverAnswer(**await both("GET", ""))
        for told in (PuzzleAnswer(**await both("GET", "/daily")), None, None):
            drawn = told or PuzzleAnswer(**await both("POST", "", game=None, theme=None))
            puzzle = puzzle_named(drawn.id)
            for answer in (wrong(puzzle)[0], puzzle.right):
                day = drawn.state.day
                path = f"/{puzzle.id}/answer"
                PuzzleState(**await both("POST", path, answer=answer, day=day))
                clock.advance(1)
                browser.now += 1_000
            PuzzleAnswer(**await both("GET", f"/{puzzle.id}"))
        exercise = ExerciseAnswer(**await both("GET", "/trainer"))
        ExerciseResult(
            **await both("POST", "/trainer", number=exercise.number, answer=exercise.answers[0])
        )
        PastPuzzles(**await both("GET", "/history"))
        SolverAnswer(**await both("GET", ""))
