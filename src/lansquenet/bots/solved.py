"""Solved: what was learnt of a reduced game beforehand, where a table comes to it; else rules of thumb.

Two seats bid or announce, because all others are out of chips, under the rules that were learnt and for a
pool about as large.  Cards are played by rules of thumb, as they were when it was learnt.
"""

from collections.abc import Sequence
from functools import cache
from gzip import decompress
from json import loads

from lansquenet.books.book import book
from lansquenet.books.written import Json
from lansquenet.bots.estimate import Estimate
from lansquenet.games import bot_of, file_of
from lansquenet.rules.state import POOL, Options, State
from lansquenet.rules.tricks import deal_of

Row = Json
FILE = "reckoned/solved.json.gz"  # in the room of the game


@cache
def solution(name: str) -> Row:
    """What was learnt of a game beforehand."""
    found: Row = loads(decompress(file_of(name, FILE).read_bytes()))
    return found


@cache
def is_solved(name: str) -> bool:
    """Whether a table may come to what was learnt: a bidding of the game, not the end of a small one."""
    return file_of(name, FILE).is_file() and "biddings" in solution(name)


def choose(name: str, rules: Options, view: State, dice: int) -> int:
    """What was learnt, by the dice; where nothing was, what the rules of thumb say."""
    row, known = _asked(name, rules, view)
    if row is None or known not in row["policy"]:
        return bot_of(name).choose(rules, view, dice)
    parts, menu = row["policy"][known], _menu(row, known)
    at = (dice & 0xFFFF) * sum(parts) >> 16
    for action, part in zip(menu, parts, strict=True):
        at -= part
        if at < 0:
            return int(action)
    return int(menu[-1])


def values(
    name: str, rules: Options, view: State, dice: int, stock: Sequence[int] | None = None
) -> list[Estimate]:
    """What each announcement was worth when it was learnt, against one who bids as was learnt too.

    It counts half of what one wins more than the other, in the whole deal.  Of all else, what a search says.
    """
    row, known = _asked(name, rules, view)
    if row is None or known not in row["policy"]:
        from lansquenet.bots import search

        return search.values(name, rules, view, dice, stock)
    said = _said(known)
    return [Estimate(action, _value(row, known, (*said, action))) for action in _menu(row, known)]


def knows(name: str, rules: Options, view: State) -> bool:
    """Whether it was learnt what the seat to speak should say."""
    row, known = _asked(name, rules, view)
    return row is not None and known in row["policy"]


def _asked(name: str, rules: Options, view: State) -> tuple[Row | None, str]:
    """The bidding that was learnt for this pool, and what the seat to speak knows of it."""
    told, what, bot = book(name), solution(name), bot_of(name)
    if (
        told.game.Phase(view.phase).name != what["phase"]
        or told.play_by("", what["options"]) != rules
        or sum(deal_of(view).active[: view.seats]) != 2
    ):
        return None, ""
    row = min(what["biddings"], key=lambda row: abs(row["pool"] - view.stacks[POOL]))
    at = sum(1 for bound in what["bounds"] if bound <= bot.outlook(rules, view))
    return row, " ".join(map(str, [at, *bot.said_before(rules, view)]))


def _said(known: str) -> tuple[int, ...]:
    return tuple(map(int, known.split()[1:]))


def _menu(row: Row, known: str) -> list[int]:
    said = list(_said(known))
    found: list[int] = next(menu for before, _, menu in row["game"]["says"] if before == said)
    return found


def _value(row: Row, known: str, said: tuple[int, ...]) -> float:
    """What a course is worth to the seat that knows this, over all hands that the other may have."""
    at, mine = int(known.split()[0]), _speaker(row, _said(known))
    chances = row["game"]["chances"]
    others = chances[at] if mine == 0 else [line[at] for line in chances]
    if mine == 1 and _said(known):  # the other has spoken, as its hands would
        others = [chance * _likely(row, n, _said(known)[0]) for n, chance in enumerate(others)]
    total = sum(others) or 1.0
    worth = sum(chance * _end(row, said, at, n, mine) for n, chance in enumerate(others)) / total
    return float(worth if mine == 0 else -worth)


def _speaker(row: Row, said: tuple[int, ...]) -> int:
    return int(next(seat for before, seat, _ in row["game"]["says"] if before == list(said)))


def _likely(row: Row, at: int, action: int) -> float:
    """How likely a hand of this class says this first."""
    parts, menu = row["policy"].get(str(at)), _menu(row, str(at))
    return parts[menu.index(action)] / sum(parts) if parts else 1 / len(menu)


def _end(row: Row, said: tuple[int, ...], at: int, other: int, mine: int) -> float:
    """What the first speaker wins by a course; where the other has still to speak, as was learnt."""
    for course, rows in row["game"]["ends"]:
        if course == list(said):
            return float(rows[at][other] if mine == 0 else rows[other][at])
    answer = " ".join(map(str, [other, *said]))
    menu, parts = _menu(row, answer), row["policy"].get(answer)
    weights = parts or [1] * len(menu)
    worths = [_end(row, (*said, action), at, other, mine) for action in menu]
    return float(sum(weight * worth for weight, worth in zip(weights, worths, strict=True)) / sum(weights))
