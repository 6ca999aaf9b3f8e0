"""What comes of an act at Faro: as at its kin."""

from lansquenet.books.events import couples
from lansquenet.books.events.banks import decided, minus, on, sign
from lansquenet.books.events.scene import Event, Ruling, Scene
from lansquenet.games.faro.rules import Phase
from lansquenet.rules.cards import EMPTY

SHUFFLES = 13  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act."""
    return [*_called(scene), *couples.after(scene, BY)]


def _open(scene: Scene, r: int) -> dict[int, int]:
    """What lies on a rank without a copper."""
    return {seat: chips for seat, chips in on(scene, r).items() if not scene.before.coppers[seat][r]}


def _turned(scene: Scene, r: int) -> dict[int, int]:
    """What lies on a rank under a copper."""
    return {seat: chips for seat, chips in on(scene, r).items() if scene.before.coppers[seat][r]}


def _coppered(scene: Scene, lost: int, won: int) -> list[Event]:
    """What a copper turns about, and what lies on the high card."""
    under, over = _turned(scene, lost), _turned(scene, won)
    said = decided(scene, 8, f"Under a copper {sign(lost)} wins by losing", under)
    said += decided(scene, 8, f"Under a copper {sign(won)} loses by winning", minus(over))
    return said + _bar(scene, lost, won)


def _bar(scene: Scene, lost: int, won: int) -> list[Event]:
    """Which card of the turn is the higher."""
    state, higher = scene.before, won > lost
    bar = {seat: state.high[seat] - state.low[seat] for seat in scene.seats}
    said = f"The winning card is the {'higher' if higher else 'lower'} of the two"
    return decided(scene, 9, said, {seat: n if higher else -n for seat, n in bar.items() if n})


def _called(scene: Scene) -> list[Event]:
    """Who has called the turn rightly."""
    if scene.act.phase != Phase.WINNING or scene.act.action == EMPTY or not scene.before.call_odds:
        return []
    said = []
    for seat in scene.seats:
        if scene.before.calls[seat]:
            won = any(row.payee == seat and row.why in (11, 12) for row in scene.act.payments)
            how = "rightly" if won else "wrongly"
            said.append(scene.event(11, f"{scene.who(seat)} has called the turn {how}."))
    return said


BY = couples.CoupleNumbers(5, 6, 13, faces=_open, beside=_coppered)


def verdict(scene: Scene) -> Ruling | None:
    """What an act has decided."""
    return couples.verdict(scene, BY)
