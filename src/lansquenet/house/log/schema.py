"""The tables of the store.

The log (`event`) is the truth.  `payment`, `balance`, `idempotency` and `room` are folded from it in
the same transaction, for the sake of constraints and of quick reading; an audit folds them again.
`chain` keeps how long the log of each table is and where it ends.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Float,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    false,
    text,
)

REVISION = "6"  # the newest of `migrations/versions`

metadata = MetaData()

event = Table(
    "event",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),  # 1, 2, 3 ... for each table
    Column("hand", BigInteger, nullable=False),
    Column("kind", Text, nullable=False),
    Column("body", Text, nullable=False),  # canonical JSON
    Column("sealed", LargeBinary),  # nonce and AES-GCM ciphertext of canonical JSON
    Column("effects", Text, nullable=False),  # canonical JSON: payments, key, may_owe, card
    Column("rules_hash", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds of wall time
    Column("version", Integer, nullable=False),  # of the form of this row
    Column("prev_hash", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),  # SHA-256 over all of the above
    Index("event_of_kind", "table", "kind", "seq"),
    Index("event_of_hand", "table", "hand", "seq"),
    Index(  # who sat down where: bodies begin with the account
        "event_sat",
        "body",
        "table",
        "seq",
        sqlite_where=text("kind = 'sat'"),
        postgresql_where=text("kind = 'sat'"),
        postgresql_ops={"body": "text_pattern_ops"},
    ),
)

chain = Table(
    "chain",
    metadata,
    Column("table", Text, primary_key=True),  # "" is the census: its length is the number of tables
    Column("born", BigInteger, nullable=False, unique=True),  # 1, 2, 3 ... in order of first events
    Column("length", BigInteger, nullable=False),
    Column("hash", LargeBinary, nullable=False),  # of the last event
    Column("mac", LargeBinary, nullable=False),  # HMAC-SHA-256 over all of the above
)

payment = Table(
    "payment",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("line", Integer, primary_key=True, autoincrement=False),  # 2n pays, 2n + 1 is paid
    Column("account", Text, nullable=False),
    Column("chips", BigInteger, nullable=False),
    Column("rule", Text, nullable=False),
    ForeignKeyConstraint(["table", "seq"], ["event.table", "event.seq"]),
)

balance = Table(
    "balance",
    metadata,
    Column("account", Text, primary_key=True),
    Column("table", Text, nullable=False, index=True),  # "" for the mint
    Column("chips", BigInteger, nullable=False),
    Column("may_owe", Boolean, nullable=False, server_default=false()),
    CheckConstraint("may_owe OR chips >= 0", name="no_debt"),
)

idempotency = Table(
    "idempotency",
    metadata,
    Column("table", Text, primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("client_id", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    ForeignKeyConstraint(["table", "seq"], ["event.table", "event.seq"]),
)

room = Table(
    "room",
    metadata,
    Column("table", Text, primary_key=True),
    Column("code", Text, unique=True),
    Column("status", Text, nullable=False, index=True),
    Column("card", Text, nullable=False),  # canonical JSON
)

lease = Table(
    "lease",
    metadata,
    Column("table", Text, primary_key=True),
    Column("owner", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),  # grows by one with every claim
    Column("until", Float(53), nullable=False),  # seconds, by the clock of the database
)

account = Table(
    "account",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text),  # the name without case: only of accounts with a password, and then unique
    Column("password", Text),
    Column("created", Float(53), nullable=False),
    Column("barred", Boolean, nullable=False, server_default=false()),  # the keeper lets it in no more
    Column("renewed", Boolean, nullable=False, server_default=false()),  # has had a login, below
    Index("account_folded", "folded", unique=True),
)

login = Table(
    "login",
    metadata,
    Column("digest", LargeBinary, primary_key=True),  # SHA-256, as of a token
    Column("account", Text, ForeignKey("account.id"), nullable=False),
    Column("began", Float(53), nullable=False),
    Column("until", Float(53), nullable=False),  # if it is not used before
    Column("ends", Float(53), nullable=False),  # however much it is used
    Index("login_account", "account"),
)

gone = Table(
    "gone",
    metadata,
    Column("table", Text, primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 ... as they were erased
    Column("account", Text, ForeignKey("account.id"), nullable=False),  # which the log of the table names
    Index("gone_account", "account"),
)

token = Table(
    "token",
    metadata,
    Column("digest", LargeBinary, primary_key=True),  # SHA-256: a stolen store opens no account
    Column("account", Text, ForeignKey("account.id"), nullable=False),
    Column("purpose", Text, nullable=False),
    Column("until", Float(53), nullable=False),
)

closing = Table(
    "closing",
    metadata,
    Column("table", Text, primary_key=True),  # which the keeper of the house wants closed
    Column("asked", Float(53), nullable=False),
)

day_result = Table(
    "day_result",
    metadata,
    Column("day", Text, primary_key=True),  # by universal time, 2026-11-23
    Column("hand", Integer, primary_key=True, autoincrement=False),  # of the day's five
    Column("account", Text, ForeignKey("account.id"), primary_key=True),
    Column("net", BigInteger, nullable=False),
    Index("day_result_account", "account"),
)

salon = Table(
    "salon",
    metadata,
    Column("code", Text, primary_key=True),  # of its link
    Column("name", Text, nullable=False),
    Column("season", Integer, nullable=False),
    Column("terms", Text, nullable=False),  # JSON: on which its tables are opened
    Column("created", Float(53), nullable=False),
)

salon_member = Table(
    "salon_member",
    metadata,
    Column("salon", Text, ForeignKey("salon.code"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 ... as they came in
    Column("account", Text, ForeignKey("account.id"), nullable=False),
    Column("role", Text, nullable=False),  # member, keeper, left or barred
    Column("coming", Boolean, nullable=False, server_default=false()),  # wants a seat in the next round
    Index("salon_member_account", "account", "salon", unique=True),
)

salon_evening = Table(
    "salon_evening",
    metadata,
    Column("salon", Text, ForeignKey("salon.code"), primary_key=True),
    Column("evening", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 ... over all seasons
    Column("season", Integer, nullable=False),
    Column("began", Float(53), nullable=False),
    Column("ended", Float(53)),
)

salon_table = Table(
    "salon_table",
    metadata,
    Column("table", Text, primary_key=True),
    Column("since", BigInteger, primary_key=True, autoincrement=False),  # the first hand that counts
    Column("until", BigInteger),  # the last that does, where it was taken out of the salon
    Column("salon", Text, ForeignKey("salon.code"), nullable=False),
    Column("evening", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # of the plan; 0: opened by somebody, beside it
    Index("salon_table_salon", "salon"),
)

salon_seat = Table(
    "salon_seat",
    metadata,
    Column("salon", Text, primary_key=True),
    Column("evening", Integer, primary_key=True, autoincrement=False),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),  # of the member
    Column("table", Text, nullable=False),
    ForeignKeyConstraint(["salon", "number"], ["salon_member.salon", "salon_member.number"]),
)
