"""What the twin is used for: games played out, scripts, positions judged, sequences counted."""

import itertools
import json
from functools import cache
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner, Result

from larceny.cli.main import cli
from larceny.games.registry import find_game
from larceny.kernel.chance import Chance
from larceny.kernel.dice import Dice
from larceny.lab.perft import perft
from larceny.lab.tables import Setting
from larceny.lab.twin_simulation import TwinSimulation
from larceny.twin.chance import THREEFRY
from larceny.twin.game import Game
from larceny.twin.kernels.compiling import compiler
from larceny.twin.making import game_for
from larceny.twin.masks import is_legal
from larceny.twin.ops import Words
from larceny.twin.play import begin
from larceny.twin.uses.judging import Judge
from larceny.twin.uses.perft import Perft
from larceny.twin.uses.playing_out import Finisher, Results, dealt
from larceny.twin.uses.scripts import NoSuchScript, Prefer, script_of

from .toy import Toy

MASTER = find_game("master-thieves")
RULES = MASTER.ruleset("french")


# Games played out ---------------------------------------------------------------------------------


@cache
def by(way: str) -> Results:
    game = Toy(THREEFRY)
    return Finisher(game, way=way).finish(dealt(game, "seed", 0, 100))


def test_games_end_the_same_by_every_way() -> None:
    found = by("xla")
    assert (found.scores.sum(axis=0) >= 9).all()
    length = Toy(THREEFRY).length(found.words)
    assert (found.decisions == length).all(), "what comes after the end is no decision"
    assert found.win_shares.sum() == 100
    if compiler() is not None:
        other = by("c")
        assert (other.decisions == found.decisions).all()
        assert (np.stack(other.words) == np.stack(found.words)).all()


def test_games_are_dealt_by_their_numbers_in_whatever_batches() -> None:
    game = Toy(THREEFRY)
    whole, part = dealt(game, "seed", 0, 20), dealt(game, "seed", 13, 7)
    for one, other in zip(whole, part, strict=True):
        assert (one[13:] == other).all()
    assert (dealt(game, "other", 0, 20)[0] != whole[0]).all()


def test_a_game_that_is_over_already_stays_so() -> None:
    game = Toy(THREEFRY)
    over = game.from_engine([(0, 2, 4, 0, 7, 5)] * 3)
    found = Finisher(game, way="xla").finish(over)
    assert found.decisions.tolist() == [0, 0, 0]
    assert found.winners.tolist() == [[True] * 3, [False] * 3]


# Scripts ------------------------------------------------------------------------------------------


def narrowed(names: tuple[str, ...]) -> tuple[Game, Words, Words, Words]:
    """Return a game with what is legal in it and what a script leaves, at many tables."""
    game = game_for("master-thieves", RULES, 4)
    words = begin(game, (np.arange(64, dtype=np.uint32) * 77_777,))
    for _ in range(3):  # some decisions on, by whatever comes first
        mask = game.legal(words)
        script = script_of(MASTER, 4, ("last",))
        assert script is not None
        action = actions_of(script(game, words, mask))
        words = game.step(words, action, ())
    script, mask = script_of(MASTER, 4, names), game.legal(words)
    assert script is not None
    return game, words, mask, script(game, words, mask)


def actions_of(mask: Words) -> np.ndarray:
    rows = np.unpackbits(np.stack(mask, 1).view(np.uint8), axis=1, bitorder="little")
    assert (rows.sum(axis=1) == 1).all()
    return np.asarray(rows.argmax(axis=1), np.uint32)


def listed(mask: Words, table: int) -> list[int]:
    return [action for action in range(51) if int(mask[action >> 5][table]) >> (action & 31) & 1]


def test_first_and_last_leave_one_action() -> None:
    for names, which in ((("first",), 0), (("last",), -1)):
        _, _, mask, left = narrowed(names)
        action = actions_of(left)
        assert is_legal(mask, action).all()
        for table in range(64):
            assert action[table] == listed(mask, table)[which]


def test_what_is_preferred_is_left_or_else_everything() -> None:
    _, _, mask, left = narrowed(("prefer:done+open",))
    for table in range(64):
        legal, words = listed(mask, table), [action.word for action in MASTER.actions]
        for beginning in ("done", "open"):
            liked = [action for action in legal if words[action].startswith(beginning)]
            if liked:
                break
        assert listed(left, table) == (liked or legal)


def test_every_seat_keeps_to_its_own_script() -> None:
    game, words, mask, left = narrowed(("first", "random", "random", "last"))
    for table, seat in enumerate(np.asarray(game.decider(words)).tolist()):
        legal = listed(mask, table)
        expected = {0: legal[:1], 3: legal[-1:]}.get(seat, legal)
        assert listed(left, table) == expected


def test_scripts_that_there_are_not_are_refused() -> None:
    assert script_of(MASTER, 4, ("random",)) is None
    with pytest.raises(NoSuchScript, match="unknown"):
        script_of(MASTER, 4, ("expert",))
    with pytest.raises(NoSuchScript, match="number"):
        script_of(MASTER, 4, ("first", "last"))
    with pytest.raises(NoSuchScript, match="no-word"):
        Prefer(MASTER, ["sing"])


