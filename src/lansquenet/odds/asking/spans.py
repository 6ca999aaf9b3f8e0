"""What a question is asked over: one hand, or the hands that follow from it."""

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple, cast

from lansquenet.errors import BadOption
from lansquenet.odds.asking.bare import Bare, Pass
from lansquenet.odds.asking.findings import BestPlay, ChoiceRow
from lansquenet.odds.asking.measures import COMMON
from lansquenet.odds.best import Best, Decided
from lansquenet.odds.steps import END, Pick, Posed, Row, Steps
from lansquenet.odds.sums import Laws, Means, Sums, solved
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import Tenure
from lansquenet.rules.game import has_pool
from lansquenet.rules.state import Carried, State, changed

SPANS = ("game", "tenure", "ever")
LONGEST = 64  # hands of a tenure that are followed
MOST = 300  # kinds of hands that are solved for together
Chances = dict[Row, Fraction]
Plays = dict[Carried, tuple[Fraction, dict[Hashable, Decided]]]  # of every hand its worth and choices


class Span(NamedTuple):
    """Over what is asked: so many hands or one of SPANS, with a shoe dealt on or fresh; and who decides.

    `tenure` says of a carry whether the bank goes on; `table` is played by, and `best` is to be found.
    """

    span: str | int
    shoe: str
    tenure: Tenure
    table: BestPlay | None
    best: bool


class Hands:
    """A question with its walk."""

    def __init__(self, span: Span, tree: Tree, asked: Posed) -> None:
        self.ask, self.tree = span, tree
        self.game, self.rules = tree.game, tree.rules
        self.begun = _named(tree.carry)
        if self.ask.span == 1:
            self.asked = asked
        elif self.ask.shoe == "on":
            self.asked = asked._replace(again=self._dealt_on, hands=self._most)
        elif self.ask.span in ("game", "ever"):
            self.asked = asked._replace(ends=self._standing)
        else:
            self.asked = asked._replace(ends=self._left)
        self.steps = Steps(tree, self.asked, tree.naming, keep=self._kept)
        self.later = self.steps
        if asked.cards or asked.acts:
            self.later = Steps(tree, self.asked._replace(cards=(), acts=()), tree.naming, keep=True)

    @property
    def _kept(self) -> bool:
        """Whether the walk is gone through more than once."""
        return self.ask.best or (self.ask.span != 1 and self.ask.shoe == "fresh")

    # -- laws and means

    def law(self) -> Chances:
        """The law over the whole span."""
        if self.ask.span in ("game", "ever"):
            raise BadOption(f"Over {self.ask.span!r} only a mean is known exactly; ask for the mean.")
        if self.ask.span == 1 or self.ask.shoe == "on":
            return self._of(self.begun)[END]
        return self._many()

    def means(self) -> tuple[Fraction, ...]:
        """The mean of every measure."""
        if self.ask.span == "ever":
            return self._ever()
        if self.ask.span in ("game", "tenure") and self.ask.shoe == "fresh":
            return self._game(self.begun)
        if self.ask.span == 1 or self.ask.shoe == "on":
            return self._sums(self.begun).means(self._start(self.begun), self.tree.stock)[0]
        return _means_of(self._many(), len(self.asked.measures))

    def _of(self, carry: Carried) -> Laws:
        return self._sums(carry).laws(self._start(carry), self.tree.stock)

    def _sums(self, carry: Carried, chosen: Callable[[Pick], str] | None = None) -> Sums:
        table = self.ask.table
        if table is not None and chosen is None:
            return Sums(self._steps(carry), lambda pick: table.word(pick.seen))
        return Sums(self._steps(carry), chosen)

    def _steps(self, carry: Carried) -> Steps:
        return self.steps if carry is self.begun else self.later

    def _start(self, carry: Carried) -> State:
        return self.tree.start(carry)

    # -- hands that follow

    def _carry(self, state: State) -> Carried:
        return _named(self.game.leave(self.rules, state))

    def _standing(self, state: State, stock: list[int]) -> Hashable:
        return self._carry(state) if self.game.stands_over(self.rules, state) else END

    def _left(self, state: State, stock: list[int]) -> Hashable:
        carry = self._carry(state)
        return END if self._lost(carry) else carry

    def _lost(self, carry: Carried) -> bool:
        return self.ask.span == "tenure" and not self.ask.tenure(carry)

    def _dealt_on(self, state: State, stock: list[int]) -> tuple[State, list[int]] | None:
        carry = self.game.leave(self.rules, state)
        return None if self._lost(carry) or sum(stock) < 2 else (self.tree.start(carry), stock)

    @property
    def _most(self) -> int:
        return self.ask.span if isinstance(self.ask.span, int) else LONGEST

    def _many(self) -> Chances:
        """The law over so many hands, each from a fresh shoe, or until the bank is lost."""
        now: dict[Any, Chances] = {self.begun: {(0,) * len(self.asked.measures): Fraction(1)}}
        done: Chances = defaultdict(Fraction)
        found: dict[Hashable, Laws] = {}
        for _ in range(self._most):
            after: dict[Any, Chances] = defaultdict(lambda: defaultdict(Fraction))
            for carry, form in now.items():
                found[carry] = found.get(carry) or self._of(carry)
                for end, law in found[carry].items():
                    _convolve(form, law, done if end is END else after[end])
            now = after
        if now and self.ask.span == "tenure":
            raise BadOption(f"A bank may last more than {LONGEST} hands; ask for a mean, or over so many.")
        for form in now.values():
            for total, chance in form.items():
                done[total] += chance
        return done

    def _game(self, carry: Carried) -> tuple[Fraction, ...]:
        """The means over a hand and all those into which something of it stands over, solved for."""
        rows: dict[Carried, Means] = {}
        still = [carry]
        while still:
            now = still.pop()
            rows[now] = self._sums(now).means(self._start(now), self.tree.stock)
            still += [end for end in _carries(rows[now][1]) if end not in rows and end not in still]
            if len(rows) > MOST:
                raise BadOption(f"More than {MOST} kinds of hands may follow; ask over so many hands.")
        many = range(len(self.asked.measures))
        return tuple([solved({n: (row[0][k], _ends(row)) for n, row in rows.items()})[carry] for k in many])

    def _ever(self) -> tuple[Fraction, ...]:
        """The mean of a game in the long run: what is won is linear in the pool that is found."""
        if not has_pool(self.game) or len(self.asked.measures) != 1:
            raise BadOption("For ever is asked of one measure, in a game with a pool that stands over.")
        asked = self.asked._replace(measures=(self.asked.measures[0], COMMON["into the pool"]))
        found = []
        for pool in (0, 1):
            hands = Hands(self.ask, self.tree, asked)
            won, more = hands._game(changed(self.begun, pool=pool))
            found.append((won, pool + more))
        (won, left), (more, still) = found
        return (won + (more - won) * left / (1 - still + left),)

    # -- best play

    def best(self, unit: int) -> BestPlay:
        """Choices are bettered until nothing changes: each round is solved for what stands over."""
        if self.ask.span not in (1, "game"):
            raise BadOption("Best play is found of a hand or of a game.")
        for steps in (self.steps, self.later):
            steps.asked = steps.asked._replace(ends=self._standing)
        values: dict[Carried, Fraction] = {}
        while True:
            plays = self._plays(values)
            worth = self._worth(plays)
            later = {carry: n for carry, n in worth.items() if carry is not self.begun}
            if later == values:
                break
            values = later
        first = plays[self.begun]
        told = _rows(first[1].values(), unit)
        worths = {carry: n / unit for carry, n in later.items()}
        return BestPlay(worth[self.begun] / unit, tuple(told), len(first[1]), worths)

    def _worth(self, plays: Plays) -> dict[Carried, Fraction]:
        """What every hand is worth when these choices are made in all of them."""
        chosen = {name: row.word for _, found in plays.values() for name, row in found.items()}
        rows: dict[Hashable, tuple[Fraction, Mapping[Hashable, Fraction]]] = {}
        for carry in plays:
            sums = self._sums(carry, lambda pick: chosen[pick.name])
            (mean,), ends = sums.means(self._start(carry), self.tree.stock)
            rows[carry] = mean, {end: chance for end, chance in ends.items() if end is not END}
        found = solved(rows)
        return {carry: found[carry] for carry in plays}

    def _plays(self, values: Mapping[Carried, Fraction]) -> Plays:
        """The best play of the first hand, and of each that may come after it."""
        found: Plays = {}
        still: list[Carried] = [self.begun]
        while still:
            carry = still.pop()
            best = Best(self._steps(carry))
            found[carry] = best.worth(self._start(carry), self.tree.stock, values), best.choices
            still += [end for end in _carries(best.ends) if end not in found and end not in still]
        return found


