"""Keys, sounds, the command line, the clock, and what may be said at any moment."""

import json
import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, expect

from visits import Visit

STAKE = ".dock input[type=number]"
LEGAL = ".dock .hand button.legal"
PICKED = ".dock .hand button.picked"
KNOCK = ".dock .anytime button[aria-pressed]"
COUNTED = """
  window.sounded = 0;
  const Real = window.AudioContext;
  window.AudioContext = class extends Real { constructor() { super(); window.sounded++; } };
"""


def keep(visit: Visit, **settings: object) -> None:
    """Have these settings in the browser."""
    kept = json.dumps(settings)
    visit.page.evaluate("kept => localStorage.setItem('lansquenet settings', kept)", kept)


def come_to(visit: Visit, where: str) -> Locator:
    """Play as usual until this is shown, and stays: what was clicked last may still be on its way."""
    for _ in range(400):
        if visit.page.locator(where).count():
            visit.page.wait_for_timeout(300)
            if visit.page.locator(where).count():
                return visit.page.locator(where).first
        with suppress(Exception):  # what was asked is asked no more
            if not (where == LEGAL and stood(visit)):
                # A card that may be played since we looked is not to be picked up.
                visit.act(cards=where != LEGAL)
        visit.page.wait_for_timeout(50)
    raise AssertionError(f"{where} is not shown: {visit.page.locator('main').inner_text()[:400]}")


def stood(visit: Visit) -> bool:
    """Be in the deal, where that is asked: what is usual is to pass, and whoever passes comes to no card."""
    button = visit.page.locator(
        ".dock .choices button:visible", has_text=re.compile("stand|stay", re.I)
    ).first
    if button.count():
        button.click(timeout=2000)
        return True
    return False


def press(visit: Visit, *keys: str) -> None:
    """Press keys while nothing has the focus."""
    visit.page.locator("main").focus()
    for key in keys:
        visit.page.keyboard.press(key)


def marks(visit: Visit) -> list[str]:
    """The cards of the hand, in order."""
    every = "all => all.map(one => one.dataset.flip)"
    return list(visit.page.locator(".dock .hand [data-flip^=hand-]").evaluate_all(every))


def told(visit: Visit, text: str | re.Pattern[str]) -> None:
    """Whether this is said aloud."""
    visit.page.get_by_role("alert").filter(has_text=text).first.wait_for(state="attached", timeout=30_000)


def sooner_or_later(visit: Visit, true: Callable[[], bool]) -> bool:
    """Whether something comes to be so."""
    for _ in range(200):
        if true():
            return True
        visit.page.wait_for_timeout(50)
    return False


# -- keys that are changed, and put away


def test_key_is_changed_and_kept(visit: Visit) -> None:
    """Another key, printed on its button, does it from then on; the old one does not, nor one put away."""
    visit.come()
    visit.page.goto(f"{visit.url}/settings")
    visit.page.get_by_text("All keys", exact=True).click()
    visit.page.get_by_role("button", name="Rules: ?").click()
    visit.page.keyboard.press("f")
    expect(visit.page.get_by_text("F is taken: Fairness of the shuffle")).to_be_visible()
    visit.page.keyboard.press("q")
    expect(visit.page.get_by_role("button", name="Rules: Q")).to_be_visible()
    visit.page.get_by_role("button", name="Fairness of the shuffle: Put away").click()
    visit.picture("settings-keys")
    assert visit.faults() == []
    visit.open_table("zecchinetta")
    press(visit, "?", "f")
    assert not visit.page.get_by_role("dialog").count()
    press(visit, "q")
    visit.page.get_by_role("dialog").wait_for()
    visit.page.keyboard.press("Escape")
    assert visit.page.locator("header kbd", has_text="Q").count() == 1


def test_keys_that_are_off_do_nothing_and_are_not_printed(visit: Visit) -> None:
    """Cards are still gone through by arrows, which are no characters."""
    visit.come()
    keep(visit, keys=False)
    visit.open_table("loo")
    come_to(visit, LEGAL)
    press(visit, "?", "f", "1")
    assert not visit.page.get_by_role("dialog").count()
    assert not visit.page.locator(PICKED).count()
    assert not visit.page.locator(".dock .hand kbd").count()
    press(visit, "ArrowRight")
    expect(visit.page.locator(".dock .hand button:focus")).to_have_count(1)


