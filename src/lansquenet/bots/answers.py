"""Answers of a punter or banker, walked by the rules to every end of the hand.

Where the seat banks, the others are taken to stake all that they may, else the least.  Later answers of its
own are the least that there is; but what follows at once, as the chips on a rank that has been named, is
looked at in every way.  If the hand is over with the answer, the next hand counts, for that is what was
decided on: whether a bank that is kept or bought pays.  An answer of which the walk takes too long is left
out.
"""

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from math import inf, log
from typing import NamedTuple

from lansquenet.books.book import book
from lansquenet.bots.estimate import stock_of
from lansquenet.games import name_of
from lansquenet.odds import alone
from lansquenet.odds.naming import naming
from lansquenet.odds.tree import Rest, TooLong
from lansquenet.rules.banking import Coup, banker_of
from lansquenet.rules.game import Game, begin
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import OVER, Options, State, duplicate

STEPS = 8_000  # of a walk: about half a second
RUNGS = 6  # amounts that are looked at when a bet has an edge

Ends = Mapping[int, Fraction]  # the chips of a seat at the end, and how likely


class Answer(NamedTuple):
    """An answer, and how the hand may end for who gives it."""

    action: int
    ends: Ends

    @property
    def mean(self) -> Fraction:
        """The chips at the end, in the mean."""
        return sum((chips * chance for chips, chance in self.ends.items()), Fraction(0))

    @property
    def growth(self) -> float:
        """The logarithm of the chips at the end, in the mean."""
        return sum(float(chance) * (log(chips) if chips > 0 else -inf) for chips, chance in self.ends.items())


def answers(game: Game, rules: Options, view: State, stock: Sequence[int] | None = None) -> list[Answer]:
    """What may be answered, and the ends that follow.

    Raises:
        TooLong, ValueError: it cannot be walked.
    """
    asked = Decision(game, rules, view, stock)
    if view.phase in game.BETS:
        return asked.amounts()
    found = [answer for action in asked.unlike() if (answer := asked.tried(action))]
    if not found:
        raise TooLong
    return found


class Decision:
    """A decision of one seat, and the cards that are still to come."""

    def __init__(self, game: Game, rules: Options, view: State, stock: Sequence[int] | None) -> None:
        self.game, self.rules, self.view, self.seat = game, rules, view, view.actor
        left = stock_of(game, rules, view) if stock is None else stock
        self.naming = naming(game, rules)
        self.counts = self.naming.stock(left)
        self.says_rank = book(name_of(game)).step(view.phase).says == "rank"
        self.banks = banker_of(view) == view.actor

    def amounts(self) -> list[Answer]:
        """The least and the most; where the most is worth more, amounts between them too."""
        least, most, none = self.game.limits(self.rules, self.view)
        low = none if 0 <= none < least or least > most else least
        found = [Answer(low, self.ends(low))]
        if most > low:
            found.append(Answer(most, self.ends(most)))
            if found[1].mean > found[0].mean:
                between = sorted({max(least, most >> n) for n in range(1, RUNGS)} - {low, most})
                found += [Answer(amount, self.ends(amount)) for amount in between]
        if none > most:
            found.append(Answer(none, self.ends(none)))
        return found

    def tried(self, action: int) -> Answer | None:
        """An answer and its ends; None if it takes too long to find them."""
        try:
            return Answer(action, self.ends(action))
        except TooLong:
            return None

    def unlike(self) -> Iterator[int]:
        """The answers there are; of ranks of which all says the same, one."""
        legal = self.game.legal(self.rules, self.view)
        if not self.says_rank:
            yield from legal
            return
        alike = self.naming.groups(self.view, self.counts)
        seen = set()
        for action in legal:
            same = next((name for name, ranks in alike.items() if action in ranks), (action, -1))
            if same not in seen:
                seen.add(same)
                yield action

    def ends(self, action: int) -> Ends:
        """The chips at the end when this is done, and the best of what is to be said at once."""
        state = duplicate(self.view)
        self.game.apply(self.rules, state, action)
        if state.actor == OVER:
            return self.walked(*self.next_hand(state))
        return self.best_of(state)

    def best_of(self, state: State) -> Ends:
        """The best ends of what is still to be said of the same bet; of amounts, the least."""
        found = []
        for option in self.same_bet(state):
            after = duplicate(state)
            self.game.apply(self.rules, after, option)
            found.append(Answer(option, self.best_of(after)))
        return max(found, key=lambda answer: answer.mean).ends if found else self.walked(state, self.counts)

    def same_bet(self, state: State) -> list[int]:
        """What may be said before anybody else speaks or a new question comes, to which one may say no."""
        if state.actor != self.seat or state.phase == self.view.phase:
            return []
        if state.phase in self.game.BETS:
            least, most, none = self.game.limits(self.rules, state)
            return [least if least <= most else none]
        legal = self.game.legal(self.rules, state)
        return legal if legal[0] >= 0 else []

    def next_hand(self, state: State) -> tuple[State, list[int]]:
        """The hand after this one, and its cards."""
        shoe = self.game.shoe(self.rules)
        stacks, carry = state.stacks[: state.seats], self.game.leave(self.rules, state)
        fresh = sum(self.counts) < shoe.reserve
        return begin(self.game, self.rules, stacks, carry), self.naming.full() if fresh else self.counts

    def walked(self, state: State, counts: list[int]) -> Ends:
        """The chips at the end of a hand."""
        if state.actor == OVER:
            return {state.stacks[self.seat]: Fraction(1)}
        game, until = self.game, None
        if not self.banks and alone.are_alone(game):
            state, game, until = alone.alone(state, self.seat), alone.lumping(game), self.settled
        _, ends = Rest(game, self.rules, state, counts, STEPS).answer(
            lambda was, now: 0, self.policy, lambda end: end.stacks[self.seat], until
        )
        return ends  # type: ignore[return-value]

    def settled(self, state: State) -> bool:
        """Whether the seat has nothing at stake any more."""
        return bool(self.game.free(self.rules, state, self.seat) == state.stacks[self.seat])

    def policy(self, rules: Options, state: Coup) -> int:
        """The least; of those who stake against this seat's bank, the most."""
        if state.banker == self.seat != state.actor and state.phase in self.game.BETS:
            least, most, none = self.game.limits(rules, state)
            return most if least <= most else none
        return least_committing(self.game, rules, state)
