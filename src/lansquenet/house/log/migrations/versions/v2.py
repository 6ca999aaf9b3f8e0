"""Logins that can be ended, accounts that may not come in, tables that the keeper wants closed."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"


def upgrade() -> None:
    """Add them; nobody is barred, and who has a session of the version before comes in by it once more."""
    for name in ("barred", "renewed"):
        op.add_column("account", sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "login",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("account.id"), nullable=False),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
        sa.Column("ends", sa.Float(53), nullable=False),
    )
    op.create_index("login_account", "login", ["account"])
    op.create_table(
        "closing",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("asked", sa.Float(53), nullable=False),
    )