class Bared:
    """A question about one hand, whose layers something else goes through."""

    def __init__(self, found: Bare, passing: Pass) -> None:
        self.found, self.passing = found, passing

    def law(self) -> Chances:
        """The law of the hand."""
        return self.passing(self.found)

    def means(self) -> tuple[Fraction, ...]:
        """The mean of every measure."""
        law = self.law()
        return _means_of(law, len(next(iter(law))))

    def best(self, unit: int) -> BestPlay:
        """Nothing is chosen here."""
        raise BadOption("Best play is not found in compiled code.")


def _named(carry: Carried) -> Carried:
    """What is left to a hand, such that it can name it."""
    return type(carry)(*[tuple(value) if isinstance(value, list) else value for value in carry])


def _carries(ends: Iterable[Hashable]) -> list[Carried]:
    """What is left to later hands, by which ends are named but for that after which nothing is."""
    return [cast(Carried, end) for end in ends if end is not END]


def _ends(row: Means) -> dict[Hashable, Fraction]:
    return {end: chance for end, chance in row[1].items() if end is not END}


def _convolve(form: Chances, law: Chances, into: Chances) -> None:
    for total, chance in form.items():
        for more, how in law.items():
            into[tuple([a + b for a, b in zip(total, more, strict=True)])] += chance * how


def _means_of(law: Chances, many: int) -> tuple[Fraction, ...]:
    return tuple(
        [sum([total[k] * chance for total, chance in law.items()], Fraction(0)) for k in range(many)]
    )


def _rows(choices: Iterable[Decided], unit: int) -> list[ChoiceRow]:
    """The choices by what is seen; two that look alike must not want different words."""
    found: dict[Hashable, ChoiceRow] = {}
    for choice in choices:
        seen = tuple(choice.seen.items())
        worth = {word: n / unit for word, n in choice.worth.items()}
        here = ChoiceRow(seen, worth, choice.word)
        last = found.get(seen) if seen else None
        if last and last.word != here.word:
            raise BadOption(f"Two choices look alike and want different answers: {dict(seen)}.")
        if last is None or here.loss > last.loss:
            found[seen or len(found)] = here
    return [*found.values()]
