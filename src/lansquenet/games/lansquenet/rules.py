"""Lansquenet: the banker stakes, the punters cover, and the card that is matched decides.

The banker puts up a bank, and punters stake against it in rounds until it is covered or a round
goes by in silence; *banco* takes the whole of it and sends the other stakes home.  Then a card
for the banker and a card for the punters: a *doublet* wins for the bank at once.  Otherwise cards
are turned until one is matched.  The banker's card matched, the banker wins, and may keep the
bank, all of it left in, or pass it, when it is offered for sale; the punters' card matched, the
banker pays, and the bank goes to the seat after its original holder.

Rules LANS-1 to LANS-23.  The banker's edge is the chance of a doublet: 1/17 with one pack.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import FirstBanker, complete, draw_for_bank, heir_of, punters, seat_banker
from lansquenet.rules.cards import EMPTY, Pack, Shoe, rank
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    NONE,
    OVER,
    UNLIMITED,
    Direction,
    Extent,
    Why,
    a_rank,
    amounts,
    ask,
    ask_on,
    hush,
    next_asked,
    pay,
    per_seat,
)

SEATS = range(2, 13)
Phase = IntEnum("Phase", "DRAW BANK STAKES MINE YOURS TURN KEEP SALE", start=0)
BETS = (Phase.BANK, Phase.STAKES)
Choice = IntEnum("Choice", "PASS WITHDRAW KEEP", start=0)
ShoeKind = IntEnum("ShoeKind", "USUAL FRESH CONTINUOUS", start=0)
Doublet = IntEnum("Doublet", "ALL HALF", start=0)
SalePrice = IntEnum("SalePrice", "MINIMUM FULL", start=0)
NoTakers = IntEnum("NoTakers", "PASS_BANK RESTAKE", start=0)
StakingEnds = IntEnum("StakingEnds", "SILENT_ROUND ALL_OTHERS_PASS", start=0)


class LANS(Why):
    """The rules of the book by which chips change hands."""

    DOUBLET = 13
    MATCHED = 15


class Rules(NamedTuple):
    """The options; chips, cards and counts are numbers, and 0 leaves a limit away."""

    pack: Pack = Pack.P52
    packs: int = 6
    shoe: ShoeKind = ShoeKind.USUAL
    reserve: int = 0  # 0: a quarter of the shoe, and at least 26
    first_banker: FirstBanker = FirstBanker.LOT
    doublet: Doublet = Doublet.ALL
    doublet_forces_pass: bool = False
    max_sales: int = 3
    doublet_sale_price: SalePrice = SalePrice.MINIMUM
    no_takers: NoTakers = NoTakers.PASS_BANK
    staking_ends: StakingEnds = StakingEnds.SILENT_ROUND
    banco_over_full: bool = False
    uncovered_withdrawable: bool = False
    may_decline_bank: bool = False
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 0
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """The tenure of the bank: who holds it, from whom it came, and what must stay on it."""

    banker: int = NOBODY
    holder: int = NOBODY  # the original holder; NOBODY: the banker
    sales: int = 0
    bank: int = 0  # 0: the banker names it
    restaked: int = 0  # 1: named once already, with no takers
    passed: int = 0


@dataclass(slots=True)
class State(banking.Coup):
    """One coup: the bank, the stakes against it, and two cards."""

    holder: int = NOBODY
    sales: int = 0
    bank: int = 0  # what the banker has put up
    restaked: int = 0
    stakes: list[int] = per_seat()
    opening: int = 0  # 1 in the first round of staking
    added: int = 0  # chips staked in this round
    last: int = NOBODY  # the last to have added to a stake
    silent: int = 0  # seats that have passed since
    mine: int = a_rank()  # the banker's card
    yours: int = a_rank()  # the punters' card
    won: int = 0  # by the banker on this coup
    doublet: int = 0


def shoe(rules: Rules) -> Shoe:
    """LANS-3: one pack is shuffled for every coup, more are dealt through."""
    cards = rules.pack * rules.packs
    if rules.shoe == ShoeKind.FRESH or (rules.shoe == ShoeKind.USUAL and rules.packs == 1):
        return Shoe(rules.pack, rules.packs, cards + 1)
    return Shoe(rules.pack, rules.packs, rules.reserve if rules.reserve else max(26, cards // 4))


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, name it, or stake against what stands."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    gone = coup.banker != carry.banker
    coup.holder = coup.banker if gone or carry.holder == NOBODY else carry.holder
    coup.sales = 0 if gone else carry.sales
    coup.restaked = 0 if gone else carry.restaked
    coup.bank = 0 if gone else carry.bank
    if coup.bank:
        open_staking(rules, coup)
    elif coup.banker != NOBODY:
        coup.phase = Phase.BANK
        coup.actor = coup.banker
        ask(coup, banking.with_chips(coup) if rules.may_decline_bank and not coup.restaked else [coup.banker])
        coup.asked[coup.banker] = 0


def leave(rules: Rules, coup: State) -> Carry:
    """Who banks the next coup, and in whose tenure."""
    return Carry(coup.heir, coup.holder, coup.sales, coup.bank, coup.restaked, coup.passed)


def done(rules: Rules, carry: Carry, seats: int) -> bool:
    """The agreed rounds are over, when a tenure has ended."""
    return carry.bank == 0 and carry.sales == 0 and complete(rules.rounds, carry.passed, seats)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake."""
    up = seat == coup.banker and coup.phase != Phase.SALE  # a seller has lifted the bank
    return coup.stacks[seat] - coup.stakes[seat] - (coup.bank if up else 0)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """A round of staking for every chip of the bank; more than the bank is not lost or won (LANS-8)."""
    bank = carry.bank if carry.bank else max(stacks)
    if rules.max_bet and not carry.bank:
        bank = min(bank, rules.max_bet)
    asked = len(stacks) if rules.may_decline_bank else 1
    return Extent(asked + (len(stacks) - 1) * (bank + 1) + len(stacks), bank, bank)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """The least and the most the actor may say, and what stands apart: banco, or no bank."""
    if coup.phase == Phase.BANK:  # LANS-7
        most = min(coup.stacks[coup.actor], rules.max_bet if rules.max_bet else UNLIMITED)
        may_decline = sum(coup.asked) > 0
        return min(rules.min_bet, most), most, 0 if may_decline else NONE
    if coup.phase == Phase.STAKES:  # LANS-8
        chips = free(rules, coup, coup.actor)
        banco = coup.bank - coup.stakes[coup.actor]
        return 0, min(chips, coup.bank - sum(coup.stakes)), banco if banco <= chips else NONE
    if coup.phase == Phase.KEEP and coup.doublet:  # LANS-17, LANS-19
        return Choice.PASS, Choice.PASS if rules.doublet_forces_pass else Choice.KEEP, NONE
    if coup.phase == Phase.KEEP:  # LANS-18, LANS-A3
        less = rules.uncovered_withdrawable and coup.won < coup.bank
        return Choice.PASS, Choice.KEEP if less else Choice.PASS, Choice.KEEP
    return 0, 1, NONE  # LANS-20: to buy, or not


