"""External sampling, on Kuhn's poker: its mean policies come to the equilibrium that is known exactly.

How far a policy can be exploited is reckoned by the exact best answer of the solver, which shares nothing
with the sampler.
"""

from functools import cache, partial
from types import ModuleType, SimpleNamespace
from unittest.mock import patch

import numpy as np
import pytest

from lansquenet.rules.game import blank
from lansquenet.sim.compiler import callable_here, compilable, compiled, numbers, record
from lansquenet.sim.simulate import cards_of, seeded_dice
from lansquenet.sim.solving import sampler, small
from lansquenet.sim.solving.rounds import bracket
from lansquenet.sim.solving.sampler import UNKNOWN, WIDTH, SampledSums, find, learning
from poker import KUHN

DEALS = 100_000
CLOSE, VALUE = 0.02, -1 / 18  # to the first seat; what plays anyhow can be exploited by 0.46
FEW = 2_000


def known(rules, view):
    """The card of the seat to act, how often was spoken, and what lies there: all that a seat knows."""
    return (view.held[view.actor] * 4 + view.said) * 4 + view.put[0]


def slot_of(rules, view, action):
    return action


def key_of(name):
    """The number of what is known in a scroll: its seat, its card, and what was said after two cards."""
    _, card, said = name.split()
    words = said.strip(".")
    return (int(card) * 4 + len(words)) * 4 + 1 + words[:1].count("1")


def room():
    found = ModuleType("known_kuhn")
    found.known, found.slot_of = known, slot_of
    return found


ROOM = room()


def sums_of(deals, seed=1, before=0, strays=0.0, **faults):
    """What is learnt by so many deals; faults are parts of the sampler that take the place of its own."""
    game, rules, table = KUHN.game, numbers(KUHN.rules), SampledSums.room_for(8)
    compilable(game)
    with patch.multiple(
        sampler, compiled=partial(compiled, kept=False), **faults
    ):  # the game is none of ours
        again = learning.__wrapped__ if faults else learning
        learn = again(game, ROOM, strays=strays) if strays else again(game, ROOM)
        empty, carries = record(blank(game, [100, 100])), (numbers(game.Carry()),)
        learn(rules, empty, carries, cards_of(game, rules), seeded_dice(seed, 0), table, 2, deals, before)
    return table


@cache
def scroll():
    return small.written_out(KUHN)


def told(keys, chances):
    """The policy of a scroll, from what is known of each key; where nothing is, all is as likely."""
    written, names = scroll()
    rows, policy = dict(zip(keys.tolist(), chances, strict=True)), []
    for name in names:
        policy.append(rows.get(key_of(name), np.full(WIDTH, 0.5))[:2])
    found = np.zeros(len(policy) * 2)
    for (_, n), row in zip(names.items(), policy, strict=True):
        found[written.first[n] : written.first[n] + 2] = row
    return found


def exploited(deals, seed=1, **faults):
    """By how much the mean policies can be exploited, on average of both seats."""
    policy = told(*sums_of(deals, seed, **faults).means(0.0))
    return bracket(scroll()[0], policy).exploitability


