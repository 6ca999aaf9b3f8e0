"""Sessions: hand after hand with one stack and a plan of stakes, until the hands are over or the stack is.

Where the exact law of a bet is known, hands are drawn from it; elsewhere, or if wished, they are played
by the rules.  Sessions are played in parts, each with dice of its own that follow from the seed, so that
what comes of them depends neither on the number of workers nor on the machine.

In a law a chip may be won or lost in parts.  Stacks are then counted in those parts, and stay exact.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import ceil, lcm
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lansquenet.games import GAMES
from lansquenet.odds.asking import plans
from lansquenet.odds.asking.plans import PLANS, ROOM
from lansquenet.odds.law import Law, Side, has_bank
from lansquenet.rules.game import blank, has_pool
from lansquenet.rules.state import POOL, UNLIMITED, Options
from lansquenet.sim.cluster import results
from lansquenet.sim.compiler import Ints, Reals, compilable, compiled, numbers, record
from lansquenet.sim.course import PURSE, hand_of
from lansquenet.sim.dice import STEP, mixed
from lansquenet.sim.session.alias import BITS, table_of
from lansquenet.sim.simulate import cards_of, seeded_dice

compilable(plans)

POINTS = 40  # of a session, at which it is looked at
DRAWN, PLAYED = 10_000_000, 100_000  # hands of a part, drawn from a law or played by the rules
BANK = 1_000_000  # chips behind a bank that nobody can break
CRUMBS = 10**17  # parts of a chip, more than which no stack may hold


@dataclass(frozen=True)
class Wanted:
    """What is to be played: so many sessions of so many hands, from a stack, with stakes by a plan.

    With a `law` hands are drawn from it.  By the rules, seat 0 banks every hand of a game that has a bank,
    and a punter sits in seat 1; where there is a pool seat 0 is followed, and everything stands over from
    hand to hand.  Other seats that have lost all come back with what they began with.
    """

    name: str
    rules: Options
    seats: int
    hands: int
    sessions: int
    stack: int
    stake: int
    most: int  # that may be staked on a hand
    plan: str
    policy: str
    seed: int
    seat: int
    law: Law | None = None
    share: float = 0.0  # of the stack, staked by a plan that goes by it
    target: int = 0  # chips, at which a session ends; 0: at none
    depth: int = 0  # chips below the highest, of which it is told whether a stack falls so deep; 0: it is not

    @property
    def crumbs(self) -> int:
        """Into how many parts a chip is divided."""
        return lcm(*[net.denominator for net in self.law.chances]) if self.law else 1

    @property
    def worst(self) -> Fraction:
        """The chips that a stack must hold for each chip staked."""
        return max(Fraction(1), -min(self.law.chances)) if self.law else Fraction(1)

    @property
    def of_bank(self) -> bool:
        """Whether runs are those of a bank, and not of the seat's losses."""
        return self.law is not None or alike(self.name)

    def parts(self) -> list[tuple["Wanted", int, int]]:
        """In what it is played: number of the part, and its sessions."""
        each = max(1, (DRAWN if self.law else PLAYED) // self.hands)
        firsts = range(0, self.sessions, each)
        return [(self, number, min(each, self.sessions - first)) for number, first in enumerate(firsts)]


class Part(NamedTuple):
    """Some sessions: a row each, and in `stacks` and `pools` a column for each point."""

    stacks: Ints  # in crumbs
    pools: Ints
    tops: Ints  # the most that ever lay in the pool
    hands: Ints  # played until the stack was lost, or all
    runs: Ints  # the longest of hands that the bank has won, or that the seat has lost
    deep: Ints  # the hand after which the stack was so deep below its highest; 0: it never was


class SessionNumbers(NamedTuple):
    """What compiled code is told of a session; stacks in crumbs, stakes in chips."""

    start: int
    unit: int
    most: int
    share: float  # of a crumb in the stack, in chips
    worst: int  # crumbs that a stack must hold for each chip staked
    seat: int
    sign: int  # 1 where the bank wins what the seat wins, -1 where the bank wins what it loses
    target: int  # crumbs
    depth: int


class Lots(NamedTuple):
    """What compiled code draws from: the nets of a chip in crumbs, and an `Alias` of their numbers."""

    nets: Ints
    first: Ints
    second: Ints
    below: NDArray[np.uint64]
    shift: np.uint64


def alike(name: str) -> bool:
    """Whether hands by the rules begin alike: seat 0 banks them all, and no pool stands over."""
    return has_bank(name) and not has_pool(GAMES[name])


def points(hands: int) -> list[int]:
    """The numbers of hands after which a session is looked at, the last among them."""
    step = ceil(hands / POINTS)
    return sorted({*range(step, hands + 1, step), hands})


def kelly(law: Law) -> float:
    """The share of a stack, staked every time, at which the mean of its logarithm grows fastest; 0 if none.

    Kelly, 1956.  The slope of the mean falls with the share, so that its root is found by halving.
    """
    rows = [(float(net), float(chance)) for net, chance in law.chances.items()]
    if law.mean <= 0:
        return 0.0
    low, high = 0.0, 1 / max(1.0, -min(net for net, _ in rows))
    for _ in range(60):
        share = (low + high) / 2
        slope = sum(chance * net / max(1e-300, 1 + share * net) for net, chance in rows)
        low, high = (share, high) if slope > 0 else (low, share)
    return low


# -- in compiled code


@cache
def drawing(plan: str) -> Callable[..., None]:
    """Compiled: sessions whose hands are drawn from a law; `found`, a `Part`, is filled in."""
    want, note, *_ = PLANS[plan]

    def play(lots, terms, looks, dice, found):  # type: ignore[no-untyped-def]
        memory = np.zeros(ROOM, np.int64)
        count, rest = dice[0], np.uint64(BITS) - lots.shift
        for session in range(len(found.hands)):
            memory[:] = 0
            stack, run, longest, hand, top = terms.start, 0, 0, 0, terms.start
            for point in range(len(looks)):
                while hand < looks[point] and not 0 < terms.target <= stack:
                    stake = min(want(memory, terms.unit, stack, terms.share), terms.most)
                    if stake * terms.worst > stack:
                        stake = stack // terms.worst
                        if stake < 1:
                            break
                    count += STEP
                    z = mixed(count)
                    column = z >> lots.shift
                    low = (z << rest) >> rest < lots.below[column]
                    net = lots.nets[lots.first[column] if low else lots.second[column]] * stake
                    stack += net
                    run = run + 1 if net * terms.sign > 0 else 0
                    longest = max(longest, run)
                    hand += 1
                    top = max(top, stack)
                    if found.deep[session] == 0 and 0 < terms.depth <= top - stack:
                        found.deep[session] = hand
                    note(memory, terms.unit, stake, net)
                found.stacks[session, point] = stack
            found.hands[session] = hand
            found.runs[session] = longest
        dice[0] = count

    return compiled(play)


@cache
def playing(name: str, policy: str, plan: str) -> Callable[..., None]:
    """Compiled: sessions that are played by the rules; `found`, a `Part`, is filled in."""
    want, note, *_ = PLANS[plan]
    hand_played, leave, banked = hand_of(name, policy), GAMES[name].leave, alike(name)

    def play(rules, table, opening, shoe, terms, looks, dice, found):  # type: ignore[no-untyped-def]
        memory, state = np.zeros(ROOM, np.int64), table.copy()
        coup, blank_coup, seat = state[0], table[0], terms.seat
        seats = blank_coup.seats
        stakes, purses = np.full(seats, terms.unit), np.zeros(seats, np.int64)
        for session in range(len(found.hands)):
            memory[:] = 0
            run, longest, hand, pool, top, carry = 0, 0, 0, 0, terms.start, opening
            for other in range(seats):
                purses[other] = terms.start if other == seat else blank_coup.stacks[other]
            for point in range(len(looks)):
                while hand < looks[point] and purses[seat] > 0 and not 0 < terms.target <= purses[seat]:
                    wanted = want(memory, terms.unit, purses[seat], terms.share)
                    stakes[seat] = min(wanted, purses[seat], terms.most)
                    state[0] = table[0]
                    for other in range(seats):
                        coup.stacks[other] = purses[other]
                    hand_played(rules, coup, carry, shoe, stakes, dice)
                    net = coup.stacks[seat] - purses[seat]
                    gain = coup.stacks[0] - purses[0] if banked else -net
                    for other in range(seats):
                        back = other != seat and (banked or coup.stacks[other] <= 0)
                        purses[other] = blank_coup.stacks[other] if back else coup.stacks[other]
                    if not banked:
                        carry = leave(rules, coup)
                    pool = coup.stacks[POOL]
                    found.tops[session] = max(found.tops[session], pool)
                    run = run + 1 if gain > 0 else 0
                    longest = max(longest, run)
                    hand += 1
                    top = max(top, purses[seat])
                    if found.deep[session] == 0 and 0 < terms.depth <= top - purses[seat]:
                        found.deep[session] = hand
                    note(memory, terms.unit, stakes[seat], net)
                found.stacks[session, point] = purses[seat]
                found.pools[session, point] = pool
            found.hands[session] = hand
            found.runs[session] = longest

    return compiled(play)


# -- from Python


def play_part(part: tuple[Wanted, int, int]) -> Part:
    """Play one part of what is wanted."""
    wanted, number, sessions = part
    looks = np.array(points(wanted.hands), np.int64)
    shape = (sessions, len(looks))
    found = Part(*[np.zeros(of, np.int64) for of in (shape, shape, *[sessions] * 4)])
    dice = seeded_dice(wanted.seed, number)
    if wanted.law:
        drawing(wanted.plan)(lots_of(wanted.law, wanted.crumbs), terms_of(wanted), looks, dice, found)
    else:
        _play(wanted, looks, dice, found)
    return found


def terms_of(wanted: Wanted) -> SessionNumbers:
    """What compiled code is told."""
    crumbs, bank = wanted.crumbs, wanted.law is not None and wanted.law.side == Side.BANK
    return SessionNumbers(
        wanted.stack * crumbs, wanted.stake, wanted.most, wanted.share / crumbs,
        int(wanted.worst * crumbs), wanted.seat, 1 if bank else -1, wanted.target * crumbs,
        wanted.depth * crumbs,
    )  # fmt: skip


def lots_of(law: Law, crumbs: int) -> Lots:
    """A law to be drawn from."""
    table = table_of(list(law.chances.values()))
    nets = [int(net * crumbs) for net in law.chances]
    padded = np.array(nets + [0] * (len(table.first) - len(nets)), np.int64)
    return Lots(padded, table.first, table.second, table.below, np.uint64(table.shift))


def _play(wanted: Wanted, looks: Ints, dice: NDArray[np.uint64], found: Part) -> None:
    game, rules = GAMES[wanted.name], numbers(wanted.rules)
    purse = max(PURSE, 10 * wanted.stake)
    purses = [BANK, *[purse] * (wanted.seats - 1)] if alike(wanted.name) else [wanted.stack] * wanted.seats
    playing(wanted.name, wanted.policy, wanted.plan)(
        rules, record(blank(game, purses)), numbers(game.Carry(0)), cards_of(game, rules), terms_of(wanted),
        looks, dice, found,
    )  # fmt: skip


def warm(wanted: Wanted) -> None:
    """Compile what is needed, or load it."""
    play_part((wanted, 0, 0))


def sessions_of(wanted: Wanted, workers: int = 1, cluster: str = "") -> Iterator[tuple[int, Part]]:
    """The parts as they are done, in order, each after the number of its sessions."""
    parts = wanted.parts()
    for (_, _, sessions), part in zip(parts, results(play_part, parts, workers, cluster), strict=True):
        yield sessions, part


@dataclass(frozen=True)
class AllSessions:
    """All sessions, as in `Part`, but with stacks in chips."""

    wanted: Wanted
    stacks: Reals
    pools: Ints
    tops: Ints
    hands: Ints
    runs: Ints
    deep: Ints

    def lost(self, point: int) -> NDArray[np.bool_]:
        """Which sessions have lost their stack by then: less is left than the smallest stake."""
        return self.stacks[:, point] < float(self.wanted.worst)

    def reached(self, point: int) -> NDArray[np.bool_]:
        """Which sessions have come to the target by then."""
        return self.stacks[:, point] >= (self.wanted.target or np.inf)


def gathered(wanted: Wanted, found: list[Part]) -> AllSessions:
    """What all the parts come to."""
    stacks, *rest = (np.concatenate(rows) for rows in zip(*found, strict=True))
    return AllSessions(wanted, stacks / wanted.crumbs, *rest)


def limit(wanted: Wanted) -> int:
    """The most that may be staked on a hand, so that no stack can grow beyond what is counted."""
    widest = max(abs(net) for net in wanted.law.chances) if wanted.law else 1
    room: int = CRUMBS // (wanted.hands * wanted.crumbs * max(1, ceil(widest)))
    return min(UNLIMITED, room)
