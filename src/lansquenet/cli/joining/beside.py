"""What a person at a table asks beside the play: the rule, the payments, the proof of a hand, help."""

from contextlib import suppress

import httpx
from rich.text import Text

from lansquenet.books.book import Rule
from lansquenet.books.speech import Speech
from lansquenet.books.tongues import book_in
from lansquenet.cli.joining import shuffle
from lansquenet.cli.joining.phrases import paid
from lansquenet.cli.joining.visitor import Visitor
from lansquenet.cli.playing.asides import also
from lansquenet.cli.shelf.rulebook import marked
from lansquenet.cli.telling.complaints import complaint
from lansquenet.cli.telling.phrasebook import phrases
from lansquenet.errors import HouseRefuses, LansquenetError
from lansquenet.fair.verify import Verdict

OF_HOST = ("start", "pause", "go-on", "bot", "rematch", "list", "unlist", "close")  # what the host may say
OF_ALL = ("out", "back", "sit", "leave", "check", "say")  # and everybody


def words_of(speech: Speech) -> dict[str, str]:
    """What may be said, in the language, by the keys of the words."""
    found = {key.replace("-", "_"): speech(f"join-word-{key}") for key in (*OF_ALL, *OF_HOST)}
    return found | {"why": speech("aside-why"), "name": phrases(speech.language, "help").metavar("[NAME]")}


def host_help(speech: Speech) -> str:
    """What the host can say."""
    return speech("join-help-host", **words_of(speech))


def rule_of(visit: Visitor, number: str) -> Rule | None:
    """A rule as the language has it; of a game that is not known here, as the house has it."""
    with suppress(LansquenetError):
        return book_in(visit.speech.game, visit.speech.language).rules.get(number)
    told = {rule["number"]: rule for rule in visit.game.get("rules", [])}.get(number)
    return Rule(number, told["text"], told["source"]) if told else None


async def explain(visit: Visitor) -> None:
    """The rule of the question that stands open."""
    if visit.offer and (rule := rule_of(visit, visit.offer.rule)):
        words = marked(rule.text, rule.source)
        visit.show(Text(f"{rule.number}  ", "bold").append_text(words))
    await help_with(visit)


async def help_with(visit: Visitor) -> None:
    """What can be said."""
    visit.show(visit.speech("join-help", **words_of(visit.speech)), style="dim")
    if visit.offer and (words := also(visit.offer, visit.speech)):
        visit.show(words, style="dim")
    if words := visit.anytime.help:
        visit.show(words, style="dim")
    if visit.welcome and visit.welcome.host:
        visit.show(host_help(visit.speech), style="dim")


async def why(visit: Visitor) -> None:
    """Every payment of this hand, with the rule that caused it."""
    payments = [line for line in visit.lines if not line.text]
    for number in dict.fromkeys(line.rule for line in payments):
        for line in payments:
            if line.rule == number:
                visit.show(paid(line, visit.pool, visit.speech))
        if rule := rule_of(visit, number):
            visit.show(Text("    ").append_text(marked(rule.text)))
    if not payments:
        visit.show(visit.speech("term-nothing-paid"))


async def check(visit: Visitor, number: str) -> None:
    """Fetch the proof of a hand that is over, and check it here."""
    over = bool(visit.state and visit.state.over)
    wanted = int(number) if number.isdecimal() else visit.hand - (not over)
    try:
        found = await shuffle.judged(visit, wanted)
    except HouseRefuses as wrong:
        visit.show(visit.refused(wrong.code, str(wrong)), style="yellow")
        return
    except LansquenetError as wrong:
        visit.show(complaint(str(wrong), visit.speech.language), style="yellow")
        return
    except httpx.TransportError:
        visit.show(visit.speech("join-house-silent"), style="yellow")
        return
    if not found.failed:
        held = sum(check.state == Verdict.HOLDS for check in found.checks)
        visit.show(visit.speech("join-checks-hold", hand=wanted, count=held), style="green")
    shuffle.tell_judged(visit, wanted, found)
    shuffle.keep_seen(visit)
    file = str(shuffle.seen_file(visit.kept, visit.table))
    visit.show(visit.speech("join-seen-kept", file=file), style="dim")
