"""Puzzles over the API: of the day, one after the other, the trainer; and what is told when."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from larceny.puzzles.asking import ask, find
from larceny.puzzles.collection import shipped
from larceny.puzzles.daily import daily
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.rating import Rating, after_puzzle
from larceny.puzzles.solving import Attempt, Solver
from larceny.puzzles.workshop import find_trainer
from larceny.server.http.puzzle_schemas import puzzle_answer
from larceny.server.service.people.rate_limits import Rate, Rates

from ..effort import amount
from .api import Api, Guest, serve
from .clocks import ManualClock

pytestmark = pytest.mark.anyio

DAY = date(2026, 11, 18)
HOUR = 3_600
EVERY = amount(quick=40, usual=8, soak=1)


@asynccontextmanager
async def at_noon(folder: Path, day: date = DAY) -> AsyncIterator[tuple[Api, ManualClock]]:
    """Run a server on which it is noon, in UTC."""
    clock = ManualClock()
    noon = datetime(day.year, day.month, day.day, 12, tzinfo=UTC)
    clock.set_by(noon.timestamp() - clock.now_ms() / 1000)
    async with serve(folder, clock=clock) as api:
        yield api, clock


def wrong(puzzle: Puzzle) -> list[str]:
    return sorted({*puzzle.answers} - {puzzle.right})


async def of_today(guest: Guest) -> tuple[Any, Puzzle]:
    told = await guest.did("GET", "/api/puzzles/daily")
    return told, find(told["id"])


async def answer(guest: Guest, name: str, given: str | None, day: str | None = None) -> Any:
    return await guest.did("POST", f"/api/puzzles/{name}/answer", answer=given, day=day)


async def standing(guest: Guest) -> Any:
    return await guest.did("GET", "/api/puzzles")


# Of the day ---------------------------------------------------------------------------------------


async def test_everybody_has_the_same_puzzle_on_a_day_and_another_on_the_next(
    tmp_path: Path,
) -> None:
    async with at_noon(tmp_path) as (api, clock):
        told, puzzle = await of_today(await api.guest())
        assert (await of_today(await api.guest()))[0] == told
        assert puzzle == daily(DAY, shipped()).puzzle
        assert told["number"] == 322
        clock.set_by(12 * HOUR)
        assert (await of_today(await api.guest()))[1] != puzzle


async def test_a_day_solved_goes_into_the_streak_and_is_shared_without_the_answer(
    tmp_path: Path,
) -> None:
    async with at_noon(tmp_path) as (api, clock):
        guest = await api.guest()
        for number, missed in ((322, 1), (323, 0)):
            told, puzzle = await of_today(guest)
            day = told["state"]["day"]
            for one in wrong(puzzle)[:missed]:
                state = await answer(guest, puzzle.id, one, day)
                because = puzzle.because[one]
                assert state["given"][-1] == {
                    "answer": one,
                    "right": False,
                    "because": {
                        "kind": because.kind,
                        "rule": because.rule,
                        "facts": json.loads(json.dumps(because.facts)),
                    },
                }
                assert state["solution"] is state["share"] is None
            state = await answer(guest, puzzle.id, puzzle.right, day)
            assert (state["solved"], state["over"], state["tries_left"]) == (True, True, 0)
            assert state["solution"]["right"] == puzzle.right
            assert set(state["solution"]["because"]) == set(wrong(puzzle))
            assert state["share"].startswith(f"Larceny #{number} · ")
            assert "✗" * missed + "✓" in state["share"]
            assert state["streak"] == number - 321
            clock.set_by(24 * HOUR)
        assert state["share"].endswith("2🔥")
        assert (await standing(guest))["streak"] == 2
        clock.set_by(24 * HOUR)
        left_out = await standing(guest)
        assert (left_out["streak"], left_out["longest"]) == (0, 2)


async def test_three_wrong_answers_fail_a_day_and_no_more_are_judged(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest = await api.guest()
        told, puzzle = await of_today(guest)
        day = told["state"]["day"]
        for left, one in zip((2, 1, 0), wrong(puzzle), strict=False):
            state = await answer(guest, puzzle.id, one, day)
            assert state["tries_left"] == left
            assert await answer(guest, puzzle.id, one, day) == state  # twice is once
        assert (state["solved"], state["over"]) == (False, True)
        assert (await answer(guest, puzzle.id, puzzle.right, day))["solved"] is False
        assert (await standing(guest))["today"]["outcome"] == "failed"
        assert (await standing(guest))["streak"] == 0


async def test_a_day_may_be_answered_an_hour_after_midnight_and_not_longer(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, clock):
        guest, late = await api.guest(), await api.guest()
        told, puzzle = await of_today(guest)
        day = told["state"]["day"]
        clock.set_by(12 * HOUR + HOUR // 2)
        assert (await answer(guest, puzzle.id, puzzle.right, day))["streak"] == 1
        clock.set_by(HOUR)
        path = f"/api/puzzles/{puzzle.id}/answer"
        given = {"answer": puzzle.right, "day": day}
        assert await late.refused("POST", path, **given) == (400, "day-over")
        tomorrow = {"answer": puzzle.right, "day": "2026-11-20"}
        assert await late.refused("POST", path, **tomorrow) == (400, "day-over")
        another = {"answer": puzzle.right, "day": "2026-11-19"}
        assert await late.refused("POST", path, **another) == (404, "no-such-puzzle")


# One after the other ------------------------------------------------------------------------------


async def test_the_first_answer_moves_the_rating_as_glicko_says(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, clock):
        guest = await api.guest()
        rating = Rating()
        for is_right in (True, False, False, True):
            clock.set_by(60)
            told = await guest.did("POST", "/api/puzzles")
            puzzle = find(told["id"])
            assert told["state"]["counts"]
            assert await guest.did("POST", "/api/puzzles") == told  # it waits
            state = await answer(guest, puzzle.id, puzzle.right if is_right else wrong(puzzle)[0])
            new = after_puzzle(rating, puzzle.difficulty.rating, is_right)
            assert state["before"] == pytest.approx(rating.rating)
            assert state["after"] == pytest.approx(new.rating)
            assert (state["after"] > state["before"]) == is_right
            if not is_right:  # later answers do not count
                state = await answer(guest, puzzle.id, puzzle.right)
                assert state["after"] == pytest.approx(new.rating)
                assert state["solved"]
            rating = new
        found = await standing(guest)
        assert found["rating"] == pytest.approx(rating.rating)
        assert found["deviation"] == pytest.approx(rating.deviation)
        assert found["rated"] == 4
        past = (await guest.did("GET", "/api/puzzles/history"))["puzzles"]
        assert [one["missed"] for one in past] == [0, 1, 1, 0]
        assert past[0]["after"] == pytest.approx(rating.rating)


async def test_a_theme_is_kept_to_until_all_of_it_was_had_and_then_it_counts_no_more(
    tmp_path: Path,
) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest = await api.guest()
        wanted = {"theme": "which-is-safe"}
        its = {one.id for one in shipped() if one.theme == "which-is-safe"}
        had = set()
        for _ in its - {daily(DAY, shipped()).puzzle.id}:
            told = await guest.did("POST", "/api/puzzles", **wanted)
            assert told["state"]["counts"]
            had.add(told["id"])
            await answer(guest, told["id"], None)
        assert had == its
        before = await standing(guest)
        assert {"game": "forty-thieves", "theme": "which-is-safe", "puzzles": 20, "had": 20} in (
            before["themes"]
        )
        again = await guest.did("POST", "/api/puzzles", **wanted)
        assert not again["state"]["counts"]
        await answer(guest, again["id"], find(again["id"]).right)
        assert (await standing(guest))["rating"] == before["rating"]


async def test_the_puzzle_of_today_is_not_given_away_among_the_others(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, _):
        today = daily(DAY, shipped()).puzzle
        guest = await api.guest()
        for _ in range(sum(one.theme == today.theme for one in shipped())):
            told = await guest.did("POST", "/api/puzzles", theme=today.theme)
            assert told["id"] != today.id
            await answer(guest, told["id"], None)


async def test_who_gives_up_has_failed_and_is_shown_the_answer(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest = await api.guest()
        told = await guest.did("POST", "/api/puzzles", game="forty-thieves")
        assert told["game"] == "forty-thieves"
        state = await answer(guest, told["id"], None)
        assert (state["solved"], state["over"]) == (False, True)
        assert state["after"] < state["before"]
        assert state["solution"]["right"] == find(told["id"]).right


async def test_who_names_a_puzzle_solves_it_for_its_own_sake(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest = await api.guest()
        puzzle = shipped()[100]
        told = await guest.did("GET", f"/api/puzzles/{puzzle.id}")
        assert not told["state"]["counts"]
        state = await answer(guest, puzzle.id, puzzle.right)
        assert (state["solved"], state["after"], state["share"]) == (True, None, None)
        assert (await standing(guest))["rated"] == 0


async def test_what_there_is_not_is_refused(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest, nobody = await api.guest(), await api.anybody()
        path = f"/api/puzzles/{shipped()[0].id}/answer"
        assert await guest.refused("POST", path, answer="nonsense") == (400, "no-such-answer")
        unknown = "/api/puzzles/0000000000"
        assert await guest.refused("GET", unknown) == (404, "no-such-puzzle")
        wrong_theme = {"theme": "chess"}
        assert await guest.refused("POST", "/api/puzzles", **wrong_theme) == (
            400,
            "unknown-theme",
        )
        for ask in ("", "/daily", "/trainer", "/history"):
            assert (await nobody.get(f"/api/puzzles{ask}")).status_code == 401


async def test_puzzles_by_the_thousand_are_refused_with_a_word(tmp_path: Path) -> None:
    limits = Rates(puzzles=Rate(3, 60))
    async with serve(tmp_path, limits=limits, clock=ManualClock()) as api:
        guest = await api.guest()
        for _ in range(3):
            await guest.did("GET", "/api/puzzles/daily")
        for method, path in (("GET", "/daily"), ("POST", ""), ("GET", "/trainer")):
            assert await guest.refused(method, f"/api/puzzles{path}") == (429, "too-many")


# What is told before the answer -------------------------------------------------------------------


@pytest.mark.parametrize("puzzle", shipped()[::EVERY], ids=lambda one: one.id)
def test_not_a_byte_depends_on_the_right_answer(
    puzzle: Puzzle, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever answer is right, and why the others are wrong: what is sent is the same."""

    def told(one: Puzzle) -> str:
        attempt = Attempt("ann", one.id, None, 0, counts=True)
        return puzzle_answer(ask(Solver("ann"), one, None, attempt, 0)).model_dump_json()

    usual = told(puzzle)
    for other in puzzle.answers:
        swapped = replace(puzzle, right=other, because={}, proof={})
        assert told(swapped) == usual
    shuffled = replace(puzzle, answers=tuple(reversed(puzzle.answers)))
    assert told(shuffled) == usual


