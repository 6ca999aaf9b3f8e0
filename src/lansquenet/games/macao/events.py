"""What is told at Macao: a Schlag, who has passed nine, whom the banker beats, and where the bank goes."""

from lansquenet.books.events.banks import bank, gains, people
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene
from lansquenet.games.macao.rules import NINE, Phase, is_schlag
from lansquenet.rules.cards import EMPTY

SHUFFLES = 3  # the rule that says when the cards are shuffled
LAST = (Phase.BANK, Phase.DECIDE, Phase.DRAWN)


def after(scene: Scene) -> list[Event]:
    """What came of an act at Macao."""
    phase = scene.act.phase
    if is_out(scene):
        return bank(scene, 13, "The cards have run out: what was not decided goes back")
    if phase in (Phase.CARD, Phase.BOUGHT):
        return _punter(scene)
    if phase in LAST:
        return _banker(scene) + bank(scene, 12, "The coup is over")
    return bank(scene, 12, "Nobody has staked")


def is_out(scene: Scene) -> bool:
    """Whether no card was left."""
    return bool(scene.act.actor < 0 and scene.act.action == EMPTY)


def _punter(scene: Scene) -> list[Event]:
    """What a punter's hand counts, where that says something."""
    seat = scene.before.drawing
    count, cards = scene.after.counts[seat], scene.after.held[seat]
    if count > NINE:
        return [scene.event(8, f"{scene.who(seat)} has passed nine.")]
    if scene.act.phase == Phase.BOUGHT:
        return [scene.event(8, f"{scene.who(seat)} has {count}.")]
    if cards == scene.rules.dealt and is_schlag(scene.rules, count):
        return [scene.event(7, f"{scene.who(seat)} has {count} at once, a Schlag.")]
    return []


def _banker(scene: Scene) -> list[Event]:
    """What the banker's hand counts, and whom it beats."""
    count = scene.after.bank
    has = "has passed nine" if count > NINE else f"has {count}"
    if not scene.over:
        return [scene.event(9, f"The banker {has}.")] if scene.act.phase != Phase.DECIDE else []
    won = gains(scene)
    return [scene.event(10, f"The banker {has}: {people(scene, won)}." if won else f"The banker {has}.")]


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Macao has decided."""
    act = scene.act
    if is_out(scene):
        return scene.verdict(13, "pack-out")
    if act.phase == Phase.BOUGHT and scene.after.counts[scene.before.drawing] > NINE:
        seat = scene.before.drawing
        return scene.verdict(8, "passed", (TURNED,), wins=(), loses=(), seat=scene.letter(seat))
    if act.phase in LAST and scene.over:
        nobody = None if act.payments else ()
        pair = () if act.phase == Phase.DECIDE else (TURNED,)
        count = scene.after.bank
        if count > NINE:
            return scene.verdict(10, "bank-passed", pair, wins=nobody, loses=nobody)
        key = "bank-schlag" if act.phase == Phase.BANK and is_schlag(scene.rules, count) else "bank-has"
        return scene.verdict(10, key, pair, wins=nobody, loses=nobody, count=count)
    return scene.verdict(12, "unstaked") if act.phase == Phase.STAKE and scene.over else None
