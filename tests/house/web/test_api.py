"""What can be asked of a house over HTTP, and that it answers as its schema says (promise A4)."""

import hashlib
import json
import os
import re
import subprocess
import sys
import time
import unicodedata
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

import httpx
import pytest
import yaml
from sqlalchemy import text
from typer.main import get_command

from lansquenet.cli import app
from lansquenet.fair.verify import exit_code, verify, verify_text
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.log.store import Store
from lansquenet.house.people import accounts
from lansquenet.house.tables.terms import bots_for, filled
from lansquenet.house.web import catalogue, rest
from lansquenet.house.web.reckoning import laboratory
from lansquenet.house.web.solo import of_transcript
from rooms import seldom
from servers import PATIENCE, Served, serving
from visitors import Visitor, company, nearby

SOAK = bool(os.environ.get("LANSQUENET_SOAK"))


@pytest.fixture(scope="module")
def open_house(tmp_path_factory) -> Iterator[Served]:
    """A real house that these tests share."""
    with serving(tmp_path_factory.mktemp("api") / "house") as house:
        yield house


@pytest.fixture
def ann(open_house: Served) -> Iterator[Visitor]:
    """Somebody with a name and no more."""
    with Visitor(open_house.url, "Ann") as visitor:
        yield visitor


def code(answer: httpx.Response) -> tuple[int, str]:
    """The status and the name of a refusal, which has a sentence for people too."""
    assert answer.json().keys() == {"code", "text"}
    assert answer.json()["text"]
    return answer.status_code, answer.json()["code"]


# -- A4: the schema

SLOWLY = """
[[operations]]
include-path-regex = "/(lab|odds|replay)"
checks.not_a_server_error.expected-statuses = ["2XX", "3XX", "4XX", "503"]
"""  # where it may be said that a question takes too long: an answer like all others, and in the schema


def conforms(url: str, *options: str, examples: int = 2) -> subprocess.CompletedProcess[str]:
    """Have schemathesis ask for everything that the schema of a house allows, and much that it does not.

    What a game allows stands in its book and not in the schema, so what fits the schema may be refused.
    """
    with Visitor(url, "Schema") as somebody, NamedTemporaryFile("w", suffix=".toml") as settings:
        settings.write(SLOWLY)
        settings.flush()
        command = [str(Path(sys.executable).parent / "schemathesis"), "--config-file", settings.name]
        command += ["run", f"{url}/api/openapi.json"]
        command += ["--header", f"Authorization: Bearer {somebody.session}", "--seed", "1", "--no-color"]
        command += ["--request-timeout", f"{PATIENCE}"]
        command += ["--exclude-path-regex", "stream", "--exclude-checks", "positive_data_acceptance"]
        phases = "coverage,fuzzing,stateful" if SOAK else "fuzzing"
        command += ["--phases", phases, "--max-examples", "200" if SOAK else f"{examples}", *options]
        return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.slow
@pytest.mark.parametrize("examples", [1, seldom(4)])
def test_every_answer_is_as_the_schema_says(tmp_path, monkeypatch, caplog, examples: int) -> None:
    """A4: no failure, and no fault of the house; of what takes longer than it may that is said."""
    for part in (catalogue, laboratory, of_transcript):
        monkeypatch.setattr(part, "SECONDS", 3.0)
    with nearby(tmp_path / "house") as url:
        found = conforms(url, examples=examples)
    assert found.returncode == 0, found.stdout[-4000:]
    assert "Exception in ASGI" not in caplog.text


@pytest.mark.slow
def test_answer_that_is_not_in_the_schema_is_found(tmp_path, monkeypatch) -> None:
    """A4, the control: a list of games that is none."""
    monkeypatch.setattr(rest, "catalogue", lambda: [{"name": 7}])
    with nearby(tmp_path / "house") as url:
        found = conforms(url, "--include-path", "/api/games")
    assert found.returncode == 1
    assert "Server error" in found.stdout


