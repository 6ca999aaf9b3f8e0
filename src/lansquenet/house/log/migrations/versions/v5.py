"""Salons: their members, evenings and tables, and who was to sit where."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Add them."""
    _add_clubs()
    _add_evenings()


def _add_clubs() -> None:
    op.create_table(
        "salon",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("terms", sa.Text, nullable=False),
        sa.Column("created", sa.Float(53), nullable=False),
    )
    op.create_table(
        "salon_member",
        sa.Column("salon", sa.Text, sa.ForeignKey("salon.code"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.Text, sa.ForeignKey("account.id"), nullable=False),
        sa.Column("role", sa.Text, nullable=False),
        sa.Column("coming", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_index("salon_member_account", "salon_member", ["account", "salon"], unique=True)


def _add_evenings() -> None:
    op.create_table(
        "salon_evening",
        sa.Column("salon", sa.Text, sa.ForeignKey("salon.code"), primary_key=True),
        sa.Column("evening", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("season", sa.Integer, nullable=False),
        sa.Column("began", sa.Float(53), nullable=False),
        sa.Column("ended", sa.Float(53)),
    )
    op.create_table(
        "salon_table",
        sa.Column("table", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("until", sa.BigInteger),
        sa.Column("salon", sa.Text, sa.ForeignKey("salon.code"), nullable=False),
        sa.Column("evening", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
    )
    op.create_index("salon_table_salon", "salon_table", ["salon"])
    op.create_table(
        "salon_seat",
        sa.Column("salon", sa.Text, primary_key=True),
        sa.Column("evening", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("table", sa.Text, nullable=False),
        sa.ForeignKeyConstraint(["salon", "number"], ["salon_member.salon", "salon_member.number"]),
    )
