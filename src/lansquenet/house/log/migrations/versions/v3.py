"""Where each account sat down is found without a look at all that happened in the house."""

import sqlalchemy as sa
from alembic import op

revision = "3"
down_revision = "2"


def upgrade() -> None:
    """Make the index; the log stays as it is."""
    sat = sa.text("kind = 'sat'")
    op.create_index(
        "event_sat",
        "event",
        ["body", "table", "seq"],
        sqlite_where=sat,
        postgresql_where=sat,
        postgresql_ops={"body": "text_pattern_ops"},
    )
