"""Pharaon, the court game that Faro grew out of: what falls to the right loses, to the left wins.

The pack is dealt out in twenty-six couples.  Before each of them the punters lay bets on ranks, or
alter them.  The first card of a couple loses for its rank and the second wins; a *doublet* costs
half the stake, and the rest may be left to win it back (*pli*).  Who has won may let stake and gains
ride (*paroli*, to three, seven, fifteen ... for one), or the gains alone (*paix*).  A card may lie
face down (*masque*) and then takes no part.  The last card of the pack is null, so that the last
couple can only be lost; and when eight cards are left no bet may be taken up.

Rules PHAR-1 to PHAR-17.  The banker's edge is 99/4998 of a stake laid on a full pack, about a
fiftieth, and grows as the pack runs down.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import couples
from lansquenet.rules.banking import (
    Carry as Carry,
    Cover,
    FirstBanker,
    done as done,
    draw_for_bank,
    extent_of,
    leave as leave,
    put,
    room,
    seat_banker,
)
from lansquenet.rules.cards import EMPTY, RANKS, SUITS, Pack, Shoe, always_fresh, rank
from lansquenet.rules.couples import (
    OddChip,
    covered,
    fresh_bet,
    may_go_on as may_go_on,
    open_window,
    share_of,
)
from lansquenet.rules.state import (
    NOBODY,
    NONE,
    Direction,
    Extent,
    Why,
    amounts,
    ask_on,
    pay,
    per_seat,
    per_seat_and_rank,
)

SEATS = range(2, 7)
Phase = IntEnum("Phase", "DRAW CHOOSE BET LOSING WINNING CARD WON HALVED", start=0)
BETS = (Phase.BET,)
ALONE = True  # a punter's bets are settled one by one, whatever others have laid
Change = IntEnum("Change", "LEAVE MASQUE TAKE STAKE", start=0)  # what becomes of a card that lies there
Ride = IntEnum("Ride", "TAKE PAIX PAROLI", start=0)  # what becomes of a win
LastCard = IntEnum("LastCard", "NULL COUNTS", start=0)


class PHAR(Why):
    """The rules of the book by which chips change hands."""

    COUPLE = 4
    DOUBLET = 5
    PAROLI = 7
    TAKEN_UP = 8
    PAIX = 11
    LAST_DOUBLET = 12
    DEAL_ENDS = 13


class Rules(NamedTuple):
    """The options; a `max_bet` of 0 is no limit, and `hold` of 0 lets bets be taken up to the end."""

    double_pack: bool = False
    first_banker: FirstBanker = FirstBanker.HIGH_CARD
    fixed_banker: bool = True
    last_card: LastCard = LastCard.NULL
    odd_chip: OddChip = OddChip.BANKER
    ladder: int = 6  # wins to the top, at which a bet is paid at once
    paix: bool = True
    pli: bool = True
    masque: bool = True
    hold: int = 8  # cards left at which no bet is taken up any more
    bets_a_turn: int = 3
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 1
    direction: Direction = Direction.ANTICLOCKWISE


@dataclass(slots=True)
class State(couples.Layout):
    """One deal; `bets` are chips of the punters' own, and what they win may ride beside them."""

    gains: list[list[int]] = per_seat_and_rank()  # won, not paid, and at stake again
    owed: list[int] = per_seat()  # the sum of each seat's gains
    level: list[list[int]] = per_seat_and_rank()  # wins that ride
    masked: list[list[int]] = per_seat_and_rank()  # 1: the card lies face down
    due: list[int] = per_seat()  # won in this couple, until it is said what becomes of it


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every deal."""
    return always_fresh(Pack.P52, packs(rules))


def packs(rules: Rules) -> int:
    """How many packs are shuffled together."""
    return 2 if rules.double_pack else 1


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the bank, or take bets."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    if coup.banker != NOBODY:
        open_window(coup)


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the banker answers for every bet and all that rides."""
    return coup.stacks[seat] - (exposure(coup) if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Before every couple what each punter does with so many cards, and after it with one that has won."""
    each = 3 * rules.bets_a_turn + 1
    couples = 26 * packs(rules)
    return extent_of(couples * (len(stacks) - 1) * each, stacks, carry.banker, rules.cover, 2**couples)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    match coup.phase:
        case Phase.CHOOSE:
            fresh = fresh_bet(rules, coup, chips(rules, coup))
            return [couples.GO_ON] + [r for r in range(RANKS) if open_rank(rules, coup, r, fresh)]
        case Phase.CARD:
            return [change for change in range(4) if may_change(rules, coup, coup.on, change)]
        case Phase.WON:
            return [ride for ride in range(3) if may_ride(rules, coup, coup.actor, ride)]
        case Phase.HALVED:
            return [0, 1]
        case _:
            return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """What may lie on a card; of late no less than lies there (PHAR-10)."""
    pile = coup.bets[coup.actor][coup.on]
    least, most, nothing = couples.bet_limits(rules, pile, chips(rules, coup))
    return (pile, most, NONE) if pile and held(rules, coup) else (least, most, nothing)


def apply(rules: Rules, coup: State, action: int) -> None:
    """Lay a bet, turn a card, or say what becomes of a win."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # PHAR-2
        case Phase.CHOOSE:
            couples.choose(coup, action)
            if coup.on >= 0 and lies(coup, coup.actor, coup.on):
                coup.phase = Phase.CARD
        case Phase.CARD:
            change(rules, coup, action)
        case Phase.BET:
            couples.lay(coup, action)
            couples.changed(rules, coup)
        case Phase.LOSING | Phase.WINNING if action == EMPTY:
            close(rules, coup)
        case Phase.LOSING:
            couples.losing(coup, action)
        case Phase.WINNING:
            winning(rules, coup, action)
        case Phase.WON:
            ride(coup, coup.actor, coup.on, action, why_won(coup, coup.actor, coup.on))
            next_winner(rules, coup, coup.actor)
        case Phase.HALVED:
            if action == 0:
                put(coup, coup.actor, coup.on, -coup.bets[coup.actor][coup.on])
            next_winner(rules, coup, coup.actor)


# -- before a couple


def chips(rules: Rules, coup: State) -> int:
    """What the actor may still put down, and the banker can match."""
    return covered(coup, rules.cover, free(rules, coup, coup.actor), exposure(coup))


def exposure(coup: State) -> int:
    """What the banker may have to pay: every bet, and all that rides twice over."""
    return sum(coup.staked) + 2 * sum(coup.owed)


def lies(coup: State, seat: int, r: int) -> bool:
    """Whether a seat has anything at stake on a rank."""
    return coup.bets[seat][r] + coup.gains[seat][r] > 0


def held(rules: Rules, coup: State) -> bool:
    """Whether so few cards are left that no bet may be taken up."""
    return 52 * packs(rules) - coup.turned <= rules.hold


def open_rank(rules: Rules, coup: State, r: int, fresh: bool) -> bool:
    """Whether the actor can do anything about a rank."""
    if not lies(coup, coup.actor, r):
        return fresh and coup.gone[r] < SUITS * packs(rules)
    return (
        may_change(rules, coup, r, Change.MASQUE)
        or may_change(rules, coup, r, Change.TAKE)
        or may_change(rules, coup, r, Change.STAKE)
    )


def may_change(rules: Rules, coup: State, r: int, change: int) -> bool:
    """Whether the actor may do this with a card that lies there."""
    masked = coup.masked[coup.actor][r] == 1
    plain = coup.gains[coup.actor][r] == 0 and not masked and coup.gone[r] < SUITS * packs(rules)
    if change == Change.MASQUE:
        return masked or (rules.masque and not held(rules, coup))
    if change == Change.TAKE:
        return not held(rules, coup)
    if change == Change.STAKE:
        return plain and (not held(rules, coup) or fresh_bet(rules, coup, chips(rules, coup)))
    return True


def change(rules: Rules, coup: State, action: int) -> None:
    """Leave a card alone, turn it over, take it up, or go on to say what is to lie on it."""
    if action == Change.STAKE:
        coup.phase = Phase.BET
    else:
        if action == Change.MASQUE:
            coup.masked[coup.actor][coup.on] = 1 - coup.masked[coup.actor][coup.on]  # PHAR-9
        elif action == Change.TAKE:
            take(coup, coup.actor, coup.on, PHAR.TAKEN_UP)
        couples.changed(rules, coup)


def take(coup: State, seat: int, r: int, why: Why) -> None:
    """Pay what rides, and give the bet back."""
    pay(coup, coup.banker, seat, coup.gains[seat][r], why)
    clear(coup, seat, r)


def clear(coup: State, seat: int, r: int) -> None:
    """Nothing is at stake on a card any more."""
    put(coup, seat, r, -coup.bets[seat][r])
    add_gains(coup, seat, r, -coup.gains[seat][r])
    coup.level[seat][r] = 0
    coup.masked[seat][r] = 0


def add_gains(coup: State, seat: int, r: int, more: int) -> None:
    """Let so much more ride."""
    coup.gains[seat][r] += more
    coup.owed[seat] += more


# -- the couple


def winning(rules: Rules, coup: State, card: int) -> None:
    """The second card of a couple; the very last is null (PHAR-12)."""
    couples.see(coup, card)
    null = coup.turned == 52 * packs(rules) and rules.last_card == LastCard.NULL
    won = rank(card)
    for seat in range(coup.seats):
        if in_play(coup, seat, coup.lost) and (null or won != coup.lost):
            why = PHAR.LAST_DOUBLET if won == coup.lost else PHAR.COUPLE
            pay(coup, seat, coup.banker, coup.bets[seat][coup.lost], why)
            clear(coup, seat, coup.lost)
        if in_play(coup, seat, won) and not null:
            if won == coup.lost:
                halve(rules, coup, seat, won)
            else:
                win(rules, coup, seat, won)
    coup.on = won
    coup.phase = Phase.HALVED if won == coup.lost else Phase.WON
    next_winner(rules, coup, coup.banker)


def in_play(coup: State, seat: int, r: int) -> bool:
    """Whether a seat has something at stake on a rank, and the card face up."""
    return lies(coup, seat, r) and coup.masked[seat][r] == 0


def win(rules: Rules, coup: State, seat: int, r: int) -> None:
    """A bet has won; at the top of the ladder it is paid at once (PHAR-7)."""
    coup.due[seat] = coup.bets[seat][r] + coup.gains[seat][r]
    coup.level[seat][r] += 1
    if coup.level[seat][r] >= rules.ladder:
        ride(coup, seat, r, Ride.TAKE, PHAR.PAROLI)
    else:
        coup.asked[seat] = 1


def halve(rules: Rules, coup: State, seat: int, r: int) -> None:
    """A doublet takes half of what is at stake, first of what rides (PHAR-5, PHAR-6)."""
    riding = coup.gains[seat][r]
    lost = share_of(coup.bets[seat][r] + riding, 2, rules.odd_chip)
    unpaid = min(lost, riding)
    add_gains(coup, seat, r, -unpaid)
    pay(coup, seat, coup.banker, lost - unpaid, PHAR.DOUBLET)
    put(coup, seat, r, unpaid - lost)
    if riding:
        coup.level[seat][r] = max(1, coup.level[seat][r] - 1) if coup.gains[seat][r] else 0
    elif rules.pli and coup.bets[seat][r] > 0:
        coup.asked[seat] = 1
    else:
        clear(coup, seat, r)


def next_winner(rules: Rules, coup: State, after: int) -> None:
    """Ask the next whose card was turned; then for the next couple."""
    if not ask_on(coup, after):
        coup.on = -1
        if 52 * packs(rules) - coup.turned < 2:
            close(rules, coup)
        else:
            coup.lost = -1
            open_window(coup)


def may_ride(rules: Rules, coup: State, seat: int, how: int) -> bool:
    """Whether a win may be left at stake so, the banker being able to answer for it."""
    own, due = coup.bets[seat][coup.on], coup.due[seat]
    spare = room(coup, rules.cover, exposure(coup))
    if how == Ride.PAIX:
        return rules.paix and 2 * due - own <= spare
    return how == Ride.TAKE or (own > 0 and 2 * due <= spare)


def why_won(coup: State, seat: int, r: int) -> Why:
    """The rule by which a win is paid: of a paix, of a paroli, or of a bet on which nothing rode."""
    if coup.bets[seat][r] == 0:
        return PHAR.PAIX
    return PHAR.PAROLI if coup.gains[seat][r] else PHAR.COUPLE


def ride(coup: State, seat: int, r: int, how: int, why: Why) -> None:
    """Take stake and gains, or leave the gains (paix) or both (paroli) on the card."""
    add_gains(coup, seat, r, coup.due[seat])
    coup.due[seat] = 0
    if how == Ride.TAKE:
        take(coup, seat, r, why)
    elif how == Ride.PAIX:
        put(coup, seat, r, -coup.bets[seat][r])


def close(rules: Rules, coup: State) -> None:
    """The deal is over: what rides is paid, and bets go back (PHAR-13)."""
    for seat in range(coup.seats):
        for r in range(RANKS):
            if lies(coup, seat, r):
                take(coup, seat, r, PHAR.DEAL_ENDS)
    couples.close(rules, coup)
