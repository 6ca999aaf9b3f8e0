"""How far a hand can go: nothing exceeds what a game says, and what it says is not far above what is seen."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.books.book import book
from lansquenet.env import Terms, game_of, load_game
from lansquenet.games import GAMES
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin, gain, restocks
from lansquenet.rules.state import CHANCE, OVER
from peers import peer
from rooms import own

FEW = 25

#: Chooses one of the acts that have an id.
Manner = Callable[[list[int], Random], int]


def anything(acts: list[int], dice: Random) -> int:
    """One of the acts that have an id."""
    return dice.choice(acts)


#: How a seat may go to one end of what it can do, hand for hand: the first offered, the least and so on.
MANNERS: list[Manner] = [
    lambda acts, _: acts[0],
    lambda acts, _: acts[-1],
    lambda acts, _: min(acts),
    lambda acts, _: max(acts),
    lambda acts, _: sorted(acts)[:2][-1],
    anything,
]


def random_hand(
    game: Any,
    rules: Any,
    state: Any,
    actions: Any,
    deck: list[int],
    dice: Random,
    seats: Sequence[Manner] = (),
) -> int:
    """Play to the end, anything that has an id or as the seats are wont; how many acts of seats it took."""
    stock, acts = deck[:], 0
    dice.shuffle(stock)
    while state.actor != OVER:
        if state.actor == CHANCE:
            if not stock and restocks(game):
                stock = list(game.restock(rules, state))
                dice.shuffle(stock)
            game.apply(rules, state, stock.pop() if stock else EMPTY)
        else:
            manner = seats[state.actor] if seats else anything
            game.apply(rules, state, manner([*actions.choices(rules, state).values()], dice))
            acts += 1
    return acts


def company(many: int, dice: Random) -> list[Manner]:
    """So many seats that do anything, or have each a manner of its own, or all the same."""
    drawn = dice.choices(MANNERS, k=many)
    return dice.choice([[anything] * many, drawn, drawn[:1] * many])


def extremes(game: Any, hands: int, *, wild: bool = False) -> tuple[int, int, int]:
    """The most acts, and the most that was lost and won, of so many random hands or wild ones."""
    dice, found = Random(game.module.__name__), (0, -(10**9), -(10**9))
    for _ in range(hands):
        state = game.start()
        seats = company(game.num_players(), dice) if wild else []
        acts = random_hand(game.module, game.rules, state, game.actions, game.deck, dice, seats)
        won = [gain(game.module, game.rules, game.stacks, state, seat) for seat in range(game.num_players())]
        found = max(found[0], acts), max(found[1], -min(won)), max(found[2], *won)
    return found


def lines(name: str) -> list[str]:
    seats = sorted({GAMES[name].SEATS[0], min(4, GAMES[name].SEATS[-1]), GAMES[name].SEATS[-1]})
    presets = [f"preset={preset}," for preset in book(name).presets]
    return [f"{name}({preset}seats={many})" for preset in ["", *presets] for many in seats]


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_hand_of_any_preset_goes_beyond_what_its_game_says(name):
    for line in lines(name):
        game = load_game(line)
        acts, lost, won = extremes(game, 6)
        assert acts <= game.max_game_length(), line
        assert -lost >= game.min_utility(), line
        assert won <= game.max_utility(), line


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_no_hand_of_a_session_under_any_options_goes_beyond_what_its_game_says(name):
    """Poor stacks, debts, pools, scores and parlays that stand over: what the hand before has left."""
    dice = Random(name)
    for n in range(FEW):
        game: Any = GAMES[name]
        rules, seats = driver.random_rules(game, dice), dice.choice(game.SEATS)
        stacks = [dice.choice((1, 3, 20, 50)) for _ in range(seats)]
        carry = game.Carry(dice.randrange(seats))
        for _ in range(4):
            played = game_of(game, rules, stacks, carry, terms=Terms(stakes="few"))
            extent = game.extent(rules, stacks, carry)
            state = begin(game, rules, stacks, carry)
            wont = company(seats, dice)
            acts = random_hand(game, rules, state, played.actions, played.deck, dice, wont)
            won = [gain(game, rules, stacks, state, seat) for seat in range(seats)]
            assert acts <= extent.acts, (n, rules)
            assert -extent.lost <= min(won), (n, rules)
            assert max(won) <= extent.won, (n, rules)
            stacks, carry = state.stacks[:seats], game.leave(rules, state)
            if max(stacks) <= 0 or sum(stack > 0 for stack in stacks) < 2:
                break


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_what_a_game_says_is_reached_or_less_than_twice_what_wild_hands_show(name):
    """A few hundred hands, whose seats go to one end of what they can do, stand for the million of
    `benchmarks/extents.py`.

    Some games are `SHORT`: what they say is not reached, and less than twice what is. Some are `LOOSE`: hands
    that take every turn in which nothing is staked, drawn or said are legal, however rare, and a bound below
    them would be exceeded one day.
    """
    many = min(3, GAMES[name].SEATS[-1])
    game = game_of(GAMES[name], stacks=[12] * many, terms=Terms(stakes="few"))
    acts, lost, won = extremes(game, max(60, min(500, 20_000 // game.max_game_length())), wild=True)
    told = {
        "acts": (acts, game.max_game_length()),
        "lost": (lost, -game.min_utility()),
        "won": (won, game.max_utility()),
    }
    assert {what for what, (seen, bound) in told.items() if seen != bound} == own(name, "SHORT", set()), told
    assert {what for what, (seen, bound) in told.items() if abs(bound) > 2 * abs(seen)} == own(
        name, "LOOSE", set()
    )


def test_forfeit_costs_what_the_worst_hand_costs():
    """LOO3-3, LOO3-15: the dealer's stake and a loo, of three chips each; not all that lies at the table."""
    gymnasium = pytest.importorskip("lansquenet.env.gymnasium")
    env = gymnasium.Learner("loo", seat=1)
    seen, _ = env.reset(seed=1)
    wrong = [*seen["action_mask"]].index(0)
    assert env.step(wrong)[1] == -6


@pytest.mark.slow
@pytest.mark.parametrize(
    "line", ["toepen(seats=3)", "loo(seats=4,carry_pool=30)", "faro(seats=3)", "lansquenet"]
)
def test_returns_less_the_mean_stay_within_their_own_bounds(line):
    game, dice = load_game(line, returns="centred", stakes="few"), Random(1)
    plain = load_game(line, stakes="few")
    assert game.max_utility() - game.min_utility() <= 2 * (plain.max_utility() - plain.min_utility())
    for _ in range(20):
        state = plain.start()
        random_hand(plain.module, plain.rules, state, plain.actions, plain.deck, dice)
        won = [gain(plain.module, plain.rules, plain.stacks, state, n) for n in range(plain.num_players())]
        centred = [one - sum(won) / len(won) for one in won]
        assert game.min_utility() <= min(centred)
        assert max(centred) <= game.max_utility()


def test_game_that_says_nothing_has_a_rough_bound():
    assert game_of(peer("kuhn"), stacks=[5, 5]).min_utility() == -10
