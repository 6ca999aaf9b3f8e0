"""The bot that searches."""

from random import Random

import numpy as np
import pytest

from lansquenet.books.book import book
from lansquenet.bots import after, explain, learnt, search
from lansquenet.bots.duel import PLAYERS, Given, duel
from lansquenet.bots.learnt.compiled import NOTHING, table_for, table_of
from lansquenet.bots.playing_on import ladder, likely_world, settled
from lansquenet.bots.search import Budget
from lansquenet.games import GAMES, bot_of, module_of
from lansquenet.rules import cards
from lansquenet.rules.game import begin, forced, view
from lansquenet.rules.loos import STAND
from lansquenet.rules.state import CHANCE, OVER, POOL
from lansquenet.rules.tricks import UNKNOWN
from lansquenet.sim.compiler import compiled, numbers, record
from lansquenet.sim.simulate import seeded_dice

pytestmark = [pytest.mark.slow, pytest.mark.compiles]
LITTLE = Budget(worlds=64)
# In how many worlds and deals docs/bots.md tells what is gained on `learnt`, by the game and its seats.
TOLD = {
    ("loo", 3): (1000, 4000),
    ("loo", 4): (400, 2000),
    ("irish_loo", 3): (200, 2000),
    ("irish_loo", 4): (200, 2000),
    ("tomato", 3): (200, 1500),
    ("tomato", 4): (400, 2000),
    ("zwikken", 3): (400, 3000),
    ("femkort", 3): (200, 1500),
    ("femkort", 4): (200, 2000),
    ("norrlandsknack", 3): (100, 1500),
    ("norrlandsknack", 4): (100, 1500),
    ("toepen", 3): (100, 800),
    ("toepen", 4): (100, 800),
}


def asked(name: str, seed: int, phase: str = "PLAY"):
    """The view of a seat that has a choice in this phase."""
    game, dice = GAMES[name], Random(seed)
    rules = game.Rules()
    while True:
        state = begin(game, rules, [100] * 4, game.Carry(0))
        pack = cards.in_order(game.shoe(rules))
        stock = dice.sample(pack, len(pack))
        while state.actor != OVER:
            if state.actor == CHANCE:
                game.apply(rules, state, stock.pop())
                continue
            if game.Phase(state.phase).name == phase and forced(game, rules, state) is None:
                return game, rules, state, view(game, rules, state, state.actor)
            game.apply(rules, state, dice.choice(game.legal(rules, state)))


@pytest.mark.long
def test_same_dice_and_worlds_give_the_same_answer_and_other_dice_other_values():
    _, rules, _, seen = asked("loo", 1)
    first = search.values("loo", rules, seen, 5, budget=LITTLE)
    assert first == search.values("loo", rules, seen, 5, budget=LITTLE)
    assert first != search.values("loo", rules, seen, 6, budget=LITTLE)


def test_nothing_hangs_on_the_cards_that_are_not_seen():
    """The same view of another deal: the same values to the last digit."""
    game, rules, state, seen = asked("loo", 2)
    hidden = [card for card in range(52) if seen.place[card] == UNKNOWN]
    places = [state.place[card] for card in hidden]
    for card, place in zip(hidden, places[1:] + places[:1], strict=True):
        state.place[card] = place
    other = view(game, rules, state, state.actor)
    assert state.place != seen.place
    found = [search.values("loo", rules, at, 5, budget=LITTLE) for at in (seen, other)]
    assert found[0] == found[1]


def test_best_of_all_that_is_legal_is_done():
    game, rules, state, seen = asked("loo", 3)
    found = search.values("loo", rules, seen, 1, budget=LITTLE)
    assert [worth.action for worth in found] == game.legal(rules, state)
    assert all(abs(worth.chips) <= state.stacks[POOL] + rules.stake for worth in found)


def test_default_is_done_unless_something_else_clearly_leads_it():
    """Of the sums of two options in 100 worlds, and of the squares of what tells them apart."""
    sums, default = np.array([30.0, 0.0]), 1
    for spread, done in ((9.0, 1), (1.0, 0)):  # a lead of 0.3 in the mean, its error 0.3 and 0.1
        squares = np.full((2, 2), 100 * (spread + 0.09))
        assert settled(sums, squares, 100, default) == done
        assert settled(sums, squares, 100, 0) == 0
        assert settled(sums, squares, 100, -1) == 0, "without one, the most"


def test_few_worlds_are_no_proof_whatever_they_say():
    """A lead of a chip in each, and no spread at all."""
    for worlds, done in ((0, 1), (1, 1), (15, 1), (16, 0)):
        sums, squares = np.array([1.0, 0.0]) * worlds, np.ones((2, 2)) * worlds
        assert settled(sums, squares, worlds, 1) == done


