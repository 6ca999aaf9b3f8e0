"""How a hand stands for one seat: exact where it can be, and never from what that seat does not know."""

from collections.abc import Iterator
from contextlib import suppress
from fractions import Fraction as F
from random import Random
from typing import Any

import pytest

import driver
from lansquenet.games import GAMES
from lansquenet.games.lansquenet import rules as lansquenet
from lansquenet.games.zecchinetta import rules as zecchinetta
from lansquenet.odds import alone, figures
from lansquenet.rules import cards
from lansquenet.rules.game import begin, restocks, view
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import CHANCE, OVER, SOMEBODY, duplicate
from lansquenet.rules.tricks import MISS, STOCK
from lansquenet.seats import chances
from lansquenet.seats.chances import Limits, Question, Standing, answered
from rooms import mostly_long
from test_secrets import HIDING, Watch, seen_by

OPEN = [name for name in GAMES if name not in HIDING]
COUNTED = ["basset", "faro", "pharaon", "stuss", "tempeln"]  # in these a hand ends with the last card
CHIPS = 100
WALK = Limits(steps=100_000)  # as many as it takes
FEW = Limits(playouts=4, seconds=600)


def asked(name: str, state: Any, seat: int, stock: list[int], rules: Any = None, before: int = CHIPS) -> Any:
    rules = GAMES[name].Rules() if rules is None else rules
    return Question(name, rules, duplicate(state), seat, before, tuple(sorted(stock)))


def told(question: Question, limits: Limits = WALK, seed: int = 1) -> Standing:
    found = answered(question, seed, limits)
    assert found is not None
    return found


def dealt(name: str, acts: str, rules: Any = None, seats: int = 2) -> tuple[Any, list[int]]:
    """The state after these acts, of which cards have names of two letters, and the stock."""
    game = GAMES[name]
    rules = game.Rules() if rules is None else rules
    state, stock = begin(game, rules, [CHIPS] * seats, game.Carry(0)), cards.in_order(game.shoe(rules))
    for act in acts.split():
        action = int(act) if act.isdigit() else cards.named(act)
        if state.actor == CHANCE:
            stock.remove(action)
        game.apply(rules, state, action)
    return state, stock


def hands(
    name: str, many: int, seed: int, seats: int = 3, few: int = 1000
) -> Iterator[tuple[Any, Any, list[int]]]:
    """Random rules, states of random hands with no more cards than so few in the stock, and the stock."""
    game, dice, found = GAMES[name], Random(seed), 0
    while found < many:
        rules = driver.random_rules(game, dice)
        state, stock = begin(game, rules, [CHIPS] * seats, game.Carry(0)), driver.shuffled(game, rules, dice)
        for action in driver.acts(game, rules, state, stock, dice):
            due = [action] if state.actor == CHANCE and action >= 0 else []
            if len(stock + due) <= few and found < many and dice.random() < 0.2:
                found += 1
                yield rules, duplicate(state), stock + due


every_open_game = pytest.mark.parametrize("name", OPEN)
every_hiding_game = pytest.mark.parametrize("name", HIDING)


# -- known figures


def test_lansquenet_is_even_once_two_different_cards_lie_there() -> None:
    """LANS-15: with as many cards left of either rank, each is as likely to be matched."""
    state, stock = dealt("lansquenet", "10 10 Kh Qd", lansquenet.Rules(packs=1))
    for seat in (0, 1):
        found = told(asked("lansquenet", state, seat, stock, lansquenet.Rules(packs=1)))
        assert (found.win, found.even, found.lose, found.mean, found.error) == (0.5, 0.0, 0.5, 0.0, 0.0)
        assert found.exact


def test_lansquenet_is_not_even_when_the_seat_knows_that_fewer_kings_are_left() -> None:
    """LANS-15, the control: the cards that were turned in hands before count."""
    rules = lansquenet.Rules(packs=1)
    state, stock = dealt("lansquenet", "10 10 Kh Qd", rules)
    found = told(asked("lansquenet", state, 1, [card for card in stock if card != cards.named("Ks")], rules))
    assert (found.win, found.lose) == (0.6, 0.4)


