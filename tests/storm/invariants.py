"""What must hold in every world, whatever goes wrong in it. docs/proofs.md says it in words.

Each invariant is a function with a name; it lists what is wrong.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator
from functools import cached_property
from itertools import pairwise

from larceny.kernel.events import Seat
from larceny.server.domain.game_clock import ClockKind
from larceny.server.domain.pace import Pace, given_up_at
from larceny.server.domain.tables import Status
from larceny.server.ports.store import Entry

from .ledger import UNDO, Ledger, Step
from .players import Heard, Player
from .world import World

UPSETS_LEASES = ("clock-set", "node-frozen", "store-stalls", "answer-lost", "power-lost")
EXCUSES_PUSHES = (
    *("node-killed", "node-killed-storing", "node-frozen", "node-updated", "clock-set"),
    *("store-fails", "answer-lost", "store-stalls", "disk-full", "power-lost"),
)
APART_MS = 700
"""So far apart the times of day of two nodes may be that nobody has set."""

APART_S = 10.0
"""A push that is sent again, since whoever had claimed it died, is sent so much later at least."""

LONGEST_S = 15.0
"""More than anybody may think in a simulated world, once all has been read: his time, his bank, the
next look for tables whose time is over, and a bot's answer."""


class Past:
    """A world that has come to its end, and its tables played again."""

    def __init__(self, world: World) -> None:
        self.world = world

    @cached_property
    def ledgers(self) -> dict[str, Ledger]:
        """Return every table by its id."""
        rows = self.world.rows
        return {
            id_: Ledger(table, [rows.journal[id_][seq] for seq in sorted(rows.journal[id_])])
            for id_, table in rows.tables.items()
        }

    @cached_property
    def sealed(self) -> set[str | None]:
        """Return the ids of all answers that were sealed in a window."""
        found = self.world.rows.sealed.values()
        return {answer.client_id for answers in found for answer in answers.values()}

    def lasted_ms(self, entry: Entry, since: int) -> int:
        """Return how much time has really passed between a step and an entry.

        Where a table was set up anew, or was at several nodes, their times of day count, too; and
        where the store was slow, it is not known when something was decided.
        """
        at = self.world.rows.stored_at
        began, ended = at[entry.table, since], at[entry.table, entry.seq]
        loads = self.world.loads.get(entry.table, ())
        is_known = self.world.alone and not self.world.faults.has("store-stalls", "node-frozen")
        if not is_known or any(began <= load <= ended for load in loads):
            return entry.at
        return round(1_000 * (ended - began)) + 50

    def at(self, table: str) -> list[Player]:
        """List the people at a table."""
        return [one for one in self.world.players if one.seated.table == table]


Invariant = Callable[[Past], Iterator[str]]


def acknowledged_is_stored_once(past: Past) -> Iterator[str]:
    """What was acknowledged is stored, once, as it was decided."""
    rows = past.world.rows
    stored: dict[tuple[str, int, str], list[str]] = defaultdict(list)
    for entries in rows.journal.values():
        for entry in entries.values():
            if entry.client_id is not None:
                stored[entry.table, entry.seat, entry.client_id].append(entry.word)
    for (table, _, id_), words in stored.items():
        if len(words) > 1:
            yield f"{id_} was done {len(words)} times at {table}"
    sealed = {
        (answer.table, answer.seat, answer.client_id): answer.word
        for answers in rows.sealed.values()
        for answer in answers.values()
    }
    for player in past.world.players:
        for act in player.acked:
            key = (player.seated.table, player.seat or 0, act.id)
            words = stored.get(key) or [sealed.get((key[0], Seat(key[1]), key[2]), "nothing")]
            if words[0] != act.word:
                yield f"{act.id} was acknowledged as {act.word}, and {words[0]} is stored"
        for id_ in player.turned_down:
            if (player.seated.table, player.seat or 0, id_) in stored:
                yield f"{id_} was refused as too late, and is stored"
        for id_ in player.answered_before:
            key = (player.seated.table, player.seat or 0, id_)
            if key in stored or key in sealed:
                yield f"{id_} was refused since it had been answered, and is that answer"


