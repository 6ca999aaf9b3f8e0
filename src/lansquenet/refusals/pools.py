"""What cannot be bid, laid aside or played at Femkort, Norrlandsknack, Tomato and Zwikken, and why not."""

from typing import Any

from lansquenet.cards import TWENTY, Pack
from lansquenet.games import femkort, norrlandsknack, tomato, zwikken
from lansquenet.games.femkort import BetterCards, Deadline
from lansquenet.games.norrlandsknack import plays as knocks
from lansquenet.games.norrlandsknack.state import ENOUGH
from lansquenet.games.tomato import plays as tomatoes
from lansquenet.games.tomato.state import NO, SPANISH, BlindDiscard
from lansquenet.games.zwikken import plays as zwiks
from lansquenet.games.zwikken.bids import amount
from lansquenet.games.zwikken.state import HALF, PASS, SWAP, THIRD, TURN_FREE, WHOLE
from lansquenet.play import POOL
from lansquenet.refusals.reasons import Reason, because
from lansquenet.refusals.tricks import Numbers, of_hand, of_play
from lansquenet.tricks import HIGH_ACE, first_active


def at_femkort(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be done at Femkort."""
    if deal.phase != femkort.Phase.PLAY:
        return None
    if action == femkort.CALL:
        return of_call(rules, deal)
    numbers = Numbers("FEMK-2", "FEMK-6")
    return of_play(Pack.P52, femkort.DUTIES, HIGH_ACE, numbers, deal, action)


def of_call(rules: Any, deal: Any) -> Reason:
    """Why a seat that is to play cannot call for better cards."""
    number = "FEMK-12"
    if rules.better_cards == BetterCards.OFF:
        return because("no-better", number)
    if deal.caller == deal.actor:
        return because("called-already", number)
    if first_active(deal, deal.actor) == deal.actor:
        return because("nobody-opposed", number)
    if rules.better_cards == BetterCards.ELDEST_ONLY and (deal.trick > 0 or deal.led >= 0):
        return because("eldest-calls", number)
    last = 0 if rules.better_cards_deadline == Deadline.BEFORE_TRICK_1 else femkort.SIZE - 1
    if deal.trick > last or (deal.trick == last and deal.led >= 0):
        return because("too-late", number)
    spent = deal.calls[deal.actor] >= rules.better_cards_limit
    return because("calls-spent" if spent else "better-was-asked", number)


def at_norrlandsknack(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be done at Norrlandsknack."""
    if deal.phase == norrlandsknack.Phase.EXCHANGE:
        if action == ENOUGH:
            return because("lay-one", "KNAK-6")
        return of_hand(Pack.P52, "KNAK-2", deal, action, "KNAK-6")
    if deal.phase != norrlandsknack.Phase.PLAY:
        return None
    numbers = Numbers("KNAK-2", "KNAK-7")
    return of_play(Pack.P52, knocks.duties(rules), HIGH_ACE, numbers, deal, action)


def at_tomato(rules: Any, deal: Any, action: int) -> Reason | None:
    """Why this cannot be done at Tomato."""
    if deal.phase == tomato.Phase.DISCARD:
        fixed = rules.blind_discard != BlindDiscard.POSITION and 0 <= action < 3
        return because("unseen-right", "TOMA-8") if fixed else None
    if deal.phase == tomato.Phase.RESPOND and deal.actor == deal.taker and action == NO:
        return because("taker-plays", "TOMA-20")
    if deal.phase != tomato.Phase.PLAY:
        return None
    numbers = Numbers("TOMA-2", "TOMA-12")
    return of_play(Pack.P40, tomatoes.duties(rules), SPANISH, numbers, deal, action)


def at_zwikken(rules: Any, deal: Any, action: int) -> Reason | None:
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
            return of_play(TWENTY, zwiks.duties(rules), HIGH_ACE, numbers, deal, action)
    return None


def of_part(rules: Any, deal: Any, part: int) -> Reason:
    """Why this part of the pot cannot be bid."""
    chips = amount(rules, deal, part)
    if chips <= deal.bid:
        return because("above-bid", "ZWIK-6", chips=chips, bid=deal.bid)
    if chips >= deal.stacks[POOL]:
        return because("come-to-whole", "ZWIK-7")
    return because("half-is-third", "ZWIK-7")


def of_bid(deal: Any, chips: int) -> Reason:
    """Why so many chips cannot be bid."""
    if chips < PASS:
        return because("whole", "COMM-6")
    if chips > deal.stacks[POOL]:
        return because("pot-holds", "ZWIK-6", pot=deal.stacks[POOL])
    return because("bid-more", "ZWIK-6", bid=deal.bid)
