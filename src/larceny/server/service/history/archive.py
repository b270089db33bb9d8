"""Replays that are kept: what everybody saw of a game, written down once when it is over.

A kept replay needs no rules to be shown, so it outlives them. One game is one compressed JSON text:
each step has the events and the view of every viewer. Neighbours differ little, so it packs well.
"""

import zlib
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from larceny.games.registry import AnyGame
from larceny.kernel.events import SPECTATOR, Event, Seat, Viewer
from larceny.kernel.json_text import json_text, listed
from larceny.kernel.record import Result

from ...domain.refusals import NotFound, Refused
from ...domain.tables import Status, Table
from ...ports.store import Entry, Store
from ..table.journal import DEAL, replayed, without_undone
from ..table.rules import other_rules, rules_of

ALL_OPEN = "all"
EYES_OF_NOBODY = "spectator"

MOST_BYTES = 64 * 2**20
"""A replay that is longer before it is compressed is not kept, but played again when asked for."""

NOT_KEPT = b""
"""What is stored in place of such a replay, or where the rules were lost before there was one."""

_encode = msgspec.json.Encoder().encode


class KeptStep(msgspec.Struct):
    """A decision, and what each viewer saw of it."""

    seq: int
    seat: Seat | None  # None: the deal
    word: str
    at: int
    chapter: str
    points: tuple[int, ...]
    events: list[msgspec.Raw]  # by viewer: a list of events
    views: list[msgspec.Raw]  # by viewer


class KeptReplay(msgspec.Struct):
    """A finished game through everybody's eyes."""

    eyes: list[str]  # whose, in the order of each step's events and views
    result: Result | None  # None: it was given up
    winners: tuple[Seat, ...]  # or who was ahead then
    steps: list[KeptStep]
    sheet: dict[str, Any] | None = None  # how the points came about; None: it was not kept

    def chapters(self) -> tuple[tuple[int, str], ...]:
        """Tell before which move each part of the game begins, as a record does."""
        found = [(0, self.steps[0].chapter)]
        for moves, step in enumerate(self.steps):
            is_end = self.result is not None and moves == len(self.steps) - 1
            if step.chapter != found[-1][1] and not is_end:
                found.append((moves, step.chapter))
        return tuple(found)


_KEPT = msgspec.json.Decoder(KeptReplay)


class FinishedGame(NamedTuple):
    """A game that is over, with the steps that count: none of those that were taken back."""

    table: Table
    entries: list[Entry]


class Archive:
    """Keeps the replays of games that are over. Its calls block."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def table(self, table_id: str, person: str | None) -> Table:
        """Load a table whose game is over, for somebody who may see it."""
        table = self.store.tables.load_table(table_id)
        if table is None:
            raise NotFound("no-such-table")
        table.viewer_for(person)  # whoever may not see it is told that there is none
        if table.status is Status.PLAYING:
            raise Refused("still-playing")
        return table

    def finished(self, table_id: str, person: str | None) -> FinishedGame:
        """Load a game that is over, for somebody who may see it."""
        return self.load(self.table(table_id, person))

    def load(self, table: Table) -> FinishedGame:
        """Load the steps of a game."""
        entries = without_undone(self.store.journal.entries(table.id))
        if not entries:
            raise Refused("not-dealt")
        return FinishedGame(table, entries)

    def replay(self, finished: FinishedGame) -> KeptReplay:
        """Return the replay of a game as it was kept; if it was not yet, play it and keep it."""
        kept = self.kept(finished.table.id)
        if kept is not None:
            return kept
        game = rules_of(finished.table)
        if game is None:
            raise other_rules(finished.table)
        writer = ReplayWriter(finished, game)
        for _ in writer:
            pass
        self.keep(writer)
        return writer.replay()

    def kept(self, table_id: str) -> KeptReplay | None:
        """Load a replay, if it was kept."""
        body = self.store.replays.load(table_id)
        return _KEPT.decode(zlib.decompress(body)) if body else None

    def keep(self, writer: "ReplayWriter") -> None:
        """Keep a replay that is written to its end."""
        body = NOT_KEPT if writer.is_too_large else zlib.compress(_encode(writer.replay()))
        self.store.replays.add(writer.finished.table.id, body)

    def give_up(self, table_id: str) -> None:
        """Note that a game can have no replay any more, so that it is not looked for again."""
        self.store.replays.add(table_id, NOT_KEPT)


class ReplayWriter:
    """Plays a finished game again, a step each time, and writes down what everybody sees."""

    def __init__(self, finished: FinishedGame, game: AnyGame) -> None:
        self.finished = finished
        self.game = game
        table, entries = finished
        self._viewers: list[Viewer] = [SPECTATOR, *range(table.plan.seats)]
        self._again = replayed(table, game, entries)
        self._steps: list[KeptStep] = []
        self._state: object = None
        self._size = 0

    def __iter__(self) -> Iterator[KeptStep]:
        for entry, state, events in self._again:
            self._state = state
            step = self._written(entry, events)
            self._steps.append(step)
            self._size += sum(len(one) for one in (*step.events, *step.views))
            yield step

    @property
    def is_too_large(self) -> bool:
        """Ask whether it is longer than what is kept."""
        return self._size > MOST_BYTES

    def replay(self) -> KeptReplay:
        """Return what was written."""
        game, state = self.game, self._state
        ending, winners = game.ending(state), game.winners(state)
        result = None if ending is None else Result(ending, game.scores(state), winners)
        eyes = [EYES_OF_NOBODY, *map(str, self._viewers[1:]), ALL_OPEN]
        return KeptReplay(eyes, result, winners, self._steps, game.score_sheet(state).to_json())

    def _written(self, entry: Entry, events: Sequence[Event]) -> KeptStep:
        game, state = self.game, self._state
        views = [*game.views_json(state, self._viewers), json_text(game.laid_open(state))]
        whole = [event.to_json_text() for event in events]
        seen = [
            listed([self._seen(*one, viewer) for one in zip(events, whole, strict=True)])
            for viewer in self._viewers
        ]
        return KeptStep(
            seq=entry.seq,
            seat=None if entry.seat == DEAL else entry.seat,
            word=entry.word,
            at=entry.at,
            chapter=game.chapter(state),
            points=game.scores(state),
            events=list(map(_raw, [*seen, listed(whole)])),
            views=list(map(_raw, views)),
        )

    def _seen(self, event: Event, whole: str, viewer: Viewer) -> str:
        witnessed = self.game.witnessed(event, viewer)
        return whole if witnessed is event else witnessed.to_json_text()


def _raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())
