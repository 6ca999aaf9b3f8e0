"""Exact figures: what was published, closed forms as a third telling, and the walker itself."""

from dataclasses import dataclass
from enum import IntEnum
from fractions import Fraction as F
from functools import cache
from types import SimpleNamespace
from typing import NamedTuple

import pytest

from lansquenet.errors import UnknownName
from lansquenet.games import GAMES
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.lansquenet.rules import Doublet
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.games.zecchinetta.rules import AllOfARank, BetWindow, EqualRule, PlayetteBets, ThirdMatch
from lansquenet.odds import defined, figures, plain, usual_seats
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain, turned
from lansquenet.rules import state as states
from lansquenet.rules.cards import EMPTY, Pack, always_fresh, rank
from lansquenet.rules.game import completed
from lansquenet.rules.state import CHANCE, OVER, a_rank

PLAYETTE = zecchinetta.Rules(equal_rule=EqualRule.PLAYETTE)
SHOES = [(pack, packs) for pack in Pack for packs in range(1, 7)]


def figure(name, rules, key):
    return defined(name, rules)[key](Tree(GAMES[name], plain(rules), usual_seats(name)))


# -- Lansquenet


@pytest.mark.slow
@pytest.mark.parametrize(
    ("pack", "packs", "edge", "cards"),
    [(52, 1, F(1, 17), F(62, 7)), (52, 6, F(23, 311), F(382, 47)), (32, 1, F(3, 31), F(6))],
)
def test_lansquenet_has_the_published_figures(pack, packs, edge, cards):
    """LANS-13, LANS-14."""
    found = figures("lansquenet", lansquenet.Rules(pack=pack, packs=packs))
    assert found["coup.edge"] == found["coup.doublet"] == edge
    assert found["coup.expected_cards"] == cards
    assert found["coup.win_after_two_cards"] == F(1, 2)


@pytest.mark.parametrize(("pack", "packs"), SHOES)
def test_the_edge_is_the_chance_of_a_doublet_in_every_shoe(pack, packs):
    """LANS-2, LANS-13: (k - 1) / (N - 1), and then a half; the first live card of 2k - 2 ends it."""
    found = figures("lansquenet", lansquenet.Rules(pack=pack, packs=packs))
    alike, cards = 4 * packs, pack * packs
    doublet = F(alike - 1, cards - 1)
    assert found["coup.edge"] == found["coup.doublet"] == doublet
    assert found["coup.expected_cards"] == 2 + (1 - doublet) * F(cards - 1, 2 * alike - 1)


def test_half_a_doublet_is_half_the_edge():
    """LANS-13."""
    found = figures("lansquenet", lansquenet.Rules(packs=1, doublet=Doublet.HALF))
    assert found["coup.edge"] == F(1, 34)
    assert found["coup.doublet"] == F(1, 17)


@pytest.mark.slow
def test_six_packs_are_few_states():
    """The walk counts cards that no longer matter; it does not tell them apart."""
    tree = Tree(lansquenet, lansquenet.Rules())
    spread = tree.spread(turned, acts=(2, 2))
    assert tree.visited < 300
    assert sum(spread.values()) == 1
    assert max(spread) == 6 * 52 - 2 * 24 + 3  # LANS-23
    assert sum(cards * chance for cards, chance in spread.items()) == F(382, 47)


# -- Zecchinetta


@pytest.mark.slow
def test_zecchinetta_has_the_published_figures():
    """ZECC-4, ZECC-6, ZECC-8, ZECC-9, ZECC-11."""
    found = figures("zecchinetta", zecchinetta.Rules())
    assert found["opening_bet.win"] == F(8, 19)
    assert found["opening_bet.edge"] == found["end.third_card"] == F(3, 19)
    assert found["franca_bet.win"] == F(1, 2)
    assert found["franca_bet.edge"] == 0
    assert found["redeal"] == F(1, 13)
    assert round(float(found["end.bank_matched"]), 4) == 0.7678
    assert round(float(found["end.banker_clears"]), 4) == 0.0743


@pytest.mark.parametrize(("pack", "packs"), SHOES)
def test_the_third_card_is_the_whole_edge_in_every_shoe(pack, packs):
    """ZECC-6: 2 (k - 1) / (N - 2); afterwards position and bank card are as likely to be matched."""
    rules = zecchinetta.Rules(pack=pack, packs=packs)
    third = F(2 * (4 * packs - 1), pack * packs - 2)
    assert figure("zecchinetta", rules, "end.third_card") == third
    assert figure("zecchinetta", rules, "opening_bet.edge") == third
    assert figure("zecchinetta", rules, "opening_bet.win") == (1 - third) / 2
    assert figure("zecchinetta", rules, "franca_bet.edge") == 0


@pytest.mark.slow
def test_a_reshuffle_is_dead_even():
    """ZECC-14."""
    found = figures("zecchinetta", zecchinetta.Rules(equal_rule=EqualRule.RESHUFFLE))
    assert found["redeal"] == F(55, 247)
    assert found["opening_bet.edge"] == 0


