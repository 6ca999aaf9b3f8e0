"""A hint in the terminal: the best answer in a sentence, what each is worth, and how that is known."""

from collections.abc import Iterator

from rich.text import Text

from lansquenet.books.book import Book
from lansquenet.books.wording import describe, token
from lansquenet.bots.worths import Worth, Worths
from lansquenet.front.board import counted, highlighted
from lansquenet.rules.state import Options, State

MOST = 8  # answers that are listed
NONE = 0.005  # what is less is shown as nothing


def hinted(told: Book, rules: Options, view: State, found: Worths) -> Iterator[Text]:
    """The lines of a hint for the seat to act."""
    best = found.best
    said, typed = describe(told, rules, view, best.action), token(told, view, best.action)
    yield highlighted(f"Best in your place: {said}.  (Type {typed}.)  {_lead(found)}")
    for one in found.answers[:MOST]:
        error = f" ± {one.error:.2f}" if one.error else ""
        line = f"    {token(told, view, one.action):<8} {gain(one.gain):>7}{error}"
        yield Text(line, "bold" if one is best else "")
    yield Text(f"    {basis(found)}", "dim")


def gain(chips: float) -> str:
    """What is gained, with its sign; nothing has none."""
    return "0" if abs(chips) < NONE else f"{chips:+.2f}"


def _lead(found: Worths) -> str:
    if len(found.answers) < 2:
        return "There is no other answer."
    following: Worth = found.answers[1]
    if found.lead < NONE or found.lead <= following.error:
        return "Another answer may be as good."
    return f"The next best is worth {found.lead:.2f} less."


def basis(found: Worths) -> str:
    """How it is known what the answers are worth."""
    unit = "points" if found.points else "chips"
    if found.exact:
        return f"Exact, in {unit} to the end of the hand, if nobody stakes more than must be."
    worlds = counted(found.worlds, "deal")
    return (
        f"Searched in {worlds} that look the same from your seat, in {unit}; ± is how far the distance "
        "from the best may be off, 95 times in 100."
    )
