"""Hands by oneself: for practice, and played otherwise than they were."""

import secrets
import time
from dataclasses import replace

import pytest

from house_driver import TABLE
from lansquenet.books.book import book
from lansquenet.errors import BadOption, HouseRefuses, UnknownName
from lansquenet.games import GAMES
from lansquenet.house.log.store import Account
from lansquenet.house.web import solo
from lansquenet.house.web.solo import EACH, Begin, Fork, Solos, begun, forked
from lansquenet.rules.game import hides, view
from lansquenet.rules.state import OVER
from rooms import mostly_long, mostly_slow
from test_replay import again, evening, found, short_chains  # noqa: F401 - a fixture
from visitors import company, nearby

HIDING = [name for name, game in GAMES.items() if hides(game)]


def person(id="account0"):
    return Account(id=id, name="Ann", password=None, created=0)


def practice(name, seed=1, seats=0):
    seats = seats or max(GAMES[name].SEATS[0], 2)
    return begun(Begin(game=name, seats=seats, seed=seed), person())


def finished(hand, most=400):
    """The hand, played out as advised."""
    for _ in range(most):
        if hand.table.actor == OVER:
            return hand
        solo._acted(hand, hand.advice())
    raise AssertionError("this hand has no end")


# -- practice


@mostly_slow("name")
def test_practice_asks_until_the_hand_is_over(name):
    hand = practice(name)
    while hand.table.actor != OVER:
        assert hand.table.actor == hand.seat
        assert hand.scene.frames[-1].offer is not None
        solo._acted(hand, hand.advice())
    assert hand.told().over
    assert all(stack >= 0 or hand.scene.sitting.debts for stack in hand.told().after)


@mostly_slow("name")
def test_same_seed_gives_the_same_hand(name):
    first, same, other = (finished(practice(name, seed)).told() for seed in (5, 5, 6))
    assert first.frames == same.frames
    assert first.frames != other.frames


@pytest.mark.slow
def test_lesson_of_every_book_asks_who_learns():
    for name in GAMES:
        hand = begun(Begin(game=name, **vars(book(name).lesson)), person())
        assert hand.table.actor == hand.seat, name


def test_frames_since_the_last_are_told_and_no_others():
    hand = practice("zecchinetta")
    known = len(hand.scene.frames)
    solo._acted(hand, hand.advice())
    assert [frame.state for frame in hand.told(known).frames] == hand.scene.frames[known:]


@pytest.mark.slow
def test_at_a_bank_the_advice_is_to_bet_something():
    """What is usual at Faro is to go on; nobody would see a bet paid."""
    hand = finished(practice("faro"))
    lines = [line for state in hand.scene.frames for line in state.lines]
    assert any(hand.seat in (line.payer, line.payee) for line in lines)


@pytest.mark.parametrize(
    ("wish", "wrong"),
    [
        ({"game": "bridge"}, UnknownName),
        ({"game": "loo", "preset": "none"}, UnknownName),
        ({"game": "zwikken", "seats": 12}, BadOption),
        ({"game": "loo", "seats": 4, "leader": 4}, BadOption),
    ],
)
def test_hand_that_cannot_be_is_refused_in_words(wish, wrong):
    with pytest.raises(wrong):
        begun(Begin(**wish), person())


# -- played otherwise


def asked_at(whole, seat):
    """The frames at which a seat was asked in the last hand."""
    return [frame.state for frame in again(whole, seat).frames if frame.state.offer]


def fork(whole, at, is_open=False, who="account0"):
    wish = Fork(table=TABLE, hand=whole.sitting.hand, at=at)
    return forked(found(whole), wish, person(who), is_open)


@pytest.mark.slow
@mostly_long("name")
def test_fork_goes_on_from_the_hand_as_it_was(name):
    """The same frames until then, and the cards that were dealt; against bots they are the real ones."""
    whole = evening(name, people=1, clock=20)
    seat = found(whole).seat_of(person())
    was = [frame.state for frame in again(whole, seat).frames]
    for state in asked_at(whole, seat)[:6]:
        hand = fork(whole, state.seq)
        assert not hand.anew
        frames = hand.scene.frames
        assert frames == was[: len(frames)]
        assert frames[-1].seq >= state.seq
        assert frames[-1].offer
    if asked_at(whole, seat):
        assert finished(hand).told().was == found(whole).brief(whole.sitting.hand).after


@pytest.mark.slow
def test_fork_that_does_as_was_done_turns_the_same_cards():
    whole = evening("zecchinetta", people=1)
    moments = found(whole).moments
    seat = found(whole).seat_of(person())
    at = asked_at(whole, seat)[-1].seq
    hand = fork(whole, at)
    done = len(hand.table.moments)
    solo._acted(hand, moments[done].act.action)
    cards = [moment.act.action for moment in moments if moment.act.actor == -1]
    turned = [moment.act.action for moment in hand.table.moments if moment.act.actor == -1]
    assert turned[: len(cards)] == cards[: len(turned)]


@pytest.mark.slow
@pytest.mark.parametrize("name", HIDING)
def test_fork_among_people_shows_nothing_of_what_they_keep(name):
    """What the seat was not shown is laid anew; where records are open it is as it was (the control)."""
    whole = evening(name, people=2)
    seat = found(whole).seat_of(person())
    states = asked_at(whole, seat)
    if not states:
        pytest.skip("nobody was asked anything in this hand")
    real, anew = (fork(whole, states[0].seq, is_open) for is_open in (True, False))
    assert (real.anew, anew.anew) == (False, True)
    game, rules = real.table.game, real.table.rules
    assert view(game, rules, anew.table.state, seat) == view(game, rules, real.table.state, seat)
    assert anew.table.state.place != real.table.state.place
    assert not anew.scene.stock.known
    assert finished(anew).told().over


