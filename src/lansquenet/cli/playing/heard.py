"""What is typed in another language than English, as the book's English has it, which is what is read."""

import re

from lansquenet.books.speech import Speech
from lansquenet.rules.cards import SUIT_NAMES, SUIT_SIGNS
from lansquenet.seats.offers import Choice, Offer

AMOUNTS = {"all": "all", "half": "half", "rest": "the rest", "nothing": "nothing"}  # by their keys
SPACED = re.compile(r"\d{1,3}(?:[.,’'\s\u00a0\u202f]\d{3})+")


def word_of(speech: Speech, choice: Choice, says: str) -> str:
    """The word for an answer, as it is shown and typed."""
    if choice.word_key:
        return speech.of(choice.word_key, choice.word)
    if says == "card":
        return speech.typed_card(choice.word)
    return speech.letter(choice.word) if says == "rank" else choice.word


def amount_words(speech: Speech) -> dict[str, str]:
    """The words for amounts of the language, and what they are in English."""
    shown = {english: speech(f"typed-{key}") for key, english in AMOUNTS.items()}
    return {word.lower(): english for english, word in shown.items()}


def heard(speech: Speech, asked: Offer, said: str) -> str:
    """An answer as the English book has it; what is no word of the language stays as it is."""
    if SPACED.fullmatch(said):
        return re.sub(r"\D", "", said)
    if speech.language == "en":
        return said
    if not asked.choices:
        return _amount(speech, said)
    if asked.says == "card" and (card := _card(speech, said)):
        return card
    return _answer(speech, asked, said)


def _amount(speech: Speech, said: str) -> str:
    known = amount_words(speech)
    bare = {word.rpartition(" ")[2].rpartition("’")[2]: english for word, english in known.items()}
    return (bare | known).get(said, said)


def _card(speech: Speech, said: str) -> str:
    """A card by its two letters in English, if it is one by those of the language."""
    rank, suit = said[:-1], said[-1:]
    ranks = {letter.lower(): face.lower() for face, letter in speech.faces.items()}
    known = suit and suit in (*SUIT_NAMES, *SUIT_SIGNS)
    return ranks[rank] + suit if known and rank in ranks else ""


def _answer(speech: Speech, asked: Offer, said: str) -> str:
    """The answer that is said, or begun as no other is."""
    words = {word_of(speech, one, asked.says).lower(): one.word.lower() for one in asked.choices}
    if said in words:
        return words[said]
    begun = [english for word, english in words.items() if word.startswith(said)]
    return begun[0] if len(begun) == 1 and len(said) > 1 else said
