"""Anything asked over HTTP: the words of the command, its answers, and who is stopped."""

import asyncio
import json
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from asking import Asker, asking_of
from lansquenet import ask
from lansquenet.books.book import book
from lansquenet.books.wording import texts
from lansquenet.errors import BadOption, HouseRefuses
from lansquenet.front.figured import posed
from lansquenet.games import GAMES
from lansquenet.house.aside import Time
from lansquenet.house.web.allowance import PLACES, Caller
from lansquenet.house.web.reckoning import answering, questions
from lansquenet.odds.asking.plans import PLANS
from lansquenet.odds.asking.posing import Posing
from lansquenet.odds.asking.ruin import drawdown, ruin_within, staking
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import hides
from test_cli import lansquenet  # noqa: F401 - a fixture


@pytest.fixture(scope="module")
def client() -> Iterator[Asker]:
    """A house whose process that answers has begun when it is first asked."""
    with asking_of(questions.router) as asker:
        yield asker


LONE = {"options": {"packs": "1"}}
EIGHTS = {**LONE, "seen": "8 8", "after": "8 K", "ask": "chance", "measure": "bank wins"}
LONG = {**LONE, "over": "2", "shoe": "on", "ask": "law", "measure": "won bank"}
ENDLESS = {"by": "cheapest", "ask": "law", "measure": "won B, settled, cards"}


def lines(answer: Any) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    return [json.loads(line) for line in answer.text.splitlines()]


def put(client: Asker, game: str, **form: Any) -> dict[str, Any]:
    """What is answered to a question, without the words of progress before it."""
    *_, told, done = lines(client.post(f"/api/lab/{game}/ask", json=form))
    assert done == {"type": "done"}
    return told


@pytest.mark.slow
def test_what_the_bank_wins_when_two_eights_are_gone(client: Asker) -> None:
    told = put(client, "lansquenet", **EIGHTS)
    assert told == {
        "type": "answer",
        "ask": "chance",
        "measure": "bank wins",
        "rules": "Lansquenet: packs=1",
        "seats": 2,
        "command": "lansquenet ask lansquenet --seen '8 8' --after '8 K' -o packs=1 chance 'bank wins'",
        "answer": {"exact": "1/4", "decimal": 0.25},
    }


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "form"),
    [
        ("lansquenet", {**LONE, "ask": "law", "measure": "cards"}),
        ("lansquenet", {**LONE, "ask": "mean", "measure": "won A / 2", "by": "keeping 4", "over": "tenure"}),
        ("lansquenet", {**LONE, "ask": "ruin", "measure": "won B / 2", "stack": 20, "target": 40}),
        ("lansquenet", {**LONE, "ask": "keep", "measure": "bank wins", "beside": 50}),
        ("lansquenet", {"preset": "single", "ask": "figure", "measure": "coup.edge"}),
        ("zecchinetta", {"ask": "covariance", "measure": "won on the first two, won on later cards"}),
        ("basset", {"preset": "historical", "ask": "table", "measure": "won B / 6", "best": "B"}),
        ("landsknecht", {"seats": 4, "by": "on first", "over": "ever", "ask": "mean", "measure": "won A"}),
    ],
)
def test_answer_is_that_of_the_command_it_tells(client: Asker, lansquenet, game: str, form) -> None:  # noqa: F811
    told = put(client, game, **form)
    program, *line = shlex.split(told["command"])
    out, err, code = lansquenet(*line, "--json")
    assert (program, code) == ("lansquenet", 0), err
    assert json.loads(out)["answer"] == told["answer"]