def test_what_was_kept_and_makes_no_sense_is_not_believed(visit: Visit) -> None:
    """Keys of two characters, of nothing, or two of the same; a size beyond all sizes."""
    visit.come()
    keep(
        visit,
        bound={"rules": "q", "fair": "q", "ghost": "y", "odds": "ab"},
        size=9000,
        theme="neon",
        volume="loud",
    )
    visit.page.goto(f"{visit.url}/settings")
    visit.page.get_by_text("All keys", exact=True).click()
    expect(visit.page.get_by_role("button", name="Rules: ?")).to_be_visible()
    kept = visit.page.evaluate("JSON.parse(localStorage.getItem('lansquenet settings'))")
    assert (kept["size"], kept["theme"], kept["volume"], kept["bound"]) == (100, "baize", 40, {})


def test_letters_that_are_typed_are_no_keys(visit: Visit) -> None:
    visit.come()
    visit.open_table("zecchinetta")
    press(visit, "l")
    field = visit.page.get_by_placeholder("Say something to all")
    field.click()
    field.press_sequentially("fh?m")
    assert field.input_value() == "fh?m"
    assert not visit.page.get_by_role("dialog").count()


# -- stakes and cards


def test_stake_is_set_by_keys(visit: Visit) -> None:
    """Arrows and pages, the ends, steps by digits; Z is the stake that was offered, C the least."""
    visit.come()
    visit.open_table("lansquenet", chips=1000, bots=["bold", "bold"], fill=False, newcomer=True)
    come_to(visit, ".dock .steps button >> nth=2")
    field = visit.page.locator(STAKE)
    offered = int(field.input_value())
    press(visit, "c")
    low = int(field.input_value())
    for key, by in (("ArrowUp", 1), ("PageUp", 11), ("2", 16), ("ArrowDown", 15), ("PageDown", 5)):
        press(visit, key)
        assert int(field.input_value()) == low + by, key
    press(visit, "End")
    most = int(field.input_value())
    press(visit, "Home")
    assert int(field.input_value()) == low
    press(visit, "z")
    assert low <= int(field.input_value()) == offered <= most


def test_what_is_not_sent_is_taken_back(visit: Visit) -> None:
    """A card that was chosen lies as before, and nothing was played."""
    visit.come()
    visit.open_table("loo")
    come_to(visit, LEGAL)
    cards = visit.page.locator(".dock .hand > button:not(.play)")
    before = cards.count()
    for n in range(before):
        press(visit, str(n + 1))
        if visit.page.locator(PICKED).count():
            break
    assert visit.page.locator(PICKED).count() == 1
    press(visit, "z")
    assert not visit.page.locator(PICKED).count()
    assert cards.count() == before


def test_card_is_moved_within_the_hand(visit: Visit) -> None:
    visit.come()
    visit.open_table("loo")
    come_to(visit, LEGAL)
    before = marks(visit)
    press(visit, "1", "Alt+ArrowRight")
    assert marks(visit)[:2] == before[1::-1]


# -- the command line


def test_command_line_opens_stakes_and_is_corrected(visit: Visit) -> None:
    visit.come()
    visit.open_table("zecchinetta", newcomer=True)
    come_to(visit, STAKE)
    press(visit, "/")
    line = visit.page.get_by_label("Say what you do")
    line.fill("dance")
    line.press("Enter")
    expect(visit.page.locator(".dock .hint.wrong")).to_contain_text("“dance” is not understood")
    line.fill("odds")
    line.press("Enter")
    expect(visit.page.get_by_role("tab", name="Odds")).to_have_attribute("aria-selected", "true")
    press(visit, "h", "/")
    low = visit.page.locator("#stake-limits").inner_text().split()[1]
    line.fill(f"stake {low}")
    line.press("Enter")
    expect(visit.page.locator("#side-panel")).to_contain_text(
        re.compile(rf"Ann (bets|takes bets from|takes bets up to) {low}(?!\d)")
    )
    line.press("Escape")
    line.wait_for(state="hidden")


def test_command_line_takes_words_for_amounts_and_says_why_not(visit: Visit) -> None:
    """ZECC-3, ZECC-5: more than there is names the bound in the way; all is all that may be said."""
    visit.come()
    visit.open_table("zecchinetta", newcomer=True)
    come_to(visit, STAKE)
    most = visit.page.locator("#stake-limits").inner_text().split()[-1]
    press(visit, "/")
    line = visit.page.get_by_label("Say what you do")
    line.fill("900000")
    line.press("Enter")
    expect(visit.page.locator(".dock .hint.wrong")).to_contain_text(
        re.compile(r"900000: .* \((ZECC-[35]|COM-5)\)")
    )
    line.fill("all")
    line.press("Enter")
    expect(visit.page.locator("#side-panel")).to_contain_text(
        re.compile(rf"Ann (bets|takes bets from|takes bets up to) {most}(?!\d)")
    )


