"""The table of studies."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, String, Table

from .schema import metadata

studies = Table(
    "studies",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("author", String(40), ForeignKey("people.id"), nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the whole study, as JSON
    Index("ix_studies_author", "author", "changed"),
)
