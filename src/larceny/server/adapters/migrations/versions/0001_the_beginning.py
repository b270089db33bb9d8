"""The beginning: people, tables, journal, chat, leases, sealed answers, ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the tables."""
    _people()
    _tables()
    _journal()
    _chat_and_leases()
    _ratings()


def _people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("account", sa.String(40), unique=True),
        sa.Column("password", sa.String(200)),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("label", sa.String(80), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])


def _table_id() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True)


def _tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(20), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("host", sa.String(40), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_tables_open", "tables", ["status", "public", "created"])
    op.create_index("ix_tables_host", "tables", ["host", "status"])
    op.create_table(
        "chairs",
        _table_id(),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_chairs_person", "chairs", ["person", "created"])


def _journal() -> None:
    op.create_table(
        "journal",
        _table_id(),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("word", sa.String(80), nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
        sa.Column("clock", sa.LargeBinary, nullable=False),
        sa.Column("deadline", sa.BigInteger),
    )
    op.create_table(
        "deadlines",
        _table_id(),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("deadline", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_deadlines_deadline", "deadlines", ["deadline"])
    op.create_table(
        "sealed",
        _table_id(),
        sa.Column("window", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("word", sa.String(80), nullable=False),
        sa.Column("client_id", sa.String(64)),
        sa.Column("at", sa.BigInteger, nullable=False),
    )


def _chat_and_leases() -> None:
    op.create_table(
        "chat",
        _table_id(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(40), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
    )
    op.create_index("ix_chat_person", "chat", ["person", "at"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(80), primary_key=True),
        sa.Column("node", sa.String(40), nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )


def _ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("ordinal", sa.Double, nullable=False),
    )
    op.create_index("ix_ratings_ordinal", "ratings", ["game", "ordinal"])
    op.create_table(
        "rating_history",
        _table_id(),
        sa.Column("player", sa.String(60), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ix_rating_history_player", "rating_history", ["player", "game", "at"])
