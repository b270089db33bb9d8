"""The load test: what it says of the server, and the relays that it is compared with."""

import json
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from websockets.sync.client import connect

from larceny.cli.main import cli
from larceny.loadtest.floors import Floor
from larceny.loadtest.processes import free_port, running

from .waiting import PATIENCE_S

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="it measures on Linux only")


def run_loadtest(*options: str) -> Result:
    return CliRunner().invoke(cli, ["loadtest", *options], prog_name="larceny")


@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("--floor=slow", "Invalid value for '--floor': 'slow' is not one of 'fast', 'plain'."),
        ("--floor=", "Invalid value for '--floor': '' is not one of 'fast', 'plain'."),
        ("--tables=0", "--tables, --seconds and --rate must be positive numbers."),
        ("--seconds=nan", "--tables, --seconds and --rate must be positive numbers."),
        ("--seconds=inf", "--tables, --seconds and --rate must be positive numbers."),
        ("--rate=-1", "--tables, --seconds and --rate must be positive numbers."),
        (
            "--bots=nobody",
            "--bots is one of grandmaster, master, expert, novice, random.",
        ),
        ("--playing=1.5", "--playing is a share: more than 0, and at most 1."),
    ],
)
def test_what_cannot_be_measured_is_refused_with_a_sentence(option: str, sentence: str) -> None:
    result = run_loadtest(option)
    assert result.exit_code == 2
    assert result.stderr.endswith(f"Error: {sentence}\n")


@pytest.mark.parametrize("floor", ["--floor", "--floor=plain"])
def test_server_and_floor_are_measured_in_the_same_run(floor: str) -> None:
    result = run_loadtest("--tables", "2", "--seconds", "1", "--json", floor)
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout.splitlines()[-1])
    assert told["moves_s"] > 0
    assert told["floor_moves_s"] > 0
    assert told["ratio"] == pytest.approx(told["moves_s"] / told["floor_moves_s"], rel=0.1)
    assert told["refused"] == told["lost"] == 0


def test_bots_are_asked_and_how_fast_they_answer_is_told() -> None:
    result = run_loadtest(
        *("--tables", "2", "--seats", "4", "--seconds", "2", "--bots", "novice"), "--json"
    )
    assert result.exit_code == 0, result.output
    told = json.loads(result.stdout.splitlines()[-1])
    assert told["bot_answers_s"] > 0
    assert 0 < told["bot_p50_ms"] <= told["bot_p95_ms"]
    assert 0 <= told["bot_within_50_ms"] <= 1
    assert told["bot_failures"] >= 0
    assert told["p95_ms"] is None  # nobody else sits there who could hear of a move


# The relays -------------------------------------------------------------------------------------


@pytest.fixture(params=list(Floor))
def relay(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A relay that runs: its address, and its database."""
    port, database = free_port(), tmp_path / "floor.db"
    with running([request.param.module, str(database), str(port)], port, tmp_path):
        yield f"ws://127.0.0.1:{port}/relay", database


def stored_in(database: Path) -> list[str]:
    connection = sqlite3.connect(database)
    try:
        return [body for (body,) in connection.execute("SELECT body FROM messages ORDER BY rowid")]
    finally:
        connection.close()


def test_a_relay_stores_what_is_said_before_all_in_the_room_are_sent_it(
    relay: tuple[str, Path],
) -> None:
    url, database = relay
    with connect(f"{url}/7") as one, connect(f"{url}/7") as other, connect(f"{url}/8") as apart:
        for number in range(20):
            one.send(f"move {number}")
            assert other.recv(PATIENCE_S) == f"move {number}"
            assert stored_in(database)[-1] == f"move {number}"
            assert one.recv(PATIENCE_S) == f"move {number}"
        apart.send("here")
        assert apart.recv(PATIENCE_S) == "here"


def test_a_relay_goes_on_when_somebody_leaves(relay: tuple[str, Path]) -> None:
    url, _ = relay
    with connect(f"{url}/7") as one:
        with connect(f"{url}/7"):
            pass
        one.send("still here")
        assert one.recv(PATIENCE_S) == "still here"


def test_a_relay_compresses_nothing_where_it_is_the_fast_one(tmp_path: Path) -> None:
    port = free_port()
    command = [Floor.FAST.module, str(tmp_path / "floor.db"), str(port)]
    with running(command, port, tmp_path), connect(f"ws://127.0.0.1:{port}/relay/1") as one:
        assert one.protocol.extensions == []
