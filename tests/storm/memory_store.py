"""The store in memory, on a simulated disk: all that the stories need of a database.

It passes the same contract tests as SQLite and PostgreSQL (`test_memory_store`).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from sqlalchemy.exc import IntegrityError

from larceny.kernel.events import Seat
from larceny.server.domain.tables import Status, Table
from larceny.server.ports.pushes import INVITED, Device, Push, Turn
from larceny.server.ports.store import (
    Conflict,
    Entry,
    Line,
    Person,
    Rated,
    Rating,
    Sealed,
    Sheet,
    Store,
    TableProgress,
    Token,
)

from .disk import Broken, Disk
from .memory_unused import unused_parts


class Rows:
    """All rows of the database."""

    def __init__(self) -> None:
        self.tables: dict[str, Table] = {}
        self.journal: dict[str, dict[int, Entry]] = {}
        self.stored_at: dict[tuple[str, int], float] = {}  # no column: when an entry was stored
        self.deadlines: dict[str, tuple[int, int]] = {}
        self.people: dict[str, Person] = {}
        self.passwords: dict[str, str] = {}
        self.tokens: dict[str, Token] = {}
        self.chat: dict[str, list[Line]] = {}
        self.leases: dict[str, tuple[str, int]] = {}
        self.sealed: dict[tuple[str, int], dict[Seat, Sealed]] = {}
        self.sheets: dict[str, dict[Seat, Sheet]] = {}
        self.replays: dict[str, bytes] = {}
        self.ratings: dict[tuple[str, str], Rating] = {}
        self.rated: dict[str, list[Rated]] = {}  # by table
        self.devices: dict[str, Device] = {}
        self.marks: dict[str, int] = {}
        self.pushes: dict[tuple[str, int, str], tuple[Seat, int, int]] = {}
        self.push_key = ""

    def last_seq(self, table: str) -> int:
        """Return the number of a table's last entry; -1 before the deal."""
        return max(self.journal.get(table, ()), default=-1)


class Part:
    """A part of the store: it reads and writes the rows on one disk."""

    def __init__(self, rows: Rows, disk: Disk) -> None:
        self.rows = rows
        self.disk = disk


class Journal(Part):
    """Decisions and what they brought about."""

    def append(self, entries: Sequence[Entry]) -> list[bool]:
        with self.disk.transaction():
            order = sorted(range(len(entries)), key=lambda at: entries[at][:2])
            stored = {at: self._put(entries[at]) for at in order}
        return [stored[at] for at in range(len(entries))]

    def _put(self, entry: Entry) -> bool:
        rows = self.rows.journal.get(entry.table)
        if rows is None or entry.seq in rows:
            return False
        self.disk.put(rows, entry.seq, entry)
        self.rows.stored_at[entry.table, entry.seq] = self.disk.now()
        if entry.deadline is not None:
            self.disk.put(self.rows.deadlines, entry.table, (entry.seq, entry.deadline))
        return True

    def entries(self, table: str, after: int = -1) -> list[Entry]:
        rows = self.rows.journal.get(table, {})
        return [rows[seq] for seq in sorted(rows) if seq > after]

    def overdue(self, now: int) -> list[str]:
        found = [
            (deadline, table)
            for table, (seq, deadline) in self.rows.deadlines.items()
            if deadline <= now
            and self.rows.tables[table].status is Status.PLAYING
            and seq == self.rows.last_seq(table)
        ]
        return [table for _, table in sorted(found)]