def apply(rules: Rules, coup: State, action: int) -> None:
    """Stake, turn a card, or say what becomes of the bank."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # LANS-5
            coup.holder = coup.heir
        case Phase.BANK:
            name_bank(rules, coup, action)
        case Phase.STAKES:
            stake(rules, coup, action)
        case Phase.MINE | Phase.YOURS | Phase.TURN if action == EMPTY:
            hand_over(coup, coup.banker, coup.holder, coup.sales, coup.bank)  # LANS-23
        case Phase.MINE:
            coup.mine = rank(action)
            coup.phase = Phase.YOURS
        case Phase.YOURS if rank(action) == coup.mine:
            coup.doublet = 1
            win(coup, 2 if rules.doublet == Doublet.HALF else 1, LANS.DOUBLET)
        case Phase.YOURS:
            coup.yours = rank(action)
            coup.phase = Phase.TURN
        case Phase.TURN if rank(action) == coup.mine:
            win(coup, 1, LANS.MATCHED)
        case Phase.TURN if rank(action) == coup.yours:
            lose(coup)
        case Phase.KEEP:
            keep(rules, coup, action)
        case Phase.SALE if action:
            hand_over(coup, coup.actor, coup.holder, coup.sales + 1, coup.bank)  # LANS-21
        case Phase.SALE:
            offer(coup, coup.actor)


def matters(rules: Rules, coup: State, r: int) -> bool:
    """Once both cards lie there, only their ranks can still decide."""
    return coup.phase != Phase.TURN or r == coup.mine or r == coup.yours


# -- the bank and the stakes


def name_bank(rules: Rules, coup: State, chips: int) -> None:
    """Put up a new bank, or let the next seat have it."""
    if chips:
        coup.bank = chips
        coup.holder = coup.banker
        coup.heir = coup.banker
        open_staking(rules, coup)
    else:
        coup.banker = heir_of(coup, coup.banker)
        coup.asked[coup.banker] = 0
        coup.actor = coup.banker


def open_staking(rules: Rules, coup: State) -> None:
    """The first round: nobody has staked yet."""
    coup.phase = Phase.STAKES
    coup.opening = 1
    open_round(rules, coup)


def open_round(rules: Rules, coup: State) -> None:
    """Ask every other seat with chips left, in turn from the banker."""
    coup.added = 0
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if seat != coup.banker and free(rules, coup, seat) > 0 else 0
    if not ask_on(coup, coup.banker):
        close(rules, coup)


def stake(rules: Rules, coup: State, chips: int) -> None:
    """Add to a stake; staking ends when the bank is covered or nobody adds any more."""
    seat = coup.actor
    coup.stakes[seat] += chips
    coup.added += chips
    coup.silent = 0 if chips else coup.silent + 1
    coup.last = seat if chips else coup.last
    if coup.stakes[seat] == coup.bank:  # LANS-9: banco
        for other in range(coup.seats):
            coup.stakes[other] = coup.bank if other == seat else 0
        close(rules, coup)
    elif staking_over(rules, coup):
        close(rules, coup)
    else:
        coup.actor = next_staker(rules, coup, seat)
        if coup.actor == NOBODY and (coup.added == 0 or covered(coup)):  # LANS-11
            close(rules, coup)
        elif coup.actor == NOBODY:
            coup.opening = 0
            open_round(rules, coup)


def staking_over(rules: Rules, coup: State) -> bool:
    """The bank is covered (LANS-10), or all the others have passed since the last stake."""
    if covered(coup):
        return not (rules.banco_over_full and coup.opening)
    if rules.staking_ends == StakingEnds.SILENT_ROUND:
        return False
    others = [seat for seat in punters(coup) if seat != coup.last and free(rules, coup, seat) > 0]
    return coup.silent >= len(others)  # LANS-A7


def next_staker(rules: Rules, coup: State, seat: int) -> int:
    """The next to be asked; when the bank is covered, the next who could banco over it."""
    other = next_asked(coup, seat)
    while other != NOBODY and covered(coup) and free(rules, coup, other) < coup.bank - coup.stakes[other]:
        other = next_asked(coup, other)
    return other


def covered(coup: State) -> bool:
    """Whether the stakes come to the whole bank."""
    return sum(coup.stakes) == coup.bank


def close(rules: Rules, coup: State) -> None:
    """Deal, if anybody has staked."""
    coup.opening = coup.added = coup.silent = 0
    coup.last = NOBODY
    hush(coup)
    if sum(coup.stakes):
        coup.phase = Phase.MINE
        coup.actor = CHANCE
    elif rules.no_takers == NoTakers.RESTAKE and not coup.restaked and not coup.sales:
        hand_over(coup, coup.banker, coup.holder, 0, 0)
        coup.restaked = 1
    else:
        move_on(coup)  # LANS-12


# -- the end of the coup


def win(coup: State, share: int, why: Why) -> None:
    """The banker takes the stakes, or a share of each, and says what becomes of the bank."""
    for seat in range(coup.seats):
        pay(coup, seat, coup.banker, coup.stakes[seat] // share, why)
        coup.won += coup.stakes[seat] // share
        coup.stakes[seat] = 0
    coup.phase = Phase.KEEP
    coup.actor = coup.banker


def lose(coup: State) -> None:
    """The banker pays every stake, and the bank must move (LANS-15, LANS-16)."""
    coup.bank = 0
    for seat in range(coup.seats):
        pay(coup, coup.banker, seat, coup.stakes[seat], LANS.MATCHED)
        coup.stakes[seat] = 0
    move_on(coup)


def keep(rules: Rules, coup: State, choice: int) -> None:
    """Leave stake and winnings on, take something off, or pass the bank."""
    coup.bank = new_bank(rules, coup, choice)
    if choice != Choice.PASS:
        hand_over(coup, coup.banker, coup.holder, coup.sales, coup.bank)
    elif for_sale(rules, coup):
        ask(coup, buyers(coup, coup.bank))
        coup.phase = Phase.SALE
        offer(coup, coup.banker)
    else:
        move_on(coup)


def for_sale(rules: Rules, coup: State) -> bool:
    """Whether a bank that is passed may be sold (LANS-17, LANS-21)."""
    return coup.sales < rules.max_sales and not (coup.doublet and rules.doublet_forces_pass)


def buyers(coup: State, price: int) -> list[int]:
    """Who can put up as much (LANS-20)."""
    return [seat for seat in punters(coup) if coup.stacks[seat] >= price]


def new_bank(rules: Rules, coup: State, choice: int) -> int:
    """What must stand on the next coup, whoever banks it."""
    if choice == Choice.WITHDRAW:  # LANS-19, LANS-A3
        return coup.bank if coup.doublet else 2 * coup.won
    if choice == Choice.PASS and coup.doublet and rules.doublet_sale_price == SalePrice.MINIMUM:
        return coup.bank
    return coup.bank + coup.won  # LANS-18


def offer(coup: State, after: int) -> None:
    """Offer the bank to the next who can put up as much; unsold, it moves on."""
    if not ask_on(coup, after):
        move_on(coup)


def move_on(coup: State) -> None:
    """The bank goes to the seat after its original holder, for a new tenure (LANS-22)."""
    heir = heir_of(coup, coup.holder)
    hand_over(coup, heir, heir, 0, 0)


def hand_over(coup: State, heir: int, holder: int, sales: int, bank: int) -> None:
    """End the coup, and say who banks the next."""
    for seat in range(coup.seats):
        coup.stakes[seat] = 0
    coup.heir = heir
    coup.holder = holder
    coup.sales = sales
    coup.bank = bank
    coup.restaked = 0
    coup.actor = OVER
