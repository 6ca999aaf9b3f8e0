"""Landsknecht with the réjouissance card: two cards shield the dealer, one is his, one is yours.

All pay an ante.  The dealer, who is the banker, lays two *Hand cards* that belong to nobody, a card
for himself, and the *réjouissance* for the company, or one for each punter.  If any of them are
equal he takes the pool.  Otherwise the punters bet, and cards are turned.  A rank not seen before
joins the table cards and may be bet on; a match for a table card loses the bets upon it; a match
for the dealer's card pays every bet still out.  When both Hand cards have been matched before that,
all bets go back and the same dealer deals again, in the same game, for the same pool.

A game lasts until the dealer takes the pool, his card is matched, or all bets are lost.  It may
take several hands, each from a fresh pack; what of the pool is not won stands over.

Rules LAND-1 to LAND-27.  Bets on a common réjouissance are even; the dealer's profit is the pool, which
he takes in 4047 of 11087 games if nothing else is bet on.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.banking import (
    Cover,
    FirstBanker,
    bankers,
    bets_left,
    complete,
    draw_for_bank,
    end,
    extent_of,
    heir_of,
    least_bet,
    put,
    room,
    seat_banker,
    settle,
    take_back,
)
from lansquenet.rules.bits import bit, has
from lansquenet.rules.cards import EMPTY, RANKS, Pack, Shoe, always_fresh, rank, ranks_in
from lansquenet.rules.pools import FULL, room as pool_room, standing_pool as standing_pool
from lansquenet.rules.state import (
    CHANCE,
    NOBODY,
    NONE,
    POOL,
    UNLIMITED,
    Direction,
    Extent,
    Payment,
    Why,
    a_rank,
    a_rank_per_seat,
    amounts,
    ask_on,
    in_turn,
    next_asked,
    next_seat,
    pay,
    per_rank,
    way_of,
)

SEATS = range(2, 11)
Phase = IntEnum("Phase", "DRAW ANTE HAND MINE REJOUISSANCE OWN CAP BET TURN", start=0)
UNASKED = True  # the cards of the opening may decide it
BETS = (Phase.ANTE, Phase.CAP, Phase.BET)
AnteResidue = IntEnum("AnteResidue", "CARRY RETURN SPLIT", start=0)
Rejouissance = IntEnum("Rejouissance", "COMMON OWN", start=0)
BetWindow = IntEnum("BetWindow", "NEW_CARD ANY_LIVE_CARD", start=0)
UNSEEN, TABLE, HAND, MATCHED, DEAD = 0, 1, 2, 3, -1  # where a rank lies; MATCHED: a Hand card, matched


class LAND(Why):
    """The rules of the book by which chips change hands."""

    ANTE = 4
    POOL_WON = 10
    MATCHED = 14
    BANK_LOSES = 18
    ANTES_BACK = 25
    SHARED_OUT = 27


class Rules(NamedTuple):
    """The options; an `ante` or a `max_bet` of 0 is none."""

    pack: Pack = Pack.P52
    packs: int = 1
    first_banker: FirstBanker = FirstBanker.LOT
    fixed_dealer: bool = False
    ante: int = 1
    dealer_antes: bool = True
    ante_residue: AnteResidue = AnteResidue.CARRY
    rejouissance: Rejouissance = Rejouissance.COMMON
    hand_cards: int = 2
    reborn_ranks: bool = False
    dealer_may_cap: bool = False
    bet_window: BetWindow = BetWindow.NEW_CARD
    cover: Cover = Cover.CAP
    min_bet: int = 1
    max_bet: int = 0
    rounds: int = 0
    direction: Direction = Direction.ANTICLOCKWISE


class Carry(NamedTuple):
    """Who deals next, what lies in the pool, and who is in a game that is not over."""

    banker: int = NOBODY
    passed: int = 0
    pool: int = 0
    playing: int = 0  # a bit for each seat in the game; 0: the game is over
    last: int = NOBODY  # who dealt last


@dataclass(slots=True)
class State(banking.Betting):
    """One hand: what lies on the table, and who is in the game."""

    playing: int = 0  # a bit for each seat in the game
    lies: list[int] = per_rank(UNSEEN)
    mine: int = a_rank()  # the dealer's card
    joy: int = a_rank()  # the common réjouissance, while it lies there
    own: list[int] = a_rank_per_seat()  # each punter's own, likewise
    equal: int = 0  # 1: two cards of the opening are equal
    cap: int = NONE  # the most that the dealer will hold
    on: int = a_rank()  # the card on which a bet is asked
    newest: int = a_rank()  # the card asked for first; -1: each punter's own
    every: int = 0  # 1: bets are open on every live card


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every hand."""
    return always_fresh(rules.pack, rules.packs)


