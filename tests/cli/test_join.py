"""The terminal client against a real house."""

import asyncio
import json
import re
import stat
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from dealt import bundles
from lansquenet.books.speech import ENGLISH
from lansquenet.cli import main
from lansquenet.cli.joining.phrases import answer_of
from lansquenet.cli.joining.shuffle import heard, judge, keep_seen, own_part, tell_judged
from lansquenet.cli.joining.visit import Visit
from lansquenet.cli.joining.wire import Kept, address, cleaned
from lansquenet.errors import LansquenetError
from lansquenet.fair.guest.keys import Untrue
from lansquenet.fair.guest.part import OwnPart
from lansquenet.house import messages as say
from lansquenet.seats.offers import Barred, Choice, Offer
from rooms import seldom
from servers import Served, audited, chips, served
from terminals import Terminal
from test_old import OLD

__all__ = ["served"]
QUICK = ("--term", "pace=0", "--term", "between=0", "--term", "window=0.1")


def link(terminal: Terminal) -> str:
    """The link of the table that a terminal has opened."""
    return terminal.wait(r"join (http\S+/t/\w+)")[1]


# -- the first promise


def play_on(house: Served, ann: Terminal, home: Path) -> None:
    """Ann and Ben play ten hands; within one of them the house is killed."""
    with Terminal(home, link(ann), "--name", "Ben") as ben:
        both = (ann, ben)
        for terminal in both:
            terminal.wait("You sit in chair")
            terminal.type(*[""] * 8)
        ann.wait(r"hand \d+ ")
        ann.wait(r" > ")
        house.kill()
        hand = int(re.findall(r"hand (\d+) ", ann.shown)[-1])
        for terminal in both:
            terminal.wait("The connection is lost")
        house.start()
        for terminal in both:
            terminal.wait("You are back at the table")
            terminal.type(*[""] * 400)
        for terminal in both:
            terminal.wait(r"· hand 1[2-9] ", 60)
        for terminal in both:
            terminal.interrupt()
            assert terminal.end() == 0
            assert_whole(terminal.shown, hand)


def assert_whole(shown: str, hand: int) -> None:
    """Every hand was played once, that of the kill among them, and nothing was amiss."""
    hands = [int(found) for found in re.findall(r"· hand (\d+) ", shown)]
    assert hand in hands
    assert hands == sorted(set(hands)), "no hand is begun twice"
    assert len(hands) >= 10
    assert "Your chair is kept" in shown
    assert not re.findall("(?m)^.*(?:WARNING|Traceback).*$", shown)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "options"),
    [
        seldom("zecchinetta", ("-o", "rounds=0")),
        ("loo", ("--chips", "900")),
    ],
)
def test_terminals_and_a_bot_play_ten_hands_over_a_kill_of_the_house(served, tmp_path, game, options) -> None:
    """D1, D3 and the first thing that is to be done: chairs, hand and chips are what they were."""
    opened = (*options, "--seats", "3", "--bots", "bold", *QUICK)
    with Terminal(tmp_path, served.url, "--name", "Ann", "--open", game, *opened) as ann:
        play_on(served, ann, tmp_path)
    served.stop()
    start = 900 if game == "loo" else 500
    assert chips(served) == 3 * start
    assert audited(served).startswith("No fault")


@pytest.mark.slow
def test_same_name_comes_back_to_its_chair_and_another_name_gets_another(served, tmp_path) -> None:
    home = tmp_path / "home"
    with Terminal(home, served.url, "--name", "Ann", "--open", "zecchinetta", *QUICK) as ann:
        url = link(ann)
        assert ann.wait(r"You sit in chair (\d)")[1] == "1"
        ann.interrupt()
        assert ann.end() == 0
    for name, chair in (("Ann", "1"), ("Ben", "2"), ("Ann", "1")):
        with Terminal(home, url, "--name", name) as again:
            assert again.wait(r"You sit in chair (\d)")[1] == chair
            again.type("q")
            assert again.end() == 0
    (kept,) = (home / "lansquenet" / "joined").glob("*Ann.json")
    assert stat.S_IMODE(kept.stat().st_mode) == 0o600


