"""The tables of clubs."""

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, String, Table

from .schema import metadata

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("owner", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("code", String(40), nullable=False, unique=True),
    Column("created", BigInteger, nullable=False),
    Column("weekday", Integer),  # 0: Monday; with the next two: when it meets
    Column("minute", Integer),
    Column("zone", String(40)),
    Column("table_id", String(40), ForeignKey("tables.id")),  # the newest that was laid
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(40), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_club_members_person", "person", "at"),
)

club_invitations = Table(
    "club_invitations",
    metadata,
    Column("club", String(40), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),  # who is asked
    Column("by", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Index("ix_club_invitations_person", "person", "at"),
)

club_games = Table(  # every table that was laid for a club; of those that are over, how they ended
    "club_games",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("club", String(40), ForeignKey("clubs.id"), nullable=False),
    Column("ended", BigInteger),
    Column("points", String(200), nullable=False),  # by seat, as JSON
    Column("winners", String(40), nullable=False),  # seats, as JSON
    Index("ix_club_games_ended", "club", "ended"),
)

club_scores = Table(  # who won how often; who leaves and comes back finds his again
    "club_scores",
    metadata,
    Column("club", String(40), ForeignKey("clubs.id"), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("wins", Integer, nullable=False),
    Index("ix_club_scores_person", "person"),
)