def test_default_is_what_was_learnt_or_by_rules_of_thumb():
    """By other rules than those that were learnt, by thumb; an act that is not looked at is none."""
    game, rules, _, seen = asked("loo", 1)
    options = game.legal(rules, seen)
    assert options[search.default("loo", rules, seen, options, 7)] == learnt.choose("loo", rules, seen, 7)
    others = rules._replace(stake=rules.stake + 3)
    assert not learnt.fits("loo", others)
    by_thumb = bot_of("loo").choose(others, seen, 7)
    assert options[search.default("loo", others, seen, options, 7)] == by_thumb
    assert search.default("loo", rules, seen, [99], 7) == -1


def test_of_amounts_there_is_no_default():
    game, rules, _, seen = asked("zwikken", 1)
    options = game.legal(rules, seen)
    assert search.default("zwikken", rules, seen, options, 7) >= 0
    seen.phase = min(game.BETS)
    assert search.default("zwikken", rules, seen, options, 7) == -1


def test_how_worlds_are_played_on_is_said():
    """By the table where the rules are those it was learnt by, by thumb, or where there are none anyhow."""
    found = {}
    for name, changed in (("loo", {}), ("loo", {"stake": 6}), ("red_dog", {}), ("basset", {})):
        game = GAMES[name]
        rules = game.Rules()._replace(**changed)
        view = begin(game, rules, [100] * 3, game.Carry(0))
        table = table_for(name, rules)
        tally = search.Tally(name, rules, view, [0], 1, np.arange(52), table)
        found[name, *changed] = tally.by
    assert found == {
        ("loo",): "table",
        ("loo", "stake"): "thumb",
        ("red_dog",): "thumb",
        ("basset",): "anyhow",
    }


def test_search_does_what_came_to_most_or_what_was_learnt():
    """Over many views of Three-card Loo: either, and each now and then where they differ."""
    done = {"most": 0, "usual": 0}
    for seed in range(30):
        _, rules, _, seen = asked("loo", seed)
        found = search.values("loo", rules, seen, 1, budget=LITTLE)
        most, usual = max(found, key=lambda w: w.chips).action, learnt.choose("loo", rules, seen, 1)
        said = search.choose("loo", rules, seen, 1, budget=LITTLE)
        assert said in (most, usual)
        if most != usual:
            done["most" if said == most else "usual"] += 1
    assert all(done.values()), done


@pytest.mark.long
def test_search_in_no_worlds_plays_as_was_learnt():
    """Card for card: with the same luck there is nothing that it gains or loses in any deal."""
    found = duel("loo", GAMES["loo"].Rules(), 3, 200, hero="search", rival="learnt", worlds=0)
    assert (found.gain, found.error) == (0, 0)


@pytest.mark.parametrize("changed", [{}, {"stake": 6}], ids=["learnt", "thumb"])
@pytest.mark.parametrize("worlds", [1, 16])
def test_search_that_sits_at_a_table_and_the_one_that_is_measured_do_the_same(changed, worlds):
    """As often, for each has dice of its own: by default alone, and where enough worlds may lead it."""
    name, times, mixed, other = "loo", 80, 0, 0
    play = doing(name)
    for seed in range(12):
        _, rules, state, seen = asked(name, seed, ("ANNOUNCE", "PLAY")[seed % 2])
        rules = rules._replace(**changed)
        left = np.array(after.measured(name, rules, state.seats).table)
        given, done = Given(worlds, *table_for(name, rules), left), np.zeros(100, np.int64)
        play(numbers(rules), record(state), record(state), given, times, done, seeded_dice(seed, 0))
        told = [search.choose(name, rules, seen, n, budget=Budget(worlds=worlds)) for n in draws(seed, times)]
        assert max(abs(done[action] - told.count(action)) for action in range(len(done))) <= 0.35 * times
        mixed += len({*told}) > 1
        other += told[0] != bot_of(name).choose(rules, seen, 1)
    assert changed or (mixed and other), "some hang on the dice, and some are not by rules of thumb"


def draws(seed, times):
    dice = Random(seed)
    return [dice.getrandbits(32) for _ in range(times)]


def doing(name):
    """Compiled: how often each action is done by the bot that is measured."""
    act = PLAYERS["search"](name)

    def play(rules, state, seen, given, times, done, dice):
        for _ in range(times):
            done[act(rules, state, seen, given, dice)] += 1

    return compiled(play)


