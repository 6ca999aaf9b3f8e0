"""Games driven in tests: rules with every value of every option, random hands, hands as told."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum
from random import Random
from types import ModuleType
from typing import Any, get_type_hints

import pytest

from lansquenet.books.book import book
from lansquenet.games import GAMES, name_of
from lansquenet.rules import cards
from lansquenet.rules.game import Game, begin, forced, is_legal, restocks
from lansquenet.rules.state import CHANCE, OVER
from rooms import own

NUMBERS = {  # what options that are numbers are tried with, where no room says otherwise
    "packs": (1, 2, 6),
    "reserve": (0, 10, 60),
    "max_sales": (0, 1, 3),
    "min_bet": (1, 3),
    "max_bet": (0, 5, 20),
    "rounds": (0, 1, 2),
    "stack1_odds": (1, 2),
    "stack2_odds": (1, 2, 3),
    "stack3_odds": (1, 3),
    "cut_percent": (0, 7, 10),
    "bets_a_turn": (1, 3),
    "ladder": (1, 2, 6),
    "hold": (0, 8, 30),
    "gate_payout": (0, 3, 4),
    "one_suit_odds": (2, 3),
    "two_suit_odds": (1, 2),
    "pair_odds": (11, 2),
    "spread1_odds": (5, 12),
    "spread2_odds": (4, 1),
    "spread3_odds": (2, 3),
    "wide_odds": (1, 2),
    "ante": (0, 1, 5),
    "hand_cards": (0, 1, 2),
    "better_cards_limit": (1, 2),
    "n_deals": (3, 1, 2),
    "target": (3, 15),
    "max_exchanges": (0, 1, 2),
    "exempt_deals_after_loss": (0, 1, 3),
    "kitty": (0, 3, 7),
    "deals": (0, 1, 3),
    "max_turns": (1, 2, 11),
    "start_score": (10, 2, 5),
    "loaf": (5, 0, 3),
    "score_cap": (10, 6, 15),
    "exchange_max": (5, 0, 2),
    "stake": (3, 6, 12),
    "turn_chips": (1, 2, 4),
    "max_exchange": (0, 1, 2, 3),
}
STACKS = (0, 1, 5, 12, 30, 60)


def values(game: Game, option: str) -> list[Any]:
    """What an option may be, its default first."""
    default = game.Rules._field_defaults[option]
    if isinstance(default, bool):
        rest: list[Any] = [False, True]
    elif isinstance(default, Enum):
        rest = list(type(default))
    else:
        numbers = NUMBERS | own(name_of(game), "NUMBERS", {})
        rest = list(numbers.get(option) or beside(name_of(game), option, default))
    return [default, *[value for value in rest if value != default]]


def beside(name: str, option: str, default: int) -> tuple[int, ...]:
    """Values to try where nobody says any: the least and a little more than the usual."""
    if name not in GAMES:
        return ()
    told = book(name).options[option]
    return told.least, min(told.most, default + told.by)


def single_changes(game: Game) -> Iterator[tuple[str, Any]]:
    """The rules with one option changed, for every other value of every option."""
    for option in get_type_hints(game.Rules):
        for value in values(game, option)[1:]:
            shown = value.name if isinstance(value, Enum) else value
            yield f"{option}={shown}", game.Rules(**{option: value})


def random_rules(game: Game, rng: Random) -> Any:
    """Half the options at their defaults, the others anyhow."""
    chosen = {
        option: rng.choice(values(game, option))
        for option in get_type_hints(game.Rules)
        if rng.random() < 0.5
    }
    return game.Rules(**chosen)


def rule_sets(game: Game) -> dict[str, Any]:
    """Rules with names: the defaults, every option changed alone, and some changed together."""
    sets = {"default": game.Rules(), **dict(single_changes(game))}
    rng = Random(1542)
    sets |= {f"random {n}": random_rules(game, rng) for n in range(12)}
    rare = own(name_of(game), "RARE", {})
    rare = {option: type(game.Rules._field_defaults[option])(value) for option, value in rare.items()}
    return sets | ({"rare": game.Rules(**rare)} if rare else {})


def slip(patch: pytest.MonkeyPatch, game: ModuleType, function: str, wrong: Any) -> None:
    """Let a game do something wrong, wherever in its modules that is called."""
    room = game.__name__.rpartition(".")[0]
    parts = [part for name, part in sys.modules.items() if name.startswith(f"{room}.")]
    for part in [part for part in parts if hasattr(part, function)]:
        patch.setattr(part, function, wrong)


def pick(rng: Random, legal: list[int]) -> int:
    """One of the legal actions, the first, second and last oftener than the others."""
    if legal[0] < 0 and rng.random() < 0.7:
        return legal[0]  # to go on; or deals with a window for bets at every turn would grow long
    luck = rng.random()
    if luck < 0.6:
        return rng.choice(legal)
    return legal[-1] if luck < 0.8 else legal[min(1, len(legal) - 1)]


def seated(rng: Random, seats: int) -> list[int]:
    """Stacks of so many seats, at least two of them with chips."""
    stacks = [rng.choice(STACKS) for _ in range(seats)]
    for seat in rng.sample(range(seats), 2):
        stacks[seat] = stacks[seat] or 30
    return stacks


def first_carry(game: Game, rng: Random, seats: int) -> Any:
    """With somebody banking, or the bank yet to be drawn for."""
    return game.Carry() if rng.random() < 0.15 else game.Carry(rng.randrange(seats))


def acts(game: Game, rules: Any, state: Any, stock: list[int], rng: Random) -> Iterator[int]:
    """A hand played at random, an act at a time: yielded before it is done."""
    for action, _ in acts_of_all(game, rules, state, stock, rng):
        yield action


def acts_of_all(
    game: Game, rules: Any, state: Any, stock: list[int], rng: Random
) -> Iterator[tuple[int, list[int]]]:
    """The same, each act with all that the seat might do; nothing where a card is turned."""
    while state.actor != OVER:
        legal: list[int] = []
        if state.actor == CHANCE:
            if not stock and restocks(game):
                stock[:] = game.restock(rules, state)
                rng.shuffle(stock)
            action = stock.pop() if stock else cards.EMPTY
        else:
            legal = game.legal(rules, state)
            action = pick(rng, legal)
        yield action, legal
        game.apply(rules, state, action)


def shuffled(game: Game, rules: Any, rng: Random) -> list[int]:
    """The full shoe in any order."""
    stock = cards.in_order(game.shoe(rules))
    rng.shuffle(stock)
    return stock


def hands(
    game: Game, rules: Any, seats: int, rng: Random, most: int = 8
) -> Iterator[tuple[Any, Any, list[int]]]:
    """The hands of a session: what each begins from, its state, and the stock; to be played by the caller.

    Now and then the shoe is short, so that the stock runs out where the rules let it.
    """
    stacks, carry, stock = seated(rng, seats), first_carry(game, rng, seats), []
    short = game.shoe(rules).reserve <= len(cards.in_order(game.shoe(rules)))
    for _ in range(most):
        if sum(chips > 0 for chips in stacks) < 2:
            return
        if len(stock) < game.shoe(rules).reserve:
            stock = shuffled(game, rules, rng)
        if short and rng.random() < 0.2:
            stock = stock[: rng.randrange(12)]
        state = begin(game, rules, stacks, carry, ledger=True)
        yield carry, state, stock
        assert state.actor == OVER, "the caller plays the hand out"
        stacks, carry = state.stacks[:seats], game.leave(rules, state)


def tables(game: Game) -> Iterator[tuple[Any, int, Random]]:
    """Every set of rules at tables of several sizes, each with its own luck."""
    for name, rules in rule_sets(game).items():
        for seats in dict.fromkeys((game.SEATS[0], 3, 4, 6, game.SEATS[-1])):
            yield rules, within(game, seats), Random(f"{name} {seats}")


def within(game: Game, seats: int) -> int:
    """So many seats, or as many as the game may have."""
    return max(game.SEATS[0], min(game.SEATS[-1], seats))


# -- hands as told: the ranks of the cards, and who answers what


def card(text: str, n: int) -> int:
    """The card of this name; a rank alone is of the suit whose turn it is."""
    return cards.named(text) if len(text) == 2 else 4 * cards.RANK_NAMES.index(text) + n % 4


@dataclass
class Hand:
    """A hand as far as it has been told."""

    game: Game
    rules: Any
    state: Any

    @property
    def stacks(self) -> list[int]:
        """What each seat owns."""
        return list(self.state.stacks[: self.state.seats])

    @property
    def free(self) -> list[int]:
        """What each seat has not at stake."""
        return [self.game.free(self.rules, self.state, seat) for seat in range(self.state.seats)]

    @property
    def carry(self) -> Any:
        """What is left to the next hand, once this one is over."""
        assert self.over, self.state
        return self.game.leave(self.rules, self.state)

    @property
    def over(self) -> bool:
        return bool(self.state.actor == OVER)

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def legal(self) -> list[int]:
        """What the seat to act may do."""
        return self.game.legal(self.rules, self.state)

    @property
    def why(self) -> set[int]:
        """The rules by which chips have changed hands."""
        return {number for _, _, _, number in self.state.ledger}

    def on(self, turned: str, answers: list[tuple[int, int]] | None = None) -> "Hand":
        """The same hand, further: these cards are turned, and these seats answer so.

        It stops where the next card or answer is wanting; forced acts need not be told.
        """
        stock = [card(text, n) for n, text in enumerate(turned.split())]
        told = list(answers or [])
        while not self.over:
            act = self.next_act(stock, told)
            if act is None:
                break
            self.game.apply(self.rules, self.state, act)
        assert not told, f"nobody asked for {told} of {self.state}"
        assert not stock, f"{len(stock)} cards too many for {self.state}"
        return self

    def through(self, turned: str, answers: list[tuple[int, int]] | None = None) -> "Hand":
        """The same hand, further: as long as cards are told, seats of which nothing is told are cautious."""
        stock = [card(text, n) for n, text in enumerate(turned.split())]
        told = list(answers or [])
        while not self.over and (stock or (told and self.actor != CHANCE)):
            if self.actor == CHANCE:
                act = stock.pop(0)
            elif told and told[0][0] == self.actor:
                act = told.pop(0)[1]
                assert is_legal(self.game, self.rules, self.state, act), (act, self.state)
            else:
                act = self.legal[0]
            self.game.apply(self.rules, self.state, act)
        assert not told, f"nobody asked for {told} of {self.state}"
        assert not stock, f"{len(stock)} cards too many for {self.state}"
        return self

    def say(self, acts: list[tuple[int, int]]) -> "Hand":
        """The same hand, further: every answer is told, the forced ones too."""
        for seat, action in acts:
            assert (self.actor, action in self.legal) == (seat, True), (seat, action, self.state)
            self.game.apply(self.rules, self.state, action)
        return self

    def turn(self, turned: str) -> "Hand":
        """The same hand, further: these cards are turned, and nothing is done that is forced."""
        for text in turned.split():
            assert self.actor == CHANCE, (text, self.state)
            self.game.apply(self.rules, self.state, cards.named(text))
        return self

    def next_act(self, stock: list[int], told: list[tuple[int, int]]) -> int | None:
        if self.actor == CHANCE:
            return stock.pop(0) if stock else None
        if told and told[0][0] == self.actor and is_legal(self.game, self.rules, self.state, told[0][1]):
            return told.pop(0)[1]
        only = forced(self.game, self.rules, self.state)
        assert only is not None or not told, f"{told[0]}, but {self.actor} may {self.legal} in {self.state}"
        return only


def hand(game: Game, rules: Any, stacks: list[int], carry: Any) -> Hand:
    """A hand of which nothing is told yet."""
    return Hand(game, rules, begin(game, rules, stacks, carry, ledger=True))
