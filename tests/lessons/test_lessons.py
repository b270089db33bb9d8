"""The lessons can be played to their end, whatever they leave open, and every step has its rule."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from larceny.games.registry import find_game
from larceny.kernel.play import Match
from larceny.lessons import FRIEND, LEARNER, LESSONS, SEATS, Lesson, LessonProgress
from larceny.rulebook import LANGUAGES, paragraph

GAMES = Path(__file__).parents[2] / "web" / "src" / "games"

lessons = pytest.mark.parametrize("lesson", LESSONS.values(), ids=list(LESSONS))


def dealt(lesson: Lesson) -> Match[Any, Any, Any, Any]:
    game = find_game(lesson.game)
    return Match(game, game.ruleset(lesson.edition), SEATS, lesson.secret, [""] * SEATS)


def branches(lesson: Lesson) -> Iterator[tuple[str, ...]]:
    """List every way through a lesson."""
    return product(*(ask.words for _, ask in lesson.asks()))


@lessons
def test_every_way_through_a_lesson_leads_to_its_end(lesson: Lesson) -> None:
    for way in branches(lesson):
        match, progress = dealt(lesson), LessonProgress(lesson)
        for word in way:
            while (line := progress.line(FRIEND)) is not None:
                match.act(FRIEND, line)
                progress.follow(FRIEND, line)
            assert LEARNER in match.deciders
            assert set(progress.words) <= {one.word for one in match.legal_actions(LEARNER)}
            match.act(LEARNER, word)
            progress.follow(LEARNER, word)
        while (line := progress.line(FRIEND)) is not None:
            match.act(FRIEND, line)
            progress.follow(FRIEND, line)
        assert not match.is_over, "it goes on as an ordinary game"
        assert LEARNER in match.deciders, "who has learned is asked at once"
        assert progress.is_done
        assert progress.step == lesson.steps[-1]
        assert match.scores[LEARNER] > match.scores[FRIEND]


@lessons
def test_a_step_is_shown_after_the_other(lesson: Lesson) -> None:
    progress, seen = LessonProgress(lesson), []
    for way in next(iter(branches(lesson))):
        seen.append(progress.number)
        progress.follow(LEARNER, way)
        while (line := progress.line(FRIEND)) is not None:
            progress.follow(FRIEND, line)
    assert seen == sorted(seen)
    asking = {number for number, _ in lesson.asks()}
    shown = {number for number, step in enumerate(lesson.steps) if not step.asks}
    assert asking | shown == set(range(len(lesson.steps)))
    assert progress.number == len(lesson.steps) - 1
    progress.follow(LEARNER, "anything")
    assert progress.is_over
    assert progress.step is None
    assert progress.words == ()


@lessons
def test_a_decision_off_the_path_ends_the_lesson_but_not_the_game(lesson: Lesson) -> None:
    progress = LessonProgress(lesson, [(LEARNER, "something else")])
    assert (progress.is_over, progress.is_done) == (True, False)
    assert progress.words == ()
    first = next(lesson.asks())[1].words[0]
    progress = LessonProgress(lesson, [(LEARNER, first), (FRIEND, "something else")])
    assert progress.is_over
    assert progress.line(FRIEND) is None


@lessons
def test_every_step_has_a_name_of_its_own_and_a_paragraph(lesson: Lesson) -> None:
    names = [step.id for step in lesson.steps]
    assert len(set(names)) == len(names)
    for step in lesson.steps:
        for language in LANGUAGES:
            assert paragraph(step.rule, lesson.game, language).text


@lessons
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_is_told_in_every_language(lesson: Lesson, language: str) -> None:
    file = GAMES / lesson.game / "i18n" / language / "lessons.ts"
    told = file.read_text(encoding="utf-8").partition("export const lessons")[2]
    texts = re.findall(r"^ {2}(\w+):", told, re.MULTILINE)
    assert texts == [step.id for step in lesson.steps]
