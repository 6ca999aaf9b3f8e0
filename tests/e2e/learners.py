"""Somebody who learns a game by its lesson, with the mouse, a finger or keys, and reads all that is said."""

import re
from collections.abc import Callable
from time import monotonic, sleep
from typing import Any, NamedTuple

from playwright.sync_api import Locator

from lansquenet.books.lessons import SPAN, Point
from lansquenet.books.speech import Speech
from lansquenet.books.tongues import words
from lansquenet.books.wording import action_of
from lansquenet.fluent import messages
from lansquenet.house.log.store import Account
from lansquenet.house.web.solo import Alone, Begin, begun
from lansquenet.seats.offers import Choice, Offer
from visits import ASKED, Visit

READ = 4.0  # words in a second
LOOK = 100  # milliseconds of the page's clock between two looks at the page
GLANCE = 500  # from what was read to the hand
RANKS = 13
MOST = 90_000  # milliseconds that anything takes
NOW = "() => performance.now()"
READY = ".dock .ready"
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
WAYS = {  # the window, and whether keys are pressed
    "desktop, mouse": (DESK, False),
    "phone, taps": (PHONE, False),
    "desktop, keys": (DESK, True),
    "phone, keys": (PHONE, True),
}


class Wanted(NamedTuple):
    """A question of a lesson, and an answer that leads on from it."""

    offer: Offer
    action: int


def wanted(game: str) -> list[Wanted]:
    """The questions of a lesson in their order; the hand is played along, answer by answer."""
    hand = begun(Begin(game=game, lesson=True), Account(id="a", name="Ann", password=None, created=0))
    found = []
    while point := hand.point:
        found.append(Wanted(_offer(hand), _meant(hand, point)))
        hand.answer(found[-1].action)
    return found


def _offer(hand: Alone) -> Offer:
    offer = hand.scene.frames[-1].offer
    assert offer is not None
    return offer


def _meant(hand: Alone, point: Point) -> int:
    span = SPAN.fullmatch(point.right[0])
    few = min(10, int(span[2])) if span else 0  # which is proposed
    return max(int(span[1]), few) if span else action_of(hand.table.told, hand.table.state, point.right[0])


