"""A net learns to decide as was decided in games that others played."""

import json
from collections.abc import Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import jax.numpy as jnp
import numpy as np
import pytest

from larceny.bots import make_table
from larceny.games.master_thieves.game import GAME as MASTER_THIEVES
from larceny.games.registry import find_game
from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import every_seat
from larceny.kernel.play import Match, play
from larceny.lab.rows import write_rows
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting
from larceny.learn.examples import HELD_OUT, examples_of, read_examples
from larceny.learn.imitation import FIGURES
from larceny.learn.program import trainer_for
from larceny.learn.wishes import Wishes
from larceny.nets.bot import NetBot
from larceny.nets.files import Net as StoredNet
from larceny.nets.files import card_for, read
from larceny.nets.tables import Table
from tests.nets.nets import GAME, stored, unlearned

TABLE = "french[round_cap=1]/2"
RULES = MASTER_THIEVES.ruleset("french", round_cap=1)
TINY = ("width=16", "layers=2", "critic_layers=2", "games=32", "steps=16", "warm_up=10")

FAST = "learning_rate=[0.01,0.003]"


@pytest.fixture(scope="module")
def games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Short games of two novices, with their records."""
    file = tmp_path_factory.mktemp("games") / "games.jsonl"
    work = Simulation((Setting(GAME, RULES, 2),), ("novice",), 60, "x", recorded=True)
    rows = [work.play(number) for number in range(work.total)]
    write_rows(file, rows, rows[0])
    return file


def wishes(out: Path, **asked: Any) -> Wishes:
    told = {"game": GAME, "out": out, "tables": TABLE, "schedule_decisions": 1e5, "changes": TINY}
    return Wishes(**{**told, **asked})


class Noting:
    """A bot that notes what a net in its place would have been told."""

    def __init__(self, bot: Any, net: NetBot, table: Table) -> None:
        self.bot, self.net, self.table = bot, net, table
        self.told: list[Any] = []
        self.done: list[int] = []

    def begin(self, seat: Any, rules: Any) -> None:
        self.bot.begin(seat, rules)
        self.net.begin(seat, rules)

    def witness(self, event: Any) -> None:
        self.bot.witness(event)
        self.net.witness(event)

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        numbers = self.net.told(view, self.table)
        choice = self.bot.choose(view, legal)
        if len(legal) > 1:
            self.told.append(numbers)
            self.done.append(choice.index)
        return choice


@pytest.mark.parametrize("game", ["master-thieves", "forty-thieves"])
def test_a_game_tells_what_a_net_in_that_seat_would_have_been_told(game: str) -> None:
    rules = find_game(game).ruleset(find_game(game).default_edition)
    table = Table(game, rules, 3)
    net = StoredNet({}, card_for(game, ["any"], {}))
    bots = [Noting(bot, NetBot(net, "x"), table) for bot in make_table(game, ["novice"], 3, "n")]
    match: Any = Match(find_game(game), rules, 3, "told")
    record = play(match, bots)

    for seat in every_seat(3):
        found = examples_of(table, record, (seat,))
        assert np.array_equal(found.told, np.array(bots[seat].told))
        assert found.action.tolist() == bots[seat].done
        bits = np.unpackbits(found.legal, axis=1, bitorder="little")
        assert bits[np.arange(len(bits)), found.action].all()
        assert (bits.sum(1) > 1).all()


def test_one_game_of_twenty_is_kept_back(games: Path) -> None:
    found = read_examples(games, GAME, "novice", [TABLE])[TABLE]
    whole = read_examples(games, GAME, "", [TABLE])[TABLE]
    assert len(found.held_out.action) < len(found.shown.action) / (HELD_OUT / 2)
    assert np.array_equal(found.shown.told, whole.shown.told), "novices are all who played"


def test_it_learns_what_others_do(games: Path, tmp_path: Path) -> None:
    trainer = trainer_for(wishes(tmp_path, imitate=games, changes=(*TINY, "examples=128", FAST)))
    ready: Future[Any] = Future()
    compiled = trainer.compiled
    ready.set_result(compiled._imitating(trainer.sights[0], trainer.studied[TABLE]))
    compiled.imitate[TABLE] = ready

    figures = [trainer.told(np.asarray(trainer.update())) for _ in range(20)]

    assert list(figures[0]) == list(FIGURES)
    first, last = figures[0], figures[-1]
    assert last["loss"] < 0.95 * first["loss"]
    assert last["agreement"] > first["agreement"]
    assert last["held out loss"] < first["held out loss"]
    assert trainer.progress.decisions == 20 * 8 * 128
    trainer.save(tmp_path)
    with pytest.raises(LarcenyError, match="other-games"):
        trainer_for(wishes(tmp_path, resume=True))
    again = trainer_for(wishes(tmp_path, imitate=games, resume=True))
    assert jnp.array_equal(again.learner.nets.policy["w0"], trainer.learner.nets.policy["w0"]), (
        "it goes on where it stopped"
    )


def test_nets_that_stay_sit_among_older_selves(tmp_path: Path) -> None:
    net = stored(tmp_path)
    shape = ("width=16", "layers=3", *TINY[2:])
    begun = trainer_for(wishes(tmp_path / "run", copies=[net], changes=shape))
    assert begun.config.copies == (read(net).card["hash"],)
    begun.save(tmp_path / "run")
    again = trainer_for(wishes(tmp_path / "run", resume=True, changes=()))
    assert len(again.older) == len(again.copies) == 1
    assert np.allclose(again.copies[0]["w0"], unlearned()["w0"], atol=2e-3)


def test_a_net_that_is_built_otherwise_cannot_sit_there(tmp_path: Path) -> None:
    with pytest.raises(LarcenyError) as refusal:
        wishes(tmp_path / "run", copies=[stored(tmp_path)]).config()
    assert (refusal.value.code, refusal.value.details["wanted"]) == ("copy-shape", 2)


@pytest.mark.parametrize(
    ("line", "code"), [("no game", "no-games"), (json.dumps({"game": GAME}), "no-record")]
)
def test_what_has_no_records_is_refused(line: str, code: str, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(LarcenyError) as refusal:
        read_examples(file, GAME, "", [TABLE])
    assert (refusal.value.code, refusal.value.details["line"]) == (code, 1)


def test_too_few_games_are_refused(games: Path) -> None:
    with pytest.raises(LarcenyError) as refusal:
        read_examples(games, GAME, "expert", [TABLE])
    assert refusal.value.code == "few"
