"""OpenSpiel: from Python, and random playouts in its C++ core, dealing left out."""

import random
import sys

sys.path.append(sys.path.pop(0))  # this script is called like the package

import pyspiel
from measure import report

HANDS, PLAYOUTS = 200, 20_000
GAMES = {"kuhn_poker": "Kuhn", "leduc_poker": "Leduc", "euchre": "euchre", "hearts": "hearts"}


def from_python(game, hands=HANDS, informed=False):
    """Random hands; chance is drawn as OpenSpiel's own examples draw it, and is no decision.

    `informed`: at every decision the seat is told its information state.
    """
    decisions = 0
    for _ in range(hands):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                if informed:
                    state.information_state_string(state.current_player())
                legal = state.legal_actions()
                state.apply_action(legal[int(random.random() * len(legal))])
                decisions += 1
    return decisions, hands


def in_core(game, playouts):
    """Random playouts from a first decision: a search of one simulation, whose evaluator makes them all.

    How many decisions there are in one is known from Python.
    """
    decisions, hands = from_python(game, 2000)
    evaluator = pyspiel.RandomRolloutEvaluator(playouts, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 100, False, 1, False)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])

    def play():
        bot.mcts_search(state)
        return round(playouts * decisions / hands), playouts

    return play


for name, title in GAMES.items():
    game = pyspiel.load_game(name)
    report("OpenSpiel", "open_spiel", title, "Python", lambda game=game: from_python(game))
    report(
        "OpenSpiel", "open_spiel", title, "Python, string", lambda game=game: from_python(game, informed=True)
    )
    playouts = PLAYOUTS if "poker" in name else PLAYOUTS // 20
    report("OpenSpiel", "open_spiel", title, "C++ playouts", in_core(game, playouts))
