"""Toepen by rules of thumb.

Lay poor hands, and one bad one in four; doubt every other hand that is laid.  Whistle with jacks
half the time.  Count for each card how many unseen ones of its suit are higher: hardly any in most
of the hand is strong.  Knock when strong, fold when weak; when nothing but the last trick is left,
look who is taking it.  Save the best card for the end, win a trick only with another, but win the
third, for it brings the last lead.
"""

from lansquenet.games.toepen import legal
from lansquenet.games.toepen.state import (
    KNOCK,
    NO,
    ORDER,
    YES,
    Deal,
    Phase,
    Rules,
    Warnings,
    is_poor,
    signals_of,
)
from lansquenet.tricks import CARDS, LAID, PLAYED, SHOWN

KNOCKS, STAYS = 26, 13  # of a strength of 40


def choose(rules: Rules, view: Deal, dice: int) -> int:
    """What the seat to act does."""
    seat = view.actor
    options = legal(rules, view)
    if len(options) == 1:
        return options[0]
    match view.phase:
        case Phase.EXCHANGE:
            bad = strength(view, seat) < 8 and dice & 3 == 0
            return YES if is_poor(rules, view, seat, 4) or bad else NO
        case Phase.CHALLENGE:
            return YES if dice & 1 and view.scores[seat] + 1 < rules.target else NO
        case Phase.WARN:
            least, most = signals_of(rules, view, seat)
            return least if dice & 1 or rules.warnings == Warnings.PENALISED else most
        case Phase.WINDOW:
            return YES if strength(view, seat) >= KNOCKS else NO
        case Phase.PELT | Phase.RESPOND:
            return YES if strength(view, seat) >= STAYS else NO
    if options[-1] == KNOCK and strength(view, seat) >= KNOCKS:
        return KNOCK
    return card_to_play(rules, view, seat)


def strength(view: Deal, seat: int) -> int:
    """How likely the last trick seems, from 0 to 40: by the cards left, or by who is taking it."""
    if view.held[seat] == 0:
        taker = view.place[view.best] % 16
        return 40 if taker == seat else 0 if view.active[taker] else STAYS
    total = 0
    for card in range(CARDS):
        if view.place[card] == seat:
            total += quality(view, seat, card)
    return total // view.held[seat]


def quality(view: Deal, seat: int, card: int) -> int:
    """What a card is good for: most if none that is higher can come any more, half of it if one can."""
    return 40 >> higher_unseen(view, seat, card)


def higher_unseen(view: Deal, seat: int, card: int) -> int:
    """The higher cards of a suit that others may hold."""
    count = 0
    for other in range(card % 4, CARDS, 4):
        where = view.place[other]
        seen = where in (seat, LAID + seat, SHOWN) or where >= PLAYED
        if (other < 4 or other >= 24) and ORDER[other // 4] > ORDER[card // 4] and not seen:
            count += 1
    return count


def card_to_play(rules: Rules, view: Deal, seat: int) -> int:
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


def takes(view: Deal, card: int) -> bool:
    """Whether a card would be the best of the trick so far."""
    return view.led >= 0 and card % 4 == view.best % 4 and ORDER[card // 4] > ORDER[view.best // 4]
