"""Tempers: bots stray from the rules of thumb as they say, as often as they say, and in nothing else."""

import sys
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lansquenet.books.book import book
from lansquenet.bots import STEADY, TEMPERS, choice, names, shows
from lansquenet.games import GAMES
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import begin, hides, view
from lansquenet.rules.state import CHANCE, OVER, State
from rooms import mostly_slow

BETTING = ("zecchinetta", "basset", "lansquenet", "red_dog")
TRICKS = sorted(name for name, game in GAMES.items() if hides(game) and "daring" in names(name))
PARTS = {"stakes": {"stakes"}, "answers": {"answers"}, "both": {"stakes", "answers"}}
LOOKED, SEEN = 4, 60  # hands at the least, and at the most
LUCK = range(0, 2**32, 2**26 + 9973)


def asked(name: str, seed: int) -> Iterator[State]:
    """Each state of a hand in which a seat is asked, as that seat may see it; all play as `steady` does."""
    told, dice = book(name), Random(seed)
    game, rules = told.game, told.game.Rules()
    cards = in_order(game.shoe(rules))
    state, stock = begin(game, rules, [200] * 3, game.Carry(seed % 3)), dice.sample(cards, len(cards))
    while state.actor != OVER:
        if state.actor == CHANCE:
            act = stock.pop() if stock else -1
        else:
            seen = view(game, rules, state, state.actor)
            yield seen
            act = choice(STEADY, told, rules, seen, dice.getrandbits(32))
        game.apply(rules, state, act)


def stake_asked(name: str) -> State:
    """The first state in which a punter is asked how many chips, and need not say what all say."""
    told = book(name)
    states = (state for n in range(9) for state in asked(name, n))
    bets = [phase for phase in told.game.BETS if told.step(phase).usual not in ("least", "most")]
    return next(state for state in states if state.phase in bets and state.actor != state.banker)


def says(bot: str, name: str, state: State, luck: int) -> int:
    told = book(name)
    return choice(bot, told, told.game.Rules(), state, luck)


