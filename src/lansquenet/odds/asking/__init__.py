"""The form of a question: a value, of which every word makes a new one; the last word asks.

ask(game, preset, seats=…, option=…)
  .seen("8 8 K")      cards that are out of the shoe     .after("8 K")  cards with which the hand begins
  .at(text, "2.5")    a hand of a transcript as it stood, here the second after five acts
  .acts(2, 2)         the first answers of the seats     .by("keeping 4")  how seats decide
  .best("B", "paix")  this seat chooses what is best     .alike("CDEF")    seats that need no names
  .until("opened")    the span ends early                .over("tenure")   or "game", "ever", a number
  .law(m) .mean(m) .variance(m) .covariances(m) .chance(m) .table(m)
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import TypeVar

from lansquenet.errors import BadOption, LansquenetError, UnknownName
from lansquenet.games import GAMES
from lansquenet.odds import defined, plain, questions, seats_for
from lansquenet.odds.asking.bare import Pass, bare
from lansquenet.odds.asking.choosing import chosen_among, menu_of, seen_in
from lansquenet.odds.asking.findings import BestPlay, ChoiceRow, JointLaw, Matrix, row
from lansquenet.odds.asking.fortunes import Limit, kept_below, limit, logs_of_sale, sold_after
from lansquenet.odds.asking.measures import Quantity, Tongue, met, scaled, unit_of, words_and_numbers
from lansquenet.odds.asking.midway import Midway, midway
from lansquenet.odds.asking.ruin import Ruin, drawdown, ruin_before, ruin_within, staking
from lansquenet.odds.asking.samples import of_hands
from lansquenet.odds.asking.spans import SPANS, Bared, Hands, Span
from lansquenet.odds.naming import naming
from lansquenet.odds.steps import Posed, TooLong
from lansquenet.odds.tree import Rest, Tree
from lansquenet.odds.walk import CHIPS, Choosing, Event, Lexicon, Measure, Policy
from lansquenet.rules.cards import RANK_NAMES
from lansquenet.rules.field_text import SEATS
from lansquenet.rules.game import Game, hides
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import OVER, UNLIMITED, Carried, Options, State

Found = TypeVar("Found")


@dataclass(frozen=True)
class Ask:
    """A question, or what has been said of it so far."""

    name: str
    game: Game
    rules: Options
    seats: int
    lexicon: Lexicon = Lexicon()
    cards: tuple[str, ...] = ()
    out: tuple[str, ...] = ()
    first: tuple[int, ...] = ()
    policy: Policy | None = None
    table_of: BestPlay | None = None
    chooser: str = ""
    among: str = ""  # what is chosen
    stop: Event | None = None
    span: str | int = 1
    shoe: str = "fresh"
    same: str = ""
    most: int = 0  # steps
    carry: Carried | None = None
    midway: Midway | None = None  # how the hand stands already
    passing: Pass | None = None  # through the layers of the walk

    # -- what is known, who decides, and over what

    def seen(self, cards: str) -> "Ask":
        """These cards are known to be out of the shoe."""
        return replace(self, out=(*self.out, *self._cards(cards)))

    def after(self, cards: str) -> "Ask":
        """The hand begins with these cards."""
        return replace(self, cards=self._cards(cards))

    def acts(self, *answers: int) -> "Ask":
        """These are the first answers of the seats."""
        return replace(self, first=answers)

    def at(self, transcript: str, act: str = "") -> "Ask":
        """The hand stands as in this transcript after so many acts of its last hand, or after `HAND.ACTS`.

        Its rules, seats and stacks are those of the transcript, and what it has not seen turned is in the
        shoe; seats put up no more than they must, unless something else is said.
        """
        found = midway(transcript, act)
        if found.name != self.name:
            raise BadOption(f"That is a transcript of {found.name}, and {self.name} was asked about.")
        if found.state.actor == OVER:
            raise BadOption("That hand is over: say after how many of its acts it is asked about.")
        return replace(
            self, rules=found.rules, seats=found.state.seats, cards=(), policy=self._timid, midway=found
        )

    def by(self, policy: "str | Policy | BestPlay") -> "Ask":
        """How the seats decide: a policy by its name and numbers, a function, or a table of best play."""
        if isinstance(policy, BestPlay):
            return replace(self._among(policy.among), table_of=policy)
        return replace(self, policy=self._policy(policy) if isinstance(policy, str) else policy)

    def best(self, seat: str, among: str = "") -> "Ask":
        """This seat chooses what is best, where a choice matters; and what, where more than one does."""
        self._seat(seat)
        return replace(self._among(among), chooser=seat)

    def _among(self, among: str) -> "Ask":
        choosing = chosen_among(self.lexicon, among)
        game = choosing.marked(GAMES[self.name]) if choosing and choosing.marked else self.game
        usual = self._cards(self.lexicon.after)  # as a choice may come before these cards
        return replace(self, among=among, game=game, cards=() if self.cards == usual else self.cards)

    @property
    def choosing(self) -> Choosing | None:
        """What the seat that plays its best chooses among; None: whatever is legal."""
        return chosen_among(self.lexicon, self.among)

    def alike(self, seats: str) -> "Ask":
        """These seats need no names, since they decide alike and their bets are settled one by one."""
        if not (self.lexicon.alike or self.game.ALONE):
            raise BadOption(
                "Seats can be alike only where bets are settled one by one; here they hang together."
            )
        for seat in seats:
            self._seat(seat)
        return replace(self, same=seats)

    def until(self, event: "str | Event") -> "Ask":
        """The span ends when this comes about."""
        known = self.lexicon.events
        if isinstance(event, str) and event not in known:
            raise (
                UnknownName("event", event, known)
                if known
                else BadOption("There is no event to wait for here.")
            )
        return replace(self, stop=known[event] if isinstance(event, str) else event)

    def over(self, span: str | int, shoe: str = "fresh") -> "Ask":
        """Over one `game`, a `tenure` of the bank, so many hands, or `ever`; the shoe may be dealt `on`."""
        span = int(span) if isinstance(span, str) and span.isdigit() else span
        if isinstance(span, str) and span not in SPANS:
            raise UnknownName("span", span, [*SPANS, "a number of hands"])
        if isinstance(span, int) and span < 1:
            raise BadOption(f"The number of hands is 1 or more, not {span}.")
        if shoe not in ("fresh", "on"):
            raise UnknownName("shoe", shoe, ["fresh", "on"])
        return replace(self, span=span, shoe=shoe)

    def within(self, steps: int) -> "Ask":
        """Give up after so many steps of the walk; 0: never."""
        return replace(self, most=steps)

    def through(self, passing: Pass) -> "Ask":
        """The layers are gone through in another way: `sim.layers.passed` does it in compiled code."""
        return replace(self, passing=passing)

    # -- the last word

    def law(self, said: str | Measure) -> JointLaw:
        """Every sum of these measures, and its chance."""
        parts = self.tongue.together(said)
        units = [unit_of(part) for part in parts]
        found = self._walked(lambda hands: hands.law(), parts, said)
        return JointLaw({scaled(total, units): chance for total, chance in found.items()})

    def mean(self, said: str | Measure) -> Fraction:
        """The mean of a measure; divided by another measure, what comes to one of it."""
        return self.means(said)[0]

    def means(self, said: str | Measure) -> tuple[Fraction, ...]:
        """The means of measures with commas between, from one walk."""
        parts = self.tongue.together(said)
        if self.chooser:
            return (self.table(said).worth,)
        below = [part for part in parts if not isinstance(part.per, int)]
        every = [*parts, *[Quantity(part.per, 1, part.paid) for part in below if callable(part.per)]]
        found = iter(self._walked(lambda hands: hands.means(), every, said))
        tops = [next(found) for _ in parts]
        return tuple(
            [
                top / (p.per if isinstance(p.per, int) else met(next(found), said))
                for top, p in zip(tops, parts, strict=True)
            ]
        )

    def variance(self, said: str | Measure) -> Fraction:
        """The mean square distance of a measure from its mean."""
        return self.law(said).variance

    def covariance(self, said: str) -> Fraction:
        """The covariance of two measures with a comma between."""
        if len(self.tongue.together(said)) != 2:
            raise BadOption(f"A covariance is of two measures with a comma between, not of {said!r}.")
        return self.law(said).covariance()

    def covariances(self, said: str) -> Matrix:
        """Of measures with commas between: a row for each, its variance on the diagonal."""
        return self.law(said).covariances

    def chance(self, said: str) -> Fraction:
        """How often a measure is above nothing, or as is said after it, such as `cards >= 20`."""
        measure, holds = self.tongue.tested(said)
        return self.law(measure).where(lambda total: holds(row(total)[0]))

    def table(self, said: str | Measure) -> BestPlay:
        """Best play: what it is worth, and every choice in it."""
        if self.chooser and self.chooser in self.same:
            raise BadOption(f"{self.chooser} plays its best, and is like no other seat.")
        if not self.chooser:
            raise BadOption("A table is of the best play of a seat: say whose, as in best B.")
        (part,) = self.tongue.together(said)
        found = self._walked(lambda hands: hands.best(unit_of(part)), [part], said)
        return replace(found, seat=self.chooser, among=self.among)

    def ruin(self, said: str, stack: int, hands: int = 0, target: int = 0, plan: str = "flat") -> Ruin:
        """How likely a stack is lost within so many hands, or before a target; the first stake is a chip."""
        if (hands > 0) == (target > 0):
            raise BadOption("Ruin is asked of a number of hands, or of a target: give one of them.")
        how = staking(self.law(said), plan)
        return ruin_within(how, stack, hands) if hands else ruin_before(how, stack, target)

    def drawdown(self, said: str, depth: int, hands: int = 0, plan: str = "flat") -> Ruin:
        """How likely a stack that has no end falls so deep below its highest, and after how many hands."""
        if depth < 1:
            raise BadOption("How deep a stack falls is said in chips, 1 or more.")
        return drawdown(staking(self.law(said), plan), depth, hands)

    def keep(self, said: str, beside: int = 0) -> float | int:
        """How large a part of what the banker has beside it a bank may be that he keeps, if this is its win.

        With so many chips beside a bank of one: after how many wins it is sold.
        """
        win = self.chance(said)
        return sold_after(win, beside) if beside else kept_below(win)

    def sale(self, said: str, beside: int = 0) -> BestPlay:
        """When a bank of one chip that doubles is kept, and when it is sold, with so many chips beside it."""
        worths = logs_of_sale(self.chance(said), beside or 100)
        words = [max(worth, key=worth.__getitem__) for worth in worths]
        seen = [(("beside", beside or 100), ("bank", 2**wins)) for wins in range(len(worths))]
        rows = tuple(map(ChoiceRow, seen, worths, words))[: words.index("sell") + 4]
        return BestPlay(worths[0][words[0]], rows, len(rows))

    def limit(self, said: str) -> Limit:
        """What part of a fortune a chip of this is, for its logarithm to grow most, and to grow at all."""
        return limit(self.law(said))

    def figure(self, key: str) -> Fraction:
        """The figure of this name, at this table and under these rules."""
        if not self.name:
            raise BadOption("A game in a file has no figures: ask for a mean, a law or a chance.")
        known = defined(self.name, self.rules)
        if key not in known:
            raise UnknownName(f"figure of {self.name} under these rules", key, known)
        found = known[key](Tree(self.game, self.rules, seats_for(self.name, key, self.seats)))
        if found is None:
            raise BadOption(f"There is no {key} at a table of {self.seats} seats.")
        return Fraction(found)

    # -- asking

    def check(self, said: str = "") -> None:
        """Refuse what cannot be walked, or what cannot be measured, before any walk."""
        if hides(self.game):
            raise BadOption("Where hands are hidden no walk goes; ask for a figure, or simulate.")
        if said:
            self.tongue.together(self.tongue.tested(said)[0])

    @property
    def instead(self) -> str:
        """What a sample would cost, where one can take the place of the answer."""
        return "" if self.chooser else of_hands(self.span)

    @property
    def tongue(self) -> Tongue:
        """The words in which something is measured here."""
        return Tongue(self.game, self.lexicon, self.seats, self.same)

    def tree(self, carry: Carried | None = None) -> Tree:
        """The walk that answers."""
        chips = CHIPS if self.span == 1 else UNLIMITED
        alike = frozenset(SEATS.index(seat) for seat in self.same)
        on = self.shoe == "on" and self.span != 1
        tree = Tree(self.game, self.rules, self.seats, chips, carry or self.carry, alike=alike, whole=on)
        if self.midway:
            stock = tree.naming.stock(self.midway.stock)
            tree = Rest(self.game, self.rules, self.midway.state, stock)
        tree.most = self.most
        for card in self.out:
            tree.stock[tree.naming.sort(card)] -= 1
        if min(tree.stock) < 0:
            raise BadOption(f"More cards were seen than there are: {' '.join(self.out)}.")
        return tree

    def marked(self, said: str | Measure, tree: Tree) -> None:
        """Tell apart the ranks that a measure names: else one would be taken for another."""
        named = self.lexicon.named
        words = [] if callable(said) else [word for word in named if word in said]
        ranks = tuple(sorted({r for word in words for r in named[word]}))
        if ranks and self.same:
            raise BadOption("What names a rank is not asked with seats alike.")
        if ranks:
            tree.naming = naming(self.game, self.rules, whole=tree.naming.whole, marks=ranks)

    def asked(self, parts: list[Quantity], tree: Tree) -> Posed:
        """What is asked of the walk."""
        whose = self.table_of.seat if self.table_of else self.chooser
        choosing = self.choosing if whose else None
        return Posed(
            tuple([part.measure for part in parts]),
            self.policy or (choosing and choosing.usual) or self.lexicon.usual,
            self.stop,
            tuple([tree.naming.sort(card) for card in self.cards]),
            self.first,
            menu=menu_of(choosing, self.game, SEATS.index(whose)) if whose else None,
            see=seen_in(choosing) if whose else None,
            paid=any(part.paid for part in parts),
        )

    def _walked(
        self, reckon: Callable[[Hands | Bared], Found], parts: list[Quantity], said: str | Measure
    ) -> Found:
        """The answer of a walk, or a sentence that says why there is none."""
        self.check()
        if self.midway and (self.span != 1 or self.same or self.chooser):
            raise BadOption(
                "Of a hand in the middle its end is asked: no span, no best play, no seats alike."
            )
        tree, own = self.tree(), self.lexicon
        self.marked(said, tree)
        span = Span(self.span, self.shoe, own.tenure, self.table_of, bool(self.chooser))
        try:
            asked = self.asked(parts, tree)
            if self.passing:
                return reckon(self._bared(tree, asked, self.passing))
            return reckon(Hands(span, tree, asked))
        except TooLong as wrong:
            raise BadOption(
                f"That takes more than {self.most:,} steps: {wrong} states were walked, and more are to come."
                f" Give it more, or ask for a mean and not a law. {self.instead}".rstrip()
            ) from None
        except ValueError as wrong:
            raise BadOption(f"That cannot be walked: {wrong}.") from wrong

    def _bared(self, tree: Tree, asked: Posed, passing: Pass) -> Bared:
        if self.span != 1 or self.same or self.chooser or self.table_of or self.midway or asked.paid:
            raise BadOption(
                "Compiled code walks one hand from its start; no best play, no seats alike, no rule paid."
            )
        return Bared(bare(tree, asked), passing)

    def _cards(self, said: str) -> tuple[str, ...]:
        cards = tuple(said.replace("10", "T").split())
        naming = Tree(self.game, self.rules, self.seats).naming
        try:
            for card in cards:
                naming.sort(card)
        except (ValueError, KeyError):
            suits = ", with their suits as 8h" if self.game.by_suit(self.rules) else ""
            raise UnknownName("card", card, [*RANK_NAMES]) from LansquenetError(suits)
        return cards

    def _seat(self, seat: str) -> None:
        if seat not in SEATS[: self.seats] or len(seat) != 1:
            raise UnknownName("seat", seat, SEATS[: self.seats])

    def _policy(self, said: str) -> Policy:
        name, numbers = words_and_numbers(said)
        usual = self.lexicon.usual or self._least
        own: Mapping[str, Callable[..., Policy]] = {"usual": lambda: usual, "least": lambda: self._least}
        known = {**own, **self.lexicon.policies}
        if name not in known:
            raise UnknownName("policy", name, known)
        try:
            return known[name](*numbers)
        except TypeError:
            raise BadOption(f"The policy {name!r} is not of {len(numbers)} numbers.") from None

    def _least(self, rules: Options, state: State) -> int:
        return self.game.legal(rules, state)[0]

    def _timid(self, rules: Options, state: State) -> int:
        return least_committing(self.game, rules, state)


def about(name: str, rules: Options, seats: int) -> Ask:
    """A question about a game by its name; nothing is said of it yet."""
    lexicon: Lexicon = getattr(questions(name), "ASK", Lexicon())
    found = Ask(name, GAMES[name], plain(rules), seats, lexicon)
    return found.after(lexicon.after) if lexicon.after else found


def of_game(game: Game, rules: Options, seats: int = 2, lexicon: Lexicon = Lexicon()) -> Ask:  # noqa: B008
    """A question about a game that lies in no room."""
    found = Ask("", game, rules, seats, lexicon)
    return found.after(lexicon.after) if lexicon.after else found
