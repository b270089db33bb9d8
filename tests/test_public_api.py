"""The public interface: which names there are, where they are told of, and that they do as told."""

import ast
import pkgutil
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, assert_type, get_args

import pytest

import larceny
from larceny import compiled
from larceny.kernel.events import Seat

ROOT = Path(__file__).parents[1]

NAMES = {
    "games": "Action Chance Event FortyThieves GAMES Game MasterThieves Paragraph Ruleset"
    " SPECTATOR Seat State View game paragraph",
    "playing": "Decider Match play",
    "records": "AddedBy BeaconRound Record Result SealedDeal commitment read_record replay verify"
    " write_record",
    "knowledge": "Advice Chances Knowledge Reason chances hint knowledge",
    "bots": "Judged analyse bot bot_names",
    "research": "Played env play_many raw_env register_openspiel simulate",
    "errors": "IllegalAction InvalidNotation InvalidPosition InvalidRecord InvalidRuleset"
    " LarcenyError UnknownBot UnknownParagraph",
    "index": "__version__",
}
"""What is promised, by its page in docs/reference. To take a name away breaks what others wrote."""

PROMISED = sorted(name for names in NAMES.values() for name in names.split())
CONSTANTS = {"GAMES", "SPECTATOR", "Seat", "__version__"}


def test_these_names_are_promised_and_no_others() -> None:
    assert sorted(larceny.__all__) == PROMISED
    assert set(PROMISED) <= set(dir(larceny))
    assert all(hasattr(larceny, name) for name in PROMISED)


@pytest.mark.skipif(compiled.how() == "compiled", reason="mypyc leaves docstrings out")
@pytest.mark.parametrize("name", [name for name in PROMISED if name not in CONSTANTS])
def test_a_name_says_what_it_is_for(name: str) -> None:
    found = getattr(larceny, name)
    assert has_words_of_its_own(found)
    for member, value in vars(found).items() if isinstance(found, type) else ():
        if callable(value) or isinstance(value, property | staticmethod | classmethod):
            assert member.startswith("_") or has_words_of_its_own(value), member


def has_words_of_its_own(found: Any) -> bool:
    """Ask for a sentence: what a dataclass gets that has none is a list of its fields."""
    return (found.__doc__ or "").rstrip().endswith(".")


@pytest.mark.parametrize("page", NAMES)
def test_the_reference_has_every_name(page: str) -> None:
    [file] = (ROOT / "docs/reference").glob(f"{page}.*")
    text = file.read_text(encoding="utf-8")
    told = re.findall(r"^\.\. (?:auto\w+|py:data):: (\w+)", text, re.MULTILINE)
    assert sorted(told) == sorted(NAMES[page].split())


def test_type_checkers_are_told_the_same_homes() -> None:
    tree = ast.parse((ROOT / "src/larceny/__init__.py").read_text(encoding="utf-8"))
    told = {
        alias.name: node.module
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.level == 1 and node.module
        for alias in node.names
    }
    assert told == vars(larceny)["_HOME"]
    assert {*told, "__version__"} == set(PROMISED)


def test_a_name_hides_no_part_of_the_package() -> None:
    parts = {part.name for part in pkgutil.iter_modules(larceny.__path__)}
    assert not parts & set(PROMISED)


def test_there_is_nothing_else() -> None:
    with pytest.raises(AttributeError, match="no attribute 'treasure'"):
        getattr(larceny, "treasure")  # noqa: B009


