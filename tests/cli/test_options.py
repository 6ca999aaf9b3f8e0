"""Whatever options are chosen, commands answer or refuse in our own words.

The walks of figures are long; here each question plays a single hand.  `benchmarks/options.py` runs the
commands themselves.
"""

import re

import pytest

from choices import Glance, alone, pairs, under
from lansquenet import odds
from lansquenet.books.book import book
from lansquenet.books.transcript import Session, read, write
from lansquenet.errors import BadOption
from lansquenet.games import GAMES
from lansquenet.odds import law
from lansquenet.odds.law import OfBank, OfPunter, Side
from lansquenet.seats.table import SeatedTable
from rooms import mostly_long
from test_table import play_hands

LONG = ("basset", "faro", "irish_loo", "loo", "pharaon", "tempeln", "tomato")  # hands, or figures to count
slowly = [pytest.param(name, marks=pytest.mark.slow) if name in LONG else name for name in GAMES]
every_game = pytest.mark.parametrize("name", slowly)


@pytest.fixture
def glanced(monkeypatch):
    """Figures and laws are asked of single hands."""
    monkeypatch.setattr(odds, "Tree", Glance)
    by_side = {Side.BANK: OfBank, Side.PUNTER: OfPunter}
    glances = {
        side: type(kind.__name__, (kind.__mro__[1], Glance), {"side": side}) for side, kind in by_side.items()
    }
    monkeypatch.setattr(law, "WALKS", glances)


@pytest.mark.slow
@mostly_long("name")
def test_figures_are_asked_under_every_option(glanced, name):
    """No card is named that the pack has not, and no answer that is not legal."""
    told = book(name)
    for number, options in enumerate(under(told, 8)):
        seats = (0, told.game.SEATS[0], told.game.SEATS[-1])[number % 3]
        found = odds.figures(name, told.play_by("", options), seats)
        assert set(found) <= set(told.figures), options


@pytest.mark.slow
@mostly_long("name")
def test_laws_are_asked_under_every_option(glanced, name):
    """What has a law has all of it; where none is known, that is said, and whether for want of a bank."""
    told = book(name)
    none = re.compile("is not known" if law.has_bank(name) else "has no bank")
    for options in under(told, 6):
        for side in Side:
            found = refused = None
            try:
                found = law.laws(name, told.play_by("", options), side)
            except BadOption as why:
                refused = str(why)
            assert none.search(refused) if refused else found, options
            assert all(sum(one.chances.values()) == 1 for one in found or ()), options


@pytest.mark.slow
@mostly_long("name")
def test_hand_is_played_recorded_and_read_under_every_option(name):
    """By as few as may be and by as many, with few chips; see also the random hands of every game."""
    told = book(name)
    for number, options in enumerate(under(told, 12)):
        seats = told.game.SEATS[-1 if number % 5 == 0 else 0]
        rules = told.play_by("", options)
        session = Session(name, rules, [7 + number % 40] * seats, told.game.Carry(number % seats))
        at = play_hands(SeatedTable(session, seed=number), 1, seed=number)
        written = write(at.session)
        assert write(read(written)[0]) == written, options


@every_game
def test_options_are_walked_whole(name):
    """The control: each value that the book has is among the cases, and pairs are always the same."""
    told = book(name)
    tried = {(key, value) for options in alone(told) for key, value in options.items()}
    said = {(key, value) for key, option in told.options.items() for value in option.values}
    assert said <= tried
    assert pairs(told, 5) == pairs(told, 5)


def test_card_that_no_pack_has_would_be_noticed(glanced, monkeypatch):
    """The control: as it was at Monte with 36 cards."""
    told = book("monte")
    wrong = {"race.edge": lambda walk: walk.mean(lambda was, now: 0, "A 2 3 4")}
    monkeypatch.setattr(odds.questions("monte"), "ODDS", wrong)
    with pytest.raises(ValueError, match="there is no 2 to turn"):
        odds.figures("monte", told.play_by("", {"pack": "p36"}))


@pytest.mark.slow
@pytest.mark.parametrize("pack", ["p36", "p32"])
def test_monte_of_short_packs_has_figures(pack):
    """MONT: a race among the first ranks of the pack that is played; the edge is exact."""
    rules = book("monte").play_by("", {"pack": pack, "layout": "mexican"})
    assert 0 < odds.figures("monte", rules)["race.two_ranks"] < 1
