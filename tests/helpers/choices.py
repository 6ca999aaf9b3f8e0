"""Every value of every option, alone and in pairs; and figures that are asked of single hands."""

from collections.abc import Iterator
from fractions import Fraction
from random import Random

from lansquenet.books.book import Book, Option
from lansquenet.errors import BadOption
from lansquenet.odds.steps import Node, Steps
from lansquenet.odds.tree import Tree
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
        self.walked(self.asked(measure, cards, acts, policy, until))
        return Fraction(1)

    def spread(self, measure, cards="", acts=(), policy=None, until=None):
        self.walked(self.asked(measure, cards, acts, policy, until))
        return {1: Fraction(1)}

    def best(self, measure, cards="", acts=(), policy=None, until=None, seat=NOBODY):
        self.walked(self.asked(measure, cards, acts, policy, until), seat)
        return Fraction(1)

    def walked(self, asked, seat=NOBODY):
        """One hand, with the cards and answers that are given first."""
        steps, dice = Steps(self, asked, self.naming), Random(" ".join(map(str, asked.cards)))
        node = Node(self.start(self.carry), self.stock, asked.cards, asked.acts, {})
        steps.leaving_out = False
        while not steps.over(node.state):
            if node.state.actor == CHANCE:
                node = self.turned(steps, node, dice)
            elif node.state.actor == seat and not node.acts:
                node, _ = steps.answered(node, (0,), dice.choice(self.game.legal(self.rules, node.state)))
            else:
                node, _ = steps.answered(node, (0,), steps.answer(node))

    def turned(self, steps, node, dice):
        groups = {0: [sort for sort, count in enumerate(node.stock) if count]}
        sort = steps.weighed(node._replace(by=groups))[0][1]
        if not node.given and sort != EMPTY:
            sort = dice.choices(range(len(node.stock)), node.stock)[0]
        state, _ = steps.step(node.state, EMPTY if sort == EMPTY else self.naming.cards[sort])
        less = [count - (n == sort) for n, count in enumerate(node.stock)]
        return node._replace(state=state, stock=less, given=node.given[1:])


def under(told: Book, many: int) -> Iterator[Options]:
    """All options alone, and so many pairs."""
    yield from alone(told)
    yield from pairs(told, many)
