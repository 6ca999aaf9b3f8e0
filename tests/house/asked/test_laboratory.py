"""The odds laboratory: what thousands of hands come to, and what each option does."""

import asyncio
import itertools
import json
import os
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from asking import Asker, asking_of
from lansquenet.books.book import book
from lansquenet.errors import HouseRefuses
from lansquenet.games import GAMES
from lansquenet.house.web.allowance import PLACES, Allowance, Caller
from lansquenet.house.web.reckoning import laboratory, outcomes
from lansquenet.odds import figures

SINGLE = outcomes.Work("lansquenet", "single", {}, 3, 500, 20, "random", 1)
RUN = {"preset": "single", "hands": 20, "courses": 50}


@pytest.fixture
def client() -> Iterator[Asker]:
    with asking_of(laboratory.router) as asker:
        yield asker


def lines(answer: Any) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def gathered(courses: int = 400, hands: int = 100) -> outcomes.Gathered:
    found = outcomes.Gathered(hands)
    found.add(outcomes.part(SINGLE, 0, courses, hands))
    return found


# -- what hands come to


@pytest.mark.long
@pytest.mark.slow
def test_same_seed_gives_the_same_hands_and_another_seed_others() -> None:
    first, again = outcomes.part(SINGLE, 3, 10, 50), outcomes.part(SINGLE, 3, 10, 50)
    other = outcomes.part(SINGLE._replace(seed=2), 3, 10, 50)
    assert (first.nets == again.nets).all()
    assert first.results == again.results
    assert (first.nets != other.nets).any()


@pytest.mark.slow
def test_what_the_banker_wins_the_punters_lose() -> None:
    """LANS-15: both punters stake 20, so that the banker wins or loses 40 and each punter half of it."""
    found = outcomes.part(SINGLE, 0, 1, 2000)
    assert found.results[0].keys() == {-40, 40}
    assert found.results[1].keys() == {-20, 20}
    assert found.nets[0, 0, -1] == -2 * found.nets[1, 0, -1]


@pytest.mark.slow
def test_mean_of_a_hand_is_the_exact_edge_of_all_that_was_staked() -> None:
    told = gathered(1000, 100).told()["seats"][0]
    edge = float(figures("lansquenet", book("lansquenet").play_by("single"))["coup.edge"])
    assert abs(told["mean"] - 40 * edge) < 4 * told["error"] < 0.6
    assert abs(told["mean"]) > 4 * told["error"]  # the control: it is not the edge of nothing


@pytest.mark.slow
def test_course_begins_with_hands_and_its_band_holds_most_courses() -> None:
    found = gathered()
    course = found.told()["seats"][1]["course"]
    nets = found.parts[0].nets[1]
    assert [stop["hand"] for stop in course] == outcomes.points(100)
    last = course[-1]
    inside = ((nets[:, -1] >= last["low"]) & (nets[:, -1] <= last["high"])).mean()
    assert 0.95 <= inside < 1
    assert last["mean"] == pytest.approx(nets[:, -1].mean())


@pytest.mark.slow
def test_a_purse_is_lost_more_often_the_longer_and_the_smaller_it_is() -> None:
    rows = gathered().told()["seats"][1]["ruin"]
    share = {(row["purse"], row["hand"]): row["share"] for row in rows}
    purses, hands = sorted({p for p, _ in share}), sorted({n for _, n in share})
    for purse, more in itertools.pairwise(purses):
        assert all(share[purse, n] >= share[more, n] for n in hands)
    for purse in purses:
        assert [share[purse, n] for n in hands] == sorted(share[purse, n] for n in hands)
    assert share[purses[0], 100] > 0.5 > share[purses[-1], 100]


@pytest.mark.slow
@pytest.mark.skipif("LANSQUENET_SOAK" not in os.environ, reason="compiles every game: minutes")
@pytest.mark.parametrize("game", GAMES)
def test_every_game_can_be_played_in_the_laboratory(game: str) -> None:
    for policy in ("timid", "bold", "random"):
        wanted = outcomes.Work(game, "", {}, max(3, GAMES[game].SEATS[0]), 500, 20, policy, 1)
        assert Counter(outcomes.part(wanted, 0, 2, 500).results[0]).total() == 1000


