"""Bringing the tables of a database up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, text

from .database import UnusableDatabase, reading

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x1A2CE4  # any number, as long as nobody else locks it


def migrate(engine: Engine, to: str | None = None) -> None:
    """Bring a database to a revision, or up to date; nodes that start at once do it once."""
    config = _config()
    wanted = to or ScriptDirectory.from_config(config).get_current_head()
    assert wanted is not None
    if revision_of(engine) == wanted:
        return
    with engine.begin() as connection:  # on SQLite, this is the only one who writes
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, wanted)


def known_revisions() -> set[str]:
    """Name the revisions that this program knows."""
    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def revision_of(engine: Engine) -> str | None:
    """Return how far a database has been brought; refuse one from a newer program."""
    with reading(engine) as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in known_revisions():
        raise UnusableDatabase("newer", revision=found)
    return found


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
