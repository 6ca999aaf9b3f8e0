"""What is told at Red Dog: the spread of two cards, and whether the third lies between them."""

from lansquenet.books.events.banks import bank, gains, people, sign, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at, counted
from lansquenet.books.wording import rank_sign
from lansquenet.games.red_dog.rules import Phase

SHUFFLES = 3  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Red Dog."""
    if scene.act.phase == Phase.SECOND:
        said = _spread(scene)
    elif scene.act.phase == Phase.THIRD:
        said = _third(scene)
    else:
        said = []
    none = scene.act.phase == Phase.ANTE
    return said + bank(scene, 2, "Nobody has put up an ante" if none else "The hand is over")


def _spread(scene: Scene) -> list[Event]:
    """A pair, neighbours, or how many ranks lie between."""
    state = scene.after
    if scene.over:
        return [scene.event(6, "The two are neighbours, nothing fits between them: the antes go back.")]
    if state.spread == 0:
        text = f"A pair: a third {rank_sign(state.first)} pays {state.to_one} to one; nothing is lost."
        return [scene.event(7, text)]
    between = f"{counted(state.spread, 'rank')} {'lies' if state.spread == 1 else 'lie'} between the two"
    return [scene.event(8, f"{between}: a third card of them pays {state.to_one} to one.")]


def _third(scene: Scene) -> list[Event]:
    """What the third card decides."""
    before, card = scene.before, turned(scene)
    won = gains(scene)
    people_won = f": {people(scene, won)}" if won else ""
    if before.spread == 0:
        none = "The third is no match for the pair: the antes go back."
        three = f"Three of a rank: {before.to_one} to one{people_won}."
        return [scene.event(7, three if before.winning[card] else none)]
    lies = "lies" if before.winning[card] else "does not lie"
    text = f"{the(card)} {lies} between {sign(before.first)} and {sign(before.second)}"
    return [scene.event(9, f"{text}{people_won}.")]


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Red Dog has decided."""
    before, card = scene.before, turned(scene)
    if scene.act.phase == Phase.SECOND and scene.over:
        return scene.verdict(6, "neighbours", (at("first"), TURNED))
    if scene.act.phase == Phase.ANTE and scene.over:
        return scene.verdict(2, "unstaked")
    if scene.act.phase != Phase.THIRD:
        return None
    wins, sign = before.winning[card], rank_sign(card)
    if before.spread == 0:
        key, pair = "three" if wins else "no-three", (at("first"), TURNED)
        return scene.verdict(7, key, pair, rank=rank_sign(before.first), odds=before.to_one)
    return scene.verdict(9, "between" if wins else "not-between", (at("first"), at("second")), rank=sign)