def start(rules: Rules, coup: State, carry: Carry) -> None:
    """Draw for the deal, collect the antes of a new game, or deal again in the same."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    coup.stacks[POOL] = carry.pool
    coup.playing = carry.playing
    if coup.banker != NOBODY and carry.playing:
        deal(rules, coup)
    elif coup.banker != NOBODY:
        open_game(rules, coup)


def leave(rules: Rules, coup: State) -> Carry:
    """Who deals the next hand, and for what pool."""
    return Carry(coup.heir, coup.passed, coup.stacks[POOL], coup.playing, coup.banker)


def stands_over(rules: Rules, coup: State) -> bool:
    """Whether the game goes on in another hand (LAND-16)."""
    return coup.playing != 0


def may_go_on(rules: Rules, carry: Carry, stacks: list[int]) -> bool:
    """Whether a game is going on, an ante could be paid, or the least bet be laid (COM-6, LAND-4)."""
    if carry.playing or (rules.ante > 0 and antes_left(rules, carry.pool, stacks)):
        return True
    bet = least_bet(rules)
    return bets_left(stacks, bankers(rules, carry.banker, rules.fixed_dealer, stacks), rules.cover, bet, bet)


def antes_left(rules: Rules, pool: int, stacks: list[int]) -> bool:
    """Whether somebody could deal at the ante, and somebody else pay it (LAND-4, COM-11)."""
    if rules.ante * len(stacks) > FULL - pool:
        return False
    able = [seat for seat in range(len(stacks)) if stacks[seat] >= rules.ante]
    dealers = [
        seat for seat in range(len(stacks)) if stacks[seat] > (rules.ante if rules.dealer_antes else 0)
    ]
    return len(dealers) > 0 and (len(able) > 1 or (len(able) == 1 and dealers != able))


def done(rules: Rules, carry: Carry, seats: int) -> bool:
    """The agreed rounds are over, and with them a game."""
    return carry.playing == 0 and complete(rules.rounds, carry.passed, seats)


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """LAND-27: what is paid out of the pool when the session ends here."""
    seats = len(stacks)
    step = way_of(rules.direction)
    if carry.playing and rules.ante_residue == AnteResidue.RETURN:
        payers = [
            seat for seat in range(seats) if carry.pool and has_paid(rules, carry.playing, carry.banker, seat)
        ]
        return [Payment(POOL, seat, rules.ante, int(LAND.ANTES_BACK)) for seat in payers]
    parts = [(part, (carry.last + step * n) % seats) for n, part in enumerate(shares(carry.pool, seats), 1)]
    return [Payment(POOL, seat, part, int(LAND.SHARED_OUT)) for part, seat in parts if part]


def free(rules: Rules, coup: State, seat: int) -> int:
    """The chips a seat has not at stake; the dealer answers for every bet."""
    return coup.stacks[seat] - (exposure(coup) if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Antes, a limit, and of each punter a bet on every card that comes to lie there, or on all that do."""
    seats, cards = len(stacks), rules.pack * rules.packs
    new = ranks_in(rules.pack) - 1 - rules.hand_cards + (cards // 2 if rules.reborn_ranks else 0)
    live = min(new, ranks_in(rules.pack))
    bets = new * (live + 1) // 2 if rules.bet_window == BetWindow.ANY_LIVE_CARD else new
    asked = (seats if rules.ante else 0) + (1 if rules.dealer_may_cap else 0)
    acts, lost, won = extent_of(asked + (seats - 1) * bets, stacks, carry.banker, rules.cover)
    return Extent(acts, lost, won + carry.pool)


def legal(rules: Rules, coup: State) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: State) -> tuple[int, int, int]:
    """The ante and nothing else; all that the dealer may be asked to hold; or a bet."""
    if coup.phase == Phase.ANTE:
        return rules.ante, rules.ante, NONE
    if coup.phase == Phase.CAP:
        return 0, largest(rules, coup), NONE  # LAND-24
    pile = coup.bets[coup.actor][coup.on]
    ceiling = max(rules.min_bet, rules.max_bet) if rules.max_bet else UNLIMITED
    most = min(ceiling - pile, free(rules, coup, coup.actor), covered(rules, coup))
    return max(1, rules.min_bet - pile), most, 0  # LAND-11


