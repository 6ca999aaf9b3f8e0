"""Policies that were solved: how far they can be exploited, by OpenSpiel's own reckoning."""

import pytest

from lansquenet.bots import solved
from lansquenet.bots.learning.reduced import Bidding
from lansquenet.games import GAMES
from lansquenet.games.toepen.learn import Endgame
from lansquenet.rules.cards import named
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE, OVER
from lansquenet.sim.solving import small

LEARNT = ("loo", "zwikken")
pytestmark = pytest.mark.slow


def normal(policy):
    return {known: [part / sum(parts) for part in parts] for known, parts in policy.items()}


@pytest.fixture(scope="module")
def exploitable():
    pytest.importorskip("pyspiel")
    from spiel import exploitable

    return exploitable


def biddings():
    from lansquenet.bots.learning.learn import unpacked

    return [
        (name, unpacked(row), row["policy"]) for name in LEARNT for row in solved.solution(name)["biddings"]
    ]


def test_learnt_biddings_lose_less_than_a_hundredth_of_the_pool(exploitable):
    """ZWIK-6, LOO3-6: to the best answer, in the reduced game in which they were learnt."""
    found = [(exploitable(game, normal(policy)), game.pool) for _, game, policy in biddings()]
    assert len(found) == 9
    assert all(lost < 0.01 * pool for lost, pool in found), found


def test_bidding_anyhow_loses_more():
    """The control."""
    from spiel import exploitable

    assert all(exploitable(game, {}) > 0.03 * game.pool for _, game, _ in biddings())


@pytest.mark.long
def test_learnt_endgame_of_toepen_loses_less_than_a_hundredth_of_a_penalty(exploitable):
    policy = normal(solved.solution("toepen")["policy"])
    assert exploitable(Endgame(), policy) < 0.01 * Endgame.pool


class Pennies:
    """Kuhn's poker, of which the value is known: -1/18 for the first seat."""

    def deals(self):
        return [(1 / 6, (a, b, "")) for a in range(3) for b in range(3) if a != b]

    def player(self, at):
        return small.OVER if at[2] in ("pp", "bp", "bb", "pbp", "pbb") else len(at[2]) % 2

    def actions(self, at):
        return [0, 1]

    def after(self, at, action):
        return (*at[:2], at[2] + "pb"[action])

    def won(self, at):
        first, second, said = at
        if said in ("bp", "pbp"):
            return 1.0 if said == "bp" else -1.0
        return (1.0 if said == "pp" else 2.0) * (1 if first > second else -1)

    def known(self, at):
        return f"{at[self.player(at)]}{at[2]}"


def worth(game, at, policy):
    player = game.player(at)
    if player == small.OVER:
        return game.won(at)
    weighed = zip(policy[game.known(at)], game.actions(at), strict=True)
    return sum(chance * worth(game, game.after(at, action), policy) for chance, action in weighed)


@pytest.mark.compiles
def test_kuhns_poker_comes_to_its_value(exploitable):
    game = Pennies()
    found = small.equilibrium(game, 2000)
    assert sum(chance * worth(game, at, found) for chance, at in game.deals()) == pytest.approx(
        -1 / 18, abs=1e-4
    )
    assert exploitable(game, found) < 1e-3


def test_who_knows_the_same_must_be_able_to_do_the_same():
    class Forgetful(Pennies):
        def actions(self, at):
            return [0] if at[0] == 0 and at[2] == "" else [0, 1]

        def known(self, at):
            return f"{self.player(at)}"

    with pytest.raises(ValueError, match="Who knows the same"):
        small.written_out(Forgetful())


def two_seats(name, seed=1):
    """A deal of which the third seat is out of chips, and its rules."""
    from random import Random

    from lansquenet.books.book import book
    from lansquenet.rules.cards import in_order

    game, rules = GAMES[name], book(name).play_by("", {"allow_debt": "no"})
    state = begin(game, rules, [100, 100, 0], game.Carry(0, 3))
    pack = in_order(game.shoe(rules))
    stock = Random(seed).sample(pack, len(pack))
    while state.actor == CHANCE:
        game.apply(rules, state, stock.pop())
    return game, rules, state, stock


@pytest.mark.parametrize("name", LEARNT)
def test_solved_bot_plays_whole_deals(name):
    from lansquenet.rules.game import view

    asked = 0
    for seed in range(30):
        game, rules, state, stock = two_seats(name, seed)
        while state.actor != OVER:
            if state.actor == CHANCE:
                action = stock.pop()
            else:
                seen = view(game, rules, state, state.actor)
                asked += solved._asked(name, rules, seen)[0] is not None
                action = solved.choose(name, rules, seen, 2**31 + seed)
                assert action in game.legal(rules, state)
            game.apply(rules, state, action)
    assert asked >= 30


def test_values_of_a_bid_say_what_the_policy_does():
    """Where the policy is sure, what it says is worth most, but for the rounding."""
    from lansquenet.rules.game import view

    for seed in range(20):
        game, rules, state, _ = two_seats("zwikken", seed)
        seen = view(game, rules, state, state.actor)
        found = {worth.action: worth.chips for worth in solved.values("zwikken", rules, seen, 0)}
        assert set(found) == set(game.legal(rules, state))
        said = {solved.choose("zwikken", rules, seen, dice << 12) for dice in range(16)}
        assert all(found[action] > max(found.values()) - 0.35 for action in said), (found, said)


def test_file_says_the_command_that_made_it():
    assert all(
        solved.solution(name)["command"].startswith(f"lansquenet learn {name} --seed 1")
        for name in (*LEARNT, "toepen")
    )


def test_endgame_begins_with_the_second_trick():
    deals = Endgame().deals()
    assert len(deals) == 140
    assert all(at.deal.trick == 1 and at.deal.place[named("Js")] >= 32 for _, at in deals)


def test_bidding_knows_no_more_than_its_class():
    game = Bidding({(): [0, 1]}, {(): 0}, [[0.5, 0.5]], {(0,): [[1.0, 2.0]], (1,): [[0.0, 0.0]]}, 3.0)
    assert {game.known(at) for _, at in game.deals()} == {"0"}
