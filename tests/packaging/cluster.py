"""The cluster of compose.yaml without Docker: two nodes, PostgreSQL, Redis, and nginx as set up.

`python -m tests.packaging.cluster` shows that a table's people are sent to one node, that they can
play there, and that they play on when that node is gone. It needs nginx, PostgreSQL and Redis.
"""

import re
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random

import httpx
from websockets.sync.client import connect

from tests.server.processes import Guest, ServerProcess, guests, play, serving
from tests.server.services import free_port, own_postgres, own_redis

from .building import ROOT

PATIENCE_S = 120.0
TABLES = 12
"""So many that all of them at one node would be no accident."""


def configured(folder: Path, port: int, nodes: Sequence[str]) -> Path:
    """Write deploy/nginx.conf down for this machine: other addresses, the same rules."""
    site = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    site = site.replace("listen 8080", f"listen 127.0.0.1:{port}")
    for number, node in enumerate(nodes, 1):
        site = site.replace(f"node-{number}:8000", node.removeprefix("http://"))
    assert "node-" not in re.sub(r"#.*", "", site)
    path = folder / "nginx.conf"
    scratch = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    path.write_text(
        f"daemon off; pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        f"http {{\n{scratch}{site}}}\n",
        encoding="utf-8",
    )
    return path


@contextmanager
def proxied(nodes: Sequence[str]) -> Iterator[str]:
    """Run nginx before the nodes."""
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None:
        raise SystemExit("nginx is not installed: the cluster was not tried (apt: nginx-light).")
    port = free_port()
    with tempfile.TemporaryDirectory() as scratch:
        conf = configured(Path(scratch), port, nodes)
        subprocess.run([program, "-t", "-q", "-c", str(conf), "-p", scratch], check=True)
        process = subprocess.Popen([program, "-c", str(conf), "-p", scratch])
        try:
            url = f"http://127.0.0.1:{port}"
            until = time.monotonic() + PATIENCE_S
            while True:
                try:
                    httpx.get(url)
                    break
                except httpx.ConnectError:
                    assert time.monotonic() < until
                    time.sleep(0.05)
            yield url
        finally:
            process.terminate()
            process.wait(PATIENCE_S)


def sockets_of(node: ServerProcess) -> int:
    """Count who is connected to a node."""
    told = httpx.get(f"{node.url}/metrics").text
    (count,) = re.findall(r"^larceny_sockets (\d+)", told, re.MULTILINE)
    return int(count)


def sit_down(players: Sequence[Guest]) -> str:
    """Begin a game through the proxy, with sockets that name the table."""
    host, other = players
    table: str = host.post("/api/tables", {"game": "forty-thieves", "seats": 2})["id"]
    other.post(f"/api/tables/{table}/sit", {"seat": 1})
    for player in players:
        player.post(f"/api/tables/{table}/ready", {"contribution": "contribution"})
        come(player, table)
    host.post(f"/api/tables/{table}/start")
    for player in players:
        player.hear_until("step", seq=0)
    return table


def come(player: Guest, table: str) -> None:
    """Open a socket that names the table."""
    player.open.close()
    player.socket = player.open.enter_context(
        connect(
            f"{player.url.replace('http', 'ws', 1)}/api/socket?table={table}",
            additional_headers={"Authorization": f"Bearer {player.token}"},
        )
    )
    player.send(type="subscribe", table=table)
    player.hear_until("snapshot")


def main() -> None:
    """Show it."""
    dice = Random("cluster")
    with ExitStack() as stack:
        scratch = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database = stack.enter_context(own_postgres()).url
        settings = {
            "LARCENY_DATABASE": f"{database.replace('+psycopg', '')}postgres",
            "LARCENY_REDIS": stack.enter_context(own_redis()).url,
            "LARCENY_TRUSTED_PROXIES": "127.0.0.1",
            "LARCENY_METRICS": "true",
        }
        nodes = [
            stack.enter_context(serving(scratch, LARCENY_NODE=name, **settings))
            for name in ("node-1", "node-2")
        ]
        url = stack.enter_context(proxied([node.url for node in nodes]))
        assert httpx.get(f"{url}/metrics").status_code == 404
        used = set()
        for _ in range(TABLES):
            with guests(url, 2) as players:
                table = sit_down(players)
                here = [sockets_of(node) for node in nodes]
                assert sorted(here) == [0, 2], here
                used.add(here.index(2))
                assert len(play(players, table, dice, most=4)) == 4
            until = time.monotonic() + PATIENCE_S
            while any(map(sockets_of, nodes)):
                assert time.monotonic() < until
                time.sleep(0.05)
        assert used == {0, 1}, "all tables are at one node"
        with guests(url, 2) as players:
            table = sit_down(players)
            home = [sockets_of(node) for node in nodes].index(2)
            nodes[home].end(signal.SIGKILL)
            for player in players:
                come(player, table)
            assert sockets_of(nodes[1 - home]) == 2
            assert len(play(players, table, dice, most=4)) == 4
    print(
        f"{TABLES} tables: both people of each at one node, both nodes used; one died, none lost."
    )


if __name__ == "__main__":
    main()
