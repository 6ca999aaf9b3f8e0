"""Games as environments for research, under the names that OpenSpiel gives to things.

A hand is an episode.  `load_game` opens any game of the book, `game_of` any module that is written like
one.  `open_spiel`, `pettingzoo` and `gymnasium` beside this module speak to those libraries, and are
imported by name: nothing here needs them.
"""

from lansquenet.env.game import Game, Terms, game_of, load_game
from lansquenet.env.state import State

__all__ = ["Game", "State", "Terms", "game_of", "load_game"]
