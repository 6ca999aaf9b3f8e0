"""A person's part in the shuffles, as the house asks for it, and the check of each hand that is over."""

import asyncio
import json
import os
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

import httpx
from platformdirs import user_data_path

from lansquenet.books.book import book
from lansquenet.books.speech import Speech
from lansquenet.books.transcript import digest
from lansquenet.books.written import Json
from lansquenet.cli.joining.visitor import Visitor
from lansquenet.cli.joining.wire import Kept
from lansquenet.cli.telling.complaints import complaint
from lansquenet.cli.telling.verdicts import named, words_of
from lansquenet.errors import LansquenetError
from lansquenet.fair import form
from lansquenet.fair.checks.proves import windows_behind
from lansquenet.fair.guest.keys import OwnKeys, Untrue
from lansquenet.fair.guest.part import OwnPart
from lansquenet.fair.guest.seen import compared
from lansquenet.fair.verify import Check, Verdict, verify
from lansquenet.house import messages as say
from lansquenet.rules.cards import in_order

AGAIN = 2.0  # seconds until a house that did not answer is asked again for a bundle
SAYS: dict[str, type[say.Promise] | type[say.Share]] = {"promise": say.Promise, "share": say.Share}


def own_part(kept: Kept, key: str, table: str, terms: say.Terms) -> OwnPart:
    """The part of a chair at a table; what needs rules that are not known here is left unchecked."""
    part = OwnPart(table, key, terms.game, keep=lambda own: kept.note(place(own), own.kept()))
    part.recall = lambda session, chair: recalled(kept, session, chair)
    with suppress(OSError, ValueError):
        part.record.take_up(json.loads(seen_file(kept, table).read_text("utf-8")))
    try:
        told = book(terms.game)
        rules = told.play_by(terms.preset, terms.options)
    except LansquenetError:
        return part
    part.rules, part.whole = digest(told, rules), sorted(in_order(told.game.shoe(rules)))
    return part


def seen_file(kept: Kept, table: str) -> Path:
    """Where it is kept what was seen at a table."""
    return user_data_path("lansquenet") / "seen" / f"{table} {quote(kept.name, safe='')}.json"


def keep_seen(visit: Visitor) -> None:
    """Keep what was seen until now, to be held against a bundle later."""
    if visit.part is None:
        return
    file = seen_file(visit.kept, visit.table)
    try:
        file.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        fresh = file.with_suffix(f".{os.getpid()}.new")
        fresh.write_text(form.written(visit.part.record.written()), "utf-8")
        fresh.replace(file)
    except OSError as wrong:
        visit.show(visit.speech("join-seen-not-kept", reason=_reason(wrong, visit)), style="yellow")


def _reason(wrong: OSError, visit: Visitor) -> str:
    """What the system says is wrong."""
    return complaint(wrong.strerror or "", visit.speech.language, part=True)


def place(own: OwnKeys) -> str:
    """Under which name the keys of a chair are kept for a session."""
    return f"{own.session} {own.chair}"


def recalled(kept: Kept, session: str, chair: int) -> OwnKeys | None:
    """The keys that are kept; another terminal of the same person may have gone on with them."""
    kept.read()
    row = kept.parts.get(f"{session} {chair}")
    return OwnKeys.again(row) if row else None


async def heard(visit: Visitor, message: say.Told) -> None:
    """Look at what the house says of the shuffle, and do our part."""
    assert visit.part is not None, "the welcome comes first"
    told = message.model_dump(mode="json")
    try:
        reply = visit.part.hear(told)
    except Untrue as wrong:
        accuse(visit, str(wrong), None)
        return
    if isinstance(message, say.Committed) and message.body["c"] != visit.fixed:
        visit.fixed = message.body["c"]
        visit.show(visit.speech("join-fixed", words=visit.part.words), style="dim")
    if isinstance(message, say.Void):
        _tell_void(visit, message.body)
    if reply:
        await visit.wire.send(SAYS[reply["type"]].model_validate(reply))


def _tell_void(visit: Visitor, body: Json) -> None:
    names = {chair.chair: chair.name for chair in visit.room.chairs} if visit.room else {}
    who = [names.get(chair) or visit.speech("join-chair", number=chair + 1) for chair in body["silent"]]
    visit.show(visit.speech("join-void", names=", ".join(who)), style="yellow")


