"""Who is equally strong stands in the index in the order in which he is told."""

from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the index of the strongest anew: among equals, by their ids."""
    op.drop_index("ix_ratings_ordinal", "ratings")
    op.create_index("ix_ratings_ordinal", "ratings", ["game", "ordinal", "player"])
