"""The great trial: random sessions of all games in the terminal's own loop, which must all end by themselves.

Every session has a number, and with the seed that number makes all of it: the game, its options, how many
sit down with how many chips, what the bots are called and what the person at seat A types.  So the trial can
be run in parts, on as many machines as there are, and a session that fails can be played again alone:

    python benchmarks/sessions.py --first 4711 --count 1

Nothing is drawn on a screen; all else is what `lansquenet play` does.
"""

import argparse
import gc
import sys
import time
import traceback
from collections import Counter
from io import StringIO
from random import Random
from typing import Any

from lansquenet.books.book import Book, Option, book
from lansquenet.books.transcript import Session
from lansquenet.cli.playing.talk import Playing
from lansquenet.errors import BadOption
from lansquenet.games import GAMES
from lansquenet.rules.game import counts_chips
from lansquenet.rules.loos import EndRule
from lansquenet.rules.state import OVER
from lansquenet.seats.offers import offer
from lansquenet.seats.table import SeatedTable

BOTS = ("random", "random", "bold", "steady")  # the timid may never stake, and so never be done
ASIDES = (
    "?",
    "why",
    "h",
    "last",
    "score",
    "hint",
    "undo",
    "nonsense",
)  # what is typed now and then instead of an answer
STACKS = (2, 5, 12, 35, 100)  # chips at most; few are soon lost, and where few are left mistakes are made
MOST_HANDS = 1_000_000  # of a session that still counts as one that ends: two may long win and lose by turns


class Endless(Exception):
    """A session has come to more hands than any should."""


class Silent(StringIO):
    """A console that nobody sees."""

    is_terminal = False

    def print(self, *said: Any, **how: Any) -> None:
        """Say nothing."""


class Person(StringIO):
    """Whoever sits at seat A and types: any answer, all equally likely, and now and then something else."""

    def __init__(self, dice: Random) -> None:
        super().__init__()
        self.dice = dice
        self.table: Any = None
        self.hands = 0

    def readline(self, size: int | None = -1) -> str:
        """The next line that is typed."""
        if self.dice.random() < 0.02:
            return self.dice.choice(ASIDES) + "\n"
        if self.dice.random() < 0.1 or self.table.actor == OVER:
            return "\n"
        return f"{self.answer()}\n"

    def answer(self) -> str:
        """One of the words that are offered, or an amount, small ones oftener than great ones."""
        asked = offer(self.table.told, self.table.rules, self.table.state)
        if asked.choices:
            return str(self.dice.choice(asked.choices).word)
        amounts = [asked.least, asked.most, self.dice.randint(asked.least, max(asked.least, asked.most))]
        amounts = [chips for chips in amounts if asked.least <= chips <= asked.most]
        return str(self.dice.choice(amounts + ([asked.apart] if asked.apart >= 0 or not amounts else [])))


class Counted(SeatedTable):
    """A table that complains when it has dealt too many hands."""

    def begin(self) -> Any:
        """Start the next hand."""
        if self.hand >= MOST_HANDS:
            raise Endless(f"{MOST_HANDS} hands, stacks {self.stacks}, left {tuple(self.carry)}")
        return super().begin()


def value(option: Option, dice: Random) -> str:
    """Any value of a choice; of a number, its usual one, a small one, or none."""
    if option.values:
        return dice.choice([*option.values])
    few = [option.least + option.by * n for n in range(12) if option.least + option.by * n <= option.most]
    few = [n for n in few if n % option.by == 0] or [int(option.default)]
    return str(dice.choice([int(option.default), dice.choice(few), *([0] if option.zero else [])]))


def rules_of(told: Book, dice: Random) -> Any:
    """A third of the options anyhow, the others as usual; what cannot go together is drawn anew."""
    while True:
        chosen = {name: value(option, dice) for name, option in told.options.items() if dice.random() < 1 / 3}
        try:
            rules = told.play_by("", chosen)
        except BadOption:
            continue
        if not ruins_nobody(told, rules):
            return rules
        agreed = (
            {"end_rule": EndRule.DEALS} if hasattr(rules, "end_rule") else {}
        )  # the bold are looed for ever
        return rules._replace(deals=dice.randint(1, 30), **agreed)


