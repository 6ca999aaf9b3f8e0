"""`lansquenet review`: each answer of a seat beside the best known one, and sums that add up to the net."""

import json
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from lansquenet.books.transcript import read, write
from lansquenet.cli.records import review
from lansquenet.cli.records.review import judge, laid_out, seat_in, show
from lansquenet.errors import BadRecord, UnknownName
from lansquenet.house.history import stock_before
from lansquenet.house.web.mine.worth import judging
from lansquenet.seats.judged import WORLDS, Judgement, balance, worst
from test_cli import lansquenet  # noqa: F401 - a fixture
from test_report import last_hand

HANDS = Path(__file__).parents[1] / "games"
ZECCHINETTA = HANDS / "zecchinetta/transcripts/E2.txt"
LOO = HANDS / "loo/transcripts/EX1.txt"
TOEPEN = HANDS / "toepen/transcripts/E1.txt"


def reviewed(file, seat, monkeypatch, *costs, points=False):
    """The review of a file in which so much is said to have been lost by the first decisions."""
    left = [*costs]

    def told(book, rules, view, given, seed, left_in_shoe):
        if not left:
            return Judgement(given, given, 0.0, 0.5, False, points)
        return Judgement(given, book.game.legal(rules, view)[-1], left.pop(0), 0.25, False, points)

    monkeypatch.setattr(review, "judged", told)
    found = laid_out(*read(file.read_text()), seat)
    judge(found, found.asked)
    return found


def shown(found, width=80):
    console = Console(width=width, highlight=False, record=True, color_system=None, file=StringIO())
    show(found, console)
    return console.export_text()


def test_what_cost_most_comes_first_and_three_are_named():
    assert worst([0.0, 2.0, 1.0, 2.0, 9.0]) == [4, 1, 3]
    assert worst([0.0, 0.0]) == []


def test_rest_less_cost_is_the_net():
    assert balance(-3, [1.5, 0.25]) == (-3, 1.75, -1.25)


@pytest.mark.slow
def test_at_the_terminal_answers_and_the_rest_add_up_to_what_the_stacks_say(lansquenet):  # noqa: F811
    """Each seat of a hand in which all lies open, walked by the rules; what is shown sums to two places."""
    _, moments = read(ZECCHINETTA.read_text())
    for seat in (0, 1, 2):
        out, _, code = lansquenet("review", str(ZECCHINETTA), "--seat", "ABC"[seat], "--json")
        told = json.loads(out)
        assert code == 0
        assert told["net"] == moments[-1].after.stacks[seat] - moments[0].before.stacks[seat]
        assert told["rest"] - told["cost"] == pytest.approx(told["net"])
        assert sum(one["cost"] for one in told["decisions"]) == pytest.approx(told["cost"])
        assert all(one["exact"] and one["error"] == 0 for one in told["decisions"])
        assert all((one["cost"] > 0) == bool(one["better"]) for one in told["decisions"])
        out, _, _ = lansquenet("review", str(ZECCHINETTA), "--seat", "ABC"[seat])
        tail = out[out.index("Cards, rules") :].splitlines()
        rest, cost, net = (float(line.split()[-1]) for line in tail[:3])
        assert (rest + cost, net) == (pytest.approx(net, abs=0.011), told["net"])
        assert max(map(len, out.splitlines())) <= 80


@pytest.mark.slow
def test_terminal_and_house_judge_a_hand_alike():
    """The transcript of a hand at a table of the house: what was asked there, and what it cost."""
    found, number, seat = last_hand("zecchinetta")
    known: judging.Decisions = {}
    assert judging.judge(found, number, seat, known, float("inf"))
    found.session.left = stock_before(found, number)
    told = laid_out(*read(write(found.session)), seat)
    judge(told, told.asked)
    theirs = [(one.given, one.best, one.cost) for _, one in sorted(known.items()) if one]
    assert [(one.given, one.best, one.cost) for _, one in told.found] == theirs
    assert theirs


@pytest.mark.slow
@pytest.mark.compiles
def test_where_hands_are_hidden_a_cost_comes_with_how_far_it_may_be_off(lansquenet):  # noqa: F811
    out, _, code = lansquenet("review", str(LOO), "--seat", "B", "--json")
    told = json.loads(out)
    assert code == 0
    assert told["decisions"]
    for one in told["decisions"]:
        assert not one["exact"]
        assert one["error"] >= 0
        assert one["cost"] == 0 or one["cost"] > one["error"]
    assert told["rest"] - told["cost"] == pytest.approx(told["net"])


