"""The notes of a table in memory: each seat's own, by the tile or drawer that they are about."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

import msgspec

from larceny.games.registry import find_title
from larceny.kernel.events import Event, Seat
from larceny.kernel.title import load
from larceny.protocol.messages import Note

MOST_KEPT = 120
"""Notes of a seat that are kept, with those about tiles that lie nowhere now."""


class StoredNote(msgspec.Struct, frozen=True):
    """A note as it is stored: what it was about when it was written."""

    about: str
    marks: list[str]
    text: str


SHEET = msgspec.json.Decoder(dict[str, StoredNote])
"""Reads all notes of a seat, by thing, as they are stored."""


class Things(Protocol):
    """What notes can be about, and where that is now."""

    def follow(self, step: int, events: list[Event]) -> None:
        """Follow what moves in a step, as somebody without a seat sees it."""
        ...

    def places(self, seat: Seat) -> Mapping[str, str]:
        """Say under which name a seat finds each thing now."""
        ...


class NoThings:
    """A game about which no notes can be taken."""

    def follow(self, step: int, events: list[Event]) -> None:
        """Follow nothing."""

    def places(self, seat: Seat) -> Mapping[str, str]:
        """Name nothing."""
        return {}


def things_of(game: str, players: int) -> Things:
    """Return what notes of a game are about, before the deal."""
    subjects = find_title(game).note_subjects
    things: Things = NoThings() if subjects is None else load(subjects)(players)
    return things


@dataclass(slots=True)
class Notebook:
    """The notes at a table, and where what they are about lies after a step."""

    things: Things
    seq: int = -1
    sheets: dict[Seat, dict[str, StoredNote]] = field(default_factory=dict)  # by thing
    sent: dict[Seat, dict[str, Note]] = field(default_factory=dict)  # to the listeners of a seat

    def notes(self, seat: Seat) -> dict[str, Note]:
        """Return the notes of a seat, by where what they are about lies now."""
        sheet = self.sheets.get(seat, {})
        return {
            place: Note(sheet[thing].marks, sheet[thing].text)
            for thing, place in self.things.places(seat).items()
            if thing in sheet
        }


def written(
    things: Things, seat: Seat, notes: Mapping[str, Note], before: Mapping[str, StoredNote]
) -> dict[str, StoredNote] | str:
    """Return what is kept when a seat writes these notes; or about what there can be none.

    Notes about tiles that lie nowhere now stay: what was taken back lies there again.
    """
    there = things.places(seat)
    by_place = {place: thing for thing, place in there.items()}
    for about in notes:
        if about not in by_place:
            return about
    kept = {thing: note for thing, note in before.items() if thing not in there}
    kept |= {
        by_place[p]: StoredNote(p, n.marks, n.text) for p, n in notes.items() if n.marks or n.text
    }
    return dict(list(kept.items())[-MOST_KEPT:])
