"""What happens at tables, as typed events; who hears of what is said once, where all are composed.

Whoever stores a decision or lets somebody in knows nobody of those who care: bots, clocks, pushes.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import NamedTuple

from ...domain.tables import Table
from .audience import Listener
from .session import TableSession


class Loaded(NamedTuple):
    """A table was set up in memory; its lock is held."""

    session: TableSession


class Stepped:
    """A step was stored, or who plays a seat has changed.

    (No named tuple, as the others: it comes with every decision, and is made twice as fast.)
    """

    __slots__ = ("session",)

    def __init__(self, session: TableSession) -> None:
        self.session = session


class AnswerSealed(NamedTuple):
    """Somebody has answered in a reaction window, here or at another node."""

    session: TableSession


class GameOver(NamedTuple):
    """The game has ended; the table is marked so afterwards. May come twice if a node dies."""

    session: TableSession


class TableChanged(NamedTuple):
    """A table was made (there was none before), or who sits there or what is agreed on changed.

    Only the node that stored it says so.
    """

    before: Table | None
    table: Table


class AudienceChanged(NamedTuple):
    """Somebody began or ceased to watch a table at this node."""

    session: TableSession


class Joined(NamedTuple):
    """Somebody subscribed, and has been sent how the table stands; its lock is held."""

    session: TableSession
    listener: Listener


@dataclass(frozen=True, slots=True)
class Subscribers:
    """Who hears of each event, in this order."""

    loaded: tuple[Callable[[Loaded], Awaitable[None]], ...] = ()
    stepped: tuple[Callable[[Stepped], None], ...] = ()
    answer_sealed: tuple[Callable[[AnswerSealed], None], ...] = ()
    game_over: tuple[Callable[[GameOver], Awaitable[None]], ...] = ()
    table_changed: tuple[Callable[[TableChanged], None], ...] = ()
    audience_changed: tuple[Callable[[AudienceChanged], None], ...] = ()
    joined: tuple[Callable[[Joined], Awaitable[None]], ...] = ()


class TableEvents:
    """Hands events on; nobody hears any before `subscribers` are named."""

    def __init__(self) -> None:
        self.subscribers = Subscribers()

    async def loaded(self, session: TableSession) -> None:
        """Say that a table was set up in memory."""
        for hear in self.subscribers.loaded:
            await hear(Loaded(session))

    def stepped(self, session: TableSession) -> None:
        """Say that a table has moved on, or that another plays a seat."""
        event = Stepped(session)
        for hear in self.subscribers.stepped:
            hear(event)

    def answer_sealed(self, session: TableSession) -> None:
        """Say that somebody has answered in a reaction window."""
        for hear in self.subscribers.answer_sealed:
            hear(AnswerSealed(session))

    async def game_over(self, session: TableSession) -> None:
        """Say that a game has ended."""
        for hear in self.subscribers.game_over:
            await hear(GameOver(session))

    def table_changed(self, before: Table | None, table: Table) -> None:
        """Say that a table was made or changed, and is stored so."""
        for hear in self.subscribers.table_changed:
            hear(TableChanged(before, table))

    def audience_changed(self, session: TableSession) -> None:
        """Say that somebody came to this node's audience of a table, or went."""
        for hear in self.subscribers.audience_changed:
            hear(AudienceChanged(session))

    async def joined(self, session: TableSession, listener: Listener) -> None:
        """Say that somebody has subscribed to a table."""
        for hear in self.subscribers.joined:
            await hear(Joined(session, listener))
