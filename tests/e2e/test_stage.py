"""What is seen on the stage: tricks lie, chips add up, the pair that decides is ringed, and nothing shifts.

All of it is looked for in the page, frame by frame, and not in what the house sends.
"""

from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect

from conftest import visited
from lansquenet.rules.cards import rank
from rooms import seldom
from servers import Served
from visits import LOOKS, Visit

MOVING: dict[str, Any] = {"reduced_motion": "no-preference"}
USUAL_PACE = 0.8
LIES = 900  # milliseconds, at the least, that a whole trick is looked at
SIZES = [(1280, 800), (390, 844)]

# How long every card of a trick has lain in its place together, for each trick that was taken.
TRICKS = """() => {
  window.tricks = [];
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const lying = () => {
    const all = what => [...document.querySelectorAll(what)];
    const cards = all('.scene .card').map(one => [one.dataset.card, ...middle(one)]);
    return all('.painted rect.faint').map(middle).map(([x, y]) =>
      cards.find(([, left, top]) => Math.hypot(left - x, top - y) < 4)?.[0]);
  };
  let [whole, began] = ['', 0];
  const look = now => {
    const found = lying();
    const full = found.length && found.every(Boolean) ? found.join() : '';
    if (full !== whole) {
      if (whole) window.tricks.push(now - began);
      [whole, began] = [full, now];
    }
    requestAnimationFrame(look);
  };
  look(performance.now());
}"""

# All chips that are seen while none of them is on its way: %s are those that seats have to themselves.
SUMS = """() => {
  window.sums = {};
  window.moments = 0;
  const number = one => Number((one.dataset.amount ?? one.textContent).replace(/\\D/g, ''));
  const of = what => [...document.querySelectorAll(what)].reduce((sum, one) => sum + number(one), 0);
  let last = '';
  const look = () => {
    const scene = document.querySelector('.scene');
    if (scene && !scene.querySelector('.flying') && !scene.getAnimations({subtree: true}).length) {
      const [own, lies] = [of('%s'), of('.scene .chips')];
      window.sums[own + lies] = `${own} + ${lies}`;
      window.moments += Number(last !== `${own} ${lies}`);
      last = `${own} ${lies}`;
    }
    requestAnimationFrame(look);
  };
  look();
}"""

# What was said of each hand when it was over, beside what was ringed while that was said.
TOLD = """() => {
  window.told = {};
  window.questions = new Set();
  const look = () => {
    const hand = document.querySelector('#side-panel li.hand')?.dataset.hand;
    const beat = document.querySelector('.baize')?.dataset.beat;
    const text = document.querySelector('.ribbon p')?.textContent;
    const told = window.told[hand] ??= {ringed: []};
    if (text && beat === 'decide') told.decided = text;
    if (text && beat === 'result') {
      const ringed = [...document.querySelectorAll('.card.ringed')].map(one => Number(one.dataset.card));
      told.said = text;
      if (ringed.length) told.ringed = ringed;
      told.dimmed ||= Boolean(document.querySelector('.scene.dimmed'));
    }
    window.questions.add(document.querySelector('.dock .question')?.textContent ?? '');
    requestAnimationFrame(look);
  };
  look();
}"""

SHIFTED = """
  window.shifts = [];
  new PerformanceObserver(list => {
    for (const entry of list.getEntries())
      for (const {node, previousRect, currentRect} of entry.sources) {
        const at = node?.nodeType === 1 ? node : node?.parentElement;
        const moved = [previousRect, currentRect].map(box => [box.x, box.y, box.width, box.height].join(' '));
        if (at?.closest('.baize, .dock-place')) window.shifts.push([at.outerHTML.slice(0, 120), ...moved]);
      }
  }).observe({type: 'layout-shift', buffered: true});
"""
BOXES = """() => ['.baize', '.baize .cloth > svg', '.dock-place'].map(what => {
  const box = document.querySelector(what)?.getBoundingClientRect();
  return box && [what, box.x, box.y, box.width, box.height].join();
})"""


def test_whole_trick_lies_on_the_table_before_it_is_taken(browser: Browser, house: Served) -> None:
    """One of two: where the machine stands still for a moment, what is late is hurried."""
    with visited(browser, house, **MOVING) as visit:
        visit.come()
        visit.open_table("femkort", seats=2, pace=USUAL_PACE)
        visit.page.evaluate(TRICKS)
        visit.play_on(lambda: visit.page.evaluate("window.tricks.length") > 1)
        lay = visit.page.evaluate("window.tricks")
    print("tricks lay for", ", ".join(f"{time:,.0f} ms" for time in lay))
    assert len(lay) > 1
    assert max(lay) >= LIES


@pytest.mark.parametrize(("game", "own"), [("lansquenet", ".stack .chips"), seldom("zwikken", ".purse")])
def test_chips_that_are_seen_are_always_as_many(browser: Browser, house: Served, game: str, own: str) -> None:
    """With a bank: free chips in columns, the rest on the cloth; with a pool: owned, or in the pool."""
    with visited(browser, house, **MOVING) as visit:
        visit.come()
        visit.open_table(game, seats=3, pace=0.1, between=0.2)
        visit.page.locator(own).first.wait_for(state="attached")
        visit.page.evaluate(SUMS % own)
        visit.play_until(3)
        visit.play_on(lambda: visit.page.evaluate("window.moments") > 3)
        sums, moments = visit.page.evaluate("[window.sums, window.moments]")
    print(f"{game}: {moments} moments, {sums}")
    assert moments > 3
    assert len(sums) == 1, sums


