"""What comes of an act, in sentences: who takes a trick with what, whom a card decides for, how a hand ends.

The telling of an act (`wording`) says what somebody did; here it is said what followed from it by the
rules, and why.  The sentences lie in the rooms of the games, and here what several of them say.  They are
made from what one sees who only looks on: so nothing can be told that any seat may not know.
"""

from lansquenet.books.book import Book
from lansquenet.books.events import draws
from lansquenet.books.events.scene import Event as Event, Scene
from lansquenet.books.wording import full_name
from lansquenet.games import module_of
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import hides, view
from lansquenet.rules.state import ALL, NOBODY, ONLOOKER, Act, Options, State
from lansquenet.rules.who_begins import DRAW

UNTOLD = -1000  # an action of which is told only that something was done


def told(book: Book, rules: Options, names: list[str], act: Act, before: State, after: State) -> list[Event]:
    """What came of an act, as it may be told to everybody; for a game without a teller, nothing."""
    known = book.game.learns(rules, before, act.action, ONLOOKER) == ALL
    seen = act if known else act._replace(action=UNTOLD)
    scene = Scene(book, rules, names, seen, _open(book, rules, before), _open(book, rules, after))
    if act.phase == DRAW:
        return draws.after(scene)
    teller = module_of(book.name, "events")
    return list(teller.after(scene)) if teller else []


def before(book: Book, rules: Options, names: list[str], state: State) -> list[Event]:
    """What is told before the first act of a hand for which all cards were shuffled; here it begins."""
    number = len(in_order(book.game.shoe(rules)))
    text = f"All {number} cards are gathered and shuffled"
    for leads, does in (("dealer", "deals"), ("banker", "banks")):
        if (seat := getattr(state, leads, NOBODY)) >= 0:
            text += f"; {full_name(names, seat)} {does}"
    shared = "COMM-9" if hasattr(state, "dealer") else "COM-8"
    own = getattr(module_of(book.name, "events"), "SHUFFLES", 0)
    return [Event(f"{text}.", book.why(own) if own else shared)]


def _open(book: Book, rules: Options, state: State) -> State:
    """What lies open of a state."""
    return view(book.game, rules, state, ONLOOKER) if hides(book.game) else state