def test_bars_of_many_results_are_ranges_that_hold_them_all() -> None:
    counted = Counter({won: 1 + won % 3 for won in range(-700, 900, 7)})
    found = outcomes.bars(counted)
    assert len(found) <= outcomes.BARS + 2
    assert sum(bar["share"] for bar in found) == pytest.approx(1)
    assert all(a["most"] < b["least"] for a, b in itertools.pairwise(found))
    held = [sum(n for won, n in counted.items() if b["least"] <= won <= b["most"]) for b in found]
    assert held == [round(bar["share"] * counted.total()) for bar in found]


def test_bars_of_few_results_are_the_results() -> None:
    assert outcomes.bars(Counter({-20: 3, 20: 1})) == [
        {"least": -20, "most": -20, "share": 0.75},
        {"least": 20, "most": 20, "share": 0.25},
    ]


@pytest.mark.parametrize(("about", "near", "above"), [(0.2, 1, 1), (1.4, 1, 2), (38, 50, 50), (99, 100, 100)])
def test_round_numbers_are_one_two_or_five_with_noughts(about: float, near: int, above: int) -> None:
    assert (outcomes.round_number(about), outcomes.round_number(about, up=True)) == (near, above)


# -- over HTTP


@pytest.mark.slow
def test_run_tells_of_its_progress_and_then_its_outcome(client: Asker) -> None:
    told = lines(client.post("/api/lab/lansquenet/run", json=RUN))
    assert [row["type"] for row in told] == ["compiling", "progress", "outcome", "done"]
    assert (told[1]["done"], told[1]["of"]) == (50, 50)
    assert told[2]["courses"] == 50
    assert [seat["seat"] for seat in told[2]["seats"]] == [0, 1]


@pytest.mark.slow
def test_check_finds_every_figure_within_four_standard_errors(client: Asker) -> None:
    told = lines(client.post("/api/lab/tempeln/check", json={"hands": 20_000}))
    found = {row["key"]: row for row in told if row["type"] == "check"}
    assert found.keys() == figures("tempeln", book("tempeln").play_by()).keys()
    assert all(abs(row["found"] - row["decimal"]) < 4 * row["error"] for row in found.values())
    assert all(0 < row["error"] < 0.02 for row in found.values())


@pytest.mark.slow
def test_comparison_tells_every_value_of_an_option_with_its_figures(client: Asker) -> None:
    asked = "/api/lab/lansquenet/compare?preset=single&option=pack=p32&vary=doublet"
    told = lines(client.get(asked))
    cases = {row["value"]: row for row in told[:-1]}
    assert told[-1] == {"type": "done"}
    assert [*cases] == ["all", "half"]
    assert cases["all"]["now"]
    assert not cases["half"]["now"]
    rules = book("lansquenet").play_by("single", {"pack": "p32", "doublet": "half"})
    exact = {key: str(value) for key, value in figures("lansquenet", rules).items()}
    assert cases["half"]["exact"] == exact != cases["all"]["exact"]


def test_numbers_of_an_option_to_compare_are_few_and_have_the_present_one() -> None:
    reserve, packs = (book("lansquenet").options[name] for name in ("reserve", "packs"))
    assert laboratory.values_of(packs, "6") == ["1", "3", "5", "6", "7", "12"]
    assert "0" in laboratory.values_of(reserve, "78")
    assert "78" in laboratory.values_of(reserve, "78")
    for game in GAMES:
        for option in book(game).options.values():
            now = option.name_of(int(option.default))
            found = laboratory.values_of(option, now)
            assert now in found
            assert len(found) <= max(8, len(option.values))
            assert all(option.name_of(option.parse(value)) == value for value in found)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["lansquenet", "zecchinetta", "tempeln"])
def test_options_left_out_of_the_comparison_move_no_figure(game: str) -> None:
    told = book(game)
    usual = figures(game, told.play_by())
    for name in laboratory.UNMOVED:
        option = told.options.get(name)
        for value in laboratory.values_of(option, option.name_of(int(option.default))) if option else []:
            assert figures(game, told.play_by("", {name: value})) == usual


@pytest.mark.slow
def test_an_option_that_moves_figures_is_seen_to() -> None:
    """The control of the test above."""
    told = book("lansquenet")
    assert figures("lansquenet", told.play_by("", {"doublet": "half"})) != figures(
        "lansquenet", told.play_by()
    )


