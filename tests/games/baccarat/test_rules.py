"""Baccarat rule by rule: coups told as the cards turned, and what each seat stakes and says."""

from fractions import Fraction as F
from itertools import product
from math import perm
from typing import Any

import pytest

import driver
from lansquenet import ask
from lansquenet.books.book import book
from lansquenet.bots import bot
from lansquenet.games.baccarat import odds as reckoned, rules as baccarat
from lansquenet.games.baccarat.rules import SEATS, Bank, Carry, Draws, Field, Phase, Rules
from lansquenet.odds import figures, grids, plain
from lansquenet.odds.tree import Tree
from lansquenet.odds.walk import gain
from lansquenet.rules import cards
from lansquenet.rules.banking import Cover, Rounding
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import CHANCE, Direction, duplicate

A, B, C = range(3)
game: Any = baccarat
DONE, PLAYER, BANKER, TIE = range(4)
STAND = NO = PASS = 0
DRAW = KEEP = 1
PLAYER_WINS = "9c Kd Kc 5d"  # by turns: the player's first
BANKER_WINS = "Kc 9d 5c Kd"
ALIKE = "9c 9d Kc Kd"
BOTH = [(B, PLAYER), (B, 20), (B, DONE), (C, BANKER), (C, 40), (C, TIE), (C, 5)]
CHEMIN = {"draws": Draws.FREE, "bank": Bank.CHEMIN, "fields": False}
BANQUE = CHEMIN | {"bank": Bank.BANQUE}


def begin(stacks: list[int] | None = None, **options: Any) -> driver.Hand:
    """A banks, with 200 chips each if nothing is said; nobody has staked."""
    return driver.hand(game, Rules(**options), stacks or [200] * 3, Carry(A))


def coup(turned: str, stakes: list[tuple[int, int]] = BOTH, **options: Any) -> driver.Hand:
    """These stakes, and these cards."""
    return begin(**options).through(turned, stakes)


def chemin(turned: str, said: list[tuple[int, int]], **options: Any) -> driver.Hand:
    """A puts up a bank of 100; these are staked against it, and these cards are turned."""
    return begin(**CHEMIN | options).say([(A, 100), *said]).turn(turned)


# -- players and cards


def test_only_the_last_figure_of_a_hand_counts() -> None:
    """BACC-1: an ace one, tens and court cards nothing; eight packs, and at most ten seats."""
    named = {name: baccarat.points(cards.named(name)) for name in ("Ac", "2d", "9h", "Ts", "Jc", "Qd", "Kh")}
    assert [*named.values()] == [1, 2, 9, 0, 0, 0, 0]
    assert cards.counts(game.shoe(Rules())) == [32] * 13
    assert (SEATS[0], SEATS[-1]) == (2, 10)
    hand = coup("7c Kd 6c 4d")
    assert (hand.state.punto, hand.state.banco) == (3, 4)


def test_bank_goes_round_unless_it_is_agreed_that_it_stays() -> None:
    """BACC-2, COM-8, COM-6: in the draw the king is the highest; a broken banker passes the bank on."""
    drawn = driver.hand(game, Rules(), [200] * 3, Carry()).turn("Kc Ac 3c")
    assert drawn.carry == Carry(A, 0, 0)
    assert coup(ALIKE).carry == Carry(B, 1, 0)
    assert coup(ALIKE, bank=Bank.FIXED).carry == Carry(A, 1, 0)
    broken = begin([20, 200, 200], bank=Bank.FIXED).through(PLAYER_WINS, BOTH[:2])
    assert (broken.stacks[A], broken.carry) == (0, Carry(B, 1, 0))
    assert [game.done(Rules(), Carry(A, passed), 3) for passed in (8, 9)] == [False, True]
    assert not game.done(Rules(**CHEMIN), Carry(A, 9, 40), 3)


@pytest.mark.parametrize("packs", [1, 8])
def test_packs_are_dealt_on_unless_all_is_shuffled_for_every_coup(packs: int) -> None:
    """BACC-3: until fewer than sixteen cards are left."""
    assert game.shoe(Rules(packs=packs)).reserve == 16
    assert game.shoe(Rules(packs=packs, taille=False)).reserve > 52 * packs


# -- the stakes