def test_worlds_are_looked_at_the_oftener_the_likelier_what_was_said_is_in_them():
    """At Three-card Loo who stands has more trumps than anybody would have; without a table as many."""
    game, rules = GAMES["loo"], GAMES["loo"].Rules()
    state = begin(game, rules, [100] * 3, game.Carry(0, 3))
    pack = cards.in_order(game.shoe(rules))
    stock = Random(5).sample(pack, len(pack))
    while state.actor != state.dealer:
        game.apply(rules, state, stock.pop() if state.actor == CHANCE else STAND)
    given = numbers(rules), record(view(game, rules, state, state.dealer)), (state.dealer + 1) % 3, 600
    told, untold = (
        counting_trumps("loo")(*given, np.arange(52), *table, seeded_dice(1, 0))
        for table in (table_of("loo"), NOTHING)
    )
    assert told > 1.3 * untold > 0


def counting_trumps(name):
    """Compiled: the trumps of a seat in so many worlds."""
    found = likely_world(GAMES[name], module_of(name, "known"))

    def count(rules, seen, seat, worlds, order, keys, parts, dice):
        world, past, room, trumps = seen.copy(), seen.copy(), seen.copy(), 0
        for _ in range(worlds):
            found(rules, seen, world, past, room, seen[0].actor, order, keys, parts, dice)
            for card in range(52):
                trumps += world[0].place[card] == seat and card % 4 == seen[0].trump
        return trumps

    return compiled(count)


def test_search_ends_when_its_time_is_over():
    from time import perf_counter

    _, rules, _, seen = asked("loo", 4)
    search.choose("loo", rules, seen, 1, budget=Budget(worlds=1))  # compiled
    begun = perf_counter()
    search.choose("loo", rules, seen, 1, budget=Budget(milliseconds=50))
    assert perf_counter() - begun < 10


@pytest.mark.long
def test_search_beats_rules_of_thumb():
    """Duplicate deals, 99 per cent; all games are in `make bench-bots`."""
    rules = GAMES["zwikken"].Rules()
    found = duel("zwikken", rules, 3, 400, hero="search", rival="steady", worlds=60)
    assert found.interval[0] > 0, found


@pytest.mark.long
@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, n) for name in GAMES if learnt.is_learnt(name) for n in (3, 4) if n in GAMES[name].SEATS],
)
def test_search_that_plays_on_as_was_learnt_gains_on_learnt(name, seats):
    """Duplicate deals, 99 per cent, what stays in the pool shared; all take half an hour of two cores."""
    worlds, deals = TOLD[name, seats]
    given = {"hero": "search", "rival": "learnt", "worlds": worlds, "shared": True}
    found = duel(name, GAMES[name].Rules(), seats, deals, **given)
    assert found.interval[0] > 0, found


def test_bets_are_searched_where_all_cards_lie_open():
    """A bet on the first two cards of Zecchinetta loses 3/19 of itself in the mean."""
    told = book("zecchinetta")
    game, rules = told.game, told.game.Rules()
    state = begin(game, rules, [100, 100], game.Carry(0))
    for action in (1, 100, 0, 4):  # the limits, an ace and a two
        game.apply(rules, state, action)
    stock = [card for card in cards.in_order(game.shoe(rules)) if card not in (0, 4)]
    found = {
        worth.action: worth
        for worth in search.values("zecchinetta", rules, state, 1, stock, Budget(worlds=4000))
    }
    assert found[0].chips == 0
    assert found[100].chips / 100 == pytest.approx(-3 / 19, abs=4 * found[100].error / 100)


@pytest.mark.long
@pytest.mark.slow
def test_search_plays_on_by_rules_of_thumb_that_games_with_a_bank_share():
    """Casino War's own rules of thumb stake as those of all such games do."""
    game, rules = GAMES["casino_war"], GAMES["casino_war"].Rules()
    state = begin(game, rules, [100, 100], game.Carry(0))
    found = search.values("casino_war", rules, state, 1, budget=LITTLE)
    assert {worth.action for worth in found} <= {*game.legal(rules, state)}


def test_rules_of_thumb_are_explained_by_a_search(monkeypatch):
    monkeypatch.setattr(search, "USUAL", LITTLE)
    _, rules, _, seen = asked("loo", 5)
    found = explain("steady", book("loo"), rules, seen)
    assert len(found) > 1
    assert all(worth.error >= 0 for worth in found)


@pytest.mark.parametrize(
    ("limits", "amounts"),
    [((1, 4, -1), [1, 2, 3, 4]), ((2, 4, 0), [0, 2, 3, 4]), ((5, 2, 0), [0]), ((0, 3, 60), [0, 1, 2, 3, 60])],
)
def test_few_amounts_are_all_looked_at(limits, amounts):
    assert ladder(*limits) == amounts


def test_of_many_amounts_few_are_looked_at_with_both_ends():
    found = ladder(1, 1000, 0)
    assert found[:2] == [0, 1]
    assert found[-1] == 1000
    assert len(found) < 12
