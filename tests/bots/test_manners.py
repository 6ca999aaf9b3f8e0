"""Bots that one would sit down with: what they do as often as in a club, and what no habit wins from them.

Each range is what people who play the game would call usual, with room on both sides; each says why.
"""

import numpy as np
import pytest

from lansquenet.bots import bot
from lansquenet.games.femkort import rules as femkort
from lansquenet.games.irish_loo import rules as irish_loo
from lansquenet.games.loo import rules as loo
from lansquenet.games.norrlandsknack import rules as norrlandsknack
from lansquenet.games.toepen import rules as toepen
from lansquenet.games.tomato import rules as tomato
from lansquenet.games.zwikken import rules as zwikken
from lansquenet.rules.cards import RANK_NAMES, SUIT_NAMES
from lansquenet.rules.game import begin
from lansquenet.rules.loos import DEFEND, PASS, STAND, TAKE
from manners import ANY, LEAST, MOST, STEADY, evening

pytestmark = [pytest.mark.compiles, pytest.mark.long]


def penalties(played):
    """What each seat came to in the mean, a match."""
    return -played.worths[played.over].mean(axis=0)


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4, 6])
def test_match_of_toepen_takes_as_many_deals_as_in_a_club(seats):
    """To ten, by ones, twos and threes: half an hour.  Two take a few deals more than many.

    There is a knock in most deals and seldom a third; most fold, but in some deals somebody stays.
    """
    played = evening("toepen", seats, 1500)
    knocks = played.said(toepen.Phase.WINDOW, toepen.YES) / played.deals
    stays = played.said(toepen.Phase.RESPOND, toepen.YES) / played.said(toepen.Phase.RESPOND)
    assert 6 <= played.matches.mean() <= 12
    assert np.percentile(played.matches, 10) >= 4
    assert 0.8 <= knocks <= 1.8
    assert 0.15 <= stays <= 0.6


@pytest.mark.slow
@pytest.mark.parametrize(
    "habit",
    [(LEAST, LEAST), (LEAST, MOST), (MOST, MOST), (ANY, ANY)],
    ids=["folds", "stays", "knocks", "anything"],
)
def test_who_always_does_the_same_at_toepen_comes_to_more_penalties_than_the_bots(habit):
    """To fold to every knock, to stay, always to knock, or anything."""
    phases = (toepen.Phase.WINDOW, toepen.Phase.RESPOND)
    mine, *theirs = penalties(evening("toepen", 4, 8000, dict(zip(phases, habit, strict=True))))
    assert mine > 1.05 * np.mean(theirs)


def asked(hand, value=2, score=0):
    """What seat 0 of four sees at Toepen when it is asked, before the first card, whether it stays."""
    deal = begin(toepen, toepen.Rules(), [0] * 4, toepen.Carry(3, scores=[score, 0, 0, 0]))
    for card in hand.split():
        deal.place[RANK_NAMES.index(card[0]) * 4 + SUIT_NAMES.index(card[1])] = 0
    deal.held[:4], deal.value = [4] * 4, value
    deal.phase, deal.actor, deal.leader = toepen.Phase.RESPOND, 0, 0
    return deal


def test_good_hand_stays_at_toepen_and_bad_one_folds():
    """A fold costs what the deal was worth before."""
    rules = toepen.Rules()
    assert bot("steady", "toepen")(rules, asked("Ts Th 9h 8c"), 0) == toepen.YES
    assert bot("steady", "toepen")(rules, asked("Ts Kh Qd 7c"), 0) == toepen.NO


def test_who_would_lose_the_match_by_folding_stays_at_toepen():
    """At nine a fold is the tenth."""
    assert bot("steady", "toepen")(toepen.Rules(), asked("Js Kh Qd Jc", score=9), 0) == toepen.YES


@pytest.mark.slow
@pytest.mark.parametrize("seats", [4, 5])
def test_it_is_not_known_beforehand_who_bids_at_tomato(seats):
    """Nobody has seen a card: each place from the dealer's bids at times, and none four times in five.

    Of those who have seen theirs a quarter to a half answer, and a good deal of pots are defended.
    """
    played = evening("tomato", seats, 5000)
    acts = played.acts
    bids = acts[(acts[:, 2] == tomato.Phase.BLIND) & (acts[:, 3] == tomato.YES)]
    places = np.bincount((bids[:, 1] - played.dealers[bids[:, 0]]) % seats, minlength=seats) / played.deals
    answers = acts[acts[:, 2] == tomato.Phase.RESPOND]
    assert places.sum() > 0.95
    assert places.min() > 0.002
    assert places.max() < 0.8
    assert 0.25 <= answers[:, 3].mean() <= 0.5
    assert 0.15 <= played.said(tomato.Phase.DEFEND, tomato.YES) / played.deals <= 0.6


