"""What a net makes of puzzles whose answers are decisions, and of no others."""

from dataclasses import replace

import pytest

from larceny.bots import names_for
from larceny.bots.opinions import LEVEL
from larceny.puzzles import by_net
from larceny.puzzles.by_net import net_chance
from larceny.puzzles.collection import shipped

DECISIONS = [puzzle for puzzle in shipped() if puzzle.theme == "what-would-a-master-do"]


def test_it_answers_puzzles_for_a_master_better_than_by_lot() -> None:
    some = DECISIONS[:8]
    chances = [net_chance(puzzle) for puzzle in some]
    assert all(LEVEL in names_for(puzzle.game) for puzzle in some)
    shares = [chance for chance in chances if chance is not None]
    assert len(shares) == len(some)
    assert all(0 <= share <= 1 for share in shares)
    assert sum(shares) > sum(1 / len(puzzle.answers) for puzzle in some)


def test_its_chances_of_all_answers_make_one() -> None:
    puzzle = DECISIONS[0]
    chances = [net_chance(replace(puzzle, right=answer)) or 0.0 for answer in puzzle.answers]
    assert sum(chances) == pytest.approx(1)


def test_what_is_no_decision_it_is_not_asked() -> None:
    for theme in ("where-are-the-gems", "what-falls", "what-lies-under", "which-interchange"):
        puzzle = next(puzzle for puzzle in shipped() if puzzle.theme == theme)
        assert net_chance(puzzle) is None


def test_without_a_net_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_net, "mixing_bot", lambda *_: None)
    assert net_chance(DECISIONS[0]) is None
