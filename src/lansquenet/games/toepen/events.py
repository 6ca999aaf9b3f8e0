"""What is told at Toepen: hands that are doubted, what the deal is worth, and what it costs each."""

from lansquenet.books.events.scene import Event, Ruling, Scene, cards_said, listed
from lansquenet.books.events.tricks import chips, tally, trick
from lansquenet.games.toepen.rules import PenaltyEnd, Phase, State
from lansquenet.rules.bits import has
from lansquenet.rules.state import POOL
from lansquenet.rules.tricks import CARDS, SHOWN


def after(scene: Scene) -> list[Event]:
    """What came of an act at Toepen."""
    said = _doubted(scene) if scene.act.phase == Phase.CHALLENGE else []
    if scene.act.phase == Phase.PLAY:
        said += trick(scene, 7)
    said += [*_pelted(scene), *_knocked(scene), *_answered(scene)]
    return said + (_ended(scene) if scene.over else [])


# -- before the play


def _doubted(scene: Scene) -> list[Event]:
    """What became of a hand that was laid aside."""
    before, state = scene.before, scene.after
    if state.phase == Phase.CHALLENGE:
        return []
    caller = scene.who(before.caller)
    shown = [card for card in range(CARDS) if state.place[card] == SHOWN != before.place[card]]
    if not shown:
        return [
            scene.event(5, f"Nobody challenges: {caller} gets another hand, and the old one is not shown.")
        ]
    loser = next(seat for seat in scene.seats if state.scores[seat] > before.scores[seat])
    bluffed = loser == before.caller
    verdict = "not poor" if bluffed else "poor indeed"
    text = (
        f"The hand of {caller} is shown, {cards_said(shown)}: {verdict}.  {scene.who(loser)} takes a penalty"
    )
    return [
        scene.event(
            5, f"{text} for the {'bluff' if bluffed else 'challenge'}, and has {state.scores[loser]}."
        )
    ]


def _pelted(scene: Scene) -> list[Event]:
    """That somebody needs but one more penalty."""
    if not scene.opens(Phase.PELT):
        return []
    who = scene.who(scene.after.caller)
    text = f"{who} needs but one more penalty: the deal is worth {scene.after.value} from the start."
    return [scene.event(17, text)]


# -- knocks


def _knocked(scene: Scene) -> list[Event]:
    """What a knock makes the deal worth."""
    if not scene.opens(Phase.RESPOND):
        return []
    value = scene.after.value
    return [scene.event(8, f"The deal is now worth {value}: the others stay, or fold for {value - 1}.")]


def _answered(scene: Scene) -> list[Event]:
    """Who has folded, and who is still in, once all have answered."""
    before, state = scene.before, scene.after
    if scene.act.phase not in (Phase.RESPOND, Phase.PELT) or (
        state.phase == scene.act.phase and not scene.over
    ):
        return []
    into = [scene.who(seat) for seat in scene.seats if state.active[seat]]
    hidden = [
        seat for seat in scene.seats if before.active[seat] > state.active[seat] and seat != scene.act.actor
    ]
    folded = [scene.event(9, f"{scene.who(seat)} folds.") for seat in hidden]
    verb = "is" if len(into) == 1 else "are"
    return [*folded, scene.event(9, f"{listed(into)} {verb} still in.")]


# -- the end of a deal, and of a match


def _ended(scene: Scene) -> list[Event]:
    """Who is spared and who is not; and the end of a match, with its payer."""
    said = _spared(scene) if scene.act.phase != Phase.CHALLENGE else []
    if max(scene.after.scores) < scene.rules.target:
        return said
    if scene.act.phase == Phase.CHALLENGE and scene.rules.penalty_end == PenaltyEnd.IMMEDIATE:
        said.append(scene.event(14, "That penalty ends the match on the spot: the deal is void."))
    return said + _match(scene)


def _spared(scene: Scene) -> list[Event]:
    """Who has won the deal, and what it costs the others."""
    before, state = scene.before, scene.after
    winner = scene.who(state.heir)
    alone = sum(state.active) == 1
    how = "is the last still in" if alone else "has the last trick, the only one that counts"
    said = [scene.event(12 if alone else 13, f"{winner} {how}: wins the deal, and is spared.")]
    costs = []
    for seat in scene.seats:
        more = state.scores[seat] - before.scores[seat]
        if more:
            why = "for a false signal" if seat == state.heir else "stayed" if state.active[seat] else "folded"
            costs.append(f"{scene.who(seat)} {more} ({why})")
    if costs:
        said.append(scene.event(13, f"Penalties: {', '.join(costs)}."))
    totals = {seat: state.scores[seat] for seat in scene.seats}
    return [
        *said,
        scene.event(13, f"So far, of {scene.rules.target} that end a match: {tally(scene, totals)}."),
    ]


def _match(scene: Scene) -> list[Event]:
    """Who has lost the match and pays, and who has fared best."""
    state = scene.after
    payers = [seat for seat in scene.seats if has(state.payers, seat)]
    best = min(state.scores[seat] for seat in scene.seats)
    spared = [scene.who(seat) for seat in scene.seats if state.scores[seat] == best]
    names = listed([scene.who(seat) for seat in payers])
    pay = "pays" if len(payers) == 1 else "pay"
    much = sum(scene.paid(seat, POOL) for seat in payers)
    what = f"{chips(much)} into the kitty" if much else "for the next round"
    verb = "has" if len(spared) == 1 else "have"
    text = f"The match is over: {names}, with {max(state.scores)} penalties, {pay} {what}."
    return [
        scene.event(14, text),
        scene.event(14, f"{listed(spared)} {verb} won it, with the fewest: {best}."),
    ]


# -- what is decided


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Toepen has decided."""
    if scene.act.phase == Phase.CHALLENGE:
        return _challenged(scene)
    if not scene.over:
        return None
    before, state = scene.before, scene.after
    alone, worse = sum(state.active) == 1, [s for s in scene.seats if state.scores[s] > before.scores[s]]
    wins, loses = {state.heir} - set(worse), worse
    key, rule = ("alone", 12) if alone else ("last-trick", 13)
    return scene.verdict(rule, key, (), wins, loses, seat=scene.letter(state.heir))


def _challenged(scene: Scene) -> Ruling | None:
    """Whether a hand that was laid aside as poor was so."""
    before, state = scene.before, scene.after
    worse = [seat for seat in scene.seats if state.scores[seat] > before.scores[seat]]
    if not worse:
        return None
    key = "bluffed" if worse == [before.caller] else "poor"
    return scene.verdict(5, key, (), (), worse, seat=scene.letter(before.caller))


def ended(first: State, last: State, seat: int) -> tuple[str, dict[str, int]]:
    """How a deal has ended for a seat: by the penalties it has cost."""
    cost = last.scores[seat] - first.scores[seat]
    if not cost:
        return "spared", {}
    if not last.active[seat] and cost == last.charge[seat]:
        return "folded-for", {"charge": cost}
    stayed = last.active[seat] and seat != last.heir and cost == last.value
    return ("stayed-for", {"value": cost}) if stayed else ("penalised", {"penalties": cost})
