"""What is told at Casino War: whom the banker's card beats, who ties with it, and how a war ends."""

from lansquenet.books.events.banks import bank, decided, gains, people, sign, turned
from lansquenet.books.events.scene import TURNED, Event, Lies, Ruling, Scene, at, listed
from lansquenet.books.wording import card_sign
from lansquenet.games.casino_war.rules import Phase

SHUFFLES = 3  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Casino War."""
    said: list[Event] = []
    if scene.act.phase == Phase.BANK:
        said = _met(scene)
    elif scene.act.phase == Phase.WAR_BANK:
        said = decided(scene, 11, f"The banker has {sign(turned(scene))} in the war", gains(scene))
    none = scene.act.phase == Phase.STAKE
    return said + bank(scene, 2, "Nobody has staked" if none else "The hand is over")


def _met(scene: Scene) -> list[Event]:
    """Who has a higher card than the banker or a lower one, and who the same."""
    won, card = gains(scene), turned(scene)
    ties = [seat for seat in scene.seats if scene.before.stakes[seat] and scene.before.held[seat] == card]
    others = {seat: chips for seat, chips in won.items() if seat not in ties}
    said = decided(scene, 7, f"The banker has {sign(card)}", others)
    if ties:
        named = listed([scene.who(seat) for seat in ties])
        paid = {seat: won[seat] for seat in ties if seat in won}
        text = f"{named} {'ties' if len(ties) == 1 else 'tie'} with the banker"
        said.append(scene.event(8 if paid else 9, f"{text}: {people(scene, paid)}." if paid else f"{text}."))
    return said


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Casino War has decided."""
    act = scene.act
    if act.phase == Phase.BANK:
        return scene.verdict(7, "bank-has", _met_by(scene), card=card_sign(act.action))
    if act.phase == Phase.WAR_BANK:
        return scene.verdict(11, "bank-has-in-war", _met_by(scene), card=card_sign(act.action))
    if act.phase == Phase.ANSWER and act.payments:
        return scene.verdict(9, "surrendered", seat=scene.letter(act.actor))
    return scene.verdict(2, "unstaked") if act.phase == Phase.STAKE and scene.over else None


def _met_by(scene: Scene) -> tuple[Lies, ...]:
    """The card of the one punter, if there is but one, and the banker's: against several it alone decides."""
    held = scene.before.held
    there = [seat for seat in scene.seats if held[seat] >= 0 and seat != scene.before.banker]
    return (at("held", held[there[0]], there[0]), TURNED) if len(there) == 1 else (TURNED,)