def test_each_punter_in_turn_stakes_or_there_is_no_coup() -> None:
    """BACC-4, COM-10, COM-2"""
    hand = begin(min_bet=3, max_bet=5)
    assert (hand.actor, hand.legal, hand.state.phase) == (B, [DONE, PLAYER, BANKER, TIE], Phase.FIELD)
    assert hand.say([(B, PLAYER)]).legal == [0, 3, 4, 5]
    assert hand.say([(B, 0)]).actor == C
    assert hand.say([(C, DONE)]).carry == Carry(B, 1, 0)
    assert begin(fields=False).state.phase == Phase.STAKE
    assert begin(direction=Direction.CLOCKWISE).actor == C
    assert begin(bank=Bank.FIXED).say([(B, DONE), (C, DONE)]).carry == Carry(A, 1, 0)


def test_banker_puts_up_a_bank_and_pays_with_no_more() -> None:
    """BACC-5, COM-5: at chemin de fer and at banque; the least stake, or all that is there."""
    hand = begin(**CHEMIN)
    assert (hand.actor, hand.state.phase, hand.legal) == (A, Phase.BANK, [*range(1, 201)])
    assert hand.say([(A, 30)]).free == [170, 200, 200]
    assert hand.legal == [*range(31)]
    assert begin([3, 200, 200], min_bet=5, **CHEMIN).legal == [3]
    assert begin(min_bet=5, max_bet=8, **BANQUE).legal == [5, 6, 7, 8]


def test_banco_plays_alone_against_the_whole_bank() -> None:
    """BACC-6, COM-1: other stakes go back, and nobody else is asked."""
    hand = begin([200] * 4, **CHEMIN).say([(A, 100), (B, 60)])
    assert hand.legal == [*range(41), 100]
    hand.say([(C, 100)])
    assert (hand.actor, hand.free, hand.state.chief) == (CHANCE, [100, 200, 100, 200], C)
    assert begin([200, 50, 50], **CHEMIN).say([(A, 100), (B, 50)]).legal == [*range(51)]
    whole = begin([200] * 3, **CHEMIN).say([(A, 100), (B, 100)])
    assert (whole.actor, whole.state.stakes[B]) == (CHANCE, 100)


def test_nobody_stakes_on_both_hands_or_twice() -> None:
    """BACC-7: a tie beside either of them, or alone."""
    hand = begin().say([(B, BANKER), (B, 20)])
    assert (hand.actor, hand.legal) == (B, [DONE, TIE])
    assert hand.say([(B, TIE), (B, 2)]).actor == C
    assert hand.say([(C, TIE), (C, 2)]).legal == [DONE, PLAYER, BANKER]


def test_banker_can_pay_every_stake_that_can_win() -> None:
    """BACC-8, COM-5: on one field and no other; on credit there is no bound."""
    hand = begin([80, 200, 200]).say([(B, PLAYER)])
    assert hand.legal[-1] == 80
    hand.say([(B, 80), (B, DONE)])
    assert (hand.free[A], hand.legal) == (0, [DONE, BANKER, TIE])
    assert hand.say([(C, TIE)]).legal[-1] == 10
    assert begin([80, 200, 200], cover=Cover.CREDIT).say([(B, PLAYER)]).legal[-1] == 200


# -- the hands


def test_whoever_has_staked_most_speaks_for_the_hand() -> None:
    """BACC-9: of two alike the first in turn; by the tableau nobody does."""
    for stakes, chief in (((10, 20), C), ((20, 20), B), ((20, 10), B)):
        hand = chemin("", [(B, stakes[0]), (C, stakes[1])])
        assert hand.state.chief == chief
        assert (hand.turn("2c 3d").actor, hand.state.phase) == (chief, Phase.FIVE)
    other = begin(draws=Draws.FIVE).say([(B, BANKER), (B, 20), (B, DONE), (C, DONE)])
    assert other.turn("2c 3d").state.phase == Phase.THIRD


@pytest.mark.parametrize(
    ("turned", "stacks"), [("9c Kd Kc 5d", 13), ("Kc 8d 5c Kd", 14), ("8c 9d Kc Kd", 14)]
)
def test_natural_ends_the_coup(turned: str, stacks: int) -> None:
    """BACC-10: eight or nine of two cards, of either hand."""
    hand = coup(turned)
    assert (hand.over, hand.why) == (True, {stacks, 15})


def test_player_draws_up_to_five() -> None:
    """BACC-11: and stands with six or seven; by agreement whoever speaks for it chooses with five."""
    for count in range(8):
        hand = coup(f"Kc Kd {count or 'K'}c 7d".replace("1c", "Ac"))
        assert (hand.state.phase == Phase.THIRD) == (count <= 5)
    said = chemin("2c 3d", [(B, 20), (C, 0)])
    assert (said.actor, said.legal) == (B, [STAND, DRAW])
    assert duplicate(said.say([(B, DRAW)]).state).phase == Phase.THIRD
    stands = chemin("2c 3d", [(B, 20), (C, 0)]).say([(B, STAND)])
    assert stands.state.phase == Phase.BANCO


