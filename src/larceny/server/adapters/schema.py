"""The tables of the database. Migrations: adapters/migrations."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(40), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("account", String(40), unique=True),
    Column("password", String(200)),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("label", String(80), nullable=False),  # empty: a browser's session
    Column("created", BigInteger, nullable=False),
)

game_tables = Table(
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(20), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(40), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("version", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),  # the whole table, as JSON
    Index("ix_tables_open", "status", "public", "created"),
    Index("ix_tables_host", "host", "status"),
)

chairs = Table(  # who sits where, to find a person's tables
    "chairs",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("person", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Index("ix_chairs_person", "person", "created"),
)

journal = Table(  # the number of a step is what decides between two nodes
    "journal",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("word", String(80), nullable=False),
    Column("client_id", String(64)),
    Column("at", BigInteger, nullable=False),
    Column("events", LargeBinary, nullable=False),
    Column("clock", LargeBinary, nullable=False),
    Column("deadline", BigInteger),
)

deadlines = Table(  # of running tables; it holds only if no later step came without one
    "deadlines",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("deadline", BigInteger, nullable=False, index=True),
)

sealed = Table(
    "sealed",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("window", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("word", String(80), nullable=False),
    Column("client_id", String(64)),
    Column("at", BigInteger, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("person", String(40), nullable=False),
    Column("seat", Integer),
    Column("name", String(40), nullable=False),
    Column("text", String(500), nullable=False),
    Column("client_id", String(64)),
    Index("ix_chat_person", "person", "at"),
    Index("ix_chat_client_id", "table_id", "person", "client_id", unique=True),
)

notes = Table(  # one sheet a seat, which nobody else may read
    "notes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),  # notes by tile or drawer, as JSON
)

replays = Table(  # of games that are over: what each viewer saw, step by step
    "replays",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("body", LargeBinary, nullable=False),  # compressed JSON; empty: too large to keep
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("node", String(40), nullable=False),
    Column("until", BigInteger, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("player", String(60), primary_key=True),  # a person, or bot:NAME
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Column("ordinal", Double, nullable=False),  # what the player is at least worth, almost surely
    Index("ix_ratings_ordinal", "game", "ordinal", "player"),
)

rating_history = Table(
    "rating_history",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("player", String(60), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_rating_history_player", "player", "game", "at"),
)

push_keys = Table(  # one row: by what push services know this server
    "push_keys",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("private", String(60), nullable=False),
)

seeks = Table(  # who looks for a table by quick match; where he was seated, until he is told
    "seeks",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("tempo", String(20), nullable=False),
    Column("least", Integer, nullable=False),
    Column("most", Integer, nullable=False),
    Column("rating", Double, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("bots_at", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False, index=True),
    Column("table_id", String(40), ForeignKey("tables.id")),
)

push_devices = Table(  # browsers that want to be told whose turn it is
    "push_devices",
    metadata,
    Column("id", String(64), primary_key=True),  # a hash of the endpoint
    Column("person", String(40), ForeignKey("people.id"), nullable=False, index=True),
    Column("token", String(64), nullable=False, index=True),  # of the session that it belongs to
    Column("endpoint", String(1000), nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("language", String(5), nullable=False),
    Column("created", BigInteger, nullable=False),
)

push_marks = Table(  # up to which step of a table it is noted who is to be told
    "push_marks",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
)

pushes = Table(  # what waits to be sent: one a turn and device
    "pushes",
    metadata,
    Column("table_id", String(40), ForeignKey("tables.id"), primary_key=True),
    Column("turn", Integer, primary_key=True),  # the step with which it began
    Column("device", String(64), ForeignKey("push_devices.id"), primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("due", BigInteger, nullable=False, index=True),  # or, while it is sent, when it is lost
    Index("ix_pushes_device", "device"),
)

puzzle_solvers = Table(  # how far people have come with puzzles
    "puzzle_solvers",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("rating", Double, nullable=False),
    Column("deviation", Double, nullable=False),
    Column("volatility", Double, nullable=False),
    Column("rated", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
    Column("last_day", String(10)),  # the last day that counted
    Column("level", Integer, nullable=False),  # of the trainer
    Column("row", Integer, nullable=False),
    Column("highest", Integer, nullable=False),
    Column("trained", Integer, nullable=False),
    Column("tried", Integer, nullable=False),
)

puzzle_attempts = Table(  # what they have answered
    "puzzle_attempts",
    metadata,
    Column("person", String(40), ForeignKey("people.id"), primary_key=True),
    Column("puzzle", String(20), primary_key=True),
    Column("day", String(10), primary_key=True),  # empty: not as the puzzle of a day
    Column("at", BigInteger, nullable=False),
    Column("counts", Boolean, nullable=False),
    Column("given", String(400), nullable=False),  # answers, one a line
    Column("solved", Boolean, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("before", Double),  # the rating
    Column("after", Double),
    Index("ix_puzzle_attempts_at", "person", "at"),
)
