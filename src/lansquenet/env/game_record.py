"""What compiled code must know of a game, as one row of numbers, and how it reads them.

A row begins with a *desk*, a record with names: how many ids, seats and cards there are, the rules, and the
state in which every hand begins.  After it come lists, of which the desk says where in the row they begin.
The record is the same for every game of a module, so that other chips, ladders or packs need no compiling.
Except for what lays it out, in the dialect that `sim.compiler` compiles.
"""

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, TypeAlias

import numpy as np

from lansquenet.bots.learnt import PolicyTable
from lansquenet.env.basis.actions import APART, BET, LEAST, MOST
from lansquenet.env.basis.setting import Setting
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import hides
from lansquenet.rules.state import NONE, SEATS
from lansquenet.sim.compiler import Ints, layout, numbers, record

PLAIN = (
    *("ids", "phases", "seats", "deck", "cards", "numbers", "size"),  # how many; numbers, size: of a view
    *("chips", "centred"),  # by which numbers are softened; whether returns are
    *("least", "most", "apart"),  # the ids that say so; NO_ID where there is none
    *("lowest", "width"),  # of the answers that have ids
    *("said", "id_of", "rungs", "usual", "pack", "place_of", "card_of"),  # where these lists begin in the row
    *(
        "face_at",
        "id_of_face",
        "salt",
    ),  # and these: faces by the ids of chance, and back; a number for each number
    *(
        "faces",
        "dealt",
        "may_end",
        "hidden",
        "memories",
        "recall",
    ),  # cards; truths; what is remembered, by how many
    *("legal", "due", "stock_at", "heard_at"),  # of a hand that is a row: see `engine.kernel`
    *("room", "out", "mask", "log"),  # where it may write in this row
    *("keys", "parts"),  # where the table of a bot that learnt begins, and its chances after its keys
    *("learnt", "slots"),  # how many keys that table has, and how many chances each
    *("left", "lefts"),  # where it begins what a hand leaves, and how many numbers of that there are
)
NO_ID = -1
NO_RUNG = -2

Desk: TypeAlias = Any  # the record of `kind_of`


def kind_of(rules: Iterable[str], state: np.dtype[np.void]) -> np.dtype[np.void]:
    """The record that a desk is, for rules with these fields and a record of states."""
    terms = np.dtype([(name, np.int64) for name in rules])
    plain = [(name, np.int64) for name in PLAIN]
    return np.dtype([*plain, ("stacks", np.int64, (SEATS,)), ("rules", terms), ("start", state)])


def laid_out(game: Setting, table: PolicyTable | None = None, left: Sequence[float] = ()) -> Ints:
    """The desk of a game, and the lists after it; of a bot that learnt its table, and what a hand leaves."""
    start, lists = game.start(), _lists(game) | _table(table) | {"left": np.array(left).view(np.int64)}
    desk = np.zeros(1, kind_of(game.rules._fields, layout(start)))
    desk["stacks"][0, : len(game.stacks)] = game.stacks
    desk["rules"] = tuple(int(value) for value in numbers(game.rules))
    desk["start"] = record(start)
    for name, number in _counts(game).items():
        desk[name] = number
    desk["learnt"], desk["slots"] = (len(table.keys), table.width) if table else (0, 0)
    desk["lefts"] = len(left)
    front = desk.view(np.int64)
    end = len(front)
    for name, found in lists.items():
        desk[name], end = end, end + len(found)
    return np.concatenate([front, *lists.values()]).astype(np.int64)


def _counts(game: Setting) -> dict[str, int]:
    """The plain numbers of a desk, but for where its lists begin."""
    low, width = _answers(game)
    ends = {name: game.actions.ids.get((name, 0), NO_ID) for name in (LEAST, MOST, APART)}
    return ends | {
        "ids": len(game.actions.said),
        "phases": len(game.module.Phase),
        "seats": game.layout.seats,
        "deck": len(game.deck),
        "cards": len(game.encoder.cards),
        "numbers": len(game.layout.labels),
        "size": game.encoder.size,
        "chips": max(game.total, 1),
        "centred": int(game.terms.returns == "centred"),
        "lowest": low,
        "width": width,
        "faces": len(game.faces),
        "dealt": int(game.terms.deal == "deck"),
        "may_end": int(game.may_end),
        "hidden": int(hides(game.module)),
        "memories": game.layout.seats if hides(game.module) else 1,
        "recall": game.terms.memory,
        "legal": max(len(game.actions.said), len(game.faces) + 1),
    }


def _answers(game: Setting) -> tuple[int, int]:
    """The lowest answer of any phase, and how many there are from that to the highest."""
    every = [0, *[answer for answers in game.actions.by_phase.values() for answer in answers]]
    return min(every), max(every) - min(every) + 1