class Tables(Part):
    """Tables, and who sits there."""

    def add_table(self, table: Table) -> None:
        with self.disk.transaction():
            if table.id in self.rows.tables:
                raise IntegrityError("", {}, Exception(table.id))
            self.disk.put(self.rows.tables, table.id, table)
            self.disk.put(self.rows.journal, table.id, {})

    def load_table(self, table: str) -> Table | None:
        return self.rows.tables.get(table)

    def save_table(self, table: Table) -> Table:
        changed = replace(table, version=table.version + 1)
        with self.disk.transaction():
            before = self.rows.tables.get(table.id)
            if before is None or before.version != table.version:
                raise Conflict(table.id)
            self.disk.put(self.rows.tables, table.id, changed)
            if changed.status is not Status.PLAYING:
                self.disk.take(self.rows.deadlines, table.id)
        return changed

    def open_tables(self, game: str | None, limit: int, offset: int) -> list[Table]:
        found = [
            table
            for table in self._newest()
            if table.status is Status.LOBBY
            and table.plan.public
            and game in (None, table.plan.game)
        ]
        return found[offset : offset + limit]

    def playing_in_public(self, limit: int) -> list[Table]:
        public = (one for one in self._newest() if one.plan.public)
        return [one for one in public if one.status is Status.PLAYING][:limit]

    def finished_in_public(self, limit: int) -> list[tuple[Table, int]]:
        public = (one for one in self._newest() if one.plan.public)
        over = [one for one in public if one.status is Status.OVER][:limit]
        entries = ((one, self.rows.journal.get(one.id)) for one in over)
        return [(one, steps[max(steps)].at) for one, steps in entries if steps]

    def tables_of(self, person: str, limit: int, offset: int) -> list[Table]:
        return [one for one in self._newest() if one.seats_of(person)][offset : offset + limit]

    def lessons_of(self, person: str) -> list[Table]:
        return [one for one in self._newest() if one.seats_of(person) and one.plan.lesson]

    def outdated(self, known: Mapping[str, Collection[int]]) -> list[str]:
        return [
            table.id
            for table in self.rows.tables.values()
            if table.status is Status.PLAYING
            and table.rules_version not in known.get(table.plan.game, ())
        ]

    def progress(self, tables: Sequence[str]) -> list[TableProgress]:
        return [
            TableProgress(one, self.rows.tables[one].version, self.rows.last_seq(one))
            for one in tables
            if one in self.rows.tables
        ]

    def resting(self, after: int, before: int, limit: int) -> list[tuple[Table, int]]:
        found = []
        for table in self._newest():
            seq = self.rows.last_seq(table.id)
            moved = table.created if seq < 0 else self.rows.journal[table.id][seq].at
            if table.status is Status.PLAYING and after < moved <= before:
                found.append((table, seq))
        return found[:limit]

    def _newest(self) -> list[Table]:
        return sorted(self.rows.tables.values(), key=lambda table: (-table.created, table.id))


