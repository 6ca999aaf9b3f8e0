"""The live table, by direct calls."""

import json
from itertools import pairwise

import pytest

from lansquenet.books.book import book
from lansquenet.books.transcript import Session
from lansquenet.errors import BadOption, BadSave, IllegalAct
from lansquenet.games import GAMES
from lansquenet.rules import cards
from lansquenet.rules.policies import POLICIES, decide
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.seats.table import SeatedTable, by_seed, in_order_of, resume


def table(name="zecchinetta", stacks=(100, 100, 100), turn="", seed=None, banker=0, **options):
    """A table at which seat A banks; `turn` names the cards that are dealt."""
    told = book(name)
    session = Session(name, told.play_by("", options), list(stacks), told.game.Carry(banker))
    if turn:
        return SeatedTable(session, in_order_of([cards.named(card) for card in turn.split()]))
    return SeatedTable(session, seed=seed)


def say(at, *answers):
    for seat, action in answers:
        at.act("ABCDEFGHIJKL".index(seat), action)


def play_hands(at, hands, policy="random", seed=3):
    import random

    dice = random.Random(seed)
    for _ in range(hands):
        if at.finished:
            return at
        if at.actor == OVER:
            at.begin()
        while at.actor != OVER:
            view = at.view(at.actor)
            at.act(at.actor, decide(POLICIES[policy], at.game, at.rules, view, dice.getrandbits(32)))
    return at


def test_hand_runs_from_seat_to_seat_and_carries_the_bank():
    """ZECC-8: the banker who clears the table keeps the bank; ZECC-E3 chip for chip."""
    at = table(turn="5c Kc 2c 5d Kd")
    at.begin()
    say(at, ("A", 1), ("A", 50), ("B", 0), ("B", 10), ("C", 20), ("C", 0))
    assert at.actor == OVER
    assert at.stacks == [130, 90, 80]
    assert at.carry.banker == 0


def test_payments_of_an_act_name_payer_payee_and_rule():
    """ZECC-6: each payment is in the ledger with its rule."""
    at = table(turn="5c Kc 5d")
    at.begin()
    say(at, ("A", 1), ("A", 50), ("B", 0), ("B", 10), ("C", 20))
    paid = [payment for moment in at.act(2, 0) for payment in moment.act.payments]
    assert paid == [(1, 0, 10, 6), (2, 0, 20, 6)]


def test_illegal_act_is_refused_with_what_was_legal_and_the_rule_and_changes_nothing():
    """LANS-8: more than the uncovered part of the bank is refused."""
    at = table("lansquenet")
    at.begin()
    say(at, ("A", 30), ("B", 20))
    before = at.save()
    with pytest.raises(
        IllegalAct,
        match=r"^15: only 10 of the bank is uncovered; .* \(LANS-8\); you may say 0 to 10, or 30\.",
    ):
        at.act(2, 15)
    with pytest.raises(IllegalAct, match="B cannot act now: C may say"):
        at.act(1, 5)
    assert at.save() == before


def test_nobody_acts_between_hands_and_no_hand_begins_within_one():
    at = table()
    with pytest.raises(IllegalAct, match="No hand is in play"):
        at.act(0, 1)
    at.begin()
    with pytest.raises(IllegalAct, match="Hand 1 is not over: A may say"):
        at.begin()


def test_too_few_seats_are_refused():
    """ZECC-1: two to ten may play."""
    with pytest.raises(BadOption, match="2 to 10 seats, not 1"):
        table(stacks=[100])


def test_forced_acts_are_played_and_stand_on_the_tape():
    """COM-6: a punter whom the banker cannot cover may only bet nothing, and is not waited for."""
    at = table(stacks=(10, 100, 100), turn="5c Kc 2c 2d")
    at.begin()
    say(at, ("A", 1), ("A", 10), ("B", 10))
    assert at.actor == OVER
    assert at.session.tapes[0].count(0) == 3
    assert at.stacks == [0, 110, 100]


