"""People's accounts in the store of a house, their logins, and the secrets that open an account once."""

import hashlib
import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    RowMapping,
    UpdateBase,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from lansquenet.house.log.database import Database, now, ring
from lansquenet.house.log.entries import Account
from lansquenet.house.log.schema import (
    account,
    day_result,
    event,
    gone,
    login,
    salon,
    salon_member,
    token,
)
from lansquenet.house.log.sealing import canonical

COLUMNS = account.c.id, account.c.name, account.c.password, account.c.created, account.c.barred


class People:
    """The part of a store that knows who comes to the house."""

    database: Database

    # -- accounts

    def add_account(self, name: str, password: str | None = None, id: str = "") -> Account | None:
        """A new account; None when another one with a password has this name, or any this id."""
        made = Account(id or new_id(), name, password, time.time())
        try:
            with self.database.writing.begin() as connection:
                connection.execute(insert(account).values(**vars(made), folded=folded(name, password)))
        except IntegrityError:
            return None
        return made

    def account(self, id: str) -> Account | None:
        """The account with this id."""
        return self._account(account.c.id == id)

    def account_named(self, name: str) -> Account | None:
        """The account that a password opens under this name, whatever the case of its letters."""
        return self._account(account.c.folded == name.casefold())

    def accounts_like(self, name: str) -> list[Account]:
        """All accounts of this name or id, whatever the case of its letters; the oldest first."""
        same = (func.lower(account.c.name) == name.lower()) | (account.c.id == name)
        return [
            Account(**row) for row in self._rows(select(*COLUMNS).where(same).order_by(account.c.created))
        ]

    def set_password(self, id: str, password: str | None) -> bool:
        """Set or take away the password (an Argon2 hash); False when the name is taken."""
        found = self.account(id)
        if found is None:
            return False
        change = update(account).where(account.c.id == id)
        try:
            change = change.values(password=password, folded=folded(found.name, password))
            return self._changed(change, "people")
        except IntegrityError:
            return False

    def bar(self, id: str, barred: bool = True) -> bool:
        """Let nobody come in by this account, and end its logins; or let it come again."""
        if barred:
            self.end_logins(id)
        return self._changed(update(account).where(account.c.id == id).values(barred=barred), "keeper")

    def barred(self) -> set[str]:
        """The ids of all accounts that may not come in."""
        return {row["id"] for row in self._rows(select(account.c.id).where(account.c.barred))}

    # -- who is erased

    def erase(self, id: str) -> None:
        """Keep nothing that says who an account was: name, password, logins, results, places in salons.

        Its id stays, which is of no other use than that the log and the ledgers of salons add up.
        """
        left = {"name": "", "folded": None, "password": None, "created": 0, "barred": True, "renewed": True}
        with self.database.writing.begin() as connection:
            connection.execute(update(account).where(account.c.id == id).values(left))
            for kept in (login, token, day_result):
                connection.execute(delete(kept).where(kept.c.account == id))
            _leave_salons(connection, id)
            self._veil(connection, id)

    def veil(self, id: str) -> None:
        """Have no table tell the name of an account that was erased, nor one where it sat down meanwhile."""
        with self.database.writing.begin() as connection:
            self._veil(connection, id)
            ring(connection, "gone", id)

    def told_of(self, id: str) -> list[str]:
        """The tables whose logs have the name of an account that was erased."""
        return [row["table"] for row in self._rows(select(gone.c.table).where(gone.c.account == id))]

    def _veil(self, connection: Connection, id: str) -> None:
        known = select(gone.c.table).where(gone.c.account == id)
        sat = select(event.c.table).distinct().where(*sat_down(self.database, id))
        for table in [*connection.scalars(sat.where(event.c.table.not_in(known)))]:
            last = connection.scalar(select(func.max(gone.c.number)).where(gone.c.table == table)) or 0
            connection.execute(insert(gone).values(table=table, number=last + 1, account=id))

    def _account(self, where: ColumnElement[bool]) -> Account | None:
        rows = self._rows(select(*COLUMNS).where(where))
        return Account(**rows[0]) if rows else None

    # -- logins: who may act as an account, from which device

    def add_login(self, id: str, idle: float, longest: float) -> str:
        """A secret that stands for this account until it has not been used for `idle` seconds.

        It ends after `longest` in any case.  From now on no session of the version before, of which nothing
        stood in the store, opens the account.
        """
        secret = secrets.token_urlsafe(32)
        begun = {"digest": _digest(secret), "account": id, "began": now(), "ends": now() + longest}
        with self.database.writing.begin() as connection:
            connection.execute(delete(login).where((login.c.until <= now()) | (login.c.ends <= now())))
            connection.execute(insert(login).values(**begun, until=now() + idle))
            connection.execute(update(account).where(account.c.id == id).values(renewed=True))
        return secret

    def login(self, secret: str, idle: float) -> Account | None:
        """The account that this secret stands for; it is good for `idle` seconds from now on.

        What was written a tenth of that ago is not written again.
        """
        mine = login.c.digest == _digest(secret), login.c.until > now(), login.c.ends > now()
        query = select(*COLUMNS, (login.c.until - now()).label("left")).join_from(login, account).where(*mine)
        rows = self._rows(query.where(~account.c.barred))
        if not rows:
            return None
        if rows[0]["left"] < idle * 0.9:
            self._changed(update(login).where(*mine).values(until=now() + idle))
        return Account(**{name: value for name, value in rows[0].items() if name != "left"})

    def never_logged_in(self, id: str) -> bool:
        """Whether no login of this account ever stood in the store: it is of the version before."""
        return bool(self._rows(select(account.c.id).where(account.c.id == id, ~account.c.renewed)))

    def end_login(self, secret: str) -> bool:
        """Have this secret stand for nobody any more."""
        return self._changed(delete(login).where(login.c.digest == _digest(secret)), "people")

    def end_logins(self, id: str, but: str = "") -> None:
        """End all logins of an account, but for this one."""
        others = login.c.account == id, login.c.digest != _digest(but)
        self._changed(delete(login).where(*others), "people")

    def end_all_logins(self) -> None:
        """End all logins of everybody, and what is left of the sessions of the version before."""
        self._changed(delete(login))
        self._changed(update(account).values(renewed=True), "people")

    # -- secrets that are good once

    def add_token(self, account: str, seconds: float, purpose: str = "device") -> str:
        """A secret that opens this account once, within so many seconds."""
        secret = secrets.token_urlsafe(24)
        row = {"digest": _digest(secret), "account": account, "purpose": purpose}
        with self.database.writing.begin() as connection:
            connection.execute(delete(token).where(token.c.until <= now()))
            connection.execute(insert(token).values(**row, until=now() + seconds))
        return secret

    def use_token(self, secret: str, purpose: str = "device") -> str | None:
        """The account that this secret opens; it opens nothing from then on."""
        where = token.c.digest == _digest(secret), token.c.purpose == purpose, token.c.until > now()
        with self.database.writing.begin() as connection:
            found: str | None = connection.execute(
                delete(token).where(*where).returning(token.c.account)
            ).scalar()
        return found

    # -- reading and writing

    def _rows(self, query: Executable) -> Sequence[RowMapping]:
        with self.database.reading.connect() as connection:
            return connection.execute(query).mappings().all()

    def _value(self, query: Executable) -> Any:
        with self.database.reading.connect() as connection:
            return connection.scalar(query)

    def _changed(self, change: UpdateBase, *heard: object) -> bool:
        """Whether anything was changed; all processes of the house hear these words if so."""
        with self.database.writing.begin() as connection:
            changed = bool(connection.execute(change).rowcount)
            if changed and heard:
                ring(connection, *heard)
        return changed


