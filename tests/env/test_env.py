"""Games as environments: one line loads them, and a hand is an episode."""

import pickle
import subprocess
import sys
from copy import deepcopy
from random import Random

import pytest

from lansquenet.books.book import book
from lansquenet.env import Terms, game_of, load_game
from lansquenet.env.basis.setting import CARRY
from lansquenet.env.opponents import at_random, by_chance, policy, until_due
from lansquenet.errors import BadOption, BadSave, IllegalAct, UnknownName
from lansquenet.games import GAMES
from lansquenet.games.irish_loo import rules as irish_loo
from lansquenet.rules import cards
from lansquenet.rules.state import CHANCE
from peers import peer

every_game = pytest.mark.parametrize("name", GAMES)
SMALL = "toepen(seats=2,exchange=off,warnings=off,target=3,cards=TcJcAcThJhAhKc9c)"
TOEPEN = "toepen(seats=3,knock_mode=own_turn)"


def seats_of(name, wanted=3):
    return min(wanted, GAMES[name].SEATS[-1])


def played(game, seed, acts=10**6, deck=None):
    """A hand played at random, so many acts far."""
    dice, state = Random(seed), game.new_initial_state(deck)
    while acts and not state.is_terminal():
        chance = state.current_player() == CHANCE
        state.apply_action(by_chance(state, dice) if chance else at_random(state, dice))
        acts -= 1
    return state


def test_line_loads_a_game_with_its_options():
    game = load_game("toepen(seats=4,knock_mode=own_turn)")
    assert game.num_players() == 4
    assert game.rules == book("toepen").play_by("", {"knock_mode": "own_turn"})


def test_parameters_by_name_go_before_those_of_the_line():
    game = load_game("zecchinetta(preset=playette,seats=5,chips=20)", seats=3, end_when_no_bets=True)
    assert game.stacks == [20, 20, 20]
    assert game.rules == book("zecchinetta").play_by("playette", {"end_when_no_bets": "yes"})


OTHERWISE = {
    "stacks": {"stacks": [7, 7]},
    "rules": {"rules": peer("kuhn").Rules()._replace(**{peer("kuhn").Rules._fields[0]: 2})},
    "carry": {"carry": peer("kuhn").Carry(1)},
    "cards": {"deck": [0, 4]},
    "terms": {"terms": Terms(returns="centred", chips=5)},
}


@pytest.mark.parametrize("what", OTHERWISE)
def test_state_of_a_game_of_anybodys_is_refused_by_one_that_is_played_otherwise(what):
    game = game_of(peer("kuhn"), stacks=[5, 5])
    other = game_of(peer("kuhn"), **{"stacks": [5, 5], **OTHERWISE[what]})
    assert str(game) != str(other)
    saved = game.new_initial_state().serialize()
    with pytest.raises(BadSave, match="not of"):
        other.deserialize_state(saved)
    assert game_of(peer("kuhn"), stacks=[5, 5]).deserialize_state(saved)


def test_line_in_another_order_is_the_same_game():
    one, two = load_game("toepen(seats=3,target=5)"), load_game("toepen(target=5,seats=3,chips=100)")
    assert two.deserialize_state(one.new_initial_state().serialize()).game is two


def test_game_of_anybodys_is_pickled_with_its_states():
    """Its module is imported again by its name; the rest comes along."""
    game = game_of(irish_loo, stacks=[9, 8, 7], terms=Terms(first=1), deck=[*range(40)])
    twin = pickle.loads(pickle.dumps(game))
    assert (twin.mark, str(twin)) == (game.mark, str(game))
    state = played(game, 1, 20)
    again = pickle.loads(pickle.dumps(state))
    assert again.table == state.table
    assert again.history() == state.history()


def test_what_is_said_for_each_seat_has_strokes_between():
    game = load_game("loo(stacks=30/20/0,allow_debt=no)")
    assert game.stacks == [30, 20, 0]
    assert load_game(str(game)).stacks == game.stacks
    assert load_game("toepen(carry_scores=1/2)").new_initial_state().table.scores[:2] == [1, 2]


