"""What the banking games share, rule by rule."""

from typing import Any

import pytest

import driver
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.rules import banking, cards, state as states, who_begins
from lansquenet.rules.banking import Betting, Cover, FirstBanker
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.game import begin
from lansquenet.rules.state import CHANCE, NOBODY, OVER, UNLIMITED, Direction
from lansquenet.rules.who_begins import draw_value

A, B, C, D = range(4)
KEEP = lansquenet.Choice.KEEP
GAMES: list[Any] = [lansquenet, zecchinetta]
every_game = pytest.mark.parametrize("game", GAMES, ids=["lansquenet", "zecchinetta"])


def lansquenet_hand(stacks: list[int], carry: Any = None, **options: Any) -> driver.Hand:
    return driver.hand(GAMES[0], lansquenet.Rules(**options), stacks, carry or lansquenet.Carry(A))


def zecchinetta_hand(stacks: list[int], **options: Any) -> driver.Hand:
    """A banks, and bets may be from 1 to the most there can be."""
    hand = driver.hand(GAMES[1], zecchinetta.Rules(**options), stacks, zecchinetta.Carry(A))
    return hand.on("", [(A, 1), (A, hand.legal[-1])])


def betting(*stacks: int) -> Betting:
    coup = Betting(len(stacks), banker=A)
    coup.stacks[: len(stacks)] = stacks
    coup.ledger = []
    return coup


# -- the common rules


def test_stake_is_not_free_and_is_paid_with_as_much() -> None:
    """COM-1: even money; the stack itself changes only when the stake is won or lost."""
    hand = lansquenet_hand([100, 100]).on("", [(A, 30), (B, 20), (B, 0)])
    assert hand.stacks == [100, 100]
    assert hand.free == [70, 80]
    assert hand.on("9 K K").stacks == [80, 120]


@every_game
def test_seats_act_and_the_bank_moves_anticlockwise_or_the_other_way(game: Any) -> None:
    """COM-2: the other way is the mirror image, from the bank's seat."""
    for direction, order in ((Direction.ANTICLOCKWISE, [C, D, A]), (Direction.CLOCKWISE, [A, D, C])):
        coup = begin(game, game.Rules(direction=direction), [9] * 4, game.Carry(B))
        assert banking.punters(coup) == order
        assert banking.heir_of(coup, B) == order[0]


@pytest.mark.slow
@every_game
def test_only_ranks_match(game: Any) -> None:
    """COM-3: at every turn of a card but the draw for the bank, its suit is nothing."""
    for rules, seats, rng in driver.tables(game):
        for _, state, stock in driver.hands(game, rules, seats, rng, 1):
            for action in driver.acts(game, rules, state, stock, rng):
                if state.actor == CHANCE and state.phase != who_begins.DRAW and action != EMPTY:
                    twins = [states.duplicate(state) for _ in range(4)]
                    for s, twin in enumerate(twins):
                        game.apply(rules, twin, 4 * cards.rank(action) + s)
                    assert all(twin == twins[0] for twin in twins)


def test_card_is_fresh_then_live_then_dead() -> None:
    """COM-4: the third seven, of a rank that is decided, has no effect."""
    hand = zecchinetta_hand([100, 100]).on("5 K 2", [(B, 0), (B, 0)])
    assert hand.state.held[6] == zecchinetta.UNSEEN
    assert hand.on("7", [(B, 10)]).state.held[6] == 1
    assert hand.on("7").state.held[6] == zecchinetta.MALA
    assert hand.stacks == [110, 90]
    before = states.duplicate(hand.state)
    assert hand.on("7").state == before


def test_bets_never_exceed_what_the_banker_could_pay() -> None:
    """COM-5: earlier seats have first claim; on credit there is no cap, and he may owe."""
    hand = zecchinetta_hand([10, 100, 100]).on("5 K", [(B, 7), (B, 0)])
    assert hand.legal == [0, 1, 2, 3]
    hand.on("", [(C, 3), (C, 0)])
    assert hand.free == [0, 93, 97]
    credit = zecchinetta_hand([10, 100, 100], cover=Cover.CREDIT).on("5 K", [(B, 70), (B, 0)])
    assert credit.legal[-1] == 100
    assert credit.on("2 2", [(C, 0), (C, 0)]).stacks == [-60, 170, 100]
    assert credit.carry.banker == B


