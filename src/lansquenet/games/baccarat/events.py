"""What is told at Baccarat: who has the hand, what the two count, which wins, and where the bank goes."""

from lansquenet.books.events.banks import bank, gains, people
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, listed
from lansquenet.games.baccarat.rules import NATURAL, Bank, Draws, Phase, is_named
from lansquenet.rules.cards import EMPTY
from lansquenet.rules.state import NOBODY

SHUFFLES = 3  # the rule that says when the cards are shuffled
HANDS = (Phase.PUNTO, Phase.BANCO, Phase.THIRD, Phase.DECIDE, Phase.LAST)


def after(scene: Scene) -> list[Event]:
    """What came of an act at Baccarat."""
    phase = scene.act.phase
    if is_out(scene):
        why = "The cards have run out: what was not decided goes back"
        return bank(scene, 18, why) or [scene.event(18, f"{why}.")]
    if phase == Phase.KEEP:
        return _kept(scene)
    if is_decided(scene):
        return [_decided(scene), *bank(scene, _moves(scene), "The coup is over")]
    if phase in HANDS:
        return _counts(scene)
    return _staked(scene) + bank(scene, 4, "Nobody has staked")


def is_out(scene: Scene) -> bool:
    """Whether no card was left."""
    return bool(scene.act.actor < 0 and scene.act.action == EMPTY)


def is_decided(scene: Scene) -> bool:
    """Whether the two hands have met by this act."""
    return scene.act.phase in HANDS and bool(scene.over or scene.after.phase == Phase.KEEP)


def is_natural(scene: Scene) -> bool:
    """Whether they have by a natural."""
    ended = scene.act.phase == Phase.BANCO
    return ended and max(scene.after.two, scene.after.banco) >= NATURAL


def _moves(scene: Scene) -> int:
    """The rule by which the bank stays or moves."""
    return 16 if scene.rules.bank in (Bank.CHEMIN, Bank.BANQUE) else 2


def _decided(scene: Scene) -> Event:
    """Which hand wins, and who with it."""
    state, won = scene.after, gains(scene)
    paid = f": {people(scene, won)}." if won else "."
    natural = "A natural. " if is_natural(scene) else ""
    counts = f"{natural}The player's hand counts {state.punto}, the banker's {state.banco}"
    if state.punto == state.banco:
        return scene.event(15, f"{counts}, and neither wins{paid}")
    wins = "the player" if state.punto > state.banco else "the banker"
    return scene.event(13 if state.punto > state.banco else 14, f"{counts}; {wins} wins{paid}")


def _counts(scene: Scene) -> list[Event]:
    """What the first cards count, and what comes of a third."""
    phase, state = scene.act.phase, scene.after
    if phase == Phase.BANCO and state.dealt == 4:
        return [scene.event(10, f"The player's hand counts {state.punto}, the banker's {state.banco}.")]
    if phase == Phase.THIRD or (phase == Phase.PUNTO and _is_by_hands(scene) and state.dealt == 2):
        return [scene.event(11, f"The player's hand counts {state.punto}.")]
    return []


def _is_by_hands(scene: Scene) -> bool:
    return bool(scene.rules.draws != Draws.TABLEAU)


def _staked(scene: Scene) -> list[Event]:
    """What is played for where a bank was put up, and who has the player's hand."""
    state, found = scene.after, []
    if not scene.opens(Phase.PUNTO):
        return []
    if is_named(scene.rules):
        stakes = [f"{scene.who(seat)} {_all(state, seat)}" for seat in scene.seats if _all(state, seat)]
        text = f"Of the bank of {state.bank} of {scene.who(state.banker)} there is staked: {listed(stakes)}."
        found.append(scene.event(6, text))
    if state.chief != NOBODY:
        found.append(scene.event(9, f"{scene.who(state.chief)} has the player's hand."))
    return found


def _all(state: object, seat: int) -> int:
    return sum(getattr(state, field)[seat] for field in ("stakes", "on_banker", "on_tie"))


def _kept(scene: Scene) -> list[Event]:
    """What becomes of a bank that may stand on."""
    heir = scene.who(scene.after.heir)
    if scene.after.bank:
        return [scene.event(17, f"{heir} banks again, for {scene.after.bank}.")]
    return [scene.event(17, f"The bank is given up, and passes to {heir}.")]


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Baccarat has decided."""
    if is_out(scene):
        return scene.verdict(18, "pack-out")
    if not is_decided(scene):
        staking = scene.act.phase in (Phase.FIELD, Phase.STAKE)
        return scene.verdict(4, "unstaked") if staking and scene.over else None
    state = scene.after
    nobody = None if scene.act.payments else ()  # has won or lost by it
    key = "alike" if state.punto == state.banco else "player" if state.punto > state.banco else "banker"
    rule = {"player": 13, "banker": 14, "alike": 15}[key]
    if is_natural(scene):
        key = f"natural-{key}"
    pair = () if scene.act.phase == Phase.DECIDE else (TURNED,)
    return scene.verdict(rule, key, pair, wins=nobody, loses=nobody, punto=state.punto, banco=state.banco)
