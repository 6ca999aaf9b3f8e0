"""Bots: policies with names that sit at a table.

`timid`, `bold` and `random` play any game.  `steady` knows rules of thumb: a game's own, in its room,
or else those of all games with a bank, in `thumb`; it decides from the view of its seat alone.  `cautious`,
`daring` and `stubborn` stray from it as people of that temper do.
`learnt` plays by a table that lies in the room of a game, where there is one.  `novice`, at games of tricks,
plays as `steady` does half of the time, and anyhow else.  They are quick enough for a table of many people.

The strong ones take their time: `search` tries what may be done in worlds that look like its view, `exact`
walks the rules where all cards lie open, `solved` plays what was learnt beforehand of a reduced game.
"""

from collections.abc import Callable, Sequence
from functools import cache, partial
from importlib import import_module
from types import ModuleType

from lansquenet.books.book import Book, book
from lansquenet.bots import after, learnt
from lansquenet.bots.estimate import Estimate
from lansquenet.bots.solved import is_solved
from lansquenet.bots.thumb import banking, tempers
from lansquenet.bots.thumb.tempers import CAUTIOUS, DARING, STUBBORN, TEMPERS
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES, module_of
from lansquenet.rules.game import hides
from lansquenet.rules.policies import POLICIES, decide
from lansquenet.rules.state import Options, State

STEADY, SEARCH, EXACT, SOLVED, LEARNT = "steady", "search", "exact", "solved", "learnt"
NOVICE, RANDOM = "novice", "random"
BY_TABLE = LEARNT, SEARCH  # by the table of a room, where it has one; the weaker first
Bot = Callable[
    [Options, State, int], int
]  # of the rules, the view of the seat to act, and a number of 32 bits


def names(game: str) -> list[str]:
    """The bots that play this game at once."""
    beginners = [NOVICE] if hides(GAMES[game]) else []
    return [*POLICIES, *beginners, STEADY, *_tempers(game), *([LEARNT] if learnt.is_learnt(game) else [])]


def strong(game: str) -> list[str]:
    """The bots that play this game as well as they can, and think about it for a fraction of a second."""
    hidden = hides(GAMES[game])
    return [SEARCH, *([] if hidden else [EXACT]), *([SOLVED] if is_solved(game) else [])]


def levels(game: str) -> list[str]:
    """The bots of a game of tricks by strength, the weakest first: each gains on the one before it.

    None in other games, where whoever banks gains most; `search` only where it plays on as was learnt.
    """
    if not hides(GAMES[game]):
        return []
    return [RANDOM, NOVICE, STEADY, *(BY_TABLE if learnt.is_learnt(game) else [])]


def of_strength(wanted: str, game: str) -> str:
    """The bot that is called so; of a number, the one of this level, from 1 on.

    Raises:
        BadOption: the game has no bot of this strength.
    """
    if not wanted.isdecimal():
        return wanted
    found = levels(game)
    if not 1 <= int(wanted) <= len(found):
        has = f"are of 1 to {len(found)}" if found else "go by no strength"
        raise BadOption(f"No bot of {book(game).title} is of strength {wanted}: they {has}.")
    return found[int(wanted) - 1]


def seatable(game: str) -> list[str]:
    """The bots that may sit at a table of a house, where those that think do so while it waits."""
    return [*names(game), *strong(game)]


def usual(game: str) -> list[str]:
    """The bots one sits down with, in turn, when nothing is said."""
    return [STEADY, *(temper for temper in (DARING, CAUTIOUS, STUBBORN) if temper in _tempers(game))]


def shows(game: str) -> dict[str, str]:
    """In what each temper shows at this game: in `stakes`, in `answers`, or in `both`.

    A room says so where its rules of thumb leave less to a temper than its book would (`SHOWS`).
    """
    told = book(game)
    stakes = any(told.step(phase).usual not in ("least", "most") for phase in told.game.BETS)
    answers = any(step.says == "answer" for step in told.steps.values())
    usual = "both" if stakes and answers else "stakes" if stakes else "answers"
    own: dict[str, str] = getattr(module_of(game, "bot"), "SHOWS", {})
    return {temper: own.get(temper, usual) for temper in _tempers(game)}


