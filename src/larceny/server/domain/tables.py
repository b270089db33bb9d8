"""A table: what was agreed on, who sits there, how it stands. Changes are pure functions.

lobby ──start──► playing ──game over──► over
  └──────abandon──┴───────► abandoned
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any

from larceny.kernel.events import Seat, Viewer, by_seat

from .game_clock import TimeControl
from .opening import Opening
from .pace import Pace
from .refusals import Forbidden, NotFound, Refused

COLOURS = 8


class Status(StrEnum):
    """How far a table is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"
    ABANDONED = "abandoned"


class MemoryAid(StrEnum):
    """What of the past the client may show again."""

    NONE = "none"
    ROUND = "round"
    LOG = "log"


class Watching(StrEnum):
    """Whether people without a seat may look on."""

    OPEN = "open"
    DELAYED = "delayed"
    CLOSED = "closed"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is agreed on before the game."""

    game: str
    ruleset: Mapping[str, Any]
    seats: int
    clock: TimeControl = field(default_factory=TimeControl)
    public: bool = False
    memory_aid: MemoryAid = MemoryAid.NONE
    watching: Watching = Watching.OPEN
    reaction_ms: int = 4_000  # how long a reaction of the others is waited for, whoever has one
    rated: bool = False
    hints: bool = False  # whether a seat may ask what a good player would do
    lesson: str | None = None  # which lesson is given here
    pace: Pace = Pace.AT_ONCE  # a program that asks for none is not slowed down
    score: bool = False  # whether the points of all are told while the game is on
    notes: bool = False  # whether a seat may keep notes of its own at the table
    beacon: bool = False  # whether a public beacon has a part in the deal
    quick: bool = False  # strangers were seated together: it begins once all are ready
    start: str | None = None  # the position that it begins with, in place of a deal
    offline: bool = False  # whether it was played on somebody's own device, and taken afterwards
    club: str | None = None  # whose table it is: only members sit down


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table: free, a person's, or a bot's."""

    person: str | None = None
    name: str = ""
    bot: str | None = None
    colour: int = 0
    ready: bool = False
    contribution: str = ""  # what an old program adds to the deal, in the clear
    seal: str = ""  # of what the browser adds to the deal
    persona: str = ""  # which of the thieves of its level a bot is
    companion: bool = False  # plays at the device of `person`, who has a chair of his own
    away: bool = False  # a bot plays for the person until he returns

    @property
    def free(self) -> bool:
        """Ask whether somebody may sit down."""
        return self.person is None and self.bot is None


@dataclass(frozen=True, slots=True)
class Table:
    """A table."""

    id: str
    plan: Plan
    host: str
    chairs: tuple[Chair, ...]
    commitment: str
    secret: str = field(repr=False)
    created: int
    status: Status = Status.LOBBY
    version: int = 0  # grows with every change
    muted: tuple[str, ...] = ()
    rematch: str | None = None
    rules_version: int = 0  # of the game when it began; 0: it has not begun
    opening: Opening | None = None  # once it has begun, where seats have sealed what they add

    def seat_of(self, person: str) -> Seat | None:
        """Return the seat of a person himself, if he has one."""
        for seat, chair in by_seat(self.chairs):
            if chair.person == person and not chair.companion:
                return seat
        return None

    def seats_of(self, person: str) -> tuple[Seat, ...]:
        """List the seats that are played at a person's device: his own, and his companions'."""
        return tuple([seat for seat, chair in by_seat(self.chairs) if chair.person == person])

    def beside(self, seat: Seat) -> tuple[Seat, ...]:
        """List the seats that are played at the same device as one; only itself, as a rule."""
        person = self.chairs[seat].person
        return (seat,) if person is None else self.seats_of(person)

    def seat_for(self, person: str, named: int | None) -> Seat:
        """Return the seat for which a person decides; where he holds several, he names it."""
        held = self.seats_of(person)
        if not held or named not in (None, *held):
            raise Forbidden("not-your-seat")
        if named is None and len(held) > 1:
            raise Refused("which-seat", seats=[*map(int, held)])
        return held[0] if named is None else Seat(named)

    def viewer_for(self, person: str | None, named: int | None = None) -> Viewer:
        """Say through whose eyes somebody sees the table; a closed one has no spectators.

        Who holds several seats names one of them. Until he does, he sees what lies open.
        """
        held = () if person is None else self.seats_of(person)
        if named is not None:
            if named not in held:
                raise Forbidden("not-your-seat")
            return Seat(named)
        if not held and self.plan.watching is Watching.CLOSED:
            raise NotFound("no-such-table")
        return held[0] if len(held) == 1 else None

    def may_view_as(self, person: str, viewer: Viewer) -> bool:
        """Ask whether a person may go on looking through the eyes that he has now."""
        held = self.seats_of(person)
        return viewer in held if len(held) == 1 or viewer is not None else True

    def played_by(self, rules_version: int) -> bool:
        """Ask whether rules of a version can play this game again; before it began, any can."""
        return self.rules_version in (0, rules_version)

    def names(self) -> list[str]:
        """List the names at the table, by seat."""
        return [chair.name for chair in self.chairs]


