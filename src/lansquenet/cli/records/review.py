"""A game report in the terminal: what each answer of a seat cost, and how the net came about."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import track
from rich.rule import Rule as Line

from lansquenet.books.book import seat_name
from lansquenet.books.counting import Counted
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.transcript import Moment, Session, read, text_of, write
from lansquenet.books.wording import token, worded
from lansquenet.cli.records.doubts import is_doubt, opened
from lansquenet.cli.waiting import compiling
from lansquenet.errors import BadRecord, UnknownName
from lansquenet.front.board import Hanging, highlighted
from lansquenet.rules.game import forced, view
from lansquenet.rules.state import CHANCE, OVER, State
from lansquenet.rules.who_begins import DRAW
from lansquenet.seats.judged import Balance, Judgement, balance, judged, seed_of, worst
from lansquenet.seats.table import resume

OWN = "you"  # as `play` calls who sits at the terminal


@dataclass
class DecisionAsked:
    """What was asked of a seat: what it knew, the cards that were left, and what it answered."""

    hand: int
    act: int  # of the hand, from 1
    view: State
    left: list[int]
    given: int


@dataclass
class Review:
    """The decisions of a seat in the hands of a file that are over."""

    session: Session
    seat: int
    hands: list[int]  # the numbers of those that are over
    net: int
    asked: list[DecisionAsked]
    found: list[tuple[DecisionAsked, Judgement]] = field(default_factory=list)

    @property
    def points(self) -> bool:
        """Whether what decisions cost are points, which do not add up with chips."""
        return any(one.points for _, one in self.found)

    @property
    def sums(self) -> Balance:
        """How the net came about."""
        return balance(self.net, [one.cost for _, one in self.found])

    @property
    def worst(self) -> list[int]:
        """Which decisions cost most."""
        return worst([one.cost for _, one in self.found])

    def said(self, question: DecisionAsked, action: int, speech: Speech = ENGLISH) -> str:
        """An answer in words."""
        return speech.words(worded(self.session.told, self.session.rules, question.view, action))

    def who(self) -> str:
        """The seat, and who sat there."""
        letter, name = seat_name(self.seat), self.session.names[self.seat]
        return letter if name in ("", letter) else f"{letter} ({name})"


def run(file: Path, seat: str, as_json: bool, language: str = "en") -> None:
    """Judge what a seat of this file decided, and show what it cost."""
    session, moments, own = _opened(text_of(file))
    found = laid_out(session, moments, seat_in(session, seat, own))
    errors = Console(stderr=True)
    speech = Speech(language, session.name)
    with compiling(errors, speech.of("title", session.told.title), speech):
        hidden = not errors.is_terminal
        judge(
            found,
            track(found.asked, speech("review-judging"), console=errors, transient=True, disable=hidden),
        )
    if as_json:
        print(json.dumps(as_rows(found), indent=2, ensure_ascii=False))
    else:
        show(found, Console(highlight=False), speech)


def _opened(text: str) -> tuple[Session, list[Moment], int | None]:
    """The hands of a transcript, of a table that was left, or of a doubt; and one's own seat, if it says."""
    if not is_doubt(text):
        return *read(text), None
    if '"tapes"' in text:
        return *read(write(resume(text).session)), 0
    found = opened(text)
    if not found["transcript"]:
        raise BadRecord("In this doubt is no transcript: at its table hands stay closed.")
    return *read(found["transcript"]), found["view"].get("me")


def seat_in(session: Session, given: str, own: int | None = None) -> int:
    """The seat that is meant: by its letter or its name; else the one that the file calls yours.

    Raises:
        UnknownName: nobody sits there.
        BadRecord: it must be said which.
    """
    names, letters = session.names, [seat_name(n) for n in range(len(session.stacks))]
    for row in (letters, names):
        if row.count(given) == 1:
            return row.index(given)
    if given:
        if given.upper() in letters:
            return letters.index(given.upper())
        raise UnknownName("seat", given, letters)
    if own is not None and own in range(len(letters)):
        return own
    if OWN in names:
        return names.index(OWN)
    sat = ", ".join(f"{a} is {b}" if a != b else a for a, b in zip(letters, names, strict=True))
    raise BadRecord(f"This file does not say which seat is yours: give --seat ({sat}).")


def laid_out(session: Session, moments: list[Moment], seat: int) -> Review:
    """What was asked of a seat in all hands that are over, and what it won in them."""
    first: dict[int, Moment] = {}
    for moment in moments:
        first.setdefault(moment.hand, moment)
    played = {hand for hand, moment in first.items() if moment.act.phase != DRAW}
    ends = {at.hand: at for at in moments if at.after.actor == OVER and at.hand in played}
    net = sum(end.after.stacks[seat] - first[hand].before.stacks[seat] for hand, end in ends.items())
    if not ends:
        raise BadRecord("No hand in this file is over, and only what is over is reviewed.")
    asked = [one for one in _questions(session, moments, seat) if one.hand in ends]
    return Review(session, seat, sorted(ends), net, asked)


