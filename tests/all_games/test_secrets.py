"""No seat is shown what it was not told.

What is hidden comes from the witness's own record of who was told what, never from `hide`: else a
leak would hide itself.  Each planted leak must be caught, or the suite has shown nothing.
"""

import json
import random
from dataclasses import dataclass, field, fields
from functools import cache
from importlib import import_module

import pytest

import driver
from lansquenet.games import GAMES
from lansquenet.rules import cards
from lansquenet.rules.game import begin, guessed, hides, restocks, view
from lansquenet.rules.state import CHANCE, NOTHING, OVER, duplicate
from lansquenet.rules.tricks import LAID, MISS, STOCK, UNKNOWN

HIDING = [name for name, game in GAMES.items() if hides(game)]
EVERYBODY = -1
every_hiding_game = pytest.mark.parametrize("name", HIDING)


class Leak(AssertionError):
    """A seat could know what it was not told."""


def seen_by(game, rules, state, seat):
    """What is sent to a seat, as text."""
    seen = view(game, rules, state, seat)
    return json.dumps([getattr(seen, name) for name in parts(type(seen))])


@cache
def parts(kind):
    return [f.name for f in fields(kind) if f.name != "ledger"]


@dataclass
class Watch:
    """A hand in play, and the cards each seat has been told."""

    name: str
    rules: object
    state: object
    look: object  # (game, rules, state, seat) -> text; a planted leak takes the place of `seen_by`
    told: list[set[int]] = field(default_factory=lambda: [set() for _ in range(12)])
    silent: int = 0

    @property
    def game(self):
        return GAMES[self.name]

    @property
    def witness(self):
        return import_module(f"games.{self.name}.witness")

    def seen(self, state, seat):
        return self.look(self.game, self.rules, state, seat)

    def act(self, action):
        """Do it, and demand that those who learn nothing of it see nothing of it."""
        before, actor = duplicate(self.state), self.state.actor
        quiet = [s for s in range(before.seats) if s != actor and self.untold(action, s)]
        seen = {seat: self.seen(self.state, seat) for seat in quiet}
        for seat, card in self.witness.told(before, actor, action):
            for each in range(12) if seat == EVERYBODY else (seat,):
                self.told[each].add(card)
        self.game.apply(self.rules, self.state, action)
        for seat in quiet:
            if seat != self.state.actor:
                self.silent += 1
                if self.seen(self.state, seat) != seen[seat]:
                    raise Leak(
                        f"seat {seat} notices {self.game.Phase(before.phase).name} {action} of {actor}"
                    )

    def untold(self, action, seat):
        return self.game.learns(self.rules, self.state, action, seat) == NOTHING

    def permute(self, dice):
        """Exchange the cards that a seat was not told: neither its view nor what it may do may change."""
        for seat in range(self.state.seats):
            other = self.permuted(seat, dice)
            if self.seen(other, seat) != self.seen(self.state, seat):
                phase = self.game.Phase(self.state.phase).name
                raise Leak(f"seat {seat} sees more than it was told, in {phase}")
            if self.state.actor == seat:
                mine, theirs = (self.game.legal(self.rules, state) for state in (self.state, other))
                if mine != theirs:
                    raise Leak(f"seat {seat} can tell by what it may do")

    def permuted(self, seat, dice):
        hidden = [c for c in range(52) if self.state.place[c] >= -5 and c not in self.told[seat]]
        order = dice.sample(hidden, len(hidden))
        mapping = dict(zip(hidden, order, strict=True))
        other = duplicate(self.state)
        for card, becomes in mapping.items():
            other.place[becomes] = self.state.place[card]
        if hasattr(self.witness, "permuted"):
            self.witness.permuted(other, mapping)
        return other

    def guess(self, dice):
        """A guess from the view looks the same from there, and leaves the same acts."""
        seat = self.state.actor
        seen = view(self.game, self.rules, self.state, seat)
        for _ in range(20):
            world = duplicate(seen)
            if guessed(self.game, self.rules, world, seat, dice):
                assert UNKNOWN not in world.place
                if self.seen(world, seat) != self.seen(self.state, seat):
                    raise Leak(f"seat {seat} can tell what it guesses from what is so")
                assert self.game.legal(self.rules, world) == self.game.legal(self.rules, self.state)
                return True
        return False