@pytest.mark.parametrize(
    ("address", "asked", "status", "says"),
    [
        ("nonesuch/run", {}, 404, "No game"),
        ("lansquenet/run", {"seats": 12, "preset": "nonesuch"}, 404, "preset"),
        ("lansquenet/run", {"policy": "clever"}, 404, "policy"),
        ("lansquenet/run", {"options": {"doublet": "none"}}, 400, "doublet"),
        ("lansquenet/run", {"hands": 2000, "courses": 20_000}, 400, "more than"),
        ("skin/run", {"seats": 12}, 400, "seats"),
        ("lansquenet/check", {"options": {"nonesuch": "1"}}, 404, "option"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_words(
    client: Asker, address: str, asked: dict[str, Any], status: int, says: str
) -> None:
    answer = client.post(f"/api/lab/{address}", json=asked)
    assert answer.status_code == status
    assert says in answer.json()["text"]


@pytest.mark.parametrize("query", ["vary=nonesuch", "option=doublet", "seats=1", "preset=nonesuch"])
def test_a_comparison_that_cannot_be_is_refused(client: Asker, query: str) -> None:
    assert client.get(f"/api/lab/lansquenet/compare?{query}").status_code in (400, 404)


def test_pages_of_others_cannot_have_hands_played(client: Asker) -> None:
    answer = client.post("/api/lab/lansquenet/run", json=RUN, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


def test_a_full_laboratory_says_so(client: Asker) -> None:
    allowance = client.app.state.allowance
    with ExitStack() as stack:
        for n in range(PLACES["laboratory"].all):
            stack.enter_context(allowance.place("laboratory", Caller(f"192.0.2.{n}")))
        answer = client.post("/api/lab/lansquenet/run", json=RUN)
        assert (answer.status_code, answer.json()["code"]) == (503, "busy")
        assert answer.headers["retry-after"] == "5"


def test_one_visitor_cannot_fill_the_laboratory(client: Asker) -> None:
    """Who has two runs there gets no third, while somebody else is still served."""
    allowance = client.app.state.allowance
    mine, other = Caller("192.0.2.1", "ann"), Caller("192.0.2.2", "ben")
    with allowance.place("laboratory", mine), allowance.place("laboratory", mine):
        with pytest.raises(HouseRefuses, match="Too many runs in the laboratory at once"):
            allowance.look("laboratory", mine)
        with pytest.raises(HouseRefuses):
            allowance.look("laboratory", Caller("192.0.2.9", "ann"))
        allowance.look("laboratory", other)
    allowance.look("laboratory", mine)


@pytest.mark.slow
def test_comparisons_of_pages_have_places_of_their_own(client: Asker) -> None:
    """They begin by themselves: neither do they keep anybody from a run, nor runs them."""
    allowance, mine = client.app.state.allowance, Caller("127.0.0.1")
    path = "/api/lab/lansquenet/compare?vary=doublet"
    with allowance.place("laboratory", mine), allowance.place("laboratory", mine):
        assert client.get(path).status_code == 200
    with allowance.place("comparisons", mine), allowance.place("comparisons", mine):
        assert client.get(path).status_code == 429
        allowance.look("laboratory", mine)


@pytest.mark.slow
def test_a_run_that_takes_too_long_is_ended_and_the_next_is_served(client: Asker, monkeypatch) -> None:
    monkeypatch.setattr(laboratory, "SECONDS", 0.01)
    told = lines(client.post("/api/lab/lansquenet/run", json=RUN))
    assert (told[-1]["type"], told[-1]["code"]) == ("trouble", "too_slow")
    monkeypatch.setattr(laboratory, "SECONDS", 120.0)
    assert lines(client.post("/api/lab/lansquenet/run", json=RUN))[-1] == {"type": "done"}


def test_who_no_longer_listens_gives_up_the_place() -> None:
    async def leave() -> int:
        allowance = Allowance()

        async def found():
            yield {"type": "compiling"}
            await asyncio.sleep(60)

        response = laboratory.lines(allowance, Caller("192.0.2.1"), found())
        heard = response.body_iterator
        assert json.loads(await anext(heard)) == {"type": "compiling"}
        assert allowance.held["laboratory", ""] == 1
        await heard.aclose()
        return allowance.held.total()

    assert asyncio.run(leave()) == 0


def test_equipment_names_the_version_for_citations(client: Asker) -> None:
    told = client.get("/api/lab").json()
    assert told["version"]
    assert set(told["policies"]) == {"timid", "bold", "random"}
