"""Hints: who may ask for one, on what it rests, and what it says."""

import re
import tomllib

import pytest

from house_driver import QUICK, Evening
from lansquenet.books.book import book
from lansquenet.bots import search
from lansquenet.bots.worths import worths
from lansquenet.errors import HouseRefuses
from lansquenet.games import GAMES
from lansquenet.house import messages as say
from lansquenet.house.web.mine.worth import hints
from lansquenet.house.web.mine.worth.pondering import Pondered, hint
from lansquenet.rules.game import begin, hides
from test_locale import LANGUAGES, LOCALE
from test_solo import practice


def asked(name, seed=1):
    """What a hint rests on at the first question of a hand alone."""
    hand = practice(name, seed)
    table, stock = hand.table, None if hides(GAMES[name]) else tuple(sorted(hand.scene.stock.left))
    return Pondered(name, table.rules, table.view(hand.seat), stock, 7)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["zecchinetta", "faro", "red_dog", "monte"])
def test_worth_of_an_open_game_is_exact_and_has_no_error(name):
    found = hint(asked(name))
    assert found.exact
    assert not found.worlds
    assert not any(one.error for one in found.answers)
    assert [one.gain for one in found.answers] == sorted((one.gain for one in found.answers), reverse=True)


def test_bet_twice_as_large_is_worth_twice_as_much():
    """At a bank that answers for all; answers between the rungs are looked at when they are named."""
    hand = practice("zecchinetta")
    table, stock = hand.table, sorted(hand.scene.stock.left)
    found = worths(table.told, table.rules, table.view(hand.seat), 0, stock, also=(3, 6))
    assert found.exact
    assert found.of(3).gain < 0
    assert found.of(6).gain == pytest.approx(2 * found.of(3).gain)
    assert found.of(4) is None


def test_bank_twice_as_large_is_worth_twice_as_much():
    """Against a bank the others are taken to stake all that they may: were it the least, none would gain."""
    told = book("lansquenet")
    rules = told.play_by("single")
    state = begin(told.game, rules, [100] * 3, told.game.Carry(banker=0))
    found = worths(told, rules, state, 0, None, also=(3, 6))
    assert found.exact
    assert found.of(3).gain > 0
    assert found.of(6).gain == pytest.approx(2 * found.of(3).gain)


@pytest.mark.parametrize(
    ("file", "key"), [("hint", "hint-exact"), ("mine", "report-note"), ("play", "term-exact")]
)
@pytest.mark.parametrize("tag", LANGUAGES)
def test_what_is_supposed_of_the_others_is_said_of_a_bank_too(tag, file, key):
    """Where it is said that a worth is exact: how much others stake is no part of the rules."""
    where = LOCALE / tag / ("terminal" if file == "play" else "") / f"{file}.ftl"
    bank = tomllib.loads((LOCALE / tag / "terms.toml").read_text("utf-8"))["bank"]["term"]
    said = re.search(rf"^{key} = .*(?:\n[ }}].*)*", where.read_text("utf-8"), re.MULTILINE)
    assert said
    assert re.search(rf"\b{bank}\b", said[0])


@pytest.mark.slow
@pytest.mark.compiles
def test_searched_hint_is_the_same_bytes_for_the_same_view_and_seed():
    """S1: worlds that a seat cannot tell apart give it one hint, for `test_twins` holds what is asked."""
    told = [hint(asked("loo")).model_dump_json() for _ in range(2)]
    assert told[0] == told[1]
    found = hint(asked("loo"))
    assert not found.exact
    assert found.worlds > 0
    assert any(one.error for one in found.answers[1:])
    other = hint(asked("loo")._replace(seed=8))
    assert other.model_dump_json() != told[0]  # the control: another seed looks at other worlds


@pytest.mark.slow
@pytest.mark.compiles
def test_searched_hint_says_how_all_play_on_and_is_what_search_reckons():
    """By the table where the rules are those that it was learnt by, else by rules of thumb."""
    asks = asked("loo")
    found = worths(book("loo"), asks.rules, asks.view, asks.seed, worlds=64)
    searched = search.values("loo", asks.rules, asks.view, asks.seed, budget=search.Budget(worlds=64))
    assert {(one.action, one.gain) for one in found.answers} == {(one.action, one.chips) for one in searched}
    assert found.by == hint(asks).by == "table"
    others = asks._replace(rules=asks.rules._replace(stake=asks.rules.stake + 3))
    assert hint(others).by == "thumb"


def table_of(people, **terms):
    bots = ("timid",) * (3 - people)
    return Evening(
        say.Terms(game="lansquenet", seats=3, chips=100, bots=bots, **QUICK | terms), people, "hints"
    )


def seated(table):
    """The table, when everybody has sat down."""
    while any(not chair.taken for chair in table.sitting.chairs):
        assert table.step()
    return table


def said_to_all(table, hands=3):
    """What everybody is answered who asks for a hint, whenever something has happened."""
    while table.sitting.hand <= hands and table.step():
        for chair in table.sitting.chairs:
            if chair.kind == "person":
                try:
                    key, found = hints.asked_at(table.room, chair.account)
                    assert found.view.actor == chair.seat == key[3]
                    yield "asked"
                except HouseRefuses as wrong:
                    yield wrong.code


@pytest.mark.slow
def test_hint_is_for_whoever_is_asked_at_a_table_of_bots():
    assert set(said_to_all(table_of(1))) == {"asked", "not_now"}


@pytest.mark.slow
def test_hint_among_people_is_refused_unless_the_host_lets_all_have_them():
    assert set(said_to_all(seated(table_of(2)))) == {"no_hints"}
    assert set(said_to_all(seated(table_of(2, hints=True)))) == {"asked", "not_now"}


def test_who_sits_nowhere_has_no_hint():
    table = table_of(1)
    table.step()
    with pytest.raises(HouseRefuses) as wrong:
        hints.asked_at(table.room, "nobody")
    assert wrong.value.code == "not_seated"
