"""The talk between a person at a terminal and a table of a house."""

import asyncio
import shlex
from collections.abc import Awaitable, Callable
from contextlib import aclosing

from rich.rule import Rule as Ruler
from rich.text import Text

from lansquenet.books.book import seat_name
from lansquenet.books.speech import Speech
from lansquenet.cli.joining import beside, company, shuffle
from lansquenet.cli.joining.phrases import answer_of, in_english, line_of, news, title
from lansquenet.cli.joining.visitor import Visitor
from lansquenet.cli.joining.wire import Lost
from lansquenet.cli.playing.heard import word_of
from lansquenet.cli.playing.talk import prompt
from lansquenet.front.board import Heading, drawn, own_hand
from lansquenet.house import messages as say
from lansquenet.seats.cloth import Board
from lansquenet.seats.offers import Offer

PLAIN: dict[str, say.Asked] = {
    "out": say.SitOut(),
    "back": say.ComeBack(),
    "sit": say.Sit(),
    "start": say.Manage(what="start"),
    "pause": say.Manage(what="pause"),
    "go on": say.Manage(what="go_on"),
    "rematch": say.Manage(what="rematch"),
    "list": say.Manage(what="list"),
    "unlist": say.Manage(what="unlist"),
    "close": say.Manage(what="close"),
}
SHUFFLED = ("bad_share", "bad_promise", "out")  # refusals of what no person has said
HASTY = 1.0  # seconds after a question has taken another's place, in which an answer may be to the other


class Parted(Exception):
    """The visit is over; the text says how."""


