"""Suits that no rule names could change places: with others a hand is played and paid in the same way."""

from collections.abc import Iterator
from itertools import permutations
from random import Random

import pytest

from lansquenet.env import load_game
from lansquenet.env.basis.actions import CARD
from lansquenet.games import GAMES
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE, OVER

HANDS = 12
OF_HANDS = [name for name in GAMES if GAMES[name].ORDER]


def ways(named: tuple[int, ...]) -> list[list[int]]:
    """For each card the one that it becomes, by every way to name suits that leaves these where they are."""
    return [
        [4 * (card // 4) + suits[card % 4] for card in range(52)]
        for suits in permutations(range(4))
        if all(suits[suit] == suit for suit in named)
    ]


def played(name: str, way: list[int], seed: int) -> Iterator[tuple[int, list[int], list[float]]]:
    """A hand at random, its cards renamed: who acts, what it may do by the first names; and what all won."""
    loaded = load_game(f"{name}(first=0)")
    game, rules, dice = loaded.module, loaded.rules, Random(seed)
    back = {new: old for old, new in enumerate(way)}
    state = begin(game, rules, loaded.stacks, loaded.carry)
    stock = in_order(game.shoe(rules))
    dice.shuffle(stock)
    while state.actor != OVER:
        if state.actor == CHANCE:
            game.apply(rules, state, way[stock.pop()])
            continue
        if state.phase in game.BETS:
            said = {limit: limit for limit in game.limits(rules, state)[:2]}
        else:
            ids, kinds = loaded.actions.by_phase[game.Phase(state.phase)], loaded.actions.said
            legal = game.legal(rules, state)
            said = {back[act] if kinds[ids[act]][0] == CARD else act: act for act in legal}
        yield state.actor, sorted(said), []
        game.apply(rules, state, said[dice.choice(sorted(said))])
    yield OVER, [], [game.worth(rules, state, seat) for seat in range(state.seats)]


@pytest.mark.slow
@pytest.mark.parametrize("name", OF_HANDS)
def test_hand_with_other_suits_is_played_and_paid_in_the_same_way(name: str) -> None:
    kinds = ways(GAMES[name].NAMED)
    for seed in range(HANDS):
        first = [*played(name, kinds[0], seed)]
        for way in Random(seed).sample(kinds, min(3, len(kinds))):
            assert [*played(name, way, seed)] == first


@pytest.mark.slow
def test_suit_that_a_rule_names_makes_a_difference() -> None:
    """IRLO-4: under club law nobody announces, and all play."""
    assert GAMES["irish_loo"].NAMED
    told = {str([*played("irish_loo", way, seed)]) for seed in range(HANDS) for way in ways(())}
    assert len(told) > HANDS
