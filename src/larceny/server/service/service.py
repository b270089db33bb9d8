"""The service of one node: what people and programs can ask of it, and what it does by itself."""

from dataclasses import dataclass

from ..ports.clock import Clock
from ..ports.metrics import Metrics
from ..ports.store import Store
from .background.archiving import Archiving
from .background.bot_resumption import BotResumption
from .background.idle_eviction import IdleEviction
from .bots.pacing import Pacing
from .bots.players import BotPlayers
from .clubs.club_tables import ClubTables
from .clubs.clubs import Clubs
from .cluster.catch_up import CatchUp
from .cluster.presence import Presence
from .hall.hall import Hall
from .hall.matchmaking import Matchmaking
from .history.analyses import Analyses
from .history.hints import Hints
from .history.previews import Previews
from .history.ratings import Ratings
from .history.records import Records
from .history.replays import Replays
from .history.tallies import Tallies
from .history.uploads import Uploads
from .lobby.lessons import Lessons
from .lobby.lobby import Lobby
from .lobby.open_tables import OpenTables
from .people.accounts import Accounts
from .people.blocks import Blocks
from .people.friends import Friends
from .people.invitations import Invitations
from .people.notices import Notices
from .people.personal_data import PersonalData
from .people.rate_limits import RateLimits
from .people.reports import Reports
from .people.revocation import Revocation
from .play.chat import Chat
from .play.emotes import Emotes
from .play.notes import Notes
from .play.openings import Openings
from .play.reaction_windows import ReactionWindows
from .play.referee import Referee
from .play.subscriptions import Subscriptions
from .play.thinking_time import ThinkingTime
from .play.undo import UndoRequests
from .push.devices import PushDevices
from .push.outbox import Outbox
from .puzzles.puzzles import Puzzles
from .puzzles.trainer import PuzzleTrainer
from .runtime.lifecycle import InOrder
from .studies.studies import Studies
from .studies.study_tables import StudyTables
from .table.page_visibility import PageVisibility
from .table.sessions import TableSessions


@dataclass(slots=True, kw_only=True)
class Service:
    """All parts of a node's service; `server.composition` puts them together."""

    store: Store
    clock: Clock
    metrics: Metrics
    sessions: TableSessions
    referee: Referee
    subscriptions: Subscriptions
    chat: Chat
    emotes: Emotes
    notes: Notes
    undo: UndoRequests
    openings: Openings
    windows: ReactionWindows
    thinking_time: ThinkingTime
    bots: BotPlayers
    pacing: Pacing
    visibility: PageVisibility
    lobby: Lobby
    open_tables: OpenTables
    lessons: Lessons
    hall: Hall
    matchmaking: Matchmaking
    limits: RateLimits
    accounts: Accounts
    personal_data: PersonalData
    notices: Notices
    blocks: Blocks
    friends: Friends
    invitations: Invitations
    clubs: Clubs
    club_tables: ClubTables
    reports: Reports
    push_devices: PushDevices
    outbox: Outbox | None
    records: Records
    replays: Replays
    previews: Previews
    uploads: Uploads
    ratings: Ratings
    tallies: Tallies
    hints: Hints
    analyses: Analyses
    puzzles: Puzzles
    puzzle_trainer: PuzzleTrainer
    studies: Studies
    study_tables: StudyTables
    presence: Presence
    catch_up: CatchUp
    revocation: Revocation
    bot_resumption: BotResumption
    idle_eviction: IdleEviction
    archiving: Archiving
    running: InOrder

    async def start(self) -> None:
        """Begin: listen to other nodes, and look after the tables that wait."""
        await self.running.start()

    async def stop(self) -> None:
        """End: nothing new is begun, and what waits is written."""
        await self.running.stop()
