"""Polish Bank: one card for the bank, and of the next three one must beat it.

The banker puts up a bank of an agreed size, and the punters in turn stake against it, half of it together at
most.  A card is turned for the bank and up to three for the punters: one that is higher and of the same suit
wins every stake twice over, and so may break the bank; if none is, the stakes stay in the bank, which grows.
Nothing is taken out of a bank but by lifting it; one that has grown to three times what was put up is
played for once more, and then goes on.

Rules POLB-1 to POLB-12.  The punters win 6327 times in 20825, and the banker's edge is 8.855 per cent of what
is staked.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Cover,
    FirstBanker,
    ask_punters,
    bankers,
    bets_left,
    complete,
    draw_for_bank,
    heir_of,
    seat_banker,
)
from lansquenet.rules.cards import Pack, Shoe, ace_high, always_fresh, rank, suit
from lansquenet.rules.game import NO_FACE
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    OVER,
    Direction,
    Extent,
    Why,
    amounts,
    ask_on,
    pay,
    per_seat,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW STAKE MARK TURN KEEP", start=0)
BETS = (Phase.STAKE,)
Keep = IntEnum("Keep", "LIFT STAY", start=0)

TRIES = 3  # cards of the punters
TO_ONE = 2


class POLB(Why):
    """The rules of the book by which chips change hands."""

    BEATEN = 7
    STANDS = 8


class Rules(NamedTuple):
    """The options; `bank` is in chips, and a `last_at` of 0 lets a bank grow for ever."""

    pack: Pack = Pack.P52
    bank: int = 20
    last_at: int = 3
    may_lift: bool = True
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    min_bet: int = 1
    rounds: int = 3
    direction: Direction = Direction.CLOCKWISE


class Carry(NamedTuple):
    """Who banks; what stands in the bank, and what was put up at first."""

    banker: int = NOBODY
    passed: int = 0
    bank: int = 0  # 0: another is put up
    put_up: int = 0


@dataclass(slots=True)
class State(banking.Coup):
    """One coup: the bank, the stakes against it, and the card to be beaten."""

    bank: int = 0
    put_up: int = 0
    stakes: list[int] = per_seat()
    mark: int = -1  # the bank's card
    tries: int = 0  # cards that the punters may yet turn


def shoe(rules: Rules) -> Shoe:
    """POLB-3: all is shuffled for every coup."""
    return always_fresh(rules.pack)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or put one up, or play against what stands."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker == NOBODY:
        return
    if coup.banker == carry.banker and carry.bank > 0:
        coup.bank = carry.bank
        coup.put_up = carry.put_up
    else:
        coup.bank = min(rules.bank, coup.stacks[coup.banker])
        coup.put_up = coup.bank
    ask_punters(coup)
    next_stake(rules, coup, coup.banker)


def leave(rules: Rules, coup: State) -> Carry:
    """Who banks the next coup, and what stands in the bank."""
    return Carry(coup.heir, coup.passed, coup.bank, coup.put_up)


def done(rules: Rules, carry: Carry, seats: int) -> bool:
    """The agreed rounds are over, when a bank has gone on."""
    return carry.bank == 0 and complete(rules.rounds, carry.passed, seats)


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether anybody could yet stake the least against half of a bank (COM-6)."""
    bet = rules.min_bet
    if carry.bank > 0:
        return bets_left(stacks, [carry.banker], Cover.CAP, bet, bet)
    able = bankers(rules, carry.banker, False, stacks)
    return rules.bank >= 2 * bet and bets_left(stacks, able, Cover.CAP, bet, 2 * bet)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake: of the banker's, those that are not in the bank."""
    return coup.stacks[seat] - (coup.bank if seat == coup.banker else coup.stakes[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Each punter stakes, and the banker keeps the bank or not; no more than that is lost or won."""
    bank = max(carry.bank, min(rules.bank, max(stacks)))
    return Extent(len(stacks), bank, bank)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup)) if coup.phase == Phase.STAKE else [0, 1]


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What is free, as far as half of the bank goes, or nothing (POLB-5)."""
    return rules.min_bet, min(free(rules, coup, coup.actor), uncovered(coup)), 0


def apply(rules: Rules, coup: State, action: int) -> None:
    """Stake, turn a card, or say what becomes of the bank."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # POLB-2
        case Phase.STAKE:
            coup.stakes[coup.actor] = action
            next_stake(rules, coup, coup.actor)
        case Phase.MARK:
            coup.mark = action
            coup.tries = TRIES
            coup.phase = Phase.TURN
        case Phase.TURN if beats(action, coup.mark):
            lose(rules, coup)
        case Phase.TURN:
            coup.tries -= 1
            if coup.tries == 0:
                win(rules, coup)
        case Phase.KEEP if action == Keep.STAY:
            hand_over(coup, coup.banker)
        case Phase.KEEP:
            move_on(coup)  # POLB-9


def by_suit(rules: Rules) -> bool:
    """A card must be of the suit of the bank's."""
    return True


def face_of(rules: Rules, coup: State, card: int) -> int:
    """Once the bank's card lies there, whether a card beats it."""
    if coup.actor == OVER:
        return NO_FACE
    if coup.phase == Phase.TURN:
        return 1 if beats(card, coup.mark) else 0
    return card


# -- the bank and the stakes


def uncovered(coup: State) -> int:
    """What of half the bank nobody has staked against yet."""
    return coup.bank // TO_ONE - sum(coup.stakes)


def next_stake(rules: Rules, coup: State, after: int) -> None:
    """Ask the next punter for a stake, or turn to the cards; if nobody stakes the bank goes on."""
    coup.phase = Phase.STAKE
    if ask_on(coup, after):
        return
    coup.phase = Phase.MARK
    coup.actor = CHANCE
    if sum(coup.stakes) == 0:
        move_on(coup)  # POLB-5


# -- the cards


def beats(card: int, other: int) -> bool:
    """Whether a card is of the suit of another, and higher (POLB-1)."""
    return suit(card) == suit(other) and ace_high(rank(card)) > ace_high(rank(other))


def lose(rules: Rules, coup: State) -> None:
    """A card of the punters has beaten the bank's: every stake is paid twice."""
    stood = coup.bank
    for seat in range(coup.seats):
        pay(coup, coup.banker, seat, TO_ONE * coup.stakes[seat], POLB.BEATEN)
        coup.bank -= TO_ONE * coup.stakes[seat]
        coup.stakes[seat] = 0
    go_on(rules, coup, stood)


def win(rules: Rules, coup: State) -> None:
    """None has beaten it: the stakes go into the bank."""
    stood = coup.bank
    for seat in range(coup.seats):
        pay(coup, seat, coup.banker, coup.stakes[seat], POLB.STANDS)
        coup.bank += coup.stakes[seat]
        coup.stakes[seat] = 0
    go_on(rules, coup, stood)


def is_last(rules: Rules, coup: State, stood: int) -> bool:
    """Whether a bank that stands so high is played for the last time (POLB-10)."""
    return rules.last_at > 0 and stood >= rules.last_at * coup.put_up


def go_on(rules: Rules, coup: State, stood: int) -> None:
    """The bank is broken, or was played for the last time, or stays if the banker likes."""
    if coup.bank // TO_ONE < rules.min_bet or is_last(rules, coup, stood):
        move_on(coup)
    elif rules.may_lift:
        coup.phase = Phase.KEEP
        coup.actor = coup.banker
    else:
        hand_over(coup, coup.banker)


def move_on(coup: State) -> None:
    """What is left in the bank is the banker's, and the next seat puts one up (POLB-11)."""
    coup.bank = coup.put_up = 0
    hand_over(coup, heir_of(coup, coup.banker))


def hand_over(coup: State, heir: int) -> None:
    """End the coup, and say who banks the next."""
    coup.heir = heir
    coup.mark = -1
    coup.tries = 0
    coup.actor = OVER
