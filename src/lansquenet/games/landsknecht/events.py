"""What is told at Landsknecht: equal cards, matches for the table, the shield, the dealer, and the pool."""

from lansquenet.books.events.banks import bank, decided, minus, on, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at
from lansquenet.books.events.tricks import chips
from lansquenet.books.wording import rank_sign
from lansquenet.games.landsknecht.rules import HAND, TABLE, UNSEEN, Phase
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import POOL

WAITS = (Phase.TURN,)  # where a card that decides nothing takes nothing from what lies there
SHUFFLES = 3  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Landsknecht."""
    phase = scene.act.phase
    if scene.act.actor < 0 and scene.act.action == EMPTY:
        return bank(scene, 22, "The pack has run out: all bets go back")
    if phase in (Phase.REJOUISSANCE, Phase.OWN):
        return _opening(scene)
    return _turn(scene) if phase == Phase.TURN else []


def _opening(scene: Scene) -> list[Event]:
    """Whether any cards of the opening are equal."""
    state = scene.after
    if not scene.over:
        if state.phase == scene.act.phase:
            return []
        text = f"No cards of the opening are equal: bets are open against the {rank_sign(state.mine)}."
        return [scene.event(11, text)]
    pool = scene.paid(POOL, state.banker)
    text = f"Two cards of the opening are equal: {scene.who(state.banker)} takes the pool of {chips(pool)}."
    return [scene.event(10, text), *_ended(scene)]


def _turn(scene: Scene) -> list[Event]:
    """What a card is a match for."""
    before, card = scene.before, turned(scene)
    name, lay = the(card), before.lies[card]
    if card == before.mine:
        said = [scene.event(18, f"{name} is the dealer's card come again: every bet that is out is paid.")]
        won = {seat: sum(before.bets[seat]) for seat in scene.seats if sum(before.bets[seat])}
        return [*said, *decided(scene, 18, "At even money", won), *_ended(scene)]
    if lay == TABLE:
        said = decided(
            scene,
            14,
            f"{name} has come again before the dealer's {rank_sign(before.mine)}, and loses",
            minus(on(scene, card)),
        )
        return said + (_ended(scene, "No bet is out any more: the game is over") if scene.over else [])
    if lay == HAND:
        return _shielded(scene, name)
    if lay == UNSEEN:
        return [scene.event(13, f"{name} is new, and may be bet on.")]
    return []


def _shielded(scene: Scene, name: str) -> list[Event]:
    """A Hand card is matched: by all of them the dealer is spared."""
    if not scene.over:
        return [scene.event(17, f"{name} matches a Hand card: when both are matched, all bets go back.")]
    text = f"{name} matches the last Hand card: all bets go back, and the same dealer deals again."
    return [scene.event(16, text)]


def _ended(scene: Scene, why: str = "The game is over") -> list[Event]:
    """Where the pool stays and the deal goes."""
    pool = scene.after.stacks[POOL]
    return bank(scene, 25 if pool else 2, f"{why}, and {chips(pool)} of the pool stand over" if pool else why)


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Landsknecht has decided."""
    act, before, card = scene.act, scene.before, turned(scene)
    if act.actor < 0 and act.action == EMPTY:
        return scene.verdict(22, "pack-out")
    if act.phase in (Phase.REJOUISSANCE, Phase.OWN):
        return scene.verdict(10, "equal-pool") if scene.over else None
    if act.phase != Phase.TURN:
        return None
    sign, pair = rank_sign(card), (at("lies", card), TURNED)
    if card == before.mine:
        return scene.verdict(18, "dealer-again", (at("mine"), TURNED), rank=sign)
    if before.lies[card] == TABLE:
        return scene.verdict(14, "table-again", pair, rank=sign)
    if before.lies[card] == HAND and scene.over:
        return scene.verdict(16, "shield", pair, rank=sign)
    return None
