"""How long a table waits: more time for an act, and questions that wait for nobody."""

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from lansquenet.house.rooms.requests import MORE_SECONDS
from visitors import Message, Seat, Visitor, company, nearby


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A house that these tests share."""
    folder: Path = tmp_path_factory.mktemp("waiting")
    with nearby(folder / "house") as found:
        yield found


@pytest.fixture
def people(url: str) -> Iterator[list[Visitor]]:
    """Two who know the house."""
    with company(url, "Ann", "Ben") as found:
        yield found


def two(people: list[Visitor], **terms: object) -> tuple[Seat, Seat]:
    """Who is to act at a table of two, and who is not."""
    table = people[0].opens(**terms)
    seats = [who.comes(table).sits() for who in people]
    for _ in range(200):
        for seat, other in (seats, seats[::-1]):
            with suppress(TimeoutError):
                seat.next(0.05)
            if seat.state and seat.state["offer"]:
                return seat, other
    raise TimeoutError("nobody is asked")


# -- more time


@pytest.mark.slow
def test_more_time_is_given_for_all_to_see(people: list[Visitor]) -> None:
    actor, other = two(people, clock=20)
    actor.say("more_time")
    for seat in (actor, other):
        while seat.hears("clock")["seconds"] <= 20:
            pass
    assert MORE_SECONDS == 30


@pytest.mark.slow
def test_more_time_is_given_once_a_hand(people: list[Visitor]) -> None:
    actor, _ = two(people, clock=20)
    actor.say("more_time")
    actor.say("more_time")
    refused = actor.hears("refuse")
    assert refused["code"] == "not_now"
    assert "once a hand" in refused["text"]


@pytest.mark.slow
def test_more_time_is_for_the_seat_that_is_to_act(people: list[Visitor]) -> None:
    _, other = two(people, clock=20)
    other.say("more_time")
    assert other.refused() == "not_now"


@pytest.mark.slow
def test_there_is_no_more_time_where_there_is_no_clock(people: list[Visitor]) -> None:
    actor, _ = two(people)
    actor.say("more_time")
    assert actor.refused() == "not_now"


# -- what may be said at any moment


def plays_to(seat: Seat, phase: str) -> Message:
    """Play as usual until this is asked of the seat; questions that stand are left alone."""
    while True:
        state = seat.asked()
        if state["phase"] == phase:
            return state
        if state["offer"]["standing"]:
            seat.state = None
        else:
            seat.act(state)


def alone(people: list[Visitor], **terms: object) -> Seat:
    """Somebody at a table with bots."""
    table = people[0].opens("toepen", seats=3, bots=["timid", "timid"], **terms)
    return people[0].comes(table).sits()


@pytest.mark.slow
def test_a_question_that_stands_waits_for_nobody(people: list[Visitor]) -> None:
    """Who says nothing while all may knock comes to play a card all the same."""
    assert plays_to(alone(people, window=0.1), "PLAY")["offer"]["says"] == "card"


@pytest.mark.slow
def test_any_other_question_waits_for_who_is_alone_with_bots(people: list[Visitor]) -> None:
    """The control: whether to keep the hand is asked until it is answered."""
    seat = alone(people, window=0.1)
    assert not plays_to(seat, "EXCHANGE")["offer"]["standing"]
    assert seat.hears_nothing("state", 0.5)


@pytest.mark.slow
def test_who_answers_at_once_does_not_wait(people: list[Visitor]) -> None:
    """With bots alone nobody can see how long one thought."""
    seat = alone(people, window=10)
    seat.act(plays_to(seat, "WINDOW"))
    assert seat.hears("state", 8, phase="PLAY")["actor"] >= 0


@pytest.mark.slow
def test_a_knock_in_the_window_counts(people: list[Visitor]) -> None:
    seat = alone(people, window=10)
    state = plays_to(seat, "WINDOW")
    knock = next(each["action"] for each in state["offer"]["choices"] if each["word"] == "knock")
    seat.act(state, knock)
    told = seat.hears("state", 8, phase="RESPOND")["lines"]
    assert any("knocks" in line["text"] for line in told)
