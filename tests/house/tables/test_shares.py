"""How a house asks for shares, what it refuses, and what it tells of the silent: promise F, at its side."""

import pytest
from throttled import utils

from house_driver import QUICK, Evening, read, run
from lansquenet.errors import HouseRefuses
from lansquenet.fair.dealing import Stage
from lansquenet.fair.guest.keys import OwnKeys
from lansquenet.house import messages as say
from lansquenet.house.rooms import clocked, conductor
from lansquenet.house.rooms.clocked import LEAST_LEFT, SHARE_SECONDS
from lansquenet.house.rooms.conductor import KEY_SECONDS
from lansquenet.house.rooms.requests import obey
from lansquenet.house.web.gateway import is_awaited
from visitors import company, nearby


def evening(name="zecchinetta", seats=3, **terms):
    """Two people and a bot, before the first hand."""
    return Evening(
        say.Terms(game=name, seats=seats, chips=50, bots=("bold",), **QUICK | terms), seats - 1, name
    )


def until(played, stage):
    """Go on until the dealing waits for this, and hear what is said then."""
    for _ in range(200):
        if played.sitting.in_hand and played.sitting.dealing.stage == stage:
            return played
        assert played.step()
    raise AssertionError(stage)


def last(guest, kind):
    return read(guest.kinds(kind)[-1][1])


def refused(played, guest, message):
    """The code with which this is refused."""
    with pytest.raises(HouseRefuses) as wrong:
        run(obey(played.room, guest.viewer, message))
    return wrong.value.code


def promised(played, chair, session=None, keys=None):
    """What a chair might promise."""
    session = session or played.sitting.session
    pledge = (keys or OwnKeys.fresh(session, chair)).pledge()
    return say.Promise(session=session, key=pledge.key.hex(), head=pledge.head.hex())


def test_everything_that_a_share_hangs_on_is_told_before_it_and_logged():
    """The commitment is told first of all that is told of its cards, and stands in the log before."""
    played = until(evening(), Stage.JOIN)
    guest = played.guests[0]
    kinds = [row.kind for row in played.log.rows]
    assert kinds.index("committed") < kinds.index("frozen")
    order = [read(text)["type"] for _, text in guest.heard]
    assert order.index("committed") < order.index("share_wanted")
    assert [row.sealed is not None for row in played.log.rows if row.kind == "committed"] == [True]
    assert all("seeds" not in row.body for row in played.log.rows)


def test_bots_keys_are_the_houses_and_are_shown_so():
    played = until(evening(), Stage.JOIN)
    guest = played.guests[0]
    room, body = last(guest, "room"), last(guest, "share_wanted")["body"]
    marks = {chair: house for chair, house, *_ in body["seats"]}
    assert marks == {chair["chair"]: int(chair["kind"] == "bot") for chair in room["chairs"] if chair["key"]}
    assert {chair: key for chair, _, key, _ in body["seats"]} == {
        chair["chair"]: chair["key"] for chair in room["chairs"]
    }


def test_keys_never_come_from_the_house():
    """What it is told of a seat's key is the public half, and it has no other."""
    played = until(evening(), Stage.JOIN)
    own = {chair.number for chair in played.sitting.chairs if chair.kind == "bot"}
    assert played.sitting.secrets.keys() == played.sitting.chains.keys() == own
    for guest in played.guests[:2]:
        (keys,) = guest.kept.values()
        assert keys.secret.hex() not in "".join(row.text + (row.secret or "") for row in played.log.rows)


@pytest.mark.parametrize(
    ("session", "key", "code"),
    [("x/1", "", "bad_promise"), ("", "00" * 32, "bad_promise"), ("", "ff" * 32, "bad_promise")],
)
def test_promise_for_no_session_or_by_no_key_is_refused(session, key, code):
    """A key of small order would sign everything."""
    played = evening()
    while played.sitting.chair_of("account0") is None:
        played.step()
    message = promised(played, 1, session or None)
    message = message.model_copy(update={"key": key or message.key})
    assert refused(played, played.guests[0], message) == code