def _lists(game: Setting) -> dict[str, Sequence[int] | Ints]:
    """What a row holds after the desk."""
    actions, phases, (low, width), places = (
        game.actions,
        len(game.module.Phase),
        _answers(game),
        _places(game),
    )
    said, id_of = np.zeros((phases, len(actions.said)), np.int64), np.full((phases, width), NO_ID)
    for phase, answers in actions.by_phase.items():
        for answer, n in answers.items():
            said[phase, n], id_of[phase, answer - low] = answer, n
    return {
        "said": said.ravel(),
        "id_of": id_of.ravel(),
        "rungs": [number if block == BET else NO_RUNG for block, number in actions.said],
        "usual": _usual(game),
        "pack": game.deck,
        "place_of": places,
        "card_of": [places[n] for n in game.encoder.cards],
        "face_at": [*game.faces, EMPTY],
        "id_of_face": [
            game.faces.index(card) if card in game.faces else 0 for card in range(max(game.faces) + 1)
        ],
        "salt": _salt(len(places)),
    }


def _table(table: PolicyTable | None) -> dict[str, Ints]:
    """A table as lists of a row: its keys, and then the chances of each."""
    if table is None:
        return {}
    return {
        "keys": np.array(table.keys, np.int64),
        "parts": np.frombuffer(table.parts, np.uint8).astype(np.int64),
    }


def _salt(many: int) -> Ints:
    """So many odd numbers of 64 bits that have nothing to do with each other."""
    dice = Random(many)
    odd = [dice.getrandbits(64) | 1 for _ in range(many)]
    return np.array(odd, np.uint64).view(np.int64)


def _places(game: Setting) -> list[int]:
    """For each number of a view's row, where it stands in a record."""
    blank = record(game.start())
    words = blank.view(np.int64)
    words[:] = np.arange(len(words))
    return list(game.layout.row(_Named(blank[0])))


class _Named:
    """A record whose fields are attributes, in lists."""

    def __init__(self, packed: np.void) -> None:
        self._packed = packed

    def __getattr__(self, name: str) -> object:
        return self._packed[name].tolist()


def _usual(game: Setting) -> list[int]:
    """For each phase 1 where the least is what all say, 2 where it is the most."""
    steps = game.told.steps if game.told else {}
    words = [steps[phase.name].usual if phase.name in steps else "" for phase in game.module.Phase]
    return [1 if word == LEAST else 2 if word == MOST else 0 for word in words]


# -- in the compiled dialect from here


def note_answers(desk: Desk, row: Ints, phase: int, legal: list[int], found: Ints, first: int) -> int:
    """Write the ids of these answers into `found`, in order, from `first` on; how many there are."""
    at = desk.id_of + phase * desk.width - desk.lowest
    end = first
    for answer in legal:
        n = end
        action = row[at + answer]
        while n > first and found[n - 1] > action:
            found[n] = found[n - 1]
            n -= 1
        found[n] = action
        end += 1
    return end - first


def note_amounts(desk: Desk, row: Ints, least: int, most: int, apart: int, found: Ints, first: int) -> int:
    """Write the ids of every rung within the limits, and of what the limits are, into `found`."""
    end, on_least, on_most, on_apart = first, False, False, False
    for action in range(desk.ids):
        rung = row[desk.rungs + action]
        if rung >= 0 and (least <= rung <= most or rung == apart):
            found[end] = action
            end += 1
            on_least = on_least or rung == least
            on_most = on_most or rung == most
            on_apart = on_apart or rung == apart
    if least <= most and not on_least:
        found[end] = desk.least
        end += 1
    if least < most and not on_most:
        found[end] = desk.most
        end += 1
    if apart != NONE and not on_apart and (least > most or apart not in (least, most)):
        found[end] = desk.apart
        end += 1
    return end - first


def amount_of(desk: Desk, row: Ints, action: int, least: int, most: int, apart: int) -> int:
    """The chips that an id stands for within these limits."""
    if action == desk.least:
        return least
    if action == desk.most:
        return most
    return apart if action == desk.apart else row[desk.rungs + action]


def answer_of(desk: Desk, row: Ints, phase: int, action: int) -> int:
    """What an id says to the rules in a phase that is no bet."""
    said: int = row[desk.said + phase * desk.ids + action]
    return said


def learnt_row(desk: Desk, row: Ints, key: int) -> int:
    """Where the chances of a key stand in the row; 0 where nothing was learnt of it."""
    low, high = desk.keys, desk.keys + desk.learnt
    while low < high:
        middle = (low + high) // 2
        if row[middle] < key:
            low = middle + 1
        else:
            high = middle
    if low == desk.keys + desk.learnt or row[low] != key:
        return 0
    found: int = desk.parts + (low - desk.keys) * desk.slots
    return found
