"""The composition root: what a node stands on is opened here, and its service put together.

store ─► bus ─► service (sessions, referee, bots, clocks …) ─► API and sockets
"""

from contextlib import ExitStack
from dataclasses import dataclass, replace

from sqlalchemy.exc import SQLAlchemyError

from larceny.kernel.errors import LarcenyError

from .adapters.analyst_process import AnalystProcess
from .adapters.bot_workers import BotWorkers
from .adapters.database import UnusableDatabase
from .adapters.drand import Drand
from .adapters.in_process_bots import InProcessBots
from .adapters.local_bus import LocalBus
from .adapters.passwords import Argon2Passwords
from .adapters.sql_store import open_store
from .adapters.sqlite_lock import lock_database
from .adapters.web_push import Sender, WebPush
from .adapters.web_push_crypto import new_key
from .ports.analyst import Analyst
from .ports.beacon import Beacon
from .ports.bus import Bus
from .ports.clock import Clock
from .ports.metrics import NO_METRICS, Metrics
from .ports.passwords import Passwords
from .ports.pushes import Messenger
from .ports.store import Store
from .ports.thinkers import Thinkers
from .service.background.archiving import Archiving
from .service.background.bot_resumption import BotResumption
from .service.background.idle_eviction import IdleEviction
from .service.bots.pacing import Pacing
from .service.bots.players import BotPlayers
from .service.bots.thoughts import FALLBACK_MS, Thoughts
from .service.clubs.club_tables import ClubTables
from .service.clubs.clubs import Clubs
from .service.cluster.announcements import Announcements
from .service.cluster.catch_up import CatchUp
from .service.cluster.presence import Presence
from .service.hall.hall import Hall
from .service.hall.matchmaking import Matchmaking
from .service.history.analyses import Analyses
from .service.history.archive import Archive
from .service.history.hints import Hints
from .service.history.previews import Previews
from .service.history.ratings import Ratings
from .service.history.records import Records
from .service.history.replays import Replays
from .service.history.tallies import Tallies
from .service.history.uploads import Uploads
from .service.lobby.lessons import Lessons
from .service.lobby.lobby import Lobby
from .service.lobby.open_tables import OpenTables
from .service.people.accounts import Accounts
from .service.people.blocks import Blocks
from .service.people.friends import Friends
from .service.people.invitations import Invitations
from .service.people.notices import Notices
from .service.people.personal_data import PersonalData
from .service.people.rate_limits import RateLimits, Rates
from .service.people.reports import Reports
from .service.people.revocation import Connections, NoConnections, Revocation
from .service.play.chat import Chat
from .service.play.emotes import Emotes
from .service.play.notes import Notes
from .service.play.openings import Openings
from .service.play.reaction_windows import ReactionWindows
from .service.play.referee import Referee
from .service.play.sealed_answers import SealedAnswers
from .service.play.subscriptions import Subscriptions
from .service.play.thinking_time import ThinkingTime
from .service.play.undo import UndoRequests
from .service.push.devices import PushDevices
from .service.push.outbox import AFTER_MS, Outbox
from .service.puzzles.puzzles import Puzzles
from .service.puzzles.trainer import PuzzleTrainer
from .service.runtime.group_commit import GroupCommit
from .service.runtime.leases import SoleNode, StoredLeases
from .service.runtime.lifecycle import Hooks, InOrder
from .service.runtime.tasks import Tasks
from .service.service import Service
from .service.studies.studies import Studies
from .service.studies.study_tables import StudyTables
from .service.table.events import Subscribers, TableEvents
from .service.table.page_visibility import PageVisibility
from .service.table.sessions import TableSessions
from .settings import Settings, without_password


class CannotServe(LarcenyError):
    """Something that the server stands on is not there."""

    kind = "cannot-serve"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ports:
    """What a node's service stands on."""

    store: Store
    bus: Bus
    node: str  # by which name other nodes know it
    alone: bool  # there are no others
    clock: Clock
    bots: Thinkers
    fallback_bots: Thinkers  # quick ones, for those that fail
    passwords: Passwords
    analyst: Analyst
    metrics: Metrics = NO_METRICS
    messenger: Messenger | None = None
    beacon: Beacon | None = None
    push_after_ms: int = AFTER_MS
    rates: Rates | None = None


