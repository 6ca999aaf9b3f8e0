"""A seat in words: it hears what its seat may know, is told why an answer does not count, and is counted."""

import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from lansquenet.books.book import book
from lansquenet.books.transcript import Session
from lansquenet.books.wording import token
from lansquenet.cli.laboratory.text_seat import Program
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import hides
from lansquenet.seats import spoken
from lansquenet.seats.spoken import TRIES, AnswerTally, SpokenSeat, duel_in_words, rivals_choice
from lansquenet.seats.table import SeatedTable, in_order_of

PLAYER = Path(__file__).parents[2] / "examples/text_player.py"


class Scripted:
    """Says these lines, one after another, and then the last for ever; what it has heard."""

    def __init__(self, *answers: str) -> None:
        self.answers: list[str] = list(answers)
        self.heard: list[str] = []

    def tell(self, lines: list[str]) -> None:
        self.heard += lines

    def ask(self) -> str:
        return self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]


class Echo(Scripted):
    """Says in words what its rival would do: it knows the table, as no player does."""

    tables: list[SeatedTable]
    deal = -1

    def tell(self, lines: list[str]) -> None:
        super().tell(lines)
        self.deal += sum(line.startswith("#") and ": you are A" in line for line in lines)

    def ask(self) -> str:
        table = self.tables[-1]
        return token(table.told, table.state, rivals_choice(table, self.deal, 1, "steady"))


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whoever_says_what_the_rival_would_do_gains_nothing(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deals are duplicates to the last card, and every answer of every game can be said in words."""
    tables: list[SeatedTable] = []

    class Kept(SeatedTable):
        def __init__(self, *given: object) -> None:
            super().__init__(*given)  # type: ignore[arg-type]
            tables.append(self)

    monkeypatch.setattr(spoken, "SeatedTable", Kept)
    echo = Echo("")
    echo.tables = tables
    found = duel_in_words(book(name), book(name).play_by("", {}), GAMES[name].SEATS[0], 2, echo)
    assert (found.gain, found.error) == (0, 0)
    assert found.tally == AnswerTally(answered=found.tally.answered)
    assert found.tally.answered > 0


class First(Scripted):
    """Hears the first question, and leaves."""

    def ask(self) -> str:
        raise EOFError


def begun(name: str, cards: list[int]) -> SeatedTable:
    """A hand of as few as may play, with these cards, up to the first choice."""
    told = book(name)
    stacks = [100] * max(3, GAMES[name].SEATS[0])
    table = SeatedTable(Session(name, told.play_by("", {}), stacks, told.game.Carry(0)), in_order_of(cards))
    table.begin()
    return table


def heard_first(table: SeatedTable) -> list[str]:
    """What whoever is asked first has heard by then."""
    voice = First()
    speaker = SpokenSeat(table, table.actor, voice, AnswerTally())
    speaker.follow(table.moments)
    with pytest.raises(EOFError):
        speaker.act()
    return voice.heard


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if hides(GAMES[name])])
def test_the_first_question_sounds_the_same_in_worlds_that_look_the_same(name: str) -> None:
    """What a seat hears hangs on nothing that it may not see: hidden cards have changed places."""
    dice, rules = Random(name), book(name).play_by("", {})
    pack = dice.sample(in_order(GAMES[name].shoe(rules)), len(in_order(GAMES[name].shoe(rules))))
    table, twins = begun(name, pack), 0
    heard = heard_first(begun(name, pack))
    for _ in range(60):
        one, other = dice.sample(range(len(pack)), 2)
        changed = [*pack]
        changed[one], changed[other] = pack[other], pack[one]
        twin = begun(name, changed)
        if twin.actor == table.actor and twin.view(twin.actor) == table.view(table.actor):
            twins += twin.state != table.state
            assert heard_first(twin) == heard
    assert twins > 5


def loo(voice: Scripted, deals: int = 2) -> spoken.SpokenDuel:
    return duel_in_words(book("loo"), book("loo").play_by("", {}), 3, deals, voice)


def test_what_may_be_answered_is_listed_once_and_only_if_it_is_asked_for() -> None:
    unasked = Scripted("dance")
    assert loo(unasked).tally.listed == 0
    assert not any("You may say" in line for line in unasked.heard)
    asking = Scripted("?")
    found = loo(asking).tally
    questions = sum(line.startswith("?") for line in asking.heard)
    assert found == AnswerTally(answered=0, refused=TRIES * questions, listed=questions, given_up=questions)
    assert "! You may say pass, stand." in asking.heard


def test_an_answer_that_does_not_count_is_told_why_and_after_three_the_least_is_done() -> None:
    """COMM-8: nobody plays what they do not hold; what would have counted is not told."""
    voice = Scripted("stand", "K♣", "2♦", "no card", "stand")
    assert loo(voice).tally.given_up > 0
    at = voice.heard.index("? Your card?")
    assert voice.heard[at + 1 : at + 5] == [
        "! K♣: you do not hold the K♣ (COMM-8).",
        "! 2♦: you do not hold the 2♦ (COMM-8).",
        "! 'no card' is no answer to this.",
        "! That was the last try: what commits you to least is done.",
    ]
    assert voice.heard[at + 5].startswith("A plays ")


def test_every_hand_ends_with_what_it_was_worth() -> None:
    """What is told of all hands adds up to the gain beside what the rivals had in the same seats."""
    voice = Scripted("pass")
    found = loo(voice, 3)
    told = [line for line in voice.heard if line.startswith("= The hand is over: ")]
    assert len(told) == sum(line.startswith("#") for line in voice.heard) == 9
    alone = [
        worth - spoken.CHIPS
        for deal in range(3)
        for worth in spoken._worths(
            spoken._played(book("loo"), book("loo").play_by("", {}), 3, deal, 1, "steady")
        )
    ]
    net = sum(int(line.split()[5]) for line in told)
    assert found.gain == pytest.approx((net - sum(alone)) / 9)


def test_too_few_deals_and_unknown_rivals_are_refused() -> None:
    with pytest.raises(BadOption, match="2 deals or more, not 1"):
        loo(Scripted("pass"), 1)
    with pytest.raises(UnknownName):
        duel_in_words(book("loo"), book("loo").play_by("", {}), 3, 2, Scripted("pass"), rival="nobody")


# -- a program


def run(*given: str, said: str = "") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "lansquenet", "text-seat", *given]
    return subprocess.run(command, input=said, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_the_example_plays_hands_to_their_end_and_is_counted() -> None:
    found = json.loads(run("toepen", "--deals", "3", "--json", "--", sys.executable, str(PLAYER)).stdout)
    assert found["deals"] == 3
    assert found["interval"][0] <= found["gain"] <= found["interval"][1]
    assert found["answered"] == found["listed"] > 0
    assert found["refused"] == found["given_up"] == 0


@pytest.mark.slow
def test_answers_may_be_piped_in_and_too_few_are_said_in_a_sentence() -> None:
    found = run("loo", said="pass\n")
    assert "? The pool is" in found.stdout
    assert found.stderr.startswith("lansquenet: There were fewer answers than questions")
    assert found.returncode == 2


@pytest.mark.slow
def test_a_program_that_ends_is_late_or_is_not_there_is_said_in_a_sentence() -> None:
    with pytest.raises(BadOption, match="nosuch cannot be run"):
        Program(["nosuch"], 1)
    silent = Program([sys.executable, "-c", "import sys; sys.stdin.read()"], 0.05)
    with pytest.raises(BadOption, match=r"has not answered within 0\.05 seconds"):
        silent.ask()
    silent.close()
    gone = Program([sys.executable, "-c", ""], 5)
    with pytest.raises(BadOption, match="ended before its hands were over"):
        gone.ask()
    gone.close()
