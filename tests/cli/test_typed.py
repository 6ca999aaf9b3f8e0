"""What is typed at a table: words for amounts, cards as they are written, answers begun."""

import re
from typing import Any

import pytest

from driver import acts, hands, tables
from lansquenet.books.book import book
from lansquenet.books.refusals.typed import answer, plain, spoken
from lansquenet.books.transcript import digest, read, write
from lansquenet.books.wording import token
from lansquenet.errors import IllegalAct
from lansquenet.games import GAMES
from lansquenet.rules.game import is_legal
from lansquenet.rules.state import CHANCE, POOL


def staking(
    bank: int = 100, stacks: tuple[int, ...] = (100, 60, 200), stakes: tuple[int, ...] = (0, 0, 0)
) -> Any:
    """Lansquenet: seat B may stake against the bank of A."""
    coup = GAMES["lansquenet"].State(len(stacks), actor=1, phase=GAMES["lansquenet"].Phase.STAKES)
    coup.banker, coup.bank = 0, bank
    coup.stacks[: len(stacks)] = stacks
    coup.stakes[: len(stakes)] = stakes
    return coup


def said(name: str, state: Any, word: str, **options: Any) -> int:
    told = book(name)
    return answer(told, told.game.Rules(**options), state, word)


@pytest.mark.parametrize("word", ["banco", "BANCO", "the whole", "The whole bank", "whole", "banc"])
def test_banco_is_said_by_its_word(word):
    """LANS-8: whoever has staked already adds what is missing of the bank."""
    assert said("lansquenet", staking(stacks=(100, 200, 200)), word) == 100
    assert said("lansquenet", staking(stacks=(100, 200, 200), stakes=(0, 40, 30)), word) == 60


def test_banco_is_said_by_the_size_of_the_bank_too():
    """LANS-8: of a bank of 100, on which 40 are one's own, "100" is banco, and "60" as ever."""
    coup = staking(stacks=(100, 200, 200), stakes=(0, 40, 30))
    assert said("lansquenet", coup, "100") == said("lansquenet", coup, "60") == 60


def test_banco_beyond_the_purse_is_refused_by_name():
    with pytest.raises(IllegalAct, match=r"^banco: banco is 100 from you, and you have 60 free \(LANS-8\)"):
        said("lansquenet", staking(), "banco")


def test_the_rest_is_what_is_not_covered_yet():
    coup = staking(stakes=(0, 0, 55))
    assert said("lansquenet", coup, "the rest") == said("lansquenet", coup, "rest") == 45
    assert said("lansquenet", coup, "all") == 45
    assert said("lansquenet", coup, "nothing") == said("lansquenet", coup, "pass") == 0
    assert said("lansquenet", staking(), "half") == 50


def test_all_and_nothing_are_the_ends_of_what_may_be_bet():
    """COM-10: to bet nothing and to pass are one."""
    told = book("monte")
    coup = told.game.State(2, actor=1, phase=told.game.Phase.BET)
    coup.banker, coup.on = 0, 3
    coup.stacks[:2] = [80, 30]
    assert [said("monte", coup, word) for word in ("all", "nothing", "half", "the rest", "pass")] == [
        30,
        0,
        15,
        30,
        0,
    ]


def test_half_of_a_bet_that_was_named_is_half_of_it():
    """SKIN-11: the banker takes as much of it as the banker likes."""
    told = book("skin")
    coup = told.game.State(2, actor=0, phase=told.game.Phase.TAKE)
    coup.banker, coup.proposed = 0, 12
    coup.stacks[:2] = [100, 50]
    assert [said("skin", coup, word) for word in ("half", "all", "the whole")] == [6, 12, 12]


def test_parts_of_a_pot_are_called_with_or_without_the_article():
    """ZWIK-7."""
    told = book("zwikken")
    deal = told.game.State(3, actor=1, phase=told.game.Phase.BID)
    deal.stacks[POOL] = 9
    assert [said("zwikken", deal, word) for word in ("third", "a third", "half", "the whole", "nothing")] == [
        1,
        1,
        2,
        3,
        0,
    ]


