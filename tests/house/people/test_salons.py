"""Salons: a club that comes again, its evenings at several tables, and a ledger that adds up to the chip."""

import contextlib
import csv
import io
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import update
from websockets.exceptions import ConnectionClosed

from databases import KINDS, house as store_of
from lansquenet.errors import HouseRefuses
from lansquenet.fair.guest import chain
from lansquenet.house.log.entries import NO_RULES
from lansquenet.house.log.schema import REVISION, account
from lansquenet.house.log.store import MINT, Entry, Store, Transfer
from lansquenet.house.people import clubs, seating
from lansquenet.house.web.mine.salons import ledger, taken
from test_old import house as old_house  # noqa: F401
from visitors import BRISK, Seat, Visitor, company, nearby

NINE = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay", "Gil", "Hal", "Ida")
AS_WE_PLAY = {"game": "zwikken", "seats": 3, **BRISK}


@pytest.fixture(autouse=True)
def apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a chain hashes to is no matter here."""
    monkeypatch.setattr(chain, "LINKS", 100)


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("salons")


@pytest.fixture(scope="module")
def url(kept: Path) -> Iterator[str]:
    with nearby(kept) as found:
        yield found


def told(answer: httpx.Response) -> Any:
    assert answer.is_success, answer.text
    return answer.json()


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def opened(keeper: Visitor, *others: Visitor, **terms: Any) -> str:
    """A salon to which all of these belong; its address."""
    wish = {"name": "Thursday", "terms": AS_WE_PLAY | terms}
    where = f"/api/salons/{told(keeper.http.post('/api/salons', json=wish))['code']}"
    for one in others:
        told(one.http.post(f"{where}/members"))
    return where


def coming(where: str, *people: Visitor) -> None:
    for one in people:
        told(one.http.put(f"{where}/coming", json={"coming": True}))


DICE = Random(17)


def acts(seat: Seat) -> None:
    """Do anything that may be done, if anything is asked: who does what is usual throws every hand away."""
    if seat.state and (offer := seat.state["offer"]):
        said = [choice["action"] for choice in offer["choices"]] or [offer["least"]]
        seat.act(seat.state, DICE.choice(said))


def played(seats: list[Seat], hands: int) -> None:
    """Play until so many hands are over at the table of each of these, and one more has begun."""
    last = dict.fromkeys(seats, 0)
    while min(last.values()) <= hands:
        for seat in seats:
            acts(seat)
            with contextlib.suppress(TimeoutError):
                message = seat.next(0.01)
                last[seat] = max(last[seat], message.get("hand", 0) if message["type"] == "state" else 0)


def nets(visitor: Visitor, where: str, **wish: Any) -> dict[tuple[str, int], int]:
    found = told(visitor.http.get(f"{where}/ledger", params=wish))
    for n in range(len(found["columns"])):
        assert sum(row["cells"][n] for row in found["rows"]) == 0
    return {(row["party"], row["number"]): row["net"] for row in found["rows"]}


# -- the evening


@pytest.mark.slow
def test_club_of_nine_plays_an_evening_on_three_tables_and_the_ledger_adds_up(url: str, kept: Path) -> None:
    """Zwikken has a pool: it is named while it lies there, and shared out when the tables close.

    What everybody took away from the tables, less what they brought there, is told by the mint.
    """
    with company(url, *NINE) as nine:
        where = opened(*nine)
        coming(where, *nine)
        salon = told(nine[0].http.post(f"{where}/rounds"))
        tables = {table["id"]: table["seats"] for table in salon["tables"]}
        assert sorted(tables.values()) == [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
        chairs = {number: (table, n) for table, seats in tables.items() for n, number in enumerate(seats)}
        seats = [nine[number - 1].comes(table).sits(chair) for number, (table, chair) in chairs.items()]
        hands = 2
        played(seats, hands)
        while not any((going := nets(nine[4], where)).values()):
            hands += 1
            played(seats, hands)
        assert sum(going.values()) == 0
        assert {number for party, number in going if party == "member"} == {*range(1, 10)}
        told(nine[0].http.delete(f"{where}/evening"))
        finished(seats)
        ended = nets(nine[4], where)
        assert {party: ended[party] for party in ended if party[0] == "member"} == {
            ("member", number): brought_home(kept, table, chair) for number, (table, chair) in chairs.items()
        }
        assert ended.get(("pool", 0), 0) == sum(chips_of(kept, f"{table}/pool") for table in tables) == 0
        assert told(nine[8].http.get(where))["tables"] == []


def finished(seats: list[Seat]) -> None:
    """Play until the tables of all these are closed."""
    left = [*seats]
    while left:
        for seat in [*left]:
            try:
                acts(seat)
                with contextlib.suppress(TimeoutError):
                    seat.next(0.01)
            except ConnectionClosed:
                left.remove(seat)
    assert {seat.heard[-1].get("code") for seat in seats} == {"closed"}


def brought_home(kept: Path, table: str, chair: int) -> int:
    """What somebody in a chair gave back to the mint, less what the mint had issued."""
    query = "SELECT -sum(chips) FROM payment WHERE account = ? AND rule IN (?, ?, ?)"
    with closing(sqlite3.connect(kept / "house.db")) as opened:
        return int(opened.execute(query, (f"{table}/{chair}", *NO_RULES)).fetchone()[0])


def chips_of(kept: Path, account: str) -> int:
    with closing(sqlite3.connect(kept / "house.db")) as opened:
        row = opened.execute("SELECT chips FROM balance WHERE account = ?", (account,)).fetchone()
        return int(row[0]) if row else 0


@pytest.mark.slow
def test_pool_that_lies_there_is_named_and_makes_it_come_to_nothing(store: Store) -> None:
    """And so is a bank of the house, a bot, and who sat there before the table was the salon's."""
    code, people = club(store, "ann", "ben")
    moves = [
        sat("T", 0, people[0], "ann"),
        sat("T", 1, people[1], "ben"),
        sat("T", 2, "steady", "Bot A", "bot"),
    ]
    moves += [sat("T", 3, "somebody", "Zoe"), *dealt("T", 1, {"T/0": -5, "T/1": 2, "T/pool": 3})]
    moves += dealt("T", 2, {"T/0": -4, "T/2": 1, "T/3": -6, "T/pool": 2, "T/house": 7})
    kept_table(store, "T", code, *moves)
    found = ledger.rows(ledger.lines(store, code), "evening")
    assert {(row.party, row.number): row.net for row in found} == {
        ("member", 1): -9,
        ("member", 2): 2,
        ("bots", 0): 1,
        ("guests", 0): -6,
        ("pool", 0): 5,
        ("house", 0): 7,
    }
    assert sum(row.net for row in found) == 0
    assert [row.number for row in found[:2]] == [2, 1]