# -- people


@pytest.mark.slow
def test_name_is_enough_to_come_in(open_house: Served) -> None:
    answer = httpx.post(f"{open_house.url}/api/guests", json={"name": "  Ann   of  Green Gables "})
    me = answer.json()
    assert (me["name"], me["password"]) == ("Ann of Green Gables", False)
    cookies = dict(answer.cookies)
    assert httpx.get(f"{open_house.url}/api/me", cookies=cookies).json()["id"] == me["id"]


UNSEEN = [  # zero-width, turning, filling, of nobody's, and a tower of marks
    *("An\u200bn", "\u202enna", "Ann\u2066", "\u3164", "A\u00adnn", "\u2800", "Ann\ue000", "Ann\ufe0f"),
    "Q\u0301\u0302\u0303nn",
]


@pytest.mark.slow
@pytest.mark.parametrize("name", ["", " ", "x" * 25, "<b>", "a<b", "a\x00b", "a\nb\x07", *UNSEEN])
def test_name_that_is_none_is_refused(open_house: Served, name: str) -> None:
    answer = httpx.post(f"{open_house.url}/api/guests", json={"name": name})
    assert answer.status_code == 400
    assert answer.json()["code"] in ("bad_name", "bad_request")


@pytest.mark.slow
@pytest.mark.parametrize("name", ["Ænn Ø'Neill-Škoda", "李小龍", "Đặng Thị Hà", "مريم", "x" * 24])
def test_name_of_any_language_is_taken(open_house: Served, name: str) -> None:
    """Its letters as they are usually written, whichever way they came."""
    loose = unicodedata.normalize("NFD", name)
    assert httpx.post(f"{open_house.url}/api/guests", json={"name": loose}).json()["name"] == name


def test_two_guests_may_have_one_name(open_house: Served) -> None:
    with company(open_house.url, "Ann", "Ann") as (one, other):
        assert one.id != other.id


@pytest.mark.slow
def test_nobody_is_known_without_a_session(open_house: Served) -> None:
    for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/me/link")):
        body = {"game": "loo"} if path == "/api/tables" else None
        assert code(httpx.request(method, open_house.url + path, json=body)) == (401, "no_session")


@pytest.mark.slow
def test_password_opens_the_account_from_anywhere(open_house: Served) -> None:
    """And nobody else may have this name with a password."""
    with company(open_house.url, "Berta", "Berta") as (berta, other):
        assert berta.http.post("/api/me/password", json={"password": "correct horse"}).status_code == 204
        assert berta.http.get("/api/me").json()["password"] is True
        back = httpx.post(
            f"{open_house.url}/api/login", json={"name": "Berta", "password": "correct horse"}
        ).json()
        assert back["id"] == berta.id
        taken = other.http.post("/api/me/password", json={"password": "another horse"})
        assert code(taken) == (409, "name_taken")


@pytest.mark.slow
def test_wrong_password_and_unknown_name_are_refused_alike(open_house: Served) -> None:
    with Visitor(open_house.url, "Carla") as carla:
        carla.http.post("/api/me/password", json={"password": "correct horse"})
        said = [
            httpx.post(f"{open_house.url}/api/login", json={"name": name, "password": "wrong horse"})
            for name in ("Carla", "Nobody at all")
        ]
    assert [code(answer) for answer in said] == [(401, "wrong_password")] * 2
    assert said[0].json() == said[1].json()


EASY = ["horse", "password", "12345678", "qwertyuiop", "Annabella1", "lansquenet", "aaaaaaaaaaaa", "iloveyou"]


@pytest.mark.slow
def test_password_that_is_guessed_easily_is_refused(tmp_path) -> None:
    """What many have, one's own name, a row of keys; whoever made one up of a few words has it."""
    with nearby(tmp_path / "house") as url, Visitor(url, "Annabella") as somebody:
        for easy in EASY:
            answer = somebody.http.post("/api/me/password", json={"password": easy})
            assert code(answer) == (400, "bad_password"), easy
        assert somebody.http.post("/api/me/password", json={"password": "correct horse"}).status_code == 204


