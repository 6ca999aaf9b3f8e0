"""What a person at a table asks beside the play: the rule, the payments, the proof of a hand, help."""

import httpx
from rich.text import Text

from lansquenet.cli.joining import shuffle
from lansquenet.cli.joining.phrases import paid
from lansquenet.cli.joining.visitor import Visitor
from lansquenet.cli.playing.asides import also
from lansquenet.cli.shelf.rulebook import marked
from lansquenet.errors import LansquenetError
from lansquenet.fair.verify import Verdict
from lansquenet.front.board import counted

HELP = (
    "Enter: the answer in brackets · ? the rule · why: the payments · check: how the last hand was dealt · "
    "say ... · out, back: sit out and return · sit · leave: give up your chair · q, Ctrl-C: go, and keep it"
)
HOST_HELP = "The host: start · pause · go on · bot [NAME] · rematch · list · unlist · close"


async def explain(visit: Visitor) -> None:
    """The rule of the question that stands open."""
    rules = {rule["number"]: rule for rule in visit.game.get("rules", [])}
    if visit.offer and (rule := rules.get(visit.offer.rule)):
        words = marked(rule["text"], rule["source"])
        visit.show(Text(f"{rule['number']}  ", "bold").append_text(words))
    await help_with(visit)


async def help_with(visit: Visitor) -> None:
    """What can be said."""
    visit.show(HELP, style="dim")
    if visit.offer and (words := also(visit.offer)):
        visit.show(words, style="dim")
    if words := visit.anytime.help:
        visit.show(words, style="dim")
    if visit.welcome and visit.welcome.host:
        visit.show(HOST_HELP, style="dim")


async def why(visit: Visitor) -> None:
    """Every payment of this hand, with the rule that caused it."""
    payments = [line for line in visit.lines if not line.text]
    rules = {rule["number"]: rule for rule in visit.game.get("rules", [])}
    for number in dict.fromkeys(line.rule for line in payments):
        for line in payments:
            if line.rule == number:
                visit.show(paid(line, visit.pool))
        if number in rules:
            visit.show(Text("    ").append_text(marked(rules[number]["text"])))
    if not payments:
        visit.show("Nothing has been paid in this hand yet.")


async def check(visit: Visitor, number: str) -> None:
    """Fetch the proof of a hand that is over, and check it here."""
    over = bool(visit.state and visit.state.over)
    wanted = int(number) if number.isdecimal() else visit.hand - (not over)
    try:
        found = await shuffle.judged(visit, wanted)
    except LansquenetError as wrong:
        visit.show(str(wrong), style="yellow")
        return
    except httpx.TransportError:
        visit.show("The house does not answer just now; ask again when it does.", style="yellow")
        return
    if not found.failed:
        held = sum(check.state == Verdict.HOLDS for check in found.checks)
        visit.show(f"Hand {wanted}: {counted(held, 'check')} made here, and all hold.", style="green")
    shuffle.tell_judged(visit, wanted, found)
    shuffle.keep_seen(visit)
    visit.show(f"What you have seen is kept in {shuffle.seen_file(visit.kept, visit.table)}", style="dim")
