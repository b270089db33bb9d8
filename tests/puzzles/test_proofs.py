"""Every puzzle in the package has one right answer: by its own check, and by brute force."""

from collections import Counter
from importlib.resources import files

from larceny.puzzles.checking import faults, repeated
from larceny.puzzles.collection import SHIPPED, shipped
from larceny.puzzles.puzzle import Puzzle
from larceny.puzzles.workshop import Shown, find_workshop, workshops

from ..effort import some
from . import box_follower, jar_solver

SEARCHED = "what-would-a-master-do"
"""Played out again by its check; how a game goes on is not for brute force."""


def shown(puzzle: Puzzle) -> Shown:
    return find_workshop(puzzle.game).shown(puzzle)


def test_at_least_five_hundred_ship_as_many_of_each_game() -> None:
    counted = Counter(puzzle.game for puzzle in shipped())
    assert sum(counted.values()) >= 500
    assert set(counted) == set(workshops())
    assert len(set(counted.values())) == 1, counted


def test_every_theme_is_there_as_often_as_a_set_has_it() -> None:
    counted = Counter((puzzle.game, puzzle.theme) for puzzle in shipped())
    sets = {(game, name): n for game, its in workshops().items() for name, n in its.themes.items()}
    assert counted == sets
    assert repeated(shipped()) == []


def test_the_file_is_small() -> None:
    assert len((files("larceny.puzzles") / SHIPPED).read_bytes()) < 400_000


def test_every_puzzle_is_proven_by_deduction() -> None:
    deduced = [puzzle for puzzle in shipped() if puzzle.theme != SEARCHED]
    wrong = {puzzle.id: found for puzzle in deduced if (found := faults(puzzle))}
    assert wrong == {}


def test_what_a_master_would_do_is_played_out_again() -> None:
    searched = [puzzle for puzzle in shipped() if puzzle.theme == SEARCHED]
    for puzzle in some(searched, quick=2, usual=len(searched)):
        assert faults(puzzle) == [], puzzle.id


def test_brute_force_finds_the_same_one_answer_under_the_jars() -> None:
    puzzles = [puzzle for puzzle in shipped() if puzzle.theme in jar_themes()]
    for puzzle in some(puzzles, quick=12, usual=len(puzzles)):
        seen = shown(puzzle)
        jars = jar_solver.Jars(seen.view.to_json(), seen.told)
        found = jar_solver.solve(puzzle.theme, puzzle.asked, puzzle.seat, jars)
        assert found == [puzzle.right], puzzle.id


def jar_themes() -> set[str]:
    return set(workshops()["forty-thieves"].themes)


def test_a_box_that_is_really_turned_leads_to_the_same_one_answer() -> None:
    themes = set(workshops()["master-thieves"].themes) - {SEARCHED}
    puzzles = [puzzle for puzzle in shipped() if puzzle.theme in themes]
    assert len(puzzles) > 200
    for puzzle in puzzles:
        box = box_follower.Box().follow(event.to_json() for event in shown(puzzle).events)
        found = box_follower.solve(puzzle.theme, puzzle.asked, box)
        assert found == [puzzle.right], puzzle.id


def test_what_is_shown_gives_nothing_away() -> None:
    """Fronts that the seat does not see are neither in the view nor in what is told."""
    hidden_tiles = [puzzle for puzzle in shipped() if puzzle.theme == "what-lies-under"]
    assert hidden_tiles
    for puzzle in [*shipped()[::14], *hidden_tiles]:
        seen = shown(puzzle)
        view = seen.view.to_json()
        assert view["viewer"] == puzzle.seat
        for seat, mat in enumerate(view["seats"]):
            hidden = "fronts" if "fronts" in mat else "hand"
            assert mat[hidden] is None or seat == puzzle.seat
        if puzzle.theme == "what-lies-under":
            assert all(at != puzzle.asked["square"] or what is None for at, what, *_ in seen.told)
