"""People: a name is enough; a password, for those who want to come back from anywhere.

Whoever has come in has a login: a secret that stands in the store, so that it can be ended there.
"""

import re
import unicodedata
from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

from itsdangerous import BadSignature, URLSafeSerializer

from lansquenet.errors import HouseRefuses
from lansquenet.house.aside import Aside, Time
from lansquenet.house.log.entries import GONE
from lansquenet.house.log.store import Account
from lansquenet.house.log.writer import Writer
from lansquenet.house.people.passwords import fits, hashed_as, refuse_weak
from lansquenet.house.people.tickets import Tickets

LINK_SECONDS = 600.0
TICKET_SECONDS = 30.0
IDLE_SECONDS = 90 * 86_400.0  # after which a login ends that was not used
LONGEST_SECONDS = 365 * 86_400.0  # after which it ends in any case
WAITING = 16  # for a password to be looked at
SECONDS = 30.0  # for one
T = TypeVar("T")
BLANK = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f\U000e0100-\U000e01ef]")
MARKS = 2  # on one letter: more are a tower
LONGEST_NAME = 24


class Accounts:
    """Guests and those with a password; who a session belongs to; tickets for connections.

    Args:
        writer: of the store.
        secret: that of the house; it signs tickets, and signed the sessions of the version before.
    """

    def __init__(self, writer: Writer, secret: bytes) -> None:
        self.writer = writer
        self.older = URLSafeSerializer(secret, salt="lansquenet session")
        self.aside, self.waiting = Aside(), 0
        self.tickets = Tickets(secret)
        self.known: dict[str, Account] = {}  # by id, until `forget`
        self.logins: dict[str, Account] = {}  # by what stands for them, until `forget`

    def forget(self) -> None:
        """Ask the store anew who is who: another process, or the keeper, may have changed it."""
        self.known, self.logins = {}, {}

    async def guest(self, name: str) -> Account:
        """A new account for whoever gives a name."""
        usual = fit(name)
        account = await self.writer.run(lambda: self.writer.store.add_account(usual))
        assert account is not None, "a guest's name may be anybody's"
        self.known[account.id] = account
        return account

    async def set_password(self, account: Account, password: str, old: str = "", session: str = "") -> None:
        """From now on this name and password open the account, and of its logins only this one stays.

        Raises:
            HouseRefuses: the password before is not `old`; or the new one is guessed easily.
        """
        if account.password and not await self._aside(fits, account.password, old):
            raise HouseRefuses("wrong_password", "This is not the password that the account has.")
        await self._aside(refuse_weak, password, account.name)
        hashed = await self._aside(hashed_as, password)
        if not await self.writer.run(lambda: self.writer.store.set_password(account.id, hashed)):
            raise HouseRefuses("name_taken", f"Somebody else has the name {account.name} and a password.")
        await self.writer.run(lambda: self.writer.store.end_logins(account.id, session))
        self.forget()

    async def log_in(self, name: str, password: str) -> Account:
        """The account of this name and password."""
        account = await self.writer.run(lambda: self.writer.store.account_named(name))
        hashed = account.password if account else None
        if not await self._aside(fits, hashed, password) or account is None:
            raise HouseRefuses("wrong_password", "No such name with this password.")
        return _admitted(account)

    async def _aside(self, task: Callable[..., T], *given: object) -> T:
        """What this comes to, in the process that looks at passwords, which takes long on purpose.

        Raises:
            HouseRefuses: too many wait for that already.
        """
        if self.waiting >= WAITING:
            raise HouseRefuses("busy", "Too many passwords are being looked at. Come again in a moment.")
        self.waiting += 1
        try:
            return await Time(self.aside, SECONDS, "To look at passwords takes").run(task, *given)
        finally:
            self.waiting -= 1

    async def link(self, account: Account) -> str:
        """A code with which another device opens this account, once and soon."""
        return await self.writer.run(lambda: self.writer.store.add_token(account.id, LINK_SECONDS))

    async def by_link(self, code: str) -> Account:
        """The account that this code opens."""
        id = await self.writer.run(lambda: self.writer.store.use_token(code))
        account = await self.account(id) if id else None
        if account is None:
            raise HouseRefuses("bad_link", "This code has been used, or is older than ten minutes.")
        return _admitted(account)

    async def account(self, id: str) -> Account | None:
        """The account with this id."""
        if id not in self.known:
            found = await self.writer.run(lambda: self.writer.store.account(id))
            if found is None:
                return None
            self.known[id] = found
        return self.known[id]

    # -- sessions and tickets

    async def session(self, account: Account) -> str:
        """A new login: what a client shows to be known as this account."""
        store = self.writer.store
        return await self.writer.run(lambda: store.add_login(account.id, IDLE_SECONDS, LONGEST_SECONDS))

    async def of_session(self, session: str) -> Account | None:
        """Whose session this is."""
        if session not in self.logins:
            found = await self._logged_in(session)
            if found is None:
                return None
            self.logins[session] = found
        return self.logins[session]

    async def _logged_in(self, session: str) -> Account | None:
        store = self.writer.store
        found = await self.writer.run(lambda: store.login(session, IDLE_SECONDS))
        return found or await self._of_older(session)

    async def _of_older(self, session: str) -> Account | None:
        """Whose session of the version before this is, as long as they have had none of this one."""
        with suppress(BadSignature):
            id = str(self.older.loads(session))
            if await self.writer.run(lambda: self.writer.store.never_logged_in(id)):
                account = await self.account(id)
                return None if account is None or account.barred else account
        return None

    async def renewed(self, account: Account, session: str) -> str:
        """This session, or a login in place of one of the version before."""
        if await self.writer.run(lambda: self.writer.store.never_logged_in(account.id)):
            self.logins.pop(session, None)
            return await self.session(account)
        return session

    async def log_out(self, session: str) -> None:
        """End a login: what stood for it opens nothing any more."""
        self.logins.pop(session, None)
        await self.writer.run(lambda: self.writer.store.end_login(session))

    def ticket(self, account: Account, kind: str, table: str) -> str:
        """A ticket, good for one connection to this table within half a minute."""
        return self.tickets.made(account.id, kind, table, TICKET_SECONDS)

    async def admit(self, secret: str, table: str) -> tuple[Account, str]:
        """Who comes to a table with this ticket, and whether a person or a robot; it admits nobody else."""
        ticket = self.tickets.torn(secret)
        account = await self.account(ticket.account) if ticket else None
        if ticket is None or account is None:
            raise HouseRefuses("bad_ticket", "This ticket has been used, or is older than half a minute.")
        if ticket.table != table:
            raise HouseRefuses("bad_ticket", "This ticket is for another table.")
        return _admitted(account), ticket.kind


def fit(name: str, longest: int = LONGEST_NAME) -> str:
    """A name in the usual form of its letters, all of which are seen, each where it stands.

    Raises:
        HouseRefuses: it is too long, or what is read for names that were erased; or a letter is invisible,
            turns others about, or bears a tower of marks.
    """
    usual = unicodedata.normalize("NFC", re.sub(r"\s+", " ", name.strip()))
    kinds = "".join(unicodedata.category(letter)[0] for letter in usual)  # C: control, format, of nobody's
    hidden = "C" in kinds or "M" * (MARKS + 1) in kinds or BLANK.search(usual)
    if not 1 <= len(usual) <= longest or hidden or set(usual) & {"<", ">"}:
        raise HouseRefuses(
            "bad_name",
            f"A name has 1 to {longest} characters that are all seen where they stand; neither < nor >.",
        )
    if usual.casefold().startswith(GONE.casefold()):
        raise HouseRefuses("bad_name", f"{GONE} is what is read in place of names that were erased.")
    return usual


def _admitted(account: Account) -> Account:
    """The account, unless the keeper lets it in no more."""
    if account.barred:
        raise HouseRefuses("barred", "The keeper of the house lets this account in no more.")
    return account