def test_a_match_that_takes_its_own_bets_only_is_half_the_edge():
    """ZECC-A2."""
    rules = zecchinetta.Rules(third_match_takes=ThirdMatch.MATCHED_ONLY)
    assert figure("zecchinetta", rules, "opening_bet.edge") == F(3, 38)


@pytest.mark.slow
@pytest.mark.parametrize("option", [{"end_when_no_bets": True}, {"bet_window": BetWindow.ANY_LIVE_CARD}])
@pytest.mark.parametrize("base", [zecchinetta.Rules(), PLAYETTE])
def test_some_options_move_no_figure(base, option):
    """ZECC-A3, ZECC-A4."""
    assert figures("zecchinetta", base._replace(**option)) == figures("zecchinetta", base)


@pytest.mark.slow
def test_every_hand_ends_in_one_of_three_ways():
    """ZECC-6, ZECC-8, ZECC-11."""
    for equal_rule in (EqualRule.BANK_WINS, EqualRule.RESHUFFLE):
        found = figures("zecchinetta", zecchinetta.Rules(pack=Pack.P52, equal_rule=equal_rule))
        assert found["end.third_card"] + found["end.bank_matched"] + found["end.banker_clears"] == 1


@pytest.mark.slow
@pytest.mark.parametrize(("pack", "packs"), [(40, 1), (52, 1), (32, 1), (40, 2), (52, 6)])
@pytest.mark.parametrize("to_one", [1, 2, 3])
def test_a_stack_wins_when_the_bank_outnumbers_it_first(pack, packs, to_one):
    """ZECC-17, ZECC-18, ZECC-21: as many bank cards in a row as the stack has, of those that decide."""
    odds = {"stack1_odds": to_one, "stack2_odds": to_one, "stack3_odds": to_one}
    rules = PLAYETTE._replace(pack=pack, packs=packs, **odds)
    alike = 4 * packs
    for size in (1, 2, 3):
        win = F(1)
        for n in range(size):
            win *= F(alike - 1 - n, 2 * alike - 1 - size - n)
        assert figure("zecchinetta", rules, f"stack{size}.win") == win
        assert figure("zecchinetta", rules, f"stack{size}.edge") == 1 - win * (1 + to_one)


@pytest.mark.slow
def test_stacks_have_the_published_figures():
    """ZECC-A8: 30 and 25 per cent, and what odds of two and three to one make of that."""
    even = figures("zecchinetta", PLAYETTE)
    fairer = figures("zecchinetta", PLAYETTE._replace(stack2_odds=2, stack3_odds=3))
    assert (even["stack2.win"], even["stack3.win"]) == (F(3, 10), F(1, 4))
    assert (even["stack1.edge"], even["stack2.edge"], even["stack3.edge"]) == (0, F(2, 5), F(1, 2))
    assert (fairer["stack2.edge"], fairer["stack3.edge"]) == (F(1, 10), 0)


@pytest.mark.slow
@pytest.mark.parametrize("packs", [1, 2])
@pytest.mark.parametrize("all_of_a_rank", AllOfARank)
def test_a_playette_opens_in_one_of_so_many_ways(packs, all_of_a_rank):
    """ZECC-15, ZECC-20."""
    found = figures("zecchinetta", PLAYETTE._replace(packs=packs, all_of_a_rank=all_of_a_rank))
    assert sum(value for key, value in found.items() if key.startswith("opening.")) == 1
    assert ("opening.more" in found) == (packs > 1)
    if packs == 1:
        assert found["opening.void"] == F(709, 1087541)
    if all_of_a_rank == AllOfARank.MISDEAL:
        assert found["redeal"] == found["opening.void"]


# -- which figures there are


def test_opening_bets_and_bets_on_stacks_exclude_each_other():
    """ZECC-16: a bet is made before the bank's card is seen, or after."""
    for rules in (
        zecchinetta.Rules(),
        PLAYETTE,
        PLAYETTE._replace(playette_bets=PlayetteBets.BEFORE_BANK_CARD),
    ):
        keys = defined("zecchinetta", rules)
        assert ("opening_bet.edge" in keys) != ("stack2.edge" in keys)


def variations(base):
    """Every other value that an option with names can have, one at a time; for numbers, two."""
    for option, kind in type(base).__annotations__.items():
        values = [True] if kind is bool else kind if issubclass(kind, IntEnum) else [2]
        for value in values:
            if value != getattr(base, option):
                yield base._replace(**{option: value})


@pytest.mark.slow
@pytest.mark.parametrize("base", [lansquenet.Rules(), zecchinetta.Rules(), PLAYETTE])
def test_figures_come_out_under_every_option(base):
    """Every value of every option."""
    name = type(base).__module__.split(".")[-2]
    for rules in variations(base):
        found = figures(name, rules)
        assert found.keys() == defined(name, rules).keys()
        assert all(-1 <= value <= 1 for key, value in found.items() if key != "coup.expected_cards")


@pytest.mark.slow
def test_table_limits_move_no_figure():
    """Figures stake what suits them, whatever the table allows."""
    for name in ("lansquenet", "zecchinetta"):
        rules = GAMES[name].Rules(packs=1)
        assert figures(name, rules._replace(min_bet=7, max_bet=1)) == figures(name, rules)