# Before the game --------------------------------------------------------------------------------
def _in_lobby(table: Table) -> None:
    if table.status is not Status.LOBBY:
        raise Refused("already-started", status=str(table.status))


def _by_host(table: Table, person: str) -> None:
    if table.host != person:
        raise Forbidden("host-only")


def _with_chair(table: Table, seat: Seat, chair: Chair) -> Table:
    chairs = (*table.chairs[:seat], chair, *table.chairs[seat + 1 :])
    return replace(table, chairs=chairs)


def _without(table: Table, person: str) -> Table:
    """Free every chair that is played at a person's device."""
    chairs = tuple(Chair() if chair.person == person else chair for chair in table.chairs)
    return replace(table, chairs=chairs)


def _check_seat(table: Table, seat: Seat) -> None:
    if not 0 <= seat < table.plan.seats:
        raise Refused("no-such-seat", seat=seat, seats=table.plan.seats)


def free_colour(table: Table) -> int:
    """Return the first colour that nobody has."""
    taken = {chair.colour for chair in table.chairs if not chair.free}
    return next(colour for colour in range(COLOURS) if colour not in taken)


def sit(table: Table, person: str, name: str, seat: Seat | None) -> Table:
    """Sit down, on a chair of one's choice or on the first free one; or change chairs."""
    _in_lobby(table)
    if seat is None:
        free = [number for number, chair in by_seat(table.chairs) if chair.free]
        if table.seat_of(person) is not None:
            return table
        if not free:
            raise Refused("table-full")
        seat = free[0]
    _check_seat(table, seat)
    if not table.chairs[seat].free:
        if table.chairs[seat].person == person:
            return table
        raise Refused("seat-taken", seat=seat)
    before = table.seat_of(person)
    colour = free_colour(table) if before is None else table.chairs[before].colour
    if before is not None:
        table = _with_chair(table, before, Chair())
    return _with_chair(table, seat, Chair(person=person, name=name, colour=colour))


def stand(table: Table, person: str) -> Table:
    """Give one's chair back; the host's role goes to the next person."""
    _in_lobby(table)
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    table = _without(table, person)
    if table.host == person:
        others = [chair.person for chair in table.chairs if chair.person is not None]
        if others:
            table = replace(table, host=others[0])
    return table


def seat_bot(table: Table, person: str, seat: Seat, bot: Chair | None) -> Table:
    """Let the host put a bot on a chair, or take it away."""
    _in_lobby(table)
    _by_host(table, person)
    _check_seat(table, seat)
    if table.chairs[seat].person is not None:
        raise Refused("seat-taken", seat=seat)
    if bot is None:
        return _with_chair(table, seat, Chair())
    return _with_chair(table, seat, replace(bot, ready=True, colour=free_colour(table)))


def agree_anew(table: Table, person: str, plan: Plan) -> Table:
    """Let the host change what is agreed on; the others say anew that they are ready.

    Where there are fewer seats than before, free chairs go, the last one first.
    """
    _in_lobby(table)
    _by_host(table, person)
    if plan == table.plan:
        return table
    if plan.rated and any(chair.companion for chair in table.chairs):
        raise Refused("companions-rated")
    chairs = list(table.chairs) + [Chair()] * (plan.seats - table.plan.seats)
    while len(chairs) > plan.seats:
        free = [seat for seat, chair in enumerate(chairs) if chair.free]
        if not free:
            raise Refused("seats-taken", seats=plan.seats)
        del chairs[free[-1]]
    if any(chair.companion for chair in chairs):
        plan = replace(plan, reaction_ms=0)  # a device cannot be passed round within a pause
    stays = replace(table, chairs=tuple(chairs)).seats_of(person) == table.seats_of(person)
    keeps = (None, person) if stays else (None,)  # a seal is made for one seat
    others = [chair if chair.person in keeps else _not_ready(chair) for chair in chairs]
    return replace(table, plan=plan, chairs=tuple(others))


def _not_ready(chair: Chair) -> Chair:
    """Return a chair whose person has to say anew that he is ready, with another seal."""
    return replace(chair, ready=False, contribution="", seal="")


