"""The talk between a table and the person who plays at it in the terminal."""

import sys
from functools import cached_property

from rich.rule import Rule as Line
from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.refusals.typed import Forbidden, Misheard, answer
from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.books.transcript import Moment
from lansquenet.books.wording import full_name
from lansquenet.bots import choice, strong
from lansquenet.cli.playing.anytime import Bookmark
from lansquenet.cli.playing.asides import ASIDES, TO_THE_END, asked_beside
from lansquenet.cli.playing.heard import heard, word_of
from lansquenet.cli.playing.own import unasked
from lansquenet.cli.playing.person import ME, Person
from lansquenet.cli.playing.refused import in_words
from lansquenet.cli.retold import came, shuffled
from lansquenet.front.board import Beside, Hanging, Heading, event_text, highlighted, own_hand
from lansquenet.rules.game import counts_chips
from lansquenet.rules.state import OVER
from lansquenet.seats.endings import result
from lansquenet.seats.offers import Offer
from lansquenet.seats.telling import told_to, was_forced

LEAVE = ("q", "quit")
OFTEN = 3  # times that a question was answered in a hand, after which it is said how to play on to the end


class Leave(Exception):
    """The person has had enough for now."""


def prompt(asked: Offer, beside: Text | None = None, speech: Speech = ENGLISH) -> Text:
    """The question, what may be said to it, in brackets what Enter stands for, and what else may be said."""
    if asked.choices:
        words = {one.action: word_of(speech, one, asked.says) for one in asked.choices}
        said, usual = ", ".join(words.values()), words[asked.usual]
    else:
        said = speech.amounts((asked.least, asked.most, asked.apart))
        usual = speech.number(asked.usual)
    question = speech.of(asked.key, asked.question, asked.gaps) if asked.key else asked.question
    return Text.assemble((question, "bold"), f" {said} ", (f"[{usual}]", "cyan"), " ", beside or "", "> ")


