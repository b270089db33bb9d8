"""Logs: one line an event; nothing in them is a secret, whoever logs what."""

import asyncio
import io
import json
import logging
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from larceny.server import logs

from .processes import Guest, begin, guests, play, serving


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """Send everything that is logged to a text, as JSON; put it back as it was afterwards."""
    root, ours = logging.getLogger(), logging.getLogger(logs.OURS)
    before = root.handlers, root.level, ours.level
    text = io.StringIO()
    logs.set_up("json", "debug", text)
    yield text
    root.handlers, root.level, ours.level = before
    logging.captureWarnings(False)


def told(lines: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in lines.getvalue().splitlines()]


log = logging.getLogger("larceny.tests")


def test_an_event_is_one_line_with_its_facts(lines: io.StringIO) -> None:
    log.info("table-opened", extra=logs.facts(table="0123456789abcdef", person="p", count=3))
    (line,) = told(lines)
    assert line.pop("at").endswith("Z")
    assert line == {
        "level": "info",
        "event": "table-opened",
        "table": "012345",
        "person": logs.short_person("p"),
        "count": 3,
    }


def test_a_person_is_the_same_each_time_and_not_his_id() -> None:
    assert logs.short_person("somebody") == logs.short_person("somebody")
    assert logs.short_person("somebody") != logs.short_person("somebody else")
    assert len(logs.short_person("somebody")) == 8


def test_arguments_are_left_out(lines: io.StringIO) -> None:
    log.warning("chose %s", "the thief")
    logging.getLogger("elsewhere").warning("token %s\nand more", "geheim")
    assert [line["event"] for line in told(lines)] == ["chose %s", "token %s"]
    assert "geheim" not in lines.getvalue()


def test_facts_that_are_not_on_the_list_are_left_out(lines: io.StringIO) -> None:
    log.warning("odd", extra={"secret": "geheim"})
    assert "geheim" not in lines.getvalue()


def test_of_an_error_its_kind_and_place_are_told_but_not_its_words(lines: io.StringIO) -> None:
    def fails() -> None:
        try:
            raise KeyError("geheim")
        except KeyError as cause:
            raise ValueError("INSERT … parameters: 'geheim'") from cause

    try:
        fails()
    except ValueError:
        log.exception("failed")
    (line,) = told(lines)
    assert line["error"][0] == "ValueError"
    assert "KeyError" in line["error"]
    assert any(where.endswith(" fails") for where in line["error"])
    assert "geheim" not in lines.getvalue()


def test_a_task_that_nobody_waits_for_fails_without_words(lines: io.StringIO) -> None:
    async def fail() -> None:
        raise ValueError("geheim")

    async def run() -> None:
        asyncio.get_running_loop().set_exception_handler(logs.log_loose_end)
        task = asyncio.create_task(fail())
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        del task

    asyncio.run(run())
    assert told(lines)[0]["event"] == "loose-end"
    assert told(lines)[0]["error"][0] == "ValueError"
    assert "geheim" not in lines.getvalue()


def test_others_are_heard_from_a_warning_upwards(lines: io.StringIO) -> None:
    for name in ("uvicorn.error", "websockets", "asyncio", "sqlalchemy.engine"):
        assert not logging.getLogger(name).isEnabledFor(logging.INFO), name
    assert logging.getLogger("larceny.server").isEnabledFor(logging.DEBUG)


def test_a_line_for_people_says_the_same(lines: io.StringIO) -> None:
    record = log.makeRecord(log.name, logging.INFO, "", 0, "request", (), None, None, None)
    vars(record).update(logs.facts(method="GET", status=200, ms=1.25))
    line = logs.TextLines().format(record)
    assert line[8:] == " info    request method=GET status=200 ms=1.2"


def test_what_is_logged_during_a_request_has_its_id_and_says_who_asks(lines: io.StringIO) -> None:
    async def request() -> None:
        logs.begin_request("r1")
        logs.this_is("somebody")
        log.info("inside")

    async def run() -> None:
        await asyncio.create_task(request())
        log.info("outside")

    asyncio.run(run())
    inside, outside = told(lines)
    assert (inside["request"], inside["person"]) == ("r1", logs.short_person("somebody"))
    assert "request" not in outside