def seat_companion(table: Table, person: str, seat: Seat, name: str | None) -> Table:
    """Let somebody sit down who plays at a person's device, or get up again (no name).

    Nobody knows who such a companion is: where a game counts, there are none.
    """
    _in_lobby(table)
    _check_seat(table, seat)
    chair = table.chairs[seat]
    if table.seat_of(person) is None:
        raise Refused("not-seated")
    if table.plan.rated:
        raise Refused("companions-rated")
    is_his = chair.companion and chair.person == person
    if not chair.free and not is_his:
        raise Refused("seat-taken", seat=seat)
    if name is None:
        return _with_chair(table, seat, Chair())
    colour = chair.colour if is_his else free_colour(table)
    sits = Chair(person=person, name=name, colour=colour, companion=True)
    plan = replace(table.plan, reaction_ms=0)  # a device cannot be passed round within a pause
    own = table.seats_of(person)
    for one in own:  # with somebody new beside him, he says anew that they are ready
        table = _with_chair(table, one, _not_ready(table.chairs[one]))
    return replace(_with_chair(table, seat, sits), plan=plan)


def choose_colour(table: Table, person: str, colour: int) -> Table:
    """Choose a colour that nobody else has."""
    seat = table.seat_of(person)
    if seat is None:
        raise Refused("not-seated")
    if not 0 <= colour < COLOURS:
        raise Refused("no-such-colour", colour=colour)
    others = (chair for other, chair in enumerate(table.chairs) if other != seat)
    if any(chair.colour == colour and not chair.free for chair in others):
        raise Refused("colour-taken", colour=colour)
    return _with_chair(table, seat, replace(table.chairs[seat], colour=colour))


def make_ready(
    table: Table, person: str, ready: bool, contribution: str = "", seal: str = ""
) -> Table:
    """Say that all at one's device are ready, and what one's own seat adds to the deal: sealed.

    An old program sends a contribution in the clear instead; then all at its device have the same.
    """
    _in_lobby(table)
    own = table.seat_of(person)
    if own is None:
        raise Refused("not-seated")
    for seat in table.seats_of(person):
        chair = _not_ready(table.chairs[seat])
        if ready:
            added = ("", seal if seat == own else "") if seal else (contribution, "")
            chair = replace(chair, ready=True, contribution=added[0], seal=added[1])
        table = _with_chair(table, seat, chair)
    return table


def kick(table: Table, person: str, seat: Seat) -> Table:
    """Let the host free a chair before the game."""
    _in_lobby(table)
    _by_host(table, person)
    _check_seat(table, seat)
    chair = table.chairs[seat]
    if chair.person is not None and not chair.companion:
        if chair.person == person:
            raise Refused("cannot-kick-yourself")
        return _without(table, chair.person)
    return _with_chair(table, seat, Chair())


def hand_over(table: Table, person: str, to: str) -> Table:
    """Let the host make another person at the table the host."""
    _by_host(table, person)
    if table.seat_of(to) is None:
        raise Refused("not-seated", person=to)
    return replace(table, host=to)


def mute(table: Table, person: str, whom: str, muted: bool) -> Table:
    """Let the host silence somebody in the chat, or let him speak again."""
    _by_host(table, person)
    others = tuple(one for one in table.muted if one != whom)
    return replace(table, muted=(*others, whom) if muted else others)


def change_pace(table: Table, person: str, pace: Pace) -> Table:
    """Let the host change the pace, also in the game; or anybody who has only bots beside him."""
    if table.status in (Status.OVER, Status.ABANDONED):
        raise Refused("already-over")
    people = {chair.person for chair in table.chairs if chair.bot is None and not chair.free}
    if people != {person}:
        _by_host(table, person)
    return replace(table, plan=replace(table.plan, pace=pace))


def start(table: Table, person: str, rules_version: int) -> Table:
    """Begin the game: every chair is taken, and every person is ready."""
    _in_lobby(table)
    _by_host(table, person)
    if any(chair.free for chair in table.chairs):
        raise Refused("seats-free")
    if waiting := [seat for seat, chair in enumerate(table.chairs) if not chair.ready]:
        raise Refused("not-ready", seats=waiting)
    return replace(table, status=Status.PLAYING, rules_version=rules_version)


def finish(table: Table, status: Status) -> Table:
    """End the game."""
    return replace(table, status=status)


def abandon(table: Table, person: str, can_go_on: bool = True) -> Table:
    """Let the host give a table up.

    A rated game that has begun is played to its end, as long as its rules are known: who is about
    to lose it could else make sure that it never counts. Who goes is played by a bot.
    """
    _by_host(table, person)
    if table.status in (Status.OVER, Status.ABANDONED):
        raise Refused("already-over")
    if table.plan.rated and table.status is Status.PLAYING and can_go_on:
        raise Refused("rated-goes-on")
    return replace(table, status=Status.ABANDONED)