@pytest.mark.slow
def test_talk_host_words_and_leaving_work_from_a_pipe_with_comments(served, tmp_path) -> None:
    home = tmp_path / "home"
    opened = ("--open", "zecchinetta", "--seats", "3", *QUICK)
    with Terminal(home, served.url, "--name", "Ann", *opened) as ann, Terminal(home, link(ann)) as ben:
        ben.wait("Your name")
        ben.type("# who I am", "Ben")
        ben.wait("You sit in chair 2")
        ben.type("start")
        ben.wait("Only the host")
        ben.type("say \x1b[2Jgood evening")
        assert "\x1b" not in ann.wait(r"Ben: .*good evening")[0]
        ann.type("bot timid  # a third")
        ann.wait("sits down in chair 3")
        ann.wait(r"hand \d+ ")
        ann.type("pause")
        ben.wait("The host has paused the table")
        ann.type("go on", "why", "?")
        ben.wait("The table goes on")
        ann.type("check 1")
        ann.wait(r"Hand 1: \d+ checks made here, and all hold")
        ann.wait("Hand 1: its deal is checked, and is what you saw")
        ann.wait("What you have seen is kept in ")
        ann.wait("The cards are fixed: [a-z]{5} [a-z]{5} [a-z]{5} [a-z]{5}")
        ben.type("leave")
        assert ben.end() == 0
        assert "You have left the table" in ben.shown
        ann.type("close")
        ann.wait("The host closes the table after this hand")
        ann.type(*[""] * 20)
        ann.wait("The host has closed the table")
        assert ann.end() == 0


@pytest.mark.slow
def test_table_is_chosen_from_a_list_and_looked_at_without_sitting_down(served, tmp_path) -> None:
    opened = ("--open", "zecchinetta", "--seats", "2", "--bots", "bold", *QUICK)
    with Terminal(tmp_path, served.url, "--name", "Ann", *opened) as ann:
        ann.wait(r"hand \d+ ")
        with Terminal(tmp_path, served.url, "--name", "Cat", "--watch") as cat:
            cat.wait("1  zecchinetta +[A-Z0-9]{6} +playing +[^,]+, Ann")
            cat.type("1")
            cat.wait(r"hand \d+ ")
            ann.type(*[""] * 5)
            cat.wait("takes bets|per voi")
            assert "You sit" not in cat.shown
            cat.type("sit", "leave")
            cat.wait("Cat has the chair of [^.]+ when the hand is over")
            assert cat.end() == 0


@pytest.mark.slow
def test_question_that_is_gone_is_told_to_whoever_types_and_ctrl_c_leaves_cleanly(served, tmp_path) -> None:
    home = tmp_path / "home"
    opened = ("--open", "zecchinetta", "--seats", "2", "--bots", "bold", "--clock", "1", *QUICK)
    with Terminal(home, served.url, "--name", "Ann", *opened, live=True) as ann:
        ann.wait(r"\? .* > ")
        ann.wait("You have 1 second[.]")
        ann.wait("That question is over")
        ann.type("nonsense")
        ann.wait("cannot be|Nothing is asked|has moved on")
        ann.interrupt()
        assert ann.end() == 0
        ann.wait("Your chair is kept.  Come back: lansquenet join http")
        assert "Traceback" not in ann.shown


@pytest.mark.slow
def test_knock_is_heard_by_a_house(served, tmp_path) -> None:
    """TOEP-8"""
    rules = ("-o", "exchange=off", "-o", "warnings=off", "--seats", "3", "--bots", "timid,timid")
    quick = ("--term", "pace=0", "--term", "between=0", "--term", "window=0.2")
    with Terminal(tmp_path, served.url, "--name", "Ann", "--open", "toepen", *rules, *quick) as ann:
        ann.type("", "knock", *[""] * 8)
        ann.wait(r"Ann\) knocks")
        ann.interrupt()
        assert ann.end() == 0
    assert "Keep silent" not in ann.shown
    assert " is silent\n" not in ann.shown


# -- what is wrong is said in a sentence


Refused = Callable[..., str]


