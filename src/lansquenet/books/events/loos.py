"""What is told at Three-card Loo and at Irish Loo: who plays for the pool, and who is looed."""

from typing import NamedTuple

from lansquenet.books.events.scene import Event, Ruling, Scene
from lansquenet.books.events.tricks import chips, leads, trick, tricks
from lansquenet.rules.loos import HAND, Loo
from lansquenet.rules.state import NOBODY, POOL
from lansquenet.rules.tricks import CARDS


class LooNumbers(NamedTuple):
    """By which rules this is told, and why at times nobody has a choice."""

    bound: int  # a law that binds all
    lead: int
    trick: int
    third: int
    looed: int
    unlimited: int
    defended: int
    why: str


def after(scene: Scene, by: LooNumbers) -> list[Event]:
    """What came of an act at Loo."""
    phases = scene.told.game.Phase
    if scene.act.phase != phases["PLAY"]:
        opened = leads(scene, phases["PLAY"], by.lead, f"a pool of {scene.after.worth}")
        return [
            *_restocked(scene),
            *_bound(scene, by),
            *opened,
            *(_swept(scene) if scene.over else []),
        ]
    return [*trick(scene, by.trick), *(_counted(scene, by) if scene.over else [])]


def _restocked(scene: Scene) -> list[Event]:
    """That the cards laid aside are the stock again."""
    if scene.act.phase != getattr(scene.told.game.Phase, "SUPPLY", NOBODY) or scene.before.dealt != CARDS:
        return []
    return [scene.event(8, "The stock has run out: what was laid aside is shuffled to be a new one.")]


def _bound(scene: Scene, by: LooNumbers) -> list[Event]:
    """That nobody has a choice whether to play."""
    phases = scene.told.game.Phase
    if scene.act.phase != phases["TURN_UP"] or scene.after.phase == phases["ANNOUNCE"]:
        return []
    return [scene.event(by.bound, f"{by.why}: nobody may pass.")]


def _swept(scene: Scene) -> list[Event]:
    """That a seat has the pool because no other plays."""
    taken = next((row for row in scene.act.payments if row.payer == POOL), None)
    if taken is None:
        return []
    text = f"Nobody else plays: {scene.who(taken.payee)} has the pool of {chips(taken.chips)} without a card."
    return [scene.event(taken.why, text)]


def _counted(scene: Scene, by: LooNumbers) -> list[Event]:
    """The tricks of each, what they earn, and who is looed."""
    state = scene.after
    into = [seat for seat in scene.seats if state.active[seat]]
    third = state.worth // HAND
    said = [
        tricks(scene, by.third, into),
        scene.event(by.third, f"Each trick earns a third of the pool of {state.worth}: {chips(third)}."),
    ]
    if state.defender != NOBODY:
        text = f"{scene.who(state.defender)} defended the pool for nobody's account: earns and pays nothing."
        said.append(scene.event(by.defended, text))
    return said + [
        _looed(scene, by, seat) for seat in into if not state.taken[seat] and seat != state.defender
    ]


def _looed(scene: Scene, by: LooNumbers, seat: int) -> Event:
    unlimited = scene.rules.loo == Loo.UNLIMITED
    paid = scene.paid(seat, POOL)
    more = ", as many as it held," if unlimited else ""
    cost = f"pays {chips(paid)} into the pool{more} for the next deal" if paid else "has nothing to pay with"
    text = f"{scene.who(seat)} played and took no trick: looed, and {cost}."
    return scene.event(by.unlimited if unlimited else by.looed, text)


def verdict(scene: Scene, by: LooNumbers) -> Ruling | None:
    """What an act at Loo has decided: the end of a deal."""
    if not scene.over:
        return None
    state = scene.after
    if scene.act.phase != scene.told.game.Phase["PLAY"]:
        taken = next((row for row in scene.act.payments if row.payer == POOL), None)
        return taken and scene.verdict(taken.why, "swept", seat=scene.letter(taken.payee))
    looed = [s for s in scene.seats if state.active[s] and not state.taken[s] and s != state.defender]
    rule = by.unlimited if scene.rules.loo == Loo.UNLIMITED else by.looed
    return fallen(scene, by.third, rule, looed, "looed")


def fallen(scene: Scene, third: int, rule: int, seats: list[int], word: str) -> Ruling:
    """Who had to take more tricks and did not: nobody, one, or several."""
    if not seats:
        return scene.verdict(third, "thirds")
    if len(seats) == 1:
        return scene.verdict(rule, word, seat=scene.letter(seats[0]))
    return scene.verdict(rule, f"{word}-several", count=len(seats))