def test_keys_say_how_it_stands(visit: Visit) -> None:
    """Whose turn, the pool, my chips, the cards; along the seats; calm and size are said as they change."""
    visit.come()
    visit.open_table("loo")
    come_to(visit, LEGAL)
    for key, said in (
        ("w", re.compile(r"^Your card\?$")),
        ("b", re.compile(r"pool: \d+\. dealer: \w")),
        ("g", re.compile(r"^You have \d+ chips?\.$")),
        ("n", re.compile(r"turned up: \w+ of (clubs|diamonds|hearts|spades)")),
        ("m", re.compile(r"^Cards move\.$")),
        ("+", re.compile(r"^Cards at 110%\.$")),
    ):
        press(visit, key)
        told(visit, said)


# -- replay


@pytest.mark.long
def test_replay_is_gone_through_by_keys(visit: Visit) -> None:
    visit.come()
    visit.open_table("zecchinetta")
    visit.play_until(3)
    table = visit.page.request.get(f"{visit.url}/api/codes/{visit.page.url.rsplit('/', 1)[-1]}").json()["id"]
    visit.page.goto(f"{visit.url}/replay/{table}/2")
    slider = visit.page.get_by_role("slider", name="The moment that is shown")
    slider.wait_for()
    last, at = int(slider.get_attribute("max") or 0), lambda: int(slider.input_value())
    assert last > 2
    press(visit, "0")
    for key, where in (
        ("l", 1),
        ("ArrowRight", 2),
        ("j", 1),
        ("ArrowLeft", 0),
        ("End", last),
        ("5", (last + 1) // 2),
    ):
        press(visit, key)
        assert at() == where, key
    press(visit, "0", "k")
    assert sooner_or_later(visit, lambda: at() > 0), "k plays"
    press(visit, "k")
    expect(visit.page.get_by_role("button", name="Play", exact=True)).to_be_visible()


# -- sound


def test_there_is_no_sound_unless_it_is_wanted(visit: Visit) -> None:
    visit.page.add_init_script(COUNTED)
    visit.come()
    visit.open_table("zecchinetta")
    visit.play_until(2)
    assert visit.page.evaluate("window.sounded") == 0


def test_sound_that_is_wanted_is_made_in_the_page(visit: Visit) -> None:
    """One sounding board for all of it; the policy of the page allows it."""
    visit.page.add_init_script(COUNTED)
    visit.come()
    keep(visit, sound=True)
    visit.open_table("zecchinetta")
    visit.play_until(3)
    assert visit.page.evaluate("window.sounded") == 1


# -- the clock


@pytest.mark.long
def test_more_time_is_asked_for_once_a_hand(visit: Visit) -> None:
    """When little is left it is said aloud, and shown by more than colour, however slow the machine."""
    visit.come()
    slow = visit.page.context.new_cdp_session(visit.page)
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 6})  # what is asked comes later than the clock of it
    visit.open_table("zecchinetta", clock=20, newcomer=True)
    come_to(visit, ".dock .clock.short")
    told(visit, "seconds are left")
    slow.send("Emulation.setCPUThrottlingRate", {"rate": 1})  # the clock goes on, however busy all others are
    press(visit, "x")
    more = visit.page.get_by_role("button", name="30 seconds more")
    more.wait_for(state="hidden")
    expect(visit.page.locator(".dock .clock:not(.short)")).to_be_visible()


# -- what may be said at any moment


def test_nobody_has_to_say_that_they_do_not_knock(visit: Visit) -> None:
    """The button stands there; who leaves it alone comes to play a card."""
    visit.come()
    visit.open_table("toepen", window=0.3)
    come_to(visit, KNOCK)
    assert not visit.page.locator(".dock .choices", has_text="silent").count()
    come_to(visit, LEGAL)
    expect(visit.page.locator(KNOCK)).to_have_attribute("aria-pressed", "false")
    expect(visit.page.locator("#side-panel")).not_to_contain_text("is silent")
    visit.picture("knock")
    assert visit.faults() == []


def test_knock_between_questions_waits_for_its_moment(visit: Visit) -> None:
    """Pressed too soon it is kept, can be taken back, and is said as soon as it may be."""
    visit.come()
    visit.open_table("toepen", window=0.4, bots=["timid", "timid"], fill=False)
    come_to(visit, LEGAL)
    knock = visit.page.locator(KNOCK)
    press(visit, "k")
    expect(knock).to_have_attribute("aria-pressed", "true")
    press(visit, "z", "z")  # a card that was chosen comes back first
    expect(knock).to_have_attribute("aria-pressed", "false")
    press(visit, "k")
    visit.page.locator(LEGAL).first.click()
    visit.page.keyboard.press("Enter")
    expect(visit.page.locator("#side-panel")).to_contain_text("Ann knocks", timeout=30_000)
