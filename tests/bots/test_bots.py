"""Bots play whole games, never illegally, always the same way, and never look into a state."""

import ast
from pathlib import Path

import pytest

import larceny.bots
from larceny.bots import UnknownBot, make, make_table, names_for
from larceny.games.registry import GAMES, find_game
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.play import Match, play
from larceny.kernel.record import Record


def played(
    game: str, names: list[str], edition: str, players: int, secret: str, **changes: object
) -> Record:
    rules = find_game(game).ruleset(edition, **changes)
    match = Match(find_game(game), rules, players, secret)
    return play(match, make_table(game, names, players, secret))  # an illegal choice would raise


def tables() -> list[tuple[str, str, int]]:
    """List every edition of every game, with every number of players."""
    found = []
    for name, game in GAMES.items():
        for edition, rules in sorted(game.editions.items()):
            for players in range(2, 9):
                try:
                    rules.check_players(players)
                except InvalidRuleset:
                    break
                found.append((name, edition, players))
    return found


@pytest.mark.parametrize("bot", ["novice", "random"])
@pytest.mark.parametrize(("game", "edition", "players"), tables())
def test_plays_whole_games(bot: str, game: str, edition: str, players: int) -> None:
    record = played(game, [bot], edition, players, f"{edition}/{players}")
    assert record.result is not None


UNUSUAL: dict[str, tuple[dict[str, object], ...]] = {
    "master-thieves": (
        {},
        {"drawers_seen_by": "opener"},
        {"plain_wood": True},
        {"sticky_drawers": 0.5},
        {"fill_order": "free"},
        {"box_diamonds": 0},
    ),
    "forty-thieves": (
        {"leaders": True, "three_tales": True},
        {"leaders": True, "three_tales": True, "family": True},
        {"fixed_jars": True},
        {"lantern_adjacency": "eight"},
        {"touching": "between", "merchant_loot": "free_choice"},
        {"evil_eye_tokens": 0},
    ),
}


@pytest.mark.parametrize(
    ("game", "edition", "changes"),
    [
        (name, edition, changes)
        for name, game in GAMES.items()
        for edition in sorted(game.editions)
        for changes in UNUSUAL[name]
    ],
    ids=str,
)
def test_the_novice_plays_by_unusual_rules(
    game: str, edition: str, changes: dict[str, object]
) -> None:
    assert played(game, ["novice"], edition, 3, "unusual", **changes).result is not None


MIDDLE = {
    "master-thieves": ("french 3 phase=open actor=0 chosen=T,S,D hands=SJGMD,JGTMD,SJGTM rest=B.E"),
    "forty-thieves": "standard 3 phase=action board=gm^,A,.,./.,.,.,./.,.,.,./.,.,.,. hands=S;D;-",
}


@pytest.mark.parametrize("game", GAMES)
def test_the_novice_can_begin_in_the_middle_of_a_game(game: str) -> None:
    rules = find_game(game).ruleset(find_game(game).default_edition)
    match = Match(find_game(game), rules, 3, "middle", start=MIDDLE[game])
    assert play(match, make_table(game, ["novice"], 3, "middle")).result is not None


@pytest.mark.parametrize("bot", ["novice", "random"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_plays_the_same_game(game: str, bot: str) -> None:
    edition = find_game(game).default_edition
    first, again = (played(game, [bot], edition, 4, "same") for _ in range(2))
    assert first == again
    assert first.moves != played(game, [bot], edition, 4, "another").moves


@pytest.mark.parametrize("game", GAMES)
def test_the_novice_clearly_beats_dice(game: str) -> None:
    games, won, edition = 40, 0.0, find_game(game).default_edition
    for number in range(games):
        names = ["random"] * 4
        names[number % 4] = "novice"
        result = played(game, names, edition, 4, f"duel/{number}").result
        assert result is not None
        won += (number % 4 in result.winners) / len(result.winners)
    assert won / games > 0.6  # a fair share would be a quarter


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_made_by_game_and_name(game: str) -> None:
    assert set(names_for(game)) == {"novice", "random"}
    with pytest.raises(UnknownBot) as refusal:
        make(game, "genius", "seed")
    assert refusal.value.details["known"] == list(names_for(game))
    with pytest.raises(UnknownBot):
        make_table(game, ["random", "random"], 3, "seed")


def test_only_dice_play_a_game_that_no_bot_was_made_for() -> None:
    assert names_for("chess") == ("random",)
    with pytest.raises(UnknownBot):
        make("chess", "novice", "seed")


@pytest.mark.parametrize("path", sorted(Path(larceny.bots.__file__).parent.rglob("*.py")))
def test_bots_never_import_what_would_tell_them_more_than_their_seat_knows(path: Path) -> None:
    forbidden = {"state", "transition", "knowledge", "game", "notation", "legality", "deduction"}
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
