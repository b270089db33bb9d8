"""The table of reports."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, String, Table

from .schema import metadata

reports = Table(
    "reports",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("by", String(40), ForeignKey("people.id"), nullable=False),
    Column("table_id", String(40), ForeignKey("tables.id"), index=True),
    Column("at", BigInteger, nullable=False),
    Column("reasons", String(80), nullable=False),  # words with spaces between
    Column("words", String(500), nullable=False),
    Column("closed", BigInteger),
    Column("note", String(500), nullable=False),
    Index("ix_reports_closed", "closed", "at"),
    Index("ix_reports_by", "by", "at"),
)
