"""A game in compiled code, dealt by dice and played by ids: what one table and many tables share.

Beside the record of a state, a *spot* has the dice of a table, how many cards of its shoe are turned, and
what each seat has won.  The shoe is shuffled as cards are turned.  Written for `sim.compiler`; what is made
for a module is kept, and its rules, chips and ladder come with the desk.  Compiled code is handed whole
arrays, borrowed, and where to begin in them: counting references to slices costs more than an act.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple, Protocol

import numpy as np

from lansquenet import bots
from lansquenet.env import desk as desks
from lansquenet.env.desk import (
    CENTRED,
    DECK,
    HEAD,
    SEATS,
    STACKS,
    USUAL,
    amount_of,
    answer_of,
    note_amounts,
    note_answers,
    write_view,
)
from lansquenet.env.game import Game
from lansquenet.env.opponents import RANDOM
from lansquenet.errors import UnknownName
from lansquenet.games import GAMES, module_of, name_of
from lansquenet.rules.cards import EMPTY, bring_to_end
from lansquenet.rules.play import CHANCE, SEATS as MOST_SEATS, restock as no_restock
from lansquenet.rules.policies import POLICIES, weights
from lansquenet.sim.compiler import bets_of, compilable, compiled, layout
from lansquenet.sim.dice import below, drawn, roll

compilable(desks)

SHORT = "There are fewer cards than are to be dealt: give more cards, or take fewer seats."
Code = Callable[..., Any]
SPOT = np.dtype(
    [
        ("tag", np.int64),  # of the game
        ("count", np.int64),  # of the acts that are legal
        ("dice", np.uint64, (1,)),
        ("turned", np.int64),
        ("seat", np.int64),  # that decides, or that has decided last
        ("won", np.float64, (MOST_SEATS,)),
    ]
)


class Maker(Protocol):
    """What compiles: into code of its own, or copied into all that call it."""

    def __call__(self, function: Code, inline: bool = False) -> Code:
        """See `compiled`."""


class Parts(NamedTuple):
    """Compiled code of a game: what is done at one table."""

    kind: Any  # the record of a state
    rules: Code  # of a desk
    start: Code  # of a desk: the record of a hand's beginning, as a table
    turn: Code  # turn cards until a seat is to act, or the hand is over
    offer: Code  # write down the ids of what the seat to act may do; how many
    meant: Code  # what an id says to the rules
    apply: Code
    look: Code  # write down what a seat sees
    worth: Code  # what the hand was worth to a seat, in the mean of all seats less if so wished
    compiled: Maker


def is_ours(module: Any) -> bool:
    """Whether this is a game of the book."""
    return any(module is game for game in GAMES.values())


@cache
def parts_of(module: Any, fields: tuple[str, ...], kind: Any) -> Parts:
    """The code of a module; `fields` are those of its rules, `kind` the record of its states."""
    kept = is_ours(module)
    if not kept:
        compilable(module)

    def make(function: Code, inline: bool = False) -> Code:
        return compiled(function, kept, inline)

    look = _looking(module, make) if hasattr(module, "hide") else make(_look_at_all, True)
    turn, offer, meant, worth = (part(module, make) for part in (_turning, _offering, _meaning, _valuing))
    return Parts(kind, *_front(fields, kind, make), turn, offer, meant, module.apply, look, worth, make)


def parts(game: Game) -> Parts:
    """The compiled code of a game."""
    module: Any = game.module
    return parts_of(module, type(game.rules)._fields, layout(game.start()))


def _front(fields: tuple[str, ...], kind: Any, make: Maker) -> tuple[Code, Code]:
    """The rules of a desk, and the state in which a hand begins."""
    terms = np.dtype([(name, np.int64) for name in fields])
    middle = HEAD + len(fields)
    end = middle + kind.itemsize // 8

    def rules_of(desk):  # type: ignore[no-untyped-def]
        return desk[HEAD:middle].view(terms)[0]

    def start_of(desk):  # type: ignore[no-untyped-def]
        return desk[middle:end].view(kind)

    return make(rules_of, True), make(start_of, True)


def _turning(module: Any, make: Maker) -> Code:
    apply, restock = module.apply, getattr(module, "restock", no_restock)
    dealt = hasattr(module, "hide")

    def turn(desk, rules, coup, spot, shoes, first):  # type: ignore[no-untyped-def]
        full = desk[DECK]
        while coup.actor == CHANCE:
            card = EMPTY
            if spot.turned == full:
                spot.turned = bring_to_end(shoes[first : first + full], restock(rules, coup))
            if spot.turned < full:
                card = drawn(spot.dice, shoes[first : first + full], spot.turned)
                spot.turned += 1
            elif dealt:
                raise ValueError(SHORT)
            apply(rules, coup, card)

    return make(turn)


def _offering(module: Any, make: Maker) -> Code:
    limits, legal, bets = module.limits, module.legal, bets_of(module)

    def offer(desk, rules, coup, found, first):  # type: ignore[no-untyped-def]
        if coup.phase in bets:
            least, most, apart = limits(rules, coup)
            return note_amounts(desk, least, most, apart, found, first)
        return note_answers(desk, coup.phase, legal(rules, coup), found, first)

    return make(offer, True)


def _meaning(module: Any, make: Maker) -> Code:
    limits, bets = module.limits, bets_of(module)

    def meant(desk, rules, coup, action):  # type: ignore[no-untyped-def]
        if coup.phase in bets:
            least, most, apart = limits(rules, coup)
            return amount_of(desk, action, least, most, apart)
        return answer_of(desk, coup.phase, action)

    return make(meant, True)


def _looking(module: Any, make: Maker) -> Code:
    hide = module.hide

    def look(desk, rules, coup, seen, words, seat, out, first):  # type: ignore[no-untyped-def]
        seen[0] = coup
        hide(rules, seen[0], seat)
        write_view(desk, seen[0], words, seat, out, first)

    return make(look, True)


def _look_at_all(desk, rules, coup, seen, words, seat, out, first):  # type: ignore[no-untyped-def]
    """Where nothing is hidden; `words` are the numbers of `seen`."""
    seen[0] = coup
    write_view(desk, seen[0], words, seat, out, first)


@cache
def observing(code: Parts) -> Code:
    """Compiled: what a seat sees of a table, to be called from Python."""
    look, rules_of = code.look, code.rules

    def observe(desk, table, seen, words, seat, out):  # type: ignore[no-untyped-def]
        look(desk, rules_of(desk), table[0], seen, words, seat, out, 0)

    return code.compiled(observe)


def _valuing(module: Any, make: Maker) -> Code:
    chips = not hasattr(module, "worth")
    counted = make(_chips) if chips else module.worth

    def worth(desk, rules, coup, spot):  # type: ignore[no-untyped-def]
        seats, mean = desk[SEATS], 0.0
        for seat in range(seats):
            value = counted(rules, coup, seat)
            spot.won[seat] = value - desk[desk[STACKS] + seat] if chips else value
            mean += spot.won[seat] / seats
        if desk[CENTRED]:
            for seat in range(seats):
                spot.won[seat] -= mean

    return make(worth, True)


def _chips(rules: Any, coup: Any, seat: int) -> int:
    stack: int = coup.stacks[seat]
    return stack


# -- who plays the other seats


def players(game: Game) -> list[str]:
    """The bots that are compiled for this game."""
    steady = game.told is not None and is_ours(game.module) and hasattr(game.module, "hide")
    return [*POLICIES, *([bots.STEADY] if steady else [])]


def player(game: Game, name: str) -> Code:
    """Compiled: what a bot does, as it says it to the rules.

    Called with the desk, the rules, a state, room for a view, room for ids, and dice.

    Raises:
        UnknownName: no bot of this name is compiled for this game.
    """
    if name not in players(game):
        raise UnknownName(f"compiled bot for {game.name}", name, players(game))
    module: Any = game.module
    return _player(parts(game), module, name)


@cache
def _player(code: Parts, module: Any, name: str) -> Code:
    if name == RANDOM:
        return _any_id(code)
    limits, bets = module.limits, bets_of(module)
    choose = _by_thumb(module) if name == bots.STEADY else _by_policy(code, module, name)
    nearest = _nearest(code)

    def answer(desk, rules, coup, seen, found, dice):  # type: ignore[no-untyped-def]
        usual = desk[desk[USUAL] + coup.phase]
        if coup.phase not in bets:
            return choose(rules, coup, seen, dice)
        if usual == 0:
            wanted = choose(rules, coup, seen, dice)
        else:
            roll(dice)
            least, most, _ = limits(rules, coup)
            wanted = most if usual == 2 else least
        return nearest(desk, rules, coup, found, wanted)

    return code.compiled(answer)


def _any_id(code: Parts) -> Code:
    offer, meant = code.offer, code.meant

    def answer(desk, rules, coup, seen, found, dice):  # type: ignore[no-untyped-def]
        count = offer(desk, rules, coup, found, 0)
        return meant(desk, rules, coup, found[below(dice, count)])

    return code.compiled(answer)


def _nearest(code: Parts) -> Code:
    """The amount nearest to another that has an id; of two as near, that of the lower id."""
    offer, meant = code.offer, code.meant

    def nearest(desk, rules, coup, found, wanted):  # type: ignore[no-untyped-def]
        count = offer(desk, rules, coup, found, 0)
        best = meant(desk, rules, coup, found[0])
        for n in range(1, count):
            amount = meant(desk, rules, coup, found[n])
            if abs(amount - wanted) < abs(best - wanted):
                best = amount
        return best

    return code.compiled(nearest)


def _by_policy(code: Parts, module: Any, name: str) -> Code:
    limits, legal, bets = module.limits, module.legal, bets_of(module)
    chips, which = POLICIES[name]
    weigh = code.compiled(weights(module, name))

    def choose(rules, coup, seen, dice):  # type: ignore[no-untyped-def]
        if coup.phase in bets:
            least, most, apart = limits(rules, coup)
            return chips(least, most, apart, roll(dice))
        options = legal(rules, coup)
        return options[which(weigh(rules, coup, options), roll(dice))]

    return code.compiled(choose)


def _by_thumb(module: Any) -> Code:
    """The rules of thumb of a game of tricks, from the view of the seat alone."""
    bot: Any = module_of(name_of(module), "bot")
    compilable(bot)
    hide, think = module.hide, bot.choose

    def choose(rules, coup, seen, dice):  # type: ignore[no-untyped-def]
        seen[0] = coup
        hide(rules, seen[0], coup.actor)
        return think(rules, seen[0], roll(dice))

    return compiled(choose)
