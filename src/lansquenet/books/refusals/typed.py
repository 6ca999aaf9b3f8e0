"""What people type at a table, understood: words for amounts, cards as they are written, answers begun."""

from typing import Any

from lansquenet.books.book import Book
from lansquenet.books.refusals import choices, refusal, why_not
from lansquenet.books.refusals.reasons import Reason
from lansquenet.books.wording import action_of, card_sign
from lansquenet.errors import IllegalAct
from lansquenet.games import module_of
from lansquenet.rules import cards
from lansquenet.rules.game import is_legal
from lansquenet.rules.state import CHANCE, Options, State

ALL = ("all", "everything", "whole", "the whole")
REST = ("rest", "the rest")
NOTHING = ("nothing", "none", "no", "pass")
ENDINGS = ("enough", "on", "no")  # words of a book for nothing more
DECLINING = ("no", "pass", "refuse", "decline", "silent")  # words of a book for none of it
BANCO = ("banco", "the bank", "the whole bank")
SHORTEST = 3  # letters of a word that is only begun
KINDS = {  # what a word is that was not asked for
    "elsewhere": "is said elsewhere ({told})",
    "for-stakes": "is said when stakes are asked for ({told})",
    "an-amount": "is an amount, and none is asked for",
    "a-card": "is a card, the {told}, and none is asked for",
    "not-understood": "cannot be understood",
}


class Forbidden(IllegalAct):
    """What was said is an answer, but not now: `said`, and the `reason` why not."""

    def __init__(self, text: str, said: str, reason: Reason) -> None:
        super().__init__(text, reason.rule)
        self.said, self.reason = said, reason


class Misheard(IllegalAct):
    """What was said is no answer: `said`, of what `kind` it is, and the rule or card that is to be `told`."""

    def __init__(self, text: str, said: str, kind: str, told: str) -> None:
        super().__init__(text)
        self.said, self.kind, self.told = said, kind, told


def answer(told: Book, rules: Options, state: State, said: str) -> int:
    """The legal action that a word stands for.

    Raises:
        IllegalAct: it stands for none; the text says why, by which rule, and what may be said.
    """
    action = meant(told, rules, state, said)
    if state.actor != CHANCE and not is_legal(told.game, rules, state, action):
        text = refusal(told, rules, state, action, said)
        raise Forbidden(text, said, why_not(told, rules, state, action))
    return action


def meant(told: Book, rules: Options, state: State, said: str) -> int:
    """The action that a word stands for, whether it is legal or not.

    Raises:
        IllegalAct: it stands for none.
    """
    word = plain(said)
    word = word.removeprefix("the ") if word.removeprefix("the ") in told.step(state.phase).words else word
    known = {} if state.actor == CHANCE else spoken(told, rules, state)
    step = told.step(state.phase)
    if word in known and word not in step.words:
        return known[word]
    try:
        action = action_of(told, state, word)
        others = {known[name] for name in known if name.startswith(word)} - {action}
        if not others or word in step.words or not step.answers:
            return action
    except ValueError:
        begun = {action for name, action in known.items() if name.startswith(word)}
        if len(word) >= SHORTEST and len(begun) == 1:
            return begun.pop()
    raise Misheard(misunderstood(told, rules, state, said), said, *kind_of(told, plain(said)))


def misunderstood(told: Book, rules: Options, state: State, said: str) -> str:
    """That a word is none of those that are asked for, by which rule, and what they are."""
    step = told.step(state.phase)
    if state.actor == CHANCE:
        return f"{said!r} is no card: a rank of {cards.RANK_NAMES}, a suit of {cards.SUIT_NAMES}, as Kh"
    kind, what = kind_of(told, plain(said))
    return (
        f"{said!r} {KINDS[kind].format(told=what)}: you may say {choices(told, rules, state)} ({step.rule})"
    )


def kind_of(told: Book, word: str) -> tuple[str, str]:
    """What a word is that was not asked for, and by which rule, or which card."""
    elsewhere = [step.rule for step in told.steps.values() if word in step.words]
    if elsewhere:
        return "elsewhere", elsewhere[0]
    if word in (own := of_game(told, "FOR_STAKES") or {}):
        return "for-stakes", own[word]
    if word in (*ALL, *REST, "nothing", "none", "half") or word.lstrip("-").isdecimal():
        return "an-amount", ""
    try:
        return "a-card", card_sign(cards.named(word))
    except ValueError:
        return "not-understood", ""


def plain(said: str) -> str:
    """A word in small letters, and a card by its two letters, however it was written."""
    word = " ".join(said.lower().split())
    for suit, sign in enumerate(cards.SUIT_SIGNS):
        word = word.replace(sign, cards.SUIT_NAMES[suit])
    if word[:1] in cards.SUIT_NAMES and word[1:] in (*cards.RANK_NAMES.lower(), "10"):
        word = word[1:] + word[0]
    return f"t{word[2]}" if len(word) == 3 and word[:2] == "10" and word[2] in cards.SUIT_NAMES else word


def spoken(told: Book, rules: Options, state: State) -> dict[str, int]:
    """The words beside the book's own that stand for an action now, such as banco, all and nothing."""
    if state.phase in told.game.BETS:
        return of_amounts(told, rules, state)
    extra = told.step(state.phase).extra.items()
    words = {name: action for action, (own, _) in extra if own in ENDINGS for name in NOTHING}
    answers = told.step(state.phase).answers
    if answers and answers[0] in DECLINING:
        words |= dict.fromkeys(NOTHING, 0) | ({"yes": 1} if len(answers) == 2 else {})
    return words | of_answers(told, state)


def of_answers(told: Book, state: State) -> dict[str, int]:
    """Other words for an answer: what is natural to say of a bank or a pot."""
    own = of_game(told, "answers")
    return dict(own(state)) if own else {}


def of_amounts(told: Book, rules: Options, state: State) -> dict[str, int]:
    """Words for amounts: nothing, all, half, and the least and the most that there may be."""
    least, most, apart = told.game.limits(rules, state)
    words = dict.fromkeys(NOTHING, 0) if 0 in (least, apart) else {}
    own = of_game(told, "amounts")
    instead = dict(own(rules, state)) if own else {}
    if instead:
        return words | instead
    if least > most:
        return words
    words |= dict.fromkeys((*ALL, "most"), most) | dict.fromkeys(REST, most) | {"least": least}
    whole = of_game(told, "whole")
    half = (whole(state, most) if whole else most) // 2
    if least <= half <= most:
        words["half"] = half
    return words


def of_game(told: Book, what: str) -> Any:
    """What the room of a game has to say of words that are typed; none, where the usual ones are enough."""
    return getattr(module_of(told.name, "typed"), what, None)
