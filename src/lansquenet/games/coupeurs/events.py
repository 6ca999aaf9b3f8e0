"""What is told at the coupeurs' Lansquenet: whose card is matched, by which, and where the bank goes."""

from lansquenet.books.events.banks import bank, decided, sign, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at, listed
from lansquenet.books.wording import rank_sign
from lansquenet.games.coupeurs.rules import COUP, DEAD, FRESH, Phase
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import OVER

WAITS = (Phase.TURN,)  # where a card that decides nothing takes nothing from what lies there
SHUFFLES = 3  # the rule that says when the cards are shuffled
TURNS = (Phase.CARD, Phase.OWN, Phase.JOY, Phase.TURN)


def after(scene: Scene) -> list[Event]:
    """What came of an act at the coupeurs' Lansquenet."""
    match scene.act.phase:
        case _ if is_out(scene):
            return bank(scene, "COM-9", "The cards have run out: what was not decided goes back")
        case Phase.STAKE:
            return bank(scene, 4, "Nobody has a card")
        case Phase.HOLD:
            return _held(scene)
        case Phase.CARD:
            return _dealt(scene)
        case Phase.OWN:
            return _own(scene)
        case Phase.JOY | Phase.TURN:
            return _turned(scene)
    return []


def is_out(scene: Scene) -> bool:
    """Whether no card was left."""
    return bool(scene.act.actor < 0 and scene.act.action == EMPTY)


def why(scene: Scene) -> int:
    """The rule by which the first chips were paid; 0: none were."""
    return next((row.why for row in scene.act.payments), 0)


def against(scene: Scene) -> dict[int, int]:
    """What each seat has won of the banker by this act, or lost to him."""
    banker = scene.before.banker
    won = {
        seat: scene.paid(banker, seat) - scene.paid(seat, banker) for seat in scene.seats if seat != banker
    }
    return {seat: chips for seat, chips in won.items() if chips}


def _sprinkled(scene: Scene) -> list[Event]:
    """What a coupeur who has lost pays those whose cards still stand."""
    rows = [row for row in scene.act.payments if row.why == COUP.SPRINKLED]
    if not rows:
        return []
    to = listed([f"{row.chips} to {scene.who(row.payee)}" for row in rows])
    return [scene.event(18, f"{scene.who(rows[0].payer)} sprinkles: {to}.")]


def _held(scene: Scene) -> list[Event]:
    """What of the bets on the réjouissance goes back."""
    back = sum(scene.before.joys) - sum(scene.after.joys)
    return [scene.event(11, f"{back} of it goes back, the last bet first.")] if back else []


def _dealt(scene: Scene) -> list[Event]:
    """A coupeur's card that matches another's."""
    before, card = scene.before, turned(scene)
    seat = scene.who(before.drawing)
    if scene.over:
        text = f"{the(card)} of {seat} is the fourth: the triple cards win"
        return decided(scene, 9, text, against(scene)) + bank(scene, 9, "The coup is over")
    if before.place[card] == FRESH:
        return []
    lies = scene.after.stakes[before.drawing]
    name = "double" if why(scene) == COUP.DOUBLE else "triple"
    text = f"The card of {seat} is {name}: {lies} lie on it, and {scene.who(before.place[card])} has lost"
    return decided(scene, why(scene), text, against(scene)) + _sprinkled(scene)


def _own(scene: Scene) -> list[Event]:
    """The banker's card, and whom it beats."""
    card, before = turned(scene), scene.before
    banker = scene.who(before.banker)
    if why(scene) == COUP.MY_QUADRUPLE:
        text = f"{the(card)} of {banker}, the banker, is the fourth, and wins all that lies there"
        return decided(scene, 13, text, against(scene)) + bank(scene, 13, "The coup is over")
    if before.place[card] == FRESH:
        return []
    text = f"The card of {banker}, the banker, beats {sign(card)} of {scene.who(before.place[card])}"
    return decided(scene, 12, text, against(scene)) + _sprinkled(scene) + _cleared(scene)


def _turned(scene: Scene) -> list[Event]:
    """The réjouissance, or a card after it: it may match one that lies there."""
    card, before = turned(scene), scene.before
    place = before.place[card]
    if place == before.banker:
        whose = f"{the(card)} of {scene.who(before.banker)}, the banker,"
        text = f"{whose} has come again, and loses him all that stands"
        return decided(scene, 17, text, against(scene)) + bank(scene, 17, "The coup is over")
    said: list[Event] = []
    if place >= 0:
        text = f"{the(card)} of {scene.who(place)} has come again, and the banker wins what lies on it"
        said = decided(scene, 15, text, against(scene)) + _sprinkled(scene)
    elif card == before.joy:
        said = decided(scene, 16, "The réjouissance has come again, and the banker wins it", against(scene))
    return said + _joy(scene) + _cleared(scene)


def _joy(scene: Scene) -> list[Event]:
    """Whether the card that was turned for it is the réjouissance."""
    if scene.act.phase != Phase.JOY or scene.after.actor == OVER:
        return []
    card = turned(scene)
    if scene.after.joy == card:
        return [scene.event(14, f"{the(card)} is the réjouissance: when it comes again, the banker wins it.")]
    return [scene.event(14, f"{the(card)} is no réjouissance: what was bet on it goes back.")]


def _cleared(scene: Scene) -> list[Event]:
    """That the banker has beaten every coupeur."""
    return bank(scene, 19, "No coupeur's card stands any more")


def verdict(scene: Scene) -> Ruling | None:
    """What an act at the coupeurs' Lansquenet has decided."""
    act, before, card = scene.act, scene.before, turned(scene)
    if is_out(scene):
        return scene.verdict("COM-9", "pack-out")
    if act.phase == Phase.STAKE and scene.over:
        return scene.verdict(4, "unstaked")
    if act.phase not in TURNS:
        return None
    return _by_card(scene, before.place[card], card)


def _by_card(scene: Scene, place: int, card: int) -> Ruling | None:
    """The same of a card that may match one there."""
    phase, before, name = scene.act.phase, scene.before, rank_sign(card)
    if place in (FRESH, DEAD):
        if card != before.joy:
            return None
        return scene.verdict(16, "joy-again", (at("joy"), TURNED), rank=name)
    pair = (at("place", card, place), TURNED)
    if phase in (Phase.CARD, Phase.OWN) and scene.over and why(scene) in (COUP.QUADRUPLE, COUP.MY_QUADRUPLE):
        return scene.verdict(why(scene), "fourth" if phase == Phase.CARD else "bank-fourth", pair, rank=name)
    letter = scene.letter(place)
    if phase == Phase.CARD:
        key = "double" if why(scene) == COUP.DOUBLE else "triple"
        return scene.verdict(why(scene), key, pair, rank=name, seat=letter)
    if phase == Phase.OWN:
        return scene.verdict(12, "bank-alike", pair, rank=name, seat=letter)
    if place == before.banker:
        return scene.verdict(17, "bank-again", pair, rank=name)
    return scene.verdict(15, "coupeur-again", pair, rank=name, seat=letter)
