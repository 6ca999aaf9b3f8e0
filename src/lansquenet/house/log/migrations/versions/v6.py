"""Whose name is not read out of the log of a table any more, because they have had themselves erased."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Add them; the log stays as it is."""
    op.create_table(
        "gone",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.Text, sa.ForeignKey("account.id"), nullable=False),
    )
    op.create_index("gone_account", "gone", ["account"])
