"""Search: try whatever may be done in many worlds that look like this view, and do what comes to most.

At games of tricks it does as was learnt, or by rules of thumb, unless something else leads that by more than
luck often would: where two options come to nearly the same, what was learnt is the better guess.
The budget is in milliseconds, or in worlds: then the same dice always give the same answer.  It ends early
when one option leads all others by more than luck would let it.  What a hand leaves to those that follow
counts where it has been measured; see `after`.  An answer that ends the hand, because it is about the bank
of the next, is walked as `answers` tells it.
"""

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache
from time import perf_counter
from typing import NamedTuple

import numpy as np

from lansquenet.bots import after, learnt, playing_on
from lansquenet.bots.answers import answers
from lansquenet.bots.estimate import Estimate, PlayedOn, stock_of
from lansquenet.bots.learnt.compiled import NOTHING, TableRows, table_for
from lansquenet.bots.playing_on import ladder, lead, place_of, searching, settled
from lansquenet.games import GAMES, bot_of, known_of, module_of
from lansquenet.odds.tree import TooLong
from lansquenet.rules.game import Game, counts_chips, guesses, hides
from lansquenet.rules.state import NOBODY, OVER, Options, State, duplicate
from lansquenet.rules.tricks import CARDS
from lansquenet.sim.compiler import Code, Ints, callable_here, compilable, compiled, numbers, record
from lansquenet.sim.simulate import seeded_dice

CHUNK = 16  # worlds between two looks at the clock
SURE = 4.0  # standard errors by which the best must lead to be done early


class Budget(NamedTuple):
    """How long may be thought about a decision; `worlds` other than 0 count instead of the time."""

    milliseconds: int = 150
    worlds: int = 0


USUAL = Budget()


def choose(
    name: str,
    rules: Options,
    view: State,
    dice: int,
    stock: Sequence[int] | None = None,
    budget: Budget = USUAL,
) -> int:
    """What comes to most, or by default is done and as good as far as can be told; see `values`."""
    game = GAMES[name]
    options = options_of(game, rules, view)
    if not hides(game) or len(options) == 1:
        return max(values(name, rules, view, dice, stock, budget), key=lambda worth: worth.chips).action
    tally = searched(name, rules, view, options, dice, stock, budget)
    done = default(name, rules, view, options, dice)
    return options[settled(tally.sums, tally.squares, tally.worlds, done)]


def default(name: str, rules: Options, view: State, options: list[int], dice: int) -> int:
    """The place of what is done if nothing clearly leads it: as was learnt, or by rules of thumb.

    Where amounts are asked, or a room has no such rules, there is none: -1.
    """
    if view.phase in GAMES[name].BETS or not module_of(name, "bot"):
        return -1
    as_learnt = learnt.is_learnt(name)
    done = learnt.choose(name, rules, view, dice) if as_learnt else bot_of(name).choose(rules, view, dice)
    return place_of(options, done)


def values(
    name: str,
    rules: Options,
    view: State,
    dice: int,
    stock: Sequence[int] | None = None,
    budget: Budget = USUAL,
) -> list[Estimate]:
    """What each option gains in the mean from here to the end of the hand, and by what the hand leaves.

    `stock` are the cards that have not been turned since the last shuffle, where nothing is hidden;
    without it they are what the view does not show.
    """
    game = GAMES[name]
    options = options_of(game, rules, view)
    if len(options) == 1:
        return [Estimate(options[0], 0.0, 0.0)]
    if asks_of_the_next(game, rules, view, options):
        with suppress(TooLong, ValueError):
            found = answers(game, rules, view, stock)
            return [Estimate(answer.action, float(answer.mean - view.stacks[view.actor])) for answer in found]
    return searched(name, rules, view, options, dice, stock, budget).worths()


def searched(
    name: str,
    rules: Options,
    view: State,
    options: list[int],
    dice: int,
    stock: Sequence[int] | None,
    budget: Budget,
) -> "Tally":
    """What these options came to in as many worlds as the budget allows."""
    cards = cards_of(GAMES[name], rules, view, stock)
    tally = Tally(name, rules, view, options, dice, cards, table_for(name, rules))
    tally.spend(budget)
    return tally


def asks_of_the_next(game: Game, rules: Options, view: State, options: list[int]) -> bool:
    """Whether an answer ends the hand, as one to keep or buy a bank, and is worth what the next brings."""
    if hides(game) or view.phase in game.BETS:
        return False
    for option in options:
        state = duplicate(view)
        game.apply(rules, state, option)
        if state.actor == OVER:
            return True
    return False


def options_of(game: Game, rules: Options, view: State) -> list[int]:
    """What is looked at: all that is legal; of many amounts some."""
    return ladder(*game.limits(rules, view)) if view.phase in game.BETS else game.legal(rules, view)


def cards_of(game: Game, rules: Options, view: State, stock: Sequence[int] | None) -> Ints:
    """The cards that are brought into an order: the whole pack where hands are hidden, else the stock."""
    if guesses(game):
        return np.arange(CARDS)
    return np.array(stock_of(game, rules, view) if stock is None else sorted(stock), np.int64)


