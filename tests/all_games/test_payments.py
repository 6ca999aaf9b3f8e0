"""Every payment names the rule that decided it: what the rule says of it in the book is what was paid.

The sentence is read as a person would: who pays whom, how much, and on what condition.  What it says in
these words must have been so before the act by which chips changed hands.
"""

import re
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest

import driver
from lansquenet.books.book import Rule, book
from lansquenet.games import GAMES
from lansquenet.odds import defined, plain
from lansquenet.odds.tree import Tree
from lansquenet.rules import state as states
from lansquenet.rules.game import hides
from lansquenet.rules.state import HOUSE, POOL, Payment
from rooms import mostly_slow

SEATED = (
    r"punter|seat|player|loser|winner|owner|opponent|holder|bidder|shooter|who|those|each|other|banker|dealer"
)


class Paid(NamedTuple):
    """A payment, and the states before and after its act."""

    rules: Any
    before: Any
    after: Any
    row: Payment
    pool: int  # before this very payment


@cache
def payments(name: str) -> list[Paid]:
    """What is paid in random hands under every option."""
    game, found = GAMES[name], []
    for rules, seats, rng in driver.tables(game):
        if seats not in (game.SEATS[0], 4) and hides(game):
            continue
        for _, state, stock in driver.hands(game, rules, seats, rng, 3):
            if rng.random() < 0.3:
                stock.sort()  # so that equal cards come together
            before, read = states.duplicate(state), 0
            for _ in driver.acts(game, rules, state, stock, rng):
                found += paid_since(rules, before, state, read)
                before, read = states.duplicate(state), len(state.ledger)
            found += paid_since(rules, before, state, read)
    return found


def paid_since(rules: Any, before: Any, state: Any, read: int) -> list[Paid]:
    """The payments in the ledger from there on."""
    pool, found = before.stacks[POOL], []
    if rows := [Payment(*row) for row in state.ledger[read:]]:
        after = states.duplicate(state)
        for row in rows:
            found.append(Paid(rules, before, after, row, pool))
            pool += row.chips * ((row.payee == POOL) - (row.payer == POOL))
    return found


# -- reading a sentence


def clauses(rule: Rule) -> list[tuple[str, str, str]]:
    """Of each part of what a rule pays: who pays, who is paid, and how much."""
    parts = [part.strip() for part in rule.pays.split(";")]
    who, found = "", []
    for part in parts:
        head, _, what = part.partition(": ")
        payer, to, payee = head.partition(" to ")
        if not to or payer.startswith("and"):
            payer, to, payee = who, "to", head
        who = payer
        found.append((payer, payee, what))
    return found


def is_one_of(words: str, account: int, state: Any) -> bool:
    """Whether this account may be meant by these words."""
    if account == HOUSE:
        return "house" in words
    if account == POOL:
        return bool(re.search(r"\b(pool|pots?|kitty)\b", words))
    bank = getattr(state, "banker", getattr(state, "dealer", -1))
    if re.search(SEATED, words) is None:
        return False
    only_bank = re.search(SEATED.replace("|banker|dealer", ""), words) is None
    return account == bank or not only_bank