class Visit(Visitor):
    """One person at one table, from coming in to going."""

    async def run(self) -> str:
        """Stay until one side has had enough; how it ended."""
        doing = self._follow(), self._listen(), shuffle.check_hands(self)
        both = [asyncio.create_task(each) for each in doing]
        try:
            done, _ = await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                await task
        except Parted as words:
            return str(words)
        finally:
            for task in both:
                task.cancel()
            await asyncio.gather(*both, return_exceptions=True)
        return ""

    # -- asking

    def ask(self) -> None:
        """Put the question that stands open, if there is one."""
        if asked := self.offer:
            if self.typed.live and not self.prompted:
                self.console.print(prompt(asked, self.anytime.beside_of(asked), self.speech), end="")
                self.prompted = True
            if self.wire.socket:
                self.asked.set()
        else:
            self.asked.clear()
        if self.wire.socket and (asked or self.anytime.open):
            self.heeded.set()
        else:
            self.heeded.clear()

    # -- what the house says

    async def _follow(self) -> None:
        async with aclosing(self.wire.messages()) as told:
            async for message in told:
                await self._hear(message)
                self.ask()

    async def _hear(self, message: say.Told | Lost) -> None:
        match message:
            case Lost():
                self.leaving = False
                self.asked.clear()
                self.show(self.speech("join-lost"), style="yellow")
                self.anytime.put_down()
            case say.Welcome():
                await self._welcomed(message)
            case say.Room():
                company.tell(self, message)
                await shuffle.heard(self, message)
            case say.State():
                before = self.state
                self._tell_state(message)
                await shuffle.heard(self, message)
                await self.anytime.follow(before, message)
            case say.Clock():
                if self.state and message.seat == self.state.me:
                    self.show(self.speech("join-seconds", seconds=round(message.seconds)), style="dim")
            case say.Committed() | say.ShareWanted() | say.Void() | say.Joined():
                await shuffle.heard(self, message)
            case say.Ack():
                self.pending.pop(message.id, None)
            case say.Refuse():
                await self._refused(message)
            case say.Talk():
                self.show(Text.assemble((message.name, "bold"), ": ", message.text))
            case say.Bye():
                raise Parted(self.refused(message.code, message.text))

    async def _welcomed(self, message: say.Welcome) -> None:
        self.welcome = message
        if self.leaving:
            raise Parted(self.speech("join-left-hand"))
        if not self.game:
            self.game = await self.house.ask("GET", f"/games/{message.terms.game}")
            self.speech = Speech(self.speech.language, message.terms.game)
            name, table = (
                self.speech.of("title", self.game["title"]),
                self.speech("join-table", code=message.code),
            )
            self.show(Ruler(f"{name} · {table}"))
            self.anytime.meet(message.terms)
        self._meet_key(message)
        seated = -1 if self.part is None else self.part.chair
        self.part = self.part or shuffle.own_part(self.kept, self.kept.key, self.table, message.terms)
        await shuffle.heard(self, message)
        if message.chair < 0:
            if self.sits:
                await self.wire.send(say.Sit())
        elif seated != message.chair:
            self.show(self.speech("join-seated", chair=message.chair + 1))
        else:
            self.show(self.speech("join-back"), style="green")
        for act in self.pending.values():
            await self.wire.send(act)

    def _meet_key(self, message: say.Welcome) -> None:
        """Remember the key of a house, and notice if it has another one day."""
        if self.kept.key and message.key != self.kept.key:
            self.warn(self.speech("join-other-key"))
        elif message.key and not self.kept.key:
            self.kept.key = message.key
            self.kept.keep()

    async def _refused(self, message: say.Refuse) -> None:
        ours = self.pending.pop(message.id, None)
        if message.code == "not_seated" and self.leaving:
            raise Parted(self.speech("join-left"))
        await shuffle.heard(self, message)
        if message.code in SHUFFLED or (message.code == "seated" and not ours):
            return
        if message.code == "too_fast":
            await asyncio.sleep(1)
            for act in self.pending.values():
                await self.wire.send(act)
            return
        if message.code == "no_chair" and self.sits and self.part and self.part.chair < 0:
            self.sits = False
            self.show(self.speech("join-full", sit=self.speech("join-word-sit")))
            return
        self.show(self.refused(message.code, message.text), style="yellow")
        if ours and (ours.hand, ours.seq) == (self.hand, self.seq):
            self.answered = (0, 0)

    # -- the hand

    def _tell_state(self, state: say.State) -> None:
        before, self.state = self.state, state
        fresh = before is None or before.hand != state.hand
        if fresh:
            self.lines = []
            self.show("", Heading(*title(self.game, state, self.speech)))
        seen = len(self.lines) if state.again and tuple(self.lines) == state.lines[: len(self.lines)] else 0
        new = state.lines[seen:]
        self.lines = list(state.lines) if state.again else [*self.lines, *new]
        for line in new:
            told = line_of(line, state.me, self.pool, self.speech, self.names)
            if told is not None and not self.anytime.is_silence(line, state.me):
                self.show(told)
        self.anytime.notice(new, state)
        self._tell_overtaken(before, state)
        asked, stood = self.asked_of(state), self.asked_of(before)
        if asked and (new or fresh or stood != asked):
            self.show("", drawn(Board(state.me, state.places, state.rows), speech=self.speech))
        elif hand := news(None if fresh else before, state):
            self.show(own_hand(hand, self.speech))
        if state.over and not (before and before.over and not fresh):
            number = self.speech.number
            stacks = "  ".join(f"{seat_name(row.seat)} {number(row.stack)}" for row in state.rows)
            self.show(self.speech("term-stacks", stacks=stacks), style="dim")
            if state.me >= 0:
                self.ended.put_nowait(state.hand)

    def _tell_overtaken(self, before: say.State | None, state: say.State) -> None:
        """Say that a question has gone which was not answered from here."""
        stood = before is not None and self.asked_of(before) and (before.hand, before.seq) != self.answered
        if not stood or before is None or (state.hand == before.hand and state.offer == before.offer):
            return
        self.shown_at = asyncio.get_running_loop().time()
        self.asked.clear()
        self.show(self.speech("join-overtaken"), style="yellow")

    # -- what is typed

    async def _listen(self) -> None:
        while (said := await self.typed.next()) is not None:
            self.prompted = False
            await self._say(said)
            self.ask()
        await self._settle()
        raise Parted(self.farewell)

    async def _settle(self) -> None:
        """Wait until it is known what became of the last act."""
        for _ in range(100):
            if not self.pending and not self.leaving:
                return
            await asyncio.sleep(0.05)

    @property
    def farewell(self) -> str:
        """How to come back."""
        code = self.welcome.code if self.welcome else ""
        kept = f"{self.speech('join-chair-kept')}  " if self.welcome and self.welcome.chair >= 0 else ""
        name = shlex.quote(self.kept.name)
        command = f"lansquenet join {self.house.url}/t/{code} --name {name}"
        return kept + self.speech("join-come-back", command=command)

    async def _say(self, said: str) -> None:
        """Carry out a line: a command, or else an answer."""
        word = said.lower()
        if self.offer and word in self._answers(self.offer):
            await self._answer(word)
            return
        said = in_english(word, self.speech) or said
        word = said.lower()
        if word in PLAIN:
            self.sits = self.sits or word == "sit"
            await self._wish(PLAIN[word])
        elif word in ASIDES:
            await ASIDES[word](self)
        elif word == "check" or word.startswith("check "):
            await beside.check(self, word[6:].strip())
        elif word.startswith("say "):
            await self._wish(say.Say(text=said[4:].strip()[:200] or "..."))
        elif word == "bot" or word.startswith("bot "):
            await self._wish(say.AddBot(bot=word[4:].strip()[:40]))
        else:
            await self._answer(word)

    def _answers(self, asked: Offer) -> set[str]:
        """The words that are answers to what is asked, in English and in the language."""
        words = [(choice.word, word_of(self.speech, choice, asked.says)) for choice in asked.choices]
        return {word.lower() for both in words for word in both}

    async def _wish(self, message: say.Asked) -> bool:
        """Say something; whether it could be said."""
        said = await self.wire.send(message)
        if not said:
            self.show(self.speech("join-no-connection"), style="yellow")
        return said

    async def leave(self) -> None:
        """Give up the chair, if we have one or have just asked for one."""
        self.sits = False
        self.leaving = await self._wish(say.Rise())

    async def go(self) -> None:
        """Go, and keep the chair."""
        raise Parted(self.farewell)

    async def _answer(self, word: str) -> None:
        """Answer the question that stands open, or speak up; from a pipe, wait until one can."""
        if word and not self.typed.live:
            await self.heeded.wait()
        if self.anytime.may and self.anytime.means(word, self.offer):
            await self.anytime.press()
            return
        if not self.typed.live:
            await self.asked.wait()
        await self._reply(word)

    async def _reply(self, word: str) -> None:
        """Answer the question that stands open, if there is one."""
        asked = self.offer
        if asked is None or self.state is None:
            if not word:
                await self.anytime.let_by()
            else:
                self.show(self.speech("join-nothing-asked"), style="yellow")
            return
        if not self.typed.live:
            self.console.print(prompt(asked, self.anytime.beside_of(asked), self.speech) + Text(word))
        elif self._hasty(word):
            self.show(self.speech("join-moved-on"), style="yellow")
            return
        try:
            action = answer_of(asked, word, self.speech)
        except ValueError as wrong:
            self.show(str(wrong), style="yellow")
            return
        await self.act(action)

    def _hasty(self, word: str) -> bool:
        """Whether this may be the answer to what was asked, or open, a moment ago."""
        since = max(self.shown_at, 0.0 if word else self.anytime.shut_at)
        return asyncio.get_running_loop().time() - since < HASTY


ASIDES: dict[str, Callable[[Visit], Awaitable[None]]] = {
    "?": beside.explain,
    "why": beside.why,
    "h": beside.help_with,
    "help": beside.help_with,
    "leave": Visit.leave,
    "q": Visit.go,
    "quit": Visit.go,
}
