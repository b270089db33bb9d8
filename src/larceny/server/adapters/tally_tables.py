"""The tables of how people have played, which grow with every game that ends."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, String, Table

from .schema import metadata

counted = Table(  # games that are in the tallies
    "counted",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
)

tallies = Table(
    "tallies",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), primary_key=True),
    Column("kind", String(20), primary_key=True),
    Column("key", String(60), primary_key=True),
    Column("times", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Index("ix_tallies_key", "key"),
)

moments = Table(  # the step of each game that brought somebody the most
    "moments",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("gain", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("public", Boolean, nullable=False),
    Index("ix_moments_person", "person", "gain"),
)
