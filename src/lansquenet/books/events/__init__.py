"""What comes of an act, in sentences: who takes a trick with what, whom a card decides for, how a hand ends.

The telling of an act (`wording`) says what somebody did; here it is said what followed from it by the
rules, and why.  The sentences lie in the rooms of the games, and here what several of them say.  They are
made from what one sees who only looks on: so nothing can be told that any seat may not know.
"""

from dataclasses import replace
from typing import TypeAlias

from lansquenet.books.book import Book
from lansquenet.books.events import draws
from lansquenet.books.events.scene import Event as Event, Ruling as Ruling, Scene
from lansquenet.books.wording import full_name
from lansquenet.games import module_of
from lansquenet.rules.cards import in_order
from lansquenet.rules.game import hides, view
from lansquenet.rules.state import ALL, NOBODY, ONLOOKER, SEATS, Act, Options, State
from lansquenet.rules.who_begins import DRAW

Shown: TypeAlias = tuple[State, State] | None
UNTOLD = -1000  # an action of which is told only that something was done


def staged(
    book: Book,
    rules: Options,
    names: list[str],
    act: Act,
    before: State,
    after: State,
    shown: Shown = None,
    faces: tuple[int, ...] = (),
) -> Scene:
    """An act as it is seen by who only looks on: what may be told of it to everybody.

    `shown` are the states before and after it as all may see them, where they have been made already;
    `faces` has for each rank the card of it that was turned last before, if that is known.
    """
    known = book.game.learns(rules, before, act.action, ONLOOKER) == ALL
    seen = act if known else act._replace(action=UNTOLD)
    open_then, open_now = shown or (_open(book, rules, before), _open(book, rules, after))
    return Scene(book, rules, names, seen, open_then, open_now, faces)


def told(scene: Scene) -> list[Event]:
    """What came of an act; for a game without a teller, nothing."""
    if scene.act.phase == DRAW:
        return draws.after(scene)
    teller = module_of(scene.told.name, "events")
    return list(teller.after(scene)) if teller else []


def decided(scene: Scene) -> Ruling | None:
    """What an act has decided; None where nothing hangs on it."""
    found = draws.verdict(scene) if scene.act.phase == DRAW else _verdict(scene)
    if found is None:
        return None
    won, lost = paid(scene.act)
    return replace(
        found,
        rule=_ruling(scene.told, scene.act, found.rule),
        wins=won if found.wins is None else found.wins,
        loses=lost if found.loses is None else found.loses,
    )


def aside(scene: Scene) -> Ruling | None:
    """What an act has come to that decides nothing, where the teller of a game has a word for it."""
    teller = module_of(scene.told.name, "events")
    found: Ruling | None = teller.aside(scene) if teller and hasattr(teller, "aside") else None
    return found


def _verdict(scene: Scene) -> Ruling | None:
    """What the teller of a game has to say of it; of a game without one, what came of a card that pays."""
    teller = module_of(scene.told.name, "events")
    if teller and hasattr(teller, "verdict"):
        found: Ruling | None = teller.verdict(scene)
        named = found and (found.wins is not None or found.loses is not None)
        return found if scene.act.payments or named or scene.over else None
    said: list[Event] = list(teller.after(scene)) if teller else []
    return Ruling(said[0].text, said[0].rule) if said and scene.act.payments else None


def paid(act: Act) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The seats that have more by the payments of an act, and those that have less."""
    won: dict[int, int] = {}
    for payer, payee, chips, _ in act.payments:
        won[payer], won[payee] = won.get(payer, 0) - chips, won.get(payee, 0) + chips
    seats = [seat for seat in sorted(won) if seat < SEATS]
    return tuple(s for s in seats if won[s] > 0), tuple(s for s in seats if won[s] < 0)


def _ruling(book: Book, act: Act, rule: str) -> str:
    """The rule of a verdict: its own, or if nothing was paid by that, the one by which most was."""
    by: dict[str, int] = {}
    for row in act.payments:
        by[book.why(row.why)] = by.get(book.why(row.why), 0) + row.chips
    return rule if rule in by or not by else max(by, key=lambda one: by[one])


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
