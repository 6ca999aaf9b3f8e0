"""My hands in the browser: found again, chosen among, gone through again, taken along."""

import re
import zipfile

import pytest
from playwright.sync_api import Browser, expect

from conftest import visited
from rooms import seldom
from servers import Served
from visits import ASKED, Visit

RISEN = """async table => {
  const {chairs} = await (await fetch(`/api/tables/${table}`)).json();
  return !chairs.some(chair => chair.name === "Ann");
}"""  # for who rises plays the hand to its end, and that counts too


SLOWLY = 120_000  # milliseconds: the first of its hands has the search of Three-card Loo compiled


@pytest.fixture(scope="module")
def played(browser: Browser, house: Served):
    """Ann, who has played some hands at one table and then at another, and has left both."""
    with visited(browser, house) as visit:
        visit.come()
        for game in ("zecchinetta", "loo"):
            code = visit.open_table(game).rpartition("/")[2]
            visit.play_until(3)
            card = visit.page.request.get(f"{visit.url}/api/codes/{code}").json()
            visit.ask(f"/api/tables/{card['id']}/messages", {"type": "rise"})
            visit.play_on(lambda: visit.page.evaluate(RISEN, card["id"]))  # noqa: B023
            assert visit.page.evaluate(RISEN, card["id"])
        yield visit


def said(count: int) -> str:
    return "One hand" if count == 1 else f"{count} hands"


def comes_to(visit: Visit) -> dict[str, int]:
    """Look at one's hands; how many there are of each game."""
    visit.page.goto(f"{visit.url}/mine")
    visit.page.locator("main .list li").first.wait_for()
    told = visit.page.request.get(f"{visit.url}/api/me/hands").json()
    found = {row["game"]: row["hands"] for row in told["games"]}
    assert min(found["loo"], found["zecchinetta"]) >= 2
    heading = visit.page.get_by_role("heading", name=said(told["count"]))
    expect(heading).to_be_visible()
    return found


def choose(visit: Visit, game: str, count: int) -> None:
    visit.page.get_by_role("combobox", name="Game").select_option(game)
    expect(visit.page.get_by_role("heading", name=said(count))).to_be_visible()


def test_hands_are_found_chosen_and_gone_through_again(played: Visit) -> None:
    found, page = comes_to(played), played.page
    choose(played, "zecchinetta", found["zecchinetta"])
    page.get_by_role("link", name=re.compile("Replay.*Zecchinetta, hand 2$")).click()
    expect(page.get_by_role("region", name="Timeline")).to_be_visible()
    assert page.url.endswith("/2")


def test_only_one_table_and_any_again(played: Visit) -> None:
    found = comes_to(played)
    page = played.page
    page.get_by_role("button", name="Only this table").first.click()
    expect(page.get_by_role("heading", name=said(found["loo"]))).to_be_visible()
    page.get_by_role("button", name="Any table").click()
    expect(page.get_by_role("heading", name=said(sum(found.values())))).to_be_visible()


@pytest.mark.long
def test_the_net_is_taken_apart(played: Visit) -> None:
    """Of Zecchinetta, whose cards all see, and of Three-card Loo, of which it is said that it is sampled."""
    comes_to(played)
    page = played.page
    page.get_by_role("button", name="Take the net apart").click()
    expect(page.get_by_text("the deal lies within").first).to_be_visible(timeout=SLOWLY)
    while (more := page.get_by_role("button", name="Go on reckoning")).count():
        more.click()
        expect(page.get_by_role("button", name="One moment…")).to_have_count(0, timeout=SLOWLY)
    expect(page.get_by_text("the deal lies within")).to_have_count(2)
    for parts in page.locator("aside table").all()[1:]:
        numbers = [text.replace("−", "-").replace("±", "") for text in parts.locator("td").all_inner_texts()]
        *of, net = map(float, numbers)
        assert sum(of) == pytest.approx(net, abs=0.3)  # each is rounded
    expect(page.get_by_text("Sampled, as cards are hidden")).to_contain_text("Three-card Loo")
    expect(page.get_by_text("Sampled, as cards are hidden")).not_to_contain_text("Zecchinetta")


def test_hands_are_taken_along_as_they_were_chosen(played: Visit) -> None:
    count = comes_to(played)["zecchinetta"]
    choose(played, "zecchinetta", count)
    with played.page.expect_download() as taken:
        played.page.get_by_role("link", name="Transcripts").click()
    with zipfile.ZipFile(taken.value.path()) as files:
        assert len([name for name in files.namelist() if name.endswith(".txt")]) == count


@pytest.mark.parametrize("size", [seldom((1280, 800)), (390, 844)])
def test_the_list_has_no_fault(played: Visit, size: tuple[int, int]) -> None:
    played.page.set_viewport_size({"width": size[0], "height": size[1]})
    comes_to(played)
    played.picture(f"mine-{size[0]}")
    assert played.faults() == []
    assert played.page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_who_has_played_nothing_is_told_so(browser: Browser, house: Served) -> None:
    with visited(browser, house) as visit:
        visit.page.goto(f"{visit.url}/mine")
        expect(visit.page.get_by_text("Nothing has been played")).to_be_visible()


def test_a_hand_of_the_day_stands_beside_that_of_the_bots(played: Visit) -> None:
    """Whatever game this day has."""
    page, skip = played.page, played.page.get_by_role("button", name="Skip")
    over = page.get_by_text("The hand comes to")
    page.goto(f"{played.url}/day")
    page.get_by_role("link", name="Play hand 1").click()
    played.play_on(over.count, lambda: skip.click(timeout=1000) or True if skip.count() else played.act())
    page.get_by_role("link", name="See how that stands").click()
    expect(page.get_by_role("row", name=re.compile(r"^1\b"))).to_be_visible()
    expect(page.get_by_text("Beside the bots")).to_be_visible()
    played.picture("day")
    assert played.faults() == []


def test_question_of_the_day_is_answered(played: Visit) -> None:
    page = played.page
    page.goto(f"{played.url}/day/question")
    page.get_by_role("button", name="You lose").click()
    said = page.get_by_role("status").filter(has_text="%").inner_text()
    chances = [float(found) for found in re.findall(r"([\d.]+)%", said)]
    assert sum(chances) == pytest.approx(100, abs=0.2)
    assert ("Right" in said) == (max(chances) == chances[2])
    played.picture("question")
    assert played.faults() == []


def test_a_table_by_correspondence_calls_from_the_lobby(browser: Browser, house: Served) -> None:
    """With the time until which one has; once the answer is given, it is one's turn no more."""
    with visited(browser, house) as visit:
        visit.come()
        code = visit.open_table("zecchinetta", days=3).rpartition("/")[2]
        visit.page.wait_for_function(ASKED)
        visit.page.goto(visit.url)
        mine = visit.page.get_by_role("region", name="Your turn")
        expect(mine.get_by_role("heading", name="Zecchinetta")).to_be_visible()
        expect(mine.get_by_text("your answer by")).to_be_visible()
        expect(visit.page.get_by_role("region", name="Your tables")).to_have_count(0)
        mine.get_by_role("link", name=f"Go on Zecchinetta, {code}").click()
        visit.page.wait_for_function(ASKED)
        assert visit.complaints == []
