"""Bots play whole games, never illegally, always the same way, and never look into a state."""

import ast
from itertools import product
from pathlib import Path

import pytest

import larceny.bots
from larceny.bots import UnknownBot, make, make_table, names_for
from larceny.games.master_thieves import GAME
from larceny.kernel.play import Match, play
from larceny.kernel.record import Record

NAMES = names_for(GAME.name)

VARIED: tuple[dict[str, object], ...] = (
    {},
    {"drawers_seen_by": "opener"},
    {"plain_wood": True},
    {"sticky_drawers": 0.5},
    {"fill_order": "free"},
    {"box_diamonds": 0},
)


def played(names: list[str], edition: str, players: int, secret: str, **changes: object) -> Record:
    match = Match(GAME, GAME.ruleset(edition, **changes), players, secret)
    return play(
        match, make_table(GAME.name, names, players, secret)
    )  # an illegal choice would raise


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("edition", "players"), list(product(sorted(GAME.editions), range(2, 9))))
def test_plays_whole_games(name: str, edition: str, players: int) -> None:
    record = played([name], edition, players, f"{edition}/{players}")
    assert record.result is not None


@pytest.mark.parametrize("changes", VARIED, ids=str)
@pytest.mark.parametrize("edition", sorted(GAME.editions))
def test_the_novice_plays_by_unusual_rules(edition: str, changes: dict[str, object]) -> None:
    assert played(["novice"], edition, 3, "unusual", **changes).result is not None


def test_the_novice_can_begin_in_the_middle_of_a_game() -> None:
    start = "french 3 phase=open actor=0 chosen=T,S,D hands=SJGMD,JGTMD,SJGTM rest=B.E"
    match = Match(GAME, GAME.ruleset(), 3, "middle", start=start)
    assert play(match, make_table(GAME.name, ["novice"], 3, "middle")).result is not None


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    first, again = (played([name], "french", 4, "same") for _ in range(2))
    assert first == again
    assert first.moves != played([name], "french", 4, "another").moves


def test_the_novice_clearly_beats_dice() -> None:
    games, won = 40, 0.0
    for number in range(games):
        names = ["random"] * 4
        names[number % 4] = "novice"
        result = played(names, "french", 4, f"duel/{number}").result
        assert result is not None
        won += (number % 4 in result.winners) / len(result.winners)
    assert won / games > 0.6  # a fair share would be a quarter


def test_bots_are_made_by_name() -> None:
    assert set(NAMES) == {"novice", "random"}
    with pytest.raises(UnknownBot) as refusal:
        make(GAME.name, "genius", "seed")
    assert refusal.value.details["known"] == list(NAMES)
    with pytest.raises(UnknownBot):
        make_table(GAME.name, ["random", "random"], 3, "seed")


@pytest.mark.parametrize("path", sorted(Path(larceny.bots.__file__).parent.rglob("*.py")))
def test_bots_never_import_what_would_tell_them_more_than_their_seat_knows(path: Path) -> None:
    forbidden = {"state", "transition", "knowledge", "game", "notation", "legality"}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            continue
        for name in names:
            parts = name.split(".")
            if parts[:2] == ["larceny", "games"]:
                assert not forbidden & set(parts[3:])