@pytest.mark.slow
def test_fork_does_not_hang_on_what_is_hidden():
    """Two hands that look alike to a seat are forked into the same: the layout comes from its view."""
    whole = evening("toepen", people=2)
    seat = found(whole).seat_of(person())
    at = asked_at(whole, seat)[0].seq
    plain, twin = fork(whole, at, is_open=True), fork(whole, at, is_open=True)
    hidden = [
        card
        for card, place in enumerate(view(twin.table.game, twin.table.rules, twin.table.state, seat).place)
        if place != twin.table.state.place[card]
    ]
    places = [twin.table.state.place[card] for card in hidden]
    for card, place in zip(hidden, places[1:] + places[:1], strict=True):
        twin.table.state.place[card] = place
    assert twin.table.state.place != plain.table.state.place
    for hand in (plain, twin):
        solo.lay_anew(hand.scene, seat, solo.Random("the same"))
    assert twin.table.state.place == plain.table.state.place
    assert twin.scene.stock.left == plain.scene.stock.left


@pytest.mark.slow
def test_only_ones_own_hand_can_be_played_otherwise():
    whole = evening("zecchinetta", people=1)
    with pytest.raises(HouseRefuses, match="that you have played"):
        fork(whole, 1, who="stranger")
    other = (found(whole).seat_of(person()) + 1) % 4
    wish = Fork(table=TABLE, hand=whole.sitting.hand, at=1, seat=other)
    with pytest.raises(HouseRefuses, match="that you have played"):
        forked(found(whole), wish, person(), True)


@pytest.mark.slow
def test_fork_after_the_last_choice_is_refused():
    whole = evening("zecchinetta", people=1)
    with pytest.raises(HouseRefuses, match="not asked anything more"):
        fork(whole, 10_000)


# -- how many are kept


HAND = practice("monte")


def kept(all, account, address="192.0.2.1"):
    hand = replace(HAND, id=secrets.token_hex(8), account=account, address=address)
    all.keep(hand)
    return hand


def test_newest_hands_of_an_account_are_kept():
    all = Solos()
    hands = [kept(all, "ann") for _ in range(EACH + 1)]
    with pytest.raises(HouseRefuses, match="no longer kept"):
        all.find(hands[0].id, "ann")
    assert all.find(hands[-1].id, "ann") is hands[-1]


def test_hand_of_another_account_is_unknown():
    all = Solos()
    hand = kept(all, "ann")
    with pytest.raises(HouseRefuses, match="no longer kept"):
        all.find(hand.id, "ben")


def test_hand_that_nobody_touches_is_forgotten(monkeypatch):
    all = Solos()
    hand = kept(all, "ann")
    later = time.monotonic() + solo.SECONDS + 1
    monkeypatch.setattr(solo.time, "monotonic", lambda: later)
    with pytest.raises(HouseRefuses, match="no longer kept"):
        all.find(hand.id, "ann")


def test_house_keeps_only_so_many_and_who_has_most_gives_way(monkeypatch):
    monkeypatch.setattr(solo, "ALL", 3)
    all = Solos()
    first = kept(all, "ann", "192.0.2.1")
    others = [kept(all, "ben", "192.0.2.2"), kept(all, "cid", "192.0.2.1"), kept(all, "dan", "192.0.2.3")]
    assert {*all.kept} == {hand.id for hand in others}
    assert first.id not in all.kept


def test_a_hundred_guests_of_one_address_do_not_fill_the_practice_hall():
    """Each begins four hands; the first of a stranger elsewhere is kept all the same."""
    all = Solos()
    mine = kept(all, "ann", "192.0.2.7")
    for guest in range(solo.ALL):
        kept(all, f"guest {guest % 100}", "192.0.2.1")
    assert all.find(mine.id, "ann") is mine
    assert len(all.kept) == solo.NEAR + 1
    late = kept(all, "ben", "192.0.2.8")
    assert all.find(late.id, "ben") is late


# -- over HTTP


@pytest.mark.slow
def test_practice_and_fork_over_http(tmp_path):
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben") as (ann, ben):
        begins = ann.http.post("/api/solo", json={"game": "zecchinetta", "seats": 3, "seed": 1})
        assert begins.status_code == 201
        hand = begins.json()
        path, seq = f"/api/solo/{hand['id']}/act", hand["frames"][-1]["state"]["seq"]
        good = {"action": hand["advice"], "seq": seq}
        assert ben.http.post(path, json=good).json()["code"] == "unknown_hand"
        assert ann.http.post(path, json=good | {"seq": seq + 1}).json()["code"] == "stale"
        assert ann.http.post(path, json=good | {"action": 10**8}).json()["code"] == "illegal"
        assert ann.http.post(path, json=good).json()["frames"][0]["state"]["seq"] == seq + 1
        assert ann.http.post("/api/solo", json={"game": "loo", "table": "x"}).status_code == 400
        table = ann.opens("loo", seats=3, bots=["steady", "timid"])
        ann.comes(table).sits().plays_until(over=True)
        frames = ann.http.get(f"/api/tables/{table}/hands/1/frames").json()["hands"][0]["frames"]
        at = next((frame["state"]["seq"] for frame in frames if frame["state"]["offer"]), None)
        wish = {"table": table, "hand": 1, "at": at or 1}
        assert ben.http.post("/api/solo", json=wish).json()["code"] == "not_seated"
        assert ann.http.post("/api/solo", json=wish).status_code == (201 if at else 409)
