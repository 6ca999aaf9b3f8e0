"""Double dummy: who can force what from here, when all hands lie open.

For each seat the others are taken to stand together against it; so what is found is what it can
make sure of, whatever they do.  Every act of the game counts, not the cards alone.
"""

from collections.abc import Hashable
from dataclasses import dataclass, fields
from math import inf
from typing import TypeAlias

from lansquenet.errors import BadRecord, LansquenetError
from lansquenet.rules.game import Game, gain
from lansquenet.rules.state import CHANCE, OVER, Act, Options, State, duplicate

LIMIT = 2_000_000  # positions looked at, before giving up


class TooLarge(LansquenetError):
    """There are more positions than may be looked at."""


@dataclass(frozen=True)
class Forced:
    """What a seat can force, and the best line for both sides."""

    seat: int
    worth: int
    line: list[tuple[State, Act]]  # the state before each act


class Search:
    """One seat against all others from a position, by alpha-beta with a table of positions."""

    def __init__(
        self, game: Game, rules: Options, start: list[int], seat: int, stock: list[int], limit: int
    ) -> None:
        self.game, self.rules, self.start, self.seat = game, rules, start, seat
        self.stock, self.limit, self.looked = stock, limit, 0
        self.table: dict[Hashable, tuple[float, float]] = {}  # bounds of the worth of a position

    def value(self, state: State, turned: int, low: float, high: float) -> float:
        """The worth of a position, exactly if it lies between the bounds."""
        if state.actor == OVER:
            return gain(self.game, self.rules, self.start, state, self.seat)
        name = (turned, *(_frozen(getattr(state, f.name)) for f in fields(state) if f.name != "ledger"))
        least, most = self.table.get(name, (-inf, inf))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        found = self.best(state, turned, max(low, least), min(high, most))
        self.table[name] = (found if found > low else least, found if found < high else most)
        return found

    def best(self, state: State, turned: int, low: float, high: float) -> float:
        """The value of the best act of whoever is to act."""
        self.looked += 1
        if self.looked > self.limit:
            raise TooLarge(
                f"There are more than {self.limit:,} positions from here; begin later in the hand."
            )
        mine = state.actor == self.seat
        found = -inf if mine else inf
        for action in self.acts(state, turned):
            value = self.value(self.after(state, action), turned + (state.actor == CHANCE), low, high)
            if mine:
                found = max(found, value)
                low = max(low, found)
            else:
                found = min(found, value)
                high = min(high, found)
            if low >= high:
                break
        return found

    def acts(self, state: State, turned: int) -> list[int]:
        """What may be done: at a chance node, only the next card of the stock."""
        if state.actor != CHANCE:
            return self.game.legal(self.rules, state)
        if turned >= len(self.stock):
            raise BadRecord(
                'Cards are still to come in this hand; add the line `stock = ["Kh", ...]` to the header.'
            )
        return [self.stock[turned]]

    def after(self, state: State, action: int) -> State:
        """The position after an act."""
        twin = duplicate(state)
        self.game.apply(self.rules, twin, action)
        return twin

    def line(self, state: State) -> list[tuple[State, Act]]:
        """A best line for both sides."""
        found, turned = [], 0
        value = self.value(state, 0, -inf, inf)
        while state.actor != OVER:
            onward = turned + (state.actor == CHANCE)
            action = next(
                action
                for action in self.acts(state, turned)
                if self.value(self.after(state, action), onward, -inf, inf) == value
            )
            found.append((state, Act(state.actor, state.phase, action)))
            state, turned = self.after(state, action), onward
        return found


def solve(
    game: Game, rules: Options, start: list[int], state: State, stock: list[int], limit: int = LIMIT
) -> list[Forced]:
    """What each seat can force from a position; `stock` are the cards still to come, the next first.

    Raises:
        TooLarge: there are too many positions.
        BadRecord: a card is due that the stock does not have.
    """
    found = []
    for seat in range(state.seats):
        search = Search(game, rules, start, seat, stock, limit)
        value = search.value(state, 0, -inf, inf)
        found.append(Forced(seat, int(value), search.line(state)))
    return found


Nested: TypeAlias = "int | list[Nested]"


def _frozen(value: Nested) -> Hashable:
    return value if isinstance(value, int) else tuple(_frozen(item) for item in value)
