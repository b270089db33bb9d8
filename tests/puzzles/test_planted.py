"""Whatever is wrong with a puzzle, `faults` finds it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from larceny.puzzles.checking import faults, repeated
from larceny.puzzles.collection import shipped
from larceny.puzzles.puzzle import Because, Puzzle


def one(theme: str) -> Puzzle:
    """Return the first puzzle of a theme."""
    return next(puzzle for puzzle in shipped() if puzzle.theme == theme)


def wrong_answer(puzzle: Puzzle) -> str:
    return next(answer for answer in puzzle.answers if answer != puzzle.right)


def codes(puzzle: Puzzle) -> set[str]:
    return {fault.code for fault in faults(puzzle)}


THEMES = sorted({puzzle.theme for puzzle in shipped()})
DEDUCED = [theme for theme in THEMES if theme != "what-would-a-master-do"]


@pytest.mark.parametrize("theme", THEMES)
def test_another_answer_is_not_right(theme: str) -> None:
    puzzle = one(theme)
    other = wrong_answer(puzzle)
    because = {**puzzle.because, puzzle.right: puzzle.because[other]}
    del because[other]
    planted = replace(puzzle, right=other, because=because)
    assert codes(puzzle) == set()
    assert "solutions" in codes(planted) or "broken" in codes(planted)


@pytest.mark.parametrize("theme", ["certain-theft", "which-interchange", "what-lies-under"])
def test_without_what_the_proof_needs_nothing_is_certain(theme: str) -> None:
    needy = [
        (puzzle, at)
        for puzzle in shipped()
        if puzzle.theme == theme
        for at in puzzle.proof["needs"]
        if at in {told[0] for told in puzzle.scene["told"]}
    ]
    puzzle, at = needy[0]
    told = [told for told in puzzle.scene["told"] if told[0] != at]
    assert "solutions" in codes(replace(puzzle, scene={**puzzle.scene, "told": told}))


def test_a_world_that_is_not_possible_is_no_reason() -> None:
    puzzle = one("certain-theft")
    wrong = wrong_answer(puzzle)
    why = puzzle.because[wrong]
    world = dict.fromkeys(why.facts["world"], "D")  # there are four Daggers, but not under these
    told = {told[0]: told[1] for told in puzzle.scene["told"]}
    assert any(told.get(at) not in (None, "D") for at in world) or len(world) == 4
    planted = Because(why.kind, why.rule, {**why.facts, "world": world})
    assert "because" in codes(replace(puzzle, because={**puzzle.because, wrong: planted}))


def test_a_world_in_which_the_theft_succeeds_is_no_reason() -> None:
    puzzle = one("certain-theft")
    wrong = wrong_answer(puzzle)
    why = puzzle.because[wrong]
    world = dict(zip(why.facts["world"], ("rs", "rc", "rm", "rh"), strict=True))
    planted = Because(why.kind, why.rule, {**why.facts, "world": world})
    assert "because" in codes(replace(puzzle, because={**puzzle.because, wrong: planted}))


def changed(theme: str, **changes: Any) -> Callable[[], Puzzle]:
    return lambda: replace(one(theme), **changes)


def with_scene(theme: str, **changes: Any) -> Callable[[], Puzzle]:
    def make() -> Puzzle:
        puzzle = one(theme)
        return replace(puzzle, scene={**puzzle.scene, **changes})

    return make


def with_proof(theme: str, **changes: Any) -> Callable[[], Puzzle]:
    def make() -> Puzzle:
        puzzle = one(theme)
        return replace(puzzle, proof={**puzzle.proof, **changes})

    return make


def easier() -> Puzzle:
    puzzle = one("certain-theft")
    return replace(puzzle, difficulty=replace(puzzle.difficulty, rating=601))


def without_a_reason() -> Puzzle:
    puzzle = one("what-falls")
    return replace(puzzle, because=dict(list(puzzle.because.items())[1:]))


def with_a_paragraph_that_there_is_not() -> Puzzle:
    puzzle = one("what-falls")
    because = {answer: replace(why, rule="MT-99.9") for answer, why in puzzle.because.items()}
    return replace(puzzle, because=because)


PLANTED: dict[str, tuple[Callable[[], Puzzle], str]] = {
    "another game": (changed("what-falls", game="chess"), "broken"),
    "another theme": (lambda: replace(one("what-falls"), theme="who-did-it"), "unknown-theme"),
    "other rules": (changed("what-falls", rules_version=0), "rules-version"),
    "an answer twice": (changed("what-falls", answers=("-", "-", "-")), "answers"),
    "an answer that is not offered": (changed("certain-theft", right="pass"), "not-offered"),
    "no reason": (without_a_reason, "reasons"),
    "a paragraph that there is not": (with_a_paragraph_that_there_is_not, "broken"),
    "another rating": (easier, "difficulty"),
    "no position": (with_scene("certain-theft", position="standard"), "broken"),
    "no board": (with_scene("certain-theft", position=""), "broken"),
    "a tile that is not there": (
        with_scene("certain-theft", told=[["discard 99", "rs", "held", 1]]),
        "broken",
    ),
    "nobody’s way to know": (
        with_scene("certain-theft", told=[["b2", "rs", "dreamt", 1]]),
        "broken",
    ),
    "a proof of nothing": (with_proof("certain-theft", needs=[]), "proof"),
    "another theft": (with_proof("which-replace", theft="steal 9"), "proof"),
    "another way through the box": (with_proof("where-are-the-gems", path=["T.N above"]), "proof"),
    "a deal of other gems": (with_scene("where-are-the-gems", secret="other"), "broken"),
    "a move that is not legal": (with_scene("where-are-the-gems", moves=["0 flip"]), "broken"),
    "moves that are none": (with_scene("where-are-the-gems", moves=["x"]), "broken"),
    "too small a margin": (with_proof("what-would-a-master-do", margin=0.01), "margin"),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_what_is_planted_is_found(planted: str) -> None:
    make, code = PLANTED[planted]
    found = codes(make())
    assert code in found, found


def test_a_fact_that_contradicts_the_jars_is_found() -> None:
    puzzle = one("certain-theft")
    told = [list(told) for told in puzzle.scene["told"]]
    known = next(told for told in told if told[1] is not None)
    known[1] = "L" if known[1] != "L" else "D"
    twice = [*told, [known[0], "A", "glimpsed", 1]]
    assert codes(replace(puzzle, scene={**puzzle.scene, "told": twice})) & {"impossible", "broken"}


def test_what_is_told_must_be_so() -> None:
    """Another front that the jar could hide, of a tile that nothing depends on."""
    for puzzle in (puzzle for puzzle in shipped() if puzzle.theme == "certain-theft"):
        for number, (at, front, how, turn) in enumerate(puzzle.scene["told"]):
            if front in ("L", "D", "E") and at not in puzzle.proof["needs"]:
                other = "E" if front != "E" else "D"
                told = list(puzzle.scene["told"])
                told[number] = [at, other, how, turn]
                assert "untrue" in codes(replace(puzzle, scene={**puzzle.scene, "told": told}))
                return
    raise AssertionError("no puzzle tells of such a tile")


def test_a_puzzle_that_is_there_twice_is_named() -> None:
    puzzles = [*shipped()[:3], shipped()[1]]
    assert repeated(puzzles) == [shipped()[1].id]


@pytest.mark.parametrize("theme", DEDUCED)
def test_cutting_a_wrong_answer_out_of_a_file_does_not_go_unnoticed(theme: str) -> None:
    puzzle = one(theme)
    short = (puzzle.right, wrong_answer(puzzle))
    assert {"answers", "reasons"} & codes(replace(puzzle, answers=short))