@pytest.mark.slow
def test_new_password_needs_the_old_one_and_ends_all_other_logins(open_house: Served) -> None:
    with Visitor(open_house.url, "Dora") as dora:
        first, second = "correct horse battery", "staple of horses"
        assert dora.http.post("/api/me/password", json={"password": first}).status_code == 204
        other = httpx.post(f"{open_house.url}/api/login", json={"name": "dora", "password": first}).json()
        for old in ("", "wrong horse battery"):
            answer = dora.http.post("/api/me/password", json={"password": second, "old": old})
            assert code(answer) == (401, "wrong_password")
        with Visitor(open_house.url, "Dora", other["session"]) as elsewhere:
            assert elsewhere.http.get("/api/me").status_code == 200
            assert (
                dora.http.post("/api/me/password", json={"password": second, "old": first}).status_code == 204
            )
            assert elsewhere.http.get("/api/me").status_code == 401
            assert dora.http.get("/api/me").status_code == 200


@pytest.mark.slow
def test_who_logs_out_is_logged_out_everywhere_with_this_login_and_nowhere_else(open_house: Served) -> None:
    """The secret opens nothing any more, though somebody has kept it."""
    with Visitor(open_house.url, "Ann") as ann:
        link = ann.http.post("/api/me/link").json()["code"]
        other = httpx.post(f"{open_house.url}/api/login", json={"code": link}).json()["session"]
        assert other != ann.session
        assert ann.http.delete("/api/me/session").status_code == 204
        assert code(ann.http.get("/api/me")) == (401, "no_session")
        with Visitor(open_house.url, "Ann", other) as elsewhere:
            assert elsewhere.http.get("/api/me").json()["id"] == ann.id


@pytest.mark.slow
def test_new_login_takes_the_place_of_the_one_before(open_house: Served, ann: Visitor) -> None:
    """And of no other account's: a program may have many guests."""
    with httpx.Client(base_url=open_house.url) as browser:
        first = browser.post("/api/guests", json={"name": "One"}).json()
        second = browser.post("/api/guests", json={"name": "Two"}).json()
        bearers = [{"authorization": f"Bearer {one['session']}"} for one in (first, second)]
        link = browser.post("/api/me/link").json()["code"]
        assert browser.post("/api/login", json={"code": link}).json()["id"] == second["id"]
    assert [httpx.get(f"{ann.url}/api/me", headers=bearer).status_code for bearer in bearers] == [200, 401]


@pytest.mark.slow
def test_login_ends_when_it_is_not_used_and_after_a_year(tmp_path) -> None:
    """Used, it goes on; but for no longer than it may last."""
    assert (accounts.IDLE_SECONDS, accounts.LONGEST_SECONDS) == (90 * 86_400, 365 * 86_400)
    with closing(Store.open(f"sqlite:///{tmp_path}/house.db", tmp_path / "keys.json")) as store:
        ann = store.add_account("Ann")
        assert ann
        used, unused, old = (store.add_login(ann.id, 100, 1000) for _ in range(3))
        turned_back(store, used, until=95)
        turned_back(store, unused, until=101)
        turned_back(store, old, ends=1001)
        assert [store.login(secret, 100) for secret in (used, unused, old)] == [ann, None, None]
        turned_back(store, used, until=95)  # it was used, and so has its whole time again
        assert store.login(used, 100) == ann


def turned_back(store: Store, secret: str, **seconds: float) -> None:
    """Let so much of the time of a login go by."""
    change = ", ".join(f'"{name}" = "{name}" - {back}' for name, back in seconds.items())
    with store.database.writing.begin() as connection:
        where = {"digest": hashlib.sha256(secret.encode()).digest()}
        assert (
            connection.execute(text(f"UPDATE login SET {change} WHERE digest = :digest"), where).rowcount == 1
        )


