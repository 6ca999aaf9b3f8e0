"""The deal of the day and its question: the same for all, known from the date, compared with the field."""

from collections.abc import Iterator
from datetime import date, timedelta
from hashlib import sha256
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from databases import house as store_of
from lansquenet.errors import BadOption
from lansquenet.games import GAMES
from lansquenet.house.log.store import Store
from lansquenet.house.web.mine import daily, day, day_question, day_results
from visitors import Visitor, company, nearby

SHORT = "2026-11-28"  # a day of a game that is over soon
WEEK = [(date(2026, 11, 23) + timedelta(n)).isoformat() for n in range(7)]


def test_seed_is_as_it_is_told() -> None:
    """Told a second time: the first six bytes of a hash, as one number."""
    told = sha256(b"Lansquenet, the deal of 2026-11-23").hexdigest()[:12]
    assert day.seed_of("2026-11-23") == int(told, 16) < 2**53
    assert [deal.seed - day.seed_of("2026-11-23") for deal in day.deals_of("2026-11-23")] == [1, 2, 3, 4, 5]


def test_every_game_has_its_day_in_turn() -> None:
    days = [(date(2026, 11, 23) + timedelta(n)).isoformat() for n in range(len(GAMES))]
    assert sorted(map(day.game_of, days)) == sorted(GAMES)
    for deal in (deal for one in days for deal in day.deals_of(one)):
        assert deal.seats in GAMES[deal.game].SEATS
        assert deal.leader < deal.seats


def test_no_day_is_refused_in_words() -> None:
    with pytest.raises(BadOption, match="2026-11-23, not '2026-13-01'"):
        day.number_of("2026-13-01")


# -- played


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with pytest.MonkeyPatch.context() as patch, nearby(tmp_path_factory.mktemp("day")) as found:
        for module in (daily, day_question):
            patch.setattr(module, "today", lambda: SHORT)
        yield found


def plays(visitor: Visitor, hand: int, others: int = 0) -> list[Any]:
    """Play a hand of the day as advised, or `others` chips more at first; its frames."""
    told = visitor.http.post(f"/api/day/hands/{hand}").json()
    frames = told["frames"]
    while not told["over"]:
        offer = frames[-1]["state"]["offer"]
        said = told["advice"] + (others if offer["most"] >= told["advice"] + others > 0 else 0)
        said, others = (said, 0) if not offer["choices"] else (told["advice"], others)
        seq = frames[-1]["state"]["seq"]
        answer = visitor.http.post(f"/api/solo/{told['id']}/act", json={"action": said, "seq": seq})
        told = answer.json()
        frames += told["frames"]
    return frames


def cards(frame: Any) -> Any:
    """What lies there, whoever looks at it."""
    return [[row["hand"], row["stack"]] for row in frame["state"]["rows"]], frame["state"]["places"]


def day_of(visitor: Visitor) -> Any:
    return visitor.http.get("/api/day").json()


@pytest.mark.slow
def test_everybody_is_dealt_the_same_and_is_compared_with_the_others(url: str) -> None:
    """Nothing is told of a hand before one has played it, and the first result stands."""
    with company(url, "Ann", "Ben") as (ann, ben):
        before = day_of(ann)
        assert before["game"] == day.game_of(SHORT)
        assert {(hand["net"], hand["bots"], hand["others"]) for hand in before["hands"]} == {(None,) * 3}
        mine, theirs = plays(ann, 1), plays(ben, 1)
        assert [cards(frame) for frame in mine] == [cards(frame) for frame in theirs]
        first = day_of(ann)["hands"][0]
        assert first["net"] is not None
        assert first["bots"] is not None
        assert (first["others"], first["players"]) == (None, 1)  # Ben's is written down when he looks
        assert day_of(ben)["hands"][0]["others"] == first["net"]
        again = day_of(ann)["hands"][0]
        assert (again["others"], again["players"]) == (first["net"], 2)
        plays(ann, 1, others=5)
        assert day_of(ann)["hands"][0]["net"] == first["net"]
        assert day_of(ann)["hands"][1]["net"] is None


@pytest.mark.slow
def test_who_has_played_all_of_it_stands_among_those_who_have(url: str) -> None:
    with company(url, "Cleo") as (cleo,):
        for hand in range(1, day.HANDS + 1):
            plays(cleo, hand)
        told = day_of(cleo)
        assert (told["finished"], told["better"]) == (1, 0)
        assert all(hand["net"] is not None for hand in told["hands"])
        assert cleo.http.post("/api/day/hands/6").status_code == 400


@pytest.mark.slow
def test_strangers_play_nothing_and_see_no_results(url: str) -> None:
    with company(url, "Dora") as (dora,):
        dora.http.headers.pop("authorization")
        assert day_of(dora)["hands"][0]["bots"] is None
        assert dora.http.post("/api/day/hands/1").status_code == 401


@pytest.mark.slow
def test_bots_are_dealt_the_same_each_time() -> None:
    found = daily.bots_nets(SHORT)
    daily.bots_nets.cache_clear()
    assert daily.bots_nets(SHORT) == found
    assert len(found) == day.HANDS


@pytest.mark.slow
def test_results_are_of_each_hand_and_the_first_stands(tmp_path: Path) -> None:
    with store_of("sqlite", tmp_path) as store:
        ann, ben, cleo = (account(store, name) for name in ("Ann", "Ben", "Cleo"))
        for who, nets in ((ann, (5, -2)), (ben, (1,)), (cleo, (4, 7, 1, 1, 1))):
            for hand, net in enumerate(nets, 1):
                day_results.record(store, who, SHORT, hand, net)
        day_results.record(store, ann, SHORT, 1, 99)
        day_results.record(store, ann, WEEK[0], 1, 3)
        assert day_results.mine(store, SHORT, ann) == {1: 5, 2: -2}
        assert day_results.field(store, SHORT, ann)[1] == (2, 2.5)
        assert day_results.totals(store, SHORT) == [14]


def account(store: Store, name: str) -> str:
    made = store.add_account(name)
    assert made
    return made.id


# -- asked


@pytest.mark.slow
def test_question_has_an_answer_that_is_walked_and_clear(url: str) -> None:
    """The three chances are all there is; right is whoever said the likeliest, and nobody else."""
    with company(url, "Ann") as (ann,):
        asked = ann.http.get("/api/day/question").json()
        said = {
            word: ann.http.get("/api/day/question/answer", params={"said": word}).json()
            for word in ("win", "even", "lose")
        }
    assert asked["game"] in GAMES
    assert asked["frame"]["state"]["offer"] is None
    assert [word for word in said if said[word]["right"]] == [said["win"]["likeliest"]]
    chances = [said["win"][word] for word in said]
    assert sum(chances) == pytest.approx(1)
    assert said["win"][said["win"]["likeliest"]] == max(chances) <= day_question.DOUBT


@pytest.mark.slow
def test_question_of_a_day_is_the_same_whenever_it_is_asked() -> None:
    found = day_question.puzzle(WEEK[0])
    day_question.puzzle.cache_clear()
    again = day_question.puzzle(WEEK[0])
    assert (found.at, found.standing) == (again.at, again.standing)
    games, name = day_question.games_asked(WEEK[0]), found.played.table.told.name
    before = [
        standing
        for game in games[: games.index(name)]  # in which there was nothing to ask about
        for _, _, standing in islice(day_question._looked_at(game, day.seed_of(WEEK[0])), day_question.WALKS)
    ]
    assert not any(standing and day_question._is_fit(standing) for standing in before)
