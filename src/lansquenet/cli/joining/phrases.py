"""What the terminal says of a table, and what the words mean that are typed there."""

from contextlib import suppress

from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.events import Event
from lansquenet.books.refusals.typed import plain
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.wording import full_name
from lansquenet.books.written import Json
from lansquenet.cli.playing.heard import heard
from lansquenet.cli.playing.refused import may
from lansquenet.front.board import Hanging, event_text, highlighted
from lansquenet.house import messages as say
from lansquenet.rules import cards
from lansquenet.rules.state import HOUSE, NONE, POOL, UNLIMITED
from lansquenet.seats.offers import Offer
from lansquenet.seats.telling import Line


def paid(line: Line, pool: str, speech: Speech = ENGLISH) -> str:
    """A payment as people read it, with its rule; a game has its own word for what lies in the middle."""
    middle = speech.of(pool, speech(pool) if pool in ("pool", "pot", "kitty") else pool)
    payer, payee = (_account(seat, middle, speech) for seat in (line.payer, line.payee))
    return speech("term-pays", payer=payer, payee=payee, chips=line.chips, rule=line.rule)


def _account(seat: int, middle: str, speech: Speech) -> str:
    return middle if seat == POOL else speech("house") if seat == HOUSE else seat_name(seat)


def title(game: Json, state: say.State, speech: Speech = ENGLISH) -> list[str]:
    """What stands above a hand: the game, its number, who banks or deals, and how many cards are left."""
    leads = "term-deals" if game.get("hidden") else "term-banks"
    leader = next((speech(leads, seat=seat_name(row.seat)) for row in state.rows if row.leads), "")
    hand = speech("term-the-draw") if state.draw else speech("term-hand-number", number=state.hand)
    name = speech.of("title", game.get("title", ""))
    return [name, hand, leader, speech("term-cards-left", count=state.stock)]


def line_of(
    line: Line, me: int, pool: str = "pool", speech: Speech = ENGLISH, names: list[str] | None = None
) -> Text | Hanging | None:
    """A line of the history; payments to me and by me stand out; of what followed, what a language has."""
    if line.follows:
        text = line.text if speech.language == "en" else speech.of(line.key, "", line.gaps)
        return event_text(Event(text, line.rule)) if text else None
    if line.text:
        return highlighted(_done(line, speech, names or []))
    style = "green" if line.payee == me else "red" if line.payer == me else "dim"
    return Text(f"    {paid(line, pool, speech)}", style=style)


def _done(line: Line, speech: Speech, names: list[str]) -> str:
    """Who did what; as the house says it, where the language has no words for it."""
    told = speech.of(line.key, "", line.gaps) if line.key and speech.language != "en" else ""
    if not told:
        return line.text
    return f"{full_name(names, line.seat)} {told}" if 0 <= line.seat < len(names) else told


WORDS = ("out", "back", "sit", "leave", "start", "pause", "go-on", "rematch", "list", "unlist", "close")
BEFORE = ("check", "say", "bot")  # words that something may follow
ASIDES = {"aside-help": "help", "aside-why": "why", "aside-leave": "quit"}


def in_english(said: str, speech: Speech) -> str:
    """A command that is said in the language, as it is in English; nothing if it is none."""
    if speech.language == "en":
        return ""
    keys = {f"join-word-{word}": word.replace("-", " ") for word in (*WORDS, *BEFORE)} | ASIDES
    known = {speech(key).lower(): word for key, word in keys.items()}
    first, space, rest = said.partition(" ")
    if space and (word := known.get(first)) in BEFORE:
        return f"{word} {rest}"
    return known.get(said, "")


def news(before: say.State | None, state: say.State) -> tuple[int, ...]:
    """The own hand, if a card has come into it since; else nothing."""
    held, had = hand_of(state), hand_of(before)
    return held if set(held) - set(had) else ()


def hand_of(state: say.State | None) -> tuple[int, ...]:
    """The cards that whoever looks on holds."""
    return next((row.hand for row in state.rows if row.seat == state.me), ()) if state else ()


def changes(old: say.ChairIs, new: say.ChairIs, mine: bool, speech: Speech = ENGLISH) -> list[str]:
    """What has become of a chair, in words."""
    who = new.name or old.name
    if old.name != new.name and not mine:
        left = [speech("join-has-left", name=old.name)] if old.name else []
        sits = [speech("join-sits-down", name=new.name, chair=new.chair + 1)] if new.name else []
        return left + sits
    said = []
    if new.heir and new.heir != old.heir:
        said.append(speech("join-heir", heir=new.heir, name=new.name))
    if new.state != old.state and not mine:
        back = "back" if old.state in ("away", "out") else ""
        if how := new.state if new.state in ("away", "out", "leaving", "waiting") else back:
            said.append(speech(f"join-is-{how}", name=who))
    if new.standin and not old.standin:
        yours = speech("join-standin-you", back=speech("join-word-back"))
        said.append(yours if mine else speech("join-standin", name=who))
    return said


def answer_of(asked: Offer, said: str, speech: Speech = ENGLISH) -> int:
    """The action for which a word stands, whole or begun; a card or an amount may be refused by the house.

    Raises:
        ValueError: it stands for none that there is; the text says why, or what there is.
    """
    if not said:
        return asked.usual
    word = plain(heard(speech, asked, said))
    words = {choice.word.lower(): choice.action for choice in asked.choices}
    words |= {known: action for known, action in asked.spoken.items() if known not in words}
    fits = {action for known, action in words.items() if known.startswith(word)}
    if word in words or (len(fits) == 1 and not word.isdecimal()):
        return words.get(word, min(fits))
    return action_of(asked, word, said, speech)


def action_of(asked: Offer, word: str, said: str, speech: Speech) -> int:
    """The card, rank or amount of this name.

    Raises:
        ValueError: it is none, or an answer that cannot be given now.
    """
    for row in asked.barred:
        if word in row.words:
            why = speech.of(row.key, row.text, row.gaps)
            raise ValueError(
                speech("term-illegal", said=said, why=why, rule=row.rule, may=may(asked, speech))
            )
    with suppress(ValueError):
        action = cards.named(word) if asked.says == "card" else int(word)
        if asked.says in ("card", "chips") and NONE <= action < UNLIMITED:
            return action
    raise ValueError(speech("term-not-understood", said=said, may=may(asked, speech), rule=asked.rule))