class People(Part):
    """People, their accounts and their tokens."""

    def add_person(self, person: Person, token_hash: str) -> None:
        with self.disk.transaction():
            self.disk.put(self.rows.people, person.id, person)
            token = Token(token_hash, person.id, "", person.created)
            self.disk.put(self.rows.tokens, token_hash, token)

    def person(self, person: str) -> Person | None:
        return self.rows.people.get(person)

    def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        return {one: self.rows.people[one].name for one in ids if one in self.rows.people}

    def rename(self, person: str, name: str) -> None:
        with self.disk.transaction():
            renamed = replace(self.rows.people[person], name=name)
            self.disk.put(self.rows.people, person, renamed)

    def add_account(self, person: str, account: str, password_hash: str) -> bool:
        with self.disk.transaction():
            taken = any(one.account == account for one in self.rows.people.values())
            known = self.rows.people.get(person)
            if taken or known is None or known.account is not None:
                return False
            self.disk.put(self.rows.people, person, replace(known, account=account))
            self.disk.put(self.rows.passwords, person, password_hash)
        return True

    def password_of(self, account: str) -> tuple[Person, str] | None:
        for person in self.rows.people.values():
            if person.account == account:
                return person, self.rows.passwords[person.id]
        return None

    def set_password(self, person: str, password_hash: str) -> None:
        with self.disk.transaction():
            if self.rows.people[person].account is not None:
                self.disk.put(self.rows.passwords, person, password_hash)

    def add_token(self, token: Token) -> None:
        with self.disk.transaction():
            self.disk.put(self.rows.tokens, token.hash, token)

    def bearer(self, token_hash: str) -> tuple[Person, Token] | None:
        token = self.rows.tokens.get(token_hash)
        return None if token is None else (self.rows.people[token.person], token)

    def tokens_of(self, person: str) -> list[Token]:
        found = [token for token in self.rows.tokens.values() if token.person == person]
        return sorted(found, key=lambda token: (token.created, token.hash))

    def known_tokens(self, hashes: Sequence[str]) -> set[str]:
        return {one for one in hashes if one in self.rows.tokens}

    def remove_tokens(self, hashes: Sequence[str]) -> None:
        with self.disk.transaction():
            for device in list(self.rows.devices.values()):
                if device.token in hashes:
                    _forget_device(self, device.id)
            for one in hashes:
                self.disk.take(self.rows.tokens, one)

    def forget_person(self, person: str, name: str) -> None:
        with self.disk.transaction():
            nameless = replace(self.rows.people[person], name=name, account=None)
            self.disk.put(self.rows.people, person, nameless)
            self.disk.take(self.rows.passwords, person)
            for device in list(self.rows.devices.values()):
                if device.person == person:
                    _forget_device(self, device.id)
            for token in self.tokens_of(person):
                self.disk.take(self.rows.tokens, token.hash)
            for table, lines in list(self.rows.chat.items()):
                changed = [
                    replace(line, name=name, text="") if line.person == person else line
                    for line in lines
                ]
                self.disk.put(self.rows.chat, table, changed)
            for sheets in self.rows.sheets.values():
                for sheet in list(sheets.values()):
                    if sheet.person == person:
                        self.disk.take(sheets, sheet.seat)

    def lines_of(self, person: str) -> list[Line]:
        said = [line for lines in self.rows.chat.values() for line in lines]
        mine = [line for line in said if line.person == person]
        return sorted(mine, key=lambda line: (line.at, line.table, line.number))

    def decisions(self, table: str, seat: Seat) -> list[tuple[int, int, str]]:
        rows = self.rows.journal.get(table, {})
        entries = [rows[seq] for seq in sorted(rows)]
        return [(one.seq, one.at, one.word) for one in entries if one.seat == seat]

    def count_open_tables(self, person: str) -> int:
        return sum(
            table.status in (Status.LOBBY, Status.PLAYING)
            and (table.host == person or bool(table.seats_of(person)))
            for table in self.rows.tables.values()
        )


class Chat(Part):
    """What people say at tables."""

    def say(self, line: Line) -> Line:
        lines = self.rows.chat.get(line.table, [])
        if line.client_id is not None:
            for one in lines:
                if (one.person, one.client_id) == (line.person, line.client_id):
                    return one
        numbered = replace(line, number=len(lines) + 1)
        with self.disk.transaction():
            self.disk.put(self.rows.chat, line.table, [*lines, numbered])
        return numbered

    def lines(self, table: str, after: int = 0, limit: int = 200) -> list[Line]:
        return self.rows.chat.get(table, [])[after : after + limit]

    def last_lines(self, table: str, limit: int) -> list[Line]:
        return self.rows.chat.get(table, [])[-limit:]


class Leases(Part):
    """What exactly one node does."""

    def lease(self, name: str, node: str, now: int, until: int, lapsed: int | None = None) -> bool:
        with self.disk.transaction():
            holder, held_until = self.rows.leases.get(name, (node, now))
            if holder != node and held_until > now and held_until != lapsed:
                return False
            self.disk.put(self.rows.leases, name, (node, until))
        return True

    def leased_until(self, name: str) -> int | None:
        holder = self.rows.leases.get(name)
        return None if holder is None else holder[1]