def apply(rules: Rules, coup: State, action: int) -> None:
    """Pay the ante, put down a bet, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # LAND-2
        case Phase.ANTE:
            pay(coup, coup.actor, POOL, action, LAND.ANTE)
            next_ante(rules, coup)
        case Phase.HAND | Phase.MINE | Phase.REJOUISSANCE | Phase.OWN | Phase.TURN if action == EMPTY:
            hand_back(coup)
            end_game(rules, coup, 0)  # LAND-22
        case Phase.HAND:
            lay_hand_card(rules, coup, rank(action))
        case Phase.MINE:
            lay_mine(rules, coup, rank(action))
        case Phase.REJOUISSANCE:
            lay_rejouissance(rules, coup, rank(action))
        case Phase.OWN:
            lay_own(rules, coup, rank(action))
        case Phase.CAP:
            coup.cap = action
            invite(coup, coup.joy, 0)
        case Phase.BET:
            bet(coup, action)
        case Phase.TURN:
            turn(rules, coup, rank(action))


def matters(rules: Rules, coup: State, r: int) -> bool:
    """Once all the opening cards lie there: all but the dead ranks and the Hand cards that were matched."""
    return coup.phase != Phase.TURN or r == coup.mine or coup.lies[r] not in (DEAD, MATCHED)


# -- the antes


def open_game(rules: Rules, coup: State) -> None:
    """Ask all who can pay for the ante; if there is no game to be had at it, nobody pays (LAND-4)."""
    dealer = dealer_for(rules, coup)
    ante = 0 if dealer == NOBODY else rules.ante
    while dealer not in (NOBODY, coup.banker):
        coup.banker = next_seat(coup, coup.banker)
        coup.passed += 1
    coup.heir = coup.banker
    for seat in range(coup.seats):
        plays = seat == coup.banker or can_pay(coup, seat, ante)
        coup.playing |= bit(seat) if plays else 0
        coup.asked[seat] = 1 if plays and ante > 0 and (seat != coup.banker or rules.dealer_antes) else 0
    coup.actor = coup.banker
    next_ante(rules, coup)


def dealer_for(rules: Rules, coup: State) -> int:
    """The first from the banker on who would have chips left to deal with, and somebody to deal to."""
    if rules.ante * coup.seats > pool_room(coup):
        return NOBODY  # COM-11
    seat = coup.banker
    for _ in range(coup.seats):
        others = 0
        for other in range(coup.seats):
            others += 1 if other != seat and can_pay(coup, other, rules.ante) else 0
        if others > 0 and coup.stacks[seat] > (rules.ante if rules.dealer_antes else 0):
            return seat
        seat = next_seat(coup, seat)
    return NOBODY


def can_pay(coup: State, seat: int, ante: int) -> bool:
    """Whether a seat can be in a game at this ante."""
    return coup.stacks[seat] >= max(1, ante)


def next_ante(rules: Rules, coup: State) -> None:
    """Ask the next for the ante, the dealer last, and then deal."""
    coup.phase = Phase.ANTE
    if not ask_on(coup, coup.actor):
        deal(rules, coup)


# -- the cards laid out


def deal(rules: Rules, coup: State) -> None:
    """Begin with the Hand cards, if any are laid."""
    coup.phase = Phase.HAND if rules.hand_cards else Phase.MINE
    coup.actor = CHANCE


def lay_hand_card(rules: Rules, coup: State, card: int) -> None:
    """LAND-6: a card that belongs to nobody; an equal one is laid upon it."""
    if coup.lies[card] == HAND:
        coup.equal = 1
    coup.lies[card] = HAND
    if count(coup, HAND) + coup.equal == rules.hand_cards:
        coup.phase = Phase.MINE


def lay_mine(rules: Rules, coup: State, card: int) -> None:
    """The dealer's own card; the company's comes next."""
    if coup.lies[card] == HAND:
        coup.equal = 1
    coup.mine = card
    coup.phase = Phase.REJOUISSANCE
    if rules.rejouissance == Rejouissance.OWN:
        for seat in range(coup.seats):
            coup.asked[seat] = 1 if is_punter(coup, seat) else 0
        coup.phase = Phase.OWN
        coup.drawing = next_asked(coup, coup.banker)


def lay_rejouissance(rules: Rules, coup: State, card: int) -> None:
    """One card for the whole company."""
    coup.joy = card
    lay_table_card(coup, card)
    compare(rules, coup)


def lay_own(rules: Rules, coup: State, card: int) -> None:
    """One card for each punter; they may equal one another (LAND-8)."""
    coup.own[coup.drawing] = card
    lay_table_card(coup, card)
    coup.drawing = next_asked(coup, coup.drawing)
    if coup.drawing == NOBODY:
        compare(rules, coup)


def lay_table_card(coup: State, card: int) -> None:
    """A card to be bet on, unless it equals one of the dealer's."""
    if coup.lies[card] == HAND or card == coup.mine:
        coup.equal = 1
    else:
        coup.lies[card] = TABLE