@pytest.mark.slow
def test_id_of_an_account_is_no_session(ann: Visitor) -> None:
    """All may know it."""
    for made_up in (ann.id, f" {ann.id}", ann.session + "x", ann.session[:-1]):
        headers = {"authorization": f"Bearer {made_up}"}
        assert httpx.get(f"{ann.url}/api/me", headers=headers).status_code == 401


@pytest.mark.slow
def test_answers_about_oneself_are_kept_nowhere(ann: Visitor) -> None:
    for path in ("/api/me", "/api/tables", "/api/tables/none"):
        assert ann.http.get(path).headers["cache-control"] == "no-store"


@pytest.mark.slow
def test_link_opens_the_account_once_on_another_device(open_house: Served, ann: Visitor) -> None:
    link = ann.http.post("/api/me/link").json()
    assert link["seconds"] == 600
    first = httpx.post(f"{open_house.url}/api/login", json={"code": link["code"]})
    assert first.json()["id"] == ann.id
    assert code(httpx.post(f"{open_house.url}/api/login", json={"code": link["code"]})) == (401, "bad_link")


@pytest.mark.slow
def test_link_is_good_for_ten_minutes(tmp_path, monkeypatch) -> None:
    monkeypatch.setattr(accounts, "LINK_SECONDS", 0.1)
    with nearby(tmp_path / "house") as url, Visitor(url, "Ann") as ann:
        link = ann.http.post("/api/me/link").json()["code"]
        time.sleep(0.3)
        assert code(httpx.post(f"{url}/api/login", json={"code": link})) == (401, "bad_link")


def test_browser_forgets_who_one_is(ann: Visitor) -> None:
    answer = ann.http.delete("/api/me/session")
    assert answer.status_code == 204
    assert 'lansquenet="";' in answer.headers["set-cookie"]


# -- games


@pytest.mark.slow
def test_every_game_is_listed_and_described(ann: Visitor) -> None:
    games = ann.http.get("/api/games").json()
    assert len(games) == len(GAMES)
    told = ann.http.get("/api/games/zecchinetta").json()
    assert told["rules"]
    assert told["options"]
    assert code(ann.http.get("/api/games/whist")) == (404, "unknown")


@pytest.mark.slow
def test_odds_are_exact_fractions(ann: Visitor) -> None:
    figures = ann.http.get("/api/games/faro/odds").json()["figures"]
    assert figures
    assert all(set(row["exact"]) <= set("-/0123456789") for row in figures)


@pytest.mark.parametrize(
    ("asked", "expected"),
    [
        ({"option": "packs"}, (400, "cannot")),
        ({"option": "nothing=1"}, (404, "unknown")),
        ({"preset": "nobody's"}, (404, "unknown")),
        ({"seats": 12}, (400, "cannot")),
    ],
)
def test_odds_of_what_is_no_game_are_refused_in_words(
    ann: Visitor, asked: dict[str, Any], expected: tuple[int, str]
) -> None:
    assert code(ann.http.get("/api/games/zecchinetta/odds", params=asked)) == expected


# -- tables


@pytest.mark.slow
def test_table_is_found_by_its_code_and_its_link(open_house: Served, ann: Visitor) -> None:
    """However the code is typed."""
    opened = ann.http.post("/api/tables", json={"game": "loo", "seats": 3}).json()
    assert opened["link"] == f"{open_house.url}/t/{opened['code']}"
    for typed in (opened["code"], opened["code"].lower(), f" {opened['code']} "):
        assert ann.http.get(f"/api/codes/{typed}").json()["id"] == opened["id"]
    assert code(ann.http.get("/api/codes/AAAAAA")) == (404, "unknown_table")