def test_session_ends_when_all_seats_have_banked_equally_often():
    """ZECC-13: with two rounds every seat banks twice."""
    at = play_hands(table(seed=5, rounds="2"), 500, "timid")
    assert at.finished
    assert at.carry.passed >= 6
    with pytest.raises(IllegalAct, match="The session is over"):
        at.begin()


def test_session_ends_when_fewer_than_two_seats_own_chips():
    """COM-6."""
    at = play_hands(table("lansquenet", stacks=(5, 5), seed=2), 2000)
    assert at.finished
    assert sorted(at.stacks) == [0, 10]


def test_first_bank_is_drawn_and_all_cards_are_gathered_after():
    """LANS-5, COM-8: the draw is a hand of its own, and the shoe is whole again after it."""
    at = table("lansquenet", seed=1, banker=-3)
    at.begin()
    assert at.actor == OVER
    assert at.carry.banker in (0, 1, 2)
    at.begin()
    assert len(at.stock) == 312


def test_continuous_shoe_is_dealt_through_and_shuffled_when_low():
    """LANS-3: six packs are dealt from coup to coup until fewer than a quarter is left."""
    at = table("lansquenet", stacks=(1000, 1000), seed=4)
    left = []
    for _ in range(60):
        play_hands(at, 1, "timid")
        left.append(len(at.stock))
    assert at.stock.shuffles > 1
    assert min(left) < 100
    assert any(later > sooner for sooner, later in pairwise(left))


def test_fresh_shoe_is_shuffled_for_every_coup():
    """LANS-3: a single pack is."""
    at = play_hands(table("lansquenet", seed=4, packs="1"), 10, "timid")
    assert at.stock.shuffles == at.hand


def test_void_coup_is_dealt_again_from_a_new_shoe_with_the_bank_standing():
    """LANS-23."""
    at = table("lansquenet", turn="5c Kc 2c", packs="2", shoe="continuous", reserve="0")
    at.begin()
    say(at, ("A", 30), ("B", 30))
    assert at.actor == OVER
    assert at.stacks == [100, 100, 100]
    assert at.carry.bank == 30


@pytest.mark.parametrize("name", GAMES)
def test_same_seed_gives_the_same_session(name):
    """COM-8."""
    first, second = (play_hands(table(name, seed=9, banker=-3), 6) for _ in range(2))
    assert first.session.tapes == second.session.tapes
    assert by_seed(1)([*range(52)], 0) != by_seed(2)([*range(52)], 0)


def test_entropy_deals_a_whole_shoe():
    at = table("lansquenet")
    at.begin()
    assert sorted(at.stock.cards) == sorted(cards.in_order(at.game.shoe(at.rules)))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_saved_in_mid_hand_and_taken_up_goes_on_with_the_same_cards(name):
    endless = {"rounds": "0"} if "rounds" in GAMES[name].Rules._fields else {}
    at = play_hands(table(name, seed=11, banker=-3, **endless), 4)
    at.begin()
    again = resume(at.save())
    assert again.state == at.state
    assert again.save() == at.save()
    for _ in range(3):
        play_hands(at, 1, seed=8)
        play_hands(again, 1, seed=8)
    assert again.session.tapes == at.session.tapes
    assert again.stacks == at.stacks


def test_damaged_save_is_refused():
    at = table(seed=1)
    at.begin()
    text = at.save()
    for damaged in (text[:-20], "", "[]", text.replace('"stacks": [100', '"stacks": [900'), '{"digest": 1}'):
        with pytest.raises(BadSave):
            resume(damaged)


def test_save_with_an_illegal_act_is_refused():
    from lansquenet.seats.table import _digest

    at = table("lansquenet", seed=1)
    at.begin()
    say(at, ("A", 30))
    body = json.loads(at.save())
    del body["digest"]
    body["tapes"][0][0] = 5000
    with pytest.raises(BadSave, match=r"illegal act: 5000: you have 100 free and no more \(LANS-7\)"):
        resume(json.dumps(body | {"digest": _digest(body)}))


def test_seat_sees_a_view_that_is_not_the_state():
    at = table()
    at.begin()
    at.view(1).stacks[1] = 5
    assert at.state.stacks[1] == 100
    assert at.moments == []
    assert at.actor != CHANCE
