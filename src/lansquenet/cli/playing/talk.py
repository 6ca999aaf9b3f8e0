"""The talk between a table and the person who plays at it in the terminal."""

import sys

from rich.rule import Rule as Line
from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.events import before
from lansquenet.books.refusals.typed import answer
from lansquenet.books.transcript import Moment, payment_words
from lansquenet.books.wording import amounts_words, full_name
from lansquenet.bots import choice, strong
from lansquenet.cli.playing.anytime import Bookmark
from lansquenet.cli.playing.asides import ASIDES
from lansquenet.cli.playing.own import unasked
from lansquenet.cli.playing.person import ME, Person
from lansquenet.cli.waiting import compiling
from lansquenet.errors import IllegalAct
from lansquenet.front.board import Beside, Hanging, Heading, counted, event_text, highlighted, own_hand
from lansquenet.rules.game import counts_chips
from lansquenet.rules.state import OVER
from lansquenet.seats.offers import Offer
from lansquenet.seats.telling import followed, told_to, was_forced

LEAVE = ("q", "quit")


class Leave(Exception):
    """The person has had enough for now."""


def prompt(asked: Offer, beside: Text | None = None) -> Text:
    """The question, what may be said to it, in brackets what Enter stands for, and what else may be said."""
    if asked.choices:
        said, usual = ", ".join(choice.word for choice in asked.choices), word_of(asked)
    else:
        said, usual = amounts_words((asked.least, asked.most, asked.apart)), str(asked.usual)
    return Text.assemble(
        (asked.question, "bold"), f" {said} ", (f"[{usual}]", "cyan"), " ", beside or "", "> "
    )


def word_of(asked: Offer) -> str:
    """The word for what Enter stands for."""
    return next(choice.word for choice in asked.choices if choice.action == asked.usual)


