"""What came of an act, in the reader's language: all of it in English, else what all languages have."""

from lansquenet.books import events
from lansquenet.books.book import Book
from lansquenet.books.events import Event, briefly
from lansquenet.books.speech import Speech
from lansquenet.books.transcript import Moment
from lansquenet.rules.cards import in_order
from lansquenet.rules.state import Options, State
from lansquenet.seats.telling import followed


def came(told: Book, rules: Options, names: list[str], moment: Moment, speech: Speech) -> list[Event]:
    """What came of an act, in sentences that everybody may hear."""
    if speech.language == "en":
        return followed(told, rules, names, moment)
    act = moment.act
    scene = events.staged(told, rules, names, act, moment.before, moment.after, moment.shown)
    said = [(speech.words(brief.words), brief.rule) for brief in briefly.after(scene)]
    return [Event(text, rule) for text, rule in said if text]


def shuffled(told: Book, rules: Options, names: list[str], first: State, speech: Speech) -> list[Event]:
    """That all cards were shuffled for a hand that begins so."""
    said = events.before(told, rules, names, first)
    if speech.language == "en":
        return said
    words = briefly.before(len(in_order(told.game.shoe(rules))), first).words
    return [Event(speech.words(words), event.rule) for event in said]
