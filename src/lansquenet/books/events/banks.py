"""What the banking games have in common to tell: for whom a card decides, and who banks next."""

from lansquenet.books.events.scene import Event, Scene, listed
from lansquenet.books.wording import rank_sign
from lansquenet.rules.cards import rank
from lansquenet.rules.state import NOBODY


def turned(scene: Scene) -> int:
    """The rank that was turned; -1 if no card was."""
    return rank(scene.act.action) if scene.act.action >= 0 else -1


def sign(r: int) -> str:
    """A rank with its article."""
    return f"the {rank_sign(r)}"


def the(r: int) -> str:
    """The same at the beginning of a sentence."""
    return f"The {rank_sign(r)}"


def on(scene: Scene, r: int) -> dict[int, int]:
    """What each seat had on a rank before this act."""
    bets = scene.before.bets
    return {seat: bets[seat][r] for seat in scene.seats if bets[seat][r]} if r >= 0 else {}


def gains(scene: Scene) -> dict[int, int]:
    """What each seat but the banker has won by the payments of this act, or lost."""
    won = dict.fromkeys(scene.seats, 0)
    for row in scene.act.payments:
        for seat, chips in ((row.payee, row.chips), (row.payer, -row.chips)):
            if seat in won:
                won[seat] += chips
    return {seat: won[seat] for seat in won if won[seat] and seat != scene.before.banker}


def people(scene: Scene, won: dict[int, int]) -> str:
    """Who wins how much, and who loses it."""
    verbs = {seat: "wins" if chips >= 0 else "loses" for seat, chips in won.items()}
    return listed([f"{scene.who(seat)} {verbs[seat]} {abs(chips)}" for seat, chips in won.items()])


def cause(scene: Scene, usual: int) -> int:
    """The rule by which chips were paid, or else the usual one."""
    return next((row.why for row in scene.act.payments), usual)


def minus(bets: dict[int, int]) -> dict[int, int]:
    """The same chips as losses."""
    return {seat: -chips for seat, chips in bets.items()}


def decided(scene: Scene, rule: int, why: str, won: dict[int, int]) -> list[Event]:
    """For whom a card has decided, and why; nothing, if for nobody."""
    return [scene.event(rule, f"{why}: {people(scene, won)}.")] if won else []


def bank(scene: Scene, rule: int | str, why: str = "The hand is over") -> list[Event]:
    """Who banks the next hand, when this one is over."""
    heir = scene.after.heir
    if not scene.over or heir == NOBODY:
        return []
    if heir == scene.before.banker:
        return [scene.event(rule, f"{why}; {scene.who(heir)} keeps the bank.")]
    return [scene.event(rule, f"{why}; the bank passes to {scene.who(heir)}.")]
