"""What the module of a game has, and what it need not say.

A game is a module: what it has is `Game`.  Of that it may leave `OPTIONAL` unsaid; when its room is found it
is `completed` with what stands below under the same name.  So whoever holds a game may call all of it.
"""

from enum import IntEnum
from random import Random
from types import ModuleType
from typing import Protocol, TypeAlias, cast

from lansquenet.rules.cards import RANKS, SUITS, Shoe
from lansquenet.rules.state import (
    ALL,
    NOBODY,
    NONE,
    UNLIMITED,
    Act,
    Carried,
    Extent,
    Options,
    Payment,
    State,
    duplicate,
)

Played: TypeAlias = State  # in the class below, State is what a game calls its own


class Game(Protocol):
    """What the module of a game has.  Rules, Carry and State are its own."""

    __name__: str
    __file__: str

    def __hash__(self) -> int: ...

    SEATS: range
    BETS: tuple[int, ...]  # the phases in which an action is a number of chips
    Phase: type[IntEnum]
    Rules: type[Options]
    Carry: type[Carried]  # its first field is the seat that banks or deals; NOBODY: yet to be drawn
    State: type[Played]

    def shoe(self, rules: Options) -> Shoe:
        """What the cards are dealt from."""

    def start(self, rules: Options, state: Played, carry: Carried) -> None:
        """Begin a hand in a blank, seated state."""

    def legal(self, rules: Options, state: Played) -> list[int]:
        """What the seat to act may do, sorted, never empty."""

    def limits(self, rules: Options, state: Played) -> tuple[int, int, int]:
        """In a betting phase: any amount from the least to the most, and one apart, or NONE."""

    def apply(self, rules: Options, state: Played, action: int) -> None:
        """Do it, in place."""

    def leave(self, rules: Options, state: Played) -> Carried:
        """What the hand leaves to the next."""

    def free(self, rules: Options, state: Played, seat: int) -> int:
        """The chips a seat has not at stake."""

    def done(self, rules: Options, carry: Carried, seats: int) -> bool:
        """Whether the session is complete after this hand."""

    # -- what may be left unsaid

    EMPTY: int  # `cards.EMPTY`, where a rule says what happens when the stock has run out
    ORDER: tuple[int, ...]  # how high each rank is, in games of tricks
    ALONE: bool  # whether a punter's bets are settled one by one, whatever others have laid
    NAMED: tuple[int, ...]  # suits that a rule names; all others could change places
    UNASKED: bool  # whether a hand may be over before anybody is asked anything

    def hide(self, rules: Options, state: Played, seat: int) -> None:
        """Erase from this copy what the seat may not know."""

    def guess(self, rules: Options, state: Played, seat: int, order: list[int], dice: int) -> bool:
        """Lay out what a view leaves unknown in this order of the pack; False: shuffle again.

        What has to be chosen besides is read off `dice`, a number of 32 bits.
        """

    def learns(self, rules: Options, state: Played, action: int, seat: int) -> int:
        """What a seat learns of an act that is about to be done: ALL, SOMETHING or NOTHING."""

    def matters(self, rules: Options, state: Played, r: int) -> bool:
        """Whether a card of this rank can still change anything; exact odds tell none of the others apart."""

    def by_suit(self, rules: Options) -> bool:
        """Whether suits or pips decide, so that ranks alone do not tell how a hand stands."""

    def alike(self, rules: Options) -> bool:
        """Whether suits could change names, and a seat sees its hand, what is turned up and acts alone."""

    def sort_of(self, rules: Options, card: int) -> int:
        """Where suits or pips decide, what of a card is ever looked at."""

    def face_of(self, rules: Options, state: Played, card: int) -> int:
        """There, what of this card can still matter, or NO_FACE; cards of one face are one to exact odds."""

    def worth(self, rules: Options, state: Played, seat: int) -> int:
        """What a seat has, once the hand is over."""

    def commits(self, rules: Options, state: Played, action: int) -> int:
        """How much an answer commits: policies are timid or bold by it."""

    def restock(self, rules: Options, state: Played) -> list[int]:
        """The cards that are the stock once it has run out."""

    def stands_over(self, rules: Options, state: Played) -> bool:
        """Whether something stands over from this hand, so that nobody may leave."""

    def standing_pool(self, carry: Carried) -> int:
        """The chips that lie in the pool between two hands."""

    def may_go_on(self, rules: Options, carry: Carried, stacks: list[int]) -> bool:
        """Whether any seat could do anything in another hand."""

    def divide(self, rules: Options, carry: Carried, stacks: list[int]) -> list[Payment]:
        """What is paid out of the pool when the session ends here."""

    def extent(self, rules: Options, stacks: list[int], carry: Carried) -> Extent:
        """How far a hand can go."""


NO_FACE = -1  # the face of a card of which nothing can matter any more
UNSEEN = ("hide", "guess", "learns")  # what a room may say in its `unseen` rather than in its `rules`
OPTIONAL = (
    *(
        "EMPTY",
        "ORDER",
        "NAMED",
        "ALONE",
        "UNASKED",
        *UNSEEN,
        "matters",
        "sort_of",
        "face_of",
        "by_suit",
        "alike",
        "worth",
    ),
    *("commits", "restock", "stands_over", "standing_pool", "may_go_on", "divide", "extent"),
)