def journal_is_sound(past: Past) -> Iterator[str]:
    """Journals have no gaps, and what they say is what the rules say."""
    for ledger in past.ledgers.values():
        yield from ledger.wrong


def shown_is_stored(past: Past) -> Iterator[str]:
    """What anybody was shown is what the stored decisions come to in his eyes, and nothing else."""
    yield from (wrong for wrong in past.world.wrong if wrong.startswith("shown before stored"))
    for player in past.world.players:
        steps = past.ledgers[player.seated.table].steps
        for heard in player.heard:
            if heard.told["type"] in ("step", "snapshot"):
                yield from _unlike(player, heard, steps)


def _unlike(player: Player, heard: Heard, steps: list[Step]) -> Iterator[str]:
    told = heard.told
    seq = told["seq"]
    if seq < 0 and told["view"] is None:
        return
    if not 0 <= seq < len(steps):
        yield f"{player.name} was shown step {seq} of {len(steps) - 1}"
        return
    step, viewer = steps[seq], None if player.seat is None else Seat(player.seat)
    what = f"{player.name} at step {seq}"
    if told["type"] == "snapshot" and told["seat"] != player.seat:
        yield f"{what} looks through the eyes of {told['seat']}"
    if told["type"] == "step" and told["events"] != step.witnessed(viewer):
        yield f"{what} was told other events"
    if told["view"] is not None and told["view"] != step.view(viewer):
        yield f"{what} was shown another view"
    legal = told["legal"]
    if legal is None:
        return
    if viewer is None or viewer not in step.asked():
        yield f"{what} was asked, and owes nothing"
    elif legal["actions"] != step.words(viewer):
        yield f"{what} was offered other decisions"


def all_see_one_order(past: Past) -> Iterator[str]:
    """Everybody is told every step once, in its order, and never goes back."""
    for player in past.world.players:
        yield from (f"{player.name} {wrong}" for wrong in player.wrong if " step " in wrong)


def sealed_until_its_time(past: Past) -> Iterator[str]:
    """In a window nothing is decided before its time, and then what was sealed, in order."""
    for ledger in past.ledgers.values():
        reaction_ms = ledger.table.plan.reaction_ms
        opened: dict[int, Step] = {}
        for step in ledger.steps:
            if step.window == step.entry.seq:
                opened[step.window] = step
            if step.was_window is None or step.taken_back_to is not None:
                continue
            entry, window = step.entry, step.was_window
            answers = past.world.rows.sealed.get((entry.table, window), {})
            answer = answers.get(entry.seat)
            if answer is None or (answer.word, answer.client_id) != (entry.word, entry.client_id):
                yield f"{entry.table}: {entry.word} at {entry.seq} was not sealed: {answer}"
            since = opened[window].entry.at
            lasted = min(entry.at - since, past.lasted_ms(entry, window))
            if reaction_ms and lasted < reaction_ms:
                yield f"{entry.table}: a window closed after {lasted} ms"


def bots_play_for_those_who_are_away(past: Past) -> Iterator[str]:
    """A bot decides for somebody only when his time is over, or when he has left."""
    for id_, ledger in past.ledgers.items():
        people = {one.seat: one for one in past.world.by_name.values() if one.seated.table == id_}
        own_at: dict[int, float] = defaultdict(float)
        excused: set[int] = set()
        for before, step in pairwise(ledger.steps):
            entry = step.entry
            if entry.seat == UNDO:  # who was late before it stays away, though his time begins anew
                excused.update(
                    seat for seat in before.clock.asked if _is_late(past, before, entry, seat)
                )
            if entry.seat < 0 or ledger.table.chairs[entry.seat].bot is not None:
                continue
            if step.was_window is not None:
                sealed = past.world.rows.sealed.get((id_, step.was_window), {})
                excused.update(
                    seat
                    for seat, answer in sealed.items()
                    if answer.client_id is None and _is_late(past, before, entry, seat)
                )
                continue
            if entry.client_id is not None:
                own_at[entry.seat] = past.world.rows.stored_at[id_, entry.seq] - 3
                excused.discard(entry.seat)
            elif entry.seat not in excused:
                left = any(at >= own_at[entry.seat] for at in people[entry.seat].left_at)
                if not left and not _is_late(past, before, entry, entry.seat):
                    yield f"{id_}: a bot decided for {entry.seat} at {entry.seq}, in his time"
                excused.add(entry.seat)