async def test_nothing_of_a_deal_is_told(tmp_path: Path) -> None:
    """The scene of a puzzle has the secret from which everything follows."""
    async with at_noon(tmp_path) as (api, _):
        guest = await api.guest()
        for puzzle in [one for one in shipped() if "secret" in one.scene][::EVERY]:
            response = await guest.ask("GET", f"/api/puzzles/{puzzle.id}")
            assert puzzle.scene["secret"] not in response.text
            veiled = json.dumps(response.json()["steps"])
            assert '"proof"' not in response.text
            for seat in range(puzzle.scene["players"]):
                own = seat == puzzle.seat
                assert (f'"event": "Chose", "seat": {seat}, "character": "' in veiled) <= own


# The trainer --------------------------------------------------------------------------------------


async def test_the_trainer_leads_up_and_keeps_the_record(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest = await api.guest()
        _, trainer = find_trainer(None)
        for number in range(4):
            told = await guest.did("GET", "/api/puzzles/trainer")
            assert told["number"] == number
            assert await guest.did("GET", "/api/puzzles/trainer") == told
            assert "right" not in told
            assert "path" not in told
            exercise = trainer.exercise(f"{guest.id}/{number}", told["level"])
            given = {"number": number, "answer": exercise.right}
            result = await guest.did("POST", "/api/puzzles/trainer", **given)
            assert result["solved"]
            assert result["path"] == list(exercise.path)
            again = await guest.refused("POST", "/api/puzzles/trainer", **given)
            assert again == (400, "exercise-over")
        assert result["record"] == {"level": 2, "row": 1, "highest": 2, "solved": 4, "tried": 4}
        assert (await standing(guest))["training"] == result["record"]


async def test_an_exercise_is_shown_move_by_move(tmp_path: Path) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest = await api.guest()
        told = await guest.did("GET", "/api/puzzles/trainer")
        happened = [[one["event"] for one in step["events"]] for step in told["steps"]]
        assert happened == [[], ["Opened", "Seen"], ["Left"], ["BoxMoved"], ["BoxMoved"]]
        assert told["steps"][1]["view"]["open_drawer"]["gems"] == told["asked"]["gems"]
        assert all(step["view"]["grains"] is None for step in told["steps"])


# One's data ---------------------------------------------------------------------------------------


async def test_a_guest_who_makes_an_account_keeps_everything_and_may_take_it_along(
    tmp_path: Path,
) -> None:
    async with at_noon(tmp_path) as (api, _):
        guest = await api.browser()
        told, puzzle = await of_today(guest)
        await answer(guest, puzzle.id, puzzle.right, told["state"]["day"])
        drawn = await guest.did("POST", "/api/puzzles")
        await answer(guest, drawn["id"], None)
        before = await standing(guest)
        await guest.did("POST", "/api/me/account", account="ann", password="correct horse battery")
        assert await standing(guest) == before
        export = (await guest.did("GET", "/api/me/export"))["puzzles"]
        assert export["rating"] == before["rating"]
        assert export["streak"] == 1
        assert {one["puzzle"]: one["given"] for one in export["answers"]} == {
            puzzle.id: [puzzle.right],
            drawn["id"]: [],
        }
        await guest.did("POST", "/api/me/delete", password="correct horse battery")
        assert api.service.store.puzzles.solver(guest.id) == Solver(guest.id)
        assert api.service.store.puzzles.history(guest.id, 10) == []
