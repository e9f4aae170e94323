"""The account of fair starts."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the account; starts from before are not counted."""
    op.create_table(
        "starts",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("outcome", sa.String(10), nullable=False),
        sa.Column("info", sa.Text),
    )
    op.create_index("starts_at", "starts", ["at"])
    op.create_table(
        "starters",
        sa.Column("table_id", sa.String(40), primary_key=True),
        sa.Column("attempt", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("missing", sa.Boolean, nullable=False),
    )
    op.create_index("starters_person", "starters", ["person"])


def downgrade() -> None:
    """Forget the account; the log still holds what it followed from."""
    op.drop_table("starters")
    op.drop_table("starts")
