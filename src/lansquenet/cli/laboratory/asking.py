"""One question, and its exact answer."""

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from rich.console import Console
from rich.table import Table as Sheet

from lansquenet.books.book import book
from lansquenet.errors import BadOption, UnknownName
from lansquenet.front.asked import under
from lansquenet.front.board import counted
from lansquenet.front.figured import ask
from lansquenet.odds.asking import Ask
from lansquenet.odds.asking.findings import BestPlay, JointLaw, row
from lansquenet.odds.asking.fortunes import Ruin


class Posing(NamedTuple):
    """A question as it is given at the command line."""

    game: str
    preset: str
    options: Mapping[str, str]
    seats: int
    seen: str
    after: str
    acts: str
    by: str
    best: str
    alike: str
    until: str
    over: str
    shoe: str
    steps: int
    stack: int
    hands: int
    target: int
    beside: int


HEARD = ("seen", "after", "acts", "by", "best", "alike", "until", "over")
LONG = 80  # figures of a fraction, beyond which only a program would read it

WORDS: dict[str, Callable[[Ask, Posing, str], Any]] = {
    "law": lambda asked, wish, said: asked.law(said),
    "mean": lambda asked, wish, said: asked.means(said),
    "variance": lambda asked, wish, said: asked.variance(said),
    "covariance": lambda asked, wish, said: asked.covariance(said),
    "chance": lambda asked, wish, said: asked.chance(said),
    "table": lambda asked, wish, said: asked.table(said),
    "ruin": lambda asked, wish, said: asked.ruin(said, wish.stack, wish.hands, wish.target),
    "keep": lambda asked, wish, said: asked.keep(said, wish.beside),
    "figure": lambda asked, wish, said: asked.figure(said),
}


def run(wish: Posing, word: str, said: str, as_json: bool) -> None:
    """Ask it, and print the answer."""
    if word not in WORDS:
        raise UnknownName("answer", word, WORDS)
    asked = question(wish)
    found = WORDS[word](asked, wish, said)
    if as_json:
        print(
            json.dumps(
                {"game": wish.game, "asked": _told(wish), word: said, "answer": plain(found)}, indent=2
            )
        )
        return
    console = Console(highlight=False)
    told = book(wish.game)
    rules = told.play_by(wish.preset, wish.options)
    console.print(f"{under(told, rules)}, {counted(asked.seats, 'seat')}{_heard(wish)}", soft_wrap=True)
    console.print(f"[bold]{word} of {said}[/]", soft_wrap=True)
    _print(console, found, said)


def question(wish: Posing) -> Ask:
    """The question in the words of `lansquenet.ask`."""
    asked = ask(wish.game, wish.preset, seats=wish.seats, **wish.options).within(wish.steps)
    asked = asked.acts(*_numbers(wish.acts)) if wish.acts else asked
    for said, word in (
        (wish.seen, Ask.seen), (wish.after, Ask.after), (wish.by, Ask.by),
        (wish.best, Ask.best), (wish.alike, Ask.alike), (wish.until, Ask.until),
    ):  # fmt: skip
        asked = word(asked, said) if said else asked
    return asked.over(wish.over or 1, wish.shoe)


def _numbers(said: str) -> list[int]:
    try:
        return [int(part) for part in said.split(",")]
    except ValueError:
        raise BadOption(
            f"First answers are whole numbers with commas between, such as 2,2; not {said!r}."
        ) from None


def _told(wish: Posing) -> dict[str, object]:
    """All that was said of the question."""
    return {name: value for name, value in wish._asdict().items() if value and name != "game"}


def _heard(wish: Posing) -> str:
    """What was said of the question beside game, rules and seats, in a few words."""
    shoe = {} if wish.shoe == "fresh" else {"shoe": wish.shoe}
    told = {name: getattr(wish, name) for name in HEARD} | shoe
    return "".join(f"; {name} {said}" for name, said in told.items() if said)


def plain(found: Any) -> Any:
    """An answer as JSON has it."""
    match found:
        case JointLaw():
            rows = [{"sum": [str(n) for n in row(s)], **plain(p)} for s, p in found.items()]
            return {
                "law": rows,
                "means": [plain(mean) for mean in found.means],
                "variance": plain(found.variance),
            }
        case BestPlay():
            choices = [{**seen, "best": word, "loss": str(loss)} for seen, word, loss in found.folded()]
            later = [{"left": carry._asdict(), "worth": plain(n)} for carry, n in found.later.items()]
            return {"worth": plain(found.worth), "choices": choices, "states": found.states, "later": later}
        case Ruin():
            return {"ruin": plain(found.chance), "hands": plain(found.hands)}
        case tuple():
            return [plain(one) for one in found]
        case Fraction():
            return {"exact": str(found), "decimal": float(found)}
    return found


def _print(console: Console, found: Any, said: str) -> None:
    match found:
        case JointLaw():
            _print_law(console, found)
        case BestPlay():
            _print_table(console, found)
        case Ruin():
            _print_rows(console, [("ruin", found.chance), ("hands", found.hands)])
        case tuple():
            _print_rows(console, list(zip([part.strip() for part in said.split(",")], found, strict=True)))
        case Fraction():
            _print_rows(console, [("", found)])
        case _:
            console.print(str(found))


def _print_rows(console: Console, rows: list[tuple[str, Fraction]]) -> None:
    """Each number exactly, and as a decimal."""
    for name, value in rows:
        exact = str(value) if len(str(value)) <= LONG else "…"
        parts = [*([name] if len(rows) > 1 else []), exact, f"{float(value):.6f}"]
        console.print("  ".join(parts), soft_wrap=True)


def _print_law(console: Console, found: JointLaw) -> None:
    sheet = Sheet("sum", "exact", "decimal", box=None, padding=(0, 2, 0, 0))
    for column in sheet.columns:
        column.justify, column.overflow = "right", "fold"
    for total, chance in found.items():
        sheet.add_row(", ".join(map(str, row(total))), str(chance), f"{float(chance):.6f}")
    console.print(sheet)
    means = list(zip([f"mean {n}" for n, _ in enumerate(found.means, 1)], found.means, strict=True))
    one = [("mean", found.mean), ("variance", found.variance)]
    _print_rows(console, one if len(means) == 1 else [*means, ("covariance", found.covariance())])


def _print_table(console: Console, found: BestPlay) -> None:
    rows = found.folded()
    if rows:
        sheet = Sheet(*rows[0][0], "best", "the second best loses", box=None, padding=(0, 2, 0, 0))
        for seen, word, loss in rows:
            sheet.add_row(*seen.values(), word, f"{float(loss):.6f}")
        console.print(sheet)
    _print_rows(console, [("worth", found.worth), ("choices", Fraction(found.states))])
