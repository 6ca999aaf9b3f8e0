"""What the terminal says of a table, and what the words mean that are typed there."""

from typing import Any

from rich.text import Text

from lansquenet.book import seat_name
from lansquenet.cli.board import counted, highlighted
from lansquenet.house import messages as say
from lansquenet.record import amounts_words
from lansquenet.sight import Line, Offer


def paid(line: Line) -> str:
    """A payment as people read it, with its rule."""
    return f"{seat_name(line.payer)} pays {seat_name(line.payee)} {line.chips} by {line.rule}"


def title(game: dict[str, Any], state: say.State) -> str:
    """What stands above a hand: the game, its number, who banks or deals, and how many cards are left."""
    leads = "deals" if game.get("hidden") else "banks"
    leader = next((f" · {seat_name(row.seat)} {leads}" for row in state.rows if row.leads), "")
    hand = "the draw" if state.draw else f"hand {state.hand}"
    return f"{game.get('title', '')} · {hand}{leader} · {counted(state.stock, 'card')} left"


def line_of(line: Line, me: int) -> Text:
    """A line of the history; payments to me and by me stand out."""
    if line.text:
        return highlighted(line.text)
    return Text(
        f"    {paid(line)}", style="green" if line.payee == me else "red" if line.payer == me else "dim"
    )


def changes(old: say.ChairIs, new: say.ChairIs, mine: bool) -> list[str]:
    """What has become of a chair, in words."""
    who = "You" if mine else new.name or old.name
    if old.name != new.name and not mine:
        left = [f"{old.name} has left."] if old.name else []
        return left + ([f"{new.name} sits down in chair {new.chair + 1}."] if new.name else [])
    said = []
    if new.state != old.state and not mine:
        words = {"away": "is away", "out": "sits out", "leaving": "leaves", "waiting": "waits to be dealt in"}
        back = "is back" if old.state in ("away", "out") else ""
        if how := words.get(new.state, back):
            said.append(f"{who} {how}.")
    if new.standin and not old.standin:
        said.append(f"The stand-in plays for {'you: say `back` to return' if mine else who}.")
    return said


def answer_of(asked: Offer, word: str) -> int:
    """The action for which a word stands, whole or begun.

    Raises:
        ValueError: it stands for none that there is; the text says what there is.
    """
    if not word:
        return asked.usual
    if not asked.choices:
        lawful = amounts_words((asked.least, asked.most, asked.apart))
        if word.isdecimal() and (asked.least <= int(word) <= asked.most or int(word) == asked.apart):
            return int(word)
        raise ValueError(f"{word!r} cannot be: {lawful}.")
    word = f"t{word[2:]}" if asked.says == "card" and word.startswith("10") else word
    words = {choice.word.lower(): choice.action for choice in asked.choices}
    fits = {action for known, action in words.items() if known.startswith(word)}
    if word in words or len(fits) == 1:
        return words.get(word, min(fits))
    raise ValueError(f"{word!r} cannot be understood: {', '.join(c.word for c in asked.choices)}.")
