"""The thieves that bots play as: who they are, and that their manner can be felt."""

from collections import Counter
from hashlib import sha256

import pytest

from larceny.bots import make_table
from larceny.bots.personas import BY_ID, PERSONAS, of_level
from larceny.bots.registry import UnknownBot, read_spec
from larceny.games.registry import GAMES, find_game
from larceny.kernel.play import Match, play
from larceny.kernel.record import Record

IDS = {
    "novice": ["nila", "pip", "oswin", "tamsin"],
    "expert": ["corvina", "bashir", "lotte", "renard"],
    "master": ["madame-ives", "the-cooper", "zaid"],
}


def played(game: str, bots: list[str], secret: str, **changes: object) -> Record:
    found = find_game(game)
    match = Match(found, found.ruleset(found.default_edition, **changes), 3, secret)
    return play(match, make_table(game, bots, 3, secret))


def test_every_level_has_thieves_of_different_names() -> None:
    assert {level: [one.id for one in of_level(level)] for level in IDS} == IDS
    assert len({one.name for one in PERSONAS}) == len(PERSONAS) == len(BY_ID)


@pytest.mark.parametrize("game", GAMES)
def test_a_thief_can_be_called_by_its_id_and_set_further(game: str) -> None:
    for thief in PERSONAS:
        assert read_spec(game, thief.id) == read_spec(game, thief.spec(game))
    kind, options = read_spec(game, "madame-ives:sims=8")
    assert kind is read_spec(game, "master")[0]
    assert options["sims"] == 8
    with pytest.raises(UnknownBot):
        read_spec(game, "pip:boldness=1")  # he has a boldness of his own
    with pytest.raises(UnknownBot):
        read_spec(game, "pip:boldness=0")


@pytest.mark.parametrize("game", GAMES)
def test_thieves_of_a_level_play_together(game: str) -> None:
    for level in ("novice", "expert"):
        assert played(game, IDS[level][1:], "together").result is not None
    quick = [f"{thief}:sims=2" for thief in IDS["master"]]
    assert played(game, quick, "together", **SHORT[game]).result is not None


SHORT: dict[str, dict[str, object]] = {
    "master-thieves": {"round_cap": 3},
    "forty-thieves": {"turn_cap": 6},
}

AS_BEFORE = {
    ("master-thieves", "novice"): "3817540c633db0d7",
    ("master-thieves", "expert"): "622ac2e18225b1e3",
    ("forty-thieves", "novice"): "4db3a183cc88e441",
    ("forty-thieves", "expert"): "53afbbc53d4017b3",
}
"""What levels decided in two games each before there were thieves."""


@pytest.mark.parametrize(("game", "level"), AS_BEFORE)
def test_a_level_without_a_thief_decides_as_it_always_has(game: str, level: str) -> None:
    digest = sha256()
    for number in range(2):
        digest.update(repr(played(game, [level], f"as before {number}").moves).encode())
    assert digest.hexdigest()[:16] == AS_BEFORE[game, level]


def made(game: str, thief: str, games: int) -> Counter[str]:
    """Count what a thief decides against two of its level who have no manner, by first word."""
    level, counted = BY_ID[thief].level, Counter[str]()
    for number in range(games):
        record = played(game, [thief, level, level], f"manner {number}")
        counted.update(word.split()[0] for seat, word in record.moves if seat == 0)
    return counted


def test_bold_thieves_steal_more_often() -> None:
    bold, careful = made("forty-thieves", "pip", 6), made("forty-thieves", "oswin", 6)
    assert bold["steal"] > 1.5 * careful["steal"]
