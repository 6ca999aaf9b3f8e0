"""What is told at Three-card Loo and at Irish Loo: who plays for the pool, and who is looed."""

from typing import Any

from lansquenet.books.events.scene import Event, Scene
from lansquenet.books.events.tricks import chips, leads, trick, tricks
from lansquenet.rules.loos import HAND, Loo
from lansquenet.rules.play import NOBODY, POOL
from lansquenet.rules.tricks import CARDS

# The rules by which this is told: of a law that binds all, a lead, a trick, its third, and a forfeit.
NUMBERS = {
    "loo": {"all": 18, "lead": 11, "trick": 13, "third": 14, "loo": 15, "unlimited": 16, "defend": 10},
    "irish_loo": {"all": 4, "lead": 7, "trick": 7, "third": 9, "loo": 9, "unlimited": 9, "defend": 5},
}


def after(scene: Scene) -> list[Event]:
    """What came of an act at Loo."""
    phases: Any = scene.told.game.Phase
    number = NUMBERS[scene.told.name]
    if scene.act.phase != phases.PLAY:
        opened = leads(scene, phases.PLAY, number["lead"], f"a pool of {scene.after.worth}")
        return [
            *_restocked(scene),
            *_bound(scene, number["all"]),
            *opened,
            *(_swept(scene) if scene.over else []),
        ]
    return [*trick(scene, number["trick"]), *(_counted(scene, number) if scene.over else [])]


def _restocked(scene: Scene) -> list[Event]:
    """That the cards laid aside are the stock again."""
    if scene.act.phase != getattr(scene.told.game.Phase, "SUPPLY", NOBODY) or scene.before.dealt != CARDS:
        return []
    return [scene.event(8, "The stock has run out: what was laid aside is shuffled to be a new one.")]


def _bound(scene: Scene, number: int) -> list[Event]:
    """That nobody has a choice whether to play."""
    phases: Any = scene.told.game.Phase
    if scene.act.phase != phases.TURN_UP or scene.after.phase == phases.ANNOUNCE:
        return []
    why = "Clubs are trump" if scene.told.name == "irish_loo" else "The pool is a single stake"
    return [scene.event(number, f"{why}: nobody may pass.")]


def _swept(scene: Scene) -> list[Event]:
    """That a seat has the pool because no other plays."""
    taken = next((row for row in scene.act.payments if row.payer == POOL), None)
    if taken is None:
        return []
    text = f"Nobody else plays: {scene.who(taken.payee)} has the pool of {chips(taken.chips)} without a card."
    return [scene.event(taken.why, text)]


def _counted(scene: Scene, number: dict[str, int]) -> list[Event]:
    """The tricks of each, what they earn, and who is looed."""
    state = scene.after
    into = [seat for seat in scene.seats if state.active[seat]]
    third = state.worth // HAND
    said = [
        tricks(scene, number["third"], into),
        scene.event(
            number["third"], f"Each trick earns a third of the pool of {state.worth}: {chips(third)}."
        ),
    ]
    if state.defender != NOBODY:
        text = f"{scene.who(state.defender)} defended the pool for nobody's account: earns and pays nothing."
        said.append(scene.event(number["defend"], text))
    return said + [
        _looed(scene, number, seat) for seat in into if not state.taken[seat] and seat != state.defender
    ]


def _looed(scene: Scene, number: dict[str, int], seat: int) -> Event:
    unlimited = scene.rules.loo == Loo.UNLIMITED
    paid = scene.paid(seat, POOL)
    more = ", as many as it held," if unlimited else ""
    cost = f"pays {chips(paid)} into the pool{more} for the next deal" if paid else "has nothing to pay with"
    text = f"{scene.who(seat)} played and took no trick: looed, and {cost}."
    return scene.event(number["unlimited" if unlimited else "loo"], text)
