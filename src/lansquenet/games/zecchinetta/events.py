"""What is told at Zecchinetta: which card decides, for whom, and who banks."""

from lansquenet.books.events.banks import bank, cause, decided, gains, sign, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at
from lansquenet.books.wording import rank_sign
from lansquenet.games.zecchinetta.rules import UNSEEN, EqualRule, Phase

WAITS = (Phase.TURN,)  # where a card that decides nothing takes nothing from what lies there


def after(scene: Scene) -> list[Event]:
    """What came of an act at Zecchinetta."""
    if scene.act.phase in (Phase.PER_VOI, Phase.PER_ME):
        return _opening(scene)
    return _turn(scene) if scene.act.phase == Phase.TURN else []


def _opening(scene: Scene) -> list[Event]:
    """A card of the opening that equals another, or the bank's card."""
    before, card = scene.before, turned(scene)
    if before.held[card] == UNSEEN:
        if scene.act.phase == Phase.PER_ME:
            return [scene.event(7, f"{the(card)} is the bank's card, and loses to nothing but its like.")]
        return []
    if scene.rules.equal_rule == EqualRule.PLAYETTE:
        ended = bank(scene, 20, "All cards of a rank lie there: the deal is void")
        return ended or [scene.event(15, f"A playette: it is laid on {sign(card)}.")]
    if scene.act.phase == Phase.PER_VOI or scene.rules.equal_rule == EqualRule.RESHUFFLE:
        number = 4 if scene.act.phase == Phase.PER_VOI else 14
        return bank(scene, number, "Equal cards: all is shuffled and dealt afresh")
    why = f"The bank's card equals {sign(card)}, and the banker takes the bets"
    said = decided(scene, 6, why, gains(scene))
    return said + bank(scene, 6, "Il banco vince e passa: the banker has won")


def _turn(scene: Scene) -> list[Event]:
    """The bank's card, a match for one of the punters', a fresh card, or a dead one."""
    before, state, card = scene.before, scene.after, turned(scene)
    if card == before.mine:
        again = f"{the(card)} is the bank's card come again"
        why = f"{again}, and the banker pays every card that it has beaten"
        said = decided(scene, cause(scene, 11), why, gains(scene)) or [scene.event(11, f"{again}.")]
    elif before.held[card] > 0:
        why = f"{the(card)} has come again before the bank's {rank_sign(before.mine)}, and loses"
        said = decided(scene, cause(scene, 8), why, gains(scene))
    elif state.held[card] > 0:
        return [scene.event(9, f"{the(card)} is new, a franca: it may be bet on.")]
    else:
        return []
    over = "No card of the punters is left" if state.shown == 1 else "The bank's card is beaten"
    return said + bank(scene, 8 if state.shown == 1 else 11, over)


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Zecchinetta has decided."""
    act, before, card = scene.act, scene.before, turned(scene)
    if card < 0 or act.phase not in (Phase.PER_VOI, Phase.PER_ME, Phase.TURN):
        return None
    sign, pair = rank_sign(card), (at("held", card), TURNED)
    if act.phase == Phase.TURN:
        if card == before.mine:
            return scene.verdict(11, "bank-again", (at("mine"), TURNED), rank=sign)
        return scene.verdict(8, "again", pair, rank=sign) if before.held[card] > 0 else None
    if before.held[card] == UNSEEN:
        return None
    if scene.rules.equal_rule == EqualRule.PLAYETTE:
        return scene.verdict(20, "all-of-a-rank", pair, rank=sign)
    if act.phase == Phase.PER_VOI or scene.rules.equal_rule == EqualRule.RESHUFFLE:
        return scene.verdict(4 if act.phase == Phase.PER_VOI else 14, "equal", pair, rank=sign)
    return scene.verdict(6, "bank-equals", pair, rank=sign)
