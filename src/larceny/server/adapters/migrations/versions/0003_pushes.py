"""Devices that want to be told whose turn it is, and what waits to be sent to them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables of pushes."""
    op.create_table(
        "push_keys",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("private", sa.String(60), nullable=False),
    )
    _devices()
    op.create_table(
        "push_marks",
        _table_id(),
        sa.Column("seq", sa.Integer, nullable=False),
    )
    _pushes()


def _table_id() -> "sa.Column[str]":
    return sa.Column("table_id", sa.String(40), sa.ForeignKey("tables.id"), primary_key=True)


def _devices() -> None:
    op.create_table(
        "push_devices",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(40), sa.ForeignKey("people.id"), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("language", sa.String(5), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_push_devices_person", "push_devices", ["person"])
    op.create_index("ix_push_devices_token", "push_devices", ["token"])


def _pushes() -> None:
    op.create_table(
        "pushes",
        _table_id(),
        sa.Column("turn", sa.Integer, primary_key=True),
        sa.Column("device", sa.String(64), sa.ForeignKey("push_devices.id"), primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_pushes_due", "pushes", ["due"])
    op.create_index("ix_pushes_device", "pushes", ["device"])
