"""People: a name is enough; a password, for those who want to come back from anywhere."""

import asyncio
import re
import secrets
import time
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from pydantic import TypeAdapter, ValidationError

from lansquenet.errors import HouseRefuses
from lansquenet.house.log.store import Account
from lansquenet.house.log.writer import Writer
from lansquenet.house.messages import Name

LINK_SECONDS = 600.0
TICKET_SECONDS = 30.0
SHORTEST_PASSWORD, LONGEST_PASSWORD = 8, 200
NAME: TypeAdapter[str] = TypeAdapter(Name)


@dataclass(frozen=True)
class Ticket:
    """The right to connect once to one table."""

    account: str
    kind: str
    table: str
    until: float


class Accounts:
    """Guests and those with a password; who a session belongs to; tickets for connections."""

    def __init__(self, writer: Writer, secret: bytes) -> None:
        self.writer = writer
        self.sessions = URLSafeSerializer(secret, salt="lansquenet session")
        self.hasher = PasswordHasher()
        self.nobody = self.hasher.hash(secrets.token_hex(8))  # takes as long to refuse as any
        self.tickets: dict[str, Ticket] = {}
        self.known: dict[str, Account] = {}

    async def guest(self, name: str) -> Account:
        """A new account for whoever gives a name."""
        try:
            fit = NAME.validate_python(re.sub(r"\s+", " ", name.strip()))
        except ValidationError:
            raise HouseRefuses("bad_name", "A name has 1 to 24 characters, and neither < nor >.") from None
        account = await self.writer.run(lambda: self.writer.store.add_account(fit))
        assert account is not None, "a guest's name may be anybody's"
        self.known[account.id] = account
        return account

    async def set_password(self, account: Account, password: str) -> None:
        """From now on this name and password open the account."""
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise HouseRefuses("bad_password", f"A password has {SHORTEST_PASSWORD} characters or more.")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        if not await self.writer.run(lambda: self.writer.store.set_password(account.id, hashed)):
            raise HouseRefuses("name_taken", f"Somebody else has the name {account.name} and a password.")
        self.known.pop(account.id, None)

    async def log_in(self, name: str, password: str) -> Account:
        """The account of this name and password."""
        account = await self.writer.run(lambda: self.writer.store.account_named(name))
        hashed = account.password if account and account.password else self.nobody
        try:
            await asyncio.to_thread(self.hasher.verify, hashed, password)
        except (VerificationError, InvalidHashError):
            raise HouseRefuses("wrong_password", "No such name with this password.") from None
        if account is None:
            raise HouseRefuses("wrong_password", "No such name with this password.")
        return account

    async def link(self, account: Account) -> str:
        """A code with which another device opens this account, once and soon."""
        return await self.writer.run(lambda: self.writer.store.add_token(account.id, LINK_SECONDS))

    async def by_link(self, code: str) -> Account:
        """The account that this code opens."""
        id = await self.writer.run(lambda: self.writer.store.use_token(code))
        account = await self.account(id) if id else None
        if account is None:
            raise HouseRefuses("bad_link", "This code has been used, or is older than ten minutes.")
        return account

    async def account(self, id: str) -> Account | None:
        """The account with this id."""
        if id not in self.known:
            found = await self.writer.run(lambda: self.writer.store.account(id))
            if found is None:
                return None
            self.known[id] = found
        return self.known[id]

    # -- sessions and tickets

    def session(self, account: Account) -> str:
        """What a client shows to be known as this account."""
        return str(self.sessions.dumps(account.id))

    async def of_session(self, session: str) -> Account | None:
        """Whose session this is."""
        try:
            return await self.account(str(self.sessions.loads(session)))
        except BadSignature:
            return None

    def ticket(self, account: Account, kind: str, table: str) -> str:
        """A ticket, good for one connection to this table within half a minute."""
        now = time.monotonic()
        self.tickets = {key: ticket for key, ticket in self.tickets.items() if ticket.until > now}
        secret = secrets.token_urlsafe(24)
        self.tickets[secret] = Ticket(account.id, kind, table, now + TICKET_SECONDS)
        return secret

    async def admit(self, secret: str, table: str) -> tuple[Account, str]:
        """Who comes to a table with this ticket, and whether a person or a robot; it admits nobody else."""
        ticket = self.tickets.pop(secret, None)
        account = await self.account(ticket.account) if ticket and ticket.until > time.monotonic() else None
        if ticket is None or account is None:
            raise HouseRefuses("bad_ticket", "This ticket has been used, or is older than half a minute.")
        if ticket.table != table:
            raise HouseRefuses("bad_ticket", "This ticket is for another table.")
        return account, ticket.kind