def test_hand_begins_from_the_carry_that_was_given():
    assert load_game("loo(carry_pool=9,first=2)").new_initial_state().table.dealer == 2
    assert load_game("loo(carry_pool=9)").new_initial_state().table.stacks[12] >= 9


@pytest.mark.parametrize(
    ("line", "error", "says"),
    [
        ("tope", UnknownName, "did you mean 'toepen'"),
        ("toepen(knockmode=off)", UnknownName, "did you mean 'knock_mode'"),
        ("toepen(preset=sourse)", UnknownName, "did you mean 'source'"),
        ("toepen(knock_mode=never)", BadOption, "any_time, own_turn, off"),
        ("toepen(seats=nine)", BadOption, "seats is a number"),
        ("toepen(seats=9)", BadOption, "2 to 8 seats, not 9"),
        ("toepen(first=5)", BadOption, "a seat from 0 to 1"),
        ("toepen(chips=0)", BadOption, "from 1 on"),
        ("toepen(deal=cards)", BadOption, "card, run, deck"),
        ("toepen(cards=Tcx)", BadOption, "named like"),
        ("toepen(cards=2cTc)", BadOption, "more of 2c"),
        ("toepen(carry_scores=3)", BadOption, "for each of 2 seats"),
        ("toepen(carry_score=3)", UnknownName, "carry_scores"),
        ("toepen(stacks=3/x)", BadOption, "stacks is a number"),
        ("loo(stacks=3/4)", BadOption, "played by 3 to 10"),
        ("toepen(seats)", BadOption, "name=value"),
        ("toepen(seats=2,seats=3)", BadOption, "given twice"),
        ("toepen seats=2", BadOption, "is loaded as"),
    ],
)
def test_bad_line_is_refused_and_says_what_would_be_right(line, error, says):
    with pytest.raises(error, match=says):
        load_game(line)


@every_game
def test_no_parameter_of_ours_has_the_name_of_an_option(name):
    ours = {"preset", *Terms.__dataclass_fields__}
    assert not ours & book(name).options.keys()
    assert not [option for option in book(name).options if option.startswith(CARRY)]


@pytest.mark.slow
@every_game
@pytest.mark.parametrize("deal", ["card", "deck"])
def test_hands_end_within_the_bounds_that_are_promised(name, deal):
    for preset in book(name).presets:
        game = load_game(name, preset=preset, seats=seats_of(name), deal=deal)
        for seed in range(3):
            state = played(game, seed, deck=seed if deal == "deck" else None)
            assert game.min_utility() <= min(state.returns())
            assert max(state.returns()) <= game.max_utility()
            most = game.max_game_length() + game.max_chance_nodes_in_history()
            assert len(state.history()) <= most
            assert state.current_player() == -4
            assert state.legal_actions() == []


@every_game
def test_ids_of_actions_are_distinct_and_said_in_distinct_words(name):
    game = load_game(name, seats=seats_of(name))
    dice, state = Random(5), game.new_initial_state()
    while not state.is_terminal():
        legal = state.legal_actions()
        assert legal == sorted(set(legal))
        assert len({state.action_to_string(action) for action in legal}) == len(legal)
        if state.current_player() != CHANCE:
            assert len(set(state.choices().values())) == len(legal)
            assert [n for n, on in enumerate(state.legal_actions_mask()) if on] == legal
        state.apply_action(dice.choice(legal))


def test_returns_are_chips_won_or_what_the_game_counts():
    state = played(load_game("zecchinetta(seats=3)"), 1)
    assert state.returns() == [state.table.stacks[seat] - 100 for seat in range(3)]
    state = played(load_game(TOEPEN), 1)
    assert state.returns() == [-state.table.scores[seat] for seat in range(3)]
    assert sum(played(load_game(TOEPEN, returns="centred"), 1).returns()) == pytest.approx(0)