def watch(name, hands, seed, look=seen_by):
    """Play random hands under all sorts of rules, watching: silent acts, guesses tried and guesses made."""
    dice, game = random.Random(seed), GAMES[name]
    silent, guesses, made = 0, 0, 0
    for _ in range(hands):
        rules = driver.random_rules(game, dice)
        seats = dice.choice(list(game.SEATS))
        state = begin(game, rules, [100] * seats, game.Carry(dice.randrange(seats)))
        stock = cards.in_order(game.shoe(rules))
        dice.shuffle(stock)
        eyes = Watch(name, rules, state, look)
        while state.actor != OVER:
            if state.actor == CHANCE:
                if not stock and restocks(game):
                    stock = list(game.restock(rules, state))
                    dice.shuffle(stock)
                action = stock.pop() if stock else cards.EMPTY
            else:
                if dice.random() < 0.3:
                    eyes.permute(dice)
                if dice.random() < 0.15:
                    guesses, made = guesses + 1, made + eyes.guess(dice)
                action = dice.choice(game.legal(rules, state))
            eyes.act(action)
        silent += eyes.silent
    return silent, guesses, made


@pytest.mark.slow
@every_hiding_game
def test_no_seat_sees_or_can_tell_what_it_was_not_told(name):
    """COMM-5, COMM-16: permuted cards leave views as they are, silent acts leave no trace."""
    _, guesses, made = watch(name, 150, seed=1)
    assert guesses > 20
    assert made > guesses / 2


def leaking(change):
    """A look through which something hidden is seen."""

    def look(game, rules, state, seat):
        return seen_by(game, rules, state, seat) + json.dumps(change(game, rules, state, seat))

    return look


def stock_shown(game, rules, state, seat):
    return [card for card in range(52) if state.place[card] in (STOCK, MISS)]


def laid_hand_shown(game, rules, state, seat):
    return [card for card in range(52) if state.place[card] >= LAID and state.place[card] < 2 * LAID]


def next_hand_shown(game, rules, state, seat):
    return [card for card in range(52) if state.place[card] == (seat + 1) % state.seats]


def actor_shown(game, rules, state, seat):
    return state.actor


LEAKS = [stock_shown, laid_hand_shown, next_hand_shown]


@pytest.mark.slow
@every_hiding_game
@pytest.mark.parametrize("leak", LEAKS, ids=[leak.__name__ for leak in LEAKS])
def test_planted_leak_of_cards_is_caught(name, leak):
    if leak is laid_hand_shown and name in ("femkort", "zwikken"):
        pytest.skip("nothing is laid aside in this game")
    with pytest.raises(Leak):
        watch(name, 150, seed=2, look=leaking(leak))


SILENT = [name for name in HIDING if name in ("toepen", "zwikken", "femkort")]


@pytest.mark.slow
@pytest.mark.parametrize("name", SILENT)
def test_planted_leak_of_a_silence_is_caught(name):
    """COMM-5: who is asked in silence, and that no was said, may not be on the wire."""
    silent, _, _ = watch(name, 60, seed=3)
    assert silent > 0
    with pytest.raises(Leak):
        watch(name, 100, seed=3, look=leaking(actor_shown))
    acts = []

    def counting(game, rules, state, seat):
        acts.append(0)
        return seen_by(game, rules, state, seat) + str(len(acts))

    with pytest.raises(Leak):
        watch(name, 100, seed=3, look=counting)


def test_games_that_hide_are_watched():
    for name in ("femkort", "irish_loo", "loo", "norrlandsknack", "toepen", "tomato", "zwikken"):
        assert (name in GAMES) == (name in HIDING)
