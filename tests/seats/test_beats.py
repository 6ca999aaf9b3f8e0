"""One beat a state: what each shows, when it comes, and who may hurry it."""

import asyncio
import json
import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from house_driver import QUICK, Evening, Guest, run, seat_of
from lansquenet.books.book import book
from lansquenet.books.wording import texts, zone_key
from lansquenet.errors import HouseRefuses
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.rooms.requests import obey
from lansquenet.house.rooms.viewers import Viewer
from lansquenet.house.tables.companions import NAMES, companion
from lansquenet.house.tables.sitting import Sitting
from lansquenet.house.tables.terms import sitting_bots
from lansquenet.rules.game import hides
from rooms import mostly_slow

PACED = QUICK | {"pace": 0.8}
TRICKS = [name for name, game in GAMES.items() if hides(game) and game.ORDER]


def evening(name: str, people: int = 2, seats: int = 3, **terms: Any) -> Evening:
    seats = max(seats, GAMES[name].SEATS[0])
    wanted = {"game": name, "seats": seats, "chips": 60, "bots": ("timid",) * (seats - people)}
    return Evening(say.Terms(**wanted | PACED | terms), people, name)


def states(guest: Guest) -> list[tuple[float, dict[str, Any]]]:
    return [(hour, json.loads(text)) for hour, text in guest.kinds("state")]


def in_a_burst(table: Evening, least: int = 3) -> None:
    """Play until so many beats are still to be shown."""
    for _ in range(2000):
        if len(table.room.projection.steps) >= least:
            return
        assert table.step(), "all wait"
    raise AssertionError("nothing takes long")


def shown_out(table: Evening) -> Iterator[float]:
    """Show the rest, and when each beat came."""
    while table.room.projection.steps:
        assert table.step()
        yield table.room.hour


def come(table: Evening, account: str, speed: say.Speed = "usual") -> Guest:
    guest = Guest(account, Viewer(account, account.title(), speed=speed))
    run(table.room.come(guest.viewer, 0, 0))
    guest.listen(table.room.hour)
    return guest


# -- what is shown


@pytest.mark.slow
@mostly_slow("name")
def test_lines_of_all_beats_are_those_of_the_hand_and_only_the_last_asks(name: str) -> None:
    """Who takes in every state, and looks at no beat, misses nothing; in between nobody is asked."""
    table = evening(name).hands(2)
    for guest in table.guests:
        shown = [state for _, state in states(guest) if not state["again"]]
        for before, after in pairwise(shown):
            if before["hand"] == after["hand"]:
                assert after["seq"] == before["seq"] + 1
                assert not before["over"]
        for state in shown:
            assert state["beat"]["hold"] >= 0
            assert state["over"] == (state["beat"]["kind"] == "result") == bool(state["result"])


@mostly_slow("name")
def test_places_of_all_beats_are_called_by_texts_that_are_translated(name: str) -> None:
    """Also where a card lies for the beat in which nothing has come of it yet, which no book names."""
    known = texts(book(name))
    for _, state in states(evening(name).hands(1).guests[0]):
        for place in state["places"]:
            assert known[zone_key(place["name"])] == place["name"]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["lansquenet", "zecchinetta", "faro", "landsknecht"])
