"""Studies, in SQL."""

from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from ..domain.studies import Study
from .database import OnEngine
from .schema import people
from .study_tables import studies

_encode: Final = msgspec.json.Encoder().encode
_STUDY: Final = msgspec.json.Decoder(Study)


class SqlStudies(OnEngine):
    """Studies, each of one author."""

    def add(self, study: Study, most: int) -> bool:
        """Store a study; say no if its author has as many as he may."""
        has = select(func.count()).where(studies.c.author == study.author)
        his = update(people).where(people.c.id == study.author).values(id=study.author)

        def work(connection: Connection) -> bool:
            connection.execute(his)  # one study of his at a time is counted
            if (connection.scalar(has) or 0) >= most:
                return False
            connection.execute(insert(studies).values(id=study.id, **_row(study)))
            return True

        return self._transact(work)

    def study(self, id_: str) -> Study | None:
        """Load a study."""
        with self._reading() as connection:
            body = connection.scalar(select(studies.c.body).where(studies.c.id == id_))
        return None if body is None else _STUDY.decode(body)

    def by_author(self, author: str, limit: int) -> list[Study]:
        """List somebody's studies, the one that was changed last first."""
        newest = (studies.c.changed.desc(), studies.c.id)
        query = select(studies.c.body).where(studies.c.author == author).order_by(*newest)
        with self._reading() as connection:
            return [_STUDY.decode(body) for body in connection.scalars(query.limit(limit))]

    def save(self, study: Study) -> bool:
        """Store a study that was changed, its version one higher; say no if another was faster."""
        before = studies.c.id == study.id, studies.c.version == study.version - 1
        change = update(studies).where(*before).values(**_row(study))
        return self._transact(lambda connection: connection.execute(change).rowcount == 1)

    def remove(self, id_: str) -> None:
        """Delete a study."""
        self._transact(lambda connection: connection.execute(_removal(studies.c.id == id_)))


def _row(study: Study) -> dict[str, Any]:
    return {
        "author": study.author,
        "changed": study.changed,
        "version": study.version,
        "body": _encode(study),
    }


def _removal(which: Any) -> Any:
    return delete(studies).where(which)


def forget_studies(connection: Connection, person: str) -> None:
    """Leave none of a person's studies."""
    connection.execute(_removal(studies.c.author == person))
