"""The lesson of every game is a hand of it: played by the rules to its end, whatever may be answered."""

import json
import re
from collections.abc import Iterator
from itertools import product

import pytest

from house_driver import QUICK, Evening
from lansquenet.books.book import Book, book
from lansquenet.books.lessons import ANY, LEARNER, SPAN, Point, judged, lesson_texts, script
from lansquenet.books.refusals import illegal
from lansquenet.books.wording import action_of
from lansquenet.decks.words import COURTS
from lansquenet.errors import BadBook, BadRecord, UnknownName
from lansquenet.fluent import messages
from lansquenet.games import GAMES, file_of
from lansquenet.house import messages as say
from lansquenet.house.log.store import Account
from lansquenet.house.tables.terms import bots_for
from lansquenet.house.web import solo
from lansquenet.house.web.solo import Alone, Begin, begun
from lansquenet.rules.game import is_legal
from lansquenet.rules.state import CHANCE, OVER, first_of
from rooms import mostly_slow, own
from test_broken_books import rewritten as books_rewritten  # noqa: F401 - a fixture
from test_locale import LANGUAGES, junk, texts as read

OTHERS = [tag for tag in LANGUAGES if tag != "en"]
EVERY = pytest.mark.parametrize("name", [*GAMES])
ENOUGH = re.compile("You know enough: sit down\\.$")
SOON = 8.0  # seconds of a table, beside those in which a page is loaded
LONG = 270  # characters that can be read while a card is turned


def learning(name: str) -> Alone:
    """The lesson of a game, as far as its first choice."""
    return begun(Begin(game=name, lesson=True), Account(id="account0", name="Ann", password=None, created=0))


def meant(told: Book, hand: Alone, word: str) -> list[int]:
    """The acts that a word of a lesson stands for, of a span of amounts both ends."""
    if span := SPAN.fullmatch(word):
        return [int(end) for end in span.groups()]
    return [] if word == ANY else [action_of(told, hand.table.state, word)]


def choices(hand: Alone) -> set[int]:
    """All that may be answered now; of amounts the ends."""
    offer = hand.scene.frames[-1].offer
    assert offer is not None
    amounts = {offer.least, offer.most} if offer.most >= offer.least and not offer.choices else set()
    return {one.action for one in offer.choices} | amounts | ({0} if offer.apart == 0 else set())


def asking(name: str) -> list[Point]:
    lesson = script(name)
    assert lesson is not None
    return [point for point in lesson.points if point.right]


def taken(name: str, ways: tuple[int, ...]) -> Alone:
    """The lesson with the n-th of the right answers at each choice."""
    hand = learning(name)
    for way in ways:
        assert hand.point is not None
        found = [act for word in hand.point.right for act in meant(book(name), hand, word)]
        hand.answer(found[way % len(found)])
    return hand


@EVERY
def test_lesson_is_six_to_ten_steps_and_two_to_four_choices(name: str) -> None:
    lesson = script(name)
    assert lesson is not None
    assert 6 <= len(lesson.points) <= 10
    assert own(name, "ASKED", 2) <= len(asking(name)) <= 4
    assert any(point.no for point in lesson.points)
    assert ENOUGH.search(lesson.points[-1].say)
    assert {
        key: len(text)
        for key, text in lesson_texts(book(name)).items()
        if key[:6] == "lesson" and len(text) > LONG
    } == {}


@pytest.mark.slow
@mostly_slow("name")
def test_lesson_comes_to_its_end_by_the_rules_whichever_right_answers_are_given(name: str) -> None:
    """Each act comes about by the rules, and it no bot is left waiting at the end."""
    for ways in product((0, 1), repeat=len(asking(name))):
        hand = taken(name, ways)
        assert hand.told().lesson[-1].key == f"lesson-{hand.told().steps}"
        assert hand.table.actor in (OVER, CHANCE, LEARNER)
        assert [step.at for step in hand.told().lesson] == sorted(step.at for step in hand.told().lesson)


@EVERY
def test_every_other_answer_is_replied_to_and_nothing_is_done(name: str) -> None:
    """A reply to what the rules forbid names the rule that forbids it."""
    told = book(name)
    for n, point in enumerate(asking(name)):
        hand = taken(name, tuple(0 for _ in range(n)))
        assert hand.table.actor == LEARNER
        right = {act for word in point.right for act in meant(told, hand, word)}
        for action in right:
            assert is_legal(told.game, hand.table.rules, hand.table.state, action)
        for action in choices(hand) - right:
            reply = judged(told, hand.table.state, point, action)
            assert reply in point.no or point.most >= 0, f"step {n}: nobody says why not {action}"
        for reply in point.no:
            for action in meant(told, hand, reply.to):
                if not is_legal(told.game, hand.table.rules, hand.table.state, action):
                    assert illegal(told, hand.table.rules, hand.table.state, action).rule == reply.rule
                before = len(hand.scene.frames)
                hand.answer(action)
                assert len(hand.scene.frames) == before
                assert hand.answered is not None
                assert hand.answered.text == reply.text