def test_share_by_another_key_or_for_another_window_is_refused():
    played = until(evening(), Stage.JOIN)
    guest = played.guests[0]
    reply = guest.part.hear(guest.wanted)
    good = say.Share(**reply)
    for change in ({"signature": "11" * 64}, {"share": "11" * 32}, {"window": 5}, {"void": 1}):
        assert refused(played, guest, good.model_copy(update=change)) == "bad_share"
    run(obey(played.room, guest.viewer, good))
    assert played.room.fairness.given.keys() == {guest.part.chair}


def test_other_key_is_refused_while_a_share_by_the_first_is_wanted():
    played = until(evening(), Stage.JOIN)
    guest = played.guests[0]
    assert refused(played, guest, promised(played, guest.part.chair)) == "not_now"


def test_first_share_since_one_was_asked_for_takes_nothing_of_what_may_be_said():
    """Once for each time that it is asked for, and of the chair that it is asked of; good or bad."""
    played = until(evening(), Stage.JOIN)
    guest, other = played.guests[0], played.guests[-1]
    share = say.Share(**guest.part.hear(guest.wanted))

    def is_free(guest, text=""):
        return is_awaited(played.room, guest.account, text or share.model_dump_json())

    assert not is_free(guest, '{"type":"hurry"}')
    assert not is_free(guest, "no message")
    assert not is_free(other)
    assert [is_free(guest) for _ in range(3)] == [True, False, False]
    guest.wanted = None
    played.ask(guest, share)
    while played.sitting.dealing.stage == Stage.JOIN:
        assert played.step()
    assert not is_free(guest)
    until(played, Stage.JOIN)
    assert [is_free(guest) for _ in range(2)] == [True, False]


def test_first_promise_for_a_session_takes_nothing_of_what_may_be_said():
    """Once for each session, and of whoever sits there; good or bad."""
    played = evening()
    while None in map(played.sitting.chair_of, ("account0", "account1")):
        assert played.step()

    def is_free(account):
        return is_awaited(played.room, account, promised(played, 1).model_dump_json())

    played.room.fairness.promised.clear()
    assert not is_awaited(played.room, "account0", '{"type":"hurry"}')
    assert not is_free("nobody")
    assert [is_free("account0") for _ in range(3)] == [True, False, False]
    assert is_free("account1")
    played.sitting.sessions += 1
    assert [is_free("account0") for _ in range(2)] == [True, False]


@pytest.mark.slow
def test_who_has_said_too_much_is_not_called_silent(tmp_path, monkeypatch):
    """Over the wire, and by a program that posts what it says; no time passes, and so nothing is forgiven."""
    monkeypatch.setattr(utils, "now_mono_f", lambda: 1000.0)
    monkeypatch.setattr(clocked, "SHARE_SECONDS", 20.0)
    monkeypatch.setattr(conductor, "KEY_SECONDS", 20.0)
    with nearby(tmp_path) as url, company(url, "Ann", "Ben") as (ann, ben):
        table = ann.opens(seats=2)
        one, other = ann.comes(table).sits(), ben.comes(table)
        one.mute = other.mute = True
        for _ in range(31):
            ben.http.post(f"/api/tables/{table}/messages", json={"type": "hurry"})
        other.sits()
        assert one.hears_nothing("share_wanted", 0.5)  # but of the session, for which it promises
        shares = [seat.part.hear(seat.hears("share_wanted")) for seat in (other, one)]
        for _ in range(31):
            one.say("hurry")
        assert one.refused() == "too_fast"
        one.say(**shares[1])
        posted = [ben.http.post(f"/api/tables/{table}/messages", json=shares[0]) for _ in range(2)]
        assert [answer.status_code for answer in posted] == [200, 429]
        while (heard := one.next()["type"]) != "joined":
            assert heard != "void"


def silent(played, guest):
    """This one gives no share, and the others do."""
    until(played, Stage.JOIN)
    guest.wanted = None
    played.step()
    assert played.room.conductor.next().at == played.room.since + SHARE_SECONDS
    while played.sitting.dealing.stage == Stage.JOIN:
        guest.wanted = None
        assert played.step()


