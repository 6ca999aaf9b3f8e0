"""What is kept of somebody is listed in Settings, taken along and erased there."""

import json

import pytest
from playwright.sync_api import Browser, expect

from conftest import visited
from rooms import seldom
from servers import Served
from visitors import Visitor

LEFT = """async () => ({
  here: Object.keys(localStorage).filter(key => key !== "lansquenet name"),
  workers: (await navigator.serviceWorker.getRegistrations()).length,
})"""


def test_what_is_kept_is_taken_along_and_erased(browser: Browser, house: Served) -> None:
    """Afterwards the house knows nobody here, and another name is made up."""
    with visited(browser, house) as visit:
        page = visit.page
        visit.come("Ann")
        page.goto(f"{visit.url}/settings")
        page.evaluate("localStorage.setItem('lansquenet tables', '[\"ABCDEF\"]')")
        with page.expect_download() as taken:
            page.get_by_role("button", name="What this browser keeps, as a file").click()
        with open(taken.value.path(), encoding="utf-8") as file:
            assert json.load(file)["kept"]["lansquenet tables"] == '["ABCDEF"]'
        session = page.context.cookies()[0]["value"]
        page.get_by_role("button", name="Erase what this browser keeps").click()
        expect(page.get_by_text("nobody can come back")).to_be_visible()
        page.get_by_role("button", name="Erase what this browser keeps").click()
        page.locator(".games").wait_for()
        assert "lansquenet tables" not in page.evaluate(LEFT)["here"]
        assert page.get_by_text("Ann", exact=True).count() == 0
        known = page.request.get(f"{visit.url}/api/me", headers={"authorization": f"Bearer {session}"})
        assert known.status == 401


def test_what_the_house_keeps_is_erased_by_whoever_sits_nowhere(browser: Browser, house: Served) -> None:
    """It is asked back once, and refused with the reason while one sits; nobody is known afterwards."""
    with visited(browser, house) as visit, Visitor(house.url, "Zerlina") as guest:
        page = visit.page
        table = guest.opens("zecchinetta")
        seat = guest.comes(table).sits()
        cookie = {"name": "lansquenet", "value": guest.session, "url": visit.url}
        page.context.add_cookies([cookie])
        page.goto(f"{visit.url}/settings")
        page.evaluate("localStorage.setItem('lansquenet came in', 'yes')")
        page.reload()
        gone = page.get_by_role("button", name="Erase what the house keeps of me")
        expect(page.get_by_text("“Somebody who has left” stands in place of your name")).to_be_visible()
        gone.click()
        page.get_by_role("button", name="No, leave it").click()
        gone.click()
        expect(page.get_by_text("It cannot be undone")).to_be_visible()
        page.get_by_text("It cannot be undone").scroll_into_view_if_needed()
        visit.picture("kept-gone")
        gone.click()
        expect(page.get_by_text("You still sit at a table with chips")).to_be_visible()
        assert "409" in visit.complaints.pop()
        seat.say("rise")
        for _ in range(600):
            if not any(chair["mine"] for chair in guest.http.get(f"/api/tables/{table}").json()["chairs"]):
                break
            page.wait_for_timeout(50)
        gone.click()
        gone.click()
        page.locator(".games").wait_for()
        assert guest.http.get("/api/me").status_code == 401


@pytest.mark.parametrize("size", [seldom((1280, 800)), (390, 844)])
def test_the_list_has_no_fault(browser: Browser, house: Served, size: tuple[int, int]) -> None:
    with visited(browser, house) as visit:
        visit.page.set_viewport_size({"width": size[0], "height": size[1]})
        visit.page.goto(f"{visit.url}/settings")
        visit.page.get_by_role("heading", name="What is kept of you").scroll_into_view_if_needed()
        visit.picture(f"kept-{size[0]}")
        assert visit.faults() == []
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= size[0]
