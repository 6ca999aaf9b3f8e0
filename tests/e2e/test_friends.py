"""Two who want to play together, each in a browser of their own, by the ways that lie open to anybody."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from conftest import visited
from servers import Served
from visits import Visit

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture
def two(browser: Browser, house: Served) -> Iterator[tuple[Visit, Visit]]:
    with visited(browser, house) as host, visited(browser, house, **PHONE) as friend:
        yield host, friend


def button(visit: Visit, name: str | re.Pattern[str]) -> Locator:
    return visit.page.get_by_role("button", name=name)


def link_of(visit: Visit) -> str:
    """The link as it is shown."""
    return visit.page.locator(".invitation .link").inner_text()


def sits(visit: Visit) -> Locator:
    return visit.page.locator(".seat.me")


def test_friend_follows_the_link_of_a_table_of_bots_and_plays(two: tuple[Visit, Visit]) -> None:
    """The default path: play now, invite, and a bot makes room when the hand is over."""
    host, friend = two
    host.page.goto(host.url)
    button(host, re.compile("^Play .* now$")).click()
    host.page.locator(".dock").wait_for()
    button(host, "Invite").click()
    drawer = host.page.get_by_role("dialog", name="Invite")
    expect(drawer.get_by_role("img", name="QR code of the link")).to_be_visible()
    host.page.wait_for_timeout(200)
    host.picture("invite")
    assert host.faults() == []
    link = link_of(host)
    drawer.get_by_role("button", name="Close").click()
    friend.page.goto(link)
    taken = button(friend, re.compile("^Take the chair of")).first
    taken.wait_for()
    friend.picture("friend-may-sit")
    assert friend.faults() == []
    taken.click()
    expect(friend.page.get_by_text("is yours as soon as the hand is over")).to_be_visible()
    host.play_on(lambda: sits(friend).count())
    expect(sits(friend)).to_have_count(1)
    assert host.complaints + friend.complaints == []


def test_table_is_opened_by_its_link_and_begun_by_its_host(two: tuple[Visit, Visit]) -> None:
    """Link, code and squares first; chairs free; the rest are bots if that is wished."""
    host, friend = two
    host.page.goto(host.url)
    host.page.get_by_label("Open a table of your own").select_option("zecchinetta")
    host.page.locator(".doors").get_by_role("button", name="Open a table").click()
    host.page.locator(".invitation").wait_for()
    host.picture("own-table")
    host.page.set_viewport_size({"width": 390, "height": 844})
    host.picture("own-table-phone")
    host.page.set_viewport_size({"width": 1280, "height": 800})
    assert host.faults() == []
    friend.page.goto(link_of(host))
    button(friend, "Sit down here").first.click()
    expect(friend.page.get_by_text("You have a chair")).to_be_visible()
    friend.picture("friend-waits")
    button(host, "Start, with bots in the empty chairs").click()
    expect(host.page.locator(".played")).to_have_text(re.compile(r"^\d+:\d\d played · net [±+−]\d+$"))
    for visit in two:
        expect(sits(visit)).to_have_count(1)
        assert visit.complaints == []


@pytest.mark.long
def test_phrase_is_read_in_the_language_of_its_reader(two: tuple[Visit, Visit]) -> None:
    """A key travels and no words; what was not read yet is counted on the tab, and on a phone."""
    host, friend = two
    host.come("Host")
    friend.come("Friend")
    friend.page.evaluate("localStorage.setItem('lansquenet settings', JSON.stringify({language: 'de'}))")
    link = host.open_table("zecchinetta", seats=3, between=30)
    friend.page.goto(link)
    friend.page.get_by_role("button", name=re.compile("^Den Stuhl von")).wait_for()
    host.page.get_by_role("tab", name="Talk").click()
    button(host, "Well played.").click()
    expect(host.page.locator("#side-panel")).to_contain_text("Host Well played.")
    mark = friend.page.locator(".book .unread")
    expect(mark).to_have_text("1")
    friend.page.locator(".book").click()
    expect(friend.page.locator("#tab-talk .unread")).to_have_text("1")
    friend.page.get_by_role("tab", name=re.compile("^Gespräch|^Reden|^Talk|^Unterhaltung")).click()
    expect(friend.page.locator("#side-panel")).to_contain_text("Host Gut gespielt.")
    expect(mark).to_have_count(0)
    friend.picture("talk-phone")
    assert friend.faults() == []
    assert host.complaints + friend.complaints == []


def test_answer_can_be_taken_back_before_it_is_said(browser: Browser, house: Served) -> None:
    """The page keeps it for two seconds: the house has heard nothing, and asks still."""
    with visited(browser, house) as visit:
        visit.come()
        visit.page.evaluate("localStorage.setItem('lansquenet settings', JSON.stringify({second: true}))")
        visit.open_asked("zecchinetta")
        asked = visit.page.locator(".dock .question").inner_text()
        visit.page.wait_for_timeout(400)
        visit.act()
        button(visit, "Take it back").click()
        expect(visit.page.locator(".dock .question")).to_have_text(asked)
        visit.page.wait_for_timeout(2500)
        expect(visit.page.locator(".dock .question")).to_have_text(asked)
        visit.act()
        expect(visit.page.locator(".dock .question")).not_to_have_text(asked)


def test_page_that_is_not_looked_at_calls_by_its_title(browser: Browser, house: Served) -> None:
    with visited(browser, house) as visit:
        visit.come()
        visit.page.add_init_script("Object.defineProperty(document, 'hidden', {get: () => !window.looked})")
        visit.open_asked("zecchinetta")
        visit.page.wait_for_function("() => document.title.startsWith('● Your turn')")
        assert visit.page.locator("link[rel=icon]").get_attribute("href").startswith("data:image/svg")
        visit.page.evaluate("looked = true; document.dispatchEvent(new Event('visibilitychange'))")
        expect(visit.page).to_have_title("Zecchinetta · Lansquenet")
        assert visit.page.locator("link[rel=icon]").get_attribute("href").endswith("/icon.svg")


def test_ruling_that_is_doubted_is_opened_at_its_moment(visit: Visit, tmp_path: Path) -> None:
    """A file, and nothing that is sent: the terminal tells the hand up to where one stood, and the rule."""
    visit.come()
    link = visit.open_table("zecchinetta", seats=2)
    visit.play_until(2)
    table = visit.page.request.get(f"{visit.url}/api/codes/{link.rsplit('/', 1)[-1]}").json()["id"]
    visit.page.goto(f"{visit.url}/replay/{table}/1?at=4")
    button(visit, "I doubt this ruling").click()
    visit.page.get_by_label("What you doubt, in a sentence").fill("Why so?")
    visit.picture("doubt")
    assert visit.faults() == []
    with visit.page.expect_download() as coming:
        button(visit, "Save the file").click()
    kept = tmp_path / "doubt.json"
    coming.value.save_as(kept)
    said = subprocess.run(
        [sys.executable, "-m", "lansquenet", "replay", str(kept)], capture_output=True, text=True, check=True
    ).stdout
    assert "The doubt: Why so?" in said
    assert "Here ▸" in said
    assert "all as the rules have it" in said
    assert visit.complaints == []
