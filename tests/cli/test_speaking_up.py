"""A knock at a table of a house, from the terminal: a key arms it, and nobody is asked for his silence."""

import asyncio
import io
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest
from rich.console import Console

from lansquenet.books.speech import ENGLISH, Speech
from lansquenet.cli.joining.visit import Visit
from lansquenet.cli.joining.wire import Kept, Lost
from lansquenet.house import messages as say
from lansquenet.seats.cloth import Row
from lansquenet.seats.offers import Choice, Offer
from lansquenet.seats.telling import Line

QUESTION = "The deal is worth 1. Keep silent, or knock?"
WINDOW = Offer(
    QUESTION,
    "WINDOW",
    "TOEP-8",
    "answer",
    0,
    choices=(Choice(0, "silent", ""), Choice(1, "knock", "")),
    standing=True,
)
CARD = Offer("Your card?", "PLAY", "TOEP-7", "card", 44, choices=(Choice(44, "Qc", ""), Choice(48, "Kc", "")))
KEEP = Offer(
    "Keep, or exchange?",
    "EXCHANGE",
    "TOEP-5",
    "answer",
    0,
    choices=(Choice(0, "keep", ""), Choice(1, "exchange", "")),
)
SILENCE = Line("A (you) is silent", "TOEP-8", "WINDOW", 0, 0)
OTHERS_KNOCK = Line("B (Ben) knocks", "TOEP-8", "WINDOW", 1, 1)
OWN_KNOCK = Line("A (you) knocks", "TOEP-8", "WINDOW", 0, 1)


class Evening:
    """A visit to a table, and the house as far as it is needed: what it says, and what it is told."""

    def __init__(
        self, home: Any, live: bool = True, others: str = "person", speech: Speech = ENGLISH, **terms: Any
    ) -> None:
        self.out, self.acts, self.seq = io.StringIO(), [], 0
        self.said: list[say.Message] = []  # besides acts
        typed: Any = SimpleNamespace(live=live)
        house: Any = SimpleNamespace(url="http://house", ask=self._ask)
        self.visit = Visit(house, Kept(home, house.url, "Ann"), "t", typed, speech=speech)
        self.visit.console = Console(file=self.out, width=100, highlight=False)
        self.visit.wire = wire = SimpleNamespace(socket=object(), send=self._send)  # type: ignore[assignment]
        self.wire, self.others = wire, others
        self.terms = say.Terms(**{"game": "toepen", **terms})

    async def _ask(self, *_: Any, **__: Any) -> dict[str, Any]:
        return {"title": "Toepen", "rules": [], "hidden": True, "pool": "kitty"}

    async def _send(self, message: say.Message) -> bool:
        if isinstance(message, say.Do):
            self.acts.append((message.seq, message.action))
        else:
            self.said.append(message)
        return True

    async def begin(self) -> "Evening":
        """Come in and sit down."""
        await self.hear(say.Welcome(table="t", code="C", you="a", chair=0, terms=self.terms))
        kinds = {0: "person", 1: self.others}
        chairs = [say.ChairIs(chair=n, kind=kind, name="AB"[n]) for n, kind in kinds.items()]  # type: ignore[arg-type]
        await self.hear(say.Room(status="playing", chairs=tuple(chairs)))
        return self

    async def hear(self, message: say.Told | Lost) -> None:
        """Let the house say something."""
        await self.visit._hear(message)
        self.visit.ask()

    async def frame(self, asked: Offer | None, *lines: Line, phase: str = "", **more: Any) -> None:
        """Let the house show the hand."""
        self.seq += 1
        rows = tuple(Row(seat, "AB"[seat], 100, 100) for seat in range(2))
        state = {"hand": 1, "phase": asked.phase if asked else phase, "me": 0, "rows": rows} | more
        await self.hear(say.State(seq=self.seq, offer=asked, lines=lines, **state))

    async def type(self, line: str) -> None:
        """Type a line."""
        self.visit.prompted = False
        await self.visit._say(line)
        self.visit.ask()

    @property
    def shown(self) -> str:
        return self.out.getvalue()


Play = Callable[[Callable[[Evening], Awaitable[None]]], Evening]


@pytest.fixture
def play(tmp_path) -> Any:
    """An evening at which this happens."""

    def played(happens: Callable[[Evening], Awaitable[None]], **how: Any) -> Evening:
        async def all_of_it() -> Evening:
            evening = await Evening(tmp_path, **how).begin()
            async with asyncio.timeout(10):
                await happens(evening)
            return evening

        return asyncio.run(all_of_it())

    return played


def test_nobody_is_asked_for_his_silence(play) -> None:
    """TOEP-8: no question, no word of it, and the key is explained once."""

    async def happens(house: Evening) -> None:
        for _ in range(3):
            await house.frame(WINDOW)
            await house.frame(CARD, SILENCE)
            await house.type("qc")
            await house.frame(None, phase="PLAY")

    evening = play(happens)
    assert QUESTION not in evening.shown
    assert "is silent\n" not in evening.shown
    assert "is over" not in evening.shown
    assert evening.shown.count("k, at any moment: knock (TOEP-8); who says nothing is silent.") == 1
    assert evening.acts == [(seq, 44) for seq in (2, 5, 8)]
    assert "Your card? Qc, Kc [Qc] · k: knock >" in evening.shown


@pytest.mark.parametrize("word", ["k", "knock", "K"])
def test_key_knocks_at_once_where_one_may(play, word) -> None:
    async def happens(house: Evening) -> None:
        await house.frame(WINDOW)
        await house.type(word)
        await house.frame(None, OWN_KNOCK, phase="RESPOND")

    evening = play(happens)
    assert evening.acts == [(1, 1)]
    assert "You knock (TOEP-8)." in evening.shown
    assert "A (you) knocks" in evening.shown
    assert "Another was first" not in evening.shown


