"""A seat that is played in lines of text, by a program or a model of language, and what it gains.

It is told what its seat is told and nothing else, a line each, is asked one question at a time, and answers
in a line: a word, a card or a number, as people type them.  What may be answered is listed only if it asks.
Deals are duplicates: each is played with it in every seat in turn, and by rivals alone, with the same cards.
"""

from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Protocol

from lansquenet.books.book import Book, seat_name
from lansquenet.books.hands import holding
from lansquenet.books.refusals import may, why_not
from lansquenet.books.refusals.typed import meant
from lansquenet.books.transcript import Moment, Session, payment_words
from lansquenet.books.wording import card_sign
from lansquenet.bots import bot, choice
from lansquenet.errors import BadOption, IllegalAct
from lansquenet.rules.game import counts_chips, hides, is_legal
from lansquenet.rules.policies import least_committing
from lansquenet.rules.state import OVER, Options
from lansquenet.seats.offers import offer
from lansquenet.seats.table import SeatedTable
from lansquenet.seats.telling import followed, told_to, was_forced

LIST = "?"  # asks what may be answered
TRIES = 3  # that may be refused, before the least committing act is done for it
CHIPS = 1000


class Voice(Protocol):
    """Whoever plays a seat in words."""

    def tell(self, lines: list[str]) -> None:
        """Hear these lines."""

    def ask(self) -> str:
        """Answer the question that was heard last, in a line."""


@dataclass
class AnswerTally:
    """How often an answer counted, was refused, or asked for the list; and how often one was given up."""

    answered: int = 0
    refused: int = 0
    listed: int = 0
    given_up: int = 0


@dataclass(frozen=True)
class SpokenDuel:
    """What a seat in words gained on a rival, a hand: the mean over all deals and seats, and its error."""

    deals: int
    gain: float
    error: float
    tally: AnswerTally

    @property
    def interval(self) -> tuple[float, float]:
        """Between what the gain lies with 99 per cent."""
        return self.gain - 2.576 * self.error, self.gain + 2.576 * self.error


@dataclass
class SpokenSeat:
    """One seat at a table: whose voice it is, and what that has not been told yet."""

    table: SeatedTable
    seat: int
    voice: Voice
    tally: AnswerTally
    lines: list[str] = field(default_factory=list)
    held: tuple[int, ...] = ()

    def follow(self, moments: list[Moment]) -> None:
        """Be told of what has happened, as this seat is told it."""
        told, rules, names = self.table.told, self.table.rules, self.table.session.names
        for moment in moments:
            if was_forced(told, rules, moment):
                continue
            if line := told_to(told, rules, names, moment, self.seat):
                self.lines.append(line)
            self.lines += [event.text for event in followed(told, rules, names, moment)]
            self.lines += [payment_words(told, row) for row in moment.act.payments]

    def act(self) -> int:
        """Ask until an answer counts; after some that do not, what commits to least."""
        table = self.table
        self._show_hand()
        self.lines.append(f"? {offer(table.told, table.rules, table.state).question}")
        refused = listed = 0
        while refused < TRIES:
            said = self._hear()
            if said == LIST and not listed:
                listed = 1
                self.tally.listed += 1
                self.lines.append(f"! {may(table.told, table.rules, table.state).capitalize()}.")
            elif (action := self._meant(said)) is not None:
                self.tally.answered += 1
                return action
            else:
                refused += 1
                self.tally.refused += 1
        self.tally.given_up += 1
        self.lines.append("! That was the last try: what commits you to least is done.")
        return least_committing(table.game, table.rules, table.state)

    def _show_hand(self) -> None:
        """The own cards, if they are others than before."""
        if not hides(self.table.game):
            return
        held = tuple(holding(self.table.told, self.table.view(self.seat), self.seat))
        if held and held != self.held:
            self.lines.append(f"You hold {' '.join(map(card_sign, held))}.")
        self.held = held

    def _meant(self, said: str) -> int | None:
        """What an answer does; None: it does not count, and why is told, but not what would have."""
        table = self.table
        try:
            action = meant(table.told, table.rules, table.state, said)
        except IllegalAct:
            self.lines.append(f"! {said!r} is no answer to this.")
            return None
        if is_legal(table.game, table.rules, table.state, action):
            return action
        reason = why_not(table.told, table.rules, table.state, action)
        self.lines.append(f"! {said}: {reason.text} ({reason.rule}).")
        return None

    def _hear(self) -> str:
        self._tell()
        return self.voice.ask().strip()

    def _tell(self) -> None:
        lines, self.lines = self.lines, []
        self.voice.tell(lines)

    def part(self, worth: int) -> None:
        """Be told what the hand was worth."""
        chips = counts_chips(self.table.game)
        won = f"{worth - CHIPS:+d} chips" if chips else f"{worth:+d} points"
        self.lines.append(f"= The hand is over: {won} for you.")
        self._tell()


