"""The walk: every deal of a game of two seats, through everything that may be done, written down as a scroll.

What a seat knows is one number of 64 bits, begun with what it sees when the cards are dealt; every act that
it is told is mixed into it, and its view whenever that has changed.  Where suits are alike it is made of the
least form of its hand, and of acts alone.  A set that is met again must have the same owner, as many acts,
and the same set and act of its owner before it: nobody forgets, and nobody can do what tells more than that.
"""

from collections.abc import Callable
from functools import cache

import numpy as np

from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game, hides
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.sim.compiler import Code, bets_of, callable_here, compiled
from lansquenet.sim.dice import mixed
from lansquenet.sim.solving import suits
from lansquenet.sim.solving.deals import hearing, laying
from lansquenet.sim.solving.scroll import EVENT, NONE_BEFORE, WIDEST
from lansquenet.sim.solving.setup import kept, told
from lansquenet.sim.solving.suits import ACTOR, ANSWER

mix, least_card, ways_left, least_form, ways_to = (
    suits.mix, suits.least_card, suits.ways_left, suits.least_form, suits.ways_to,
)  # fmt: skip
HALF = 1 << 15  # payoffs are differences up to this, one way or the other
NONE = -1
MORE_WORDS, MORE_SETS = 1, 2  # what there is no room for
STEP = np.dtype(
    [
        *((name, np.int64) for name in ("falls", "many", "cursor", "node", "class_node", "branch", "left")),
        *((name, np.int64, (WIDEST,)) for name in ("says", "like")),
        *((name, np.uint64, (2,)) for name in ("key", "seen")),
        *((name, np.int64, (2,)) for name in ("ways", "depth", "last", "did")),
    ]
)
COUNTS = np.dtype([(name, np.int64) for name in ("words", "nodes", "sets", "short")])


@cache
def walking(module: Game, plays: tuple[int, ...], alike: bool, may_end: bool) -> Code:
    """Compiled: write down deals from one to before another; the first that there was no room for."""
    arrive, open_branch, descend = (
        _arriving(module, plays, alike, may_end),
        _opening(),
        _going(module, plays, alike),
    )
    lay, start = laying(module), _starting(module, alike)

    def close(step, words, end):  # type: ignore[no-untyped-def]
        if step.class_node >= 0:
            words[step.class_node + 1] = end
        if step.node >= 0:
            words[step.node + 1] = end

    closing = callable_here(close)

    def walk(rules, table, deck, paths, first, last, ahead, states, seen, steps, book, counts):  # type: ignore[no-untyped-def]
        count = counts[0]
        for deal in range(first, last):
            book.roots[deal], nodes = count.words, count.nodes
            steps[0].left = lay(rules, table, deck, paths[deal], states)
            start(rules, table, deck, paths[deal], states, seen, steps[0])
            d = arrive(rules, deck, ahead, states, steps, 0, book, count)
            while d >= 0 and count.short == 0:
                step = steps[d]
                if step.cursor == step.many:
                    closing(step, book.words, count.words)
                    d -= 1
                else:
                    open_branch(step, book.words, count)
                    descend(rules, deck, states, seen, steps, d)
                    step.cursor += 1
                    d = arrive(rules, deck, ahead, states, steps, d + 1, book, count)
            if count.short:
                count.words, count.nodes = book.roots[deal], nodes
                return deal
        return last

    return compiled(walk, kept(module))


# -- what is known


@cache
def meeting(module: Game, alike: bool) -> Code:
    """Compiled: for every deal what both seats know when the cards are dealt, a number each."""
    lay, start = laying(module), _starting(module, alike)

    def meet(rules, table, deck, paths, states, seen, steps, keys):  # type: ignore[no-untyped-def]
        for deal in range(len(paths)):
            lay(rules, table, deck, paths[deal], states)
            start(rules, table, deck, paths[deal], states, seen, steps[0])
            for seat in range(2):
                keys[deal, seat] = steps[0].key[seat]

    return compiled(meet, kept(module))


def _starting(module: Game, alike: bool) -> Callable[..., None]:
    """Compiled: what both seats know when the cards are dealt."""
    hear, look = hearing(module), _looking(module)

    def known(rules, table, deck, path, states, seen, step):  # type: ignore[no-untyped-def]
        for seat in range(2):
            step.depth[seat], step.last[seat], step.did[seat] = 0, NONE_BEFORE, 0
            heard = hear(rules, table, deck, path, seen, seat)
            step.seen[seat] = look(rules, states, 0, seen, seat)
            step.key[seat] = mix(step.seen[seat] ^ heard, seat)

    def known_alike(rules, table, deck, path, states, seen, step):  # type: ignore[no-untyped-def]
        for seat in range(2):
            step.depth[seat], step.last[seat], step.did[seat] = 0, NONE_BEFORE, 0
            least = least_form(states[0].place, states[0].turned, seat)
            step.ways[seat] = ways_to(states[0].place, states[0].turned, seat, least)
            step.key[seat] = mix(np.uint64(seat), least)

    return callable_here(known_alike if alike else known)


