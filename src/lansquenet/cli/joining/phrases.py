"""What the terminal says of a table, and what the words mean that are typed there."""

from contextlib import suppress

from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.events import Event
from lansquenet.books.refusals.typed import plain
from lansquenet.books.wording import amounts_words
from lansquenet.books.written import Json
from lansquenet.front.board import Hanging, counted, event_text, highlighted
from lansquenet.house import messages as say
from lansquenet.rules import cards
from lansquenet.rules.state import NONE, POOL, UNLIMITED
from lansquenet.seats.offers import Offer
from lansquenet.seats.telling import Line


def paid(line: Line, pool: str) -> str:
    """A payment as people read it, with its rule; a game has its own word for what lies in the middle."""
    payer, payee = (pool if seat == POOL else seat_name(seat) for seat in (line.payer, line.payee))
    return f"{payer} pays {payee} {line.chips} by {line.rule}"


def title(game: Json, state: say.State) -> list[str]:
    """What stands above a hand: the game, its number, who banks or deals, and how many cards are left."""
    leads = "deals" if game.get("hidden") else "banks"
    leader = next((f"{seat_name(row.seat)} {leads}" for row in state.rows if row.leads), "")
    hand = "the draw" if state.draw else f"hand {state.hand}"
    return [game.get("title", ""), hand, leader, f"{counted(state.stock, 'card')} left"]


def line_of(line: Line, me: int, pool: str = "pool") -> Text | Hanging:
    """A line of the history; payments to me and by me stand out."""
    if line.follows:
        return event_text(Event(line.text, line.rule))
    if line.text:
        return highlighted(line.text)
    return Text(
        f"    {paid(line, pool)}", style="green" if line.payee == me else "red" if line.payer == me else "dim"
    )


def news(before: say.State | None, state: say.State) -> tuple[int, ...]:
    """The own hand, if a card has come into it since; else nothing."""
    held, had = hand_of(state), hand_of(before)
    return held if set(held) - set(had) else ()


def hand_of(state: say.State | None) -> tuple[int, ...]:
    """The cards that whoever looks on holds."""
    return next((row.hand for row in state.rows if row.seat == state.me), ()) if state else ()


def changes(old: say.ChairIs, new: say.ChairIs, mine: bool) -> list[str]:
    """What has become of a chair, in words."""
    who = "You" if mine else new.name or old.name
    if old.name != new.name and not mine:
        left = [f"{old.name} has left."] if old.name else []
        return left + ([f"{new.name} sits down in chair {new.chair + 1}."] if new.name else [])
    said = []
    if new.heir and new.heir != old.heir:
        said.append(f"{new.heir} has the chair of {new.name} when the hand is over.")
    if new.state != old.state and not mine:
        words = {"away": "is away", "out": "sits out", "leaving": "leaves", "waiting": "waits to be dealt in"}
        back = "is back" if old.state in ("away", "out") else ""
        if how := words.get(new.state, back):
            said.append(f"{who} {how}.")
    if new.standin and not old.standin:
        said.append(f"The stand-in plays for {'you: say `back` to return' if mine else who}.")
    return said


def answer_of(asked: Offer, said: str) -> int:
    """The action for which a word stands, whole or begun; a card or an amount may be refused by the house.

    Raises:
        ValueError: it stands for none that there is; the text says why, or what there is.
    """
    if not said:
        return asked.usual
    word = plain(said)
    words = {choice.word.lower(): choice.action for choice in asked.choices}
    words |= {known: action for known, action in asked.spoken.items() if known not in words}
    fits = {action for known, action in words.items() if known.startswith(word)}
    if word in words or (len(fits) == 1 and not word.isdecimal()):
        return words.get(word, min(fits))
    return action_of(asked, word, said)


def action_of(asked: Offer, word: str, said: str) -> int:
    """The card, rank or amount of this name.

    Raises:
        ValueError: it is none, or an answer that cannot be given now.
    """
    for row in asked.barred:
        if word in row.words:
            raise ValueError(f"{said}: {row.text} ({row.rule}); you may say {choices_of(asked)}.")
    with suppress(ValueError):
        action = cards.named(word) if asked.says == "card" else int(word)
        if asked.says in ("card", "chips") and NONE <= action < UNLIMITED:
            return action
    raise ValueError(f"{said!r} cannot be understood: you may say {choices_of(asked)}.")


def choices_of(asked: Offer) -> str:
    """All that may be said."""
    if not asked.choices:
        return amounts_words((asked.least, asked.most, asked.apart))
    return ", ".join(choice.word for choice in asked.choices)
