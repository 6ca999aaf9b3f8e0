"""What a shoe can still hold, counted card by card while a session is run again.

A record says which cards were turned, and not how they were shuffled.  Whoever runs it again counts them:
all are gathered when the shoe is low, or after the draw for the bank, and a card that has been dealt since
then cannot come again.
"""

from collections import Counter
from collections.abc import Iterable

from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game, restocks
from lansquenet.rules.state import Carried, Options, State


class Counted:
    """The cards that are left of a shoe, whatever their order."""

    def __init__(self, game: Game, rules: Options, left: Iterable[int] = ()) -> None:
        """Count a shoe of which these cards are left; if none are said, all are gathered first.

        Raises:
            ValueError: no shoe of the game has so many of a card.
        """
        self.game, self.rules, self.shoe = game, rules, game.shoe(rules)
        self.drew = False  # whether the hand in play is the draw for the bank
        self._hold(left)
        for card in self.held - Counter(cards.in_order(self.shoe)):
            raise ValueError(f"no shoe of this game has {self.held[card]} of {cards.name(card)}")

    def __len__(self) -> int:
        """The cards not yet turned."""
        return self.left.total()

    def _hold(self, held: Iterable[int]) -> None:
        """These cards are the stock."""
        self.held = Counter(held)  # when they were last shuffled, or when the record begins
        self.left = self.held.copy()

    @property
    def due(self) -> bool:
        """Whether all cards are gathered before the next hand."""
        return self.drew or len(self) < self.shoe.reserve

    def begin(self, carry: Carried | None) -> None:
        """Begin a hand with what the last one left: all cards are gathered if a shuffle is due."""
        if self.due:
            self._hold(cards.in_order(self.shoe))
        self.drew = carry == self.game.Carry()

    def turn(self, state: State, card: int) -> None:
        """Take this card from the stock, or from what the game makes a new one of when that has run out.

        Raises:
            ValueError: it cannot be there; says why.
        """
        if not len(self) and restocks(self.game):
            self._hold(self.game.restock(self.rules, state))
        if card == EMPTY:
            self._look_whether_out()
        elif not self.left[card]:
            raise ValueError(f"{cards.name(card)} cannot be turned: {self._why_not(card)}")
        else:
            self.left[card] -= 1

    def _look_whether_out(self) -> None:
        if len(self):
            are = "1 card is" if len(self) == 1 else f"{len(self)} cards are"
            raise ValueError(f"the stock is not out: {are} left in it")

    def _why_not(self, card: int) -> str:
        held = self.held[card]
        if not len(self):
            return "the stock is out"
        if not held:
            return f"it is none of the {self.held.total()} cards that were shuffled"
        return f"all {held} of its kind have been dealt" if held > 1 else "it has been dealt already"
