"""`larceny serve` as a process: starts, answers, goes when told, and loses nothing."""

import json
import signal
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from larceny import __version__, compiled
from larceny.server.realtime.frame_budget import FIRST_FRAMES
from larceny.server.realtime.socket import GOING, MOST_BYTES

from .processes import Guest, ServerProcess, begin, guests, play, run_serve, serving, serving_afresh
from .waiting import PATIENCE_S, wait_until

SHORT = {"changes": {"round_cap": 2}}


def stored(database: Path, table: str) -> list[str]:
    with sqlite3.connect(database) as connection:
        rows = connection.execute(
            "SELECT word FROM journal WHERE table_id = ? AND seat >= 0 ORDER BY seq", (table,)
        )
        return [word for (word,) in rows]


def get(server: ServerProcess, path: str) -> httpx.Response:
    return httpx.get(f"{server.url}/{path}", timeout=PATIENCE_S)


def test_it_starts_answers_and_goes(tmp_path: Path) -> None:
    with serving_afresh(tmp_path) as server:
        assert server.told["database"] == f"sqlite:///{tmp_path}/larceny/larceny.db"
        assert (server.told["version"], server.told["rules"]) == (__version__, compiled.how())
        assert get(server, "healthz").json() == {"alive": True}
        wait_until(lambda: get(server, "readyz").json()["ready"])
        assert server.end(signal.SIGTERM) == 0
    assert (tmp_path / "larceny" / "larceny.db").exists()


def test_ctrl_c_is_no_failure_either(tmp_path: Path) -> None:
    with serving_afresh(tmp_path) as server:
        assert server.end(signal.SIGINT) == 0
        assert "Traceback" not in server.logged()


def test_people_are_told_where_it_listens(tmp_path: Path) -> None:
    with serving(tmp_path, LARCENY_HOST="127.0.0.1") as server:
        port = server.url.rpartition(":")[2]
        taken = run_serve(tmp_path, "--port", port)
    assert taken.returncode == 2
    assert taken.stdout == ""
    assert taken.stderr == (
        f"larceny: Something else listens on port {port} of 127.0.0.1 already; --port chooses "
        "another one.\n"
    )


WRONG: dict[str, tuple[list[str], dict[str, str], str]] = {
    "option": (["--port", "x"], {}, "The setting port cannot be “x”. Allowed: NUMBER."),
    "misspelt": ([], {"LARCENY_PROT": "1"}, "LARCENY_PROT in the environment is no setting."),
    "host": (["--host", "192.0.2.1", "--port", "0"], {}, "Nobody may listen on port 0 of 192.0.2."),
    "folder": (["--database", "sqlite:////dev/null/a.db"], {}, "/dev/null"),
    "nobody there": (
        ["--database", "postgresql://u:geheim@127.0.0.1:1/n", "--port", "0"],
        {},
        "postgresql://…@127.0.0.1:1/n",
    ),
}


