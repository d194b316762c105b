"""The tables of the database. Alembic's migrations lead here; a test compares them."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

metadata = MetaData()

players = Table(
    "players",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(24), nullable=False),  # "" once deleted
    Column("lang", String(5), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("deleted", Boolean, nullable=False),
)

# Keys are kept as SHA-256 only: who reads the database can't use them.
keys = Table(
    "keys",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("id", String(24), nullable=False, unique=True),  # names it in lists, opens nothing
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # cookie, token, link
    Column("label", String(40), nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(8), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    Column("wake", BigInteger),  # when the house must look after it; None: never
    Column("opened_by", String(24)),
    Index("tables_wake", "wake"),
    Index("tables_lobby", "status", "public", "opened_at"),
    Index("tables_archive", "game", "ended_at"),
    Index("tables_opener", "opened_by", "status"),
)

# Who sits where, for lists of a player's tables. A player's names are here, never in entries, so that
# they can go.
seats = Table(
    "seats",
    metadata,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", String(24), ForeignKey("players.id"), nullable=False, index=True),
    Column("label", String(24)),  # the name of a friend on the player's device
)

# The truth. (table_id, number) is unique: of two writers of the same number one wins.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("by", String(24), nullable=False),
    Column("command", String(64), nullable=False),
    Column("events", LargeBinary, nullable=False),  # JSON
)

# Finished and imported matches as text, without names.
records = Table(
    "records",
    metadata,
    Column("id", String(24), primary_key=True),  # the table's, if it was played here
    Column("game", String(40), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("made_at", BigInteger, nullable=False),
    Column("imported_by", String(24), index=True),
    Column("text", Text, nullable=False),
    Index("records_archive", "public", "game", "made_at"),
)