def test_illegal_action_is_refused_and_changes_nothing():
    state = played(load_game(TOEPEN), 1, acts=12)
    before = state.serialize()
    with pytest.raises(IllegalAct, match="may do"):
        state.apply_action(9999)
    with pytest.raises(IllegalAct, match="not for chance"):
        state.chance_outcomes()
    assert state.serialize() == before
    state = played(load_game(TOEPEN), 1)
    with pytest.raises(IllegalAct, match="the hand is over"):
        state.apply_action(0)


def test_card_that_has_been_turned_is_turned_no_more():
    state = load_game(TOEPEN).new_initial_state()
    state.apply_action(7)
    assert 7 not in state.legal_actions()
    with pytest.raises(IllegalAct, match="nothing that chance can do"):
        state.apply_action(7)


@pytest.mark.slow
@pytest.mark.parametrize("line", [TOEPEN, SMALL, f"{SMALL[:-1]},deal=run)", "skin", "toepen(deal=deck)"])
def test_copies_and_bytes_go_on_alike(line):
    game = load_game(line)
    whole = played(game, 3)
    for acts in range(0, len(whole.history()), 4):
        state = played(game, 3, acts)
        seat = len(state.history()) % game.num_players()
        state.information_state_string(seat)
        twins = [
            state.clone(), deepcopy(state), game.deserialize_state(state.serialize()),
            pickle.loads(pickle.dumps(state)),
        ]  # fmt: skip
        state.apply_action(whole.history()[acts])
        for twin in twins:
            assert twin.history() == whole.history()[:acts]
            for action in whole.history()[acts:]:
                twin.apply_action(action)
            assert twin.returns() == whole.returns()
            assert twin.information_state_string(seat) == whole.information_state_string(seat)


def test_damaged_bytes_are_refused():
    game = load_game(TOEPEN)
    saved = played(game, 3, 20).serialize()
    other = saved.replace(game.mark.encode(), load_game("loo").mark.encode())
    for damaged in (saved[:-1], b"", b"[]", saved.replace(b"[0", b"[99"), other):
        if damaged != saved:
            with pytest.raises(BadSave):
                game.deserialize_state(damaged)


# -- chance


def test_chances_are_the_cards_that_are_left():
    state = load_game("zecchinetta(cards=2c2d3c3d,chips=2)").new_initial_state()
    while state.current_player() != CHANCE:
        state.apply_action(state.legal_actions()[0])
    assert state.chance_outcomes() == [(n, pytest.approx(1 / 4)) for n in range(4)]


FEW = [
    ("toepen(cards=TcJcAc)", "names 3, and a hand of Toepen at 2 seats may need more"),
    ("toepen(cards=TcJcAcQcThJhAhQhKh)", "may need more"),  # enough to deal, but not to change hands
    ("zecchinetta(cards=2c3c4c5c,chips=3)", "may need more"),
    ("loo(cards=2c3c4c5c6c7c8c9c,seats=4)", "at 4 seats may need more"),
    ("basset(seats=2,chips=2,cards=2c2d3c3d)", "has no A, 4, 5, .*: at Basset one may bet on every rank"),
    ("faro(cards=2c2d3c3d)", "one may bet on every rank"),
    ("red_dog(cards=2c,first=-1)", "may need more"),
]


@pytest.mark.parametrize(("line", "complaint"), FEW)
@pytest.mark.parametrize("deal", ["card", "run", "deck"])
def test_cards_that_are_too_few_are_refused_when_the_line_is_loaded(line, complaint, deal):
    with pytest.raises(BadOption, match=complaint):
        load_game(line, deal=deal)


@pytest.mark.parametrize("name", GAMES)
def test_few_cards_are_refused_at_once_or_last(name):
    """No hand of a game that was loaded with cards of its own is broken off."""
    whole = cards.in_order(GAMES[name].shoe(GAMES[name].Rules()))
    ended = 0
    for number, count in enumerate((1, 3, 6, 12, 16, 24, len(whole))):
        few = Random(number).sample(whole, min(count, len(whole)))
        try:
            game = load_game(f"{name}(chips=6,cards={''.join(map(cards.name, few))})")
        except BadOption:
            continue
        ended += sum(played(game, seed).is_terminal() for seed in range(4))
    assert ended >= 4, "no hand was played: all of its cards are enough for every game"