@pytest.mark.slow
def test_only_hands_count_that_were_dealt_while_the_table_was_the_salons(store: Store) -> None:
    code, people = club(store, "ann", "ben")
    moves = [sat("T", 0, people[0], "ann"), sat("T", 1, people[1], "ben")]
    kept_table(store, "T", code, *moves, *dealt("T", 1, {"T/0": 10, "T/1": -10}), since=0)
    for hand, change in ((2, clubs.take_in), (3, clubs.let_go)):
        change(store, code, "T", *((1,) if change is clubs.take_in else ()))
        more = [*dealt("T", hand, {"T/0": hand, "T/1": -hand}), Entry("T", "closed", hand, {})]
        store.append(more, {"T": store.claim("T", "me", 60) or 0})
    assert [(line.hand, line.net) for line in ledger.lines(store, code)] == [(2, 2), (2, -2)]
    clubs.take_in(store, code, "T", 1)
    clubs.let_go(store, code, "T")
    clubs.take_in(store, code, "T", 1)
    with pytest.raises(HouseRefuses, match="already"):
        clubs.take_in(store, code, "T", 1)


# -- a store without a house


@pytest.fixture(params=KINDS)
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    with store_of(request.param, tmp_path) as found:
        yield found


def club(store: Store, *names: str) -> tuple[str, list[str]]:
    """A salon whose first evening has begun; its code, and the accounts of its members."""
    people = [made.id for name in names if (made := store.add_account(name))]
    code = clubs.open_salon(store, "Thursday", AS_WE_PLAY, people[0])
    for one in people:
        clubs.enter(store, code, one)
    assert clubs.begin_evening(store, code) == clubs.begin_evening(store, code) == 1
    return code, people


