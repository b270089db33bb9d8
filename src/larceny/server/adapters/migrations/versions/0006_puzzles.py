"""How far people have come with puzzles, and what they have answered."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Make the tables of solvers and of their attempts."""
    op.create_table(
        "puzzle_solvers",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("volatility", sa.Double, nullable=False),
        sa.Column("rated", sa.Integer, nullable=False),
        sa.Column("streak", sa.Integer, nullable=False),
        sa.Column("longest", sa.Integer, nullable=False),
        sa.Column("last_day", sa.String(10)),
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("row", sa.Integer, nullable=False),
        sa.Column("highest", sa.Integer, nullable=False),
        sa.Column("trained", sa.Integer, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
    )
    op.create_table(
        "puzzle_attempts",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("puzzle", sa.String(20), primary_key=True),
        sa.Column("day", sa.String(10), primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("given", sa.String(400), nullable=False),
        sa.Column("solved", sa.Boolean, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("before", sa.Double),
        sa.Column("after", sa.Double),
    )
    op.create_index("ix_puzzle_attempts_at", "puzzle_attempts", ["person", "at"])