def test_pair_that_decides_is_ringed_when_the_result_is_said(browser: Browser, house: Served) -> None:
    """Two cards of one rank, all others darkened; and nobody is told of themselves that they are to act."""
    with visited(browser, house, **MOVING) as visit:
        visit.come()
        visit.open_table("lansquenet", pace=0.2, between=1)
        visit.page.evaluate(TOLD)
        visit.play_on(lambda: bool(decided(visit)))
        for told in decided(visit):
            assert told["said"] == told["decided"]
            assert len({rank(card) for card in told["ringed"]}) == 1, told
            assert len(told["ringed"]) == 2, told
            assert told["dimmed"]
        assert decided(visit)
        assert [text for text in visit.page.evaluate("[...window.questions]") if "Ann " in text] == []


def decided(visit: Visit) -> list[dict[str, Any]]:
    """Of the hands that cards decided last, those that others have followed; the first is a draw.

    Where the bank is bought after them, the last that is decided is by whom.
    """
    told = visit.page.evaluate("Object.entries(window.told)")
    past = [one for hand, one in told if 1 < int(hand) < visit.hand]
    return [one for one in past if {"decided", "said"} <= {*one} and "has bought the bank" not in one["said"]]


@pytest.mark.parametrize("size", [seldom(SIZES[0]), SIZES[1]])
def test_table_stands_there_at_once_and_nothing_shifts(
    browser: Browser, house: Served, size: tuple[int, int]
) -> None:
    """Rail, cloth and dock before anything is known of the hand, and in one place through two hands."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    with visited(browser, house, viewport={"width": size[0], "height": size[1]}, **MOVING) as visit:
        visit.page.add_init_script(SHIFTED)
        visit.come()
        terms = {"game": "lansquenet", "seats": 4, "fill": True, "pace": 0.05, "between": 0.3}
        link = visit.ask("/api/tables", terms)["link"]
        visit.page.route("**/api/tables/*/ticket", hold)
        visit.page.goto(link)
        expect(visit.page.locator(".baize .cloth > svg").first).to_be_visible()
        while not held:
            visit.page.wait_for_timeout(LOOKS)
        assert visit.page.locator(".seat").count() == 0
        visit.page.evaluate("document.fonts.ready")
        empty = visit.page.evaluate(BOXES)
        assert all(empty), empty
        held[0].continue_()
        visit.play_until(3)
        assert visit.page.evaluate(BOXES) == empty
        shifts = visit.page.evaluate("window.shifts")
        assert not shifts, shifts


def test_free_chair_on_the_cloth_is_taken_by_a_tap(browser: Browser, house: Served) -> None:
    with visited(browser, house) as host, visited(browser, house) as visit:
        host.come("Host")
        link = host.ask("/api/tables", {"game": "lansquenet", "seats": 3})["link"]
        visit.come()
        visit.page.goto(link)
        free = visit.page.locator(".seat.free button")
        expect(free).to_have_count(3)
        visit.picture("free-chairs")
        free.nth(1).click()
        expect(visit.page.locator(".seat.me .plate")).to_contain_text("you", ignore_case=True)
        expect(visit.page.locator(".seat.free")).to_have_count(2)


def test_free_chair_stands_there_during_play_and_is_taken_for_the_next_hand(
    browser: Browser, house: Served
) -> None:
    """It stands between those who play, as do bots whose chairs may be had; whoever plays invites by it."""
    with visited(browser, house) as host, visited(browser, house) as visit:
        host.come("Host")
        link = host.ask("/api/tables", {"game": "zecchinetta", "seats": 4, "pace": 0.02, "between": 0.3})
        host.page.goto(link["link"])
        host.page.get_by_role("button", name="Chairs and link").click()
        host.page.get_by_role("button", name="Seat a bot").nth(1).click()
        expect(host.page.get_by_role("button", name="Seat a bot")).to_have_count(2)
        host.page.keyboard.press("Escape")
        host.page.get_by_role("button", name="Start", exact=True).click()
        host.play_on(lambda: host.hand > 0)
        free = host.page.locator(".seat.free button")
        expect(free).to_have_count(2)
        visit.come("Guest")
        visit.page.goto(link["link"])
        free = visit.page.locator(".seat.free button")
        expect(free).to_have_count(2)
        expect(visit.page.locator(".seat .take")).to_have_count(1)
        visit.picture("free-chairs-in-play")
        free.last.click()
        expect(visit.page.locator(".seat.me .plate")).to_contain_text("you", ignore_case=True)
        expect(free).to_have_count(1)
        host.play_on(lambda: visit.page.locator(".spoken .who").count() == 3)
        expect(visit.page.locator(".spoken .who.me")).to_have_count(1)
        visit.page.locator(".seat.free button").click()
        expect(visit.page.get_by_role("dialog")).to_be_visible()


RANKS = """() => [...document.querySelectorAll('.ranks .rank')].filter(one => {
  const box = one.getBoundingClientRect();
  return box.left >= 0 && box.right <= innerWidth && box.width >= 24 && box.height >= 24;
}).length"""


def test_all_ranks_are_seen_on_a_small_phone_and_the_meant_one_is_ringed(
    browser: Browser, house: Served
) -> None:
    """Basset's choice of a card: thirteen buttons side by side, and a ring on the cloth round that chosen."""
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    with visited(browser, house, **phone) as visit:
        visit.come()
        visit.open_asked("basset")
        ranks = visit.page.locator(".ranks .rank")
        visit.play_on(lambda: ranks.count() == 13)
        assert visit.page.evaluate(RANKS) == 13
        places = []
        for n in (2, 9):
            ranks.nth(n).click()
            expect(ranks.nth(n)).to_have_attribute("aria-pressed", "true")
            places.append(visit.page.locator(".baize .about").bounding_box())
        visit.picture("basset-ranks-small")
        assert all(places)
        assert places[0] != places[1]
