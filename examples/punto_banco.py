"""Punto banco, as far as the walk needs it: `lansquenet ask examples/punto_banco.py mean "player, tie"`.

Two cards each, counted by the last figure of their sum, and a third by the usual table.
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

from lansquenet.odds.walk import Lexicon
from lansquenet.rules import banking
from lansquenet.rules.cards import always_fresh, rank
from lansquenet.rules.state import CHANCE, NONE, OVER

SEATS = range(2, 3)
Phase = IntEnum("Phase", "BET PLAYER BANKER PLAYER_THIRD BANKER_THIRD", start=0)
Won = IntEnum("Won", "PLAYER BANKER TIE")
BETS = (Phase.BET,)
NATURAL = 8
STANDS = 6  # with so much nobody draws to a hand of two
DRAWS = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7)}  # on a third card
Carry, leave = banking.Carry, banking.leave


class Rules(NamedTuple):
    pack: int = 52
    packs: int = 8


@dataclass(slots=True)
class State(banking.Coup):
    dealt: int = 0
    player: int = 0
    bank: int = 0
    third: int = -1
    won: int = 0


def shoe(rules):
    return always_fresh(rules.pack, rules.packs)


def start(rules, coup, carry):
    coup.banker, coup.phase, coup.actor = 0, Phase.PLAYER, CHANCE


def limits(rules, coup):
    return 0, 1, NONE


def apply(rules, coup, card):
    coup.dealt += 1
    if coup.phase in (Phase.PLAYER, Phase.PLAYER_THIRD):
        coup.player = (coup.player + points(card)) % 10
        coup.third = points(card) if coup.phase == Phase.PLAYER_THIRD else -1
    else:
        coup.bank = (coup.bank + points(card)) % 10
    go_on(coup)


def go_on(coup):
    natural = coup.third < 0 and max(coup.player, coup.bank) >= NATURAL
    if coup.dealt < 4:
        coup.phase = Phase.PLAYER if coup.dealt < 2 else Phase.BANKER
    elif coup.dealt == 4 and not natural and coup.player < STANDS:
        coup.phase = Phase.PLAYER_THIRD
    elif coup.phase != Phase.BANKER_THIRD and not natural and bank_draws(coup):
        coup.phase = Phase.BANKER_THIRD
    else:
        coup.won = (
            Won.TIE if coup.player == coup.bank else Won.PLAYER if coup.player > coup.bank else Won.BANKER
        )
        coup.actor = OVER


def bank_draws(coup):
    if coup.third < 0:
        return coup.bank < STANDS
    return coup.bank < 3 or coup.third in DRAWS.get(coup.bank, ())


def points(card):
    return min(rank(card) + 1, 10) % 10


# -- of a card its points alone are looked at


def by_suit(rules):
    return True


def sort_of(rules, card):
    return points(card)


def face_of(rules, coup, card):
    return points(card)


ASK = Lexicon(
    counts={
        "player": lambda was, now: now.won == Won.PLAYER,
        "banker": lambda was, now: now.won == Won.BANKER,
        "tie": lambda was, now: now.won == Won.TIE,
    }
)
