"""The audit log: log-ins, tokens and what hosts do, each on a line, without any secret."""

import io
import json
import logging
import os
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute

from larceny.cli.screens.error_messages import error_message
from larceny.server import logs
from larceny.server.adapters import passwords
from larceny.server.http.api import PARTS
from larceny.server.http.audit_log import AUDITED, client_of
from larceny.server.serving import set_up_logs
from larceny.server.settings import InvalidSettings, Settings

from .api import Api

PASSWORD = "correct horse battery"

UNAUDITED = {
    ("PATCH", "/api/me"),
    ("PUT", "/api/me/push"),
    ("POST", "/api/me/push/stop"),
    ("POST", "/api/me/friends"),
    ("DELETE", "/api/me/friends/{person}"),
    ("POST", "/api/me/friend-link"),
    ("PUT", "/api/me/blocks/{person}"),
    ("DELETE", "/api/me/blocks/{person}"),
    ("DELETE", "/api/me/invitations/{table}"),
    ("POST", "/api/tables/{table}/invitations"),
    ("POST", "/api/clubs"),
    ("PATCH", "/api/clubs/{club}"),
    ("PUT", "/api/clubs/{club}/meeting"),
    ("DELETE", "/api/clubs/{club}/meeting"),
    *(("POST", f"/api/clubs/{{club}}/{what}") for what in ("link", "invitations", "table")),
    ("POST", "/api/me/clubs"),
    ("DELETE", "/api/me/clubs/{club}"),
    ("DELETE", "/api/me/club-invitations/{club}"),
    ("POST", "/api/games/{game}/ruleset"),
    ("POST", "/api/lessons/{lesson}"),
    ("POST", "/api/positions"),
    ("POST", "/api/studies"),
    ("PATCH", "/api/studies/{study}"),
    ("DELETE", "/api/studies/{study}"),
    ("POST", "/api/studies/{study}/table"),
    ("PUT", "/api/tables/{table}/notes"),
    *(("POST", f"/api/puzzles{what}") for what in ("", "/trainer", "/{puzzle}/answer")),
    ("POST", "/api/me/offline-games"),
    *(
        ("POST", f"/api/tables/{{table}}/{what}")
        for what in ("sit", "stand", "leave", "return", "colour", "ready", "open", "companion")
    ),
    ("POST", "/api/tables/{table}/pace"),
    ("POST", "/api/tables/{table}/rematch"),
}
"""What people do about themselves at a table, or with leave of all: no host decides it."""


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "MEMORY_KIB", 64)
    monkeypatch.setattr(passwords, "PASSES", 1)


@pytest.fixture
def log_of_errors() -> Iterator[io.StringIO]:
    """Log errors alone, as JSON; put it back as it was afterwards."""
    names = (None, logs.OURS, logs.AUDIT)
    loggers = [logging.getLogger(name) for name in names]
    before = [(one.handlers, one.level, one.propagate) for one in loggers]
    text = io.StringIO()
    logs.set_up("json", "error", text)
    yield text
    for one, (handlers, level, propagate) in zip(loggers, before, strict=True):
        one.handlers, one.level, one.propagate = handlers, level, propagate
    logging.captureWarnings(False)


def audited(lines: str) -> list[dict[str, Any]]:
    told = [json.loads(line) for line in lines.splitlines()]
    return [line for line in told if line.get("log") == "audit"]


def facts(line: dict[str, Any], *names: str) -> tuple[Any, ...]:
    return tuple(line.get(name) for name in names)


def test_every_route_that_changes_something_is_audited_or_said_not_to_be() -> None:
    changing = {
        (method, route.path)
        for part in PARTS
        for route in part.router.routes
        if isinstance(route, APIRoute)
        for method in route.methods or ()
        if method != "GET"
    }
    assert changing - set(AUDITED) == UNAUDITED
    assert set(AUDITED) - changing == {("GET", "/api/me/export")}


