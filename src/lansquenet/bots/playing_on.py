"""Search by playing on: what each thing that a seat may do is worth in worlds that look like its view.

A world is a guess at what the seat cannot see; in each of them every option is played to the end of the
hand once, with the same cards and the same dice, so that only what was done tells them apart.  All seats
play on as they have learnt to, or by a bot's rules of thumb, each from its own view of the world.  Where a
room has no such rules, the seat does the least that it may from there on, and the others stake boldly and
answer anyhow.  A world in which it is unlikely that the others said what they said is seldom looked at.
"""

from collections.abc import Callable

import numpy as np

from lansquenet.bots.learnt.compiled import acting, believing
from lansquenet.games import LearntBy, Thumb
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game, guesses
from lansquenet.rules.policies import POLICIES
from lansquenet.rules.state import CHANCE, NOBODY, OVER, Options, State
from lansquenet.rules.tricks import CARDS, STOCK, UNKNOWN
from lansquenet.sim.compiler import Reals, bets_of, callable_here
from lansquenet.sim.dice import below, roll, shuffle

TRIES = 200  # guesses at a world
MANY = 8  # options that are looked at where many amounts are legal
LEAD = 1.5  # standard errors by which another option must lead the default, to be done instead
FEW = 16  # worlds; fewer are no proof, whatever they say


def searching(
    game: Game,
    bot: Thumb | None,
    left: Callable[..., float] | None = None,
    room: LearntBy | None = None,
) -> Callable[..., int]:
    """Compiled: try options in so many worlds and add up what they came to; how many worlds were found.

    Called with the rules, a view as a record (actor: the seat that searches), the options, the worlds
    wanted, the cards that may be where the view does not say, dice, for each option a sum, for each pair
    of options the square of what tells them apart, and numbers from which `left` knows what a hand leaves
    to a seat in chips; without numbers this hand alone counts.  Last come the keys and parts of a table, see
    `by_learnt`; they may be empty.

    With a seat `whose` other than NOBODY the view is of that seat, whoever acts; nothing is tried, and the
    one sum is of the chips that this seat has in the end.
    """
    worth = counting(game, left)
    world_of, apply = likely_world(game, room), game.apply
    played_on = playing_on(game, bot, room)

    def search(  # type: ignore[no-untyped-def]
        rules, view, options, worlds, cards, dice, sums, squares, after, whose, keys, parts
    ):
        world, state, seen = view.copy(), view.copy(), view.copy()
        seat, same, order = view[0].actor if whose == NOBODY else whose, dice.copy(), cards.copy()
        values = np.zeros(len(options))
        for found in range(worlds):
            if not world_of(rules, view, world, state, seen, seat, order, keys, parts, dice):
                return found
            roll(dice)
            for n in range(len(options)):
                state[0] = world[0]
                same[0] = dice[0]
                if whose == NOBODY:
                    apply(rules, state[0], options[n])
                played_on(rules, state, seen, seat, order, keys, parts, same)
                values[n] = state[0].stacks[seat] if whose != NOBODY else worth(rules, state[0], seat, after)
            for n in range(len(options)):
                sums[n] += values[n]
                for m in range(len(options)):
                    squares[n, m] += (values[n] - values[m]) ** 2
        return worlds

    return callable_here(search)


def settled(sums: Reals, squares: Reals, worlds: int, default: int) -> int:
    """Which option is done, by its place: the default, unless the one that came to most leads it clearly.

    Without a default (-1) it is what came to most.
    """
    best = int(np.argmax(sums))
    if default < 0:
        return best
    clear = worlds >= FEW and lead(sums, squares, worlds, best, default) > LEAD
    return best if clear else default


def lead(sums: Reals, squares: Reals, worlds: int, best: int, other: int) -> float:
    """By how many standard errors one option leads another; they come to one in all the worlds at least."""
    found = sums[best] - sums[other]
    return float(found / np.sqrt(max(squares[best, other] - found * found / max(1, worlds), 1.0)))


def place_of(options: list[int], action: int) -> int:
    """Where an action stands among options; -1, where it is none of them."""
    for n in range(len(options)):
        if options[n] == action:
            return n
    return -1


def counting(game: Game, left: Callable[..., float] | None) -> Callable[..., float]:
    """Compiled: what a seat has when a hand is over, and what the hand leaves to it."""
    alone = game.worth
    if left is None:

        def by_itself(rules, state, seat, after):  # type: ignore[no-untyped-def]
            return float(alone(rules, state, seat))

        return callable_here(by_itself)
    leaves = callable_here(left)

    def with_the_rest(rules, state, seat, after):  # type: ignore[no-untyped-def]
        if len(after) == 0:
            return float(alone(rules, state, seat))
        return state.stacks[seat] + leaves(rules, state, seat, after)

    return callable_here(with_the_rest)


