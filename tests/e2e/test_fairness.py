"""The seal by the table, in a real browser at a real house: a hand that holds, and a house that lies."""

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, WebSocketRoute, expect

from conftest import visited
from rooms import seldom
from servers import Served
from visits import QUICK, Visit

SEAL = ".seal"
PHONE = {"width": 390, "height": 844}


def sealed(visit: Visit, state: str, hand: int = 1) -> None:
    """Play until the seal says so of this hand or a later one."""
    at = f"{SEAL}.{state}"
    visit.play_on(
        lambda: (
            visit.page.locator(at).count()
            and int(visit.page.locator(at).get_attribute("data-hand") or 0) >= hand
        )
    )
    expect(visit.page.locator(at)).to_be_visible()


@pytest.mark.parametrize("game", ["toepen", *map(seldom, ("zecchinetta", "irish_loo"))])
def test_a_played_hand_ends_with_the_seal_checked(visit: Visit, game: str) -> None:
    """The page gave its share for every window, fetched the bundle, and found in it what it saw."""
    visit.come()
    visit.open_table(game, seats=3)
    sealed(visit, "checked", hand=2)
    visit.page.locator(SEAL).click()
    drawer = visit.page.get_by_role("dialog", name="Fairness")
    expect(drawer).to_contain_text("The pack was fixed before this page gave its share")
    assert len(drawer.locator(".four").inner_text().split()) == 4
    visit.picture(f"seal-{game}")


def test_a_browser_without_signatures_of_its_own_takes_part_as_well(visit: Visit) -> None:
    """As on a plain http address of another machine, where pages have no `crypto.subtle`."""
    visit.page.add_init_script("Object.defineProperty(Crypto.prototype, 'subtle', {get: () => undefined})")
    visit.come()
    assert visit.page.evaluate("crypto.subtle === undefined")
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=2)
    sealed(visit, "checked")
    visit.page.locator(SEAL).click()
    drawer = visit.page.get_by_role("dialog", name="Fairness")
    expect(drawer).to_contain_text("The pack was fixed before this page gave its share")


def lying(route: Route, change: Any) -> None:
    """Hand on a bundle with a lie in it."""
    answer = route.fetch()
    bundle = json.loads(answer.text())
    change(bundle)
    route.fulfill(response=answer, body=json.dumps(bundle))


def test_a_bundle_that_is_not_what_was_seen_is_told_with_its_proof(visit: Visit) -> None:
    """A lie about who won what: no seal of the house over it, and other payments than were seen."""

    def poorer(bundle: dict[str, Any]) -> None:
        bundle["after"] = [chips + 1 for chips in bundle["after"]]

    visit.come()
    visit.page.route("**/hands/*/bundle", lambda route: lying(route, poorer))
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=3)
    sealed(visit, "lie")
    alarm = visit.page.get_by_role("alert").filter(has_text="this is not what I saw")
    expect(alarm).to_be_visible()
    visit.picture("seal-lie")
    alarm.get_by_role("button", name="What it is").click()
    with visit.page.expect_download() as saved:
        visit.page.get_by_role("button", name="Download the proof").click()
    proof = json.loads(saved.value.path().read_text("utf-8"))
    assert proof["evidence"] == "gt2"
    assert proof["bundle"]["after"] != proof["seen"]["hands"][str(proof["bundle"]["hand"])]["after"]
    assert {one["type"] for one in proof["heard"]} >= {"committed", "share_wanted", "joined"}
    visit.picture("seal-lie-drawer")


def kept_key(visit: Visit) -> str:
    """The public key that this window has drawn for its chair."""
    found = """() => JSON.parse(sessionStorage.getItem(
        Object.keys(sessionStorage).find(name => name.startsWith("gt2 key"))) ?? "{}").key"""
    return str(visit.page.evaluate(found))


def test_a_reload_keeps_the_key_and_what_was_seen(visit: Visit) -> None:
    visit.come()
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=2)
    sealed(visit, "checked", hand=2)
    key = kept_key(visit)
    visit.page.reload()
    visit.page.locator(".dock").first.wait_for()
    sealed(visit, "checked", hand=visit.hand + 1)
    assert kept_key(visit) == key != ""


def words(visit: Visit) -> list[str]:
    """The hand in play, and the four words of what was fixed for it."""
    visit.page.locator(SEAL).click()
    drawer = visit.page.get_by_role("dialog", name="Fairness")
    told = [str(visit.hand), drawer.locator(".four").inner_text()]
    drawer.get_by_role("button", name="Close").click()
    return told


def test_two_at_one_table_have_each_their_seal_and_the_same_four_words(
    browser: Browser, house: Served, visit: Visit
) -> None:
    visit.come("Ann")
    link = visit.ask("/api/tables", {"game": "toepen", "seats": 2, **QUICK})["link"]
    visit.join(link)
    with visited(browser, house) as other:
        other.come("Ben")
        other.join(link)
        both = (visit, other)

        def checked() -> bool:
            other.turn()
            return all(one.page.locator(f"{SEAL}.checked").count() for one in both)

        visit.play_on(checked)
        assert checked()
        told = [words(one) for one in both]
        for _ in range(50):  # a hand may have begun between the two looks
            if told[0] == told[1]:
                break
            told = [words(one) for one in both]
        assert told[0] == told[1]
        assert kept_key(visit) != kept_key(other)


