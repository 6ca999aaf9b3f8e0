"""What is told at Norrlandsknack: knocks, tricks, points, who is loafed, and who wins the match."""

from lansquenet.books.events.scene import Event, Ruling, Scene, counted
from lansquenet.books.events.tricks import chips, leads, tally, trick, tricks
from lansquenet.books.wording import card_sign
from lansquenet.games.norrlandsknack.rules import FRESH, SIZE, EndCheck, Phase
from lansquenet.rules.bits import has
from lansquenet.rules.state import POOL
from lansquenet.rules.tricks import TABLE


def after(scene: Scene) -> list[Event]:
    """What came of an act at Norrlandsknack."""
    pot = scene.after.stacks[POOL]
    said = [*_knocked(scene), *_taken_up(scene)]
    if scene.after.stage != FRESH:
        said += leads(scene, Phase.PLAY, 7, f"the match, with a pot of {pot}")
    if scene.act.phase == Phase.PLAY:
        said += trick(scene, 7)
    return said + (_ended(scene) if scene.over and scene.act.phase != Phase.DECLARE else [])


def _knocked(scene: Scene) -> list[Event]:
    """What the first knock of a match does, or that there was none."""
    if scene.act.phase != Phase.DECLARE:
        return []
    if scene.over:
        text = (
            f"Nobody has knocked: {scene.who(scene.after.heir)} deals again, and it is still the first deal."
        )
        return [scene.event(4, text)]
    if scene.after.stage == scene.before.stage:
        return []
    text = f"The first knock: all play, and only {scene.who(scene.act.actor)} has promised a trick."
    return [scene.event(4, text)]


def _taken_up(scene: Scene) -> list[Event]:
    """That the dealer has the turn-up."""
    turned = scene.before.turned
    if turned < 0 or scene.before.place[turned] != TABLE or scene.after.place[turned] == TABLE:
        return []
    text = (
        f"{scene.who(scene.after.dealer)} deals, takes up the {card_sign(turned)}, and lays one aside for it."
    )
    return [scene.event(6, text)]


def _ended(scene: Scene) -> list[Event]:
    """The tricks, the points, the loaves, and the end of a match."""
    state = scene.after
    into = [seat for seat in scene.seats if state.active[seat]]
    said = [tricks(scene, 8, into)] if state.trick else [_uncontested(scene, into)]
    said += [_loafed(scene, seat) for seat in into if state.trick == SIZE and _broke(scene, seat)]
    members = [seat for seat in scene.seats if has(scene.before.playing, seat)]
    points = {seat: state.scores[seat] for seat in members}
    said.append(scene.event(8, f"Points still to lose: {tally(scene, points)}."))
    return said + (_won(scene, members) if state.stage == FRESH else [])


def _uncontested(scene: Scene, into: list[int]) -> Event:
    """That nobody is in, or one alone."""
    if not into:
        return scene.event(12, "Nobody is in: nothing is counted.")
    lost = scene.before.scores[into[0]] - scene.after.scores[into[0]]
    return scene.event(
        12, f"{scene.who(into[0])} alone is in, and loses {counted(lost, 'point')} without a card."
    )


def _broke(scene: Scene, seat: int) -> bool:
    """Whether a seat has promised a trick and has none, in a deal that was played out and counted."""
    by_trick = scene.rules.end_check == EndCheck.TRICK_BY_TRICK
    stopped = by_trick and scene.after.scores[scene.after.leader] == 0
    return bool(scene.after.knocked[seat] and not scene.after.taken[seat] and not stopped)


def _loafed(scene: Scene, seat: int) -> Event:
    """What it costs to have promised a trick in vain."""
    state, who = scene.after, scene.who(seat)
    up = state.scores[seat] - scene.before.scores[seat]
    if not has(state.playing, seat):
        return scene.event(
            13, f"{who} knocked and took no trick: loafed, cannot pay for it, and is out of the match."
        )
    more = f"{counted(up, 'point')} more" if up else "no more points, for it has as many as there can be"
    return scene.event(9, f"{who} knocked and took no trick: loafed, {more}, and a chip to the pot.")


def _won(scene: Scene, members: list[int]) -> list[Event]:
    """Who has won the match, and what."""
    winners = [seat for seat in members if has(scene.after.playing, seat) and scene.after.scores[seat] == 0]
    if not winners:
        last = next(seat for seat in members if has(scene.after.playing, seat))
        pot = chips(scene.paid(POOL, last))
        text = f"The match is over: {scene.who(last)} is left alone in it, and takes the pot of {pot}."
        return [scene.event(13, text)]
    return [
        scene.event(
            10,
            f"The match is over: {scene.who(seat)} has no point left, and takes "
            + ("the pot of " if len(winners) == 1 else "a part of the pot: ")
            + f"{chips(scene.paid(POOL, seat))}.",
        )
        for seat in winners
    ]


# -- what is decided


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Norrlandsknack has decided: the end of a deal."""
    if not scene.over:
        return None
    if scene.act.phase == Phase.DECLARE:
        return scene.verdict(4, "no-knock")
    before, state = scene.before, scene.after
    fewer = [seat for seat in scene.seats if state.scores[seat] < before.scores[seat]]
    more = [seat for seat in scene.seats if state.scores[seat] > before.scores[seat]]
    winners = [row.payee for row in scene.act.payments if row.payer == POOL]
    if state.stage == FRESH and winners:
        paid = [row.payer for row in scene.act.payments if row.payee == POOL]
        return scene.verdict(10, "match", (), winners, [*more, *paid], seat=scene.letter(winners[0]))
    loafed = [s for s in scene.seats if state.active[s] and state.trick == SIZE and _broke(scene, s)]
    if not loafed:
        return scene.verdict(8, "points", (), fewer, more)
    key = "loafed" if len(loafed) == 1 else "loafed-several"
    gaps = {"seat": scene.letter(loafed[0])} if len(loafed) == 1 else {"count": len(loafed)}
    return scene.verdict(9, key, (), fewer, [*more, *loafed], **gaps)
