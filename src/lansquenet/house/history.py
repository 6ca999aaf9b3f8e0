"""Hands that are over: recalled from the log, run through the rules again, shown as far as one may see."""

import asyncio
import time
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import inf

from lansquenet.books.transcript import Moment, Session, write
from lansquenet.books.written import Json
from lansquenet.errors import HouseRefuses
from lansquenet.fair.bundle import Played, build
from lansquenet.fair.first.first_bundle import build_first
from lansquenet.fair.first.first_dealing import FirstDealing
from lansquenet.house.bare.shaped import BaseModel
from lansquenet.house.hall import Hall
from lansquenet.house.log.entries import MINT
from lansquenet.house.log.store import Account, Store
from lansquenet.house.tables.chairs import STAND_IN
from lansquenet.house.tables.fairness import HouseKey
from lansquenet.house.tables.from_log import refold, since_mark
from lansquenet.house.tables.sitting import Sitting
from lansquenet.rules.game import view
from lansquenet.rules.state import ALL, CHANCE, ONLOOKER, OVER
from lansquenet.rules.tricks import STOCK, UNKNOWN, deal_of
from lansquenet.seats.telling import Line, lines, shuffled

AFTER = ("began", "mark", "reseated", "rematched", "closed", "protocol")  # events that end what is recalled


class Brief(BaseModel):
    """A hand in a line."""

    hand: int
    draw: bool
    names: list[str]
    before: list[int]
    after: list[int]


class Told(BaseModel):
    """A hand, act by act, as one may see it."""

    hand: int
    draw: bool
    names: list[str]
    before: list[int]
    after: list[int]
    seat: int
    whole: bool
    lines: list[Line]


@dataclass
class Recalled:
    """A hand that is over."""

    sitting: Sitting
    session: Session  # of this hand alone
    moments: list[Moment]
    draw: bool
    chairs: list[str]  # the account in each seat
    numbers: list[int]  # the chair of each seat
    gathered: bool  # whether all cards were shuffled for it
    stood_in: set[int] = field(default_factory=set)  # the moments at which a stand-in answered for somebody

    def seat_of(self, account: Account | None) -> int:
        """From where this account sees the hand."""
        return self.chairs.index(account.id) if account and account.id in self.chairs else ONLOOKER

    def brief(self, number: int) -> Brief:
        """The hand in a line."""
        after = self.moments[-1].after.stacks[: len(self.session.stacks)]
        return Brief(
            hand=number, draw=self.draw, names=self.session.names, before=self.session.stacks, after=after
        )


def recalled(store: Store, table: str, number: int) -> Recalled:
    """A hand of the log, run through the rules again.

    Raises:
        HouseRefuses: it has not been played, or is not over.
    """
    sitting, events = since_mark(store, table, number)
    found: Recalled | None = None
    for event in events:
        if found and event.kind in AFTER:
            break
        change = refold(sitting, event)
        if change.begun and sitting.hand == number:
            found = _begun(sitting)
        if found:
            if event.kind == "acted" and (event.sealed or event.body)["by"] == STAND_IN:
                found.stood_in.add(len(found.moments))
            found.moments += change.moments
    if found is None or sitting.played.actor != OVER or sitting.hand != number:
        raise HouseRefuses("unknown_hand", f"Hand {number} of this table is not over, or was never played.")
    found.session.tapes = [[moment.act.action for moment in found.moments]]
    return found


def _begun(sitting: Sitting) -> Recalled:
    table = sitting.played
    stacks, carry = list(table.stacks), table.carry
    names = [chair.name for chair in sitting.seated]
    session = Session(sitting.told.name, sitting.rules, stacks, carry, sitting.terms.preset, names)
    accounts = [chair.account for chair in sitting.seated]
    numbers = [chair.number for chair in sitting.seated]
    return Recalled(sitting, session, [], table.drew, accounts, numbers, table.gathered)


def stock_before(found: Recalled, hand: int) -> list[int]:
    """What was left in the stock when a hand of the log began; nothing if the cards were shuffled for it."""
    for pack in found.sitting.dealing.packs:
        if any(card.hand == hand for card in pack.turned):
            left = [*pack.cards]
            for card in pack.turned:
                if card.hand < hand:
                    left.remove(card.card)
            return left if pack.hand < hand else []
    return []


def briefs(store: Store, table: str, blank: list[object], last: float) -> list[Brief]:
    """Every hand of a table up to this one; `blank` is what nothing is carried over as."""
    return list(_briefs(store, table, blank, last))


def _briefs(store: Store, table: str, blank: list[object], last: float) -> Iterator[Brief]:
    """Every hand up to this one: what it began with from the log, and what was won from the ledger."""
    won: dict[tuple[int, str], int] = defaultdict(int)
    for _, hand, paid in store.payments(table):
        if MINT not in (paid.payer, paid.payee):
            won[hand, paid.payer] -= paid.chips
            won[hand, paid.payee] += paid.chips
    for event in store.events(table, kind="began"):
        body = event.body
        if body["hand"] <= last:
            after = [
                chips + won[body["hand"], f"{table}/{chair}"]
                for chair, chips in zip(body["chairs"], body["stacks"], strict=True)
            ]
            yield Brief(
                hand=body["hand"],
                draw=body["carry"] == blank,
                names=body["names"],
                before=body["stacks"],
                after=after,
            )


