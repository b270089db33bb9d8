"""What a net thinks of others: what they would do in their chairs, if they were it."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from larceny.kernel.events import Event, Seat

from .bot import NetBot


class Others:
    """Everybody else at the table, imagined: each plays by the net, and has seen what we have.

    What only they have seen is not known to us; so they are imagined without it. Their own hand is
    that of the position in which they are asked.
    """

    def __init__(self, bot: NetBot, rules: Any) -> None:
        self._bot = bot
        self._rules = rules
        self._witnessed: list[Event] = []
        self._imagined: dict[Seat, tuple[NetBot, int]] = {}

    def witness(self, event: Event) -> None:
        """Keep what they will have to be told, if they are asked."""
        self._witnessed.append(event)

    def chances(self, state: Any, seat: Seat, legal: Sequence[Any]) -> list[float]:
        """Say how likely somebody does what he may in an imagined position."""
        if seat not in self._imagined:
            other = NetBot(self._bot.net, "", untrained=True, unturned=True)  # one glance will do
            other.begin(seat, self._rules)
            self._imagined[seat] = other, 0
        other, told = self._imagined[seat]
        for event in self._witnessed[told:]:
            other.witness(event)
        self._imagined[seat] = other, len(self._witnessed)
        view = self._bot.game.view(state, seat)
        found: list[float] = other.probabilities(view, legal, temperature=1.0).tolist()
        return found


class Opinion:
    """What is thought of one question: of the answers, and of those who decide meanwhile."""

    def __init__(self, prior: Mapping[int, float], others: Others, dice: Random) -> None:
        self.prior = prior
        self._others = others
        self._dice = dice
        self._known: dict[tuple[Seat, tuple[int, ...]], list[float]] = {}

    def decides(self, state: Any, seat: Seat, legal: Sequence[Any]) -> Any:
        """Draw what somebody does; those who may do the same are taken to think the same."""
        asked = seat, tuple([one.index for one in legal])
        chances = self._known.get(asked)
        if chances is None:
            chances = self._known[asked] = self._others.chances(state, seat, legal)
        return self._dice.choices(legal, chances)[0]
