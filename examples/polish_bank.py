"""Polish Bank, as far as the walk needs it: `lansquenet ask examples/polish_bank.py mean "won bank"`.

The bank turns a card, and the punter three.  One that is higher and of the same suit wins him two chips; else
he loses one.  The ace is high.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.cards import ACE, always_fresh, rank, suit
from lansquenet.rules.state import CHANCE, NONE, OVER, pay

SEATS = range(2, 3)
Phase = IntEnum("Phase", "BET BANK_CARD PUNTERS", start=0)
BETS = (Phase.BET,)
HIGHEST = 13
Carry, leave = banking.Carry, banking.leave


class Rules(NamedTuple):
    pack: int = 52
    packs: int = 1


@dataclass(slots=True)
class State(banking.Coup):
    card: int = -1
    left: int = 3


def shoe(rules):
    return always_fresh(rules.pack, rules.packs)


def start(rules, coup, carry):
    coup.banker, coup.phase, coup.actor = 0, Phase.BANK_CARD, CHANCE


def limits(rules, coup):
    return 0, 1, NONE


def apply(rules, coup, card):
    if coup.phase == Phase.BANK_CARD:
        coup.card, coup.phase = card, Phase.PUNTERS
        return
    coup.left -= 1
    if beats(card, coup.card):
        pay(coup, 0, 1, 2, 1)
        coup.actor = OVER
    elif not coup.left:
        pay(coup, 1, 0, 1, 1)
        coup.actor = OVER


def beats(card, other):
    return suit(card) == suit(other) and height(card) > height(other)


def height(card):
    return HIGHEST if rank(card) == ACE else rank(card)


# -- before the bank's card all suits are alike; after it a card beats it or does not


def by_suit(rules):
    return True


def sort_of(rules, card):
    return card


def face_of(rules, coup, card):
    if coup.phase == Phase.BANK_CARD:
        return height(card)
    return HIGHEST + 1 + beats(card, coup.card)
