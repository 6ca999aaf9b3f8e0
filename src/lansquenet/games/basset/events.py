"""What is told at Basset: the fasse, the card of a couple that wins and the one that loses, and the end."""

from lansquenet.books.events.banks import bank, decided, gains, minus, on, sign, the, turned
from lansquenet.books.events.scene import Event, Scene, listed
from lansquenet.books.wording import rank_sign
from lansquenet.games.basset.rules import Choice, Consecutive, Fraction, Phase, prize_of

SHUFFLES = 1  # the rule that says when the cards are shuffled


def after(scene: Scene) -> list[Event]:
    """What came of an act at Basset."""
    match scene.act.phase:
        case Phase.FASSE:
            part = "two thirds" if scene.rules.fasse_fraction == Fraction.TWO_THIRDS else "half"
            why = f"{the(turned(scene))} is the fasse, and takes {part} of every couch on it"
            return decided(scene, 7, why, gains(scene))
        case Phase.WIN if not scene.rules.twins:
            return _won(scene, turned(scene))
        case Phase.LOSE:
            return _couple(scene)
        case Phase.CHOICE:
            return _chosen(scene)
        case Phase.LAST:
            return _ended(scene)
    return []


def _couple(scene: Scene) -> list[Event]:
    """The couple is complete."""
    lost, won = turned(scene), scene.before.winner
    if scene.rules.twins and lost == won:
        return [scene.event(13, f"Twins, both {rank_sign(won)}: nothing is won, and nothing lost.")]
    faced = [seat for seat in on(scene, lost) if scene.before.fresh[seat][lost]]
    said = _won(scene, won) if scene.rules.twins else []
    bets = {
        seat: 0 if scene.before.safe[seat][lost] else chips
        for seat, chips in on(scene, lost).items()
        if seat not in faced
    }
    beaten = minus({seat: chips for seat, chips in bets.items() if chips})
    said += decided(scene, 12, f"{the(lost)} loses", beaten)
    safe = [scene.who(seat) for seat, chips in bets.items() if not chips]
    if safe:
        said.append(scene.event(20, f"{the(lost)} loses a paix: what rode on it is gone for {listed(safe)}."))
    return said


def _won(scene: Scene, r: int) -> list[Event]:
    """A card in the winning place."""
    before = scene.before
    there = [seat for seat in on(scene, r) if not before.fresh[seat][r]]
    if not there:
        return []
    name = the(r)
    if r == before.armed and scene.rules.consecutive != Consecutive.WIN:
        loses = scene.rules.consecutive == Consecutive.LOSE
        what = "and so loses" if loses else "and does not win again"
        return [scene.event(14, f"{name} has won in the couple before, {what}.")]
    won = {seat: prize_of(scene.rules, before, seat, r) for seat in there}
    parts = [f"{scene.who(seat)} {chips}" for seat, chips in won.items()]
    return [scene.event(11, f"{name} wins; to be taken or ridden on: {listed(parts)}.")]


def _chosen(scene: Scene) -> list[Event]:
    """A gain that rides on."""
    before, seat = scene.before, scene.act.actor
    if scene.act.action not in (Choice.GAIN, Choice.PAROLI):
        return []
    r = before.on
    worth = prize_of(scene.rules, scene.after, seat, r)
    rule = 20 if scene.after.safe[seat][r] else 19
    return [scene.event(rule, f"The next win of {sign(r)} is worth {worth} to {scene.who(seat)}.")]


def _ended(scene: Scene) -> list[Event]:
    """The last card, and what rode."""
    said = [scene.event(16, "The last card is nobody's.")]
    said += decided(scene, 23, "What rode is paid as far as it has come", gains(scene))
    return said + bank(scene, 1, "The deal is over")