def accuse(visit: Visitor, why: str, bundle: Json | None, told: str = "") -> None:
    """Say loudly, or as `told`, that the house has done what it must not, and keep what proves it."""
    visit.warn(told or why)
    assert visit.part is not None
    proof = {
        "evidence": "gt2",
        "why": f"The house {why}.",
        "seen": visit.part.record.written(),
        "bundle": bundle,
        "heard": [*visit.part.heard],
    }
    folder = user_data_path("lansquenet") / "evidence"
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        number = sum(1 for _ in folder.iterdir()) + 1
        file = folder / f"{visit.table}-{visit.hand}-{number}.json"
        file.write_text(form.written(proof, indent=1), "utf-8")
    except OSError as wrong:
        visit.show(visit.speech("join-proof-not-kept", reason=_reason(wrong, visit)), style="red")
        return
    visit.show(visit.speech("join-proof-kept", file=str(file)), style="red")


# -- the check of a hand that is over


@dataclass
class Judged:
    """What came of the check of a hand: how it was dealt, and every check of it."""

    bundle: Json
    checks: list[Check]

    @property
    def failed(self) -> list[Check]:
        """What does not hold."""
        return [check for check in self.checks if check.state == Verdict.FAILS]

    @property
    def seen_so(self) -> bool:
        """Whether it was held against what was seen here."""
        return any(check.name == "seen" and check.state != Verdict.OPEN for check in self.checks)


async def judged(visit: Visitor, hand: int) -> Judged:
    """Fetch the bundle of a hand, and check it here.

    Raises:
        LansquenetError: the house gives none.
    """
    path = f"/tables/{visit.table}/hands/{hand}/bundle"
    bundle = await visit.house.ask("GET", path, visit.kept.session)
    return await asyncio.to_thread(judge, bundle, visit.part.record.written() if visit.part else None)


def judge(bundle: Json, seen: Json | None) -> Judged:
    """Every check of a bundle, and whether it is what was seen."""
    checks = verify(bundle)
    if seen and checks[0].state == Verdict.HOLDS and bundle["protocol"] == "gt2":
        checks.append(compared(bundle, seen))
    return Judged(bundle, checks)


async def check_hands(visit: Visitor) -> None:
    """Check every hand when it is over, one after another."""
    while True:
        hand = await visit.ended.get()
        keep_seen(visit)
        try:
            found = await _judged_at_last(visit, hand)
        except LansquenetError as wrong:
            why = visit.refused(getattr(wrong, "code", ""), str(wrong))
            visit.show(visit.speech("join-unchecked", hand=hand, reason=why), style="yellow")
            continue
        tell_judged(visit, hand, found)


async def _judged_at_last(visit: Visitor, hand: int) -> Judged:
    """The same; while the house does not answer, it is asked again."""
    while True:
        try:
            return await judged(visit, hand)
        except httpx.TransportError:
            await asyncio.sleep(AGAIN)


def tell_judged(visit: Visitor, hand: int, found: Judged) -> None:
    """Say of a hand: checked, or not checked and why, or that it is not what was seen."""
    if found.failed:
        english, told = (_unproved(hand, found, language) for language in ("en", visit.speech.language))
        accuse(visit, english, found.bundle, told)
    elif reason := not_checked(visit, found):
        visit.show(visit.speech("join-unchecked", hand=hand, reason=visit.speech(reason)), style="dim")
    else:
        visit.show(visit.speech("join-checked", hand=hand), style="dim")


def _unproved(hand: int, found: Judged, language: str) -> str:
    """That a hand is not proved, and why not."""
    why = "; ".join(
        f"{named(check, language)}: {words_of(check, language).rstrip('.')}" for check in found.failed
    )
    return Speech(language)("join-unproved", hand=hand, why=why)


def not_checked(visit: Visitor, found: Judged) -> str:
    """Why a bundle that holds proves less to us than it might, by a key; nothing if it proves all it can."""
    if found.bundle["protocol"] != "gt2":
        return "join-older"
    if not found.seen_so:
        return "join-unseen"
    chair = visit.part.chair if visit.part else -1
    behind = windows_behind(found.bundle)
    if not all(any(share[0] == chair for share in window["shares"]) for window in behind):
        return "join-no-part"
    return ""