@EVERY
def test_amount_that_is_named_is_what_the_page_proposes(name: str) -> None:
    """Else the answer that stands out would lead nowhere, however often it is given."""
    for n, point in enumerate(asking(name)):
        hand = taken(name, tuple(0 for _ in range(n)))
        offer = hand.scene.frames[-1].offer
        assert offer is not None
        step = hand.told().lesson[-1]
        if not offer.choices and point.right[0].isdecimal() and point.right != ("0",):
            assert step.named == int(point.right[0])
            assert step.named == offer.apart or offer.least <= step.named <= offer.most


@EVERY
def test_book_opens_with_how_it_goes_and_what_to_do(name: str) -> None:
    told = book(name)
    assert len(re.findall(r"[.!?](?:\s|$)", told.how)) == 3
    assert told.todo


@EVERY
def test_lesson_is_told_in_every_language(name: str) -> None:
    wanted = lesson_texts(book(name))
    for tag in OTHERS:
        text = (file_of(name, "words") / "lesson" / f"{tag}.ftl").read_text("utf-8")
        assert junk(text) == []
        assert {key: not gaps for key, gaps in read(text).items()} == dict.fromkeys(wanted, True)
        assert not [key for key, english in wanted.items() if f"{key} = {english}\n" in text]


@pytest.mark.parametrize("tag", LANGUAGES)
def test_lesson_with_latin_cards_leaves_it_to_the_deck_what_courts_are_called(tag: str) -> None:
    """By their signs, which the page puts into the words of whatever deck it shows."""
    courts = {word for deck in ("fr", "la") for word in COURTS[tag][deck].split()[:3]}
    typed = re.compile(rf"\b({'|'.join(courts)})(n|en|s)?\b", re.IGNORECASE)
    for name in (name for name in GAMES if book(name).deck == "la"):
        told = lesson_texts(book(name))
        if tag != "en":
            told = messages(file_of(name, f"words/lesson/{tag}.ftl"))
        assert not [text for key, text in told.items() if key[:6] == "lesson" and typed.search(text)], name


# -- what is wrong with one is said

Changes = dict[str, list[tuple[str, str]]]


@pytest.fixture
def rewritten(books_rewritten: Changes) -> Iterator[Changes]:  # noqa: F811
    """Lessons are read with these changes."""
    script.cache_clear()
    yield books_rewritten
    script.cache_clear()


@pytest.mark.parametrize(
    ("was", "becomes", "wrong"),
    [
        ("seats = 3", "saets = 3", "saets is no key that a book has; did you mean 'seats'"),
        ('"* 5s"', '"five"', "steps.5.play is acts as transcripts have them, not 'five'"),
        ('rule = "ZECC-4"', 'rule = "ZECC-99"', "steps.2.rule names ZECC-99, which is no rule of this book"),
        ("leader = 2\n", "", "leader is missing"),
    ],
)
def test_lesson_that_is_not_as_lessons_are_is_refused_with_its_place(
    rewritten: Changes, was: str, becomes: str, wrong: str
) -> None:
    rewritten["games/zecchinetta/lesson.toml"] = [(was, becomes)]
    with pytest.raises(BadBook, match=wrong):
        script("zecchinetta")


def test_lesson_that_the_rules_do_not_bring_about_is_refused(rewritten: Changes) -> None:
    rewritten["games/zecchinetta/lesson.toml"] = [("B 0, B 10, * 4c", "B 0, C 10, * 4c")]
    hand = learning("zecchinetta")
    hand.answer(10)
    with pytest.raises(BadRecord, match="Not C 10: B may say"):
        hand.answer(0)


@pytest.mark.slow
def test_game_without_a_lesson_says_which_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solo, "script", lambda name: None if name == "basset" else script(name))
    with pytest.raises(UnknownName, match="No lesson is called 'basset'"):
        learning("basset")


# -- and then to a table


