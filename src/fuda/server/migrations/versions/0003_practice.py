"""What people practise."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make room for it."""
    op.create_table(
        "practice",
        sa.Column("person", sa.String(40), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Forget it."""
    op.drop_table("practice")