def sat(table: str, chair: int, account: str, name: str, kind: str = "person") -> Entry:
    body = {"chair": chair, "account": account, "name": name, "kind": kind}
    return Entry(table, "sat", 0, body, payments=(Transfer(MINT, f"{table}/{chair}", 500, "sits down"),))


NAMES = {0: "ann", 1: "ben", 2: "Bot A", 3: "Zoe"}


def dealt(table: str, hand: int, came_to: dict[str, int]) -> list[Entry]:
    """A hand that brought this to these accounts."""
    chairs = sorted(int(account[2:]) for account in came_to if account[2:].isdigit())
    body = {
        "hand": hand,
        "chairs": chairs,
        "names": [NAMES[chair] for chair in chairs],
        "stacks": [500] * len(chairs),
        "carry": [0],
    }
    return [Entry(table, "began", hand, body), Entry(table, "acted", hand, {}, payments=paid(came_to))]


def paid(came_to: dict[str, int]) -> tuple[Transfer, ...]:
    """Payments by which it comes to that."""
    owes = [account for account, chips in came_to.items() for _ in range(-chips)]
    owed = [account for account, chips in came_to.items() for _ in range(chips)]
    return tuple(Transfer(payer, payee, 1, "ZWIK-1") for payer, payee in zip(owes, owed, strict=True))


def kept_table(store: Store, table: str, code: str, *entries: Entry, since: int = 1) -> None:
    """A table with this log, the salon's from a hand on, if any."""
    card = {"code": table, "status": "waiting", "host": "", "chairs": []}
    first = Entry(table, "opened", 0, {"terms": AS_WE_PLAY, "code": table}, card=card)
    every = [first, *entries, Entry(table, "closed", entries[-1].hand, {})]
    store.append(every, {table: store.claim(table, "me", 60) or 0})
    if since:
        clubs.seat(store, code, [clubs.PlannedSeat(1, 1, 1, table)])


def test_numbers_stay_and_the_keys_are_never_lost(store: Store) -> None:
    """Who leaves has no name any more; who comes again has the old number."""
    code, people = club(store, "ann", "ben")
    with pytest.raises(HouseRefuses, match="last keeper"):
        clubs.become(store, code, 1, "left")
    for role in ("member", "barred"):
        with pytest.raises(HouseRefuses, match="last keeper"):
            clubs.become(store, code, 1, role)
    clubs.become(store, code, 2, "keeper")
    clubs.become(store, code, 1, "left")
    assert [(one.number, one.name, one.role) for one in clubs.members(store, code)] == [
        (1, "", "left"),
        (2, "ben", "keeper"),
    ]
    clubs.enter(store, code, people[0])
    assert [(one.number, one.name) for one in clubs.members(store, code)] == [(1, "ann"), (2, "ben")]
    with pytest.raises(HouseRefuses, match="Member 7"):
        clubs.become(store, code, 7, "keeper")


@pytest.mark.slow
def test_name_of_an_account_that_is_erased_is_gone_and_its_sum_stays(store: Store) -> None:
    code, people = club(store, "ann", "ben")
    moves = [sat("T", 0, people[0], "ann"), sat("T", 1, people[1], "ben")]
    kept_table(store, "T", code, *moves, *dealt("T", 1, {"T/0": 10, "T/1": -10}))
    with store.database.writing.begin() as connection:
        connection.execute(update(account).where(account.c.id == people[1]).values(name=""))
    clubs.become(store, code, 1, "keeper")
    told = taken.as_csv(store, code).decode()
    assert [(row["number"], row["name"], row["net"]) for row in csv.DictReader(io.StringIO(told))] == [
        ("1", "ann", "10"),
        ("2", "", "-10"),
    ]
    assert "ben" not in told + taken.as_json(store, code).decode()


