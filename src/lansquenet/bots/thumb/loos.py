"""What the rules of thumb for Three-card Loo and Irish Loo share: what cards are good for, and the play."""

from lansquenet.rules import tricks
from lansquenet.rules.cards import suit
from lansquenet.rules.loos import LooDeal, boss
from lansquenet.rules.tricks import HIGH_ACE, beats, strength


def prospect(view: LooDeal, card: int, others: int, side: int) -> int:
    """The chance in a hundred that a card takes a trick; `side` is that of a side ace with no opponents."""
    if card == boss(view):
        return 100
    high = strength(HIGH_ACE, card)
    if suit(card) == view.trump:
        return max(30, 90 - 7 * (12 - high)) - 4 * others
    return max(0, side - 16 * (12 - high) - 5 * others)


def opponents(view: tricks.Deal) -> int:
    """Who is in, with half of those that are yet to speak."""
    count, doubtful, spoken = 0, 0, 1
    seat = view.dealer
    for _ in range(view.seats):
        seat = (seat + view.way) % view.seats
        if seat == view.actor:
            spoken = 0
        elif view.active[seat]:
            count += spoken
            doubtful += 1 - spoken
    return max(1, count + (doubtful + 1) // 2)


def card_to_play(view: LooDeal, cards: list[int]) -> int:
    """Lead the best; win with the highest unless last to play; throw away the worst."""
    best = worst = cards[0]
    for card in cards:
        best = card if value(view, card) > value(view, best) else best
        worst = card if value(view, card) < value(view, worst) else worst
    if view.led < 0:
        return best
    if not beats(view, HIGH_ACE, best, view.best):
        return worst
    if waiting(view) > 1:
        return best
    for card in cards:
        if beats(view, HIGH_ACE, card, view.best) and value(view, card) < value(view, best):
            best = card
    return best


def value(view: LooDeal, card: int) -> int:
    """How good a card is: trumps before all others."""
    return strength(HIGH_ACE, card) + (13 if suit(card) == view.trump else 0)


def waiting(view: LooDeal) -> int:
    """How many have still to play to the trick, with the actor."""
    count = 0
    for seat in range(view.seats):
        count += 1 if view.active[seat] and view.played[seat] < 0 else 0
    return count
