"""A game gone through by a master: it finds what was planted, and judges nothing else."""

import json
import subprocess
import sys

import pytest

from larceny.bots import make_table
from larceny.bots.analysis import analyse, decisions
from larceny.games.registry import find_game
from larceny.kernel import record as records
from larceny.kernel.events import Seat
from larceny.kernel.play import Match, play
from larceny.kernel.record import Record

PLANTED = {
    "master-thieves": (
        "french 3 phase=open actor=0 chosen=M,G,D T.N=7D3S/ rest=B.E",
        ["open T.N", "look"],
    ),
    "forty-thieves": (
        "standard 3 phase=steal board=gm^,gs^,.,./gh^,gt^,.,./.,.,.,./.,.,.,.",
        ["pass"],
    ),
}


def begun(game_name: str) -> Match[object, object, object, object]:  # type: ignore[type-var]
    game = find_game(game_name)
    rules = game.ruleset(game.default_edition)
    return Match(game, rules, 3, "planted", start=PLANTED[game_name][0])


@pytest.mark.parametrize("game", PLANTED)
def test_finds_a_planted_blunder(game: str) -> None:
    match = begun(game)
    for word in PLANTED[game][1]:
        match.act(Seat(0), word)
    judged = list(analyse(match.record(), seats=[Seat(0)], sims=200))
    worst = max(judged, key=lambda one: one.cost)
    assert (worst.move, worst.made) == (len(PLANTED[game][1]) - 1, PLANTED[game][1][-1])
    assert worst.best in ("take all", "steal 1")
    assert worst.cost > 0.05
    assert worst.best_chance >= worst.cost


def test_a_cost_comes_with_its_error_which_falls_the_more_is_played_out() -> None:
    errors = []
    for sims in (30, 900):
        match = begun("master-thieves")
        for word in PLANTED["master-thieves"][1]:
            match.act(Seat(0), word)
        *_, last = analyse(match.record(), seats=[Seat(0)], sims=sims)
        assert last.cost > 0
        assert last.error is not None
        errors.append(last.error)
    few, many = errors
    assert 0 < many < few / 2 < 1


@pytest.mark.parametrize("game", PLANTED)
def test_finds_nothing_where_the_best_was_done(game: str) -> None:
    match = begun(game)
    for word in PLANTED[game][1][:-1]:
        match.act(Seat(0), word)
    match.act(Seat(0), {"master-thieves": "take all", "forty-thieves": "steal 1"}[game])
    *_, last = analyse(match.record(), seats=[Seat(0)], sims=200)
    assert last.cost < 0.02


def novices(game_name: str, players: int) -> Record:
    game = find_game(game_name)
    match = Match(game, game.ruleset(game.default_edition), players, "count")
    return play(match, make_table(game_name, ["novice"], players, "count"))


@pytest.mark.parametrize("game", PLANTED)
def test_the_number_of_judged_decisions_is_known_beforehand(game: str) -> None:
    record = novices(game, 2)
    judged = list(analyse(record, seats=[Seat(1)], sims=1))
    assert len(judged) == decisions(record, seats=[Seat(1)])
    assert {one.seat for one in judged} == {1}
    assert decisions(record) > decisions(record, seats=[Seat(1)]) > 10


def test_what_the_master_would_do_anyhow_is_not_judged() -> None:
    record = novices("master-thieves", 2)
    judged = {one.move for one in analyse(record, sims=1)}
    again = Match(find_game(record.game), find_game(record.game).ruleset("french"), 2, "count")
    filling = set()
    for number, (seat, word) in enumerate(record.moves):
        if again.view(seat).to_json()["phase"] in ("fill", "put", "fill_move"):
            filling.add(number)
        again.act(seat, word)
    assert filling
    assert judged
    assert not filling & judged


def test_the_analysis_worker_process_finds_the_same() -> None:
    record = novices("forty-thieves", 2)
    wanted = {"record": records.to_json(record), "seat": 0, "sims": 1}
    events = subprocess.run(
        [sys.executable, "-m", "larceny.bots.analysis_worker"],
        input=json.dumps(wanted) + "\n",
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    first, *rest = [json.loads(line) for line in events]
    assert first == {"of": len(rest)}
    assert rest == [one.to_json() for one in analyse(record, [Seat(0)], sims=1)]
