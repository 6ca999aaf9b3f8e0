"""How a hand stands for one seat, from what that seat may know: its view, and the cards it has seen turned.

Where everything lies open the hand is walked on from here, every branch with its weight, with the cards that
must still be in the stock; when that would take too long, it is played on with those cards in random orders.
Where hands are hidden, what the seat cannot see is guessed, and the guess played on, many times over.

Nothing here knows the hands of others or the order of the cards, so nothing can be told of them.
"""

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import hypot, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import NamedTuple

from lansquenet.books.book import Book, book
from lansquenet.bots import STEADY, after, choice, names
from lansquenet.games import GAMES
from lansquenet.odds import alone
from lansquenet.odds.naming import naming
from lansquenet.odds.tree import Rest, TooLong
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game, begin, counts_chips, guessed, guesses, hides, view
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import CHANCE, OVER, SOMEBODY, Options, State, duplicate
from lansquenet.rules.tricks import CARDS, STOCK, UNKNOWN, Deal, deal_of
from lansquenet.seats.table import SeatedTable

STEPS = 15_000  # of a walk, at most: about a second
PLAYOUTS = 1_000
SECONDS = 0.8  # for playouts
FEWEST = 30  # playouts, however long they take
TRIES = 200  # guesses at what is hidden, for each playout
SURE = 1.96  # standard errors to each side that hold the true mean 95 times in 100

DRAW = "This is only the draw: no chips change hands."
WALKED = "Exact, from the cards that have been turned, if nobody stakes more than must be."
DEALT = "From {count} random orders of the cards still in the stock, if nobody stakes more than must be."
GUESSED = "From {count} random deals that look the same from your seat, all playing on by {bot}."
POINTS = " What counts are points: to gain is to be rid of them."
BY = {"steady": "rules of thumb", "timid": "the most cautious choice"}


class Question(NamedTuple):
    """All that is used of a hand: what one seat knows of it."""

    game: str
    rules: Options
    view: State
    seat: int
    before: int  # what the seat had when the hand began
    stock: tuple[int, ...]  # the cards not turned yet, from the lowest; none are named where hands are hidden
    draw: bool = False  # whether this hand is the draw for the bank or the deal
    stood: float | None = None  # what that, and how its match stood, was worth; None: what it had


class Limits(NamedTuple):
    """How long may be thought about it."""

    steps: int = STEPS
    playouts: int = PLAYOUTS
    seconds: float = SECONDS


USUAL = Limits()


@dataclass(frozen=True)
class Standing:
    """The chances that a seat ends the hand with more, as much, or less than it began it with.

    `mean` is what it gains in the mean, with what the hand leaves to those that follow, where that was
    measured; with 95 per cent it lies within `error` of what is told.
    """

    win: float
    even: float
    lose: float
    mean: float
    error: float
    exact: bool
    samples: int
    basis: str


def asked(table: SeatedTable, seat: int, seen: State, stock: Sequence[int]) -> Question | None:
    """What a seat of this table knows; None while others are asked in silence and it cannot tell whom.

    `seen` is its view, and `stock` the cards that have not been turned since the last shuffle.
    """
    if seen.actor == SOMEBODY:
        return None
    begun = begin(table.game, table.rules, table.stacks, table.carry)
    counts = not counts_chips(table.game)  # something else than chips
    before = _had(table.game, table.rules, begun, seat) if counts else table.stacks[seat]
    hidden = hides(table.game)
    known = () if hidden else tuple(sorted(stock))
    name, rules = table.told.name, table.rules
    stood = _worth(name, rules, begun, seat) if counts else None
    return Question(name, rules, seen, seat, before, known, table.drew, stood)


def _had(game: Game, rules: Options, state: State, seat: int) -> int:
    """What a seat has in this state: chips, unless the game counts something else."""
    return game.worth(rules, state, seat)


def _worth(name: str, rules: Options, state: State, seat: int) -> float:
    """What a seat has in this state and may expect of what it leaves, in chips; else what it has."""
    if after.measured(name, rules, state.seats).table:
        return float(state.stacks[seat] + after.left_to(name, rules, state, seat))
    return _had(GAMES[name], rules, state, seat)


def answered(question: Question, seed: int, limits: Limits = USUAL) -> Standing | None:
    """How the hand stands; None when no guess at what is hidden would do."""
    told = book(question.game)
    if question.draw:
        return Standing(0.0, 1.0, 0.0, 0.0, 0.0, True, 0, DRAW)
    if hides(told.game):
        return _sampled(told, question, Random(seed), limits)
    return _walked(told, question, limits.steps) or _sampled(told, question, Random(seed), limits)


# -- exactly


