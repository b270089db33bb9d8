"""Notes of a seat: kept, moved along with the tiles, and told to nobody else."""

import json
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

from larceny.games.forty_thieves.pieces import SQUARE_NAMES, SQUARE_OF_NAME
from larceny.protocol import messages as m
from larceny.server.service.service import Service
from larceny.server.service.table.session import TableSession

from .api import serve, started
from .memory_hub import MemoryHub
from .nodes import tell
from .tables import Guest, play_on, refused, same_ids, table_with, tell_in_turn
from .waiting import eventually


@pytest.fixture(autouse=True)
def _same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    same_ids(monkeypatch)


SEEN = m.Note(["lantern"], "seen in turn 2")


async def two_at(service: Service, game: str = "forty-thieves") -> tuple[TableSession, list[Guest]]:
    """Begin a game of two with notes; the one who is asked comes first."""
    table, guests = await table_with(service, game, people=2, notes=True)
    session = service.sessions.loaded[table.id]
    if session.table.seat_of(guests[0].person.id) not in session.position.deciders():
        guests.reverse()
    return session, guests


async def write(
    one: Guest, session: TableSession, seq: int | None = None, **notes: m.Note
) -> dict[str, Any]:
    """Note something; a place such as `hand.0` is written as `hand_0`."""
    places = {name.replace("_", "."): note for name, note in notes.items()}
    at = session.position.seq if seq is None else seq
    found = await one.service.notes.write(session.table.id, one.person.id, None, at, places)
    return found.notes


async def read(one: Guest, session: TableSession) -> dict[str, m.Note]:
    found = await one.service.notes.read(session.table.id, one.person.id, None)
    assert found.seq == session.position.seq
    return found.notes


def heard(one: Guest) -> list[dict[str, Any]]:
    """The notes that somebody was told over the socket, each time."""
    return [message["notes"] for message in one.messages("notes")]


def tile_at(session: TableSession, square: str) -> int:
    tile: int = session.position.state.board[SQUARE_OF_NAME[square]]
    return tile


# Where they are -----------------------------------------------------------------------------------


