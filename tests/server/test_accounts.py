"""People: guests, accounts, sessions, tokens, and their data."""

import asyncio
import json
import threading
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from larceny.kernel.events import Seat
from larceny.server.adapters import passwords
from larceny.server.adapters.passwords import Argon2Passwords
from larceny.server.domain.accounts import GONE
from larceny.server.domain.identity import hash_of
from larceny.server.domain.refusals import Forbidden, TooMuch
from larceny.server.service.people.rate_limits import Rate, Rates
from larceny.server.settings import SecureCookie

from .api import ORIGIN, Api, Guest, play, serve, started
from .clocks import ManualClock
from .waiting import PATIENCE_S

pytestmark = pytest.mark.anyio

PASSWORD = "correct horse battery"


@pytest.fixture(autouse=True)
def _quick_hashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spend little on every password: what is asked for is shown by one test."""
    monkeypatch.setattr(passwords, "MEMORY_KIB", 64)
    monkeypatch.setattr(passwords, "PASSES", 1)


async def with_account(api: Api, account: str = "ann") -> Guest:
    """Return somebody in a browser who has an account."""
    guest = await api.browser()
    await guest.did("POST", "/api/me/account", account=account, password=PASSWORD)
    return guest


async def log_in(api: Api, account: str = "ann", password: str = PASSWORD) -> Guest:
    """Log in on another device."""
    client = await api.anybody(Origin=ORIGIN)
    entered = await client.post("/api/login", json={"account": account, "password": password})
    assert entered.is_success, entered.text
    return Guest(client, entered.json()["id"], client.cookies["larceny"])


async def log_in_status(api: Api, account: str, password: str) -> int:
    client = await api.anybody()
    entered = await client.post("/api/login", json={"account": account, "password": password})
    return entered.status_code


# Guests -----------------------------------------------------------------------------------------


async def test_a_guest_gets_a_name_and_a_cookie_that_no_script_can_read(api: Api) -> None:
    client = await api.anybody(Origin=ORIGIN)
    entered = await client.post("/api/guest")
    assert entered.status_code == 201
    assert entered.json()["name"]
    assert entered.json()["token"] is None
    cookie = entered.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "secure" not in cookie  # the test speaks http
    assert (await client.get("/api/me")).json()["id"] == entered.json()["id"]


async def test_a_browser_that_is_somebody_stays_who_it_is(api: Api) -> None:
    guest = await api.browser()
    again = await guest.client.post("/api/guest")
    assert again.status_code == 200
    assert again.json()["id"] == guest.id


async def test_the_cookie_is_for_tls_only_where_it_is_spoken(tmp_path: Path) -> None:
    async with serve(tmp_path) as api:
        client = await api.anybody(Origin="https://larceny.test")
        entered = await client.post("https://larceny.test/api/guest")
        assert "secure" in entered.headers["set-cookie"].lower()
        assert entered.headers["strict-transport-security"]
    async with serve(tmp_path, cookie_secure=SecureCookie.ON) as api:
        entered = await (await api.anybody(Origin=ORIGIN)).post("/api/guest")
        assert "secure" in entered.headers["set-cookie"].lower()


async def test_tokens_and_passwords_are_stored_as_hashes_only(api: Api, tmp_path: Path) -> None:
    browser = await with_account(api)
    made = await browser.did("POST", "/api/me/tokens", label="my bot")
    guest = await api.guest()
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert hash_of(guest.token).encode() in kept
    for secret in (browser.token, guest.token, made["token"], PASSWORD):
        assert secret.encode() not in kept


async def test_an_unauthenticated_request_is_refused_with_401(api: Api) -> None:
    stranger = await api.anybody(Authorization="Bearer guessed")
    for path in ("/api/me", "/api/me/tables", "/api/me/tokens", "/api/me/export"):
        answer = await stranger.get(path)
        assert (answer.status_code, answer.json()["code"]) == (401, "who-are-you")
    told = await (await api.guest()).client.get("/api/me", headers={"Authorization": "Basic eDp5"})
    assert told.status_code == 401


# Names ------------------------------------------------------------------------------------------


async def test_one_takes_another_name_also_at_ones_tables(api: Api) -> None:
    ann, bo = await api.guest(), await api.guest("Bo")
    table = await started(api, [ann, bo])
    assert (await ann.did("PATCH", "/api/me", name="  Ann   the  Fox "))["name"] == "Ann the Fox"
    seats = (await bo.did("GET", f"/api/tables/{table}"))["seats"]
    assert [seat["name"] for seat in seats] == ["Ann the Fox", "Bo"]
    assert (await bo.did("GET", f"/api/people/{ann.id}"))["name"] == "Ann the Fox"


@pytest.mark.parametrize("name", ["   ", "x" * 25, "a\nb\u202e", "nul\x00", "Gone"])
async def test_a_name_that_cannot_be_shown_is_refused(api: Api, name: str) -> None:
    assert await (await api.guest()).refused("PATCH", "/api/me", name=name) == (400, "bad-name")


async def test_a_lone_surrogate_in_a_name_is_refused(api: Api) -> None:
    guest = await api.guest()
    answer = await guest.client.patch(
        "/api/me", content=b'{"name": "\\ud800"}', headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-request")


# Accounts ---------------------------------------------------------------------------------------


async def test_who_signs_up_stays_who_he_is_with_his_tables(api: Api) -> None:
    guest = await api.browser()
    table = await guest.new_table()
    me = await guest.did("POST", "/api/me/account", account="Ann.1", password=PASSWORD)
    assert (me["id"], me["account"]) == (guest.id, "ann.1")
    elsewhere = await log_in(api, "ANN.1")
    assert elsewhere.id == guest.id
    tables = (await elsewhere.did("GET", "/api/me/tables"))["tables"]
    assert [one["id"] for one in tables] == [table]


async def test_an_account_belongs_to_one_person_only(api: Api) -> None:
    ann = await with_account(api)
    other = await api.guest()
    body = {"account": "ann", "password": PASSWORD}
    assert await other.refused("POST", "/api/me/account", **body) == (400, "account-taken")
    again = {"account": "ann2", "password": PASSWORD}
    assert await ann.refused("POST", "/api/me/account", **again) == (400, "has-account")


@pytest.mark.parametrize(
    ("account", "password", "code"),
    [
        ("an", PASSWORD, "bad-account"),
        ("ann!", PASSWORD, "bad-account"),
        ("-ann", PASSWORD, "bad-account"),
        ("x" * 25, PASSWORD, "bad-account"),
        ("annabella", "short", "bad-password"),
        ("annabella", "Annabella", "bad-password"),
    ],
)
async def test_bad_accounts_are_refused(api: Api, account: str, password: str, code: str) -> None:
    guest = await api.guest()
    body = {"account": account, "password": password}
    assert await guest.refused("POST", "/api/me/account", **body) == (400, code)


async def test_a_wrong_password_and_an_unknown_account_look_the_same(api: Api) -> None:
    await with_account(api)
    client = await api.anybody()
    answers = [
        await client.post("/api/login", json={"account": account, "password": "wrong password"})
        for account in ("ann", "nobody")
    ]
    assert [answer.status_code for answer in answers] == [403, 403]
    assert answers[0].json() == answers[1].json() == {"code": "wrong-password", "details": {}}


async def test_a_wrong_password_and_an_unknown_account_take_the_same_time(
    api: Api, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Both are looked at with one hash of the same effort, which is what takes the time."""
    await with_account(api)
    await log_in_status(api, "nobody", "wrong password")
    efforts: list[str] = []
    verify = PasswordHasher.verify

    def noted(hasher: PasswordHasher, hashed: str, password: str) -> bool:
        efforts.append(hashed.rpartition("$")[0].rpartition("$")[0])
        return verify(hasher, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", noted)
    monkeypatch.setattr(PasswordHasher, "hash", AssertionError)  # no other is made
    for account in ("ann", "nobody"):
        assert await log_in_status(api, account, "wrong password") == 403
    assert efforts == ["$argon2id$v=19$m=64,t=1,p=1"] * 2


async def test_hashing_leaves_the_event_loop_free(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # with the effort that is asked for
    hashing, goes_on = Argon2Passwords(), threading.Event()
    hash_ = PasswordHasher.hash

    def waits(hasher: PasswordHasher, password: str) -> str:
        assert goes_on.wait(PATIENCE_S), "the loop stands still"
        return hash_(hasher, password)

    monkeypatch.setattr(PasswordHasher, "hash", waits)
    all_of_them = asyncio.gather(*(hashing.hash(PASSWORD) for _ in range(5)))
    await asyncio.sleep(0)
    goes_on.set()
    hashes = await all_of_them
    hashing.close()
    assert len(set(hashes)) == 5
    assert all(one.startswith("$argon2id$v=19$m=47104,t=2,p=1$") for one in hashes)


async def test_passwords_are_the_same_on_every_keyboard(api: Api) -> None:
    guest = await api.browser()
    await guest.did("POST", "/api/me/account", account="ann", password="caf\u00e9 caf\u00e9")
    assert await log_in_status(api, "ann", "cafe\u0301 cafe\u0301") == 200


async def test_an_old_weak_hash_is_made_stronger_when_one_logs_in(api: Api) -> None:

    ann = await with_account(api)
    weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash(PASSWORD)
    api.service.store.people.set_password(ann.id, weak)
    await log_in(api)
    found = api.service.store.people.password_of("ann")
    assert found is not None
    assert found[1] != weak
    await log_in(api)


# Sessions ---------------------------------------------------------------------------------------


async def test_one_logs_out_on_this_device(api: Api) -> None:
    here, there = await with_account(api), await log_in(api)
    answer = await here.ask("POST", "/api/logout")
    assert answer.status_code == 204
    assert 'larceny=""' in answer.headers["set-cookie"]
    assert (await (await api.anybody(Authorization=f"Bearer {here.token}")).get("/api/me")).is_error
    await there.did("GET", "/api/me")


async def test_one_logs_out_everywhere(api: Api) -> None:
    here, there = await with_account(api), await log_in(api)
    await here.did("POST", "/api/logout", everywhere=True)
    assert await there.refused("GET", "/api/me") == (401, "who-are-you")


async def test_a_new_password_ends_the_other_sessions_and_the_old_password(api: Api) -> None:
    here, there = await with_account(api), await log_in(api)
    new = "another good one"
    wrong = {"old": "wrong password", "new": new}
    assert await here.refused("PUT", "/api/me/password", **wrong) == (403, "wrong-password")
    short = {"old": PASSWORD, "new": "short"}
    assert await here.refused("PUT", "/api/me/password", **short) == (400, "bad-password")
    await here.did("PUT", "/api/me/password", old=PASSWORD, new=new)
    await here.did("GET", "/api/me")
    assert await there.refused("GET", "/api/me") == (401, "who-are-you")
    assert await log_in_status(api, "ann", PASSWORD) == 403
    assert await log_in_status(api, "ann", new) == 200


async def test_a_guest_has_no_password_to_change(api: Api) -> None:
    guest = await api.guest()
    body = {"old": PASSWORD, "new": PASSWORD}
    assert await guest.refused("PUT", "/api/me/password", **body) == (400, "no-account")


async def test_who_logs_in_is_no_longer_the_guest_he_was_here(api: Api) -> None:
    await with_account(api)
    guest = await api.browser()
    body = {"account": "ann", "password": PASSWORD}
    await guest.did("POST", "/api/login", **body)
    assert (await guest.did("GET", "/api/me"))["account"] == "ann"
    assert (
        await (await api.anybody(Authorization=f"Bearer {guest.token}")).get("/api/me")
    ).is_error


async def test_the_oldest_device_is_logged_out_when_there_are_too_many(tmp_path: Path) -> None:
    async with serve(tmp_path, Rates(sessions=3)) as api:
        first = await with_account(api)
        others = [await log_in(api) for _ in range(3)]
        await first.refused("GET", "/api/me")
        for device in others:
            await device.did("GET", "/api/me")


# Tokens for programs ----------------------------------------------------------------------------


async def test_a_token_is_shown_once_and_can_be_revoked(api: Api) -> None:
    ann = await with_account(api)
    made = await ann.did("POST", "/api/me/tokens", label=" my   bot ")
    bot = Guest(await api.anybody(Authorization=f"Bearer {made['token']}"), ann.id, made["token"])
    assert (await bot.did("GET", "/api/me"))["id"] == ann.id
    listed = (await ann.did("GET", "/api/me/tokens"))["tokens"]
    assert listed == [{key: made[key] for key in ("id", "label", "created")}]
    assert listed[0]["label"] == "my bot"
    await ann.did("DELETE", f"/api/me/tokens/{made['id']}")
    assert await bot.refused("GET", "/api/me") == (401, "who-are-you")
    assert (await ann.did("GET", "/api/me/tokens"))["tokens"] == []


async def test_a_token_does_not_manage_the_account(api: Api) -> None:
    ann = await with_account(api)
    made = await ann.did("POST", "/api/me/tokens", label="my bot")
    bot = Guest(await api.anybody(Authorization=f"Bearer {made['token']}"), ann.id, made["token"])
    assert await bot.new_table()
    grave: list[tuple[str, str, dict[str, Any]]] = [
        ("GET", "/api/me/tokens", {}),
        ("POST", "/api/me/tokens", {"label": "another"}),
        ("DELETE", f"/api/me/tokens/{made['id']}", {}),
        ("GET", "/api/me/export", {}),
        ("POST", "/api/me/delete", {"password": PASSWORD}),
        ("POST", "/api/me/account", {"account": "bot", "password": PASSWORD}),
        ("PUT", "/api/me/password", {"old": PASSWORD, "new": "another good one"}),
        ("POST", "/api/logout", {"everywhere": True}),
    ]
    for method, path, body in grave:
        assert await bot.refused(method, path, **body) == (403, "session-only"), path


async def test_a_foreign_token_cannot_be_revoked(api: Api) -> None:
    ann, bo = await with_account(api), await api.guest()
    made = await ann.did("POST", "/api/me/tokens", label="my bot")
    path = f"/api/me/tokens/{made['id']}"
    assert await bo.refused("DELETE", path) == (404, "no-such-token")
    assert len((await ann.did("GET", "/api/me/tokens"))["tokens"]) == 1


async def test_there_are_not_too_many_tokens(tmp_path: Path) -> None:
    async with serve(tmp_path, Rates(api_tokens=2)) as api:
        guest = await api.guest()
        for label in ("one", "two"):
            await guest.did("POST", "/api/me/tokens", label=label)
        body = {"label": "three"}
        assert await guest.refused("POST", "/api/me/tokens", **body) == (429, "too-many-tokens")


@pytest.mark.parametrize("label", [" ", "x" * 41, "a\tb\x00"])
async def test_bad_labels_are_refused(api: Api, label: str) -> None:
    body = {"label": label}
    assert await (await api.guest()).refused("POST", "/api/me/tokens", **body) == (400, "bad-label")


# One's data -------------------------------------------------------------------------------------


async def test_personal_data_is_exported_in_full(api: Api) -> None:
    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    over = await started(api, [ann, bo])
    await play(api, over)
    running = await started(api, [bo, ann])
    await play(api, running, most=6)
    session = await api.service.sessions.find(over)
    told = await ann.did("GET", "/api/me/export")
    assert told["profile"]["name"] == "Ann"
    assert {one["id"]: one["status"] for one in told["tables"]} == {
        over: "over",
        running: "playing",
    }
    decisions = {one["id"]: one["decisions"] for one in told["tables"]}
    entries = api.service.store.journal.entries(over)
    assert session.position.is_over
    assert [d["action"] for d in decisions[over]] == [e.word for e in entries if e.seat == 0]
    assert decisions[running] == []  # a sealed choice is nobody's business yet
    assert ann.token not in json.dumps(told)
    assert hash_of(ann.token) not in json.dumps(told)


async def test_deleting_personal_data_leaves_the_games_of_others_playable(api: Api) -> None:
    ann, bo = await with_account(api), await api.guest("Bo")
    await ann.did("PATCH", "/api/me", name="Ann Onymous")
    device = await log_in(api)
    token = (await ann.did("POST", "/api/me/tokens", label="my bot"))["token"]
    over = await started(api, [ann, bo])
    await play(api, over)
    running = await started(api, [ann, bo])
    waiting = await bo.new_table()
    await ann.did("POST", f"/api/tables/{waiting}/sit")
    alone = await ann.new_table(public=True)

    assert await ann.refused("POST", "/api/me/delete") == (403, "wrong-password")
    await ann.did("POST", "/api/me/delete", password=PASSWORD)

    for secret in (ann.token, device.token, token):
        stranger = await api.anybody(Authorization=f"Bearer {secret}")
        assert (await stranger.get("/api/me")).status_code == 401
    assert await log_in_status(api, "ann", PASSWORD) == 403
    assert (await bo.did("GET", f"/api/people/{ann.id}"))["name"] == GONE
    names = {}
    for table in (over, running, waiting):
        seats = (await bo.did("GET", f"/api/tables/{table}"))["seats"]
        names[table] = [seat["name"] for seat in seats]
    assert names == {over: [GONE, "Bo"], running: [GONE, "Bo"], waiting: ["Bo", ""]}
    goes_on = await bo.did("GET", f"/api/tables/{running}")
    assert (goes_on["status"], goes_on["host"], goes_on["seats"][0]["bot"]) == (
        "playing",
        bo.id,
        "novice",
    )
    assert (await bo.did("GET", f"/api/tables/{alone}"))["status"] == "abandoned"
    record = await bo.client.get(f"/api/tables/{over}/record", params={"form": "text"})
    assert "Player: gone" in record.text
    assert "Ann Onymous" not in record.text
    kept = [told for asked, told in api.heard[-8:] if "Ann Onymous" in told]
    assert kept == []
    fresh = await api.guest()  # and the name of the account is free again
    await fresh.did("POST", "/api/me/account", account="ann", password=PASSWORD)


async def test_deleting_personal_data_deletes_chat_lines(api: Api) -> None:
    from larceny.server.ports.store import Line  # noqa: PLC0415

    ann, bo = await api.guest("Ann"), await api.guest("Bo")
    table = await started(api, [ann, bo])
    for who, name in ((ann, "Ann"), (bo, "Bo")):
        api.service.store.chat.say(Line(table, 0, 1, who.id, Seat(0), name, f"hello from {name}"))
    assert [line["text"] for line in (await ann.did("GET", "/api/me/export"))["chat"]] == [
        "hello from Ann"
    ]
    await ann.did("POST", "/api/me/delete")
    lines = api.service.store.chat.lines(table)
    assert [(line.name, line.text) for line in lines] == [(GONE, ""), ("Bo", "hello from Bo")]


# Limits ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("limits", "method", "path", "body"),
    [
        (Rates(guests=Rate(2, 60)), "POST", "/api/guest", {"token": True}),
        (Rates(log_ins=Rate(2, 60)), "POST", "/api/login", {"account": "a-b", "password": "x"}),
        (
            Rates(log_ins_of_account=Rate(2, 60)),
            "POST",
            "/api/login",
            {"account": "a-b", "password": "x"},
        ),
        (
            Rates(sign_ups=Rate(2, 60)),
            "POST",
            "/api/me/account",
            {"account": "!", "password": "x"},
        ),
        (Rates(exports=Rate(2, 60)), "GET", "/api/me/export", {}),
        (Rates(changes=Rate(2, 60)), "POST", "/api/me/account", {"account": "!", "password": "x"}),
    ],
)
async def test_log_ins_are_rate_limited(
    tmp_path: Path, limits: Rates, method: str, path: str, body: dict[str, object]
) -> None:
    async with serve(tmp_path, limits, ManualClock()) as api:
        guest = await api.guest()
        codes = [(await guest.ask(method, path, **body)).status_code for _ in range(4)]
        last = await guest.ask(method, path, **body)
        assert 429 not in codes[: 1 if path == "/api/guest" else 2]
        assert codes[-1] == 429
        assert last.json()["code"] == "too-many"
        assert 0 < int(last.headers["retry-after"]) <= 120


async def test_nobody_can_lock_another_out_of_his_account(tmp_path: Path) -> None:
    async with serve(
        tmp_path, Rates(log_ins_of_account=Rate(3, 60), passwords=Rate(2, 60)), ManualClock()
    ) as api:
        accounts = api.service.accounts
        owner, _ = await accounts.new_guest("home")
        await accounts.sign_up(owner, "ann", "correct horse", "home")
        for _ in range(3):
            with pytest.raises(Forbidden):
                await accounts.log_in("ann", "guessed", "elsewhere", None)
        with pytest.raises(TooMuch):
            await accounts.log_in("ann", "guessed", "elsewhere", None)
        mine, _ = await accounts.log_in("ann", "correct horse", "home", None)
        stolen, _ = await accounts.log_in("ann", "correct horse", "home", None)
        for _ in range(2):  # a thief of a session who does not know the password
            with pytest.raises(Forbidden):
                await accounts.change_password(stolen, "guessed", "another horse")
        with pytest.raises(TooMuch):
            await accounts.change_password(stolen, "guessed", "another horse")
        await accounts.change_password(mine, "correct horse", "another horse")
