"""A game in compiled code, dealt by dice and played by ids: what one table and many tables share.

Beside the record of a state, a *spot* has the dice of a table, how many cards of its shoe are turned, and
what each seat has won.  The shoe is shuffled as cards are turned.  Written for `sim.compiler`; what is made
for a module is kept, and its rules, chips and ladder come with the desk.  Compiled code is handed whole
arrays, borrowed, and where to begin in them: counting references to slices costs more than an act.
"""

from functools import cache
from typing import NamedTuple

import numpy as np

from lansquenet import bots
from lansquenet.bots import after, learnt, playing_on
from lansquenet.bots.search import looking
from lansquenet.env import game_record
from lansquenet.env.basis.marking import write_view
from lansquenet.env.basis.setting import RANDOM, Setting
from lansquenet.env.game_record import (
    amount_of,
    answer_of,
    kind_of,
    learnt_row,
    note_amounts,
    note_answers,
)
from lansquenet.errors import UnknownName
from lansquenet.games import GAMES, bot_of, known_of, name_of
from lansquenet.rules.cards import EMPTY, bring_to_end
from lansquenet.rules.game import Game as Module, counts_chips, hides
from lansquenet.rules.policies import POLICIES, weights
from lansquenet.rules.state import CHANCE, SEATS as MOST_SEATS
from lansquenet.sim.compiler import Code, bets_of, callable_here, compilable, compiled, layout
from lansquenet.sim.dice import below, drawn, mixed, roll

compilable(game_record)

WORLDS = 32  # that compiled `search` looks at for a decision
SHORT = "There are fewer cards than are to be dealt: give more cards, or take fewer seats."
SPOT = np.dtype(
    [
        ("tag", np.int64),  # of the game
        ("count", np.int64),  # of the acts that are legal
        ("dice", np.uint64, (1,)),
        ("turned", np.int64),
        (
            "given",
            np.int64,
        ),  # whether the shoe lies in the order in which its cards are turned; 2: in the next hand
        ("hand", np.int64),  # how many of its episode were played
        ("before", np.float64, (MOST_SEATS,)),  # what each had won in it before this hand
        ("seat", np.int64),  # that decides, or that has decided last
        ("won", np.float64, (MOST_SEATS,)),
    ]
)


class Parts(NamedTuple):
    """Compiled code of a game: what is done at one table."""

    kind: np.dtype[np.void]  # the record of a state
    desk: np.dtype[np.void]  # the record of a desk
    desk_of: Code  # a row of numbers: the desk with which it begins
    draw: Code  # the next card
    turn: Code  # turn cards until a seat is to act, or the hand is over
    offer: Code  # write down the ids of what the seat to act may do; how many
    meant: Code  # what an id says to the rules
    apply: Code
    see: Code  # hide what a seat may not know from a copy, in room for a view
    see_all: Code  # the same where nothing is to be hidden
    look: Code  # write down what a seat sees
    look_at_all: Code  # the same of a seat from which nothing is hidden
    worth: Code  # what the hand was worth to a seat, in the mean of all seats less if so wished
    kept: bool  # whether what is compiled of it is


def is_ours(module: Module) -> bool:
    """Whether this is a game of the book."""
    return any(module is game for game in GAMES.values())


@cache
def parts_of(module: Module, fields: tuple[str, ...], kind: np.dtype[np.void]) -> Parts:
    """The code of a module; `fields` are those of its rules, `kind` the record of its states."""
    kept = is_ours(module)
    if not kept:
        compilable(module)
    see_all = callable_here(_see_all, inline=True)
    see = _seeing(module) if hides(module) else see_all
    look, look_at_all = _looking(see), _looking(see_all)
    draw, offer, meant, worth = (part(module) for part in (_drawing, _offering, _meaning, _valuing))
    turn, apply = _turning(module, draw), module.apply
    desk, desk_of = kind_of(fields, kind), _opening(fields, kind)
    return Parts(
        kind, desk, desk_of, draw, turn, offer, meant, apply, see, see_all, look, look_at_all, worth, kept
    )  # fmt: skip


def parts(game: Setting) -> Parts:
    """The compiled code of a game."""
    return parts_of(game.module, game.rules._fields, layout(game.start()))


def _opening(fields: tuple[str, ...], kind: np.dtype[np.void]) -> Code:
    """The desk with which a row of numbers begins."""
    desk = kind_of(fields, kind)
    end = desk.itemsize // 8

    def desk_of(row):  # type: ignore[no-untyped-def]
        return row[:end].view(desk)[0]

    return callable_here(desk_of, inline=True)


