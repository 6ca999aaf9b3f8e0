"""What is told at Tomato: what is undertaken, the tricks, what they earn, and who is tomatoed."""

from lansquenet.books.events.loos import fallen
from lansquenet.books.events.scene import Event, Ruling, Scene, counted
from lansquenet.books.events.tricks import chips, leads, trick, tricks
from lansquenet.games.tomato.rules import SIZE, Phase
from lansquenet.rules.state import NOBODY, POOL


def after(scene: Scene) -> list[Event]:
    """What came of an act at Tomato."""
    said = _fed(scene)
    if scene.act.phase == Phase.PLAY:
        said += trick(scene, 12)
        said += _counted(scene) if scene.over else []
    elif scene.over:
        said += _unplayed(scene)
    else:
        said += _undertaken(scene)
    return said + (_set_aside(scene) if scene.over else [])


def _fed(scene: Scene) -> list[Event]:
    """That a side pot has become the pot."""
    moved = sum(scene.before.sides) - sum(scene.after.sides)
    return [scene.event(18, f"A side pot of {chips(moved)} becomes the pot.")] if moved > 0 else []


def _undertaken(scene: Scene) -> list[Event]:
    """Who has bid, and when the play begins who is to win how many tricks."""
    state = scene.after
    if scene.act.phase == Phase.BLIND and state.bidder != NOBODY:
        return [scene.event(6, f"{scene.who(state.bidder)} is the bidder, and has to win two tricks.")]
    if state.asked != scene.before.asked and scene.opens(Phase.DEFEND):
        text = f"Nobody plays against {scene.who(state.bidder)}: the pack may be defended."
        return [scene.event(10, text)]
    return leads(scene, Phase.PLAY, 11, f"a pot of {chips(state.worth)}")


def _unplayed(scene: Scene) -> list[Event]:
    """Who has the pot without play, or that nobody has."""
    state = scene.after
    swept = next((row for row in scene.act.payments if row.payer == POOL), None)
    if swept:
        who = scene.who(swept.payee)
        return [
            scene.event(swept.why, f"Nobody plays against {who}, who has the pot of {chips(swept.chips)}.")
        ]
    number = 7 if scene.act.phase == Phase.BLIND else 20
    text = f"All have passed: the pot of {chips(state.worth)} goes on to the next deal."
    return [scene.event(number, text)]


# -- after the third trick


def _counted(scene: Scene) -> list[Event]:
    """The tricks of each, and what follows."""
    state = scene.after
    into = [seat for seat in scene.seats if state.active[seat]]
    said = [tricks(scene, 13, into)]
    if state.defender != NOBODY:
        return said + _defended(scene)
    third = chips(state.worth // SIZE)
    odd = f", and the first {chips(state.worth % SIZE)} more" if state.worth % SIZE else ""
    said.append(scene.event(13, f"Each trick earns a third of the pot of {state.worth}: {third}{odd}."))
    return said + [_tomatoed(scene, seat) for seat in into if state.taken[seat] < _due(scene, seat)]


def _due(scene: Scene, seat: int) -> int:
    """The tricks that a seat has undertaken."""
    return 2 if seat == scene.after.bidder else 1


def _tomatoed(scene: Scene, seat: int) -> Event:
    """Who fell short, and what it costs."""
    took = scene.after.taken[seat]
    short = "took one trick of the two undertaken" if took else "played and took no trick"
    paid = scene.paid(seat, POOL)
    cost = f"pays {chips(paid)} for the next pot" if paid else "has nothing to pay with"
    return scene.event(15 if took else 14, f"{scene.who(seat)} {short}: tomatoed, and {cost}.")


def _defended(scene: Scene) -> list[Event]:
    """Whether the defender has saved the pot."""
    state = scene.after
    bidder, defender = scene.who(state.bidder), scene.who(state.defender)
    if not state.taken[state.defender]:
        return [
            scene.event(
                17, f"{defender} has defended in vain: {bidder} takes the pot of {chips(state.worth)}."
            )
        ]
    saved = counted(state.taken[state.defender], "trick")
    said = [scene.event(17, f"{defender} has defended the pot with {saved}: it stays for the next deal.")]
    if paid := scene.paid(state.bidder, POOL):
        said.append(scene.event(17, f"{bidder} has fewer than two tricks, and pays {chips(paid)}."))
    return said


def _set_aside(scene: Scene) -> list[Event]:
    """That what was paid is a side pot."""
    grown = sum(scene.after.sides) - sum(scene.before.sides)
    return [scene.event(18, f"The tomatoes, {chips(grown)}, are a side pot.")] if grown > 0 else []


# -- what is decided


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Tomato has decided: the end of a deal."""
    state = scene.after
    if not scene.over:
        return None
    if scene.act.phase != Phase.PLAY:
        swept = next((row for row in scene.act.payments if row.payer == POOL), None)
        if swept:
            return scene.verdict(swept.why, "swept", seat=scene.letter(swept.payee))
        return scene.verdict(7 if scene.act.phase == Phase.BLIND else 20, "all-passed")
    if state.defender != NOBODY:
        saved = state.taken[state.defender] > 0
        return scene.verdict(17, "saved" if saved else "in-vain", seat=scene.letter(state.defender))
    short = [s for s in scene.seats if state.active[s] and state.taken[s] < _due(scene, s)]
    return fallen(scene, 13, 15 if short and state.taken[short[0]] else 14, short, "tomatoed")