def test_banker_is_turned_last_where_the_player_chooses_and_his_natural_undoes_a_third_card() -> None:
    """BACC-11: five and four would be nine."""
    hand = chemin("2c 3d", [(B, 20), (C, 0)]).say([(B, DRAW)]).turn("4c Kd 8c")
    assert (hand.stacks, hand.state.punto, hand.state.banco) == ([220, 180, 200], 5, 8)
    beaten = chemin("9c Kd", [(B, 20), (C, 0)]).turn("3d 5d")
    assert (beaten.stacks, beaten.carry) == ([180, 220, 200], Carry(B, 1, 0))


PRINTED = """
0 HHHHHHHHHH
1 HHHHHHHHHH
2 HHHHHHHHHH
3 HHHHHHHHSH
4 SSHHHHHHSS
5 SSSSHHHHSS
6 SSSSSSHHSS
7 SSSSSSSSSS
"""  # as houses print it: of each count of the banker, to a third card of nought to nine


def test_banker_draws_as_the_tableau_is_printed() -> None:
    """BACC-12: to a hand that stands with five or less."""
    for line in PRINTED.split("\n")[1:-1]:
        count, row = int(line[0]), line[2:]
        assert [baccarat.bank_draws(count, third) for third in range(10)] == [one == "H" for one in row]
        assert baccarat.bank_draws(count, -1) == (count <= 5)
    drawn = coup("Kc Kd 2c 3d 8c")
    assert (drawn.over, drawn.state.punto, drawn.state.banco) == (True, 0, 3)
    assert coup("Kc Kd 2c 3d 9c").state.phase == Phase.LAST
    assert coup("Kc Kd 7c 5d").state.phase == Phase.LAST


@pytest.mark.parametrize("count", range(8))
def test_banker_chooses_from_three_to_six_where_that_is_agreed(count: int) -> None:
    """BACC-12"""
    hand = chemin(f"Kc 7d Kc {count or 'K'}d".replace("1d", "Ad"), [(B, 20), (C, 0)])
    asked = 3 <= count <= 6
    assert (hand.state.phase == Phase.DECIDE) == asked
    if asked:
        assert (hand.actor, hand.legal) == (A, [STAND, DRAW])
        assert hand.say([(A, STAND)]).stacks == [180, 220, 200]


# -- what is decided


def test_player_wins_even_money() -> None:
    """BACC-13, BACC-15, COM-7"""
    hand = coup(PLAYER_WINS)
    assert (hand.stacks, hand.why) == ([200 - 20 + 40 + 5, 220, 155], {13, 15})


@pytest.mark.parametrize(
    ("rounding", "stake", "kept"),
    [(Rounding.FLOOR, 39, 1), (Rounding.HALF_UP, 29, 1), (Rounding.HALF_UP, 30, 2), (Rounding.CEIL, 21, 2)],
)
def test_banker_wins_less_a_commission(rounding: Rounding, stake: int, kept: int) -> None:
    """BACC-14: five per cent; a broken chip of it as is agreed."""
    hand = coup(BANKER_WINS, [(B, BANKER), (B, stake), (B, DONE), (C, PLAYER), (C, 10)], rounding=rounding)
    assert (hand.stacks, hand.why) == ([210 - stake + kept, 200 + stake - kept, 190], {14})
    assert coup(BANKER_WINS, [(B, BANKER), (B, 20)], commission=20).stacks[B] == 216


def test_tie_pays_eightfold_and_hands_go_back() -> None:
    """BACC-15"""
    assert (coup(ALIKE).stacks, coup(ALIKE).why) == ([160, 200, 240], {15})
    assert coup(ALIKE, tie_odds=9).stacks[C] == 245


# -- the bank


def test_bank_travels_when_it_loses_at_chemin_de_fer_and_not_at_banque() -> None:
    """BACC-16: and goes on as well when nobody stakes against it."""
    said = [(B, 30), (C, 0)]
    assert chemin("9c Kd 3d 5d", said).carry == Carry(B, 1, 0)
    hand = chemin("9c Kd 3d 5d", said, **BANQUE)
    assert (hand.actor, hand.state.phase, hand.state.bank) == (A, Phase.KEEP, 70)
    assert hand.say([(A, KEEP)]).carry == Carry(A, 0, 70)
    assert chemin("9c Kd 3d 5d", [(B, 100)], **BANQUE).carry == Carry(B, 1, 0)
    assert chemin("", [(B, 0), (C, 0)]).carry == Carry(B, 1, 0)


