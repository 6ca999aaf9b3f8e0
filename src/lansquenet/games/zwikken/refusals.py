"""What cannot be done at Zwikken, and why not."""

from lansquenet.books.refusals.reasons import Reason, because
from lansquenet.books.refusals.tricks import Numbers, of_play
from lansquenet.games.zwikken import rules as zwikken
from lansquenet.games.zwikken.rules import HALF, PASS, SWAP, THIRD, TURN_FREE, WHOLE, Rules, State, amount
from lansquenet.rules.cards import TWENTY
from lansquenet.rules.state import POOL
from lansquenet.rules.tricks import HIGH_ACE


def why_not(rules: Rules, deal: State, action: int) -> Reason | None:
    """Why this cannot be done at Zwikken."""
    match deal.phase:
        case zwikken.Phase.BID if action in (THIRD, HALF, WHOLE):
            return of_part(rules, deal, action)
        case zwikken.Phase.AMOUNT:
            return of_bid(deal, action)
        case zwikken.Phase.AGAIN if action == TURN_FREE:
            return because("turn-costs", "ZWIK-8")
        case zwikken.Phase.TEN if action == SWAP:
            return because("no-ten", "ZWIK-10")
        case zwikken.Phase.PLAY:
            numbers = Numbers("ZWIK-2", "ZWIK-12")
            return of_play(TWENTY, zwikken.duties(rules), HIGH_ACE, numbers, deal, action)
    return None


def of_part(rules: Rules, deal: State, part: int) -> Reason:
    """Why this part of the pot cannot be bid."""
    chips = amount(rules, deal, part)
    if chips <= deal.bid:
        return because("above-bid", "ZWIK-6", chips=chips, bid=deal.bid)
    if chips >= deal.stacks[POOL]:
        return because("come-to-whole", "ZWIK-7")
    return because("half-is-third", "ZWIK-7")


def of_bid(deal: State, chips: int) -> Reason:
    """Why so many chips cannot be bid."""
    if chips < PASS:
        return because("whole", "COMM-6")
    if chips > deal.stacks[POOL]:
        return because("pot-holds", "ZWIK-6", pot=deal.stacks[POOL])
    return because("bid-more", "ZWIK-6", bid=deal.bid)
