"""Rules of thumb for Irish Loo: keep trumps and aces, exchange the rest, and stand when it pays.

Every card has a chance in a hundred to take a trick; one that will be exchanged has that of an
unknown card.  Tricks earn their thirds, and whoever takes none pays the forfeit.  Against a single
player the dealer defends the pool with a poor hand.  In play a trick is won with the lowest card
that is safe, and lost with the worst.
"""

from lansquenet.bots.thumb.loos import card_to_play, opponents, prospect
from lansquenet.games.irish_loo.rules import ENOUGH, Phase, Rules, legal
from lansquenet.rules.cards import rank, suit
from lansquenet.rules.loos import DEFEND, PASS, STAND, TAKE, Loo, LooDeal as State
from lansquenet.rules.tricks import CARDS, HIGH_ACE, strength

UNKNOWN_CARD = 27  # in a hundred
SIDE = 40  # the same of an ace beside trumps


def choose(rules: Rules, view: State, dice: int) -> int:
    """What to announce, lay aside or play."""
    may = legal(rules, view)
    if view.phase == Phase.ANNOUNCE:
        return announcement(rules, view, may)
    if view.phase == Phase.EXCHANGE:
        return discard(view, may)
    return card_to_play(view, may)


def announcement(rules: Rules, view: State, may: list[int]) -> int:
    """The best of what may be said, by what it promises; to pass or to defend promises nothing."""
    forfeit = view.worth if rules.loo == Loo.UNLIMITED else rules.stake
    own = promise(rules, view, forfeit, 1)
    miss = promise(rules, view, forfeit, 0)
    if TAKE in may and miss > own and miss > 0:
        return TAKE
    if STAND in may and (own > 0 or (PASS not in may and DEFEND not in may)):
        return STAND
    return may[0]


def promise(rules: Rules, view: State, forfeit: int, seen: int) -> int:
    """What the hand of the actor, or an unseen one, earns less what it costs, in hundredths."""
    others, tricks, nothing = opponents(view), 0, 100
    fresh = max(0, UNKNOWN_CARD - 3 * others)
    exchanged = 0
    for card in range(CARDS):
        if view.place[card] == view.actor:
            chance = prospect(view, card, others, SIDE) if seen else 0
            if chance < fresh and (exchanged < rules.max_exchange or not seen):
                chance = fresh
                exchanged += 1
            tricks += chance
            nothing = nothing * (100 - chance) // 100
    return tricks * view.worth - 3 * nothing * forfeit


def discard(view: State, may: list[int]) -> int:
    """The lowest card that is neither a trump nor an ace; when there is none, enough."""
    worst = ENOUGH
    for card in may:
        useless = card != ENOUGH and suit(card) != view.trump and rank(card) != 0
        if useless and (worst == ENOUGH or strength(HIGH_ACE, card) < strength(HIGH_ACE, worst)):
            worst = card
    return worst
