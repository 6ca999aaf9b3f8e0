"""Hands played over again: as they were shown, and never more than may be seen."""

from types import SimpleNamespace

import pytest

from databases import SOAK
from house_driver import QUICK, TABLE, Evening
from lansquenet.books.transcript import read
from lansquenet.bots import usual
from lansquenet.errors import BadRecord, HouseRefuses
from lansquenet.fair.guest import chain
from lansquenet.games import GAMES
from lansquenet.house import history, messages as say
from lansquenet.house.log.store import Account
from lansquenet.house.web import frames
from lansquenet.house.web.frames import EVERYTHING, LONGEST, of_transcript, played, seats_for, viewer_of
from lansquenet.house.web.solo.of_transcript import InTranscript, forked, stood
from lansquenet.odds.asking.midway import midway
from lansquenet.rules.game import view
from lansquenet.rules.state import ONLOOKER
from lansquenet.seats import chances
from rooms import mostly_long, title, transcript as golden, transcripts
from visitors import company, nearby

LONG = ("faro", "pharaon", "stuss", "tempeln")
HANDS = 6 if SOAK else 2
TRANSCRIPTS = transcripts()
every_game = pytest.mark.parametrize("name", GAMES)


@pytest.fixture(autouse=True)
def short_chains(monkeypatch):
    """What a chain hashes to is no matter here."""
    monkeypatch.setattr(chain, "LINKS", 100)


def evening(name, people=2, hands=HANDS, **terms):
    """Some people and bots, who have played a few hands; the last is in the frames of the projection."""
    most = 3 if name in LONG else 4
    seats = max(GAMES[name].SEATS[0], min(most, GAMES[name].SEATS[-1]))
    bots = tuple(usual(name)[:1] * (seats - people))
    wanted = {"game": name, "seats": seats, "chips": 40, "bots": bots} | QUICK | terms
    return Evening(say.Terms(**wanted), people, name).hands(hands)


def found(whole):
    return history.recalled(whole.log, TABLE, whole.sitting.hand)


def again(whole, viewer):
    """The frames of the last hand, played over for a viewer."""
    hand = found(whole)
    left = frames.stock_before(hand, whole.sitting.hand)
    (only,) = played(hand.session, frames.cards_of(hand.moments), viewer, left, whole.sitting.hand)
    return only


def told(frames):
    return [line for frame in frames for line in frame.lines]


def beats(frames):
    """What moves and is decided in beats, at whatever pace.

    What is only said may be told with another beat than at the table: answers that were given in silence are
    told there when all have been counted.
    """
    found = [frame.beat for frame in frames if frame.beat.kind not in ("", "say")]
    return [(beat.kind, beat.moves, beat.decided, beat.trick) for beat in found]


# -- what was seen


@pytest.mark.slow
@mostly_long("name")
def test_hand_played_over_tells_every_viewer_what_it_was_told_then(name):
    """Line for line, and the same cards, chips and stock in the end: no more, and no less."""
    whole = evening(name)
    for viewer, seen in whole.room.projection.seen.items():
        shown = [frame.state for frame in again(whole, viewer).frames]
        assert told(shown) == told(seen.frames)
        assert beats(shown) == beats(seen.frames)
        last = {"beat": None, "seq": 0, "left": ()}  # what is left is counted at a pace alone
        assert shown[-1].model_copy(update=last) == seen.frames[-1].model_copy(update=last)


@pytest.mark.slow
@every_game
def test_only_who_sees_all_sees_every_card(name):
    """The control of the test above: where hands are hidden, the same frames made for all show more."""
    whole = evening(name, hands=1 if name in LONG else HANDS)
    public = [frame.state for frame in again(whole, ONLOOKER).frames]
    every = [frame.state for frame in again(whole, EVERYTHING).frames]
    held = [card for state in every for row in state.rows for card in row.hand]
    assert not any(row.hand for state in public for row in state.rows)
    assert bool(held) == whole.sitting.hidden
    assert all(line in told(every) for line in told(public) if line.card >= 0 or line.payer >= 0)


@pytest.mark.slow
@mostly_long("name")
def test_frames_come_a_card_or_an_act_or_a_deal_at_a_time(name):
    frames = again(evening(name), EVERYTHING).frames
    turned = [frame for frame in frames if frame.state.beat.kind != "deal"]
    assert [frame.state.seq for frame in frames] == [*range(1, len(frames) + 1)]
    assert all(sum(line.card >= 0 > line.seat for line in frame.state.lines) <= 1 for frame in turned)
    assert all(line.rule in frame.rules for frame in frames for line in frame.state.lines)


@pytest.mark.slow
def test_stock_goes_on_from_the_hand_before():
    """And is counted as at the table, where the cards are not shuffled for every hand."""
    whole = evening("lansquenet", hands=3)
    assert frames.stock_before(found(whole), whole.sitting.hand)
    first = again(whole, ONLOOKER).frames[0].state
    assert first.stock == whole.room.projection.seen[ONLOOKER].frames[0].stock


# -- who may see what


def hand_of(hidden, seats=3):
    return SimpleNamespace(
        sitting=SimpleNamespace(hidden=hidden), session=SimpleNamespace(stacks=[1] * seats)
    )


@pytest.mark.parametrize("wanted", ["0", "2", "all", "11"])
def test_closed_hand_is_seen_from_ones_own_seat_alone(wanted):
    allowed = seats_for(hand_of(True), 1, False)
    assert allowed == [1, ONLOOKER]
    assert viewer_of("", allowed) == viewer_of("1", allowed) == 1
    with pytest.raises(HouseRefuses, match="closed"):
        viewer_of(wanted, allowed)