def test_bank_that_is_not_lost_stands_on_or_is_given_up() -> None:
    """BACC-17: with what it has won; nobody names it anew."""
    hand = chemin("Kc 6d 4c 5c", [(B, 30), (C, 0)])
    assert (hand.actor, hand.state.phase, hand.state.bank) == (A, Phase.KEEP, 130)
    hand.say([(A, KEEP)])
    assert (hand.carry, hand.free) == (Carry(A, 0, 130), [100, 170, 200])
    following = driver.hand(game, hand.rules, hand.stacks, hand.carry)
    assert (following.actor, following.legal[-1]) == (B, 130)
    given = chemin("Kc 6d 4c 5c", [(B, 30), (C, 0)]).say([(A, PASS)])
    assert given.carry == Carry(B, 1, 0)
    gone = driver.hand(game, Rules(**CHEMIN), [0, 200, 200], Carry(A, 0, 40))
    assert (gone.actor, gone.state.bank, gone.state.phase) == (B, 0, Phase.BANK)


def test_coup_is_void_when_the_cards_run_out() -> None:
    """BACC-18, COM-9: stakes go back, and a bank may stand on."""
    for turned in ("", "Kc Kd", "Kc 4d Kd 3c"):
        hand = coup(turned)
        game.apply(hand.rules, hand.state, EMPTY)
        assert (hand.over, hand.stacks, hand.free, hand.carry) == (True, [200] * 3, [200] * 3, Carry(B, 1, 0))
    held = chemin("Kc", [(B, 30), (C, 0)])
    game.apply(held.rules, held.state, EMPTY)
    assert (held.state.phase, held.state.bank, held.free) == (Phase.KEEP, 100, [100, 200, 200])


# -- rules of thumb