def test_no_and_yes_are_understood_where_something_is_declined():
    """TOMA-6: "pass, or play" is answered by pass as well as by no, and a p alone may be either."""
    told = book("tomato")
    deal = told.game.State(3, actor=1, phase=told.game.Phase.BLIND)
    assert [said("tomato", deal, word) for word in ("no", "pass", "nothing", "yes", "play", "pl")] == [
        0,
        0,
        0,
        1,
        1,
        1,
    ]
    with pytest.raises(IllegalAct, match="'p' cannot be understood"):
        said("tomato", deal, "p")


def test_nothing_ends_an_exchange():
    """KNAK-6."""
    told = book("norrlandsknack")
    deal = told.game.State(3, actor=1, phase=told.game.Phase.EXCHANGE, dealer=0)
    deal.place[20], deal.held[1] = 1, 5
    assert said("norrlandsknack", deal, "nothing") == said("norrlandsknack", deal, "enough") == 52


@pytest.mark.parametrize("word", ["th", "10h", "10♥", "T♥", "♥10", "hT", " 10H "])
def test_a_card_may_be_written_as_one_likes(word):
    assert plain(word) == "th"


@pytest.mark.parametrize("word", ["103", "10", "3", "banco", "rest", "hot"])
def test_what_is_no_card_is_not_taken_for_one(word):
    assert plain(word) == word


def test_a_word_of_another_question_is_known_as_such():
    """LOO3-6: nobody passes when a card is due."""
    told = book("loo")
    deal = told.game.State(3, actor=1, phase=told.game.Phase.PLAY)
    deal.place[20], deal.place[24], deal.trump = 1, 1, 0
    with pytest.raises(
        IllegalAct, match=r"'pass' is said elsewhere \(LOO3-6\): you may say 6c, 7c \(LOO3-13\)"
    ):
        said("loo", deal, "pass")


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("30", "'30' is an amount, and none is asked for"),
        ("half", "'half' is an amount, and none is asked for"),
        ("banco", r"'banco' is said when stakes are asked for \(LANS-8\)"),
        ("buy", r"'buy' is said elsewhere \(LANS-20\)"),
        ("K♥", "'K♥' is a card, the K♥, and none is asked for"),
        ("many", "'many' cannot be understood"),
    ],
)
def test_what_is_not_asked_for_is_called_what_it_is(word, why):
    """LANS-17: a banker who has won is asked what becomes of the bank."""
    coup = staking()
    coup.phase, coup.actor = GAMES["lansquenet"].Phase.KEEP, 0
    with pytest.raises(IllegalAct, match=rf"^{why}: you may say pass, keep \(LANS-17\)$"):
        said("lansquenet", coup, word)


@pytest.mark.parametrize("name", GAMES)
def test_every_own_word_of_a_game_still_means_what_it_did(name):
    """What a transcript writes is read again as the same act, whatever else may be said."""
    told, count = book(name), 0
    for rules, seats, rng in list(tables(told.game))[::9]:
        for _, state, stock in hands(told.game, rules, seats, rng, 1):
            for n, action in enumerate(acts(told.game, rules, state, stock, rng)):
                if n < 120:
                    assert answer(told, rules, state, token(told, state, action)) == action
                if state.actor != CHANCE and n < 120:
                    count += 1
                    known = spoken(told, rules, state)
                    lawful = is_legal(told.game, rules, state, known.get("nothing", action))
                    assert lawful or told.step(state.phase).says != "chips", "a bound dealer may not"
    assert count > 20


def test_a_transcript_may_say_banco_and_nothing():
    """Written by hand, and written again as the rules have it."""
    told = book("lansquenet")
    session, _ = read(SPOKEN % digest(told, told.game.Rules()))
    assert session.tapes == [[30, 10, 0, 20, 32, 33, 0, 0, 0]]
    again = write(session)
    assert re.search("B 20 .*banco", again)
    assert read(again)[0].tapes == session.tapes


SPOKEN = """\
# a transcript of lansquenet, version 1
game = "lansquenet"
preset = ""
options = {}
rules = "%s"
seats = ["A", "B", "C"]
stacks = [100, 100, 100]
carry = {banker = 0}
--------
hand 1
A 30
B 10
C nothing
B banco
* 9c
* 9d
    B pays A 30 by LANS-13
A pass
B refuse
C refuse
= 130 70 100
"""