def weights(table, said):
    """The sums of chances where so often was spoken."""
    rows = [n for n, key in enumerate(table.keys) if key != UNKNOWN and key // 4 % 4 == said]
    return table.sums[rows, :2, 1]


def wrong_sign():
    """As `_closing`, but it regrets what would have been worse."""

    def close(frame, table):
        value = 0.0
        for n in range(frame.many):
            value += frame.chance[n] * frame.found[n]
        if frame.base >= 0:
            for n in range(frame.many):
                table.sums[frame.base, frame.slot[n], 0] -= frame.found[n] - value
        return value

    return callable_here(close)


def no_regret():
    """As `_closing`, but nothing is regretted: all stays as likely."""

    def close(frame, table):
        value = 0.0
        for n in range(frame.many):
            value += frame.chance[n] * frame.found[n]
        return value

    return callable_here(close)


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("seed", [1, 2])
def test_mean_policies_come_to_the_equilibrium_of_kuhns_poker(seed):
    """A best answer gains next to nothing, so they come to the known value: -1/18 to the first seat."""
    found = bracket(scroll()[0], told(*sums_of(DEALS, seed).means(0.0)))
    assert found.exploitability < CLOSE
    assert abs((found.low + found.high) / 2 - VALUE) < CLOSE
    assert exploited(FEW, seed) > 2 * found.exploitability


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
@pytest.mark.parametrize("fault", [wrong_sign, no_regret])
def test_a_fault_in_the_regret_is_found(fault):
    """The control of the test above."""
    assert exploited(DEALS, _closing=fault) > 5 * CLOSE


@pytest.mark.slow
@pytest.mark.compiles
def test_what_is_learnt_last_is_not_what_is_played_but_the_mean():
    """Policies by regret alone go round and round; the mean of all is nearer to the equilibrium."""
    table = sums_of(DEALS)
    last = table._replace(sums=np.stack([table.sums[:, :, 1], np.maximum(table.sums[:, :, 0], 0)], axis=2))
    by_regret = bracket(scroll()[0], told(*last.means(0.0))).exploitability
    assert by_regret > 2 * exploited(DEALS)


@pytest.mark.slow
@pytest.mark.compiles
def test_against_others_who_do_anything_a_bet_is_met_with_the_middle_card():
    """At random it is as often a bluff; in the equilibrium it is met one time in three."""
    for strays, least, most in ((1.0, 0.9, 1.0), (0.0, 0.0, 0.6)):
        keys, chances = sums_of(DEALS // 4, strays=strays).means(0.0)
        assert least <= chances[list(keys).index(key_of("1 44 ..1")), 1] <= most


@pytest.mark.slow
@pytest.mark.compiles
def test_chances_are_summed_where_others_act_and_later_deals_weigh_more():
    """A's first choice is met once while B learns, B's after either of them, twice, while A learns.

    The n-th deal weighs n, counted on from what was learnt before.
    """
    deals, before = 100, 50
    table = sums_of(deals, before=before)
    all_weights = sum(range(before + 1, before + deals + 1))
    assert weights(table, 0).sum() == pytest.approx(all_weights)
    assert weights(table, 1).sum() == pytest.approx(2 * all_weights)


@pytest.mark.slow
@pytest.mark.compiles
def test_first_all_is_as_likely_and_the_same_seed_learns_the_same():
    found = weights(sums_of(1), 1)
    assert {*found.ravel().tolist()} <= {0.0, 0.5}
    assert found.sum() == 2
    assert (sums_of(FEW).sums == sums_of(FEW).sums).all()
    assert not (sums_of(FEW).sums == sums_of(FEW, seed=2).sums).all()


def test_what_would_have_been_better_is_regretted_by_how_much():
    """Of 2, -1 and 0.5 the mean is 0.5, with chances 1/4, 1/4, 1/2; an unknown place keeps nothing."""
    table = SampledSums.room_for(3)
    frame = SimpleNamespace(many=3, base=5, chance=[0.25, 0.25, 0.5], found=[2.0, -1.0, 0.5], slot=[1, 0, 3])
    close = sampler._closing()
    assert close(frame, table) == 0.5
    assert table.sums[5, :, 0].tolist() == [-1.5, 1.5, 0.0, 0.0]
    frame.base = UNKNOWN
    close(frame, table)
    assert np.count_nonzero(table.sums) == 2


def test_means_are_chances_in_order_of_keys_without_what_was_met_seldom():
    table = SampledSums.room_for(2)
    table.keys[:3] = 9, 4, 7
    table.sums[:3, :2, 1] = (30, 10), (2, 6), (1, 0)
    keys, chances = table.means(2.0)
    assert keys.tolist() == [4, 9]
    assert chances[:, :2].tolist() == [[0.25, 0.75], [0.75, 0.25]]


def test_a_table_that_is_full_keeps_what_it_has():
    """Two thirds of it are used, and no more; each key has a place of its own."""
    table = SampledSums.room_for(4)
    with np.errstate(over="ignore"):
        places = {key: find(table.keys, table.used, key, True) for key in range(100)}
        kept = {key: place for key, place in places.items() if place != UNKNOWN}
        assert len(kept) == len({*kept.values()}) == 11 == table.used[0]
        assert all(find(table.keys, table.used, key, False) == place for key, place in kept.items())
