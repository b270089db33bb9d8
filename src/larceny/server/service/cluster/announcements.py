"""Announcements of other nodes: each is handed to the part of the service that it concerns."""

from ...ports.bus import (
    NODES,
    Announcement,
    BlocksChanged,
    HallAt,
    HallChanged,
    Matched,
    NewEmote,
    NewLine,
    NewNotes,
    NodeAlive,
    NodeGone,
    PersonNotice,
    Resync,
    SeatReturned,
    SeatTimedOut,
    SeenAt,
    TokensEnded,
    UndoAsked,
    WatchersAt,
    WhoIsThere,
)
from ..bots.pacing import Pacing
from ..hall.hall import Hall
from ..hall.matchmaking import Matchmaking
from ..people.blocks import Blocks
from ..people.notices import Notices
from ..people.revocation import Revocation
from ..play.chat import Chat
from ..play.emotes import Emotes
from ..play.notes import Notes
from ..play.undo import UndoRequests
from ..table.session import TableSession
from ..table.sessions import TableSessions
from .catch_up import CatchUp
from .presence import Presence


class Announcements:
    """Hears what other nodes announce."""

    def __init__(
        self,
        sessions: TableSessions,
        presence: Presence,
        catch_up: CatchUp,
        pacing: Pacing,
        chat: Chat,
        emotes: Emotes,
        notes: Notes,
        undo: UndoRequests,
        revocation: Revocation,
        hall: Hall,
        matchmaking: Matchmaking,
        notices: Notices,
        blocks: Blocks,
    ) -> None:
        self.sessions = sessions
        self.presence = presence
        self.catch_up = catch_up
        self.pacing = pacing
        self.chat = chat
        self.emotes = emotes
        self.notes = notes
        self.undo = undo
        self.revocation = revocation
        self.hall = hall
        self.matchmaking = matchmaking
        self.notices = notices
        self.blocks = blocks

    async def hear(self, table: str, what: Announcement) -> None:
        """Take up what another node announced about a table, or about itself."""
        if table == NODES:
            await self._hear_of_node(what)
            return
        session = await self.sessions.at_hand(table)
        if session is not None:
            await self._hear_of_table(session, what)

    async def _hear_of_node(self, what: Announcement) -> None:
        match what:
            case NodeAlive(node=node):
                await self.presence.on_alive(node)
            case NodeGone(node=node):
                self.presence.on_gone(node)
            case TokensEnded():
                self.revocation.on_tokens_ended(what)
            case HallChanged():
                self.hall.on_hall_changed()
            case HallAt():
                self.hall.on_hall_at(what)
            case Matched():
                await self.matchmaking.on_matched(what)
            case PersonNotice():
                self.notices.on_person_notice(what)
            case BlocksChanged(person=person):
                await self.blocks.on_blocks_changed(person)

    async def _hear_of_table(self, session: TableSession, what: Announcement) -> None:
        match what:
            case NewLine():
                await self.chat.catch_up(session)
            case NewEmote():
                self.emotes.on_new_emote(session, what)
            case WatchersAt():
                await self.presence.on_watchers(session, what)
            case NewNotes():
                await self.notes.on_new_notes(session, what)
            case SeenAt():
                self.pacing.on_seen(session, what)
            case UndoAsked():
                await self.undo.on_undo_asked(session, what)
            case WhoIsThere():
                await self.presence.announce(session)
                await self.pacing.announce(session)
                await self.undo.announce_again(session)
            case SeatTimedOut(seat=seat, seq=seq):
                session.time_out(seat, session.position.seq if seq < 0 else seq)
                self.sessions.broadcaster.presence(session)
                self.sessions.events.stepped(session)
            case SeatReturned(seat=seat, seq=seq):
                session.let_back(seat, session.position.seq if seq < 0 else seq)
                self.sessions.broadcaster.presence(session)
                self.sessions.events.stepped(session)
            case _:  # a step, a sealed answer, the lobby: all of it is in the store
                await self.catch_up.now(session)
                if isinstance(what, Resync):
                    await self.chat.catch_up(session)
                    await self.presence.ask_again(session)
