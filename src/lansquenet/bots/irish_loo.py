"""Rules of thumb for Irish Loo: keep trumps and aces, exchange the rest, and stand when it pays.

Every card has a chance in a hundred to take a trick; one that will be exchanged has that of an
unknown card.  Tricks earn their thirds, and whoever takes none pays the forfeit.  Against a single
player the dealer defends the pool with a poor hand.  In play a trick is won with the lowest card
that is safe, and lost with the worst.
"""

from lansquenet.games.irish_loo import ENOUGH, Phase, Rules, legal
from lansquenet.loos import DEFEND, PASS, STAND, TAKE, Deal, Loo, boss
from lansquenet.tricks import CARDS, HIGH_ACE, beats

UNKNOWN_CARD = 27  # in a hundred


def choose(rules: Rules, view: Deal, dice: int) -> int:
    """What to announce, lay aside or play."""
    may = legal(rules, view)
    if view.phase == Phase.ANNOUNCE:
        return announcement(rules, view, may)
    if view.phase == Phase.EXCHANGE:
        return discard(view, may)
    return card_to_play(view, may)


def announcement(rules: Rules, view: Deal, may: list[int]) -> int:
    """The best of what may be said, by what it promises; to pass or to defend promises nothing."""
    forfeit = view.worth if rules.loo == Loo.UNLIMITED else rules.stake
    own = promise(rules, view, forfeit, 1)
    miss = promise(rules, view, forfeit, 0)
    if TAKE in may and miss > own and miss > 0:
        return TAKE
    if STAND in may and (own > 0 or (PASS not in may and DEFEND not in may)):
        return STAND
    return may[0]


def promise(rules: Rules, view: Deal, forfeit: int, seen: int) -> int:
    """What the hand of the actor, or an unseen one, earns less what it costs, in hundredths."""
    others, tricks, nothing = opponents(view), 0, 100
    fresh = max(0, UNKNOWN_CARD - 3 * others)
    exchanged = 0
    for card in range(CARDS):
        if view.place[card] == view.actor:
            chance = prospect(view, card, others) if seen else 0
            if chance < fresh and (exchanged < rules.max_exchange or not seen):
                chance = fresh
                exchanged += 1
            tricks += chance
            nothing = nothing * (100 - chance) // 100
    return tricks * view.worth - 3 * nothing * forfeit


def prospect(view: Deal, card: int, others: int) -> int:
    """The chance in a hundred that a card takes a trick."""
    if card == boss(view):
        return 100
    high = HIGH_ACE[card // 4]
    if card % 4 == view.trump:
        return max(30, 90 - 7 * (12 - high)) - 4 * others
    return max(0, 40 - 16 * (12 - high) - 5 * others)


def discard(view: Deal, may: list[int]) -> int:
    """The lowest card that is neither a trump nor an ace; when there is none, enough."""
    worst = ENOUGH
    for card in may:
        useless = card != ENOUGH and card % 4 != view.trump and card // 4 != 0
        if useless and (worst == ENOUGH or HIGH_ACE[card // 4] < HIGH_ACE[worst // 4]):
            worst = card
    return worst


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
