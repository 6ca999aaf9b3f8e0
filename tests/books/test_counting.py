"""Cards that cannot be there: a record is read with the counts of its shoe."""

import json

import pytest

from house_driver import QUICK, TABLE, Evening
from lansquenet.books.book import book
from lansquenet.books.counting import Counted
from lansquenet.books.transcript import read, write
from lansquenet.errors import BadRecord, BadSave
from lansquenet.games import GAMES
from lansquenet.games.irish_loo import rules as irish_loo
from lansquenet.house import history, messages as say
from lansquenet.house.web.frames import of_transcript
from lansquenet.rules import cards
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE
from lansquenet.seats.table import _digest, resume
from test_record import changed, small, transcript
from test_table import play_hands, table

every_game = pytest.mark.parametrize("name", GAMES)


def dealt(text):
    """The lines of a transcript on which a card is turned."""
    lines = text.splitlines()
    return [at for at, line in enumerate(lines) if line.startswith("* ") and line[2:4] != "--"]


def put(text, at, card):
    """The transcript with this card on a line."""
    lines = text.splitlines()
    lines[at] = lines[at][:2] + card + lines[at][4:]
    return "\n".join(lines) + "\n"


@every_game
def test_no_game_deals_the_same_card_twice_from_one_pack(name):
    """Nor takes it into two hands: the second is refused on its line, by replay and by the house."""
    many = getattr(GAMES[name].Rules(), "packs", 1) > 1
    options = {"packs": "1"} if many else {}
    text = transcript(name, 1, **options)
    first, second = dealt(text)[:2]
    card = text.splitlines()[first][2:4]
    broken = put(text, second, card)
    for reader in (read, of_transcript):
        with pytest.raises(
            BadRecord, match=f"^line {second + 1}: {card} cannot be turned: it has been dealt"
        ):
            reader(broken)


@every_game
def test_no_stock_is_out_while_it_has_cards(name):
    text = transcript(name, 1)
    at = dealt(text)[1]
    with pytest.raises(BadRecord, match=f"^line {at + 1}: the stock is not out: \\d+ cards are left in it"):
        read(put(text, at, "--"))


@pytest.mark.parametrize(("name", "card"), [("zecchinetta", "9c"), ("toepen", "6s"), ("zwikken", "9h")])
def test_card_is_of_the_pack(name, card):
    text = transcript(name, 1)
    at = dealt(text)[0]
    with pytest.raises(BadRecord, match=f"^line {at + 1}: {card} cannot be turned: it is none of the"):
        read(put(text, at, card))


def shoe(*tapes, left=()):
    """Six packs of Lansquenet, of which each hand turns these cards."""
    told = book("lansquenet")
    rules = told.play_by("", {"packs": "6"})
    counted = Counted(told.game, rules, [cards.named(card) for card in left])
    for tape in tapes:
        counted.begin(told.game.Carry(0))
        for card in tape.split():
            counted.turn(None, cards.named(card))
    return counted


def test_shoe_of_six_packs_goes_on_from_hand_to_hand():
    """LANS-3: six of a card, through as many hands as are dealt from one shuffle, and no seventh."""
    assert len(shoe("9c 9c 9c", "9c 9c 9c")) == 306
    with pytest.raises(ValueError, match="all 6 of its kind have been dealt"):
        shoe("9c 9c 9c", "9c 9c 9c", "9c")


def test_shoe_is_full_again_when_it_has_been_shuffled():
    """LANS-3: before a hand for which fewer than a quarter are left."""
    most = [cards.name(card) for card in range(52) for _ in range(6)][: 312 - 78]
    assert len(shoe(" ".join(most), "Ks")) == 77
    assert len(shoe(" ".join(most), "Ks", "Ks")) == 311


def test_shoe_is_gathered_after_the_draw():
    told = book("lansquenet")
    counted = Counted(told.game, told.play_by("", {"packs": "6"}))
    counted.begin(told.game.Carry())
    counted.turn(None, 0)
    counted.begin(told.game.Carry(0))
    assert len(counted) == 312


def test_record_may_begin_in_the_middle_of_a_shoe():
    """Its header says which cards were left; no others can come."""
    middle = [cards.name(card) for card in range(8, 52) for _ in range(6)]
    assert len(shoe("9c", left=middle)) == 263
    with pytest.raises(ValueError, match="2c cannot be turned: it is none of the 264 cards"):
        shoe("2c", left=middle)


def test_stock_made_of_discards_has_no_others():
    """IRLO-8: what was thrown in may come again, and nothing else."""
    rules = irish_loo.Rules()
    state = begin(irish_loo, rules, [100] * 3, irish_loo.Carry(0))
    counted = Counted(irish_loo, rules)
    counted.begin(irish_loo.Carry(0))
    given = iter(range(52))
    while state.actor == CHANCE and state.phase != irish_loo.Phase.TURN_UP:
        card = next(given)
        counted.turn(state, card)
        irish_loo.apply(rules, state, card)
    for card in given:
        counted.turn(state, card)
    assert not len(counted)
    with pytest.raises(ValueError, match="the stock is out"):
        counted.turn(state, 0)


def test_shoe_goes_on_through_a_whole_session():
    """What a table deals is what a reader counts, through shuffles and draws."""
    at = play_hands(table("lansquenet", seed=4, banker=-3, packs="2", pack="p32"), 60)
    read(write(at.session))
    assert at.stock.shuffles >= 3


@pytest.mark.slow
def test_hand_of_the_house_is_written_with_what_its_shoe_had_left():
    whole = Evening(say.Terms(game="lansquenet", seats=3, chips=40, bots=["random"], **QUICK), 2, "shoe")
    whole.hands(3)
    number = whole.sitting.hand
    found = history.recalled(whole.log, TABLE, number)
    found.session.left = history.stock_before(found, number)
    text = write(found.session)
    assert text.count('"') > 300
    assert write(read(text)[0]) == text
    assert of_transcript(text).hands[0].frames[0].state.stock == len(found.session.left)


def test_shoe_never_has_more_than_its_packs():
    with pytest.raises(BadRecord, match=r"header cannot be read: .* 7 of 9c"):
        read(changed(small(), "carry =", f"left = {['9c'] * 7}\ncarry ="))


def test_cards_to_come_are_counted_too():
    """A position to be solved names what lies next in the stock: nothing that has been dealt."""
    text = transcript("toepen", 1)
    first, second = dealt(text)[:2]
    card = text.splitlines()[first][2:4]
    half = "\n".join(text.splitlines()[:second])
    assert read(half)
    with pytest.raises(BadRecord, match=f"cards are to come, but {card} cannot be turned: it has been dealt"):
        read(changed(half, "carry =", f'stock = ["{card}"]\ncarry ='))


@pytest.mark.parametrize("name", ["lansquenet", "toepen", "irish_loo"])
def test_saved_table_has_the_cards_that_are_left(name):
    """Its digest shows damage; cards that cannot be there show a save that somebody has written."""
    at = play_hands(table(name, seed=5, banker=-3), 3)
    at.begin()
    body = json.loads(at.save())
    del body["digest"]
    assert resume(json.dumps(body | {"digest": _digest(body)})).save() == at.save()
    body["stock"][0] = body["stock"][1]
    with pytest.raises(BadSave, match="cards to come are not those that are left"):
        resume(json.dumps(body | {"digest": _digest(body)}))
    body["tapes"][0][1] = body["tapes"][0][0]
    with pytest.raises(BadSave):
        resume(json.dumps(body | {"digest": _digest(body)}))