def test_game_of_anybodys_with_cards_of_its_own_is_looked_at_too():
    with pytest.raises(BadOption, match="may need more"):
        game_of(GAMES["toepen"], deck=[0, 1, 2])


@pytest.mark.slow
def test_stock_may_run_out_where_the_rules_say_so():
    """LANS-23."""
    ends = {played(load_game("lansquenet(packs=1,cards=2c3c4c)"), seed).history()[-1] for seed in range(20)}
    assert 3 in ends  # no card: the last of the ids of chance


@pytest.mark.slow
def test_run_of_cards_is_one_event_with_the_chances_of_its_cards():
    """The hands that may be dealt, each as likely as all the orders in which its cards may come."""
    by_card = load_game(SMALL)
    by_run = load_game(by_card.line, deal="run")
    first = by_run.new_initial_state()
    outcomes = first.chance_outcomes()
    assert len(outcomes) == 70  # four of eight cards
    assert all(part == pytest.approx(1 / 70) for _, part in outcomes)
    dealt = {tuple(first.child(n).table.place) for n, _ in outcomes}
    assert len(dealt) == 70
    assert tuple(played(by_card, 1, 8).table.place) in dealt


@pytest.mark.parametrize("deal", ["card", "deck"])
def test_stock_that_runs_out_is_filled_up_by_the_rules(deal, monkeypatch):
    """IRLO-8: with ten seats that all exchange, the discards are dealt again."""
    filled = []
    put_back = irish_loo.put_back
    monkeypatch.setattr(irish_loo, "put_back", lambda *given: (filled.append(given), put_back(*given)))
    game, dice = load_game("irish_loo(seats=10)", deal=deal), Random(1)
    state = game.new_initial_state(1 if deal == "deck" else None)
    while not state.is_terminal():
        if state.current_player() == CHANCE:
            state.apply_action(by_chance(state, dice))
        else:  # all stand, and lay aside what they may
            stands = state.table.phase == irish_loo.Phase.ANNOUNCE
            state.apply_action(state.legal_actions()[-1 if stands else 0])
    assert filled


def test_deck_is_dealt_from_its_seed_and_no_chance_is_seen():
    game = load_game("toepen(seats=4,deal=deck)")
    states = [game.new_initial_state(seed) for seed in (7, 7, 8)]
    assert not any(state.is_chance_node() for state in states)
    assert states[0].table == states[1].table != states[2].table
    by_chance = game.new_initial_state()
    assert len(by_chance.chance_outcomes()) == 1000
    by_chance.apply_action(7)
    assert by_chance.table == states[0].table
    with pytest.raises(BadOption, match="deal=deck"):
        load_game("toepen").new_initial_state(7)


# -- amounts


@pytest.mark.parametrize(
    ("stakes", "amounts"),
    [
        ("all", [*range(1, 51)]),
        ("doubling", [1, 2, 4, 8, 16, 32, 50]),
        ("few", [1, 50]),
        ("auto", [1, 2, 4, 8, 16, 32, 50]),
    ],
)
def test_amounts_stand_on_the_ladder_that_was_asked_for(stakes, amounts):
    state = load_game("zecchinetta(chips=50)", stakes=stakes).new_initial_state()
    assert sorted(state.choices().values()) == amounts


def test_every_amount_has_an_id_where_there_are_few_chips():
    state = load_game("zecchinetta(chips=10)").new_initial_state()
    assert sorted(state.choices().values()) == [*range(1, 11)]


def test_amount_that_has_no_id_becomes_the_nearest():
    state = load_game("zecchinetta(chips=50)").new_initial_state()
    assert state.choices()[state.nearest(30)] == 32
    assert state.choices()[state.nearest(49)] == 50


# -- what a seat remembers


@pytest.mark.slow
def test_memory_tells_hands_apart_that_have_come_to_the_same_view():
    """Who was on lead first is forgotten by the view, and not by the seat."""
    game = load_game("pharaon(seats=2,chips=2)")
    seen = {}
    for seed in range(40):
        dice, state = Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == 1:
                name = state.observation_string(1)
                seen.setdefault(name, set()).add(state.information_state_string())
            state.apply_action(by_chance(state, dice) if state.is_chance_node() else at_random(state, dice))
    assert any(len(memories) > 1 for memories in seen.values())


