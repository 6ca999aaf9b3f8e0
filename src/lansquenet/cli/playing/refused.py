"""Why something that was typed cannot be, in the language of the person."""

from lansquenet.books.refusals.typed import Forbidden, Misheard
from lansquenet.books.speech import Speech
from lansquenet.cli.playing.heard import word_of
from lansquenet.seats.offers import Offer


def in_words(wrong: Forbidden | Misheard, said: str, asked: Offer, speech: Speech) -> str:
    """A refusal of what was `said` to a question, as a sentence."""
    choices = may(asked, speech)
    if isinstance(wrong, Forbidden):
        why, rule = speech.words(wrong.reason.words), wrong.reason.rule
        return speech("term-illegal", said=said, why=why, rule=rule, may=choices)
    return speech(f"term-{wrong.kind}", said=said, told=wrong.told, may=choices, rule=asked.rule)


def may(asked: Offer, speech: Speech) -> str:
    """What may be said instead."""
    if asked.choices:
        words = [word_of(speech, choice, asked.says) for choice in asked.choices]
        return speech("term-may-only" if len(words) == 1 else "term-may", choices=", ".join(words))
    only = asked.least == asked.most and asked.apart < 0
    amounts = speech.amounts((asked.least, asked.most, asked.apart))
    return speech("term-may-only" if only else "term-may", choices=amounts)
