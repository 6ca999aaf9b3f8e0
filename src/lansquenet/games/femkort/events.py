"""What is told at Femkort: who takes the tricks, and with the last of them the pot or a win."""

from lansquenet.books.events.scene import Event, Ruling, Scene
from lansquenet.books.events.tricks import cards_of, chips, tally, trick, tricks
from lansquenet.games.femkort.rules import SIZE, Payoff, Phase
from lansquenet.rules.state import POOL


def after(scene: Scene) -> list[Event]:
    """What came of an act at Femkort."""
    if scene.act.phase == Phase.ANSWER and scene.over:
        return [scene.event(12, "All agree: the deal is annulled, and dealt again for the same pot.")]
    if scene.act.phase != Phase.PLAY:
        return []
    ended = _ended(scene) if scene.over and scene.after.trick == SIZE else []
    return [*trick(scene, 7), *_dropped(scene), *ended]


def _dropped(scene: Scene) -> list[Event]:
    """Who may not play to the last trick."""
    gone = [seat for seat in scene.seats if scene.before.active[seat] > scene.after.active[seat]]
    return [
        scene.event(13, f"{scene.who(seat)} has no trick, lays the last card aside, and is out.")
        for seat in gone
    ]


def _ended(scene: Scene) -> list[Event]:
    """The tricks of each, and what the last of them is worth."""
    state, winner = scene.after, scene.who(scene.after.leader)
    said = [tricks(scene, 9, sorted(cards_of(scene, 0)))]
    pot = scene.paid(POOL, state.leader)
    if scene.rules.payoff == Payoff.EACH_DEAL:
        text = f"Only the last trick counts: with it {winner} takes the pot of {chips(pot)}."
        return [*said, scene.event(9, text)]
    wins = {seat: scene.before.wins[seat] + (seat == state.leader) for seat in scene.seats}
    due = scene.rules.n_deals
    said.append(scene.event(11, f"Only the last trick counts: it is a win for {winner}."))
    said.append(scene.event(11, f"Wins of {due} that take the pot: {tally(scene, wins)}."))
    if wins[state.leader] >= due:
        over = f"The match is over: {winner} has won it, and takes the pot of {chips(pot)}."
        said.append(scene.event(11, over))
    return said


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Femkort has decided."""
    if scene.act.phase == Phase.ANSWER and scene.over:
        return scene.verdict(12, "annulled")
    if scene.act.phase != Phase.PLAY or not scene.over or scene.after.trick != SIZE:
        return None
    winner, each_deal = scene.after.leader, scene.rules.payoff == Payoff.EACH_DEAL
    pot = each_deal or any(row.payer == POOL for row in scene.act.payments)
    key, rule = ("last-trick-pot", 9 if each_deal else 11) if pot else ("last-trick-win", 11)
    return scene.verdict(rule, key, (), (winner,), seat=scene.letter(winner))
