"""The odds of Trente et quarante, of a first coup from a full shoe: rows counted by what their cards count.

A walk of both rows has millions of states: `lansquenet ask trente_et_quarante --compiled` takes it, in
compiled code.  Counted here is in how many orders the cards of a row come to its sum: a row that comes to
thirty-one may lie in any order, for no part of it counts more than thirty.  How often both come to the same
above it has been walked once for every number of packs, and lies in `reckoned/ties.json`.
"""

from collections.abc import Callable
from fractions import Fraction
from functools import cache
from json import loads
from math import factorial, perm

from lansquenet.games import file_of
from lansquenet.games.trente_et_quarante.rules import (
    COULEUR,
    FREE,
    FULL,
    ROUGE,
    Insurance,
    Phase,
    Refait,
    Rules,
    State,
    is_refait,
    pips,
    shoe,
    staked as staked_by,
)
from lansquenet.odds.grid import Grid
from lansquenet.odds.walk import Figure, Lexicon, Measure, Number, Policy, Walk, When, gain
from lansquenet.rules.cards import in_order
from lansquenet.rules.state import OVER

STAKE = 2  # so that half of it is a whole chip
HUNDRED = 100  # of which a premium is so many per cent
MOST = 10  # that a card counts

Ways = dict[tuple[int, int], int]  # by what is to come yet, or how many cards; in how many ways


@cache
def of_each(packs: int) -> list[int]:
    """How many cards of a full shoe count 0, 1, and so on to 10."""
    worth = [pips(card) for card in in_order(shoe(Rules(packs=packs)))]
    return [worth.count(n) for n in range(MOST + 1)]


@cache
def row_law(packs: int) -> dict[int, Fraction]:
    """How likely a row counts so much: at most thirty, and then a card that brings it there."""
    law = dict.fromkeys(range(FULL + 1, FULL + MOST + 1), Fraction(0))
    for last in range(1, MOST + 1):
        cards = of_each(packs)[:]
        chance = Fraction(cards[last], sum(cards))
        cards[last] -= 1
        for before in range(FULL + 1 - last, FULL + 1):
            law[before + last] += chance * comes_to(before, cards)
    return law


