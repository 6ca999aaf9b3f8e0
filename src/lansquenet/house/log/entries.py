"""What is written in the log of a table, and what is read there."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, Self

from lansquenet.books.written import Json
from lansquenet.house.log.sealing import canonical

MINT = "mint"
SITS, LEAVES, ANEW = "sits down", "leaves", "a new session"
NO_RULES = SITS, LEAVES, ANEW  # why the mint gives chips or takes them back
LONGEST_KEY = 200
GONE = "Somebody who has left"  # is read where the log has the name of somebody who was erased
MOST_CHIPS = 2**53  # what every client can count


@dataclass(frozen=True)
class Transfer:
    """Chips that go from one account to another, by a rule of the game.

    Accounts are text: `<table>/0` to `<table>/11` are the chairs of a table, `<table>/pool` and
    `<table>/house` are its own, and `mint` issues play chips and takes them back.
    """

    payer: str
    payee: str
    chips: int
    rule: str

    def __post_init__(self) -> None:
        if not 0 < self.chips < MOST_CHIPS or self.payer == self.payee:
            raise ValueError(f"not a payment: {self}")


@dataclass(frozen=True)
class Entry:
    """One event with its payments, its key and the table's card: all of it is written, or nothing.

    `sealed` is stored encrypted.  `key` is (seat, client_id): a second entry with the same key changes
    nothing.  From this entry on, the accounts in `may_owe` may be below zero.  `card` is what the lobby
    shows of the table; its "code" and "status" can be searched for.
    """

    table: str
    kind: str
    hand: int
    body: Json
    sealed: Json | None = None
    payments: tuple[Transfer, ...] = ()
    key: tuple[int, str] | None = None
    rules: str = ""
    may_owe: tuple[str, ...] = ()
    card: Json | None = None

    def __post_init__(self) -> None:
        if not self.table or "/" in self.table or not self.table.isprintable():
            raise ValueError(f"not the name of a table: {self.table!r}")
        if self.key and not (self.key[1].isprintable() and 0 < len(self.key[1]) <= LONGEST_KEY):
            raise ValueError(f"not a client id: {self.key[1]!r}")
        for account in self.accounts:
            if account != MINT and not account.startswith(f"{self.table}/"):
                raise ValueError(f"an entry of table {self.table} moves chips of {account!r}")
        _ = self.text, self.secret, self.effects  # what is no JSON must not come as far as the writer

    @cached_property
    def text(self) -> str:
        """The body as it is stored."""
        return canonical(self.body)

    @cached_property
    def secret(self) -> str | None:
        """What is to be sealed, as it is before."""
        return None if self.sealed is None else canonical(self.sealed)

    @cached_property
    def effects(self) -> str:
        """What an entry does besides being an event: payments, key, leave to owe, the table's card."""
        told: Json = {}
        if self.payments:
            told["payments"] = self.transfers
        if self.key:
            told["key"] = self.key
        if self.may_owe:
            told["may_owe"] = sorted(self.may_owe)
        if self.card is not None:
            told["card"] = self.card
        return canonical(told)

    @property
    def transfers(self) -> list[tuple[str, str, int, str]]:
        """The payments as they are stored: payer, payee, chips, rule."""
        return [(paid.payer, paid.payee, paid.chips, paid.rule) for paid in self.payments]

    @cached_property
    def accounts(self) -> set[str]:
        """All accounts that this entry touches."""
        paid = {account for payment in self.payments for account in (payment.payer, payment.payee)}
        return paid | set(self.may_owe)


@dataclass(frozen=True)
class Logged:
    """An event as it stands in the log; `at` is wall time in seconds, for people, and decides nothing."""

    table: str
    seq: int
    hand: int
    kind: str
    body: Json
    sealed: Json | None
    rules: str
    at: float
    hash: bytes


class Paid(NamedTuple):
    """A payment as it stands in the ledger."""

    seq: int
    hand: int
    payment: Transfer


class Again(int):
    """The seq that an entry got when it was first written; this time nothing changed."""


@dataclass(frozen=True)
class Refused:
    """Nothing of what was to be appended to this table was written, and why."""

    table: str
    why: str


@dataclass(frozen=True)
class Account:
    """A person's account; `password` is an Argon2 hash, or None for a guest; `created` in seconds.

    Nobody comes in by one that is `barred`.
    """

    id: str
    name: str
    password: str | None
    created: float
    barred: bool = False


class Stay(NamedTuple):
    """Somebody who was erased in a chair: after which event, until which, under which name."""

    chair: int
    since: int
    until: float
    name: str
    account: str


@dataclass(frozen=True)
class Veil:
    """What is read of a table instead of the names and heads of those who were erased.

    The log itself is never written anew: it would prove nothing more.
    """

    shown: Mapping[str, str]  # by account
    stays: Sequence[Stay]

    @classmethod
    def of(cls, numbers: Mapping[str, int], sat: Sequence[tuple[int, Json]]) -> Self:
        """Of these accounts, by number, at a table where people sat down so: events and bodies, in order."""
        shown = {account: GONE if n == 1 else f"{GONE} {n}" for account, n in numbers.items()}
        stays = [
            Stay(body["chair"], seq, _next(sat, seq, body["chair"]), body["name"], body["account"])
            for seq, body in sat
            if body["account"] in shown
        ]
        return cls(shown, stays)

    def over(self, kind: str, seq: int, body: Json) -> Json:
        """The body of an event as it is read."""
        match kind:
            case "sat":
                return self._somebody(body)
            case "mark":
                return self.over_card(body)
            case "began":
                pairs = zip(body["chairs"], body["names"], strict=True)
                return body | {"names": [self._name(seq, chair, name) for chair, name in pairs]}
        return body

    def over_card(self, card: Json) -> Json:
        """A card, or a mark, as it is read."""
        return card | {"chairs": [self._chair(chair) for chair in card["chairs"]]}

    def _chair(self, chair: Json) -> Json:
        if (heir := chair.get("heir")) and heir[1] in self.shown:
            chair = chair | {"heir": [*heir[:2], self.shown[heir[1]], ""]}
        return self._somebody(chair)

    def _somebody(self, said: Json) -> Json:
        if said.get("account") not in self.shown:
            return said
        bare = {name: value for name, value in said.items() if name != "face"}
        return bare | {"name": self.shown[said["account"]]}

    def _name(self, seq: int, chair: int, name: str) -> str:
        """A bot keeps its chair, and its name, until its hand is over."""
        for stay in self.stays:
            if (stay.chair, stay.name) == (chair, name) and stay.since < seq < stay.until:
                return self.shown[stay.account]
        return name


def _next(sat: Sequence[tuple[int, Json]], seq: int, chair: int) -> float:
    """With which event a chair is somebody else's."""
    return next((later for later, body in sat if later > seq and body["chair"] == chair), float("inf"))
