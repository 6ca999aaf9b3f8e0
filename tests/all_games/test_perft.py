"""How many tapes there are: an exhaustive walk of each game over a small shoe, and its witness.

A tape is counted once for every order of ranks, however many cards would make it.  The figures are
pinned: any change of a rule that changes what may happen shows here.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from games.lansquenet import witness as lansquenet_witness
from games.zecchinetta import witness as zecchinetta_witness
from lansquenet.games import GAMES
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.rules import state as states
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE, OVER
from witness import Ask

pytestmark = pytest.mark.slow

WITNESSES = {"lansquenet": lansquenet_witness, "zecchinetta": zecchinetta_witness}


class Walk(NamedTuple):
    """Rules, stacks and what stands, a shoe by its ranks, and how many tapes that makes."""

    game: str
    options: dict[str, Any]
    stacks: list[int]
    carry: tuple[int, ...]
    shoe: str
    tapes: int


L, Z = lansquenet, zecchinetta
EARLY = Z.PlayetteBets.BEFORE_BANK_CARD
PLAYETTE = {"equal_rule": Z.EqualRule.PLAYETTE}
WALKS = [
    Walk("lansquenet", {}, [2, 2], (), "AA22", 4),
    Walk("lansquenet", {}, [2, 2, 2], (0,), "AA22", 200),
    Walk("lansquenet", {}, [2, 2, 2], (0,), "AAA222333", 1223),
    Walk("lansquenet", {}, [1, 1, 1, 1], (2, 0, 3, 1), "AAAA2222", 37),
    Walk("lansquenet", {"doublet": L.Doublet.HALF}, [3, 3, 3], (0,), "A22", 469),
    Walk("lansquenet", {"no_takers": L.NoTakers.RESTAKE}, [3, 2, 1], (0,), "AA22", 313),
    Walk("lansquenet", {"may_decline_bank": True}, [1, 2, 1], (0,), "AA2", 80),
    Walk("lansquenet", {"banco_over_full": True}, [3, 3, 3], (0, 0, 0, 2), "AA22", 183),
    Walk("lansquenet", {"staking_ends": L.StakingEnds.ALL_OTHERS_PASS}, [3, 3, 3], (0,), "AA2", 217),
    Walk("lansquenet", {"uncovered_withdrawable": True}, [3, 2, 2], (0,), "AA22", 523),
    Walk("zecchinetta", {}, [2, 2], (), "AA22", 4),
    Walk("zecchinetta", {}, [1, 1, 1], (0,), "AA2233", 213),
    Walk("zecchinetta", {}, [2, 2, 1], (0,), "AA2233", 1059),
    Walk("zecchinetta", {}, [1, 1], (0,), "AAA222333444", 16948),
    Walk("zecchinetta", {"equal_rule": Z.EqualRule.RESHUFFLE}, [2, 2], (0,), "AA2233", 555),
    Walk("zecchinetta", {"third_match_takes": Z.ThirdMatch.MATCHED_ONLY}, [2, 2], (0,), "AA2233", 555),
    Walk("zecchinetta", {"bet_window": Z.BetWindow.ANY_LIVE_CARD}, [1, 1], (0,), "AA223344", 3940),
    Walk("zecchinetta", {"cover": Z.Cover.CREDIT}, [1, 2, 2], (0,), "AA2233", 2571),
    Walk("zecchinetta", PLAYETTE, [1, 1], (0,), "AAAA22223333", 16389),
    Walk("zecchinetta", {**PLAYETTE, "playette_bets": EARLY}, [1, 1], (0,), "AAAA22223333", 16797),
    Walk(
        "zecchinetta", {**PLAYETTE, "all_of_a_rank": Z.AllOfARank.PUSH}, [1, 1], (0,), "AAAA22223333", 18732
    ),
    Walk("zecchinetta", {"end_when_no_bets": True}, [1, 1, 1], (0,), "AA2233", 177),
]


def tapes(game: Any, rules: Any, state: Any, shoe: dict[int, int]) -> int:
    """Every way on from here, counted by playing it."""
    if state.actor == OVER:
        return 1
    count = 0
    if state.actor != CHANCE:
        for action in game.legal(rules, state):
            count += after(game, rules, state, action, shoe)
        return count
    left = [card for card in shoe if shoe[card]]
    for card in left or [EMPTY]:
        rest = {**shoe, card: shoe[card] - 1} if left else shoe
        count += after(game, rules, state, card, rest)
    return count


def after(game: Any, rules: Any, state: Any, action: int, shoe: dict[int, int]) -> int:
    twin = states.duplicate(state)
    game.apply(rules, twin, action)
    return tapes(game, rules, twin, shoe)


def witnessed(telling: Callable[[], Any], tape: list[int], shoe: dict[int, int]) -> int:
    """The same number as the witness has it, told from the start for every step."""
    witness = telling()
    asked = next(witness)
    for action in tape:
        try:
            asked = witness.send(action)
        except StopIteration:
            return 1
    if isinstance(asked, Ask):
        return sum(witnessed(telling, [*tape, action], shoe) for action in asked.legal)
    left = [card for card in shoe if shoe[card]]
    return sum(
        witnessed(telling, [*tape, card], {**shoe, card: shoe[card] - 1} if left else shoe)
        for card in left or [EMPTY]
    )


def shoe_of(ranks: str) -> dict[int, int]:
    named = [4 * "A23456789TJQK".index(name) for name in ranks]
    return {card: named.count(card) for card in sorted(set(named))}


@pytest.mark.parametrize("walk", WALKS, ids=lambda w: f"{w.game} {w.shoe} {w.options} {w.stacks} {w.carry}")
def test_number_of_tapes_is_as_pinned_and_as_witnessed(walk: Walk) -> None:
    game = GAMES[walk.game]
    rules, carry, shoe = game.Rules(**walk.options), game.Carry(*walk.carry), shoe_of(walk.shoe)
    state = begin(game, rules, walk.stacks, carry)
    assert tapes(game, rules, state, shoe) == walk.tapes
    witness = WITNESSES[walk.game]
    assert witnessed(lambda: witness.hand(rules, walk.stacks, carry), [], shoe) == walk.tapes