@pytest.mark.parametrize(
    ("terms", "says"),
    [
        ({"game": "whist"}, "whist"),
        ({"game": "loo", "seats": 12}, "seats"),
        ({"game": "loo", "preset": "nobody's"}, "preset"),
        ({"game": "loo", "options": {"nothing": "1"}}, "nothing"),
        ({"game": "zecchinetta", "options": {"rounds": "many"}}, "many"),
        ({"game": "loo", "seats": 3, "bots": ["bold"] * 4}, "chairs"),
        ({"game": "loo", "bots": ["nobody"]}, "nobody"),
    ],
)
def test_terms_that_no_game_allows_are_refused_in_words(
    ann: Visitor, terms: dict[str, Any], says: str
) -> None:
    answer = ann.http.post("/api/tables", json=terms)
    assert answer.status_code in (400, 404)
    code(answer)
    assert says in answer.json()["text"]


@pytest.mark.parametrize(
    "terms",
    [
        {"seats": 1},
        {"seats": 13},
        {"chips": 0},
        {"pace": -1},
        {"clock": 3601},
        {"days": 15},
        {"spectators": "some"},
        {"surprise": 1},
        {"game": 7},
    ],
)
def test_terms_beyond_all_bounds_name_the_field(ann: Visitor, terms: dict[str, Any]) -> None:
    answer = ann.http.post("/api/tables", json={"game": "loo"} | terms)
    assert code(answer) == (400, "bad_request")
    assert next(iter(terms)) in answer.json()["text"]


@pytest.mark.slow
def test_private_table_is_listed_for_its_host_alone(open_house: Served) -> None:
    with company(open_house.url, "Ann", "Ben") as (ann, ben):
        table = ann.opens(private=True)
        shown = [{card["id"] for card in who.http.get("/api/tables").json()} for who in (ann, ben)]
        assert [table in ids for ids in shown] == [True, False]
        assert ben.http.get(f"/api/tables/{table}").json()["terms"]["private"] is True


@pytest.mark.slow
def test_a_chair_is_ones_own_by_account_and_not_by_name(open_house: Served) -> None:
    """Two of one name, and somebody who is unknown; nobody is told an account."""
    with company(open_house.url, "Ann", "Ann") as (ann, other):
        table = ann.opens()
        ann.comes(table).sits()
        for who, own in ((ann, [True]), (other, [])):
            (card,) = [card for card in who.http.get("/api/tables").json() if card["id"] == table]
            assert card == who.http.get(f"/api/tables/{table}").json()
            assert [chair["mine"] for chair in card["chairs"] if chair["mine"]] == own
            assert all(set(chair) == {"kind", "name", "mine"} for chair in card["chairs"])
        told = httpx.get(f"{open_house.url}/api/tables/{table}").json()
        assert not any(chair["mine"] for chair in told["chairs"])


@pytest.mark.slow
def test_bots_fill_every_chair_but_one(ann: Visitor) -> None:
    table = ann.opens("loo", seats=5, fill=True)
    chairs = ann.http.get(f"/api/tables/{table}").json()["chairs"]
    assert [chair["kind"] for chair in chairs] == ["bot"] * 4 + ["empty"]


def test_bots_that_are_named_keep_their_chairs_where_others_fill_the_rest() -> None:
    usual = bots_for("loo", 4)
    for named in (), ("random",), ("random", "bold"), ("random",) * 5:
        bots = filled(say.Terms(game="loo", seats=5, bots=named)).bots
        assert bots == (*named, *usual[len(named) :])


# -- history


def played(host: Visitor, other: Visitor, game: str, **terms: Any) -> str:
    """A table at which these two have played a hand that was no draw."""
    table = host.opens(game, **({"seats": 3, "bots": ["bold"]} if game == "loo" else {}) | terms)
    first, second = host.comes(table).sits(), other.comes(table).sits()
    for _ in range(200):
        for seat in (first, second):
            try:
                while True:
                    seat.next(0.05)
            except TimeoutError:
                pass
            if seat.state and seat.state["offer"]:
                seat.act(seat.state)
        if seat.heard[-1].get("hand", 0) > 2 or any(message.get("hand", 0) > 2 for message in seat.heard):
            return table
    raise TimeoutError("no hand has ended")