def test_a_game_without_figures_is_named():
    with pytest.raises(UnknownName, match="lansquenet"):
        figures("lansquenett", lansquenet.Rules())


# -- the walker


class Bare(NamedTuple):
    """The rules of the games below: so many packs of 32."""

    packs: int = 1


class Riding(NamedTuple):
    banker: int = 0
    rides: int = 0


@dataclass(slots=True)
class Hand(states.State):
    banker: int = 0
    first: int = a_rank()
    rides: int = 0
    bet: int = 0


Phase = IntEnum("Phase", "FIRST ASK SECOND", start=0)


def start(rules, hand, carry):
    hand.rides = carry.rides


def toy(apply, **functions):
    """A game of one phase or three; `matters` says that every rank does, unless it is given."""
    given = {
        "State": Hand,
        "Carry": Riding,
        "BETS": (),
        "Phase": Phase,
        "shoe": lambda rules: always_fresh(32, rules.packs),
        "start": start,
        "legal": lambda rules, hand: [0, 1],
        "leave": lambda rules, hand: Riding(0, hand.rides),
    }
    return completed(SimpleNamespace(apply=apply, **given | functions))


def run_down(rules, hand, card):
    """Turn the whole shoe."""
    hand.actor = OVER if card == EMPTY else CHANCE


@pytest.mark.slow
def test_when_the_stock_is_out_chance_turns_empty():
    for matters, packs in ((True, 1), (False, 40)):
        tree = Tree(toy(run_down, matters=lambda rules, hand, rank, same=matters: same), Bare(packs))
        assert tree.mean(turned) == packs * 32 + 1
        assert tree.chance(lambda hand: hand.actor == OVER) == 1


def test_a_hand_that_goes_on_without_cards_is_refused():
    """Else the walk would have no end."""
    tree = Tree(toy(lambda rules, hand, card: None, matters=lambda rules, hand, rank: True), Bare())
    tree.stock = [2] * 13
    with pytest.raises(ValueError, match="stock is out"):
        tree.mean(turned)


def pair_or_ride(rules, hand, action):
    """Two cards: on a pair the punter is paid a chip; else the bet rides into the next hand."""
    if hand.first < 0:
        hand.first = rank(action)
    else:
        hand.rides += 1 if rank(action) != hand.first else -hand.rides
        hand.rides = min(hand.rides, 2)
        states.pay(hand, 0, 1, 0 if hand.rides else 1, 1)
        hand.actor = OVER


def test_what_stands_over_is_followed_into_later_hands():
    """A bet that rides until it is paid is paid, after as many hands as one in 31 thirds takes."""
    game = toy(pair_or_ride, stands_over=lambda rules, hand: hand.rides > 0)
    tree = Tree(game, Bare())
    assert tree.mean(gain, session=True) == -1
    assert tree.mean(turned, session=True) == 2 * F(31, 3)
    assert tree.mean(gain) == -F(3, 31)


def bet_on_a_match(rules, hand, action):
    """Before every card but the first the punter may bet a chip, at seven to one, on the first rank."""
    if hand.actor == 1:
        hand.bet = action
        hand.actor = CHANCE
    elif action == EMPTY:
        hand.actor = OVER
    else:
        match = hand.first == rank(action)
        states.pay(hand, 0, 1, hand.bet * (7 if match else -1), 1)
        hand.first = rank(action) if hand.first < 0 else hand.first
        hand.bet = 0
        hand.actor = 1


@cache
def counted(matches, others):
    """What the best bets are worth, told again."""
    if matches + others == 0:
        return F(0)
    hit, miss = F(matches, matches + others), F(others, matches + others)
    bet = max(7 * hit - miss, F(0))
    return bet + (hit and hit * counted(matches - 1, others)) + (miss and miss * counted(matches, others - 1))


def test_best_play_counts_the_cards():
    """The other seat does what the policy says, and never worse than never to bet."""
    matters = {"matters": lambda rules, hand, rank: hand.first in (-1, rank)}
    tree = Tree(toy(bet_on_a_match, **matters), Bare())
    tree.stock[6:] = [4, 4, 4, 0, 0, 0, 0]
    won = tree.best(lambda was, now: now.stacks[1] - was.stacks[1], acts=())
    assert won == counted(3, 12) > 0
    assert tree.mean(gain) == 0


def test_given_cards_and_acts_must_be_possible():
    tree = Tree(lansquenet, lansquenet.Rules(pack=32, packs=1))
    with pytest.raises(ValueError, match="no 2"):
        tree.mean(gain, "2 3", (2, 2))
    with pytest.raises(ValueError, match="no legal answer in phase STAKES"):
        tree.mean(gain, "A K", (2, 3))
    with pytest.raises(ValueError, match="over before"):
        tree.mean(gain, "A A K", (2, 2))


def test_a_hand_may_be_left_early():
    tree = Tree(lansquenet, lansquenet.Rules(packs=1))
    pair = tree.chance(lambda end: end.mine >= 0, acts=(2, 2), until=lambda coup: coup.mine >= 0)
    assert pair == 1
    assert tree.visited == 1
