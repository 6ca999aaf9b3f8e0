"""What every answer to a question is worth: walked by the rules where all lies open, else searched.

It rests on the view of the seat that is asked, on the cards not turned yet where nothing is hidden, and on a
seed: the same give the same worths, bit by bit, whatever else is so that the seat cannot know.
"""

from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from lansquenet.books.book import Book
from lansquenet.bots import after
from lansquenet.bots.answers import Decision, answers
from lansquenet.bots.estimate import PlayedOn
from lansquenet.odds.tree import TooLong
from lansquenet.rules.game import counts_chips, hides
from lansquenet.rules.state import Options, State

WORLDS = 1_500  # that a search looks at, at most
SURE = 1.96  # standard errors to each side that hold the true difference 95 times in 100


class Worth(NamedTuple):
    """What an answer gains in the mean, from here to the end of the hand; and, if it was searched, how far
    its distance from the best may be off, 95 times in 100."""

    action: int
    gain: float
    error: float = 0.0


class Worths(NamedTuple):
    """What the answers to a question are worth, the best first; `stood` is from what gains are counted."""

    answers: tuple[Worth, ...]
    exact: bool
    worlds: int  # that were looked at; 0: none, for it was walked
    by: PlayedOn | None  # how all play on in them; None, for it was walked
    stood: float
    points: bool  # whether what is gained are points, and not chips

    @property
    def best(self) -> Worth:
        """The answer worth most."""
        return self.answers[0]

    def of(self, action: int) -> Worth | None:
        """What this answer is worth, if that was looked at."""
        return next((worth for worth in self.answers if worth.action == action), None)

    @property
    def lead(self) -> float:
        """By how much the best is better than the next; nothing where there is no other."""
        return self.best.gain - self.answers[1].gain if len(self.answers) > 1 else 0.0


def worths(
    told: Book,
    rules: Options,
    view: State,
    seed: int = 0,
    stock: Sequence[int] | None = None,
    also: Sequence[int] = (),
    worlds: int = WORLDS,
) -> Worths | None:
    """What each answer of the seat to act is worth; None if no deal was found that looks like its view.

    `stock` are the cards not turned since the last shuffle, where nothing is hidden.  Of many amounts some
    are looked at, of ranks that are alike one; those in `also` whatever they are.
    """
    if not hides(told.game):
        with suppress(TooLong, ValueError):
            return _walked(told, rules, view, stock, also)
    return _searched(told, rules, view, seed, stock, also, worlds)


def _walked(
    told: Book, rules: Options, view: State, stock: Sequence[int] | None, also: Sequence[int]
) -> Worths:
    found = answers(told.game, rules, view, stock)
    asked = Decision(told.game, rules, view, stock)
    known = {answer.action for answer in found}
    for action in dict.fromkeys(also):
        if action not in known:
            answer = asked.tried(action)
            if answer is None:
                raise TooLong
            found.append(answer)
    had = view.stacks[view.actor]
    return _sorted([Worth(one.action, float(one.mean - had)) for one in found], 0, None, float(had), False)


def _searched(
    told: Book,
    rules: Options,
    view: State,
    seed: int,
    stock: Sequence[int] | None,
    also: Sequence[int],
    worlds: int,
) -> Worths | None:
    from lansquenet.bots import search  # it brings a compiler with it

    options = sorted({*search.options_of(told.game, rules, view), *also})
    budget = search.Budget(worlds=worlds)
    tally = search.searched(told.name, rules, view, options, seed, stock, budget)
    if not tally.worlds:
        return None
    points = not counts_chips(told.game) and not after.measured(told.name, rules, view.seats).table
    found = [Worth(action, gain, SURE * error) for action, gain, error in tally.worths()]
    return _sorted(found, tally.worlds, tally.by, tally.begun, points)


def _sorted(found: list[Worth], worlds: int, by: PlayedOn | None, stood: float, points: bool) -> Worths:
    """The best first; of those that are as good, the one that comes first in the rules."""
    return Worths(tuple(sorted(found, key=lambda one: -one.gain)), not worlds, worlds, by, stood, points)
