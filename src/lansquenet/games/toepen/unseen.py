"""What is hidden at Toepen, what a seat learns, and how the hidden cards may lie."""

from lansquenet.games.toepen.rules import (
    JACK,
    NO,
    ORDER,
    TEN,
    ChallengeMode,
    Exchange,
    FoldMode,
    Phase,
    Rules,
    State,
    Warnings,
    honest,
    is_poor,
    next_poll,
    receiver,
)
from lansquenet.rules.cards import SUITS, card_of, of_rank, rank
from lansquenet.rules.state import ALL, NOBODY, NOTHING, SOMEBODY, SOMETHING, next_seat
from lansquenet.rules.tricks import (
    LAID,
    UNKNOWN,
    first_active,
    guess_cards,
    hide_cards,
    was_held,
)


def hide(rules: Rules, deal: State, seat: int) -> None:
    """Erase others' cards, sealed answers, and who is being asked in silence."""
    hide_cards(deal, seat)
    if is_sealed(rules, deal):
        for other in range(deal.seats):
            if other != seat:
                deal.answers[other] = -1
    if deal.actor >= 0 and deal.actor != seat and is_secret(rules, deal):
        deal.actor = SOMEBODY


def is_sealed(rules: Rules, deal: State) -> bool:
    """Whether no answer is seen before all have been given (COMM-4)."""
    if deal.phase == Phase.CHALLENGE:
        return rules.challenge_mode == ChallengeMode.SEALED
    return rules.fold_mode == FoldMode.SIMULTANEOUS and deal.phase in (Phase.PELT, Phase.RESPOND)


def is_secret(rules: Rules, deal: State) -> bool:
    """Whether nobody is to notice who is asked, nor an answer of no (COMM-5)."""
    return deal.phase in (Phase.EXCHANGE, Phase.WARN, Phase.WINDOW) or is_sealed(rules, deal)


def learns(rules: Rules, deal: State, action: int, seat: int) -> int:
    """What a seat learns of an act about to be done."""
    if deal.phase == Phase.DEAL:
        return ALL if receiver(deal) == seat else SOMETHING
    if deal.phase == Phase.RENEW:
        return ALL if deal.caller == seat else SOMETHING
    if deal.actor == seat or not is_secret(rules, deal) or (action != NO and not is_sealed(rules, deal)):
        return ALL
    return SOMETHING if is_last(rules, deal) else NOTHING


def is_last(rules: Rules, deal: State) -> bool:
    """Whether the actor is the last to be asked in silence; then all see that the asking is over."""
    if is_sealed(rules, deal):
        return first_active(deal, deal.actor) == deal.caller
    if deal.phase == Phase.WINDOW:
        return next_poll(rules, deal) == NOBODY
    return deal.actor == deal.dealer


def guess(rules: Rules, deal: State, seat: int, order: list[int], dice: int) -> bool:
    """Lay out what a view leaves unknown, as signals and laid hands allow; answers under seal are all yes.

    A hand that warned is too rare to wait for.  The dice name which cards it was about; as many of those
    as it must hold whichever it was about are given to it, and the rest are left to luck.  So every layout
    that may be true is as likely as any other.
    """
    spares = [-1 for _ in range(deal.seats)]  # for each seat that warned, a card of the rank it warned of
    if rules.warnings == Warnings.STRICT:
        name_spares(deal, seat, dice, spares)
    least = [least_missing(deal, other) for other in range(deal.seats)]
    for other in range(deal.seats):
        if spares[other] >= 0:
            hand_over(deal, other, spares[other], least[other])
    if not guess_cards(deal, order, ORDER, 0):
        return False
    for other in range(deal.seats):
        if spares[other] >= 0 and not holds_all_but(deal, other, spares[other]):
            return False
        if not signalled_so(rules, deal, other) or not laid_so(rules, deal, other):
            return False
    return True


# -- guessing


def name_spares(deal: State, seat: int, dice: int, spares: list[int]) -> None:
    """For each other seat that warned: of which rank, and which card of it is named as wanting."""
    r, dice = JACK if dice % 2 else TEN, dice // 2
    for other in range(deal.seats):
        if other != seat and deal.signals[other]:
            spares[other] = card_of(r, dice % SUITS)
            r, dice = TEN + JACK - r, dice // SUITS  # of each rank one seat alone can warn


def least_missing(deal: State, seat: int) -> int:
    """How many unknown cards a hand that warned must hold, whichever it warned of."""
    least = 4
    for spare in (*of_rank(TEN), *of_rank(JACK)):
        missing = 0
        for card in of_rank(rank(spare)):
            if wanted(deal, seat, card, spare) and not was_held(deal, card, seat):
                missing += 1 if deal.place[card] == UNKNOWN else 9
        least = min(least, missing)
    return least


def wanted(deal: State, seat: int, card: int, spare: int) -> bool:
    """Whether a hand that warned must have this card of its rank: all, or all but the spare."""
    return card != spare or deal.signals[seat] == 2


def hand_over(deal: State, seat: int, spare: int, count: int) -> None:
    """Give a hand that warned so many of the unknown cards that it must hold."""
    for card in of_rank(rank(spare)):
        if count > 0 and wanted(deal, seat, card, spare) and deal.place[card] == UNKNOWN:
            deal.place[card] = seat
            count -= 1


def holds_all_but(deal: State, seat: int, spare: int) -> bool:
    """Whether a hand is what it was named to be; four jacks that whistle are named by the first of them."""
    for card in of_rank(rank(spare)):
        has = was_held(deal, card, seat)
        if wanted(deal, seat, card, spare) != has and not (has and card == card_of(JACK, 0)):
            return False
    return True


def signalled_so(rules: Rules, deal: State, seat: int) -> bool:
    """Whether a hand may have signalled as it did, if it has been asked."""
    if rules.warnings != Warnings.STRICT or deal.phase < Phase.WARN:
        return True
    if deal.phase == Phase.WARN and not asked_before(deal, seat):
        return True
    return honest(rules, deal, seat)


def asked_before(deal: State, seat: int) -> bool:
    """Whether a seat comes before the actor, from eldest on."""
    eldest = next_seat(deal, deal.dealer)
    return (seat - eldest) * deal.way % deal.seats < (deal.actor - eldest) * deal.way % deal.seats


def laid_so(rules: Rules, deal: State, seat: int) -> bool:
    """Whether the hands that a seat laid were poor, where they had to be."""
    return rules.exchange != Exchange.POVERTY_ONLY or is_poor(rules, deal, LAID + seat, deal.laid[seat])
