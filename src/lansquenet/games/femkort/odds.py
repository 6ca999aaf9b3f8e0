"""The odds of Femkort: what hands are dealt, and what the second to play may answer to a lead.

Nothing is walked, for suits matter and ranks do not stand for each other.  Hands are counted by
how many of their cards are of each suit; answers, by the cards they have of the suit that is led.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import combinations, product
from math import comb, prod

from lansquenet.games.femkort.rules import DUTIES, SIZE, State
from lansquenet.odds.walk import Figure, Walk, When
from lansquenet.rules.cards import RANKS, suit
from lansquenet.rules.tricks import CARDS, HIGH_ACE, beats, play_card, playable

SEATS = 4  # the table that is asked about when nothing is said
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings
LED, OTHERS = range(0, CARDS, 4), range(1, CARDS, 4)  # the cards of the suit led, and of another


@cache
def with_suits(suits: int) -> Fraction:
    """The share of hands with cards of so many suits."""
    shapes = [shape for shape in product(range(SIZE + 1), repeat=4) if sum(shape) == SIZE]
    hands = sum(prod(comb(RANKS, n) for n in shape) for shape in shapes if 4 - shape.count(0) == suits)
    return Fraction(hands, comb(CARDS, SIZE))


def without_ace() -> Fraction:
    """The share of hands in which no card is sure of a trick it is led to: each can be beaten."""
    unbeaten = [card for card in range(CARDS) if higher(card) == 0]
    return Fraction(comb(CARDS - len(unbeaten), SIZE), comb(CARDS, SIZE))


def higher(card: int) -> int:
    """How many cards beat this one when it has been led."""
    deal = State(1)
    return sum(beats(deal, HIGH_ACE, other, card) for other in range(CARDS))


# -- the second to play


def answers() -> Iterator[tuple[int, int, list[int]]]:
    """For every lead and set of cards of its suit: how many hands have that, the lead, what may be played."""
    for lead in LED:
        rest = [card for card in LED if card != lead]
        for size in range(SIZE + 1):
            for cards in combinations(rest, size):
                hands = comb(CARDS - RANKS, SIZE - size)
                yield hands, lead, playable(answering(lead, cards), DUTIES, HIGH_ACE, 1)


def answering(lead: int, cards: tuple[int, ...]) -> State:
    """Seat 0 has led; seat 1 has these cards of its suit, and others besides."""
    deal = State(2)
    for card in (*cards, *OTHERS[: SIZE - len(cards)]):
        deal.place[card] = 1
    play_card(deal, DUTIES, HIGH_ACE, 0, lead)
    return deal


@cache
def second_to_play() -> tuple[Fraction, Fraction, Fraction]:
    """How often it is free, how often it beats the lead, and how many cards it may choose from."""
    free = beaten = choices = total = 0
    for hands, lead, cards in answers():
        total += hands
        free += hands if suit(cards[0]) != suit(lead) else 0
        beaten += hands if beats(State(2), HIGH_ACE, cards[0], lead) else 0
        choices += hands * len(cards)
    return Fraction(free, total), Fraction(beaten, total), Fraction(choices, total)


def takes_its_trick(walk: Walk) -> Fraction:
    """No card of any other hand beats the lead; for who can beat it must."""
    others = SIZE * (walk.seats - 1)
    unseen = CARDS - 1
    hands = [Fraction(comb(unseen - higher(lead), others), comb(unseen, others)) for lead in LED]
    return sum(hands, Fraction(0)) / RANKS


ODDS: dict[str, Figure] = {
    "hand.one_suit": lambda walk: with_suits(1),
    "hand.four_suits": lambda walk: with_suits(4),
    "hand.no_ace": lambda walk: without_ace(),
    "follow.free": lambda walk: second_to_play()[0],
    "follow.beats": lambda walk: second_to_play()[1],
    "follow.choices": lambda walk: second_to_play()[2],
    "lead.takes": takes_its_trick,
}

WHEN: When = {}
