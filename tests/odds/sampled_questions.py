"""Questions drawn at random from the form, and hands that are played to answer them a second time.

The hands are played card by card from a shuffled shoe by the game's rules, with nothing lumped or left out:
of the walk they know only how a question is put.
"""

from math import hypot, sqrt
from random import Random

from lansquenet import ask
from lansquenet.games import GAMES
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY, RANK_NAMES, in_order, named
from lansquenet.rules.field_text import SEATS
from lansquenet.rules.state import CHANCE, HOUSE, OVER, duplicate

MOST_SEATS = 4


def drawn(name, dice):
    """A question: a table, what is seen, who decides, over what, and what is measured."""
    known = [seats for seats in GAMES[name].SEATS if seats <= MOST_SEATS]
    asked = ask(name, seats=dice.choice(known) if dice.random() < 0.3 else 0)
    if dice.random() < 0.5 and not asked.cards:
        ranks = dice.sample(RANK_NAMES[:1] + RANK_NAMES[9:], dice.randint(1, 3))
        by_suit, pack = asked.game.by_suit(asked.rules), set(in_order(asked.game.shoe(asked.rules)))
        seen = [rank + dice.choice("cdhs") if by_suit else rank for rank in ranks]
        asked = asked.seen(" ".join(card for card in seen if not by_suit or named(card) in pack))
    policies = [word for word, made in asked.lexicon.policies.items() if not made.__code__.co_argcount]
    if policies and dice.random() < 0.7:
        asked = asked.by(dice.choice(policies))
    if asked.lexicon.events and dice.random() < 0.3:
        asked = asked.until(dice.choice(list(asked.lexicon.events)))
    elif dice.random() < 0.3:
        asked = asked.over(2)
    words = [*asked.lexicon.counts, "cards", "hands", "won bank", "won house"]
    words += [f"won {seat}" for seat in SEATS[: asked.seats]]
    return asked, dice.choice(words)


def played(asked, said, hands, dice):
    """The mean of so many hands, and its standard error."""
    tree = asked.tree()
    posed = asked.asked(asked.tongue.together(said), tree)
    sums = [course(asked, tree, posed, dice) for _ in range(hands)]
    mean = sum(sums) / hands
    return mean, max(sqrt(sum((n - mean) ** 2 for n in sums)) / hands, 1 / hands)


def course(asked, tree, posed, dice):
    """What is measured in one hand, or in so many that follow; only the first begins as is said."""
    carry, total = tree.carry, 0
    for n in range(asked.span):
        state = tree.start(carry)
        total += hand(asked, tree, posed, state, shuffled(asked, dice, first=n == 0))
        carry = asked.game.leave(asked.rules, state) if n + 1 < asked.span else carry
    return total


def hand(asked, tree, posed, state, stock):
    """What is measured in one hand."""
    game, rules, total = asked.game, asked.rules, 0
    while state.actor != OVER and not (posed.until and posed.until(state)):
        if state.actor == CHANCE:
            action = stock.pop() if stock else EMPTY
        else:
            action = posed.policy(rules, state) if posed.policy else game.legal(rules, state)[0]
        was = duplicate(state)
        state.ledger = []
        game.apply(rules, state, action)
        total += int(posed.measures[0](was, state))
        state.stacks[: state.seats] = tree.stacks
        state.stacks[HOUSE] = 0
    return total


def shuffled(asked, dice, first):
    """A shoe without what was seen, its top card last; those that are given lie on it."""
    stock = in_order(asked.game.shoe(asked.rules))
    for name in asked.out:
        taken(stock, name)
    given = [taken(stock, name) for name in asked.cards if first]
    dice.shuffle(stock)
    return stock + given[::-1]


def taken(stock, name):
    """A card of this rank, out of the stock."""
    card = next(card for card in stock if cards.name(card).startswith(name))
    stock.remove(card)
    return card


def apart(asked, said, hands, seed):
    """How many standard errors the hands are from the walk."""
    exact = float(asked.mean(said))
    mean, error = played(asked, said, hands, Random(seed))
    return (mean - exact) / hypot(error, 1e-12)