def _tempers(game: str) -> tuple[str, ...]:
    """Those that show in how this game is played."""
    own: tuple[str, ...] = getattr(module_of(game, "bot"), "TEMPERS", TEMPERS)
    return own


def bot(name: str, game: str, patient: bool = False) -> Bot:
    """The bot of this name for this game; the strong ones only for those who are patient.

    Raises:
        UnknownName: when there is none.
    """
    known = [*names(game), *(strong(game) if patient else [])]
    if name not in known:
        raise UnknownName("bot", name, known)
    if name == LEARNT:
        return partial(learnt.choose, game)
    if name in (SEARCH, EXACT, SOLVED):
        return partial(_module(name).choose, game)
    if name in POLICIES:
        return partial(_by_policy, name, game)
    if name == NOVICE:
        return partial(_as_novice, game)
    steady = _by_thumb(game)
    return steady if name == STEADY else partial(tempers.choose, name, steady, book(game))


def choice(
    name: str, told: Book, rules: Options, view: State, dice: int, stock: Sequence[int] | None = None
) -> int:
    """What the bot of this name does with this view; one of no known name is timid.

    Where the book calls the least or the most usual, it is what every bot says but the strong ones.
    `stock` are the cards not turned since the last shuffle, where nothing is hidden: all who sat there know.
    """
    if name in strong(told.name):
        options = {"stock": stock} if name != SOLVED else {}
        return int(_module(name).choose(told.name, rules, view, dice, **options))
    usual = told.step(view.phase).usual
    if usual in ("least", "most") and view.phase in told.game.BETS:
        return told.game.limits(rules, view)[usual == "most"]
    return bot(name if name in names(told.name) else "timid", told.name)(rules, view, dice)


def explain(
    name: str, told: Book, rules: Options, view: State, dice: int = 0, stock: Sequence[int] | None = None
) -> list[Estimate]:
    """What each choice of the actor of this view gains in the mean, from here to the end of the hand.

    What the hand leaves counts as `reckoned` says.

    The bot that walks says it exactly, and the one that was solved by what it learnt; all others have it
    searched, for rules of thumb know no values.
    """
    known = name if name in strong(told.name) and hasattr(_module(name), "values") else SEARCH
    found: list[Estimate] = _module(known).values(told.name, rules, view, dice, stock)
    return found


def reckoned(name: str, told: Book, rules: Options, view: State) -> str:
    """Whether what `explain` says counts what the hand leaves, in words; none where nothing is left over."""
    if name == SOLVED and name in strong(told.name) and _module(name).knows(told.name, rules, view):
        return after.BY_ITSELF
    return after.said(told.name, rules, view.seats).strip()


def _module(name: str) -> ModuleType:
    """A module of this folder, which is loaded when it is needed: some bring a compiler with them."""
    return import_module(f"lansquenet.bots.{name}")


@cache
def _by_thumb(game: str) -> Bot:
    """The rules of thumb of this game, or else those of all games with a bank."""
    own = module_of(game, "bot")
    choose: Bot = partial(banking.choose, book(game)) if own is None else own.choose
    return choose


def _as_novice(game: str, rules: Options, view: State, dice: int) -> int:
    """As rules of thumb say, or as often anything that is legal."""
    other = (
        dice * 2654435761 & 0xFFFFFFFF
    )  # what is done is not to hang on whether it was to be thought about
    return _by_thumb(game)(rules, view, other) if dice >> 31 else _by_policy(RANDOM, game, rules, view, other)


def _by_policy(name: str, game: str, rules: Options, view: State, dice: int) -> int:
    return decide(POLICIES[name], GAMES[game], rules, view, dice)
