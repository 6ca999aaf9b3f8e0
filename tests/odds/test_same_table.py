"""Figures are compared with hands of the same table: as many seats, and the same options."""

from functools import cache
from types import SimpleNamespace

import pytest

from lansquenet.books.book import book
from lansquenet.cli.laboratory.simulation import Workforce, run
from lansquenet.games import GAMES
from lansquenet.odds import figures, questions, seats_for, usual_seats
from lansquenet.odds.law import laws
from lansquenet.sim import sample, simulate
from lansquenet.sim.sample import Sampled, checked

COMMON = book("landsknecht").play_by()
SWIFT = ("stuss", "tempeln", "red_dog", "faro", "lansquenet", "zecchinetta")  # to walk


walked = cache(figures)


class Asked:
    """A sample in which everything is 1, and which notes the table at which it is asked."""

    def __init__(self, name, rules, hands, seed, seats):
        self.rules, self.seats = rules, seats
        self.mean = self.chance = lambda *asked, **how: tables.add(seats) or Sampled(1.0, 1.0)
        self.spread = lambda *asked, **how: {1: self.mean()}


tables: set[int] = set()


@pytest.fixture(autouse=True)
def nothing_is_played(monkeypatch):
    tables.clear()
    monkeypatch.setattr(sample, "Sample", Asked)
    monkeypatch.setattr(sample, "figures", walked)
    outcome = SimpleNamespace(acts=1, seconds=1.0, means=[0.0] * 4, errors=[1.0] * 4)
    monkeypatch.setattr(simulate, "simulate", lambda *how: outcome)


@pytest.mark.slow
def test_hands_of_four_are_set_beside_the_figures_of_four():
    """The antes of four lie in the pool that the dealer may take."""
    exact = {check.key: check.exact for check in checked("landsknecht", COMMON, 10, 0, 4)}
    assert tables == {4}
    assert exact == {key: value for key, value in walked("landsknecht", COMMON, 4).items() if key in exact}
    assert exact["pot.dealer_gain"] != walked("landsknecht", COMMON, 2)["pot.dealer_gain"]


@pytest.mark.slow
def test_command_compares_at_the_table_it_has_played(capsys):
    run("landsknecht", "", {}, "10", "random", 4, 100, 0, Workforce(1, "elsewhere", False), False)
    assert tables == {4}
    said = capsys.readouterr().out
    assert "at a table of 4 seats" in said
    assert f"{float(walked('landsknecht', COMMON, 4)['opening.equal']):.6f}" in said


def test_where_no_figure_is_known_the_command_says_so(capsys, monkeypatch):
    monkeypatch.setattr(sample, "figures", lambda *table: {})
    run("landsknecht", "", {}, "10", "random", 4, 100, 0, Workforce(1, "elsewhere", False), False)
    assert "No exact figure is known at a table of 4 seats" in capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize("name", SWIFT)
def test_what_the_bank_wins_of_a_chip_is_the_same_at_every_table(name):
    """It was counted once for each punter who laid one."""
    rules = book(name).play_by()
    most = GAMES[name].SEATS[-1]
    assert figures(name, rules, most) == figures(name, rules)
    assert [law.mean for law in laws(name, rules, seats=most)] == [law.mean for law in laws(name, rules)]


@pytest.mark.parametrize("name", GAMES)
def test_figure_is_asked_at_the_table_or_at_the_usual_one(name):
    for key in questions(name).ODDS:
        assert seats_for(name, key, 0) == usual_seats(name)
        assert seats_for(name, key, 3) in (3, usual_seats(name))


@pytest.mark.slow
def test_what_was_met_in_no_hand_is_left_out(monkeypatch):
    class Never(Asked):
        def __init__(self, *table):
            super().__init__(*table)
            self.mean = self.chance = lambda *asked, **how: Sampled(0.0, 1.0)

    monkeypatch.setattr(sample, "Sample", Never)
    left = {check.key for check in checked("landsknecht", COMMON, 10, 0, 4)}
    assert "wager.edge" not in left
    assert "opening.equal" in left