@pytest.mark.parametrize(("options", "settings", "told"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_told_in_a_sentence(
    tmp_path: Path, options: list[str], settings: dict[str, str], told: str
) -> None:
    run = run_serve(tmp_path, *options, **settings)
    assert run.returncode == 2, run.stderr
    assert run.stdout == ""
    assert run.stderr.startswith("larceny: ")
    assert told in run.stderr
    assert "Traceback" not in run.stderr
    assert "geheim" not in run.stderr


def test_a_program_is_told_in_json(tmp_path: Path) -> None:
    run = run_serve(tmp_path, "--port", "70000", "--json")
    assert run.returncode == 2
    assert json.loads(run.stderr) == {
        "error": "invalid-settings",
        "code": "bad-value",
        "details": {"field": "port", "value": "70000", "allowed": ["0–65535"]},
    }


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear thieves, " * 1_000, encoding="utf-8")
    run = run_serve(tmp_path, "--port", "0", "--database", f"sqlite:///{path}")
    assert run.returncode == 2
    assert str(path) in run.stderr
    assert path.read_text(encoding="utf-8").startswith("Dear thieves")


def closed_with(guest: Guest) -> int:
    """Hear what is still told, until the socket is closed; return why it is."""
    assert guest.socket is not None
    with suppress(ConnectionClosed):
        while True:
            guest.hear()
    code = guest.socket.protocol.close_code
    assert code is not None
    return int(code)


def test_in_mid_game_it_goes_politely_and_the_game_goes_on(tmp_path: Path) -> None:
    database = tmp_path / "larceny" / "larceny.db"
    dice = Random("going")
    with serving(tmp_path) as server, guests(server.url, 2) as players:
        table = begin(players)
        words = play(players, table, dice, most=12)
        code = server.end()
        assert [closed_with(player) for player in players] == [GOING, GOING]
    assert code == 0
    assert stored(database, table) == words

    with serving(tmp_path) as server:
        for player in players:
            player.url = server.url
            player.connect()
            player.send(type="subscribe", table=table, from_seq=player.seq - 1)
            player.hear_until("step", seq=len(words))
        words += play(players, table, dice, most=5)
        assert len(words) == 17
        for player in players:
            player.open.close()
    assert stored(database, table) == words


def test_what_was_sent_before_it_goes_is_stored_before_it_is_acknowledged(tmp_path: Path) -> None:
    """An act and SIGTERM at the same moment: acknowledged and stored, or neither."""
    dice = Random("same moment")
    database = tmp_path / "larceny" / "larceny.db"
    table, acknowledged, tried = "", 0, 0
    with serving(tmp_path) as server, guests(server.url, 2) as players:
        table = begin(players)
        player = next(one for one in players if one.legal)
        tried = 1
        player.send(type="act", table=table, id="x", seq=0, action=dice.choice(player.legal))
        assert server.end() == 0
        closed_with(player)
        acknowledged = sum(message["type"] == "ack" for message in player.heard)
    assert acknowledged <= len(stored(database, table)) <= tried


BUFFER_BYTES = 2_048


def deaf_client(server: ServerProcess, token: str, table: str) -> socket.socket:
    """Connect somebody who asks and asks how a table stands, and reads no answer."""
    host, _, port = server.url.removeprefix("http://").partition(":")
    deaf = socket.socket()
    deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, BUFFER_BYTES)
    deaf.connect((host, int(port)))
    deaf.sendall(
        b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        b"Authorization: Bearer " + token.encode() + b"\r\n\r\n"
    )
    assert deaf.recv(12) == b"HTTP/1.1 101"
    question = json.dumps({"type": "subscribe", "table": table}).encode()
    frame = b"\x81" + bytes([0x80 | len(question)]) + b"\0\0\0\0" + question
    deaf.sendall(frame * (FIRST_FRAMES // 2))
    wait_until(lambda: len(deaf.recv(BUFFER_BYTES, socket.MSG_PEEK)) == BUFFER_BYTES)
    return deaf


def test_a_client_that_reads_nothing_does_not_hold_it_up(tmp_path: Path) -> None:
    settings = {"LARCENY_LOG_LEVEL": "debug"}
    with serving(tmp_path, **settings) as server, guests(server.url, 2) as players:
        table = begin(players)
        with deaf_client(server, players[0].token, table):
            code = server.end()
        assert "leaving count=3" in server.logged()
    assert code == 0


def test_a_giant_message_ends_the_socket_and_nothing_else(tmp_path: Path) -> None:
    with serving(tmp_path) as server, guests(server.url, 1) as (guest,):
        guest.connect()
        guest.hear_until("welcome")
        assert guest.socket is not None
        guest.socket.send("x" * (MOST_BYTES + 1))
        assert closed_with(guest) == 1009
        assert get(server, "healthz").is_success


def test_messages_are_not_compressed(tmp_path: Path) -> None:
    with serving(tmp_path) as server, guests(server.url, 1) as (guest,):
        guest.connect()
        assert guest.socket is not None
        assert guest.socket.protocol.extensions == []


def limited(server: ServerProcess, address: str) -> int:
    """Come in as a guest who says that a proxy sent him."""
    headers = {"X-Forwarded-For": address}
    url = f"{server.url}/api/guest"
    return httpx.post(url, headers=headers, timeout=PATIENCE_S).status_code


def test_only_a_trusted_proxy_is_believed(tmp_path: Path) -> None:
    one = {"LARCENY_LIMITS_GUESTS": "1,100000"}
    with serving(tmp_path, **one) as server:
        assert [limited(server, f"192.0.2.{n}") for n in (1, 2)] == [201, 429]
    with serving(tmp_path, **one, LARCENY_TRUSTED_PROXIES="127.0.0.1") as server:
        assert [limited(server, f"192.0.2.{n}") for n in (1, 2, 1)] == [201, 201, 429]


def test_the_settings_reach_the_cookie(tmp_path: Path) -> None:
    with serving(tmp_path, LARCENY_PUBLIC_URL="https://larceny.example") as server:
        entered = httpx.post(f"{server.url}/api/guest", timeout=PATIENCE_S)
        cookie = entered.headers["set-cookie"].lower()
    assert "secure" in cookie
    assert "httponly" in cookie
