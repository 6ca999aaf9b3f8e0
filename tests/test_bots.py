"""The bots, and the duels that measure them."""

import pytest

from lansquenet.bots import STEADY, bot, names, usual
from lansquenet.bots.duel import duel
from lansquenet.errors import UnknownName
from lansquenet.games import GAMES
from lansquenet.play import OVER, begin
from lansquenet.policies import POLICIES

STEADIES = [name for name in GAMES if STEADY in names(name)]


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
    assert all(0 <= answer(n, dice) < n for n in (1, 2, 3, 7) for dice in (0, 77, 2**32 - 1))


def test_timid_is_more_cautious_than_bold():
    timid, bold = POLICIES["timid"], POLICIES["bold"]
    dice = range(0, 2**32, 2**27 + 12345)
    assert sum(timid.chips(0, 80, -1, d) for d in dice) < sum(bold.chips(0, 80, -1, d) for d in dice) / 5
    assert timid.answer(3, 5) == 0
    assert bold.answer(3, 5) == 2


def test_bot_of_no_name_is_refused():
    with pytest.raises(UnknownName, match="did you mean 'bold'"):
        bot("bolt", "lansquenet")
    with pytest.raises(UnknownName, match="No bot is called 'steady'"):
        bot("steady", "lansquenet")


@pytest.mark.parametrize("name", STEADIES)
def test_games_of_tricks_are_played_with_steady_bots(name):
    assert usual(name) == [STEADY]
    assert hasattr(GAMES[name], "hide")


@pytest.mark.slow
@pytest.mark.parametrize("name", STEADIES)
def test_steady_bot_beats_random_play(name):
    """Duplicate deals: the same cards, every seat in turn; the 99 per cent interval is clear of zero."""
    game = GAMES[name]
    seats = min(max(4, game.SEATS[0]), game.SEATS[-1])
    found = duel(name, game.Rules(), seats, 4000)
    assert found.interval[0] > 0, found


def test_every_game_begins_for_every_number_of_seats():
    for game in GAMES.values():
        for seats in game.SEATS:
            state = begin(game, game.Rules(), [100] * seats, game.Carry(0))
            assert state.actor != OVER
            assert state.seats == seats