def test_seasons_begin_between_evenings_and_evenings_are_counted_on(store: Store) -> None:
    code, _ = club(store, "ann")
    with pytest.raises(HouseRefuses, match="goes on"):
        clubs.begin_season(store, code)
    clubs.come(store, code, clubs.members(store, code)[0].account, True)
    clubs.end_evening(store, code)
    assert not clubs.members(store, code)[0].coming
    clubs.begin_season(store, code)
    assert clubs.begin_evening(store, code) == 2
    assert [(one.evening, one.season) for one in clubs.evenings(store, code)] == [(1, 1), (2, 2)]


def test_round_is_called_once(store: Store) -> None:
    code, _ = club(store, "ann", "ben")
    clubs.seat(store, code, [clubs.PlannedSeat(1, 1, n, "T") for n in (1, 2)])
    with pytest.raises(HouseRefuses, match="Another keeper"):
        clubs.seat(store, code, [clubs.PlannedSeat(1, 1, n, "U") for n in (1, 2)])


@pytest.mark.slow
def test_house_of_an_older_version_gets_salons(old_house: Path) -> None:  # noqa: F811
    where = f"sqlite:///{old_house / 'house.db'}", old_house / "keys.json"
    with closing(Store.open(*where)) as found:
        assert found.database.revision() == REVISION
        (ann,) = found.accounts_like("Ann")
        code = clubs.open_salon(found, "Thursday", AS_WE_PLAY, ann.id)
        assert [salon.name for salon, _ in clubs.salons_of(found, ann.id)] == ["Thursday"]
        assert ledger.lines(found, code) == []


# -- who may


@pytest.mark.slow
def test_who_has_the_link_comes_in_and_strangers_are_told_the_name_alone(url: str) -> None:
    with company(url, "Ann", "Ben") as (ann, ben):
        where = opened(ann)
        shown = told(ben.http.get(where))
        assert (shown["name"], shown["role"], shown["members"]) == ("Thursday", "", [])
        for path in ("ledger", "export"):
            assert refused(ben.http.get(f"{where}/{path}")) == (403, "not_member")
        assert refused(ben.http.put(f"{where}/coming", json={"coming": True})) == (403, "not_member")
        assert told(ben.http.post(f"{where}/members"))["role"] == "member"
        assert [one["name"] for one in told(ben.http.get(where))["members"]] == ["Ann", "Ben"]
        assert refused(ben.http.post(f"{where}/rounds")) == (403, "not_keeper")
        assert refused(ben.http.get("/api/salons/nowhere")) == (404, "unknown_salon")
        assert told(ben.http.get("/api/salons"))[0]["code"] == shown["code"]
        assert ann.id not in ben.http.get(where).text


