"""One question, and its exact answer."""

import json
from fractions import Fraction
from typing import NamedTuple

from rich.console import Console
from rich.table import Table as Sheet

from lansquenet.books.book import book
from lansquenet.books.speech import Speech
from lansquenet.books.wording import slug
from lansquenet.cli.laboratory.exact_figures import played_by
from lansquenet.errors import BadOption
from lansquenet.front.figured import posed, walked_by
from lansquenet.odds.asking import Ask
from lansquenet.odds.asking.findings import BestPlay, JointLaw, row
from lansquenet.odds.asking.fortunes import Limit
from lansquenet.odds.asking.outside import heading, is_file
from lansquenet.odds.asking.posing import Posing, answer, changed, in_full, plain
from lansquenet.odds.asking.ruin import Ruin

HEARD = (
    "seen",
    "after",
    "acts",
    "by",
    "best",
    "among",
    "alike",
    "until",
    "over",
    "shoe",
    "stake_plan",
    "depth",
)
SHORT = 16  # characters of a fraction in a narrow column
LONG = 80  # figures of a fraction, beyond which only a program would read it


class Ways(NamedTuple):
    """How it is answered: in compiled code; a table played again in so many hands; told as JSON."""

    compiled: bool
    played: int
    as_json: bool


def run(wish: Posing, word: str, said: str, ways: Ways, language: str = "en") -> None:
    """Ask it, and print the answer."""
    asked = _compiled(posed(wish)) if ways.compiled else posed(wish)
    found = answer(asked, wish, word, said)
    again = _played(asked, said, found, ways.played) if ways.played else None
    if ways.as_json:
        told = {"game": wish.game, "asked": changed(wish), word: said, "answer": plain(found)}
        print(json.dumps(told | ({"played": again._asdict()} if again else {}), indent=2))
        return
    console, speech = Console(highlight=False), Speech(language, "" if is_file(wish.game) else wish.game)
    under = speech("odds-of", title=_under(wish, asked, speech), seats=asked.seats)
    console.print(f"{under}{_heard(wish, speech)}", soft_wrap=True)
    console.print(f"[bold]{speech('reckon-asked', word=word, measure=said)}[/]", soft_wrap=True)
    _print(console, found, word, said, speech)
    if again:
        mean, errors = speech.decimal(again.mean, 4), speech.decimal(again.errors, 2, "+")
        line = speech("reckon-played", mean=mean, hands=again.hands, errors=errors)
        console.print(line, soft_wrap=True)


class PlayedAgain(NamedTuple):
    """What a table came to when it was played, and by how many standard errors it misses what it is worth."""

    hands: int
    mean: float
    errors: float


def _played(asked: Ask, said: str, found: object, hands: int) -> PlayedAgain:
    """The best that can be chosen, played through the compiled rules."""
    if not isinstance(found, BestPlay) or asked.choosing is None:
        raise BadOption("Played again is a table of best play, of a game that says what is chosen.")
    from lansquenet.sim.by_table import played

    mean = played(asked, said, found, hands)
    return PlayedAgain(hands, mean.value, mean.z(found.worth))


def _compiled(asked: Ask) -> Ask:
    """The same question, to be walked in compiled code."""
    from lansquenet.sim.layers import passed

    return asked.through(passed)


def _under(wish: Posing, asked: Ask, speech: Speech) -> str:
    if is_file(wish.game):
        return heading(wish.game, wish.options)
    rules, idle = walked_by(wish, asked)
    said = f" ({speech('reckon-idle', names=', '.join(idle))})" if idle else ""
    return played_by(book(wish.game), rules, speech) + said


def _heard(wish: Posing, speech: Speech) -> str:
    """What was said of the question beside game, rules and seats, in a few words."""
    midway = speech("reckon-midway", acts=wish.act) if wish.act else speech("reckon-midway-all")
    heard = [(name.replace("_", "-"), said) for name, said in changed(wish).items() if name in HEARD]
    shown = [speech("reckon-heard", name=name, said=str(said)) for name, said in heard]
    return (midway if wish.at else "") + "".join(shown)


