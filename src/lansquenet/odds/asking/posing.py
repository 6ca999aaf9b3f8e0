"""A question as it is given in words, at the command line or over HTTP, and its answer as JSON has it."""

import shlex
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import NamedTuple

from lansquenet.books.written import Json
from lansquenet.errors import BadOption, UnknownName
from lansquenet.odds.asking import Ask
from lansquenet.odds.asking.findings import BestPlay, JointLaw, row
from lansquenet.odds.asking.fortunes import Limit
from lansquenet.odds.asking.ruin import Ruin
from lansquenet.odds.walk import NONE


class Posing(NamedTuple):
    """All that is said of a question but for its last word."""

    game: str
    preset: str = ""
    options: Mapping[str, str] = NONE
    seats: int = 0
    seen: str = ""
    after: str = ""
    acts: str = ""
    by: str = ""
    best: str = ""
    alike: str = ""
    until: str = ""
    over: str = ""
    shoe: str = "fresh"
    steps: int = 0
    stack: int = 20
    hands: int = 0
    target: int = 0
    beside: int = 0
    at: str = ""  # the text of a transcript
    act: str = ""
    among: str = ""
    stake_plan: str = "flat"  # of ruin and drawdown
    depth: int = 0


FILE = "FILE"  # instead of a transcript, in a command
LONGEST = 4000  # figures of a number that is still written in full; Python writes 4300 at most
BIT = 0.30103  # figures of a number for each of its bits

WORDS: dict[str, Callable[[Ask, Posing, str], object]] = {
    "law": lambda asked, wish, said: asked.law(said),
    "mean": lambda asked, wish, said: asked.means(said),
    "variance": lambda asked, wish, said: asked.variance(said),
    "covariance": lambda asked, wish, said: asked.covariance(said),
    "covariances": lambda asked, wish, said: asked.covariances(said),
    "chance": lambda asked, wish, said: asked.chance(said),
    "table": lambda asked, wish, said: asked.table(said),
    "ruin": lambda asked, wish, said: asked.ruin(said, wish.stack, wish.hands, wish.target, wish.stake_plan),
    "drawdown": lambda asked, wish, said: asked.drawdown(said, wish.depth, wish.hands, wish.stake_plan),
    "keep": lambda asked, wish, said: asked.keep(said, wish.beside),
    "sale": lambda asked, wish, said: asked.sale(said, wish.beside),
    "limit": lambda asked, wish, said: asked.limit(said),
    "figure": lambda asked, wish, said: asked.figure(said),
}


def said_of(asked: Ask, wish: Posing) -> Ask:
    """A question about a game, with all that is said of it in the words of `lansquenet.ask`."""
    if wish.act and not wish.at:
        raise BadOption("So many acts are those of a transcript: say of which.")
    asked = asked.within(wish.steps)
    asked = asked.at(wish.at, wish.act) if wish.at else asked
    asked = asked.acts(*_numbers(wish.acts)) if wish.acts else asked
    for said, word in (
        (wish.seen, Ask.seen), (wish.after, Ask.after), (wish.by, Ask.by),
        (wish.alike, Ask.alike), (wish.until, Ask.until),
    ):  # fmt: skip
        asked = word(asked, said) if said else asked
    asked = asked.best(wish.best, wish.among) if wish.best or wish.among else asked
    return asked.over(wish.over or 1, wish.shoe)


def answer(asked: Ask, wish: Posing, word: str, said: str) -> object:
    """The answer to a question of which this is the last word.

    Raises:
        LansquenetError: it cannot be asked; says what can.
    """
    check(asked, word, said)
    return WORDS[word](asked, wish, said)


def check(asked: Ask, word: str, said: str) -> None:
    """Refuse what is no answer, or cannot be measured, before any walk."""
    if not (word and said):
        asked.check()
        known = ", ".join(asked.tongue.known())
        raise BadOption(
            f"Say what is asked, and of what, such as: mean cards. One of {', '.join(WORDS)}; of {known}."
        )
    if word not in WORDS:
        raise UnknownName("answer", word, WORDS)
    if word != "figure":
        asked.check(said)


def _numbers(said: str) -> list[int]:
    try:
        return [int(part) for part in said.split(",")]
    except ValueError:
        raise BadOption(
            f"First answers are whole numbers with commas between, such as 2,2; not {said!r}."
        ) from None


def changed(wish: Posing) -> Json:
    """What was said of the question that is not so anyhow, but for its game."""
    usual = Posing(wish.game)._asdict()
    return {name: value for name, value in wish._asdict().items() if value != usual[name]}


def command(wish: Posing, word: str, said: str) -> str:
    """The line at a terminal that asks the same."""
    told = {name: value for name, value in changed(wish).items() if name != "options"}
    if wish.at:
        told["at"] = FILE
    options = [part for pair in wish.options.items() for part in ("-o", "=".join(pair))]
    named = [part for name, value in told.items() for part in (f"--{name.replace('_', '-')}", str(value))]
    return shlex.join(["lansquenet", "ask", wish.game, *named, *options, word, said])


def in_full(value: Fraction, most: int = LONGEST) -> str:
    """A number exactly; nothing, when that has more figures than these."""
    figures = BIT * max(value.numerator.bit_length(), value.denominator.bit_length())
    text = str(value) if figures <= LONGEST else ""
    return text if len(text) <= most else ""


def plain(found: object) -> object:
    """An answer as JSON has it."""
    match found:
        case JointLaw():
            return _plain_law(found)
        case BestPlay():
            choices = [{**seen, "best": word, "loss": str(loss)} for seen, word, loss in found.folded()]
            later = [{"left": carry._asdict(), "worth": plain(n)} for carry, n in found.later.items()]
            return {"worth": plain(found.worth), "choices": choices, "states": found.states, "later": later}
        case Ruin():
            return {"ruin": plain(found.chance), "hands": plain(found.hands)}
        case Limit():
            return found._asdict()
        case tuple():
            return [plain(one) for one in found]
        case Fraction():
            return _plain_number(found)
    return found


def _plain_number(found: Fraction) -> Json:
    return {"exact": in_full(found), "decimal": float(found)}


def _plain_law(found: JointLaw) -> Json:
    rows = [{"sum": [str(n) for n in row(s)], **_plain_number(p)} for s, p in found.items()]
    return {"law": rows, "means": [plain(mean) for mean in found.means], "variance": plain(found.variance)}
