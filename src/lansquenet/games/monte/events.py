"""What is told at Monte: which card of a layout has come again first, and what the gate decides."""

from lansquenet.books.events.banks import bank, decided, gains, minus, on, people, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at
from lansquenet.books.wording import card_sign, rank_sign
from lansquenet.games.monte.rules import Phase, Variant, lies
from lansquenet.rules.bits import has
from lansquenet.rules.cards import EMPTY, SUIT_SIGNS, suit

WAITS = (Phase.TURN,)  # where a card that decides nothing changes nothing


def after(scene: Scene) -> list[Event]:
    """What came of an act at Monte."""
    act = scene.act
    if act.actor < 0 and act.action == EMPTY:
        return bank(scene, 12, "The pack has run out: what was not decided goes back")
    if act.phase in (Phase.BOTTOM, Phase.TOP):
        return _laid(scene)
    if act.phase == Phase.GATE and scene.rules.variant == Variant.GATE:
        return [*_gate(scene), *bank(scene, 11, "All is settled")]
    said = _race(scene) if act.phase in (Phase.GATE, Phase.TURN) else []
    if scene.over and not sum(scene.before.staked):
        return said + bank(scene, 11, "Nobody has bet, and no card is turned")
    return said + bank(scene, 11, "All bets are settled")


def _laid(scene: Scene) -> list[Event]:
    """A pair in the layouts, which is thrown aside."""
    before, state, card = scene.before, scene.after, turned(scene)
    if scene.rules.variant == Variant.GATE or not lies(before, card):
        return []
    already = f"{the(card)} lies there already"
    void = bank(scene, 5, f"{already}: the deal is annulled")
    gone = not lies(state, card)
    thrown = "both are thrown aside, and two others drawn" if gone else "another is drawn for it"
    return void or [scene.event(4 if gone else 5, f"{already}: {thrown}.")]


def _race(scene: Scene) -> list[Event]:
    """A card that has come again, and its rivals."""
    before, state, card = scene.before, scene.after, turned(scene)
    if not lies(before, card):
        return []
    rivals = [r for r in range(len(state.top)) if r != card and lies(before, r) and not lies(state, r)]
    by_gate = scene.act.phase == Phase.GATE
    quarters = scene.rules.gate_payout if by_gate else 4
    paid = {seat: quarters * chips // 4 for seat, chips in on(scene, card).items()}
    again = f"{the(card)} has come again {'by the gate itself' if by_gate else 'first'}"
    how = f"and is paid {quarters} quarters" if by_gate else "and wins"
    said = decided(scene, 7 if by_gate else 8, f"{again}, {how}", paid) or [scene.event(8, f"{again}.")]
    for r in rivals:
        said += decided(scene, 8, f"{the(r)}, its rival, loses", minus(on(scene, r)))
    return said


def _gate(scene: Scene) -> list[Event]:
    """Which layouts have the suit of the gate."""
    s = suit(scene.act.action)
    before = scene.before
    said = []
    for name, suits in (("bottom", before.bottom_suits), ("top", before.top_suits)):
        verb, wins = ("has", "wins") if has(suits, s) else ("has no", "loses")
        said.append(f"the {name} layout {verb} {SUIT_SIGNS[s]} and {wins}")
    won = gains(scene)
    text = f"The gate decides by its suit: {said[0]}, {said[1]}"
    return [scene.event(9, f"{text}: {people(scene, won)}." if won else f"{text}.")]


def verdict(scene: Scene) -> Ruling | None:
    """What an act at Monte has decided."""
    act, before, card = scene.act, scene.before, turned(scene)
    if act.actor < 0 and act.action == EMPTY:
        return scene.verdict(12, "pack-out")
    if act.phase == Phase.GATE and scene.rules.variant == Variant.GATE:
        return scene.verdict(9, "gate", card=card_sign(act.action))
    if act.actor >= 0 or card < 0 or not lies(before, card):
        return None
    pair = (at("bottom" if before.bottom[card] else "top", card), TURNED)
    if act.phase in (Phase.BOTTOM, Phase.TOP):
        return scene.verdict(5, "layout-void", pair, rank=rank_sign(card)) if scene.over else None
    by_gate = act.phase == Phase.GATE
    return scene.verdict(7 if by_gate else 8, "by-gate" if by_gate else "first", pair, rank=rank_sign(card))
