"""What is told at Stuss, Tempeln, Faro and Pharaon: which card of a couple loses, which wins, for whom."""

from typing import Any

from lansquenet.books.events.banks import bank, decided, gains, minus, on, people, sign, the, turned
from lansquenet.books.events.scene import Event, Scene
from lansquenet.books.telling import rank_sign
from lansquenet.rules.cards import EMPTY

# The rules by which this is told: of a couple, of two cards of one rank, and of the end of a deal.
NUMBERS = {"faro": (5, 6, 13), "pharaon": (4, 5, 13), "stuss": (4, 5, 8), "tempeln": (4, 5, 8)}


def after(scene: Scene) -> list[Event]:
    """What came of an act at a game of couples."""
    phases: Any = scene.told.game.Phase
    couple, doublet, ended = NUMBERS[scene.told.name]
    said: list[Event] = []
    if scene.act.phase == phases.WINNING and scene.act.action != EMPTY:
        lost, won = scene.before.lost, turned(scene)
        alike = _doublet(scene, doublet, won) if lost == won else _couple(scene, couple, lost, won)
        said = [*_called(scene), *alike]
    left = "  What still lies on the table goes back" if sum(scene.before.staked) else ""
    return said + bank(scene, ended, f"No couple is left.{left}" if left else "No couple is left")


def _couple(scene: Scene, rule: int, lost: int, won: int) -> list[Event]:
    """One rank loses and the other wins."""
    first, second = _open(scene, lost), _open(scene, won)
    said = decided(scene, rule, f"{the(lost)} has come first and loses", minus(first))
    said += decided(scene, rule, f"{the(won)} has come second and wins", second)
    if scene.told.name == "faro":
        under = {seat: chips for seat, chips in on(scene, lost).items() if seat not in first}
        over = {seat: chips for seat, chips in on(scene, won).items() if seat not in second}
        said += decided(scene, 8, f"Under a copper {sign(lost)} wins by losing", under)
        said += decided(scene, 8, f"Under a copper {sign(won)} loses by winning", minus(over))
        said += _bar(scene, lost, won)
    return said


def _open(scene: Scene, r: int) -> dict[int, int]:
    """What lies face up on a rank, without a copper; at Pharaon, with what rides."""
    state, bets = scene.before, on(scene, r)
    if scene.told.name == "faro":
        return {seat: chips for seat, chips in bets.items() if not state.coppers[seat][r]}
    if scene.told.name == "pharaon":
        return _faced(scene, r)
    return bets


def _faced(scene: Scene, r: int) -> dict[int, int]:
    """At Pharaon: what a rank loses of each seat, or what it has gained for it."""
    state = scene.before
    there = [seat for seat in scene.seats if not state.masked[seat][r]]
    if r == state.lost:
        lost = {seat: state.bets[seat][r] or state.gains[seat][r] for seat in there}
    else:
        lost = {seat: state.bets[seat][r] + state.gains[seat][r] for seat in there}
    return {seat: chips for seat, chips in lost.items() if chips}


def _doublet(scene: Scene, rule: int, r: int) -> list[Event]:
    """Both cards are of one rank."""
    if not (_faced(scene, r) if scene.told.name == "pharaon" else on(scene, r)):
        return []
    why = f"Both are {rank_sign(r)}: of what lies on it the banker takes {_share(scene)}"
    won = gains(scene)
    return [scene.event(rule, f"{why}; {people(scene, won)}." if won else f"{why}.")]


def _share(scene: Scene) -> str:
    """How much the banker takes of a doublet."""
    all_of_it = scene.told.name == "stuss" or getattr(scene.rules, "doublet_share", 2) == 1
    return "all" if all_of_it else "half"


# -- at Faro: the high card, and the turn that is called


def _bar(scene: Scene, lost: int, won: int) -> list[Event]:
    """Which card of the turn is the higher."""
    state, higher = scene.before, won > lost
    bar = {seat: state.high[seat] - state.low[seat] for seat in scene.seats}
    said = f"The winning card is the {'higher' if higher else 'lower'} of the two"
    return decided(scene, 9, said, {seat: n if higher else -n for seat, n in bar.items() if n})


def _called(scene: Scene) -> list[Event]:
    """Who has called the turn rightly."""
    if not getattr(scene.before, "call_odds", 0):
        return []
    said = []
    for seat in scene.seats:
        if scene.before.calls[seat]:
            won = any(row.payee == seat and row.why in (11, 12) for row in scene.act.payments)
            how = "rightly" if won else "wrongly"
            said.append(scene.event(11, f"{scene.who(seat)} has called the turn {how}."))
    return said
