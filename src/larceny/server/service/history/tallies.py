"""How people have played: each finished game is counted once, when its replay is written.

So a profile is a few rows by index, however many games somebody has. Lessons do not count, nor do
companions, of whom nobody knows who they are; whoever has deleted his data is not counted any more.
"""

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from larceny.games.registry import TITLES
from larceny.kernel.events import Seat, by_seat
from larceny.kernel.title import load

from ...domain.accounts import GONE
from ...domain.tables import Chair, Table, Watching
from ...ports.store import Store
from ...ports.tallies import Moment, Played, Tally
from .archive import Archive, KeptReplay, KeptStep
from .ratings import BOT

MOST_MOMENTS = 5


class Standing(NamedTuple):
    """What a profile is made of."""

    tallies: Sequence[Tally]
    against: Sequence[Tally]
    moments: Sequence[Moment]


class Tallies:
    """Counts finished games. Its calls block."""

    def __init__(self, store: Store, archive: Archive) -> None:
        self.store = store
        self.archive = archive

    def count(self, table_id: str) -> None:
        """Count a game that is over; one whose replay was not kept counts for nobody."""
        table, replay = self.store.tables.load_table(table_id), self.archive.kept(table_id)
        played: list[Played] = []
        if table is not None and _is_played(table, replay):
            assert replay is not None
            played = [
                _played(table, replay, seat)
                for seat, chair in by_seat(table.chairs)
                if _counts(chair)
            ]
            self._finish_for_club(table, replay)
        self.store.tallies.count(table_id, played)

    def _finish_for_club(self, table: Table, replay: KeptReplay) -> None:
        """Note how a game at a club's table ended."""
        if table.plan.club is not None:
            last = replay.steps[-1]
            self.store.clubs.finish(table.id, last.at, last.points, replay.winners)

    def standing(self, person: str, viewer: str | None) -> Standing:
        """Return how somebody has played, and where another looks, how they did together."""
        store, is_own = self.store.tallies, person == viewer
        return Standing(
            tallies=store.tallies_of(person),
            against=[] if viewer is None or is_own else store.against(person, viewer),
            moments=store.moments_of(person, public=not is_own, limit=MOST_MOMENTS),
        )

    def wins(self, person: str, other: str) -> dict[str, int]:
        """Say how many games with another somebody has won, by game."""
        return {one.game: one.wins for one in self.store.tallies.against(person, other)}


def _is_played(table: Table, replay: KeptReplay | None) -> bool:
    """Ask whether a game was played to its end, from its deal, and not to learn it."""
    is_over = replay is not None and replay.result is not None
    return is_over and table.plan.lesson is None and table.plan.start is None


def _counts(chair: Chair) -> bool:
    return chair.person is not None and not chair.companion and chair.name != GONE


def _played(table: Table, replay: KeptReplay, seat: Seat) -> Played:
    person = table.chairs[seat].person
    assert person is not None
    game = table.plan.game
    won = int(replay.result is not None and seat in replay.winners)
    points = replay.steps[-1].points[seat]
    keys = [
        ("all", ""),
        ("edition", str(table.plan.ruleset["name"])),
        ("seats", str(table.plan.seats)),
        *(("against", other) for other in sorted(_others(table, person))),
    ]
    tallies = [Tally(game, kind, key, 1, won, points) for kind, key in keys]
    tallies += _by_character(game, replay.steps, seat)
    return Played(person, tallies, _moment(table, replay.steps, seat))


def _others(table: Table, person: str) -> set[str]:
    """Name who else sat there: people, and bots by their level."""
    people = {c.person for c in table.chairs if c.person != person and c.person and _counts(c)}
    return people | {f"{BOT}{c.bot}" for c in table.chairs if c.person is None and c.bot}


def _by_character(game: str, steps: Sequence[KeptStep], seat: Seat) -> list[Tally]:
    """Count how often a seat chose each character, and what it gained until its next choice."""
    named = TITLES[game].characters
    if named is None:
        return []
    character_of: Callable[[str], str | None] = load(named)
    times: dict[str, int] = {}
    gained: dict[str, int] = {}
    now: str | None = None
    for before, step in pairwise(steps):
        if now is not None:
            gained[now] += step.points[seat] - before.points[seat]
        chosen = character_of(step.word) if step.seat == seat else None
        if chosen is not None:
            now = chosen
            times[now] = times.get(now, 0) + 1
            gained.setdefault(now, 0)
    return [Tally(game, "character", one, times[one], 0, gained[one]) for one in times]


def _moment(table: Table, steps: Sequence[KeptStep], seat: Seat) -> Moment | None:
    """Find the step that brought a seat the most; None if none brought anything."""
    gains = [after.points[seat] - before.points[seat] for before, after in pairwise(steps)]
    best = max(range(len(gains)), key=gains.__getitem__, default=None)
    person = table.chairs[seat].person
    if best is None or gains[best] <= 0 or person is None:
        return None
    step = steps[best + 1]
    public = table.plan.public and table.plan.watching is not Watching.CLOSED
    return Moment(person, table.id, table.plan.game, step.seq, gains[best], step.at, public)
