"""Whole hands in the browser, by mouse and by keyboard."""

import pytest
from visits import Visit

from lansquenet.book import book
from lansquenet.games import GAMES

SEATS = {game: min(3, book(game).game.SEATS[-1]) for game in GAMES}


@pytest.mark.parametrize("game", [*GAMES])
def test_a_whole_hand_is_played_by_mouse(visit: Visit, game: str) -> None:
    """Whoever clicks what stands out plays every game to the end of a hand, and nothing is complained of."""
    visit.come()
    visit.open_table(game, seats=SEATS[game])
    visit.play_until(3)
    visit.picture(f"table-{game}")


@pytest.mark.parametrize("game", ["zecchinetta", "toepen"])
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
    visit.come()
    visit.open_table("zecchinetta")
    visit.play_until(2)
    visit.page.locator("main").focus()
    visit.page.keyboard.press("g")
    said = visit.page.get_by_role("alert").filter(has_text="You have")
    said.first.wait_for(state="attached")
    visit.page.keyboard.press("?")
    visit.page.get_by_role("dialog").wait_for()
    visit.page.keyboard.press("Escape")
    visit.page.get_by_role("dialog").wait_for(state="hidden")
