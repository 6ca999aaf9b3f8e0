"""Cards, packs and shoes."""

import pytest

from lansquenet.rules import cards
from lansquenet.rules.cards import ACE, EMPTY, RANKS, Pack, Shoe


def test_every_card_has_a_rank_a_suit_and_a_name_of_two_letters() -> None:
    deck = cards.in_order(Shoe(Pack.P52, 1, 0))
    assert deck == [*range(52)]
    assert len({(cards.rank(card), cards.suit(card)) for card in deck}) == 52
    assert [cards.named(cards.name(card)) for card in deck] == deck
    assert (cards.name(0), cards.name(51), cards.rank(cards.named("Kh"))) == ("Ac", "Ks", 12)
    assert cards.rank(cards.named("ad")) == ACE


def test_empty_has_a_name_and_a_rank_that_nothing_matches() -> None:
    assert cards.name(EMPTY) == "--"
    assert cards.named("--") == EMPTY
    assert cards.rank(EMPTY) not in range(RANKS)


@pytest.mark.parametrize("text", ["", "K", "1h", "Kx", "Khh", "10h"])
def test_name_of_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        cards.named(text)


@pytest.mark.parametrize(
    ("pack", "left_out"),
    [
        (Pack.P52, ""),
        (Pack.P40, "89T"),
        (Pack.P36, "2345"),
        (Pack.P32, "23456"),
        (cards.TWENTY, "23456789"),
        (cards.COURTS, "A23456789T"),
    ],
)
def test_packs_leave_out_the_ranks_they_should(pack: int, left_out: str) -> None:
    """COM-3: and every rank that is in has four cards for each pack."""
    names = [cards.RANK_NAMES[r] for r in cards.ranks(pack)]
    assert names == [name for name in cards.RANK_NAMES if name not in left_out]
    assert len(cards.in_order(Shoe(pack, 1, 0))) == pack
    shoe = Shoe(pack, 3, 0)
    in_order = cards.in_order(shoe)
    assert len(in_order) == sum(cards.counts(shoe)) == 3 * pack
    assert cards.counts(shoe) == [sum(cards.rank(card) == r for card in in_order) for r in range(RANKS)]
    assert set(cards.counts(shoe)) <= {0, 12}
    assert all(in_order.count(card) == 3 for card in in_order)


def test_ace_stands_above_the_king_where_it_is_high() -> None:
    assert sorted(range(RANKS), key=cards.ace_high) == [*range(1, RANKS), cards.ACE]


def test_shoe_that_is_always_fresh_never_has_enough_left() -> None:
    """LANS-3, ZECC-3"""
    assert cards.always_fresh(Pack.P40) == Shoe(40, 1, 41)
    assert cards.always_fresh(Pack.P32, 4) == Shoe(32, 4, 129)


def test_cards_of_a_stock_are_brought_to_the_end_of_the_shoe() -> None:
    """What comes before them is what is out: of six packs, too, where a card comes more than once."""
    shoe = [7, 3, 3, 9, 1, 3]
    assert cards.bring_to_end(shoe, [3, 9]) == 4
    assert (shoe[5], shoe[4], sorted(shoe[:4])) == (3, 9, [1, 3, 3, 7])
    assert cards.bring_to_end([5, 6], []) == 2
    assert cards.bring_to_end([5], [8]) == 0