@pytest.mark.slow
@pytest.mark.parametrize(
    "habit",
    [
        {tomato.Phase.BLIND: MOST},
        {tomato.Phase.BLIND: LEAST},
        {tomato.Phase.RESPOND: MOST},
        {tomato.Phase.RESPOND: LEAST},
    ],
    ids=["bids", "never bids", "joins", "never joins"],
)
def test_no_habit_wins_at_tomato(habit):
    """Not clearly, that is: to bid against few is right, so who always does so gains little or nothing."""
    low, mean, _ = evening("tomato", 5, 20000, habit).gain
    assert low < 0
    assert mean < 0.2


@pytest.mark.slow
def test_random_play_loses_at_tomato():
    """With 99 per cent."""
    assert evening("tomato", 4, 10000, dict.fromkeys(tomato.Phase, ANY)).gain[-1] < 0


def won(played):
    """The part of the pots of Norrlandsknack that seat 0 won."""
    first = played.worths[played.over] == 0
    return (first[:, 0] / first.sum(axis=1)).mean()


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_most_join_at_norrlandsknack_and_some_pass(seats):
    """From ten to nothing, five tricks a deal among all: five to nine deals.

    Who is out can lose nothing and win nothing, so that bad hands alone pass: one in four to ten.
    """
    played = evening("norrlandsknack", seats, 4000)
    joins = played.said(norrlandsknack.Phase.JOIN, norrlandsknack.KNOCK)
    knocks = played.said(norrlandsknack.Phase.DECLARE, norrlandsknack.KNOCK)
    assert 4.5 <= played.matches.mean() <= 9
    assert 0.7 <= joins / played.said(norrlandsknack.Phase.JOIN) <= 0.92
    assert 0.2 <= knocks / played.said(norrlandsknack.Phase.DECLARE) <= 0.5


@pytest.mark.slow
@pytest.mark.parametrize(
    ("join", "declare"), [(MOST, MOST), (MOST, STEADY), (LEAST, LEAST)], ids=["knocks", "joins", "passes"]
)
def test_no_habit_wins_more_than_its_share_at_norrlandsknack(join, declare):
    """A quarter, and what luck may add in three thousand matches."""
    habit = {norrlandsknack.Phase.JOIN: join, norrlandsknack.Phase.DECLARE: declare}
    assert won(evening("norrlandsknack", 4, 20000, habit)) < 0.28


@pytest.mark.slow
def test_random_play_wins_next_to_nothing_at_norrlandsknack():
    """Of four."""
    assert won(evening("norrlandsknack", 4, 5000, dict.fromkeys(norrlandsknack.Phase, ANY))) < 0.05


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_miss_finds_a_taker_in_most_deals_of_loo(seats):
    """Nobody will leave the pool to the dealer, but a bad hand is thrown in: two stand or so, the rest pass.

    Some dealers defend the pool, where few play.
    """
    played = evening("loo", seats, 5000)
    announced = played.said(loo.Phase.ANNOUNCE)
    assert 0.6 <= played.said(loo.Phase.ANNOUNCE, TAKE) / played.deals <= 0.95
    assert 0.25 <= played.said(loo.Phase.ANNOUNCE, PASS) / announced <= 0.55
    assert 0.25 <= played.said(loo.Phase.ANNOUNCE, STAND) / announced <= 0.5
    assert played.said(loo.Phase.ANNOUNCE, DEFEND) > 0


@pytest.mark.slow
@pytest.mark.parametrize("always", [LEAST, MOST, ANY], ids=["passes", "takes Miss", "anything"])
def test_who_always_says_the_same_at_loo_loses(always):
    """With 99 per cent."""
    assert evening("loo", 4, 10000, {loo.Phase.ANNOUNCE: always}).gain[-1] < 0


@pytest.mark.slow
def test_no_habit_wins_at_irish_loo():
    """Hands may be bettered, so that most are played, and who passes or plays at hazard loses."""
    phase = irish_loo.Phase.ANNOUNCE
    played = evening("irish_loo", 4, 5000)
    assert 0.75 <= played.said(phase, STAND) / played.said(phase) <= 0.95
    assert evening("irish_loo", 4, 20000, {phase: MOST}).gain[0] < 0
    assert evening("irish_loo", 4, 5000, {phase: LEAST}).gain[-1] < 0
    assert evening("irish_loo", 4, 5000, dict.fromkeys(irish_loo.Phase, ANY)).gain[-1] < 0


@pytest.mark.slow
def test_no_habit_wins_at_zwikken():
    """Somebody shoots in every second or third deal; who always does loses pots, who never does antes."""
    phase = zwikken.Phase.BID
    played = evening("zwikken", 3, 5000)
    assert 0.3 <= (played.said(phase) - played.said(phase, 0)) / played.deals <= 0.8
    assert evening("zwikken", 3, 5000, {phase: MOST}).gain[1] < 0
    assert evening("zwikken", 3, 5000, {phase: LEAST}).gain[-1] < 0
    assert evening("zwikken", 3, 5000, dict.fromkeys(zwikken.Phase, ANY)).gain[-1] < 0


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_play_loses_at_femkort(seats):
    """With 99 per cent; there is nothing to bid or to knock."""
    assert evening("femkort", seats, 5000, dict.fromkeys(femkort.Phase, ANY)).gain[-1] < 0
