"""Games in bulk."""

from dataclasses import replace

import pytest

from larceny.games.master_thieves import GAME
from larceny.lab.figures import Figures, Spread, wilson
from larceny.lab.simulate import Plan, play_one, simulate

PLAN = Plan("master-thieves", GAME.ruleset(round_cap=6), 3, ("random",), "lab")


@pytest.mark.parametrize("bots", [("random",), ("novice",), ("novice", "random", "random")])
def test_the_games_are_the_same_for_any_number_of_jobs(bots: tuple[str, ...]) -> None:
    plan = replace(PLAN, bots=bots)
    alone = list(simulate(plan, 9, jobs=1))
    together = list(simulate(plan, 9, jobs=2))
    assert alone == together
    assert [played.index for played in together] == list(range(9))


def test_each_game_can_be_played_again_alone() -> None:
    assert play_one(PLAN, 7) == list(simulate(PLAN, 8))[7]


def test_another_seed_plays_other_games() -> None:
    assert list(simulate(PLAN, 3)) != list(simulate(replace(PLAN, seed="other"), 3))


def test_figures_add_up() -> None:
    figures = Figures(3)
    games = list(simulate(PLAN, 20))
    for played in games:
        figures.add(played)
    told = figures.to_json()
    assert told["games"] == sum(told["endings"].values()) == 20
    assert told["rounds"]["most"] == max(played.length for played in games)
    assert sum(seat["wins"]["share"] for seat in told["seats"]) == pytest.approx(1)
    for seat in told["seats"]:
        assert seat["wins"]["low95"] <= seat["wins"]["share"] <= seat["wins"]["high95"]


def test_a_game_that_everybody_lost_is_nobodys() -> None:
    figures = Figures(3)
    figures.add(replace(play_one(PLAN, 0), winners=()))
    told = figures.to_json()
    assert (told["unwon"], told["ties"]) == (1, 0)
    assert [seat["wins"]["share"] for seat in told["seats"]] == [0, 0, 0]


def test_a_spread() -> None:
    spread = Spread()
    assert (spread.mean, spread.margin) == (0, 0)
    for value in (-2, 4, 4):
        spread.add(value)
    assert (spread.mean, spread.least, spread.most) == (2, -2, 4)
    assert spread.margin == pytest.approx(1.96 * (12 / 3) ** 0.5)


def test_the_interval_of_wilson() -> None:
    low, high = wilson(8, 10)  # 0.4902 … 0.9433 in the literature
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0, 1)
