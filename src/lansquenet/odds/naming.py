"""How states are named in a walk: by ranks without names, by what a card can still matter, by seats alike.

The first is as `portrait` has it.  Where a game tells cards apart by suit or pips it says by
`sort_of` what of a card is ever looked at, and by `face_of` what of it can still matter: cards of one
face are as good as each other.  Seats whose bets are settled one by one, and that decide alike, need
no names either.
"""

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Protocol

from lansquenet.odds.portrait import HEAP as HEAP, Portrait as Portrait, heaped, key, portraits
from lansquenet.rules.cards import RANK_NAMES, RANKS, card_of, counts, in_order, name, named, rank
from lansquenet.rules.game import NO_FACE, Game
from lansquenet.rules.state import POOL, Options, State, fields_by


class Naming(Protocol):
    """What a walk tells cards and states apart by.

    The stock is the number of cards of each sort, and `cards` has one card for each.  `whole`: all
    cards matter, as the stock is dealt on into the next hand.
    """

    cards: list[int]
    whole: bool

    def full(self) -> list[int]:
        """The stock of a full shoe."""

    def stock(self, cards: Iterable[int]) -> list[int]:
        """The stock that is these cards."""

    def groups(self, state: State, stock: list[int]) -> dict[Portrait, list[int]]:
        """The sorts that are as good as each other; under HEAP those that no longer matter."""

    def key(self, state: State, stock: list[int], by: dict[Portrait, list[int]]) -> Hashable:
        """All of a state that tells it apart from others, but for how many cards are in the heap."""

    def called(self, sort: int) -> str:
        """A card of this sort, in a word."""

    def sort(self, called: str) -> int:
        """The sort of the card that is called so.

        Raises:
            ValueError: none is.
        """


MARK = 10_000  # more cards of a rank than any shoe has


class Ranks:
    """Ranks have no names, but for those that are marked, since a question names them."""

    marks: tuple[int, ...] = ()

    cards = [card_of(r, 0) for r in range(RANKS)]  # noqa: RUF012 - never written to

    def __init__(self, game: Game, rules: Options, whole: bool = False) -> None:
        self.game, self.rules, self.whole = game, rules, whole

    def full(self) -> list[int]:
        """See `Naming`."""
        return counts(self.game.shoe(self.rules))

    def stock(self, cards: Iterable[int]) -> list[int]:
        """See `Naming`."""
        found = Counter(rank(card) for card in cards)
        return [found[r] for r in range(RANKS)]

    def groups(self, state: State, stock: list[int]) -> dict[Portrait, list[int]]:
        """See `Naming`."""
        for n, r in enumerate(self.marks, 1):
            stock = [*stock[:r], stock[r] + MARK * n, *stock[r + 1 :]]
        return portraits(self.game, self.rules, state, stock, self.whole)

    def key(self, state: State, stock: list[int], by: dict[Portrait, list[int]]) -> Hashable:
        """See `Naming`."""
        return key(state, by, 0)

    def called(self, sort: int) -> str:
        """See `Naming`."""
        return RANK_NAMES[sort]

    def sort(self, called: str) -> int:
        """See `Naming`."""
        return RANK_NAMES.index(called)


