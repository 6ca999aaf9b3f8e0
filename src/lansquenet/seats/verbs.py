"""What the buttons of a question say, which of them is the likeliest wish, and what a card played must do."""

from typing import Literal, TypeAlias

from lansquenet.books.book import Book
from lansquenet.books.hands import holding
from lansquenet.books.refusals.reasons import suit_sign
from lansquenet.books.wording import Words, amount_verb, token, verb, word_key, worded
from lansquenet.games import module_of
from lansquenet.rules.cards import suit
from lansquenet.rules.state import Options, State, fields_by
from lansquenet.rules.tricks import Deal
from lansquenet.seats.beats import Duty, Said, Spot

BARE = ("no", "yes", "on")  # words that say nothing by themselves
OPEN = {"amount": "{amount}"}  # an amount that is yet to be chosen
DutyKind: TypeAlias = Literal["follow", "head", "trump", "lead"]


def said_of(words: Words | None) -> Said | None:
    """Words as a page has them."""
    return Said(words.text, words.key, words.gaps) if words else None


# -- answers


def of_choice(told: Book, rules: Options, state: State, action: int) -> Said | None:
    """What a button says that gives this answer; nothing for a card, a rank or a seat, which is shown."""
    step = told.step(state.phase)
    if action not in step.extra and step.says in ("card", "rank", "seat"):
        return None
    if words := verb(told, rules, state, action):
        return said_of(words)
    word = token(told, state, action)
    if word not in BARE:
        return Said(word, word_key(told, state, action))
    return said_of(worded(told, rules, state, action))


def likeliest(told: Book, rules: Options, state: State, legal: list[int], usual: int | None) -> int | None:
    """The answer most likely wished, which is never a bare no; None if none stands out."""
    if len(legal) == 1:
        return legal[0]
    step = told.step(state.phase)
    if step.primary:
        wished = step.words[step.primary]
        return wished if wished in legal else None
    if step.says == "rank" and -1 in step.extra_verbs and -1 in legal:
        seat = state.actor
        return -1 if told.game.free(rules, state, seat) < state.stacks[seat] else None
    return usual if step.says == "answer" and usual else None


# -- amounts


def each(told: Book, rules: Options, state: State) -> int:
    """How many chips an amount of one is: more than one where pieces are counted."""
    counted = getattr(module_of(told.name, "events"), "each", None)
    return int(counted(rules, state.phase)) if counted else 1


def of_amount(told: Book, state: State) -> Said | None:
    """What a button says that puts an amount, its gap yet open."""
    lies = told.step(state.phase).total_verb and lying(told, state)
    words = amount_verb(told, state, "total_verb" if lies else "verb", OPEN)
    return Said(words.text, words.key, _closed(words)) if words else None


def of_nothing(told: Book, state: State) -> Said | None:
    """And for no chips."""
    return said_of(amount_verb(told, state, "nothing_verb", OPEN))


def of_apart(told: Book, state: State, amount: int) -> Said | None:
    """And for the amount that stands apart."""
    return said_of(amount_verb(told, state, "apart_verb", {"amount": amount}))


def _closed(words: Words) -> dict[str, int | str]:
    """What fills the gaps but that of the amount."""
    return {gap: filled for gap, filled in words.gaps.items() if gap not in OPEN}


def lying(told: Book, state: State) -> int:
    """The chips that the actor has where it is asked for more."""
    spot = about(told, state)
    value = getattr(state, spot.field)[state.actor] if spot else 0
    return int(value if isinstance(value, int) else value[spot.n if spot else 0])


# -- what is asked about


def about(told: Book, state: State) -> Spot | None:
    """Where on the cloth lies what is asked about: the first of the book's fields that has any of it."""
    spots = [_spot(told, state, name) for name in told.step(state.phase).about]
    return next((spot for spot in spots if _has(state, spot)), spots[-1] if spots else None)


def _spot(told: Book, state: State, name: str) -> Spot:
    """A field, at the rank that is asked about if it has several, and the seat if it has one of each."""
    kind, on = type(state), getattr(state, "on", -1)
    if name in (*fields_by(kind, "seat"), *fields_by(kind, "seat is rank")):
        return Spot(name, state.actor, on if name in fields_by(kind, "seat is rank") else -1)
    if name not in (*fields_by(kind, "rank"), *fields_by(kind, "seat rank")):
        return Spot(name)
    holders = any(zone.field == name and zone.by_seat for zone in told.zones)
    return Spot(name, max(-1, getattr(state, name)[on]) if holders else -1, on)


def _has(state: State, spot: Spot) -> bool:
    """Whether anything of it lies there."""
    value = getattr(state, spot.field)
    if spot.field in fields_by(type(state), "seat is rank"):
        return bool(value[spot.seat] == spot.n)
    if spot.field in fields_by(type(state), "rank"):
        return bool(value[spot.n])
    return True


# -- what a card must do


def duty(told: Book, state: State, legal: list[int], rule: str) -> Duty | None:
    """What the card that is played now must do, as far as it is bound; `rule` is that of what is barred."""
    step = told.step(state.phase)
    if step.says != "card" or not isinstance(state, Deal) or told.phase(state.phase) != "PLAY":
        return None
    held = holding(told, state, state.actor)
    cards = [card for card in legal if card in held]
    kind = _kind(state, held, cards) if cards and len(held) > 1 else None
    text = told.said.get(f"duty-{kind}") if kind else None
    if not kind or not text:
        return None
    one = suit(cards[0])
    gaps: dict[str, int | str] = {"suit": suit_sign(one)}
    return Duty(kind, Said(text.format_map(gaps), f"said-duty-{kind}", gaps), rule or step.rule, one)


def _kind(deal: Deal, held: list[int], cards: list[int]) -> DutyKind | None:
    """A duty to a suit, if there is one of which all that may be played is."""
    one = suit(cards[0])
    alike = [card for card in held if suit(card) == one]
    if any(suit(card) != one for card in cards):
        return None
    if deal.led < 0:
        return "lead" if len(alike) < len(held) else None
    if one == suit(deal.led):
        return "head" if len(cards) < len(alike) else "follow"
    return "trump" if one == deal.trump and len(cards) < len(held) else None