class SealedAnswers(Part):
    """Answers that wait until a window closes."""

    def seal(self, answer: Sealed) -> bool:
        return self.seal_all([answer])[0]

    def seal_all(self, answers: Sequence[Sealed]) -> list[bool]:
        with self.disk.transaction():
            return [self._put(answer) for answer in answers]

    def _put(self, answer: Sealed) -> bool:
        if answer.table not in self.rows.tables:
            return False
        key = (answer.table, answer.window)
        if key not in self.rows.sealed:
            self.disk.put(self.rows.sealed, key, {})
        if answer.seat in self.rows.sealed[key]:
            return False
        self.disk.put(self.rows.sealed[key], answer.seat, answer)
        return True

    def sealed(self, table: str, window: int) -> list[Sealed]:
        rows = self.rows.sealed.get((table, window), {})
        return [rows[seat] for seat in sorted(rows)]


class Notes(Part):
    """What seats note for themselves."""

    def write(self, sheet: Sheet) -> None:
        with self.disk.transaction():
            if sheet.table not in self.rows.sheets:
                self.disk.put(self.rows.sheets, sheet.table, {})
            self.disk.put(self.rows.sheets[sheet.table], sheet.seat, sheet)

    def sheets(self, table: str) -> list[Sheet]:
        rows = self.rows.sheets.get(table, {})
        return [rows[seat] for seat in sorted(rows)]


class Replays(Part):
    """Finished games as everybody saw them."""

    def add(self, table: str, body: bytes) -> bool:
        with self.disk.transaction():
            if table in self.rows.replays:
                return False
            self.disk.put(self.rows.replays, table, body)
        return True

    def load(self, table: str) -> bytes | None:
        return self.rows.replays.get(table)

    def missing(self, limit: int) -> list[str]:
        found = [
            (-table.created, table.id)
            for table in self.rows.tables.values()
            if table.status in (Status.OVER, Status.ABANDONED)
            and table.id not in self.rows.replays
            and 0 in self.rows.journal[table.id]
        ]
        return [table for _, table in sorted(found)][:limit]


class Ratings(Part):
    """How strong players are, game by game."""

    def ratings(self, game: str, players: Sequence[str]) -> dict[str, Rating]:
        found = {player: self.rows.ratings.get((game, player)) for player in players}
        return {player: rating for player, rating in found.items() if rating is not None}

    def rate(self, table: str, game: str, at: int, changed: Mapping[str, Rating]) -> bool:
        if table in self.rows.rated:
            return False
        with self.disk.transaction():
            rated = []
            for player, rating in sorted(changed.items()):
                before = self.rows.ratings.get((game, player))
                if rating.games - 1 != (0 if before is None else before.games):
                    raise Conflict(player)
                self.disk.put(self.rows.ratings, (game, player), rating)
                rated.append(Rated(table, game, player, at, rating))
            self.disk.put(self.rows.rated, table, rated)
        return True

    def history(self, player: str, game: str, limit: int) -> list[Rated]:
        found = [
            one
            for rated in self.rows.rated.values()
            for one in rated
            if (one.player, one.game) == (player, game)
        ]
        return sorted(found, key=lambda one: (-one.at, -one.rating.games))[:limit]

    def place(self, game: str, player: str) -> int | None:
        return None  # no story looks at a leaderboard

    def leaderboard(self, game: str, limit: int) -> list[tuple[str, Rating]]:
        found = [
            (player, rating)
            for (played, player), rating in self.rows.ratings.items()
            if played == game
        ]
        best = sorted(found, key=lambda one: (one[1].mu - 3 * one[1].sigma, one[0]), reverse=True)
        return best[:limit]


