"""Friends, blocks, and invitations to tables."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Make the tables of how people stand to each other, and let people be found by name."""
    op.create_index("ix_people_name", "people", ["name"])
    op.create_table("ties", _person("person"), _person("other"), _at())
    op.create_index("ix_ties_other", "ties", ["other", "at"])
    op.create_table(
        "friend_links",
        _person("person"),
        sa.Column("code", sa.String(40), nullable=False, unique=True),
    )
    op.create_table("blocks", _person("person"), _person("blocked"), _at())
    op.create_index("ix_blocks_blocked", "blocks", ["blocked"])
    op.create_table(
        "invitations",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        _person("person"),
        sa.Column("by", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        _at(),
    )
    op.create_index("ix_invitations_person", "invitations", ["person", "at"])
    op.create_index("ix_invitations_by", "invitations", ["by"])


def _person(name: str) -> "sa.Column[str]":
    return sa.Column(name, sa.String(40), sa.ForeignKey("people.id"), primary_key=True)


def _at() -> "sa.Column[int]":
    return sa.Column("at", sa.BigInteger, nullable=False)
