"""Clubs: members, invitations, their tables, and who won how often."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Make the tables of clubs."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("owner", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("code", sa.String(40), nullable=False, unique=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("weekday", sa.Integer),
        sa.Column("minute", sa.Integer),
        sa.Column("zone", sa.String(40)),
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id")),
    )
    op.create_index("ix_clubs_owner", "clubs", ["owner"])
    op.create_table(
        "club_members",
        _club(),
        _person(),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_club_members_person", "club_members", ["person", "at"])
    op.create_table(
        "club_invitations",
        _club(),
        _person(),
        sa.Column("by", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_club_invitations_by", "club_invitations", ["by"])
    op.create_index("ix_club_invitations_person", "club_invitations", ["person", "at"])
    op.create_table(
        "club_games",
        sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("club", sa.String(40), sa.ForeignKey("clubs.id"), nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("points", sa.String(200), nullable=False),
        sa.Column("winners", sa.String(40), nullable=False),
    )
    op.create_index("ix_club_games_ended", "club_games", ["club", "ended"])
    op.create_table(
        "club_scores",
        _club(),
        _person(),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
    )
    op.create_index("ix_club_scores_person", "club_scores", ["person"])


def _club() -> "sa.Column[str]":
    return sa.Column("club", sa.String(40), sa.ForeignKey("clubs.id"), primary_key=True)


def _person() -> "sa.Column[str]":
    return sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), primary_key=True)
