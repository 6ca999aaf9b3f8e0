"""The odds of Zwikken, counted over all hands: suits matter to it, so that no walk by ranks is exact.

Cards that can do no different for a zwik are one kind: the trump Ten, and those of each rank.  The
game itself says what a hand of three kinds is good for, from a deal in which that hand is laid out.
"""

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product
from math import comb, prod

from lansquenet.games.zwikken.rules import SIZE, SWAP, TEN, Phase, Rules, State, holds_ten, ten, zwik_of
from lansquenet.odds.walk import Figure, When
from lansquenet.rules.cards import SUITS, TWENTY, card_of, rank, ranks, suit
from lansquenet.rules.tricks import lay_out_pack, turn_up

SEATS = 3  # at the table for which figures are asked
BY_SEATS = ("",)  # figures that depend on the number of seats, by their beginnings
PACK = [card_of(r, s) for r in ranks(TWENTY) for s in range(SUITS)]
Stock = tuple[int, ...]  # how many are left of each kind
NO_CARD = -1


def kinds(turned: int) -> list[list[int]]:
    """The cards but the turn-up that are alike: the trump Ten alone, and the rest of each rank."""
    trump_ten = card_of(TEN, suit(turned)) if turned >= 0 else NO_CARD
    rest = [card for card in PACK if card not in (turned, trump_ten)]
    alike = [[card for card in rest if rank(card) == r] for r in ranks(TWENTY)]
    return alike if trump_ten in (NO_CARD, turned) else [*alike, [trump_ten]]


def hands(stock: Stock) -> Iterator[tuple[Stock, int]]:
    """Every hand by the number of its cards of each kind, and in how many ways it can be had."""
    for held in product(*[range(min(left, SIZE) + 1) for left in stock]):
        if sum(held) == SIZE:
            yield held, prod(map(comb, stock, held))


@cache
def is_zwik(turned: int, held: Stock, swaps: bool) -> bool:
    """Whether the game finds a zwik in this hand, by the Ten if that may be exchanged."""
    cards = [card for alike, count in zip(kinds(turned), held, strict=True) for card in alike[:count]]
    return found(turned, cards, False) or (swaps and found(turned, cards, True))


def found(turned: int, cards: list[int], swaps: bool) -> bool:
    """Lay out a hand, exchange the Ten if it is there, and look."""
    deal = State(SEATS, dealer=0)
    lay_out_pack(deal, ranks(TWENTY))
    for seat in range(SEATS):
        deal.active[seat] = 1
    for card in cards:
        deal.place[card] = 0
    deal.held[0] = SIZE
    if turned >= 0:
        turn_up(deal, turned)
    if not swaps:
        return zwik_of(deal, 0) >= 0
    if not holds_ten(deal, 0):
        return False
    deal.phase, deal.actor, deal.shooter = Phase.TEN, 0, 0
    ten(Rules(), deal, SWAP)
    return deal.zwik[0] >= 0


@cache
def without(turned: int, stock: Stock, seats: int, swaps: bool) -> int:
    """In how many ways so many hands can be dealt with no zwik among them."""
    if seats == 0:
        return 1
    return sum(
        ways * without(turned, tuple(map(int.__sub__, stock, held)), seats - 1, swaps)
        for held, ways in hands(stock)
        if not is_zwik(turned, held, swaps)
    )


def zwik(seats: int, swaps: bool) -> Fraction:
    """The chance of a zwik among so many hands, over every turn-up if the Ten may be exchanged."""
    turn_ups = PACK[::4] if swaps else [NO_CARD]  # no suit is unlike another
    chances = [one_minus(turned, seats, swaps) for turned in turn_ups]
    return sum(chances, Fraction(0)) / len(chances)


def one_minus(turned: int, seats: int, swaps: bool) -> Fraction:
    """The chance of a zwik among so many hands, with this turn-up."""
    left = TWENTY - (turned >= 0)
    ways = prod(comb(left - SIZE * n, SIZE) for n in range(seats))
    stock = tuple(map(len, kinds(turned)))
    return 1 - Fraction(without(turned, stock, seats, swaps), ways)


def ten_in_hand() -> Fraction:
    """How many of the turn-ups and cards that lie in the hands beside one are the trump Ten."""
    pairs = [(turned, card) for turned in PACK for card in PACK if card != turned]
    tens = sum(has_ten(turned, card) for turned, card in pairs)
    return Fraction(tens * SIZE * SEATS, len(pairs))


def has_ten(turned: int, card: int) -> bool:
    """Whether a seat that was dealt this card holds the Ten of the turn-up's suit."""
    deal = State(SEATS)
    turn_up(deal, turned)
    deal.place[card] = 0
    return holds_ten(deal, 0)


def repeat_suit() -> Fraction:
    """Of all pairs of turn-ups, how many are of one suit."""
    pairs = [(first, second) for first in PACK for second in PACK if first != second]
    return Fraction(sum(suit(first) == suit(second) for first, second in pairs), len(pairs))


ODDS: dict[str, Figure] = {
    "zwik.hand.dealt": lambda walk: zwik(1, False),
    "zwik.hand.after_ten": lambda walk: zwik(1, True),
    "zwik.table.dealt": lambda walk: zwik(SEATS, False),
    "zwik.table.after_ten": lambda walk: zwik(SEATS, True),
    "ten.in_hand": lambda walk: ten_in_hand(),
    "repeat_suit": lambda walk: repeat_suit(),
}

WHEN: When = {"repeat_suit": lambda rules: rules.max_turns > 1}