def test_seat_without_free_chips_is_not_asked() -> None:
    """COM-6: nor for a second card when all is on the first."""
    assert lansquenet_hand([100, 0, 100]).on("", [(A, 10)]).actor == C
    hand = zecchinetta_hand([100, 0, 10, 100]).on("5 K")
    assert hand.actor == C
    step = states.duplicate(hand.state)
    zecchinetta.apply(hand.rules, step, 10)
    assert (step.actor, step.on) == (D, 12)


@every_game
def test_seat_without_chips_cannot_bank(game: Any) -> None:
    """COM-6: not by the draw, nor in turn, nor when it has lost all since."""
    drawn = driver.hand(game, game.Rules(first_banker=FirstBanker.HIGH_CARD), [9, 0, 9], game.Carry())
    assert drawn.on("Qc Kc").carry[0] == C
    aces = driver.hand(game, game.Rules(first_banker=FirstBanker.ACE), [9, 0, 9], game.Carry())
    assert aces.on("Qc Ac").carry[0] == C
    coup = begin(game, game.Rules(), [9, 0, 0, 9], game.Carry(B))
    assert (coup.banker, coup.actor) == (D, D)
    assert coup.passed == 2


def test_agreed_rounds_are_over_when_the_bank_has_passed_so_many_seats() -> None:
    """COM-6"""
    assert [banking.complete(2, passed, 3) for passed in (5, 6, 7)] == [False, True, True]
    assert not banking.complete(0, 99, 3)
    assert [banking.complete(1, passed, 3) for passed in (2, 3)] == [False, True]


def test_chips_are_neither_made_nor_lost() -> None:
    """COM-7: not by a settlement in any of its kinds; at random, see `test_every_game`."""
    coup = betting(100, 50, 50)
    for seat, chips in ((B, 10), (C, 20)):
        banking.put(coup, seat, 4, chips)
    banking.settle(coup, 4, 3, 11)
    assert coup.stacks[:3] == [10, 80, 110]
    assert sum(coup.stacks) == 200


@every_game
def test_same_cards_and_answers_make_the_same_hand(game: Any) -> None:
    """COM-8: the rules draw nothing by themselves; the bank goes by the cards turned for it."""
    for how in FirstBanker:
        hands = [driver.hand(game, game.Rules(first_banker=how), [9] * 3, game.Carry()) for _ in range(2)]
        ends = [hand.on("As 2c 3d") if how != FirstBanker.ACE else hand.on("As") for hand in hands]
        assert ends[0].state == ends[1].state
        assert ends[0].carry[0] == {"HIGH_CARD": C, "LOT": C}.get(how.name, A)


def test_stakes_go_back_when_a_hand_is_void() -> None:
    """COM-9: what was lost or won before stays so."""
    options = {"equal_rule": zecchinetta.EqualRule.RESHUFFLE}
    hand = zecchinetta_hand([100, 100], **options).on("5 K 5", [(B, 10), (B, 20)])
    assert (hand.stacks, hand.carry.banker) == ([100, 100], A)
    coup = lansquenet_hand([100, 100]).on("5 K", [(A, 10), (B, 10)])
    lansquenet.apply(coup.rules, coup.state, EMPTY)
    assert (coup.stacks, coup.carry.bank) == ([100, 100], 10)


@pytest.mark.slow
@every_game
def test_punter_is_never_obliged_to_bet(game: Any) -> None:
    """COM-10: to bet nothing is to pass."""
    bets = {lansquenet.Phase.STAKES} if game is lansquenet else {zecchinetta.Phase.BET}
    asked = 0
    for rules, seats, rng in driver.tables(game):
        for _, state, stock in driver.hands(game, rules, seats, rng, 1):
            for _ in driver.acts(game, rules, state, stock, rng):
                if state.actor != CHANCE and state.phase in bets:
                    asked += 1
                    assert game.legal(rules, state)[0] == 0
    assert asked > 100


# -- drawing for the bank


def test_draw_goes_round_from_the_first_seat_in_the_order_of_play() -> None:
    """COM-2, COM-8"""
    for direction, order in ((Direction.ANTICLOCKWISE, [A, B, D]), (Direction.CLOCKWISE, [A, D, B])):
        rules = zecchinetta.Rules(direction=direction)
        coup = begin(GAMES[1], rules, [9, 9, 0, 9], zecchinetta.Carry())
        drawn = []
        for card in (4, 8, 12):
            drawn.append(coup.drawing)
            zecchinetta.apply(rules, coup, card)
        assert drawn == order
        assert coup.heir == order[-1]