@pytest.mark.slow
def test_hand_is_told_transcribed_and_proved(open_house: Served) -> None:
    """A hand of a game without secrets is anybody's to read, and its bundle holds."""
    with company(open_house.url, "Ann", "Bálint", "Eve") as (ann, ben, eve):
        table = played(ann, ben, "zecchinetta")
        hands = eve.http.get(f"/api/tables/{table}/hands").json()
        last = hands[-1]
        assert sum(last["before"]) == sum(last["after"])
        told = eve.http.get(f"/api/tables/{table}/hands/{last['hand']}").json()
        assert told["lines"]
        assert told["whole"] is True
        text = eve.http.get(f"/api/tables/{table}/hands/{last['hand']}/transcript")
        assert text.headers["content-type"].startswith("text/plain")
        assert "zecchinetta" in text.text
        bundle = eve.http.get(f"/api/tables/{table}/hands/{last['hand']}/bundle")
        assert "attachment" in bundle.headers["content-disposition"]
        assert exit_code(verify_text(bundle.text)) == 0
        assert exit_code(verify_text(bundle.text.replace('"Ann"', '"Bob"', 1))) != 0


@pytest.mark.slow
def test_closed_cards_stay_closed_in_history(open_house: Served) -> None:
    """Each reads the hand from its own seat, nobody the transcript, and every bundle holds."""
    with company(open_house.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = played(ann, ben, "loo")
        number = ann.http.get(f"/api/tables/{table}/hands").json()[-1]["hand"]
        path = f"/api/tables/{table}/hands/{number}"
        told = [who.http.get(path).json() for who in (ann, ben, eve)]
        assert [max(one["seat"], -1) for one in told] == [1, 2, -1]
        assert not any(one["whole"] for one in told)
        assert code(ann.http.get(path + "/transcript")) == (403, "sealed")
        bundles = [who.http.get(path + "/bundle").json() for who in (ann, ben, eve)]
        assert [exit_code(verify(bundle)) for bundle in bundles] == [0, 0, 0]
        assert len({json.dumps(bundle, sort_keys=True) for bundle in bundles}) == 3


@pytest.mark.slow
def test_history_without_spectators_is_for_those_who_sat_there(open_house: Served) -> None:
    with company(open_house.url, "Ann", "Ben", "Eve") as (ann, ben, eve):
        table = played(ann, ben, "zecchinetta", spectators="none")
        for path in ("hands", "hands/1", "hands/1/transcript", "hands/1/bundle"):
            assert ben.http.get(f"/api/tables/{table}/{path}").status_code == 200
            assert code(eve.http.get(f"/api/tables/{table}/{path}")) == (403, "not_seated")


@pytest.mark.slow
def test_hand_that_is_not_over_is_not_told(open_house: Served) -> None:
    with company(open_house.url, "Ann", "Ben") as (ann, ben):
        table = ann.opens("loo", seats=3, bots=["bold"])
        seat = ann.comes(table).sits()
        ben.comes(table).sits().hears("state")
        number = seat.hears("state")["hand"] + 1
        assert code(ann.http.get(f"/api/tables/{table}/hands/{number}")) == (404, "unknown_hand")
        assert code(ann.http.get("/api/tables/none/hands/1")) == (404, "unknown_table")


@pytest.mark.slow
def test_history_is_read_from_the_log(tmp_path) -> None:
    """A hand that is over is the same after the house was killed."""
    with serving(tmp_path / "house") as house, company(house.url, "Ann", "Ben") as (ann, ben):
        path = f"/api/tables/{played(ann, ben, 'zecchinetta')}/hands"
        before = ann.http.get(path).json()[0], ann.http.get(path + "/1").json()
        house.restart()
        assert (ann.http.get(path).json()[0], ann.http.get(path + "/1").json()) == before


# -- the stream for programs


@pytest.mark.slow
def test_stream_tells_what_the_socket_tells(open_house: Served, ann: Visitor) -> None:
    """One object a line, beginning with the welcome; messages are answered over HTTP."""
    table = ann.opens()
    with ann.http.stream("GET", f"/api/tables/{table}/stream") as stream:
        assert stream.headers["content-type"] == "application/x-ndjson"
        lines = (json.loads(line) for line in stream.iter_lines() if line)
        assert next(lines)["type"] == "welcome"
        with httpx.Client(base_url=open_house.url, headers=ann.http.headers) as other:
            said = other.post(f"/api/tables/{table}/messages", json={"type": "sit"}).json()
            assert said["type"] == "ack"
            assert next(line for line in lines if line["type"] == "welcome")["chair"] == 0
            again = other.post(f"/api/tables/{table}/messages", json={"type": "sit"}).json()
            assert (again["type"], again["code"]) == ("refuse", "seated")


# -- upkeep


@pytest.mark.slow
def test_health_readiness_and_figures_can_be_watched(open_house: Served, ann: Visitor) -> None:
    ann.comes(ann.opens()).hears("welcome")
    assert httpx.get(f"{open_house.url}/healthz").text == "ok\n"
    assert httpx.get(f"{open_house.url}/readyz").text == "ready\n"
    figures = httpx.get(f"{open_house.url}/metrics").text
    for name in ("acts_total", "refused_total", "sockets", "rooms", "write_seconds_bucket"):
        assert f"lansquenet_{name}" in figures
    assert "process_resident_memory_bytes" in figures


@pytest.mark.slow
def test_figures_name_nobody(open_house: Served, ann: Visitor) -> None:
    """No account, no name, no table, no code."""
    table = ann.opens("loo", seats=5, fill=True)
    card = ann.http.get(f"/api/tables/{table}").json()
    figures = httpx.get(f"{open_house.url}/metrics").text
    for secret in (ann.id, "Ann", table, card["code"], ann.session):
        assert secret not in figures


# -- how a house is kept

ROOT = Path(__file__).parents[3]
COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
CALLS = [  # where a command of the house stands in each file
    ("Dockerfile", r"^(?:ENTRYPOINT|CMD) \[(?P<call>.*\"serve\".*)\]"),
    ("compose.yaml", r"^ +- (?P<call>--.*)"),
    ("deploy/lansquenet.service", r"^ExecStart=(?P<call>.*)"),
    ("deploy/lansquenet@.service", r"^ExecStart=(?P<call>.*)"),
    ("docs/hosting.md", r"^(?P<call>(?:\S*lansquenet (?:serve|backup|restore|audit)|\| `--).*)"),
]


@pytest.mark.parametrize(("file", "call"), CALLS, ids=[file for file, _ in CALLS])
def test_options_with_which_a_house_is_kept_exist(file: str, call: str) -> None:
    """Nothing here builds the image or starts the unit; so at least their commands are commands."""
    commands: dict[str, Any] = vars(get_command(app))["commands"]
    known = {name for command in commands.values() for each in command.params for name in each.opts}
    calls = re.findall(call, (ROOT / file).read_text("utf-8"), re.MULTILINE)
    asked = {option for found in calls for option in re.findall(r"(?<![\w-])--[a-z]+", found)}
    assert asked
    assert asked <= known


@pytest.mark.slow
def test_compose_file_runs_the_house_with_and_without_postgresql() -> None:
    services = COMPOSE["services"]
    assert services["house"].get("profiles") is None
    assert services["house-pg"]["profiles"] == ["postgresql"]
    assert services["database"]["profiles"] == ["postgresql", "processes"]
    assert all(services[name]["read_only"] for name in ("house", "house-pg", "process-1", "process-2"))
    assert services["process-1"]["command"] == services["process-2"]["command"]
