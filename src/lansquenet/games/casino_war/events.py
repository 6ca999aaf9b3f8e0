"""What is told at Casino War: whom the banker's card beats, who ties with it, and how a war ends."""

from lansquenet.books.events.banks import bank, decided, gains, people, sign, turned
from lansquenet.books.events.scene import Event, Scene, listed
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