class Playing(Person):
    """The talk between a table and the person at seat A."""

    def session(self, hands: int) -> None:
        """Play hand after hand: until so many are played, the session is over, or you are out of chips."""
        while True:
            if self.table.actor == OVER:
                if self.table.finished or self._ruined() or (hands and self.played >= hands):
                    return
                self.anytime.forget()
                self._say_hand(self.table.begin())
            self._play_out()
            self.played += not self.table.drew
            if not self.table.drew:
                self._say_stacks()

    def _ruined(self) -> bool:
        """Whether you have lost all you had, where chips are what is lost."""
        counted = not counts_chips(self.table.game) or getattr(self.table.rules, "allow_debt", False)
        return self.table.stacks[ME] <= 0 and not counted

    def _play_out(self) -> None:
        """The rest of the hand."""
        while self.table.actor != OVER:
            seat = self.table.actor
            if seat != ME:
                self._say(self.table.act(seat, self._bot(seat)))
            elif self.anytime.asks(self):
                self._say(self.table.act(seat, self.anytime.answer(self)))
            else:
                self._answer()

    def _answer(self) -> None:
        """Do what the person says."""
        action, mark = self._ask()
        moments = self.table.act(ME, action)
        self.marks.append(mark)
        self.lately.clear()
        self._say(moments)

    def _bot(self, seat: int) -> int:
        name = self.table.session.names[seat]
        view, dice = self.table.view(seat), self.dice.getrandbits(32)
        if name not in strong(self.told.name):
            return choice(name, self.told, self.table.rules, view, dice, self.unturned)
        with compiling(self.console, self.told.title):
            return choice(name, self.told, self.table.rules, view, dice, self.unturned)

    # -- asking

    def _ask(self) -> tuple[int, Bookmark]:
        """The next answer of the person, once it can be understood, and where it was asked for."""
        self.show_board()
        if self.explains:
            ASIDES["worth"](self)
        while True:
            said = self._line()
            if said in LEAVE and not self._is_answer(said):
                raise Leave
            if aside := ASIDES.get(said):
                aside(self)
            elif self.anytime.means(said, self.offer()):
                mark = self.mark()
                if self.anytime.press(self):
                    return self.anytime.action, mark
            else:
                try:
                    return self._meant(said), self.mark()
                except IllegalAct as wrong:
                    self.console.print(Text(f"{wrong}.", style="yellow"))

    def _meant(self, said: str) -> int:
        """The action that a line stands for; Enter is what is usual."""
        return answer(self.told, self.table.rules, self.table.state, said) if said else self.offer().usual

    def _words(self) -> list[str]:
        """What may be answered, where that is words."""
        return [choice.word.lower() for choice in self.offer().choices]

    def _is_answer(self, said: str) -> bool:
        """Whether the word that also means to leave is an answer here: q is a queen where ranks are named."""
        return said in self._words()

    def _line(self) -> str:
        prompt = self._prompt()
        if self.ahead:
            self.console.print(prompt + Text(self.ahead[0]))
            return self.ahead.pop(0)
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
        return prompt(self.offer(), self.anytime.words(self))

    # -- telling

    def _say_hand(self, moments: list[Moment]) -> None:
        first = moments[0].before if moments else self.table.state
        banker, dealer = getattr(first, "banker", -1), getattr(first, "dealer", -1)
        who = f"{seat_name(banker)} banks" if banker >= 0 else ""
        who = f"{seat_name(dealer)} deals" if dealer >= 0 else who
        hand = "the draw" if self.table.drew else f"hand {self.hands_begun()}"
        left = counted(len(self.table.stock), "card")
        self.console.print()
        self.console.print(Heading(self.told.title, hand, who, f"{left} left"))
        if self.table.gathered:
            for event in before(self.told, self.table.rules, self.names, first):
                self._tell(event_text(event))
        self._say(moments)

    def _say(self, moments: list[Moment]) -> None:
        """Tell what has happened; the person's own hand first, where it has changed."""
        for moment in moments:
            lines = self._lines(moment)
            if lines and self.hand.is_due(moment):
                self._tell(own_hand(self.hand.cards))
                self.hand.news = False
            self.hand.follow(moment.after)
            for line in lines:
                self._tell(line)
        self.anytime.notice(self, moments)

    def _lines(self, moment: Moment) -> list[Text | Hanging]:
        """What is told of an act: what was done, what came of it, and who paid for it."""
        if was_forced(self.told, self.table.rules, moment) or self.anytime.is_silence(self, moment):
            return []
        lines: list[Text | Hanging] = []
        rules, names, seat = self.table.rules, self.table.session.names, None if self.open else ME
        if line := told_to(self.told, rules, names, moment, seat):
            why = unasked(self.told, rules, moment, ME)
            lines.append(highlighted(f"{line}: {why}" if why else line))
        lines += [event_text(event) for event in followed(self.told, rules, names, moment)]
        for row in moment.act.payments:
            style = "green" if row.payee == ME else "red" if row.payer == ME else "dim"
            lines.append(Text(f"    {payment_words(self.told, row)}", style=style))
        return lines

    def _tell(self, line: Text | Hanging | Beside) -> None:
        """Say what has happened; it can be asked for again."""
        self.lately.append(line)
        self.console.print(line)

    def _name(self, seat: int) -> str:
        return full_name(self.names, seat)

    def _say_stacks(self) -> None:
        shown = "  ".join(f"{seat_name(s)} {chips}" for s, chips in enumerate(self.table.stacks))
        self.console.print(Text(f"Stacks: {shown}", style="dim"))
        if counts := self.scores():
            shown = "  ".join(f"{seat_name(s)} {score}" for s, score in enumerate(counts[1]))
            self.console.print(Text(f"{counts[0].capitalize()}: {shown}", style="dim"))

    def farewell(self) -> None:
        """What came of the session."""
        table, ended = self.table, self._ended()
        if not self.kept and table.actor == OVER:
            for row in table.close():
                self.console.print(f"    {payment_words(self.told, row)}")
        self.console.print()
        self.console.print(Line(f"after {counted(self.over, 'hand')}"))
        stacks = table.stacks if table.actor == OVER else table.state.stacks
        for seat, began in enumerate(table.session.stacks):
            won = stacks[seat] - began
            self.console.print(f"{self._name(seat):<14} {stacks[seat]:>6}   {won:+d}")
        if ended:
            self.console.print(ended)

    def _ended(self) -> str:
        """Why no hand follows, if none can."""
        table = self.table
        if table.idle and sum(chips > 0 for chips in table.stacks) > 1:
            return "The session is over: nobody could stake anything any more (COM-6)."
        if table.finished:
            return "The session is complete." if min(table.stacks) > 0 else "The session is over."
        return "You have no chips left." if self._ruined() else ""
