"""What the service needs from those who think: bots of many tables, somewhere off the event loop.

A bot remembers. So it is told only what it has missed since it was asked last; where it is gone,
because its process died, say, it says so and is told everything from the beginning.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from larceny.kernel.events import Event, Seat
from larceny.kernel.game import Action

BOT_MS = 5_000
"""How long a bot may think if nobody says otherwise."""

NOTHING = -1
"""Instead of a step: it was told nothing yet, not even the deal."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked, and what it has missed; exactly what a person in its seat gets."""

    table: str
    seat: Seat
    game: str
    bot: str  # as the registry of bots knows it
    seed: str  # has nothing of the table's secret in it
    rules: Any
    since: int  # the last step that it was told before
    until: int  # the last step that it is told with this question
    events: Sequence[Event]  # between them, as its seat witnessed them
    view: Any
    legal: Sequence[Action]
    owner: str = ""  # whose table it is: everybody's bots have their turns alike
    takes_ms: int = 0  # so long it takes its place, however soon there is an answer


class Forgotten(Exception):
    """The bot does not remember the table as it stood then: tell it from the beginning."""


class NoThought(Exception):
    """No answer came, or none that is allowed."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


FAILED, NOT_ALLOWED, TOO_LONG, DIED = "failed", "not-allowed", "too-long", "died"
"""Why there is no answer: an error in the bot, an action that is not legal, over the time, or the
process that it thought in is gone."""

UNUSABLE = "unusable"
"""Why there is no answer: the bot cannot be made here, because its net is missing or damaged."""

LATE = "late"
"""Why an answer was not waited for: by then another one had to be given."""


def unheard() -> None:
    """Take no note that a thought begins."""


class Thinkers(Protocol):
    """Bots of many tables."""

    async def choose(self, question: Question, begins: Callable[[], None] = unheard) -> str:
        """Return the word of what a bot decides; raise Forgotten or NoThought.

        A thought may have to wait for its turn: say when it begins.
        """
        ...

    def forget(self, table: str) -> None:
        """Let the bots of a table go; never waits."""
        ...

    async def stop(self) -> None:
        """End, in whatever thought they are."""
        ...
