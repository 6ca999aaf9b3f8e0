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

from lansquenet.banking import bankers, bets_left, complete, draw_for_bank, extent_of, least_bet, seat_banker
from lansquenet.cards import EMPTY, Shoe, always_fresh, rank
from lansquenet.games.landsknecht.bets import (
    bet,
    covered,
    exposure,
    hand_back,
    has_paid,
    invite,
    largest,
)
from lansquenet.games.landsknecht.opening import (
    deal,
    lay_hand_card,
    lay_mine,
    lay_own,
    lay_rejouissance,
    next_ante,
    open_game,
)
from lansquenet.games.landsknecht.state import (
    BETS as BETS,
    DEAD,
    MATCHED,
    SEATS as SEATS,
    AnteResidue,
    BetWindow,
    Carry as Carry,
    Coup as Coup,
    Phase as Phase,
    Rules as Rules,
)
from lansquenet.games.landsknecht.turns import end_game, shares, turn
from lansquenet.play import NOBODY, NONE, POOL, UNLIMITED, Extent, Payment, amounts, pay, step_of
from lansquenet.pools import FULL, standing_pool as standing_pool


def shoe(rules: Rules) -> Shoe:
    """The whole pack is shuffled for every hand."""
    return always_fresh(rules.pack, rules.packs)


def start(rules: Rules, coup: Coup, carry: Carry) -> None:
    """Draw for the deal, collect the antes of a new game, or deal again in the same."""
    seat_banker(coup, carry.banker, carry.passed, rules.direction)
    coup.stacks[POOL] = carry.pool
    coup.playing = carry.playing
    if coup.banker != NOBODY and carry.playing:
        deal(rules, coup)
    elif coup.banker != NOBODY:
        open_game(rules, coup)


def leave(rules: Rules, coup: Coup) -> Carry:
    """Who deals the next hand, and for what pool."""
    return Carry(coup.heir, coup.passed, coup.stacks[POOL], coup.playing, coup.banker)


def standing(rules: Rules, coup: Coup) -> bool:
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
    step = step_of(rules.direction)
    if carry.playing and rules.ante_residue == AnteResidue.RETURN:
        payers = [
            seat for seat in range(seats) if carry.pool and has_paid(rules, carry.playing, carry.banker, seat)
        ]
        return [Payment(POOL, seat, rules.ante, 25) for seat in payers]
    parts = [(part, (carry.last + step * n) % seats) for n, part in enumerate(shares(carry.pool, seats), 1)]
    return [Payment(POOL, seat, part, 27) for part, seat in parts if part]


def free(rules: Rules, coup: Coup, seat: int) -> int:
    """The chips a seat has not at stake; the dealer answers for every bet."""
    return coup.stacks[seat] - (exposure(coup) if seat == coup.banker else coup.staked[seat])


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """Antes, a limit, and of each punter a bet on every card that comes to lie there, or on all that do."""
    seats, cards = len(stacks), rules.pack * rules.packs
    new = rules.pack // 4 - 1 - rules.hand_cards + (cards // 2 if rules.reborn_ranks else 0)
    live = min(new, rules.pack // 4)
    bets = new * (live + 1) // 2 if rules.bet_window == BetWindow.ANY_LIVE_CARD else new
    asked = (seats if rules.ante else 0) + (1 if rules.dealer_may_cap else 0)
    acts, lost, won = extent_of(asked + (seats - 1) * bets, stacks, carry.banker, rules.cover)
    return Extent(acts, lost, won + carry.pool)


def legal(rules: Rules, coup: Coup) -> list[int]:
    """What the actor may do."""
    return amounts(limits(rules, coup))


def limits(rules: Rules, coup: Coup) -> tuple[int, int, int]:
    """The ante and nothing else; all that the dealer may be asked to hold; or a bet."""
    if coup.phase == Phase.ANTE:
        return rules.ante, rules.ante, NONE
    if coup.phase == Phase.CAP:
        return 0, largest(rules, coup), NONE  # LAND-24
    pile = coup.bets[coup.actor][coup.on]
    ceiling = max(rules.min_bet, rules.max_bet) if rules.max_bet else UNLIMITED
    most = min(ceiling - pile, free(rules, coup, coup.actor), covered(rules, coup))
    return max(1, rules.min_bet - pile), most, 0  # LAND-11


def apply(rules: Rules, coup: Coup, action: int) -> None:
    """Pay the ante, put down a bet, or turn a card."""
    match coup.phase:
        case Phase.DRAW:
            draw_for_bank(coup, rules.first_banker, action)  # LAND-2
        case Phase.ANTE:
            pay(coup, coup.actor, POOL, action, 4)
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


def matters(rules: Rules, coup: Coup, r: int) -> bool:
    """Once all the opening cards lie there: all but the dead ranks and the Hand cards that were matched."""
    return coup.phase != Phase.TURN or r == coup.mine or coup.lies[r] not in (DEAD, MATCHED)
