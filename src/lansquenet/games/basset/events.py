"""What is told at Basset: the fasse, the card of a couple that wins and the one that loses, and the end."""

from lansquenet.books.events.banks import bank, decided, gains, minus, on, sign, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at, listed
from lansquenet.books.wording import card_sign, rank_sign
from lansquenet.games.basset.rules import Choice, Consecutive, Fraction, Phase, Rules, piece, prize_of

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


# -- what is decided


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Basset has decided: a gain may be taken, and so is won, though it is not paid yet."""
    r = turned(scene)
    match scene.act.phase:
        case Phase.FASSE:
            two_thirds = scene.rules.fasse_fraction == Fraction.TWO_THIRDS
            key = "fasse-two-thirds" if two_thirds else "fasse"
            return scene.verdict(7, key, (at("bets", r), TURNED), rank=rank_sign(r)) if on(scene, r) else None
        case Phase.WIN if not scene.rules.twins:
            return _card_won(scene, r)
        case Phase.LOSE:
            return _couple_decides(scene, r, scene.before.winner)
        case Phase.LAST:
            return scene.verdict(16, "last-card")
    return None


def _couple_decides(scene: Scene, lost: int, won: int) -> Ruling | None:
    """What the second card of a couple decides, and with twins the first."""
    if scene.rules.twins and lost == won:
        return scene.verdict(13, "twins", (at("winner"), TURNED), (), (), rank=rank_sign(won))
    gainers = _gainers(scene, won) if scene.rules.twins else []
    losers = [*on(scene, lost)]
    if gainers and losers:
        wins = gainers + _paid(scene, losers)
        first, second = scene.card_or_rank(won), card_sign(scene.act.action)
        return scene.verdict(12, "couple", (at("winner"), TURNED), wins, losers, lost=second, won=first)
    if losers:
        paid = _paid(scene, losers)
        return scene.verdict(12, "loses", (at("bets", lost), TURNED), paid, losers, rank=rank_sign(lost))
    return _card_won(scene, won) if scene.rules.twins else None


def _card_won(scene: Scene, r: int) -> Ruling | None:
    """A card in the winning place, which may have won in the couple before."""
    if r < 0 or not on(scene, r):
        return None
    pair, sign = (at("bets", r), TURNED if r == turned(scene) else at("winner")), rank_sign(r)
    if _gainers(scene, r):
        return scene.verdict(11, "wins", pair, _gainers(scene, r), (), rank=sign)
    return scene.verdict(14, "won-before", pair, rank=sign) if r == scene.before.armed else None


def _gainers(scene: Scene, r: int) -> list[int]:
    """Who has won on a card."""
    if r < 0 or (r == scene.before.armed and scene.rules.consecutive != Consecutive.WIN):
        return []
    return [seat for seat in on(scene, r) if not scene.before.fresh[seat][r]]


def _paid(scene: Scene, losers: list[int]) -> list[int]:
    """The banker, if any of these has paid."""
    banker = scene.before.banker
    return [banker] if any(scene.paid(seat, banker) for seat in losers) else []


def each(rules: Rules, phase: int) -> int:
    """How many chips an amount of one is: couches are counted in pieces."""
    return piece(rules) if phase in (Phase.COUCH, Phase.MASSE, Phase.AGAIN) else 1
