"""Norrlandsknack by rules of thumb.

Reckon in hundredths of a trick: the ace of trumps is a hundred, king, queen and other trumps twenty
less each time and never below forty; a plain ace is seventy, a plain king forty.  In the first deal
knock with a trick and a fifth; one plays as well without a promise, once somebody has made one.
Later join with a quarter of a trick for each who may play, or with less where a loaf would cost few
points: points are only to be had by who is in, and who joins at hazard loses no more than five.
Exchange every plain card below the king; a dealer who has none such lays the lowest card aside.
Lead the best trump while there are two, then the best plain card.  Win a trick as cheaply as may
be, or throw the lowest card.
"""

from lansquenet.bots.thumb.loos import opponents
from lansquenet.games.norrlandsknack.rules import ENOUGH, KNOCK, NO, Phase, Rules, State, legal
from lansquenet.rules.cards import ACE, KING, RANKS, suit
from lansquenet.rules.tricks import CARDS, HIGH_ACE, beats, strength

FIRST_KNOCK = 120  # what a hand must be worth to promise a trick before anybody has
JOIN = 25  # for each who is in or may yet be, to join: who is left out scores nothing, and who is alone all
FOR_LITTLE = 15  # the same for no point that a loaf would add; and as much again for each point


def choose(rules: Rules, view: State, dice: int) -> int:
    """What this seat does; nothing is left to the dice."""
    seat = view.actor
    if view.phase == Phase.DECLARE:
        return KNOCK if tricks_held(view, seat) >= FIRST_KNOCK else NO
    if view.phase == Phase.JOIN:
        return KNOCK if tricks_held(view, seat) >= least_to_join(rules, view, seat) else NO
    cards = legal(rules, view)
    if view.phase == Phase.EXCHANGE:
        return card_to_lay_aside(view, cards)
    return card_to_lead(view, cards) if view.led < 0 else card_to_follow(view, cards)


def tricks_held(view: State, seat: int) -> int:
    """How many hundredths of a trick a hand is worth; the dealer's with the turn-up."""
    worth = 0
    for card in range(CARDS):
        if view.place[card] == seat or (card == view.turned and seat == view.dealer):
            worth += tricks_in(view, card)
    return worth


def tricks_in(view: State, card: int) -> int:
    """How many hundredths of a trick a card is worth."""
    below = HIGH_ACE[ACE] - strength(HIGH_ACE, card)
    if suit(card) == view.trump:
        return max(40, 100 - 20 * below)
    return 70 if below == 0 else 40 if below == 1 else 0


def least_to_join(rules: Rules, view: State, seat: int) -> int:
    """What a hand must be worth; the less, the less a loaf would add."""
    added = max(0, min(rules.loaf, rules.score_cap - view.scores[seat]))
    return min(JOIN * opponents(view), FOR_LITTLE * (1 + added))


def card_to_lay_aside(view: State, cards: list[int]) -> int:
    """The lowest card, if it is plain and below the king or has to be; or no more."""
    low = cards[0]
    for card in cards:
        if card != ENOUGH and rating(view, card) < rating(view, low):
            low = card
    poor = suit(low) != view.trump and strength(HIGH_ACE, low) < HIGH_ACE[KING]
    return low if poor or cards[-1] != ENOUGH else ENOUGH


def card_to_lead(view: State, cards: list[int]) -> int:
    """The best trump of two or more, else the best plain card."""
    trumps, best, plain = 0, cards[0], -1
    for card in cards:
        if rating(view, card) > rating(view, best):
            best = card
        if suit(card) == view.trump:
            trumps += 1
        elif plain < 0 or rating(view, card) > rating(view, plain):
            plain = card
    return best if trumps > 1 or plain < 0 else plain


def card_to_follow(view: State, cards: list[int]) -> int:
    """The cheapest that wins, or the lowest."""
    winner, low = -1, cards[0]
    for card in cards:
        if rating(view, card) < rating(view, low):
            low = card
        wins = beats(view, HIGH_ACE, card, view.best)
        if wins and (winner < 0 or rating(view, card) < rating(view, winner)):
            winner = card
    return winner if winner >= 0 else low


def rating(view: State, card: int) -> int:
    """How good a card is: any trump before all others."""
    return strength(HIGH_ACE, card) + (RANKS if suit(card) == view.trump else 0)