def comes_to(total: int, cards: list[int]) -> Fraction:
    """How likely so many of these cards, of whichever number, come to a sum."""
    ways: Ways = {(total, 0): 1}
    for n in range(MOST, 0, -1):
        more: Ways = {}
        for (left, count), way in ways.items():
            for of_n in range(min(left // n, cards[n]) + 1):
                there = left - n * of_n, count + of_n
                more[there] = more.get(there, 0) + way * perm(cards[n], of_n) // factorial(of_n)
        ways = more
    whole = sum(cards)
    lying = [(count, way) for (left, count), way in ways.items() if left == 0]
    return sum((Fraction(way * factorial(count), perm(whole, count)) for count, way in lying), Fraction(0))


@cache
def refait_chance(packs: int) -> Fraction:
    """How likely both rows come to thirty-one: the cards of both, from the dearest down."""
    cards, total = of_each(packs), FULL + 1
    ways = {(total, 0, total, 0): 1}
    for n in range(MOST, 0, -1):
        shares = {
            (a, b): perm(cards[n], a + b) // (factorial(a) * factorial(b))
            for a in range(total // n + 1)
            for b in range(total // n + 1)
            if a + b <= cards[n]
        }
        more: dict[tuple[int, int, int, int], int] = {}
        for (one, ones, other, others), way in ways.items():
            for (a, b), share in shares.items() if n > 1 else [((one, other), shares.get((one, other), 0))]:
                if share and a * n <= one and b * n <= other:
                    there = one - a * n, ones + a, other - b * n, others + b
                    more[there] = more.get(there, 0) + way * share
        ways = more
    whole = sum(cards)
    return sum(
        (
            Fraction(way * factorial(ones) * factorial(others), perm(whole, ones + others))
            for (_, ones, _, others), way in ways.items()
        ),
        Fraction(0),
    )


@cache
def tie_chance(packs: int) -> Fraction:
    """How likely both rows come to the same above thirty-one, as a walk in compiled code has found it."""
    return Fraction(loads(file_of("trente_et_quarante", "reckoned/ties.json").read_text("utf-8"))[str(packs)])


def coup_law(packs: int, chips: int, at_tie: int, at_refait: int, always: int = 0) -> dict[int, Fraction]:
    """The law of what the banker gains of a stake: it is won as often as lost, for rows may change places."""
    tie, refait = tie_chance(packs), refait_chance(packs)
    decided = (1 - tie - refait) / 2
    law: dict[int, Fraction] = {}
    sums = ((chips + always, decided), (always - chips, decided), (at_tie, tie), (at_refait, refait))
    for total, chance in sums:
        law[total] = law.get(total, Fraction(0)) + chance
    return law


def insured_law(rules: Rules) -> dict[int, Fraction]:
    """The same of a hundred chips that are insured: of the refait nothing is lost but the premium."""
    premium, back = rules.premium, rules.insurance
    at_tie = 0 if back == Insurance.TIE else premium
    at_refait = premium if back == Insurance.KEPT else 0
    return coup_law(rules.packs, HUNDRED, at_tie, at_refait, premium)


def _often(measure: Measure, chance: Callable[[int], Fraction]) -> Figure:
    """How often something comes about, as it is counted."""

    def figure(walk: Walk) -> Number:
        so = chance(walk.rules.packs)
        return walk.counted({1: so, 0: 1 - so}, measure, rouge)

    return figure


# -- a stake on one field, insured or not, and half given up at a refait


def on(field: int, chips: int, insured: int) -> Policy:
    """So many chips on this field, and nothing else."""

    def policy(rules: Rules, coup: State) -> int:
        if coup.phase == Phase.FIELD:
            return field if staked_by(coup, coup.actor) == 0 else 0
        if coup.phase == Phase.STAKE:
            return chips
        return insured if coup.phase == Phase.INSURE else 0

    return policy


rouge, couleur, insured = on(ROUGE, STAKE, 0), on(COULEUR, STAKE, 0), on(ROUGE, HUNDRED, 1)


def refait(was: State, now: State) -> bool:
    """Whether the first coup is a refait."""
    drawn = now.actor == OVER and is_refait(now)
    asked = now.phase == Phase.ANSWER and was.phase != Phase.ANSWER
    return was.phase == Phase.ROUGE and was.prison == FREE and (drawn or asked or now.prison != FREE)


def apres(was: State, now: State) -> bool:
    """Whether the first coup is void, since both rows count the same and more than thirty-one."""
    tied = now.actor == OVER and now.noir == now.rouge and now.noir > FULL + 1
    return was.phase == Phase.ROUGE and was.prison == FREE and tied


def noir(was: State, now: State) -> int:
    """What the first row counts, when it is full."""
    return now.noir if was.phase == Phase.NOIR and now.phase == Phase.ROUGE and now.prison == FREE else 0


def thirty_one(was: State, now: State) -> bool:
    """Whether the first row counts thirty-one."""
    return was.phase == Phase.NOIR and now.phase == Phase.ROUGE and now.noir == FULL + 1


def noir_less_rouge(was: State, now: State) -> int:
    """By how much the row noir counts more."""
    return now.noir - now.rouge if was.phase == Phase.ROUGE and now.actor == OVER else 0


def staked(was: State, now: State) -> int:
    """The chips that the punter puts on the fields."""
    return max(0, staked_by(now, 1) - staked_by(was, 1))


def first_row(coup: State) -> bool:
    """Whether the row noir is full."""
    return coup.phase == Phase.ROUGE


ODDS: dict[str, Figure] = {
    "refait": _often(refait, refait_chance),
    "apres": _often(apres, tie_chance),
    "row.thirty_one": _often(thirty_one, lambda packs: row_law(packs)[FULL + 1]),
    "row.mean": lambda walk: walk.counted(row_law(walk.rules.packs), noir, rouge),
    "stake.edge": lambda walk: walk.counted(coup_law(walk.rules.packs, STAKE, 0, 1), gain, rouge) / STAKE,
    "insured.edge": lambda walk: walk.counted(insured_law(walk.rules), gain, insured) / HUNDRED,
}

WHEN: When = {
    "stake": lambda rules: rules.refait != Refait.PRISON,
    "insured": lambda rules: rules.insurance != Insurance.NONE,
}

ASK = Lexicon(
    usual=rouge,
    policies={"rouge": lambda: rouge, "couleur": lambda: couleur, "insured": lambda: insured},
    counts={
        "refait": refait,
        "apres": apres,
        "noir": noir,
        "noir less rouge": noir_less_rouge,
        "staked": staked,
    },
    events={"first row": first_row},
)


def tables(rules: Rules) -> list[Grid]:
    """How likely a row counts so much."""
    found = Grid("What a row counts", "it counts", ["how often"], percent=True)
    for total, chance in row_law(rules.packs).items():
        found.rows.append((str(total), [chance]))
    return [found]
