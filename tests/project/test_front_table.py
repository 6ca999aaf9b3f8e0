"""A table from Python: what may be said, what is refused, why chips moved, and how it looks."""

import re
from base64 import b64decode
from xml.etree import ElementTree

import pytest

import lansquenet as lq
from lansquenet.decks import DECKS, cards_of, picture
from lansquenet.games import GAMES
from lansquenet.rules.game import view


@pytest.fixture
def table() -> lq.Table:
    return lq.Table("toepen", seats=4, seed=7, knock_mode="own_turn")


def test_what_may_be_said_is_said_in_words(table) -> None:
    assert (table.actor, table.legal) == (3, ["keep", "lay"])
    assert table.question == "Keep your hand, or lay it aside for another?"
    assert lq.Table("zecchinetta", seed=1).legal == ["1 to 100"]


def test_a_word_of_later_is_waited_for_with_what_is_usual(table) -> None:
    """TOEP-7: a knock comes when hands are no longer exchanged."""
    told = repr(table.act("knock"))
    assert "D keeps the hand" in told
    assert "D knocks" in told
    assert table.legal == ["fold", "stay"]
    assert table.act("fold")[0].act.actor == 2


def test_what_is_refused_changes_nothing_and_names_its_rule(table) -> None:
    before = table.transcript()
    for word in ("challenge", "ace", "5", "Kh", ""):
        with pytest.raises(lq.IllegalAct, match=r"you may say keep, lay \(TOEP-5\)\.$"):
            table.act(word)
    assert table.transcript() == before
    table.act("knock")
    with pytest.raises(lq.IllegalAct):
        table.act("keep")
    bank = lq.Table("zecchinetta", seed=2)
    bank.act(10)
    with pytest.raises(lq.IllegalAct, match="never less than none") as refused:
        bank.act(-5)
    assert refused.value.rule == "COM-1"


def test_nothing_said_is_what_is_usual(table) -> None:
    assert "D keeps the hand" in repr(table.act())


def test_a_seat_sees_its_own_hand_and_no_other(table) -> None:
    seen = table.view(2)
    assert seen.hand == ["Ad", "9d", "As", "8s"]
    assert repr(table.view("C")) == repr(seen)
    assert "K♥" not in repr(seen)
    assert "K♥" in repr(table)
    assert seen.state == view(table._table.game, table._table.rules, table._table.state, 2)


def test_why_gives_every_payment_its_rule() -> None:
    table = lq.Table("zecchinetta", seed=2)
    table.act(10)
    table.play()
    paid = table.why.paid
    assert [(row.payer, row.payee, row.chips, row.rule) for row in paid] == [
        ("B", "A", 10, "ZECC-6"),
        ("C", "A", 10, "ZECC-6"),
    ]
    assert "the third card is for the bank" in paid[0].text
    assert table.stacks == [120, 90, 90, 100]
    assert table.actor is None
    assert table.legal == []
    with pytest.raises(lq.IllegalAct, match=r"deal\(\) begins the next one"):
        table.act("1")
    table.deal()
    assert (table.hand, table.actor) == (2, 1)


def test_a_transcript_is_replayed(table) -> None:
    table.play()
    again = lq.replay(table.transcript())
    assert again.transcript() == table.transcript()
    assert again.stacks == table.stacks
    assert repr(again) == repr(table.acts)
    assert again.why == table.why


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_and_drawn(game: str) -> None:
    """The same seed plays the same hand; the picture holds all its cards, and fetches nothing."""
    first, second = (lq.Table(game, seed=5, first=None) for _ in range(2))
    for table in (first, second):
        table.play()
    assert first.transcript() == second.transcript()
    page = first._repr_html_()
    ElementTree.fromstring(page)
    assert not re.search(r"(?:src|href)=[\"'](?!data:|#)", page)
    for drawn in {b64decode(found).decode() for found in re.findall(r"base64,([^\"]+)", page)}:
        whole(drawn)
    assert not any("[0, 0" in str(part) for part in (repr(first), repr(first._table.state)))


@pytest.mark.parametrize("deck", DECKS)
def test_a_card_alone_has_all_that_it_is_drawn_with(deck: str) -> None:
    for card in cards_of(deck):
        whole(picture(deck, card))


def whole(drawn: str) -> None:
    """Refuse a picture that refers to what is not in it."""
    ElementTree.fromstring(drawn)
    assert "http" not in drawn.replace("http://www.w3.org/2000/svg", "")
    assert {*re.findall(r'href="#([^"]+)"', drawn)} <= {*re.findall(r'id="([^"]+)"', drawn)}


def test_states_print_what_they_say_and_no_lists_of_twelve(table) -> None:
    told = repr(table.view(2).state)
    assert re.search(r"^  stacks +A 100  B 100  C 100  D 100$", told, re.MULTILINE)
    assert re.search(r"^  phase +EXCHANGE$", told, re.MULTILINE)
    assert ["2:", "Ad", "As", "8s", "9d"][1] in told
    assert "[" not in told