@pytest.mark.slow
def test_who_is_barred_rises_and_neither_comes_nor_sits(url: str) -> None:
    """Of the salon, and of its tables; the control is who is let in again."""
    with company(url, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        where = opened(ann, ben, cleo)
        table = cleo.opens("zecchinetta", seats=3)
        told(cleo.http.put(f"{where}/tables/{table}"))
        cleo.comes(table).sits()
        seat = ben.comes(table).sits()
        told(ann.http.put(f"{where}/members/2", json={"role": "barred"}))
        assert seat.hears("bye")["code"] == "barred"
        assert refused(ben.http.get(where)) == (403, "barred")
        assert refused(ben.http.post(f"{where}/members")) == (403, "barred")
        assert refused(ben.http.post(f"/api/tables/{table}/ticket")) == (403, "barred")
        sits = ben.http.post(f"/api/tables/{table}/messages", json={"type": "sit"})
        assert refused(sits) == (403, "barred")
        told(ann.http.put(f"{where}/members/2", json={"role": "member"}))
        assert ben.http.post(f"/api/tables/{table}/ticket").is_success
        assert refused(cleo.http.put(f"{where}/members/1", json={"role": "barred"})) == (403, "not_keeper")


@pytest.mark.slow
def test_last_keeper_passes_on_the_keys_before_leaving(url: str) -> None:
    with company(url, "Ann", "Ben") as (ann, ben):
        where = opened(ann, ben)
        assert refused(ann.http.delete(f"{where}/members/me")) == (409, "last_keeper")
        told(ann.http.put(f"{where}/members/2", json={"role": "keeper"}))
        assert told(ann.http.delete(f"{where}/members/me"))["role"] == ""
        assert [one["name"] for one in told(ben.http.get(where))["members"]] == ["", "Ben"]


@pytest.mark.slow
def test_who_is_no_member_watches_a_salons_table_and_does_not_sit(url: str) -> None:
    """The control: they sit when they have come in, and at a table that is nobody's."""
    with company(url, "Ann", "Ben") as (ann, ben):
        where = opened(ann)
        table = ann.opens("zecchinetta", private=False)
        told(ann.http.put(f"{where}/tables/{table}"))
        assert told(ann.http.get("/api/salons", params={"table": table}))[0]["has"]
        assert told(ann.http.get(f"/api/tables/{table}"))["terms"]["private"]
        seat = ben.comes(table)
        seat.say("sit")
        assert seat.refused() == "not_member"
        told(ben.http.post(f"{where}/members"))
        seat.sits()
        assert refused(ben.http.delete(f"{where}/tables/{table}")) == (403, "not_host")
        told(ann.http.delete(f"{where}/tables/{table}"))
        assert not told(ann.http.get("/api/salons", params={"table": table}))[0]["has"]


@pytest.mark.slow
def test_tables_are_opened_as_the_salon_plays(url: str) -> None:
    with company(url, "Ann", "Ben") as (ann, ben):
        where = opened(ann, ben)
        terms = {"game": "zecchinetta", "seats": 4, "chips": 70, "options": {"rounds": "0"}}
        assert refused(ben.http.put(where, json={"name": "X", "terms": terms})) == (403, "not_keeper")
        told(ann.http.put(where, json={"name": "Friday", "terms": terms}))
        wrong = ann.http.put(where, json={"name": "Friday", "terms": terms | {"seats": 12}})
        assert wrong.status_code == 400, wrong.text
        coming(where, ann)
        assert refused(ann.http.post(f"{where}/rounds")) == (409, "too_few")
        coming(where, ben)
        (table,) = told(ann.http.post(f"{where}/rounds"))["tables"]
        card = told(ben.http.get(f"/api/codes/{table['code']}"))
        fits = {name: card["terms"][name] for name in terms}
        assert fits == terms
        assert (card["terms"]["private"], told(ben.http.get(where))["name"]) == (True, "Friday")


@pytest.mark.slow
def test_who_comes_late_has_a_chair_if_one_is_left(url: str) -> None:
    with company(url, "Ann", "Ben", "Cleo", "Dora") as (ann, ben, cleo, dora):
        where = opened(ann, ben, cleo, dora, game="zecchinetta")
        assert refused(cleo.http.post(f"{where}/seat")) == (409, "not_now")
        coming(where, ann, ben)
        told(ann.http.post(f"{where}/rounds"))
        assert told(cleo.http.post(f"{where}/seat"))["tables"][0]["seats"] == [1, 2, 3]
        assert told(cleo.http.post(f"{where}/seat"))["tables"][0]["seats"] == [1, 2, 3]
        assert refused(dora.http.post(f"{where}/seat")) == (409, "full")
        tables = told(ann.http.post(f"{where}/rounds"))["tables"]
        again = [number for table in tables if table["round"] == 2 for number in table["seats"]]
        assert sorted(again) == [1, 2, 3, 4]


@pytest.mark.slow
def test_bots_make_up_a_company_that_is_too_small_for_the_game(url: str) -> None:
    with company(url, "Ann", "Ben") as (ann, ben):
        where = opened(ann, ben)
        coming(where, ann, ben)
        (table,) = told(ann.http.post(f"{where}/rounds"))["tables"]
        card = told(ann.http.get(f"/api/codes/{table['code']}"))
        assert sorted(chair["kind"] for chair in card["chairs"]) == ["bot", "empty", "empty"]


@pytest.mark.slow
def test_all_of_a_salon_is_taken_along(url: str) -> None:
    """By hand and party, and each hand comes to nothing."""
    with company(url, "=Ann", "Ben") as (ann, ben):
        where = opened(ann, ben, game="zecchinetta", seats=2, options={"rounds": "0"})
        coming(where, ann, ben)
        (table,) = told(ann.http.post(f"{where}/rounds"))["tables"]
        played([one.comes(table["id"]).sits() for one in (ann, ben)], 2)
        text = ben.http.get(f"{where}/export", params={"form": "csv"}).text
        rows = [row for row in csv.DictReader(io.StringIO(text)) if int(row["hand"]) <= 2]
        assert {row["name"] for row in rows if row["party"] == "member"} == {"'=Ann", "Ben"}
        for hand in ("1", "2"):
            assert sum(int(row["net"]) for row in rows if row["hand"] == hand) == 0
        all = json.loads(ben.http.get(f"{where}/export", params={"form": "json"}).text)
        assert [one["name"] for one in all["members"]] == ["=Ann", "Ben"]
        assert [(one["round"], one["number"]) for one in all["seats"]] == [(1, 1), (1, 2)]
        assert ann.id not in json.dumps(all)
        by_game = told(ben.http.get(f"{where}/ledger", params={"by": "game", "evening": 1}))
        assert by_game["columns"] == by_game["games"] == ["zecchinetta"]
        assert told(ben.http.get(f"{where}/ledger", params={"season": 2}))["rows"] == []


# -- the plan


def rounds(people: int, chairs: int, count: int, least: int = 2, most: int = 12) -> seating.Met:
    """Call so many rounds; who has met whom how often."""
    met: seating.Met = {}
    for _ in range(count):
        plan = seating.planned(range(people), seating.sizes(people, chairs, least, most), met)
        assert sorted(one for table in plan for one in table) == [*range(people)]
        for table in plan:
            seating.note(met, table)
    return met


def test_nine_meet_each_other_once_in_four_rounds_and_twice_in_eight() -> None:
    everybody = {frozenset(pair) for pair in combinations(range(9), 2)}
    assert rounds(9, 3, 4) == dict.fromkeys(everybody, 1)
    assert rounds(9, 3, 8) == dict.fromkeys(everybody, 2)


@pytest.mark.slow
@pytest.mark.parametrize(("people", "chairs", "count"), [(8, 2, 7), (16, 4, 5), (12, 3, 3), (150, 5, 2)])
def test_nobody_meets_anybody_twice_before_it_must_be(people: int, chairs: int, count: int) -> None:
    assert {*rounds(people, chairs, count).values()} == {1}


def test_those_of_like_standing_sit_together_and_the_plan_is_the_same_again() -> None:
    best_first = [4, 2, 0, 5, 1, 3]
    plan = seating.planned(best_first, [3, 3], {})
    assert plan == [[4, 2, 0], [5, 1, 3]] == seating.planned(best_first, [3, 3], {})
    met: seating.Met = {}
    seating.note(met, [4, 2])
    assert seating.planned(best_first, [2, 2, 2], met) == [[4, 0], [2, 5], [1, 3]]


@pytest.mark.parametrize("people", range(2, 40))
def test_everybody_is_seated_within_the_seats_of_the_game(people: int) -> None:
    """Fewer sit at a table than the game wants only where no table of it could be filled otherwise."""
    for least, most in ((2, 12), (3, 10), (3, 3), (3, 5)):
        for chairs in range(least, most + 1):
            found = seating.sizes(people, chairs, least, most)
            assert sum(found) == people
            assert max(found) - min(found) <= 1
            assert max(found) <= most
            could = any(tables * least <= people <= tables * most for tables in range(1, people))
            assert min(found) >= least or not could, (people, chairs, least, most, found)
