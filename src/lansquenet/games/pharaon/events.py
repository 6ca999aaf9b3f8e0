"""What comes of an act at Pharaon: as at its kin."""

from lansquenet.books.events import couples
from lansquenet.books.events.scene import Event, Ruling, Scene

SHUFFLES = 13  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act."""
    return couples.after(scene, BY)


def _faced(scene: Scene, r: int) -> dict[int, int]:
    """What a rank loses of each seat, or what it has gained for it."""
    state = scene.before
    there = [seat for seat in scene.seats if not state.masked[seat][r]]
    if r == state.lost:
        lost = {seat: state.bets[seat][r] or state.gains[seat][r] for seat in there}
    else:
        lost = {seat: state.bets[seat][r] + state.gains[seat][r] for seat in there}
    return {seat: chips for seat, chips in lost.items() if chips}


BY = couples.CoupleNumbers(4, 5, 13, lies=_faced, faces=_faced, rides=True)


def verdict(scene: Scene) -> Ruling | None:
    """What an act has decided."""
    return couples.verdict(scene, BY)