def test_lansquenet_before_the_cards_is_worth_the_doublet_to_the_banker() -> None:
    """LANS-13: a doublet comes once in 17 times, and wins the bank's ten chips."""
    state, stock = dealt("lansquenet", "10 10", lansquenet.Rules(packs=1))
    found = told(asked("lansquenet", state, 0, stock, lansquenet.Rules(packs=1)))
    assert found.mean == pytest.approx(10 / 17)
    assert found.win == pytest.approx(9 / 17)


@pytest.mark.parametrize(
    ("figure", "acts"),
    [("opening_bet.edge", "1 100 As Kh 1 0"), ("franca_bet.edge", "1 100 As Kh 0 0 Qs Js 0 0 1")],
)
def test_zecchinetta_bet_is_worth_what_its_figure_says(figure: str, acts: str) -> None:
    """ZECC: the banker's edge on the bet that lies, by the two ways of asking."""
    rules = zecchinetta.Rules()
    state, stock = dealt("zecchinetta", acts, rules)
    found = told(asked("zecchinetta", state, 0, stock, rules))
    assert found.mean == pytest.approx(float(figures("zecchinetta", rules)[figure]))


def test_chips_won_before_count_as_won() -> None:
    state, stock = dealt("lansquenet", "10 10 Kh Qd", lansquenet.Rules(packs=1))
    found = told(asked("lansquenet", state, 1, stock, lansquenet.Rules(packs=1), before=CHIPS - 50))
    assert (found.win, found.mean) == (1.0, 50.0)


# -- the walk against every order of a few cards


class Unending(Exception):
    """These cards are too few to end a hand."""


def outcomes(name: str, rules: Any, state: Any, seat: int, stock: list[int]) -> dict[int, F]:
    """What a seat may have in the end and with what chance, by every order of the cards."""
    game, state = GAMES[name], duplicate(state)
    while state.actor not in (OVER, CHANCE):
        game.apply(rules, state, least_committing(game, rules, state))
    if state.actor == OVER:
        return {state.stacks[seat]: F(1)}
    if name == "zecchinetta" and not stock:
        raise Unending
    found: dict[int, F] = {}
    for card in stock or [cards.EMPTY]:
        after, rest = duplicate(state), list(stock)
        if stock:
            rest.remove(card)
        game.apply(rules, after, card)
        for chips, chance in outcomes(name, rules, after, seat, rest).items():
            found[chips] = found.get(chips, F(0)) + chance / max(1, len(stock))
    return found


def agree(found: Standing, ends: dict[int, F], before: int = CHIPS) -> bool:
    """Whether an answer says the same as all the ends there are, and is exact unless nothing is at stake."""
    if not found.exact:
        return found.even == 1 and [*ends] == [before]
    win = sum(chance for chips, chance in ends.items() if chips > before)
    lose = sum(chance for chips, chance in ends.items() if chips < before)
    mean = sum(chance * (chips - before) for chips, chance in ends.items())
    told = (found.win, found.even, found.lose, found.mean)
    return found.exact and told == pytest.approx([float(n) for n in (win, 1 - win - lose, lose, mean)])