def _questions(session: Session, moments: list[Moment], seat: int) -> Iterator[DecisionAsked]:
    """Every choice of a seat, with the cards that were left; of a draw for the bank there is none."""
    game, rules, hand, act = session.told.game, session.rules, 0, 0
    shoe = Counted(game, rules, session.left)
    for moment in moments:
        before, drawn = moment.before, moment.act.phase == DRAW
        if moment.hand != hand:
            hand, act = moment.hand, 0
            shoe.begin(game.Carry() if drawn else None)
        act += 1
        if before.actor == CHANCE:
            shoe.turn(before, moment.act.action)
        elif before.actor == seat and not drawn and forced(game, rules, before) is None:
            left = [*shoe.left.elements()]
            yield DecisionAsked(hand, act, view(game, rules, before, seat), left, moment.act.action)


def judge(review: Review, asked: Iterable[DecisionAsked]) -> None:
    """Judge these decisions, one by one."""
    session = review.session
    for one in asked:
        seed = seed_of(one.hand, one.act, review.seat)
        told = judged(session.told, session.rules, one.view, one.given, seed, one.left)
        if told:
            review.found.append((one, told))


# -- as it is shown


def as_rows(review: Review) -> dict[str, object]:
    """All of it for programs; without sums, where what decisions cost are points."""
    sums = {} if review.points else review.sums._asdict()
    return {
        "game": review.session.name,
        "seat": seat_name(review.seat),
        "name": review.session.names[review.seat],
        "hands": len(review.hands),
        "points": review.points,
        **({"net": review.net} | sums),
        "unknown": len(review.asked) - len(review.found),
        "worst": review.worst,
        "decisions": [_row(review, *pair) for pair in review.found],
    }


def _row(review: Review, asked: DecisionAsked, one: Judgement) -> dict[str, object]:
    told = review.session.told
    return {
        "hand": asked.hand,
        "act": asked.act,
        "rule": told.step(asked.view.phase).rule,
        "given": token(told, asked.view, one.given),
        "best": token(told, asked.view, one.best),
        "said": review.said(asked, one.given),
        "better": review.said(asked, one.best) if one.best != one.given else "",
        "cost": one.cost,
        "error": one.error,
        "exact": one.exact,
    }


def show(review: Review, console: Console, speech: Speech = ENGLISH) -> None:
    """Hand by hand what was decided, then what mattered most, then the sum."""
    hand, title = 0, speech.of("title", review.session.told.title)
    for asked, one in review.found:
        if asked.hand != hand:
            hand = asked.hand
            console.print(Line(speech("review-hand", title=title, number=hand, seat=review.who())))
        _tell(review, asked, one, console, speech)
    console.print(Line(style="dim"))
    _tell_worst(review, console, speech)
    _tell_sum(review, console, speech)


def _tell(review: Review, asked: DecisionAsked, one: Judgement, console: Console, speech: Speech) -> None:
    rule = review.session.told.step(asked.view.phase).rule
    text = highlighted(review.said(asked, one.given, speech)).append(f"  {rule}", "dim")
    console.print(text)
    if one.best == one.given:
        console.print(f"  {speech('review-fine')}", style="dim")
        return
    better = speech("review-better", cost=_cost(one, speech), said=review.said(asked, one.best, speech))
    console.print(Hanging(highlighted(better)))


def _cost(one: Judgement, speech: Speech) -> str:
    """What an answer cost, and how far that may be off."""
    off = "" if one.exact else f" ± {speech.decimal(one.error)}"
    return speech("review-points" if one.points else "review-chips", amount=speech.decimal(one.cost) + off)


def _tell_worst(review: Review, console: Console, speech: Speech) -> None:
    if not review.worst:
        console.print(speech("review-none"))
        return
    console.print(speech("review-worst"), style="bold")
    for n in review.worst:
        asked, one = review.found[n]
        said, cost = review.said(asked, one.given, speech), _cost(one, speech)
        words = speech("review-one", hand=asked.hand, act=asked.act, said=said, cost=cost)
        console.print(Hanging(highlighted(words)))


def _tell_sum(review: Review, console: Console, speech: Speech) -> None:
    """How the net came about, and how that is known."""
    sums = review.sums
    judged = speech("review-judged", hands=len(review.hands), decisions=len(review.found))
    console.print(judged, style="bold")
    if review.points:
        net = speech.signed(sums.net)
        console.print(speech("review-cost-points", cost=speech.decimal(sums.cost), net=net))
    else:
        for key, value in (("rest", sums.rest), ("answers", -sums.cost), ("net", sums.net)):
            line = f"{speech(f'review-{key}'):<28} {speech.decimal(value, 2, '+'):>9}"
            console.print(line, style="bold" if key == "net" else "")
    if unknown := len(review.asked) - len(review.found):
        console.print(speech("review-unknown", count=unknown), style="dim")
    ways = [speech("review-exact")] * any(one.exact for _, one in review.found)
    ways += [speech("review-searched")] * any(not one.exact for _, one in review.found)
    if ways:
        joined = f"{speech('review-or')} ".join(ways)
        console.print(speech("review-note", ways=joined), style="dim")
