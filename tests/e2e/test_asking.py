"""Anything asked in the laboratory, by somebody who knows no words for it."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from conftest import visited
from lansquenet import ask
from lansquenet.books.book import book
from rooms import seldom
from servers import Served
from visits import Visit

SIZES = {"desktop": (1280, 800), "phone": (390, 844)}


@pytest.fixture(params=["phone", seldom("desktop")])
def sized(request: pytest.FixtureRequest, browser: Browser, house: Served):
    width, height = SIZES[request.param]
    with visited(browser, house, viewport={"width": width, "height": height}) as visit:
        visit.size = request.param
        visit.come()
        yield visit


def answer(visit: Visit):
    return visit.page.locator(".found")


def test_what_the_bank_wins_when_two_eights_are_gone_is_asked_by_a_few_clicks(sized: Visit) -> None:
    """The answer is that of Python, and its address asks it again."""
    sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single")
    gone = sized.page.get_by_role("group", name="Cards that are gone")
    gone.get_by_role("button", name="8 (4 left)").click()
    gone.get_by_role("button", name="8 (3 left)").click()
    sized.page.get_by_role("button", name="Answer exactly").click()
    exact = ask("lansquenet", "single").seen("8 8").mean("won bank")
    expect(answer(sized)).to_contain_text(f"= {exact}")
    expect(answer(sized)).to_contain_text("gone: 8 8")
    expect(answer(sized)).to_contain_text("preset single, options: none changed. 2 seats")
    sized.picture(f"asked-anything-{sized.size}")
    assert sized.faults() == []
    assert sized.page.evaluate("document.documentElement.scrollWidth") <= SIZES[sized.size][0]
    sized.page.goto(sized.page.url)
    expect(answer(sized)).to_contain_text(f"= {exact}")


def test_law_is_drawn_and_best_play_is_a_table(sized: Visit) -> None:
    sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single&ask=law&measure=won+bank&over=3")
    expect(sized.page.locator("svg rect")).to_have_count(4)
    sized.page.goto(f"{sized.url}/lab/basset?preset=narrative&ask=table&measure=won+B&best=B")
    rides = answer(sized).get_by_role("row", name=re.compile("7–45.*paroli"))
    expect(rides).to_have_count(1)
    chart = answer(sized).get_by_role("figure", name="What is best in which state")
    expect(chart.locator(".run[title*=paroli]")).to_have_count(2)  # with one card left and with two
    chart.scroll_into_view_if_needed()
    sized.picture(f"best-chart-{sized.size}")
    assert sized.faults() == []


def test_what_is_chosen_best_is_picked_where_there_is_more_than_one_thing(sized: Visit) -> None:
    sized.page.goto(f"{sized.url}/lab/basset?preset=historical&ask=table&measure=won+B&best=B")
    sized.page.get_by_label("What is chosen").select_option("anything")
    sized.page.get_by_role("button", name="Answer exactly").click()
    expect(answer(sized).get_by_role("columnheader", name="1: only the gain rides")).to_be_visible()
    expect(answer(sized)).to_contain_text("--among anything")
    sized.picture(f"best-among-{sized.size}")
    assert sized.faults() == []
    assert "among=anything" in sized.page.url


@pytest.mark.long
def test_ruin_of_a_stack_and_how_deep_it_falls_are_picked(sized: Visit) -> None:
    """Answered as Python answers, and again by the address; what cannot be followed is refused in place."""
    lone = ask("lansquenet", "single")
    sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single")
    sized.page.get_by_label("What is asked").select_option("ruin")
    sized.page.get_by_label("Of what").select_option("won B")
    sized.page.get_by_label("Chips of the stack").fill("10")
    sized.page.get_by_label("How long it is followed").select_option("target")
    sized.page.get_by_label("How stakes go on").select_option("martingale")
    sized.page.get_by_role("button", name="Answer exactly").click()
    ruin = lone.ruin("won B", 10, target=20, plan="martingale")
    expect(answer(sized)).to_contain_text(f"{float(ruin.chance):.6f}".rstrip("0"))
    expect(answer(sized)).to_contain_text(f"{float(ruin.hands):.6f}".rstrip("0"))
    expect(answer(sized)).to_contain_text("chips of the stack: 10 · or until the stack comes to 20")
    expect(answer(sized)).to_contain_text("stakes: twice the stake after a loss, the first after a win")
    expect(answer(sized)).to_contain_text("--stack 10 --target 20 --stake-plan martingale")
    sized.picture(f"asked-ruin-{sized.size}")
    assert sized.page.evaluate("document.documentElement.scrollWidth") <= SIZES[sized.size][0]
    sized.page.goto(sized.page.url)
    expect(answer(sized)).to_contain_text("Hands until either comes, on average:")
    sized.page.get_by_label("What is asked").select_option("drawdown")
    sized.page.get_by_label("How deep, in chips below its highest").fill("6")
    sized.page.get_by_label("How long it is followed").select_option("sure")
    sized.page.get_by_label("How stakes go on").select_option("flat")
    sized.page.get_by_role("button", name="Answer exactly").click()
    expect(answer(sized)).to_contain_text(f"= {lone.drawdown('won B', 6).hands}")
    expect(answer(sized)).to_contain_text("--depth 6")
    assert sized.faults() == []
    sized.page.goto(
        f"{sized.url}/lab/lansquenet?ask=ruin&measure=won+B&stack=20&hands=9&stake_plan=labouchere"
    )
    expect(sized.page.locator("form p[role=alert]")).to_contain_text("no small state")
    sized.complaints.clear()  # of the browser, that the house refused


@pytest.mark.long
def test_measure_is_divided_by_a_number_or_by_another_measure(sized: Visit) -> None:
    """What is won for every card that is turned; a law is divided only by a number."""
    sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single")
    sized.page.get_by_text("More: beginning, span, seats").click()
    sized.page.get_by_label("Divided by").select_option("cards")
    sized.page.get_by_role("button", name="Answer exactly").click()
    expect(answer(sized)).to_contain_text(f"= {ask('lansquenet', 'single').mean('won bank / cards')}")
    expect(answer(sized)).to_contain_text("chips that the bank wins, divided by cards turned")
    sized.picture(f"asked-divided-{sized.size}")
    sized.page.goto(sized.page.url)
    expect(answer(sized)).to_contain_text("mean 'won bank / cards'")
    sized.page.get_by_label("What is asked").select_option("law")
    sized.page.get_by_label("Divided by").select_option("n")
    sized.page.get_by_label("a number", exact=True).fill("4")
    sized.page.get_by_role("button", name="Answer exactly").click()
    expect(answer(sized)).to_contain_text("law 'won bank / 4'")
    assert sized.page.evaluate("document.documentElement.scrollWidth") <= SIZES[sized.size][0]
    assert sized.faults() == []


def test_hand_of_a_transcript_is_asked_from_where_it_stands(sized: Visit) -> None:
    """LANS-14: a queen lies for the bank and a six for the punters."""
    played = (Path(__file__).parents[1] / "games/lansquenet/transcripts/E2.txt").read_text("utf-8")
    sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single&ask=chance&measure=bank+wins")
    sized.page.get_by_text("More: beginning, span, seats").click()
    sized.page.get_by_label("Transcript, for a hand in the middle").fill(played)
    sized.page.get_by_label("After so many acts").fill("2.3")
    sized.page.get_by_role("button", name="Answer exactly").click()
    expect(answer(sized)).to_contain_text("= 1/2")
    expect(answer(sized)).to_contain_text("after 2.3 acts of a transcript")
    expect(answer(sized)).to_contain_text("packs=1. 3 seats")
    sized.picture(f"asked-midway-{sized.size}")
    assert sized.faults() == []


def test_what_was_opened_stays_open_when_what_can_be_asked_is_told_again(sized: Visit) -> None:
    """It is told once of no seats named, and once more of those that are usual."""
    again = re.compile(r"/ask\?.*seats=[1-9]$")
    kept: list[Route] = []

    def keep(route: Route) -> None:
        kept.append(route)

    sized.page.route(again, keep)
    with sized.page.expect_request(again):
        sized.page.goto(f"{sized.url}/lab/lansquenet?preset=single")
    sized.page.get_by_text("More: beginning, span, seats").click()
    asked = sized.page.get_by_label("Transcript, for a hand in the middle")
    expect(asked).to_be_visible()
    with sized.page.expect_response(again):
        for route in kept:
            route.continue_()
    sized.page.wait_for_load_state("networkidle")
    expect(asked).to_be_visible()
    assert sized.faults() == []


def test_what_cannot_be_asked_is_said_in_a_sentence(sized: Visit) -> None:
    sized.page.goto(f"{sized.url}/lab/lansquenet?ask=mean&measure=nonsense")
    expect(sized.page.locator("form p[role=alert]")).to_contain_text("No measure is called 'nonsense'")
    sized.complaints.clear()  # of the browser, that the house refused
    sized.page.goto(f"{sized.url}/lab/toepen")
    expect(sized.page.get_by_text("Hands of this game are hidden")).to_be_visible()


@pytest.mark.parametrize("tag", ["de", seldom("sv")])
def test_words_of_a_game_are_asked_in_the_readers_language(browser: Browser, house: Served, tag: str) -> None:
    with visited(browser, house, locale=tag) as visit:
        visit.come()
        for game in ("lansquenet", "red_dog"):
            visit.page.goto(f"{visit.url}/lab/{game}")
            visit.page.locator(".go").wait_for()
            shown = visit.page.locator("section.sheet").first.inner_text()
            assert [text for text in book(game).asked.values() if " " in text and text in shown] == []
            assert "ask-" not in shown
