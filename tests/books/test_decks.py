"""The three decks: what every card shows, what no sprite may hold, and that colours stay apart."""

import gzip
import json
import os
import re
import subprocess
import sys
from itertools import combinations, product
from xml.etree import ElementTree

import pytest

from lansquenet import decks
from lansquenet.books.book import book
from lansquenet.decks.letters import GLYPHS, LETTERS, index
from lansquenet.decks.palettes import GOLD, PALETTES, PAPERS
from lansquenet.errors import LansquenetError
from lansquenet.games import GAMES
from lansquenet.rules.cards import TWENTY, Pack, in_order, name, named, ranks

SVG = "{http://www.w3.org/2000/svg}"
EVERY = list(product(decks.DECKS, decks.LANGUAGES, (False, True)))
KILOBYTE = 1000


def elements(svg: str):
    return list(ElementTree.fromstring(svg).iter())


def symbols(deck: str, letters: str = "en", big: bool = False):
    drawn = elements(decks.deck(deck, letters, big))
    return {each.get("id"): each for each in drawn if each.tag == SVG + "symbol"}


def faults(svg: str) -> set[str]:
    """What a sprite may not hold, as far as it does."""
    drawn = elements(svg)
    ids = [each.get("id") for each in drawn if each.get("id")]
    links = [value for each in drawn for key, value in each.attrib.items() if key.endswith("href")]
    found = {"a function of an address"} if "url(" in svg else set()
    found |= {"text, script or style"} if {each.tag for each in drawn} - DRAWN else set()
    found |= {"an id twice"} if len(ids) != len(set(ids)) else set()
    found |= {"a link that leads nowhere here"} if {link[1:] for link in links} - set(ids) else set()
    found |= {"a link outside"} if any(link[0] != "#" for link in links) else set()
    found |= {"a style"} if any("style" in each.attrib or "class" in each.attrib for each in drawn) else set()
    return found | ({"a handler"} if any(key.startswith("on") for e in drawn for key in e.attrib) else set())


DRAWN = {SVG + tag for tag in ("svg", "defs", "symbol", "g", "use", "path", "rect", "circle", "ellipse")}


@pytest.mark.slow
def test_a_sprite_holds_shapes_alone_and_reaches_nothing_outside():
    for which in EVERY:
        assert faults(decks.deck(*which)) == set(), which


@pytest.mark.parametrize(
    "planted",
    [
        '<path fill="url(#a)"/>',
        "<text>K</text>",
        "<style>g{fill:red}</style>",
        "<script/>",
        '<g id="back"/>',
        '<use href="#nothing"/>',
        '<use href="https://example.org/a.svg#c1"/>',
        '<g style="fill:red"/>',
        '<g onclick="1"/>',
    ],
)
def test_each_fault_planted_in_a_sprite_is_found(planted):
    """The control of the test above."""
    assert faults(decks.deck("fr").replace("</svg>", planted + "</svg>"))


@pytest.mark.slow
def test_a_sprite_weighs_at_most_eight_kilobytes_on_the_wire():
    for which in EVERY:
        assert len(gzip.compress(decks.deck(*which).encode(), 9)) <= 8 * KILOBYTE, which