def completed(rules: ModuleType, unseen: ModuleType | None = None) -> Game:
    """This module, with all that it leaves unsaid: what it hides from `unseen`, and the rest from below."""
    for name in UNSEEN if unseen else ():
        if hasattr(unseen, name):
            setattr(rules, name, getattr(unseen, name))
    for name in OPTIONAL:
        if not hasattr(rules, name):
            setattr(rules, name, globals()[name])
    return cast(Game, rules)


def hides(game: Game) -> bool:
    """Whether a game hides anything: a hand, or who is asked."""
    return game.hide is not hide


def guesses(game: Game) -> bool:
    """Whether a game can say how what it hides may lie."""
    return game.guess is not guess


def guessed(game: Game, rules: Options, view: State, seat: int, dice: Random) -> bool:
    """Lay out what a view of a seat leaves unknown, as dice of plain Python have it; False: try again."""
    cards = range(SUITS * RANKS)
    return game.guess(rules, view, seat, dice.sample(cards, len(cards)), dice.getrandbits(32))


def counts_chips(game: Game) -> bool:
    """Whether chips are what a hand is played for, and not penalties or the like."""
    return game.worth is worth


def restocks(game: Game) -> bool:
    """Whether a stock that has run out is made anew."""
    return game.restock is not restock


def has_pool(game: Game) -> bool:
    """Whether chips may stand over from hand to hand in a pool."""
    return game.standing_pool is not standing_pool


# -- to play any game


def seats_near(game: Game, many: int) -> int:
    """So many seats, or as near to that as the game has room for."""
    return min(max(many, game.SEATS[0]), game.SEATS[-1])


def blank(game: Game, stacks: list[int], ledger: bool = False) -> State:
    """A state in which these stacks are seated and nothing has happened."""
    state = game.State(len(stacks))
    state.stacks[: len(stacks)] = stacks
    state.ledger = [] if ledger else None
    return state


def begin(game: Game, rules: Options, stacks: list[int], carry: Carried, ledger: bool = False) -> State:
    """The state at the beginning of a hand."""
    state = blank(game, stacks, ledger)
    game.start(rules, state, carry)
    return state


def perform(game: Game, rules: Options, state: State, action: int) -> Act:
    """Do it, in place, and say what was done and who was paid; the state must keep a ledger."""
    assert state.ledger is not None
    actor, phase, paid = state.actor, state.phase, len(state.ledger)
    game.apply(rules, state, action)
    return Act(actor, phase, action, tuple(Payment(*row) for row in state.ledger[paid:]))


def view(game: Game, rules: Options, state: State, seat: int) -> State:
    """What a seat may know: a copy from which the game has hidden the rest."""
    seen = duplicate(state)
    game.hide(rules, seen, seat)
    return seen


def gain(game: Game, rules: Options, start: list[int], state: State, seat: int) -> int:
    """What a hand brought a seat that began it with its stack of `start`: chips, unless the game counts
    something else.
    """
    return int(game.worth(rules, state, seat)) - (start[seat] if counts_chips(game) else 0)


def is_legal(game: Game, rules: Options, state: State, action: int) -> bool:
    """Whether the actor may do this."""
    if state.phase in game.BETS:
        least, most, apart = game.limits(rules, state)
        return least <= action <= most or (action == apart and apart != NONE)
    return action in game.legal(rules, state)


def forced(game: Game, rules: Options, state: State) -> int | None:
    """The one thing the actor may do, or None when there is a choice."""
    if state.phase in game.BETS:
        least, most, apart = game.limits(rules, state)
        if least < most or (least == most and apart not in (NONE, least)):
            return None
    legal = game.legal(rules, state)
    return legal[0] if len(legal) == 1 else None


# -- what a game is that leaves it unsaid; in the compiled dialect from here


EMPTY = NOBODY  # no rule speaks of the end of the stock
ORDER: tuple[int, ...] = ()  # there are no hands
NAMED: tuple[int, ...] = ()
ALONE = False  # bets hang together
UNASKED = False


def hide(rules: Options, state: State, seat: int) -> None:
    """Nothing is hidden."""


def guess(rules: Options, state: State, seat: int, order: list[int], dice: int) -> bool:
    """A view is all there is."""
    return True


def learns(rules: Options, state: State, action: int, seat: int) -> int:
    """Everybody sees all."""
    return ALL


def matters(rules: Options, state: State, r: int) -> bool:
    """Any rank may."""
    return True


def by_suit(rules: Options) -> bool:
    """Ranks decide."""
    return False


def alike(rules: Options) -> bool:
    """They are not to be taken for each other."""
    return False


def sort_of(rules: Options, card: int) -> int:
    """All of it."""
    return card


def face_of(rules: Options, state: State, card: int) -> int:
    """All of it."""
    return card


def worth(rules: Options, state: State, seat: int) -> int:
    """Its chips."""
    return state.stacks[seat]


def commits(rules: Options, state: State, action: int) -> int:
    """Answers are numbered from the most cautious to the boldest."""
    return action


def restock(rules: Options, state: State) -> list[int]:
    """None."""
    return [0][:0]


def stands_over(rules: Options, state: State) -> bool:
    """Nothing does."""
    return False


def standing_pool(carry: Carried) -> int:
    """There is no pool."""
    return 0


def may_go_on(rules: Options, carry: Carried, stacks: list[int]) -> bool:
    """As long as two have chips."""
    return True


def divide(rules: Options, carry: Carried, stacks: list[int]) -> list[Payment]:
    """Nothing."""
    return []


def extent(rules: Options, stacks: list[int], carry: Carried) -> Extent:
    """Nobody knows."""
    return Extent(UNLIMITED, UNLIMITED, UNLIMITED)