def test_who_is_silent_is_named_and_out_and_the_same_cards_are_asked_for_again():
    played = until(evening(), Stage.JOIN)
    mute, other = played.guests[:2]
    before = last(other, "share_wanted")["body"]
    silent(played, mute)
    void = last(other, "void")["body"]
    assert void["silent"] == [mute.part.chair]
    until(played, Stage.JOIN)
    again = last(other, "share_wanted")["body"]
    assert (again["c"], again["window"], again["void"]) == (before["c"], before["window"], 1)
    assert again["silent"] == [mute.part.chair]
    assert {chair for chair, *_ in again["seats"]} == {chair for chair, *_ in before["seats"]} - {
        mute.part.chair
    }
    chair = last(other, "room")["chairs"][mute.part.chair]
    assert (chair["silent"], chair["shares"], chair["key"]) == (True, False, "")
    assert refused(played, mute, promised(played, mute.part.chair)) == "out"


def test_another_session_takes_all_in_again():
    """The host begins again; all promise anew, by other keys."""
    played = until(evening(), Stage.JOIN)
    mute = played.guests[0]
    silent(played, mute)
    hand = played.sitting.hand
    while played.sitting.in_hand:
        assert played.step()
    before = played.sitting.session
    played.ask(played.guests[0], say.Manage(what="rematch"))
    assert played.sitting.session != before
    assert played.sitting.dealing.pledges == {}
    until(played, Stage.JOIN)
    assert played.sitting.hand > hand
    body = last(mute, "share_wanted")["body"]
    assert mute.part.chair in {chair for chair, *_ in body["seats"]}
    first = read(mute.kinds("committed")[-1][1])["body"]
    assert (first["session"], first["number"]) == (played.sitting.session, 1)


def test_first_hand_of_a_session_waits_a_little_for_promises():
    played = evening()
    while played.sitting.table is None:
        played.guests[0].promises = None
        assert played.step()
    due = played.room.conductor.next()
    assert due.at == played.room.since + KEY_SECONDS
    played.ask(played.guests[0], promised(played, played.guests[0].part.chair))
    chair = played.sitting.chair_of("account1")
    if chair.number not in played.sitting.dealing.pledges:
        played.ask(played.guests[1], promised(played, chair.number))
    assert played.room.conductor.next().at == played.room.since


def test_who_comes_in_while_a_window_is_open_hears_all_that_is_needed_to_sign():
    """In order: the commitment, every void of the window, and what is wanted."""
    played = until(evening(), Stage.JOIN)
    silent(played, played.guests[0])
    until(played, Stage.JOIN)
    back = played.guests[1]
    heard = len(back.heard)
    run(played.room.come(back.viewer, back.state["hand"], back.state["seq"]))
    played.listen()
    kinds = [read(text)["type"] for _, text in back.heard[heard:]]
    assert [kind for kind in kinds if kind in ("committed", "void", "share_wanted")] == [
        "committed",
        "void",
        "share_wanted",
    ]
    assert back.part.hear(back.wanted), "and signs"


def test_after_a_restart_all_have_time_to_come_back():
    played = until(evening(), Stage.JOIN)
    room = played.room
    room.opened, room.read_anew = room.since, True
    assert room.share_ends() == room.since + LEAST_LEFT
    room.since += 1
    assert room.share_ends() == room.since + SHARE_SECONDS


@pytest.mark.slow
def test_over_the_wire_a_silent_seat_is_named_and_play_goes_on(tmp_path):
    with nearby(tmp_path) as url, company(url, "Ann", "Ben") as (ann, ben):
        table = ann.opens(seats=2)
        one, other = ann.comes(table).sits(), ben.comes(table)
        other.mute = True
        other.sits()
        other.hears("share_wanted")
        void = one.hears("void")
        assert void["body"]["silent"] == [1]
        asked = one.hears("share_wanted", hand=void["hand"])["body"]
        assert asked["void"] == 1
        joined = one.hears("joined", hand=void["hand"])["body"]
        assert [chair for chair, *_ in joined["shares"]] == [chair for chair, *_ in asked["seats"]]
