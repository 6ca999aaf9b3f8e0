"""The report of a table: each decision beside the best known answer, and sums that add up to the net."""

import contextlib
from math import inf
from time import perf_counter
from typing import Any

import pytest

from house_driver import QUICK, TABLE, Evening
from lansquenet.bots import usual
from lansquenet.fair.guest import chain
from lansquenet.games import GAMES
from lansquenet.house import history, messages as say
from lansquenet.house.history import Recalled
from lansquenet.house.log.store import Account
from lansquenet.house.web.mine.own_hands import HandOfMine
from lansquenet.house.web.mine.worth import table_report as reports
from lansquenet.house.web.mine.worth.judging import Decisions, JudgedDecision, decisions_in, judge
from lansquenet.house.web.mine.worth.table_report import KnownHand, summed
from lansquenet.rules.game import hides
from lansquenet.seats.offers import Offer
from visitors import company, nearby

QUICKLY = ("zecchinetta", "ziginette", "red_dog", "casino_war")


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """No long chains, and nothing known from the test before."""
    monkeypatch.setattr(chain, "LINKS", 100)
    monkeypatch.setattr(reports, "KNOWN", type(reports.KNOWN)())


def last_hand(name: str, hands: int = 2) -> tuple[Recalled, int, int]:
    """A hand of somebody among bots: as it is recalled, its number, and the seat of theirs."""
    seats = max(GAMES[name].SEATS[0], min(4, GAMES[name].SEATS[-1]))
    bots = tuple(usual(name)[:1] * (seats - 1))
    wanted: dict[str, Any] = {"game": name, "seats": seats, "chips": 200, "bots": bots} | QUICK
    whole = Evening(say.Terms(**wanted), 1, name).hands(hands)
    number = whole.sitting.hand
    found = history.recalled(whole.log, TABLE, number)
    return found, number, found.seat_of(Account("account0", "Ann", None, 0.0))


def decided(name: str) -> list[JudgedDecision]:
    found, number, seat = last_hand(name)
    known: Decisions = {}
    assert judge(found, number, seat, known, inf)
    assert len(known) == decisions_in(found, seat), "what is counted before is what is judged then"
    return [one for one in known.values() if one]


@pytest.mark.slow
@pytest.mark.parametrize("name", QUICKLY)
def test_what_is_decided_in_the_open_is_judged_exactly(name: str) -> None:
    assert not hides(GAMES[name])
    for one in decided(name):
        assert one.exact
        assert one.error == 0
        assert (one.cost > 0) == (one.best != one.given)
        assert {choice.action for choice in one.asked.choices} <= {one.given, one.best}


@pytest.mark.slow
@pytest.mark.compiles
def test_what_is_decided_with_hidden_cards_costs_nothing_within_its_error() -> None:
    found = decided("loo")
    assert found
    for one in found:
        assert not one.exact
        assert one.cost == 0 or one.cost > one.error > 0


class Leaver(Evening):
    """Somebody who leaves in the middle of a hand, having answered once."""

    answers, left = 0, False

    def wish(self) -> tuple[Any, say.Asked] | None:
        if self.left and self.sitting.in_hand and not self.sitting.played.waits:
            return None
        wished = super().wish()
        if wished and isinstance(wished[1], say.Do):
            if self.answers:
                self.left = True
                return wished[0], say.Rise()
            self.answers += 1
        return wished


@pytest.mark.slow
def test_what_the_stand_in_answered_is_nobodys_decision() -> None:
    """Whoever leaves a hand has not decided what is answered in their place."""
    bots = tuple(usual("zecchinetta")[:1] * 2)
    whole = Leaver(
        say.Terms(**{"game": "zecchinetta", "seats": 3, "chips": 200, "bots": bots} | QUICK), 1, "leave"
    )
    while not whole.left or whole.sitting.in_hand:
        assert whole.step()
    found = history.recalled(whole.log, TABLE, whole.sitting.hand)
    known: Decisions = {}
    assert judge(found, whole.sitting.hand, found.seat_of(Account("account0", "Ann", None, 0.0)), known, inf)
    assert found.stood_in
    assert len(known) == 1


@pytest.mark.slow
def test_a_stake_more_than_must_be_costs_what_the_bank_has_of_it() -> None:
    """Where the bank has an edge on a stake the best known is the least there is."""
    costly = [one for one in decided("zecchinetta") if one.cost]
    assert costly
    assert all(one.best in (one.asked.least, one.asked.apart) and one.given > one.best for one in costly)


