"""The bots, and the duels that measure them."""

import subprocess
import sys
from random import Random

import pytest

from lansquenet.books.book import book
from lansquenet.bots import (
    LEARNT,
    NOVICE,
    SEARCH,
    STEADY,
    TEMPERS,
    bot,
    choice,
    learnt,
    levels,
    names,
    of_strength,
    strong,
    usual,
)
from lansquenet.bots.duel import duel
from lansquenet.env.opponents import policy
from lansquenet.errors import BadOption, UnknownName
from lansquenet.games import GAMES
from lansquenet.rules.game import begin, forced, hides, is_legal, view
from lansquenet.rules.policies import POLICIES
from lansquenet.rules.state import CHANCE, OVER

TRICKS = [name for name, game in GAMES.items() if hides(game)]
BANKS = [name for name in GAMES if name not in TRICKS]


@pytest.mark.parametrize("policy", POLICIES)
def test_policies_stay_within_every_kind_of_limits(policy):
    chips, answer = POLICIES[policy]
    for limits in [
        (1, 1, -1),
        (1, 9, -1),
        (0, 7, -1),
        (3, 8, 0),
        (5, 2, 0),
        (0, 4, 60),
        (1, 50, 0),
        (0, 6, 6),
    ]:
        least, most, apart = limits
        for dice in (0, 1, 2, 3, 4, 2**31, 2**32 - 1, 1234567891, 987654320):
            said = chips(*limits, dice)
            assert least <= said <= most or said == apart >= 0, (policy, limits, dice)
    assert all(0 <= answer([*range(n)], dice) < n for n in (1, 2, 3, 7) for dice in (0, 77, 2**32 - 1))


def test_timid_is_more_cautious_than_bold():
    timid, bold = POLICIES["timid"], POLICIES["bold"]
    dice = range(0, 2**32, 2**27 + 12345)
    assert sum(timid.chips(0, 80, -1, d) for d in dice) < sum(bold.chips(0, 80, -1, d) for d in dice) / 5
    assert timid.answer([4, 2, 9, 2], 5) == 1
    assert bold.answer([4, 9, 2, 9], 5) == 3


def test_bot_of_no_name_is_refused():
    with pytest.raises(UnknownName, match="did you mean 'bold'"):
        bot("bolt", "lansquenet")
    with pytest.raises(UnknownName, match="No bot is called 'solved'"):
        bot("solved", "lansquenet", patient=True)


def test_strong_bots_are_for_those_who_are_patient():
    assert strong("lansquenet") == ["search", "exact"]
    assert strong("loo") == ["search", "solved"]
    assert strong("toepen") == ["search"]  # what was learnt of it is the end of a game of seven cards
    assert "search" not in names("loo")
    with pytest.raises(UnknownName):
        bot("search", "loo")
    assert bot("search", "loo", patient=True)


@pytest.mark.parametrize("name", GAMES)
def test_games_of_tricks_have_bots_by_strength_and_games_with_a_bank_have_not(name):
    known = [*names(name), *strong(name)]
    above = 2 * learnt.is_learnt(name)
    assert len(levels(name)) == (0 if name in BANKS else 3 + above)
    assert {*levels(name)} <= {*known}
    assert (NOVICE in known) == (name in TRICKS)
    assert [of_strength(str(n + 1), name) for n in range(len(levels(name)))] == levels(name)


def test_bot_of_a_strength_that_is_not_there_is_refused():
    assert of_strength("steady", "loo") == STEADY
    with pytest.raises(BadOption, match="No bot of Three-card Loo is of strength 6: they are of 1 to 5"):
        of_strength("6", "loo")
    with pytest.raises(BadOption, match="they go by no strength"):
        of_strength("1", "lansquenet")


def test_research_seats_and_the_terminal_take_bots_by_strength():
    from lansquenet.cli.playing.opening import Seating, opened
    from lansquenet.env import load_game

    for strength, known in (("4", LEARNT), ("5", SEARCH)):
        table = opened(Seating("loo", "", {}, 3, 100, 1, ["2", strength]))
        assert table.session.names == ["you", NOVICE, known]
    game = load_game("loo")
    assert callable(policy(game, "4"))
    assert callable(policy(game, "5"))
    assert callable(policy(game, "search"))
    with pytest.raises(BadOption):
        policy(game, "9")


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_novice_does_half_of_the_time_what_steady_does_and_else_anything(name):
    """Of two answers, three in four times or less: chance says the same as often as not."""
    game, dice = GAMES[name], Random(1)
    rules, alike, seen = game.Rules(), 0, 0
    for _ in range(30):
        state = begin(game, rules, [100] * max(3, game.SEATS[0]), game.Carry(0))
        stock = dice.sample(cards_of(game, rules), len(cards_of(game, rules)))
        while state.actor != OVER:
            action = stock.pop() if state.actor == CHANCE else forced(game, rules, state)
            if action is None:
                action, steady = (
                    choice(
                        who, book(name), rules, view(game, rules, state, state.actor), dice.getrandbits(32)
                    )
                    for who in (NOVICE, STEADY)
                )
                assert is_legal(game, rules, state, action)
                alike, seen = alike + (action == steady), seen + 1
            game.apply(rules, state, action)
    assert 0.5 < alike / seen < 0.9


