"""Help for people: hints while they play, and what a master makes of a game that is over."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from larceny.bots import names_for
from larceny.bots.advice import Advice
from larceny.bots.opinions import LEVEL
from larceny.games.forty_thieves.adviser import advise
from larceny.games.registry import GAMES, find_game
from larceny.kernel.events import Seat
from larceny.kernel.play import Match
from larceny.server.adapters.analyst_process import AnalystProcess
from larceny.server.domain.refusals import Refused
from larceny.server.domain.tables import Table
from larceny.server.service.history import hints
from larceny.server.service.people.rate_limits import Rate

from .api import NO_LIMITS, Api, Guest, play, serve, started
from .clocks import ManualClock
from .waiting import eventually

pytestmark = pytest.mark.anyio


async def seated(api: Api, **plan: Any) -> tuple[list[Guest], str]:
    players = [await api.guest(one) for one in ("Ann", "Bo")]
    return players, await started(api, players, **plan)


async def asked(api: Api, table: str) -> tuple[int, list[int]]:
    """Say who is asked, and who is not."""
    session = await api.service.sessions.find(table)
    deciders = session.position.deciders()
    return deciders[0], [seat for seat in range(2) if seat not in deciders]


# Hints ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_whoever_is_asked_gets_a_hint_that_can_be_followed(api: Api, game: str) -> None:
    players, table = await seated(api, game=game, hints=True)
    for steps in (0, 5, 40):
        await play(api, table, steps)
        seat, _ = await asked(api, table)
        session = await api.service.sessions.find(table)
        hint = await players[seat].did("GET", f"/api/tables/{table}/hint")
        assert hint["action"] in session.position.answers(Seat(seat))
        action = session.position.game.action_of_word(hint["action"])
        assert hint["choice"] == json.loads(json.dumps(action.to_json()))
        assert hint["seq"] == session.position.asked_at(Seat(seat))
        assert bool(hint["likely"]) == (LEVEL in names_for(game))
        for one in hint["likely"]:
            assert one["choice"]["word"] in session.position.answers(Seat(seat))
            assert 0 <= one["chance"] <= 1
        again = await players[seat].did("GET", f"/api/tables/{table}/hint")
        assert again == hint


@pytest.mark.parametrize("game", GAMES)
async def test_a_hint_knows_what_its_seat_has_witnessed_and_no_more(
    api: Api, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[Any] = []

    def listen(question: Any) -> Advice:
        heard.append(question)
        return advised(question)

    advised = hints._advise
    monkeypatch.setattr(hints, "_advise", listen)
    players, table = await seated(api, game=game, hints=True)
    await play(api, table, 60)
    seat, _ = await asked(api, table)
    await players[seat].did("GET", f"/api/tables/{table}/hint")
    (question,) = heard
    session = await api.service.sessions.find(table)
    entries = api.service.store.journal.entries(table)
    match = again(api.table(table), [(one.seat, one.word) for one in entries[1:]])
    rules = find_game(game)
    assert question.events == [rules.witnessed(event, Seat(seat)) for event in match.events]
    assert question.view == rules.view(session.position.state, Seat(seat))
    assert any(  # there was something to hide
        rules.witnessed(event, Seat(seat)) != rules.witnessed(event, Seat(1 - seat))
        for event in match.events
    )
    assert not hasattr(question, "state")


def again(table: Table, moves: list[tuple[int, str]]) -> Match[Any, Any, Any, Any]:
    game = find_game(table.plan.game)
    rules = game.ruleset_from_fields(table.plan.ruleset)
    added = [chair.contribution for chair in table.chairs]
    match: Match[Any, Any, Any, Any] = Match(game, rules, 2, table.secret, added)
    for seat, word in moves:
        match.act(Seat(seat), word)
    return match


async def test_hints_are_refused_with_a_reason(api: Api) -> None:
    players, table = await seated(api, game="forty-thieves", hints=True)
    path = f"/api/tables/{table}/hint"
    seat, (other, *_) = await asked(api, table)
    assert await players[other].refused("GET", path) == (400, "not-your-turn")
    stranger = await api.guest("Cy")
    assert await stranger.refused("GET", path) == (403, "not-your-seat")
    none = await api.anybody()
    assert (await none.get(path)).status_code == 401
    _, without = await seated(api, game="forty-thieves")
    ann = players[0]
    waiting = await ann.new_table(game="forty-thieves", hints=True)
    assert await ann.refused("GET", f"/api/tables/{waiting}/hint") == (400, "not-playing")
    session = await api.service.sessions.find(without)
    person = session.table.chairs[session.position.deciders()[0]].person
    assert person is not None
    with pytest.raises(Refused, match="hints-off"):
        await api.service.hints.hint(without, person)
    await play(api, table)
    assert await players[seat].refused("GET", path) == (400, "not-playing")


async def test_no_hints_where_it_counts(api: Api) -> None:
    ann = await api.guest("Ann")
    plan = {"game": "forty-thieves", "seats": 2, "rated": True, "hints": True}
    assert await ann.refused("POST", "/api/tables", **plan) == (400, "hints-rated")
    table = await ann.did("POST", "/api/tables", **(plan | {"rated": False}))
    assert table["hints"] is True
    other = await ann.did("POST", "/api/tables", **(plan | {"hints": False}))
    assert other["hints"] is False


async def test_the_rematch_has_hints_too(api: Api) -> None:
    players, table = await seated(api, game="forty-thieves", hints=True)
    await play(api, table)
    again = await players[0].did("POST", f"/api/tables/{table}/rematch")
    assert again["hints"] is True


async def test_a_table_that_was_stored_before_there_were_hints_is_still_read(api: Api) -> None:
    ann = await api.guest("Ann")
    table = await ann.new_table(hints=True)
    body = json.loads(msgspec.json.encode(api.table(table)))
    del body["plan"]["hints"]
    old = msgspec.json.decode(json.dumps(body), type=Table)
    assert old.plan.hints is False


async def test_hints_are_counted(tmp_path: Path) -> None:
    few = replace(NO_LIMITS, hints=Rate(2, 60))
    async with serve(tmp_path, few, ManualClock(), bot_workers=0) as api:
        players, table = await seated(api, game="forty-thieves", hints=True)
        person = players[0]
        codes: list[int] = []
        while len(codes) < 3:
            seat, _ = await asked(api, table)
            if players[seat] is person:
                answer = await person.ask("GET", f"/api/tables/{table}/hint")
                codes.append(answer.status_code)
            await play(api, table, 1)
        assert codes == [200, 200, 429]


# Chances in replays -----------------------------------------------------------------------------


async def test_the_chances_are_those_that_the_seat_could_have_reckoned(api: Api) -> None:
    players, table = await seated(api, game="forty-thieves")
    await play(api, table)
    entries = api.service.store.journal.entries(table)
    for seq in (0, 10, 30):
        told = await players[0].did("GET", f"/api/tables/{table}/advice", eyes=1, seq=seq)
        match = again(api.table(table), [(one.seat, one.word) for one in entries[1 : seq + 1]])
        memory = match.game.knowledge(match.rules, 2, Seat(1))
        for event in match.events:
            memory.witness(match.game.witnessed(event, Seat(1)))
        exact = advise(memory, match.view(1))  # type: ignore[arg-type]
        assert sorted(told["steals"].values()) == pytest.approx(sorted(exact.steals.values()))
        assert told["seq"] == seq
        for odds in told["tiles"].values():
            assert sum(odds.values()) == pytest.approx(1)


async def test_chances_are_refused_with_a_reason(api: Api) -> None:
    players, table = await seated(api, game="forty-thieves")
    ann = players[0]
    path = f"/api/tables/{table}/advice"
    assert await ann.refused("GET", path, eyes=0, seq=0) == (400, "still-playing")
    await play(api, table)
    assert await ann.refused("GET", path, eyes=2, seq=0) == (404, "no-such-seat")
    assert await ann.refused("GET", path, eyes=9, seq=0) == (422, "bad-request")
    _, other = await seated(api, game="master-thieves")
    await play(api, other)
    refused = await ann.refused("GET", f"/api/tables/{other}/advice", eyes=0, seq=0)
    assert refused == (400, "no-chances")


# A master goes through a game -------------------------------------------------------------------


def hurry(api: Api) -> None:
    analyst = api.service.analyses.analyst
    assert isinstance(analyst, AnalystProcess)
    analyst.sims = 1


async def gone_through(guest: Guest, table: str, seat: Seat) -> tuple[Any, list[int]]:
    """Ask until it is done; return the answer, and how far it was each time."""
    seen = []
    while True:
        told = await guest.did("GET", f"/api/tables/{table}/analysis", seat=seat)
        assert told["done"] == len(told["decisions"])
        seen.append(told["done"])
        if told["done"] == told["of"]:
            return told, seen
        await asyncio.sleep(0.1)


async def test_a_master_goes_through_a_game_in_a_process_of_its_own(api: Api) -> None:
    hurry(api)
    players, table = await seated(api, game="forty-thieves", changes={"turn_cap": 16})
    await play(api, table)
    told, seen = await gone_through(players[0], table, Seat(1))
    assert seen[0] == 0
    assert seen == sorted(seen)
    steps = (await players[0].did("GET", f"/api/tables/{table}/replay"))["steps"]
    words = {step["seq"]: (step["seat"], step["word"]) for step in steps}
    assert told["of"] > 10
    for one in told["decisions"]:
        assert words[one["seq"]] == (1, one["made"])
        assert 0 <= one["cost"] <= one["chance"] + 0.001 <= 1.001
        assert (one["cost"] == 0) or one["best"] != one["made"]
        assert one["made_choice"]["word"] == one["made"]
        assert one["best_choice"]["word"] == one["best"]
        assert one["error"] is None or 0 <= one["error"] <= 1
        assert (one["net"] is not None) == (LEVEL in names_for("forty-thieves"))
    again, seen = await gone_through(players[1], table, Seat(1))
    assert again == told
    assert len(seen) == 1  # it was kept


async def test_a_running_game_is_not_gone_through(api: Api) -> None:
    players, table = await seated(api, game="forty-thieves")
    path = f"/api/tables/{table}/analysis"
    assert await players[0].refused("GET", path, seat=0) == (400, "still-playing")
    await play(api, table)
    assert await players[0].refused("GET", path, seat=2) == (404, "no-such-seat")
    assert await players[0].refused("GET", path, seat=8) == (422, "bad-request")


async def test_what_failed_is_said_once_and_can_be_tried_again(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurry(api)
    players, table = await seated(api, game="forty-thieves", changes={"turn_cap": 4})
    await play(api, table)
    broken = ("python3", "-c", "raise SystemExit(3)")
    monkeypatch.setattr("larceny.server.adapters.analyst_process.COMMAND", broken)
    path = f"/api/tables/{table}/analysis"
    await players[0].did("GET", path, seat=0)
    await eventually(lambda: api.service.analyses._kept[table, Seat(0)].failed)
    assert await players[0].refused("GET", path, seat=0) == (400, "analysis-failed")
    monkeypatch.undo()
    assert (await gone_through(players[0], table, Seat(0)))[0]["of"]


async def test_the_server_takes_its_process_with_it(tmp_path: Path) -> None:
    async with serve(tmp_path, bot_workers=0) as api:
        players, table = await seated(api, game="master-thieves")
        await play(api, table)
        running: list[asyncio.subprocess.Process] = []
        begin = asyncio.create_subprocess_exec

        async def remember(*command: Any, **how: Any) -> asyncio.subprocess.Process:
            running.append(await begin(*command, **how))
            return running[-1]

        asyncio.create_subprocess_exec = remember
        try:
            await players[0].did("GET", f"/api/tables/{table}/analysis", seat=0)
            await eventually(lambda: running)
        finally:
            asyncio.create_subprocess_exec = begin
        assert running[0].returncode is None
    assert running[0].returncode is not None
