"""Page visibility: who looks at the page, and not only has it open somewhere."""

from .audience import Listener
from .session import TableSession


class PageVisibility:
    """Remembers the pages that are hidden; all others are visible."""

    def __init__(self) -> None:
        self._hidden: set[Listener] = set()

    def report(self, listener: Listener, visible: bool) -> None:
        """Note what a page says of itself; one that is gone hides no more."""
        if visible:
            self._hidden.discard(listener)
        else:
            self._hidden.add(listener)

    def is_hidden(self, listener: Listener) -> bool:
        """Ask whether somebody's page has said that it is hidden."""
        return listener in self._hidden

    def is_seen_by(self, session: TableSession, person: str) -> bool:
        """Ask whether a person looks at a table at this node, through whosever eyes."""
        return any(
            one.person.id == person and one not in self._hidden
            for listeners in session.audience.listeners.values()
            for one in listeners
        )
