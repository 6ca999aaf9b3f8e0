"""Three decks as sprites of SVG: French 52 (`fr`), German 36 (`de`) and Latin 40 (`la`).

Every card is a `<symbol>` 60 wide and 96 high, to be shown with `<use href="/static/deck/fr.svg#c50">`.  A
card has the same id in every deck, the number it has in the engine: `c50` is the king of hearts, or of cups.
The page recolours a deck by the custom properties of `palettes`; nothing is fetched from elsewhere.

Clubs are acorns and batons, diamonds bells and coins, hearts hearts and cups, spades leaves and swords; the
queen is the Ober and the cavallo, the jack the Unter and the fante, and the German ace the Daus, the deuce.
"""

from collections.abc import Collection
from functools import cache, lru_cache

from lansquenet.books.book import DECKS as DECKS, book
from lansquenet.decks import french, german, latin
from lansquenet.decks.faces import HEIGHT, WIDTH, back, blank, centred, corners, sign_symbol, symbol
from lansquenet.decks.letters import LETTERS, index
from lansquenet.decks.palettes import PALETTES, PAPERS, properties
from lansquenet.decks.signs import SIGNS
from lansquenet.decks.words import LANGUAGES, RANKS, names_of, rank_names, suit_names
from lansquenet.errors import UnknownName
from lansquenet.games import GAMES
from lansquenet.rules.cards import SUIT_NAMES, name, rank, ranks, suit

__all__ = [
    "DECKS",
    "LANGUAGES",
    "PALETTES",
    "PAPERS",
    "card_id",
    "deck",
    "deck_for",
    "manifest",
    "names",
    "picture",
    "properties",
    "rank_names",
    "suit_names",
    "symbols",
]


def deck_for(game: str, pack: int) -> str:
    """The deck a game is shown with when it is played with a pack of so many cards.

    Raises:
        UnknownName: when there is no such game.
    """
    usual = book(known("game", game, GAMES)).deck
    return usual if set(ranks(pack)) <= set(RANKS[usual]) else "fr"


def card_id(deck: str, card: int) -> str:
    """The id of a card's symbol in a deck.

    Raises:
        UnknownName: when there is no such deck, or it has no such card.
    """
    if rank(card) not in RANKS[known("deck", deck, DECKS)]:
        given = name(card) if card in cards_of("fr") else str(card)
        raise UnknownName("card of this deck", given, [name(each) for each in cards_of(deck)])
    return f"c{card}"


def cards_of(deck: str) -> list[int]:
    """The cards a deck has, by rank, then by suit."""
    return [4 * rank + suit for rank in RANKS[deck] for suit in range(4)]


def manifest(deck: str) -> dict[str, object]:
    """What a page must know of a deck, as JSON: its size, and the ids of its cards, its back and its signs.

    Raises:
        UnknownName: when there is no such deck.
    """
    return {
        "deck": known("deck", deck, DECKS),
        "width": WIDTH,
        "height": HEIGHT,
        "back": "back",
        "cards": {name(card): card_id(deck, card) for card in cards_of(deck)},
        "signs": {suit: f"sign-{suit}" for suit in SUIT_NAMES},
        "palettes": {palette: properties(deck, palette) for palette in PALETTES[deck]},
    }


def names(letters: str) -> dict[str, dict[str, str]]:
    """The names of all cards in a language, by deck and card: `names("en")["la"]["Kd"]` is `King of coins`.

    Raises:
        UnknownName: when there is no such language.
    """
    known("language", letters, LANGUAGES)
    return {deck: names_of(deck, letters) for deck in DECKS}


@lru_cache
def deck(name: str, letters: str = "en", big: bool = False) -> str:
    """A whole deck as one SVG file, with the index letters of a language, large ones if need be.

    Raises:
        UnknownName: when there is no such deck or language.
    """
    known("deck", name, DECKS)
    known("language", letters, LANGUAGES)
    parts = "".join(_shared(name).values())
    symbols = [face(name, card, letters, big) for card in cards_of(name)]
    symbols += [sign_symbol(name, each) for each in SUIT_NAMES]
    return f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{parts}</defs>{"".join(symbols)}{back()}</svg>\n'


@cache
def picture(name: str, card: int, letters: str = "en") -> str:
    """One card of a deck as an SVG file of its own, in which nothing is that it does not need.

    Raises:
        UnknownName: when there is no such deck or language, or it has no such card.
    """
    known("language", letters, LANGUAGES)
    box = f'xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
    return (
        f'<svg {box}><defs>{symbols(name, [card], letters)}</defs><use href="#{card_id(name, card)}"/></svg>'
    )


def symbols(name: str, cards: Collection[int], letters: str = "en") -> str:
    """Some cards of a deck as symbols, and whatever of the deck they need; for a picture of its own.

    Raises:
        UnknownName: when there is no such deck, or it has no such card.
    """
    shown = "".join(face(name, card, letters, False) for card in cards if card_id(name, card))
    parts = _shared(name)
    needed = {part for part in parts if f'#{part}"' in shown}
    needed |= {part for part in parts for user in needed if f'#{part}"' in parts[user]}
    return "".join(body for part, body in parts.items() if part in needed) + shown


def _shared(name: str) -> dict[str, str]:
    """What the cards of a deck share: its signs, and the card on which they are drawn."""
    shared = {**SIGNS[name], "blank": blank()} | ({"stave": latin.stave()} if name == "la" else {})
    return {part: f'<g id="{part}">{body}</g>' for part, body in shared.items()}


def face(deck: str, card: int, letters: str, big: bool) -> str:
    """A card of a deck as a symbol."""
    sign = SUIT_NAMES[suit(card)]
    text = index(LETTERS[deck][letters], rank(card))
    drawn = {"fr": french, "de": german, "la": latin}[deck].picture(rank(card), sign)
    own = card_id(deck, card)
    return symbol(own, sign, deck, centred(drawn, big) + corners(own, text, sign, big))


def known(kind: str, given: str, every: Collection[str]) -> str:
    """A name, if it is one of those there are."""
    if given not in every:
        raise UnknownName(kind, given, every)
    return given
