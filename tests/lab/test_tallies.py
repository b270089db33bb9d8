"""What games count about themselves adds up."""

from collections.abc import Iterator

import pytest

from larceny.games.registry import GAMES, brought, find_game
from larceny.lab.playing import Played, play_at_random
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting
from larceny.lab.tallies import tally
from larceny.lab.tallies.forty_thieves import KINDS
from larceny.lab.tallies.master_thieves import LEVELS, NAMES, OPENERS, PLACES

EDITIONS = [(game.name, edition) for game in GAMES.values() for edition in game.editions]


def tallied(
    game: str, edition: str, games: int
) -> Iterator[tuple[Setting, Played, dict[str, int]]]:
    for number in range(games):
        setting = Setting(game, find_game(game).ruleset(edition), 2 + number % 3)
        played, events = play_at_random(setting, f"tally/{number}")
        yield setting, played, tally(game, events)


def test_every_game_has_a_tally() -> None:
    assert list(brought("tally")) == list(GAMES)


@pytest.mark.parametrize(("game", "edition"), EDITIONS)
def test_points_by_source_make_up_the_scores(game: str, edition: str) -> None:
    for setting, played, counted in tallied(game, edition, 9):
        fields = setting.rules.to_fields()
        pillow = int(fields.get("imitation_diamonds", 0)) + 2 * int(
            fields.get("imitation_sapphires", 0)
        )
        found = sum(value for name, value in counted.items() if name.startswith("points."))
        assert found - setting.players * pillow == sum(played.scores)


@pytest.mark.parametrize("edition", ["french", "english_a"])
def test_cards_and_drawers_of_master_thieves_add_up(edition: str) -> None:
    for setting, played, counted in tallied("master-thieves", edition, 6):
        for name in NAMES.values():
            places = [counted[f"{name}.{place}"] for place in PLACES]
            assert sum(places) == counted[f"{name}.played"]
        cards = sum(counted[f"{name}.played"] for name in NAMES.values())
        assert cards == played.length * setting.players
        for name in NAMES.values():
            if name != "detective":
                assert counted[f"{name}.opened"] <= counted[f"{name}.played"]
                fallen = counted[f"{name}.misfired"] + counted[f"{name}.empty"]
                assert fallen <= counted[f"{name}.opened"]
        opened = sum(counted[f"{name}.opened"] for name in OPENERS)
        assert opened == sum(counted[f"opened.{level}"] for level in LEVELS)
        assert 0 < counted["box.flips"] + counted["box.turns"] < 2 * cards
        points = sum(counted[f"{name}.points"] for name in NAMES.values())
        assert points == sum(v for k, v in counted.items() if k.startswith("points."))


@pytest.mark.parametrize("edition", ["standard", "three_tales"])
def test_thefts_and_turns_of_forty_thieves_add_up(edition: str) -> None:
    for _, played, counted in tallied("forty-thieves", edition, 6):
        failed = sum(counted[f"{k}.announced"] - counted[f"{k}.succeeded"] for k in KINDS)
        assert failed == -counted["points.failures"]
        assert counted["plain.turns"] <= played.length
        assert counted["merchant.lost"] == (played.ending == "merchant")
        assert counted["merchant.regained"] <= counted["merchant.took"]


def test_a_tally_has_the_same_columns_each_time() -> None:
    for game, default in ((game.name, game.default_edition) for game in GAMES.values()):
        setting = Setting(game, find_game(game).ruleset(default), 2)
        work = Simulation((setting,), ("random",), 2, "x", tallied=True)
        assert list(work.play(0)) == list(work.play(1))
