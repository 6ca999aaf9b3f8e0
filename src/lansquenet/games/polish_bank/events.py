"""What is told at Polish Bank: whether a card beats the bank's, and what becomes of the bank."""

from lansquenet.books.events.banks import bank, gains, people
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at
from lansquenet.books.events.tricks import chips
from lansquenet.books.wording import card_sign
from lansquenet.games.polish_bank.rules import POLB, Phase, beats, is_last

SHUFFLES = 3  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Polish Bank."""
    return (_decided(scene) if scene.act.phase == Phase.TURN else []) + _moved(scene)


def _decided(scene: Scene) -> list[Event]:
    """A card that beats the bank's, or the last that does not."""
    act, mark = scene.act, card_sign(scene.before.mark)
    if not act.payments:
        return []
    won = people(scene, gains(scene))
    if beats(act.action, scene.before.mark):
        return [scene.event(POLB.BEATEN, f"{card_sign(act.action)} beats {mark}, the bank's card: {won}.")]
    return [scene.event(POLB.STANDS, f"None of the three beats {mark}, the bank's card: {won}.")]


def _moved(scene: Scene) -> list[Event]:
    """To whom the bank goes, and why; or that it stands for another coup."""
    if not scene.over:
        return []
    if scene.after.heir == scene.before.banker and scene.after.bank:
        return [scene.event(9, f"The bank stands at {chips(scene.after.bank)}.")]
    return bank(scene, *_why(scene))


def _why(scene: Scene) -> tuple[int, str]:
    """Why the bank goes on, and by which rule."""
    act, before = scene.act, scene.before
    if act.phase == Phase.STAKE:
        return 5, "Nobody has staked"
    if act.phase == Phase.KEEP:
        return 9, "The bank is lifted"
    last = act.phase == Phase.TURN and is_last(scene.rules, before, before.bank)
    return (10, "The bank has had its last coup") if last else (11, "The bank is broken")


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Polish Bank has decided."""
    act, mark = scene.act, scene.before.mark
    if act.phase == Phase.STAKE and scene.over:
        return scene.verdict(5, "unstaked")
    if act.phase != Phase.TURN or not act.payments:
        return None
    pair, sign = (at("mark"), TURNED), card_sign(mark)
    if beats(act.action, mark):
        return scene.verdict(POLB.BEATEN, "beaten", pair, card=card_sign(act.action), mark=sign)
    return scene.verdict(POLB.STANDS, "stands", pair, mark=sign)
