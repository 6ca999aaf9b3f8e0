"""Somebody who was sent a link and has never seen the table, on a phone: nothing puzzling, no dead end."""

import re
from collections.abc import Callable, Iterator
from time import monotonic

import pytest
from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Browser, expect

from conftest import visited
from lansquenet.decks import DECKS
from lansquenet.decks.letters import LETTERS
from servers import Served
from test_locale import LANGUAGES, LOCALE
from visits import Visit

TALL = 130  # pixels that the plate of a seat may have, whatever is staked there


@pytest.fixture
def newcomer(browser: Browser, house: Served) -> Iterator[Visit]:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
    with visited(browser, house, **phone) as visit:
        visit.come("Newcomer")
        yield visit


def played_to(visit: Visit, there: Callable[[], int], seconds: float = 90) -> None:
    """Do what is usual until something is there."""
    end = monotonic() + seconds
    while monotonic() < end:
        if there():
            return
        visit.turn()
    raise AssertionError(f"it did not come to that: {visit.page.locator('main').inner_text()[:600]}")


def test_side_bets_leave_the_plates_low(newcomer: Visit) -> None:
    """Skin: bets between two seats stand once, below the seats, and plates grow by none of them."""
    newcomer.open_table("skin", seats=4, between=2)
    sides = newcomer.page.get_by_role("list", name="side bets")
    played_to(newcomer, sides.count)
    heights = newcomer.page.locator(".seat .plate").evaluate_all("all => all.map(e => e.offsetHeight)")
    assert max(heights) < TALL
    newcomer.picture("side-bets-phone")


def test_seats_are_called_by_name_and_oneself_is_you(newcomer: Visit) -> None:
    """On the plates, in what is asked, and in the history, there are no letters to be puzzled over."""
    newcomer.open_table("skin", seats=3, between=2)
    page = newcomer.page
    expect(page.locator(".spoken .who.me b")).to_have_text("you")
    expect(page.locator(".seat.me .plate b")).to_have_text(re.compile("^you$", re.IGNORECASE))
    played_to(newcomer, page.get_by_text(re.compile("side bet")).count)
    page.get_by_role("button", name="History").click()
    lines = page.locator("#side-panel .line").all_inner_texts()
    assert any("draws" in line for line in lines)
    assert [line for line in lines if re.match(r"[A-L] (\(|draws)", line)] == []
    assert not re.match(r"[A-L] (offers|proposes)", page.locator(".dock .question").inner_text())


def test_why_chips_were_won_or_lost_is_told_with_the_rule(newcomer: Visit) -> None:
    """Below the end of a hand stands what was paid, and its rule opens; a second tap opens nothing."""
    newcomer.open_table("zecchinetta", between=4)
    why = newcomer.page.get_by_role("list", name="Why you have won or lost chips")
    over = newcomer.page.get_by_text(re.compile("^The hand is over: you have (won|lost)"))
    played_to(newcomer, lambda: over.count() and why.count())
    newcomer.page.wait_for_timeout(800)  # until then a tap was meant for the button that stood there
    rule = why.locator("small").first.inner_text()
    why.get_by_role("button").first.click()
    expect(newcomer.page.get_by_role("dialog")).to_contain_text(rule)


def test_card_that_may_not_be_played_says_why_in_sight(newcomer: Visit) -> None:
    """A phone shows no tips, and not everybody listens."""
    newcomer.open_table("femkort")
    sunk = newcomer.page.locator(".hand button.sunk")
    played_to(newcomer, sunk.count)
    sunk.first.dispatch_event("click", {"detail": 1})
    expect(newcomer.page.locator(".dock .hint.wrong")).to_contain_text(re.compile("must (follow suit|beat)"))


def test_nothing_is_staked_with_one_tap(newcomer: Visit) -> None:
    """Lansquenet: a punter who may stake nothing need not count down to it."""
    newcomer.open_table("lansquenet", seats=4, between=2, newcomer=True)  # a bank may last for ever
    nothing = newcomer.page.get_by_role("button", name="Pass", exact=True)
    played_to(newcomer, nothing.count)
    newcomer.page.wait_for_timeout(500)  # in the first moments nothing counts
    nothing.click()
    expect(nothing).to_be_hidden()
    newcomer.page.get_by_role("button", name="History").click()
    history = newcomer.page.locator("#side-panel")
    expect(history).to_contain_text(re.compile("Newcomer (passes|declines)"))


def test_table_is_left_for_good(newcomer: Visit) -> None:
    """The menu has a way out that gives up the chair; whoever only looks at the lobby keeps it."""
    link = newcomer.open_table("zecchinetta", seats=2, newcomer=True)
    assert newcomer.asked()
    newcomer.page.get_by_role("button", name="Menu").click()
    newcomer.page.get_by_role("button", name="Leave the table").click()
    asked = newcomer.page.get_by_role("dialog", name="Leave the table")
    expect(asked).to_contain_text("the stand-in plays")
    newcomer.picture("leave-phone")
    asked.get_by_role("button", name="Leave the table").click()
    newcomer.page.wait_for_url(re.compile("/(report/.*)?$"))  # of what was played there is a report
    chairs = f"{newcomer.url}/api/codes/{link.rsplit('/', 1)[-1]}"
    for _ in range(100):
        found = newcomer.page.request.get(chairs)
        if not found.ok or "Newcomer" not in [chair["name"] for chair in found.json()["chairs"]]:
            return
        newcomer.page.wait_for_timeout(100)
    raise AssertionError(f"the chair is still kept: {found.json()}")


def test_link_to_no_table_says_so_and_leads_on(newcomer: Visit) -> None:
    """A link that was cut, a code that is none: in plain words, and with a way to the lobby."""
    newcomer.down = True  # the console tells of what was not found
    newcomer.page.goto(f"{newcomer.url}/t/NOSUCH")
    expect(newcomer.page.get_by_role("alert").first).to_contain_text("no such table")
    newcomer.page.get_by_role("main").get_by_role("link", name="Lobby").click()
    for typed, said in (("come here!", "Type the code"), ("https://x.test/t/NOSUCH.", "no such table")):
        newcomer.page.get_by_label("Link or code of the table").fill(typed)
        newcomer.page.get_by_role("button", name="Join", exact=True).click()
        expect(newcomer.page.locator("#code-wrong")).to_contain_text(said)


@pytest.mark.parametrize("tag", LANGUAGES)
def test_letters_in_words_are_those_on_the_cards(tag: str) -> None:
    bundle = FluentBundle([tag], use_isolating=False)
    bundle.add_resource(FluentResource((LOCALE / tag / "cards.ftl").read_text("utf-8")))
    for deck in DECKS:
        told, _ = bundle.format_pattern(bundle.get_message(f"letters-{deck}").value, {})
        assert str(told).split(" ") == list(LETTERS[deck][tag])


@pytest.mark.long
def test_host_pauses_goes_on_and_closes(visit: Visit) -> None:
    """All that a host may do with a table is on the page; what ends it for all takes two steps."""
    visit.come("Host")
    visit.open_table("zecchinetta", newcomer=True)
    page = visit.page
    assert visit.asked(60)
    page.get_by_role("button", name="Pause the table").click()
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Pause the table").click()
    visit.picture("paused")
    page.get_by_role("button", name="Close the table for good").click()
    closed = page.get_by_role("alert").filter(has_text="closed").first
    visit.play_on(closed.is_visible)  # what was begun is played to its end first
    expect(closed).to_be_visible()
    page.get_by_role("link", name="Lobby").first.click()
    page.get_by_role("button", name="Play now").first.wait_for()
