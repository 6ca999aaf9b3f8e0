"""What is told at Biribi and Hoca: which number is drawn, and who had backed it."""

from lansquenet.books.events.banks import bank, gains, people
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene
from lansquenet.games.biribi.rules import BIRI, CLUBS, Phase, says
from lansquenet.rules.cards import EMPTY, suit

SHUFFLES = 3  # the rule that says when the tickets are gathered


def after(scene: Scene) -> list[Event]:
    """What came of an act at Biribi."""
    act = scene.act
    if act.actor < 0 and act.action == EMPTY:
        return bank(scene, 11, "The cards have run out: the stakes go back")
    said = _read(scene) if act.phase == Phase.TICKET else []
    none = act.phase in (Phase.NUMBER, Phase.STAKE)
    return said + bank(scene, 2, "Nobody has staked" if none else "The drawing is over")


def _read(scene: Scene) -> list[Event]:
    """What a card says of the ticket."""
    act, before, state = scene.act, scene.before, scene.after
    if scene.over:
        won = gains(scene)
        named = f"The ticket is number {state.ticket}"
        return [scene.event(_rule(scene), f"{named}: {people(scene, won)}." if won else f"{named}.")]
    if not says(scene.rules, before, act.action):
        return [scene.event(7, "It says nothing.")]
    if suit(act.action) == CLUBS:
        return [scene.event(7, f"The column is {state.column + 1}.")]
    return [scene.event(7, f"The row is {state.row + 1}.")]


def _rule(scene: Scene) -> int:
    paid = any(row.why == BIRI.DRAWN for row in scene.act.payments)
    return BIRI.DRAWN if paid else BIRI.LOST


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Biribi has decided."""
    if not scene.over:
        return None
    if scene.act.actor < 0 and scene.act.action == EMPTY:
        return scene.verdict(11, "pack-out")
    if scene.act.phase != Phase.TICKET:
        return scene.verdict(6, "unstaked")
    return scene.verdict(_rule(scene), "drawn", (TURNED,), number=scene.after.ticket)