def _print(console: Console, found: object, word: str, said: str, speech: Speech) -> None:
    match found:
        case JointLaw():
            _print_law(console, found, speech)
        case BestPlay():
            _print_table(console, found, speech)
        case Ruin():
            first = speech("reckon-chance") if word == "drawdown" else word
            rows = [(first, found.chance), (speech("reckon-hands"), found.hands)]
            _print_rows(console, rows, speech)
        case Limit():
            for key, share in (("reckon-grows-most", found.best), ("reckon-grows-below", found.most)):
                console.print(speech(key, share=speech.decimal(float(share), 6)))
        case tuple():
            named = list(zip([part.strip() for part in said.split(",")], found, strict=True))
            wide = isinstance(found[0], tuple)
            _print_matrix(console, named, speech) if wide else _print_rows(console, named, speech)
        case Fraction():
            _print_rows(console, [("", found)], speech)
        case _:
            console.print(str(found))


def _print_rows(
    console: Console, rows: list[tuple[str, Fraction]], speech: Speech, named: bool = False
) -> None:
    """Each number exactly, and as a decimal."""
    for name, value in rows:
        exact = in_full(value, LONG) or "…"
        parts = [*([name] if named or len(rows) > 1 else []), exact, speech.decimal(float(value), 6)]
        console.print("  ".join(parts), soft_wrap=True)


def _print_matrix(console: Console, rows: list[tuple[str, tuple[Fraction, ...]]], speech: Speech) -> None:
    """A column for each row, of the same name."""
    sheet = Sheet("", *[name for name, _ in rows], box=None, padding=(0, 2, 0, 0))
    for name, values in rows:
        cells = [f"{in_full(n, SHORT)}  {speech.decimal(float(n), 6)}".strip() for n in values]
        sheet.add_row(name, *cells)
    console.print(sheet)


def _print_law(console: Console, found: JointLaw, speech: Speech) -> None:
    heads = [speech(key) for key in ("reckon-sum", "odds-exact", "odds-decimal")]
    sheet = Sheet(*heads, box=None, padding=(0, 2, 0, 0))
    for column in sheet.columns:
        column.justify, column.overflow = "right", "fold"
    for total, chance in found.items():
        exact = in_full(chance) or "…"
        sheet.add_row(", ".join(map(str, row(total))), exact, speech.decimal(float(chance), 6))
    console.print(sheet)
    means = [(speech("reckon-mean-of", n=n), mean) for n, mean in enumerate(found.means, 1)]
    if len(means) == 1:
        means = [(speech("reckon-mean"), found.mean), (speech("reckon-variance"), found.variance)]
    else:
        means.append((speech("reckon-covariance"), found.covariance()))
    _print_rows(console, means, speech)


def _print_table(console: Console, found: BestPlay, speech: Speech) -> None:
    rows = found.folded()
    if rows:
        seen_by = [_own(name, speech) for name in rows[0][0]]
        sheet = Sheet(
            *seen_by, speech("reckon-best"), speech("reckon-second"), box=None, padding=(0, 2, 0, 0)
        )
        for seen, word, loss in rows:
            cells = [_from_to(cell, speech) for cell in seen.values()]
            sheet.add_row(*cells, _own(word, speech), speech.decimal(float(loss), 6))
        console.print(sheet)
    _print_rows(console, [(speech("reckon-worth"), found.worth)], speech, named=True)
    console.print(f"{speech('reckon-choices')}  {found.states}")


def _own(said: str, speech: Speech) -> str:
    """A word that a game has for what is chosen and seen; in English as it is asked for."""
    return said if speech.language == "en" else speech.of(f"ask-{slug(said)}", said)


def _from_to(cell: str, speech: Speech) -> str:
    """A number, or the first and the last of several."""
    least, several, most = cell.partition(" to ")
    return speech("term-range", least=least, most=most) if several else cell