@mostly_slow("name")
def test_newcomer_among_bots_is_asked_in_the_first_hand_and_neither_banks_nor_deals(name: str) -> None:
    """And nothing is drawn for: whoever is asked first has no wish before it."""
    seats = min(GAMES[name].SEATS[-1], max(GAMES[name].SEATS[0], 4))
    terms = say.Terms(game=name, seats=seats, bots=["steady"] * (seats - 1), newcomer=True, **QUICK)
    evening = Evening(terms, people=1, seed="newcomer")
    for _ in range(400):
        table = evening.sitting.table
        if table and table.actor == own_seat(evening) and table.hand == 1:
            break
        assert evening.step()
    assert not table.drew
    assert first_of(table.carry) != own_seat(evening)


@pytest.mark.slow
@mostly_slow("name")
def test_newcomer_is_asked_within_ten_seconds_of_a_table_at_the_usual_pace(name: str) -> None:
    """Whatever cards come: hands that go by without a question are shown the quicker, the more there were."""
    assert [wait for seed in range(4) if (wait := waited(name, f"soon {seed}")) > SOON] == []


@pytest.mark.slow
@pytest.mark.parametrize("name", [name for name in GAMES if GAMES[name].UNASKED])
def test_newcomer_is_asked_soon_however_many_hands_go_by(name: str) -> None:
    waits = [waited(name, f"often {seed}") for seed in range(8)]
    assert max(waits) < SOON
    assert max(waits) > 4, "none of these hands went by without a question"


def waited(name: str, seed: str) -> float:
    """Seconds by the table's clock until the one person at a table of Play now is asked."""
    seats = min(GAMES[name].SEATS[-1], max(GAMES[name].SEATS[0], 4))
    terms = say.Terms(game=name, seats=seats, bots=bots_for(name, seats - 1), newcomer=True)
    evening = Evening(terms, people=1, seed=seed, onlooker=False)
    begun = evening.room.hour
    while not evening.guests[0].state.get("offer"):
        assert evening.step()
    return evening.room.hour - begun


@pytest.mark.slow
def test_haste_ends_when_a_newcomer_is_asked() -> None:
    terms = say.Terms(game="loo", seats=4, bots=["steady"] * 3, newcomer=True)
    evening = Evening(terms, people=1, seed="haste")
    while not evening.sitting.in_hand:
        assert evening.step()
    assert evening.room.haste < 1
    while not evening.guests[0].state.get("offer"):
        assert evening.step()
    assert evening.room.haste == 1


@pytest.mark.slow
def test_newcomer_never_deals_before_being_asked_whatever_happens_to_the_others() -> None:
    """The deal has passed to everybody else, and goes on to the first of them again."""
    terms = say.Terms(game="landsknecht", seats=4, bots=bots_for("landsknecht", 3), newcomer=True)
    evening = Evening(terms, people=1, seed="often 20", onlooker=False)
    while not evening.guests[0].state.get("offer"):
        assert evening.step()
    assert evening.sitting.hand == 4
    assert first_of(evening.sitting.played.carry) != own_seat(evening)
    spared = [json.loads(row.text) for row in evening.log.rows if row.kind == "reseated"]
    assert spared[-1] == {"spared": own_seat(evening)}


def test_nobody_else_is_hurried() -> None:
    evening = Evening(say.Terms(game="loo", seats=4, bots=["steady"] * 3), people=1, seed="haste")
    while evening.sitting.hand == 0:
        assert evening.step()
    assert evening.room.haste == 1


def own_seat(evening: Evening) -> int:
    return next(chair.seat for chair in evening.sitting.chairs if chair.kind != "bot")


def test_table_without_that_wish_draws_for_the_bank() -> None:
    """The control."""
    evening = Evening(say.Terms(game="loo", seats=4, bots=["steady"] * 3, **QUICK), people=1, seed="newcomer")
    while evening.sitting.table is None or evening.sitting.table.hand == 0:
        assert evening.step()
    assert evening.sitting.table.drew


@pytest.mark.slow
def test_deal_passes_the_newcomer_over_where_hand_after_hand_is_over_at_once() -> None:
    """Landsknecht: equal cards of the opening end it before anybody is asked, and the deal passes."""
    terms = say.Terms(game="landsknecht", seats=4, bots=["steady"] * 3, newcomer=True, **QUICK)
    evening = Evening(terms, people=1, seed="at once", order=sorted)
    while evening.sitting.hand < 5:
        assert evening.step()
    begun = [json.loads(row.text) for row in evening.log.rows if row.kind == "began"]
    dealers = [row["carry"][0] for row in begun[:4]]
    assert len(set(dealers)) == 3
    assert own_seat(evening) not in dealers
