"""Lessons: a guided first game of each title, as data. What is said in them is the client's."""

from collections.abc import Mapping

from larceny.games.registry import brought

from .lesson import FRIEND, LEARNER, SEATS, Ask, Lesson, Step
from .progress import LessonProgress

LESSONS: Mapping[str, Lesson] = brought("lesson")
"""By the name of their game: one of each title that brings one."""

__all__ = ["FRIEND", "LEARNER", "LESSONS", "SEATS", "Ask", "Lesson", "LessonProgress", "Step"]
