"""What comes of an act, in sentences: who takes a trick with what, whom a card decides for, how a hand ends.

The telling of an act (`telling`) says what somebody did; here it is said what followed from it by the
rules, and why.  A module for each family of games has the sentences.  They are made from what one sees
who only looks on: so nothing can be told that any seat may not know.
"""

from collections.abc import Callable
from typing import Any

from lansquenet.book import Book
from lansquenet.cards import in_order
from lansquenet.events import draws, femkort, loos, norrlandsknack, toepen, tomato, zwikken
from lansquenet.events.banks import (
    basset,
    couples,
    landsknecht,
    lansquenet,
    monte,
    red_dog,
    skin,
    zecchinetta,
    ziginette,
)
from lansquenet.events.scene import Event as Event, Scene
from lansquenet.lots import DRAW
from lansquenet.play import ALL, NOBODY, ONLOOKER, Act, learns, view
from lansquenet.telling import full_name

UNTOLD = -1000  # an action of which is told only that something was done

TELLERS: dict[str, Callable[[Scene], list[Event]]] = {
    "basset": basset.after,
    "faro": couples.after,
    "femkort": femkort.after,
    "irish_loo": loos.after,
    "landsknecht": landsknecht.after,
    "lansquenet": lansquenet.after,
    "loo": loos.after,
    "monte": monte.after,
    "norrlandsknack": norrlandsknack.after,
    "pharaon": couples.after,
    "red_dog": red_dog.after,
    "skin": skin.after,
    "stuss": couples.after,
    "tempeln": couples.after,
    "toepen": toepen.after,
    "tomato": tomato.after,
    "zecchinetta": zecchinetta.after,
    "ziginette": ziginette.after,
    "zwikken": zwikken.after,
}

# The rule of a game that says when its cards are shuffled; for the others, the one that all share.
SHUFFLES = {
    "basset": 1,
    "faro": 13,
    "landsknecht": 3,
    "lansquenet": 3,
    "pharaon": 13,
    "red_dog": 3,
    "skin": 3,
    "stuss": 8,
    "tempeln": 8,
    "ziginette": 4,
}


def told(book: Book, rules: Any, names: list[str], act: Act, before: Any, after: Any) -> list[Event]:
    """What came of an act, as it may be told to everybody; for a game without a teller, nothing."""
    known = learns(book.game, rules, before, act.action, ONLOOKER) == ALL
    seen = act if known else act._replace(action=UNTOLD)
    scene = Scene(book, rules, names, seen, _open(book, rules, before), _open(book, rules, after))
    if act.phase == DRAW:
        return draws.after(scene)
    teller = TELLERS.get(book.name)
    return teller(scene) if teller else []


def before(book: Book, rules: Any, names: list[str], state: Any) -> list[Event]:
    """What is told before the first act of a hand for which all cards were shuffled; here it begins."""
    number = len(in_order(book.game.shoe(rules)))
    text = f"All {number} cards are gathered and shuffled"
    for leads, does in (("dealer", "deals"), ("banker", "banks")):
        if (seat := getattr(state, leads, NOBODY)) >= 0:
            text += f"; {full_name(names, seat)} {does}"
    shared = "COMM-9" if hasattr(state, "dealer") else "COM-8"
    return [Event(f"{text}.", book.why(SHUFFLES[book.name]) if book.name in SHUFFLES else shared)]


def _open(book: Book, rules: Any, state: Any) -> Any:
    """What lies open of a state."""
    return view(book.game, rules, state, ONLOOKER) if hasattr(book.game, "hide") else state
