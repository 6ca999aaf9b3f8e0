"""Rules of thumb for Tomato: bid unseen now and then, answer with a good trump, defend for nothing.

A bid is made before anybody looks, so no hand can say who makes it: mostly it is somebody whom few
can answer, and one in so many times somebody whom all can.

A hand is worth points: more for trumps than for side cards, more for what ranks high.  One plays
with so many of them, and needs the more the more others are in.  A defender risks nothing, and so
defends.  In play the highest is led; a trick is taken as cheaply as can be, or the weakest goes.
"""

from lansquenet.games.tomato.rules import SPANISH, YES, Phase, Rules, State, legal
from lansquenet.rules.cards import suit
from lansquenet.rules.tricks import CARDS, beats, strength

FEW = 2  # others who may still answer, against whom a bid earns something in the mean
USUALLY = 7  # of eight bids against few; against more one in as many as are in, lest all know who bids
ENOUGH = 10  # points of a hand that plays
TRUMP = 6  # points for being one, beside its rank
SIDE = 6  # what is taken off the rank of any other card


def choose(rules: Rules, view: State, dice: int) -> int:
    """What to say or play."""
    answers = legal(rules, view)
    if len(answers) == 1:
        return answers[0]
    if view.phase == Phase.PLAY:
        return card_to_play(view, answers)
    if view.phase == Phase.RESPOND:
        return answers[-1] if points(view, view.actor) >= ENOUGH + rivals(view) else answers[0]
    if view.phase == Phase.BLIND:
        return YES if bids(view, dice) else answers[0]
    return YES if view.phase == Phase.DEFEND else answers[0]


def bids(view: State, dice: int) -> bool:
    """Whether to bid: nobody has seen a card, so it hangs on who may answer, and on luck."""
    others = rivals(view)
    if others == 0:
        return True
    return dice & 7 < USUALLY if others <= FEW else dice * (others + 1) >> 32 == 0


def points(view: State, seat: int) -> int:
    """How good a hand is."""
    total = 0
    for card in range(CARDS):
        if view.place[card] == seat:
            height = strength(SPANISH, card)
            total += TRUMP + height if suit(card) == view.trump else max(0, height - SIDE)
    return total


def rivals(view: State) -> int:
    """How many others are in, or may yet be."""
    count = -1
    for seat in range(view.seats):
        count += view.active[seat]
    return count


def card_to_play(view: State, cards: list[int]) -> int:
    """The highest to lead; the lowest that takes a trick, or the weakest, to follow."""
    best = cards[0]
    for card in cards:
        if comes_before(view, card, best):
            best = card
    return best


def comes_before(view: State, card: int, other: int) -> bool:
    """Whether to play this card rather than the other."""
    if view.led < 0:
        return value(view, card) > value(view, other)
    wins, theirs = beats(view, SPANISH, card, view.best), beats(view, SPANISH, other, view.best)
    if wins != theirs:
        return wins
    return value(view, card) < value(view, other)


def value(view: State, card: int) -> int:
    """A trump above all others, and each by its rank."""
    return strength(SPANISH, card) + (10 if suit(card) == view.trump else 0)