def new_id() -> str:
    """What an account is known by: hard to guess, and never taken for an option where it is typed."""
    while (made := secrets.token_urlsafe(12)).startswith("-"):
        pass
    return made


def folded(name: str, password: str | None) -> str | None:
    """The name as it must be unique: only of an account that a password opens."""
    return None if password is None else name.casefold()


LAST_LETTER = "\U0010ffff"  # after every text that goes on otherwise


def sat_down(database: Database, id: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    """Of all events, those by which an account has sat down."""
    begins = f'{{"account":{canonical(id)},'  # a body is written with its names in order
    of_it: ColumnElement[bool] = event.c.body.between(begins, begins + LAST_LETTER)
    if database.is_shared:
        of_it = event.c.body.startswith(begins, autoescape=True)
    return literal_column("kind = 'sat'"), of_it


def _leave_salons(connection: Connection, id: str) -> None:
    """Belong to no salon any more; one to which nobody belongs loses its name, which was its keeper's."""
    mine = salon_member.c.account == id
    belongs = salon_member.c.role.in_(("member", "keeper"))
    left = update(salon_member).where(mine, belongs)
    connection.execute(left.values(role="left", coming=False))
    somebody = exists().where(salon_member.c.salon == salon.c.code, belongs)
    of_it = salon.c.code.in_(select(salon_member.c.salon).where(mine))
    connection.execute(update(salon).where(of_it, ~somebody).values(name=salon.c.code))


def _digest(secret: str) -> bytes:
    return hashlib.sha256(secret.encode()).digest()
