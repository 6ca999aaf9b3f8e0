"""What compiled code must know of a game, as one row of numbers, and how it reads them.

A *desk* holds the ids of actions, the places of a view's numbers in a record, the rules, and the state in
which every hand begins.  One row of plain numbers has the same type for every game, so that other chips,
ladders or packs need no compiling.  Except for `laid_out`, in the dialect that `sim.compiler` compiles.
"""

from typing import Any

import numpy as np

from lansquenet.env.actions import APART, BET, LEAST, MOST
from lansquenet.env.game import Game
from lansquenet.env.tensors import PLACES
from lansquenet.rules.play import CHANCE, NONE, OVER, SOMEBODY
from lansquenet.rules.tricks import LAID, PLAYED, SHOWN, TABLE
from lansquenet.sim.compiler import numbers, record

IDS, PHASES, SEATS, DECK, ROW, CARDS, SOFT, SIZE = range(
    8
)  # how many there are; what numbers are softened by
LEAST_ID, MOST_ID, APART_ID, LOWEST, WIDTH, CENTRED = range(8, 14)
SAID, ID_OF, RUNGS, USUAL, PACK, PLACE_OF, CARD_OF, STACKS = range(14, 22)  # where these lists begin
HEAD = 22  # after which come the rules, and then the state
NO_ID = -1
NO_RUNG = -2

Numbers = np.ndarray[Any, np.dtype[np.int64]]


def laid_out(game: Game) -> Numbers:
    """The desk of a game."""
    actions, layout, phases = game.actions, game.layout, len(game.module.Phase)
    ids, answered = len(actions.said), actions.by_phase
    every = [0, *[answer for answers in answered.values() for answer in answers]]
    low, width = min(every), max(every) - min(every) + 1
    said, id_of = np.zeros((phases, ids), np.int64), np.full((phases, width), NO_ID)
    for phase, answers in answered.items():
        for answer, n in answers.items():
            said[phase, n], id_of[phase, answer - low] = answer, n
    rungs = [number if block == BET else NO_RUNG for block, number in actions.said]
    ends = [actions.ids.get((name, 0), NO_ID) for name in (LEAST, MOST, APART)]
    places = _places(game)
    cards = [places[n] for name in layout.card_fields for n in layout.spans[name]]
    lists: list[Any] = [
        said.ravel(),
        id_of.ravel(),
        rungs,
        _usual(game),
        game.deck,
        places,
        cards,
        game.stacks,
    ]
    counts = [
        ids,
        phases,
        layout.seats,
        len(game.deck),
        len(places),
        len(cards),
        max(game.total, 1),
        game.encoder.size,
    ]
    front = np.concatenate([_rules(game), record(game.start()).view(np.int64)])
    begins = HEAD + len(front) + np.cumsum([0, *map(len, lists)])[:-1]
    head = [*counts, *ends, low, width, int(game.terms.returns == "centred"), *begins]
    return np.concatenate([np.array(head), front, *lists]).astype(np.int64)


def _rules(game: Game) -> Numbers:
    return np.array([int(value) for value in numbers(game.rules)], np.int64)


def _places(game: Game) -> list[int]:
    """For each number of a view's row, where it stands in a record."""
    blank = record(game.start())
    words = blank.view(np.int64)
    words[:] = np.arange(len(words))
    return list(game.layout.row(_Named(blank[0])))


class _Named:
    """A record whose fields are attributes, in lists."""

    def __init__(self, packed: Any) -> None:
        self._packed = packed

    def __getattr__(self, name: str) -> Any:
        return self._packed[name].tolist()


def _usual(game: Game) -> list[int]:
    """For each phase 1 where the least is what all say, 2 where it is the most."""
    steps = game.told.steps if game.told else {}
    words = [steps[phase.name].usual if phase.name in steps else "" for phase in game.module.Phase]
    return [1 if word == LEAST else 2 if word == MOST else 0 for word in words]


# -- in the compiled dialect from here


def note_answers(desk: Numbers, phase: int, legal: list[int], found: Numbers, first: int) -> int:
    """Write the ids of these answers into `found`, in order, from `first` on; how many there are."""
    at = desk[ID_OF] + phase * desk[WIDTH] - desk[LOWEST]
    end = first
    for answer in legal:
        n = end
        action = desk[at + answer]
        while n > first and found[n - 1] > action:
            found[n] = found[n - 1]
            n -= 1
        found[n] = action
        end += 1
    return end - first


def note_amounts(desk: Numbers, least: int, most: int, apart: int, found: Numbers, first: int) -> int:
    """Write the ids of every rung within the limits, and of what the limits are, into `found`."""
    end, on_least, on_most, on_apart = first, False, False, False
    for action in range(desk[IDS]):
        rung = desk[desk[RUNGS] + action]
        if rung >= 0 and (least <= rung <= most or rung == apart):
            found[end] = action
            end += 1
            on_least = on_least or rung == least
            on_most = on_most or rung == most
            on_apart = on_apart or rung == apart
    if least <= most and not on_least:
        found[end] = desk[LEAST_ID]
        end += 1
    if least < most and not on_most:
        found[end] = desk[MOST_ID]
        end += 1
    if apart != NONE and not on_apart and (least > most or apart not in (least, most)):
        found[end] = desk[APART_ID]
        end += 1
    return end - first


def amount_of(desk: Numbers, action: int, least: int, most: int, apart: int) -> int:
    """The chips that an id stands for within these limits."""
    if action == desk[LEAST_ID]:
        return least
    if action == desk[MOST_ID]:
        return most
    return apart if action == desk[APART_ID] else desk[desk[RUNGS] + action]


def answer_of(desk: Numbers, phase: int, action: int) -> int:
    """What an id says to the rules in a phase that is no bet."""
    said: int = desk[desk[SAID] + phase * desk[IDS] + action]
    return said


def write_view(desk: Numbers, view: Any, words: Numbers, seat: int, out: Any, first: int) -> None:
    """A view as the numbers of `tensors.Encoder`; `words` are the numbers of its record."""
    seats, places, softer = desk[SEATS], PLACES + desk[SEATS], np.float32(desk[SOFT] / 8 + 8)
    at = first + 2 * seats + desk[PHASES] + 3
    end = at + desk[CARDS] * places
    for n in range(first, end):
        out[n] = 0
    out[first + seat] = 1
    out[first + seats + view.phase] = 1
    out[first + seats + desk[PHASES] + place_of_actor(view.actor, seats)] = 1
    for n in range(desk[CARDS]):
        out[at + n * places + place_of_card(words[desk[desk[CARD_OF] + n]], seat)] = 1
    row, places_at, place_of = np.uint64(desk[ROW]), np.uint64(end), np.uint64(desk[PLACE_OF])
    for n in range(row):  # unsigned, and in two loops, because compilers make more of it
        out[places_at + n] = words[np.uint64(desk[place_of + n])]
    for n in range(places_at, places_at + row):
        out[n] = out[n] / (abs(out[n]) + softer)


def place_of_actor(actor: int, seats: int) -> int:
    """As `tensors.Encoder` has it."""
    if actor == CHANCE:
        return seats
    if actor == OVER:
        return seats + 1
    return seats + 2 if actor == SOMEBODY else actor


def place_of_card(where: int, seat: int) -> int:
    """As `tensors.Encoder` has it."""
    if where >= PLAYED:
        return PLACES + where % 16
    if where in (TABLE, SHOWN):
        return 2
    if where == seat:
        return 0
    return 3 if where == LAID + seat else 1