@pytest.mark.parametrize(
    ("address", "form", "status", "says"),
    [
        ("nonesuch/ask", {"ask": "mean", "measure": "cards"}, 404, "No game"),
        ("lansquenet/ask", {"ask": "lawn", "measure": "cards"}, 404, "did you mean 'law'"),
        ("lansquenet/ask", {"ask": "law", "measure": "won Z"}, 404, "did you mean 'won B'"),
        (
            "lansquenet/ask",
            {"ask": "law", "measure": "cards", "by": "keepin 3"},
            404,
            "did you mean 'keeping'",
        ),
        ("lansquenet/ask", {"ask": "law", "measure": "cards", "seen": "8 Z"}, 404, "No card is called 'Z'"),
        ("lansquenet/ask", {"ask": "law", "measure": "cards", "seats": 1}, 400, "2 to 12 seats, not 1"),
        ("lansquenet/ask", {"ask": "law", "measure": "cards", "options": {"game": "faro"}}, 404, "option"),
        ("toepen/ask", {"ask": "mean", "measure": "cards"}, 400, "hidden"),
        ("lansquenet/ask", {"measure": "cards"}, 422, "Field required"),
    ],
)
def test_what_cannot_be_asked_is_refused_in_words(
    client: Asker, address: str, form: dict[str, Any], status: int, says: str
) -> None:
    answer = client.post(f"/api/lab/{address}", json=form)
    assert answer.status_code == status
    assert says in answer.text


@pytest.mark.slow
@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({"measure": "cards", "acts": "2,3"}, "no legal answer"),
        ({"measure": "won A", "over": "ever"}, "ask for the mean"),
    ],
)
def test_what_is_seen_to_be_wrong_in_the_first_moment_of_a_walk_is_refused(client: Asker, form, says) -> None:
    put(client, "lansquenet", **EIGHTS)  # so that the process has begun
    answer = client.post("/api/lab/lansquenet/ask", json={"ask": "law", **form})
    assert answer.status_code == 400
    assert says in answer.json()["text"]


def test_pages_of_others_cannot_ask(client: Asker) -> None:
    answer = client.post("/api/lab/lansquenet/ask", json=EIGHTS, headers={"origin": "https://evil.example"})
    assert answer.status_code == 403


@pytest.mark.slow
def test_question_is_walked_once(client: Asker, monkeypatch: pytest.MonkeyPatch) -> None:
    first = put(client, "lansquenet", **EIGHTS)

    async def refused(*_: object) -> None:
        raise HouseRefuses("too_slow", "walked again")

    monkeypatch.setattr(Time, "run", refused)
    assert put(client, "lansquenet", **EIGHTS) == first
    other = client.post("/api/lab/lansquenet/ask", json=EIGHTS | {"seats": 4})
    assert (other.status_code, other.json()["text"]) == (503, "walked again")


