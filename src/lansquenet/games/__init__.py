"""The games, one line each."""

from typing import cast

from lansquenet.games import lansquenet, zecchinetta
from lansquenet.play import Game

GAMES = cast(
    dict[str, Game],
    {
        "lansquenet": lansquenet,
        "zecchinetta": zecchinetta,
    },
)
