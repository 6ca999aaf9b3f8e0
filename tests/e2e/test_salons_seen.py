"""A salon in the browser: come in by its link, begin the evening, sit down, read the ledger, bar somebody."""

import re
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import Browser, expect

from conftest import visited
from servers import Served
from visits import QUICK, Visit

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}


def button(visit: Visit, name: str) -> None:
    visit.page.get_by_role("button", name=name, exact=True).click()


def sure(visit: Visit, name: str) -> None:
    """Ask for something, and say that it is meant."""
    button(visit, name)
    visit.page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()
    expect(visit.page.get_by_role("dialog")).to_have_count(0)


@pytest.fixture
def trio(browser: Browser, house: Served) -> Iterator[list[Visit]]:
    """Ann at a desk, Ben and Cleo with a phone; none has met another."""
    with ExitStack() as stack:
        visits = [stack.enter_context(visited(browser, house, **size)) for size in ({}, PHONE, PHONE)]
        for visit, name in zip(visits, ("Ann", "Ben", "Cleo"), strict=True):
            visit.come(name)
        yield visits


def opened(ann: Visit, *others: Visit) -> str:
    """Ann opens a salon for Zwikken, and sends its link to others, who come in by it; its address."""
    ann.page.goto(f"{ann.url}/")
    ann.page.goto(f"{ann.url}/salons")
    expect(ann.page.get_by_role("heading", name="Your salons")).to_be_visible()
    ann.page.goto(f"{ann.url}/")
    ann.page.get_by_role("link", name="Salons").click()
    ann.page.get_by_role("textbox", name="Name of the salon").fill("Thursday")
    ann.page.get_by_role("combobox", name="Game").select_option("zwikken")
    button(ann, "Open a salon")
    expect(ann.page.get_by_role("heading", name="Tonight")).to_be_visible()
    link = ann.page.url
    terms = {"game": "zwikken", "seats": 3, **QUICK}
    ann.page.evaluate(PUT, [f"/api/salons/{link.rpartition('/')[2]}", {"name": "Thursday", "terms": terms}])
    for visit in others:
        visit.page.goto(link)
        button(visit, "Come in")
        expect(visit.page.get_by_role("heading", name="Ledger")).to_be_visible()
    return link


PUT = """([url, body]) => fetch(url, {method: 'PUT', headers: {'content-type': 'application/json'},
  body: JSON.stringify(body)})"""


@pytest.mark.long
def test_club_comes_in_by_its_link_plays_and_reads_its_ledger(trio: list[Visit]) -> None:
    ann, ben, cleo = trio
    link = opened(ann, ben, cleo)
    begin = ann.page.get_by_role("button", name="Begin the evening")
    expect(ann.page.locator("#waits")).to_contain_text(
        "two have said “I come”. Not yet said by: Ann, Ben, Cleo."
    )
    expect(begin).to_have_accessible_description(re.compile("Not yet said by: Ann, Ben, Cleo"))
    for visit in trio:
        button(visit, "I come")
    expect(ann.page.get_by_text("3 come: Ann, Ben, Cleo")).to_be_visible()
    expect(ann.page.locator("#waits")).to_have_count(0)
    button(ann, "Begin the evening")
    for visit in trio:
        visit.page.get_by_role("link", name="To my table").click()
    for visit in trio:
        visit.page.locator(".dock").wait_for()
    hands(trio, 2)
    for visit in trio:
        visit.page.goto(link)
        table = visit.page.get_by_role("region", name="Ledger").get_by_role("table")
        expect(table.get_by_role("row", name="Cleo")).to_be_visible()
        expect(table.get_by_role("row", name="Together")).to_contain_text("0")
        visit.picture(f"salon-{visit.page.viewport_size['width']}")
        assert visit.faults() == []
        wide = visit.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0
    total = ann.page.get_by_role("row", name="Together").get_by_role("cell").all_inner_texts()
    assert [total[0], total[2]] == ["0", "0"]
    with ann.page.expect_download() as taken:
        ann.page.get_by_role("link", name="A line each").click()
    assert "season,evening,table,game" in taken.value.path().read_text("utf-8")


def hands(visits: list[Visit], count: int) -> None:
    """Play until so many hands have been begun, and another."""
    for _ in range(2000):
        if all(visit.hand > count for visit in visits):
            return
        for visit in visits:
            visit.turn()
    raise AssertionError([visit.hand for visit in visits])


@pytest.mark.long
def test_keeper_bars_and_passes_on_the_keys(trio: list[Visit]) -> None:
    ann, ben, cleo = trio
    opened(ann, ben, cleo)
    expect(ann.page.get_by_text("Cleo", exact=True)).to_be_visible()
    sure(ann, "Leave the salon")
    expect(ann.page.get_by_text("last keeper")).to_be_visible()
    ann.page.get_by_label("What a keeper may do: Cleo").click()
    sure(ann, "Bar")
    expect(cleo.page.get_by_text("let you in no more")).to_be_visible()
    cleo.complaints.clear()  # that this was refused
    ann.page.get_by_label("What a keeper may do: Ben").click()
    sure(ann, "Give the keys")
    expect(ben.page.get_by_label("What a keeper may do: Ann")).to_be_visible()
    sure(ann, "Leave the salon")
    expect(ann.page.get_by_role("button", name="Come in")).to_be_visible()
    ann.complaints.clear()


def test_table_becomes_a_salons_by_one_switch_and_rules_are_kept(trio: list[Visit]) -> None:
    ann = trio[0]
    link = opened(ann)
    ann.page.reload()
    ann.page.get_by_text("Choose other rules").click()
    ann.page.get_by_role("combobox", name="Game").last.scroll_into_view_if_needed()
    chips = ann.page.locator("#chips")
    chips.fill("70")
    button(ann, "Keep these rules")
    expect(ann.page.get_by_text("Kept: they hold")).to_be_visible()
    expect(ann.page.get_by_text("70 chips each")).to_be_visible()
    ann.picture("salon-rules")
    table = ann.ask("/api/tables", {"game": "zecchinetta", "seats": 3, **QUICK})
    ann.page.goto(table["link"])
    whose = ann.page.get_by_role("combobox", name="Who finds this table").first
    whose.select_option(label="the salon Thursday")
    expect(whose).to_have_value(link.rpartition("/")[2])
    ann.picture("salon-switch")
    ann.page.goto(link)
    expect(ann.page.get_by_role("heading", name="A member’s own table")).to_be_visible()