@pytest.mark.long
@pytest.mark.slow
def test_walk_that_takes_long_is_heard_of_every_second(
    client: Asker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(questions, "SECONDS", 600.0)  # a busy machine takes its time
    *progress, told, _ = lines(client.post("/api/lab/lansquenet/ask", json=LONG))
    assert {row["type"] for row in progress} == {"progress"}
    assert [row["done"] for row in progress] == sorted(row["done"] for row in progress)
    assert {row["of"] for row in progress} == {questions.SECONDS}
    assert told["answer"]["means"] == [{"exact": "4/17", "decimal": 4 / 17}]


@pytest.mark.slow
def test_walk_that_takes_too_long_is_ended_and_the_next_is_answered(client: Asker, monkeypatch) -> None:
    put(client, "lansquenet", **EIGHTS)  # so that the process has begun
    monkeypatch.setattr(questions, "SECONDS", 2.0)
    *_, told = lines(client.post("/api/lab/faro/ask", json=ENDLESS))
    assert (told["type"], told["code"]) == ("trouble", "too_slow")
    assert "longer than 2 seconds. A sample of 1,000,000 hands has" in told["text"]
    monkeypatch.setattr(questions, "SECONDS", 60.0)
    assert put(client, "lansquenet", **EIGHTS | {"seats": 3})["seats"] == 3


@pytest.mark.slow
def test_answer_that_nobody_would_read_is_refused(monkeypatch) -> None:
    monkeypatch.setattr(answering, "LONGEST", 1000)
    wanted = answering.Put(Posing("lansquenet"), "law", "cards")
    with pytest.raises(BadOption, match="over 1,000 characters; ask for a mean"):
        answering.answered(wanted)
    assert answering.answered(wanted._replace(word="mean"))["answer"] == [
        {"exact": "382/47", "decimal": 382 / 47}
    ]


def test_walk_that_needs_more_memory_than_there_is_says_so(monkeypatch) -> None:
    def greedy(*_: object) -> None:
        raise MemoryError

    monkeypatch.setattr(answering, "answer", greedy)
    with pytest.raises(BadOption, match="more memory"):
        answering.answered(answering.Put(Posing("lansquenet"), "law", "cards"))


@pytest.mark.slow
def test_process_that_answers_has_no_more_memory_than_that() -> None:
    """In a process of its own, as its limit is for good."""
    greedy = "from lansquenet.house.web.reckoning import answering as a; a.bounded(); bytearray(a.MEMORY)"
    ran = subprocess.run([sys.executable, "-c", greedy], capture_output=True, text=True, check=False)
    assert ran.stderr.endswith("MemoryError\n")


@pytest.mark.slow
def test_full_laboratory_answers_no_question(client: Asker) -> None:
    allowance = client.app.state.allowance
    mine = Caller("127.0.0.1")
    with allowance.place("laboratory", mine), allowance.place("laboratory", mine):
        answer = client.post("/api/lab/lansquenet/ask", json=EIGHTS)
    assert PLACES["laboratory"].address == 2
    assert (answer.status_code, answer.json()["code"]) == (429, "too_often")


@pytest.mark.slow
def test_what_pages_compare_by_themselves_takes_no_place_from_a_question(client: Asker) -> None:
    """Two pages of one address are open in a class, and somebody asks."""
    allowance, mine = client.app.state.allowance, Caller("127.0.0.1")
    with allowance.place("comparisons", mine), allowance.place("comparisons", mine):
        assert client.post("/api/lab/lansquenet/ask", json=EIGHTS).status_code == 200


def test_who_no_longer_listens_is_walked_for_no_more() -> None:
    async def left() -> bool:
        async def found() -> Any:
            yield "a line"
            await asyncio.sleep(60)

        async def gone() -> dict[str, str]:
            return {"type": "http.disconnect"}

        async def send(_: object) -> None:
            await asyncio.sleep(0)

        task: Any = asyncio.ensure_future(asyncio.sleep(60))
        response = questions.Answering(task, found())
        await response({"type": "http", "asgi": {"spec_version": "2.3"}}, gone, send)
        with suppress(asyncio.CancelledError):
            await response.task
        return response.task.cancelled()

    assert asyncio.run(left())


# -- a hand in the middle

OPENED = (Path(__file__).parents[2] / "games/lansquenet/transcripts/E2.txt").read_text("utf-8")


@pytest.mark.slow
def test_hand_of_a_transcript_is_asked_from_where_it_stands(client: Asker) -> None:
    """As in `test_ask`: in its second hand a queen lies for the bank and a six for the punters."""
    told = put(client, "lansquenet", ask="chance", measure="bank wins", at=OPENED, act="2.3")
    assert told["answer"] == {"exact": "1/2", "decimal": 0.5}
    assert (told["rules"], told["seats"]) == ("Lansquenet: packs=1", 3)
    assert told["command"] == "lansquenet ask lansquenet --at FILE --act 2.3 chance 'bank wins'"


@pytest.mark.parametrize(
    ("form", "status", "says"),
    [
        ({"at": OPENED, "act": "9.1"}, 400, "no hand 9"),
        ({"at": OPENED}, 400, "say after how many"),
        ({"at": OPENED, "act": "2.3", "seats": 3}, 400, "says its own rules and seats"),
        ({"at": "no transcript"}, 400, ""),
        ({"act": "2.3"}, 400, "say of which"),
        ({"at": "x" * (questions.TRANSCRIPT + 1)}, 422, "at most"),
    ],
)
def test_transcript_that_cannot_be_asked_about_is_refused_in_words(
    client: Asker, form: dict[str, Any], status: int, says: str
) -> None:
    answer = client.post("/api/lab/lansquenet/ask", json={"ask": "mean", "measure": "cards", **form})
    assert (answer.status_code, says in answer.text) == (status, True), answer.text


# -- what can be asked


@pytest.mark.parametrize("game", GAMES)
def test_whatever_is_offered_can_be_asked(client: Asker, game: str) -> None:
    told = client.get(f"/api/lab/{game}/ask").json()
    asked = posed(Posing(game))
    assert told["seats"] == [*"ABCDEFGH"[: asked.seats]]
    for word in told["measures"]:
        asked.tongue.measured(word["said"])
    for word in told["policies"]:
        asked.by(" ".join([word["said"], *["1"] * word["numbers"]]))
    for word in told["events"]:
        asked.until(word["said"])
    for word in told["choices"]:
        asked.best("A", word["said"])
    for span in told["spans"]:
        asked.over(span)
    asked.seen(" ".join(sort["card"] for sort in told["cards"]))
    assert sum(sort["many"] for sort in told["cards"]) == len(in_order(asked.game.shoe(asked.rules)))
    assert (told["answers"] == ["figure"]) == hides(asked.game)


@pytest.mark.parametrize("word", ["ruin", "drawdown"])
def test_every_plan_is_offered_that_can_be_asked_and_no_other(client: Asker, word: str) -> None:
    """Of a bet that wins on average, so that Kelly's rule stakes something."""
    nets = {Fraction(1): Fraction(2, 3), Fraction(-1): Fraction(1, 3)}
    ways = {"ruin": lambda how: ruin_within(how, 2, 2), "drawdown": lambda how: drawdown(how, 2, 2)}
    taken = []
    for plan in PLANS:
        with suppress(BadOption):
            ways[word](staking(nets, plan))
            taken.append(plan)
    assert client.get("/api/lab/lansquenet/ask").json()["plans"][word] == taken
    assert 0 < len(taken) < len(PLANS)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_offered_twice(client: Asker, game: str) -> None:
    known = client.get(f"/api/lab/{game}/ask").json()
    for kind in ("seats", "answers", "choices", "measures", "policies", "events", "spans", "cards"):
        said = [str(one.get("said") or one["card"]) if isinstance(one, dict) else one for one in known[kind]]
        assert len(said) == len({*said}), kind


def test_more_seats_can_be_asked_of_and_other_packs(client: Asker) -> None:
    told = client.get("/api/lab/lansquenet/ask?preset=single&option=pack=p32&seats=4").json()
    said = [word["said"] for word in told["measures"]]
    assert "won D" in said
    assert "won E" not in said
    assert told["cards"] == [{"card": card, "many": 4} for card in "A789TJQK"]


def test_best_play_is_offered_where_the_game_says_what_is_chosen(client: Asker) -> None:
    assert "table" in client.get("/api/lab/basset/ask").json()["answers"]
    assert "table" not in client.get("/api/lab/skin/ask").json()["answers"]


@pytest.mark.parametrize("game", [name for name in GAMES if ask(name).lexicon.choosing])
def test_whatever_stands_in_a_table_of_best_play_has_its_words(client: Asker, game: str) -> None:
    """Each is told by the key that translations have, and means what the book says in English."""
    told = {one["said"]: one for one in client.get(f"/api/lab/{game}/ask").json()["choosing"]}
    own = {word for one in ask(game).lexicon.choosing.values() for word in (*one.words, *one.columns)}
    assert told.keys() == own
    for said, one in told.items():
        assert (texts(book(game))[f"ask-{one['key']}"], one["text"]) == (book(game).asked[said],) * 2


@pytest.mark.parametrize("query", ["option=doublet", "seats=1", "preset=nonesuch"])
def test_nothing_is_offered_at_a_table_that_cannot_be(client: Asker, query: str) -> None:
    assert client.get(f"/api/lab/lansquenet/ask?{query}").status_code in (400, 404)
