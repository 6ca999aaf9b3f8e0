"""What happens at a table, in the words of the game's book: what is asked, done, and typed."""

import re
from dataclasses import dataclass
from functools import cache
from string import Formatter

from lansquenet.books.book import Book, Step, seat_name
from lansquenet.books.written import Json
from lansquenet.games import module_of
from lansquenet.rules import cards
from lansquenet.rules.state import CHANCE, NONE, Options, State, fields_by

TURNED = "turned"  # where a card lies that was turned, unless the book has a place for it


def card_sign(card: int) -> str:
    """A card as people read it, such as 10♥."""
    return "no card" if card < 0 else rank_sign(cards.rank(card)) + cards.SUIT_SIGNS[cards.suit(card)]


def rank_sign(rank: int) -> str:
    """A rank as people read it."""
    if rank < 0:
        return "nothing"
    return "10" if cards.RANK_NAMES[rank] == "T" else cards.RANK_NAMES[rank]


@dataclass(frozen=True, slots=True)
class Words:
    """A text of a book with what fills its gaps, and the key by which translations know it."""

    key: str
    plain: str
    gaps: dict[str, int | str]

    @property
    def text(self) -> str:
        """The text as the book has it, filled in."""
        return self.plain.format_map(self.gaps)


def full_name(names: list[str], seat: int) -> str:
    """The letter of a seat, and who sits there."""
    return seat_name(seat) if names[seat] == seat_name(seat) else f"{seat_name(seat)} ({names[seat]})"


def describe(told: Book, rules: Options, state: State, action: int) -> str:
    """What the actor of this state does, in words, such as "bets 10 on the K"."""
    return worded(told, rules, state, action).text


def worded(told: Book, rules: Options, state: State, action: int) -> Words:
    """What the actor of this state does, in words that can be translated."""
    if state.actor == CHANCE and action < 0:
        return Words("stock-out", "the stock is out", {})
    step = told.step(state.phase)
    own: Json = {
        "card": card_sign(action) if action < cards.SUITS * cards.RANKS else "",
        "rank": rank_sign(action) if action < cards.RANKS else "",
        "chips": action,
    }
    if step.says == "seat":
        own["seat"] = seat_name(action)
    key, plain = _telling(told, rules, state, action)
    return _filled(f"{told.phase(state.phase)}-{key}", plain, state, own)


def question(told: Book, state: State) -> Words:
    """What the actor of this state is asked."""
    return _filled(f"{told.phase(state.phase)}-prompt", told.step(state.phase).prompt, state, {})


def unseen(told: Book, state: State) -> Words:
    """What is said of an act to those who learn that something was done, but not what."""
    return Words(f"{told.phase(state.phase)}-unseen", told.step(state.phase).unseen, {})


def _filled(key: str, plain: str, state: State, own: Json) -> Words:
    """A text with what fills its gaps: its own, or what the state says."""
    return Words(
        key, plain, {name: own[name] if name in own else _gap(state, name) for name in gaps_of(plain)}
    )


def _gap(state: State, name: str) -> int | str:
    """What any text may mention: each number of the state by its field, ranks and seats in words."""
    if name in ("seat", "other"):
        return seat_name(getattr(state, "drawing" if name == "seat" else "other", 0))
    if name in fields_by(type(state), "is rank"):
        return rank_sign(getattr(state, name))
    if name not in fields_by(type(state), ""):
        raise KeyError(name)
    number: int = getattr(state, name)
    return number


@cache
def gaps_of(text: str) -> tuple[str, ...]:
    """The names of what is to be filled in."""
    return tuple(name for _, name, _, _ in Formatter().parse(text) if name)


def _telling(told: Book, rules: Options, state: State, action: int) -> tuple[str, str]:
    """What the book says of an action, with gaps for the numbers, and where it says so."""
    step = told.step(state.phase)
    if action in step.extra:
        return f"extra-{action}", step.extra[action][1]
    if state.actor == CHANCE or step.says != "chips":
        return (f"told-{action}", step.told[action]) if step.answers else ("told", step.told[0])
    if action == 0 and step.nothing:
        return "nothing", step.nothing
    if step.apart and action == told.game.limits(rules, state)[2]:
        return "apart", step.apart
    return "told", step.told[0]


def short(told: Book, rules: Options, state: State, action: int) -> Words | None:
    """What is said beside a seat of what its act was, if the book has a short form of it."""
    step, phase = told.step(state.phase), told.phase(state.phase)
    key, _ = _telling(told, rules, state, action)
    name = {"told": "short", "nothing": "nothing-short", "apart": "apart-short"}.get(key, f"short-{action}")
    plain = _texts(step).get(name, "")
    return _filled(f"{phase}-{name}", plain, state, {"chips": action}) if plain else None