def _is_late(past: Past, before: Step, entry: Entry, seat: Seat) -> bool:
    """Ask whether somebody's time was over, by the journal and, where that is known, in truth."""
    clock = before.clock
    plan = past.world.tables[entry.table].table.plan
    if plan.clock.kind is ClockKind.NONE:
        return False
    has = plan.clock.per_move_ms + clock.banks[seat]
    if not past.world.alone:  # another node may have found him late, by its own time of day
        if past.world.faults.has("clock-set"):
            return True
        has -= APART_MS
    steps = past.ledgers[entry.table].steps[: entry.seq]
    began = [one.entry.seq for one in steps if one.entry.at == clock.since]
    is_over = entry.at - clock.since >= has
    return is_over and (not began or past.lasted_ms(entry, began[-1]) >= has)


def thinking_time_is_charged_once(past: Past) -> Iterator[str]:
    """A bank loses what its owner took too long for, once, and nobody else's loses anything."""
    for ledger in past.ledgers.values():
        plan = ledger.table.plan
        if plan.clock.kind is not ClockKind.BANK or plan.pace is not Pace.AT_ONCE:
            continue
        for before, step in pairwise(ledger.steps):
            entry = step.entry
            expected = list(before.clock.banks)
            if entry.seat == UNDO:
                expected = [plan.clock.bank_ms] * plan.seats
            elif not (step.was_window is not None and plan.reaction_ms):
                over = entry.at - before.clock.since - plan.clock.per_move_ms
                if entry.seat in before.clock.asked and over > 0:
                    expected[entry.seat] = max(0, expected[entry.seat] - over)
            if list(step.clock.banks) != expected:
                yield f"{entry.table}: banks {step.clock.banks} at {entry.seq}, not {expected}"


def nothing_is_taken_back_unasked(past: Past) -> Iterator[str]:
    """Something is taken back if it told nobody anything, or if everybody has agreed."""
    for id_, ledger in past.ledgers.items():
        for step in ledger.steps:
            if step.taken_back_to is not None and not _is_free(ledger, step):
                players = [one for one in past.at(id_) if one.seat is not None]
                if not any(_agreed(players, one, step.taken_back_to) for one in players):
                    yield f"{id_}: step {step.entry.seq} took back without everybody's consent"


def _is_free(ledger: Ledger, undo: Step) -> bool:
    assert undo.taken_back_to is not None
    between = ledger.steps[undo.taken_back_to + 1 : undo.entry.seq]
    reveals_nothing = undo.game.reveals_nothing_hidden
    return len({step.entry.seat for step in between}) == 1 and all(
        step.taken_back_to is None and all(map(reveals_nothing, step.events)) for step in between
    )


def _agreed(players: list[Player], asks: Player, to: int) -> bool:
    return all(one is asks or (asks.seat, to) in one.agreed or one.left_at for one in players)


def said_once(past: Past) -> Iterator[str]:
    """A line that was acknowledged is in the chat once; what is told was said."""
    for player in past.world.players:
        lines = past.world.rows.chat.get(player.seated.table, [])
        ids = Counter(line.client_id for line in lines)
        text_of = {line.client_id: line.text for line in lines}
        for id_, text in player.said.items():
            if ids[id_] != 1 or text_of[id_] != text:
                yield f"{player.name} said {text!r}, and it is there {ids[id_]} times"
        for heard in player.heard:
            if heard.told["type"] == "chat":
                number = heard.told["number"]
                if not 0 < number <= len(lines) or lines[number - 1].text != heard.told["text"]:
                    yield f"{player.name} was told line {number}, which nobody said"


