"""Reports: seen by the host of the table and by administrators; nothing follows by itself."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from click.testing import CliRunner

from larceny.cli.commands.admin import admin
from larceny.server.domain.reports import MOST_WORDS
from larceny.server.service.people.rate_limits import Rate, Rates

from .api import NO_LIMITS, Api, Guest, serve

pytestmark = pytest.mark.anyio


@pytest.fixture
async def watched(tmp_path: Path) -> AsyncIterator[tuple[Api, Guest]]:
    """A server with an administrator, who has an account and a browser."""
    async with serve(tmp_path, NO_LIMITS, administrators=("root.of.ur",)) as api:
        root = await api.browser()
        await root.did("POST", "/api/me/account", account="root.of.ur", password="correct horse")
        yield api, root


async def table_of(host: Guest, *others: Guest) -> str:
    table = await host.new_table(seats=1 + len(others))
    for guest in others:
        await guest.did("POST", f"/api/tables/{table}/sit")
    return table


async def test_an_administrator_sees_a_report_and_closes_it_and_nothing_else_happens(
    watched: tuple[Api, Guest],
) -> None:
    api, root = watched
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await table_of(ann, bo)
    body = {"person": bo.id, "table": table, "reasons": ["insults"], "words": "calls me names"}
    for _ in range(2):  # the same again adds nothing
        await ann.did("POST", "/api/reports", **body)
    [told] = (await root.did("GET", "/api/admin/reports"))["reports"]
    assert (told["person"]["name"], told["by"]["name"], told["table"]) == ("Bo", "Ann", table)
    assert (told["reasons"], told["words"]) == (["insults"], "calls me names")
    path = f"/api/admin/reports/{told['id']}/close"
    await root.did("POST", path, note="Talked to both.")
    assert await root.refused("POST", path, note="Again.") == (400, "already-closed")
    assert (await root.did("GET", "/api/admin/reports"))["reports"] == []
    [closed] = (await root.did("GET", "/api/admin/reports", closed=True))["reports"]
    assert closed["note"] == "Talked to both."
    # Bo sits where he sat, and may speak
    seats = (await bo.did("GET", f"/api/tables/{table}"))["seats"]
    assert [one["person"] for one in seats] == [ann.id, bo.id]
    assert (await bo.did("GET", f"/api/tables/{table}"))["muted"] == []


async def test_nobody_else_sees_reports_nor_a_program_of_an_administrator(
    watched: tuple[Api, Guest],
) -> None:
    api, root = watched
    ann = await api.guest("Ann")
    assert await ann.refused("GET", "/api/admin/reports") == (403, "administrators-only")
    token = (await root.did("POST", "/api/me/tokens", label="a program"))["token"]
    program = await api.anybody(Authorization=f"Bearer {token}")
    answer = await program.get("/api/admin/reports")
    assert (answer.status_code, answer.json()["code"]) == (403, "session-only")


async def test_a_host_sees_what_was_reported_from_his_table_but_not_by_whom(
    watched: tuple[Api, Guest],
) -> None:
    api, _ = watched
    ann, bo, cy = [await api.guest(name) for name in ("Ann", "Bo", "Cy")]
    table = await table_of(ann, bo, cy)
    for person, reason in ((bo.id, "spam"), (ann.id, "insults")):
        await cy.did("POST", "/api/reports", person=person, table=table, reasons=[reason])
    response = await ann.ask("GET", f"/api/tables/{table}/reports")
    [told] = response.json()["reports"]
    assert (told["person"]["id"], told["reasons"]) == (bo.id, ["spam"])  # not what is about her
    assert cy.id not in response.text
    assert await bo.refused("GET", f"/api/tables/{table}/reports") == (403, "host-only")


async def test_a_report_needs_a_reason_and_somebody_who_is_there(
    watched: tuple[Api, Guest],
) -> None:
    api, _ = watched
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await ann.new_table()
    for body, refusal in (
        ({"person": ann.id, "reasons": ["spam"]}, (400, "yourself")),
        ({"person": bo.id, "reasons": ["other"]}, (400, "no-reason")),
        ({"person": bo.id, "reasons": []}, (422, "bad-request")),
        (
            {"person": bo.id, "reasons": ["spam"], "words": "x" * (MOST_WORDS + 1)},
            (422, "bad-request"),
        ),
        ({"person": bo.id, "reasons": ["spam"], "table": table}, (400, "not-seated")),
        ({"person": "nobody-at-all", "reasons": ["spam"]}, (404, "no-such-person")),
    ):
        assert await ann.refused("POST", "/api/reports", **body) == refusal


async def test_one_does_not_report_by_the_thousand(tmp_path: Path) -> None:
    async with serve(tmp_path, Rates(reports=Rate(1, 60))) as api:
        ann, bo = await api.guest("Ann"), await api.guest("Bo")
        await ann.did("POST", "/api/reports", person=bo.id, reasons=["spam"])
        body = {"person": bo.id, "reasons": ["spam"]}
        assert await ann.refused("POST", "/api/reports", **body) == (429, "too-many")


async def test_what_one_reported_is_exported_and_goes_with_either_of_the_two(
    watched: tuple[Api, Guest],
) -> None:
    api, root = watched
    ann, bo = await api.browser(), await api.browser()
    await ann.did("POST", "/api/reports", person=bo.id, reasons=["name"])
    [mine] = (await ann.did("GET", "/api/me/export"))["reports"]
    assert (mine["person"], mine["reasons"]) == (bo.id, ["name"])
    await bo.did("POST", "/api/me/delete")
    assert (await root.did("GET", "/api/admin/reports"))["reports"] == []


async def test_the_command_lists_reports_and_closes_one(watched: tuple[Api, Guest]) -> None:
    api, _ = watched
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    await ann.did("POST", "/api/reports", person=bo.id, reasons=["cheating"], words="marked cards")

    def run(*options: str) -> str:
        command = ["reports", "--database", api.database, *options]
        done = CliRunner().invoke(admin, command, catch_exceptions=False)
        assert done.exit_code == 0, done.output
        return done.output

    assert "cheating: Bo" in run()
    [told] = json.loads(run("--json"))["reports"]
    assert (told["name"], told["by_name"], told["words"]) == ("Bo", "Ann", "marked cards")
    assert "No report waits." in run("--close", told["id"], "--note", "Looked at the record.")
    assert "Looked at the record." in run("--closed")