@pytest.fixture
def refused(monkeypatch, capsys, tmp_path) -> Iterator[Refused]:
    """What is said on standard error by a join that fails."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))

    def said(*arguments: str) -> str:
        monkeypatch.setattr(sys, "argv", ["lansquenet", "join", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert ended.value.code == 2
        return capsys.readouterr().err

    with open("/dev/null") as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)
        yield said


@pytest.mark.slow
def test_wrong_addresses_codes_and_names_are_refused_in_words(served, tmp_path, refused) -> None:
    assert "no house's address" in refused("http://localhost:8000/nowhere")
    assert "no house's address" in refused("ftp://localhost")
    assert "No house answers" in refused("http://127.0.0.1:9")
    assert "No table has the code" in refused(served.url, "--name", "Ann", "--code", "NOSUCH")
    assert "A name has 1 to 24 characters" in refused(served.url, "--name", "<b>")
    assert "No table is open here" in refused(served.url, "--name", "Ann")
    assert "did you mean 'zecchinetta'" in refused(served.url, "--name", "Ann", "--open", "zechinetta")
    assert "is played by" in refused(served.url, "--name", "Ann", "--open", "loo", "--seats", "12")
    with Terminal(tmp_path, served.url, "--name", "Ann", "--open", "zecchinetta") as ann:
        url = link(ann)
        ann.wait("You sit")
        ann.type("close")
        assert ann.end() == 0
        assert "The host has closed the table" in ann.shown
    assert "is closed" in refused(url, "--name", "Ben")


def test_address_is_read_with_and_without_scheme_and_code() -> None:
    assert address("localhost:8000") == ("http://localhost:8000", "")
    assert address("https://house.example/t/abc234") == ("https://house.example", "ABC234")
    with pytest.raises(LansquenetError):
        address("http://house:99999")


# -- answers


def test_answers_are_words_or_their_beginnings_or_amounts_within_the_limits() -> None:
    asked = Offer("?", "", "", "answer", 1, choices=(Choice(0, "pass", ""), Choice(1, "play", "")))
    assert [answer_of(asked, word) for word in ("", "play", "pa")] == [1, 1, 0]
    with pytest.raises(ValueError, match="pass, play"):
        answer_of(asked, "p")
    amounts = Offer("?", "", "", "chips", 10, 5, 20, 0)
    assert [answer_of(amounts, word) for word in ("", "5", "20", "0")] == [10, 5, 20, 0]
    assert [answer_of(amounts, word) for word in ("4", "21", "-1")] == [4, 21, -1], "the house says why not"
    for word in ("x", "1e9", "9" * 20):
        with pytest.raises(ValueError, match="0, or 5 to 20"):
            answer_of(amounts, word)
    cards = Offer("?", "", "", "card", 36, choices=(Choice(32, "Th", ""), Choice(36, "Jh", "")))
    assert [answer_of(cards, word) for word in ("10h", "th", "j")] == [32, 32, 36]
    assert answer_of(cards, "2♠") == 7, "the house says why not"


def test_answers_may_be_words_that_the_house_sends_with_the_question() -> None:
    """LANS-8: banco, and all that may be said of an amount."""
    amounts = Offer("?", "", "", "chips", 10, 0, 20, 100, spoken={"banco": 100, "rest": 20, "120": 100})
    assert [answer_of(amounts, word) for word in ("banco", "ban", "rest", "120", "12")] == [
        100,
        100,
        20,
        100,
        12,
    ]


def test_answer_that_cannot_be_given_is_refused_with_its_reason() -> None:
    """LOO3-9: a bound dealer."""
    barred = (Barred((0,), ("pass",), "the dealer may not pass", "LOO3-9"),)
    asked = Offer("?", "", "", "answer", 1, choices=(Choice(2, "stand", ""),), barred=barred)
    with pytest.raises(
        ValueError, match=r"^pass: the dealer may not pass \(LOO3-9\); you may say only stand\.$"
    ):
        answer_of(asked, "pass")


def test_what_others_write_cannot_steer_the_terminal() -> None:
    assert cleaned({"a": ["\x1b[2J♥ ok\u202e"]}) == {"a": ["�[2J♥ ok�"]}


# -- an act of which no word came back


class Typing:
    """Somebody who types these lines, and waits."""

    live = False

    def __init__(self, *lines: str) -> None:
        self.lines = list(lines)

    async def next(self) -> str | None:
        if not self.lines:
            await asyncio.Event().wait()
        return self.lines.pop(0)


def table(*frames: say.Message) -> str:
    return "\n".join(frame.model_dump_json() for frame in frames)


async def house_that_breaks_off(socket: ServerConnection, heard: list[dict[str, Any]]) -> None:
    """Ask once; hang up on the first act without a word, and acknowledge the second."""
    hello = json.loads(await socket.recv())
    terms = say.Terms(game="zecchinetta")
    await socket.send(say.Welcome(table="t", code="C", you="a", chair=0, terms=terms).model_dump_json())
    if not hello["seq"]:
        asked = Offer("Well?", "", "", "chips", 7, 1, 9)
        await socket.send(say.State(hand=3, seq=5, actor=0, me=0, offer=asked).model_dump_json())
    async for text in socket:
        heard.append(json.loads(text) | {"after": (hello["hand"], hello["seq"])})
        if len(heard) == 1:
            socket.transport.abort()
            return
        await socket.send(say.Ack(id=heard[-1]["id"]).model_dump_json())
        await socket.send(say.Bye(code="closed", text="Good night.").model_dump_json())


@pytest.mark.slow
def test_act_without_an_answer_is_said_again_with_the_same_id(tmp_path) -> None:
    """A1: and the house is told what was seen last."""
    heard: list[dict[str, Any]] = []

    async def evening() -> str:
        async with serve(lambda socket: house_that_breaks_off(socket, heard), "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]

            async def ask(method: str, path: str, session: str = "", **given: Any) -> Any:
                return {"ticket": "x", "title": "Zecchinetta", "rules": [], "hidden": False}

            house: Any = SimpleNamespace(url=f"http://127.0.0.1:{port}", ask=ask)
            kept = Kept(tmp_path, house.url, "Ann")
            typed: Any = Typing("")
            async with asyncio.timeout(10):
                return await Visit(house, kept, "t", typed).run()

    assert asyncio.run(evening()) == "Good night."
    first, second = heard
    assert first["id"] == second["id"]
    assert (first["hand"], first["seq"], first["action"]) == (3, 5, 7)
    assert (first["after"], second["after"]) == ((0, 0), (3, 5))


# -- our part in the shuffle: what we refuse is in test_part.py


@pytest.fixture
def kept(tmp_path) -> Kept:
    return Kept(tmp_path, "http://house", "Ann")


def sharing(kept: Kept, terms: say.Terms) -> OwnPart:
    """Somebody in chair 0 of a table, who has promised."""
    part = own_part(kept, "11" * 32, "t", terms)
    welcome = say.Welcome(table="t", code="C", you="a", chair=0, key="11" * 32, terms=terms)
    part.hear(welcome.model_dump(mode="json"))
    chairs = (say.ChairIs(chair=0, kind="person", name="Ann", seat=0),)
    promised = part.hear(say.Room(status="playing", chairs=chairs, session="t/1").model_dump(mode="json"))
    assert promised is not None
    assert say.Promise.model_validate(promised).session == "t/1"
    return part


def test_share_is_the_same_after_a_restart_and_none_is_given_for_other_cards(kept, tmp_path) -> None:
    terms = say.Terms(game="loo")
    part = sharing(kept, terms)
    assert part.own
    head = part.own.pledge().head
    first = part.own.sign(0, 0, b"a" * 32, head)
    part.keep(part.own)
    again = sharing(Kept(tmp_path, "http://house", "Ann"), terms)
    assert again.own
    assert again.own.public == part.own.public
    assert again.own.sign(0, 0, b"a" * 32, head) == first
    with pytest.raises(Untrue, match="for other cards"):
        again.own.sign(0, 0, b"b" * 32, head)
    with pytest.raises(Untrue, match="not promised"):
        again.own.sign(1, 0, b"b" * 32, head)
    assert again.own.pledge().head == first.link, "the next promise is the link that was given last"


def test_another_session_has_other_keys(kept) -> None:
    part = sharing(kept, say.Terms(game="loo"))
    first = part.own
    chairs = (say.ChairIs(chair=0, kind="person", name="Ann", seat=0),)
    part.hear(say.Room(status="playing", chairs=chairs, session="t/2").model_dump(mode="json"))
    assert first
    assert part.own
    assert (first.session, part.own.session) == ("t/1", "t/2")
    assert first.public != part.own.public
    assert first.pledge().head != part.own.pledge().head


def test_second_terminal_of_the_same_person_goes_on_with_the_same_keys(kept, tmp_path) -> None:
    terms = say.Terms(game="loo")
    part, second = sharing(kept, terms), sharing(Kept(tmp_path, "http://house", "Ann"), terms)
    assert part.own
    assert second.own
    assert part.own.public == second.own.public
    share = part.own.sign(0, 0, b"a" * 32, part.own.pledge().head)
    part.keep(part.own)
    later = second.recall("t/1", 0)
    assert later
    assert later.pledge().head == share.link


def test_terminal_goes_on_with_what_it_had_seen(kept, monkeypatch, tmp_path) -> None:
    """Two commitments of one number are noticed also by who went and came again."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    terms = say.Terms(game="loo")
    part = sharing(kept, terms)
    body = {"session": "t/1", "number": 1, "before": "11" * 32, "c": "22" * 32}
    part.record.committed(body, 1, "33" * 64)
    keep_seen(SimpleNamespace(part=part, kept=kept, table="t"))  # type: ignore[arg-type]
    again = own_part(kept, "11" * 32, "t", terms)
    assert again.record.denies({**body, "c": "44" * 32})
    assert not again.record.denies(body)