class Pushes(Part):
    """Devices, and the outbox: what waits to be sent to them."""

    def key(self, new: str) -> str:
        self.rows.push_key = self.rows.push_key or new
        return self.rows.push_key

    def add_device(self, device: Device, most: int) -> None:
        with self.disk.transaction():
            before = self.rows.devices.get(device.id)
            if before is not None and before.person != device.person:
                _forget_pushes(self, device.id)
            self.disk.put(self.rows.devices, device.id, device)
            for one in self.devices_of(device.person)[::-1][most:]:
                _forget_device(self, one.id)

    def remove_device(self, device: str, person: str | None = None) -> None:
        known = self.rows.devices.get(device)
        if known is not None and person in (None, known.person):
            with self.disk.transaction():
                _forget_device(self, device)

    def devices_of(self, person: str) -> list[Device]:
        mine = [device for device in self.rows.devices.values() if device.person == person]
        return sorted(mine, key=lambda device: (device.created, device.id))

    def moved(self, limit: int) -> list[tuple[str, int]]:
        told = {device.person for device in self.rows.devices.values()}
        found = []
        for table in self.rows.tables.values():
            seq = self.rows.last_seq(table.id)
            sits = any(chair.person in told for chair in table.chairs)
            if sits and table.status is Status.PLAYING and self.rows.marks.get(table.id, -1) < seq:
                found.append((table.id, seq))
        return found[:limit]

    def note(self, table: str, seq: int, turns: Sequence[Turn], due: int) -> None:
        known = self.rows.marks.get(table, -1)
        if known >= seq:
            return
        with self.disk.transaction():
            for turn in turns:
                for device in self.devices_of(turn.person) if turn.number > known else ():
                    key = (table, turn.number, device.id)
                    if key not in self.rows.pushes:
                        self.disk.put(self.rows.pushes, key, (turn.seat, 0, due))
            self.disk.put(self.rows.marks, table, seq)

    def note_at_once(self, table: str, turns: Sequence[Turn], due: int) -> None:
        with self.disk.transaction():
            for turn in turns:
                for device in self.devices_of(turn.person):
                    key = (table, turn.number, device.id)
                    if key not in self.rows.pushes:
                        self.disk.put(self.rows.pushes, key, (turn.seat, 0, due))

    def note_invitation(self, table: str, person: str, due: int) -> None:
        self.note_at_once(table, [Turn(Seat(INVITED), INVITED, person)], due)

    def waiting(self, limit: int) -> list[Push]:
        found = [
            Push(table, turn, seat, tries, due, self.rows.devices[device])
            for (table, turn, device), (seat, tries, due) in self.rows.pushes.items()
        ]
        return sorted(found, key=lambda push: push.due)[:limit]

    def claim(self, push: Push, until: int) -> bool:
        row = self.rows.pushes.get(_key(push))
        if row is None or row[1:] != (push.tries, push.due):
            return False
        with self.disk.transaction():
            self.disk.put(self.rows.pushes, _key(push), (row[0], push.tries + 1, until))
        return True

    def put_off(self, push: Push, due: int) -> None:
        row = self.rows.pushes.get(_key(push))
        if row is not None:
            with self.disk.transaction():
                self.disk.put(self.rows.pushes, _key(push), (row[0], row[1], due))

    def settle(self, push: Push) -> None:
        with self.disk.transaction():
            self.disk.take(self.rows.pushes, _key(push))

    def drop_turn(self, table: str, seat: Seat, turn: int) -> None:
        with self.disk.transaction():
            for key, row in list(self.rows.pushes.items()):
                if key[:2] == (table, turn) and row[0] == seat:
                    self.disk.take(self.rows.pushes, key)


def _key(push: Push) -> tuple[str, int, str]:
    return push.table, push.turn, push.device.id


def _forget_pushes(part: Part, device: str) -> None:
    for key in [key for key in part.rows.pushes if key[2] == device]:
        part.disk.take(part.rows.pushes, key)


def _forget_device(part: Part, device: str) -> None:
    _forget_pushes(part, device)
    part.disk.take(part.rows.devices, device)


def memory_store(rows: Rows, disk: Disk) -> Store:
    """Open the store on these rows."""
    return Store(
        journal=Journal(rows, disk),
        tables=Tables(rows, disk),
        people=People(rows, disk),
        chat=Chat(rows, disk),
        leases=Leases(rows, disk),
        sealed=SealedAnswers(rows, disk),
        ratings=Ratings(rows, disk),
        pushes=Pushes(rows, disk),
        notes=Notes(rows, disk),
        replays=Replays(rows, disk),
        **unused_parts(),
        close=lambda: None,
        failures=(Broken,),
    )
