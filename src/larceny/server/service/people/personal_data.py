"""Personal data: somebody's name at tables, what he said and decided; exported, or deleted.

The games of others stay as they were: of one who deletes his data there remains a seat without a
name, which a bot plays to the end.
"""

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec

from larceny.bots import default_bot
from larceny.puzzles.solving import Attempt

from ...domain import identity as names
from ...domain import leaving
from ...domain.accounts import GONE
from ...domain.refusals import Refused
from ...domain.studies import MOST_STUDIES
from ...domain.tables import Status, Table
from ...ports.bus import NewLobby
from ...ports.store import Conflict, Person, Store
from ...ports.tallies import Tally
from ..table.notebook import SHEET
from ..table.sessions import TableSessions
from .accounts import Accounts, Visitor, check_session

_PAGE = 100


class PersonalData:
    """Renames people, exports and deletes what is kept of them."""

    def __init__(self, store: Store, sessions: TableSessions, accounts: Accounts) -> None:
        self.store = store
        self.sessions = sessions
        self.accounts = accounts

    async def rename(self, visitor: Visitor, name: str) -> Person:
        """Change a person's name, also at the tables where he sits now."""
        person, name = visitor.person, names.checked_name(name)
        if name == person.name:
            return person
        if name.lower() == GONE:
            raise Refused("bad-name", least=1, most=24)
        self.accounts.limits.take("renames", person.id)
        await asyncio.to_thread(self.store.people.rename, person.id, name)
        for table in await self._tables(person.id):
            if table.status in (Status.LOBBY, Status.PLAYING):
                await self._change(table.id, lambda one: leaving.renamed(one, person.id, name))
        return replace(person, name=name)

    async def export(self, visitor: Visitor) -> dict[str, Any]:
        """Return everything that is kept of a person."""
        check_session(visitor)
        self.accounts.limits.take("exports", visitor.person.id)
        return await asyncio.to_thread(self._export, visitor.person)

    async def delete(self, visitor: Visitor, password: str) -> None:
        """Delete what is kept of a person; only a nameless seat remains in the games of others."""
        await self.accounts.check_password(visitor, password)
        person = visitor.person.id
        tokens = await asyncio.to_thread(self.store.people.tokens_of, person)
        for table in await self._tables(person):
            stand_in = default_bot(table.plan.game)
            await self._change(table.id, partial(leaving.gone, person=person, stand_in=stand_in))
        await asyncio.to_thread(self.store.people.forget_person, person, GONE)
        self.accounts.tokens_ended([token.hash for token in tokens])

    # Tables -----------------------------------------------------------------------------------

    async def _tables(self, person: str) -> list[Table]:
        return await asyncio.to_thread(lambda: list(self._each_table(person)))

    def _each_table(self, person: str) -> Iterator[Table]:
        offset = 0
        while page := self.store.tables.tables_of(person, _PAGE, offset):
            yield from page
            offset += _PAGE

    async def _change(self, table: str, how: Callable[[Table], Table]) -> None:
        """Change a table: in memory if it is played or watched, else only where it is stored."""
        if table not in self.sessions.loaded and not await self._is_played(table):
            await asyncio.to_thread(self._change_stored, table, how)
            await self.sessions.bus.announce(table, NewLobby())
            return
        async with self.sessions.hold(table) as session:
            await self.sessions.change(session, how)
            self.sessions.events.stepped(session)

    async def _is_played(self, table: str) -> bool:
        stored = await asyncio.to_thread(self.store.tables.load_table, table)
        return stored is not None and stored.status is Status.PLAYING

    def _change_stored(self, table_id: str, how: Callable[[Table], Table]) -> None:
        while (table := self.store.tables.load_table(table_id)) is not None:
            try:
                self.store.tables.save_table(how(table))
            except Conflict:
                continue
            return

    # Export -----------------------------------------------------------------------------------

    def _export(self, person: Person) -> dict[str, Any]:
        people = self.store.people
        return {
            "profile": {
                "id": person.id,
                "name": person.name,
                "account": person.account,
                "created": person.created,
            },
            "sessions": [t.created for t in people.tokens_of(person.id) if t.is_session],
            "tokens": [
                {"label": t.label, "created": t.created}
                for t in people.tokens_of(person.id)
                if not t.is_session
            ],
            "devices": [
                {
                    "service": urlsplit(d.endpoint).netloc,
                    "language": d.language,
                    "created": d.created,
                }
                for d in self.store.pushes.devices_of(person.id)
            ],
            "quick_match": [
                {"game": one.game, "tempo": str(one.tempo), "since": one.since}
                for one in self.store.seeks.of([person.id])
            ],
            "people": self._export_people(person.id),
            "reports": [
                {
                    "person": one.person,
                    "table": one.table,
                    "at": one.at,
                    "reasons": [str(reason) for reason in one.reasons],
                    "words": one.words,
                }
                for one in self.store.reports.by_person(person.id, _PAGE)
            ],
            "tallies": [one._asdict() for one in self._tallies(person.id)],
            "tables": [self._export_table(person.id, t) for t in self._each_table(person.id)],
            "chat": [
                {"table": line.table, "number": line.number, "at": line.at, "text": line.text}
                for line in people.lines_of(person.id)
            ],
            "puzzles": self._export_puzzles(person.id),
            "studies": self._export_studies(person.id),
        }

    def _export_puzzles(self, person: str) -> dict[str, Any]:
        """Return what somebody has come to with puzzles, and every answer."""
        solver = self.store.puzzles.solver(person)
        return {
            "rating": solver.rating.rating,
            "deviation": solver.rating.deviation,
            "rated": solver.rated,
            "streak": solver.streak.days,
            "longest_streak": solver.streak.longest,
            "level": solver.training.level,
            "highest_level": solver.training.highest,
            "exercises": solver.training.tried,
            "answers": [
                {
                    "puzzle": one.puzzle,
                    "day": None if one.day is None else one.day.isoformat(),
                    "at": one.at,
                    "given": list(one.given),
                    "solved": one.solved,
                    "rating": one.after,
                }
                for one in self._each_attempt(person)
            ],
        }

    def _export_studies(self, person: str) -> list[dict[str, Any]]:
        """Return what somebody has set up, played and written in studies."""
        return [
            {
                "id": one.id,
                "title": one.title,
                "game": one.game,
                "start": one.start,
                "created": one.created,
                "changed": one.changed,
                "decisions": [word for _, word in one.moves],
                "comments": [
                    {"step": step, "text": text} for step, text in sorted(one.comments.items())
                ],
            }
            for one in self.store.studies.by_author(person, MOST_STUDIES)
        ]

    def _each_attempt(self, person: str) -> Iterator[Attempt]:
        offset = 0
        while page := self.store.puzzles.history(person, _PAGE, offset):
            yield from page
            offset += _PAGE

    def _tallies(self, person: str) -> list[Tally]:
        """List how somebody has played; against whom is told by his tables."""
        return self.store.tallies.tallies_of(person)

    def _export_people(self, person: str) -> dict[str, Any]:
        """Return how somebody stands to others."""
        relations = self.store.relations
        return {
            "friends": [
                {"person": one.person, "name": one.name, "tie": str(one.tie), "at": one.at}
                for one in relations.ties_of(person)
            ],
            "blocked": [
                {"person": one.person, "name": one.name, "at": one.at}
                for one in relations.blocked_by(person)
            ],
            "clubs": [
                {"club": one.id, "name": one.name, "owner": one.owner == person}
                for one in self.store.clubs.clubs_of(person)
            ],
            "club_invitations": [
                {"club": one.club, "name": one.club_name, "by": one.by, "at": one.at}
                for one in self.store.clubs.invitations_to(person)
            ],
            "invitations": [
                {"table": one.table, "by": one.by, "at": one.at}
                for one in relations.invitations_to(person, _PAGE)
            ],
        }

    def _export_table(self, person: str, table: Table) -> dict[str, Any]:
        """Return a table as its owner's data; decisions only once they are no secret."""
        over = table.status in (Status.OVER, Status.ABANDONED)
        seats = table.seats_of(person) if over else ()
        decided = sorted(
            one for seat in seats for one in self.store.people.decisions(table.id, seat)
        )
        return {
            "id": table.id,
            "game": table.plan.game,
            "status": str(table.status),
            "created": table.created,
            "seat": table.seat_of(person),
            "notes": [
                {"seat": sheet.seat, "seq": sheet.seq, "at": sheet.at, **msgspec.to_builtins(note)}
                for sheet in self.store.notes.sheets(table.id)
                if sheet.person == person
                for note in SHEET.decode(sheet.body).values()
            ],
            "decisions": [{"seq": seq, "at": at, "action": word} for seq, at, word in decided],
        }