def test_only_those_who_tie_draw_again() -> None:
    """COM-8"""
    hand = driver.hand(GAMES[1], zecchinetta.Rules(), [9] * 4, zecchinetta.Carry()).on("Kc 2c Kd Ks")
    assert hand.state.drawing == A
    assert hand.on("2c 3c").state.drawing == D
    assert hand.on("3c").state.drawing == C
    assert hand.on("2c 3c").carry.banker == D


def test_aces_are_low_in_the_draw_and_suits_break_ties_in_the_lot() -> None:
    """COM-8"""
    assert draw_value(FirstBanker.HIGH_CARD, 51) > draw_value(FirstBanker.HIGH_CARD, 0)
    assert draw_value(FirstBanker.LOW_CARD, 51) < draw_value(FirstBanker.LOW_CARD, 0)
    assert draw_value(FirstBanker.HIGH_CARD, 51) == draw_value(FirstBanker.HIGH_CARD, 48)
    assert draw_value(FirstBanker.LOT, 51) > draw_value(FirstBanker.LOT, 50)


def test_draw_without_cards_leaves_the_bank_to_nobody() -> None:
    """COM-8"""
    coup = begin(GAMES[1], zecchinetta.Rules(), [9, 9], zecchinetta.Carry())
    zecchinetta.apply(zecchinetta.Rules(), coup, EMPTY)
    assert (coup.actor, coup.heir) == (OVER, NOBODY)


def test_last_chip_is_enough_to_bank_with() -> None:
    """COM-6: with none the bank goes to the next seat in turn that has one, and so many have been passed."""
    for stacks, found in (([1, 9, 9], (A, A, 0)), ([0, 1, 9], (B, B, 1)), ([0, 0, 9], (C, C, 2))):
        coup = betting(*stacks)
        banking.seat_banker(coup, A, 0, Direction.ANTICLOCKWISE)
        assert (coup.banker, coup.heir, coup.passed) == found
        banking.seat_banker(coup, A, 5, Direction.ANTICLOCKWISE)
        assert coup.passed == 5 + found[2], "on from what the session has come to"


def test_punters_with_a_chip_are_asked_and_nobody_else() -> None:
    """COM-6: whoever was asked before and has none is not."""
    coup = betting(9, 1, 0, 3)
    coup.asked[:4] = [1, 0, 1, 0]
    banking.ask_punters(coup)
    assert coup.asked[:4] == [0, 1, 0, 1]
    assert banking.with_chips(coup) == [A, B, D]


def test_least_bet_is_what_the_table_says_and_a_chip_where_it_says_nothing() -> None:
    """COM-5"""
    assert [banking.least_bet(zecchinetta.Rules(min_bet=least)) for least in (0, 1, 2, 5)] == [1, 1, 2, 5]


@pytest.mark.parametrize(
    ("stacks", "banker", "cover", "to_one", "lost", "won"),
    [
        ([100, 30, 20], A, Cover.CAP, 1, 100, 100),  # he may lose more than they do
        ([40, 100, 20], A, Cover.CAP, 1, 100, 120),
        ([40, 100, 20], NOBODY, Cover.CAP, 1, 100, 140),  # whoever will bank, if it is the one who has least
        ([40, 100, 20], A, Cover.CREDIT, 3, 360, 300),  # three to one of all that the others have
        ([0, 100, 20], A, Cover.CAP, 1, 100, 120),  # who has nothing does not bank
        ([-50, 100, 20], A, Cover.CAP, 1, 100, 120),
    ],
)
def test_hand_goes_as_far_as_the_chips_of_the_banker_and_of_the_others(
    stacks: list[int], banker: int, cover: int, to_one: int, lost: int, won: int
) -> None:
    """COM-5: a bound that no hand is to overstep; on credit by as much to one as a bet may win."""
    assert banking.extent_of(7, stacks, banker, cover, to_one) == (7, lost, won)


