"""Games in bulk."""

from dataclasses import replace

import pytest

from larceny.games.master_thieves import GAME
from larceny.games.master_thieves.ruleset import Ruleset
from larceny.kernel.errors import InvalidRuleset
from larceny.kernel.play import verify
from larceny.kernel.record import from_json
from larceny.lab.figures import Figures, Spread, wilson
from larceny.lab.playing import Played
from larceny.lab.run import Run
from larceny.lab.simulate import Simulation
from larceny.lab.tables import Setting, settings_for, vary
from larceny.lab.work import LabTrouble, Row

SETTING = Setting("master-thieves", GAME.ruleset(round_cap=6), 3)
WORK = Simulation((SETTING,), ("random",), 9, "lab")


def all_rows(work: Simulation, jobs: int = 1) -> list[Row]:
    return list(Run(work).play_all(jobs).rows())


@pytest.mark.parametrize("bots", [("random",), ("novice", "random", "random")])
def test_the_games_are_the_same_for_any_number_of_jobs(bots: tuple[str, ...]) -> None:
    work = replace(WORK, bots=bots, tallied=True)
    alone, together = all_rows(work, jobs=1), all_rows(work, jobs=2)
    assert alone == together
    assert [row["index"] for row in together] == list(range(9))


def test_each_game_can_be_played_again_alone() -> None:
    assert {"number": 7, **WORK.play(7)} == all_rows(WORK)[7]


def test_the_games_are_the_same_with_and_without_tallies() -> None:
    for number in range(3):
        found, tallied = WORK.play(number), replace(WORK, tallied=True).play(number)
        assert found.items() <= tallied.items()
        assert len(found) < len(tallied)


def test_games_can_be_written_with_their_records() -> None:
    work = replace(WORK, bots=("novice",), recorded=True)
    row = work.play(2)
    match = verify(GAME, from_json(row.pop("record")))
    assert match.scores == tuple(row["scores"])
    assert match.secret == "lab/2"
    assert row == replace(work, recorded=False).play(2)


def test_another_seed_plays_other_games() -> None:
    scores = [[row["scores"] for row in all_rows(replace(WORK, seed=seed))] for seed in "ab"]
    assert scores[0] != scores[1]


def test_several_tables_are_played_with_the_same_deals() -> None:
    french, italian = (replace(SETTING, rules=GAME.ruleset(name)) for name in ("french", "italian"))
    rows = all_rows(replace(WORK, settings=(french, italian), games=2))
    assert [(row["rules"], row["index"]) for row in rows] == [
        *(("french", 0), ("french", 1)),
        *(("italian", 0), ("italian", 1)),
    ]
    assert rows[0]["scores"] == replace(WORK, settings=(french,)).play(0)["scores"]


# Tables -----------------------------------------------------------------------------------------


def test_sizes_that_a_game_is_not_for_are_left_out_unless_nothing_remains() -> None:
    agreed = [(GAME, GAME.ruleset())]
    assert [setting.players for setting in settings_for(agreed, [7, 8, 9])] == [7, 8]
    with pytest.raises(InvalidRuleset):
        settings_for(agreed, [9, 10])


def _varied(wish: str) -> list[Ruleset]:
    return [GAME.ruleset_from_fields(rules.to_fields()) for rules in vary(GAME.ruleset(), wish)]


def test_every_value_of_a_field() -> None:
    rules = GAME.ruleset()
    assert [str(varied.box_actions) for varied in _varied("box_actions")] == [
        *("two", "one", "two_if_placed"),
    ]
    assert [varied.plain_wood for varied in _varied("plain_wood")] == [False, True]
    assert [varied.round_cap for varied in _varied("round_cap=5,9")] == [60, 5, 9]
    everything = _varied("all")
    assert len(set(everything)) == len(everything) > 20
    for varied in everything[1:]:
        mine, printed = varied.to_fields(), rules.to_fields()
        assert len([name for name in mine if mine[name] != printed[name]]) == 1


def test_what_contradicts_the_rest_is_left_out() -> None:
    """One gem unless there is a ring: that needs all cards to be open (MT-7.1)."""
    assert [str(varied.smuggler_takes) for varied in _varied("smuggler_takes")] == ["all_to_red"]


@pytest.mark.parametrize("wish", ["round_cap", "nothing", "plain_wood=7"])
def test_what_cannot_be_varied_is_refused(wish: str) -> None:
    with pytest.raises((LabTrouble, InvalidRuleset)):
        _varied(wish)


# Figures ----------------------------------------------------------------------------------------


def test_figures_add_up() -> None:
    figures = Figures(3)
    games = [Played.of_row(row) for row in all_rows(replace(WORK, games=20))]
    for played in games:
        figures.add(played)
    found = figures.to_json()
    assert found["games"] == sum(found["endings"].values()) == 20
    assert found["rounds"]["most"] == max(played.length for played in games)
    assert sum(seat["wins"]["share"] for seat in found["seats"]) == pytest.approx(1)
    for seat in found["seats"]:
        assert seat["wins"]["low95"] <= seat["wins"]["share"] <= seat["wins"]["high95"]


def test_a_game_that_everybody_lost_is_nobodys() -> None:
    figures = Figures(3)
    figures.add(replace(Played.of_row(WORK.play(0)), winners=()))
    found = figures.to_json()
    assert (found["unwon"], found["ties"]) == (1, 0)
    assert [seat["wins"]["share"] for seat in found["seats"]] == [0, 0, 0]


def test_a_spread() -> None:
    spread = Spread()
    assert (spread.mean, spread.to_json()["margin95"]) == (0, None)
    for value in (-2, 4, 4):
        spread.add(value)
    assert (spread.mean, spread.least, spread.most) == (2, -2, 4)
    assert spread.margin == pytest.approx(4.303 * (12 / 3) ** 0.5)


def test_the_interval_of_wilson() -> None:
    low, high = wilson(8, 10)  # 0.4902 … 0.9433 in the literature
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0, 1)
