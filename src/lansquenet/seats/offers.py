"""What the seat to act is asked and what it may say, as data of which buttons can be made."""

from dataclasses import dataclass, field, replace
from functools import partial

from lansquenet.books.book import Book
from lansquenet.books.events import UNTOLD
from lansquenet.books.hands import as_held, holding
from lansquenet.books.refusals import why_not
from lansquenet.books.refusals.reasons import Reason
from lansquenet.books.refusals.typed import spoken
from lansquenet.books.wording import question, token, word_key, worded
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import Options, State
from lansquenet.rules.tricks import CARDS
from lansquenet.seats import verbs
from lansquenet.seats.beats import Duty, Said, Spot


@dataclass(frozen=True, slots=True)
class Choice:
    """One of the answers there are: the action, the word for it, and what it does."""

    action: int
    word: str
    text: str
    key: str = ""  # by which translations know the text; of the word, by which they know that
    word_key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)  # what fills the gaps of the text
    verb: Said | None = None  # what a button says that does it; of a card, nothing


@dataclass(frozen=True, slots=True)
class Barred:
    """Cards one holds, or words of the question, that are no choices now, and why not."""

    actions: tuple[int, ...]
    words: tuple[str, ...]
    text: str  # why not
    rule: str  # that says so
    key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Offer:
    """What the seat to act is asked: an amount within limits, or one of some choices."""

    question: str
    phase: str
    rule: str
    says: str  # chips, answer, card, rank or seat
    usual: int
    least: int = 0
    most: int = -1
    apart: int = -1
    choices: tuple[Choice, ...] = ()
    standing: bool = False
    each: int = 1  # chips that an amount of one is: where pieces are counted, those of a piece
    key: str = ""
    gaps: dict[str, int | str] = field(default_factory=dict)
    spoken: dict[str, int] = field(default_factory=dict)  # other words, such as banco, and what they mean
    barred: tuple[Barred, ...] = ()
    primary: int = UNTOLD  # the likeliest answer, never a bare no; UNTOLD: none stands out
    verb: Said | None = None  # what a button says that puts an amount, the gap `amount` being its chips
    apart_verb: Said | None = None  # and what it says for the amount apart
    nothing_verb: Said | None = None  # and for nothing
    about: Spot | None = None  # the card or field that is asked about
    duty: Duty | None = None


def offer(told: Book, rules: Options, state: State) -> Offer:
    """What the seat to act may say; the state may be its view."""
    step, words = told.step(state.phase), question(told, state)
    phase = told.phase(state.phase)
    asked = partial(
        Offer,
        words.text,
        phase,
        step.rule,
        step.says,
        standing=step.standing,
        key=words.key,
        gaps=words.gaps,
        spoken=spoken(told, rules, state),
        about=verbs.about(told, state),
    )
    if state.phase in told.game.BETS:
        least, most, apart = told.game.limits(rules, state)
        stake = _usual_stake(step.usual, least, most, apart, state.stacks[state.actor] // 10)
        return _with_verbs(told, rules, state, asked(stake, least, most, apart))
    legal = told.game.legal(rules, state)
    choices = tuple(_choice(told, rules, state, action) for action in as_held(told, state, legal))
    usual = next((choice.action for choice in choices if choice.word == step.usual), None)
    least, barred = least_committing(told.game, rules, state), _barred(told, rules, state, legal)
    wished = verbs.likeliest(told, rules, state, legal, usual)
    return asked(
        least if usual is None else usual,
        choices=choices,
        barred=barred,
        primary=UNTOLD if wished is None else wished,
        duty=verbs.duty(told, state, legal, next((row.rule for row in barred if row.actions[0] < CARDS), "")),
    )


def _with_verbs(told: Book, rules: Options, state: State, made: Offer) -> Offer:
    """An offer of amounts, with what its buttons say; one that may only put nothing wishes for nothing."""
    worth = verbs.each(told, rules, state)
    wished = made.usual if made.usual > 0 or made.most < 1 else UNTOLD
    return replace(
        made,
        each=worth,
        primary=wished,
        verb=verbs.of_amount(told, state) if made.most >= max(1, made.least) else None,
        apart_verb=verbs.of_apart(told, state, made.apart * worth) if made.apart > 0 else None,
        nothing_verb=verbs.of_nothing(told, state) if 0 in (made.least, made.apart) else None,
    )


def _barred(told: Book, rules: Options, state: State, legal: list[int]) -> tuple[Barred, ...]:
    """The cards of the hand, and the answers and ranks that are not allowed, by the reasons why not."""
    step = told.step(state.phase)
    might = {action: word for word, action in step.words.items()}
    if step.says == "card":
        might = {card: token(told, state, card) for card in holding(told, state, state.actor)}
    alike: dict[str, list[int]] = {}
    reasons = {action: why_not(told, rules, state, action) for action in might if action not in legal}
    for action, why in reasons.items():
        alike.setdefault(why.rule + why.text, []).append(action)
    return tuple(_bar(reasons[actions[0]], {n: might[n] for n in actions}) for actions in alike.values())


def _bar(why: Reason, words: dict[int, str]) -> Barred:
    return Barred(tuple(words), tuple(words.values()), why.text, why.rule, why.words.key, why.words.gaps)


def _choice(told: Book, rules: Options, state: State, action: int) -> Choice:
    words = worded(told, rules, state, action)
    word, key = token(told, state, action), word_key(told, state, action)
    said = verbs.of_choice(told, rules, state, action)
    return Choice(action, word, words.text, words.key, key, words.gaps, said)


def _usual_stake(usual: str, least: int, most: int, apart: int, tenth: int) -> int:
    """The amount that stands for a bare Enter: a tenth of the stack, unless the book says another."""
    if least > most:
        return apart
    return max(least, min(most, {"least": least, "most": most}.get(usual, tenth)))