def compose_service(ports: Ports, connections: Connections | None = None) -> Service:
    """Put the service of a node together; `connections` are those that end with their tokens."""
    store, clock, tasks = ports.store, ports.clock, Tasks()
    leases = SoleNode() if ports.alone else StoredLeases(store.leases, ports.node, clock)
    events = TableEvents()
    sessions = TableSessions(store, ports.bus, ports.alone, clock, events)

    journal = GroupCommit("journal", store.journal.append)
    sealing = GroupCommit("sealing", store.sealed.seal_all)
    referee = Referee(sessions, journal, SealedAnswers(sessions, sealing))
    lobby = Lobby(store, Openings(referee, leases, tasks, ports.beacon))
    windows = ReactionWindows(referee, store.sealed, leases, tasks)
    thinking_time = ThinkingTime(sessions, store.journal, leases, tasks)
    chat, emotes = Chat(sessions, store.chat), Emotes(sessions)
    notes = Notes(sessions, store.notes, store.journal, tasks)
    undo = UndoRequests(referee, store.journal)

    visibility = PageVisibility()
    pacing = Pacing(sessions, visibility, ports.node, tasks)
    thoughts = Thoughts(
        store.journal, clock, ports.bots, ports.fallback_bots, pacing, ports.metrics
    )
    bots = BotPlayers(referee, leases, tasks, thoughts, pacing)

    limits = RateLimits(clock, ports.rates)
    revocation = Revocation(
        connections or NoConnections(), store.people, ports.bus, ports.alone, clock, tasks
    )
    accounts = Accounts(store.people, ports.passwords, limits, clock, revocation.tokens_ended)
    notices, blocks, friends, clubs = _acquaintance(ports, sessions, limits, tasks)
    ratings = Ratings(store.ratings, store.people, clock)
    archive = Archive(store)
    records = Records(archive)
    analyses = Analyses(archive, records, ports.analyst, limits)
    outbox: Outbox | None = None
    if ports.messenger is not None:
        outbox = Outbox(
            sessions,
            store,
            ports.node,
            bots,
            tasks,
            visibility,
            ports.messenger,
            ports.push_after_ms,
        )

    hall = Hall(store, sessions, ports.node, limits, tasks)
    matchmaking = Matchmaking(store, sessions, ports.node, accounts, tasks)

    def forget_node(node: str) -> None:
        pacing.forget_node(node)
        hall.forget_node(node)

    presence = Presence(sessions, ports.node, tasks, forget_node)
    catch_up = CatchUp(sessions, store.tables, tasks)
    announcements = Announcements(
        sessions,
        presence,
        catch_up,
        pacing,
        chat,
        emotes,
        notes,
        undo,
        revocation,
        hall,
        matchmaking,
        notices,
        blocks,
    )
    bot_resumption = BotResumption(sessions, store.tables, bots, leases, tasks)
    idle_eviction = IdleEviction(sessions, bots, tasks)
    archiving = Archiving(sessions, archive, Tallies(store, archive), leases, tasks)

    events.subscribers = Subscribers(
        loaded=(referee.on_loaded, pacing.on_loaded, presence.on_loaded),
        stepped=(
            lobby.openings.on_stepped,
            windows.on_change,
            pacing.on_stepped,
            bots.on_stepped,
            thinking_time.on_stepped,
            notes.on_stepped,
            undo.on_stepped,
        ),
        answer_sealed=(windows.on_change,),
        game_over=(ratings.on_game_over, archiving.on_game_over),
        table_changed=(
            hall.on_table_changed,
            *(() if outbox is None else (outbox.on_table_changed,)),
        ),
        audience_changed=(pacing.on_audience_changed, presence.on_audience_changed),
        joined=(chat.on_joined, notes.on_joined, undo.on_joined),
    )

    async def hear_other_nodes() -> None:
        await ports.bus.start(announcements.hear)

    async def stop_timers() -> None:
        lobby.openings.timers.stop()
        windows.timers.stop()
        thinking_time.timers.stop()

    async def close_passwords() -> None:
        ports.passwords.close()

    running = InOrder(
        [
            journal,
            sealing,
            Hooks(start=hear_other_nodes, stop=ports.bus.stop),
            presence,
            Hooks(stop=stop_timers),
            Hooks(stop=ports.bots.stop),
            Hooks(stop=tasks.stop),
            Hooks(start=catch_up.start),
            Hooks(start=revocation.start),
            Hooks(start=thinking_time.start),
            Hooks(start=bot_resumption.start),
            Hooks(start=idle_eviction.start),
            Hooks(start=archiving.start),
            Hooks(start=matchmaking.start),
            *([] if outbox is None else [outbox]),
            Hooks(stop=analyses.stop),
            Hooks(stop=close_passwords),
        ]
    )
    return Service(
        store=store,
        clock=clock,
        metrics=ports.metrics,
        sessions=sessions,
        referee=referee,
        subscriptions=Subscriptions(sessions, referee),
        chat=chat,
        emotes=emotes,
        notes=notes,
        undo=undo,
        windows=windows,
        thinking_time=thinking_time,
        bots=bots,
        pacing=pacing,
        visibility=visibility,
        openings=lobby.openings,
        lobby=lobby,
        open_tables=OpenTables(store.tables),
        lessons=Lessons(store, lobby.openings),
        hall=hall,
        matchmaking=matchmaking,
        limits=limits,
        accounts=accounts,
        personal_data=PersonalData(store, sessions, accounts),
        notices=notices,
        blocks=blocks,
        friends=friends,
        invitations=Invitations(store, sessions, friends, blocks, notices, limits),
        clubs=clubs,
        club_tables=ClubTables(clubs, lobby),
        reports=Reports(store, sessions, limits, clock),
        push_devices=PushDevices(store.pushes, ports.messenger, limits, clock),
        outbox=outbox,
        records=records,
        replays=Replays(archive),
        previews=Previews(archive, clock),
        uploads=Uploads(store, clock),
        ratings=ratings,
        tallies=archiving.tallies,
        hints=Hints(archive, sessions, limits),
        analyses=analyses,
        puzzles=Puzzles(store.puzzles, limits, clock),
        puzzle_trainer=PuzzleTrainer(store.puzzles, limits),
        studies=Studies(store, archive, limits, clock),
        study_tables=StudyTables(store, lobby.openings),
        presence=presence,
        catch_up=catch_up,
        revocation=revocation,
        bot_resumption=bot_resumption,
        idle_eviction=idle_eviction,
        archiving=archiving,
        running=running,
    )


