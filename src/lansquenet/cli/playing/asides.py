"""What the person at a table in the terminal asks beside the play."""

from collections.abc import Callable

from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.tongues import book_in
from lansquenet.books.transcript import Moment
from lansquenet.books.wording import full_name
from lansquenet.bots import after, explain as values, reckoned, strong
from lansquenet.bots.worths import worths
from lansquenet.cli.playing.hinting import hinted, typed_as
from lansquenet.cli.playing.person import Person
from lansquenet.cli.shelf.rulebook import marked
from lansquenet.front.board import highlighted
from lansquenet.rules.state import CHANCE
from lansquenet.rules.tricks import deal_of
from lansquenet.seats.offers import Offer

AMOUNTS = {  # words of which is told what they mean, and their keys, where languages have words of their own
    "banco": "",
    "all": "typed-all",
    "half": "typed-half",
    "the rest": "typed-rest",
    "nothing": "typed-nothing",
}
TO_THE_END = "end"  # all that is asked in this hand from here on is answered as Enter answers it
RESTS_ON = {  # on what the worth of choices rests, by what is said of it in English
    after.COUNTED: "term-counted",
    after.ALONE: "term-unmeasured",
    after.BY_ITSELF: "term-uncounted",
}


def rule(playing: Person) -> None:
    """The rule of the question that stands open."""
    number = playing.told.step(playing.table.state.phase).rule
    found = book_in(playing.told.name, playing.speech.language).rules[number]
    playing.console.print(Text(f"{found.number}  ", "bold").append_text(marked(found.text, found.source)))
    help_with(playing)


def help_with(playing: Person) -> None:
    """What can be said."""
    asked, speech = playing.offer(), playing.speech
    for key in ("help-rule", "help-hint", "help-undo", "help-end"):
        playing.console.print(speech(key), style="dim")
    if asked.says == "card" and speech.language != "en":
        playing.console.print(speech("help-cards"), style="dim")
    for words in (also(asked, speech), playing.anytime.help):
        if words:
            playing.console.print(words, style="dim")


def also(asked: Offer, speech: Speech = ENGLISH) -> str:
    """The words that mean an amount here, with what they mean: "banco: 60 · all: 60 · nothing: 0"."""
    if asked.choices:
        return ""
    told = [
        (speech(key) if key else word, asked.spoken[word])
        for word, key in AMOUNTS.items()
        if word in asked.spoken
    ]
    said = [
        (word, chips) for word, chips in told if asked.least <= chips <= asked.most or chips == asked.apart
    ]
    return " · ".join(speech("term-colon", one=word, two=speech.number(chips)) for word, chips in said)


def why(playing: Person) -> None:
    """Every payment of this hand with the rule that caused it."""
    told, speech = playing.told, playing.speech
    book = book_in(told.name, speech.language)
    paid = [row for moment in playing.table.moments for row in moment.act.payments]
    for number in dict.fromkeys(row.why for row in paid):
        for row in paid:
            if row.why == number:
                playing.console.print(speech.paid(told, row))
        playing.console.print(Text("    ").append_text(marked(book.rules[told.why(number)].text)))
    if not paid:
        playing.console.print(speech("term-nothing-paid"))


def worth(playing: Person) -> None:
    """What each choice gains in the mean, best first."""
    table, speech, asked = playing.table, playing.speech, playing.offer()
    best = strong(playing.told.name)
    name = best[1] if len(best) > 1 else best[0]
    with playing.wait:
        found = values(name, playing.told, table.rules, table.view(playing.me), 0, playing.unturned)
    for worth in sorted(found, key=lambda worth: -worth.chips):
        said = typed_as(asked, worth.action, speech)
        error = f" ± {speech.decimal(worth.error)}" if worth.error else ""
        playing.console.print(f"    {said:<12} {speech.decimal(worth.chips, 3, '+'):>8}{error}")
    rests_on = reckoned(name, playing.told, table.rules, table.view(playing.me))
    if rests_on:
        playing.console.print(f"    {_rests_on(rests_on, speech)}", style="dim")


def _rests_on(said: str, speech: Speech) -> str:
    """What worths rest on, in the language of the person."""
    known = {english.strip(): key for english, key in RESTS_ON.items()}
    return speech(known.get(said, "term-counted-penalties"))


def hint(playing: Person) -> None:
    """What each choice is worth, and the best in a sentence; it rests on no more than you see."""
    told, table = playing.told, playing.table
    view = table.view(playing.me)
    with playing.wait:
        found = worths(told, table.rules, view, 0, playing.unturned)
    if found is None:
        playing.console.print(playing.speech("term-no-deal"), style="yellow")
        return
    for line in hinted(told, table.rules, view, found, playing.offer(), playing.speech):
        playing.console.print(line)


def last(playing: Person) -> None:
    """The last trick; in a game without tricks, what has happened since you spoke."""
    if not hasattr(playing.table.state, "taken"):
        for line in playing.lately or [Text(playing.speech("term-nothing-since"))]:
            playing.console.print(line)
    elif taking := trick_taken(playing.table.moments):
        playing.console.print(_trick_words(playing, taking))
    else:
        playing.console.print(playing.speech("term-no-trick"))


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
    speech = playing.speech
    played = ", ".join(f"{seat_name(seat)} {speech.card(cards[seat])}" for seat in turn if cards[seat] >= 0)
    taker = next(s for s in range(before.seats) if after.taken[s] > before.taken[s])
    who = full_name(playing.names, taker)
    return highlighted(speech("term-trick", number=sum(after.taken), played=played, seat=who))


def score(playing: Person) -> None:
    """How all stand: what each owns and has won or lost, and what else the game counts."""
    table, speech, told = playing.table, playing.speech, playing.told
    key = "term-hands-over-pool" if (chips := playing.pool()) else "term-hands-over"
    name = speech.of(told.pool, told.pool)
    playing.console.print(speech(key, count=playing.over, chips=chips, pool=name))
    counts = playing.scores()
    for seat, began in enumerate(table.session.stacks):
        chips = table.state.stacks[seat]
        points = f"   {counts[1][seat]} {counts[0]}" if counts else ""
        who = full_name(playing.names, seat)
        playing.console.print(
            f"    {who:<14} {speech.number(chips):>6}   {speech.signed(chips - began)}{points}"
        )


def undo(playing: Person) -> None:
    """Take back what you said last, and all that came of it: among bots nobody minds."""
    if playing.marks:
        playing.back_to(playing.marks.pop())
        playing.console.print(playing.speech("term-taken-back"), style="dim")
    else:
        playing.console.print(playing.speech("term-nothing-back"), style="yellow")
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


def asked_beside(speech: Speech) -> dict[str, str]:
    """The words for this in a language, and what they are in English."""
    named = ("help", "why", "worth", "hint", "last", "score", "undo")
    others = {speech("aside-leave"): "quit", speech("aside-end"): TO_THE_END}
    return others | {speech(f"aside-{word}"): word for word in named}
