"""A session in the terminal: you and bots."""

import os
import random
import sys
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_path
from rich.console import Console
from rich.rule import Rule as Line
from rich.text import Text

from lansquenet.book import book, seat_name
from lansquenet.bots import SEARCH, bot, choice, explain, strong, usual
from lansquenet.cli.board import counted, drawn, highlighted
from lansquenet.cli.rules import marked
from lansquenet.errors import BadOption, BadSave, IllegalAct
from lansquenet.play import OVER
from lansquenet.record import Moment, Session, amounts_words, payment_words, write
from lansquenet.sight import Offer, board, full_name, offer, told_to, was_forced
from lansquenet.table import Shuffled, Table, resume
from lansquenet.telling import action_of

ME = 0
MOST_CHIPS = 1_000_000
HELP = "Enter: the answer in brackets · ? the rule · why: the payments · worth: of each choice · q: leave"


@dataclass(frozen=True)
class Seating:
    """What was asked for on the command line."""

    game: str
    preset: str
    options: dict[str, str]
    seats: int
    stack: int
    seed: int | None
    bots: list[str]
    open: bool = False
    explain: bool = False


class Leave(Exception):
    """The person has had enough for now."""


def sit_down(seating: Seating, hands: int, record: Path | None, save: Path | None, again: bool) -> None:
    """Open a table, or take up the one that was left, and play until somebody has had enough."""
    place = save or user_data_path("lansquenet") / "saves" / f"{seating.game}.json"
    for file in (save, record):
        _writable(file)
    table = _taken_up(place) if again else _opened(seating)
    playing = Playing(table, seating.open)
    playing.explains = seating.explain
    if SEARCH in table.session.names:
        playing.console.print(
            "The first search of a game takes half a minute: its rules are compiled.", style="dim"
        )
    try:
        playing.session(hands)
    except Leave:
        if playing.live or save:
            _keep(playing, place, save is not None)
    except KeyboardInterrupt:
        playing.console.print()
        _keep(playing, place, save is not None)
    finally:
        if record:
            record.write_text(write(table.session), "utf-8")
    playing.farewell()


def _writable(file: Path | None) -> None:
    """Complain before a hand is played, not after, that a file cannot be written."""
    if file and (file.is_dir() or not os.access(file if file.exists() else file.parent, os.W_OK)):
        raise BadSave(f"{file} cannot be written.")


def _opened(seating: Seating) -> Table:
    told = book(seating.game)
    rules = told.play_by(seating.preset, seating.options)
    wanted = seating.bots or usual(seating.game)
    for name in wanted:
        bot(name, seating.game, patient=True)
    if seating.seats not in told.game.SEATS:
        least, most = told.game.SEATS[0], told.game.SEATS[-1]
        raise BadOption(f"{told.title} is played by {least} to {most} seats, not {seating.seats}.")
    if not 1 <= seating.stack <= MOST_CHIPS:
        raise BadOption(f"A stack is from 1 to {MOST_CHIPS} chips, not {seating.stack}.")
    bots = [wanted[n % len(wanted)] for n in range(seating.seats - 1)]
    stacks = [seating.stack] * seating.seats
    session = Session(told.name, rules, stacks, told.game.Carry(), seating.preset, ["you", *bots])
    return Table(session, seed=seating.seed)


def _taken_up(place: Path) -> Table:
    try:
        return resume(place.read_text("utf-8"))
    except OSError as wrong:
        raise BadSave(f"There is no table to take up at {place}.") from wrong
    except UnicodeDecodeError as wrong:
        raise BadSave(f"{place} is no save file, and was left as it is.") from wrong


def _keep(playing: "Playing", place: Path, given: bool) -> None:
    """Write the table down whole, or not at all."""
    playing.kept = True
    table = playing.table
    fresh = place.with_name(f"{place.name}.new")
    try:
        place.parent.mkdir(parents=True, exist_ok=True)
        fresh.write_text(table.save(), "utf-8")
        fresh.replace(place)
    except OSError as wrong:
        raise BadSave(f"The table could not be kept at {place}: {wrong.strerror}.") from wrong
    where = f" --save {place}" if given else ""
    playing.console.print(
        f"Your table is kept.  Take it up again: lansquenet play {table.session.name} --resume{where}",
        highlight=False,
    )


