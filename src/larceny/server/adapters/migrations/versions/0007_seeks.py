"""Who looks for a table by quick match."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the table of those who look for a table."""
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("tempo", sa.String(20), nullable=False),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("most", sa.Integer, nullable=False),
        sa.Column("rating", sa.Double, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("bots_at", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id")),
    )
    op.create_index("ix_seeks_seen", "seeks", ["seen"])
