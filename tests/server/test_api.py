"""The HTTP API: tables, records, rules, ratings; and those who try to cheat."""

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from larceny.games.registry import GAMES, find_game
from larceny.kernel.chance import commitment
from larceny.kernel.events import Seat
from larceny.kernel.play import verify
from larceny.kernel.record import from_json, from_text
from larceny.server.domain.tables import Status
from larceny.server.http.security import HEADERS
from larceny.server.ports.store import Line, Rating
from larceny.server.service.history.records import replay_match
from larceny.server.service.people.rate_limits import Rate, Rates

from .api import ORIGIN, Api, Guest, play, serve, started
from .clocks import ManualClock

pytestmark = pytest.mark.anyio


def ids(page: Any) -> list[str]:
    return [table["id"] for table in page["tables"]]


# Making tables ----------------------------------------------------------------------------------


async def test_a_table_has_what_was_agreed_on(api: Api) -> None:
    host = await api.guest("Ann")
    table = await host.did(
        "POST",
        "/api/tables",
        game="master-thieves",
        edition="english_a",
        changes={"round_cap": 12, "drawers_seen_by": "opener", "plain_wood": True},
        seats=4,
        bots=[{"seat": 3, "bot": "novice", "persona": "pip"}],
        clock={"kind": "bank", "per_move_ms": 30_000, "bank_ms": 600_000},
        public=True,
        memory_aid="round",
        watching="delayed",
        rated=False,
    )
    assert (table["ruleset"]["name"], table["ruleset"]["round_cap"]) == ("english_a", 12)
    assert table["ruleset"]["drawers_seen_by"] == "opener"
    assert table["clock"] == {"kind": "bank", "per_move_ms": 30_000, "bank_ms": 600_000}
    assert (table["memory_aid"], table["watching"], table["public"]) == ("round", "delayed", True)
    assert [seat["name"] for seat in table["seats"]] == ["Ann", "", "", "Pip"]
    assert table["host"] == host.id
    assert len(table["commitment"]) == 64
    assert await host.did("GET", f"/api/tables/{table['id']}") == table


@pytest.mark.parametrize(
    ("changed", "code", "about"),
    [
        ({"game": "chess"}, "unknown-game", {"known": list(GAMES)}),
        ({"edition": "spanish"}, "unknown-edition", {"edition": "spanish"}),
        ({"changes": {"colour": 1}}, "unknown-field", {"field": "colour"}),
        ({"changes": {"self": 1}}, "unknown-field", {"field": "self"}),
        ({"changes": {"name": "mine"}}, "fixed-field", {"field": "name"}),
        ({"changes": {"round_cap": 0}}, "out-of-range", {"least": 1, "most": 10_000}),
        ({"changes": {"reveal": "never"}}, "bad-value", {"field": "reveal", "value": "never"}),
        ({"seats": 1}, "players", {"least": 2, "most": 8}),
        ({"bots": [{"seat": 1, "bot": "genius"}]}, "unknown-bot", {"bot": "genius"}),
        ({"bots": [{"seat": 0, "bot": "novice"}]}, "no-such-seat", {"seat": 0}),
        ({"bots": [{"seat": 2, "bot": "novice"}]}, "no-such-seat", {"seats": 2}),
        ({"clock": {"kind": "per_move"}}, "clock", {"kind": "per_move"}),
        ({"clock": {"kind": "none", "per_move_ms": 5}}, "clock", {"per_move_ms": 5}),
    ],
)
async def test_what_does_not_fit_is_refused_with_the_reason(
    api: Api, changed: dict[str, Any], code: str, about: dict[str, Any]
) -> None:
    host = await api.guest()
    body = {"game": "master-thieves", "seats": 2, **changed}
    answer = await host.ask("POST", "/api/tables", **body)
    told = answer.json()
    assert (answer.status_code, told["code"]) == (400, code)
    assert about.items() <= told["details"].items()
    assert ids(await host.did("GET", "/api/me/tables")) == []


