"""`larceny analyse`: a record judged, as a table and as JSON."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

from larceny.bots import make_table
from larceny.cli.main import cli
from larceny.games.registry import find_game
from larceny.kernel import record as records
from larceny.kernel.play import Match, play


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = find_game("forty-thieves")
    match = Match(game, game.ruleset("standard"), ["Ann", "Bo"], "judged")
    played = play(match, make_table("forty-thieves", ["random", "novice"], 2, "judged"))
    path = tmp_path_factory.mktemp("analyse") / "game.json"
    path.write_text(records.to_json(played), encoding="utf-8")
    return path


def run(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(cli, ["analyse", *words])
    return result.exit_code, result.output


def test_lists_the_costliest_decisions_of_a_seat(record: Path) -> None:
    code, shown = run(str(record), "--seat", "0", "--sims", "1", "--worst", "3")
    assert code == 0
    assert "Ann: " in shown
    assert "Bo: " not in shown
    assert "The costliest decisions" in shown
    rows = [line for line in shown.splitlines() if line.endswith("%")]
    costs = [int(line.split()[-1].rstrip("%")) for line in rows]
    assert any("±" in line for line in rows)
    assert len(costs) == 3
    assert costs == sorted(costs, reverse=True)


def test_writes_every_decision_for_programs(record: Path) -> None:
    code, shown = run(str(record), "--seat", "1", "--sims", "1", "--json")
    assert code == 0
    decisions = [json.loads(line) for line in shown.splitlines()]
    assert {one["seat"] for one in decisions} == {1}
    moves = records.from_json(record.read_text(encoding="utf-8")).moves
    assert all(moves[one["move"]] == (1, one["made"]) for one in decisions)


def test_tells_what_a_grandmaster_plays_where_the_game_has_one(
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    game = find_game("master-thieves")
    match = Match(game, game.ruleset("french"), ["Ann", "Bo"], "judged")
    played = play(match, make_table(game.name, ["random"], 2, "judged"))
    path = tmp_path_factory.mktemp("analyse") / "game.json"
    path.write_text(records.to_json(played), encoding="utf-8")
    code, shown = run(str(path), "--seat", "0", "--sims", "2", "--worst", "3")
    assert code == 0
    assert "the net" in shown
    code, told = run(str(path), "--seat", "0", "--sims", "1", "--json")
    assert code == 0
    decisions = [json.loads(line) for line in told.splitlines()]
    for one in decisions:
        assert 0 <= one["net"]["made_chance"] <= one["net"]["best_chance"] <= 1
    assert any(one["net"]["best"] != one["made"] for one in decisions)


def test_refuses_a_seat_that_is_not_there(record: Path) -> None:
    code, shown = run(str(record), "--seat", "2")
    assert code == 2
    assert "seats 0 to 1" in shown