def between(visit: Visit, change: Any, lost: str = "") -> list[dict[str, Any]]:
    """Let something change what the house says at the table; what the page says is noted, or lost."""
    said: list[dict[str, Any]] = []

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def from_page(text: str | bytes) -> None:
            said.append(json.loads(text))
            if said[-1]["type"] != lost:
                server.send(text)

        def from_house(text: str | bytes) -> None:
            for message in change(json.loads(text)):
                socket.send(json.dumps(message))

        socket.on_message(from_page)
        server.on_message(from_house)

    visit.page.route_web_socket("**/ws/*", opened)
    return said


def test_a_house_that_wants_something_else_signed_gets_no_share(visit: Visit) -> None:
    """Other stakes than the page saw: it refuses, says so, and keeps what was said."""

    def more(message: dict[str, Any]) -> list[dict[str, Any]]:
        if message["type"] == "share_wanted":
            message["body"]["stakes"] = [[chair, chips + 1] for chair, chips in message["body"]["stakes"]]
        return [message]

    visit.come()
    said = between(visit, more)
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=2)
    alarm = visit.page.get_by_role("alert").filter(has_text="other stakes than this page saw")
    expect(alarm).to_be_visible()
    assert {one["type"] for one in said} >= {"hello", "promise"}
    assert not [one for one in said if one["type"] == "share"]


def test_whoever_is_called_silent_though_the_share_was_given_hears_it_in_red(visit: Visit) -> None:
    """The share is lost on its way: the page cannot tell that from a house that keeps it back."""
    visit.come()
    said = between(visit, lambda message: [message], lost="share")
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=3)
    alarm = visit.page.get_by_role("alert").filter(has_text="The house says that you were silent")
    expect(alarm).to_be_visible()
    alarm.get_by_role("button", name="What it is").click()
    with visit.page.expect_download() as saved:
        visit.page.get_by_role("button", name="Download the proof").click()
    proof = json.loads(saved.value.path().read_text("utf-8"))
    told = next(one for one in proof["heard"] if one["type"] == "void")
    share = next(one for one in said if one["type"] == "share")
    kept = next(one for one in proof["seen"]["windows"] if one["t"] == told["body"]["t"])
    assert kept["share"] == [share["share"], share["signature"]]
    assert proof["seen"]["chair"] in told["body"]["silent"]


def test_whoever_was_not_asked_and_is_called_silent_is_out_and_accuses_nobody(visit: Visit) -> None:
    visit.come()
    between(visit, lambda message: [] if message["type"] == "share_wanted" else [message])
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=3, between=60)  # the next tells less
    sealed(visit, "unchecked")
    assert not visit.page.locator(".alarm").count()
    visit.page.locator(SEAL).click()
    drawer = visit.page.get_by_role("dialog", name="Fairness")
    expect(drawer).to_contain_text("it is out of the shuffle until the session ends")
    expect(drawer).to_contain_text(
        "as Ann was silent: whoever saw the shares, as the house does, could have chosen among 2 decks"
    )
    visit.picture("seal-out")


def test_a_share_that_the_house_does_not_take_is_no_fault_of_the_person(visit: Visit) -> None:
    """Whoever did nothing is not told that a share was wrong: the page gave it by itself."""
    text = "This is not the share that was promised."

    def refused(message: dict[str, Any]) -> list[dict[str, Any]]:
        no = {"type": "refuse", "code": "bad_share", "text": text, "id": "", "rule": ""}
        return [message, no] if message["type"] == "joined" else [message]

    visit.come()
    between(visit, refused)
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=2)
    sealed(visit, "unchecked")
    assert text not in visit.page.content()
    visit.page.locator(SEAL).click()
    expect(visit.page.get_by_role("dialog", name="Fairness")).to_contain_text("perhaps it came too late")


def test_the_bundle_of_a_hand_is_held_against_what_this_window_saw(visit: Visit) -> None:
    """The page of fairness finds by itself what the table kept, and says what is proved, and to whom."""
    visit.come()
    visit.open_table("zecchinetta", options={"rounds": "0"}, seats=2)
    sealed(visit, "checked")
    visit.page.locator(SEAL).click()
    visit.page.get_by_role("link", name="Check hand").click()
    sheet = visit.page.locator(".sheet")
    expect(sheet).to_contain_text("It is what this page saw and signed while the hand was played.")
    expect(visit.page.locator("main")).to_contain_text(
        "To each of the seats named above whose key is not the house's"
    )
    expect(sheet).to_contain_text("with keys of the house, which prove nothing")
    assert visit.faults() == []
    visit.picture("fairness-held")


def test_the_seal_is_seen_on_a_phone(browser: Browser, house: Served) -> None:
    with visited_on_phone(browser, house) as visit:
        visit.come()
        visit.open_table("zecchinetta", options={"rounds": "0"}, seats=3)
        sealed(visit, "checked")
        visit.picture("seal-phone")
        visit.page.locator(SEAL).click()
        visit.page.get_by_role("dialog", name="Fairness").wait_for()
        assert visit.faults() == []
        visit.picture("seal-phone-drawer")


def visited_on_phone(browser: Browser, house: Served) -> Any:
    return visited(browser, house, viewport=PHONE)
