"""Studies: a position, a line of decisions from it, and what somebody writes beside them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from larceny.kernel.events import Seat

from .refusals import Refused, TooMuch

MOST_TITLE = 80
MOST_COMMENT = 1_000
MOST_POSITION = 2_000
"""The longest position that is read, in characters; those that games write have about 500."""
MOST_DECISIONS = 200
"""Decisions of one line; every change plays it again."""
MOST_STUDIES = 100
"""Studies of one person."""


@dataclass(frozen=True, slots=True)
class Study:
    """A study as it is kept. `comments` are by step: 0 is the position that it begins with."""

    id: str
    author: str
    title: str
    game: str
    rules_version: int
    start: str
    created: int
    changed: int
    moves: tuple[tuple[Seat, str], ...] = ()
    comments: Mapping[int, str] = field(default_factory=dict)
    version: int = 0  # grows with every change


def checked_title(title: str) -> str:
    """Refuse a title that is empty, too long, or does not print."""
    title = " ".join(title.split())
    if not 1 <= len(title) <= MOST_TITLE or not title.isprintable():
        raise Refused("bad-title", least=1, most=MOST_TITLE)
    return title


def renamed(study: Study, title: str) -> Study:
    """Give it another title."""
    return replace(study, title=checked_title(title))


def commented(study: Study, at: int, text: str) -> Study:
    """Write beside a step, in place of what stood there; nothing takes it away."""
    _check_step(study, at)
    text = " ".join(text.split())
    if len(text) > MOST_COMMENT or not text.isprintable():
        raise Refused("bad-comment", most=MOST_COMMENT)
    others = {step: kept for step, kept in study.comments.items() if step != at}
    return replace(study, comments={**others, at: text} if text else others)


def cut(study: Study, at: int) -> Study:
    """Take away every decision after a step, with what was written beside them."""
    _check_step(study, at)
    kept = {step: text for step, text in study.comments.items() if step <= at}
    return replace(study, moves=study.moves[:at], comments=kept)


def gone_on(study: Study, seat: Seat, word: str) -> Study:
    """Add a decision to the end of the line; whether it is legal, the rules say."""
    if len(study.moves) >= MOST_DECISIONS:
        raise TooMuch("line-full", most=MOST_DECISIONS)
    return replace(study, moves=(*study.moves, (seat, word)))


def begun_anew(study: Study, start: str) -> Study:
    """Let it begin with another position: nothing of its line is left."""
    kept = {step: text for step, text in study.comments.items() if step == 0}
    return replace(study, start=start, moves=(), comments=kept)


def _check_step(study: Study, at: int) -> None:
    if not 0 <= at <= len(study.moves):
        raise Refused("no-such-step", step=at, steps=len(study.moves))
