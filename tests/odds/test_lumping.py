"""What licenses the exact walk to lump ranks together, each guard with a control that it catches."""

import random
from dataclasses import dataclass
from fractions import Fraction as F
from types import SimpleNamespace

import pytest

from lansquenet.books.book import book
from lansquenet.games import GAMES, name_of
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.games.zecchinetta.rules import EqualRule
from lansquenet.odds import defined, usual_seats
from lansquenet.odds.portrait import HEAP, key, portraits
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain, turned
from lansquenet.rules import cards
from lansquenet.rules.game import begin, hides
from lansquenet.rules.state import CHANCE, OVER, duplicate, fields_by
from rooms import seldom

pytestmark = pytest.mark.slow

PLAYETTE = zecchinetta.Rules(equal_rule=EqualRule.PLAYETTE)
VARIANTS = [
    (lansquenet, lansquenet.Rules(packs=1)),
    (lansquenet, lansquenet.Rules(packs=1, doublet=1)),
    (zecchinetta, zecchinetta.Rules()),
    (zecchinetta, zecchinetta.Rules(equal_rule=EqualRule.RESHUFFLE, bet_window=1)),
    (zecchinetta, zecchinetta.Rules(end_when_no_bets=True, third_match_takes=1)),
    (zecchinetta, PLAYETTE),
    (zecchinetta, PLAYETTE._replace(playette_bets=1, all_of_a_rank=1, bet_window=1)),
]
OTHERS = [
    (game, game.Rules())
    for game in GAMES.values()
    if game not in (lansquenet, zecchinetta) and not hides(game) and not game.by_suit(game.Rules())
]


def each(variants, at_length=()):
    names = [f"{name_of(game)}-{n}" for n, (game, _) in enumerate([*variants, *at_length])]
    long = [seldom(*variant) for variant in at_length]
    return pytest.mark.parametrize(("game", "rules"), [*variants, *long], ids=names)


every_game, every_variant = each(VARIANTS + OTHERS), each(VARIANTS)


def altered(game, **functions):
    """A game of which something is told otherwise."""
    return SimpleNamespace(**vars(game) | functions)


def renamed(state, to):
    """The same state, in which rank r is called to[r]."""
    twin, kind = duplicate(state), type(state)
    back = [to.index(r) for r in range(cards.RANKS)]
    for name in fields_by(kind, "rank"):
        setattr(twin, name, [getattr(state, name)[r] for r in back])
    for name in fields_by(kind, "is rank"):
        if getattr(state, name) >= 0:
            setattr(twin, name, to[getattr(state, name)])
    for name in fields_by(kind, "seat is rank"):
        setattr(twin, name, [to[r] if r >= 0 else r for r in getattr(state, name)])
    for name in fields_by(kind, "seat rank"):
        setattr(twin, name, [[row[r] for r in back] for row in getattr(state, name)])
    return twin


def answer(game, rules, state, called):
    """Let seats answer until a card is due, each by what the rank that it is asked about was called."""
    while state.actor >= 0:
        on = getattr(state, "on", -1)
        legal = in_order(game, rules, state, called)[:4]
        choice = hash((state.actor, state.phase, called[on] if on >= 0 else -1))
        game.apply(rules, state, legal[choice % len(legal)])


def in_order(game, rules, state, called):
    """What is legal, in the order of what it was called where it is the name of a rank."""
    legal = game.legal(rules, state)
    if book(name_of(game)).step(state.phase).says != "rank":
        return legal
    return sorted(legal, key=lambda action: called[action] if 0 <= action < cards.RANKS else action)


def hands(game, rules, many=20):
    """Every state of random hands of three seats at which a card is due, with the stock."""
    dice = random.Random(1)
    for _ in range(many):
        state, stock = begin(game, rules, [1000] * 3, game.Carry(0)), cards.counts(game.shoe(rules))
        answer(game, rules, state, range(cards.RANKS))
        while state.actor == CHANCE and sum(stock):
            yield state, stock
            r = dice.choices(range(cards.RANKS), stock)[0]
            stock[r] -= 1
            game.apply(rules, state, 4 * r)
            answer(game, rules, state, range(cards.RANKS))


def after(game, rules, state, card, called):
    """The state when this card has been turned, and all questions about it answered."""
    twin = duplicate(state)
    game.apply(rules, twin, card)
    answer(game, rules, twin, called)
    return twin


def names_do_not_matter(game, rules):
    """Whether a card of a renamed rank leads to the renamed state."""
    dice, same = random.Random(2), range(cards.RANKS)
    for state, stock in hands(game, rules):
        to = dice.sample(same, cards.RANKS)
        called = [to.index(r) for r in same]
        left = [r for r in same if stock[r]]
        for r in dice.sample(left, min(len(left), 5)):
            there = after(game, rules, renamed(state, to), 4 * to[r], called)
            if renamed(after(game, rules, state, 4 * r, same), to) != there:
                return False
    return True


def the_heap_is_a_heap(game, rules):
    """Whether cards of the heap all do the same, whatever is paid, and stay in it."""
    for state, stock in hands(game, rules):
        dead = portraits(game, rules, state, stock).get(HEAP, [])
        found = set()
        for r in [r for r in dead if stock[r]]:
            there = after(game, rules, state, 4 * r, range(cards.RANKS))
            by = portraits(game, rules, there, stock)
            found.add((key(there, by, 0), tuple(there.stacks)))
            if not set(dead) <= set(by.get(HEAP, [])):
                return False
        if len(found) > 1:
            return False
    return True


