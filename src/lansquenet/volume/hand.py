"""A hand that is played through in print: the one by which a game is learnt, act by act."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache

from lansquenet.books.book import Book, book, seat_name
from lansquenet.books.lessons import ANY, LEARNER, SPAN, Point, Script, key_of, script
from lansquenet.books.tongues import headings, spoken
from lansquenet.books.wording import action_of, worded
from lansquenet.decks import deck_for, names
from lansquenet.rules import cards
from lansquenet.rules.game import begin, perform
from lansquenet.rules.state import ALL, CHANCE, Options, State, duplicate
from lansquenet.volume.parts import Cards, Head, Numbered, Part, Prose

CHIPS = 1000  # what everybody sits down with, as at any lesson
STAKE = 10  # what is put where the lesson leaves it open
RANK = re.compile("10|[2-9AJQK]")
CARD = re.compile("(?:10|[2-9AJQK])[♣♦♥♠]")
NAMED_SEATS = ("seat", "other")


@dataclass
class HandStep:
    """A step of the hand: what was done before it is told, and what is answered to it."""

    point: Point
    before: list[tuple[State, int]] = field(default_factory=list)
    answer: list[tuple[State, int]] = field(default_factory=list)


@cache
def played(name: str) -> tuple[Options, tuple[HandStep, ...]]:
    """The lesson of a game as it goes, with the first of the right answers at each choice."""
    told, lesson = book(name), script(name)
    assert lesson is not None, name
    rules = told.play_by(lesson.preset)
    state = begin(told.game, rules, [CHIPS] * lesson.seats, told.game.Carry(lesson.leader), ledger=True)
    return rules, tuple(_steps(told, rules, state, lesson))


def _steps(told: Book, rules: Options, state: State, lesson: Script) -> Iterator[HandStep]:
    for point in lesson.points:
        step = HandStep(point)
        for _, word in point.play:
            step.before.append(_done(told, rules, state, word))
        if point.right:
            step.answer.append(_done(told, rules, state, _answer(point.right[0])))
        yield step


def _answer(word: str) -> str:
    """An answer that leads on: of amounts a usual one."""
    assert word != ANY, "a lesson names what leads on"
    if span := SPAN.fullmatch(word):
        return str(max(int(span[1]), min(int(span[2]), STAKE)))
    return word


def _done(told: Book, rules: Options, state: State, word: str) -> tuple[State, int]:
    was, action = duplicate(state), action_of(told, state, word)
    perform(told.game, rules, state, action)
    return was, action


# -- in words and pictures


def pages(name: str, language: str) -> Iterator[Part]:
    """The hand in print: cards as they are turned, what is done, and what comes of it by which rule."""
    if script(name) is None:  # as in a room of somebody's own
        return
    said, speaker = headings(language), LessonVoice(name, language)
    yield Head(said["volume-hand"])
    yield Prose(said["volume-hand-intro"], "note")
    for number, step in enumerate(played(name)[1], 1):
        yield from speaker.told(step.before)
        yield Numbered(str(number), speaker.say(number, step.point), step.point.rule, is_rule=False)
        yield from speaker.told(step.answer)


class LessonVoice:
    """Who tells a hand in a language."""

    def __init__(self, name: str, language: str) -> None:
        self.book, self.language = book(name), language
        self.rules = played(name)[0]
        self.deck = deck_for(name, self.book.game.shoe(self.rules).pack)
        self.table = {} if language == "en" else spoken(name, language)

    def say(self, number: int, point: Point) -> str:
        """What is said at a step."""
        return CARD.sub(lambda card: self._sign(card[0]), self.table.get(key_of(number), point.say))

    def told(self, acts: list[tuple[State, int]]) -> Iterator[Part]:
        """Cards that came, and then what was done in words."""
        seen = [(state, action) for state, action in acts if self._seen(state, action)]
        shown = tuple(
            (action, self._of(state) + self.named(action))
            for state, action in seen
            if self._card(state, action)
        )
        if shown:
            yield Cards(self.deck, shown)
        words = [self._act(state, action) for state, action in seen if self._speaks(state, action)]
        if words:
            yield Prose(" · ".join(words), "acts")

    def named(self, card: int) -> str:
        """The name of a card."""
        return names(self.language)[self.deck][cards.name(card)]

    def _of(self, state: State) -> str:
        """Whose card it is, if somebody played it."""
        return "" if state.actor == CHANCE else f"{seat_name(state.actor)}: "

    def _seen(self, state: State, action: int) -> bool:
        """Whether it is told to the one who learns."""
        own = state.actor == LEARNER
        return own or self.book.game.learns(self.rules, state, action, LEARNER) == ALL

    def _speaks(self, state: State, action: int) -> bool:
        """Whether it is told in words: cards are shown, and silences nobody hears."""
        step = self.book.step(state.phase)
        silent = step.standing and step.words.get(step.usual) == action
        return not silent and not self._card(state, action)

    def _card(self, state: State, action: int) -> bool:
        step = self.book.step(state.phase)
        is_card = state.actor == CHANCE or step.says == "card"
        return is_card and action not in step.extra and 0 <= action < cards.SUITS * cards.RANKS

    def _act(self, state: State, action: int) -> str:
        """An act in words, and who did it."""
        words = worded(self.book, self.rules, state, action)
        gaps = {name: self._gap(name, gap) for name, gap in words.gaps.items()}
        text = self.table.get(words.key, words.plain).format_map(gaps)
        return text if state.actor == CHANCE else f"{seat_name(state.actor)} {text}"

    def _gap(self, name: str, gap: int | str) -> str:
        """What fills a gap, with ranks as the deck has them in the language."""
        if name in NAMED_SEATS or isinstance(gap, int):
            return str(gap)
        if CARD.fullmatch(gap):
            return self._sign(gap)
        return self._rank(gap) if RANK.fullmatch(gap) else gap

    def _sign(self, sign: str) -> str:
        """A card such as K♥ by the letter of the language; of a deck with other suits, its name."""
        if self.deck == "fr":
            return self._rank(sign[:-1]) + sign[-1]
        return self.named(cards.named(sign[:-1].replace("10", "T") + "cdhs"["♣♦♥♠".index(sign[-1])]))

    def _rank(self, sign: str) -> str:
        """The index of a rank: K, or R where the king is a roi."""
        if sign not in "JQKA":
            return sign
        letters = headings(self.language)[f"letters-{self.deck}"].split()
        return letters["JQKA".index(sign)]
