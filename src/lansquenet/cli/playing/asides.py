"""What the person at a table in the terminal asks beside the play."""

from collections.abc import Callable

from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.transcript import Moment, payment_words
from lansquenet.books.wording import card_sign, full_name
from lansquenet.bots import explain as values, reckoned, strong
from lansquenet.bots.worths import worths
from lansquenet.cli.playing.hinting import hinted
from lansquenet.cli.playing.person import Person
from lansquenet.cli.rulebook import marked
from lansquenet.cli.waiting import compiling
from lansquenet.front.board import counted, highlighted
from lansquenet.rules.state import CHANCE
from lansquenet.rules.tricks import deal_of
from lansquenet.seats.offers import Offer

HELP = (
    "Enter: the answer in brackets · ? the rule · why: the payments · score: how all stand\n"
    "last: the last trick · hint: the best answer, and why · worth: of each choice\n"
    "undo: take back what you said last · q: leave, and keep the table"
)
AMOUNTS = ("banco", "all", "half", "the rest", "nothing")  # words of which is told what they mean


def rule(playing: Person) -> None:
    """The rule of the question that stands open."""
    told = playing.told
    found = told.rules[told.step(playing.table.state.phase).rule]
    playing.console.print(Text(f"{found.number}  ", "bold").append_text(marked(found.text, found.source)))
    help_with(playing)


def help_with(playing: Person) -> None:
    """What can be said."""
    playing.console.print(HELP, style="dim")
    if words := also(playing.offer()):
        playing.console.print(words, style="dim")
    if words := playing.anytime.help:
        playing.console.print(words, style="dim")


def also(asked: Offer) -> str:
    """The words that mean an amount here, with what they mean: "banco: 60 · all: 60 · nothing: 0"."""
    if asked.choices:
        return ""
    told = [(word, asked.spoken[word]) for word in AMOUNTS if word in asked.spoken]
    said = [
        (word, chips) for word, chips in told if asked.least <= chips <= asked.most or chips == asked.apart
    ]
    return " · ".join(f"{word}: {chips}" for word, chips in said)


def why(playing: Person) -> None:
    """Every payment of this hand with the rule that caused it."""
    told = playing.told
    paid = [row for moment in playing.table.moments for row in moment.act.payments]
    for number in dict.fromkeys(row.why for row in paid):
        for row in paid:
            if row.why == number:
                playing.console.print(payment_words(told, row))
        text = told.rules[told.why(number)].text
        playing.console.print(Text("    ").append_text(marked(text)))
    if not paid:
        playing.console.print("Nothing has been paid in this hand yet.")


def worth(playing: Person) -> None:
    """What each choice gains in the mean, best first."""
    table, words = playing.table, {choice.action: choice.word for choice in playing.offer().choices}
    best = strong(playing.told.name)
    name = best[1] if len(best) > 1 else best[0]
    with compiling(playing.console, playing.told.title):
        found = values(name, playing.told, table.rules, table.view(playing.me), 0, playing.unturned)
    for worth in sorted(found, key=lambda worth: -worth.chips):
        said = words.get(worth.action, str(worth.action))
        error = f" ± {worth.error:.2f}" if worth.error else ""
        playing.console.print(f"    {said:<12} {worth.chips:+8.3f}{error}")
    if rests_on := reckoned(name, playing.told, table.rules, table.view(playing.me)):
        playing.console.print(f"    {rests_on}", style="dim")


def hint(playing: Person) -> None:
    """What each choice is worth, and the best in a sentence; it rests on no more than you see."""
    told, table = playing.told, playing.table
    view = table.view(playing.me)
    with compiling(playing.console, told.title):
        found = worths(told, table.rules, view, 0, playing.unturned)
    if found is None:
        playing.console.print("No deal was found that looks like this one.", style="yellow")
        return
    for line in hinted(told, table.rules, view, found):
        playing.console.print(line)


def last(playing: Person) -> None:
    """The last trick; in a game without tricks, what has happened since you spoke."""
    if not hasattr(playing.table.state, "taken"):
        for line in playing.lately or [Text("Nothing has happened since you spoke.")]:
            playing.console.print(line)
    elif taking := trick_taken(playing.table.moments):
        playing.console.print(_trick_words(playing, taking))
    else:
        playing.console.print("No trick has been taken in this deal yet.")


def trick_taken(moments: list[Moment]) -> Moment | None:
    """The act with which the last full trick was taken."""
    return next(
        (m for m in reversed(moments) if sum(deal_of(m.after).taken) > sum(deal_of(m.before).taken)), None
    )


def _trick_words(playing: Person, taking: Moment) -> Text:
    """Who played what to a trick, in turn, and who took it."""
    before, after, act = deal_of(taking.before), deal_of(taking.after), taking.act
    cards = dict(enumerate(before.played[: before.seats]))
    if playing.told.step(act.phase).says == "card" and act.actor != CHANCE:
        cards[act.actor] = act.action
    first = before.leader if before.led >= 0 else act.actor
    turn = [(first + n * before.way) % before.seats for n in range(before.seats)]
    played = ", ".join(f"{seat_name(seat)} {card_sign(cards[seat])}" for seat in turn if cards[seat] >= 0)
    taker = next(s for s in range(before.seats) if after.taken[s] > before.taken[s])
    return highlighted(f"Trick {sum(after.taken)}: {played}: {full_name(playing.names, taker)} takes it.")


def score(playing: Person) -> None:
    """How all stand: what each owns and has won or lost, and what else the game counts."""
    table = playing.table
    pool = playing.pool()
    playing.console.print(
        f"{counted(playing.over, 'hand')} over" + (f", {pool} in the {playing.told.pool}." if pool else ".")
    )
    counts = playing.scores()
    for seat, began in enumerate(table.session.stacks):
        chips = table.state.stacks[seat]
        points = f"   {counts[1][seat]} {counts[0]}" if counts else ""
        who = full_name(playing.names, seat)
        playing.console.print(f"    {who:<14} {chips:>6}   {chips - began:+d}{points}")


def undo(playing: Person) -> None:
    """Take back what you said last, and all that came of it: among bots nobody minds."""
    if playing.marks:
        playing.back_to(playing.marks.pop())
        playing.console.print("Taken back: you are asked again.", style="dim")
    else:
        playing.console.print("There is nothing to take back.", style="yellow")
    playing.show_board()


ASIDES: dict[str, Callable[[Person], None]] = {
    "?": rule,
    "h": help_with,
    "help": help_with,
    "why": why,
    "worth": worth,
    "hint": hint,
    "last": last,
    "score": score,
    "undo": undo,
}