class Playing(Person):
    """The talk between a table and the person at seat A."""

    def session(self, hands: int) -> None:
        """Play hand after hand: until so many are played, the session is over, or you are out of chips."""
        while True:
            if self.table.actor == OVER:
                if self.table.finished or self._ruined() or (hands and self.played >= hands):
                    return
                self.anytime.forget()
                self.to_the_end = False
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
            elif self.to_the_end:
                self._say(self.table.act(seat, self.offer().usual))
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
        with self.wait:
            return choice(name, self.told, self.table.rules, view, dice, self.unturned)

    # -- asking

    def _ask(self) -> tuple[int, Bookmark]:
        """The next answer of the person, once it can be understood, and where it was asked for."""
        self.show_board()
        if self.explains:
            ASIDES["worth"](self)
        while True:
            said = self._line()
            word = said if self._is_answer(said) else self.beside.get(said, said)
            if word in LEAVE and not self._is_answer(said):
                raise Leave
            if word == TO_THE_END and not self._is_answer(said):
                self.to_the_end = True
                return self.offer().usual, self.mark()
            if aside := ASIDES.get(word):
                aside(self)
            elif self.anytime.means(said, self.offer()):
                mark = self.mark()
                if self.anytime.press(self):
                    return self.anytime.action, mark
            else:
                try:
                    return self._meant(said), self.mark()
                except (Forbidden, Misheard) as wrong:
                    text = in_words(wrong, said, self.offer(), self.speech)
                    self.console.print(Text(text, style="yellow"))

    @cached_property
    def beside(self) -> dict[str, str]:
        """The words of the language for what is asked beside the play."""
        return asked_beside(self.speech)

    def _meant(self, said: str) -> int:
        """The action that a line stands for; Enter is what is usual."""
        if not said:
            return self.offer().usual
        word = heard(self.speech, self.offer(), said)
        return answer(self.told, self.table.rules, self.table.state, word)

    def _is_answer(self, said: str) -> bool:
        """Whether the word that also means to leave is an answer here: q is a queen where ranks are named."""
        asked = self.offer()
        return said in [word_of(self.speech, one, asked.says).lower() for one in asked.choices]

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
        return prompt(self.offer(), self.anytime.words(self) + self._end_words(), self.speech)

    def _end_words(self) -> Text:
        """How the rest of the hand is played at one go, where the same has been asked often in it."""
        phase = self.table.state.phase
        before = sum(m.act.actor == ME and m.act.phase == phase for m in self.table.moments)
        if before < OFTEN:
            return Text()
        return Text(f"{self.speech('term-to-the-end', word=self.speech('aside-end'))} ", "cyan")

    # -- telling

    def _say_hand(self, moments: list[Moment]) -> None:
        first = moments[0].before if moments else self.table.state
        banker, dealer = getattr(first, "banker", -1), getattr(first, "dealer", -1)
        who = self.speech("term-banks", seat=seat_name(banker)) if banker >= 0 else ""
        who = self.speech("term-deals", seat=seat_name(dealer)) if dealer >= 0 else who
        number = self.speech("term-hand-number", number=self.hands_begun())
        hand = self.speech("term-the-draw") if self.table.drew else number
        left = self.speech("term-cards-left", count=len(self.table.stock))
        self.console.print()
        self.console.print(Heading(self.title, hand, who, left))
        if self.table.gathered:
            for event in shuffled(self.told, self.table.rules, self.names, first, self.speech):
                self._tell(event_text(event))
        self._say(moments)

    def _say(self, moments: list[Moment]) -> None:
        """Tell what has happened; the person's own hand first, where it has changed."""
        for moment in moments:
            lines = self._lines(moment)
            if lines and self.hand.is_due(moment):
                self._tell(own_hand(self.hand.cards, self.speech))
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
        rules, seat = self.table.rules, None if self.open else ME
        if line := told_to(self.told, rules, self.names, moment, seat, self.speech.words):
            why = unasked(self.told, rules, moment, ME, self.speech)
            lines.append(highlighted(self.speech("term-colon", one=line, two=why) if why else line))
        lines += [event_text(event) for event in came(self.told, rules, self.names, moment, self.speech)]
        for row in moment.act.payments:
            style = "green" if row.payee == ME else "red" if row.payer == ME else "dim"
            lines.append(Text(f"    {self.speech.paid(self.told, row)}", style=style))
        return lines

    def _tell(self, line: Text | Hanging | Beside) -> None:
        """Say what has happened; it can be asked for again."""
        self.lately.append(line)
        self.console.print(line)

    def _name(self, seat: int) -> str:
        return full_name(self.names, seat)

    def _say_stacks(self) -> None:
        speech = self.speech
        if speech.language != "en":
            self._say_why()
        shown = "  ".join(f"{seat_name(s)} {speech.number(n)}" for s, n in enumerate(self.table.stacks))
        self.console.print(Text(speech("term-stacks", stacks=shown), style="dim"))
        if counts := self.scores():
            shown = "  ".join(f"{seat_name(s)} {score}" for s, score in enumerate(counts[1]))
            label = counts[0][:1].upper() + counts[0][1:]
            self.console.print(Text(speech("term-scores", what=label, scores=shown), style="dim"))

    def _say_why(self) -> None:
        """What the hand has brought every seat, and why."""
        found = result(self.told, self.table.rules, self.names, self.table.moments)
        for row in found.seats if found else ():
            why = self.speech.of(row.said.key, row.said.text, row.said.gaps)
            if why:
                net = self.speech.signed(row.net) if row.net else "±0"
                self._tell(highlighted(self.speech("term-ends", seat=self._name(row.seat), net=net, why=why)))

    def farewell(self) -> None:
        """What came of the session."""
        table, ended, speech = self.table, self._ended(), self.speech
        if not self.kept and table.actor == OVER:
            for row in table.close():
                self.console.print(f"    {speech.paid(self.told, row)}")
        self.console.print()
        self.console.print(Line(speech("term-after", count=self.over)))
        stacks = table.stacks if table.actor == OVER else table.state.stacks
        for seat, began in enumerate(table.session.stacks):
            has, won = speech.number(stacks[seat]), speech.signed(stacks[seat] - began)
            self.console.print(f"{self._name(seat):<14} {has:>6}   {won}")
        if ended:
            self.console.print(speech(ended))

    def _ended(self) -> str:
        """Why no hand follows, if none can: the key of what is said."""
        table = self.table
        if table.idle and sum(chips > 0 for chips in table.stacks) > 1:
            return "term-ended-idle"
        if table.finished:
            return "term-ended-complete" if min(table.stacks) > 0 else "term-ended-over"
        return "term-ended-ruined" if self._ruined() else ""
