"""What is told at Lansquenet: how the bank is covered, which card has come again first, and where it goes."""

from lansquenet.books.events.banks import bank, decided, gains, sign, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at, listed
from lansquenet.books.events.tricks import chips
from lansquenet.books.wording import rank_sign
from lansquenet.games.lansquenet.rules import Doublet, Phase
from lansquenet.rules.cards import EMPTY

WAITS = (Phase.TURN,)  # where a card that decides nothing changes nothing
SHUFFLES = 3  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Lansquenet."""
    act = scene.act
    if act.phase in (Phase.MINE, Phase.YOURS, Phase.TURN):
        if act.action == EMPTY:
            return bank(scene, 23, "The stock is out: the coup is void, and the stakes go home")
        return _card(scene)
    if act.phase in (Phase.BANK, Phase.STAKES):
        return _staked(scene)
    if act.phase in (Phase.KEEP, Phase.SALE):
        return _handed(scene)
    return []


def _staked(scene: Scene) -> list[Event]:
    """What is played for, when the staking is over; or that nobody will play."""
    if scene.over:
        stays = scene.after.heir == scene.before.banker
        return bank(scene, 12, "Nobody has staked" + (": another may be named" if stays else ""))
    if not scene.opens(Phase.MINE):
        return []
    state = scene.after
    stakes = [f"{scene.who(seat)} {state.stakes[seat]}" for seat in scene.seats if state.stakes[seat]]
    text = f"Of the bank of {state.bank} of {scene.who(state.banker)} there is staked: {listed(stakes)}."
    return [scene.event(8, text)]


def _card(scene: Scene) -> list[Event]:
    """A doublet, or a match for one of the two cards."""
    before, card = scene.before, turned(scene)
    banker = scene.who(before.banker)
    if scene.act.phase == Phase.YOURS and card == before.mine:
        share = "half of every stake" if scene.rules.doublet == Doublet.HALF else "every stake"
        return decided(scene, 13, f"A doublet: {banker}, the banker, wins {share} at once", gains(scene))
    if scene.act.phase == Phase.TURN and card == before.mine:
        why = f"{the(card)}, the banker's card, has come before {sign(before.yours)}, and {banker} wins"
        return decided(scene, 15, why, gains(scene))
    if scene.act.phase == Phase.TURN and card == before.yours:
        why = f"{the(card)}, the punters' card, has come before {sign(before.mine)}, and {banker} loses"
        return decided(scene, 15, why, gains(scene)) + _moved(scene, "The bank is lost")
    return []


def _moved(scene: Scene, why: str) -> list[Event]:
    """To whom the bank goes, for a new tenure."""
    return bank(scene, 22, why)


def _handed(scene: Scene) -> list[Event]:
    """What stands on the next coup, after a win."""
    state = scene.after
    if not scene.over:
        return []
    heir = scene.who(state.heir)
    if not state.bank:
        unsold = scene.act.phase == Phase.SALE
        return _moved(scene, "Nobody has bought the bank" if unsold else "The bank is given up")
    if state.heir == scene.before.banker:
        return [scene.event(18, f"{heir} banks again, for {chips(state.bank)}.")]
    return [scene.event(21, f"The bank is sold: {heir} has it, for {chips(state.bank)} of their own.")]


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Lansquenet has decided."""
    act, card = scene.act, turned(scene)
    if act.phase in (Phase.MINE, Phase.YOURS, Phase.TURN):
        return scene.verdict(23, "pack-out") if act.action == EMPTY else _match(scene, card)
    if act.phase == Phase.STAKES and scene.over:
        return scene.verdict(12, "unstaked")
    if act.phase == Phase.SALE and act.action and scene.over:
        return scene.verdict(21, "sold", seat=scene.letter(act.actor), bank=scene.after.bank)
    return None


def _match(scene: Scene, card: int) -> Ruling | None:
    """The card that one of the two was waiting for."""
    before, sign = scene.before, rank_sign(card)
    if scene.act.phase == Phase.YOURS and card == before.mine:
        return scene.verdict(13, "doublet", (at("mine"), TURNED), rank=sign)
    if scene.act.phase == Phase.TURN and card == before.mine:
        return scene.verdict(15, "bank-again", (at("mine"), TURNED), rank=sign)
    if scene.act.phase == Phase.TURN and card == before.yours:
        return scene.verdict(15, "yours", (at("yours"), TURNED), rank=sign)
    return None