def _drawing(module: Module) -> Code:
    restock, dealt = module.restock, hides(module)

    def draw(desk, coup, spot, shoes, first):  # type: ignore[no-untyped-def]
        full, card = desk.deck, EMPTY
        if spot.turned == full:
            spot.turned = bring_to_end(shoes[first : first + full], restock(desk.rules, coup))
            spot.given = 0
        if spot.turned < full:
            if spot.given:
                card = shoes[first + spot.turned]
            else:
                card = drawn(spot.dice, shoes[first : first + full], spot.turned)
            spot.turned += 1
        elif dealt:
            raise ValueError(SHORT)
        return card

    return callable_here(draw, inline=True)


def _turning(module: Module, draw: Code) -> Code:
    apply = module.apply

    def turn(desk, coup, spot, shoes, first):  # type: ignore[no-untyped-def]
        while coup.actor == CHANCE:
            apply(desk.rules, coup, draw(desk, coup, spot, shoes, first))

    return callable_here(turn)


def _offering(module: Module) -> Code:
    limits, legal, bets = module.limits, module.legal, bets_of(module)

    def offer(desk, row, coup, found, first):  # type: ignore[no-untyped-def]
        if coup.phase in bets:
            least, most, apart = limits(desk.rules, coup)
            return note_amounts(desk, row, least, most, apart, found, first)
        return note_answers(desk, row, coup.phase, legal(desk.rules, coup), found, first)

    return callable_here(offer, inline=True)


def _meaning(module: Module) -> Code:
    limits, bets = module.limits, bets_of(module)

    def meant(desk, row, coup, action):  # type: ignore[no-untyped-def]
        if coup.phase in bets:
            least, most, apart = limits(desk.rules, coup)
            return amount_of(desk, row, action, least, most, apart)
        return answer_of(desk, row, coup.phase, action)

    return callable_here(meant, inline=True)


def _seeing(module: Module) -> Code:
    hide = module.hide

    def see(desk, coup, seen, seat):  # type: ignore[no-untyped-def]
        seen[0] = coup
        hide(desk.rules, seen[0], seat)

    return callable_here(see, inline=True)


def _see_all(desk, coup, seen, seat):  # type: ignore[no-untyped-def]
    """Where nothing is hidden."""
    seen[0] = coup


def _looking(see: Code) -> Code:
    def look(desk, row, coup, seen, words, seat, out, first):  # type: ignore[no-untyped-def]
        """`words` are the numbers of `seen`."""
        see(desk, coup, seen, seat)
        write_view(desk, row, seen[0], words, seat, out, first)

    return callable_here(look, inline=True)


@cache
def observing(code: Parts) -> Code:
    """Compiled: what a seat sees of a table, to be called from Python."""
    look, desk_of = code.look, code.desk_of

    def observe(row, table, seen, words, seat, out):  # type: ignore[no-untyped-def]
        look(desk_of(row), row, table[0], seen, words, seat, out, 0)

    return compiled(observe, code.kept)


def _valuing(module: Module) -> Code:
    chips, counted = counts_chips(module), module.worth

    def worth(desk, coup, spot):  # type: ignore[no-untyped-def]
        seats, mean = desk.seats, 0.0
        for seat in range(seats):
            value = counted(desk.rules, coup, seat)
            spot.won[seat] = value - desk.stacks[seat] if chips else value
            mean += spot.won[seat] / seats
        if desk.centred:
            for seat in range(seats):
                spot.won[seat] -= mean

    return callable_here(worth, inline=True)


# -- who plays the other seats


def players(game: Setting) -> list[str]:
    """The bots that are compiled for this game."""
    if game.told is None or not is_ours(game.module) or not hides(game.module):
        return [*POLICIES]
    return [*POLICIES, bots.STEADY, *(bots.BY_TABLE if learnt.is_learnt(game.told.name) else ())]


class Lore(NamedTuple):
    """What a compiled bot is given beside the game."""

    table: learnt.PolicyTable | None = None  # by which it plays
    left: tuple[float, ...] = ()  # what a hand leaves; see `bots.after`


def lore(game: Setting, name: str) -> Lore:
    """What a compiled bot is given under these rules."""
    if name not in bots.BY_TABLE or game.told is None:
        return Lore()
    known = learnt.fits(game.told.name, game.rules)
    left = after.measured(game.told.name, game.rules, len(game.stacks)).table if name == bots.SEARCH else ()
    return Lore(learnt.policy(game.told.name) if known else None, left)


def player(game: Setting, name: str) -> Code:
    """Compiled: what a bot does, as it says it to the rules.

    Called with the desk, its row, a state, room for a view, room for ids, and dice.

    Raises:
        UnknownName: no bot of this name is compiled for this game.
    """
    if name not in players(game):
        raise UnknownName(f"compiled bot for {game.name}", name, players(game))
    return _player(parts(game), game.module, name)


