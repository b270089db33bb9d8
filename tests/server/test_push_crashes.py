"""Servers that are killed before, while and after they send: every turn is shown once."""

import json
import signal
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import pytest
from sqlalchemy import text
from websockets.sync.client import connect

from larceny.server.adapters.database import open_engine
from larceny.server.domain.game_clock import DAY_MS

from ..effort import EFFORT, Effort
from .processes import ServerProcess, serving
from .push_service import PushService, push_service
from .waiting import PATIENCE_S, PATIENTLY, wait_until

SETTINGS = {"LARCENY_PUSH_ANYWHERE": "true", "LARCENY_PUSH_AFTER_MS": "0"}
KINDS = ("sqlite", "postgres") if EFFORT is Effort.SOAK else ("sqlite",)
"""At several nodes servers are started eight times, which takes long: `make soak` does so."""
DAYS = {"kind": "days", "per_move_ms": 3 * DAY_MS}


@pytest.fixture
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@dataclass
class House:
    """One server, or several on one database, that can be killed and started again."""

    folder: Path
    database: str
    redis: str  # where there are several
    running: list[ServerProcess] = field(default_factory=list)
    stack: ExitStack = field(default_factory=ExitStack)

    def __post_init__(self) -> None:
        self.engine = open_engine(self.database)

    def start(self) -> None:
        options = {**SETTINGS, "LARCENY_DATABASE": self.database, "LARCENY_REDIS": self.redis}
        count = 2 if self.redis else 1
        self.running = [
            self.stack.enter_context(serving(self.folder, **options)) for _ in range(count)
        ]

    def kill(self) -> None:
        for one in self.running:
            one.end(signal.SIGKILL)
        self.stack.close()

    def ask(self, who: str, method: str, path: str, **body: object) -> httpx.Response:
        """Ask the last of the servers for something; it must be granted."""
        headers = {"Authorization": f"Bearer {who}"} if who else {}
        url = self.running[-1].url + path
        answer = httpx.request(
            method,
            url,
            headers=headers,
            json=None if method == "GET" else body,
            timeout=PATIENCE_S,
        )
        assert answer.is_success, (path, answer.text)
        return answer

    def guest(self) -> str:
        token: str = self.ask("", "POST", "/api/guest", token=True).json()["token"]
        return token

    def decides(self, who: str, table: str) -> bool:
        """Let somebody decide at the first of the servers, if he is asked."""
        url = f"{self.running[0].url.replace('http', 'ws', 1)}/api/socket"
        headers = {"Authorization": f"Bearer {who}"}
        with connect(url, additional_headers=headers, **PATIENTLY) as socket:
            socket.send(json.dumps({"type": "subscribe", "table": table}))
            while (told := json.loads(socket.recv(PATIENCE_S)))["type"] != "snapshot":
                continue
            if told["legal"] is None:
                return False
            word, id_ = told["legal"]["actions"][-1], f"n{time.monotonic_ns()}"
            act = {"type": "act", "table": table, "id": id_, "seq": told["seq"], "action": word}
            socket.send(json.dumps(act))
            while json.loads(socket.recv(PATIENCE_S))["type"] != "ack":
                continue
            return True

    def sql(self, statement: str) -> int:
        with self.engine.begin() as connection:
            done = connection.execute(text(statement))
            found = done.scalar() if done.returns_rows else 0
        return int(found or 0)


@pytest.fixture
def house(request: pytest.FixtureRequest, database_url: str, tmp_path: Path) -> Iterator[House]:
    several = database_url.startswith("postgresql")
    redis = request.getfixturevalue("redis_url") if several else ""
    built = House(tmp_path / "house", database_url, redis)
    built.start()
    yield built
    built.stack.close()
    built.engine.dispose()


@pytest.mark.parametrize("database_url", KINDS, indirect=True)
def test_a_turn_is_shown_once_whenever_the_servers_are_killed(
    house: House, pushes: PushService
) -> None:
    ann, bo = house.guest(), house.guest()
    phone = pushes.phone(house.ask(ann, "GET", "/api/me/push").json()["key"])
    house.ask(ann, "PUT", "/api/me/push", **phone.body())
    plan = {"game": "forty-thieves", "seats": 2, "clock": DAYS, "reaction_ms": 0}
    table = house.ask(ann, "POST", "/api/tables", **plan).json()["id"]
    house.ask(bo, "POST", f"/api/tables/{table}/sit")
    for who in (ann, bo):
        house.ask(who, "POST", f"/api/tables/{table}/ready", contribution="teaForTwo")
    house.ask(ann, "POST", f"/api/tables/{table}/start")

    def next_turn() -> None:
        """Let a new turn of Ann's begin; nobody looks at the table then."""
        while house.decides(ann, table):
            continue
        while house.decides(bo, table):
            continue

    def waiting() -> int:
        return house.sql("SELECT count(*) FROM pushes")

    def turns() -> set[int]:
        return {told["turn"] for told in phone.arrived}

    next_turn()
    wait_until(lambda: len(turns()) > 0 and waiting() == 0)
    phone.comes_online()
    known = len(phone.shown)
    assert known == len(turns())

    next_turn()
    house.kill()  # before
    house.start()
    wait_until(lambda: len(turns()) == known + 1 and waiting() == 0)
    phone.comes_online()
    assert len(phone.shown) == known + 1

    pushes.answers.clear()
    next_turn()
    wait_until(lambda: len(turns()) == known + 2)
    house.kill()  # while
    pushes.answers.set()
    house.sql("UPDATE pushes SET due = 0")  # the time in which another may be sending it is over
    house.start()
    wait_until(lambda: waiting() == 0)
    assert (len(turns()), len(phone.inbox)) == (known + 2, 1)  # again, in place of the first
    phone.comes_online()
    assert len(phone.shown) == known + 2

    next_turn()
    wait_until(lambda: len(turns()) == known + 3 and waiting() == 0)
    sent = len(phone.arrived)
    house.kill()  # after
    house.start()
    phone.comes_online()
    next_turn()
    wait_until(lambda: len(turns()) == known + 4 and waiting() == 0)
    assert len(phone.arrived) == sent + 1  # it has looked, and found nothing but the new one
    phone.comes_online()
    assert len(phone.shown) == len(set(phone.shown)) == known + 4
    assert house.running[0].logged().count("Traceback") == 0
