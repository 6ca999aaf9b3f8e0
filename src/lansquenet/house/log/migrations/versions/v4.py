"""What the hands of a day came to for those who played them."""

import sqlalchemy as sa
from alembic import op

revision = "4"
down_revision = "3"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "day_result",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("hand", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.Text, sa.ForeignKey("account.id"), primary_key=True),
        sa.Column("net", sa.BigInteger, nullable=False),
    )
    op.create_index("day_result_account", "day_result", ["account"])