def ruins_nobody(told: Book, rules: Any) -> bool:
    """Whether such a session lasts as long as is agreed, and no less.

    Seats may owe, or play for nothing; or penalties and points count, and few chips or none change hands:
    who never loses a match at Toepen never pays, and two who play for a chip may do so all their lives.
    """
    for_nothing = 0 in (getattr(rules, "ante", 1), getattr(rules, "kitty", 1))
    bounded = getattr(rules, "deals", 1) > 0 and not getattr(rules, "end_rule", 0)
    return not bounded and (getattr(rules, "allow_debt", False) or for_nothing or not counts_chips(told.game))


def opened(number: int, seed: int, only: str = "") -> tuple[SeatedTable, Person]:
    """The table of this session, and who sits at seat A."""
    dice = Random(f"{seed}/{number}")
    told = book(only or dice.choice([*GAMES]))
    seats = dice.choice(told.game.SEATS)
    most = dice.choice(STACKS)
    stacks = (
        [dice.randint(1, most)] * seats
        if dice.random() < 0.5
        else [dice.randint(1, most) for _ in range(seats)]
    )
    names = ["you", *[dice.choice(BOTS) for _ in range(seats - 1)]]
    session = Session(told.name, rules_of(told, dice), stacks, told.game.Carry(), "", names)
    return Counted(session, seed=dice.getrandbits(32)), Person(dice)


def played(number: int, seed: int, only: str = "") -> SeatedTable:
    """Play a session to its end, as a person would in the terminal."""
    table, person = opened(number, seed, only)
    person.table = table
    playing = Playing(table, open_hands=False)
    playing.console = Silent()  # type: ignore[assignment]
    stdin, sys.stdin = sys.stdin, person
    try:
        playing.session(0)
        assert table.finished or table.stacks[0] <= 0, "the session has broken off"
        playing.farewell()
    finally:
        sys.stdin = stdin
    return table


def said(table: SeatedTable) -> str:
    """What was played, so that it can be found again."""
    options = " ".join(f"-o {key}={value}" for key, value in table.told.changed(table.rules).items())
    return f"{table.told.name} {options} stacks={table.session.stacks}"


def main() -> int:
    """Play the sessions that were asked for, and tell how they ended."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    asked.add_argument("--first", type=int, default=0)
    asked.add_argument("--count", type=int, default=1000)
    asked.add_argument("--seed", type=int, default=13)
    asked.add_argument("--game", default="", choices=["", *GAMES])
    wanted = asked.parse_args()
    gc.freeze()  # what lives for ever need not be looked through again and again
    gc.set_threshold(200_000, 50, 50)
    began, hands, sessions = time.perf_counter(), Counter[str](), Counter[str]()
    longest: dict[str, tuple[int, int]] = {}
    failed = 0
    for number in range(wanted.first, wanted.first + wanted.count):
        try:
            table = played(number, wanted.seed, wanted.game)
        except Exception:
            failed += 1
            print(f"session {number} failed: {said(opened(number, wanted.seed, wanted.game)[0])}")
            traceback.print_exc(file=sys.stdout)
            continue
        name = table.told.name
        sessions[name] += 1
        hands[name] += table.hand
        longest[name] = max(longest.get(name, (0, 0)), (table.hand, number))
        if (number + 1) % 1000 == 0:
            print(f"{number + 1 - wanted.first} sessions, {time.perf_counter() - began:.0f} s", flush=True)
    for name in sorted(sessions):
        most, number = longest[name]
        print(f"{name:<16} {sessions[name]:>7} sessions {hands[name]:>9} hands, most {most} ({number})")
    print(f"{wanted.count - failed} sessions ended, {failed} did not; {time.perf_counter() - began:.0f} s")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
