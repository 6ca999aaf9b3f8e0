"""What is told at Ziginette: what the card in the box decides, for whom, and who banks."""

from lansquenet.books.events.banks import bank, cause, decided, minus, on, sign, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at
from lansquenet.books.wording import rank_sign
from lansquenet.games.ziginette.rules import DEAD, UNSEEN, Phase
from lansquenet.rules.cards import EMPTY

WAITS = (Phase.TURN,)  # where a card that decides nothing takes nothing from what lies there
SHUFFLES = 4  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Ziginette."""
    if scene.act.phase in (Phase.OPEN, Phase.PASS):
        return bank(scene, 16, "The banker gives up the bank")
    if scene.act.phase not in (Phase.TABLE, Phase.BOX, Phase.TURN):
        return []
    if scene.act.action == EMPTY:
        return bank(scene, "COM-9", "The pack has run out: all bets go back")
    return _turn(scene) if scene.act.phase == Phase.TURN else _opening(scene)


def _opening(scene: Scene) -> list[Event]:
    """Equal cards among the first, or the banker's card."""
    card = turned(scene)
    if scene.before.held[card] != UNSEEN:
        void = bank(scene, 17, "A playette: two of the first cards are equal, and all are shuffled again")
        return void or [scene.event(18, f"A playette: it is laid on {sign(card)}.")]
    if scene.act.phase == Phase.BOX:
        return [scene.event(6, f"{the(card)} is the banker's card.")]
    return []


def _turn(scene: Scene) -> list[Event]:
    """What the box shows, and what that decides."""
    before, state, card = scene.before, scene.after, turned(scene)
    said: list[Event] = []
    if card == before.mine:
        said = [scene.event(12, f"{the(card)} matches the banker's card.")]
        won: dict[int, int] = {}
        for r in range(len(state.held)):
            if state.held[r] == DEAD != before.held[r]:
                for seat, chips in on(scene, r).items():
                    won[seat] = won.get(seat, 0) + chips
        said += decided(scene, cause(scene, 12), "Every bet that it has beaten is paid", won)
    elif state.held[card] == DEAD != before.held[card]:
        why = f"{the(card)} has come again before the banker's {rank_sign(before.mine)}, and loses"
        said = decided(scene, cause(scene, 13), why, minus(on(scene, card)))
        said = said or [scene.event(11, f"{the(card)} has come again: it is dead, and nobody had bet on it.")]
    else:
        said = [_undecided(scene, card)]
    return said + bank(scene, 12, "The deal is decided")


def _undecided(scene: Scene, card: int) -> Event:
    """A card of the box that settles nothing."""
    rule, key = _why_undecided(scene, card)
    return scene.event(rule, scene.told.said[key].format(rank=the(card)))


def _why_undecided(scene: Scene, card: int) -> tuple[int, str]:
    """Because it is new, dead, one of too few of its rank as yet, or too late."""
    held = scene.before.held[card]
    if scene.after.box == card:
        return 15, "box-new"
    if held == DEAD:
        return 11, "box-dead"
    if held > UNSEEN or scene.before.box == card:
        return 20, "box-like"
    return 23, "box-late"


def aside(scene: Scene) -> Ruling | None:
    """What a card of the box is that decides nothing."""
    card = turned(scene)
    if scene.act.phase != Phase.TURN or scene.act.action == EMPTY or verdict(scene):
        return None
    rule, key = _why_undecided(scene, card)
    return scene.verdict(rule, key, rank=rank_sign(card))


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Ziginette has decided."""
    act, before, card = scene.act, scene.before, turned(scene)
    if act.phase not in (Phase.TABLE, Phase.BOX, Phase.TURN):
        return None
    if act.action == EMPTY:
        return scene.verdict("COM-9", "pack-out")
    sign, pair = rank_sign(card), (at("held", card), TURNED)
    if act.phase != Phase.TURN:
        return scene.verdict(17, "equal", pair, rank=sign) if scene.over else None
    if card == before.mine:
        return scene.verdict(12, "bank-again", (at("mine"), TURNED), rank=sign)
    if scene.after.held[card] == DEAD != before.held[card]:
        for_whom = None if act.payments else ()  # or for nobody: it is dead all the same
        return scene.verdict(13 if act.payments else 11, "again", pair, for_whom, for_whom, rank=sign)
    return None
