"""What the cards are called, in seven languages."""

from typing import Final

from lansquenet.books.tongues import LANGUAGES as LANGUAGES
from lansquenet.rules.cards import RANK_NAMES, SUIT_NAMES, Pack, ranks

RANKS: Final = {"fr": ranks(Pack.P52), "de": ranks(Pack.P36), "la": ranks(Pack.P40)}

NUMBERS: Final = {  # two to ten
    "en": "two three four five six seven eight nine ten",
    "fr": "deux trois quatre cinq six sept huit neuf dix",
    "de": "Zwei Drei Vier Fünf Sechs Sieben Acht Neun Zehn",
    "nl": "twee drie vier vijf zes zeven acht negen tien",
    "sv": "två tre fyra fem sex sju åtta nio tio",
    "it": "due tre quattro cinque sei sette otto nove dieci",
    "es": "dos tres cuatro cinco seis siete ocho nueve diez",
}
COURTS: Final = {  # jack, queen, king and ace, or what stands for them
    "en": {"fr": "jack queen king ace", "de": "Unter Ober king Daus", "la": "knave knight king ace"},
    "fr": {"fr": "valet dame roi as", "de": "Unter Ober roi Daus", "la": "valet cavalier roi as"},
    "de": {"fr": "Bube Dame König Ass", "de": "Unter Ober König Daus", "la": "Bube Reiter König Ass"},
    "nl": {"fr": "boer vrouw heer aas", "de": "Unter Ober koning Daus", "la": "boer ruiter koning aas"},
    "sv": {"fr": "knekt dam kung ess", "de": "Unter Ober kung Daus", "la": "knekt riddare kung ess"},
    "it": {"fr": "fante donna re asso", "de": "Unter Ober re Daus", "la": "fante cavallo re asso"},
    "es": {"fr": "jota reina rey as", "de": "Unter Ober rey Daus", "la": "sota caballo rey as"},
}
SUITS: Final = {  # clubs, diamonds, hearts and spades, or what stands for them
    "en": {
        "fr": "clubs diamonds hearts spades",
        "de": "acorns bells hearts leaves",
        "la": "batons coins cups swords",
    },
    "fr": {
        "fr": "trèfle carreau cœur pique",
        "de": "glands grelots cœurs feuilles",
        "la": "bâtons deniers coupes épées",
    },
    "de": {
        "fr": "Kreuz Karo Herz Pik",
        "de": "Eichel Schellen Herz Laub",
        "la": "Stäbe Münzen Kelche Schwerter",
    },
    "nl": {
        "fr": "klaveren ruiten harten schoppen",
        "de": "eikels bellen harten bladeren",
        "la": "staven munten bekers zwaarden",
    },
    "sv": {
        "fr": "klöver ruter hjärter spader",
        "de": "ekollon bjällror hjärtan löv",
        "la": "stavar mynt bägare svärd",
    },
    "it": {
        "fr": "fiori quadri cuori picche",
        "de": "ghiande campanelli cuori foglie",
        "la": "bastoni denari coppe spade",
    },
    "es": {
        "fr": "tréboles diamantes corazones picas",
        "de": "bellotas cascabeles corazones hojas",
        "la": "bastos oros copas espadas",
    },
}
OF: Final = {
    "en": "{rank} of {suit}",
    "fr": "{rank} de {suit}",
    "de": "{suit}-{rank}",
    "nl": "{rank} van {suit}",
    "sv": "{rank} i {suit}",
    "it": "{rank} di {suit}",
    "es": "{rank} de {suit}",
}
JOINED: Final = {
    ("nl", "fr"): "{suit}{rank}",
    ("sv", "fr"): "{suit} {rank}",
    ("de", "la"): "{rank} der {suit}",
}


def suit_names(deck: str, language: str) -> dict[str, str]:
    """What the suits of a deck are called, by their letter."""
    return dict(zip(SUIT_NAMES, SUITS[language][deck].split(), strict=True))


def rank_names(deck: str, language: str) -> dict[str, str]:
    """What the ranks of a deck are called, by their letter."""
    jack, queen, king, ace = COURTS[language][deck].split()
    all_of_them = [ace, *NUMBERS[language].split(), jack, queen, king]
    return {RANK_NAMES[rank]: all_of_them[rank] for rank in RANKS[deck]}


def names_of(deck: str, language: str) -> dict[str, str]:
    """The name of every card of a deck, by the two letters of the engine: `King of coins` for `Kd`."""
    pattern = JOINED.get((language, deck), OF[language])
    return {
        rank + suit: capital(pattern.format(rank=rank_name, suit=suit_name))
        for rank, rank_name in rank_names(deck, language).items()
        for suit, suit_name in suit_names(deck, language).items()
    }


def capital(name: str) -> str:
    """The name with a capital, and with the French elision."""
    return (name[0].upper() + name[1:]).replace(" de é", " d’é")
