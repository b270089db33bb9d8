"""How far somebody has come in a lesson. It follows from the decisions at the table alone."""

from collections import deque
from collections.abc import Iterable

from larceny.kernel.events import Seat

from .lesson import FRIEND, LEARNER, Lesson, Step


class LessonProgress:
    """Follows a game, decision by decision.

    Whoever leaves the path, because a bot sits in for him, say, has ended the lesson; the game goes
    on without it.
    """

    def __init__(self, lesson: Lesson, decisions: Iterable[tuple[Seat, str]] = ()) -> None:
        self.lesson = lesson
        self._asks = tuple(lesson.asks())
        self._made = 0  # decisions of the learner
        self._lines: deque[str] = deque()  # what the friend does next
        self._left = False
        for seat, word in decisions:
            self.follow(seat, word)

    @property
    def is_over(self) -> bool:
        """Ask whether the lesson has nothing more to say."""
        return self._left or self._made > len(self._asks)

    @property
    def is_done(self) -> bool:
        """Ask whether everything that it asks for has been done."""
        return self._made >= len(self._asks)

    @property
    def number(self) -> int:
        """Return the number of the step to be shown now; that of no step if it is over."""
        if self.is_over:
            return len(self.lesson.steps)
        if self._made == 0:
            return 0
        before = self._asks[self._made - 1][0]
        more = self._made < len(self._asks) and self._asks[self._made][0] == before
        return before if more else before + 1

    @property
    def step(self) -> Step | None:
        """Return the step to be shown now, if any."""
        return None if self.is_over else self.lesson.steps[self.number]

    @property
    def words(self) -> tuple[str, ...]:
        """List what the learner is asked for; nothing where everything is free."""
        if self._left or self.is_done:
            return ()
        return self._asks[self._made][1].words

    def line(self, seat: Seat) -> str | None:
        """Return what the friend does next, where the lesson says so."""
        return self._lines[0] if seat == FRIEND and self._lines and not self._left else None

    def follow(self, seat: Seat, word: str) -> None:
        """Note a decision."""
        if seat == LEARNER:
            self._learned(word)
        elif self._lines and self._lines[0] == word:
            self._lines.popleft()
        elif self._lines or not self.is_done:
            self._left = True

    def _learned(self, word: str) -> None:
        words = self.words
        if words and word not in words:
            self._left = True
            return
        if words:
            self._lines.extend(self._asks[self._made][1].then)
        self._made += 1