async def test_the_paragraph_is_named_where_a_rule_forbids_a_table(api: Api) -> None:
    answer = await (await api.guest()).ask("POST", "/api/tables", game="forty-thieves", seats=5)
    assert (answer.status_code, answer.json()["rule"]) == (400, "FT-1.1")


@pytest.mark.parametrize(
    ("body", "field"),
    [
        ({}, "body.game"),
        ({"game": "master-thieves", "seats": "2"}, "body.seats"),
        ({"game": "master-thieves", "seats": 9}, "body.seats"),
        ({"game": "master-thieves", "seats": True}, "body.seats"),
        ({"game": "x" * 41, "seats": 2}, "body.game"),
        ({"game": "master-thieves", "seats": 2, "secret": "mine"}, "body.secret"),
        ({"game": "master-thieves", "seats": 2, "watching": "always"}, "body.watching"),
        (
            {"game": "master-thieves", "seats": 2, "bots": [{"seat": 1, "bot": "novice"}] * 9},
            "body.bots",
        ),
        (
            {"game": "master-thieves", "seats": 2, "clock": {"kind": "none", "extra": 1}},
            "body.clock.extra",
        ),
    ],
)
async def test_what_is_no_table_is_refused_with_the_field(
    api: Api, body: dict[str, Any], field: str
) -> None:
    answer = await (await api.guest()).ask("POST", "/api/tables", **body)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")
    assert field in answer.json()["details"]["fields"]


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"[]",
        b'{"game": "master-thieves", "seats": 2, "changes": {"sticky_drawers": NaN}}',
        b'{"game": "master-thieves", "seats": 2, "changes": {"sticky_drawers": 1e999}}',
        b'{"game": "master-thieves", "seats": 2, "changes": {"round_cap": %d}}' % 10**300,
        b'{"game": "master-thieves", "seats": %s}' % (b"9" * 5_000),
        b'{"game": "master\\u0000thieves", "seats": 2}',
        b'{"game": "\\ud800", "seats": 2}',
        b'{"\\ud800": 1}',
        b"\xff\xfe",
        b"[" * 60_000,
    ],
)
async def test_nonsense_is_refused_and_nothing_breaks(api: Api, content: bytes) -> None:
    guest = await api.guest()
    answer = await guest.client.post(
        "/api/tables", content=content, headers={"Content-Type": "application/json"}
    )
    assert answer.status_code in (400, 422)
    assert answer.json()["code"] in ("bad-request", "bad-value")


# Finding tables ---------------------------------------------------------------------------------


async def test_open_tables_are_listed_and_filtered(api: Api) -> None:
    host = await api.guest()
    french = await host.new_table(public=True, seats=3)
    italian = await host.new_table(public=True, edition="italian")
    thieves = await host.new_table(public=True, game="forty-thieves")
    full = await host.new_table(public=True, bots=[{"seat": 1, "bot": "random"}])
    listed = "/api/tables"
    anybody = Guest(await api.anybody(), "", "")
    assert set(ids(await anybody.did("GET", listed))) == {french, italian, thieves, full}
    assert ids(await anybody.did("GET", listed, game="forty-thieves")) == [thieves]
    assert ids(await anybody.did("GET", listed, edition="italian")) == [italian]
    assert ids(await anybody.did("GET", listed, free_seats=2)) == [french]
    assert full not in ids(await anybody.did("GET", listed, free_seats=1))
    assert await anybody.refused("GET", listed, game="chess") == (400, "unknown-game")


async def test_lists_come_in_pages(api: Api) -> None:
    host = await api.guest()
    made = {await host.new_table(public=True) for _ in range(5)}
    for listed in ("/api/tables", "/api/me/tables"):
        found: list[str] = []
        offset: int | None = 0
        while offset is not None:
            page = await host.did("GET", listed, limit=2, offset=offset)
            assert len(page["tables"]) <= 2
            found += ids(page)
            offset = page["next"]
        assert len(found) == 5
        assert set(found) == made


