"""The games, one line each."""

from typing import cast

from lansquenet.games import (
    basset,
    faro,
    femkort,
    irish_loo,
    landsknecht,
    lansquenet,
    loo,
    monte,
    norrlandsknack,
    pharaon,
    red_dog,
    skin,
    stuss,
    tempeln,
    toepen,
    tomato,
    zecchinetta,
    ziginette,
    zwikken,
)
from lansquenet.play import Game

GAMES = cast(
    dict[str, Game],
    {
        "basset": basset,
        "faro": faro,
        "femkort": femkort,
        "irish_loo": irish_loo,
        "landsknecht": landsknecht,
        "lansquenet": lansquenet,
        "loo": loo,
        "monte": monte,
        "norrlandsknack": norrlandsknack,
        "pharaon": pharaon,
        "red_dog": red_dog,
        "skin": skin,
        "stuss": stuss,
        "tempeln": tempeln,
        "toepen": toepen,
        "tomato": tomato,
        "zecchinetta": zecchinetta,
        "ziginette": ziginette,
        "zwikken": zwikken,
    },
)
