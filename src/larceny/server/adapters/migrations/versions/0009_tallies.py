"""How people have played: tallies that grow with every game, and best moments."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Make the tables; the server counts the games of before by and by."""
    op.create_table("counted", _table())
    op.create_table(
        "tallies",
        _person(),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("kind", sa.String(20), primary_key=True),
        sa.Column("key", sa.String(60), primary_key=True),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
    )
    op.create_index("ix_tallies_key", "tallies", ["key"])
    op.create_table(
        "moments",
        _person(),
        _table(),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("gain", sa.Integer, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
    )
    op.create_index("ix_moments_person", "moments", ["person", "gain"])


def _person() -> "sa.Column[str]":
    return sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True)


def _table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True)