def run(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_nothing_is_loaded_before_it_is_asked_for() -> None:
    told = run("import larceny, sys; print(*(m for m in sys.modules if m.startswith('larceny')))")
    assert set(told.split()) == {"larceny", "larceny.compiled"}  # the second says how to load


WITHOUT_EXTRAS = """
import sys
for missing in ("gymnasium", "numpy", "pettingzoo", "pyarrow", "pyspiel", "ray"):
    sys.modules[missing] = None
from larceny import *
assert simulate("forty-thieves", players=2, games=1)
for door in (env, raw_env, register_openspiel):
    try:
        door()
    except ImportError as told:
        assert "larceny[research]" in str(told), told
    else:
        raise AssertionError(door)
"""


def test_a_plain_install_has_everything_but_the_environments() -> None:
    run(WITHOUT_EXTRAS)


def test_it_is_typed() -> None:
    assert (ROOT / "src/larceny/py.typed").exists()
    assert_type(larceny.game("master-thieves"), larceny.MasterThieves)
    assert_type(larceny.game("forty-thieves"), larceny.FortyThieves)


# What the functions do --------------------------------------------------------------------------


def test_games_are_found_by_name() -> None:
    assert list(larceny.GAMES) == ["master-thieves", "forty-thieves"]
    for name, game in larceny.GAMES.items():
        assert larceny.game(name) is game
    with pytest.raises(larceny.InvalidRuleset, match="unknown-game"):
        larceny.game("patience")


def jars(players: int = 2, **more: Any) -> larceny.Match[Any, Any, Any, Any]:
    game = larceny.game("forty-thieves")
    return larceny.Match(game, game.ruleset(), players, secret="forty", **more)


class First:
    """Does the first thing that is allowed, and counts what it is asked."""

    asked = 0

    def begin(self, seat: Seat, rules: larceny.Ruleset) -> None:
        self.seat = seat

    def witness(self, event: larceny.Event) -> None:
        pass

    def choose(self, view: larceny.View, legal: Any) -> Any:
        self.asked += 1
        return legal[0]


def test_play_seats_bots_by_name_beside_others() -> None:
    mine = First()
    record = larceny.play(jars(), [mine, "novice"])
    assert record.result is not None
    assert mine.asked == sum(seat == 0 for seat, _ in record.moves)


def test_bots_play_by_the_secret_or_by_a_seed() -> None:
    records = [larceny.play(jars(), ["random", "random"], seed) for seed in (None, None, "dice")]
    assert records[0] == records[1] == larceny.play(jars(), ["random", "random"], "forty")
    assert records[0].moves != records[2].moves


def test_play_wants_one_for_each_seat() -> None:
    with pytest.raises(larceny.UnknownBot, match="count given=1 seats=2"):
        larceny.play(jars(), ["novice"])


def test_a_game_plays_as_the_lab_plays_it() -> None:
    row = larceny.simulate("forty-thieves", players=2, bots=["novice"], games=2, seed="lab")[1]
    game = larceny.game("forty-thieves")
    record = larceny.play(larceny.Match(game, game.ruleset(), 2, "lab/1"), ["novice", "novice"])
    assert record.result is not None
    assert row["scores"] == list(record.result.scores)
    assert row["decisions"] == len(record.moves)


def test_simulations_take_rules_and_tallies() -> None:
    rules = larceny.game("master-thieves").ruleset("italian", round_cap=2)
    rows = larceny.simulate("master-thieves", rules, players=3, games=3, tallied=True)
    assert [row["number"] for row in rows] == [0, 1, 2]
    assert all(row["rules"] == "italian[round_cap=2]" and row["length"] <= 2 for row in rows)
    assert any(column.startswith("points.") for column in rows[0])
    with pytest.raises(larceny.InvalidRuleset, match="players"):
        larceny.simulate("master-thieves", players=9)


@pytest.mark.parametrize("form", get_args(larceny.write_record.__annotations__["form"]))
def test_records_read_back_and_verify(form: Any) -> None:
    match = jars()
    record = larceny.play(match, ["random", "random"])
    again = larceny.read_record(larceny.write_record(record, form))
    assert again == record
    assert larceny.replay(again).state == larceny.verify(again).state == match.state


def test_a_record_that_was_touched_is_refused() -> None:
    record = larceny.play(jars(), ["random", "random"])
    text = larceny.write_record(record).replace("Secret: forty", "Secret: fifty")
    with pytest.raises(larceny.InvalidRecord, match="commitment"):
        larceny.verify(larceny.read_record(text))


@pytest.mark.parametrize("set_up", [False, True])
def test_knowledge_is_that_of_one_who_watched(set_up: bool) -> None:
    start = jars().game.write_position(jars().state) if set_up else None
    match = jars(start=start)
    for _ in range(12):
        seat = match.deciders[0]
        match.act(seat, larceny.hint(match, seat).action)
    for viewer in (larceny.Seat(0), larceny.Seat(1), larceny.SPECTATOR):
        view, memory = match.view(viewer), larceny.knowledge(match, viewer)
        assert memory.allows(view, match.state)
        other = memory.sample(view, larceny.Chance.of("anything"))
        assert match.game.view(other, viewer) == view


def test_a_hint_is_for_who_owes_a_decision() -> None:
    match = jars()
    waiting = 1 - match.deciders[0]
    with pytest.raises(larceny.LarcenyError, match="owes-no-decision"):
        larceny.hint(match, Seat(waiting))


def test_chances_add_up_where_they_can_be_counted() -> None:
    told = larceny.chances(jars(), seat=larceny.Seat(0))
    assert all(0.0 <= chance <= 1.0 for chance in told.steals.values())
    assert all(sum(odds.values()) == pytest.approx(1.0) for odds in told.tiles.values())
    game = larceny.game("master-thieves")
    with pytest.raises(larceny.LarcenyError, match="cannot-be-counted"):
        larceny.chances(larceny.Match(game, game.ruleset(), 2, "tea"), seat=larceny.Seat(0))


def test_bots_are_made_by_name() -> None:
    names = ("grandmaster", "master", "expert", "novice", "random")
    assert larceny.bot_names("forty-thieves") == names
    record = larceny.play(jars(), [larceny.bot("forty-thieves", "novice:slots=2", "dice"), First()])
    assert larceny.verify(record).is_over
    with pytest.raises(larceny.UnknownBot, match="wizard"):
        larceny.bot("forty-thieves", "wizard", "dice")
    with pytest.raises(larceny.InvalidRuleset, match="unknown-game"):
        larceny.bot("patience", "random", "dice")


def test_environments_have_ids_that_stay() -> None:
    raw = larceny.raw_env("forty-thieves", edition="leaders", players=2, memory=True)
    assert raw.metadata["name"] == "larceny_forty_thieves_v1"
    wrapped = larceny.env(players=5, reward="score")
    assert wrapped.metadata["name"] == "larceny_master_thieves_v1"
    assert len(wrapped.possible_agents) == 5
    names = ("larceny_master_thieves", "larceny_forty_thieves")
    assert larceny.register_openspiel() == larceny.register_openspiel() == names
