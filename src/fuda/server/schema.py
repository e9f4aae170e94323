"""The database: the log, which is the truth, and what is kept beside it so that lists need not read it."""

from importlib.resources import as_file, files
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import BigInteger, Boolean, Column, Connection, Index, Integer, MetaData, String, Table, Text, text
from sqlalchemy import UniqueConstraint as Unique

from fuda.core.errors import FudaError

AWAKE = ("open", "starting", "playing")  # stages of tables that go on by themselves
FIRST = 1  # the epoch of a new table's lease
UPGRADING = 8_765  # the number of PostgreSQL's lock for who brings the schema up to date

metadata = MetaData()

log = Table(
    "log",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("person", String(40)),
    Column("command", String(40)),  # the id by which that person's page will know it again
    Column("entry", Text, nullable=False),  # entries.py, as JSON
    Column("clocks", Text, nullable=False),  # milliseconds left, by seat, as JSON
    Unique("table_id", "person", "command", name="log_command"),
)

tables = Table(  # follows from the log, written in the same transaction
    "tables",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("created", BigInteger, nullable=False),
    Column("stage", String(10), nullable=False),  # wire.Stage, or asleep: its only player is away
    Column("kept", Boolean, nullable=False),  # shown among its people's games
    Column("info", Text),  # wire.TableInfo of one that is finished or asleep, as JSON
    Column("owner", String(40)),  # the server that alone writes its entries, where several share the tables …
    Column("epoch", Integer, nullable=False, server_default="0"),  # … by its so many-eth lease
    Index("tables_stage", "stage"),
    Index("tables_owner", "owner"),
)

servers = Table(  # those that share the tables; a row is a lease, by PostgreSQL's own clock
    "servers",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("expires", BigInteger, nullable=False),  # milliseconds since 1970
    Column("listing", Text, nullable=False),  # its listed tables, wire.TableInfo, as JSON
)

sitters = Table(  # follows from the log too
    "sitters",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("table_id", String(40), primary_key=True),
)

people = Table(
    "people",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("name", String(24), nullable=False),
)

practice = Table(
    "practice",
    metadata,
    Column("person", String(40), primary_key=True),
    Column("state", Text, nullable=False),  # whatever the trainer keeps, as JSON
    Column("changed", BigInteger, nullable=False),  # milliseconds since 1970
)

keys = Table(  # what the server must know again after a restart, such as the key that signs cookies
    "keys",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

starts = Table(  # follows from the log: every fair start, and what became of it
    "starts",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("game", String(40), nullable=False),
    Column("outcome", String(10), nullable=False),  # starting, dealt, or why it was aborted
    Column("info", Text),  # wire.AbortInfo of an aborted one, as JSON
    Index("starts_at", "at"),
)

starters = Table(  # and who took part in it
    "starters",
    metadata,
    Column("table_id", String(40), primary_key=True),
    Column("attempt", Integer, primary_key=True, autoincrement=False),
    Column("person", String(40), primary_key=True),
    Column("missing", Boolean, nullable=False),  # whether it was aborted for want of this person's page
    Index("starters_person", "person"),
)


class Newer(FudaError):
    """A database that a newer Fuda has written."""

    def __init__(self, found: str, known: str) -> None:
        super().__init__(f"its schema is {found}, and this Fuda knows those up to {known}")


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest schema; one of a newer Fuda is left alone."""
    with as_file(files("fuda.server").joinpath("migrations")) as folder:
        if connection.dialect.name == "postgresql":  # several servers may start at once
            connection.execute(text(f"SELECT pg_advisory_xact_lock({UPGRADING})"))
        config = _config(folder)
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        for found in MigrationContext.configure(connection).get_current_heads():
            if found not in known:
                raise Newer(found, known[0])
        config.attributes["connection"] = connection
        command.upgrade(config, "head")


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
