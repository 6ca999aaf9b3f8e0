"""Whole hands in the browser, by mouse and by keyboard."""

import re
import time

import pytest
from playwright.sync_api import Route

from lansquenet.books.book import book
from lansquenet.games import GAMES
from rooms import mostly_long, seldom
from visits import Visit

SEATS = {game: min(3, book(game).game.SEATS[-1]) for game in GAMES}


@mostly_long("game")
def test_a_whole_hand_is_played_by_mouse(visit: Visit, game: str) -> None:
    """Whoever clicks what stands out plays every game to the end of a hand, and nothing is complained of."""
    visit.come()
    visit.open_table(game, seats=SEATS[game])
    visit.play_until(3)
    visit.picture(f"table-{game}")


@pytest.mark.parametrize("game", ["femkort", seldom("toepen")])
def test_cards_of_tricks_that_are_over_lie_before_their_seats(visit: Visit, game: str) -> None:
    """FEMK-8: what all have seen is there to be seen, as the terminal's board has it."""
    visit.come()
    visit.open_table(game, seats=3)
    before = visit.page.locator(".spoken .who .place", has_text="played before")
    visit.play_on(lambda: before.count() == 3 and before.first.locator(".item").count() > 2)
    assert before.count() == 3
    visit.picture(f"played-before-{game}")


@pytest.mark.parametrize("game", ["zecchinetta", seldom("toepen")])
def test_a_whole_hand_is_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    """Enter says what is usual; digits and arrows choose cards and stakes."""
    visit.come()
    visit.open_table(game)
    visit.page.locator("main").focus()
    acted = visit.play_until(4, act=lambda: pressed(visit))
    assert acted > 2


def pressed(visit: Visit) -> bool:
    """Press what the dock answers to."""
    if visit.page.locator(".dock .hand button.legal:visible").count():
        visit.page.keyboard.press("1")
        for _ in range(5):
            if visit.page.locator(".dock .hand button.picked").count():
                break
            visit.page.keyboard.press("ArrowRight")
    visit.page.locator("main").focus()
    visit.page.keyboard.press("Enter")
    return True


def test_single_keys_say_how_the_table_stands(visit: Visit) -> None:
    """Also when something else is said at once just after: it is what was heard that counts."""
    visit.come()
    visit.open_table("zecchinetta", seats=2)
    visit.page.evaluate(
        """() => {
            window.heard = [];
            const said = document.querySelector(".unseen[role=alert]");
            new MutationObserver(() => window.heard.push(said.textContent))
                .observe(said, {characterData: true, childList: true, subtree: true});
        }"""
    )
    visit.play_until(2)
    visit.page.locator("main").focus()
    visit.page.keyboard.press("g")
    visit.page.wait_for_function("() => window.heard.some(text => text.startsWith('You have'))")
    visit.page.keyboard.press("?")
    visit.page.get_by_role("dialog").wait_for()
    visit.page.keyboard.press("Escape")
    visit.page.get_by_role("dialog").wait_for(state="hidden")


def test_cards_are_called_as_they_look_from_the_first_line_on(visit: Visit) -> None:
    """Also when the book of the game comes later than the first cards."""
    visit.come()

    def late(route: Route) -> None:
        time.sleep(1.5)  # meanwhile the browser hears what the house says
        route.continue_()

    visit.page.route("**/api/games/zecchinetta", late)
    visit.open_table("zecchinetta", seats=2)
    drawn = visit.page.locator("#side-panel .line", has_text=re.compile(" draws (?!again)"))
    drawn.first.wait_for()
    told = drawn.all_text_contents()
    assert all(" of " in line for line in told), told  # equal best cards are drawn again for


def test_who_takes_a_trick_and_how_the_deal_ends_is_written_and_said_aloud(visit: Visit) -> None:
    """The history and the live region tell what came of every act, with the names that people have."""
    visit.come()
    visit.open_table("femkort", seats=3)
    visit.page.evaluate(
        """() => {
            window.heard = [];
            const said = document.querySelector("[aria-live=polite][role=status]");
            new MutationObserver(() => window.heard.push(said.textContent))
                .observe(said, {characterData: true, childList: true, subtree: true});
        }"""
    )
    visit.play_until(3)
    told = visit.page.locator(".follows").all_text_contents()
    assert sum(" takes the fifth trick with the " in text for text in told) == 1
    assert sum("Only the last trick counts: with it " in text for text in told) == 1
    assert not any(re.search(r"\b[A-L] \(", text) for text in told)
    for words in (" takes the fifth trick with the ", "Only the last trick counts: with it "):
        # What comes together is said together, up to a moment later.
        visit.page.wait_for_function("words => window.heard.join(' ').includes(words)", arg=words)
