"""Trente et quarante, as far as the walk needs it: `lansquenet ask FILE --compiled chance refait`.

Two rows are dealt, noir and then rouge, each until it counts more than 30; ace one, court cards ten.  The row
that is nearer to 30 wins.  B has two chips on rouge, or on couleur: that the first card is of the colour of
the row that wins.  At 31 in both rows, the refait, half of the stake is lost; at another tie nothing is.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.games.trente_et_quarante.rules import FULL, is_red, pips
from lansquenet.odds.walk import Lexicon
from lansquenet.rules import banking
from lansquenet.rules.cards import always_fresh
from lansquenet.rules.game import NO_FACE
from lansquenet.rules.state import CHANCE, NONE, OVER, pay

SEATS = range(2, 3)
Phase = IntEnum("Phase", "BET NOIR ROUGE", start=0)
Spot = IntEnum("Spot", "ROUGE COULEUR", start=0)
BETS = (Phase.BET,)
REFAIT = 31
Carry, leave = banking.Carry, banking.leave


class Rules(NamedTuple):
    pack: int = 52
    packs: int = 6
    spot: Spot = Spot.ROUGE


@dataclass(slots=True)
class State(banking.Coup):
    noir: int = 0
    rouge: int = 0
    red: int = -1  # whether the first card is


def shoe(rules):
    return always_fresh(rules.pack, rules.packs)


def start(rules, coup, carry):
    coup.banker, coup.phase, coup.actor = 0, Phase.NOIR, CHANCE


def limits(rules, coup):
    return 0, 2, NONE


def apply(rules, coup, card):
    if coup.phase == Phase.NOIR:
        if coup.red < 0 and rules.spot == Spot.COULEUR:
            coup.red = is_red(card)
        coup.noir += pips(card)
        coup.phase = Phase.ROUGE if coup.noir > FULL else Phase.NOIR
        return
    coup.rouge += pips(card)
    if coup.rouge > FULL:
        settle(coup)
        coup.actor = OVER


def settle(coup):
    if refait(coup):
        pay(coup, 1, 0, 1, 1)
    elif coup.noir != coup.rouge:
        wins = (coup.rouge < coup.noir) == (coup.red != 0)
        pay(coup, 0 if wins else 1, 1 if wins else 0, 2, 2)


def refait(coup):
    """Whether both rows count 31."""
    return coup.noir == coup.rouge == REFAIT


# -- what of a card is looked at: its pips, and of the first at couleur the colour


def by_suit(rules):
    return True


def sort_of(rules, card):
    red = rules.spot == Spot.COULEUR and is_red(card) == 1
    return 2 * pips(card) + red


def face_of(rules, coup, card):
    if coup.actor == OVER:
        return NO_FACE
    return sort_of(rules, card) if coup.noir == 0 else pips(card)


ASK = Lexicon(
    counts={
        "refait": lambda was, now: now.actor == OVER and refait(now),
        "noir": lambda was, now: now.noir if was.noir <= FULL < now.noir else 0,
        "noir less rouge": lambda was, now: now.noir - now.rouge if now.actor == OVER else 0,
    },
    events={"first row": lambda coup: coup.phase == Phase.ROUGE},
)