@pytest.mark.parametrize(("hidden", "is_open"), [(True, True), (False, False)])
def test_open_hand_is_seen_from_anywhere(hidden, is_open):
    """The control."""
    allowed = seats_for(hand_of(hidden), 1, is_open)
    assert {viewer_of(seat, allowed) for seat in ("0", "1", "2", "all", "public")} == {*allowed}


def test_who_did_not_sit_there_sees_a_closed_hand_as_an_onlooker():
    assert seats_for(hand_of(True), ONLOOKER, False) == [ONLOOKER]


# -- transcripts


@pytest.mark.slow
@pytest.mark.parametrize("file", TRANSCRIPTS, ids=title)
def test_every_transcript_is_shown_as_it_was_played(file):
    text = file.read_text("utf-8")
    session, moments = read(text)
    shown = of_transcript(text)
    assert [hand.hand for hand in shown.hands] == [*range(1, len(session.tapes) + 1)]
    payments = [row for moment in moments for row in moment.act.payments]
    lines = [line for hand in shown.hands for line in told([frame.state for frame in hand.frames])]
    assert [(line.payer, line.payee, line.chips) for line in lines if line.payer >= 0] == [
        row[:3] for row in payments
    ]


@pytest.mark.parametrize("text", ["", "hello", "\x00", "# a transcript of lansquenet, version 1\n" * 3])
def test_what_is_no_transcript_is_refused_in_words(text):
    with pytest.raises(BadRecord, match=r"line|transcript"):
        of_transcript(text)


def test_transcript_with_another_payment_is_refused():
    text = golden("loo", "EX2a")
    assert of_transcript(text).hands
    with pytest.raises(BadRecord, match="the rules say"):
        of_transcript(text.replace("pays pool", "pays house", 1))


# -- over HTTP


@pytest.mark.slow
def test_frames_and_transcripts_over_http(tmp_path):
    with nearby(tmp_path / "house") as url, company(url, "Ann", "Ben") as (ann, ben):
        table = ann.opens("loo", seats=3, bots=["steady", "timid"], private=True)
        ann.comes(table).sits().plays_until(over=True)
        path = f"/api/tables/{table}/hands/1/frames"
        mine = ann.http.get(path).json()
        assert mine["seat"] == mine["mine"] >= 0
        assert {
            -1 in row["hand"] for frame in mine["hands"][0]["frames"] for row in frame["state"]["rows"]
        } == {False}
        assert ann.http.get(path, params={"seat": "all"}).json()["code"] == "sealed"
        assert ann.http.get(path, params={"seat": "twelve"}).status_code == 400
        assert ben.http.get(path).json()["seat"] == ONLOOKER
        assert ben.http.get(path, params={"seat": str(mine["mine"])}).json()["code"] == "sealed"
        assert ann.http.get(f"/api/tables/{table}/hands/99/frames").status_code == 404
        text = TRANSCRIPTS[0].read_bytes()
        assert ben.http.post("/api/replay", content=text).json()["hands"]
        assert ben.http.post("/api/replay", content=b"\xff").json()["text"] == "This is not text."
        assert ben.http.post("/api/replay", content=b"#" * (LONGEST + 1)).status_code == 413


# -- taken up at one of its moments


def seen_from(seat, name="zecchinetta", which="E2"):
    """The frames of a transcript of one hand, as a seat sees it."""
    return [frame.state for frame in of_transcript(golden(name, which), str(seat)).hands[0].frames]


def moment(at, seat, name="zecchinetta", which="E2", hand=1):
    return InTranscript(transcript=golden(name, which), hand=hand, at=at, seat=seat)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seat", "said", "acts"), [(1, "turned: 7♣", 10), (2, "turned: K♦", 13), (0, "turned: K♥", 14)]
)
def test_hand_of_a_transcript_stands_as_it_is_walked_from_there(seat, said, acts):
    """Card by card, though they are turned in one run; what is left is counted once more by `midway`."""
    at = next(s.seq for s in seen_from(seat) if any(said in line.text for line in s.lines))
    name, rules, state, stock = midway(golden("zecchinetta", "E2"), str(acts))
    seen = view(GAMES[name], rules, state, seat)
    walked = chances.exactly(chances.Question(name, rules, seen, seat, 100, stock))
    assert walked is not None
    assert stood(moment(at, seat)) == walked


@pytest.mark.slow
def test_hand_of_a_transcript_is_reckoned_from_what_a_seat_could_know():
    """Of hands that are hidden, only as if they could be others."""
    asked = next(state for state in seen_from(0, "toepen", "E1") if state.offer)
    found = stood(moment(asked.seq, 0, "toepen", "E1"))
    assert "look the same from your seat" in found.basis


@pytest.mark.slow
def test_hand_of_a_transcript_is_played_otherwise():
    """The same frames until then, and another answer than was given."""
    *_, asked = [state for state in seen_from(2) if state.offer]
    ann = Account(id="ann", name="Ann", password=None, created=0)
    hand = forked(moment(asked.seq, 2), ann)
    assert hand.scene.frames == seen_from(2)[: asked.seq]
    assert (hand.before, hand.was) == ([100, 100, 100], [105, 115, 80])
    hand.answer(0)
    assert [state.lines for state in hand.scene.frames] == [state.lines for state in seen_from(2)]
    other = forked(moment(asked.seq, 2), ann)
    other.answer(asked.offer.most)
    assert other.told().after != hand.told().after


@pytest.mark.parametrize(("hand", "seat"), [(2, 0), (1, 3)])
def test_moment_that_a_transcript_has_not_is_refused(hand, seat):
    with pytest.raises(HouseRefuses, match="no such hand, or no such seat"):
        stood(moment(1, seat, hand=hand))


def test_hand_of_a_transcript_stands_no_more_when_it_is_over():
    with pytest.raises(HouseRefuses, match="over"):
        stood(moment(len(seen_from(1)), 1))