async def test_private_tables_show_nowhere_but_to_those_who_have_the_link(api: Api) -> None:
    host, friend, stranger = await api.guest(), await api.guest(), await api.guest()
    table = await host.new_table(public=False)
    heard = len(api.heard)
    assert ids(await stranger.did("GET", "/api/tables")) == []
    await stranger.did("GET", f"/api/people/{host.id}")
    await stranger.did("GET", f"/api/people/{host.id}/ratings")
    await stranger.did("GET", "/api/ratings/master-thieves")
    await stranger.did("GET", f"/api/ratings/master-thieves/{host.id}")
    assert ids(await stranger.did("GET", "/api/me/tables")) == []
    assert not any(table in told for _, told in api.heard[heard:])
    await friend.did("POST", f"/api/tables/{table}/sit")
    assert ids(await friend.did("GET", "/api/me/tables")) == [table]


async def test_tables_that_have_begun_or_were_given_up_are_not_open(api: Api) -> None:
    ann, bo = await api.guest(), await api.guest()
    await started(api, [ann, bo], public=True)
    given_up = await ann.new_table(public=True)
    await ann.did("POST", f"/api/tables/{given_up}/abandon")
    left = await ann.new_table(public=True)
    await ann.did("POST", f"/api/tables/{left}/stand")
    assert (await ann.did("GET", f"/api/tables/{left}"))["status"] == "abandoned"
    assert ids(await ann.did("GET", "/api/tables")) == []


@pytest.mark.parametrize("what", ["", "/record"])
async def test_an_id_cannot_be_guessed(api: Api, what: str) -> None:
    guest = await api.guest()
    for guess in ("aaaaaaaa", "A" * 22, "-" * 40):
        path = f"/api/tables/{guess}{what}"
        assert await guest.refused("GET", path) == (404, "no-such-table")
    table = await guest.new_table()
    assert len(table) >= 22  # 128 random bits
    assert (await guest.refused("GET", f"/api/tables/{table[:-1]}{what}"))[0] == 404


@pytest.mark.parametrize("path", ["short", "x" * 41, "%00" * 10, "a b c d e f", "..%2f..%2fetc"])
async def test_what_is_no_id_is_refused(api: Api, path: str) -> None:
    answer = await (await api.guest()).client.get(f"/api/tables/{path}")
    assert answer.status_code in (404, 422)


# At a table -------------------------------------------------------------------------------------


