"""What is learnt of Toepen: the end of a deal for two; and by sampling, exchanges, knocks and cards.

`Endgame` is Toepen from the second trick, with a pack of seven cards: each seat has played a spade.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple, cast

from lansquenet.bots.learning.reduced import Sampling
from lansquenet.games.toepen import rules as toepen
from lansquenet.games.toepen.rules import KNOCK, YES, Exchange, KnockMode, State, Warnings, receiver
from lansquenet.rules.cards import name, named
from lansquenet.rules.game import Game, begin
from lansquenet.rules.state import CHANCE, OVER as ENDED, duplicate
from lansquenet.sim.solving.small import OVER

PACK = "Tc 8c Kc Td 8d Kd Th"
PLAYED = ("7s", "Js")  # by seat 0 and seat 1, who leads
HAND = 3


class Line(NamedTuple):
    """A position of the endgame: the deal, and what has been said and played."""

    deal: State
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
        deal = cast(State, begin(cast(Game, toepen), self.rules, [0, 0], toepen.Carry(0)))
        hands = [[*mine, named(PLAYED[0])], [*yours, named(PLAYED[1])]]
        while deal.actor == CHANCE:
            toepen.apply(self.rules, deal, hands[receiver(deal)].pop())
        for _ in range(2):
            toepen.apply(self.rules, deal, named(PLAYED[deal.actor]))
        return self._on(deal, "")

    def _on(self, deal: State, said: str) -> Line:
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


def _word(deal: State, action: int) -> str:
    """An act as two letters: a card, a knock, or how one was answered."""
    if deal.phase == toepen.Phase.PLAY and action != KNOCK:
        return name(action)
    return "!!" if deal.phase == toepen.Phase.PLAY else "+" if action == YES else "-"


LESSON = Endgame()
TABLE = Sampling((3, 4), (0,), 20, 12.0, "exchanges, knocks and cards", 0.3, few=500)