@pytest.mark.slow
def test_a_report_is_gone_on_with_where_it_was_left() -> None:
    """With no time nothing is judged; what was judged is not judged again."""
    found, number, seat = last_hand("zecchinetta")
    known: Decisions = {}
    assert not judge(found, number, seat, known, perf_counter() - 1)
    assert not known
    assert judge(found, number, seat, known, inf)
    before = dict(known)
    assert judge(found, number, seat, known, perf_counter() - 1)
    assert known == before


def one(at: int, cost: float, points: bool = False) -> JudgedDecision:
    asked = Offer("Stand?", "STAND", "LOO-1", "answer", 0)
    return JudgedDecision(at, asked, 0, int(cost > 0), cost, 0.0, True, points)


def hand(number: int, net: int) -> HandOfMine:
    return HandOfMine("T", number, "loo", "", number, 0, ["Ann", "Ben"], 500, net, False)


def known(number: int, *decisions: JudgedDecision | None, whole: bool = True) -> None:
    told = reports.KNOWN["T", number, 0] = KnownHand()
    told.decisions = dict(enumerate(decisions, 1))
    told.asked = len(decisions) + (not whole)
    told.whole = whole


def test_losses_and_the_rest_add_up_to_the_net_and_the_worst_come_first() -> None:
    """Of a hand that is not judged whole nothing is counted yet; four cost something, three are named."""
    known(1, one(1, 2.5), one(2, 0.0), None)
    known(2, one(1, 0.5), one(2, 7.0), one(3, 3.0))
    known(3, one(1, 99.0), whole=False)
    told = summed([hand(3, 50), hand(2, -20), hand(1, 4)])
    assert (told.hands, told.left, told.unknown, told.judged, told.asked) == (2, 1, 1, 7, 8)
    assert summed([hand(4, 0), hand(3, 50)]).asked == 0, "of one hand nobody knows how many there are"
    assert told.net == -16
    assert told.cost == pytest.approx(13.0)
    assert told.rest - told.cost == pytest.approx(told.net)
    assert [(told.decisions[n].hand, told.decisions[n].cost) for n in told.worst] == [
        (2, 7.0),
        (2, 3.0),
        (1, 2.5),
    ]
    assert [(row.hand, row.at) for row in told.decisions] == [(2, 1), (2, 2), (2, 3), (1, 1), (1, 2)]


def test_points_are_said_to_be_points() -> None:
    known(1, one(1, 2.5, points=True))
    assert summed([hand(1, 4)]).points
    assert not summed([]).points


@pytest.mark.slow
def test_a_report_is_of_ones_own_hands_and_leads_to_forks(tmp_path: Any) -> None:
    """Over HTTP, until nothing is left; forks begin where something was asked; Cleo has decided nothing."""
    with nearby(tmp_path) as url, company(url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = ann.opens("zecchinetta")
        seats = [visitor.comes(table).sits() for visitor in (ann, ben)]
        while not any(heard["type"] == "state" and heard["hand"] > 3 for heard in seats[0].heard):
            for seat in seats:
                if seat.state and seat.state["offer"]:
                    seat.act(seat.state)
                with contextlib.suppress(TimeoutError):
                    seat.next(0.02)
        told, asked = ann.http.get(f"/api/me/reports/{table}").json(), 0
        assert told["judged"] == 0 < told["asked"], "how much there is is told before any of it is judged"
        while told["left"] and asked < 20:
            told, asked = (
                ann.http.get(f"/api/me/reports/{table}", params={"known": told["judged"]}).json(),
                asked + 1,
            )
        assert told["hands"] >= 2
        assert told["judged"] == told["asked"] == len(told["decisions"]) + told["unknown"]
        assert told["rest"] - told["cost"] == pytest.approx(told["net"])
        mine = [row for row in ann.http.get("/api/me/hands").json()["hands"] if not row["draw"]]
        assert told["net"] == sum(row["net"] for row in mine[-told["hands"] :])
        for row in told["decisions"][:2]:
            fork = ann.http.post("/api/solo", json={"table": table, "hand": row["hand"], "at": row["at"]})
            assert fork.status_code == 201, fork.text
            offer = fork.json()["frames"][-1]["state"]["offer"]
            assert offer["key"] == row["asked"]["key"]
        assert cleo.http.get(f"/api/me/reports/{table}").json()["decisions"] == []
        assert ann.http.get(f"/api/me/reports/{table}", headers={"authorization": ""}).status_code == 401