def says(rule: Rule, paid: Paid) -> bool:
    """Whether who pays whom is what the rule says."""
    return any(
        is_one_of(payer, paid.row.payer, paid.after) and is_one_of(payee, paid.row.payee, paid.after)
        for payer, payee, _ in clauses(rule)
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_who_pays_whom_is_what_the_rule_says(name: str) -> None:
    """COM-7, COMM-6"""
    told = book(name)
    for paid in payments(name):
        rule = told.rules[told.why(paid.row.why)]
        assert rule.pays, rule.number
        assert says(rule, paid), (rule.number, rule.pays, paid.row)


AMOUNTS: dict[str, Callable[[Paid], bool]] = {
    r"(pool|pot|kitty)\b.*: all of it|: everything( |,|$)": (
        lambda paid: paid.row.chips == paid.pool - getattr(paid.before, "aside", 0)
    ),
    r": a chip$": lambda paid: paid.row.chips == 1,
    r": the ante( again)?$": lambda paid: paid.row.chips <= paid.rules.ante,
    r": the bet( on (it|every card))?( |,|$)|: every bet|: as much as lies there$": (
        lambda paid: paid.row.chips in bets_of(paid)
    ),
    r": (the )?couch$": lambda paid: paid.row.chips in bets_of(paid),
}


def bets_of(paid: Paid) -> set[int]:
    """All that the punter of this payment might have had at stake on one card, at any odds agreed."""
    bank = getattr(paid.before, "banker", -1)
    seat = paid.row.payee if paid.row.payer == bank else paid.row.payer
    odds = [getattr(paid.rules, f"stack{n}_odds", 1) for n in (1, 2, 3)] if paid.row.payer == bank else [1]
    lying = [
        getattr(paid.before, name)[seat] for name in ("bets", "high", "low") if hasattr(paid.before, name)
    ]
    bets = [chips for row in lying for chips in (row if isinstance(row, list) else [row])]
    return {chips * n for chips in bets for n in odds}


def in_stack(paid: Paid) -> bool:
    """Whether the position that was lost held more than one card."""
    gone = [r for r in range(13) if paid.before.held[r] > 0 > paid.after.held[r]]
    return paid.before.held[gone[0]] > 1


CONDITIONS: dict[str, Callable[[Paid], bool]] = {
    "when it is no stack": lambda paid: not in_stack(paid),
    "on the stack that is matched": in_stack,
    "when no stack is": lambda paid: max(paid.before.held) == 1,
    "where a stack is out": lambda paid: max(paid.before.held) > 1,
    "doubled deal": lambda paid: paid.before.needed > 2,
    "in a doubled deal so settled": lambda paid: paid.rules.playette_settlement == 1,
    "without a copper": lambda paid: 0 in coppered(paid),
    "under a copper on": lambda paid: 1 in coppered(paid),
    "on which nothing rode": lambda paid: paid.row.payer != paid.before.banker or not rode(paid),
    "takes a paix": lambda paid: rode(paid) > 0 and paid.row.chips == 2 * rode(paid),
    "takes a paroli": lambda paid: staked(paid) > 0 or level(paid) + 1 == paid.rules.ladder,
    "all others pass": lambda paid: sum(paid.after.active) == 1,
}
UNDOUBLED = ("ZIGI-12", "ZIGI-13")


def coppered(paid: Paid) -> list[int]:
    """The coppers on bets of the punter that the turn has settled, as much being paid."""
    bank = paid.before.banker
    seat = paid.row.payee if paid.row.payer == bank else paid.row.payer
    gone = [
        r for r in range(13) if paid.before.bets[seat][r] == paid.row.chips and not paid.after.bets[seat][r]
    ]
    first = [r for r in gone if r == paid.before.lost]
    second = [r for r in gone if r != paid.before.lost]
    won = paid.row.payee == seat
    # on the first card a copper wins, on the second it loses: of both kinds there may be one of this size
    return [
        paid.before.coppers[seat][r]
        for r in first + second
        if paid.before.coppers[seat][r] == (won == (r in first))
    ]


def on_winner(paid: Paid, field: str) -> int:
    """What the punter of this payment had on the card that has won, before it was seen what became of it."""
    seat = paid.row.payee if paid.row.payer == paid.before.banker else paid.row.payer
    turned = [r for r in range(13) if paid.after.gone[r] > paid.before.gone[r]]
    r = turned[0] if turned else paid.before.on
    return int(getattr(paid.before, field)[seat][r])


def rode(paid: Paid) -> int:
    """The gains that rode there."""
    return on_winner(paid, "gains")


def staked(paid: Paid) -> int:
    """The stake."""
    return on_winner(paid, "bets")


def level(paid: Paid) -> int:
    """The wins that rode."""
    return on_winner(paid, "level")


@pytest.mark.slow
@mostly_slow("name")
def test_how_much_is_paid_and_when_is_what_the_rule_says(name: str) -> None:
    """ZECC-8, ZECC-11, ZECC-17, ZECC-18, ZIGI-12, ZIGI-13, ZIGI-20, ZIGI-21, ZIGI-23, FARO-5, FARO-8, PHAR-4,
    PHAR-7, PHAR-11
    """
    told = book(name)
    for paid in payments(name):
        rule = told.rules[told.why(paid.row.why)]
        if len(clauses(rule)) == 1:
            for words, holds in AMOUNTS.items():
                assert not re.search(words, rule.pays) or holds(paid), (rule.pays, words, paid.row)
        for words, holds in CONDITIONS.items():
            assert words not in rule.pays or holds(paid), (rule.number, words, paid.row)
        assert rule.number not in UNDOUBLED or paid.before.needed == 2, rule.number


def test_a_payment_by_the_general_rule_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The control: the stack of a playette is lost by ZECC-17, and by no other."""
    zecchinetta: Any = GAMES["zecchinetta"]
    rules = zecchinetta.Rules(equal_rule=zecchinetta.EqualRule.PLAYETTE)
    hand = driver.hand(zecchinetta, rules, [100, 100], zecchinetta.Carry(0))
    hand.on("5 5 K 2", [(0, 1), (0, 50), (1, 10), (1, 20)])
    before = states.duplicate(hand.state)
    hand.on("5")
    (paid,) = paid_since(rules, before, hand.state, 0)
    assert paid.row.why == 17
    assert CONDITIONS["on the stack that is matched"](paid)
    assert not CONDITIONS["when it is no stack"](paid)


@pytest.mark.slow
@pytest.mark.parametrize("hand_cards", [0, 1, 2])
def test_landsknecht_is_even_as_its_history_says_for_one_rejouissance_and_not_for_own_cards(
    hand_cards: int,
) -> None:
    """LAND-8, LAND-16: of own cards that are alike fewer are left to be matched."""
    landsknecht: Any = GAMES["landsknecht"]
    edges = []
    for own in landsknecht.Rejouissance:
        rules = landsknecht.Rules(rejouissance=own, hand_cards=hand_cards)
        edges.append(defined("landsknecht", rules)["wager.edge"](Tree(landsknecht, plain(rules), 3)))
    assert edges[0] == 0 > edges[1]
    assert "with one réjouissance for all the\nbets are even" in book("landsknecht").history
