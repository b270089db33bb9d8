"""Lessons: a guided first game of each title, as data. What is said in them is the client's."""

from collections.abc import Mapping

from .forty_thieves import FORTY_THIEVES
from .lesson import FRIEND, LEARNER, SEATS, Ask, Lesson, Step
from .master_thieves import MASTER_THIEVES
from .progress import LessonProgress

LESSONS: Mapping[str, Lesson] = {lesson.game: lesson for lesson in (MASTER_THIEVES, FORTY_THIEVES)}
"""By the name of their game: there is one of each."""

__all__ = ["FRIEND", "LEARNER", "LESSONS", "SEATS", "Ask", "Lesson", "LessonProgress", "Step"]