async def test_people_sit_down_choose_and_begin(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await ann.new_table(seats=3)
    at = f"/api/tables/{table}"
    await bo.did("POST", f"{at}/sit", seat=2)
    await bo.did("POST", f"{at}/colour", colour=5)
    assert await bo.refused("POST", f"{at}/colour", colour=0) == (400, "colour-taken")
    assert await bo.refused("POST", f"{at}/sit", seat=0) == (400, "seat-taken")
    await ann.did("POST", f"{at}/bot", seat=1, bot="random")
    assert await ann.refused("POST", f"{at}/start") == (400, "not-ready")
    for who in (ann, bo):
        told = await who.did("POST", f"{at}/ready", contribution="deadbeef")
    assert [seat["colour"] for seat in told["seats"]] == [0, 1, 5]
    assert "deadbeef" not in json.dumps(told)
    assert (await ann.did("POST", f"{at}/start"))["status"] == "playing"
    assert await bo.refused("POST", f"{at}/stand") == (400, "already-started")


async def test_only_the_host_does_what_the_host_does(api: Api) -> None:
    ann, bo, cy = await api.guest(), await api.guest(), await api.guest()
    table = await ann.new_table(seats=3)
    at = f"/api/tables/{table}"
    await bo.did("POST", f"{at}/sit", seat=1)
    host_only: list[tuple[str, dict[str, Any]]] = [
        ("bot", {"seat": 2, "bot": "random"}),
        ("kick", {"seat": 0}),
        ("host", {"person": bo.id}),
        ("mute", {"person": ann.id}),
        ("start", {}),
        ("abandon", {}),
    ]
    for other in (bo, cy):
        for what, body in host_only:
            assert await other.refused("POST", f"{at}/{what}", **body) == (403, "host-only"), what
    await ann.did("POST", f"{at}/mute", person=bo.id)
    assert (await bo.did("GET", at))["muted"] == [bo.id]
    await ann.did("POST", f"{at}/host", person=bo.id)
    assert await ann.refused("POST", f"{at}/kick", seat=1) == (403, "host-only")
    assert await bo.refused("POST", f"{at}/kick", seat=1) == (400, "cannot-kick-yourself")
    told = await bo.did("POST", f"{at}/kick", seat=0)
    assert told["seats"][0]["person"] is None
    assert await bo.refused("POST", f"{at}/host", person=cy.id) == (400, "not-seated")
    assert (await bo.did("POST", f"{at}/abandon"))["status"] == "abandoned"


async def test_nobody_plays_for_another(api: Api) -> None:
    ann, bo, cy = await api.guest(), await api.guest(), await api.guest()
    table = await ann.new_table()
    at = f"/api/tables/{table}"
    own: list[tuple[str, dict[str, Any]]] = [
        ("ready", {"contribution": "mine"}),
        ("colour", {"colour": 3}),
        ("stand", {}),
    ]
    for what, body in own:
        assert await cy.refused("POST", f"{at}/{what}", **body) == (400, "not-seated")
    await bo.did("POST", f"{at}/sit", seat=1)
    assert await cy.refused("POST", f"{at}/sit") == (400, "table-full")
    assert await cy.refused("POST", f"{at}/rematch") == (403, "not-your-seat")
    for what in ("sit", "stand", "ready", "start", "abandon", "rematch"):
        nobody = Guest(await api.anybody(), "", "")
        assert await nobody.refused("POST", f"{at}/{what}") == (401, "who-are-you")


async def test_after_a_game_the_same_people_play_again(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo], game="forty-thieves", edition="leaders")
    assert await ann.refused("POST", f"/api/tables/{table}/rematch") == (400, "still-playing")
    await ann.did("POST", f"/api/tables/{table}/abandon")
    both = await asyncio.gather(
        ann.did("POST", f"/api/tables/{table}/rematch"),
        bo.did("POST", f"/api/tables/{table}/rematch"),
    )
    assert both[0]["id"] == both[1]["id"] != table
    assert [seat["name"] for seat in both[0]["seats"]] == ["Ann", "Bo"]
    assert not any(seat["ready"] for seat in both[0]["seats"])
    assert (await bo.did("GET", f"/api/tables/{table}"))["rematch"] == both[0]["id"]
    assert api.table(both[0]["id"]).secret != api.table(table).secret


async def test_one_keeps_only_so_many_tables_open(tmp_path: Path) -> None:
    async with serve(tmp_path, Rates(open_tables=3)) as api:
        ann, bo = await api.guest(), await api.guest()
        mine = [await ann.new_table() for _ in range(3)]
        body = {"game": "master-thieves", "seats": 2}
        assert await ann.refused("POST", "/api/tables", **body) == (429, "too-many-tables")
        other = await bo.new_table(seats=3)
        refused = await ann.refused("POST", f"/api/tables/{other}/sit")
        assert refused == (429, "too-many-tables")
        await ann.did("POST", f"/api/tables/{mine[0]}/sit", seat=1)  # changing chairs is fine
        await ann.did("POST", f"/api/tables/{mine[0]}/abandon")
        await ann.did("POST", f"/api/tables/{other}/sit")


async def test_tables_are_not_made_in_a_flood(tmp_path: Path) -> None:
    async with serve(tmp_path, Rates(tables=Rate(2, 60)), ManualClock()) as api:
        guest = await api.guest()
        for _ in range(2):
            await guest.new_table()
        body = {"game": "master-thieves", "seats": 2}
        assert await guest.refused("POST", "/api/tables", **body) == (429, "too-many")


