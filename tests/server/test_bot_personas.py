"""Bots on chairs are thieves with a name; names and plans in the lobby."""

import secrets
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from larceny.bots.personas import BY_ID, PERSONAS
from larceny.kernel.events import Seat
from larceny.server.domain import identity
from larceny.server.domain.tables import Chair, Plan, Table
from larceny.server.service.bots.fallbacks import Fallbacks, spec_of
from larceny.server.service.bots.personas import bot_for

from .api import Api, serve


@pytest.fixture
async def api(tmp_path: Path) -> AsyncIterator[Api]:
    async with serve(tmp_path) as running:
        yield running


def empty(table: str = "a-table", game: str = "forty-thieves", seats: int = 8) -> Table:
    return Table(table, Plan(game, {}, seats), "host", (Chair(),) * seats, "c", "s", 0)


def filled(table: Table, bot: str) -> list[Chair]:
    chairs = list(table.chairs)
    for seat in range(1, table.plan.seats):
        now = Table(table.id, table.plan, "host", tuple(chairs), "c", "s", 0)
        chairs[seat] = bot_for(now, Seat(seat), bot)
    return chairs[1:]


# Thieves ------------------------------------------------------------------------------------------


def test_thieves_at_a_table_differ_as_long_as_there_are_enough() -> None:
    chairs = filled(empty(), "novice")
    assert len({chair.persona for chair in chairs[:4]}) == 4
    assert len({chair.name for chair in chairs}) == 7
    assert all(BY_ID[chair.persona].level == chair.bot == "novice" for chair in chairs)
    assert all(chair.name.startswith(BY_ID[chair.persona].name) for chair in chairs)


def test_which_thieves_come_depends_on_the_table_alone() -> None:
    assert filled(empty("one"), "expert") == filled(empty("one"), "expert")
    drawn = {tuple(chair.persona for chair in filled(empty(f"{n}"), "expert")) for n in range(20)}
    assert len(drawn) > 5


def test_a_bot_without_a_level_has_no_thief() -> None:
    assert bot_for(empty(), Seat(3), "random") == Chair(name="Random 4", bot="random")


def test_the_bot_is_made_in_the_manner_of_the_thief_who_sits_there() -> None:
    chairs = (Chair("ann", "Ann"), Chair(name="Pip", bot="novice", persona="pip"))
    table = Table("t", Plan("forty-thieves", {}, 2), "ann", chairs, "c", "s", 0)
    levels = Fallbacks()
    level = levels.bot_at(table, Seat(1))
    assert level == "novice"  # by which it is rated, and measured
    assert spec_of(table, Seat(1), level) == "novice:boldness=2.4"
    assert spec_of(table, Seat(1), "random") == "random"
    assert spec_of(table, Seat(0), levels.bot_at(table, Seat(0))) == "novice"


@pytest.mark.anyio
async def test_thieves_are_listed_and_can_be_chosen(api: Api) -> None:
    ann = await api.guest("Ann")
    details = await ann.did("GET", "/api/games/forty-thieves")
    assert [one["id"] for one in details["personas"]] == [thief.id for thief in PERSONAS]
    bots: list[dict[str, Any]] = [{"seat": 1, "bot": "expert", "persona": "renard"}]
    table = await ann.did("POST", "/api/tables", game="master-thieves", seats=4, bots=bots)
    path = f"/api/tables/{table['id']}"
    seated = await ann.did("POST", f"{path}/bot", seat=2, bot="novice", persona="pip")
    seated = await ann.did("POST", f"{path}/bot", seat=3, bot="novice", persona="pip")
    names = [(seat["name"], seat["persona"]) for seat in seated["seats"]]
    assert names == [("Ann", ""), ("Renard", "renard"), ("Pip", "pip"), ("Pip II", "pip")]
    for persona in ("renard", "nobody"):
        answer = await ann.refused("POST", f"{path}/bot", seat=2, bot="novice", persona=persona)
        assert answer == (400, "unknown-persona")
    bots[0]["persona"] = "pip"
    answer = await ann.refused("POST", "/api/tables", game="master-thieves", seats=2, bots=bots)
    assert answer == (400, "unknown-persona")


# Names --------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_who_sits_down_takes_a_name_with_him(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest()
    table = f"/api/tables/{await ann.new_table(seats=3)}"
    seated = await bo.did("POST", f"{table}/sit", name="  Bo   the Quick ")
    assert seated["seats"][1]["name"] == "Bo the Quick"
    assert (await bo.did("GET", "/api/me"))["name"] == "Bo the Quick"
    assert await bo.refused("POST", f"{table}/sit", name="\u200b") == (400, "bad-name")
    moved = await bo.did("POST", f"{table}/sit", seat=2, name="Bo")
    assert [seat["name"] for seat in moved["seats"]] == ["Ann", "", "Bo"]