def _acquaintance(
    ports: Ports, sessions: TableSessions, limits: RateLimits, tasks: Tasks
) -> tuple[Notices, Blocks, Friends, Clubs]:
    """Put together who knows whom; what somebody has blocked no table sends him."""
    notices = Notices(ports.bus, ports.alone, tasks)
    blocks = Blocks(ports.store, ports.bus, ports.alone, ports.clock, tasks)
    sessions.broadcaster.hides = blocks.hides
    friends = Friends(ports.store, blocks, notices, limits, ports.clock)
    clubs = Clubs(ports.store, friends, blocks, notices, limits, ports.clock)
    return notices, blocks, friends, clubs


def open_ports(settings: Settings, store: Store, bus: Bus, clock: Clock, metrics: Metrics) -> Ports:
    """Open everything else that the service of a node stands on."""
    return Ports(
        store=store,
        bus=bus,
        node=settings.node,
        alone=settings.alone,
        clock=clock,
        bots=open_bots(settings, clock),
        fallback_bots=InProcessBots(clock, FALLBACK_MS, most=0),
        passwords=Argon2Passwords(),
        analyst=AnalystProcess(),
        metrics=metrics,
        messenger=open_messenger(settings, store),
        beacon=Drand(settings.beacon) if settings.beacon else None,
        push_after_ms=settings.push_after_ms,
        rates=settings.limits,
    )


def open_database(url: str) -> Store:
    """Open the store for this server, or say why it cannot be opened."""
    try:
        with ExitStack() as opened:
            opened.callback(lock_database(url))
            store = open_store(url)
            opened.callback(store.close)
            return replace(store, close=opened.pop_all().close)
    except ImportError as missing:
        shown, package = without_password(url), str(missing.name)
        raise UnusableDatabase("no-driver", url=shown, package=package) from None
    except (SQLAlchemyError, OSError) as trouble:
        shown, why = without_password(url), _why(trouble)
        raise UnusableDatabase("trouble", url=shown, why=why) from trouble


def open_bus(url: str, clock: Clock, node: str, metrics: Metrics) -> Bus:
    """Open the bus: within this process, or through Redis."""
    if not url:
        return LocalBus()
    try:
        from .adapters.redis_bus import RedisBus  # noqa: PLC0415  (only where there is Redis)
    except ImportError:
        raise CannotServe("no-redis", url=without_password(url)) from None
    return RedisBus(url, clock, node, failed=metrics.bus_failed)


def open_bots(settings: Settings, clock: Clock) -> Thinkers:
    """Give bots a place to think: processes of their own, or threads of this one."""
    if not settings.bot_workers:
        return InProcessBots(clock, settings.bot_ms)
    how = (settings.bot_ms, settings.log_format, settings.log_level)
    return BotWorkers(clock, settings.bot_workers, *how)


def open_messenger(settings: Settings, store: Store) -> Messenger | None:
    """Let people be told far from the page, by the key that was given or is kept."""
    if not settings.push:
        return None
    key = settings.push_key or store.pushes.key(new_key())
    return WebPush(Sender(key, settings.contact, settings.push_anywhere))


def _why(trouble: Exception) -> str:
    """Return the first line of what went wrong, without the statement it went wrong in."""
    told = str(getattr(trouble, "orig", None) or trouble)
    return told.strip().partition("\n")[0]
