"""Replays, records and courses of games that are over: made once, limited, and known by a tag."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import pytest

from larceny.server.http.finished_answers import FinishedAnswers
from larceny.server.service.history.archive import Archive
from larceny.server.service.people.rate_limits import Rate

from .api import NO_LIMITS, Api, Guest, play, serve, started
from .clocks import ManualClock

pytestmark = pytest.mark.anyio

PATHS = ("replay?eyes=all", "replay?eyes=0", "record", "record?form=text", "course")


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path) as running:
        yield running


async def finished(api: Api, **plan: object) -> tuple[str, list[Guest]]:
    players = [await api.guest(one) for one in ("Ann", "Bo")]
    table = await started(api, players, changes={"round_cap": 1}, **plan)
    await play(api, table)
    return table, players


async def test_an_answer_about_a_finished_game_is_made_once(api: Api) -> None:
    table, _ = await finished(api)
    stranger = await api.anybody()
    with patch.object(Archive, "replay", autospec=True, side_effect=Archive.replay) as made:
        for path in PATHS:
            before = made.call_count
            answers = [await stranger.get(f"/api/tables/{table}/{path}") for _ in range(3)]
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.content for answer in answers}) == 1
            assert made.call_count == before + 1


async def test_one_who_has_it_is_sent_nothing(api: Api) -> None:
    table, _ = await finished(api)
    stranger = await api.anybody()
    for path in PATHS:
        first = await stranger.get(f"/api/tables/{table}/{path}")
        assert first.headers["cache-control"] == "private, no-cache"
        known = {"If-None-Match": first.headers["etag"]}
        again = await stranger.get(f"/api/tables/{table}/{path}", headers=known)
        assert (again.status_code, again.content) == (304, b"")
        other = {"If-None-Match": '"another"'}
        assert (await stranger.get(f"/api/tables/{table}/{path}", headers=other)).content


async def test_what_is_kept_is_told_to_nobody_who_may_not_see_it(api: Api) -> None:
    table, [ann, _] = await finished(api, watching="closed")
    stranger = await api.guest()
    for path in PATHS:
        tag = (await ann.client.get(f"/api/tables/{table}/{path}")).headers["etag"]
        known = {"If-None-Match": tag}
        answer = await stranger.client.get(f"/api/tables/{table}/{path}", headers=known)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-such-table")


async def test_a_table_that_changes_is_told_anew(api: Api) -> None:
    table, [ann, _] = await finished(api)
    path = f"/api/tables/{table}/replay"
    before = (await ann.client.get(path)).json()
    await ann.did("POST", f"/api/tables/{table}/rematch")
    after = (await ann.client.get(path)).json()
    assert (before["table"]["rematch"], after["steps"]) == (None, before["steps"])
    assert after["table"]["rematch"] is not None


async def test_finished_games_are_rate_limited_by_address(tmp_path: Path) -> None:
    limits, clock = replace(NO_LIMITS, replays=Rate(1, 60)), ManualClock()
    async with serve(tmp_path, limits, clock) as api:
        table, _ = await finished(api)
        stranger = await api.anybody()
        for path in ("replay", "record", "course"):
            asked = [await stranger.get(f"/api/tables/{table}/{path}") for _ in range(2)]
            assert [answer.status_code for answer in asked] == [200, 429]
            clock.advance(60)


async def test_asking_how_far_an_analysis_is_has_a_limit_too(tmp_path: Path) -> None:
    limits = replace(NO_LIMITS, replays=Rate(2, 60))
    async with serve(tmp_path, limits, ManualClock()) as api:
        ann = await api.guest()
        asked = [
            await ann.refused("GET", "/api/tables/AAAAAAAAAAAAAAAAAAAAAA/analysis", seat=0)
            for _ in range(3)
        ]
        assert [status for status, _ in asked] == [404, 404, 429]


# What is kept -------------------------------------------------------------------------------------


async def test_what_was_asked_for_longest_ago_is_forgotten_first() -> None:
    answers = FinishedAnswers(most_bytes=100)
    made: list[str] = []

    async def ask(name: str, size: int = 40) -> None:
        def make() -> bytes:
            made.append(name)
            return b"x" * size

        await answers.find((name,), make)

    for name in ("a", "b", "a", "c", "a", "b"):
        await ask(name)
    assert made == ["a", "b", "c", "b"]
    await ask("too long", 101)
    assert len(answers) == 0


async def test_many_who_ask_at_once_wait_for_the_same_answer() -> None:
    answers, made = FinishedAnswers(), 0

    def make() -> bytes:
        nonlocal made
        made += 1
        return b"it"

    kept = await asyncio.gather(*(answers.find(("one",), make) for _ in range(20)))
    assert (made, {one.body for one in kept}) == (1, {b"it"})


async def test_what_could_not_be_made_is_tried_again() -> None:
    answers = FinishedAnswers()

    def fail() -> bytes:
        raise OSError("away")

    with pytest.raises(OSError, match="away"):
        await answers.find(("one",), fail)
    assert (await answers.find(("one",), lambda: b"it")).body == b"it"
