"""Rules change: finished games are shown as before; games in progress are played on, or closed."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from larceny.games import registry
from larceny.games.registry import GAMES, find_game
from larceny.kernel.record import from_json
from larceny.protocol import messages as m
from larceny.server.adapters.database import open_engine
from larceny.server.adapters.schema import replays
from larceny.server.domain.game_clock import ClockKind, TimeControl
from larceny.server.domain.refusals import Refused
from larceny.server.ports.store import Person
from larceny.server.service.history import archive
from larceny.server.service.service import Service

from .api import Api, play, started
from .clocks import clock_of
from .tables import Guest, service_on, table_with
from .waiting import eventually

pytestmark = pytest.mark.anyio

SHORT = {"master-thieves": {"round_cap": 3}, "forty-thieves": {"turn_cap": 12}}

ChangeRules = Callable[[str], None]


@pytest.fixture
def change_rules(monkeypatch: pytest.MonkeyPatch) -> ChangeRules:
    """Change the rules of a game: from now on it has the next version, and plays otherwise."""

    def change(name: str) -> None:
        game = find_game(name)
        monkeypatch.setattr(game, "rules_version", game.rules_version + 1, raising=False)

    return change


def forget_how_to_play(monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    """Let nobody play a game again."""

    def never(*_: Any) -> None:
        raise AssertionError("it was played again")

    monkeypatch.setattr(find_game(name), "deal", never, raising=False)
    monkeypatch.setattr(find_game(name), "apply", never, raising=False)


EYES = ("0", "1", "spectator", "all")


async def everything(api: Api, table: str) -> dict[str, Any]:
    """What is told of a finished game: through all eyes, and how it went."""
    client = await api.anybody()
    paths = [f"replay?eyes={eyes}" for eyes in EYES] + ["course"]
    answers = {path: await client.get(f"/api/tables/{table}/{path}") for path in paths}
    assert {answer.status_code for answer in answers.values()} == {200}
    return {path: answer.json() for path, answer in answers.items()}


# Finished games ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_the_replay_of_a_finished_game_outlives_its_rules(
    api: Api, game: str, change_rules: ChangeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], game=game, changes=SHORT[game])
    await play(api, table)
    await eventually(lambda: api.service.store.replays.load(table) is not None)
    before = await everything(api, table)
    change_rules(game)
    forget_how_to_play(monkeypatch, game)
    assert await everything(api, table) == before


@pytest.mark.parametrize("game", GAMES)
async def test_the_record_of_a_finished_game_outlives_its_rules(
    api: Api, game: str, change_rules: ChangeRules
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], game=game, changes=SHORT[game])
    await play(api, table)
    today = from_json((await ann.ask("GET", f"/api/tables/{table}/record")).text)
    version = today.rules_version
    assert version == GAMES[game].rules_version
    assert today.chapters

    stored = api.table(table)  # its rules had a field that nobody knows now
    plan = replace(stored.plan, ruleset={**stored.plan.ruleset, "forgotten": True})
    api.service.store.tables.save_table(replace(stored, plan=plan))
    change_rules(game)
    answer = await bo.ask("GET", f"/api/tables/{table}/record")
    assert answer.status_code == 200
    older = from_json(answer.text)
    assert older == replace(today, ruleset={**today.ruleset, "forgotten": True})
    entries = api.service.store.journal.entries(table)
    assert answer.json()["events"] == [json.loads(entry.events) for entry in entries]

    text = (await bo.client.get(f"/api/tables/{table}/record?form=text")).text
    assert f"Rules-version: {version}" in text
    assert "forgotten=True" in text


async def test_help_that_needs_todays_rules_says_that_a_game_has_older_ones(
    api: Api, change_rules: ChangeRules
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    game = "forty-thieves"
    table = await started(api, [ann, bo], game=game, changes=SHORT[game])
    await play(api, table)
    change_rules(game)
    chances = await ann.refused("GET", f"/api/tables/{table}/advice", eyes=0, seq=1)
    analysis = await ann.refused("GET", f"/api/tables/{table}/analysis", seat=0)
    assert chances == analysis == (400, "older-rules")


def without_replay(api: Api, table: str) -> None:
    """Take a replay away, as if the game had ended before replays were kept."""
    engine = open_engine(api.database)
    with engine.begin() as connection:
        connection.execute(replays.delete().where(replays.c.table_id == table))
    engine.dispose()


async def test_games_that_ended_before_replays_were_kept_get_theirs(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    over = await started(api, [ann, bo], changes=SHORT["master-thieves"])
    given_up = await started(api, [ann, bo])
    await play(api, over)
    await play(api, given_up, most=5)
    await ann.did("POST", f"/api/tables/{given_up}/abandon")
    await eventually(lambda: api.service.store.replays.load(over) is not None)
    before = await everything(api, over)
    without_replay(api, over)
    await api.service.archiving.sweep()
    assert api.service.store.replays.missing(10) == []
    assert await everything(api, over) == before
    assert len((await everything(api, given_up))["replay?eyes=all"]["steps"]) == 6


async def test_a_game_whose_rules_were_lost_before_it_had_a_replay_has_none(
    api: Api, change_rules: ChangeRules
) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], changes=SHORT["master-thieves"])
    await play(api, table)
    await eventually(lambda: api.service.store.replays.load(table) is not None)
    without_replay(api, table)
    change_rules("master-thieves")
    await api.service.archiving.sweep()
    assert api.service.store.replays.missing(10) == []  # it is not looked for again
    assert await ann.refused("GET", f"/api/tables/{table}/replay") == (400, "older-rules")
    assert (await ann.ask("GET", f"/api/tables/{table}/record")).status_code == 200


async def test_a_replay_that_is_too_large_is_played_again_when_it_is_asked_for(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_BYTES", 1_000)
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], changes=SHORT["master-thieves"])
    await play(api, table)
    await eventually(lambda: api.service.store.replays.load(table) is not None)
    assert api.service.store.replays.load(table) == archive.NOT_KEPT
    assert (await everything(api, table))["course"]["standings"]


# Games in progress ------------------------------------------------------------------------------


async def test_a_running_game_shows_no_past(api: Api, change_rules: ChangeRules) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], memory_aid="log")
    told = await ann.did("GET", f"/api/tables/{table}/record")
    version = GAMES["master-thieves"].rules_version
    assert told["rules_version"] == version
    change_rules("master-thieves")
    assert await ann.refused("GET", f"/api/tables/{table}/record") == (400, "older-rules")
    assert (await ann.did("GET", f"/api/tables/{table}"))["rules_version"] == version


async def stopped_game(service: Service, **agreed: Any) -> str:
    table, _ = await table_with(service, "forty-thieves", people=1, bots=1, **agreed)
    return table.id


def host_of(service: Service, table: str) -> Person:
    stored = service.store.tables.load_table(table)
    assert stored is not None
    host = service.store.people.person(stored.host)
    assert host is not None
    return host


async def test_a_running_game_whose_rules_are_gone_is_closed_with_a_word(
    tmp_path: Path, change_rules: ChangeRules
) -> None:
    database = f"sqlite:///{tmp_path / 'larceny.db'}"
    clock = TimeControl(ClockKind.PER_MOVE, per_move_ms=1_000)
    async with service_on(database) as service:
        table = await stopped_game(service, clock=clock)
    change_rules("forty-thieves")
    async with service_on(database) as service:
        store = service.store
        before = store.journal.entries(table)

        def status() -> str | None:
            found = store.tables.load_table(table)
            return None if found is None else str(found.status)

        await eventually(lambda: status() == "abandoned")  # though nobody has come yet
        host = host_of(service, table)
        ann = Guest(host, service)
        await ann.subscribe(table)
        [snapshot] = ann.messages("snapshot")
        assert (snapshot["view"], snapshot["legal"], snapshot["clock"]) == (None, None, None)
        assert (snapshot["seq"], snapshot["lobby"]["status"]) == (before[-1].seq, "abandoned")
        [error] = ann.messages("error")
        assert (error["code"], error["table"]) == ("older-rules", table)
        assert error["details"] == {"rules_version": 1, "known": 2}
        for attempt in (
            service.referee.act(host.id, m.Act(table, "1", snapshot["seq"], "skip")),
            service.undo.ask(host.id, m.Undo(table, "2", 0)),
        ):
            with pytest.raises(Refused) as no:
                await attempt
            assert no.value.code == "older-rules"
        clock_of(service).advance(1.2)  # its clock has run out long ago
        assert service.store.journal.entries(table) == before


async def test_a_running_game_is_played_on_where_its_rules_are_still_there(
    tmp_path: Path, change_rules: ChangeRules, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'larceny.db'}"
    name = "master-thieves"
    async with service_on(database) as service:
        begun, guests = await table_with(service, name, people=2)
        table = begun.id
    kept: Any = type(find_game(name))()
    change_rules(name)
    monkeypatch.setitem(registry.OLDER_RULES, name, (kept,))
    async with service_on(database) as service:
        back = [Guest(one.person, service) for one in guests]
        for one in back:
            await one.subscribe(table)
            assert one.messages("error") == []
            assert one.last()["lobby"]["rules_version"] == kept.rules_version == 1
        asked = next(one for one in back if one.last()["legal"] is not None)
        await asked.act(table, asked.last()["legal"]["actions"][0], "first")
        assert service.store.journal.entries(table)[-1].client_id == "first"


async def test_a_game_of_newer_rules_is_left_to_the_node_that_knows_them(tmp_path: Path) -> None:
    """While nodes are brought up to date one by one, an old one closes nothing."""
    database = f"sqlite:///{tmp_path / 'larceny.db'}"
    async with service_on(database) as service:
        table = await stopped_game(service)
        stored = service.store.tables.load_table(table)
        assert stored is not None
        service.store.tables.save_table(replace(stored, rules_version=1_000))
    async with service_on(database) as service:
        ann = Guest(host_of(service, table), service)
        await ann.subscribe(table)
        [snapshot] = ann.messages("snapshot")
        assert snapshot["lobby"]["status"] == "playing"
        assert [error["code"] for error in ann.messages("error")] == ["older-rules"]


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
        await clock_of(service).until(lambda: good in service.sessions.loaded)
        assert bad not in service.sessions.loaded