async def test_a_new_table_that_does_not_fit_does_not_count_against_the_rate_limit(
    tmp_path: Path,
) -> None:
    async with serve(tmp_path, Rates(tables=Rate(1, 60)), ManualClock()) as api:
        guest = await api.guest()
        body: dict[str, Any] = {"game": "master-thieves", "seats": 2}
        for wrong in (
            {"bots": [{"seat": 0, "bot": "novice"}]},
            {"bots": [{"seat": 1, "bot": "genius"}]},
            {"companions": [{"seat": 0, "name": "Bo"}]},
        ):
            assert (await guest.refused("POST", "/api/tables", **body, **wrong))[0] == 400
        await guest.new_table()


async def test_the_list_of_the_silenced_has_an_end(api: Api) -> None:
    host = await api.guest()
    at = f"/api/tables/{await host.new_table()}"
    for number in range(100):
        await host.did("POST", f"{at}/mute", person=f"somebody-{number}")
    body = {"person": "one-too-many"}
    assert await host.refused("POST", f"{at}/mute", **body) == (429, "too-many-muted")


# Records ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_can_be_downloaded_and_checked(api: Api, game: str) -> None:
    players = [await api.guest(name) for name in ("Ann", "Bo")]
    table = await started(api, players, game=game)
    await play(api, table)
    stranger = await api.anybody()
    path = f"/api/tables/{table}/record"
    as_json = await stranger.get(path, params={"form": "json"})
    as_text = await stranger.get(path, params={"form": "text"})
    assert "attachment" in as_json.headers["content-disposition"]
    assert as_text.headers["content-type"].startswith("text/plain")
    record = from_json(as_json.text)
    its = find_game(game)
    assert from_text(as_text.text, lambda _, text: its.read_ruleset(text).to_fields()) == record
    assert verify(its, record).is_over
    assert record.players == ("Ann", "Bo")
    assert record.contributions == ("from-0", "from-1")
    assert record.secret is not None
    assert (
        commitment(record.secret)
        == (await stranger.get(f"/api/tables/{table}")).json()["commitment"]
    )
    assert record == await api.service.records.for_viewer(table, None)


async def test_an_abandoned_game_has_a_record_without_a_result(api: Api) -> None:
    players = [await api.guest(), await api.guest()]
    table = await started(api, players)
    await play(api, table, most=30)
    await players[0].did("POST", f"/api/tables/{table}/abandon")
    record = from_json((await players[1].ask("GET", f"/api/tables/{table}/record")).text)
    assert record.result is None
    assert len(verify(find_game(record.game), record).moves) == 30


async def test_what_was_taken_back_is_not_in_the_record(api: Api) -> None:
    players = [await api.guest(), await api.guest()]
    table = await started(api, players)
    await play(api, table, most=20)
    referee = api.service.referee
    session = await api.service.sessions.find(table)
    async with session.lock:
        await referee.store(
            session, session.position.go_back(api.service.store.journal.entries(table), 12, 5)
        )
    await play(api, table, most=3)
    await players[0].did("POST", f"/api/tables/{table}/abandon")
    record = from_json((await players[1].ask("GET", f"/api/tables/{table}/record")).text)
    assert len(verify(find_game(record.game), record).moves) == 15


async def test_before_the_deal_there_is_no_record(api: Api) -> None:
    host = await api.guest()
    path = f"/api/tables/{await host.new_table()}/record"
    assert await host.refused("GET", path) == (400, "not-dealt")