def likely_world(game: Game, room: LearntBy | None) -> Callable[..., bool]:
    """Compiled: make of a view a world that looks like it, the likelier by what was said the oftener."""
    guessed = guessing(game)
    believed = believing(game, room)

    def any_world(rules, view, world, past, seen, seat, order, keys, parts, dice):  # type: ignore[no-untyped-def]
        return guessed(rules, view, world, seat, order, dice)

    if believed is None:
        return callable_here(any_world)

    def likely(rules, view, world, past, seen, seat, order, keys, parts, dice):  # type: ignore[no-untyped-def]
        for _ in range(TRIES):
            if not guessed(rules, view, world, seat, order, dice):
                return False
            if believed(rules, world, past, seen, seat, keys, parts, dice):
                return True
        return True  # what was said is hard to believe in any world: the last will do

    return callable_here(likely)


def guessing(game: Game) -> Callable[..., bool]:
    """Compiled: bring the cards into a random order, and make of a view a world that looks like it."""
    hidden, guess = guesses(game), game.guess

    def found(rules, view, world, seat, order, dice):  # type: ignore[no-untyped-def]
        for _ in range(TRIES):
            world[0] = view[0]
            shuffle(dice, order)
            if not hidden:
                return True
            if guess(rules, world[0], seat, order, roll(dice)):
                return True
        return False

    def undealt(rules, view, world, seat, order, dice):  # type: ignore[no-untyped-def]
        if view[0].dealt > 0:
            return plain(rules, view, world, seat, order, dice)
        world[0] = view[0]
        shuffle(dice, order)
        for card in range(CARDS):
            if world[0].place[card] == UNKNOWN:
                world[0].place[card] = STOCK
        return True

    plain = callable_here(found)
    return callable_here(undealt) if hidden else plain


def playing_on(game: Game, bot: Thumb | None, room: LearntBy | None = None) -> Callable[..., None]:
    """Compiled: play a hand to its end; in a game of tricks every seat by the bot, from its own view."""
    apply, choice = game.apply, answering(game, bot, room)
    next_card = dealing(game) if guesses(game) else callable_here(next_in_order)

    def play(rules, state, seen, me, order, keys, parts, dice):  # type: ignore[no-untyped-def]
        world, turned = state[0], 0
        while world.actor != OVER:
            if world.actor == CHANCE:
                action, turned = next_card(rules, world, order, turned, dice)
            else:
                action = choice(rules, state, seen, me, keys, parts, dice)
            apply(rules, world, action)

    return callable_here(play)


def next_in_order(rules: Options, world: State, order: list[int], turned: int, dice: int) -> tuple[int, int]:
    """The next card where the whole stock lies in order."""
    return (order[turned] if turned < len(order) else EMPTY), turned + 1


def dealing(game: Game) -> Callable[..., tuple[int, int]]:
    """Compiled: the first card in order that is in the stock, or one of those that take its place."""
    restock = game.restock

    def deal(rules, world, order, turned, dice):  # type: ignore[no-untyped-def]
        for card in order:
            if world.place[card] == STOCK:
                return card, turned
        again = restock(rules, world)
        return (again[below(dice, len(again))] if len(again) else EMPTY), turned

    return callable_here(deal)


def answering(game: Game, bot: Thumb | None, room: LearntBy | None) -> Callable[..., int]:
    """Compiled: what the seat to act does."""
    limits, legal, bets = game.limits, game.legal, bets_of(game)
    if bot is None:
        bold, anything = POLICIES["bold"].chips, POLICIES["random"].answer

        def careless(rules, state, seen, me, keys, parts, dice):  # type: ignore[no-untyped-def]
            mine = state[0].actor == me
            if state[0].phase in bets:
                least, most, apart = limits(rules, state[0])
                if not mine:
                    return bold(least, most, apart, roll(dice))
                return apart if apart >= 0 and (apart < least or least > most) else least
            options = legal(rules, state[0])
            return options[0 if mine else anything(options, roll(dice))]

        return callable_here(careless)
    act = acting(game, bot, room)

    def by_itself(rules, state, seen, me, keys, parts, dice):  # type: ignore[no-untyped-def]
        return act(rules, state, seen, keys, parts, dice)

    return callable_here(by_itself)


def ladder(least: int, most: int, apart: int) -> list[int]:
    """The amounts that are looked at: a few, or those that double, the most and the one apart."""
    spread = [*range(least, most + 1)]
    if len(spread) > MANY:
        spread = [*dict.fromkeys([least, *[max(least, most >> n) for n in range(MANY - 2, -1, -1)]])]
    return sorted({*spread, apart} if apart >= 0 else spread)
