"""Zwikken by rules of thumb.

Bid the whole with a zwik, or with cards worth more than a trick and a half: the ace of trumps one,
a lower trump a fifth less for every rank, a plain ace half, a plain king a fifth; reckon the Ten of
trumps as the turn-up that it buys.  What is worth bidding at all is worth the whole.  As dealer
turn again with two cards of a rank, else annul.  Swap the Ten unless that breaks a zwik.  Lead the
best trump, or without one the best card.  The shooter wins a trick as cheaply as it can; the others
beat the shooter, or whoever leads a trick to which the shooter is still to play, and leave each
other alone.
"""

from lansquenet.games.zwikken.rules import (
    COLLECT,
    HALF,
    KEEP,
    PASS,
    SWAP,
    TEN,
    THIRD,
    WHOLE,
    Phase,
    Rules,
    State,
    amount,
    holds_ten,
    legal,
    limits,
    zwik_of,
)
from lansquenet.rules.cards import ACE, KING, RANKS, card_of, of_rank, rank, suit
from lansquenet.rules.tricks import CARDS, HIGH_ACE, beats, player_of, strength

ENOUGH, PLAIN_ACE, PLAIN_KING = 150, 50, 20  # hundredths of a trick
SHOWS = dict.fromkeys(("cautious", "daring", "stubborn"), "answers")  # amounts are bid by few presets


def choose(rules: Rules, view: State, dice: int) -> int:
    """What this seat does; nothing is left to the dice."""
    seat = view.actor
    if view.phase == Phase.BID:
        return legal(rules, view)[-1] if is_strong(view, seat) else 0
    if view.phase == Phase.AMOUNT:
        return limits(rules, view)[1] if is_strong(view, seat) else 0
    if view.phase == Phase.AGAIN:
        return COLLECT if is_promising(view, seat) else 0
    if view.phase == Phase.TEN:
        return SWAP if holds_ten(view, seat) and zwik_of(view, seat) < 0 else KEEP
    return card_to_play(view, legal(rules, view))


def is_strong(view: State, seat: int) -> bool:
    """Whether a hand is worth shooting with."""
    return zwik_of(view, seat) >= 0 or makes_zwik(view, seat) or tricks_of(view, seat) >= ENOUGH


def tricks_of(view: State, seat: int) -> int:
    """How many hundredths of a trick a hand is worth."""
    worth = 0
    for card in range(CARDS):
        if view.place[card] == seat:
            bought = view.turned if card == card_of(TEN, view.trump) else card
            worth += tricks_in(view, bought)
    return worth


def outlook(rules: Rules, view: State) -> int:
    """What the actor's hand promises before anybody has bid: the more, the better."""
    sure = zwik_of(view, view.actor) >= 0 or makes_zwik(view, view.actor)
    return 1000 if sure else tricks_of(view, view.actor)


def said_before(rules: Rules, view: State) -> list[int]:
    """What the other of two seats has bid, if it has spoken."""
    if view.actor != view.dealer:
        return []
    if view.bid == 0:
        return [PASS]
    return [part for part in (THIRD, HALF, WHOLE) if amount(rules, view, part) == view.bid][:1]


def tricks_in(view: State, card: int) -> int:
    """How many hundredths of a trick a card is worth."""
    if suit(card) == view.trump:
        return 100 - 20 * (HIGH_ACE[ACE] - strength(HIGH_ACE, card))
    if rank(card) == ACE:
        return PLAIN_ACE
    return PLAIN_KING if rank(card) == KING else 0


def makes_zwik(view: State, seat: int) -> bool:
    """Whether the turn-up would make three of a rank."""
    return holds_ten(view, seat) and many_of(view, seat, rank(view.turned)) == 2


def many_of(view: State, seat: int, r: int) -> int:
    """How many cards of a rank a seat holds."""
    count = 0
    for card in of_rank(r):
        count += 1 if view.place[card] == seat else 0
    return count


def is_promising(view: State, seat: int) -> bool:
    """Whether another trump may make a zwik: two cards are of a rank."""
    most = 0
    for r in range(RANKS):
        most = max(most, many_of(view, seat, r))
    return most > 1


def card_to_play(view: State, cards: list[int]) -> int:
    """The card for this trick."""
    if view.led < 0:
        return best_of(view, cards)
    rival = player_of(view.place[view.best])
    wanted = view.actor == view.shooter or rival == view.shooter or view.played[view.shooter] < 0
    winner, cheapest = -1, cards[0]
    for card in cards:
        if rating(view, card) < rating(view, cheapest):
            cheapest = card
        wins = beats(view, HIGH_ACE, card, view.best)
        if wins and (winner < 0 or rating(view, card) < rating(view, winner)):
            winner = card
    return winner if wanted and winner >= 0 else cheapest


def best_of(view: State, cards: list[int]) -> int:
    """The best of these to lead."""
    best = cards[0]
    for card in cards:
        if rating(view, card) > rating(view, best):
            best = card
    return best


def rating(view: State, card: int) -> int:
    """How good a card is: any trump before all others."""
    return strength(HIGH_ACE, card) + (RANKS if suit(card) == view.trump else 0)
