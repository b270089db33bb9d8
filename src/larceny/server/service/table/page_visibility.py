"""Page visibility: who looks at the page, and not only has it open somewhere."""

from weakref import WeakSet

from .session import Listener, TableSession


class PageVisibility:
    """Remembers the pages that are hidden; others are looked at."""

    def __init__(self) -> None:
        self._hidden: WeakSet[Listener] = WeakSet()

    def look(self, listener: Listener, looking: bool) -> None:
        """Note that somebody looks at his page, or does not any more."""
        if looking:
            self._hidden.discard(listener)
        else:
            self._hidden.add(listener)

    def is_hidden(self, listener: Listener) -> bool:
        """Ask whether somebody has said that he does not look."""
        return listener in self._hidden

    def has(self, session: TableSession, person: str) -> bool:
        """Ask whether a person looks at a table at this node, through whosever eyes."""
        return any(
            one.person.id == person and one not in self._hidden
            for listeners in session.listeners.values()
            for one in listeners
        )