def prompt(asked: Offer) -> Text:
    """The question, what may be said to it, and in brackets what Enter stands for."""
    if asked.choices:
        said, usual = ", ".join(choice.word for choice in asked.choices), word_of(asked)
    else:
        said, usual = amounts_words((asked.least, asked.most, asked.apart)), str(asked.usual)
    return Text.assemble((asked.question, "bold"), f" {said} ", (f"[{usual}]", "cyan"), " > ")


def word_of(asked: Offer) -> str:
    """The word for what Enter stands for."""
    return next(choice.word for choice in asked.choices if choice.action == asked.usual)


class Playing:
    """The talk between a table and the person at seat A."""

    def __init__(self, table: Table, open_hands: bool) -> None:
        self.table, self.open = table, open_hands
        self.told = table.told
        self.console = Console(highlight=False, soft_wrap=False)
        self.dice = random.Random(None if table.seed is None else f"bots {table.seed} {table.hand}")
        self.live = sys.stdin.isatty()
        self.explains = False  # before every question
        self.kept = False  # whether the table is to be taken up again

    def session(self, hands: int) -> None:
        """Play hand after hand: until so many are played, the session is over, or you are out of chips."""
        played = 0
        while True:
            if self.table.actor == OVER:
                if self.table.finished or self._ruined() or (hands and played >= hands):
                    return
                self._say_hand(self.table.begin())
            self._play_out()
            played += not self.table.drew
            if self.table.drew:
                self.console.print(f"{self._name(self.table.carry[0])} begins.")
            else:
                self._say_stacks()

    def _ruined(self) -> bool:
        """Whether you have lost all you had, where chips are what is lost."""
        counted = hasattr(self.table.game, "worth") or getattr(self.table.rules, "allow_debt", False)
        return self.table.stacks[ME] <= 0 and not counted

    def _play_out(self) -> None:
        """The rest of the hand."""
        while self.table.actor != OVER:
            seat = self.table.actor
            action = self._ask() if seat == ME else self._bot(seat)
            try:
                self._say(self.table.act(seat, action))
            except IllegalAct as wrong:
                self.console.print(Text(str(wrong), style="yellow"))

    def _bot(self, seat: int) -> int:
        name = self.table.session.names[seat]
        view, dice = self.table.view(seat), self.dice.getrandbits(32)
        return choice(name, self.told, self.table.rules, view, dice, self._unturned)

    @property
    def _unturned(self) -> list[int] | None:
        """The cards not turned since the last shuffle, from the lowest, where all could see the others."""
        stock = self.table.stock
        return (
            sorted(stock.cards)
            if isinstance(stock, Shuffled) and not hasattr(self.table.game, "hide")
            else None
        )

    # -- asking

    def _ask(self) -> int:
        """The next answer of the person, once it can be understood."""
        self._show_board()
        if self.explains:
            self._worth()
        while True:
            said = self._line()
            if said == "q":
                raise Leave
            if said == "?":
                self._explain()
            elif said == "why":
                self._why()
            elif said == "worth":
                self._worth()
            elif said in ("h", "help"):
                self.console.print(HELP, style="dim")
            else:
                try:
                    return action_of(self.told, self.table.state, said) if said else self._usual()
                except ValueError:
                    self.console.print(
                        Text(f"{said!r} cannot be understood: {self.table.lawful()}.", style="yellow")
                    )

    def _line(self) -> str:
        prompt = self._prompt()
        if self.live:
            try:
                return self.console.input(prompt).strip().lower()
            except EOFError:
                raise Leave from None
        line = sys.stdin.readline()
        if not line:
            raise Leave
        self.console.print(prompt + Text(line.strip()))
        return line.partition("#")[0].strip().lower()

    def _prompt(self) -> Text:
        return prompt(self._offer())

    def _offer(self) -> Offer:
        return offer(self.told, self.table.rules, self.table.state)

    def _usual(self) -> int:
        """What Enter stands for: a tenth of the stack, or the answer that the book calls usual."""
        return self._offer().usual

    def _explain(self) -> None:
        rule = self.told.rules[self.told.step(self.table.state.phase).rule]
        self.console.print(Text(f"{rule.number}  ", "bold").append_text(marked(rule.text, rule.source)))
        self.console.print(HELP, style="dim")

    def _worth(self) -> None:
        """What each choice gains in the mean, best first."""
        table, words = self.table, {choice.action: choice.word for choice in self._offer().choices}
        best = strong(self.told.name)
        name = best[1] if len(best) > 1 else best[0]
        found = explain(name, self.told, table.rules, table.view(ME), 0, self._unturned)
        for worth in sorted(found, key=lambda worth: -worth.chips):
            said = words.get(worth.action, str(worth.action))
            error = f" ± {worth.error:.2f}" if worth.error else ""
            self.console.print(f"    {said:<12} {worth.chips:+8.3f}{error}")

    def _why(self) -> None:
        """Every payment of this hand with the rule that caused it."""
        paid = [row for moment in self.table.moments for row in moment.act.payments]
        for why in dict.fromkeys(row.why for row in paid):
            for row in paid:
                if row.why == why:
                    self.console.print(payment_words(self.told, row))
            self.console.print(Text("    ").append_text(marked(self.told.rules[self.told.why(why)].text)))
        if not paid:
            self.console.print("Nothing has been paid in this hand yet.")

    # -- telling

    def _show_board(self) -> None:
        table = self.table
        free = [table.free(seat) for seat in range(len(table.stacks))]
        acts = [moment.act for moment in table.moments]
        self.console.print()
        shown = table.state if self.open else table.view(ME)
        lying = board(self.told, shown, acts, table.session.names, free, ME, self.open)
        self.console.print(drawn(lying, self.open))

    def _say_hand(self, moments: list[Moment]) -> None:
        first = moments[0].before if moments else self.table.state
        banker, dealer = getattr(first, "banker", -1), getattr(first, "dealer", -1)
        who = f" · {seat_name(banker)} banks" if banker >= 0 else ""
        who = f" · {seat_name(dealer)} deals" if dealer >= 0 else who
        hand = "the draw" if self.table.drew else f"hand {self._hands_begun()}"
        left = counted(len(self.table.stock), "card")
        self.console.print()
        self.console.print(Line(f"{self.told.title} · {hand}{who} · {left} left"))
        self._say(moments)

    def _say(self, moments: list[Moment]) -> None:
        for moment in moments:
            act = moment.act
            seat = None if self.open else ME
            if was_forced(self.told, self.table.rules, moment):
                continue
            if line := told_to(self.told, self.table.rules, self.table.session.names, moment, seat):
                self.console.print(highlighted(line))
            for row in act.payments:
                style = "green" if row.payee == ME else "red" if row.payer == ME else "dim"
                self.console.print(Text(f"    {payment_words(self.told, row)}", style=style))

    def _hands_begun(self) -> int:
        """The hands so far, the one in play among them, but not the draw for who begins."""
        drawn = self.table.session.carry == self.table.game.Carry()
        return self.table.hand - int(drawn)

    def _name(self, seat: int) -> str:
        return full_name(self.table.session.names, seat)

    def _say_stacks(self) -> None:
        shown = "  ".join(f"{seat_name(s)} {chips}" for s, chips in enumerate(self.table.stacks))
        self.console.print(Text(f"Stacks: {shown}", style="dim"))
        scores = getattr(self.table.state, "scores", None)
        if isinstance(scores, list):
            label = next((zone.name for zone in self.told.zones if zone.field == "scores"), "points")
            shown = "  ".join(f"{seat_name(s)} {scores[s]}" for s in range(len(self.table.stacks)))
            self.console.print(Text(f"{label.capitalize()}: {shown}", style="dim"))

    def farewell(self) -> None:
        """What came of the session."""
        table = self.table
        over = max(0, self._hands_begun() - (table.actor != OVER))
        if not self.kept and table.actor == OVER:
            for row in table.close():
                self.console.print(f"    {payment_words(self.told, row)}")
        self.console.print()
        self.console.print(Line(f"after {counted(over, 'hand')}"))
        stacks = table.stacks if table.actor == OVER else table.state.stacks
        for seat, began in enumerate(table.session.stacks):
            won = stacks[seat] - began
            self.console.print(f"{self._name(seat):<14} {stacks[seat]:>6}   {won:+d}")
        if table.finished:
            self.console.print(
                "The session is complete." if min(table.stacks) > 0 else "The session is over."
            )
        elif self._ruined():
            self.console.print("You have no chips left.")