def test_notes_move_with_the_tile_and_only_their_seat_is_told(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, (one, other) = await two_at(service)
        assert heard(one) == heard(other) == [{}]
        await write(one, session, a1=SEEN, b2=m.Note(["red"], ""))
        await one.act(session.table.id, "glimpse c3", "1")
        await one.act(session.table.id, "interchange a1 b1", "2")
        assert await read(one, session) == {"b1": SEEN, "b2": m.Note(["red"], "")}
        written = {"marks": ["lantern"], "text": "seen in turn 2"}
        red = {"marks": ["red"], "text": ""}
        assert heard(one) == [{}, {"a1": written, "b2": red}, {"b1": written, "b2": red}]
        assert heard(other) == [{}]
        assert await read(other, session) == {}

    tell_in_turn(sqlite, story)


def is_at(session: TableSession, seq: int) -> bool:
    """Whether a table has come to a step."""
    return session.position.seq >= seq


def test_notes_follow_tiles_through_whole_games(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests = await two_at(service)
        one = guests[0]
        noted = {square: m.Note([f"was-{square}"], "") for square in SQUARE_NAMES}
        tiles = {f"was-{square}": tile_at(session, square) for square in SQUARE_NAMES}
        await write(one, session, None, **noted)
        for steps in (10, 30, 60):
            await play_on(session.table.id, guests, Random(1), partial(is_at, session, steps))
            lie = await read(one, session)
            for place, note in lie.items():
                if place in SQUARE_NAMES:
                    assert tile_at(session, place) == tiles[note.marks[0]]
            stayed = set(session.position.state.board) & set(tiles.values())
            assert len(stayed) <= len(lie) + 1
            assert heard(one)[-1] == {
                place: {"marks": note.marks, "text": note.text} for place, note in lie.items()
            }

    tell_in_turn(sqlite, story)


def test_what_is_taken_back_brings_notes_back_to_where_the_tiles_are(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, (one, _) = await two_at(service)
        await write(one, session, a1=SEEN)
        await one.act(session.table.id, "glimpse c3", "1")
        await one.act(session.table.id, "interchange a1 b1", "2")
        await write(one, session, b1=SEEN, d4=m.Note(["blue"], ""))
        await service.undo.ask(one.person.id, m.Undo(session.table.id, "u", 1))
        await eventually(lambda: heard(one)[-1].keys() == {"a1", "d4"})
        assert (await read(one, session)).keys() == {"a1", "d4"}

    tell_in_turn(sqlite, story)


def test_notes_written_to_an_older_step_are_about_what_lay_there_then(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, (one, _) = await two_at(service)
        await one.act(session.table.id, "glimpse c3", "1")
        await one.act(session.table.id, "interchange a1 b1", "2")
        assert await write(one, session, seq=1, a1=SEEN) == {"b1": SEEN}
        assert await refused(write(one, session, seq=9, a1=SEEN)) == "too-late"

    tell_in_turn(sqlite, story)


def test_drawers_are_noted_by_their_grain_and_stay_there(sqlite: str) -> None:
    async def story(service: Service) -> None:
        session, guests = await two_at(service, "master-thieves")
        notes = {"0": SEEN, "11": m.Note(["ruby"], "")}
        found = await service.notes.write(
            session.table.id, guests[0].person.id, None, session.position.seq, notes
        )
        assert found.notes == notes
        await play_on(session.table.id, guests, Random(1), lambda: session.position.seq >= 40)
        assert await read(guests[0], session) == notes
        for about in ("12", "a1", "hand.0", ""):
            given = {about: SEEN}
            writes = service.notes.write(
                session.table.id, guests[0].person.id, None, session.position.seq, given
            )
            assert await refused(writes) == "no-such-place"

    tell_in_turn(sqlite, story)


# Keeping them -------------------------------------------------------------------------------------


def test_notes_outlive_a_restart(sqlite: str) -> None:
    known: dict[str, Any] = {}

    async def before(service: Service) -> None:
        session, (one, _) = await two_at(service)
        await write(one, session, a1=SEEN)
        await one.act(session.table.id, "glimpse c3", "1")
        await one.act(session.table.id, "interchange a1 b1", "2")
        known.update(table=session.table.id, person=one.person)

    async def after(service: Service) -> None:
        again = Guest(known["person"], service)
        await again.subscribe(known["table"])
        assert heard(again) == [{"b1": {"marks": ["lantern"], "text": "seen in turn 2"}}]

    tell_in_turn(sqlite, before, after)


def test_what_is_noted_at_one_node_is_told_at_the_other(sqlite: str) -> None:
    async def story(here: Service, there: Service, hub: MemoryHub) -> None:
        session, (one, other) = await two_at(here)
        second = Guest(one.person, there)
        await second.subscribe(session.table.id)
        rival = Guest(other.person, there)
        await rival.subscribe(session.table.id)
        await write(one, session, a1=SEEN)
        await eventually(lambda: heard(second)[-1].keys() == {"a1"})
        assert heard(rival) == [{}]

    tell(sqlite, story)


def test_a_table_without_notes_takes_none(sqlite: str) -> None:
    async def story(service: Service) -> None:
        table, (one, _) = await table_with(service, "forty-thieves", people=2)
        session = service.sessions.loaded[table.id]
        assert await refused(write(one, session, a1=SEEN)) == "no-notes"
        assert await refused(read(one, session)) == "no-notes"
        assert heard(one) == []

    tell_in_turn(sqlite, story)


# Over HTTP ----------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_notes_over_http_and_what_is_refused(tmp_path: Path) -> None:
    async with serve(tmp_path) as api:
        ann, bo, eve = [await api.guest(name) for name in ("Ann", "Bo", "Eve")]
        table = await started(api, [ann, bo], game="forty-thieves", notes=True)
        path = f"/api/tables/{table}/notes"
        notes = {"a1": {"marks": ["red", "moon"], "text": "Ann saw it"}}
        assert (await ann.did("PUT", path, seq=0, notes=notes)) == {"seq": 0, "notes": notes}
        assert (await ann.did("GET", path)) == {"seq": 0, "notes": notes}
        assert (await bo.did("GET", path))["notes"] == {}
        assert await eve.refused("GET", path) == (403, "not-your-seat")
        assert await eve.refused("PUT", path, seq=0, notes={}) == (403, "not-your-seat")
        assert await bo.refused("GET", path, seat=0) == (403, "not-your-seat")
        for note in (
            {"marks": ["x"] * 9},
            {"marks": ["Red"]},
            {"marks": [""]},
            {"text": "x" * 81},
            {"colour": "red"},
        ):
            answer = await ann.refused("PUT", path, seq=0, notes={"a1": note})
            assert answer == (422, "bad-request")
        many: dict[str, Any] = {f"x{number}": {} for number in range(41)}
        assert await ann.refused("PUT", path, seq=0, notes=many) == (422, "bad-request")
        odd = {"a1": {"text": "a\u0000b"}}
        assert await ann.refused("PUT", path, seq=0, notes=odd) == (400, "bad-text")
        assert await ann.refused("PUT", path, seq=0, notes={"e5": {}}) == (400, "no-such-place")
        assert (await ann.did("GET", path))["notes"] == notes
        assert not [told for asked, told in api.heard if "Ann saw it" in told and path not in asked]
        exported = json.loads((await ann.ask("GET", "/api/me/export")).text)
        [kept] = exported["tables"][0]["notes"]
        assert (kept["about"], kept["marks"], kept["text"]) == ("a1", ["red", "moon"], "Ann saw it")
        assert (await bo.did("GET", "/api/me/export"))["tables"][0]["notes"] == []
        await ann.did("POST", "/api/me/delete")
        assert api.service.store.notes.sheets(table) == []