def compare(rules: Rules, coup: State) -> None:
    """Only now are the cards compared (LAND-7): the dealer takes the pool, or bets are open."""
    if coup.equal:
        pay(coup, POOL, coup.banker, coup.stacks[POOL], LAND.POOL_WON)
        end_game(rules, coup, 0)
    elif rules.dealer_may_cap:
        coup.phase = Phase.CAP
        coup.actor = coup.banker
    else:
        invite(coup, coup.joy, 0)


# -- the bets


def is_punter(coup: State, seat: int) -> bool:
    """Whether a seat is in the game, and does not deal."""
    return seat != coup.banker and has(coup.playing, seat) == 1


def invite(coup: State, newest: int, every: int) -> None:
    """Ask every punter with chips for a bet on the newest card, and on all others if they are open."""
    coup.newest = newest
    coup.every = every
    for seat in range(coup.seats):
        coup.asked[seat] = 1 if is_punter(coup, seat) and coup.stacks[seat] > coup.staked[seat] else 0
    next_punter(coup, coup.banker)


def next_punter(coup: State, after: int) -> None:
    """Turn to the next punter, or back to the cards."""
    if not ask_on(coup, after):
        coup.on = coup.newest = -1
        coup.every = 0
        coup.actor = CHANCE
        coup.phase = Phase.TURN
    else:
        coup.on = coup.newest if coup.newest >= 0 else coup.own[coup.actor]
        coup.phase = Phase.BET


def bet(coup: State, chips: int) -> None:
    """Put down a bet, and ask for the next."""
    seat = coup.actor
    put(coup, seat, coup.on, chips)
    more = coup.every and coup.stacks[seat] > coup.staked[seat]
    coup.on = next_other(coup, seat, -1 if coup.on == coup.newest else coup.on) if more else -1
    if coup.on < 0:
        next_punter(coup, seat)


def next_other(coup: State, seat: int, after: int) -> int:
    """The next table card but the newest on which a seat may bet; -1 if there is none."""
    for r in range(after + 1, RANKS):
        if coup.lies[r] == TABLE and r != coup.newest and is_open(coup, seat, r):
            return r
    return -1


def is_open(coup: State, seat: int, r: int) -> bool:
    """LAND-11: a punter's own card is for that punter alone."""
    others = 0
    for other in range(coup.seats):
        others += 1 if coup.own[other] == r else 0
    return others == 0 or coup.own[seat] == r


