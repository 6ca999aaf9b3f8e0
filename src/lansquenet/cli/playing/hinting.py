"""A hint in the terminal: the best answer in a sentence, what each is worth, and how that is known."""

from collections.abc import Iterator

from rich.text import Text

from lansquenet.books.book import Book
from lansquenet.books.speech import Speech
from lansquenet.books.wording import worded
from lansquenet.bots.worths import Worth, Worths
from lansquenet.cli.playing.heard import word_of
from lansquenet.front.board import highlighted
from lansquenet.rules.state import Options, State
from lansquenet.seats.offers import Offer

MOST = 8  # answers that are listed
NONE = 0.005  # what is less is shown as nothing


def hinted(
    told: Book, rules: Options, view: State, found: Worths, asked: Offer, speech: Speech
) -> Iterator[Text]:
    """The lines of a hint for the seat to act."""
    best = found.best
    said, typed = speech.words(worded(told, rules, view, best.action)), typed_as(asked, best.action, speech)
    yield highlighted(f"{speech('term-best', said=said, word=typed)}  {_lead(found, speech)}")
    for one in found.answers[:MOST]:
        error = f" ± {speech.decimal(one.error)}" if one.error else ""
        line = f"    {typed_as(asked, one.action, speech):<8} {gain(one.gain, speech):>7}{error}"
        yield Text(line, "bold" if one is best else "")
    yield Text(f"    {basis(found, speech)}", "dim")


def typed_as(asked: Offer, action: int, speech: Speech) -> str:
    """What is typed to give this answer."""
    words = [word_of(speech, one, asked.says) for one in asked.choices if one.action == action]
    return words[0] if words else speech.number(action)


def gain(chips: float, speech: Speech) -> str:
    """What is gained, with its sign; nothing has none."""
    return "0" if abs(chips) < NONE else speech.decimal(chips, sign="+")


def _lead(found: Worths, speech: Speech) -> str:
    if len(found.answers) < 2:
        return speech("term-no-choice")
    following: Worth = found.answers[1]
    if found.lead < NONE or found.lead <= following.error:
        return speech("term-as-good")
    return speech("term-next-best", chips=speech.decimal(found.lead))


def basis(found: Worths, speech: Speech) -> str:
    """How it is known what the answers are worth."""
    unit = "points" if found.points else "chips"
    if found.exact:
        return speech("term-exact", unit=unit)
    return speech("term-searched", unit=unit, count=found.worlds, by=found.by or "")