def test_file_of_an_older_version_keeps_the_session(tmp_path) -> None:
    """The chains of gt1 in it are of no use any more."""
    kept = Kept(tmp_path, "http://house", "Ann")
    kept.keep()
    kept.file.write_text(json.dumps({"session": "s", "key": "k", "chains": {"t/0": []}}))
    again = Kept(tmp_path, "http://house", "Ann")
    assert (again.session, again.key, again.parts) == ("s", "k", {})


# -- what is said of a hand that is over


class Onlooker(SimpleNamespace):
    """What stands in for a visit: all that was shown."""

    def show(self, *shown: Any, style: str = "") -> None:
        self.said += [str(each) for each in shown]

    def warn(self, wrong: str) -> None:
        self.said.append(f"WARNING: the house {wrong}")


@pytest.fixture
def visit(kept, monkeypatch, tmp_path) -> Any:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    part = sharing(kept, say.Terms(game="toepen"))
    return Onlooker(part=part, table="t", hand=1, room=None, said=[], speech=ENGLISH)


def shown_of(visit: Any, bundle: Any, seen: Any = None) -> str:
    tell_judged(visit, 1, judge(bundle, seen))
    return " ".join(visit.said)


def test_hand_that_was_seen_and_signed_is_told_to_be_checked(visit) -> None:
    bundle = next(bundles("toepen", 2, silence=0))
    window = bundle["packs"][0]["windows"][0]
    seen = visit.part.record.written() | {"key": bundle["key"], "table": bundle["table"]}
    at = {name: window[name] for name in ("hand", "window", "void", "t")}
    seen["windows"] = [{**at, "share": window["shares"][0][1:]}]
    assert shown_of(visit, bundle, seen) == "Hand 1: its deal is checked, and is what you saw."


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("old", "not checked: it was dealt by an older protocol, which proves less"),
        ("unseen", "not checked: nothing of it was seen here"),
        ("no part", "not checked: you had no part in its shuffle"),
    ],
)
def test_hand_that_proves_less_is_told_not_to_be_checked_and_why(visit, kind, words) -> None:
    bundle, seen = next(bundles("toepen", 2, silence=0)), None
    if kind == "old":
        bundle = json.loads((OLD / "toepen.bundle.json").read_text("utf-8"))
    if kind == "no part":
        visit.part.chair = 11
        window = bundle["packs"][0]["windows"][0]
        seen = visit.part.record.written() | {"key": bundle["key"], "table": bundle["table"]}
        seen["windows"] = [
            {**{name: window[name] for name in ("hand", "window", "void", "t")}, "share": None}
        ]
    assert words in shown_of(visit, bundle, seen)


