"""Whether the cards that a game is to be dealt from are enough for a hand of it.

What a hand may need hangs on what seats do and on how the cards fall.  So some are played when a game is
loaded with cards of its own, before anybody is in the middle of one.
"""

from collections.abc import Callable, Iterable
from random import Random
from typing import Protocol

from lansquenet.books.book import Book
from lansquenet.env.basis.actions import Actions
from lansquenet.errors import BadOption
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import Game
from lansquenet.rules.state import CHANCE, OVER, Options, State

HANDS = 40  # are tried; in the first two all say the first thing they may, or the last
ACTS = 2_000  # of a hand that is tried


class Untried(Protocol):
    """What is looked at of a game before anybody plays it."""

    module: Game
    rules: Options
    told: Book | None
    stacks: list[int]
    deck: list[int]
    faces: list[int]
    actions: Actions
    may_end: bool

    @property
    def name(self) -> str:
        """The name of its module."""

    def start(self) -> State:
        """The state at the beginning of a hand."""


def look_at(game: Untried) -> None:
    """Refuse cards that are too few.

    Raises:
        BadOption: a seat may bet on a rank of which there is none, or a hand may need more cards.
    """
    title, seats = game.told.title if game.told else game.name, len(game.stacks)
    try:
        enough = all(_lasts(game, number) for number in range(HANDS))
    except KeyError:  # something can be said that has no id: ids are made for the cards that there are
        there = {cards.rank(card) for card in game.faces}
        names = [
            cards.RANK_NAMES[r] for r in cards.ranks(game.module.shoe(game.rules).pack) if r not in there
        ]
        raise BadOption(
            f"cards has no {', '.join(names)}: at {title} one may bet on every rank of the pack."
        ) from None
    if not enough:
        raise BadOption(
            f"cards names {len(game.deck)}, and a hand of {title} at {seats} seats may need more: "
            "give more cards, or take fewer seats."
        )


def _lasts(game: Untried, number: int) -> bool:
    """Whether the cards last for a hand, as this number deals and plays it."""
    dice = Random(number)
    choose: Callable[[list[int]], int] = (min, max)[number] if number < 2 else dice.choice
    state, stock = game.start(), dice.sample(game.deck, len(game.deck))
    for _ in range(ACTS):
        if state.actor == OVER:
            break
        if state.actor != CHANCE:
            action = choose([*game.actions.choices(game.rules, state).values()])
        else:
            stock = stock or _again(game, state, dice)
            if not stock and not game.may_end:
                return False
            action = stock.pop() if stock else EMPTY
        game.module.apply(game.rules, state, action)
    return True


def _again(game: Untried, state: State, dice: Random) -> list[int]:
    """The stock that a game makes anew once it has run out."""
    new: Iterable[int] = game.module.restock(game.rules, state)
    return dice.sample([*new], len([*new]))