@cache
def _looking(module: Game) -> Callable[..., int]:
    """Compiled: a number for all that a seat sees."""
    hide, hidden = module.hide, hides(module)

    def look(rules, states, d, seen, seat):  # type: ignore[no-untyped-def]
        seen[0] = states[d]
        if hidden:
            hide(rules, seen[0], seat)
        key = np.uint64(seat)
        for word in seen.view(np.int64):
            key = (key ^ np.uint64(word)) * suits.MULTIPLIER
            key ^= key >> np.uint64(29)
        return key

    return callable_here(look)


def _hearing_on(module: Game, plays: tuple[int, ...], alike: bool) -> Callable[..., None]:
    """Compiled: what a seat knows after an act, of which it may have been told."""
    look = _looking(module)

    def hear(rules, states, d, seen, steps, seat, is_told, code, is_card):  # type: ignore[no-untyped-def]
        key = steps[d].key[seat]
        if is_told:
            key = mix(key, code)
        steps[d + 1].seen[seat] = look(rules, states, d + 1, seen, seat)
        if steps[d + 1].seen[seat] != steps[d].seen[seat]:
            key = mix(key, steps[d + 1].seen[seat])
        steps[d + 1].key[seat] = key

    def hear_alike(rules, states, d, seen, steps, seat, is_told, code, is_card):  # type: ignore[no-untyped-def]
        key, ways = steps[d].key[seat], steps[d].ways[seat]
        if is_told and is_card:
            card = code % ACTOR
            least = least_card(ways, card)
            ways = ways_left(ways, card, least)
            key = mix(key, code - card + least)
        elif is_told:
            key = mix(key, code + ANSWER)
        steps[d + 1].key[seat], steps[d + 1].ways[seat] = key, ways

    return callable_here(hear_alike if alike else hear)


def _going(module: Game, plays: tuple[int, ...], alike: bool) -> Callable[..., None]:
    """Compiled: do the next thing that may be done, in the state below."""
    apply, is_told, hear = module.apply, told(module), _hearing_on(module, plays, alike)

    def descend(rules, deck, states, seen, steps, d):  # type: ignore[no-untyped-def]
        here, below, actor, phase = steps[d], steps[d + 1], states[d].actor, states[d].phase
        action = here.says[here.cursor]
        is_card = (actor == CHANCE or phase in plays) and action < 52
        below.left = here.left
        if actor == CHANCE:
            below.left &= ~(1 << here.like[here.cursor])
        states[d + 1] = states[d]
        apply(rules, states[d + 1], action)
        for seat in range(2):
            below.depth[seat], below.last[seat], below.did[seat] = (
                here.depth[seat],
                here.last[seat],
                here.did[seat],
            )
            knows = is_told(rules, states[d], action, seat)
            hear(rules, states, d, seen, steps, seat, knows, ACTOR * (actor + 2) + action, is_card)
        if actor >= 0 and here.node >= 0:
            below.did[actor] = here.branch
            below.last[actor] = here.falls
            below.depth[actor] += 1

    return callable_here(descend)


# -- what is written


def _arriving(module: Game, plays: tuple[int, ...], alike: bool, may_end: bool) -> Callable[..., int]:
    """Compiled: write down a node; how deep it lies, or one less if it is an end."""
    worth, offer, number = module.worth, _offering(module), _numbering()
    sort, cards_left = _sorting(plays, alike), _listing(may_end)

    def end(rules, state, ahead, words, count):  # type: ignore[no-untyped-def]
        won = worth(rules, state, 0) - worth(rules, state, 1) - ahead
        if abs(won) >= HALF:
            raise ValueError("More is won than can be written down.")
        words[count.words] = -1 - HALF - won
        count.words += 1
        count.nodes += 1

    def node(step, code, words, count):  # type: ignore[no-untyped-def]
        step.node = count.words
        words[count.words] = code
        count.words += 2
        count.nodes += 1

    ending, noting = callable_here(end), callable_here(node)

    def arrive(rules, deck, ahead, states, steps, d, book, count):  # type: ignore[no-untyped-def]
        state, step = states[d], steps[d]
        if d + 2 > len(steps):
            raise ValueError("A hand is longer than can be written down.")
        if count.words + 4 > len(book.words) or count.sets == len(book.sets):
            count.short = MORE_SETS if count.sets == len(book.sets) else MORE_WORDS
            return d
        step.cursor, step.node, step.class_node, step.branch = 0, NONE, NONE, NONE
        if state.actor == OVER:
            ending(rules, state, ahead, book.words, count)
            return d - 1
        if state.actor == CHANCE:
            cards_left(step, deck)
            if step.many > 1:
                noting(step, EVENT - step.many, book.words, count)
            return d
        if state.actor > 1:
            raise ValueError("A third seat has a choice.")
        offer(rules, state, step)
        classes = sort(step, state.phase, step.ways[state.actor])
        if classes > 1:
            step.falls = number(book, count, step, state.actor, classes)
            noting(step, step.falls, book.words, count)
        return d

    return callable_here(arrive)