@pytest.mark.parametrize("game", GAMES)
async def test_of_a_running_game_everybody_gets_what_he_has_witnessed(api: Api, game: str) -> None:
    players = [await api.guest(), await api.guest()]
    table = await started(api, players, game=game, memory_aid="log")
    await play(api, table, most=40)
    its, stored = api.table(table), api.service.store.journal.entries(table)
    happened, _ = replay_match(its, stored)
    witnessed = happened.game.witnessed
    path = f"/api/tables/{table}/record"
    stranger = Guest(await api.anybody(), "", "")
    told = {}
    for seat, who in ((Seat(0), players[0]), (Seat(1), players[1]), (None, stranger)):
        told[seat] = await who.did("GET", path)
        assert (told[seat]["seat"], told[seat]["seq"]) == (seat, stored[-1].seq)
        assert "secret" not in told[seat]
        assert "moves" not in told[seat]
        seen = [witnessed(event, seat).to_json() for event in happened.events]
        assert told[seat]["events"] == json.loads(json.dumps(seen))
    whole = [event for entry in stored for event in json.loads(entry.events)]
    for seat in told:  # each has his own secrets
        assert told[seat]["events"] != whole
        assert len(told[seat]["events"]) == len(whole)
    assert await players[0].refused("GET", path, form="text") == (400, "still-playing")


async def test_of_a_running_game_no_more_is_told_than_the_memory_aid_allows(api: Api) -> None:
    players = [await api.guest(), await api.guest()]
    lengths = {}
    for aid in ("none", "round", "log"):
        table = await started(api, players, memory_aid=aid)
        await play(api, table, most=60)
        told = await players[0].did("GET", f"/api/tables/{table}/record")
        lengths[aid] = len(told["events"])
    assert lengths["none"] == 0 < lengths["round"] < lengths["log"]


async def test_who_may_not_look_on_gets_no_record(api: Api) -> None:
    ann, bo, cy = await api.guest(), await api.guest(), await api.guest()
    closed = await started(api, [ann, bo], watching="closed", memory_aid="log")
    later = await started(api, [ann, bo], watching="delayed", memory_aid="log")
    path = f"/api/tables/{closed}/record"
    assert await cy.refused("GET", path) == (404, "no-such-table")
    assert (await ann.did("GET", path))["events"]
    told = await cy.did("GET", f"/api/tables/{later}/record")
    assert (told["events"], told["seq"]) == ([], None)
    await play(api, closed)
    assert await cy.refused("GET", path) == (404, "no-such-table")
    assert api.table(closed).status is Status.OVER
    assert (await bo.did("GET", path))["secret"]


# Chat -------------------------------------------------------------------------------------------


async def test_what_was_said_can_be_read_again(api: Api) -> None:
    ann, bo, cy = await api.guest(), await api.guest(), await api.guest()
    table = await started(api, [ann, bo], watching="closed")
    for number in range(5):
        line = Line(table, 0, number, ann.id, Seat(0), "Ann", f"line {number}")
        api.service.store.chat.say(line)
    path = f"/api/tables/{table}/chat"
    lines = (await bo.did("GET", path, after=2, limit=2))["lines"]
    assert [(line["number"], line["text"]) for line in lines] == [(3, "line 2"), (4, "line 3")]
    assert len((await ann.did("GET", path))["lines"]) == 5
    assert await cy.refused("GET", path) == (404, "no-such-table")


# Rules ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_tells_what_can_be_chosen(api: Api, game: str) -> None:
    anybody = Guest(await api.anybody(), "", "")
    told = await anybody.did("GET", f"/api/games/{game}")
    its = find_game(game)
    rules = its.ruleset(its.default_edition)
    assert [field["name"] for field in told["fields"]] == list(rules.to_fields())[1:]
    assert list(told["rulesets"]) == list(its.editions)
    assert told["beacon"] is False
    for field in told["fields"]:
        values = field["allowed"] or [field["least"], field["most"]]
        assert field["default"] in values or field["least"] <= field["default"] <= field["most"]
        for value in values:
            body = {"changes": {field["name"]: value}}
            answer = await anybody.ask("POST", f"/api/games/{game}/ruleset", **body)
            assert answer.is_success or answer.json()["code"] != "bad-value", (field, answer.text)


async def test_choices_are_narrowed_to_what_the_field_allows(api: Api) -> None:
    told = await Guest(await api.anybody(), "", "").did("GET", "/api/games/master-thieves")
    fields = {field["name"]: field for field in told["fields"]}
    assert fields["jeweler_imitation"]["allowed"] == ["may", "must"]
    assert (fields["round_cap"]["least"], fields["round_cap"]["most"]) == (1, 10_000)
    assert fields["box_diamonds"]["paragraphs"] == ["MT-3.5"]


