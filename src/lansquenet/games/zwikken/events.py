"""What is told at Zwikken: who plays for what, three of a rank, the tricks, and how the shooter fares."""

from dataclasses import replace

from lansquenet.books.events.scene import Event, Ruling, Scene, cards_said, counted
from lansquenet.books.events.tricks import cards_of, chips, leads, tally, trick, tricks
from lansquenet.games.zwikken.rules import Phase, card_points, succeeds
from lansquenet.rules.state import NOBODY, POOL
from lansquenet.rules.tricks import CARDS, SHOWN


def after(scene: Scene) -> list[Event]:
    """What came of an act at Zwikken."""
    act, state = scene.act, scene.after
    if act.phase == Phase.PLAY:
        return [*trick(scene, 12, _worth(scene)), *(_ended(scene) if scene.over else [])]
    said = _bidding(scene) if act.phase in (Phase.BID, Phase.AMOUNT, Phase.AGAIN) else []
    said += _zwiks(scene)
    return said + leads(scene, Phase.PLAY, 12, f"{chips(state.bid)} that {_shooter(scene)} has bid")


def _shooter(scene: Scene) -> str:
    return scene.who(scene.after.shooter if scene.after.shooter != NOBODY else scene.before.shooter)


def _bidding(scene: Scene) -> list[Event]:
    """That there is a shooter, or that nobody plays for the pot."""
    if scene.over:
        pot = scene.after.stacks[POOL]
        return [
            scene.event(9, f"Nobody plays for the pot: the deal is thrown in, and {chips(pot)} stay in it.")
        ]
    if scene.after.phase != Phase.TEN:
        return []
    bid = f"{chips(scene.after.bid)} of the pot of {scene.after.stacks[POOL]}"
    return [scene.event(6, f"{_shooter(scene)} has bid most and is the shooter: to play for {bid}.")]


def _zwiks(scene: Scene) -> list[Event]:
    """Three of a rank, and what they win."""
    before, state = scene.before, scene.after
    shown = [seat for seat in scene.seats if state.zwik[seat] >= 0 > before.zwik[seat]]
    if not shown:
        return []
    said = [scene.event(11, f"{scene.who(seat)} shows a zwik: {_three(scene, seat)}.") for seat in shown]
    for row in scene.act.payments:
        if row.payer == POOL:
            best = "the highest zwik takes" if len(shown) > 1 else "it takes"
            text = f"No card is played: {best} {chips(row.chips)} of the pot for {scene.who(row.payee)}."
            said.append(scene.event(11, text))
        else:
            text = f"{scene.who(row.payer)} was the shooter, has failed, and pays {chips(row.chips)}, as bid."
            said.append(scene.event(11, text))
    return said


def _three(scene: Scene, seat: int) -> str:
    first = 4 * scene.after.zwik[seat]
    here = [card for card in range(first, min(first + 4, CARDS)) if scene.after.place[card] == SHOWN]
    return cards_said([card for card in here if scene.before.place[card] != SHOWN])


def _worth(scene: Scene) -> str:
    """The points of a trick."""
    played = cards_of(scene, scene.before.trick).values()
    return f", for {counted(sum(map(card_points, played)), 'point')}"


def _ended(scene: Scene) -> list[Event]:
    """The tricks and points of each, and whether the shooter has succeeded."""
    state, seat = scene.after, scene.before.shooter
    into = [other for other in scene.seats if state.active[other]]
    points = tally(scene, {other: state.points[other] for other in into})
    said = [tricks(scene, 13, into), scene.event(2, f"Points in them: {points}.")]
    held, others = state.points[seat], sum(state.points) - state.points[seat]
    one = f"one trick of {held} points against {others} in the others"
    why = {0: "no trick", 1: one}.get(state.taken[seat], counted(state.taken[seat], "trick"))
    if succeeds(replace(state, shooter=seat)):
        text = f"{scene.who(seat)} succeeds with {why}, and takes {chips(scene.before.bid)} from the pot."
    else:
        paid = scene.paid(seat, POOL)
        text = f"{scene.who(seat)} fails with {why}, and pays {chips(paid)} into the pot."
    return [*said, scene.event(13, text)]


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Zwikken has decided."""
    zwik = next((row for row in scene.act.payments if row.payer == POOL and row.why == 11), None)
    if zwik:
        return scene.verdict(11, "zwik", seat=scene.letter(zwik.payee))
    if not scene.over:
        return None
    if scene.act.phase != Phase.PLAY:
        return scene.verdict(9, "thrown-in")
    shooter = scene.before.shooter
    won = succeeds(replace(scene.after, shooter=shooter))
    return scene.verdict(14, "shooter-wins" if won else "shooter-fails", seat=scene.letter(shooter))