def played_on(name: str, rules: Options, seen: State, seat: int, times: int, dice: int) -> float:
    """The chips that a seat has in the end, in the mean of so many worlds that look like what it sees.

    Every seat plays on by rules of thumb, from its own view; whoever is to act must be known.
    With the same dice the same chances come in any state.
    """
    game, sums = GAMES[name], np.zeros(1)
    found = searcher(name)(
        numbers(rules), record(seen), np.zeros(1, np.int64), times, cards_of(game, rules, seen, None),
        seeded_dice(dice, 0), sums, np.zeros((1, 1)), np.zeros(0), seat, *NOTHING,
    )  # fmt: skip
    return float(sums[0] / max(1, found))


@cache
def searcher(name: str) -> Code:
    """The search of a game, compiled when it is first called."""
    return compiled(searching_of(name))


@cache
def searching_of(name: str) -> Code:
    """The same, to be called by compiled code."""
    compilable(after.shapes, after.shape_of(name))
    left = after.leaving(name) if after.stands_over(name) else None
    room = known_of(name) if learnt.is_learnt(name) else None
    return searching(GAMES[name], bot_of(name) if module_of(name, "bot") else None, left, room)


def looking(name: str) -> Callable[..., int]:
    """Compiled: which option is done after so many worlds, by its place; by default this one.

    Called with the rules, what the seat to act sees as a record, its options, the place of what is done by
    default, how many worlds, what a hand leaves, the keys and parts of a table, and dice.
    """
    compilable(playing_on)
    search, settle = searching_of(name), playing_on.settled

    def look(rules, seen, legal, default, worlds, left, keys, parts, dice):  # type: ignore[no-untyped-def]
        options, cards = np.array(legal), np.arange(CARDS)
        sums, squares = np.zeros(len(options)), np.zeros((len(options), len(options)))
        found = search(rules, seen, options, worlds, cards, dice, sums, squares, left, NOBODY, keys, parts)
        return settle(sums, squares, found, default)

    return callable_here(look)


def begun(name: str, rules: Options, view: State) -> float:
    """From what a gain is counted: the chips of the actor, and with them how its match stands."""
    game, seat = GAMES[name], view.actor
    if not counts_chips(game) and after.measured(name, rules, view.seats).table:
        return float(view.stacks[seat] + after.left_to(name, rules, view, seat))
    return float(game.worth(rules, view, seat))


class Tally:
    """What the options of one decision have come to so far; all play on by a table, if it is not empty."""

    def __init__(
        self,
        name: str,
        rules: Options,
        view: State,
        options: list[int],
        dice: int,
        cards: Ints,
        table: TableRows,
    ) -> None:
        many = len(options)
        self.by: PlayedOn = (
            "anyhow" if not module_of(name, "bot") else "table" if len(table.keys) else "thumb"
        )
        self.begun = begun(name, rules, view)
        self.after = np.array(after.measured(name, rules, view.seats).table)
        self.options, self.cards, self.table = np.array(options, np.int64), cards, table
        self.search, self.rules, self.view = searcher(name), numbers(rules), record(view)
        self.dice = seeded_dice(dice, 0)
        self.sums, self.squares = np.zeros(many), np.zeros((many, many))
        self.worlds = 0

    def spend(self, budget: Budget) -> None:
        """Look at worlds until the budget is spent, one option is clearly best, or no world is found."""
        self.search(*self._given(0))  # compiled or loaded before the clock runs
        end = perf_counter() + budget.milliseconds / 1000
        while self.worlds < budget.worlds if budget.worlds else perf_counter() < end:
            wanted = min(CHUNK, budget.worlds - self.worlds) if budget.worlds else CHUNK
            found = self.search(*self._given(wanted))
            self.worlds += found
            if found < wanted or self.clear:
                break

    def _given(self, worlds: int) -> tuple[object, ...]:
        return (
            self.rules, self.view, self.options, worlds, self.cards, self.dice, self.sums, self.squares,
            self.after, NOBODY, *self.table,
        )  # fmt: skip

    @property
    def clear(self) -> bool:
        """Whether the best leads all others by more than luck."""
        best = int(np.argmax(self.sums))
        others = [n for n in range(len(self.sums)) if n != best]
        leads = (lead(self.sums, self.squares, self.worlds, best, other) for other in others)
        return self.worlds >= 4 * CHUNK and all(found > SURE for found in leads)

    def worths(self) -> list[Estimate]:
        """What each option gains, and how far its lead on the best, or to it, may be off."""
        many = max(1, self.worlds)
        best = int(np.argmax(self.sums))
        errors = np.sqrt(self.squares[best]) / many
        return [
            Estimate(int(action), float(total / many) - self.begun if self.worlds else 0.0, float(error))
            for action, total, error in zip(self.options, self.sums, errors, strict=True)
        ]
