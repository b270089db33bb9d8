"""Replays of finished games: through a seat's eyes, a spectator's, or with all laid open."""

from typing import Any

import pytest

from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import Chance
from larceny.kernel.events import Seat

from .api import Api, Guest, play, started

pytestmark = pytest.mark.anyio


async def replay(guest: Guest, table: str, eyes: str) -> Any:
    return await guest.did("GET", f"/api/tables/{table}/replay", eyes=eyes)


@pytest.mark.parametrize("name", GAMES)
async def test_a_finished_game_is_shown_step_by_step(api: Api, name: str) -> None:
    players = [await api.guest(one) for one in ("Ann", "Bo")]
    table = await started(api, players, game=name)
    await play(api, table)
    record = await players[0].did("GET", f"/api/tables/{table}/record")
    game = find_game(name)
    shown = {eyes: await replay(players[0], table, eyes) for eyes in ("0", "1", "spectator", "all")}
    state, events = game.deal(
        game.ruleset_from_fields(record["ruleset"]),
        2,
        Chance.of(record["secret"], record["contributions"]),
    )
    for number, step in enumerate(shown["1"]["steps"]):
        if step["seat"] is not None:
            action = game.action_of_word(step["word"])
            events = game.apply(state, step["seat"], action)
        assert step["seq"] == number
        assert step["view"] == plain(game.view(state, Seat(1)).to_json())
        assert step["events"] == plain([game.witnessed(one, Seat(1)).to_json() for one in events])
        everything = shown["all"]["steps"][number]
        assert everything["events"] == plain([one.to_json() for one in events])
        assert everything["view"] == plain(game.laid_open(state))
        nobody = shown["spectator"]["steps"][number]["view"]
        assert nobody == plain(game.view(state, None).to_json())
    assert game.ending(state) is not None
    assert {len(one["steps"]) for one in shown.values()} == {len(shown["0"]["steps"])}
    for one in shown.values():
        assert one["sheet"] == plain(game.score_sheet(state).to_json())


def plain(value: Any) -> Any:
    """As JSON has it: lists, no tuples."""
    if isinstance(value, dict):
        return {key: plain(inside) for key, inside in value.items()}
    return [plain(item) for item in value] if isinstance(value, list | tuple) else value


async def test_a_running_game_is_not_shown(api: Api) -> None:
    players = [await api.guest(one) for one in ("Ann", "Bo")]
    table = await started(api, players)
    for eyes in ("all", "0", "1", "spectator"):
        answer = await players[0].client.get(f"/api/tables/{table}/replay?eyes={eyes}")
        assert (answer.status_code, answer.json()["code"]) == (400, "still-playing")


async def test_a_closed_table_is_shown_to_those_who_sat_there_alone(api: Api) -> None:
    players = [await api.guest(one) for one in ("Ann", "Bo")]
    table = await started(api, players, watching="closed")
    await play(api, table)
    assert (await replay(players[1], table, "all"))["steps"]
    stranger = await api.guest("Cy")
    assert await stranger.refused("GET", f"/api/tables/{table}/replay") == (404, "no-such-table")


async def test_eyes_that_nobody_has_are_refused(api: Api) -> None:
    players = [await api.guest(one) for one in ("Ann", "Bo")]
    table = await started(api, players)
    await play(api, table)
    client = players[0].client
    assert (await client.get(f"/api/tables/{table}/replay?eyes=5")).status_code == 404
    assert (await client.get(f"/api/tables/{table}/replay?eyes=nine")).status_code == 422
    assert (await client.get("/api/tables/AAAAAAAAAAAAAAAAAAAAAA/replay")).status_code == 404


@pytest.mark.parametrize("language", ["fr", "it", "de"])
async def test_the_rules_are_told_in_the_readers_language(api: Api, language: str) -> None:
    reader = await api.guest("Ann")
    english = await reader.did("GET", "/api/games/master-thieves/rules")
    told = await reader.did("GET", "/api/games/master-thieves/rules", language=language)
    assert [one["number"] for one in told["chapters"]] == [
        one["number"] for one in english["chapters"]
    ]
    assert (
        told["chapters"][0]["paragraphs"][0]["text"]
        != english["chapters"][0]["paragraphs"][0]["text"]
    )
    one = await reader.did("GET", "/api/games/master-thieves/rules/MT-4.1", language=language)
    assert one["number"] == "MT-4.1"