def _listing(may_end: bool) -> Callable[..., None]:
    """Compiled: the cards that may come."""

    def cards_left(step, deck):  # type: ignore[no-untyped-def]
        step.many = 0
        for at in range(len(deck)):
            if (step.left >> at) & 1:
                step.says[step.many], step.like[step.many] = deck[at], at
                step.many += 1
        if step.many == 0:
            if not may_end:
                raise ValueError("There are fewer cards than are to be dealt.")
            step.many, step.says[0], step.like[0] = 1, EMPTY, 63

    return callable_here(cards_left)


def _offering(module: Game) -> Callable[..., None]:
    """Compiled: what the seat to act may do; of chips, every amount."""
    limits, legal, bets = module.limits, module.legal, bets_of(module)

    def note(step, action):  # type: ignore[no-untyped-def]
        if step.many == WIDEST:
            raise ValueError("More may be done at once than can be written down.")
        step.says[step.many] = action
        step.many += 1

    noting = callable_here(note)

    def offer(rules, state, step):  # type: ignore[no-untyped-def]
        step.many = 0
        if state.phase in bets:
            least, most, apart = limits(rules, state)
            if 0 <= apart < least:
                noting(step, apart)
            for amount in range(least, most + 1):
                noting(step, amount)
            if apart > most and apart > least:
                noting(step, apart)
        else:
            for action in legal(rules, state):
                noting(step, action)

    return callable_here(offer)


def _sorting(plays: tuple[int, ...], alike: bool) -> Callable[..., int]:
    """Compiled: bring together what is alike to the seat; how many different things it may do."""

    def each(step, phase, ways):  # type: ignore[no-untyped-def]
        for n in range(step.many):
            step.like[n] = n
        return step.many

    def by_ways(step, phase, ways):  # type: ignore[no-untyped-def]
        classes = 0
        for n in range(step.many):
            action = step.says[n]
            like = least_card(ways, action) if phase in plays and action < 52 else ANSWER + action
            at = n
            while at > 0 and step.like[at - 1] > like:
                step.like[at], step.says[at] = step.like[at - 1], step.says[at - 1]
                at -= 1
            step.like[at], step.says[at] = like, action
        for n in range(step.many):
            classes += 1 if n == 0 or step.like[n] != step.like[n - 1] else 0
        return classes

    return callable_here(by_ways if alike else each)


def _opening() -> Callable[..., None]:
    """Compiled: where things are alike, an even chance of them stands for all."""

    def open_branch(step, words, count):  # type: ignore[no-untyped-def]
        at = step.cursor
        if at > 0 and step.like[at] == step.like[at - 1]:
            return
        if step.class_node >= 0:
            words[step.class_node + 1] = count.words
        step.class_node, many = NONE, 1
        step.branch += 1
        while at + many < step.many and step.like[at + many] == step.like[at]:
            many += 1
        if many > 1:
            step.class_node = count.words
            words[count.words] = EVENT - many
            count.words += 2
            count.nodes += 1

    return callable_here(open_branch)


def _numbering() -> Callable[..., int]:
    """Compiled: the number of an information set, met for the first time or again."""

    def number(book, count, step, seat, width):  # type: ignore[no-untyped-def]
        key, mask = step.key[seat], np.uint64(len(book.table) - 1)
        slot = mixed(key) & mask
        while book.ids[slot] >= 0 and book.table[slot] != key:
            slot = (slot + np.uint64(1)) & mask
        n = book.ids[slot]
        if n < 0:
            n = count.sets
            count.sets += 1
            book.table[slot], book.ids[slot] = key, n
            info = book.sets[n]
            info.owner, info.width, info.depth = seat, width, step.depth[seat]
            info.above, info.did = step.last[seat], step.did[seat]
        info = book.sets[n]
        if (
            info.owner != seat
            or info.width != width
            or info.above != step.last[seat]
            or info.did != step.did[seat]
        ):
            raise ValueError("Who knows the same must be able to do the same, and have done the same.")
        return n

    return callable_here(number)