def duel_in_words(
    told: Book,
    rules: Options,
    seats: int,
    deals: int,
    voice: Voice,
    seed: int = 1,
    rival: str = "steady",
) -> SpokenDuel:
    """Let a seat in words take each seat in turn at every deal, where its rivals have all the others.

    Raises:
        BadOption: there are too few deals to say how sure the gain is, or so many cannot play.
        UnknownName: there is no such bot.
    """
    if deals < 2:
        raise BadOption(f"How sure a gain is takes 2 deals or more, not {deals}.")
    bot(rival, told.name, patient=True)
    tally, gains = AnswerTally(), []
    for deal in range(deals):
        plain = _worths(_played(told, rules, seats, deal, seed, rival))
        gained = 0
        for seat in range(seats):
            table = _table(told, rules, seats, deal, seed)
            speaker = SpokenSeat(table, seat, voice, tally)
            speaker.lines.append(_greeting(speaker, deal))
            worth = _worths(_run(table, deal, seed, rival, speaker))[seat]
            speaker.part(worth)
            gained += worth - plain[seat]
        gains.append(gained / seats)
    return SpokenDuel(deals, fmean(gains), stdev(gains) / sqrt(deals), tally)


def _greeting(speaker: SpokenSeat, deal: int) -> str:
    title, seats = speaker.table.told.title, len(speaker.table.stacks)
    return (
        f"# {title}, deal {deal + 1}: you are {seat_name(speaker.seat)} of {seats}, with {CHIPS} chips each."
    )


def _table(told: Book, rules: Options, seats: int, deal: int, seed: int) -> SeatedTable:
    """A table for one deal: the bank or the deal is seat A's, and the cards lie as ever."""

    def shuffle(pack: list[int], number: int) -> list[int]:
        return Random(f"{seed}/{deal}/{number}").sample(pack, len(pack))

    session = Session(told.name, rules, [CHIPS] * seats, told.game.Carry(0))
    return SeatedTable(session, shuffle)


def _played(told: Book, rules: Options, seats: int, deal: int, seed: int, rival: str) -> SeatedTable:
    return _run(_table(told, rules, seats, deal, seed), deal, seed, rival)


def _run(
    table: SeatedTable, deal: int, seed: int, rival: str, speaker: SpokenSeat | None = None
) -> SeatedTable:
    """One hand, with this speaker in its seat, if there is one."""
    moments = table.begin()
    while True:
        if speaker:
            speaker.follow(moments)
        seat = table.actor
        if seat == OVER:
            return table
        action = (
            speaker.act() if speaker and speaker.seat == seat else rivals_choice(table, deal, seed, rival)
        )
        moments = table.act(seat, action)


def rivals_choice(table: SeatedTable, deal: int, seed: int, rival: str) -> int:
    """What a rival does whose turn it is: where hands stand alike, always the same."""
    dice = Random(f"{seed}/{deal}/{table.actor}/{len(table.moments)}").getrandbits(32)
    return choice(rival, table.told, table.rules, table.view(table.actor), dice)


def _worths(table: SeatedTable) -> list[int]:
    return [table.game.worth(table.rules, table.state, seat) for seat in range(len(table.stacks))]
