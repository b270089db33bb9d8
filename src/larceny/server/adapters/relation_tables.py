"""The tables of how people stand to each other."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table

from .schema import metadata

ties = Table(  # who wants whom as a friend; if both do, they are
    "ties",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("other", String(40), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_ties_other", "other", "at"),
)

friend_links = Table(  # by which code somebody makes friends
    "friend_links",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("code", String(40), nullable=False, unique=True),
)

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("blocked", String(40), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_blocks_blocked", "blocked"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),  # who is asked
    Column("by", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_invitations_person", "person", "at"),
)
