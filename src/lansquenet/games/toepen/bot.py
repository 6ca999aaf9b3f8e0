"""Toepen by rules of thumb.

Lay poor hands, and one bad one in four; doubt every other hand that is laid.  Whistle with jacks
half the time.  Count for each card how many unseen ones of its suit are higher; what all cards of a
hand are good for in the mean, less where another leads, is its chance of the last trick.  Knock with
a good chance, a better one the more the deal is worth; stay when the chance is worth what staying
costs beyond folding, and with a good hand alone when losing would lose the match.  Save the best
card for the end, win a trick only with another, but win the third, for it brings the last lead.
"""

from lansquenet.games.toepen.rules import (
    KNOCK,
    NO,
    ORDER,
    YES,
    Phase,
    Rules,
    State,
    Warnings,
    is_poor,
    legal,
    signals_of,
)
from lansquenet.rules.cards import suit
from lansquenet.rules.tricks import ABSENT, CARDS, LAID, PLAYED, SHOWN, strength

SURE = 100  # chances are in a hundred
BAD = 20  # a hand of less chance may be laid for a poor one
KNOCKS, RISES = 50, 30  # the chance it takes to knock at first, and so much more for each knock there was
EARLY, LATE = (
    53,
    65,
)  # the chance it takes to stay: who knocks in the first trick may but hope, later he knows
FOLLOWS, LAST = (
    80,
    20,
)  # of a hundred chances of who leads, those of the others: to the first trick, to the last


def choose(rules: Rules, view: State, dice: int) -> int:
    """What the seat to act does."""
    seat = view.actor
    options = legal(rules, view)
    if len(options) == 1:
        return options[0]
    match view.phase:
        case Phase.EXCHANGE:
            bad = chance(view, seat) < BAD and dice & 3 == 0
            return YES if is_poor(rules, view, seat, 4) or bad else NO
        case Phase.CHALLENGE:
            return YES if dice & 1 and view.scores[seat] + 1 < rules.target else NO
        case Phase.WARN:
            least, most = signals_of(rules, view, seat)
            return least if dice & 1 or rules.warnings == Warnings.PENALISED else most
        case Phase.WINDOW:
            return YES if knocks(view, seat) else NO
        case Phase.PELT | Phase.RESPOND:
            return YES if stays(rules, view, seat) else NO
    if options[-1] == KNOCK and knocks(view, seat):
        return KNOCK
    return card_to_play(rules, view, seat)


def knocks(view: State, seat: int) -> bool:
    """Whether the chance is good enough to make the deal worth one more."""
    return chance(view, seat) >= KNOCKS + RISES * (view.value - 1)


def stays(rules: Rules, view: State, seat: int) -> bool:
    """Whether to stay, which costs one more than to fold, and more if others knock again."""
    if view.scores[seat] + view.value - 1 >= rules.target:
        return True  # to fold would lose the match
    return chance(view, seat) >= (EARLY if view.trick == 0 else LATE)


def chance(view: State, seat: int) -> int:
    """The chance in a hundred of the last trick, as it was measured where nobody knocks."""
    if view.trick == 3 and view.led >= 0:
        return last_chance(view, seat)
    total = 0
    for card in range(CARDS):
        if view.place[card] == seat:
            total += quality(view, seat, card)
    mean = total // max(1, view.held[seat])
    if view.trick == 0:
        return mean if view.leader == seat else mean * FOLLOWS // SURE
    if view.trick == 3 and view.leader != seat:
        return mean * LAST // SURE  # its suit is hardly led
    return mean * mean // SURE  # good cards are played before the last trick


def last_chance(view: State, seat: int) -> int:
    """The chance of the last trick, once it has been led to."""
    card = view.played[seat]
    if card >= 0:
        return quality(view, seat, card) if card == view.best else 0
    for held in range(CARDS):
        if view.place[held] == seat and takes(view, held):
            return quality(view, seat, held)
    return 0


def quality(view: State, seat: int, card: int) -> int:
    """The chance in a hundred that nobody who is in holds a higher card of its suit."""
    rivals, unseen, higher = 0, 0, 0
    for other in range(view.seats):
        rivals += view.held[other] if other != seat and view.active[other] else 0
    for other in range(CARDS):
        where = view.place[other]
        hidden = where not in (seat, LAID + seat, SHOWN, ABSENT) and where < PLAYED
        unseen += hidden
        higher += hidden and suit(other) == suit(card) and strength(ORDER, other) > strength(ORDER, card)
    found = SURE
    for _ in range(higher):
        found = found * (unseen - rivals) // unseen
    return found


def card_to_play(rules: Rules, view: State, seat: int) -> int:
    """Win the third trick, and others with what is not the best; else throw the least away."""
    least, best, winner = -1, -1, -1
    for card in legal(rules, view):
        if card != KNOCK:
            worth = quality(view, seat, card)
            if least < 0 or worth < quality(view, seat, least):
                least = card
            if best < 0 or worth > quality(view, seat, best):
                best = card
            if takes(view, card) and (winner < 0 or worth < quality(view, seat, winner)):
                winner = card
    if view.led < 0:
        return best if view.trick == 2 else least
    if winner >= 0 and (view.trick == 2 or winner != best):
        return winner
    return least


def takes(view: State, card: int) -> bool:
    """Whether a card would be the best of the trick so far."""
    return (
        view.led >= 0 and suit(card) == suit(view.best) and strength(ORDER, card) > strength(ORDER, view.best)
    )
