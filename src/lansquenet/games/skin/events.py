"""What is told at Skin: whose card is matched, who wins side bets by it, and when the bank is beaten."""

from lansquenet.books.events.banks import bank, decided, gains, people, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at
from lansquenet.books.wording import rank_sign
from lansquenet.games.skin.rules import CENTRE, DEAD, FRESH, Phase
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import HOUSE

WAITS = (Phase.TURN,)  # where a card that decides nothing takes nothing from what lies there
SHUFFLES = 3  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Skin."""
    act = scene.act
    if act.phase in (Phase.OPEN, Phase.BANK_CARD, Phase.TURN) and act.action == EMPTY:
        return bank(scene, 8, "The pack is spent before there are two cards to bet on: the deal is void")
    if act.phase == Phase.BANK_CARD:
        return _bank_card(scene)
    if act.phase in (Phase.OPEN, Phase.TURN):
        return _turned(scene)
    return []


def _bank_card(scene: Scene) -> list[Event]:
    """The card that was turned for the bank."""
    card = turned(scene)
    if scene.after.place[card] == scene.before.banker:
        return [scene.event(6, f"{the(card)} is the bank's card: when it comes again, the bank pays.")]
    if card == scene.before.on:
        return [scene.event(6, f"{the(card)} matches the card that is held: both are thrown aside.")]
    return [scene.event(7, f"{the(card)} is of no use to the bank: it is thrown aside, and another turned.")]


def _turned(scene: Scene) -> list[Event]:
    """A fresh card, or a match: for the centre, for the bank, or for a punter."""
    before, state, card = scene.before, scene.after, turned(scene)
    place, name = before.place[card], the(card)
    if place == before.banker:
        return _bank_beaten(scene, card)
    if place == CENTRE:
        return [scene.event(18, f"{name} matches a card in the centre: both are out, and no chips move.")]
    if place not in (FRESH, DEAD):
        return _punter_beaten(scene, place, card)
    if place == FRESH and state.place[card] == state.banker:
        return [scene.event(22, f"{name} is the bank's new card.")]
    return []


def _punter_beaten(scene: Scene, seat: int, card: int) -> list[Event]:
    """A card that a punter held."""
    to_bank = scene.paid(seat, scene.before.banker)
    much = f" loses {to_bank} to the bank" if to_bank else " had no bet on it"
    others = [other for other in scene.seats if other not in (seat, scene.before.banker)]
    sides = {other: scene.paid(seat, other) for other in others}
    won = {other: chips for other, chips in sides.items() if chips}
    beside = f"; of side bets {people(scene, won)}" if won else ""
    text = f"{the(card)} of {scene.who(seat)} has come again: {scene.who(seat)}{much}{beside}."
    why = "No bet is open any more" if scene.paid(seat, HOUSE) == 0 else "The deal is over"
    return [scene.event(15, text), *bank(scene, 24, why)]


def _bank_beaten(scene: Scene, card: int) -> list[Event]:
    """The card of the bank."""
    again = f"{the(card)} of the bank has come again"
    said = decided(scene, 16, f"{again}, and the bank pays every card that is up", gains(scene))
    said = said or [scene.event(16, f"{again}.")]
    return said + bank(scene, 4, "The bank is beaten, and the deal is over")


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Skin has decided."""
    act, before, card = scene.act, scene.before, turned(scene)
    if act.phase in (Phase.OPEN, Phase.BANK_CARD, Phase.TURN) and act.action == EMPTY:
        return scene.verdict(8, "pack-out")
    if act.phase not in (Phase.OPEN, Phase.TURN):
        return None
    place, sign = before.place[card], rank_sign(card)
    if place < 0:
        return None
    pair = (at("place", card, place), TURNED)
    if place == before.banker:
        return scene.verdict(16, "bank-again", pair, rank=sign)
    return scene.verdict(15, "punter-again", pair, rank=sign, seat=scene.letter(place))
