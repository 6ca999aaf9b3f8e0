"""What games with a pool between the deals share: who is in, what a seat can pay, who gets what is left."""

from enum import IntEnum
from typing import Protocol

from lansquenet.rules.state import HOUSE, NONE, POOL, Directed, Payment, State, Why, next_seat, pay, way_of
from lansquenet.rules.tricks import Deal

FULL = 1_000_000_000  # chips that a pool may hold (COMM-18, COM-11)
ResidualPot = IntEnum("ResidualPot", "SPLIT HOUSE CARRY", start=0)


class Debts(Protocol):
    """Rules that say whether a seat may owe chips."""

    @property
    def allow_debt(self) -> int:
        """1: it may."""


class Dealt(Protocol):
    """How many deals are agreed, or have been played."""

    @property
    def deals(self) -> int:
        """So many; in rules, 0 go on for ever."""


class Pooled(Protocol):
    """What a hand leaves with a pool in it."""

    @property
    def pool(self) -> int:
        """The chips in it."""


def standing_pool(carry: Pooled) -> int:
    """The chips that lie in the pool between two deals."""
    return int(carry.pool)


def is_in(rules: Debts, deal: State, seat: int) -> bool:
    """Whether a seat is dealt in: it has chips, or may owe some (COMM-12)."""
    return rules.allow_debt == 1 or deal.stacks[seat] > 0


def seat_all(rules: Debts, deal: Deal) -> None:
    """All play who are dealt in."""
    for seat in range(deal.seats):
        deal.active[seat] = 1 if is_in(rules, deal, seat) else 0


def next_in(rules: Debts, deal: State, seat: int) -> int:
    """The next seat in turn that is dealt in; the same again if there is no other."""
    found = next_seat(deal, seat)
    while found != seat and not is_in(rules, deal, found):
        found = next_seat(deal, found)
    return found


def afford(rules: Debts, deal: State, seat: int, chips: int) -> int:
    """So many chips, or what the seat has if it may not owe any (COMM-12)."""
    return chips if rules.allow_debt else min(chips, max(0, deal.stacks[seat]))


def room(deal: State) -> int:
    """The chips that the pool may yet hold (COMM-18)."""
    return max(0, FULL - deal.stacks[POOL])


def put_in(rules: Debts, deal: State, seat: int, chips: int, why: Why) -> int:
    """Pay into the pool, as far as the seat has chips and the pool may hold them; how many (COMM-18)."""
    paid = min(afford(rules, deal, seat, chips), room(deal))
    pay(deal, seat, POOL, paid, why)
    return paid


def collect(rules: Debts, deal: Deal, chips: int, why: Why) -> None:
    """Everybody who plays pays so many chips into the pool, the dealer too."""
    for seat in range(deal.seats):
        if deal.active[seat]:
            put_in(rules, deal, seat, chips, why)


def free(rules: object, deal: State, seat: int) -> int:
    """The chips a seat owns: nothing is at stake but what lies in the pool."""
    return deal.stacks[seat]


def limits(rules: object, deal: State) -> tuple[int, int, int]:
    """In no phase is an action a number of chips."""
    return 0, 0, NONE


def done(rules: Dealt, carry: Dealt, seats: int) -> bool:
    """Whether the agreed deals have been dealt; never, if none are agreed (COMM-14)."""
    return 0 < int(rules.deals) <= int(carry.deals)


def around(rules: Directed, dealer: int, seats: int) -> list[int]:
    """Every seat in turn, from the one after the dealer (COMM-14)."""
    return [(dealer + way_of(rules.direction) * n) % seats for n in range(1, seats + 1)]


def solvent(rules: Debts, seats: list[int], stacks: list[int]) -> list[int]:
    """Of these seats those that have chips, or may owe some; all, if none has (COMM-12)."""
    return [seat for seat in seats if rules.allow_debt or stacks[seat] > 0] or seats


def share_out(pool: int, residual_pot: int, heirs: list[int], why: Why) -> list[Payment]:
    """What is paid out of a pool when a session ends; odd chips one each from the first heir on (COMM-14)."""
    if pool == 0 or residual_pot == ResidualPot.CARRY:
        return []
    if residual_pot == ResidualPot.HOUSE:
        return [Payment(POOL, HOUSE, pool, int(why))]
    each, odd = divmod(pool, len(heirs))
    parts = [(seat, each + (1 if n < odd else 0)) for n, seat in enumerate(heirs)]
    return [Payment(POOL, seat, part, int(why)) for seat, part in parts if part]
