"""How a bot comes to its knowledge: events wait until it is seen how many sit at the table.

Whoever was there for the deal knows everything from the beginning; whoever came later begins with
what he sees when he is first asked.
"""

from collections.abc import Callable
from typing import Generic, Protocol, TypeVar

from larceny.kernel.events import Event
from larceny.kernel.game import View


class Follows(Protocol):
    """Whatever follows a game by its events."""

    def witness(self, event: Event) -> None:
        """Follow what happens."""
        ...


SeenT = TypeVar("SeenT", bound=View)
KnownT = TypeVar("KnownT", bound=Follows)


class Recall(Generic[SeenT, KnownT]):
    """What a seat has witnessed: a list of events at first, knowledge once it has been asked."""

    def __init__(
        self,
        deal: type[Event],
        from_deal: Callable[[int], KnownT],
        from_view: Callable[[SeenT], KnownT],
    ) -> None:
        """Wait for the first question.

        `deal` is the event that only those witness who were there from the beginning. Knowledge
        then begins with the number of players, else with a view.
        """
        self._deal = deal
        self._from_deal = from_deal
        self._from_view = from_view
        self._waiting: list[Event] = []
        self._known: KnownT | None = None

    def witness(self, event: Event) -> None:
        """Forget nothing."""
        if self._known is None:
            self._waiting.append(event)
        else:
            self._known.witness(event)

    def knowledge(self, view: SeenT) -> KnownT:
        """Return what is known by now to one who sees this."""
        if self._known is None:
            self._known = self._begun(view)
            self._waiting.clear()
        return self._known

    def _begun(self, view: SeenT) -> KnownT:
        if not any(isinstance(event, self._deal) for event in self._waiting):
            return self._from_view(view)
        known = self._from_deal(len(view.to_json()["seats"]))
        for event in self._waiting:
            known.witness(event)
        return known
