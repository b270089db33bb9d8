"""What a net would play, and how likely: from what a seat has witnessed, and nothing else.

Hints and analyses tell it beside what a search finds. Where a game has no net, or the net that is
shipped cannot be used, nobody has such an opinion, and nothing else is missing.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Protocol, runtime_checkable

from larceny.kernel.errors import LarcenyError
from larceny.kernel.events import Event, Seat

from .advice import Advice, Likely
from .registry import adviser, make, names_for

LEVEL = "grandmaster"
"""The bot that plays by a net."""

MOST, LEAST = 3, 0.02
"""So many actions are named at most, and none that is less likely, but the likeliest."""


@runtime_checkable
class Mixing(Protocol):
    """A bot that can say how likely it takes each action."""

    def begin(self, seat: Seat, rules: Any) -> None:
        """Sit down."""
        ...

    def witness(self, event: Event) -> None:
        """Watch."""
        ...

    def probabilities(self, view: Any, legal: Sequence[Any]) -> Any:
        """Return a number for each of the legal actions; together they are 1."""
        ...


def mixing_bot(game: str, seat: Seat, rules: Any) -> Mixing | None:
    """Let a net stand behind a seat; None where there is none that can be used."""
    if LEVEL not in names_for(game):
        return None
    try:
        bot = make(game, LEVEL, "opinion")
    except LarcenyError:
        return None
    if not isinstance(bot, Mixing):
        return None
    bot.begin(seat, rules)
    return bot


def chances_of(bot: Mixing, view: Any, legal: Sequence[Any]) -> list[Likely]:
    """Say how likely each action is, the likeliest first."""
    chances = [1.0] if len(legal) == 1 else bot.probabilities(view, legal)
    likely = [Likely(action, float(one)) for action, one in zip(legal, chances, strict=True)]
    return sorted(likely, key=lambda one: -one.chance)


def advice_for(
    game: str, seat: Seat, rules: Any, events: Sequence[Event], view: Any, legal: Sequence[Any]
) -> Advice:
    """Say what a good player would do, and what a net would play; `events` as the seat saw them."""
    standing = adviser(game)
    standing.begin(seat, rules)
    for event in events:
        standing.witness(event)
    advice = standing.advise(view, legal)
    return replace(advice, likely=likeliest(game, seat, rules, events, view, legal))


def likeliest(
    game: str, seat: Seat, rules: Any, events: Iterable[Event], view: Any, legal: Sequence[Any]
) -> tuple[Likely, ...]:
    """Name what a net would most likely play; `events` are as the seat witnessed them."""
    bot = mixing_bot(game, seat, rules)
    if bot is None:
        return ()
    for event in events:
        bot.witness(event)
    first, *others = chances_of(bot, view, legal)[:MOST]
    return (first, *(one for one in others if one.chance >= LEAST))