@pytest.mark.slow
def test_a_sprite_is_the_same_in_every_run():
    show = "from lansquenet.decks import DECKS, deck; print([deck(name) for name in DECKS])"
    runs = {
        subprocess.run(
            [sys.executable, "-c", show],
            env=os.environ | {"PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(runs) == 1


@pytest.mark.parametrize(
    ("deck", "packs"),
    [("fr", [*Pack, TWENTY]), ("de", [Pack.P36, Pack.P32, TWENTY]), ("la", [Pack.P40])],
)
def test_every_card_of_the_packs_a_deck_can_show_has_a_symbol(deck, packs):
    cards = {4 * rank + suit for pack in packs for rank in ranks(pack) for suit in range(4)}
    assert {decks.card_id(deck, card) for card in cards} <= symbols(deck).keys()


@pytest.mark.parametrize(("deck", "size"), [("fr", 52), ("de", 36), ("la", 40)])
def test_a_deck_has_as_many_cards_as_it_is_known_for_and_no_two_alike(deck, size):
    cards = {key: each for key, each in symbols(deck).items() if key[1:].isdigit()}
    assert len(cards) == len({picture(each) for each in cards.values()}) == size


def picture(symbol) -> str:
    """What a symbol shows, whatever its parts are called."""
    return re.sub(r' id="[^"]*"|#(c\d+i|half-..)', "", ElementTree.tostring(symbol, "unicode"))


def test_every_deck_has_a_game_and_a_game_of_which_nothing_is_said_the_french_one():
    assert {book(game).deck for game in GAMES} == set(decks.DECKS)
    assert book("loo").deck == decks.deck_for("loo", 52) == "fr"


@pytest.mark.parametrize("game", GAMES)
def test_the_deck_of_a_game_has_all_cards_of_its_pack(game):
    for pack in (*Pack, TWENTY):
        held = symbols(decks.deck_for(game, pack))
        assert {f"c{4 * rank + suit}" for rank in ranks(pack) for suit in range(4)} <= held.keys(), pack


@pytest.mark.parametrize("game", GAMES)
def test_a_game_played_as_usual_has_all_its_cards(game):
    shoe = GAMES[game].shoe(GAMES[game].Rules())
    held = symbols(decks.deck_for(game, shoe.pack))
    assert {decks.card_id(decks.deck_for(game, shoe.pack), card) for card in in_order(shoe)} <= held.keys()


def test_with_52_cards_a_german_game_takes_the_french_deck():
    assert [decks.deck_for("tempeln", pack) for pack in (52, 32)] == ["fr", "de"]


def marks(symbol, sign: str) -> int:
    """How often a sign stands on a card, in its corners (one, turned by a link) or elsewhere."""
    return sum(each.get("href") == f"#{sign}" for each in symbol.iter())


@pytest.mark.parametrize("deck", decks.DECKS)
def test_a_number_card_shows_as_many_signs_as_its_number(deck):
    drawn = symbols(deck)
    for rank, suit in product(range(1, 10), "cdhs"):
        card = named("A23456789T"[rank] + suit)
        if f"c{card}" not in drawn or (deck == "la" and suit in "cs"):
            continue
        assert marks(drawn[f"c{card}"], suit) - 1 == rank + 1, name(card)


@pytest.mark.parametrize("count", range(2, 8))
def test_staves_and_blades_of_the_latin_deck_are_as_many_as_their_number(count):
    drawn = symbols("la")
    batons, swords = (drawn[f"c{4 * (count - 1) + suit}"] for suit in (0, 3))
    assert marks(batons, "stave") == count
    assert sum(each.get("r") == "1.3" for each in swords.iter()) == count  # their pommels


def test_the_daus_has_two_signs():
    assert [marks(symbols("de")[f"c{suit}"], "cdhs"[suit]) - 1 for suit in range(4)] == [2, 2, 2, 2]


@pytest.mark.slow
def test_the_index_of_every_card_is_drawn_in_the_letters_of_the_language():
    for deck, letters, big in EVERY:
        for key, symbol in symbols(deck, letters, big).items():
            if key[1:].isdigit():
                strokes = GLYPHS[index(LETTERS[deck][letters], int(key[1:]) // 4)][1]
                corner = next(each for each in symbol.iter() if each.get("id") == f"{key}i")
                assert corner.find(f".//{SVG}path").get("d") == strokes, (deck, letters, big, key)


@pytest.mark.parametrize(
    ("deck", "letters", "court"),
    [
        ("fr", "en", "J Q K A"),
        ("fr", "fr", "V D R A"),
        ("fr", "de", "B D K A"),
        ("fr", "nl", "B V H A"),
        ("fr", "sv", "Kn D K E"),
        ("fr", "it", "F D R A"),
        ("la", "it", "F C R 1"),
        ("la", "es", "S C R 1"),
        ("de", "de", "U O K A"),
    ],
)
def test_courts_have_the_letters_of_their_country(deck, letters, court):
    assert LETTERS[deck][letters] == tuple(court.split())


def test_a_big_index_is_bigger():
    heights = []
    for big in (False, True):
        corner = next(each for each in symbols("fr", "en", big)["c50"].iter() if each.get("id") == "c50i")
        scale = corner.find(f"{SVG}g").get("transform").partition("scale(")[2] or "1)"
        heights.append(float(scale.rstrip(")").split()[-1]))
    assert heights[1] > 1.5 * heights[0]


def test_each_suit_takes_its_colour_from_the_page():
    for deck in decks.DECKS:
        for key, symbol in symbols(deck).items():
            if key != "back":
                suit = key[-1] if key.startswith("sign") else "cdhs"[int(key[1:]) % 4]
                assert symbol.get("color") == f"var(--suit-{suit},{PALETTES[deck]['own'][suit]})"


def channel(value: int) -> float:
    return value / 255 / 12.92 if value <= 10 else ((value / 255 + 0.055) / 1.055) ** 2.4


def linear(colour: str) -> list[float]:
    return [channel(int(colour[n : n + 2], 16)) for n in (1, 3, 5)]


def luminance(colour: str) -> float:
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear(colour), strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("deck", "palette"), list(product(decks.DECKS, PAPERS)))
def test_every_suit_stands_out_from_the_paper(deck, palette):
    """WCAG 1.4.11: at least 3 to 1."""
    assert min(contrast(colour, PAPERS[palette]) for colour in PALETTES[deck][palette].values()) >= 3


def test_gold_alone_would_not_stand_out_and_so_has_an_edge():
    """The control of the test above, and what it asks of bells and coins."""
    assert contrast(GOLD, PAPERS["own"]) < 3
    bell, coin = (decks.deck(deck).split('<g id="d">')[1].split("</g><g id=")[0] for deck in ("de", "la"))
    assert bell.startswith('<g stroke="currentColor"')
    assert coin.index('fill="currentColor"') < coin.index(GOLD)


# G. M. Machado and others, A Physiologically-based Model for Simulation of Color Vision Deficiency, 2009
SIGHT = {
    "normal": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.01182, 0.04294, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.3039),
    ),
}
XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.072175), (0.0193339, 0.119192, 0.9503041))
WHITE = (0.95047, 1, 1.08883)


