"""Push devices, and the outbox of pushes, in SQL."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from larceny.kernel.events import Seat

from ..domain.tables import Status
from ..ports.pushes import INVITED, Device, Push, Turn
from .database import OnEngine
from .schema import chairs, game_tables, journal, push_devices, push_keys, push_marks, pushes

_DEVICE = (
    push_devices.c.id,
    push_devices.c.person,
    push_devices.c.token,
    push_devices.c.endpoint,
    push_devices.c.p256dh,
    push_devices.c.auth,
    push_devices.c.language,
    push_devices.c.created,
)
_PUSH = (pushes.c.table_id, pushes.c.turn, pushes.c.seat, pushes.c.tries, pushes.c.due)
_LAST_SEQ = (
    select(func.max(journal.c.seq))
    .where(journal.c.table_id == game_tables.c.id)
    .correlate(game_tables)
    .scalar_subquery()
)


class SqlPushes(OnEngine):
    """Devices, and the outbox: what waits to be sent to them."""

    def key(self, new: str) -> str:
        """Return the key that this server has; a new one, if it has none yet."""

        def kept(connection: Connection) -> str:
            add = self._insert(push_keys).values(id=1, private=new).on_conflict_do_nothing()
            connection.execute(add)
            found: str = connection.execute(select(push_keys.c.private)).scalar_one()
            return found

        return self._transact(kept)

    # Devices ----------------------------------------------------------------------------------

    def add_device(self, device: Device, most: int) -> None:
        """Store a device, or to whom it belongs now; of too many the oldest are forgotten."""
        row = {column.name: getattr(device, column.name) for column in _DEVICE}

        def stored(connection: Connection) -> None:
            before = connection.scalar(
                select(push_devices.c.person).where(push_devices.c.id == device.id)
            )
            if before not in (None, device.person):  # what waits is about somebody else's turns
                connection.execute(delete(pushes).where(pushes.c.device == device.id))
            add = self._insert(push_devices).values(**row)
            connection.execute(
                add.on_conflict_do_update(
                    index_elements=[push_devices.c.id],
                    set_={name: add.excluded[name] for name in row if name != "id"},
                )
            )
            mine = (
                select(push_devices.c.id)
                .where(push_devices.c.person == device.person)
                .order_by(push_devices.c.created.desc(), push_devices.c.id)
            )
            too_many = list(connection.scalars(mine))[most:]
            if too_many:
                forget_devices(connection, push_devices.c.id.in_(too_many))

        self._transact(stored)

    def remove_device(self, device: str, person: str | None = None) -> None:
        """Forget a device; one of this person, if one is named."""
        which = push_devices.c.id == device
        if person is not None:
            which &= push_devices.c.person == person
        self._transact(lambda connection: forget_devices(connection, which))

    def devices_of(self, person: str) -> list[Device]:
        """List the devices of a person, the oldest first."""
        query = (
            select(*_DEVICE)
            .where(push_devices.c.person == person)
            .order_by(push_devices.c.created, push_devices.c.id)
        )
        with self._reading() as connection:
            return [Device(*row) for row in connection.execute(query)]

    # The outbox -------------------------------------------------------------------------------

    def moved(self, limit: int) -> list[tuple[str, int]]:
        """List running tables that moved since it was noted who is to be told, with their step.

        Only tables where somebody with a device sits.
        """
        told = select(chairs.c.table_id).join(
            push_devices, push_devices.c.person == chairs.c.person
        )
        query = (
            select(game_tables.c.id, _LAST_SEQ)
            .select_from(game_tables)
            .outerjoin(push_marks, push_marks.c.table_id == game_tables.c.id)
            .where(
                game_tables.c.status == Status.PLAYING,
                game_tables.c.id.in_(told),
                func.coalesce(push_marks.c.seq, -1) < _LAST_SEQ,
            )
            .limit(limit)
        )
        with self._reading() as connection:
            return [(table, seq) for table, seq in connection.execute(query)]

    def note(self, table: str, seq: int, turns: Sequence[Turn], due: int) -> None:
        """Note the turns that are owed after a step, all in one transaction.

        What began before the last step that was noted is known already, and not noted again.
        """
        first = self._insert(push_marks).values(table_id=table, seq=-1).on_conflict_do_nothing()
        mark = push_marks.c.table_id == table

        def noted(connection: Connection) -> None:
            connection.execute(first)
            query = select(push_marks.c.seq).where(mark).with_for_update()
            known = connection.execute(query).scalar_one()
            if known >= seq:
                return
            for turn in turns:
                if turn.number > known:
                    self._add(connection, table, turn, due)
            connection.execute(update(push_marks).where(mark).values(seq=seq))

        self._transact(noted)

    def note_at_once(self, table: str, turns: Sequence[Turn], due: int) -> None:
        """Note what is told of a table without a step, once as long as it waits to be sent."""

        def noted(connection: Connection) -> None:
            for turn in turns:
                self._add(connection, table, turn, due)

        self._transact(noted)

    def _add(self, connection: Connection, table: str, turn: Turn, due: int) -> None:
        query = select(push_devices.c.id).where(push_devices.c.person == turn.person)
        what = {"table_id": table, "turn": turn.number, "seat": turn.seat, "tries": 0, "due": due}
        rows = [{**what, "device": device} for device in connection.scalars(query)]
        if rows:
            connection.execute(self._insert(pushes).on_conflict_do_nothing(), rows)

    def note_invitation(self, table: str, person: str, due: int) -> None:
        """Note that somebody is to be told of an invitation."""
        turn = Turn(Seat(INVITED), INVITED, person)
        self._transact(lambda connection: self._add(connection, table, turn, due))

    def waiting(self, limit: int) -> list[Push]:
        """List what waits, what is due first."""
        query = (
            select(*_PUSH, *_DEVICE)
            .join(push_devices, push_devices.c.id == pushes.c.device)
            .order_by(pushes.c.due)
            .limit(limit)
        )
        with self._reading() as connection:
            rows: list[list[Any]] = [list(row) for row in connection.execute(query)]
        return [Push._make([*row[:5], Device(*row[5:])]) for row in rows]

    def claim(self, push: Push, until: int) -> bool:
        """Take it upon oneself to send something, until a time; say no if another was faster."""
        take = (
            update(pushes)
            .where(_is(push), pushes.c.due == push.due, pushes.c.tries == push.tries)
            .values(due=until, tries=push.tries + 1)
        )
        return self._transact(lambda connection: connection.execute(take).rowcount == 1)

    def put_off(self, push: Push, due: int) -> None:
        """Let something that was claimed be tried again."""
        self._do(update(pushes).where(_is(push)).values(due=due))

    def settle(self, push: Push) -> None:
        """Strike out what is sent, or shall not be sent any more."""
        self._do(delete(pushes).where(_is(push)))

    def drop_turn(self, table: str, seat: Seat, turn: int) -> None:
        """Strike out what waits about a turn."""
        which = (pushes.c.table_id == table, pushes.c.seat == seat, pushes.c.turn == turn)
        self._do(delete(pushes).where(*which))

    def _do(self, statement: Any) -> None:
        self._transact(lambda connection: connection.execute(statement))


def _is(push: Push) -> ColumnElement[bool]:
    return (
        (pushes.c.table_id == push.table)
        & (pushes.c.turn == push.turn)
        & (pushes.c.device == push.device.id)
    )


def forget_devices(connection: Connection, which: ColumnElement[bool]) -> None:
    """Forget devices, and what waits to be sent to them."""
    ids = select(push_devices.c.id).where(which)
    connection.execute(delete(pushes).where(pushes.c.device.in_(ids)))
    connection.execute(delete(push_devices).where(which))