class SeatsAlike(Ranks):
    """Neither ranks nor these seats have names."""

    def __init__(self, game: Game, rules: Options, alike: frozenset[int], whole: bool = False) -> None:
        super().__init__(game, rules, whole)
        self.alike = alike

    def groups(self, state: State, stock: list[int]) -> dict[Portrait, list[int]]:
        """A rank is what the state says of it, of the seats alike together."""
        kind: type = type(state)
        named = fields_by(kind, "seat is rank")
        others = [seat for seat in range(state.seats) if seat not in self.alike]
        ones = [getattr(state, name) for name in fields_by(kind, "is rank")]
        ones += [getattr(state, name)[seat] for name in named for seat in others]
        rows = [getattr(state, name) for name in fields_by(kind, "seat rank")]
        lists = [stock, *[getattr(state, name) for name in fields_by(kind, "rank")]]
        lists += [row[seat] for row in rows for seat in others]
        own = [
            zip(
                *[row[seat] for row in rows],
                _marks([getattr(state, name)[seat] for name in named]),
                strict=True,
            )
            for seat in self.alike
        ]
        by: dict[Portrait, list[int]] = {}
        said = zip(*lists, _marks(ones), zip(*own, strict=True), strict=True)
        for r, (*plain, alike) in enumerate(said):
            by.setdefault((*plain, tuple(sorted(alike))), []).append(r)
        return heaped(self.game, self.rules, state, by, self.whole)

    def key(self, state: State, stock: list[int], by: dict[Portrait, list[int]]) -> Hashable:
        """What is the seats' own is told of those alike together."""
        kind: type = type(state)
        fields = [getattr(state, name) for name in fields_by(kind, "seat")]
        told = [tuple([row[seat] for row in fields]) for seat in range(state.seats)]
        return (
            tuple([getattr(state, name) for name in fields_by(kind, "")]),
            tuple([row for seat, row in enumerate(told) if seat not in self.alike]),
            tuple(sorted([told[seat] for seat in self.alike])),
            state.stacks[POOL],
            tuple(sorted([(portrait, len(alike)) for portrait, alike in by.items() if portrait != HEAP])),
        )


def _marks(named: list[int]) -> list[int]:
    """For every rank a bit for each field that names it."""
    marks = [0] * RANKS
    for bit, r in enumerate(named):
        if r >= 0:
            marks[r] |= 1 << bit
    return marks


class Faces:
    """Cards are what the game says may still matter of them."""

    def __init__(self, game: Game, rules: Options, whole: bool = False) -> None:
        self.game, self.rules, self.whole = game, rules, whole
        found: dict[int, int] = {}
        for card in in_order(game.shoe(rules)):
            found.setdefault(game.sort_of(rules, card), card)
        self.cards = [*found.values()]
        self.sorts = {sort: n for n, sort in enumerate(found)}

    def full(self) -> list[int]:
        """See `Naming`."""
        return self.stock(in_order(self.game.shoe(self.rules)))

    def stock(self, cards: Iterable[int]) -> list[int]:
        """See `Naming`."""
        found = Counter(self.game.sort_of(self.rules, card) for card in cards)
        return [found[sort] for sort in self.sorts]

    def groups(self, state: State, stock: list[int]) -> dict[Portrait, list[int]]:
        """See `Naming`."""
        by: dict[Portrait, list[int]] = {}
        for sort, card in enumerate(self.cards):
            face = self.game.face_of(self.rules, state, card)
            by.setdefault(HEAP if face == NO_FACE and not self.whole else (face,), []).append(sort)
        return by

    def key(self, state: State, stock: list[int], by: dict[Portrait, list[int]]) -> Hashable:
        """All that the state says, by names; and of every face how many cards are left."""
        kind, seats = type(state), state.seats
        plain = fields_by(kind, "") + fields_by(kind, "is rank")
        lists = fields_by(kind, "seat") + fields_by(kind, "seat is rank")
        rows = fields_by(kind, "seat rank") + fields_by(kind, "pair")
        return (
            tuple([getattr(state, name) for name in plain]),
            tuple([tuple(getattr(state, name)[:seats]) for name in lists]),
            tuple([tuple(getattr(state, name)) for name in fields_by(kind, "rank")]),
            tuple([tuple(row) for name in rows for row in getattr(state, name)[:seats]]),
            state.stacks[POOL],
            tuple(sorted([(face, sum([stock[n] for n in at])) for face, at in by.items() if face != HEAP])),
        )

    def called(self, sort: int) -> str:
        """See `Naming`."""
        return name(self.cards[sort])

    def sort(self, called: str) -> int:
        """See `Naming`."""
        return self.sorts[self.game.sort_of(self.rules, named(called))]


def naming(
    game: Game,
    rules: Options,
    alike: frozenset[int] = frozenset(),
    whole: bool = False,
    marks: tuple[int, ...] = (),
) -> Naming:
    """How states of this game are named."""
    if game.by_suit(rules):
        return Faces(game, rules, whole)
    if alike:
        return SeatsAlike(game, rules, alike, whole)
    found = Ranks(game, rules, whole)
    found.marks = marks
    return found