def rated_once(past: Past) -> Iterator[str]:
    """Every rated game that was played to its end is rated, once; no other game is."""
    rows = past.world.rows
    games: Counter[tuple[str, str]] = Counter()
    for id_, table in rows.tables.items():
        rated = rows.rated.get(id_, [])
        is_due = table.plan.rated and table.status is Status.OVER
        if bool(rated) != is_due:
            yield f"{id_} is {table.status} and was {'' if rated else 'not '}rated"
        if is_due:
            games.update(
                {(table.plan.game, chair.person or f"bot:{chair.bot}") for chair in table.chairs}
            )
    for player, count in games.items():
        if player in rows.ratings and rows.ratings[player].games != count:
            yield f"{player} played {count} games, and {rows.ratings[player].games} count"


def pushed_once(past: Past) -> Iterator[str]:
    """A turn is told to a device once; again only where whoever told it may have died."""
    world = past.world
    sent: dict[tuple[str, str, int], list[float]] = defaultdict(list)
    for push in world.pushed:
        sent[push.device, push.table, push.turn].append(push.at)
    for push_key, times in sent.items():
        if len(times) > 1 and not world.faults.has(*EXCUSES_PUSHES):
            yield f"{push_key} was sent {len(times)} times"
        apart = min((after - before for before, after in pairwise(times)), default=APART_S)
        if apart < APART_S and not world.faults.has("clock-set"):
            yield f"{push_key} was sent twice within {apart:.1f} s"


def one_node_at_a_time(past: Past) -> Iterator[str]:
    """Bots of a table are moved by the node that holds its lease."""
    world = past.world
    if world.alone or world.faults.has(*UPSETS_LEASES):
        return
    for thought in world.thoughts:
        if thought.holder != thought.node:
            yield f"{thought.node} thinks for {thought.table}, which is {thought.holder}'s"


def nobody_is_waited_for_too_long(past: Past) -> Iterator[str]:
    """Where thinking time runs out, a table that nothing disturbs any more does not stand still.

    Where there are several nodes, one whose time of day was set may hold a lease for longer.
    """
    world = past.world
    if not world.alone:
        return
    calm = world.faults.over_at
    for id_, ledger in past.ledgers.items():
        if ledger.table.plan.clock.kind is ClockKind.NONE:
            continue
        for step, then in pairwise(ledger.entries):
            asked, decided = (world.rows.stored_at[id_, one.seq] for one in (step, then))
            read = max(step.at, ledger.steps[step.seq].clock.read)
            read_ms = given_up_at(step.at, read) - step.at
            if decided - max(asked, calm) > LONGEST_S + read_ms / 1_000:
                yield f"{id_}: step {then.seq} came {decided - asked:.0f} s after the one before"


def everything_goes_on(past: Past) -> Iterator[str]:
    """When faults have ceased, every game comes to its end, and everybody learns of it."""
    yield from (wrong for wrong in past.world.wrong if wrong.startswith("liveness"))


def nothing_breaks(past: Past) -> Iterator[str]:
    """No error but those of the world itself; nobody is refused what he was offered."""
    yield from (wrong for wrong in past.world.wrong if wrong.startswith("logged"))
    yield from (f"nobody caught {trouble!r}" for trouble in past.world.loop.troubles)
    for player in past.world.players:
        yield from (f"{player.name} {wrong}" for wrong in player.wrong if " step " not in wrong)


INVARIANTS: tuple[Invariant, ...] = (
    acknowledged_is_stored_once,
    journal_is_sound,
    shown_is_stored,
    all_see_one_order,
    sealed_until_its_time,
    bots_play_for_those_who_are_away,
    thinking_time_is_charged_once,
    nothing_is_taken_back_unasked,
    said_once,
    rated_once,
    pushed_once,
    one_node_at_a_time,
    nobody_is_waited_for_too_long,
    everything_goes_on,
    nothing_breaks,
)


def violations(world: World) -> list[str]:
    """List everything that is wrong in a world that has come to its end."""
    past = Past(world)
    return [f"{check.__name__}: {wrong}" for check in INVARIANTS for wrong in check(past)]


def count_decisions(world: World) -> int:
    """Count what people and bots have decided."""
    return sum(entry.seat >= 0 for rows in world.rows.journal.values() for entry in rows.values())