# A whole game -------------------------------------------------------------------------------------

PASSWORD = "correct horse battery staple"
CHAT = "Has anybody seen my ruby?"
NOISE = "word-in-a-broken-message"


def bother(player: Guest, table: str) -> None:
    """Do what people do beside playing, well and badly."""
    player.http.get("/api/tables", params={"token": player.token})
    player.http.get(f"/api/{player.token}")
    player.http.post("/api/me/account", json={"account": "ann", "password": PASSWORD})
    player.http.post("/api/login", json={"account": "ann", "password": PASSWORD + "?"})
    player.http.post("/api/login", content=NOISE)
    player.http.get(f"/api/tables/{table}/record")
    player.send(type="chat", table=table, id="chat", text=CHAT)
    player.send(type=NOISE)
    player.send(type="act", table=table, id="wrong", seq=0, action=NOISE)
    player.hear_until("error", id="wrong")


def secrets_of(database: Path, players: list[Guest], table: str) -> set[str]:
    """Return what must not be in a log: ids, tokens, the deal's secret, every decision."""
    with sqlite3.connect(database) as connection:
        body = json.loads(connection.execute("SELECT body FROM tables").fetchone()[0])
        words = {word for (word,) in connection.execute("SELECT word FROM journal")}
        people = {person for (person,) in connection.execute("SELECT id FROM people")}
        hashes = {hash_ for (hash_,) in connection.execute("SELECT hash FROM tokens")}
    assert body["id"] == table
    added = {chair["contribution"] for chair in body["chairs"] if chair["contribution"]}
    names = {chair["name"] for chair in body["chairs"]}
    tokens = {player.token for player in players}
    parts = {part for word in words for part in word.split()[1:] if len(part) > 3}
    told = {PASSWORD, CHAT, NOISE, table, body["secret"], body["commitment"]}
    return told | added | names | tokens | people | hashes | words | parts


KINDS_OF_CHOICES = {"master-thieves": {"choose", "open"}, "forty-thieves": {"glimpse"}}


def leaked(secrets: set[str], text: str) -> list[str]:
    """List the secrets in a text; a short word only where it stands alone."""
    return [
        secret
        for secret in secrets
        if secret in text and (len(secret) > 8 or re.search(rf"\b{re.escape(secret)}\b", text))
    ]


@pytest.mark.parametrize(
    ("game", "changes"), [("master-thieves", {"round_cap": 3}), ("forty-thieves", {})]
)
def test_a_whole_game_leaves_no_secret_in_the_log(
    tmp_path: Path, game: str, changes: dict[str, Any]
) -> None:
    settings = {"LARCENY_LOG_LEVEL": "debug", "LARCENY_LOG_FORMAT": "json", "LARCENY_METRICS": "on"}
    with serving(tmp_path, **settings) as server, guests(server.url, 2) as players:
        table = begin(players, game, changes=changes, reaction_ms=0)
        words = play(players, table, Random(game), most=20)
        bother(players[0], table)
        words += play(players, table, Random(game))
        scraped = players[0].http.get("/metrics").text
        server.end()
        printed = server.process.stdout.read() if server.process.stdout else ""
    secrets = secrets_of(tmp_path / "larceny" / "larceny.db", list(players), table)
    assert set(words) <= secrets
    assert {word.partition(" ")[0] for word in words} >= KINDS_OF_CHOICES[game]
    log_lines = server.logged()
    events = [json.loads(line) for line in log_lines.splitlines()]
    assert len({line["person"] for line in events if "person" in line}) == len(players)
    assert {line["event"] for line in events} >= {
        "started",
        "request",
        "socket-opened",
        "socket-closed",
        "leaving",
        "stopped",
    }
    for text in (log_lines, printed, scraped):
        assert leaked(secrets - {"deal"}, text) == []
