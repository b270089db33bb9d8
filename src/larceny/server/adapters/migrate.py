"""Bringing the tables of a database up to date.

Alembic does it, and is imported only where there is something to do: it takes 11 MB, which a server
would keep for as long as it runs.
"""

from pathlib import Path

from sqlalchemy import Engine, inspect, text

from .database import UnusableDatabase, reading

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x1A2CE4  # any number, as long as nobody else locks it
ALEMBICS_OWN = "alembic_version"
"""Where Alembic keeps how far a database has been brought."""


def migrate(engine: Engine, to: str | None = None) -> None:
    """Bring a database to a revision, or up to date; nodes that start at once do it once."""
    wanted = to or max(known_revisions())
    if revision_of(engine) == wanted:
        return
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    with engine.begin() as connection:  # on SQLite, this is the only one who writes
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, wanted)


def known_revisions() -> set[str]:
    """Name the revisions that this program knows, as their files begin."""
    return {path.name.partition("_")[0] for path in MIGRATIONS.glob("versions/[0-9]*_*.py")}


def revision_of(engine: Engine) -> str | None:
    """Return how far a database has been brought; refuse one from a newer program."""
    found: str | None = None
    with reading(engine) as connection:
        if inspect(connection).has_table(ALEMBICS_OWN):
            found = connection.scalar(text(f"SELECT version_num FROM {ALEMBICS_OWN}"))
    if found is not None and found not in known_revisions():
        raise UnusableDatabase("newer", revision=found)
    return found
