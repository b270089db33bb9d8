"""Games that were begun under other rules than today's: they can be read, and not played on."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from larceny.games.registry import GAMES
from larceny.kernel.record import from_json
from larceny.protocol import messages as m
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.domain.refusals import Refused
from larceny.server.service.service import Service

from .api import Api, play, started
from .clocks import clock_of
from .tables import Guest, service_on, table_with

pytestmark = pytest.mark.anyio

SHORT = {"master-thieves": {"round_cap": 3}, "forty-thieves": {"turn_cap": 12}}
OLDER = 1_000
"""A version that no game has yet: older and newer ones are treated alike."""


def begun_under_other_rules(service_store: Any, table: str, **changes: Any) -> None:
    """Change under which rules a game was begun, where it is stored."""
    stored = service_store.tables.load_table(table)
    service_store.tables.save_table(replace(stored, rules_version=OLDER, **changes))


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_is_told_as_it_was_stored(api: Api, game: str) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], game=game, changes=SHORT[game])
    await play(api, table)
    today = from_json((await ann.ask("GET", f"/api/tables/{table}/record")).text)
    assert today.rules_version == GAMES[game].rules_version

    stored = api.table(table)  # its rules had a field that nobody knows now
    plan = replace(stored.plan, ruleset={**stored.plan.ruleset, "forgotten": True})
    begun_under_other_rules(api.parts.store, table, plan=plan)
    answer = await bo.ask("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200
    older = from_json(answer.text)
    assert older.rules_version == OLDER
    assert older.ruleset == {**today.ruleset, "forgotten": True}
    same = replace(today, rules_version=OLDER, ruleset=older.ruleset, chapters=())
    assert older == same  # the digest too, so the events are what they were
    entries = api.parts.store.journal.entries(table)
    assert answer.json()["events"] == [json.loads(entry.events) for entry in entries]

    text = (await bo.client.get(f"/api/tables/{table}/record?form=text")).text
    assert f"Rules-version: {OLDER}" in text
    assert "forgotten=True" in text


async def test_a_running_game_shows_no_past(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], memory_aid="log")
    told = await ann.did("GET", f"/api/tables/{table}/record")
    assert told["rules_version"] == GAMES["master-thieves"].rules_version
    begun_under_other_rules(api.parts.store, table)
    assert await ann.refused("GET", f"/api/tables/{table}/record") == (400, "older-rules")
    api.parts.lobby.referee.loaded.clear()
    assert (await ann.did("GET", f"/api/tables/{table}"))["rules_version"] == OLDER


async def stopped_game(service: Service, **agreed: Any) -> str:
    table, _ = await table_with(service, "forty-thieves", people=1, bots=1, **agreed)
    return table.id


async def test_a_running_game_is_opened_and_stays_as_it_is(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'larceny.db'}"
    clock = TimeControl(ClockKind.PER_MOVE, per_move_ms=1_000)
    async with service_on(database) as service:
        table = await stopped_game(service, clock=clock)
    async with service_on(database) as service:
        begun_under_other_rules(service.store, table)
        before = service.store.journal.entries(table)
        host = service.store.people.person(service.store.tables.load_table(table).host)  # type: ignore[union-attr]
        assert host is not None
        ann = Guest(host, service)
        await ann.subscribe(table)
        [snapshot] = ann.messages("snapshot")
        assert (snapshot["view"], snapshot["legal"], snapshot["clock"]) == (None, None, None)
        assert (snapshot["seq"], snapshot["lobby"]["status"]) == (before[-1].seq, "playing")
        [error] = ann.messages("error")
        assert (error["code"], error["table"]) == ("older-rules", table)
        assert error["details"] == {"rules_version": OLDER, "known": 1}
        for attempt in (
            service.referee.act(host.id, m.Act(table, "1", snapshot["seq"], "skip")),
            service.undo.ask(host.id, m.Undo(table, "2", 0)),
        ):
            with pytest.raises(Refused) as no:
                await attempt
            assert no.value.code == "older-rules"
        clock_of(service).advance(1.2)  # its clock runs out
        await service.thinking_time._wake_up()
        assert service.store.journal.entries(table) == before
        assert not service.thinking_time.timers._set

        given_up = await service.lobby.abandon(table, host)
        assert given_up.status == "abandoned"


async def test_a_table_that_cannot_be_set_up_does_not_stop_the_clocks_of_others(
    tmp_path: Path,
) -> None:
    database = f"sqlite:///{tmp_path / 'larceny.db'}"
    clock = TimeControl(ClockKind.PER_MOVE, per_move_ms=1_000)
    async with service_on(database) as service:
        bad = await stopped_game(service, clock=clock)
        good = await stopped_game(service, clock=clock)
        stored = service.store.tables.load_table(bad)
        assert stored is not None
        plan = replace(stored.plan, ruleset={**stored.plan.ruleset, "forgotten": True})
        service.store.tables.save_table(replace(stored, plan=plan))
    async with service_on(database) as service:
        overdue = [bad, good]
        service.thinking_time.journal.overdue = lambda now: overdue  # type: ignore[method-assign]
        await clock_of(service).until(lambda: good in service.referee.loaded)
        assert bad not in service.referee.loaded