@pytest.mark.parametrize(
    ("chips", "floor", "half_up", "ceil"),
    [(9, 0, 1, 1), (14, 1, 1, 2), (15, 1, 2, 2), (19, 1, 2, 2), (20, 2, 2, 2)],
)
def test_cut_is_in_whole_chips(chips: int, floor: int, half_up: int, ceil: int) -> None:
    """COM-7: ten per cent, rounded as it is agreed."""
    assert [banking.cut(chips, 10, rounding) for rounding in banking.Rounding] == [floor, half_up, ceil]
    assert [banking.cut(9, 11, rounding) for rounding in banking.Rounding] == [0, 1, 1]
    assert [banking.cut(1, 49, rounding) for rounding in banking.Rounding] == [0, 0, 1]
    assert [banking.cut(1, 50, rounding) for rounding in banking.Rounding] == [0, 1, 1]
    assert [banking.cut(1, 1, rounding) for rounding in banking.Rounding] == [0, 0, 1]


# -- bets on ranks


def test_bets_on_a_rank_are_paid_or_taken_and_others_stay() -> None:
    """COM-1"""
    coup = betting(100, 50, 50)
    banking.put(coup, B, 4, 10)
    banking.put(coup, C, 4, 5)
    banking.put(coup, C, 12, 7)
    assert (banking.bet_on(coup, 4), banking.bet_on(coup, 12)) == (15, 7)
    banking.settle(coup, 4, -1, 8)
    assert coup.stacks[:3] == [115, 40, 45]
    assert coup.staked[:3] == [0, 0, 7]
    banking.settle(coup, 12, 2, 11)
    assert coup.stacks[:3] == [101, 40, 59]
    assert coup.ledger == [(B, A, 10, 8), (C, A, 5, 8), (A, C, 14, 11)]


def test_bets_taken_back_change_no_stack() -> None:
    """COM-9"""
    coup = betting(100, 50)
    banking.put(coup, B, 4, 10)
    banking.take_back(coup, 4)
    assert (coup.stacks[:2], coup.staked[:2], coup.ledger) == ([100, 50], [0, 0], [])


def test_room_is_what_the_banker_has_beyond_what_may_be_won_already() -> None:
    """COM-5"""
    coup = betting(100, 50)
    assert banking.room(coup, Cover.CAP, 30) == 70
    assert banking.room(coup, Cover.CAP, 130) == 0
    assert banking.room(coup, Cover.CREDIT, 130) == UNLIMITED


def test_banker_answers_for_every_bet_and_a_punter_for_his_own() -> None:
    """COM-1, COM-5"""
    coup = betting(100, 50, 20)
    banking.put(coup, B, 4, 10)
    banking.put(coup, C, 12, 7)
    assert [banking.free(None, coup, seat) for seat in (A, B, C)] == [83, 40, 13]


def test_positions_are_the_ranks_of_which_punters_hold_cards() -> None:
    """COM-4: however many of a rank."""
    assert banking.positions([0, 3, 0, 1, 1]) == 3
    assert banking.positions([0] * 13) == 0


def test_whoever_has_chips_may_yet_bank_and_where_the_bank_stays_the_next_of_them() -> None:
    """COM-6, COM-11: in the order in which the bank goes round, from its holder on."""
    rules, back = zecchinetta.Rules(direction=Direction.ANTICLOCKWISE), Direction.CLOCKWISE
    assert banking.bankers(rules, B, False, [5, 0, 1, 2]) == [C, D, A]
    assert banking.bankers(rules._replace(direction=back), B, False, [5, 0, 1, 2]) == [A, D, C]
    assert banking.bankers(rules, B, True, [5, 0, 1, 2]) == [C]
    assert banking.bankers(rules, NOBODY, True, [5, 0, 1, 2]) == [A, C, D]


@pytest.mark.parametrize(
    ("stacks", "banks", "cover", "left"),
    [
        ([4, 2, 0], [A], Cover.CAP, True),
        ([3, 2, 0], [A], Cover.CAP, False),
        ([3, 2, 0], [A], Cover.CREDIT, True),
        ([9, 1, 1], [A], Cover.CAP, False),
        ([9, 1, 1], [A, B], Cover.CREDIT, True),
        ([9, 9, 9], [], Cover.CREDIT, False),
    ],
    ids=["just", "cover", "credit", "bet", "other banker", "no banker"],
)
def test_bets_are_left_where_one_owns_a_bet_and_another_what_it_wins(
    stacks: list[int], banks: list[int], cover: int, left: bool
) -> None:
    """COM-5, COM-6: a bet of two that wins four."""
    assert banking.bets_left(stacks, banks, cover, 2, 4) == left
