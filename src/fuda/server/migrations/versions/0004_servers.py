"""Several servers that share the tables."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make room for who owns a table."""
    op.add_column("tables", sa.Column("owner", sa.String(40)))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_owner", "tables", ["owner"])
    op.create_table(
        "servers",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("expires", sa.BigInteger, nullable=False),
        sa.Column("listing", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Let one server have all of them again."""
    op.drop_table("servers")
    op.drop_index("tables_owner", "tables")
    op.drop_column("tables", "epoch")
    op.drop_column("tables", "owner")