def exactly(question: Question, steps: int = STEPS) -> Standing | None:
    """How the hand stands, walked to its end; None where hands are hidden, or the ways are too many."""
    told = book(question.game)
    return None if hides(told.game) else _walked(told, question, steps)


def _walked(told: Book, question: Question, steps: int) -> Standing | None:
    """Every way in which the hand may go on; None when they are too many, or cannot be walked."""
    seat, counts = question.seat, naming(told.game, question.rules).stock(question.stock)
    state, game = question.view, told.game
    if alone.are_alone(game):
        state, game = alone.alone(state, seat), alone.lumping(game)
    try:
        mean, ends = Rest(game, question.rules, state, counts, steps).answer(
            lambda was, now: int(now.stacks[seat] - was.stacks[seat]),
            lambda rules, now: least_committing(told.game, rules, now),
            lambda end: sign(end.stacks[seat] - question.before),
        )
    except (TooLong, ValueError):
        return None
    return _exact(mean + state.stacks[seat] - question.before, ends)


def _exact(mean: Fraction, ends: Mapping[Hashable, Fraction]) -> Standing:
    win, even, lose = (float(ends.get(n, 0)) for n in (1, 0, -1))
    return Standing(win, even, lose, float(mean), 0.0, True, 0, WALKED)


def sign(n: int) -> int:
    """1, 0 or -1."""
    return (n > 0) - (n < 0)


# -- by playing on


def _sampled(told: Book, question: Question, dice: Random, limits: Limits) -> Standing | None:
    """Play on until there are playouts enough, or the time is over."""
    gains: list[int] = []
    worths: list[float] = []
    stood = question.before if question.stood is None else question.stood
    end, least_many = perf_counter() + limits.seconds, min(FEWEST, limits.playouts)
    while len(gains) < limits.playouts and (perf_counter() < end or len(gains) < least_many):
        world = _world(told.game, question, dice)
        if world is None:
            return None
        _play_on(told, question, world, dice)
        gains.append(_had(told.game, question.rules, world, question.seat) - question.before)
        worths.append(_worth(told.name, question.rules, world, question.seat) - stood)
    return _estimated(told, question, gains, worths)


def _world(game: Game, question: Question, dice: Random) -> State | None:
    """A state that looks to this seat as the true one does; None if none was found."""
    if not guesses(game):
        return duplicate(question.view)
    for _ in range(TRIES):
        world = deal_of(duplicate(question.view))
        if not world.dealt:  # all is in the stock: there is nothing to guess yet
            world.place = [STOCK if where == UNKNOWN else where for where in world.place]
            return world
        if guessed(game, question.rules, world, question.seat, dice):
            return world
    return None


def _play_on(told: Book, question: Question, world: State, dice: Random) -> None:
    """Play a hand to its end, in place."""
    game, rules = told.game, question.rules
    stock = dice.sample(question.stock, len(question.stock))
    hidden, player = hides(game), _player(told)
    while world.actor != OVER:
        if world.actor == CHANCE:
            action = _dealt(game, rules, deal_of(world), dice) if hidden else stock.pop() if stock else EMPTY
        elif hidden:
            seen = view(game, rules, world, world.actor)
            action = choice(player, told, rules, seen, dice.getrandbits(32))
        else:
            action = least_committing(game, rules, world)
        game.apply(rules, world, action)


def _dealt(game: Game, rules: Options, world: Deal, dice: Random) -> int:
    """The next card of a guessed deal: any of its stock, or of what takes the stock's place."""
    stock = [card for card in range(CARDS) if world.place[card] == STOCK]
    stock = stock or game.restock(rules, world)
    return dice.choice(stock) if stock else EMPTY


def _player(told: Book) -> str:
    """The bot that plays for everybody where hands are hidden."""
    return STEADY if STEADY in names(told.name) else "timid"


def _estimated(told: Book, question: Question, gains: list[int], worths: list[float]) -> Standing:
    count = len(gains)
    mean, spread = fmean(worths), stdev(worths) if count > 1 else 0.0
    win, lose = (sum(gain * sign > 0 for gain in gains) / count for sign in (1, -1))
    error = SURE * hypot(
        spread / sqrt(count), after.measured(told.name, question.rules, question.view.seats).error
    )
    return Standing(win, 1 - win - lose, lose, mean, error, False, count, _basis(told, question, count))


def _basis(told: Book, question: Question, count: int) -> str:
    """On what an estimate rests."""
    if not hides(told.game):
        return DEALT.format(count=count)
    said = GUESSED.format(count=count, bot=BY[_player(told)])
    at = told.name, question.rules, question.view.seats
    points = POINTS if not counts_chips(told.game) and not after.measured(*at).table else ""
    return said + points + after.said(*at)