@pytest.mark.parametrize("name", BETTING)
def test_cautious_stakes_half_and_daring_twice_as_much(name: str) -> None:
    """But for banco, which the cautious never call, and for nothing, which the daring never say."""
    game, state, found = book(name).game, stake_asked(name), set()
    least, most, apart = game.limits(game.Rules(), state)
    for luck in LUCK:
        steady, cautious, daring = (says(bot, name, state, luck) for bot in (STEADY, "cautious", "daring"))
        nothing, banco = steady == apart < least, steady == apart > most
        assert cautious == (apart if nothing else max(least, 0 if banco else steady // 2))
        assert daring == (apart if banco else min(most, max(least, 2 * steady)))
        found |= {steady - cautious, daring - steady}
    assert min(found) >= 0
    assert len(found) > 1


@pytest.mark.parametrize("name", BETTING)
def test_stubborn_stakes_the_same_whatever_the_dice(name: str) -> None:
    state = stake_asked(name)
    assert len({says("stubborn", name, state, luck) for luck in LUCK}) == 1
    assert len({says(STEADY, name, state, luck) for luck in LUCK}) > 1


def test_stubborn_sits_on_the_same_ranks() -> None:
    """Where the seat of a bot is asked for a rank, and no other bet of its lies out."""
    state = next(state for state in asked("faro", 1) if book("faro").step(state.phase).says == "rank")
    assert len({says("stubborn", "faro", state, luck) for luck in LUCK}) == 1
    assert len({says(STEADY, "faro", state, luck) for luck in LUCK}) > 3


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_tempers_stray_from_steady_as_they_say_and_never_with_cards(name: str) -> None:
    """Cautious to the least; daring a step up from it; how often is as they say, within four errors."""
    dice, strayed, could = Random(11), Counter[str](), Counter[str]()
    for state in (state for n in range(25) for state in asked(name, n)):
        luck = dice.getrandbits(32)
        steady = says(STEADY, name, state, luck)
        others = {"cautious": least_of(name, state, steady), "daring": bolder_of(name, state, steady)}
        for temper in ("cautious", "daring"):
            said = says(temper, name, state, luck)
            assert said in (steady, others[temper])
            could[temper] += steady != others[temper]
            strayed[temper] += said != steady
    for temper, often in (("cautious", 3), ("daring", 4)):
        mean, error = could[temper] / often, (could[temper] * (often - 1)) ** 0.5 / often
        assert could[temper] >= 10
        assert abs(strayed[temper] - mean) <= 4 * error, (temper, could, strayed)


@pytest.mark.slow
@pytest.mark.parametrize("name", TRICKS)
def test_stubborn_goes_a_step_further_one_time_in_six_and_says_the_same_else(name: str) -> None:
    """Where what it says else commits it to the least, or a call or a knock may be said for a card."""
    strayed = could = 0
    dice = Random(13)
    lucks = [dice.getrandbits(32) for _ in range(64)]
    for state in (state for n in range(6) for state in asked(name, n)):
        said = Counter(says("stubborn", name, state, luck) for luck in lucks)
        usual = said.most_common(1)[0][0]
        bolder = bolder_of(name, state, usual)
        assert {*said} <= {usual, bolder}
        if bolder != usual:
            strayed, could = strayed + said[bolder], could + len(lucks)
    mean, error = could / 6, (could * 5) ** 0.5 / 6
    assert could > 0
    assert abs(strayed - mean) <= 4 * error


@pytest.mark.slow
@mostly_slow("name")
def test_what_is_said_of_a_temper_shows_at_this_game_and_nothing_else_does(name: str) -> None:
    """In stakes, in answers, or in both; a rank that is picked is said of nobody."""
    told, dice, found = book(name), Random(7), {temper: set[str]() for temper in shows(name)}
    wanted = {temper: PARTS[shown] for temper, shown in shows(name).items()}
    for seed in range(SEEN):
        for state in asked(name, seed):
            if told.step(state.phase).says == "rank":
                continue
            luck = dice.getrandbits(32)
            steady = says(STEADY, name, state, luck)
            part = "stakes" if state.phase in told.game.BETS else "answers"
            for temper in found:
                if says(temper, name, state, luck) != steady:
                    found[temper].add(part)
        if found == wanted and seed >= LOOKED:
            return
    assert found == wanted


def least_of(name: str, state: State, steady: int) -> int:
    """What commits least, where an answer is asked for."""
    told, (legal, commits) = book(name), weighed(name, state)
    return min(legal, key=commits) if told.step(state.phase).says == "answer" else steady


def bolder_of(name: str, state: State, steady: int) -> int:
    """A step up from the answer that commits least; a call or a knock where a card would be played."""
    step, (legal, commits) = book(name).step(state.phase), weighed(name, state)
    if step.says == "card":
        calls = [act for act in legal if act in step.extra and commits(act) > commits(steady)]
        return calls[0] if calls else steady
    up = [act for act in legal if commits(act) > commits(steady)]
    return min(up, key=commits) if up and commits(steady) == min(map(commits, legal)) else steady


def weighed(name: str, state: State) -> tuple[list[int], Callable[[int], int]]:
    """What may be done, and how much each of it commits."""
    game = book(name).game
    rules = game.Rules()
    return game.legal(rules, state), lambda act: game.commits(rules, state, act)


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_whatever_a_temper_says_is_legal(name: str) -> None:
    told = book(name)
    game, rules, luck = told.game, told.game.Rules(), Random(5)
    for state in (state for n in range(6) for state in asked(name, n)):
        for temper in TEMPERS:
            said = choice(temper, told, rules, state, luck.getrandbits(32))
            if state.phase in game.BETS:
                least, most, apart = game.limits(rules, state)
                assert least <= said <= most or said == apart
            else:
                assert said in game.legal(rules, state)


# -- how it is measured what that costs


def measuring() -> Any:
    """The script, which is no part of what is installed."""
    sys.path.insert(0, str(Path(__file__).parents[2] / "benchmarks"))
    return import_module("bots")


@pytest.mark.parametrize("name", ["red_dog", "zwikken"])
def test_with_the_same_cards_and_luck_none_but_who_strays_gains_or_loses(name: str) -> None:
    """What all gain above the mean of all is nothing; and a temper is not steady by another name."""
    bench = measuring()
    for number in range(4):
        worths = bench.luckily(book(name), ["cautious", STEADY, "daring"], number)
        assert sum(worths) == pytest.approx(0)
        assert worths == bench.luckily(book(name), ["cautious", STEADY, "daring"], number)
        assert bench.strayed(name, STEADY, 3, number) == 0
    assert any(bench.strayed(name, "cautious", 3, number) for number in range(8))


def test_what_was_gained_is_told_with_its_standard_error() -> None:
    found = measuring().mean_of([1.0, 3.0, 1.0, 3.0])
    assert (found.deals, found.gain, found.error) == (4, 2.0, 0.5)