@pytest.mark.parametrize("width", [80, 50])
def test_sampled_costs_are_shown_with_their_intervals_within_the_screen(monkeypatch, width):
    text = shown(reviewed(LOO, 1, monkeypatch, 1.0, 3.0), width)
    assert max(map(len, text.splitlines())) <= width
    assert "Cost 3.00 ± 0.25 chips; best known:" in text
    worst = text[text.index("What mattered most:") :]
    assert worst.index("3.00 ± 0.25 chips") < worst.index("1.00 ± 0.25 chips")
    assert "-4.00" in worst
    assert (
        "Judged by what the seat could know: searched in deals that look the same from that seat"
        in " ".join(text.split())
    )


def test_points_are_not_added_to_chips(monkeypatch):
    """Where an answer costs points, there is no sum of it and of a net in chips; nor in the JSON."""
    found = reviewed(TOEPEN, 0, monkeypatch, 2.0, points=True)
    text = shown(found)
    assert "Answers cost 2.00 points" in text
    assert "Cards, rules and the others" not in text
    assert {"net", "points"} <= review.as_rows(found).keys()
    assert not {"cost", "rest"} & review.as_rows(found).keys()


def test_a_decision_is_judged_by_the_view_of_its_seat_alone(monkeypatch):
    """What the others hold is hidden in what is judged."""
    for one in reviewed(LOO, 1, monkeypatch).asked:
        assert one.view.actor == 1
        assert {*one.view.place} & {*range(one.view.seats)} <= {1}


def test_seat_is_said_by_letter_or_name_or_is_ones_own():
    session, _ = read(ZECCHINETTA.read_text())
    session.names = ["you", "Ben", "C"][: len(session.stacks)] + session.names[3:]
    assert seat_in(session, "") == 0
    assert seat_in(session, "b") == seat_in(session, "Ben") == 1
    assert seat_in(session, "", own=2) == 2
    with pytest.raises(UnknownName, match="seat"):
        seat_in(session, "Zoe")
    session.names[0] = "Ann"
    with pytest.raises(BadRecord, match=r"--seat.*A is Ann, B is Ben, C"):
        seat_in(session, "")


@pytest.mark.slow
def test_hands_of_a_table_that_was_left_are_reviewed_but_not_the_one_in_play(lansquenet, tmp_path):  # noqa: F811
    """`play --save`, left in the second hand: the file names one's own seat, and only what is over counts."""
    place = tmp_path / "table.json"
    lansquenet("play", "zecchinetta", "--seed", "3", "--save", str(place), lines="\n" * 7)
    tapes = json.loads(place.read_text())["tapes"]
    out, err, code = lansquenet("review", str(place), "--json")
    told = json.loads(out)
    assert (code, told["seat"], told["name"]) == (0, "A", "you"), err
    assert 0 < told["hands"] < len(tapes)
    assert {one["hand"] for one in told["decisions"]} <= {*range(1, len(tapes))}


def test_a_doubt_is_reviewed_from_the_seat_that_has_it():
    """If the whole hand is in it; at a table whose hands stay closed it is not, and that is said."""
    doubt = dict.fromkeys(("words", "rule", "page"), "") | {"doubt": 1, "game": "zecchinetta", "told": []}
    doubt |= {"names": [], "view": {"me": 2}, "transcript": ZECCHINETTA.read_text()}
    _, moments, own = review._opened(json.dumps(doubt))
    assert (bool(moments), own) == (True, 2)
    with pytest.raises(BadRecord, match="no transcript"):
        review._opened(json.dumps(doubt | {"transcript": ""}))


def test_the_page_says_in_how_many_deals_is_searched():
    assert f"in {WORLDS} deals" in " ".join((HANDS.parents[1] / "docs/odds.md").read_text().split())


def test_what_cannot_be_reviewed_is_refused_in_a_sentence(lansquenet, tmp_path):  # noqa: F811
    cut = tmp_path / "cut.txt"
    text = ZECCHINETTA.read_text().splitlines()
    cut.write_text("\n".join(text[: text.index("hand 1") + 2]) + "\n")
    for given, words in (
        (["nowhere.txt"], "cannot be read"),
        ([str(ZECCHINETTA)], "give --seat"),
        ([str(ZECCHINETTA), "--seat", "Zoe"], "Zoe"),
        ([str(cut), "--seat", "A"], "No hand in this file is over"),
    ):
        _, err, code = lansquenet("review", *given)
        assert code == 2
        assert words in err
        assert "Traceback" not in err