class Learner:
    """A visit whose page has a clock that runs as fast as wished; all is counted by that clock."""

    def __init__(self, visit: Visit, keys: bool, language: str = "en") -> None:
        self.page, self.keys, self.language = visit.page, keys, language
        self.game = ""  # that is learnt
        self.told: list[str] = []  # by the steps of a lesson
        self.replied: list[str] = []  # to answers that led nowhere
        self.page.clock.install()

    def passes(self, milliseconds: float) -> None:
        """Have so much time pass in the page."""
        self.page.clock.run_for(round(milliseconds))

    def waits(self, there: Callable[[], Any], most: float = MOST) -> None:
        """Have time pass until something is there."""
        for _ in range(round(most / LOOK)):
            if there():
                return
            self.passes(LOOK)
        raise AssertionError(f"it never comes to that: {self.page.locator('main').inner_text()[:600]}")

    def reads(self, words: str) -> None:
        """Read it, and go on."""
        self.passes(1000 * len(words.split()) / READ + GLANCE)

    def presses(self, button: Locator) -> None:
        """A button, by the mouse or by keys."""
        if self.keys:
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()

    # -- the lesson

    def learns(self, game: str) -> float:
        """From *Learn* in the lobby to the end of the lesson; seconds by the page's clock."""
        self.game = game
        way = self.page.locator(f".games a[href='/practice/{game}']")
        self.waits(way.count)
        begun, questions = self.page.evaluate(NOW), iter(wanted(game))
        self.presses(way)
        self.waits(self.page.locator("aside .words p").count)
        while not self.at_the_end:
            if self.page.locator("aside .yours").count():
                self.replies(next(questions))
            else:
                self.goes_on()
        self.waits(self.over.count)
        assert next(questions, None) is None
        return float(self.page.evaluate(NOW) - begun) / 1000

    def sits_down(self) -> float:
        """From there to the first question at a table of one's own; seconds by the wall."""
        return self.asked_after(self.over)

    def plays_now(self, game: str) -> float:
        """From *Play now* in the lobby to the first question; seconds by the wall."""
        way = self.page.locator(f".games li:has(a[href='/practice/{game}']) button")
        self.waits(way.count)
        return self.asked_after(way)

    def asked_after(self, button: Locator) -> float:
        """Seconds until something is asked once this was pressed."""
        begun = monotonic()
        self.presses(button)
        while not self.page.evaluate(ASKED):
            assert monotonic() - begun < MOST / 1000, "nothing is asked"
            sleep(LOOK / 2000)
        return monotonic() - begun

    @property
    def over(self) -> Locator:
        """What leads from a lesson to a table."""
        says = messages(words(self.language, "practice.ftl"))["lesson-sit"]
        return self.page.get_by_role("button", name=says, exact=True)

    @property
    def step(self) -> str:
        return self.page.locator("aside h2").inner_text(timeout=5000)

    @property
    def at_the_end(self) -> bool:
        """Whether the step that is now read is the last."""
        self.told.append(self.page.locator("aside .words p").first.inner_text())
        self.reads(self.told[-1])
        number, many = re.findall(r"\d+", self.step)
        return number == many

    def goes_on(self) -> None:
        """To the next step."""
        before, onward = self.step, self.page.locator(".dock .do .primary")
        self.waits(onward.count)
        self.presses(onward)
        self.waits(lambda: self.step != before)

    def replies(self, to: Wanted) -> None:
        """Give the answer that stands out, if any; where that leads nowhere, the one that was told."""
        before, main = self.step, self.page.locator(f"{READY} .answers button.primary")
        reply = self.page.locator("aside .reply p")
        self.waits(self.page.locator(READY).count)
        if main.count():
            self.sends(lambda: self.presses_main(main))
            self.waits(lambda: self.step != before or reply.count())
        if self.step == before:
            if reply.count():
                self.replied.append(reply.first.inner_text())
                self.reads(self.replied[-1])
            self.waits(self.page.locator(READY).count)
            self.sends(lambda: self.gives(to, main))
            self.waits(lambda: self.step != before)

    def sends(self, act: Callable[[], None]) -> None:
        """Answer, and wait for the house."""
        with self.page.expect_response("**/api/solo/*/act"):
            act()

    def presses_main(self, main: Locator) -> None:
        self.page.keyboard.press("Enter") if self.keys else main.click()

    def gives(self, to: Wanted, main: Locator) -> None:
        """Give this answer."""
        offer, action = to
        if not offer.choices:
            self.stakes(action, main)
        elif offer.says == "rank":
            ranks = [choice.action for choice in offer.choices if 0 <= choice.action < RANKS]
            self.presses(self.page.locator(f"{READY} button.rank").nth(ranks.index(action)))
            self.presses(main)
        elif (card := self.page.locator(f"{READY} [data-flip=hand-{action}]")).count():
            self.plays(card, main)
        else:
            choice = next(choice for choice in offer.choices if choice.action == action)
            says = self.says(choice)
            buttons = self.page.locator(f"{READY} .answers button")
            self.presses(buttons.filter(has_text=says[1:].split("{")[0]).first)

    def says(self, choice: Choice) -> str:
        """What the button says that gives this answer; from an open gap on, `{`."""
        speech, verb = Speech(self.language, self.game), choice.verb
        if verb is None:
            return speech.of(choice.word_key, choice.word)
        return speech.of(
            verb.key, verb.text.replace("{", "{{").replace("}", "}}"), {"amount": "{"} | verb.gaps
        )

    def stakes(self, chips: int, main: Locator) -> None:
        """So many, or nothing."""
        if chips:
            self.page.locator(".dock input[type=number]").fill(str(chips))
            self.presses_main(main)
        else:
            self.presses(self.page.locator(f"{READY} .answers button:not(.primary)").first)

    def plays(self, card: Locator, main: Locator) -> None:
        """A card of the hand, by its digit or by two taps."""
        if self.keys:
            hand = self.page.locator(f"{READY} [data-flip^=hand-]").evaluate_all(
                "all => all.map(e => e.dataset.flip)"
            )
            self.page.keyboard.press(str(1 + hand.index(card.get_attribute("data-flip"))))
            self.page.keyboard.press("Enter")
        else:
            card.click()
            main.click()