def times(matrix, vector):
    return [sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix]


def lab(colour: str, sight: str) -> tuple[float, float, float]:
    seen = [min(max(part, 0), 1) for part in times(SIGHT[sight], linear(colour))]
    parts = [part / white for part, white in zip(times(XYZ, seen), WHITE, strict=True)]
    x, y, z = (part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in parts)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(colours, sight: str) -> float:
    seen = [lab(colour, sight) for colour in colours]
    return min(sum((a - b) ** 2 for a, b in zip(*pair, strict=True)) ** 0.5 for pair in combinations(seen, 2))


@pytest.mark.parametrize("sight", SIGHT)
def test_four_colours_stay_apart_however_one_sees_them(sight):
    assert nearest(decks.PALETTES["fr"]["four"].values(), sight) >= 30


def test_the_usual_four_colours_do_not():
    """The control of the test above."""
    usual = ("#1e1915", "#a8262b", "#1d5fae", "#1c6a3c")
    assert nearest(usual, "protanopia") < 15
    assert nearest(usual, "tritanopia") < 15


def test_a_manifest_tells_a_page_in_json_what_it_needs():
    told = json.loads(json.dumps(decks.manifest("la")))
    assert told["cards"].keys() == {name(4 * rank + suit) for rank in ranks(Pack.P40) for suit in range(4)}
    assert {*told["cards"].values(), *told["signs"].values(), told["back"]} == symbols("la").keys()


@pytest.mark.parametrize("language", decks.LANGUAGES)
def test_every_card_has_a_name_of_its_own_in_every_language(language):
    for deck, called in decks.names(language).items():
        assert called.keys() == decks.manifest(deck)["cards"].keys()
        assert len(set(called.values())) == len(called)


@pytest.mark.parametrize(
    ("language", "deck", "card", "called"),
    [
        ("en", "la", "Kd", "King of coins"),
        ("fr", "la", "As", "As d’épées"),
        ("de", "de", "Qc", "Eichel-Ober"),
        ("nl", "fr", "Kh", "Hartenheer"),
        ("sv", "fr", "7h", "Hjärter sju"),
        ("it", "la", "Qc", "Cavallo di bastoni"),
        ("es", "la", "Jd", "Sota de oros"),
    ],
)
def test_cards_are_called_as_their_players_call_them(language, deck, card, called):
    assert decks.names(language)[deck][card] == called


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: decks.deck("tarot"),
        lambda: decks.deck("fr", "la"),
        lambda: decks.card_id("de", named("2h")),
        lambda: decks.card_id("la", named("8h")),
        lambda: decks.card_id("fr", 52),
        lambda: decks.card_id("fr", -1),
        lambda: decks.manifest("pl"),
        lambda: decks.names("la"),
        lambda: decks.deck_for("bridge", 52),
    ],
)
def test_what_there_is_not_is_refused_in_words(wrong):
    with pytest.raises(LansquenetError):
        wrong()