@pytest.mark.anyio
async def test_log_ins_are_audited_done_or_refused_whatever_the_level(
    api: Api, log_of_errors: io.StringIO
) -> None:
    ann = await api.browser()
    await ann.did("POST", "/api/me/account", account="ann", password=PASSWORD)
    stranger = await api.anybody()
    await stranger.post("/api/login", json={"account": "ann", "password": PASSWORD + "?"})
    await stranger.post("/api/login", json={"account": "bob", "password": PASSWORD})
    await stranger.post("/api/login", json={"account": "ann", "password": PASSWORD})
    lines = audited(log_of_errors.getvalue())
    her = logs.short_person(ann.id)
    names = ("event", "outcome", "code", "person", "whom")
    assert [facts(line, *names) for line in lines] == [
        ("guest", "success", None, her, None),
        ("sign-up", "success", None, her, None),
        ("log-in", "refused", "wrong-password", None, her),
        ("log-in", "refused", "wrong-password", None, None),
        ("log-in", "success", None, her, her),
    ]
    assert {line["client"] for line in lines} == {client_of("127.0.0.1")}
    assert all(line["request"] for line in lines)


@pytest.mark.anyio
async def test_tokens_are_audited_from_their_making_to_their_end(
    api: Api, log_of_errors: io.StringIO
) -> None:
    ann = await api.browser()
    made = await ann.did("POST", "/api/me/tokens", label="my bot")
    await ann.did("DELETE", f"/api/me/tokens/{made['id']}")
    await ann.refused("DELETE", f"/api/me/tokens/{made['id']}")
    text = log_of_errors.getvalue()
    _, *lines = [facts(line, "event", "outcome", "code") for line in audited(text)]
    assert lines == [
        ("token-creation", "success", None),
        ("token-revocation", "success", None),
        ("token-revocation", "refused", "no-such-token"),
    ]
    for secret in (made["token"], made["id"], "my bot", ann.token, ann.id):
        assert secret not in text


@pytest.mark.anyio
async def test_what_a_host_does_to_others_is_audited_with_whom(
    api: Api, log_of_errors: io.StringIO
) -> None:
    ann, bob = await api.guest(), await api.guest()
    table = await ann.new_table()
    await bob.did("POST", f"/api/tables/{table}/sit", seat=1)
    await ann.did("POST", f"/api/tables/{table}/mute", person=bob.id)
    await bob.refused("POST", f"/api/tables/{table}/kick", seat=0)
    await ann.did("POST", f"/api/tables/{table}/kick", seat=1)
    text = log_of_errors.getvalue()
    lines = [line for line in audited(text) if line["event"] != "guest"]
    her, him = logs.short_person(ann.id), logs.short_person(bob.id)
    assert [facts(line, "event", "outcome", "person", "whom", "seat") for line in lines] == [
        ("table-creation", "success", her, None, None),
        ("mute", "success", her, him, None),
        ("kick", "refused", him, None, 0),
        ("kick", "success", her, None, 1),
    ]
    assert {line["table"] for line in lines[1:]} == {logs.short_table(table)}
    assert table not in text


@pytest.mark.anyio
async def test_who_takes_or_deletes_his_data_is_audited(
    api: Api, log_of_errors: io.StringIO
) -> None:
    ann = await api.browser()
    await ann.did("GET", "/api/me/export")
    await ann.did("POST", "/api/me/delete")
    events = [line["event"] for line in audited(log_of_errors.getvalue())]
    assert events == ["guest", "data-export", "data-deletion"]


def test_the_audit_log_may_have_a_file_of_its_own_for_its_owner_alone(
    tmp_path: Path, log_of_errors: io.StringIO
) -> None:
    file = tmp_path / "audit.jsonl"
    set_up_logs(Settings(audit_log=str(file)))
    log = logging.getLogger(logs.AUDIT)
    log.info("log-in", extra=logs.facts(outcome="success"))
    file.rename(tmp_path / "audit.jsonl.1")  # as logrotate does
    log.info("log-out", extra=logs.facts(outcome="success"))
    moved, anew = ((tmp_path / name).read_text() for name in ("audit.jsonl.1", "audit.jsonl"))
    assert [line["event"] for line in audited(moved)] == ["log-in"]
    assert [line["event"] for line in audited(anew)] == ["log-out"]
    if os.name == "posix":
        for name in ("audit.jsonl.1", "audit.jsonl"):
            assert stat.S_IMODE((tmp_path / name).stat().st_mode) == 0o600
    assert log_of_errors.getvalue() == ""


def test_an_audit_log_that_cannot_be_written_is_refused_with_a_sentence(
    tmp_path: Path, log_of_errors: io.StringIO
) -> None:
    with pytest.raises(InvalidSettings) as error:
        set_up_logs(Settings(audit_log=str(tmp_path / "missing" / "audit.jsonl")))
    assert "audit_log" in error_message(error.value)