@dataclass(frozen=True)
class MaySee:
    """What somebody may see of a table's history."""

    is_open: bool  # every hand of cards, and not one's own alone
    sat: bool  # they have sat there
    last: float = inf  # the newest hand


async def seen(hall: Hall, table: str, number: int, account: Account | None) -> MaySee:
    """Whether all cards of a hand may be seen by somebody, or those of one's own seat.

    Raises:
        HouseRefuses: the hand may not be seen, or not yet.
    """
    may = await may_see(hall, table, account)
    if number > may.last:
        raise HouseRefuses("not_yet", "Who does not sit at this table sees its hands some time later.")
    return may


async def may_see(hall: Hall, table: str, account: Account | None) -> MaySee:
    """What an account may see of the history of a table.

    Raises:
        HouseRefuses: nothing.
    """
    card = await hall.card(table)
    sat = await asyncio.to_thread(sat_there, hall.store, table, account)
    if card["terms"]["spectators"] == "none" and not sat:
        raise HouseRefuses("not_seated", "The history of this table is for those who sat at it.")
    if account is None and card["terms"]["private"]:
        raise HouseRefuses("not_seated", "The history of this table is for those who know it.")
    is_open = card["terms"]["records"] == "open"
    return MaySee(is_open, sat, await asyncio.to_thread(newest, hall.store, card, account))


def newest(store: Store, card: Json, account: Account | None) -> float:
    """The newest hand of a table that an account may see; those of a table with a delay come later."""
    if card["terms"]["spectators"] != "delayed" or is_of_table(card, account):
        return inf
    newer = store.first_hand_after(card["id"], time.time() - card["terms"]["delay"])
    return inf if newer is None else newer - 1


def is_of_table(card: Json, account: Account | None) -> bool:
    """Whether somebody sits at the table of this card now, or opened it."""
    accounts = {card["host"], *(chair["account"] for chair in card["chairs"])}
    return account is not None and account.id in accounts


def sat_there(store: Store, table: str, account: Account | None) -> bool:
    """Whether this account has ever sat at the table, or opened it."""
    if account is None:
        return False
    return any(
        account.id in (event.body.get("account"), event.body.get("host"))
        for kind in ("opened", "sat")
        for event in store.events(table, kind=kind)
    )


def told(store: Store, table: str, number: int, account: Account | None, is_open: bool) -> Told:
    """A hand as this account may see it."""
    found = recalled(store, table, number)
    seat = found.seat_of(account)
    whole = is_open or not found.sitting.hidden
    viewer = None if whole else seat
    session = found.session
    opening = shuffled(session.told, session.rules, session.names, found.moments[0].before)
    said = [*opening] if found.gathered else []
    said += [
        line
        for moment in found.moments
        for line in lines(session.told, session.rules, session.names, moment, viewer)
    ]
    return Told(**found.brief(number).model_dump(), seat=max(-1, seat), whole=whole, lines=said)


def transcript(store: Store, table: str, number: int, is_open: bool) -> str:
    """A hand as a transcript, where every card of it may be seen."""
    found = recalled(store, table, number)
    if found.sitting.hidden and not is_open:
        raise HouseRefuses("sealed", "A transcript shows every card, and hands at this table stay closed.")
    found.session.left = stock_before(found, number)
    return write(found.session)


def bundled(store: Store, table: str, number: int, account: Account | None, is_open: bool) -> Json:
    """A hand with what is needed to check it; of hidden cards those that this account saw, or all."""
    found = recalled(store, table, number)
    sitting, session = found.sitting, found.session
    if is_final(store, table, number):
        sitting.dealing.end()  # another pack has been shuffled since
    played = Played(
        number=number,
        options=session.told.options_of(session.rules),
        names=session.names,
        stacks=session.stacks,
        after=found.brief(number).after,
        carry=list(session.carry),
        payments=[row for moment in found.moments for row in moment.act.payments],
        tape=session.tapes[0],
        chairs=found.numbers,
    )
    sees = None if is_open or not sitting.hidden else seen_by(found, found.seat_of(account))
    signer = HouseKey(store.keys)
    if isinstance(sitting.dealing, FirstDealing):
        return build_first(sitting.dealing, signer, played, sees)
    return build(sitting.dealing, signer, played, sees)


def is_final(store: Store, table: str, number: int) -> bool:
    """Whether all is told of a hand that ever will be: of a pack that is still dealt from, less is."""
    last = store.last(table, "mark")
    return last is not None and last.hand >= number


def seen_by(found: Recalled, seat: int) -> set[int]:
    """Which of the cards turned in a hand a seat may see: those it was shown, or knows in the end."""
    game, rules = found.session.told.game, found.session.rules
    turned = [moment for moment in found.moments if moment.act.actor == CHANCE and moment.act.action >= 0]
    shown = {
        n
        for n, moment in enumerate(turned)
        if game.learns(rules, moment.before, moment.act.action, seat) == ALL
    }
    known = deal_of(view(game, rules, found.moments[-1].after, seat)).place
    last = {moment.act.action: n for n, moment in enumerate(turned)}
    return shown | {n for card, n in last.items() if known[card] not in (UNKNOWN, STOCK)}