def test_steady_bot_seldom_stakes_on_a_tie_and_draws_when_it_is_behind() -> None:
    """BACC-4, BACC-11, BACC-12, BACC-17"""
    steady = bot("steady", "baccarat")
    dice = [n * 2**32 // 997 for n in range(997)]
    hand = begin()
    assert {steady(hand.rules, hand.state, one) for one in dice} == {DONE, PLAYER, BANKER}
    hand.say([(B, PLAYER), (B, 20)])
    ties = [steady(hand.rules, hand.state, one) for one in dice]
    assert 0.1 < ties.count(Field.TIE) / len(dice) < 0.15
    five = chemin("2c 3d", [(B, 20), (C, 0)])
    draws = [steady(five.rules, five.state, one) for one in dice]
    assert draws.count(DRAW) / len(dice) == pytest.approx(0.8, abs=0.02)
    for turned, drawn in (("Kc 6d Kc 5d", DRAW), ("Kc 6d Kc 6c", STAND)):
        met = chemin(turned, [(B, 20), (C, 0)])
        assert steady(met.rules, met.state, 0) == drawn
    kept = chemin("Kc 6d 4c 5c", [(B, 30), (C, 0)])
    assert {steady(kept.rules, kept.state, one) for one in dice} == {PASS, KEEP}


# -- the figures


@pytest.mark.slow
def test_ways_of_eight_packs_are_the_published_ones() -> None:
    """BACC-12: in how many orders of six cards each hand wins."""
    ends, orders = reckoned.ended(8, False, DRAW), perm(416, 6)
    published = 2230518282592256, 475627426473216, 2292252566437888
    assert tuple(chance * orders for chance in ends[:3]) == published


@pytest.mark.slow
def test_stakes_cost_what_is_published() -> None:
    """BACC-13 to BACC-15: of eight packs, of six and of one, in per cent."""
    published = {
        8: (1.23508, 1.05791, 14.35963),
        6: (1.23741, 1.05585, 14.43816),
        1: (1.28637, 1.01175, 15.74613),
    }
    for packs, edges in published.items():
        found = figures("baccarat", Rules(packs=packs))
        assert [round(100 * float(found[f"{field}.edge"]), 5) for field in ("player", "banker", "tie")] == [
            *edges
        ]
    nine = figures("baccarat", Rules(tie_odds=9))
    assert round(100 * float(nine["tie.edge"]), 5) == 4.84403


@pytest.mark.slow
@pytest.mark.parametrize(
    ("options", "five"), [({}, DRAW), (CHEMIN, STAND)], ids=["by the tableau", "by choice"]
)
def test_what_is_counted_is_what_is_walked(options: dict[str, Any], five: int) -> None:
    """BACC-10 to BACC-15: card by card from one pack, by the rules themselves."""
    rules = Rules(packs=1, **options)
    ends = reckoned.ends_of(rules, five)
    found = Tree(game, plain(rules)).spread(gain, policy=reckoned.on(PLAYER, five))
    assert found == {-reckoned.STAKE: ends.player, 0: ends.tie, reckoned.STAKE: ends.banker}


def test_banker_who_sees_all_can_do_no_better_than_the_reckoning_has_him() -> None:
    """BACC-12: behind a card can only help, ahead it can only hurt, and of hands alike it is counted."""
    for his, theirs in product(range(3, 7), range(10)):
        after = [((his + n) % 10 > theirs) - ((his + n) % 10 < theirs) for n in (*range(10), 0, 0, 0)]
        better = sum(after) / 13 > (his > theirs) - (his < theirs)
        assert bool(reckoned.draws_open(his, theirs)) == better


@pytest.mark.slow
def test_seeing_costs_the_player_what_the_book_says() -> None:
    """BACC-12: 3.07 per cent if he stands with five, which is then best, and 1.29 where nobody sees."""
    found = figures("baccarat", Rules(**CHEMIN | {"packs": 6}))
    assert found["stands.edge"] < found["player.edge"]
    assert round(100 * float(found["stands.edge"]), 2) == 3.07
    assert round(100 * float(reckoned.covered(reckoned.of_each(6)).edge), 2) == 1.29
    assert "3.07 per cent where it would be 1.29" in book("baccarat").options["draws"].dispute
    five = figures("baccarat", Rules(draws=Draws.FIVE))
    assert five["player.edge"] < five["stands.edge"]


@pytest.mark.slow
def test_best_play_face_down_is_what_kemeny_and_snell_found() -> None:
    """BACC-11, BACC-12: with every card put back, which is a shoe without end."""
    found = reckoned.covered((4 * 10**9, *[10**9] * 9))
    assert [float(n) for n in found] == pytest.approx([679568 / 53094899, 9 / 11, 859 / 2288], abs=1e-8)


@pytest.mark.slow
def test_best_play_is_an_equilibrium() -> None:
    """BACC-11: at the chance that is found the banker gains least, and his own leaves it all the same."""
    cards_of = reckoned.of_each(6)
    found, sights = reckoned.covered(cards_of), reckoned.sights([*cards_of])
    whole = perm(sum(cards_of), 6) // 4
    assert reckoned.best(sights, found.five) / whole == found.edge
    for near in (F(-1, 1000), F(1, 1000)):
        assert reckoned.best(sights, found.five + near) / whole > found.edge
    assert 0 < found.six < 1
    for five in (0, 1):  # whatever the player does, the banker who mixes gains as much
        gained = F(0)
        for sight, row in sights.items():
            best = max((0, 1), key=lambda n, row=row: reckoned.against(row, found.five, n))
            mixed = found.six if sight == (6, reckoned.NO_CARD) else best
            gained += (1 - mixed) * row[five][0] + mixed * row[five][1]
        assert gained / whole == found.edge


@pytest.mark.slow
def test_table_of_best_play_has_the_packs_of_the_table() -> None:
    """BACC-1"""
    (grid,) = grids("baccarat", Rules(packs=5))
    assert [name for name, _ in grid.rows] == ["1", "5", "6"]
    assert all(0 < float(number) < 1 for _, row in grid.rows for number in row if number is not None)


@pytest.mark.long
@pytest.mark.compiles
@pytest.mark.slow
def test_walk_in_compiled_code_finds_the_same() -> None:
    """BACC-12"""
    from lansquenet.sim.layers import passed

    asked = ask("baccarat", packs=1)
    assert asked.through(passed).means("player, banker, tie") == asked.means("player, banker, tie")


def test_cards_of_one_face_lead_to_the_same_state() -> None:
    """BACC-1: of a card its count is all that matters."""
    for turned in ("", "Kc", "Kc Kd 5c", "Kc Kd 5c 4d", "Kc Kd 5c 4d 4c"):
        hand = coup(turned)
        by: dict[int, set[str]] = {}
        for card in range(52):
            twin = duplicate(hand.state)
            game.apply(hand.rules, twin, card)
            by.setdefault(game.face_of(hand.rules, hand.state, card), set()).add(repr(twin))
        assert len(by) == 10
        assert all(len(states) == 1 for states in by.values())