# Positions ----------------------------------------------------------------------------------------


def test_sequences_are_counted_as_the_engine_counts_them() -> None:
    state, _ = MASTER.deal(RULES, 2, Chance.of("perft"))
    dice, twin = Dice.of("perft"), Perft(game_for("master-thieves", RULES, 2), compiled=False)
    for _ in range(3):
        for _ in range(40):
            seat = state.deciders()[0]
            legal = MASTER.legal_actions(state, seat)
            MASTER.apply(state, seat, legal[dice.below(len(legal))])
        expected = [perft(MASTER, state, depth) for depth in (1, 2, 3)]
        assert list(twin.by_depth(state, 3)) == expected


def test_counting_in_filled_pieces_gives_the_same() -> None:
    game = Toy()
    counts = [
        list(Perft(game, compiled).by_depth((7, 0, 0, 0, 0, 0), 5)) for compiled in (False, True)
    ]
    assert counts[0] == counts[1]
    assert counts[0][:2] == [4, 16]


@pytest.mark.skipif(compiler() is None, reason="by XLA it takes long to compile")
def test_a_position_is_judged_by_play_outs() -> None:
    """As the engine judges it by playing on: where one is ahead, it wins more often than not."""
    state, _ = MASTER.deal(RULES, 2, Chance.of("judge"))
    dice = Dice.of("judge")
    while max(MASTER.scores(state)) - min(MASTER.scores(state)) < 6:
        assert state.deciders(), "somebody gets ahead"
        seat = state.deciders()[0]
        legal = MASTER.legal_actions(state, seat)
        MASTER.apply(state, seat, legal[dice.below(len(legal))])
    ahead = int(np.argmax(MASTER.scores(state)))

    judge = Judge("master-thieves", RULES, 2)
    seats = judge.judge(state, 400, seed=1)

    expected = []
    for number in range(200):
        copy = MASTER.copy(state)
        MASTER.play_out(copy, Dice.of(f"{number}"))
        winners = MASTER.winners(copy)
        expected.append(1 / len(winners) if ahead in winners else 0.0)
    error = np.hypot(seats[ahead].win_error, np.std(expected) / np.sqrt(200))
    assert abs(seats[ahead].win_share - np.mean(expected)) < 4 * error
    assert seats[ahead].win_share > 0.5
    assert sum(seat.win_share for seat in seats) == pytest.approx(1)
    assert seats[ahead].points > seats[1 - ahead].points


# The command line ---------------------------------------------------------------------------------


def larceny(*words: str) -> Result:
    return CliRunner().invoke(cli, list(words), prog_name="larceny")


def test_a_simulation_by_the_twin_is_told_and_reported_as_one_by_the_rules(tmp_path: Path) -> None:
    out, page = tmp_path / "games.jsonl", tmp_path / "page.html"
    table = ["master-thieves", "--edition", "french", "--players", "2", "--games", "60"]
    told = {
        engine: json.loads(larceny("simulate", *table, "--json", "--engine", engine).stdout)
        for engine in ("rules", "twin")
    }
    assert told["rules"].keys() == told["twin"].keys()
    assert told["twin"]["games"] == 60
    assert abs(told["twin"]["decisions"]["mean"] / told["rules"]["decisions"]["mean"] - 1) < 0.15

    assert larceny("simulate", *table, "--engine", "twin", "--out", str(out)).exit_code == 0
    rows = [json.loads(line) for line in out.read_text(encoding="utf-8").splitlines()]
    assert [row["index"] for row in rows] == list(range(60))
    assert {row["first_seat"] for row in rows} == {0, 1}
    assert larceny("report", str(out), "--out", str(page)).exit_code == 0
    assert "60 games" in page.read_text(encoding="utf-8")


def test_what_the_twin_cannot_play_is_refused_before_it_begins() -> None:
    asked = ["simulate", "master-thieves", "--engine", "twin", "--games", "2"]
    for more, said in (
        (["--set", "sticky_drawers=0.1"], "does not cover sticky_drawers = 0.1"),
        (["--bots", "expert"], "The twin knows no bot expert, only random, first, last"),
        (["--jobs", "2"], "--engine twin plays in one process"),
    ):
        refused = larceny(*asked, *more)
        assert refused.exit_code != 0
        assert said in refused.output


def test_the_command_counts_by_breadth() -> None:
    asked = ["perft", "master-thieves", "--players", "2", "--depth", "2", "--json"]
    told = [json.loads(larceny(*asked, "--engine", engine).stdout) for engine in ("rules", "twin")]
    nodes = [[depth["nodes"] for depth in one["depths"]] for one in told]
    assert nodes[0] == nodes[1]


def test_a_batch_of_a_simulation_can_be_played_from_any_number() -> None:
    setting = Setting("master-thieves", RULES, 2)
    one, other = (TwinSimulation((setting,), ("random",), 30, "seed") for _ in range(2))
    rows = [one.play(number) for number in range(30)]
    assert other.play(17) == rows[17]
    assert len({tuple(row["scores"]) for row in rows}) > 10
    assert all(a != b for a, b in itertools.pairwise(rows))