def exposure(coup: State) -> int:
    """All the bets that are out."""
    out = 0
    for seat in range(coup.seats):
        out += coup.staked[seat]
    return out


def covered(rules: Rules, coup: State) -> int:
    """What may yet be bet against the dealer (LAND-23, LAND-24)."""
    out = exposure(coup)
    cover = room(coup, rules.cover, out)
    return cover if coup.cap == NONE else min(cover, coup.cap - out)


def largest(rules: Rules, coup: State) -> int:
    """All that the punters could bet together, as far as the dealer is good for it."""
    chips = 0
    for seat in range(coup.seats):
        chips += coup.stacks[seat] if is_punter(coup, seat) else 0
    return min(chips, room(coup, rules.cover, 0))


def count(coup: State, where: int) -> int:
    """How many ranks lie there."""
    found = 0
    for place in coup.lies:
        found += 1 if place == where else 0
    return found


def hand_back(coup: State) -> None:
    """All bets go back."""
    for r in range(RANKS):
        take_back(coup, r)


def has_paid(rules: Rules, playing: int, dealer: int, seat: int) -> bool:
    """Whether a seat has paid the ante of this game, if anybody has."""
    return has(playing, seat) == 1 and (seat != dealer or rules.dealer_antes)


# -- the cards turned


def turn(rules: Rules, coup: State, card: int) -> None:
    """The dealer's card, a Hand card, a table card, a fresh one, or one that is dead (LAND-15)."""
    if card == coup.mine:
        for r in range(RANKS):
            settle(coup, r, 1, LAND.BANK_LOSES)
        end_game(rules, coup, 1)
    elif coup.lies[card] == HAND:
        coup.lies[card] = MATCHED  # LAND-17
        if count(coup, HAND) == 0:
            hand_back(coup)
            end(coup, coup.banker)  # LAND-16
    elif coup.lies[card] == TABLE:
        lose(rules, coup, card)
    elif coup.lies[card] == UNSEEN:
        coup.lies[card] = TABLE
        invite(coup, card, 1 if rules.bet_window == BetWindow.ANY_LIVE_CARD else 0)  # LAND-13


def lose(rules: Rules, coup: State, card: int) -> None:
    """The bets on a table card are lost, and it leaves the table; with the last bet the game is over."""
    out = exposure(coup)
    settle(coup, card, -1, LAND.MATCHED)
    coup.lies[card] = UNSEEN if rules.reborn_ranks else DEAD
    coup.joy = -1 if coup.joy == card else coup.joy
    for seat in range(coup.seats):
        coup.own[seat] = -1 if coup.own[seat] == card else coup.own[seat]
    if out > 0 and exposure(coup) == 0:
        end_game(rules, coup, 0)  # LAND-19


# -- the end of the game


def end_game(rules: Rules, coup: State, paid: int) -> None:
    """See to a pool that was not won, and move the deal on."""
    if rules.ante_residue == AnteResidue.RETURN and coup.stacks[POOL] > 0:
        for seat in range(coup.seats):
            if has_paid(rules, coup.playing, coup.banker, seat):
                pay(coup, POOL, seat, rules.ante, LAND.ANTES_BACK)
    elif rules.ante_residue == AnteResidue.SPLIT and paid:
        split(coup)
    coup.playing = 0
    if rules.fixed_dealer and coup.stacks[coup.banker] > 0:
        coup.passed += 1  # LAND-2: as many games as there are seats are a round
        end(coup, coup.banker)
    else:
        end(coup, heir_of(coup, coup.banker))


def split(coup: State) -> None:
    """LAND-25: the punters of this game share the pool."""
    seats = [seat for seat in in_turn(coup, coup.banker) if is_punter(coup, seat)]
    for seat, part in zip(seats, shares(coup.stacks[POOL], len(seats))):  # noqa: B905
        pay(coup, POOL, seat, part, LAND.ANTES_BACK)


def shares(pool: int, count: int) -> list[int]:
    """A pool in so many equal parts; the first have the odd chips, one each."""
    return [pool // count + (1 if n < pool % count else 0) for n in range(count)]