@cache
def _player(code: Parts, module: Module, name: str) -> Code:
    if name == RANDOM:
        return _any_id(code)
    limits, bets = module.limits, bets_of(module)
    if name in POLICIES:
        choose = _by_policy(code, module, name)
    else:
        choose = {bots.STEADY: _by_thumb, bots.LEARNT: _by_table, bots.SEARCH: _by_search}[name](module)
    nearest = _nearest(code)

    def answer(desk, row, coup, seen, found, dice):  # type: ignore[no-untyped-def]
        usual = row[desk.usual + coup.phase]
        if coup.phase not in bets:
            return choose(desk, row, coup, seen, dice)
        if usual == 0:
            wanted = choose(desk, row, coup, seen, dice)
        else:
            roll(dice)
            least, most, _ = limits(desk.rules, coup)
            wanted = most if usual == 2 else least
        return nearest(desk, row, coup, found, wanted)

    return callable_here(answer)


def _any_id(code: Parts) -> Code:
    offer, meant = code.offer, code.meant

    def answer(desk, row, coup, seen, found, dice):  # type: ignore[no-untyped-def]
        count = offer(desk, row, coup, found, 0)
        return meant(desk, row, coup, found[below(dice, count)])

    return callable_here(answer)


def _nearest(code: Parts) -> Code:
    """The amount nearest to another that has an id; of two as near, that of the lower id."""
    offer, meant = code.offer, code.meant

    def nearest(desk, row, coup, found, wanted):  # type: ignore[no-untyped-def]
        count = offer(desk, row, coup, found, 0)
        best = meant(desk, row, coup, found[0])
        for n in range(1, count):
            amount = meant(desk, row, coup, found[n])
            if abs(amount - wanted) < abs(best - wanted):
                best = amount
        return best

    return callable_here(nearest)


def _by_policy(code: Parts, module: Module, name: str) -> Code:
    limits, legal, bets = module.limits, module.legal, bets_of(module)
    chips, which = POLICIES[name]
    weigh = callable_here(weights(module, name))

    def choose(desk, row, coup, seen, dice):  # type: ignore[no-untyped-def]
        if coup.phase in bets:
            least, most, apart = limits(desk.rules, coup)
            return chips(least, most, apart, roll(dice))
        options = legal(desk.rules, coup)
        return options[which(weigh(desk.rules, coup, options), roll(dice))]

    return callable_here(choose)


def _by_thumb(module: Module) -> Code:
    """The rules of thumb of a game of tricks, from the view of the seat alone."""
    bot = bot_of(name_of(module))
    compilable(bot)
    hide, think = module.hide, bot.choose

    def choose(desk, row, coup, seen, dice):  # type: ignore[no-untyped-def]
        seen[0] = coup
        hide(desk.rules, seen[0], coup.actor)
        return think(desk.rules, seen[0], roll(dice))

    return callable_here(choose)


def _by_table(module: Module) -> Code:
    """What was learnt, where the row has a table that knows this view; else as by rules of thumb."""
    room = known_of(name_of(module))
    compilable(room)
    hide, legal, known, slot_of, thumb = (
        module.hide, module.legal, room.known, room.slot_of, _by_thumb(module)
    )  # fmt: skip

    def choose(desk, row, coup, seen, dice):  # type: ignore[no-untyped-def]
        options = legal(desk.rules, coup)
        if len(options) == 1 or desk.learnt == 0:
            return thumb(desk, row, coup, seen, dice)
        seen[0] = coup
        hide(desk.rules, seen[0], coup.actor)
        first, total = learnt_row(desk, row, known(desk.rules, seen[0])), 0
        for action in options:
            total += row[first + slot_of(desk.rules, seen[0], action)] if first > 0 else 0
        if total == 0:
            return thumb(desk, row, coup, seen, dice)
        at = below(dice, total)
        for action in options:
            at -= row[first + slot_of(desk.rules, seen[0], action)]
            if at < 0:
                return action
        return options[0]

    return callable_here(choose)


def _by_search(module: Module) -> Code:
    """As was learnt, unless something else clearly leads that in a few worlds; amounts by rules of thumb."""
    hide, legal, bets, place_of = module.hide, module.legal, bets_of(module), playing_on.place_of
    look, default, thumb = looking(name_of(module)), _by_table(module), _by_thumb(module)

    def choose(desk, row, coup, seen, dice):  # type: ignore[no-untyped-def]
        if coup.phase in bets:
            return thumb(desk, row, coup, seen, dice)
        options = legal(desk.rules, coup)
        if len(options) == 1:
            return options[0]
        done = place_of(options, default(desk, row, coup, seen, dice))
        seen[0] = coup
        hide(desk.rules, seen[0], coup.actor)
        keys = row[desk.keys : desk.keys + desk.learnt]
        parts = row[desk.parts : desk.parts + desk.learnt * desk.slots].reshape(desk.learnt, desk.slots)
        left = row[desk.left : desk.left + desk.lefts].view(np.float64)
        own = dice.copy()
        own[0] = mixed(own[0])  # the next numbers of the table's dice are the cards that come
        roll(dice)
        return options[look(desk.rules, seen, options, done, WORLDS, left, keys, parts, own)]

    return callable_here(choose)
