"""The person's own hand: shown when it has changed, and what is played of it because nothing else may be."""

from lansquenet.books.book import Book
from lansquenet.books.hands import holding
from lansquenet.books.refusals import why_not
from lansquenet.books.speech import Speech
from lansquenet.books.transcript import Moment
from lansquenet.rules.game import forced, hides, view
from lansquenet.rules.state import CHANCE, Options, State


class OwnHand:
    """The cards of a seat as it knows them, and whether any of them has come since they were shown."""

    def __init__(self, told: Book, rules: Options, seat: int) -> None:
        self.told, self.rules, self.seat = told, rules, seat
        self.cards: tuple[int, ...] = ()
        self.news = False

    def follow(self, state: State) -> None:
        """What the hand is now; a card that was played or laid aside from it is no news."""
        if not hides(self.told.game):
            return
        seen = view(self.told.game, self.rules, state, self.seat)
        cards = tuple(holding(self.told, seen, self.seat))
        self.news = bool(cards) and (self.news or not set(cards) <= set(self.cards))
        self.cards = cards

    def is_due(self, before: Moment) -> bool:
        """Whether it is to be shown before this is told: not in the middle of a deal."""
        return self.news and before.act.actor != CHANCE


def unasked(told: Book, rules: Options, moment: Moment, seat: int, speech: Speech) -> str:
    """Why a card was played for this seat without asking; nothing if it was not so."""
    act, before = moment.act, moment.before
    if act.actor != seat or told.step(act.phase).says != "card" or forced(told.game, rules, before) is None:
        return ""
    others = [card for card in holding(told, before, seat) if card != act.action]
    if not others:
        return speech("term-last-card")
    reasons = [why_not(told, rules, before, card) for card in others]
    said = dict.fromkeys(f"{speech.words(reason.words)} ({reason.rule})" for reason in reasons)
    return speech("term-no-other", why="; ".join(said))
