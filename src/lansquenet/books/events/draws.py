"""Who begins: what is told of the draw for the bank or the deal."""

from lansquenet.books.events.scene import Event, Ruling, Scene
from lansquenet.rules.state import NOBODY
from lansquenet.rules.who_begins import First, draw_value

BEST = {
    First.LOT: "drawn the highest card (aces are low)",
    First.HIGH_CARD: "drawn the highest card (aces are low)",
    First.LOW_CARD: "drawn the lowest card",
    First.ACE: "the first ace",
}


def after(scene: Scene) -> list[Event]:
    """Who has drawn best, or that some draw again."""
    how = getattr(scene.rules, "first_dealer", getattr(scene.rules, "first_banker", First.LOT))
    rule = scene.told.step(scene.act.phase).rule
    heir = scene.after.heir
    if scene.over and heir != NOBODY:
        does = "deals" if hasattr(scene.after, "dealer") else "banks"
        return [scene.event(rule, f"{scene.who(heir)} has {BEST[First(how)]}, and {does} first.")]
    drawn = [*scene.before.drawn]
    drawn[scene.before.drawing] = draw_value(how, scene.act.action)
    again = max(scene.after.drawn) < 0 <= max(drawn) and sum(scene.before.asked) == 0
    return [scene.event(rule, "The best cards are equal: who has them draws again.")] if again else []


def verdict(scene: Scene) -> Ruling | None:
    """Who has been drawn."""
    if not scene.over or scene.after.heir == NOBODY:
        return None
    rule, heir = scene.told.step(scene.act.phase).rule, scene.after.heir
    return scene.verdict(rule, "draw", wins=(), loses=(), seat=scene.letter(heir)) if _known(scene) else None


def _known(scene: Scene) -> bool:
    """Whether the book has a word for it."""
    return "draw" in scene.told.said
