"""The journal: what was taken back does not count, in whichever form an undo was written."""

from collections.abc import Callable
from pathlib import Path

import pytest

from larceny.kernel.events import Seat
from larceny.protocol import messages as m
from larceny.server.ports.store import Entry
from larceny.server.service.service import Service
from larceny.server.service.table.journal import (
    DEAL,
    UNDO,
    Undo,
    read_undo,
    undo_word,
    without_undone,
)
from larceny.server.service.table.position import Position

from .tables import service_on, table_with

FORMS: dict[str, Callable[[int], str]] = {
    "today's": undo_word,
    "the first one": lambda to: f"undo {to}",
}
"""How an undo is written, and how it was before: nothing that is stored is ever changed."""


def entry(seq: int, seat: Seat, word: str) -> Entry:
    return Entry("t", seq, seat, word, None, 0, b"[]", b"{}", None)


def test_an_undo_is_written_as_json_and_fits_its_column() -> None:
    assert undo_word(7) == '{"type":"undo","to":7}'
    assert len(undo_word(2**31)) <= 80


@pytest.mark.parametrize("form", FORMS)
def test_both_forms_of_an_undo_are_read(form: str) -> None:
    assert read_undo(entry(9, UNDO, FORMS[form](7))) == Undo(7)


@pytest.mark.parametrize("form", FORMS)
def test_what_was_taken_back_does_not_count(form: str) -> None:
    write = FORMS[form]
    entries = [
        entry(0, DEAL, "deal"),
        entry(1, Seat(0), "a"),
        entry(2, Seat(1), "b"),
        entry(3, UNDO, write(1)),
        entry(4, Seat(1), "c"),
        entry(5, UNDO, write(0)),
        entry(6, Seat(0), "d"),
    ]
    assert [one.seq for one in without_undone(entries)] == [0, 6]


@pytest.mark.anyio
@pytest.mark.parametrize("form", FORMS)
async def test_a_table_with_an_undo_is_set_up_from_its_journal(form: str, tmp_path: Path) -> None:
    async with service_on(f"sqlite:///{tmp_path / 'larceny.db'}") as service:
        stood, taken_back = await _taken_back(service)
    entries = [
        one._replace(word=FORMS[form](read_undo(one).to)) if one.seat == UNDO else one
        for one in taken_back
    ]
    again = Position.before_deal(stood.table)
    again.fold(entries)
    assert (again.seq, again.undone_seq) == (2, 2)
    assert again.deciders() == stood.deciders()
    assert again.game.laid_open(again.state) == stood.game.laid_open(stood.state)


async def _taken_back(service: Service) -> tuple[Position, list[Entry]]:
    """Take the first decision of a game back; return how it stands, and its journal."""
    table, guests = await table_with(service, "forty-thieves", people=2)
    one = next(guest for guest in guests if guest.last()["legal"])
    other = next(guest for guest in guests if guest is not one)
    await one.act(table.id, "glimpse a1", "g")
    await service.undo.ask(one.person.id, m.Undo(table.id, "u", 0))
    await service.undo.consent(other.person.id, m.Consent(table.id, "c", 0, True))
    position = service.sessions.loaded[table.id].position
    return position, list(service.store.journal.entries(table.id))
