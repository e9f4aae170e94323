"""When people practised last."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Take what is there for practised now: nobody knows better."""
    op.add_column("practice", sa.Column("changed", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE practice SET changed = :now").bindparams(now=round(time.time() * 1000)))


def downgrade() -> None:
    """Forget when it was."""
    op.drop_column("practice", "changed")
