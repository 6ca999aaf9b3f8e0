"""Several browsers at one table, and a house that is killed among them."""

from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from servers import serving
from visitors import company
from visits import QUICK, Visit


@pytest.mark.long
def test_three_browsers_play_on_after_the_house_was_killed(browser: Browser, tmp_path: Path) -> None:
    """Killed with -9 between two acts: each comes back by itself, and the hand goes on."""
    with serving(tmp_path / "house") as house:
        contexts = [browser.new_context(reduced_motion="reduce") for _ in range(3)]
        visits = [Visit(context.new_page(), house.url) for context in contexts]
        for visit, name in zip(visits, ("Ann", "Ben", "Cid"), strict=True):
            visit.come(name)
        link = visits[0].ask("/api/tables", {"game": "zecchinetta", "seats": 3, **QUICK})["link"]
        for visit in visits:
            visit.join(link)
        rounds(visits, 2)
        for visit in visits:
            visit.down = True
        house.kill()
        for visit in visits:
            visit.page.get_by_text("The connection is lost").first.wait_for()
        house.start()
        for visit in visits:
            visit.page.locator(".link:not(.off)").wait_for(timeout=20_000)
            visit.down = False
        rounds(visits, 4)
        assert [visit.complaints for visit in visits] == [[], [], []]
        for context in contexts:
            context.close()


def rounds(visits: list[Visit], hand: int) -> None:
    """Play until this hand has begun for all."""
    for _ in range(800):
        if min(visit.hand for visit in visits) >= hand:
            return
        for visit in visits:
            with suppress(Exception):  # what was asked is asked no more
                visit.act()
        visits[0].page.wait_for_timeout(40)
    raise AssertionError(f"hand {hand} did not begin")


def test_who_may_not_look_on_is_told_so(visit: Visit) -> None:
    """No word of cards that come, or of watching, where nobody is shown any."""
    visit.come()
    with company(visit.url, "Ann", "Ben") as people:
        table = people[0].opens(spectators="none")
        seats = [somebody.comes(table).sits() for somebody in people]
        seats[1].hears("state")
        code = people[0].http.get(f"/api/tables/{table}").json()["code"]
        visit.page.goto(f"{visit.url}/t/{code}")
        visit.page.get_by_text("only those who sit here see the cards").first.wait_for()
        visit.page.get_by_text("All chairs are taken.", exact=True).wait_for()
        assert visit.page.get_by_text("500").count() == 0
        visit.picture("no-onlookers")
