"""Reports of people, until somebody has looked at them."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Make the table of reports."""
    op.create_table(
        "reports",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("by", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id")),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("reasons", sa.String(80), nullable=False),
        sa.Column("words", sa.String(500), nullable=False),
        sa.Column("closed", sa.BigInteger),
        sa.Column("note", sa.String(500), nullable=False),
    )
    op.create_index("ix_reports_person", "reports", ["person"])
    op.create_index("ix_reports_table_id", "reports", ["table_id"])
    op.create_index("ix_reports_closed", "reports", ["closed", "at"])
    op.create_index("ix_reports_by", "reports", ["by", "at"])
