"""The log of every table, and what follows from it."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "log",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("person", sa.String(40)),
        sa.Column("command", sa.String(40)),
        sa.Column("entry", sa.Text, nullable=False),
        sa.Column("clocks", sa.Text, nullable=False),
        sa.UniqueConstraint("table_id", "person", "command", name="log_command"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("stage", sa.String(10), nullable=False),
        sa.Column("kept", sa.Boolean, nullable=False),
        sa.Column("info", sa.Text),
    )
    op.create_index("tables_stage", "tables", ["stage"])
    op.create_table(
        "sitters",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(40), primary_key=True),
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Nothing was there before; the log is the truth and is not thrown away."""
    raise NotImplementedError("there is no schema before the first one")