@pytest.mark.parametrize("asked", [CARD, None])
def test_key_at_a_prompt_or_while_others_play_knocks_at_the_next_moment(play, asked) -> None:
    """TOEP-8: also with a king in the hand, which is called by its suit too."""

    async def happens(house: Evening) -> None:
        await house.frame(asked, phase="PLAY")
        await house.type("k")
        assert house.acts == []
        await house.frame(WINDOW)

    evening = play(happens)
    assert "You knock as soon as you may (TOEP-8); k again: you do not." in evening.shown
    assert ("· you knock as soon as you may >" in evening.shown) == (asked is CARD)
    assert evening.acts == [(2, 1)]


def test_key_pressed_twice_is_taken_back(play) -> None:
    async def happens(house: Evening) -> None:
        await house.frame(CARD)
        await house.type("k")
        await house.type("k")
        await house.frame(WINDOW)

    evening = play(happens)
    assert "You do not knock." in evening.shown
    assert evening.acts == []


@pytest.mark.parametrize("asked", [CARD, WINDOW])
def test_knock_is_put_down_when_another_was_first(play, asked) -> None:
    """TOEP-8: a knock is answered before there is another; also one that the house has been told of."""

    async def happens(house: Evening) -> None:
        await house.frame(asked)
        await house.type("k")
        await house.frame(None, OTHERS_KNOCK, phase="RESPOND")
        house.acts.clear()
        await house.frame(WINDOW)

    evening = play(happens)
    assert "Another was first: you do not knock." in evening.shown
    assert evening.acts == []


def test_nothing_is_said_in_another_hand_or_after_the_connection_was_lost(play) -> None:
    async def happens(house: Evening) -> None:
        await house.frame(CARD)
        await house.type("k")
        await house.frame(WINDOW, hand=2)
        await house.type("")
        await house.frame(CARD, hand=2)
        await house.type("k")
        await house.hear(Lost())
        await house.frame(WINDOW, hand=2)

    evening = play(happens)
    assert evening.acts == []
    assert evening.shown.count("You do not knock.") == 1


def test_key_means_nothing_where_no_hand_is_played_for_one(play) -> None:
    async def happens(house: Evening) -> None:
        await house.type("k")
        await house.frame(None, me=-1)
        await house.type("k")
        await house.frame(None, over=True)
        await house.type("k")

    assert play(happens).shown.count("Nothing is asked of you just now") == 3


def test_word_that_answers_the_question_is_the_answer(play) -> None:
    """TOEP-5: at the exchange k keeps the hand, and the whole word arms the knock."""

    async def happens(house: Evening) -> None:
        await house.frame(KEEP)
        await house.type("knock")
        await house.type("k")
        await house.frame(WINDOW)

    assert play(happens).acts == [(1, 0), (2, 1)]


def test_play_goes_on_at_enter_where_all_others_are_bots(play) -> None:
    """A card that is asked for while Enter is on its way is not played by it."""

    async def happens(house: Evening) -> None:
        await house.frame(WINDOW)
        await house.type("")
        await house.frame(WINDOW)
        await house.frame(CARD)
        await house.type("")

    evening = play(happens, others="bot")
    assert evening.acts == [(1, 0)]
    assert "who says nothing is silent; Enter: play goes on at once." in evening.shown
    assert "The table has moved on while you typed" in evening.shown


def test_key_from_a_pipe_waits_until_it_can_be_understood(play) -> None:
    """TOEP-5: typed beforehand, k is still the answer to what is asked first."""

    async def happens(house: Evening) -> None:
        first = asyncio.create_task(house.type("k"))
        await asyncio.sleep(0)
        await house.frame(KEEP)
        await first
        second = asyncio.create_task(house.type("k"))
        await asyncio.sleep(0)
        await house.frame(WINDOW)
        await second

    assert play(happens, live=False).acts == [(1, 0), (2, 1)]


def test_question_is_put_where_the_house_waits_for_every_answer(play) -> None:
    """A table without a window; and a wish from before is said in answer to it."""

    async def happens(house: Evening) -> None:
        await house.frame(WINDOW)
        await house.type("silent")
        await house.frame(CARD)
        await house.type("k")
        await house.frame(WINDOW)

    evening = play(happens, window=0)
    assert QUESTION in evening.shown
    assert evening.acts == [(1, 0), (3, 1)]


def test_knock_of_the_own_turn_is_an_answer_and_no_key(play) -> None:
    """TOEP-8, `own_turn`."""
    choices = (Choice(44, "Qc", ""), Choice(52, "knock", ""))

    async def happens(house: Evening) -> None:
        await house.frame(Offer("Your card?", "PLAY", "TOEP-7", "card", 44, choices=choices))
        await house.type("?")
        await house.type("knock")

    evening = play(happens, options={"knock_mode": "own_turn"})
    assert "Your card? Qc, knock [Qc] >" in evening.shown
    assert "as soon as you may" not in evening.shown
    assert evening.acts == [(1, 52)]


def test_key_is_the_first_letter_of_the_word_in_every_game_that_has_one(play) -> None:
    """FEMK-12: a call for better cards at any time; the help says so."""

    async def happens(house: Evening) -> None:
        await house.frame(CARD)
        await house.type("?")
        await house.type("c")

    evening = play(happens, game="femkort", options={"better_cards": "any_time"})
    assert "c: call as soon as you may, at any prompt" in evening.shown
    assert "You call as soon as you may (FEMK-12); c again: you do not." in evening.shown
