"""What the terminal says in the language of who sits there: its own texts, a game's, cards and numbers."""

import re
from collections.abc import Mapping
from functools import cache

from lansquenet.books.book import Book, seat_name
from lansquenet.books.tongues import spoken, words
from lansquenet.books.wording import Words, card_sign, rank_sign, spans, zone_key
from lansquenet.fluent import Pattern, grouped, patterns, pointed, said
from lansquenet.rules.cards import SUIT_SIGNS
from lansquenet.rules.state import HOUSE, POOL

FILES = (
    *("cards.ftl", "table.ftl", "refused.ftl", "came.ftl"),
    *(
        "terminal/rules.ftl",
        "terminal/play.ftl",
        "terminal/odds.ftl",
        "terminal/reckoning.ftl",
        "terminal/joining.ftl",
        "games/reasons.ftl",
    ),
)
FACES = (*"JQKA",)  # the ranks that each language has letters of its own for
CARD = re.compile(f"(10|[2-9{''.join(FACES)}])([{''.join(SUIT_SIGNS)}])")
SEATS = ("seat", "other", "payer", "payee")  # gaps in which a letter is a seat, and no rank


@cache
def _texts(language: str) -> dict[str, Pattern]:
    """Every text that is not a game's."""
    found: dict[str, Pattern] = {}
    for file in FILES:
        found |= patterns(words(language, *file.split("/")))
    return found


@cache
def _of_game(game: str, language: str) -> dict[str, str]:
    return spoken(game, language) if game and language != "en" else {}


class Speech:
    """A language, and a game that is spoken of in it; English stands in where the game has no words."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language, self.game = language, game

    def __call__(self, key: str, /, **gaps: int | str) -> str:
        """A text of the terminal."""
        return said(_texts(self.language)[key], gaps, self.language, self._written)

    def of(self, key: str, plain: str, gaps: Mapping[str, int | str] | None = None) -> str:
        """A text of the game by its key, or of any game; or else as its book has it."""
        given = gaps or {}
        if self.language != "en" and key in (texts := _texts(self.language)):
            shown = {name: self._gap(name, value) for name, value in given.items()}
            return said(texts[key], shown, self.language, str)
        text = _of_game(self.game, self.language).get(key, plain)
        return text.format_map({name: self._gap(name, value) for name, value in given.items()})

    def words(self, told: Words) -> str:
        """Words of a book."""
        return self.of(told.key, told.plain, told.gaps)

    # -- what fills gaps

    def _gap(self, name: str, value: int | str) -> str:
        if isinstance(value, str) and name not in SEATS and value in FACES:
            return self.letter(value)
        return self._written(value)

    def _written(self, value: int | str) -> str:
        return self.number(value) if isinstance(value, int) else self.cards_of(value)

    def number(self, value: int) -> str:
        """A whole number."""
        return grouped(value, self.language)

    def signed(self, value: int) -> str:
        """A number with its sign."""
        return ("+" if value >= 0 else "-") + self.number(abs(value))

    def decimal(self, value: float, places: int = 2, sign: str = "") -> str:
        """A number with so many places."""
        return pointed(f"{value:{sign}.{places}f}", self.language)

    # -- cards

    @property
    def faces(self) -> dict[str, str]:
        """What stands in the corners of jack, queen, king and ace."""
        return dict(zip(FACES, self("letters-fr").split(), strict=True))

    def letter(self, rank: str) -> str:
        """The letter of a rank."""
        return self.faces.get(rank, rank) if self.language != "en" else rank

    def cards_of(self, text: str) -> str:
        """A text with the cards in it by the letters of the language."""
        if self.language == "en":
            return text
        return CARD.sub(lambda card: self.letter(card[1]) + card[2], text)

    def card(self, card: int) -> str:
        """A card as it is read, such as 10♥."""
        return self.cards_of(card_sign(card))

    def rank(self, rank: int) -> str:
        """A rank as it is read."""
        return self.letter(rank_sign(rank))

    def typed_card(self, word: str) -> str:
        """A card by its two letters, as it is typed."""
        return self.letter(word[0]) + word[1:] if word[0] in FACES else word

    # -- people, places and amounts

    def account(self, told: Book, seat: int) -> str:
        """A seat by its letter, or an account that is no seat."""
        if seat == POOL:
            return self(told.pool) if told.pool in ("pool", "pot", "kitty") else told.pool
        return self("house") if seat == HOUSE else seat_name(seat)

    def paid(self, told: Book, payment: tuple[int, int, int, int]) -> str:
        """A payment, with its rule."""
        payer, payee, chips, why = payment
        gaps = {"payer": self.account(told, payer), "payee": self.account(told, payee)}
        return self("term-pays", **gaps, chips=chips, rule=told.why(why))

    def place(self, name: str) -> str:
        """A place on the table."""
        return self.of(zone_key(name), name)

    def amounts(self, limits: tuple[int, int, int]) -> str:
        """Limits, such as "0, or 5 to 20"."""
        found = [
            self("term-range", least=least, most=most) if least < most else self.number(least)
            for least, most in spans(limits)
        ]
        return found[0] if len(found) < 2 else self("term-or", one=found[0], other=found[1])


ENGLISH = Speech()
