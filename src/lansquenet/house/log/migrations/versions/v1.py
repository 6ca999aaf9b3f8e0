"""The store as it first was."""

import sqlalchemy as sa
from alembic import op

revision = "1"
down_revision = None


def upgrade() -> None:
    """Make all tables."""
    op.create_table(
        "event",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("hand", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("sealed", sa.LargeBinary),
        sa.Column("effects", sa.Text, nullable=False),
        sa.Column("rules_hash", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("prev_hash", sa.LargeBinary, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
    )
    op.create_index("event_of_kind", "event", ["table", "kind", "seq"])
    op.create_index("event_of_hand", "event", ["table", "hand", "seq"])
    op.create_table(
        "chain",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("born", sa.BigInteger, nullable=False, unique=True),
        sa.Column("length", sa.BigInteger, nullable=False),
        sa.Column("hash", sa.LargeBinary, nullable=False),
        sa.Column("mac", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "payment",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.Text, nullable=False),
        sa.Column("chips", sa.BigInteger, nullable=False),
        sa.Column("rule", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["table", "seq"], ["event.table", "event.seq"]),
    )
    op.create_table(
        "balance",
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("table", sa.Text, nullable=False, index=True),
        sa.Column("chips", sa.BigInteger, nullable=False),
        sa.Column("may_owe", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.CheckConstraint("may_owe OR chips >= 0", name="no_debt"),
    )
    op.create_table(
        "idempotency",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("client_id", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.ForeignKeyConstraint(["table", "seq"], ["event.table", "event.seq"]),
    )
    op.create_table(
        "room",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, unique=True),
        sa.Column("status", sa.Text, nullable=False, index=True),
        sa.Column("card", sa.Text, nullable=False),
    )
    op.create_table(
        "lease",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("owner", sa.Text, nullable=False),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
    op.create_table(
        "account",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("folded", sa.Text),
        sa.Column("password", sa.Text),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_index("account_folded", "account", ["folded"], unique=True)
    op.create_table(
        "token",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("account", sa.Text, sa.ForeignKey("account.id"), nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("until", sa.Float(53), nullable=False),
    )