def test_what_is_left_is_counted_by_rank_where_all_lies_open(name: str) -> None:
    """By the cards that were seen to be turned, also of a shoe that is dealt through from hand to hand."""
    table = evening(name, chips=500).hands(3)
    before: dict[str, Any] = {}
    shown = [state for _, state in states(table.guests[-1]) if not state["again"]]
    for state in shown:
        left, turned = state["left"], [line["card"] // 4 for line in state["lines"] if line["card"] >= 0]
        assert sum(left) == state["stock"]
        if before and state["stock"] <= before["stock"]:
            assert left == [n - turned.count(rank) for rank, n in enumerate(before["left"])]
        before = state
    assert shown[-1]["stock"] < max(state["stock"] for state in shown)


def test_what_is_left_is_told_where_nothing_is_hidden_and_odds_are_alone() -> None:
    for table in (evening("toepen").hands(1), evening("lansquenet", odds=False).hands(1)):
        assert {tuple(state["left"]) for _, state in states(table.guests[0])} == {()}


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_whole_trick_lies_on_the_table_before_it_is_gathered(name: str) -> None:
    table = evening(name, chips=100).hands(3)
    tricks = [state for _, state in states(table.guests[-1]) if state["beat"] and state["beat"]["trick"]]
    for state in tricks:
        lying = {
            place["seat"]: place["items"][0]["card"]
            for place in state["places"]
            if place["field"] == "played"
        }
        trick = state["beat"]["trick"]
        assert lying == {played["seat"]: played["card"] for played in trick["cards"]}
        assert state["beat"]["hold"] >= 950
        assert not any(line["payer"] >= 0 for line in state["lines"])


@pytest.mark.slow
def test_what_decides_lies_there_before_anything_is_paid() -> None:
    table = evening("lansquenet", chips=500).hands(6)
    shown = [state for _, state in states(table.guests[-1])]
    paid = [n for n, state in enumerate(shown) if any(line["payer"] >= 0 for line in state["lines"])]
    assert paid
    for n in paid:
        decide, turn = shown[n - 1], shown[n - 2]
        assert [turn["beat"]["kind"], decide["beat"]["kind"]] == ["turn", "decide"]
        assert decide["beat"]["decided"]["wins"] or decide["beat"]["decided"]["loses"]
        assert decide["rows"] == turn["rows"]
        assert decide["places"] == turn["places"]
        assert turn["beat"]["moves"][0]["card"] == turn["lines"][0]["card"]
        assert sum(move["chips"] for move in shown[n]["beat"]["moves"]) > 0


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_cards_of_others_move_with_their_backs_up(name: str) -> None:
    table, backs = evening(name).hands(2), 0
    for guest in table.guests:
        for _, state in states(guest):
            if state["beat"] and state["beat"]["kind"] == "deal" and not state["draw"]:
                moves = state["beat"]["moves"]
                known = {
                    move["card"] for move in moves if move["end"]["field"] == "hand" and move["card"] >= 0
                }
                held = {card for row in state["rows"] for card in row["hand"]}
                assert known <= held
                backs += sum(move["card"] < 0 for move in moves)
    assert backs > 10


@pytest.mark.slow
def test_nothing_is_drawn_for_seats_from_which_nobody_looks() -> None:
    """Where hands are hidden each seat has a picture of its own, but for those of bots."""
    table = evening("loo", people=2, seats=4).hands(1)
    people = {seat_of(table, guest) for guest in table.guests}
    assert table.room.projection.seen.keys() == people
    assert len(people) == 3


# -- when it comes


def test_beats_come_one_after_another_each_when_the_last_has_been_looked_at() -> None:
    table = evening("zecchinetta")
    in_a_burst(table)
    guest, hour = table.guests[0], table.room.hour
    heard = len(states(guest))
    wait = guest.state["beat"]["hold"]
    times = [*shown_out(table)]
    new = [state for _, state in states(guest)[heard:]]
    assert len(new) == len(times) >= 3
    for time, state in zip(times, new, strict=True):
        assert time == pytest.approx(hour + wait / 1000)
        hour, wait = time, state["beat"]["hold"]
    assert table.room.since == times[-1]  # clocks run from the last


def test_who_comes_meanwhile_sees_no_more_than_the_others() -> None:
    table = evening("zecchinetta")
    in_a_burst(table)
    late = come(table, "late")
    assert late.state["seq"] == table.guests[0].state["seq"]
    assert late.state["places"] == table.guests[-1].state["places"]
    for _ in shown_out(table):
        late.listen(table.room.hour)
    assert late.state["seq"] == table.guests[-1].state["seq"]


def test_nobody_acts_on_what_has_not_been_shown() -> None:
    table = evening("zecchinetta", people=3)
    in_a_burst(table)
    for guest in table.guests[:3]:
        act = say.Do(id="early", hand=guest.state["hand"], seq=guest.state["seq"], action=0)
        with pytest.raises(HouseRefuses, match="look at it first"):
            asyncio.run(obey(table.room, guest.viewer, act))


@pytest.mark.slow
def test_chips_of_the_room_spoil_nothing() -> None:
    """What a chair has is told when it has been paid before everybody's eyes."""
    table, seen = evening("lansquenet", chips=500), [(500, 500, 500)]
    for _ in range(400):
        if rows := table.guests[-1].state.get("rows"):
            seen.append(tuple(row["stack"] for row in rows))
            assert tuple(chair.chips for chair in table.room.room().chairs) in seen
        assert table.step()
    assert len({*seen}) > 3


@pytest.mark.parametrize(
    ("speeds", "factor"), [("usual", 1), ("slow", 1.5), ("fast", 0.5), ("fast slow", 1.5)]
)
def test_beats_are_as_slow_as_the_slowest_wishes_who_sits_there(speeds: str, factor: float) -> None:
    table = evening("lansquenet", people=len(speeds.split()), seats=3)
    for guest, speed in zip(table.guests, speeds.split(), strict=False):
        guest.viewer.speed = speed
    in_a_burst(table, 2)
    before = table.room.hour
    frame = table.room.projection.seen[-5].last
    assert table.guests[0].state["beat"]["hold"] == round(factor * frame.beat.hold)
    next(shown_out(table))
    assert table.room.hour - before == pytest.approx(factor * frame.beat.hold / 1000)


def test_who_only_looks_on_slows_nobody_down() -> None:
    table = evening("lansquenet")
    come(table, "late", speed="slow")
    in_a_burst(table, 2)
    assert table.guests[0].state["beat"]["hold"] == table.room.projection.seen[-5].last.beat.hold


@pytest.mark.parametrize("how", ["at_once", "alone"])
def test_all_is_shown_at_once_where_nobody_needs_time(how: str) -> None:
    table = evening("zecchinetta")
    table.hands(1)
    for guest in table.guests:
        guest.viewer.speed = "at_once"
        if how == "alone":
            table.room.go(guest.viewer)
    for _ in range(20):
        assert not table.room.projection.steps
        if how == "at_once":
            table.step()


# -- hurry, and ready


def test_one_among_bots_sees_the_rest_at_once_who_is_in_a_hurry() -> None:
    table = evening("zecchinetta", people=1)
    in_a_burst(table)
    before = table.room.hour
    table.ask(table.guests[0], say.Hurry())
    assert not table.room.projection.steps
    assert table.room.hour == before
    in_a_burst(table, 2)  # and is not in a hurry for good


def test_of_several_all_must_be_in_a_hurry() -> None:
    table = evening("zecchinetta", people=2)
    in_a_burst(table)
    table.ask(table.guests[-1], say.Hurry())  # who only looks on is not asked
    table.ask(table.guests[0], say.Hurry())
    assert len(table.room.projection.steps) >= 3
    table.ask(table.guests[1], say.Hurry())
    assert not table.room.projection.steps


def due_in(table: Evening) -> float:
    due = table.room.conductor.next()
    assert due is not None
    return due.at - table.room.hour


@pytest.mark.slow
@pytest.mark.parametrize("people", [1, 2])
def test_next_hand_begins_when_all_are_ready(people: int) -> None:
    table = evening("zecchinetta", people, between=6).hands(2)
    hand = table.sitting.hand
    assert due_in(table) > 5
    table.ask(table.guests[-1], say.Ready(hand=hand))
    table.ask(table.guests[0], say.Ready(hand=hand - 1))
    assert due_in(table) > 5
    for guest in table.guests[:people]:
        assert due_in(table) > 5
        table.ask(guest, say.Ready(hand=hand))
    assert due_in(table) <= 2.1  # no longer than for keys to come


@pytest.mark.slow
def test_who_is_away_is_not_waited_for() -> None:
    table = evening("zecchinetta", 2, between=6).hands(2)
    table.room.go(table.guests[1].viewer)
    table.ask(table.guests[0], say.Ready(hand=table.sitting.hand))
    assert due_in(table) <= 2.1


# -- the company of the house


def test_every_bot_of_a_table_has_a_head_and_a_name_of_its_own() -> None:
    sat = [event.body for event in sitting_bots("7ab1e", ["steady"] * 11)]
    assert len({body["face"] for body in sat}) == len({body["name"] for body in sat}) == 11
    assert all(body["name"] in NAMES[body["face"]] for body in sat)
    assert sat == [event.body for event in sitting_bots("7ab1e", ["steady"] * 11)]
    assert companion("7ab1e", []) == (sat[0]["face"], sat[0]["name"])


def test_page_has_a_drawing_of_every_head_that_the_house_knows() -> None:
    heads = (Path(__file__).parents[2] / "web/src/lib/stage/medal/heads.ts").read_text("utf-8")
    assert re.findall(r"^  (\w+): \{$", heads, re.MULTILINE) == [*NAMES]


def test_bot_plays_by_its_account_and_says_so_whoever_it_is() -> None:
    table = evening("lansquenet")
    sitting = Sitting("7ab1e", "", "", table.terms)
    sitting.fold(sitting.sit_bot(1, "timid"))
    sitting.fold(sitting.sit_bot(2, "timid"))
    faces = [chair.face for chair in sitting.chairs]
    assert faces[0] == ""
    assert len({*faces}) == 3
    assert [chair.account for chair in sitting.chairs] == ["", "timid", "timid"]
    marked = [chair.written() for chair in sitting.chairs]
    assert "face" not in marked[0]
    assert marked[1]["face"] == faces[1]
