"""Rules of thumb for Femkort: the first four tricks are worth nothing, so keep the best for the last.

A card is good when few cards that could beat it are still unseen; the worst that may be played goes
first.  Better cards are called for, and granted, without a card that is near the top of its suit.
"""

from lansquenet.games.femkort.rules import CALL, Phase, Rules, State, legal
from lansquenet.rules.cards import SUITS, suit
from lansquenet.rules.tricks import CARDS, HIGH_ACE, UNKNOWN, strength

TEMPERS = ()  # nothing is staked, and nothing asked, where a temper could show
POOR = 2  # unseen cards above the best of a hand with which one would rather have another


def choose(rules: Rules, view: State, dice: int) -> int:
    """What to play or say."""
    if view.phase != Phase.PLAY:
        return 1 if is_poor(view, view.actor) else 0
    cards = legal(rules, view)
    if cards[-1] == CALL and is_poor(view, view.actor):
        return CALL
    worst = cards[0]
    for card in cards:
        if card < CALL and is_worse(view, card, worst):
            worst = card
    return worst


def is_worse(view: State, card: int, other: int) -> bool:
    """Whether more unseen cards would beat this card than the other, or as many and it is the lower."""
    mine, theirs = above(view, card), above(view, other)
    return mine > theirs or (mine == theirs and strength(HIGH_ACE, card) < strength(HIGH_ACE, other))


def above(view: State, card: int) -> int:
    """How many unseen cards would beat this one, if it were led."""
    count = 0
    for other in range(suit(card), CARDS, SUITS):
        if view.place[other] == UNKNOWN and strength(HIGH_ACE, other) > strength(HIGH_ACE, card):
            count += 1
    return count


def is_poor(view: State, seat: int) -> bool:
    """Whether no card that is held is near the top of its suit."""
    good = 0
    for card in range(CARDS):
        good += 1 if view.place[card] == seat and above(view, card) <= POOR else 0
    return good == 0
