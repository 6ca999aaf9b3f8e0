"""What a bundle proves, and to whom: who has signed the windows that its hand was dealt from."""

import pytest

from lansquenet.fair.checks.proves import ShuffleFact, Signed, signed_by, told_of, windows_behind
from lansquenet.fair.gt2 import words

OWN, HOUSES = 0, 1  # whose key a chair gave its shares with


def window(number, hand, *seats, joint="ff", silent=(), void=0):
    return {
        "window": number,
        "hand": hand,
        "seats": [[chair, house, "key"] for chair, house in seats],
        "joint": joint,
        "silent": [*silent],
        "void": void,
    }


def bundle(*windows, hand=5, turned=(), protocol="gt2"):
    cards = [card and {"hand": card[0], "window": card[1]} for card in turned]
    pack = {"windows": [*windows], "turned": cards, "c": "00" * 32, "number": 3, "hand": 4}
    return {
        "protocol": protocol,
        "hand": hand,
        "packs": [pack],
        "chairs": [0, 2, 3],
        "names": ["Ann", "Bob", "Cut"],
    }


@pytest.mark.parametrize(
    ("windows", "signed"),
    [
        ([], Signed.HOUSE),
        ([window(0, 5, (0, HOUSES))], Signed.HOUSE),
        ([window(0, 5, (0, OWN), (2, HOUSES))], Signed.SEATS),
        ([window(0, 5, (0, OWN)), window(1, 5, (0, HOUSES))], Signed.SOME),
        ([window(0, 5, (0, HOUSES)), window(1, 5, (0, OWN))], Signed.SOME),
        ([window(0, 5, (0, OWN)), window(1, 5, (0, HOUSES), joint=None)], Signed.SEATS),  # it was void
        ([window(0, 4, (0, OWN)), window(1, 5, (0, HOUSES))], Signed.HOUSE),  # of the hand before
        ([window(0, 4, (0, HOUSES)), window(1, 5, (0, OWN))], Signed.SEATS),
    ],
)
def test_who_has_signed_a_hand(windows, signed):
    """In every window of the hand that settled anything a seat of its own, in some, or in none."""
    assert signed_by(bundle(*windows)) == signed


def test_nobody_but_the_house_signed_by_the_first_protocol():
    assert signed_by(bundle(window(0, 5, (0, OWN)), protocol="gt1")) == Signed.FIRST
    assert [*map(str, Signed)] == [
        "seats",
        "some",
        "house",
        "first",
    ]  # by these the page and the words know them


def test_cards_that_an_older_window_settled_are_proved_by_it():
    """A card of this hand that a window of the hand before settled; not one that only lies beside it."""
    older, own = window(0, 4, (0, HOUSES)), window(1, 5, (0, OWN))
    assert windows_behind(bundle(older, own)) == [own]
    assert windows_behind(bundle(older, own, turned=[None, (5, 0)])) == [older, own]
    assert windows_behind(bundle(older, own, turned=[(4, 0), (5, 1)])) == [own]
    assert signed_by(bundle(older, own, turned=[(5, 0)])) == Signed.SOME
    lost = window(0, 4, (0, OWN), joint=None)
    assert windows_behind(bundle(lost, own, turned=[(5, 0)])) == [own]


def test_who_took_part_and_what_was_void_is_told():
    """Of this hand alone, by names; an empty chair has its number; who was silent took no part."""
    found = [
        *told_of(
            bundle(
                window(0, 4, (3, OWN)),
                window(1, 5, (2, OWN), (0, OWN), (6, HOUSES), joint=None, silent=[0], void=1),
                window(2, 5, (2, OWN), (3, HOUSES)),
            )
        )
    ]
    assert found == [
        ShuffleFact("own-keys", ["Bob"], {}),
        ShuffleFact("bots", ["Cut", "7"], {}),
        ShuffleFact("void", ["Ann"], {"window": 1, "decks": 3}),
        ShuffleFact("commitment", [], {"number": 3, "hand": 4, "words": words(bytes(32))}),
    ]
