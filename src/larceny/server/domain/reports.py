"""Reports of people: somebody says what was wrong, and people decide about it, never a program."""

from collections.abc import Collection
from enum import StrEnum

from .refusals import Refused

MOST_WORDS = 500
MOST_OPEN = 30
"""Reports of one person that may wait to be looked at."""


class ReportReason(StrEnum):
    """What was wrong."""

    INSULTS = "insults"
    CHEATING = "cheating"
    LEAVING = "leaving"
    NAME = "name"
    SPAM = "spam"
    OTHER = "other"


def checked_words(words: str, reasons: Collection[ReportReason]) -> str:
    """Refuse words that are too long or do not print; without a reason that is named, none."""
    words = " ".join(words.split())
    if len(words) > MOST_WORDS or not words.isprintable():
        raise Refused("bad-text")
    if not reasons or (set(reasons) == {ReportReason.OTHER} and not words):
        raise Refused("no-reason")
    return words
