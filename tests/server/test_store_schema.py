"""The migrations make what the schema says, and say so when they cannot."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, inspect, text
from sqlalchemy.exc import DBAPIError

from larceny.server.adapters.database import UnusableDatabase, open_engine
from larceny.server.adapters.migrate import known_revisions, migrate, revision_of
from larceny.server.adapters.schema import metadata
from larceny.server.adapters.sql_store import open_store


@pytest.fixture
def engine(database_url: str) -> Iterator[Engine]:
    opened = open_engine(database_url)
    yield opened
    opened.dispose()


def test_the_migrations_make_the_schema(engine: Engine) -> None:
    migrate(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(
            connection, opts={"compare_type": True, "compare_server_default": True}
        )
        assert compare_metadata(context, metadata) == []


def test_a_difference_would_be_found(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("ALTER TABLE journal ADD COLUMN forgotten INTEGER"))
        connection.execute(text("DROP INDEX ix_tables_open"))
    with engine.connect() as connection:
        found = compare_metadata(MigrationContext.configure(connection), metadata)
    assert {change[0] for change in found} == {"remove_column", "add_index"}


def test_every_step_can_be_made_alone(engine: Engine) -> None:
    for revision in sorted(known_revisions()):
        migrate(engine, to=revision)
        assert revision_of(engine) == revision
    migrate(engine)
    assert revision_of(engine) == max(known_revisions())


def test_where_nothing_is_to_be_done_alembic_is_not_even_imported(
    engine: Engine, database_url: str
) -> None:
    migrate(engine)
    opens = (
        "import sys; from larceny.server.adapters.sql_store import open_store;"
        "open_store(sys.argv[1]).close(); print('alembic' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-c", opens, database_url], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "False"


def test_a_migration_that_fails_leaves_nothing(engine: Engine) -> None:
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE leases (name TEXT)"))  # it is in the way
    with pytest.raises(DBAPIError, match="leases"):
        migrate(engine)
    assert inspect(engine).get_table_names() == ["leases"]


def test_a_database_of_a_newer_program_is_refused(engine: Engine, database_url: str) -> None:
    migrate(engine)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(UnusableDatabase) as refused:
        open_store(database_url)
    assert (refused.value.code, refused.value.details) == ("newer", {"revision": "9999"})


@pytest.mark.parametrize(
    ("url", "code"),
    [
        ("nonsense", "bad-url"),
        ("mysql://localhost/larceny", "unknown-kind"),
        ("sqlite://", "in-memory"),
        ("sqlite:///:memory:", "in-memory"),
    ],
)
def test_an_address_that_cannot_be_used_is_refused(url: str, code: str) -> None:
    with pytest.raises(UnusableDatabase) as refused:
        open_engine(url)
    assert refused.value.code == code


def test_postgresql_may_be_named_without_its_driver(postgres_url: str) -> None:
    for name in ("postgresql", "postgres", "postgresql+psycopg"):
        engine = open_engine(postgres_url.replace("postgresql+psycopg", name))
        with engine.connect() as connection:
            assert connection.scalar(text("SELECT 1")) == 1
        engine.dispose()


def test_the_folder_of_a_database_file_is_made(tmp_path: Path) -> None:
    path = tmp_path / "a" / "b c" / "larceny.db"
    open_store(f"sqlite:///{path}").close()
    assert path.exists()
