"""Games of two seats that are small enough to be solved, made of the rules of the great ones.

`Endgame` is Toepen from the second trick, with a pack of seven cards: each seat has played a spade.
`Bidding` is what two seats announce or bid, each of which knows into which of some classes its hand falls;
what comes of it is the mean over many deals that were played out by rules of thumb.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import NamedTuple

from lansquenet.games.toepen import rules as toepen
from lansquenet.games.toepen.rules import KNOCK, YES, Deal, Exchange, KnockMode, Warnings, receiver
from lansquenet.rules.cards import name, named
from lansquenet.rules.play import CHANCE, OVER as ENDED, begin, duplicate
from lansquenet.sim.cfr import OVER

PACK = "Tc 8c Kc Td 8d Kd Th"
PLAYED = ("7s", "Js")  # by seat 0 and seat 1, who leads
HAND = 3


class Line(NamedTuple):
    """A position of the endgame: the deal, and what has been said and played."""

    deal: Deal
    said: str


class Endgame:
    """Toepen from the second trick; one knock more is allowed, for who has two penalties buys the round."""

    rules = toepen.Rules(
        target=2, exchange=Exchange.OFF, warnings=Warnings.OFF, knock_mode=KnockMode.OWN_TURN
    )
    pool = 1.0  # the penalty that the deal is worth to begin with

    def deals(self) -> Sequence[tuple[float, Line]]:
        """Every way to deal three cards each."""
        pack = [named(card) for card in PACK.split()]
        found = [self._dealt(mine, yours) for mine, yours in _hands(pack)]
        return [(1 / len(found), line) for line in found]

    def _dealt(self, mine: tuple[int, ...], yours: tuple[int, ...]) -> Line:
        deal = begin(toepen, self.rules, [0, 0], toepen.Carry(0))  # type: ignore[arg-type]
        hands = [[*mine, named(PLAYED[0])], [*yours, named(PLAYED[1])]]
        while deal.actor == CHANCE:
            toepen.apply(self.rules, deal, hands[receiver(deal)].pop())
        for _ in range(2):
            toepen.apply(self.rules, deal, named(PLAYED[deal.actor]))
        return self._on(deal, "")

    def _on(self, deal: Deal, said: str) -> Line:
        """Do what is forced."""
        while deal.actor != ENDED and len(legal := toepen.legal(self.rules, deal)) == 1:
            said += _word(deal, legal[0])
            toepen.apply(self.rules, deal, legal[0])
        return Line(deal, said)

    def player(self, at: Line) -> int:
        """The seat to act."""
        return OVER if at.deal.actor == ENDED else at.deal.actor

    def actions(self, at: Line) -> list[int]:
        """What it may play or say."""
        return toepen.legal(self.rules, at.deal)

    def after(self, at: Line, action: int) -> Line:
        """The position after it."""
        deal = duplicate(at.deal)
        toepen.apply(self.rules, deal, action)
        return self._on(deal, at.said + _word(at.deal, action))

    def won(self, at: Line) -> float:
        """Half of what the other's penalties are more than one's own."""
        return (at.deal.scores[1] - at.deal.scores[0]) / 2

    def known(self, at: Line) -> str:
        """The cards one holds, and all that has been said and played."""
        cards = [name(card) for card in range(52) if at.deal.place[card] == at.deal.actor]
        return f"{at.deal.actor} {''.join(cards)} {at.said}"


def _hands(pack: list[int]) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    for mine in combinations(pack, HAND):
        for yours in combinations([card for card in pack if card not in mine], HAND):
            yield mine, yours


def _word(deal: Deal, action: int) -> str:
    """An act as two letters: a card, a knock, or how one was answered."""
    if deal.phase == toepen.Phase.PLAY and action != KNOCK:
        return name(action)
    return "!!" if deal.phase == toepen.Phase.PLAY else "+" if action == YES else "-"


class Bids(NamedTuple):
    """A position of the bidding: the classes of both hands, and what has been said."""

    classes: tuple[int, int]
    said: tuple[int, ...]


@dataclass(frozen=True)
class Bidding:
    """What is announced or bid: `menu` says what may be after what has been said, and `ends` what it won.

    `chances` are those of each pair of classes.  Seat 0 is the one that speaks first; what is won is half
    of what it wins more than the other, for the pool is as much the one's as the other's.
    """

    menu: dict[tuple[int, ...], list[int]]
    speaks: dict[tuple[int, ...], int]
    chances: list[list[float]]
    ends: dict[tuple[int, ...], list[list[float]]]
    pool: float

    def deals(self) -> Sequence[tuple[float, Bids]]:
        """Every pair of classes that comes up."""
        pairs = [(i, j) for i, row in enumerate(self.chances) for j, chance in enumerate(row) if chance > 0]
        return [(self.chances[i][j], Bids((i, j), ())) for i, j in pairs]

    def player(self, at: Bids) -> int:
        """The seat to speak."""
        return self.speaks.get(at.said, OVER)

    def actions(self, at: Bids) -> list[int]:
        """What it may say."""
        return self.menu[at.said]

    def after(self, at: Bids, action: int) -> Bids:
        """The position after it."""
        return Bids(at.classes, (*at.said, action))

    def won(self, at: Bids) -> float:
        """What that is worth in the mean."""
        i, j = at.classes
        return self.ends[at.said][i][j]

    def known(self, at: Bids) -> str:
        """The class of one's own hand, and what has been said."""
        return f"{at.classes[self.player(at)]} {' '.join(map(str, at.said))}".strip()
