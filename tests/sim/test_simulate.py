"""Simulation: reproducible, and in agreement with the exact figures."""

from fractions import Fraction

import numpy as np
import pytest
from numba import njit

from lansquenet.books.book import book
from lansquenet.cli.laboratory.simulation import played_words
from lansquenet.games import GAMES
from lansquenet.sim.dice import below
from lansquenet.sim.sample import Sampled, checked
from lansquenet.sim.simulate import CHUNK, Plan, seeded_dice, simulate
from rooms import mostly_long

pytestmark = pytest.mark.slow


def plan(hands, name="lansquenet", seed=1, policy="random"):
    return Plan(name, GAMES[name].Rules(), 3, 50, hands, policy, seed)


@pytest.mark.compiles
@mostly_long("name")
def test_every_figure_is_found_by_playing(name):
    """Exact = simulated within 4 standard errors, every game and preset, at a fixed seed.

    All presets of a game in one test: what they have in common is compiled once.  The game as usual is
    played for 20,000 hands, by which an even chance that is wrong by a seventieth is found every second time;
    each other preset for 5,000, by which what is wrong by a thirty-fifth is.  What is wrong in all presets
    together, as a question is or the loop that asks it, is seen more sharply than in any of them: each has
    dice of its own, and the errors of one figure add up.
    """
    together = {}
    for number, preset in enumerate(book(name).presets):
        hands = 5_000 if number else 20_000
        for check in checked(name, book(name).play_by(preset), hands, seed=2026 + number):
            z = check.found.z(check.exact)
            assert abs(z) < 4, (preset, check)
            together.setdefault(check.key, []).append(z)
    assert all(abs(sum(found)) < 4 * len(found) ** 0.5 for found in together.values()), together


def test_a_wrong_figure_would_be_noticed():
    """The control: an edge of 1/16 is not what one pack gives."""
    found = {c.key: c.found for c in checked("lansquenet", GAMES["lansquenet"].Rules(packs=1), 500_000)}
    assert abs(found["coup.doublet"].z(Fraction(1, 17))) < 4
    assert abs(found["coup.doublet"].z(Fraction(1, 16))) > 8


def test_same_seed_gives_the_same_numbers_and_another_does_not():
    first, again, other = simulate(plan(5000)), simulate(plan(5000)), simulate(plan(5000, seed=2))
    assert first.means == again.means
    assert first.acts == again.acts
    assert first.means != other.means


def test_numbers_are_the_same_on_every_machine():
    """Pinned: the dice and the rules are all that these depend on."""
    assert rolls(seeded_dice(1, 0), 1000, 5).tolist() == PINNED


PINNED = [889, 601, 494, 660, 120]


@njit
def rolls(dice, n, times):
    return np.array([below(dice, n) for _ in range(times)])


@pytest.mark.slow
def test_workers_do_not_change_the_answer():
    alone, shared = simulate(plan(2 * CHUNK + 100)), simulate(plan(2 * CHUNK + 100), workers=2)
    assert alone.means == shared.means
    assert alone.errors == shared.errors


def test_told_of_every_hand_played():
    told = []
    simulate(plan(CHUNK + 10), told=told.append)
    assert told == [CHUNK, 10]


@pytest.mark.compiles
def test_no_chips_are_made():
    outcome = simulate(plan(20_000, policy="bold"))
    assert abs(sum(outcome.means)) < 1e-9


def test_dice_are_even():
    counts = np.bincount(rolls(seeded_dice(5, 5), 7, 7000), minlength=7)
    assert counts.min() > 880
    assert counts.max() < 1120


def test_estimates_carry_their_errors_through_arithmetic():
    one, two = Sampled(1.0, 0.3), Sampled(2.0, 0.4)
    assert one + two == Sampled(3.0, 0.5)
    assert 1 - one == Sampled(0.0, 0.3)
    assert (two / 2) == Sampled(1.0, 0.2)
    assert (two * one).error == pytest.approx(0.7211, abs=1e-4)
    assert (two - one).z(Fraction(0)) == 2.0


def test_a_seat_banks_only_where_there_is_a_bank():
    assert "seat A deals" in played_words(book("loo"), 5, "random")
    assert "seat A banks" in played_words(book("lansquenet"), 5, "random")