async def test_a_ruleset_can_be_tried_without_a_table(api: Api) -> None:
    anybody = Guest(await api.anybody(), "", "")
    path = "/api/games/master-thieves/ruleset"
    told = await anybody.did("POST", path, edition="french", changes={"plain_wood": True})
    assert told["written"] == "french[plain_wood=true]"
    body = {"changes": {"smuggler_takes": "one_unless_ring"}}
    answer = await anybody.ask("POST", path, **body)
    assert answer.status_code == 400
    assert answer.json()["rule"]
    assert await anybody.refused("POST", path, seats=9) == (422, "bad-request")
    assert await anybody.refused("POST", path, seats=1) == (400, "players")


async def test_the_rules_are_there_paragraph_by_paragraph(api: Api) -> None:
    anybody = Guest(await api.anybody(), "", "")
    chapters = (await anybody.did("GET", "/api/games/forty-thieves/rules"))["chapters"]
    first = chapters[0]["paragraphs"][0]
    assert first["number"] == "FT-1.1"
    assert await anybody.did("GET", "/api/games/forty-thieves/rules/ft-1.1") == first
    for path in ("forty-thieves/rules/MT-1.1", "master-thieves/rules/MT-99.1", "chess/rules"):
        assert (await anybody.refused("GET", f"/api/games/{path}"))[0] == 404


@pytest.mark.parametrize("game", GAMES)
async def test_every_action_is_listed(api: Api, game: str) -> None:
    actions = await Guest(await api.anybody(), "", "").did("GET", f"/api/games/{game}/actions")
    assert [one["word"] for one in actions["actions"]] == [a.word for a in find_game(game).actions]


async def test_games_may_be_kept_by_browsers_and_nothing_else(api: Api) -> None:
    guest = await api.guest()
    assert "public" in (await guest.ask("GET", "/api/games")).headers["cache-control"]
    for path in ("/api/me", "/api/tables", f"/api/tables/{await guest.new_table()}", "/api/none"):
        assert (await guest.ask("GET", path)).headers["cache-control"] == "no-store"


# Ratings ----------------------------------------------------------------------------------------


async def test_ratings_are_told_without_the_tables(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    tables = [await ann.new_table() for _ in range(2)]
    store = api.service.store.ratings
    store.rate(
        tables[0], "master-thieves", 5, {ann.id: Rating(27, 8, 1), "bot:novice": Rating(20, 8, 1)}
    )
    store.rate(tables[1], "master-thieves", 6, {ann.id: Rating(28, 7, 2), bo.id: Rating(19, 8, 1)})
    told = await bo.did("GET", f"/api/people/{ann.id}/ratings")
    assert told == {"ratings": {"master-thieves": {"mu": 28, "sigma": 7, "games": 2}}}
    history = (await bo.did("GET", f"/api/ratings/master-thieves/{ann.id}"))["history"]
    assert [(one["at"], one["mu"]) for one in history] == [(6, 28), (5, 27)]
    assert (await bo.did("GET", "/api/ratings/master-thieves/bot:novice"))["history"]
    best = (await bo.did("GET", "/api/ratings/master-thieves"))["players"]
    assert [one["name"] for one in best] == ["Ann", "novice", "Bo"]
    assert not any(table in told for _, told in api.heard[-4:] for table in tables)
    await ann.did("POST", "/api/me/delete")
    best = (await bo.did("GET", "/api/ratings/master-thieves"))["players"]
    assert [one["name"] for one in best] == ["novice", "Bo"]
    assert (await bo.refused("GET", "/api/ratings/chess"))[0] == 404
    assert (await bo.refused("GET", "/api/people/nobody-at-all/ratings"))[0] == 404


# Browsers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "fine"),
    [
        ({"Origin": ORIGIN}, True),
        ({"Origin": "http://club.example"}, True),
        ({"Origin": "http://evil.example"}, False),
        ({"Origin": "http://larceny.test.evil.example"}, False),
        ({"Origin": "http://larceny.test:8080"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://["}, False),
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "same-site", "Origin": "http://other.larceny.test"}, False),
        ({"Sec-Fetch-Site": "cross-site", "Origin": "http://club.example"}, True),
        ({}, True),  # no browser
    ],
)
async def test_foreign_pages_change_nothing(
    tmp_path: Path, headers: dict[str, str], fine: bool
) -> None:
    async with serve(tmp_path, allowed_origins=("http://club.example",)) as api:
        guest = await api.browser()
        client = await api.anybody(Cookie=f"larceny={guest.token}", **headers)
        body = {"game": "master-thieves", "seats": 2}
        answer = await client.post("/api/tables", json=body)
        assert answer.status_code == (201 if fine else 403)
        assert fine or answer.json()["code"] == "foreign-origin"
        assert (await client.get("/api/me")).status_code == 200
        client = await api.anybody(Authorization=f"Bearer {guest.token}", **headers)
        assert (await client.post("/api/tables", json=body)).status_code == 201


