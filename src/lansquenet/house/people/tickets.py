"""Tickets: the right to connect once to one table.

They are signed and stand nowhere, so that whichever process of the house is shown one knows it.
"""

import hashlib
import secrets
import time
from contextlib import suppress
from typing import NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer


class Ticket(NamedTuple):
    """Who may connect, to which table, until when by the clock on the wall."""

    account: str
    kind: str
    table: str
    until: float
    once: str


class Tickets:
    """Those of a house.  One that was used is known for as long as it would be good, by this process."""

    def __init__(self, secret: bytes) -> None:
        signing = {"digest_method": hashlib.sha256}
        self.signer = URLSafeSerializer(secret, salt="lansquenet ticket", signer_kwargs=signing)
        self.used: dict[str, float] = {}

    def made(self, account: str, kind: str, table: str, seconds: float) -> str:
        """A ticket that is good for so many seconds."""
        until = round(time.time() + seconds, 2)
        return str(self.signer.dumps(Ticket(account, kind, table, until, secrets.token_urlsafe(6))))

    def torn(self, shown: str) -> Ticket | None:
        """What this ticket gives a right to, once; None: it is too old, was used, or is no ticket."""
        now = time.time()
        self.used = {once: until for once, until in self.used.items() if until > now}
        with suppress(BadSignature):
            ticket = Ticket(*self.signer.loads(shown))
            if ticket.until > now and ticket.once not in self.used:
                self.used[ticket.once] = ticket.until
                return ticket
        return None