@pytest.mark.anyio
async def test_names_that_are_proposed_do_not_repeat_at_a_table(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched:
        patched.setattr(secrets, "choice", lambda names: names[0])
        guests = [await api.guest() for _ in range(3)]
        table = await guests[0].new_table(seats=3)
        for one in guests[1:]:
            await one.did("POST", f"/api/tables/{table}/sit")
    names = [chair.name for chair in api.table(table).chairs]
    assert len(set(names)) == 3
    assert all(map(identity.is_proposed, names))
    assert [(await one.did("GET", "/api/me"))["name"] for one in guests] == names


# Plans --------------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_the_host_changes_what_is_agreed_on_and_others_say_anew_that_they_are_ready(
    api: Api,
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = f"/api/tables/{await ann.new_table(seats=4)}"
    await bo.did("POST", f"{table}/sit", seat=3)
    for one in (ann, bo):
        await one.did("POST", f"{table}/ready")
    changed = await ann.did(
        "PATCH", table, seats=2, pace="calm", notes=True, changes={"round_cap": 5}
    )
    assert [seat["name"] for seat in changed["seats"]] == ["Ann", "Bo"]
    assert [seat["ready"] for seat in changed["seats"]] == [True, False]
    assert (changed["pace"], changed["notes"], changed["ruleset"]["round_cap"]) == ("calm", True, 5)
    again = await ann.did("PATCH", table, score=True)
    assert (again["score"], again["notes"], again["ruleset"]["round_cap"]) == (True, True, 5)
    edition = await ann.did("PATCH", table, edition="italian")
    assert edition["ruleset"]["name"] == "italian"
    wider = await ann.did("PATCH", table, seats=3, clock={"kind": "per_move", "per_move_ms": 9_000})
    assert len(wider["seats"]) == 3
    assert wider["clock"]["per_move_ms"] == 9_000


@pytest.mark.anyio
async def test_what_does_not_fit_is_not_agreed_on(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = f"/api/tables/{await ann.new_table(seats=2)}"
    await bo.did("POST", f"{table}/sit")
    before = await ann.did("GET", table)
    assert await bo.refused("PATCH", table, pace="calm") == (403, "host-only")
    assert await ann.refused("PATCH", table, seats=1) == (400, "players")
    assert await ann.refused("PATCH", table, rated=True, hints=True) == (400, "hints-rated")
    assert await ann.refused("PATCH", table, changes={"name": "mine"}) == (400, "fixed-field")
    assert (await ann.refused("PATCH", table, changes={"nonsense": 1}))[0] == 400
    unfit: list[dict[str, Any]] = [{"game": "forty-thieves"}, {"seats": 9}, {"pace": "sleepy"}]
    for body in (*unfit, {"bots": []}):
        assert await ann.refused("PATCH", table, **body) == (422, "bad-request")
    await ann.did("PATCH", table, seats=3)
    await ann.did("POST", f"{table}/bot", seat=2, bot="novice")
    assert await ann.refused("PATCH", table, seats=2) == (400, "seats-taken")
    await ann.did("POST", f"{table}/bot", seat=2)
    assert (await ann.did("PATCH", table, seats=2))["seats"] == before["seats"]
    for one in (ann, bo):
        await one.did("POST", f"{table}/ready")
    await ann.did("POST", f"{table}/start")
    assert await ann.refused("PATCH", table, pace="calm") == (400, "already-started")


@pytest.mark.anyio
async def test_leaving_and_returning_over_http(api: Api) -> None:
    ann, bo, eve = [await api.guest(name) for name in ("Ann", "Bo", "Eve")]
    table = await ann.new_table(seats=2)
    path = f"/api/tables/{table}"
    await bo.did("POST", f"{path}/sit")
    assert await bo.refused("POST", f"{path}/leave") == (400, "not-playing")
    for one in (ann, bo):
        await one.did("POST", f"{path}/ready")
    await ann.did("POST", f"{path}/start")
    await bo.did("POST", f"{path}/leave")
    assert [chair.away for chair in api.table(table).chairs] == [False, True]
    await bo.did("POST", f"{path}/return")
    assert [chair.away for chair in api.table(table).chairs] == [False, False]
    for what in ("leave", "return"):
        assert await eve.refused("POST", f"{path}/{what}") == (403, "not-your-seat")
    await ann.did("POST", f"{path}/stand-in", seat=1)
    assert api.table(table).chairs[1].away
    await ann.did("POST", f"{path}/stand-in", seat=1, plays=False)
    assert await eve.refused("POST", f"{path}/stand-in", seat=1) == (403, "host-only")