@pytest.mark.slow
@pytest.mark.parametrize("line", [SMALL, f"{SMALL[:-1]},deal=run)", "zwikken", "femkort(seats=2)"])
def test_no_seat_forgets_what_it_once_knew(line):
    """What is known later begins with what was known before."""
    game = load_game(line)
    for seed in range(8):
        dice, state, before = Random(seed), game.new_initial_state(), [""] * game.num_players()
        while not state.is_terminal():
            for seat, known in enumerate(before):
                before[seat] = state.information_state_string(seat)
                assert before[seat].startswith(known)
            state.apply_action(by_chance(state, dice) if state.is_chance_node() else at_random(state, dice))


@pytest.mark.parametrize("line", [SMALL, "zwikken", "irish_loo", "toepen(seats=3)"])
def test_memory_does_not_hang_on_when_it_is_asked_for(line):
    game = load_game(line)
    dice, asked, unasked = Random(2), game.new_initial_state(), game.new_initial_state()
    while not asked.is_terminal():
        asked.information_state_string(0)
        asked.clone().information_state_tensor(1)
        action = by_chance(asked, dice) if asked.is_chance_node() else at_random(asked, dice)
        asked.apply_action(action)
        unasked.apply_action(action)
    assert unasked.information_state_string(0) == asked.information_state_string(0)


@pytest.mark.slow
@every_game
def test_same_memory_offers_the_same_actions(name):
    game = load_game(name, seats=seats_of(name), chips=3)
    offered = {}
    for seed in range(30):
        dice, state = Random(seed), game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                known = state.information_state_string()
                assert offered.setdefault(known, state.legal_actions()) == state.legal_actions()
            state.apply_action(by_chance(state, dice) if state.is_chance_node() else at_random(state, dice))


@every_game
def test_tensors_are_of_the_promised_size_and_between_minus_one_and_one(name):
    game = load_game(name, seats=seats_of(name))
    for acts in (0, 9, 30, 10**6):
        state = played(game, 4, acts)
        seen, known = state.observation_tensor(1), state.information_state_tensor(1)
        assert [*seen.shape] == game.observation_tensor_shape()
        assert [*known.shape] == game.information_state_tensor_shape()
        assert abs(known).max() <= 1
        assert (known[: len(seen)] == seen).all()


# -- modules that are in no book, and bots


def test_module_that_is_in_no_book_is_played():
    state = game_of(peer("kuhn"), stacks=[5, 5]).new_initial_state()
    for action in (2, 0, 1, 1):  # king and jack; a bet, and it is met
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.returns() == [2, -2]


@every_game
def test_bots_play_the_other_seats(name):
    game = load_game(name, seats=seats_of(name))
    for bot in ("timid", "bold", "random"):
        state = game.new_initial_state()
        until_due(state, Random(1), dict.fromkeys(range(game.num_players()), policy(game, bot)))
        assert state.is_terminal()


def test_bot_of_no_known_name_is_refused():
    with pytest.raises(UnknownName, match="steady"):
        policy(load_game("toepen"), "stedy")


# -- libraries that are not there


@pytest.mark.slow
def test_no_library_is_imported_that_is_not_asked_for():
    code = (
        "import sys, lansquenet.env; print({'pyspiel', 'gymnasium', 'pettingzoo', 'numba'} & {*sys.modules})"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "set()\n"


@pytest.mark.parametrize(
    ("module", "library"),
    [("open_spiel", "pyspiel"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium")],
)
def test_library_that_is_missing_is_named_with_the_extra_that_has_it(module, library, monkeypatch):
    monkeypatch.setitem(sys.modules, library, None)
    monkeypatch.delitem(sys.modules, f"lansquenet.env.{module}", raising=False)
    with pytest.raises(ImportError, match=r"lansquenet\[research\]"):
        __import__(f"lansquenet.env.{module}")