def agreements(name: str, many: int = 60, few: int = 4, seed: int = 1) -> list[bool]:
    """For random states and each seat, with few cards left: whether walk and brute force agree.

    Where a hand goes on whatever has been turned, the others are taken away.
    """
    dice, found = Random(seed), []
    for rules, state, stock in hands(name, many, seed, few=few if name in COUNTED else 1000):
        if name == "zecchinetta":  # what brings the end about soon
            stock = [c for c in stock if c // 4 == state.mine or state.held[c // 4] > 0] or stock
        left = dice.sample(stock, min(few, len(stock)))
        for seat in range(state.seats):
            with suppress(Unending):
                ends = outcomes(name, rules, state, seat, left)
                found.append(agree(told(asked(name, state, seat, left, rules)), ends))
    assert len(found) > 10
    return found


@pytest.mark.slow
@every_open_game
def test_walk_agrees_with_every_order_of_a_few_cards(name: str) -> None:
    assert all(agreements(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", ["faro", "ziginette"])
@pytest.mark.parametrize(
    ("part", "otherwise"),
    [("_hangs_on", lambda rules, coup, r: False), ("alone", lambda state, seat: blanked(state))],
)
def test_lumping_too_much_is_caught(name: str, part: str, otherwise: Any, monkeypatch: Any) -> None:
    """The control: ranks that matter taken for others, and bets of the seat's own forgotten."""
    monkeypatch.setattr(alone, part, otherwise)
    assert not all(agreements(name))


def blanked(state: Any) -> Any:
    """A state without any bets."""
    twin = duplicate(state)
    for seat in range(state.seats):
        twin.bets[seat], twin.staked[seat] = [0] * cards.RANKS, 0
    return twin


# -- the sample against the walk


@pytest.mark.slow
@mostly_long("name", OPEN)
def test_sample_agrees_with_the_walk(name: str) -> None:
    """Within five standard errors, from states in which anything hangs on the cards."""
    compared = 0
    for rules, state, stock in hands(name, 8, seed=2, seats=2):
        exact = answered(asked(name, state, 1, stock, rules), 1, Limits(playouts=1))
        if exact is None or not exact.exact:
            continue
        found = told(asked(name, state, 1, stock, rules), Limits(steps=1, playouts=200, seconds=60))
        compared += found.error > 0
        assert abs(found.mean - exact.mean) <= 5 / 1.96 * found.error + 1e-9 or rare(exact)
        assert abs(found.win - exact.win) <= 5 * (exact.win * (1 - exact.win) / 200) ** 0.5 + 0.02
    assert compared


def rare(exact: Standing) -> bool:
    """Whether hardly anything can happen: two hundred playouts may miss it."""
    return max(exact.win, exact.even, exact.lose) > 0.97


# -- hidden hands


def watched(name: str, many: int, seed: int, seats: int = 3) -> Iterator[Watch]:
    """Random hands of a game in which cards are hidden, at random moments; who was told what is known."""
    game, dice, found = GAMES[name], Random(seed), 0
    while found < many:
        rules = driver.random_rules(game, dice)
        state = begin(game, rules, [CHIPS] * seats, game.Carry(0))
        eyes, stock = Watch(name, rules, state, seen_by), driver.shuffled(game, rules, dice)
        while state.actor != OVER and found < many:
            dealing = state.actor == CHANCE and state.dealt > 0  # nobody is shown a hand half dealt
            if dice.random() < 0.1 and not dealing:
                found += 1
                yield eyes
            if state.actor == CHANCE:
                if not stock and restocks(game):
                    stock = list(game.restock(rules, state))
                    dice.shuffle(stock)
                eyes.act(stock.pop() if stock else cards.EMPTY)
            else:
                eyes.act(driver.pick(dice, game.legal(rules, state)))


def known(eyes: Watch, state: Any, seat: int, look: Any = view) -> Question | None:
    """What a seat knows of this state; None if it is not told who is asked."""
    seen = look(eyes.game, eyes.rules, state, seat)
    return None if seen.actor == SOMEBODY else asked(eyes.name, seen, seat, [], eyes.rules)


def differences(name: str, look: Any, many: int = 60) -> int:
    """How often the answer is another when the cards that a seat was not told are exchanged."""
    dice, found, compared = Random(3), 0, 0
    for eyes in watched(name, many, seed=3):
        seat = dice.randrange(eyes.state.seats)
        mine = known(eyes, eyes.state, seat, look)
        other = known(eyes, eyes.permuted(seat, dice), seat, look)
        assert (mine is None) == (other is None)
        if mine and other:
            compared += 1
            found += answered(mine, 7, FEW) != answered(other, 7, FEW)
    assert compared > many / 2
    return found


@pytest.mark.slow
@every_hiding_game
def test_what_a_seat_cannot_see_changes_nothing_in_the_answer(name: str) -> None:
    """COMM-16: the same luck, and other cards for the others, give the same answer to the last digit."""
    assert differences(name, view) == 0


@pytest.mark.slow
@every_hiding_game
def test_answer_from_the_true_hands_would_be_noticed(name: str) -> None:
    """The control: the state itself in the place of a view."""
    assert differences(name, lambda game, rules, state, seat: duplicate(state)) > 3


@pytest.mark.slow
@every_hiding_game
def test_every_guessed_deal_looks_as_the_true_one_does(name: str) -> None:
    """COMM-16: whoever is to act, and also before the cards are dealt."""
    dice, made = Random(5), 0
    for eyes in watched(name, 100, seed=5):
        for seat in range(eyes.state.seats):
            question = known(eyes, eyes.state, seat)
            if question and (world := chances._world(eyes.game, question, dice)) is not None:
                made += 1
                assert eyes.seen(world, seat) == eyes.seen(eyes.state, seat)
                assert [world.place.count(STOCK), world.place.count(MISS)] == [
                    eyes.state.place.count(STOCK),
                    eyes.state.place.count(MISS),
                ]
    assert made > 100


@pytest.mark.slow
@every_hiding_game
def test_hand_is_played_on_from_every_moment_at_which_it_is_asked_about(name: str) -> None:
    found = [known(eyes, eyes.state, seat) for eyes in watched(name, 50, seed=6) for seat in range(3)]
    answers = [answered(question, 1, FEW) for question in found if question]
    assert len([answer for answer in answers if answer and answer.samples == 4]) > len(answers) * 0.98


def test_a_hand_that_was_thrown_in_is_lost_for_certain(monkeypatch: Any) -> None:
    """LOO3: what was paid is gone, whatever the others do; but for what is left the interval has no width."""
    state, _ = dealt("loo", "", seats=3)
    game, stock = GAMES["loo"], driver.shuffled(GAMES["loo"], GAMES["loo"].Rules(), Random(1))
    rules = game.Rules()
    while state.actor == CHANCE:
        game.apply(rules, state, stock.pop())
    seat = state.actor
    game.apply(rules, state, min(game.legal(rules, state)))
    assert not state.active[seat]
    found = told(asked("loo", view(game, rules, state, seat), seat, []), FEW)
    assert (found.win, found.even, found.lose) == (0.0, 1.0, 0.0)
    assert found.mean > 0  # a part in the next pool
    assert not found.exact
    monkeypatch.setattr(chances.after, "measured", lambda *table: chances.after.NOTHING)
    found = told(asked("loo", view(game, rules, state, seat), seat, []), FEW)
    assert (found.even, found.mean, found.error) == (1.0, 0.0, 0.0)


@pytest.mark.long
@pytest.mark.slow
def test_interval_holds_what_many_more_playouts_find(monkeypatch: Any) -> None:
    """The mean of four thousand is inside the interval of a hundred, 19 times in 20."""
    monkeypatch.setattr(chances.after, "measured", lambda *table: chances.after.NOTHING)
    state, _ = dealt("loo", "", seats=3)
    game, rules = GAMES["loo"], GAMES["loo"].Rules()
    stock = driver.shuffled(game, rules, Random(5))
    while state.actor == CHANCE:
        game.apply(rules, state, stock.pop())
    question = asked("loo", view(game, rules, state, 0), 0, [])
    truth = told(question, Limits(playouts=4000, seconds=600), seed=99).mean
    answers = [told(question, Limits(playouts=100, seconds=600), seed) for seed in range(40)]
    inside = sum(abs(answer.mean - truth) <= answer.error for answer in answers)
    assert inside >= 33
    assert sum(abs(answer.mean - truth) <= answer.error / 3 for answer in answers) < 33  # the control


@pytest.mark.parametrize("name", GAMES)
def test_draw_for_the_bank_changes_no_stacks(name: str) -> None:
    """So it can be answered without a thought."""
    game, dice = GAMES[name], Random(4)
    for _ in range(5):
        rules = driver.random_rules(game, dice)
        state, stock = begin(game, rules, [CHIPS] * 3, game.Carry()), driver.shuffled(game, rules, dice)
        for _ in driver.acts(game, rules, state, stock, dice):
            pass
        assert state.stacks[:3] == [CHIPS] * 3