def test_hand_that_is_not_what_was_seen_is_told_in_red_with_a_file_that_proves_it(visit, tmp_path) -> None:
    bundle = next(bundles("toepen", 2, silence=0))
    seen = visit.part.record.written()
    told = shown_of(visit, bundle, seen)
    assert "WARNING: the house cannot prove hand 1 as you saw it (seen: " in told
    (file,) = (tmp_path / "lansquenet" / "evidence").iterdir()
    assert str(file) in told
    proof = json.loads(file.read_text("utf-8"))
    assert (proof["evidence"], proof["bundle"]["hand"], proof["seen"]) == ("gt2", 1, seen)


def test_lie_on_the_way_is_told_in_red_with_what_the_house_has_signed(visit, tmp_path) -> None:
    """A share wanted without a commitment."""
    wanted = say.ShareWanted(
        hand=1, body={"seats": [], "window": 0, "void": 0}, signature="00" * 64, seconds=3
    )
    asyncio.run(heard(visit, wanted))
    assert "WARNING: the house" in visit.said[0]
    (file,) = (tmp_path / "lansquenet" / "evidence").iterdir()
    assert json.loads(file.read_text("utf-8"))["heard"] == [wanted.model_dump(mode="json")]


def test_file_that_cannot_be_read_is_begun_anew(tmp_path) -> None:
    kept = Kept(tmp_path, "http://house", "Ann")
    kept.keep()
    kept.file.write_text("{")
    assert Kept(tmp_path, "http://house", "Ann").session == ""
