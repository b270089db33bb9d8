"""A line of the chat that is sent twice under one id is stored once."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Let lines be known by the id that their sender gave them."""
    op.add_column("chat", sa.Column("client_id", sa.String(64)))
    op.create_index("ix_chat_client_id", "chat", ["table_id", "person", "client_id"], unique=True)
