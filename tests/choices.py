"""Every value of every option, alone and in pairs; and figures that are asked of single hands."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from lansquenet.books.book import Book, Option
from lansquenet.errors import BadOption
from lansquenet.odds.tree import Node, Tree, _Question
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import CHANCE, NOBODY

Options = dict[str, str]


def values(option: Option) -> list[str]:
    """What an option may be: each of its words; of a number the ends, the usual, and what else 0 means."""
    if option.values:
        return list(option.values)
    least = max(option.least, option.by)
    numbers = {option.least, least, 2 * least, option.most - option.most % option.by, int(option.default)}
    return [str(number) for number in sorted(numbers | ({0} if option.zero else set()))]


def alone(told: Book) -> list[Options]:
    """Every value of every option, the others as usual."""
    every = [{name: value} for name, option in told.options.items() for value in values(option)]
    return [options for options in every if fits(told, options)]


def pairs(told: Book, many: int, seed: int = 13) -> list[Options]:
    """So many pairs of values, and the same always."""
    dice, single = Random(f"{told.name} {seed}"), alone(told)
    found = [dice.choice(single) | dice.choice(single) for _ in range(many)]
    return [options for options in found if fits(told, options)]


def fits(told: Book, options: Options) -> bool:
    """Whether these options can be chosen; some are refused, in our own words."""
    try:
        told.play_by("", options)
    except BadOption:
        return False
    return True


class Glance(Tree):
    """A walk that plays one hand to answer a question: what can go wrong on the way does, and swiftly."""

    def mean(self, measure, cards="", acts=(), policy=None, until=None, session=False):
        self.walked(_Question(self, measure, policy, until), cards, acts)
        return Fraction(1)

    def spread(self, measure, cards="", acts=(), policy=None, until=None):
        self.walked(_Question(self, measure, policy, until), cards, acts)
        return {1: Fraction(1)}

    def best(self, measure, cards="", acts=(), policy=None, until=None, seat=NOBODY):
        self.walked(_Question(self, measure, policy, until, chooser=seat), cards, acts)
        return Fraction(1)

    def walked(self, question, cards, acts):
        """One hand, with the cards and answers that are given first."""
        dice = Random(cards)
        given = tuple("A23456789TJQK".index(name) for name in cards.split())
        node = Node(self.start(self.carry), self.stock, given, tuple(acts), {})
        question.leaving_out = False
        while not question.over(node.state):
            if node.state.actor == CHANCE:
                node = self.turned(question, node, dice)
            else:
                action = dice.choice(question.answers(node))
                state, _ = question.step(node.state, action)
                node = node._replace(state=state, acts=node.acts[1:])

    def turned(self, question, node, dice):
        groups = {0: [rank for rank, count in enumerate(node.stock) if count]}
        rows = question.weighed(node._replace(by=groups))
        rank = rows[0][1]
        if not node.given and rank != EMPTY:
            rank = dice.choices(range(len(node.stock)), node.stock)[0]
        state, _ = question.step(node.state, EMPTY if rank == EMPTY else 4 * rank)
        less = [count - (r == rank) for r, count in enumerate(node.stock)]
        return node._replace(state=state, stock=less, given=node.given[1:])


def under(told: Book, many: int) -> Iterator[Options]:
    """All options alone, and so many pairs."""
    yield from alone(told)
    yield from pairs(told, many)
