"""Games that ranks alone do not decide, as small as can be: what a walk by faces is tried with."""

from dataclasses import dataclass
from enum import IntEnum
from types import SimpleNamespace
from typing import NamedTuple

from lansquenet.rules import banking
from lansquenet.rules.cards import always_fresh, rank, suit
from lansquenet.rules.game import NO_FACE, completed
from lansquenet.rules.state import CHANCE, NONE, OVER, pay

Phase = IntEnum("Phase", "BET PLAYER BANKER PLAYER_THIRD BANKER_THIRD BANK_CARD PUNTERS NOIR ROUGE", start=0)


class Shoes(NamedTuple):
    pack: int = 52
    packs: int = 1


def game(**own):
    common = {
        "SEATS": range(2, 3),
        "BETS": (0,),
        "Carry": banking.Carry,
        "leave": banking.leave,
        "Phase": Phase,
    }
    common |= {"shoe": lambda rules: always_fresh(rules.pack, rules.packs), "by_suit": lambda rules: True}
    return completed(SimpleNamespace(**common | {"limits": lambda rules, coup: (0, 1000, NONE)} | own))


def begins(phase):
    def start(rules, coup, carry):
        coup.banker, coup.phase, coup.actor = 0, phase, CHANCE

    return start


def pips(card):
    return min(rank(card) + 1, 10)


# -- Polish Bank: a higher card of the bank's suit among three


@dataclass(slots=True)
class PolishCoup(banking.Coup):
    card: int = -1
    left: int = 3


def height(card):
    return 13 if card < 4 else rank(card)


def beats(card, other):
    return suit(card) == suit(other) and height(card) > height(other)


def polish_apply(rules, coup, card):
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


def polish_face(rules, coup, card):
    """Of the bank's card the height, as suits are alike then; after it whether it beats it."""
    if coup.phase == Phase.BANK_CARD:
        return height(card)
    return 100 if beats(card, coup.card) else 101


polish = game(
    State=PolishCoup, Rules=Shoes, apply=polish_apply, start=begins(Phase.BANK_CARD), face_of=polish_face
)

# -- Punto banco: all bets are read off which hand is higher


@dataclass(slots=True)
class PuntoCoup(banking.Coup):
    dealt: int = 0
    player: int = 0
    bank: int = 0
    third: int = -1
    won: int = 0  # 1 player, 2 banker, 3 tie


def punto_apply(rules, coup, card):
    worth = pips(card) % 10
    coup.dealt += 1
    if coup.phase in (Phase.PLAYER, Phase.PLAYER_THIRD):
        coup.player = (coup.player + worth) % 10
        coup.third = worth if coup.phase == Phase.PLAYER_THIRD else -1
    else:
        coup.bank = (coup.bank + worth) % 10
    natural = max(coup.player if coup.third < 0 else 0, coup.bank) > 7
    if coup.dealt < 4:
        coup.phase = Phase.PLAYER if coup.dealt < 2 else Phase.BANKER
    elif coup.dealt == 4 and not natural and coup.player < 6:
        coup.phase = Phase.PLAYER_THIRD
    elif coup.phase != Phase.BANKER_THIRD and not natural and bank_draws(coup):
        coup.phase = Phase.BANKER_THIRD
    else:
        coup.won = 3 if coup.player == coup.bank else 1 if coup.player > coup.bank else 2
        coup.actor = OVER


def bank_draws(coup):
    if coup.third < 0:
        return coup.bank < 6
    on = {3: (0, 1, 2, 3, 4, 5, 6, 7, 9), 4: (2, 3, 4, 5, 6, 7), 5: (4, 5, 6, 7), 6: (6, 7)}
    return coup.bank < 3 or coup.third in on.get(coup.bank, ())


punto = game(
    State=PuntoCoup,
    Rules=Shoes,
    apply=punto_apply,
    start=begins(Phase.PLAYER),
    sort_of=lambda rules, card: pips(card) % 10,
    face_of=lambda rules, coup, card: pips(card) % 10,
)

# -- Trente et quarante: the two rows


@dataclass(slots=True)
class RougeCoup(banking.Coup):
    noir: int = 0
    rouge: int = 0


def rouge_apply(rules, coup, card):
    if coup.phase == Phase.NOIR:
        coup.noir += pips(card)
        coup.phase = Phase.ROUGE if coup.noir > 30 else Phase.NOIR
        return
    coup.rouge += pips(card)
    coup.actor = OVER if coup.rouge > 30 else CHANCE


rouge = game(
    State=RougeCoup,
    Rules=Shoes,
    apply=rouge_apply,
    start=begins(Phase.NOIR),
    sort_of=lambda rules, card: pips(card),
    face_of=lambda rules, coup, card: NO_FACE if coup.actor == OVER else pips(card),
)
