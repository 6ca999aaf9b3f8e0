"""Zwikken, the Dutch Zwicken: three players, three cards each, and one who plays for the pot.

Everybody antes; a card is turned for trumps.  Once each, in turn from eldest, one may bid for a
third, a half or the whole of the pot, each bid above the last; the highest bidder is the shooter.
If nobody bids the dealer may turn another trump, for another chip from all, or annul the deal.
Then the trump Ten may be exchanged for the turn-up.  Three of a rank, a *zwik*, is shown at once,
and the highest takes the whole pool.  Otherwise everybody plays.  The shooter needs two tricks, or
one with more card points than the other two, and takes the bid from the pot or pays it in.

Whether the Ten is exchanged is asked of every seat in silence: an answer only its holder has.  So
nobody learns from the asking whether the Ten was dealt at all.

Rules ZWIK-1 to ZWIK-16.  A given hand is a zwik once in 57 deals, and with the Ten in 97 of 4845.
"""

from lansquenet import lots
from lansquenet.cards import TWENTY, Shoe, always_fresh, ranks
from lansquenet.games.zwikken.bids import again, amount, bid, deal_card, may_bid, turn
from lansquenet.games.zwikken.plays import duties, play
from lansquenet.games.zwikken.state import (
    ANNUL,
    BETS as BETS,
    COLLECT,
    KEEP,
    SEATS as SEATS,
    SIZE,
    SWAP,
    TURN_FREE,
    WHOLE,
    Carry as Carry,
    Coup as Coup,
    Deal,
    Phase as Phase,
    Rules as Rules,
    TurnPackage,
)
from lansquenet.games.zwikken.zwiks import had_zwik, holds_ten, ten
from lansquenet.play import (
    ALL,
    NOBODY,
    NOTHING,
    POOL,
    SOMEBODY,
    SOMETHING,
    Extent,
    Payment,
    amounts,
    step_of,
)
from lansquenet.pools import around, done as done, is_in, share_out, solvent, standing_pool as standing_pool
from lansquenet.tricks import HIGH_ACE, first_active, guess_cards, height, hide_cards, lay_out_pack, playable

ORDER = HIGH_ACE


def shoe(rules: Rules) -> Shoe:
    """Twenty cards, shuffled for every deal."""
    return always_fresh(TWENTY)


def start(rules: Rules, deal: Deal, carry: Carry) -> None:
    """Draw for the deal, or deal to all who are in the session."""
    deal.step = step_of(rules.direction)
    deal.stacks[POOL] = carry.pool
    deal.deals = carry.deals
    deal.dealer = carry.dealer
    if carry.dealer == NOBODY:
        lots.begin_draw(deal)
    else:
        lay_out_pack(deal, ranks(TWENTY))
        for seat in range(deal.seats):
            deal.active[seat] = 1 if is_in(rules, deal, seat) else 0
        if not deal.active[deal.dealer]:
            deal.dealer = first_active(deal, deal.dealer)
        deal.drawing = first_active(deal, deal.dealer)
        deal.phase = Phase.DEAL


def leave(rules: Rules, deal: Deal) -> Carry:
    """Who deals next, and the pool."""
    return Carry(deal.heir, deal.stacks[POOL], deal.deals)


def divide(rules: Rules, carry: Carry, stacks: list[int]) -> list[Payment]:
    """ZWIK-16: what is paid out of the pool when the session ends here."""
    heirs = solvent(rules, around(rules, carry.dealer, len(stacks)), stacks)
    return share_out(carry.pool, rules.residual_pot, heirs, 16)


def free(rules: Rules, deal: Deal, seat: int) -> int:
    """What a seat owns beyond the bid it plays for; without debts, never less than nothing."""
    left = deal.stacks[seat] - (deal.bid if seat == deal.shooter else 0)
    return left if rules.allow_debt else max(0, left)


def extent(rules: Rules, stacks: list[int], carry: Carry) -> Extent:
    """For each trump the bids; the Ten, and three tricks; all antes, and a bid for the whole pool."""
    seats = len(stacks)
    turns = rules.max_turns if rules.same_suit_counts else TWENTY - SIZE * seats
    antes = rules.ante + (turns - 1) * rules.turn_chips
    pool = carry.pool + seats * antes
    lost = antes + pool
    acts = turns * (seats + 1) - 1 + seats * (1 + SIZE)
    return Extent(acts, lost if rules.allow_debt else min(lost, max(stacks)), pool - antes)


def legal(rules: Rules, deal: Deal) -> list[int]:
    """What the actor may do."""
    if deal.phase == Phase.PLAY:
        return playable(deal, duties(rules), HIGH_ACE, deal.actor)
    if deal.phase == Phase.AMOUNT:
        return amounts(limits(rules, deal))
    if deal.phase == Phase.BID:
        return [part for part in range(WHOLE + 1) if may_bid(rules, deal, part)]
    if deal.phase == Phase.AGAIN:
        bare = rules.turn_package == TurnPackage.TURN_CHIP_OPTIONAL
        return [ANNUL, TURN_FREE, COLLECT] if bare else [ANNUL, COLLECT]
    return [KEEP, SWAP] if holds_ten(deal, deal.actor) else [KEEP]


def limits(rules: Rules, deal: Deal) -> tuple[int, int, int]:
    """Any bid above the last, up to the pot; or none."""
    return deal.bid + 1, deal.stacks[POOL], 0


def commits(rules: Rules, deal: Deal, action: int) -> int:
    """COMM-15: how much an act commits, a card by its height."""
    return height(deal, ORDER, action) if deal.phase == Phase.PLAY else action


def apply(rules: Rules, deal: Deal, action: int) -> None:
    """Deal or turn a card, bid, take up the turn-up, or play."""
    match deal.phase:
        case Phase.DRAW:
            lots.draw(deal, rules.first_dealer, action)
        case Phase.DEAL:
            deal_card(rules, deal, action)
        case Phase.TURN:
            turn(rules, deal, action)
        case Phase.BID:
            bid(rules, deal, amount(rules, deal, action))
        case Phase.AMOUNT:
            bid(rules, deal, action)
        case Phase.AGAIN:
            again(rules, deal, action)
        case Phase.TEN:
            ten(rules, deal, action)
        case Phase.PLAY:
            play(rules, deal, action)


def hide(rules: Rules, deal: Deal, seat: int) -> None:
    """Erase what a seat may not know; the card taken up for the Ten was seen by all."""
    where = deal.place[deal.swapped] if deal.swapped >= 0 else 0
    hide_cards(deal, seat)
    if deal.swapped >= 0:
        deal.place[deal.swapped] = where
    if deal.phase == Phase.TEN and deal.actor >= 0 and deal.actor != seat:
        deal.actor = SOMEBODY


def guess(rules: Rules, view: Deal, seat: int, order: list[int]) -> bool:
    """Fill in a view; nobody who plays on was dealt a zwik, for it would have been shown."""
    return guess_cards(view, order, HIGH_ACE, 0) and (view.phase != Phase.PLAY or not had_zwik(view))


def learns(rules: Rules, deal: Deal, action: int, seat: int) -> int:
    """Cards are dealt face down, and a Ten that is kept leaves no trace but the end of the asking."""
    if deal.phase == Phase.DEAL:
        return ALL if seat == deal.drawing else SOMETHING
    if deal.phase == Phase.TEN and action == KEEP and seat != deal.actor:
        last = first_active(deal, deal.actor) == first_active(deal, deal.dealer)
        return SOMETHING if last else NOTHING
    return ALL