@pytest.mark.slow
def test_bots_of_a_house_start_without_a_compiler():
    program = """
import sys
from lansquenet.bots import choice, names, strong, usual
from lansquenet.books.book import book
from lansquenet.games import GAMES
from lansquenet.rules.game import begin
for name, game in GAMES.items():
    names(name), strong(name), usual(name)
told = book("zecchinetta")
state = begin(told.game, told.game.Rules(), [50, 50], told.game.Carry(0))
choice("steady", told, told.game.Rules(), state, 5)
assert "numba" not in sys.modules and "numpy" not in sys.modules
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_sits_down_with_a_steady_bot_and_then_with_one_of_each_temper(name):
    """But at Femkort, where none would show."""
    assert usual(name)[0] == STEADY
    assert sorted(usual(name)[1:]) == ([] if name == "femkort" else sorted(TEMPERS))


def staked(game, rules, state):
    """The chips that punters have at stake."""
    punters = [seat for seat in range(state.seats) if seat != state.banker]
    return [state.stacks[seat] - game.free(rules, state, seat) for seat in punters]


@pytest.mark.parametrize("name", BANKS)
def test_steady_bot_stakes_enough_to_be_in_it_and_not_so_much_as_to_be_out(name):
    """Over many hands most of its stakes are from a fiftieth to a third of what it has."""
    told, dice, most = book(name), Random(7), []
    game, rules = told.game, told.game.Rules()
    for _ in range(12):
        state = begin(game, rules, [200] * 3, game.Carry(0))
        stock, highest = dice.sample(cards_of(game, rules), len(cards_of(game, rules))), [0, 0]
        while state.actor != OVER:
            if state.actor == CHANCE:
                action = stock.pop() if stock else -1
            else:
                action = forced(game, rules, state)
                if action is None:
                    action = choice(STEADY, told, rules, state, dice.getrandbits(32))
                    assert is_legal(game, rules, state, action)
            game.apply(rules, state, action)
            highest = [max(pair) for pair in zip(highest, staked(game, rules, state), strict=True)]
        most += highest
    assert 4 <= sorted(most)[len(most) // 2] <= 67, most


def cards_of(game, rules):
    from lansquenet.rules.cards import in_order

    return in_order(game.shoe(rules))


def test_steady_bot_bets_on_faro_in_every_deal_and_not_on_every_turn():
    told, dice = book("faro"), Random(3)
    game, rules, laid, asked = told.game, told.game.Rules(), 0, 0
    state = begin(game, rules, [200] * 3, game.Carry(0))
    stock = dice.sample(cards_of(game, rules), 52)
    while state.actor != OVER:
        action = stock.pop() if state.actor == CHANCE else -9
        if action == -9:
            action = choice(STEADY, told, rules, state, dice.getrandbits(32))
            asked += state.phase == game.Phase.CHOOSE
            laid += state.phase == game.Phase.CHOOSE and action >= 0
        game.apply(rules, state, action)
    assert 5 < laid < asked / 2


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_each_of_the_first_levels_beats_the_one_below_with_the_same_cards():
    """The fourth: `test_learnt`; the same in all games: `make bench-bots`."""
    for weaker, stronger in (("random", NOVICE), (NOVICE, STEADY)):
        found = duel("zwikken", GAMES["zwikken"].Rules(), 3, 3000, hero=stronger, rival=weaker, shared=True)
        assert found.interval[0] > 0, found


@pytest.mark.long
@pytest.mark.slow
@pytest.mark.compiles
def test_steady_bot_beats_random_play_with_the_same_cards():
    """Every seat in turn; the 99 per cent interval is clear of zero.  Other games: `test_manners`."""
    found = duel("loo", GAMES["loo"].Rules(), 4, 4000)
    assert found.interval[0] > 0, found


def test_every_game_begins_for_every_number_of_seats():
    for game in GAMES.values():
        for seats in game.SEATS:
            state = begin(game, game.Rules(), [100] * seats, game.Carry(0))
            assert state.actor != OVER
            assert state.seats == seats
