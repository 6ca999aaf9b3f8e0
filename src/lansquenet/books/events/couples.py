"""What is told at Stuss, Tempeln, Faro and Pharaon: which card of a couple loses, which wins, for whom."""

from collections.abc import Callable
from typing import NamedTuple

from lansquenet.books.events.banks import bank, decided, gains, minus, on, people, the, turned
from lansquenet.books.events.scene import TURNED, Event, Ruling, Scene, at
from lansquenet.books.wording import card_sign, rank_sign
from lansquenet.rules.cards import EMPTY


def nothing(scene: Scene, lost: int, won: int) -> list[Event]:
    """Nothing more is told of a couple."""
    return []


class CoupleNumbers(NamedTuple):
    """By which rules this is told, and what a game has of its own."""

    couple: int
    doublet: int
    ended: int
    takes_all: bool = False  # of a doublet, whatever the rules
    lies: Callable[[Scene, int], dict[int, int]] = on  # what lies on a rank
    faces: Callable[[Scene, int], dict[int, int]] = on  # what of it loses first and wins second
    rides: bool = False  # whether what is won may be left on the card before it is paid
    beside: Callable[[Scene, int, int], list[Event]] = nothing  # what else the ranks that lost and won decide


def after(scene: Scene, by: CoupleNumbers) -> list[Event]:
    """What came of an act at a game of couples."""
    said: list[Event] = []
    if scene.act.phase == scene.told.game.Phase["WINNING"] and scene.act.action != EMPTY:
        lost, won = scene.before.lost, turned(scene)
        said = _doublet(scene, by, won) if lost == won else _couple(scene, by, lost, won)
    left = "  What still lies on the table goes back" if sum(scene.before.staked) else ""
    return said + bank(scene, by.ended, f"No couple is left.{left}" if left else "No couple is left")


def _couple(scene: Scene, by: CoupleNumbers, lost: int, won: int) -> list[Event]:
    """One rank loses and the other wins."""
    first, second = by.faces(scene, lost), by.faces(scene, won)
    said = decided(scene, by.couple, f"{the(lost)} has come first and loses", minus(first))
    said += decided(scene, by.couple, f"{the(won)} has come second and wins", second)
    return said + by.beside(scene, lost, won)


def _doublet(scene: Scene, by: CoupleNumbers, r: int) -> list[Event]:
    """Both cards are of one rank."""
    if not by.lies(scene, r):
        return []
    why = f"Both are {rank_sign(r)}: of what lies on it the banker takes {_share(scene, by)}"
    won = gains(scene)
    return [scene.event(by.doublet, f"{why}; {people(scene, won)}." if won else f"{why}.")]


def _share(scene: Scene, by: CoupleNumbers) -> str:
    """How much the banker takes of a doublet."""
    return "all" if by.takes_all or getattr(scene.rules, "doublet_share", 2) == 1 else "half"


def verdict(scene: Scene, by: CoupleNumbers) -> Ruling | None:
    """What a couple has decided."""
    if scene.act.phase != scene.told.game.Phase["WINNING"] or scene.act.action == EMPTY:
        return None
    lost, won = scene.before.lost, turned(scene)
    pair = (at("lost"), TURNED)
    if lost == won:
        key = "split-all" if _share(scene, by) == "all" else "split"
        return scene.verdict(by.doublet, key, pair, rank=rank_sign(won))
    first, second = scene.card_or_rank(lost), card_sign(scene.act.action)
    if not by.rides:
        return scene.verdict(by.couple, "couple", pair, lost=first, won=second)
    losers, winners = {*by.faces(scene, lost)}, {*by.faces(scene, won)}
    if not losers and not winners:
        return None
    winners |= {row.payee for row in scene.act.payments}
    losers |= {row.payer for row in scene.act.payments}
    return scene.verdict(by.couple, "couple", pair, winners, losers, lost=first, won=second)