async def test_browsers_are_told_what_not_to_do(api: Api) -> None:
    client = await api.anybody()
    for path in ("/api/games", "/api/me", "/nowhere"):
        headers = (await client.get(path)).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert "frame-ancestors 'none'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "camera=()" in headers["permissions-policy"]
        assert "access-control-allow-origin" not in headers


async def test_only_the_engine_may_compile_webassembly(api: Api) -> None:
    client = await api.anybody()
    engine = (await client.get("/engine/play.js")).headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval';" in engine
    assert "'unsafe-eval'" not in engine
    assert "connect-src 'self'" in engine
    for path in ("/", "/offline", "/assets/engine/play.js", "/api/engine/", "/engine"):
        policy = (await client.get(path)).headers["content-security-policy"]
        assert "wasm" not in policy
        assert "worker-src 'self'" in policy


async def test_giants_are_refused(api: Api) -> None:
    guest = await api.guest()

    async def in_pieces() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b" " * 1_000

    for content in (b" " * 70_000, in_pieces()):
        answer = await guest.client.post(
            "/api/tables", content=content, headers={"Content-Type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (413, "too-big")


async def test_a_form_of_another_page_is_no_json(api: Api) -> None:
    guest = await api.guest()
    body = json.dumps({"game": "master-thieves", "seats": 2})
    for kind in ("text/plain", "application/x-www-form-urlencoded"):
        answer = await guest.client.post(
            "/api/tables", content=body, headers={"Content-Type": kind}
        )
        assert answer.status_code == 422


async def test_unknown_paths_and_methods_have_the_same_shape(api: Api) -> None:
    client = await api.anybody()
    nowhere = await client.get("/api/nowhere")
    assert (nowhere.status_code, nowhere.json()) == (404, {"code": "not-found", "details": {}})
    wrong = await client.put("/api/games")
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method-not-allowed")
    for method, path, allowed in [
        ("DELETE", "/api/guest", "POST"),
        ("GET", "/api/guest", "POST"),  # also where the browser client answers all other GETs
        ("PUT", "/api/me", "GET, PATCH"),
    ]:
        answer = await client.request(method, path)
        assert (answer.status_code, answer.headers["allow"]) == (405, allowed)


async def test_a_failure_says_nothing_about_itself(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> None:
        raise RuntimeError("a secret")

    guest = await api.guest()
    monkeypatch.setattr(api.service.lobby.store.tables, "load_table", broken)
    answer: httpx.Response = await guest.ask("GET", "/api/tables/aaaaaaaa")
    assert (answer.status_code, answer.json()) == (500, {"code": "internal", "details": {}})
    assert answer.headers.items() >= {k.lower(): v for k, v in HEADERS.items()}.items()
    assert answer.headers["cache-control"] == "no-store"
