"""Datasets: hands that bots played, as compact transcripts in shards, each made by itself from the seed.

A shard is lines of JSON, packed: first what a transcript has in its header, then the tape of each hand and
what it was worth to each seat.  A shard that lies there is not made again, and none is ever half written.
"""

import json
from collections.abc import Iterator, Sequence
from gzip import compress, open as unpacked
from pathlib import Path
from random import Random
from typing import NamedTuple, TypeAlias

from lansquenet import bots
from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.transcript import Session, digest, write
from lansquenet.books.written import Json
from lansquenet.errors import BadOption, BadRecord, LansquenetError
from lansquenet.rules import cards
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin, gain, hides, is_legal, restocks, view
from lansquenet.rules.state import CHANCE, OVER, Options, State
from lansquenet.sim.cluster import results

SHARD = 10_000  # hands
FORM = "lansquenet dataset, version 1"
ENDS, INDEX = ".jsonl.gz", "dataset.json"


class HandsAsked(NamedTuple):
    """What is to be played: hands that all begin alike, with these bots from the first seat on."""

    game: str
    preset: str
    options: dict[str, str]
    bots: list[str]
    stack: int
    hands: int
    seed: int

    @property
    def told(self) -> Book:
        """The book of the game."""
        return book(self.game)

    @property
    def rules(self) -> Options:
        """The rules it is played by."""
        return self.told.play_by(self.preset, self.options)


Part: TypeAlias = tuple[HandsAsked, int, str]  # a wish, the number of a shard, and where it is to lie


class HandKept(NamedTuple):
    """The tape of a hand, and what it was worth to each seat."""

    tape: list[int]
    worth: list[int]


def shards(wish: HandsAsked) -> list[tuple[int, int]]:
    """The number of each shard, and how many hands it has."""
    sizes = [SHARD] * (wish.hands // SHARD) + [wish.hands % SHARD] * (wish.hands % SHARD > 0)
    return [*enumerate(sizes)]


def make(wish: HandsAsked, folder: Path, workers: int = 1) -> Iterator[int]:
    """Write what is missing of a dataset; the hands of each shard, as it lies there.

    Raises:
        BadOption: in the folder lies another.
    """
    _begin(wish, folder)
    missing = [n for n, _ in shards(wish) if not _file(folder, n).exists()]
    yield from (size for n, size in shards(wish) if n not in missing)
    yield from results(_made, [(wish, n, str(folder)) for n in missing], workers)


def _begin(wish: HandsAsked, folder: Path) -> None:
    for name in wish.bots:
        bots.bot(name, wish.game, patient=True)  # refuses one that there is not
    folder.mkdir(parents=True, exist_ok=True)
    told = {"form": FORM, "rules": digest(wish.told, wish.rules), **wish._asdict()}
    index = folder / INDEX
    if index.exists() and json.loads(index.read_text("utf-8")) != told:
        raise BadOption(f"In {folder} lies another dataset: say another --out.")
    index.write_text(json.dumps(told, indent=1) + "\n", "utf-8")


def _file(folder: Path, number: int) -> Path:
    return folder / f"hands-{number:05}{ENDS}"


def _made(part: Part) -> int:
    """Play a shard and put it there in one go; how many hands."""
    wish, number, folder = part
    size, file = dict(shards(wish))[number], _file(Path(folder), number)
    lines = [_head(wish, number, size), *(hand._asdict() for hand in played(wish, number, size))]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    half = file.with_suffix(".part")
    half.write_bytes(compress(text.encode(), mtime=0))
    half.rename(file)
    return size


def _head(wish: HandsAsked, number: int, size: int) -> Json:
    told, rules = wish.told, wish.rules
    return {
        "form": FORM,
        "game": wish.game,
        "preset": wish.preset,
        "options": told.changed(rules),
        "rules": digest(told, rules),
        "seats": [f"{seat_name(seat)} {bot}" for seat, bot in enumerate(wish.bots)],
        "stacks": [wish.stack] * len(wish.bots),
        "carry": told.game.Carry(0)._asdict(),
        "seed": wish.seed,
        "shard": number,
        "hands": size,
    }


def played(wish: HandsAsked, number: int, size: int) -> Iterator[HandKept]:
    """The hands of a shard, which roll from the seed and its number."""
    dice, told, rules = Random(f"{wish.seed}/{number}"), wish.told, wish.rules
    stacks = [wish.stack] * len(wish.bots)
    for _ in range(size):
        state, tape = begin(told.game, rules, stacks, told.game.Carry(0)), []
        stock = cards.in_order(told.game.shoe(rules))
        while state.actor != OVER:
            tape.append(_act(wish, rules, state, stock, dice))
            told.game.apply(rules, state, tape[-1])
        yield HandKept(tape, _worth(told, rules, stacks, state))


def _act(wish: HandsAsked, rules: Options, state: State, stock: list[int], dice: Random) -> int:
    """A card of the stock, or what the bot of the seat does."""
    game = wish.told.game
    if state.actor != CHANCE:
        seen = view(game, rules, state, state.actor)
        known = None if hides(game) else stock
        return bots.choice(wish.bots[state.actor], wish.told, rules, seen, dice.getrandbits(32), known)
    if not stock and restocks(game):
        stock += game.restock(rules, state)
    return stock.pop(dice.randrange(len(stock))) if stock else EMPTY


def _worth(told: Book, rules: Options, stacks: list[int], state: State) -> list[int]:
    return [int(gain(told.game, rules, stacks, state, seat)) for seat in range(len(stacks))]


# -- reading


def read(file: Path) -> tuple[Json, Iterator[HandKept]]:
    """What a shard begins with, and its hands one by one.

    Raises:
        BadRecord: it is none.
    """
    lines = _lines(file)
    head = next(lines, {})
    if head.get("form") != FORM:
        raise BadRecord(f"{file} is no shard of a dataset.")
    return head, (HandKept(line["tape"], line["worth"]) for line in lines)


def _lines(file: Path) -> Iterator[Json]:
    try:
        with unpacked(file, "rt", encoding="utf-8") as packed:
            yield from map(json.loads, packed)
    except (OSError, ValueError, EOFError) as wrong:
        raise BadRecord(f"{file} is no shard of a dataset.") from wrong


def transcript(file: Path, number: int) -> str:
    """A hand of a shard as a transcript, which can be run again by the rules; the first is 1.

    Raises:
        BadRecord: there is no such hand.
    """
    head, hands = read(file)
    hand = next((hand for n, hand in enumerate(hands, 1) if n == number), None)
    if hand is None:
        raise BadRecord(f"{file} has no hand {number}: it has {head['hands']}.")
    return write(session_of(head, [hand.tape]))


def session_of(head: Json, tapes: Sequence[list[int]]) -> Session:
    """What a shard begins with, and some of its hands."""
    told = book(head["game"])
    rules = told.play_by("", head["options"])
    carry = told.game.Carry(**head["carry"])
    return Session(told.name, rules, head["stacks"], carry, head["preset"], head["seats"], [*tapes])


def follows(head: Json, hand: HandKept) -> bool:
    """Whether every act of a hand is one that the rules allow, and it comes to what is said."""
    made = session_of(head, [])
    told, rules = made.told, made.rules
    state = begin(told.game, rules, made.stacks, made.carry)
    try:
        for action in hand.tape:
            if state.actor != CHANCE and not is_legal(told.game, rules, state, action):
                return False
            told.game.apply(rules, state, action)
    except (LansquenetError, IndexError, ValueError):
        return False
    return state.actor == OVER and _worth(told, rules, made.stacks, state) == hand.worth
