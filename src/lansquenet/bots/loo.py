"""Rules of thumb for Three-card Loo: reckon what a hand is worth, and stand when it pays.

Every card has a chance in a hundred to take a trick: the boss is sure, a side card is worth
little, and all but the boss are worth less the more opponents there are.  Tricks earn their thirds;
whoever takes none pays the forfeit.  Miss is taken when an unknown hand promises more than the
own, and more than nothing.  Against a single player the dealer defends the pool with a poor hand.
In play a trick is won with the lowest card that is safe, and lost with the worst.
"""

from lansquenet.games.loo import Phase, Rules, legal
from lansquenet.loos import DEFEND, PASS, STAND, TAKE, Deal, Loo, boss
from lansquenet.tricks import CARDS, HIGH_ACE, beats


def choose(rules: Rules, view: Deal, dice: int) -> int:
    """What to announce or play."""
    if view.phase == Phase.ANNOUNCE:
        return announcement(rules, view)
    return card_to_play(view, legal(rules, view))


def announcement(rules: Rules, view: Deal) -> int:
    """The best of what may be said, by what it promises; to pass or to defend promises nothing."""
    may = legal(rules, view)
    others = opponents(view)
    forfeit = view.worth if rules.loo == Loo.UNLIMITED else rules.stake
    own = own_hand(view, others, forfeit)
    miss = promise(view.worth, forfeit, 260 // (others + 2), 35 + 6 * others)
    if TAKE in may and miss > own and (miss > 0 or (PASS not in may and DEFEND not in may)):
        return TAKE
    if own > 0 or (PASS not in may and DEFEND not in may):
        return STAND
    return may[0]


def promise(worth: int, forfeit: int, tricks: int, nothing: int) -> int:
    """What a hand earns less what it costs, given its tricks and its chance of none, in hundredths."""
    return tricks * worth - 3 * nothing * forfeit


def own_hand(view: Deal, others: int, forfeit: int) -> int:
    """What the hand of the actor promises."""
    tricks, nothing = 0, 100
    for card in range(CARDS):
        if view.place[card] == view.actor:
            chance = prospect(view, card, others)
            tricks += chance
            nothing = nothing * (100 - chance) // 100
    return promise(view.worth, forfeit, tricks, nothing)


def prospect(view: Deal, card: int, others: int) -> int:
    """The chance in a hundred that a card takes a trick."""
    if card == boss(view):
        return 100
    high = HIGH_ACE[card // 4]
    if card % 4 == view.trump:
        return max(30, 90 - 7 * (12 - high)) - 4 * others
    return max(0, 50 - 16 * (12 - high) - 5 * others)


def opponents(view: Deal) -> int:
    """Who is in, with half of those that are yet to speak."""
    count, doubtful, spoken = 0, 0, 1
    seat = view.dealer
    for _ in range(view.seats):
        seat = (seat + view.step) % view.seats
        if seat == view.actor:
            spoken = 0
        elif view.active[seat]:
            count += spoken
            doubtful += 1 - spoken
    return max(1, count + (doubtful + 1) // 2)


def card_to_play(view: Deal, cards: list[int]) -> int:
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


def value(view: Deal, card: int) -> int:
    """How good a card is: trumps before all others."""
    return HIGH_ACE[card // 4] + (13 if card % 4 == view.trump else 0)


def waiting(view: Deal) -> int:
    """How many have still to play to the trick, with the actor."""
    count = 0
    for seat in range(view.seats):
        count += 1 if view.active[seat] and view.played[seat] < 0 else 0
    return count
