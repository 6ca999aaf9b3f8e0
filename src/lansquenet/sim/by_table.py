"""A table of best play, played: hands by the compiled rules in which a seat looks up what to do.

What it looks up it knows by what the table is told by, which may be the cards that are left; so the hands
keep count of them.  Of the walk that found the table they know nothing else.
"""

import numpy as np

from lansquenet.games import GAMES
from lansquenet.odds.asking import Ask
from lansquenet.odds.asking.findings import BestPlay
from lansquenet.odds.walk import NOT_OFFERED, Choosing, Measure
from lansquenet.rules.cards import EMPTY, RANKS, rank
from lansquenet.rules.field_text import SEATS
from lansquenet.rules.game import blank
from lansquenet.rules.state import CHANCE, HOUSE, OVER
from lansquenet.sim.compiler import Code, Ints, callable_here, handed, numbers, record, taking, typed
from lansquenet.sim.dice import drawn
from lansquenet.sim.sample import Sampled
from lansquenet.sim.simulate import cards_of, seeded_dice

BASE = 128  # more than any number by which a choice is told


def played(asked: Ask, said: str, found: BestPlay, hands: int, seed: int = 0) -> Sampled:
    """The mean of a measure when a seat plays by this table, over hands with what stands over of them."""
    choosing = asked.by(found).choosing
    assert choosing
    (part,) = asked.tongue.together(said)
    assert isinstance(part.per, int)
    sums = _sums(asked, part.measure, found, choosing, hands, seed)
    error = max(float(sums.std()) / float(np.sqrt(hands)), 1 / hands)  # one hand in all may weigh
    return Sampled(float(sums.mean()), error) * (1 / part.per)


def _sums(asked: Ask, measure: Measure, found: BestPlay, choosing: Choosing, hands: int, seed: int) -> Ints:
    """What the measure comes to in each of so many hands."""
    game = GAMES[asked.name]
    table, rules, carry = (
        record(blank(game, asked.tree().stacks)),
        numbers(asked.rules),
        numbers(game.Carry(0)),
    )
    shoe, dice = cards_of(game, rules), seeded_dice(seed, 0)
    keys, words = _as_arrays(found, choosing)
    given = rules, table, carry, shoe, hands, dice, keys, words, SEATS.index(found.seat)
    kinds = typed(rules, table[0])
    policy = asked.policy or choosing.usual or asked.lexicon.usual
    assert policy
    lots = typed(shoe, keys, words)
    functions = (
        handed(measure, "int64", kinds[1], kinds[1]),
        handed(policy, "int64", *kinds),
        handed(_chosen(choosing), "int64", *kinds, *lots),
    )
    sums: Ints = taking(_player(asked.name), given, functions)(*given, *functions)
    return sums


def _as_arrays(found: BestPlay, choosing: Choosing) -> tuple[Ints, Ints]:
    """The rows of a table in order: what is seen as one number, and which word is best there."""
    rows = {_one_number([n for _, n in row.seen]): choosing.words.index(row.word) for row in found.rows}
    keys = sorted(rows)
    return np.array(keys, np.int64), np.array([rows[key] for key in keys], np.int64)


@callable_here
def _one_number(seen: list[int]) -> int:
    found = 0
    for n in seen:
        found = found * BASE + n
    return found


def _chosen(choosing: Choosing) -> Code:
    """Compiled: what the table says, or NOT_OFFERED where nothing is chosen."""
    menu, see, many = callable_here(choosing.menu), callable_here(choosing.see), len(choosing.words)

    def chosen(rules, coup, stock, keys, words):  # type: ignore[no-untyped-def]
        actions = menu(rules, coup)
        if max(actions[:many]) == NOT_OFFERED:
            return NOT_OFFERED
        wanted = _one_number(see(rules, coup, [left for left in stock]))  # noqa: C416 - as an array is no list
        at = np.searchsorted(keys, wanted)
        if at == len(keys) or keys[at] != wanted:
            raise KeyError
        return actions[words[at]]

    return chosen


def _player(name: str) -> Code:
    """The sum that each of so many hands comes to, with those that follow from it."""
    game = GAMES[name]
    start, apply, leave, stands_over = game.start, game.apply, game.leave, game.stands_over

    def play(  # type: ignore[no-untyped-def]
        rules, table, carry, shoe, hands, dice, keys, words, seat, measured, answer, chosen
    ):
        sums = np.zeros(hands, np.int64)
        now, was = table.copy(), table.copy()
        coup, stock = now[0], np.zeros(RANKS, np.int64)
        for hand in range(hands):
            left, more = carry, True
            while more:
                now[0] = table[0]
                turned = 0
                stock[:] = 0
                for card in shoe:
                    stock[rank(card)] += 1
                start(rules, coup, left)
                while coup.actor != OVER:
                    was[0] = now[0]
                    action = EMPTY
                    if coup.actor == CHANCE and turned < len(shoe):
                        action = drawn(dice, shoe, turned)
                        stock[rank(action)] -= 1
                        turned += 1
                    elif coup.actor != CHANCE:
                        action = (
                            chosen(rules, coup, stock, keys, words) if coup.actor == seat else NOT_OFFERED
                        )
                        if action == NOT_OFFERED:
                            action = answer(rules, coup)
                    apply(rules, coup, action)
                    sums[hand] += measured(was[0], coup)
                    for other in range(coup.seats):
                        coup.stacks[other] = table[0].stacks[other]
                    coup.stacks[HOUSE] = 0
                more = stands_over(rules, coup)
                if more:
                    left = leave(rules, coup)
        return sums

    return play