@dataclass(slots=True)
class Undeclared(zecchinetta.State):
    """A state that does not say that its `mine` is a rank."""

    mine: int = -1


def forgets_fresh_ranks(rules, coup, r):
    return coup.held[r] > 0 or r == coup.mine


def forgets_the_bank(rules, coup, r):
    return coup.held[r] > 0 or (coup.held[r] == 0 and coup.shown < 2)


@every_game
def test_renaming_the_ranks_renames_the_state(game, rules):
    assert names_do_not_matter(game, rules)


def test_a_rank_that_is_not_declared_is_noticed():
    assert not names_do_not_matter(altered(zecchinetta, State=Undeclared), zecchinetta.Rules())


def test_a_rule_that_knows_a_rank_by_name_is_noticed():
    def kings_pass(rules, coup, action):
        if coup.phase != zecchinetta.Phase.TURN or cards.rank(action) != 12:
            zecchinetta.apply(rules, coup, action)

    assert not names_do_not_matter(altered(zecchinetta, apply=kings_pass), zecchinetta.Rules())


@every_game
def test_cards_that_do_not_matter_are_one_and_stay_so(game, rules):
    assert the_heap_is_a_heap(game, rules)


@pytest.mark.parametrize(
    ("matters", "rules"), [(forgets_fresh_ranks, zecchinetta.Rules()), (forgets_the_bank, PLAYETTE)]
)
def test_a_card_that_is_thought_not_to_matter_is_noticed(matters, rules):
    assert not the_heap_is_a_heap(altered(zecchinetta, matters=matters), rules)


def test_the_walk_itself_refuses_a_rank_that_matters_again():
    tree = Tree(altered(zecchinetta, matters=forgets_fresh_ranks), zecchinetta.Rules())
    with pytest.raises(ValueError, match="matters again"):
        tree.mean(gain, "A K", (1, 100, 1))


@each(VARIANTS, OTHERS)
def test_figures_are_the_same_whichever_of_like_ranks_is_walked(game, rules):
    low, high = [Tree(game, rules, usual_seats(name_of(game)), pick=pick) for pick in (min, max)]
    for told in defined(name_of(game), rules).values():
        assert told(low) == told(high)


def test_a_policy_that_names_a_rank_is_noticed():
    def on_sevens(rules, coup):
        return 1 if coup.on == 6 else 0

    low, high = [Tree(zecchinetta, zecchinetta.Rules(), pick=pick) for pick in (min, max)]
    question = (lambda was, now: was.staked[1] < now.staked[1], "", (1, 100), on_sevens)
    assert low.mean(*question) != high.mean(*question)


# -- brute force: every card of a tiny shoe by itself


def brute(game, rules, state, stock, measure, policy):
    """The mean, with nothing lumped, left out or remembered."""
    if state.actor == OVER:
        return F(0)
    if state.actor != CHANCE:
        return stepped(game, rules, state, stock, measure, policy, policy(rules, state))
    if not sum(stock):
        return stepped(game, rules, state, stock, measure, policy, cards.EMPTY)
    total = F(0)
    for r in [r for r in range(cards.RANKS) if stock[r]]:
        less = [n - (other == r) for other, n in enumerate(stock)]
        total += F(stock[r], sum(stock)) * stepped(game, rules, state, less, measure, policy, 4 * r)
    return total


def stepped(game, rules, state, stock, measure, policy, action):
    twin = duplicate(state)
    game.apply(rules, twin, action)
    return measure(state, twin) + brute(game, rules, twin, stock, measure, policy)


def ending_when_out(game):
    """A game that ends when the stock runs out, as it may in a shoe so small."""

    def apply(rules, state, action):
        if state.actor == CHANCE and action == cards.EMPTY:
            state.actor = OVER
        else:
            game.apply(rules, state, action)

    return altered(game, apply=apply)


def least(game):
    return lambda rules, state: game.legal(rules, state)[0]


def a_chip(game):
    def policy(rules, state):
        legal = game.legal(rules, state)
        many = {"MOST": 20, "BANK": 2}.get(game.Phase(state.phase).name, 1)
        return many if many in legal else legal[0]

    return policy


def walked_and_brute(game, rules, stock, measure, policy, honest=None):
    game, honest = ending_when_out(game), ending_when_out(honest or game)
    tree = Tree(game, rules, seats=3, chips=100)
    tree.stock = stock + [0] * (cards.RANKS - len(stock))
    state = begin(honest, rules, [100] * 3, game.Carry(0))
    return tree.mean(measure, policy=policy), brute(honest, rules, state, tree.stock, measure, policy)


@every_variant
@pytest.mark.parametrize("stock", [[3, 3, 2], [2, 2, 2, 2], [4, 1, 2]], ids=str)
def test_the_walk_agrees_with_brute_force(game, rules, stock):
    for policy in (a_chip(game), least(game)):
        for measure in (gain, turned):
            walked, forced = walked_and_brute(game, rules, stock, measure, policy)
            assert walked == forced


def test_brute_force_notices_a_heap_that_matters():
    wrong = altered(zecchinetta, matters=forgets_the_bank)
    policy = a_chip(zecchinetta)
    walked, forced = walked_and_brute(wrong, PLAYETTE, [3, 3, 2], gain, policy, honest=zecchinetta)
    assert walked != forced