def verb(told: Book, rules: Options, state: State, action: int) -> Words | None:
    """What a button says that gives an answer: that of the game's room, with its chips, or the book's."""
    room = module_of(told.name, "verbs")
    if found := room.verb(rules, state, action) if room else None:
        return _filled(f"said-{found[0]}", told.said[found[0]], state, found[1])
    step = told.step(state.phase)
    key = f"extra-{action}-verb" if action in step.extra else f"verb-{action}"
    plain = _texts(step).get(key, "")
    return _filled(f"{told.phase(state.phase)}-{key}", plain, state, {}) if plain else None


def amount_verb(told: Book, state: State, name: str, own: Json) -> Words | None:
    """What a button says that puts an amount, or none: a gap that is not given is left open."""
    plain: str = getattr(told.step(state.phase), name)
    key = f"{told.phase(state.phase)}-{name.replace('_', '-')}"
    return _filled(key, plain, state, own) if plain else None


def word_key(told: Book, state: State, action: int) -> str:
    """The key of the word for an answer; nothing for what needs no translation: cards and numbers."""
    step, phase = told.step(state.phase), told.phase(state.phase)
    if action in step.extra:
        return f"{phase}-extra-{action}-word"
    return f"{phase}-word-{action}" if step.says == "answer" else ""


def texts(told: Book) -> dict[str, str]:
    """Every text of a book that a table shows, by the key of its translations."""
    found = {"title": told.title, "pitch": told.pitch, "stock-out": "the stock is out"}
    for name, preset in told.presets.items():
        found |= {f"preset-{name}": preset.title, f"preset-{name}-text": preset.text}
    for name in (TURNED, *(zone.name for zone in told.zones)):
        found[zone_key(name)] = name
    for phase, step in told.steps.items():
        found |= {f"{phase}-{key}": text for key, text in _texts(step).items() if text}
    found |= {f"said-{key}": text for key, text in told.said.items()}
    return found | {f"ask-{slug(word)}": text for word, text in told.asked.items()}


def zone_key(name: str) -> str:
    """The key of the name of a place on the table."""
    return f"zone-{slug(name)}"


def slug(name: str) -> str:
    """A name as keys have it."""
    return re.sub("[^a-z]+", "-", name.lower()).strip("-")


VERBS = ("verb", "total_verb", "nothing_verb", "apart_verb", "short", "nothing_short", "apart_short")


def _texts(step: Step) -> dict[str, str]:
    found = {name: getattr(step, name) for name in ("prompt", "nothing", "unseen", "apart")}
    found |= {name.replace("_", "-"): getattr(step, name) for name in VERBS}
    found |= {f"verb-{n}": verb for n, verb in enumerate(step.verbs)}
    found |= {f"short-{n}": text for n, text in enumerate(step.shorts)}
    found |= {f"extra-{action}-verb": verb for action, verb in step.extra_verbs.items()}
    for n, word in enumerate(step.answers):
        found |= {f"word-{n}": word, f"told-{n}": step.told[n]}
    if not step.answers:
        found["told"] = step.told[0]
    for action, (word, text) in step.extra.items():
        found |= {f"extra-{action}-word": word, f"extra-{action}": text}
    return found


def token(told: Book, state: State, action: int) -> str:
    """An action as a transcript writes it: a card's two letters, an answer's word, or chips."""
    step = told.step(state.phase)
    if action not in step.extra and (state.actor == CHANCE or step.says == "card"):
        return cards.name(action)
    if step.says == "chips":
        return str(action)
    if step.says == "rank" and action not in step.extra:
        return rank_sign(action)
    if step.says == "seat" and action not in step.extra:
        return seat_name(action)
    return next(word for word, n in step.words.items() if n == action)


def action_of(told: Book, state: State, text: str) -> int:
    """The action that a word stands for, whole or begun.

    Raises:
        ValueError: when it stands for none.
    """
    step = told.step(state.phase)
    words = step.words
    fits = {n for word, n in words.items() if word.startswith(text.lower())} if text else set()
    if text.lower() in words or len(fits) == 1:
        return words.get(text.lower(), min(fits))
    if state.actor == CHANCE or step.says == "card":
        return cards.named(text)
    if step.says == "chips":
        return int(text)
    raise ValueError(f"{text!r} is none of {', '.join(words)}")


def amounts_words(limits: tuple[int, int, int]) -> str:
    """Limits as people read them, such as "0, or 5 to 20"."""
    return ", or ".join(f"{least} to {most}" if least < most else str(least) for least, most in spans(limits))


def spans(limits: tuple[int, int, int]) -> list[tuple[int, int]]:
    """Limits as one or two spans of amounts, each from the least to the most, in order."""
    least, most, apart = limits
    if NONE != apart == least - 1 and least <= most:
        least, apart = apart, NONE
    spread = [(least, most)] if least <= most else []
    alone = [(apart, apart)] if apart >= 0 and not least <= apart <= most else []
    return alone + spread if apart < least else spread + alone
